// SPDX-License-Identifier: MIT
//! Every block, in its emitted Verilog: small spaces whole, the others with a fixed part of the campaign.

use crate::have;
use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::build::{Build, Memory};
use pica_testbench::equivalence::{self, EngineKind, Options};
use pica_testbench::random::DEFAULT_SEED;
use pica_testbench::registry;

/// Cases of a flat block whose space is larger.
const VECTORS: u64 = 1 << 18;
/// Cases of a unit.
const PROGRAMS: u64 = 500;
/// What part of the cases a build other than the default has: most of its modules are those of the default.
const OF_BUILDS: u64 = 4;

fn with(choices: &[(&str, &str)]) -> Choices {
    let mut with = Choices::default();
    choices.iter().for_each(|(id, value)| with.set(id, value).expect("a choice of the ledger"));
    with
}

fn passes(block: &Block, kind: EngineKind, vectors: u64, what: &str) {
    let options = Options { seed: DEFAULT_SEED, vectors: Some(vectors), ..Options::default() };
    let report = equivalence::run(block, kind, &options, &[], &|_| {}).unwrap();
    assert_eq!(report.mismatches, 0, "{what}: {}", report.text(&block.interface));
    assert_eq!(report.coverage.impossible().collect::<Vec<_>>(), Vec::<&str>::new(), "{what} {}", report.block);
}

fn vectors(block: &Block) -> u64 {
    if block.interface.is_flat() { VECTORS } else { PROGRAMS }
}

#[test]
fn every_block_passes_in_verilator() {
    if have(EngineKind::Verilator) {
        for block in registry::blocks(&Choices::default()).unwrap() {
            passes(&block, EngineKind::Verilator, vectors(&block), "defaults");
        }
    }
}

/// Every block under every other value of every build option that it has.
#[test]
fn every_build_passes_in_verilator() {
    if have(EngineKind::Verilator) {
        // This engine starts every memory as zeros: tests/exported.rs has simulators that do not.
        let builds = Build::alternatives().filter(|(.., build)| build.memory == Memory::default());
        for (id, value, build) in builds {
            for block in registry::built(&Choices::default(), &build).unwrap() {
                if block.build.contains_key(id) {
                    let vectors = vectors(&block) / OF_BUILDS;
                    passes(&block, EngineKind::Verilator, vectors, &format!("{id}={value}"));
                }
            }
        }
    }
}

/// Rounding to nearest where there is rounding, the two-operand blocks at a small format whole.
#[test]
fn rounding_to_nearest_passes_in_verilator() {
    if !have(EngineKind::Verilator) {
        return;
    }
    let nearest = with(&[("f24_rounding", "nearest-even"), ("f32_to_f24", "nearest-even")]);
    let rounds = ["add", "mul", "mad", "rcp", "rsq", "ex2", "lg2", "from_f32"];
    for block in registry::blocks(&nearest).unwrap() {
        let name = &block.interface.name;
        let operation = name.strip_prefix("f24_").or_else(|| name.strip_prefix("float_1_3_4_"));
        if operation.is_some_and(|operation| rounds.contains(&operation)) {
            passes(&block, EngineKind::Verilator, vectors(&block), "nearest-even");
        }
    }
}

/// Alternatives of the ledger: hardware follows them as the model does, or says that it cannot.
#[test]
fn alternatives_pass_or_are_refused() {
    let mut followed = 0;
    for (id, value) in [
        ("f24_overflow", "saturate"),
        ("f24_guard_bits", "one-bit"),
        ("nan_payload", "propagate"),
        ("subnormal_compare", "flush"),
        ("special_function_subnormals", "keep"),
        ("flr_special", "canonical-nan"),
        ("cmp_ne_nan", "always-false"),
        ("move_zero_sign", "positive"),
    ] {
        match registry::blocks(&with(&[(id, value)])) {
            Ok(blocks) => {
                followed += 1;
                for block in blocks.iter().filter(|block| block.listed && block.interface.name.starts_with("f24_")) {
                    passes(block, EngineKind::Native, 400, &format!("{id}={value}"));
                }
            }
            Err(refused) => assert!(refused.to_string().contains(id), "{refused}"),
        }
    }
    assert!(followed >= 4, "most alternatives have hardware");
}
