// SPDX-License-Identifier: MIT
//! Lighting in columns beside its definition in integers, to the bit: drawn registers, tables and fragments, the largest
//! values of both, under the choices that concern lighting, on every instruction set.

use std::array::from_fn;

use pica_model::float::{F24, Lanes};
use pica_model::fragment::planes::Planes;
use pica_model::lighting::vector::{align, length, normalize};
use pica_model::lighting::{Lighting, LightingColumns, LightingInputs, LightingRecord, LightingResult};
use pica_spec::pica200::{LightingLut, id};

use super::lighting_definition::Lighting as Definition;
use super::lighting_definition::vector as definition;
use super::support::{Random, State};

const CHOICES: [&[&str]; 8] = [
    &[],
    &["f24_rounding=nearest-even", "light_result_rounding=round"],
    &["lut_divisor=power-of-two", "spot_direction_divisor=div-2047"],
    &["light_lut_mix=integer", "light_colour_range=saturate"],
    &["light_colour_range=low-8-bits", "light_result_rounding=round"],
    &["light_lut_mix=integer", "lut_divisor=power-of-two"],
    &["spot_direction_divisor=div-2047"],
    &["f24_rounding=nearest-even"],
];

/// A float: any pattern, a special one, or a number near 1.
fn float(random: &mut Random) -> F24 {
    let word = random.next();
    F24::from_bits(match random.below(16) {
        0 => word & 0xFF_FFFF,
        1 => [0, 0x80_0000, 0x7F_0000, 0xFF_8000, 0x3F_0000, 1][word as usize % 6],
        _ => word & 0x80_FFFF | (59 + random.below(6)) << 16,
    })
}

/// Registers and tables: of any kind, or with lights of 8 bits and tables without scale.
fn state(random: &mut Random, choices: &[&str]) -> State {
    let mut state = State::with(choices);
    for table in (0..24).filter(|table| ![2, 7].contains(table)) {
        let wild = random.below(2) == 0;
        for entry in 0..256 {
            let word = random.next() & if wild { 0xFF_FFFF } else { 0x00_FFFF };
            state.light_entry(LightingLut::from_raw(table), entry, word);
        }
    }
    let tame = random.below(2) == 0;
    for register in 0x140..0x1C0 {
        let word = random.next();
        state.set(&[(register, if tame && register & 15 < 4 { word & 0x07F1_FC7F } else { word })]);
    }
    for register in [id::LIGHTING_AMBIENT, id::LIGHTING_CONFIG0, id::LIGHTING_LIGHT_PERMUTATION] {
        state.set(&[(register, random.next())]);
    }
    state.set(&[
        (id::LIGHTING_ENABLE0, 1),
        (id::LIGHTING_NUM_LIGHTS, random.below(8)),
        (id::LIGHTING_CONFIG1, random.next() & random.next()),
        (id::LIGHTING_LUTINPUT_ABS, random.next()),
        (id::LIGHTING_LUTINPUT_SELECT, random.next()),
        (id::LIGHTING_LUTINPUT_SCALE, if tame { 0 } else { random.next() }),
    ]);
    state
}

#[test]
fn columns_are_as_defined() {
    const SEED: u64 = 15;
    let mut random = Random::new(SEED);
    for case in 0..800 {
        let choices = CHOICES[case % CHOICES.len()];
        let state = state(&mut random, choices);
        let definition = Definition::new(&state.registers, &state.luts.lighting, &state.choices).expect("it is on");
        let lighting = Lighting::new(&state.registers, &state.luts.lighting, &state.choices, true).expect("it is on");
        let fragments: [LightingInputs; 8] = from_fn(|_| LightingInputs {
            quaternion: from_fn(|_| float(&mut random)),
            view: from_fn(|_| float(&mut random)),
            bump: random.next().to_le_bytes(),
            shadow: random.next().to_le_bytes(),
        });
        let mut columns = LightingColumns::<8>::default();
        let expected = fragments.each_ref().map(|fragment| {
            let mut record = LightingRecord::default();
            (definition.evaluate(fragment, Some(&mut record)), record)
        });
        for (i, fragment) in fragments.iter().enumerate() {
            for c in 0..4 {
                columns.quaternion[c][i] = fragment.quaternion[c];
            }
            for c in 0..3 {
                columns.view[c][i] = fragment.view[c];
            }
            columns.bump.set(i, fragment.bump);
            columns.shadow.set(i, fragment.shadow);
            let mut record = LightingRecord::default();
            let result = lighting.evaluate(fragment, Some(&mut record));
            assert_eq!((result, record), expected[i], "seed {SEED}, case {case}, fragment {i}, {choices:?}");
        }
        for lanes in Lanes::available() {
            let [primary, secondary]: [Planes<8>; 2] = lighting.clone().with_lanes(lanes).evaluate_all(&columns, None);
            for (i, (expected, _)) in expected.iter().enumerate() {
                let result = LightingResult { primary: primary.get(i), secondary: secondary.get(i) };
                assert_eq!(result, *expected, "seed {SEED}, case {case}, fragment {i}, {choices:?}, {}", lanes.name());
            }
        }
    }
}

/// Vectors of three and four components, among them those whose length is an integer or next to one.
#[test]
fn lengths_and_unit_vectors_are_exact() {
    let mut random = Random::new(16);
    for case in 0..200_000 {
        let bits = random.below(18);
        let mut component = || (random.next() & ((1 << bits) - 1)) as i64 * if random.below(2) == 0 { 1 } else { -1 };
        let mut vector: [i64; 4] = from_fn(|_| component());
        if case % 3 == 0 {
            // (n^2 + m^2)^2 = (n^2 - m^2)^2 + (2 n m)^2, perhaps one off.
            let (n, m) = (vector[0].abs() % 300, vector[1].abs() % 200);
            vector = [n * n - m * m, 2 * n * m, vector[2] & 1, 0];
        }
        let expected = definition::length(&vector);
        let actual = length(vector.map(|x| x as f64));
        let (root, shift) = expected.unwrap_or((0, actual.shift as u32));
        assert_eq!((actual.root, actual.shift), (root as f64, i64::from(shift)), "{vector:?}");
        let unit = definition::normalize(&vector);
        assert_eq!(normalize(vector.map(|x| x as f64)), unit.map(|x| x as f64), "{vector:?}");
    }
}

#[test]
fn floats_are_aligned_exactly() {
    let mut random = Random::new(17);
    for _ in 0..100_000 {
        let vector: [F24; 3] = from_fn(|_| float(&mut random));
        let (expected, exponent) = definition::align(vector);
        let (actual, actual_exponent) = align(vector);
        assert_eq!(actual, expected.map(|x| x as f64), "{vector:?}");
        if expected != [0; 3] {
            assert_eq!(actual_exponent, i64::from(exponent), "{vector:?}");
        }
    }
}
