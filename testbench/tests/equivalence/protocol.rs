// SPDX-License-Identifier: MIT
//! Hardware that breaks the protocol, or does not have the ports.

use crate::{block, have, judge, user, verilog};
use pica_testbench::engine::{EngineError, Violation};
use pica_testbench::equivalence::{EngineKind, Failure};

/// The breach that an engine sees in Verilog in place of a block.
fn violation(engine: EngineKind, name: &str, verilog: &str) -> Option<Violation> {
    let report = judge(&block(name), engine, user(name, verilog)).unwrap();
    assert!(report.mismatches > 0, "{name} breaks the protocol and passes");
    report.counterexample.and_then(|example| example.difference.violation)
}

const PIPE: &str = "
module f24_add (input wire clock, input wire reset, input wire in_valid, input wire [23:0] a, input wire [23:0] b,
                output reg out_valid, output reg [23:0] y);
  always @(posedge clock) begin
    y <= a;
    out_valid <= VALID;
  end
endmodule
";

#[test]
fn a_block_that_never_answers_is_silent() {
    for engine in [EngineKind::Verilator, EngineKind::Icarus].into_iter().filter(|engine| have(*engine)) {
        let text = PIPE.replace("VALID", "1'b0");
        assert_eq!(violation(engine, "f24_add", &text), Some(Violation::Silent), "{}", engine.name());
    }
}

#[test]
fn a_block_that_always_answers_gives_too_much() {
    for engine in [EngineKind::Verilator, EngineKind::Icarus].into_iter().filter(|engine| have(*engine)) {
        let text = PIPE.replace("VALID", "!reset");
        assert_eq!(violation(engine, "f24_add", &text), Some(Violation::Surplus), "{}", engine.name());
    }
}

/// The exported testbenches, which Icarus runs, let a pipe without reset run empty.
#[test]
fn what_is_offered_during_reset_is_lost() {
    if have(EngineKind::Verilator) {
        let text = verilog(&block("f24_add")).replace("if (reset)", "if (1'b0)");
        assert_eq!(violation(EngineKind::Verilator, "f24_add", &text), Some(Violation::Surplus));
    }
}

#[test]
fn a_result_that_does_not_wait_is_unstable() {
    for engine in [EngineKind::Verilator, EngineKind::Icarus].into_iter().filter(|engine| have(*engine)) {
        let text = verilog(&block("f24_rcp")).replacen("if (done_q && out_ready)", "if (done_q)", 1);
        assert_eq!(violation(engine, "f24_rcp", &text), Some(Violation::Unstable), "{}", engine.name());
    }
}

/// A fragment is taken while a write that goes before it waits: it has the colours of the registers before the write.
#[test]
fn what_goes_first_is_not_overtaken() {
    if have(EngineKind::Verilator) {
        let text = verilog(&block("combiner"));
        let overtaking = text.replace("stages_in_ready && ~reg_valid", "stages_in_ready");
        let overtaking = overtaking.replace("credit_has_room && ~reg_valid", "credit_has_room");
        assert_eq!(overtaking.matches("~reg_valid").count() + 2, text.matches("~reg_valid").count());
        assert_eq!(violation(EngineKind::Verilator, "combiner", &overtaking), Some(Violation::Order));
    }
}

/// Only Icarus has unknown values.
#[test]
fn unknown_outputs_are_a_difference() {
    if have(EngineKind::Icarus) {
        let text = PIPE.replace("VALID", "in_valid & ~reset").replace("y <= a", "y <= {24{1'bx}}");
        let report = judge(&block("f24_add"), EngineKind::Icarus, user("f24_add", text)).unwrap();
        assert!(report.mismatches > 0);
    }
}

/// Every wrong port is named, before anything is simulated.
#[test]
fn wrong_ports_are_named() {
    if !have(EngineKind::Verilator) {
        return;
    }
    let text = "
module f24_add (input wire clock, input wire in_valid, input wire [22:0] a, output wire [23:0] b, input wire extra,
                output wire out_valid, output wire [23:0] y, output wire spare);
endmodule
";
    let Err(Failure::Ports { wrong, .. }) = judge(&block("f24_add"), EngineKind::Verilator, user("f24_add", text))
    else {
        panic!("the ports are wrong");
    };
    assert_eq!(
        wrong,
        [
            "input `a` is to have 24 bits and has 23",
            "`b` is to be an input and is an output",
            "input `reset` of 1 bits is missing",
            "input `extra` is not a port of f24_add",
        ]
    );
}

#[test]
fn verilog_that_does_not_compile_is_told() {
    if !have(EngineKind::Verilator) {
        return;
    }
    let failure = judge(&block("f24_add"), EngineKind::Verilator, user("f24_add", "module f24_add (; endmodule"));
    let Err(Failure::Engine(EngineError::Compile { log, .. })) = failure else { panic!("this is no Verilog") };
    assert!(log.contains("test.v:1"), "{log}");
}
