// SPDX-License-Identifier: MIT
//! Recordings with random changes: read, or refused, but always handled.

use super::*;
use pica_spec::command::{EndRule, encode};
use pica_spec::trace::lists;
use proptest::prelude::*;

/// Does everything that can be done with a file.
fn exercise(file: &[u8]) -> Result<(), TestCaseError> {
    let Ok(recording) = Recording::read(file) else {
        return Ok(());
    };
    let written = recording.write().expect("smaller than 4 GiB");
    prop_assert_eq!(&Recording::read(&written).unwrap(), &recording);
    for list in lists(&recording).take(8) {
        prop_assert!(!list.segments.is_empty());
        for segment in &list.segments {
            let decoded = decode(&segment.bytes, list.rule);
            if !decoded.has_errors() {
                prop_assert!(encode(&decoded.items, list.rule).as_deref() == Ok(&*segment.bytes));
            }
        }
    }
    Ok(())
}

/// A word that may hit a limit somewhere.
fn word() -> impl Strategy<Value = u32> {
    prop_oneof![
        Just(0),
        Just(u32::MAX),
        0..8000_u32,
        0xE0..0xE5_u32,
        Just(0x1040_18F0),
        Just(0x000F_023C),
        Just(0x1234_5678),
        (0..32_u32).prop_map(|bit| 1 << bit),
        any::<u32>(),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn any_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        exercise(&bytes)?;
        let file = [&b"CiTr\x01\0\0\0\x64\0\0\0"[..], &bytes].concat();
        exercise(&file)?;
    }

    /// Words of the header, of a command list, of the stream.
    #[test]
    fn changed_words(
        changes in proptest::collection::vec((0..3_u32, any::<prop::sample::Index>(), word()), 1..6),
        cut in proptest::option::weighted(0.1, any::<prop::sample::Index>()),
    ) {
        let mut file = TRACES[0].1.to_vec();
        for (part, index, word) in changes {
            let range = [0..100, 3428..4564, 4612..6692][part as usize].clone();
            let offset = range.start + 4 * index.index(range.len() / 4);
            file[offset..offset + 4].copy_from_slice(&word.to_le_bytes());
        }
        if let Some(cut) = cut {
            file.truncate(cut.index(file.len()));
        }
        exercise(&file)?;
    }

    /// A recording of random elements around a list of random jumps.
    #[test]
    fn random_jumps(
        words in proptest::collection::vec((0..6_u32, 0..16_u32, 0..64_u32), 8..64),
        starts in proptest::collection::vec((0..64_u32, 0..64_u32), 1..4),
    ) {
        let mut list = Vec::new();
        for (register, lanes, value) in words {
            let value = if register & 2 == 0 { value } else { LIST / 8 + 2 * (value / 2) };
            list.extend([value, (0x0238 + register) | lanes << 16]);
        }
        let mut elements = vec![load(LIST, &list)];
        for (place, size) in starts {
            elements.extend(start(LIST + 16 * (place / 2), 8 * size));
        }
        let recording = recording(elements);
        for list in lists(&recording) {
            prop_assert!(list.segments.len() <= 1 << 14);
            let jumped = |segment: &Segment| matches!(segment.end, Some(pica_spec::command::ListEnd::Jump(_)));
            let (last, others) = list.segments.split_last().unwrap();
            prop_assert!(others.iter().all(jumped));
            prop_assert_eq!(jumped(last), list.problems.iter().any(|problem| {
                problem.to_string().contains("never ends") || problem.to_string().contains("not followed")
            }));
            prop_assert_eq!(list.rule, EndRule::default());
        }
        exercise(&recording.write().unwrap())?;
    }
}
