// SPDX-License-Identifier: MIT
//! Drawing as a whole: primitive modes, flat shading, counters, limits, buffers outside memory.

use pica_model::diagnostic::Finding;
use pica_model::fragment;
use pica_model::gpu::machine::{Limit, Limits, Machine};
use pica_model::gpu::pipeline::Pipeline;
use pica_spec::choices::Choices;
use pica_spec::pica200::id;
use pica_spec::trace::Memory;

use super::scene::{BLUE, GREEN, MINUS_ONE, ONE, RED, corner, draw, pixel, scene};
use crate::common::bench::Bench;

fn plain() -> Bench<Pipeline> {
    let choices = Choices::default();
    scene(Pipeline::new(&choices).expect("the defaults are offered"), &choices)
}

const RED_8: [u8; 4] = [255, 0, 0, 255];
const GREEN_8: [u8; 4] = [0, 255, 0, 255];
const BLUE_8: [u8; 4] = [0, 0, 255, 255];
const NOTHING: [u8; 4] = [0; 4];

/// The four corners of the screen, and the triangles that each topology makes of them (geometry.md#primitive-assembly).
#[test]
fn topologies() {
    let [sw, se, nw, ne] =
        [(MINUS_ONE, MINUS_ONE), (ONE, MINUS_ONE), (MINUS_ONE, ONE), (ONE, ONE)].map(|(x, y)| corner(x, y, RED));
    // (topology, vertices, covered at four pixels near the corners, none of them on a diagonal: south-west, south-east,
    // north-west, north-east)
    for (topology, corners, covered) in [
        (0, vec![sw, se, nw], [true, true, true, false]),
        (3, vec![sw, se, nw], [true, true, true, false]),
        (1, vec![sw, se, nw, ne], [true, true, true, true]),
        // A fan from the south-west corner: (sw, se, ne), (sw, ne, nw).
        (2, vec![sw, se, ne, nw], [true, true, true, true]),
        (2, vec![sw, se, ne], [true, true, false, true]),
        // The fourth vertex of a list waits.
        (0, vec![sw, se, nw, ne], [true, true, true, false]),
    ] {
        let mut bench = plain();
        draw(&mut bench, topology, &corners).run();
        let seen = [(2, 1), (60, 2), (2, 60), (62, 61)].map(|(x, y)| pixel(&bench, x, y) != NOTHING);
        assert_eq!(seen, covered, "{topology} {}", corners.len());
    }
}

/// Bit 0 of register 0x058: the colour of the last vertex, in strips the newest one, also where clipping cuts the
/// triangle, and whatever the culling exchanges.
#[test]
fn flat_shading() {
    let three = 0x40_8000;
    for (x, y) in [(ONE, ONE), (three, three)] {
        for cull in [0, 1, 2] {
            let mut bench = plain();
            bench.write(0x058, 1).write(id::FACECULLING_CONFIG, cull);
            let corners = [corner(MINUS_ONE, MINUS_ONE, RED), corner(x, MINUS_ONE, GREEN), corner(MINUS_ONE, y, BLUE)];
            draw(&mut bench, 0, &corners).run();
            let expected = if cull == 1 { NOTHING } else { BLUE_8 };
            assert_eq!(pixel(&bench, 2, 2), expected, "{x:#X} {cull}");
            assert_eq!(pixel(&bench, 40, 10), expected, "{x:#X} {cull}");
        }
    }
    let mut bench = plain();
    bench.write(0x058, 1);
    let strip = [
        corner(MINUS_ONE, MINUS_ONE, BLUE),
        corner(ONE, MINUS_ONE, BLUE),
        corner(MINUS_ONE, ONE, RED),
        corner(ONE, ONE, GREEN),
    ];
    draw(&mut bench, 1, &strip).run();
    assert_eq!((pixel(&bench, 2, 2), pixel(&bench, 61, 61)), (RED_8, GREEN_8));
}

/// Registers 0x05A to 0x05C (raster.md#vertex-post-processing) and choice `displayed_triangles`.
#[test]
fn counters() {
    let counts = |bench: &Bench<Pipeline>| [0x05A, 0x05B, 0x05C].map(|id| bench.machine.registers().get(id));
    let three = 0x40_8000;
    let corners = [corner(MINUS_ONE, MINUS_ONE, RED), corner(three, MINUS_ONE, RED), corner(MINUS_ONE, three, RED)];
    let clockwise = [corners[0], corners[2], corners[1]];
    for (assignment, displayed) in
        [("displayed_triangles=after-clipping", 2), ("displayed_triangles=before-clipping", 1)]
    {
        let mut choices = Choices::default();
        choices.set_from(assignment).expect("an entry of the ledger");
        let mut bench = scene(Pipeline::new(&choices).expect("offered"), &choices);
        bench.write(id::FACECULLING_CONFIG, 2);
        // The planes x = w and y = w cut the corners off: a quadrilateral, two triangles.
        draw(&mut bench, 0, &corners).run();
        assert_eq!(counts(&bench), [3, 1, displayed]);
        draw(&mut bench, 0, &clockwise).run();
        assert_eq!(counts(&bench), [6, 2, displayed], "culled");
    }
}

/// A list may touch so many pixels; the rest of its triangles is left out, with one finding per draw.
#[test]
fn limit_of_pixels() {
    let corners = [corner(MINUS_ONE, MINUS_ONE, RED), corner(ONE, MINUS_ONE, RED), corner(MINUS_ONE, ONE, RED)];
    let choices = Choices::default();
    let pipeline = Pipeline::new(&choices).expect("offered");
    let mut bench = scene(pipeline, &choices);
    bench.run();
    let limits = Limits { pixels: 10_000, ..Limits::default() };
    bench.machine = std::mem::replace(
        &mut bench.machine,
        Machine::new(&choices, Pipeline::new(&choices).expect("offered")).expect("offered"),
    )
    .with_limits(limits);
    draw(&mut bench, 0, &[corners, corners, corners, corners].concat()).run();
    assert_eq!(bench.findings(), [Finding::TrianglesLeftOut(Limit::Pixels)]);
    // 8 x (8 + 1) tiles of 64 pixels each, twice; 64 * 64 / 2 fragments each but for the diagonal.
    assert_eq!(bench.machine.sink().stats().fragments, 2 * (64 * 64 / 2 - 32));
}

/// Gas is reported, once per draw: in gas mode nothing is drawn, and gas shading leaves colours as they are (choice
/// `gas`).
#[test]
fn gas() {
    let corners = [corner(MINUS_ONE, MINUS_ONE, RED), corner(ONE, MINUS_ONE, RED), corner(MINUS_ONE, ONE, RED)];
    let mut bench = plain();
    bench.write(id::COLOR_OPERATION, 1 << 8 | 1);
    draw(&mut bench, 0, &[corners, corners].concat()).run();
    assert_eq!(bench.findings(), [Finding::Fragment(fragment::Finding::GasMode)]);
    assert_eq!((pixel(&bench, 2, 2), bench.machine.sink().stats().fragments), (NOTHING, 0));
    let mut bench = plain();
    bench.write(id::TEXENV_UPDATE_BUFFER, 7);
    draw(&mut bench, 0, &[corners, corners].concat()).run();
    assert_eq!(bench.findings(), [Finding::Fragment(fragment::Finding::FogModeWithoutEffect { mode: 7 })]);
    assert_eq!(pixel(&bench, 2, 2), RED_8);
}

/// A framebuffer that is not in memory, in whole or in part: what is there is drawn.
#[test]
fn framebuffers_outside_memory() {
    let everything = [
        corner(MINUS_ONE, MINUS_ONE, RED),
        corner(ONE, MINUS_ONE, RED),
        corner(MINUS_ONE, ONE, RED),
        corner(ONE, ONE, RED),
    ];
    let mut bench = plain();
    bench.write(id::COLORBUFFER_LOC, 0x1000_0000 >> 3);
    draw(&mut bench, 1, &everything).run();
    assert!(matches!(bench.findings()[..], [Finding::FramebufferOutsideMemory(_)]));
    let mut bench = plain();
    let last_row_of_tiles = Memory::VRAM + Memory::VRAM_BYTES - 64 * 8 * 4;
    bench.write(id::COLORBUFFER_LOC, last_row_of_tiles >> 3);
    draw(&mut bench, 1, &everything).run();
    assert_eq!(bench.machine.memory().read_up_to(last_row_of_tiles, 4), [255, 0, 0, 255], "bytes A, B, G, R");
    assert!(matches!(bench.findings()[..], [Finding::FramebufferOutsideMemory(_)]));
}

/// Widths that are no multiple of 8, heights that are none, both directions, both block sizes: each pixel once, where
/// the address formula says.
#[test]
fn odd_framebuffers() {
    let everything = [(MINUS_ONE, MINUS_ONE), (ONE, MINUS_ONE), (MINUS_ONE, ONE), (ONE, ONE)];
    let everything = everything.map(|(x, y)| corner(x, y, GREEN));
    for (width, height) in [(64, 64), (13, 64), (64, 13), (13, 11), (40, 40)] {
        for up in [0, 1] {
            for block in [0, 1] {
                let mut bench = plain();
                bench.write(id::FRAMEBUFFER_DIM, width | (height - 1) << 12 | up << 24);
                bench.write(id::FRAMEBUFFER_BLOCK32, block);
                draw(&mut bench, 1, &everything).run();
                assert_eq!(bench.machine.sink().stats().fragments, u64::from(width * height));
                let bytes = bench.machine.memory().read_up_to(Memory::VRAM, 1 << 16);
                let written: std::collections::BTreeSet<usize> =
                    (0..bytes.len() / 4).filter(|pixel| bytes[4 * pixel..4 * pixel + 4] != [0; 4]).collect();
                let expected: std::collections::BTreeSet<usize> =
                    (0..height).flat_map(|row| (0..width).map(move |x| place(x, row, width, block == 1))).collect();
                assert_eq!(written, expected, "{width} x {height}, {up}, {block}");
            }
        }
    }
}

/// framebuffer.md#addressing, bit by bit.
fn place(x: u32, row: u32, width: u32, block32: bool) -> usize {
    let bits = if block32 { 5 } else { 3 };
    let size = 1 << bits;
    let inner: u32 = (0..bits).map(|bit| (x >> bit & 1) << (2 * bit) | (row >> bit & 1) << (2 * bit + 1)).sum();
    ((row / size * size) * width + (x / size * size) * size + inner) as usize
}
