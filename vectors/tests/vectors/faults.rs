// SPDX-License-Identifier: MIT
//! Verilog that breaks a protocol is found, and the testbench says what is wrong.

use crate::blocks::{self, Block};
use crate::simulate::fails;
use crate::tools::Target;
use crate::{exported, folder};

/// An edit of the Verilog that breaks the protocol, and what the testbench says.
fn broken(block: &Block, from: &str, to: &str, says: &str, targets: &[Target]) {
    assert!(block.verilog.contains(from), "{} does not contain {from}", block.interface.name);
    let place = folder();
    let verilog = block.verilog.replacen(from, to, 1);
    let (folder, _) = exported(place.path(), block, &verilog, block.cases(60));
    for target in targets {
        if let Some(verdict) = fails(block, &folder, *target, &[], says) {
            assert!(
                verdict.printed.iter().any(|mismatch| mismatch.text.contains(says)),
                "{target:?} {says}: {verdict:?}"
            );
        }
    }
}

const BOTH: &[Target] = &[Target::Icarus, Target::Cocotb];

#[test]
fn unknown_bits() {
    broken(&blocks::pipe_multiply(), "assign y = third;", "assign y = {1'bx, third[22:0]};", "actual", BOTH);
    broken(&blocks::pipe_multiply(), "out_valid = valid[2];", "out_valid = 1'bx;", "out_valid is unknown", BOTH);
    broken(&blocks::stream_divide(), "in_ready = !busy;", "in_ready = 1'bx;", "in_ready is unknown", BOTH);
    broken(&blocks::comb_majority(), "assign all =", "assign all = 1'bx;\n  wire unused =", "all=x", &[Target::Icarus]);
}

#[test]
fn lost_and_repeated_transactions() {
    let lost = "busy <= in_valid && dividend != 12'd3;";
    broken(&blocks::stream_divide(), "busy <= in_valid;", lost, "no transaction for", BOTH);
    let repeated = "if (out_ready && by != 12'hFFF) busy <= 1'b0";
    broken(&blocks::stream_divide(), "if (out_ready) busy <= 1'b0", repeated, "unexpected", BOTH);
    broken(
        &blocks::unit_scale(),
        "full <= in_valid",
        "full <= in_valid || (full && results == 8'd6)",
        "unexpected",
        BOTH,
    );
}

#[test]
fn broken_handshakes() {
    let stream = blocks::stream_divide();
    broken(&stream, "assign quotient = low", "assign quotient = out_ready ? low : ~low", "changed before", BOTH);
    let waits = "out_valid = busy && steps == 4'd0 && out_ready";
    broken(&stream, "out_valid = busy && steps == 4'd0", waits, "no transaction for", BOTH);
}

/// Hardware that goes on for ever, slowly, does not keep a simulator for ever.
#[test]
fn a_run_ends() {
    let slow = "reg [8:0] wait_for = 0;
  always @(posedge clock) wait_for <= wait_for + 1;
  always @(posedge clock) begin
    if (!reset && busy && !out_valid && wait_for != 0) begin end else
    if (reset)";
    let right = "always @(posedge clock) begin\n    if (reset)";
    broken(&blocks::stream_divide(), right, slow, "no verdict after 70000 clocks", &[Target::Icarus]);
}
