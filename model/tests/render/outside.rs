// SPDX-License-Identifier: MIT
//! Fragments outside of the framebuffer, choice `outside_framebuffer`: where the address formula leads
//! (framebuffer.md#addressing), written down once more here.

use pica_model::diagnostic::Finding;
use pica_model::gpu::pipeline::Pipeline;
use pica_spec::choices::Choices;
use pica_spec::pica200::id;
use pica_spec::trace::Memory;

use super::scene::{GREEN, MINUS_ONE, ONE, RED, SIZE, corner, draw, scene};

/// Where the buffer begins: VRAM goes on before and behind it.
const BUFFER: u32 = Memory::VRAM + 0x10_0000;
const AROUND: u32 = 0x1_0000;

/// The byte of a pixel behind the start of a buffer of RGBA8, which may be negative.
fn place(x: i64, y: i64, [width, height]: [i64; 2], y_up: bool, block: i64) -> i64 {
    let row = if y_up { height - 1 - y } else { y };
    let bit = |value: i64, bit: i64| value >> bit & 1;
    let morton = |bits: i64| (0..bits).map(|n| bit(x, n) << (2 * n) | bit(row, n) << (2 * n + 1)).sum::<i64>();
    let (first_row, first_x) = (row.div_euclid(block) * block, x.div_euclid(block) * block);
    4 * (first_row * width + first_x * block + morton(if block == 8 { 3 } else { 5 }))
}

/// A triangle over the screen and one over its half, in a framebuffer that is smaller.
fn drawn(choice: &str, size: [u32; 2], y_up: bool, blocks: u32) -> (Vec<u8>, bool) {
    let choices = Choices::with("outside_framebuffer", choice).expect("an entry of the ledger");
    let mut bench = scene(Pipeline::new(&choices).expect("both are offered"), &choices);
    let dimensions = size[0] | (size[1] - 1) << 12 | u32::from(y_up) << 24;
    bench.write(id::FRAMEBUFFER_DIM, dimensions).write(id::COLORBUFFER_LOC, BUFFER >> 3);
    bench.write(id::FRAMEBUFFER_BLOCK32, blocks);
    let square = |color| {
        let [a, b] = [corner(MINUS_ONE, MINUS_ONE, color), corner(ONE, MINUS_ONE, color)];
        let [c, d] = [corner(ONE, ONE, color), corner(MINUS_ONE, ONE, color)];
        [a, b, c, a, c, d]
    };
    draw(&mut bench, 0, &square(RED)).run();
    bench
        .write(id::SCISSORTEST_MODE, 3)
        .write(id::SCISSORTEST_POS, 5 << 16 | 3)
        .write(id::SCISSORTEST_DIM, 50 << 16 | 40);
    draw(&mut bench, 0, &square(GREEN)).run();
    let outside = |finding: &Finding| matches!(finding, Finding::FramebufferOutsideMemory(_));
    let found = bench.machine.diagnostics().entries().iter().any(|entry| outside(&entry.finding));
    (bench.machine.memory().read_up_to(BUFFER - AROUND, 2 * AROUND as usize), found)
}

/// What the formula gives: the pixels of both squares, in the order in which they are drawn.
fn expected(bounded: bool, size: [u32; 2], y_up: bool, block: i64) -> Vec<u8> {
    let mut memory = vec![0; 2 * AROUND as usize];
    let [width, height] = size.map(i64::from);
    let side = i64::from(SIZE);
    let squares = [(0..side, 0..side, [255, 0, 0, 255]), (3..41, 5..51, [255, 0, 255, 0])];
    for (columns, lines, [a, b, g, r]) in squares {
        for (x, y) in lines.flat_map(|y| columns.clone().map(move |x| (x, y))) {
            if bounded && !(x < width && y < height) {
                continue;
            }
            let at = (i64::from(AROUND) + place(x, y, [width, height], y_up, block)) as usize;
            memory[at..at + 4].copy_from_slice(&[a, b, g, r]);
        }
    }
    memory
}

#[test]
fn where_the_formula_leads() {
    for size in [[32, 32], [32, 64], [64, 32], [96, 96], [64, 64]] {
        for y_up in [true, false] {
            for (blocks, block) in [(0, 8), (1, 32)] {
                for (choice, bounded) in [("dropped", true), ("addressed", false)] {
                    let (memory, found) = drawn(choice, size, y_up, blocks);
                    let what = format!("{choice}, {size:?}, {y_up}, {block}");
                    assert!(memory == expected(bounded, size, y_up, block), "{what}");
                    assert!(!found, "{what}");
                }
            }
        }
    }
}

/// Before the start of memory nothing is drawn, which is said.
#[test]
fn outside_of_memory() {
    let choices = Choices::with("outside_framebuffer", "addressed").expect("an entry of the ledger");
    let mut bench = scene(Pipeline::new(&choices).expect("it is offered"), &choices);
    bench.write(id::FRAMEBUFFER_DIM, 32 | 31 << 12 | 1 << 24);
    let corners = [corner(MINUS_ONE, MINUS_ONE, RED), corner(ONE, MINUS_ONE, RED), corner(MINUS_ONE, ONE, RED)];
    draw(&mut bench, 0, &corners).run();
    let outside = |finding: &Finding| matches!(finding, Finding::FramebufferOutsideMemory(_));
    assert!(bench.machine.diagnostics().entries().iter().any(|entry| outside(&entry.finding)));
    let first = bench.machine.memory().read_up_to(Memory::VRAM, 4);
    assert_eq!(first, [255, 0, 0, 255]);
}
