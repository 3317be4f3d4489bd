// SPDX-License-Identifier: MIT
//! The early depth test (raster.md#early-depth), choice `early_depth`.

use pica_model::gpu::pipeline::Pipeline;
use pica_spec::choices::Choices;
use pica_spec::pica200::id;
use pica_spec::trace::Memory;

use super::scene::{Corner, GREEN, MINUS_HALF, MINUS_QUARTER, ONE, RED, SIZE, draw, pixel, scene};
use crate::common::bench::Bench;

const DEPTH: u32 = Memory::VRAM + 0x10_0000;
const RED_8: [u8; 4] = [255, 0, 0, 255];
const GREEN_8: [u8; 4] = [0, 255, 0, 255];

/// Codes of EARLYDEPTH_FUNC.
const GEQUAL: u32 = 0;
const GREATER: u32 = 1;
const LEQUAL: u32 = 2;
const LESS: u32 = 3;

/// float24 patterns of -1, -3/4 and so on up to 1, in pixels of 8.
const EDGES: [u32; 9] = [0xBF_0000, 0xBE_8000, 0xBE_0000, 0xBD_0000, 0, 0x3D_0000, 0x3E_0000, 0x3E_8000, 0x3F_0000];

/// Two triangles over blocks of 8 x 8 pixels, from one corner to the other, at a depth.
fn blocks([x0, y0, x1, y1]: [usize; 4], z: u32, color: [u32; 4]) -> Vec<Corner> {
    let corner = |x: usize, y: usize| ([EDGES[x], EDGES[y], z, ONE], color);
    let [a, b, c, d] = [corner(x0, y0), corner(x1, y0), corner(x1, y1), corner(x0, y1)];
    vec![a, b, c, a, c, d]
}

/// A scene whose store is set to a depth, over a depth buffer full of ones; the depth test lets everything pass.
fn early(choice: &str, function: u32, clear: u32) -> Bench<Pipeline> {
    let choices = Choices::with("early_depth", choice).expect("an entry of the ledger");
    let mut bench = scene(Pipeline::new(&choices).expect("both are offered"), &choices);
    bench.machine.memory_mut().write(DEPTH, &vec![0xFF; (4 * SIZE * SIZE) as usize]).expect("memory");
    for (id, value) in [
        (id::DEPTHBUFFER_READ, 3),
        (id::DEPTHBUFFER_WRITE, 3),
        (id::DEPTH_COLOR_MASK, 0x1F11),
        (id::EARLYDEPTH_FUNC, function),
        (id::EARLYDEPTH_DATA, clear),
        (id::EARLYDEPTH_CLEAR, 1),
        (id::EARLYDEPTH_TEST1, 1),
        (id::EARLYDEPTH_TEST2, 1),
    ] {
        bench.write(id, value);
    }
    bench
}

/// Each function between a depth of 1/2 and the value that the store was set to: one below, the same, one above.
#[test]
fn functions() {
    let half = 0x7F_FFFF;
    for (function, passes) in [
        (GEQUAL, [true, true, false]),
        (GREATER, [true, false, false]),
        (LEQUAL, [false, true, true]),
        (LESS, [false, false, true]),
    ] {
        for (clear, passes) in [half - 1, half, half + 1].into_iter().zip(passes) {
            for (choice, drawn) in [("ignore", true), ("conservative-8x8", passes)] {
                let mut bench = early(choice, function, clear);
                draw(&mut bench, 0, &blocks([0, 0, 8, 8], MINUS_HALF, RED)).run();
                let expected = if drawn { RED_8 } else { [0; 4] };
                assert_eq!(pixel(&bench, 20, 30), expected, "{choice} {function} {clear:#X}");
            }
        }
    }
}

/// Behind a near square that covers some blocks as a whole and others in part, a far one is discarded in the former only:
/// the others hold the ones that the buffer was full of.
#[test]
fn only_whole_blocks_exclude() {
    let mut bench = early("conservative-8x8", LESS, 0xFF_FFFF);
    draw(&mut bench, 0, &blocks([1, 2, 4, 5], MINUS_QUARTER, RED));
    // A triangle of half the blocks (4, 0) to (8, 4).
    let [a, b, c, ..] = blocks([4, 0, 8, 4], MINUS_QUARTER, RED)[..] else { unreachable!() };
    draw(&mut bench, 0, &[a, b, c]);
    draw(&mut bench, 0, &blocks([0, 0, 8, 8], MINUS_HALF, GREEN)).run();
    for (x, y) in (0..SIZE).flat_map(|y| (0..SIZE).map(move |x| (x, y))) {
        let (column, line) = (x / 8, y / 8);
        let square = (1..4).contains(&column) && (2..5).contains(&line);
        // Below the diagonal from (32, 0) to (64, 32).
        let triangle = column >= 4 && line < column - 4;
        let expected = if square || triangle { RED_8 } else { GREEN_8 };
        assert_eq!(pixel(&bench, x, y), expected, "{x} {y}");
    }
}

/// Both enables are needed, and a clear without its bit does nothing.
#[test]
fn enables() {
    for (test1, test2, clear, drawn) in [(1, 1, 1, false), (0, 1, 1, true), (1, 0, 1, true), (1, 1, 0, true)] {
        let mut bench = early("conservative-8x8", LESS, 0xFF_FFFF);
        bench.write(id::EARLYDEPTH_DATA, 0).write(id::EARLYDEPTH_CLEAR, clear);
        bench.write(id::EARLYDEPTH_TEST1, test1).write(id::EARLYDEPTH_TEST2, test2);
        draw(&mut bench, 0, &blocks([0, 0, 8, 8], MINUS_HALF, RED)).run();
        assert_eq!(pixel(&bench, 20, 30) == RED_8, drawn, "{test1} {test2} {clear}");
    }
}

/// The store is that of the chip: a later list finds it.
#[test]
fn the_store_stays() {
    let mut bench = early("conservative-8x8", LESS, 0xFF_FFFF);
    draw(&mut bench, 0, &blocks([0, 0, 8, 8], MINUS_QUARTER, RED)).run();
    draw(&mut bench, 0, &blocks([0, 0, 8, 8], MINUS_HALF, GREEN)).run();
    assert_eq!(pixel(&bench, 20, 30), RED_8);
}
