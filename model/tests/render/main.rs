// SPDX-License-Identifier: MIT
//! Every recorded trace, to the pixel, beside the pictures of Azahar (docs/pipeline.md).
//!
//! `references/NAME.reference.png` (RGBA) and `NAME.reference.depth.gz` (u32 little-endian per pixel, first row first:
//! depth in bits 0-23, stencil in 24-31) are what the software renderer of an emulator draws: a peer, not the truth. It
//! computes in f32 and samples every texture with the nearest texel of level 0.

#[path = "../common/mod.rs"]
mod common;

mod batches;
mod compare;
mod drawing;
mod early_depth;
mod gas;
mod inspection;
mod outside;
mod reference;
mod robustness;
mod scene;
mod sprites;
mod steps;
mod threads;
mod traces;

use std::path::{Path, PathBuf};

use pica_model::gpu::machine::Machine;
use pica_model::gpu::pipeline::Pipeline;
use pica_model::trace::Replay;
use pica_spec::choices::Choices;
use pica_spec::trace::{Memory, Recording};

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

/// A file of the recorded traces.
fn trace_file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec/tests/traces").join(name)
}

fn recording(name: &str) -> Recording {
    let bytes = std::fs::read(trace_file(&format!("{name}.ctf"))).expect("the trace is there");
    Recording::read(&bytes).expect("a recording")
}

/// Choices that make a picture comparable with the references.
fn comparable() -> Choices {
    Choices::with("texture_filter", "nearest-level0").expect("an entry of the ledger")
}

/// The machine after the whole recording.
fn replayed(recording: &Recording, choices: &Choices) -> Machine<Pipeline> {
    let pipeline = Pipeline::new(choices).expect("the choices are offered");
    let machine = Machine::new(choices, pipeline).expect("the choices are offered");
    let mut replay = Replay::new(recording, machine);
    replay.run();
    replay.into_machine()
}

/// Everything that a replay leaves in video memory.
fn contents(machine: &Machine<Pipeline>) -> Vec<u8> {
    machine.memory().read_up_to(Memory::VRAM, Memory::VRAM_BYTES as usize)
}
