// SPDX-License-Identifier: MIT
//! Memories of which a synthesiser may make anything where a word is read at the edge that writes it.

use crate::{user, verilog};
use pica_spec::choices::Choices;
use pica_testbench::build::{Build, InFlight};
use pica_testbench::equivalence::{self, EngineKind, Options};
use pica_testbench::random::DEFAULT_SEED;
use pica_testbench::registry;

/// What the emitted memory reads, and what it reads here: the opposite of the old word where it is written.
const READ: &str = "read_data <= words[read_address];";
const OTHER: &str =
    "read_data <= write_enable && write_address == read_address ? ~words[read_address] : words[read_address];";
/// A memory that no circuit can use: it reads the opposite whenever anything is written.
const USELESS: &str = "read_data <= write_enable ? ~words[read_address] : words[read_address];";

/// Whether a shader unit whose memories without a check read like this is another circuit: the default run, up to the first
/// difference.
fn differs(in_flight: InFlight, read: &str) -> bool {
    let build = Build { in_flight, ..Build::default() };
    let blocks = registry::built(&Choices::default(), &build).expect("the defaults have hardware");
    let block = blocks.into_iter().find(|block| block.interface.name == "shader_unit").expect("it is there");
    let text = verilog(&block);
    let modules = text.split_inclusive("endmodule").map(|module| match module.contains("(* no_rw_check *)") {
        true => {
            assert!(module.contains(READ), "a memory that is read otherwise:\n{module}");
            module.replace(READ, read)
        }
        false => module.to_owned(),
    });
    let other: String = modules.collect();
    assert_ne!(other, text, "in_flight={}", in_flight.name());
    let verilog = Some(user("shader_unit", other));
    let options = Options { seed: DEFAULT_SEED, verilog, verdict_only: true, ..Options::default() };
    equivalence::run(&block, EngineKind::Native, &options, &[], &|_| {}).expect("it can be judged").mismatches != 0
}

#[test]
fn words_that_are_read_and_written_at_once_are_not_used() {
    InFlight::ALL.iter().for_each(|build| assert!(!differs(*build, OTHER), "in_flight={}", build.name()));
}

/// The test above can fail. One invocation by itself reads nothing while it writes.
#[test]
fn words_that_are_read_beside_writes_are_used() {
    for build in InFlight::ALL {
        assert_eq!(differs(*build, USELESS), *build != InFlight::One, "in_flight={}", build.name());
    }
}
