// SPDX-License-Identifier: MIT
//! Every list of every recorded trace, from memory to the emitted vertex.
//!
//! The traces are CiTrace recordings of small programs that draw through the public API of a homebrew library; their
//! shaders are the `.pica` sources that the comments name.

#[path = "../common/mod.rs"]
mod common;

mod by_hand;
mod digest;
mod numbers;
mod pausing;
mod positions;
mod recordings;
mod scan;

use std::path::Path;

use pica_model::gpu::machine::Machine;
use pica_model::trace::{Replay, Step};
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;

use common::Recorder;

/// The recordings, by the names of their files.
const TRACES: [&str; 12] = [
    "01_triangle",
    "02_cube",
    "04_stencil",
    "05_tev",
    "06_light",
    "08_geometry",
    "10_texformats",
    "12_shader",
    "14_indexed",
    "16_clip_formats",
    "19_render_to_texture",
    "20_shader_rare",
];

fn recording(name: &str) -> Recording {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec/tests/traces").join(format!("{name}.ctf"));
    Recording::read(&std::fs::read(path).expect("the trace is there")).expect("a recording")
}

/// A machine after the whole recording, and what the elements of its stream did.
fn replayed(recording: &Recording) -> (Machine<Recorder>, Vec<Step>) {
    let machine = Machine::new(&Choices::default(), Recorder::default()).expect("the default choices");
    let mut replay = Replay::new(recording, machine);
    let steps = std::iter::from_fn(|| replay.step()).collect();
    (replay.into_machine(), steps)
}
