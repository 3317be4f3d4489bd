// SPDX-License-Identifier: MIT
//! What holds for all lists, checked on random ones.

use super::*;
use proptest::prelude::*;

/// Decoding written a second time, as plainly as possible: id, mask and value of each write, the position of the first word
/// behind the end of the list, and whether anything is missing.
fn reference(words: &[u32]) -> (Vec<(u32, u8, u32)>, usize, bool) {
    let mut writes = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let Some(&header) = words.get(at + 1) else {
            return (writes, at, true);
        };
        let lanes = (header >> 16 & 0xF) as u8;
        let extra = (header >> 20 & 0xFF) as usize;
        let mut places = vec![at];
        places.extend((0..extra).map(|k| at + 2 + k));
        let mut command = Vec::new();
        let mut next_places = places[1..].iter().copied().chain([at + 2 + extra]);
        for (k, place) in places.iter().enumerate() {
            let Some(&value) = words.get(*place) else {
                return (writes, at, true);
            };
            let id = (header & 0xFFFF) + if header >> 31 == 1 { k as u32 } else { 0 };
            command.push((id, lanes, value));
            let behind = next_places.next().unwrap().max(at + 2);
            let equal = (0..4).any(|lane| {
                let byte = |word: u32| word >> (8 * lane) & 0xFF;
                lanes >> lane & 1 == 1 && byte(value) == byte(0x1234_5678)
            });
            if (id == 0x010 && equal) || (matches!(id, 0x23C | 0x23D) && lanes != 0) {
                writes.append(&mut command);
                return (writes, behind, false);
            }
        }
        writes.append(&mut command);
        at += 2 + extra + extra % 2;
    }
    (writes, at, at > words.len())
}

/// A word that is likely to be something: a header of few parameters, a value that matches, zero.
fn word() -> impl Strategy<Value = u32> {
    let id = prop_oneof![
        4 => 0..0x400_u32,
        2 => Just(0x010_u32),
        1 => 0x238..0x23E_u32,
        1 => 0x00C..0x012_u32,
        1 => 0x3FC..0x410_u32,
        1 => 0xFFF0..=0xFFFF_u32,
    ];
    let header = (id, 0..16_u32, 0..6_u32, 0..16_u32)
        .prop_map(|(id, lanes, extra, top)| id | lanes << 16 | extra << 20 | top << 28);
    prop_oneof![
        6 => header,
        1 => Just(0x1234_5678_u32),
        1 => any::<u8>().prop_map(|byte| 0x1234_5678 ^ u32::from(byte) << 8),
        1 => Just(0_u32),
        1 => any::<u32>(),
    ]
}

/// A whole command with its padding.
fn command() -> impl Strategy<Value = Vec<u32>> {
    (word(), proptest::collection::vec(word(), 0..8), prop_oneof![Just(0), any::<u32>()]).prop_map(
        |(header, mut values, padding)| {
            let extra = values.len() as u32;
            values.insert(1.min(values.len()), header & !(0xFF << 20) | extra.saturating_sub(1) << 20);
            if values.len() == 1 {
                values.insert(0, padding);
            } else if values.len() % 2 == 1 {
                values.push(padding);
            }
            values
        },
    )
}

/// What holds for every list, valid or not.
fn check(bytes: &[u8]) {
    let rule = EndRule::default();
    let decoded = decode(bytes, rule);
    let words: Vec<u32> = bytes.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
    let (expected, end, incomplete) = reference(&words);
    assert_eq!(writes(&decoded), expected);
    assert_eq!(decoded.has_errors(), incomplete || !bytes.len().is_multiple_of(4));
    let behind: Vec<_> = (end..words.len()).map(|at| (4 * at, words[at])).collect();
    assert_eq!(tail(&decoded), if incomplete { vec![] } else { behind });
    if !decoded.has_errors() {
        assert_eq!(encode(&decoded.items, rule).as_deref(), Ok(bytes));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn any_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        check(&bytes);
    }

    #[test]
    fn likely_words(words in proptest::collection::vec(word(), 0..40), odd in 0..4_usize) {
        let mut bytes = bytes_of(&words);
        bytes.extend(&[0xA5; 3][..odd.saturating_sub(1)]);
        check(&bytes);
    }

    #[test]
    fn whole_commands(commands in proptest::collection::vec(command(), 0..12)) {
        let bytes = bytes_of(&commands.concat());
        prop_assert!(!decode(&bytes, EndRule::default()).has_errors());
        check(&bytes);
    }

    /// Any items that encode decode to themselves, but for numbering and padding of zero.
    #[test]
    fn encoded_items_come_back(
        commands in proptest::collection::vec(command(), 0..8),
        remove in proptest::option::of(any::<prop::sample::Index>()),
        swap in proptest::option::of(any::<prop::sample::Index>()),
    ) {
        let rule = EndRule::default();
        let mut items = decode(&bytes_of(&commands.concat()), rule).items;
        if let Some(index) = remove && !items.is_empty() {
            items.remove(index.index(items.len()));
        }
        if let Some(index) = swap && items.len() > 1 {
            let index = index.index(items.len() - 1);
            items.swap(index, index + 1);
        }
        if let Ok(bytes) = encode(&items, rule) {
            let plain = |item: &Item| match *item {
                Item::Write(Write { header, id, value, .. }) => ('w', header.0, id, value),
                Item::Padding { value, .. } => ('p', 0, 0, value),
                Item::Tail { value, .. } => ('t', 0, 0, value),
            };
            let expected: Vec<_> = items.iter().map(plain).collect();
            let decoded = decode(&bytes, rule);
            prop_assert!(!decoded.has_errors());
            let found: Vec<_> = decoded.items.iter().map(plain).collect();
            prop_assert_eq!(found, expected);
        }
    }

    #[test]
    fn plain_writes_come_back(
        ids in proptest::collection::vec((word(), 0..4_u8, 1..6_usize, any::<bool>()), 0..40),
        value in any::<u32>(),
    ) {
        let rule = EndRule::default();
        let mut list = Vec::new();
        for (id, lanes, length, counting) in ids {
            let mask = ByteMask::new([0xF, 0xF, 0x5, 0x0][usize::from(lanes)]);
            for k in 0..length as u16 {
                let id = (id as u16).wrapping_add(if counting { k } else { 0 });
                list.push(PlainWrite { id, value: value.wrapping_add(u32::from(k)), mask });
            }
        }
        let ends = |write: &PlainWrite| rule.list_end(write.id.into(), write.value, write.mask).is_some();
        let end = list.iter().position(ends);
        if let Some(end) = end && end + 1 < list.len() {
            let reason = EncodeErrorReason::AfterEnd { end };
            prop_assert_eq!(encode_writes(&list, rule), Err(EncodeError { item: end + 1, reason }));
            list.truncate(end + 1);
        }
        let bytes = encode_writes(&list, rule).unwrap();
        prop_assert_eq!(bytes.len() % 16, 0);
        let decoded = decode(&bytes, rule);
        prop_assert!(!decoded.has_errors());
        let mut expected: Vec<_> =
            list.iter().map(|write| (u32::from(write.id), write.mask.get(), write.value)).collect();
        let found = writes(&decoded);
        if found.len() > expected.len() {
            // Nothing ended the list, and a command without effect fills it.
            prop_assert!(end.is_none());
            expected.push((0, 0, 0));
        }
        prop_assert_eq!(found, expected);
    }
}
