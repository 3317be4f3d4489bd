//! The fragment pipeline on the fragments of recordings, and on fragments that get in each other's way.

use crate::{block, have};
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;
use pica_testbench::block::Block;
use pica_testbench::engine::verilator::{PATIENCE, Source, Verilator, program};
use pica_testbench::engine::{Engine, Stall};
use pica_testbench::equivalence::EngineKind;
use pica_testbench::registry::fragment::recorded::{cases, draws, groups};
use pica_vectors::Item;
use std::path::{Path, PathBuf};

fn traces() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join("spec/tests/traces");
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "ctf"));
    paths.sort();
    assert!(paths.len() >= 12);
    paths
}

fn engine(block: &Block) -> Verilator {
    let name = &block.interface.name;
    let files = [(format!("{name}.v"), block.verilog().unwrap())];
    let source = Source { interface: &block.interface, top: name, verilog: &files, trace: false };
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
        for draw in draws(&recording, &Choices::default()).unwrap() {
            let mut fragments = groups(&draw).into_values().flatten();
            for inputs in cases(&draw) {
                let case = block.case(inputs);
                let answer = engine.unit(&case, Stall::default()).unwrap();
                assert_eq!((answer.violation, answer.outputs.len()), (None, case.outputs.len()));
                for output in &answer.outputs {
                    let (pixel, fragment) = fragments.next().unwrap();
                    let &[at, _, color_write, color, depth_write, depth] = &output.values[..] else { panic!() };
                    let written = |write, word, before| if write == 1 { word } else { before };
                    let [color_before, depth_before] = fragment.before;
                    let left = [written(color_write, color, color_before), written(depth_write, depth, depth_before)];
                    assert_eq!((at, left), (pixel, fragment.after), "{} {:#?}", path.display(), fragment.record);
                    compared += 1;
                }
            }
            assert!(fragments.next().is_none());
        }
    }
    assert!(compared > 100_000, "{compared} fragments in all recordings");
}

/// Fragments of one pixel, each of which reads what the one before has written, held back in every way.
#[test]
fn fragments_of_one_pixel_see_each_other() {
    if !have(EngineKind::Verilator) {
        return;
    }
    let block = block("fragment_pipeline");
    let mut engine = engine(&block);
    let reg = |id, data| Item { channel: 0, values: vec![id, data] };
    let mut inputs = vec![
        // The last stage passes the primary colour on; one and one, added; all buffers open; RGBA8; D24S8, incremented.
        reg(0x0C0, 0x0000_0000),
        reg(0x100, 0x0000_0100),
        reg(0x101, 0x1111_0000),
        reg(0x105, 0xFF00_FF11),
        reg(0x106, 0x0000_0666),
        reg(0x107, 0x0000_1F10),
        reg(0x112, 0xF),
        reg(0x113, 0xF),
        reg(0x114, 3),
        reg(0x115, 3),
        reg(0x116, 3),
        reg(0x117, 2),
        reg(0x11E, 0x0100_0008),
    ];
    inputs.extend([0x0C8, 0x0D0, 0x0D8, 0x0F0, 0x0F8].map(|id| reg(id, 0x000F_000F)));
    let fragment = |x| Item { channel: 2, values: vec![x, 0, 0x1234_5600, 0x0102_0301, 0, 0, 0, 0, 0, 0] };
    inputs.extend((0..200).map(|_| fragment(0)));
    inputs.extend((0..200).map(|number| fragment(number % 2)));
    let case = block.case(inputs);
    // Independently of the model: the 200th sum and count.
    assert_eq!(case.outputs[199].values, [0, 0, 1, 0xC8FF_FFC8, 1, 0xC812_3456]);
    for probability in [0, 40, 128, 220] {
        for seed in 0..4 {
            let answer = engine.unit(&case, Stall { probability, seed }).unwrap();
            assert_eq!((answer.violation, &answer.outputs), (None, &case.outputs), "{probability} {seed}");
        }
    }
}
