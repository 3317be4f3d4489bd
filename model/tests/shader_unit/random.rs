// SPDX-License-Identifier: MIT
//! Arbitrary programs with arbitrary descriptors and inputs: they run without panic, they stop, and they give the same
//! again.

use crate::support::machine::{bits, ledger, vector};
use crate::support::random::Random;
use pica_model::shader::{Block, EmittedTriangle, OnEmit, Run, ShaderUnit, Stage};
use pica_spec::choices::Choices;

const SEED: u64 = 0x5AFE_0001;
/// Instructions after which an invocation is stopped.
const LIMIT: u64 = 2000;

/// Ledger entries that change what a unit does, with all alternatives that the model follows.
pub const ENTRIES: [&str; 28] = [
    "f24_rounding",
    "dot_product_order",
    "subnormal_compare",
    "loop_exit_al",
    "program_end",
    "shader_register_init",
    "al_width",
    "winding_state",
    "f24_overflow",
    "f24_guard_bits",
    "nan_payload",
    "move_zero_sign",
    "special_function_subnormals",
    "flr_special",
    "litp_nan",
    "cmp_ne_nan",
    "cmp_mask",
    "unknown_opcode",
    "num_width",
    "address_register_range",
    "two_input_registers",
    "movas_consecutive",
    "break_outside_loop",
    "b15_after_run",
    "setemit_slot_3",
    "v_register_retention",
    "duplicate_permutation",
    "f32_to_f24",
];

/// Choices drawn from all alternatives; those that hang are kept rare, and every fourth ledger is the default.
pub fn choices(random: &mut Random) -> Choices {
    let mut choices = Choices::default();
    if random.below(4) == 0 {
        return choices;
    }
    for id in ENTRIES {
        let mut alternatives = vec![];
        for name in ALTERNATIVES {
            if ledger_has(id, name) {
                alternatives.push(name);
            }
        }
        assert!(alternatives.len() > 1, "{id} has alternatives");
        let name = random.pick(&alternatives);
        if name != "hang" || random.below(4) == 0 {
            choices.set(id, name).expect("the ledger has this choice");
        }
    }
    choices
}

/// Names of alternatives.
const ALTERNATIVES: [&str; 45] = [
    "toward-zero",
    "nearest-even",
    "left-to-right",
    "pairwise-tree",
    "unrounded",
    "keep",
    "flush",
    "restore-outer",
    "wrap",
    "stop",
    "zero",
    "wrap-8",
    "wide-32",
    "per-triangle",
    "per-emit",
    "infinity",
    "saturate",
    "exact",
    "one-bit",
    "canonical",
    "propagate",
    "positive",
    "unchanged",
    "canonical-nan",
    "select-rules",
    "pass",
    "complement",
    "always-false",
    "ignored",
    "obeyed",
    "nop",
    "hang",
    "bits-8",
    "bits-10",
    "wrap-9",
    "as-written",
    "first-register",
    "execute",
    "every-invocation",
    "geometry-only",
    "fourth-slot",
    "higher-attribute",
    "lower-attribute",
    "kept",
    "dropped",
];

fn ledger_has(id: &str, name: &str) -> bool {
    Choices::default().set(id, name).is_ok()
}

/// A unit with a random program, random descriptors and random uniforms.
pub fn unit(random: &mut Random, block: Block, choices: &Choices) -> ShaderUnit {
    let mut unit = ShaderUnit::new(block.program_depth(), choices).expect("supported choices");
    let style = random.below(3);
    for address in 0..512 {
        let word = match style {
            0 => random.word(),
            1 => random.instruction(),
            _ => {
                let word = random.instruction();
                random.nearby(word, address)
            }
        };
        unit.program.set_word(address as usize, word);
    }
    for index in 0..128 {
        unit.program.set_descriptor(index, random.word());
    }
    for index in 0..96 {
        unit.uniforms.set_float(index, vector(random.vector()));
    }
    for index in 0..4 {
        let [x, y, z, _] = random.word().to_le_bytes();
        // Mostly short loops.
        unit.uniforms.set_integer(index, [if random.below(8) == 0 { x } else { x & 3 }, y, z]);
    }
    unit.uniforms.set_booleans(random.word() as u16);
    unit.config.entry_point = random.below(512) as u16;
    unit.config.outmap_mask = random.word() as u16;
    unit.config.input_map = core::array::from_fn(|_| random.below(16) as u8);
    unit
}

/// Everything that an invocation gives.
fn invoke(unit: &mut ShaderUnit, stage: Stage) -> (Run, Vec<EmittedTriangle>, [[u32; 4]; 16], String) {
    let mut emitted = Vec::new();
    let run = unit.run(stage, LIMIT, &mut OnEmit(|triangle: &EmittedTriangle| emitted.push(*triangle)));
    (run, emitted, unit.outputs().map(bits), format!("{:?}", unit.registers()))
}

#[test]
fn arbitrary_programs_stop_and_are_deterministic() {
    println!("seed {SEED:#X}");
    for case in 0..4000 {
        let mut random = Random::case(SEED, case);
        let choices = choices(&mut random);
        let (block, stage) = random.pick(&[(Block::Vsh, Stage::Vertex), (Block::Gsh, Stage::Geometry)]);
        let mut first = unit(&mut random, block, &choices);
        let inputs: [_; 16] = core::array::from_fn(|_| vector(random.vector()));
        first.load_inputs(&inputs);
        let mut second = first.clone();
        for invocation in 0..2 {
            let result = invoke(&mut first, stage);
            assert!(result.0.instructions <= LIMIT, "case {case}");
            assert_eq!(result, invoke(&mut second, stage), "case {case}, invocation {invocation}");
        }
    }
}

#[test]
fn default_choices_are_drawn_too() {
    let defaults = (0..400).filter(|case| choices(&mut Random::case(SEED, *case)) == ledger(&[])).count();
    assert!((50..200).contains(&defaults), "{defaults} of 400");
}
