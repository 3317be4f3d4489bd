// SPDX-License-Identifier: MIT
//! Gas shading (fragment.md#gas), choice `gas`, against the statements `gas_shading` and `gas_light` of the ledger written down
//! once more in real numbers.

use pica_model::fragment::gas::shading::GasShading;
use pica_spec::choices::GasDifference;
use pica_spec::pica200::{GasDensitySource, GasLutInput, Port, id};

use super::support::{Random, State};

/// The value of an f16 pattern that is a normal number or zero.
fn f16(bits: u32) -> f64 {
    let magnitude = f64::from(bits & 0x3FF | 0x400) * 2_f64.powi((bits >> 10 & 31) as i32 - 25);
    if bits >> 10 & 31 == 0 {
        0.0
    } else if bits >> 15 != 0 {
        -magnitude
    } else {
        magnitude
    }
}

/// An integer that is `exact` cut, up to the error of the real numbers here.
fn is_cut(result: f64, exact: f64) -> bool {
    result <= exact + 1e-6 && result > exact - 1.0 - 1e-6
}

#[test]
fn colours_are_those_of_the_statements() {
    const SEED: u64 = 9;
    const ONE: f64 = 16_777_216.0;
    let mut random = Random::new(SEED);
    let (mut lit, mut between, mut below, mut clear) = (0, 0, 0, 0);
    for case in 0..4000 {
        let signs = if case % 2 == 0 { "sign-magnitude" } else { "twos-complement" };
        let mut state = State::with(&[&format!("gas_difference={signs}")]);
        // Reciprocals around those of small sums, attenuations around 1.
        let reciprocal = random.below(12 << 10) | u32::from(case % 64 == 0) << 15;
        let attenuation = random.below(20 << 10);
        let (xy, z, z_color) = (random.next() & 0xFF_FFFF, random.next() & 0xFF_FFFF, random.next() & 0x1FF);
        let table: [u32; 16] = core::array::from_fn(|_| random.next() & 0xFF_FFFF);
        state.set(&[
            (id::GAS_ACCMAX, reciprocal),
            (id::GAS_ATTENUATION, attenuation),
            (id::GAS_LIGHT_XY, xy),
            (id::GAS_LIGHT_Z, z),
            (id::GAS_LIGHT_Z_COLOR, z_color),
            (id::TEXENV_UPDATE_BUFFER, 7 | (random.next() & 8)),
            (id::GAS_LUT_INDEX, 0),
        ]);
        for word in table {
            assert_eq!(state.luts.write(Port::GasLut, word, &mut state.registers), None);
        }
        // High bytes below 8.
        let [r, g, b, a] = (random.next() & 0xFF07_FF07).to_le_bytes();
        let record = GasShading::new(&state.registers, &state.luts.gas, &state.choices).evaluate([r, g, b, a]);

        let depth = state.registers.texenv_update_buffer().gas_density_source() == GasDensitySource::Depth;
        let accumulated = if depth { u32::from(r) << 8 | u32::from(g) } else { u32::from(b) << 8 | u32::from(a) };
        assert_eq!(u32::from(record.accumulated), accumulated);
        let density = (f64::from(accumulated) * f16(reciprocal)).clamp(0.0, 1.0);
        assert_eq!(f64::from(record.density), density * ONE, "case {case}");

        let slope = |word: u32| {
            let [min, max, attenuation, _] = word.to_le_bytes().map(f64::from);
            max - (max - min) * attenuation / 255.0 * density
        };
        let effect = f64::from(z_color & 0xFF) / 255.0;
        let light = (slope(xy) * (1.0 - effect) + slope(z) * effect) / 255.0;
        assert!(is_cut(f64::from(record.light), light * ONE), "case {case}: {} {}", record.light, light * ONE);

        let by_light = state.registers.gas_light_z_color().lut_input() == GasLutInput::LightFactor;
        let place = f64::from(if by_light { record.light } else { record.density }) / ONE * 8.0;
        let entry = (place as usize).min(7);
        let fraction = place - entry as f64;
        for c in 0..3 {
            let byte = |word: u32| word.to_le_bytes()[c];
            let difference = match state.choices.gas_difference {
                GasDifference::SignMagnitude => {
                    let magnitude = f64::from(byte(table[entry]) & 0x7F);
                    if byte(table[entry]) & 0x80 != 0 { -magnitude } else { magnitude }
                }
                GasDifference::TwosComplement => f64::from(byte(table[entry]) as i8),
            };
            let exact = f64::from(byte(table[8 + entry])) + fraction * difference * 255.0 / 127.0;
            let result = f64::from(record.result[c]);
            assert!(is_cut(result, exact) || result == exact.clamp(0.0, 255.0), "case {case}: {result} {exact}");
            below += u32::from(exact < 0.0);
        }
        let alpha = 255.0 * (density * f16(attenuation)).clamp(0.0, 1.0);
        assert!(is_cut(f64::from(record.result[3]), alpha), "case {case}: {} {alpha}", record.result[3]);
        lit += u32::from(by_light);
        between += u32::from(density > 0.0 && density < 1.0);
        clear += u32::from(density == 0.0);
    }
    assert!(lit > 1000 && between > 500 && below > 500 && clear > 20, "{lit} {between} {below} {clear}");
}
