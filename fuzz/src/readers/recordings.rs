// SPDX-License-Identifier: MIT
//! Recordings.

use super::names;
use pica_spec::command::{decode, encode};
use pica_spec::trace::{Recording, lists};

/// Lists that are followed: a list can start others without end.
const LISTS: usize = 64;

pub fn recording(bytes: &[u8]) {
    let recording = match Recording::read(bytes) {
        Ok(recording) => recording,
        Err(error) => return names(&error.to_string(), "offset"),
    };
    let written = recording.write().expect("smaller than 4 GiB");
    assert_eq!(Recording::read(&written).as_ref(), Ok(&recording));
    for list in lists(&recording).take(LISTS) {
        for problem in &list.problems {
            assert!(!problem.to_string().is_empty());
        }
        for segment in &list.segments {
            let decoded = decode(&segment.bytes, list.rule);
            if !decoded.has_errors() {
                assert_eq!(encode(&decoded.items, list.rule).as_deref(), Ok(&*segment.bytes));
            }
        }
    }
}
