// SPDX-License-Identifier: MIT
//! Gas mode (fragment.md#gas), choice `gas`: densities in a buffer, against the statements of the ledger written down once more
//! in real numbers.

use pica_model::diagnostic::Finding;
use pica_model::fragment;
use pica_model::gpu::pipeline::Pipeline;
use pica_spec::choices::Choices;
use pica_spec::pica200::id;
use pica_spec::trace::Memory;

use super::scene::{MINUS_HALF, MINUS_ONE, ONE, corner, draw, scene};
use crate::common::bench::Bench;

const DEPTH: u32 = Memory::VRAM + 0x10_0000;

fn gas(alternatives: &[&str]) -> Bench<Pipeline> {
    let mut choices = Choices::default();
    for alternative in ["gas=accumulate"].iter().chain(alternatives) {
        choices.set_from(alternative).expect("an entry of the ledger");
    }
    let mut bench = scene(Pipeline::new(&choices).expect("gas is offered"), &choices);
    bench.write(id::COLOR_OPERATION, 1 << 8 | 1).write(id::DEPTHBUFFER_READ, 3);
    bench
}

/// Two triangles over the screen at depth 1/2, of a colour from the combiners' constant.
fn add(bench: &mut Bench<Pipeline>, color: u32) {
    bench.write(id::TEXENV_SOURCE[5], 0x000E_000E).write(id::TEXENV_COLOR[5], color);
    let white = [ONE; 4];
    let [a, b] = [corner(MINUS_ONE, MINUS_ONE, white), corner(ONE, MINUS_ONE, white)];
    let [c, d] = [corner(ONE, ONE, white), corner(MINUS_ONE, ONE, white)];
    assert_eq!(a.0[2], MINUS_HALF);
    draw(bench, 0, &[a, b, c, a, c, d]).run();
}

/// The halves of a pixel.
fn halves(bench: &Bench<Pipeline>) -> [u16; 2] {
    let bytes = bench.machine.memory().read_up_to(Memory::VRAM + 4 * 100, 4);
    [u16::from_le_bytes([bytes[0], bytes[1]]), u16::from_le_bytes([bytes[2], bytes[3]])]
}

/// Each function, distances of both signs, weights of both kinds, for each format of depths.
#[test]
fn densities_are_weighted_by_depth() {
    for (format, bytes) in [(0, 2), (2, 3), (3, 4)] {
        for (function, stored) in
            (0..4).flat_map(|function| [0x00, 0x3F, 0x7E, 0x80, 0xC0, 0xFF].map(|stored| (function, stored)))
        {
            for (weight, delta_z) in
                ["falling", "rising"].into_iter().flat_map(|weight| [0, 64, 300, 2000].map(|z| (weight, z)))
            {
                let mut bench = gas(&[&format!("gas_depth_weight={weight}")]);
                bench.write(id::DEPTHBUFFER_FORMAT, format).write(id::GAS_DELTAZ_DEPTH, function << 24 | delta_z);
                bench.machine.memory_mut().write(DEPTH, &vec![stored; 64 * 64 * bytes]).expect("memory");
                add(&mut bench, 0xFF00_00C8);
                let largest = if bytes == 2 { 65535.0 } else { 16_777_215.0 };
                // 0x7FFF or 0x7FFFFF, and a byte repeated.
                let depth = (largest / 2.0_f64).floor() / largest;
                let stored = f64::from(stored) / 255.0;
                let distance = match function {
                    2 => depth - stored,
                    _ => stored - depth,
                };
                let share = (distance * f64::from(delta_z) / 256.0).min(1.0);
                let density = match (function, weight) {
                    (0, _) => 0.0,
                    (1, _) => 200.0,
                    _ if distance < 0.0 => 0.0,
                    (_, "falling") => 200.0 * (1.0 - share),
                    _ => 200.0 * share,
                };
                let [plain, weighted] = halves(&bench);
                let what = format!("{format} {function} {stored} {weight} {delta_z}: {weighted}, {density}");
                assert_eq!(plain, 200, "{what}");
                // Cut twice: the product with DELTA_Z is below 200 / largest.
                let weighted = f64::from(weighted);
                assert!(weighted <= density + 0.004 && weighted > density - 1.004, "{what}");
            }
        }
    }
}

/// Densities add up to a limit, the largest is fed back, and the channel is that of the choice.
#[test]
fn densities_add_up() {
    for (limit, most) in [("bits-15", 0x7FFF), ("bits-16", 0xFFFF)] {
        let mut bench = gas(&[&format!("gas_limit={limit}")]);
        bench.write(id::GAS_DELTAZ_DEPTH, 1 << 24);
        bench.machine.memory_mut().write(Memory::VRAM, &[0, 0, 1, 0].repeat(64 * 64)).expect("memory");
        for n in 1..=3 {
            add(&mut bench, 0x7F00_00FF);
            assert_eq!(halves(&bench), [255 * n, 255 * n + 1]);
            assert_eq!(bench.machine.registers().gas_accmax_feedback().accmax(), u32::from(255 * n));
        }
        bench
            .machine
            .memory_mut()
            .write(Memory::VRAM, &(most - 1_u16).to_le_bytes().repeat(2 * 64 * 64))
            .expect("memory");
        add(&mut bench, 2);
        assert_eq!(halves(&bench), [most, most]);
        // Software sets the register back, and smaller sums count again.
        bench.write(id::GAS_ACCMAX_FEEDBACK, 0).write(id::COLORBUFFER_READ, 0);
        add(&mut bench, 3);
        assert_eq!(halves(&bench), [3, 3]);
        assert_eq!(bench.machine.registers().gas_accmax_feedback().accmax(), 3);
    }
    for (channel, density) in [("red", 0x40), ("alpha", 0x80)] {
        let mut bench = gas(&[&format!("gas_density={channel}")]);
        add(&mut bench, 0x8030_2040);
        assert_eq!(halves(&bench), [density, 0]);
    }
}

/// Tests and masks do not count, access to the buffer does; a buffer of other pixels stays as it is.
#[test]
fn what_counts_for_gas() {
    let mut bench = gas(&[]);
    bench.write(id::DEPTH_COLOR_MASK, 1).write(id::FRAGOP_ALPHA_TEST, 1).write(id::STENCIL_TEST, 1);
    add(&mut bench, 9);
    assert_eq!(halves(&bench), [9, 0]);
    bench.write(id::COLORBUFFER_WRITE, 0);
    add(&mut bench, 9);
    assert_eq!(halves(&bench), [9, 0]);
    assert!(bench.findings().is_empty());
    bench.write(id::COLORBUFFER_WRITE, 0xF).write(id::COLORBUFFER_FORMAT, 3 << 16);
    add(&mut bench, 9);
    assert_eq!(halves(&bench), [9, 0]);
    assert_eq!(bench.findings(), [Finding::Fragment(fragment::Finding::GasFormat)]);
}
