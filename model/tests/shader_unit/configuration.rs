// SPDX-License-Identifier: MIT
//! How inputs come to v registers (geometry.md#vertex-arrays, geometry.md#assembly-of-a-vertex
//! geometry.md#from-outputs-to-the-assembler).

use crate::support::machine::{bits, ledger, vector};
use crate::support::number::*;
use pica_model::shader::{ShaderUnit, Vector};

/// A unit that permutes input i to v register `map[i]`.
fn unit(choices: &[(&str, &str)], map: &[u8]) -> ShaderUnit {
    let mut unit = ShaderUnit::new(512, &ledger(choices)).expect("supported choices");
    unit.config.input_map[..map.len()].copy_from_slice(map);
    unit
}

/// Inputs 100, 101, ...
fn inputs(count: i32) -> Vec<Vector> {
    (0..count).map(|input| vector(splat(int(100 + input)))).collect()
}

fn v(unit: &ShaderUnit, register: usize) -> u32 {
    bits(unit.inputs()[register])[0]
}

#[test]
fn inputs_are_permuted() {
    let mut unit = unit(&[], &[5, 0, 15]);
    unit.load_inputs(&inputs(3));
    assert_eq!([5, 0, 15, 1].map(|register| v(&unit, register)), [100, 101, 102, 0].map(int));
}

#[test]
fn all_sixteen_inputs_can_be_permuted() {
    let map: Vec<u8> = (0..16).map(|input| 15 - input).collect();
    let mut unit = unit(&[], &map);
    unit.load_inputs(&inputs(20));
    for register in 0..16 {
        assert_eq!(v(&unit, register), int(115 - register as i32));
    }
}

#[test]
fn choice_duplicate_permutation() {
    for (value, expected) in [("higher-attribute", 102), ("lower-attribute", 100)] {
        let mut unit = unit(&[("duplicate_permutation", value)], &[3, 4, 3, 3]);
        unit.load_inputs(&inputs(3));
        assert_eq!((v(&unit, 3), v(&unit, 4)), (int(expected), int(101)), "{value}");
    }
}

#[test]
fn choice_v_register_retention() {
    for (value, expected) in [("keep", 9), ("zero", 0)] {
        let mut unit = unit(&[("v_register_retention", value)], &[0, 1]);
        unit.set_input(1, vector(splat(int(9))));
        unit.set_input(7, vector(splat(int(9))));
        unit.load_inputs(&inputs(1));
        assert_eq!((v(&unit, 0), v(&unit, 1), v(&unit, 7)), (int(100), int(expected), int(expected)), "{value}");
    }
}

#[test]
fn registers_that_do_not_exist_are_not_set() {
    let mut unit = unit(&[], &[]);
    let one = vector(splat(ONE));
    unit.set_input(16, one);
    unit.uniforms.set_float(96, one);
    unit.uniforms.set_integer(4, [1, 2, 3]);
    unit.program.set_word(512, 1);
    unit.program.set_descriptor(128, 1);
    assert_eq!((unit.uniforms.float(96), unit.uniforms.integer(4)), (None, None));
    assert_eq!((unit.program.word(512), unit.program.descriptor(128)), (None, None));
}
