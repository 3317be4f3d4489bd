// SPDX-License-Identifier: MIT
//! The experiments of the ledger have cases for the hardware. That the hardware passes them in Verilator is the ledger's part
//! of the full campaign.

use pica_experiments::entries;
use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::registry;
use pica_testbench::witness::{Alternative, of_experiment};

fn block(choices: &Choices, name: &str) -> Option<Block> {
    registry::blocks(choices).ok()?.into_iter().find(|block| block.interface.name == name)
}

/// In every experiment of an entry that a block is built with, each alternative shows in what the block is given; but for
/// these, where the difference is made before it: in what is uploaded, or with what a draw begins.
fn shows_in(name: &str, elsewhere: &[&str], least: usize) {
    let default = block(&Choices::default(), name).expect("the block");
    let mut shown = 0;
    for alternative in Alternative::all().filter(|alternative| default.choices.contains_key(alternative.id)) {
        let experiment = entries::of(alternative.id);
        let Some(other) = block(&alternative.choices(), name).filter(|_| experiment.is_some()) else { continue };
        let cases = of_experiment(&default, &other, alternative.id).expect("recordings concern the block");
        assert_eq!(cases.is_empty(), elsewhere.contains(&alternative.id), "{name} under {alternative}");
        shown += usize::from(!cases.is_empty());
    }
    assert!(shown >= least, "{name}: {shown}");
}

#[test]
fn in_the_shader_unit() {
    let elsewhere = [
        "f32_to_f24",
        "shader_register_init",
        "partial_group",
        "code_index_overflow",
        "descriptor_index_overflow",
        "v_register_retention",
        "duplicate_permutation",
        "fifo_write_mask",
    ];
    shows_in("shader_unit", &elsewhere, 20);
}

#[test]
fn in_the_fragment_pipeline() {
    shows_in("fragment_pipeline", &["lut_divisor", "fifo_write_mask"], 8);
}
