// SPDX-License-Identifier: MIT
//! Blocks with a fault are refuted, and the case is one: the model gives what the reference gives, and the block something else.

use super::{block, without_yosys};
use pica_spec::choices::Choices;
use pica_testbench::project::Project;
use pica_testbench::proofs::{Counterexample, ProofError, Verdict, prove};
use pica_testbench::registry;
use pica_vectors::Direction;

/// Changes of the Verilog of a block: the first text becomes the second.
const FAULTS: [(&str, &str, &str); 6] = [
    // Few cases of 2^48: nobody draws them.
    ("f24_max", "selected = a;", "selected = a ^ {23'b0, b == 24'h654321};"),
    ("f24_cmp", "assign y = (", "assign y = {5'b0, (a == 24'h123456) && (b == 24'h654321)} ^ ("),
    // What is multiplied, by what, and what becomes of it.
    ("f24_mul", "* {17'h0, b_held}", "* {17'h0, a_held}"),
    ("f24_mul", "a_held <= a;", "a_held <= a ^ {16'b0, a == 17'h1ABCD};"),
    ("f24_mul", "9'h1c1", "9'h1c2"),
    ("alpha_test", ".a(alpha)", ".a(alpha ^ 8'h01)"),
];
/// Changes in the handshake: a result that nobody asked for, and one that a reset leaves.
const HANDSHAKES: [(&str, &str, &str); 2] =
    [("f24_mul", "{3'h0, in_valid}", "{3'h1, in_valid}"), ("f24_mul", "valid_d = 4'h0", "valid_d = 4'h8")];

/// The theorem of a block with other Verilog.
fn verdict(name: &str, verilog: String) -> Result<Verdict, ProofError> {
    let verilog = Project::of_text(name, format!("{name}.v"), verilog);
    let mut verdicts = Vec::new();
    prove(&block(name), Some(&verilog), None, &mut |theorem| verdicts.push(theorem.verdict))?;
    assert_eq!(verdicts.len(), 1);
    Ok(verdicts.remove(0))
}

/// The value of ports in the order of the interface.
fn values(name: &str, direction: Direction, ports: &std::collections::BTreeMap<String, u64>) -> Vec<u32> {
    let block = block(name);
    let channels = block.interface.side(direction).flat_map(|(_, channel)| channel.ports.clone());
    channels.map(|port| ports[&port.name] as u32).collect()
}

/// What a fault is refuted by.
fn refuted((name, old, new): (&str, &str, &str)) -> Counterexample {
    let verilog = block(name).verilog().expect("it is emitted");
    assert!(verilog.contains(old), "{name} has no `{old}`");
    match verdict(name, verilog.replacen(old, new, 1)) {
        Ok(Verdict::Refuted(found)) => found,
        other => panic!("{name}: `{new}`: {other:?}"),
    }
}

#[test]
fn every_fault_is_refuted_by_a_case_that_is_one() {
    if without_yosys() {
        return;
    }
    FAULTS.iter().for_each(|fault| is_a_case(fault.0, &refuted(*fault)));
    for fault in HANDSHAKES {
        let found = refuted(fault);
        assert_eq!(found.expected.keys().collect::<Vec<_>>(), ["out_valid"], "{found:?}");
        assert_ne!(found.expected, found.actual);
    }
}

/// Another pipeline, of another latency, is proven as ours is: a comparison of two clocks in place of none is none of them.
#[test]
fn verilog_of_others_is_proven() {
    if without_yosys() {
        return;
    }
    let own = block("f24_mul").verilog().expect("it is emitted");
    let slow = own.replacen("module f24_mul (", "module inner (", 1)
        + "\nmodule f24_mul (input clock, input reset, input in_valid, input [23:0] a, input [23:0] b, output reg out_valid,\n  \
           output reg [23:0] y);\n  wire valid;\n  wire [23:0] product;\n  inner slow (.clock(clock), .reset(reset), \
           .in_valid(in_valid), .a(b), .b(a), .out_valid(valid), .y(product));\n  always @(posedge clock) begin\n    \
           out_valid <= valid && !reset;\n    y <= product;\n  end\nendmodule\n";
    assert_eq!(verdict("f24_mul", slow).expect("an answer"), Verdict::Proven);
    let refused =
        verdict("f24_mul", own.replacen("output wire [23:0] y", "output wire [23:0] z", 1).replacen(".y(y", ".y(z", 1));
    assert!(refused.is_err(), "{refused:?}");
}

/// A multiplier of others, whose product has other operands than the reference's where nobody looks at it.
const MULTIPLIER: &str = include_str!("verilog/multiplier.v");
/// Changes of it that leave it right: the operands the other way round, with signs that are always 0, wider, two products of which one
/// is used, and 0 in the place of a significand that is none.
const RIGHT: [(&str, &str); 6] = [
    ("p = left * right", "p = right * left"),
    ("p = left * right", "p = $signed({1'b0, left}) * $signed({1'b0, right})"),
    ("p = left * right", "p = {3'd0, left} * {2'd0, right}"),
    ("p = left * right", "p = a[0] ? left * right : right * {1'b1, a[15:0]}"),
    // Nobody looks at the product of two operands of which one is zero.
    ("{~zb, b[15:0]}", "{~za, b[15:0]}"),
    ("{~za, a[15:0]}", "za ? 17'd0 : {1'b1, a[15:0]}"),
];
/// Changes of it that do not: one bit, another operand, one case of 2^48, in the operands, the product and the result.
const WRONG: [(&str, &str); 6] = [
    ("p[31:16]", "{p[31:17], p[15]}"),
    ("{~zb, b[15:0]}", "{~zb, a[15:0]}"),
    ("{~za, a[15:0]}", "{~za, a[15:0] ^ {15'd0, a == 24'h123456 && b == 24'h654321}}"),
    ("p = left * right", "p = left * right ^ {33'd0, a == 24'h3fffff && b == 24'h3fffff} << 20"),
    ("p = left * right", "p = b == 24'h654321 ? left * 17'd3 : left * right"),
    ("{s, e[6:0], m};", "{s, e[6:0], m} ^ {23'd0, a == 24'h3f0001 && b == 24'h3f0002};"),
];

fn multiplier((old, new): (&str, &str)) -> Verdict {
    assert!(MULTIPLIER.contains(old), "there is no `{old}`");
    let project = Project::of_text("multiplier", "multiplier.v", MULTIPLIER.replacen(old, new, 1));
    let mut verdicts = Vec::new();
    prove(&block("f24_mul"), Some(&project), None, &mut |theorem| verdicts.push(theorem.verdict)).expect("an answer");
    verdicts.remove(0)
}

#[test]
fn equal_operands_imply_equal_products() {
    if without_yosys() {
        return;
    }
    assert_eq!(multiplier(("", "")), Verdict::Proven);
    for right in RIGHT {
        assert_eq!(multiplier(right), Verdict::Proven, "{right:?}");
    }
    for wrong in WRONG {
        match multiplier(wrong) {
            Verdict::Refuted(found) => is_a_case("f24_mul", &found),
            other => panic!("{wrong:?}: {other:?}"),
        }
    }
}

#[test]
fn what_there_is_no_reference_of_is_refused() {
    if without_yosys() {
        return;
    }
    let name = |choice: &str| {
        let mut choices = Choices::default();
        choices.set_from(choice).expect("an alternative");
        let block =
            registry::block("f24_add", &choices, &Default::default()).expect("it has hardware").expect("a block");
        prove(&block, None, None, &mut |_| {}).expect_err("no reference").to_string()
    };
    assert_eq!(name("f24_overflow=saturate"), "the reference of f24_add does not know f24_overflow=saturate");
    let error = prove(&block("f24_rcp"), None, None, &mut |_| {}).expect_err("no reference").to_string();
    assert_eq!(error, "there is no reference of f24_rcp to prove it by");
}

fn is_a_case(name: &str, found: &Counterexample) {
    let block = block(name);
    let case = block.case(vec![block.item(Direction::In, values(name, Direction::In, &found.inputs))]);
    let expected = values(name, Direction::Out, &found.expected);
    assert_eq!(
        case.outputs.iter().map(|item| item.values.clone()).collect::<Vec<_>>(),
        [expected],
        "{name}: {found:?}"
    );
    assert_ne!(found.expected, found.actual, "{name}");
}
