// SPDX-License-Identifier: MIT
//! Memories of which a synthesiser may make anything where a word is read at the edge that writes it.

use crate::{have, judge, user, verilog};
use pica_spec::choices::Choices;
use pica_testbench::build::{Build, InFlight};
use pica_testbench::equivalence::EngineKind;
use pica_testbench::registry;

/// What the emitted memory reads, and what it reads here: the opposite of the old word where it is written.
const READ: &str = "read_data <= words[read_address];";
const OTHER: &str =
    "read_data <= write_enable && write_address == read_address ? ~words[read_address] : words[read_address];";

#[test]
fn words_that_are_read_and_written_at_once_are_not_used() {
    if !have(EngineKind::Verilator) {
        return;
    }
    for in_flight in InFlight::ALL {
        let build = Build { in_flight: *in_flight, ..Build::default() };
        let blocks = registry::built(&Choices::default(), &build).expect("the defaults have hardware");
        let block = blocks.into_iter().find(|block| block.interface.name == "shader_unit").expect("it is there");
        let text = verilog(&block);
        let modules = text.split_inclusive("endmodule").map(|module| match module.contains("(* no_rw_check *)") {
            true => {
                assert!(module.contains(READ), "a memory that is read otherwise:\n{module}");
                module.replace(READ, OTHER)
            }
            false => module.to_owned(),
        });
        let other: String = modules.collect();
        assert_ne!(other, text, "in_flight={}", in_flight.name());
        let report = judge(&block, EngineKind::Verilator, user("shader_unit", other)).expect("it can be judged");
        assert_eq!(report.mismatches, 0, "in_flight={}", in_flight.name());
    }
}
