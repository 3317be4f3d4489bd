//! An adder of another make, and the same with a fault (design section 4, `--verilog`).

use crate::{block, have, judge, user};
use pica_testbench::campaign::check;
use pica_testbench::engine::verilator::{PATIENCE, Source, Verilator, program};
use pica_testbench::equivalence::EngineKind;
use pica_testbench::stimulus::float::Shape;
use pica_vectors::Item;

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
    let report = judge(&block, EngineKind::Verilator, user("other_adder", faulty.clone())).unwrap();
    assert!(report.mismatches > 0);
    let example = report.counterexample.expect("a difference has a counterexample");
    let values = &example.difference.case.inputs[0].values;

    let files = [("test.v".to_owned(), faulty)];
    let source = Source { interface: &block.interface, top: "other_adder", verilog: &files, trace: false };
    let mut engine = Verilator::start(&block.interface, &program(&source).unwrap(), None, PATIENCE).unwrap();
    let mut fails = |values: Vec<u32>| {
        let items = [Item { channel: 0, values }];
        check(&block, &mut engine, &items, Default::default()).unwrap().is_some()
    };
    assert!(fails(values.clone()), "the counterexample fails");
    let shape = Shape::F24;
    for (operand, value) in values.iter().enumerate() {
        let mut with = |smaller: u32| {
            let mut values = values.clone();
            values[operand] = smaller;
            assert!(!fails(values.clone()), "{values:06X?} is smaller and fails too");
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
