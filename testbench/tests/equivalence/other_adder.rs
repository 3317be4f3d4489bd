// SPDX-License-Identifier: MIT
//! An adder of another make (`--verilog`), and the same with a fault.

use crate::counterexample::{Trial, counterexample};
use crate::{block, have, judge, user};
use pica_testbench::equivalence::EngineKind;
use pica_testbench::stimulus::float::Shape;

const OTHER: &str = include_str!("verilog/other_adder.v");

/// Five stages where ours has another number: transactions are compared, not clocks.
#[test]
fn a_five_stage_adder_passes() {
    if !have(EngineKind::Verilator) {
        return;
    }
    let report = judge(&block("f24_add"), EngineKind::Verilator, user("other_adder", OTHER)).unwrap();
    assert_eq!((report.mismatches, report.vectors), (0, 1_000_000));
}

/// Without the guard bit sums differ; the counterexample is minimal: clearing any set mantissa bit, or moving either
/// exponent one step toward the bias, makes it pass.
#[test]
fn a_dropped_guard_bit_is_found_and_shrunk() {
    if !have(EngineKind::Verilator) {
        return;
    }
    let faulty = OTHER.replace("parameter GUARD = 3", "parameter GUARD = 1");
    assert_ne!(faulty, OTHER);
    let block = block("f24_add");
    let verilog = user("other_adder", faulty);
    let difference = counterexample(&block, &verilog);
    let inputs = &difference.case.inputs;
    let values = &inputs[0].values;
    let mut trial = Trial::new(&block, &verilog, &difference);
    assert!(trial.fails(inputs), "the counterexample passes: {values:06X?}");
    let shape = Shape::F24;
    for (operand, value) in values.iter().enumerate() {
        let mut with = |smaller: u32| {
            let mut smaller_inputs = inputs.clone();
            smaller_inputs[0].values[operand] = smaller;
            assert!(
                !trial.fails(&smaller_inputs),
                "{smaller:06X} in place of operand {operand} of {values:06X?} fails too"
            );
        };
        for bit in (0..shape.mantissa_bits).filter(|bit| value >> bit & 1 == 1) {
            with(value & !(1 << bit));
        }
        match shape.exponent_of(*value).cmp(&shape.bias()) {
            std::cmp::Ordering::Less => with(value + (1 << shape.mantissa_bits)),
            std::cmp::Ordering::Greater => with(value - (1 << shape.mantissa_bits)),
            std::cmp::Ordering::Equal => {}
        }
    }
}
