// SPDX-License-Identifier: MIT
//! Recordings of a few kilobytes that make the chip do without end: no more of it is held than may be.

use pica_spec::choices::Choices;
use pica_spec::trace::Recording;
use pica_testbench::block::Block;
use pica_testbench::registry;
use pica_testbench::registry::recorded;
use pica_testbench::reservoir::{RecordedError, Reservoir};
use std::path::Path;

fn recording(name: &str) -> Recording {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus/replay").join(name);
    Recording::read(&std::fs::read(path).unwrap()).unwrap()
}

fn block(name: &str) -> Block {
    let blocks = registry::blocks(&Choices::default()).unwrap();
    blocks.into_iter().find(|block| block.interface.name == name).unwrap()
}

/// 500 draws of a full screen: `pica vectors fragment_pipeline` held 570 bytes of each of 48 million fragments.
#[test]
fn fragments_are_taken_draw_by_draw() {
    let (recording, block) = (recording("draws_of_full_screens"), block("fragment_pipeline"));
    let mut draws = 0;
    let taken = recorded::each_draw(&recording, &Choices::default(), |draw| {
        draws += 1;
        assert!(draw.fragments.len() > 10_000);
        draws < 2
    });
    assert!(taken.is_ok());
    assert_eq!(draws, 2, "the replay ends when nobody wants more");
    let error = block.recorded([&recording], Reservoir::new(None, 0).holding(1000)).unwrap_err();
    assert_eq!(error, RecordedError::Transactions { block: "fragment_pipeline".to_owned() });
}

/// A draw of 2^24 vertices: `pica equiv shader_unit` held the inputs of each.
#[test]
fn invocations_are_taken_case_by_case() {
    let (recording, block) = (recording("vertices_without_end"), block("shader_unit"));
    let error = block.recorded([&recording], Reservoir::new(None, 0).holding(10_000)).unwrap_err();
    assert_eq!(error, RecordedError::Transactions { block: "shader_unit".to_owned() });
}

/// A geometry program that emits without end: a draw has more fragments than are held.
#[test]
fn a_draw_without_end_is_refused() {
    let (recording, block) = (recording("emits_without_end"), block("fragment_pipeline"));
    assert_eq!(block.recorded([&recording], Reservoir::new(Some(3), 0)).unwrap_err(), RecordedError::Fragments);
}

/// The cases that a count chooses are those of the whole recording.
#[test]
fn a_count_chooses_among_all_cases() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec/tests/traces/01_triangle.ctf");
    let recording = Recording::read(&std::fs::read(path).unwrap()).unwrap();
    let block = block("fragment_pipeline");
    let cases = |count| block.recorded([&recording], Reservoir::new(count, 5)).unwrap().unwrap();
    let (all, some) = (cases(None), cases(Some(1)));
    assert_eq!(some.len(), 1);
    assert!(!all.is_empty() && all.contains(&some[0]));
}
