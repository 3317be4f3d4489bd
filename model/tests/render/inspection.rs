// SPDX-License-Identifier: MIT
//! The history of one pixel.

use pica_model::fragment::record::Outcome;
use pica_model::geometry::Draw;
use pica_model::gpu::pipeline::{Inspector, Pipeline};
use pica_model::raster::fragment::DEPTH_ONE;
use pica_spec::choices::Choices;
use pica_spec::pica200::id;

use super::scene::{BLUE, Corner, GREEN, MINUS_HALF, MINUS_ONE, MINUS_QUARTER, ONE, RED, draw, scene};

/// A triangle over the lower left half of the screen.
fn half_screen(z: u32, color: [u32; 4]) -> [Corner; 3] {
    [(MINUS_ONE, MINUS_ONE), (ONE, MINUS_ONE), (MINUS_ONE, ONE)].map(|(x, y)| ([x, y, z, ONE], color))
}

#[test]
fn three_fragments_of_a_pixel() {
    let choices = Choices::default();
    // Column 5, row 60 from the top: y = 3.
    let pipeline = Pipeline::new(&choices).expect("offered").inspecting(Inspector::new(5, 60));
    let mut bench = scene(pipeline, &choices);
    // Depth test LESS, depth write; the buffer is cleared to the far end.
    bench.write(id::DEPTH_COLOR_MASK, 0x1F41).write(id::DEPTHBUFFER_READ, 3).write(id::DEPTHBUFFER_WRITE, 3);
    bench.memory(pica_spec::trace::Memory::VRAM + 0x10_0000, &[0xFF; 64 * 64 * 4]);
    draw(&mut bench, 0, &[half_screen(MINUS_HALF, RED), half_screen(MINUS_HALF, GREEN)].concat());
    draw(&mut bench, 0, &half_screen(MINUS_QUARTER, BLUE)).run();
    let events = bench.machine.sink().inspector().expect("it was asked for").events();
    let told: Vec<_> = events.iter().map(|event| (event.draw, event.triangle, event.record.outcome)).collect();
    assert_eq!(told, [(0, 0, Outcome::Passed), (0, 1, Outcome::DepthTest), (1, 0, Outcome::Passed)]);
    assert!(events.iter().all(|event| event.kind == Draw::Immediate));
    assert_eq!(
        events.iter().map(|event| event.record.depth).collect::<Vec<_>>(),
        [DEPTH_ONE / 2, DEPTH_ONE / 2, DEPTH_ONE / 4]
    );
    assert_eq!(events[0].record.primary, [255, 0, 0, 255]);
    let rejected = events[1].record.depth_test.expect("the test is on");
    assert_eq!((rejected.depth, rejected.stored.depth, rejected.passed), (0x7F_FFFF, 0x7F_FFFF, false));
    let written = events[2].record.color.expect("it is written");
    assert_eq!((written.destination, written.written), ([255, 0, 0, 255], [0, 0, 255, 255]));
    assert_eq!(events[2].buffers, [Some(0x1800_0000), Some(0x1810_0000)]);
}

/// Looking does not change anything.
#[test]
fn an_inspected_picture_is_the_same() {
    let picture = |inspected: bool| {
        let choices = Choices::default();
        let pipeline = Pipeline::new(&choices).expect("offered");
        let pipeline = if inspected { pipeline.inspecting(Inspector::new(100, 200)) } else { pipeline };
        let machine = pica_model::gpu::machine::Machine::new(&choices, pipeline).expect("offered");
        let recording = super::recording("02_cube");
        let mut replay = pica_model::trace::Replay::new(&recording, machine);
        replay.run();
        let machine = replay.into_machine();
        if inspected {
            assert!(!machine.sink().inspector().expect("asked for").events().is_empty());
        }
        super::contents(&machine)
    };
    assert!(picture(false) == picture(true));
}
