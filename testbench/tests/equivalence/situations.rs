// SPDX-License-Identifier: MIT
//! In which situations hardware is wrong, and what is left out of a comparison. What is expected is counted from the inputs: the
//! sweep of `alpha_test` tries each of 2^20 combinations of enable, function, reference and alpha once.

use crate::{block, have, user};
use pica_testbench::campaign::Report;
use pica_testbench::engine::{EngineError, Violation};
use pica_testbench::equivalence::{self, EngineKind, Failure, Options};
use pica_testbench::random::DEFAULT_SEED;
use pica_vectors::Columns;
use std::cmp::Ordering;

/// The alpha test as somebody else writes it, with what `faults` say in place of the results of functions.
fn alpha_test(faults: &[(u32, &str)]) -> String {
    let functions = ["1'b0", "1'b1", "alpha == r", "alpha != r", "alpha < r", "alpha <= r", "alpha > r", "alpha >= r"];
    let mut cases = functions.map(|result| format!("pass = {result};"));
    for (function, result) in faults {
        cases[*function as usize] = (*result).to_owned();
    }
    let cases: String =
        cases.iter().enumerate().map(|(function, does)| format!("      {function}: {does}\n")).collect();
    format!(
        "module mine (input wire [15:0] test, input wire [7:0] alpha, output reg pass);\n  wire [7:0] r = test[15:8];\n  \
         always @(*) begin\n    case (test[6:4])\n{cases}    endcase\n    if (!test[0]) pass = 1'b1;\n  end\nendmodule\n"
    )
}

/// Function 6 takes equal numbers too; function 7 is wrong for one pair of numbers.
const FAULTS: [(u32, &str); 2] = [(6, "pass = alpha >= r;"), (7, "pass = alpha >= r && !(&alpha && &r);")];

fn run(kind: EngineKind, verilog: String, options: Options) -> Result<Report, Failure> {
    let options = Options { seed: DEFAULT_SEED, verilog: Some(user("mine", verilog)), ..options };
    equivalence::run(&block("alpha_test"), kind, &options, &[], &|_| {})
}

fn sweep(faults: &[(u32, &str)], except: &[&str]) -> Result<Report, Failure> {
    let except = except.iter().map(|text| (*text).to_owned()).collect();
    run(EngineKind::Verilator, alpha_test(faults), Options { sweep: true, except, ..Options::default() })
}

/// Cases whose situations are counted.
const LOOKED_AT: usize = 1 << 17;

/// How many of the first cases of the sweep have this enable, function, and order of alpha and reference.
fn in_sweep(enable: u32, function: u32, order: Ordering) -> u64 {
    let block = block("alpha_test");
    let mut inputs = Columns::new(2, LOOKED_AT);
    block.sweep().expect("a sweep").fill(DEFAULT_SEED, 0, &mut inputs);
    let rows = inputs.column(0).iter().zip(inputs.column(1));
    let is = |(test, alpha): &(&u32, &u32)| {
        **test & 1 == enable && **test >> 4 & 7 == function && (**alpha).cmp(&(**test >> 8)) == order
    };
    rows.filter(is).count() as u64
}

#[test]
fn mismatches_are_counted_by_bin() {
    if !have(EngineKind::Verilator) {
        return;
    }
    let report = sweep(&FAULTS, &[]).unwrap();
    assert_eq!((report.vectors, report.mismatches), (1 << 20, 256 + 1));
    let situations = &report.situations;
    let wrong = in_sweep(1, 6, Ordering::Equal);
    assert!(wrong > 10);
    assert_eq!((situations.vectors, situations.mismatches, situations.excepted), (LOOKED_AT as u64, wrong, None));
    let count = |name: &str| {
        let bin = situations.bins.iter().find(|one| one.bin == name).expect("a situation");
        (bin.mismatches, bin.vectors)
    };
    assert_eq!(situations.bins[0].bin, "enable 1, function 6, order 1");
    assert_eq!(count("enable 1, function 6, order 1"), (wrong, wrong));
    assert_eq!(count("enable 0, function 6, order 1"), (0, in_sweep(0, 6, Ordering::Equal)));
    assert_eq!(count("enable 1, function 6, order 0"), (0, in_sweep(1, 6, Ordering::Less)));
    let text = report.text(&block("alpha_test").interface);
    assert!(text.contains(&format!("  mismatches by bin, {wrong} in 131072 vectors:\n")), "{text}");
    assert!(text.contains(&format!("{wrong} of {wrong:8}  enable 1, function 6, order 1\n")), "{text}");
    assert!(text.contains("0 more bins have some, 47 were hit and have none"), "{text}");

    // Where none of the first cases fails, those that do are looked at.
    let late = sweep(&FAULTS[1..], &[]).unwrap();
    assert_eq!((late.mismatches, late.situations.vectors, late.situations.mismatches), (1, 1, 1));
    assert_eq!(late.situations.bins[0].bin, "enable 1, function 7, order 1");
}

/// What is excepted is counted, and the counterexample does not shrink to it.
#[test]
fn situations_are_left_out() {
    if !have(EngineKind::Verilator) {
        return;
    }
    let report = sweep(&FAULTS, &["FUNCTION 6"]).unwrap();
    assert_eq!(report.situations.excepted, Some(1 << 17));
    assert_eq!((report.vectors, report.mismatches), ((1 << 20) - (1 << 17), 1));
    // One bit less of the function fails as well, but is excepted.
    let inputs = report.counterexample.unwrap().difference.case.inputs;
    assert_eq!(inputs[0].values, [0xFF71, 0xFF]);
    let simpler = sweep(&FAULTS, &[]).unwrap().counterexample.unwrap().difference.case.inputs;
    assert_eq!(simpler[0].values, [0x0061, 0]);
    // Another situation with a fault.
    assert_eq!(sweep(&FAULTS, &["function 6", "function 7"]).unwrap().mismatches, 0);
    let failure = sweep(&[], &["function"]).unwrap_err();
    assert!(matches!(failure, Failure::Engine(EngineError::AllExcepted { cases: 0x10_0000, .. })), "{failure}");
}

/// A unit is not run in the cases that are left out.
#[test]
fn cases_of_a_unit_are_left_out() {
    let block = block("combiner");
    let run = |except: &[&str]| {
        let except = except.iter().map(|text| (*text).to_owned()).collect();
        let options = Options { seed: DEFAULT_SEED, vectors: Some(12), except, ..Options::default() };
        equivalence::run(&block, EngineKind::Native, &options, &[], &|_| {})
    };
    let report = run(&["as many as fit in"]).unwrap();
    assert_eq!(report.vectors + report.situations.excepted.unwrap(), 12);
    assert!(report.vectors > 0 && report.vectors < 12, "{}", report.vectors);
    assert!(report.coverage.missed().any(|bin| bin == "as many as fit in and more"));
}

/// An unknown bit looks like no number, and does not end the count.
#[test]
fn unknown_bits_are_shown() {
    if !have(EngineKind::Icarus) {
        return;
    }
    let options = Options { vectors: Some(300), ..Options::default() };
    let report = run(EngineKind::Icarus, alpha_test(&[(7, "pass = 1'bx;")]), options).unwrap();
    let of_function_7 = report.situations.bins.iter().filter(|one| one.mismatches > 0);
    assert!(of_function_7.clone().all(|one| one.bin.starts_with("enable 1, function 7")), "{:?}", report.situations);
    assert_eq!(of_function_7.count(), 3);
    let interface = block("alpha_test").interface;
    let text = report.text(&interface);
    assert!(text.contains("actual    out pass=0xx (unknown (x))\n"), "{text}");
    let example = report.counterexample.unwrap();
    assert_eq!(example.difference.violation, Some(Violation::Unknown));
    let json = example.json(&interface);
    assert_eq!((&json["actual"]["pass"], &json["decimal"]["actual"]["pass"]), (&"0xx".into(), &"unknown (x)".into()));
}

/// What keeps its value fails behind another input alone.
#[test]
fn a_latch_is_named() {
    if !have(EngineKind::Verilator) {
        return;
    }
    let options = || Options { vectors: Some(300), ..Options::default() };
    assert_eq!(run(EngineKind::Verilator, alpha_test(&[]), options()).unwrap().mismatches, 0);
    let report = run(EngineKind::Verilator, alpha_test(&[(0, ";")]), options()).unwrap();
    let explanation = report.counterexample.unwrap().explanation.unwrap();
    assert!(explanation.starts_with("looks like a latch: the result depends on earlier inputs"), "{explanation}");
}
