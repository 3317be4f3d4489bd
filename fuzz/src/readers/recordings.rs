// SPDX-License-Identifier: MIT
//! Recordings.

use super::names;
use pica_model::gpu::machine::{Limits, Machine};
use pica_model::gpu::pipeline::Pipeline;
use pica_model::trace::Replay;
use pica_spec::choices::Choices;
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

/// What a list of a replay may use.
const SMALL: Limits = Limits {
    jumps: 20,
    bytes: 1 << 17,
    vertices: 200,
    instructions: 20_000,
    pixels: 1 << 13,
    texels: 1 << 15,
    invocation_instructions: 500,
};
/// Fragments of a draw that are held.
const FRAGMENTS: usize = 1000;

/// A replay under small limits takes no more than they say, whatever the recording asks for.
pub fn replayed(bytes: &[u8]) {
    let Ok(recording) = Recording::read(bytes) else { return };
    let choices = Choices::default();
    let pipeline = Pipeline::new(&choices).expect("defaults").capturing(FRAGMENTS);
    let machine = Machine::new(&choices, pipeline).expect("defaults").with_limits(SMALL);
    let mut replay = Replay::new(&recording, machine);
    while replay.step().is_some() {
        let machine = replay.machine_mut();
        let capture = machine.sink_mut().take_capture();
        let held: usize = capture.draws.iter().map(|draw| draw.fragments.len()).sum();
        assert!(held <= FRAGMENTS, "{held} fragments are held");
        for finding in machine.diagnostics_mut().take() {
            assert!(!finding.to_string().is_empty());
        }
    }
    let stats = replay.machine().sink().stats();
    // A whole recording may draw 16 times as much as a list, and the last list once more.
    let most = 17 * SMALL.pixels;
    assert!(stats.fragments <= most, "{} fragments were drawn", stats.fragments);
}
