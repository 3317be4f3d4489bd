// SPDX-License-Identifier: MIT
//! The fragment pipeline on the fragments of recordings, and on fragments that get in each other's way.

use crate::{block, have};
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;
use pica_testbench::block::Block;
use pica_testbench::engine::verilator::{PATIENCE, Source, Verilator, program};
use pica_testbench::engine::{Engine, Stall};
use pica_testbench::equivalence::EngineKind;
use pica_testbench::project::Project;
use pica_testbench::registry::fragment::recorded::{cases, left, pixel, results};
use pica_testbench::registry::recorded::each_draw;
use pica_vectors::Item;
use std::path::{Path, PathBuf};

pub fn traces() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join("spec/tests/traces");
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "ctf"));
    paths.sort();
    assert!(paths.len() >= 12);
    paths
}

pub fn engine(block: &Block) -> Verilator {
    let name = &block.interface.name;
    let project = Project::of_text(name, format!("{name}.v"), block.verilog().unwrap());
    let source = Source::new(&block.interface, &project);
    Verilator::start(&block.interface, &program(&source).unwrap(), None, PATIENCE).unwrap()
}

/// What the hardware writes is, pixel by pixel and draw by draw, what the renderer left in its buffers: the expected words
/// are those of the memory that the picture was drawn in, and do not come from the functions that predict the block.
#[test]
fn recordings_leave_the_framebuffer_of_the_renderer() {
    if !have(EngineKind::Verilator) {
        return;
    }
    let block = block("fragment_pipeline");
    let mut engine = engine(&block);
    let mut compared = 0;
    for path in traces() {
        let recording = Recording::read(&std::fs::read(&path).unwrap()).unwrap();
        each_draw(&recording, &Choices::default(), |draw| {
            let mut fragments = draw.fragments.iter();
            for inputs in cases(draw) {
                let case = block.case(inputs);
                let answer = engine.unit(&case, Stall::default()).unwrap();
                assert_eq!((answer.violation, answer.outputs.len()), (None, case.outputs.len()));
                for output in results(&answer.outputs) {
                    let fragment = fragments.next().unwrap();
                    let (pixel, left) = (pixel(draw, fragment), left(output, fragment.before));
                    assert_eq!(left, Some((pixel, fragment.after)), "{} {:#?}", path.display(), fragment.record);
                    compared += 1;
                }
            }
            assert!(fragments.next().is_none());
            true
        })
        .unwrap();
    }
    assert!(compared > 100_000, "{compared} fragments in all recordings");
}

/// Stage 0 passes the primary colour on, the others what comes; one and one, added; all buffers open; RGBA8; D24S8,
/// incremented; 256 pixels that all have a place of their own.
const SETUP: [[u32; 2]; 18] = [
    [0x0C0, 0x0000_0000],
    [0x0C8, 0x000F_000F],
    [0x0D0, 0x000F_000F],
    [0x0D8, 0x000F_000F],
    [0x0F0, 0x000F_000F],
    [0x0F8, 0x000F_000F],
    [0x100, 0x0000_0100],
    [0x101, 0x1111_0000],
    [0x105, 0xFF00_FF11],
    [0x106, 0x0000_0666],
    [0x107, 0x0000_1F10],
    [0x112, 0xF],
    [0x113, 0xF],
    [0x114, 3],
    [0x115, 3],
    [0x116, 3],
    [0x117, 2],
    [0x11E, 0x0100_0010],
];

/// The values of a fragment.
const fn fragment(x: u32, y: u32) -> [u32; 10] {
    [x, y, 0x1234_5600, 0x0102_0301, 0, 0, 0, 0, 0, 0]
}

/// Fragments of one pixel, each of which reads what the one before has written, held back in every way.
#[test]
fn fragments_of_one_pixel_see_each_other() {
    if !have(EngineKind::Verilator) {
        return;
    }
    let block = block("fragment_pipeline");
    let mut engine = engine(&block);
    let write = |[id, data]: &[u32; 2]| Item { channel: 0, values: vec![*id, *data, 0xF] };
    let mut inputs: Vec<Item> = SETUP.iter().map(write).collect();
    let fragment = |x| Item { channel: 1, values: fragment(x, 0).to_vec() };
    inputs.extend((0..200).map(|_| fragment(0)));
    inputs.extend((0..200).map(|number| fragment(number % 2)));
    let case = block.case(inputs);
    // Independently of the model: the 200th sum and count.
    assert_eq!(case.outputs[199].values, [0, 0, 1, 0xC8FF_FFC8, 1, 0xC812_3456]);
    for (bubbles, back_pressure) in [(0, 0), (40, 40), (128, 128), (220, 20), (20, 220)] {
        for seed in 0..4 {
            for (latency, spread) in [(1, 0), (1, 30), (100, 0), (20, 300)] {
                let stall = Stall { bubbles, back_pressure, seed, latency, spread };
                let answer = engine.unit(&case, stall).unwrap();
                assert_eq!((answer.violation, &answer.outputs), (None, &case.outputs), "{stall:?}");
            }
        }
    }
}
