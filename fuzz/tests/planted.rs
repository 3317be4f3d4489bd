// SPDX-License-Identifier: MIT
//! Readers with a fault, which the replay has to find.

use pica_fuzz::Reader;
use pica_fuzz::replay::{Input, replay};

fn planted(read: fn(&[u8])) -> Reader {
    Reader { name: "planted", about: "A fault.", read, mib: 64, seeds: || Ok(Vec::new()) }
}

fn inputs() -> [Input; 2] {
    [("planted/a", &b"harmless"[..]), ("planted/b", b"with a ~")]
        .map(|(name, bytes)| Input { name: name.into(), bytes: bytes.to_vec() })
}

#[test]
fn a_panic_is_reported_with_its_input() {
    let reader = planted(|bytes| assert!(!bytes.contains(&b'~'), "a tilde"));
    let finding = replay(&reader, &inputs(), 0).expect("the second input breaks it");
    assert_eq!((&*finding.input, finding.mutation, &*finding.bytes), ("planted/b", None, &b"with a ~"[..]));
    assert_eq!(finding.to_string(), "planted/b: a tilde\nwith a ~");
}

/// A reader and a writer that lose a byte above 0x7F: no input has one, mutations do.
#[test]
fn a_broken_round_trip_is_found_by_mutations() {
    let reader = planted(|bytes| {
        let written: Vec<u8> = bytes.iter().map(|byte| byte & 0x7F).collect();
        assert_eq!(written, bytes);
    });
    assert_eq!(replay(&reader, &inputs(), 0), None);
    let finding = replay(&reader, &inputs(), 200).expect("a mutation has such a byte");
    assert!(finding.mutation.is_some() && finding.bytes.iter().any(|byte| *byte > 0x7F));
    assert!(finding.input.starts_with("planted/") && finding.message.contains("left == right"), "{finding}");
    assert_eq!(replay(&reader, &inputs(), 200), Some(finding), "the same in every run");
}

#[test]
fn an_overflow_is_found() {
    let reader = planted(|bytes| {
        let sum: u8 = bytes.iter().sum();
        std::hint::black_box(sum);
    });
    let finding = replay(&reader, &inputs(), 0).expect("letters are more than 255");
    assert!(finding.message.contains("overflow"), "{finding}");
}
