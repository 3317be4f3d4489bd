// SPDX-License-Identifier: MIT
//! Simulators that die or hang.

use crate::{block, have, judge, user};
use pica_testbench::engine::verilator::{Source, Verilator, program};
use pica_testbench::engine::{Engine, EngineError};
use pica_testbench::equivalence::{EngineKind, Failure};
use pica_vectors::Columns;
use std::time::Duration;

/// f24_max that does something else for one operand.
fn f24_max(special: &str) -> String {
    format!(
        "
module f24_max (input wire [23:0] a, input wire [23:0] b, output reg [23:0] y);
  reg [31:0] i;
  always @(*) begin
    y = a;
    i = 0;
    if (a == 24'h000000) begin {special} end
  end
endmodule
"
    )
}

#[test]
fn a_simulator_that_ends_early_is_a_failure() {
    for engine in [EngineKind::Verilator, EngineKind::Icarus].into_iter().filter(|engine| have(*engine)) {
        // $stop and $finish end the program; a bench that took that for success would be worthless.
        let verdict = judge(&block("f24_max"), engine, user("f24_max", f24_max("$fatal;")));
        match verdict {
            Err(Failure::Engine(EngineError::Simulator { .. } | EngineError::Compile { .. })) => {}
            Ok(report) => panic!("{}: {report:?}", engine.name()),
            Err(other) => panic!("{}: {other}", engine.name()),
        }
    }
}

/// What Verilog prints is not taken for an answer.
#[test]
fn verilog_that_prints_is_judged_by_its_ports() {
    for engine in [EngineKind::Verilator, EngineKind::Icarus].into_iter().filter(|engine| have(*engine)) {
        let prints = f24_max("$display(\"a is 0\"); $write(\"%u\", a);");
        let report = judge(&block("f24_max"), engine, user("f24_max", prints)).unwrap();
        assert!(report.mismatches > 0 && report.mismatches < report.vectors, "{}: {report:?}", engine.name());
    }
}

#[test]
fn a_simulator_that_hangs_is_stopped() {
    if !have(EngineKind::Verilator) {
        return;
    }
    let block = block("f24_max");
    let hangs = user("f24_max", f24_max("while (i != 32'hFFFFFFFF) begin i = i ^ $random; y = i[23:0]; end"));
    let program = program(&Source::new(&block.interface, &hangs)).unwrap();
    let mut engine = Verilator::start(&block.interface, &program, None, Duration::from_millis(500)).unwrap();
    let failure = engine.flat(&Columns::new(2, 8), &Columns::new(1, 8), Default::default());
    assert!(matches!(failure, Err(EngineError::Simulator { .. })), "{failure:?}");
}
