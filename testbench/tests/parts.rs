// SPDX-License-Identifier: MIT
//! The parts of circuits that take a word and give it on (`rtl/src/parts`), in every engine: what comes out is what went in, in
//! order, whatever waits. What holds for all inputs is proven (`tests/proofs/parts.rs`).

use pica_rtl::parts::{Fifo, FifoIn, FifoOut, RamFifo, RamFifoIn, RamFifoOut, Skid, SkidIn, SkidOut};
use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::build::Build;
use pica_testbench::engine::BackPressure;
use pica_testbench::equivalence::{self, EngineKind, Options};
use pica_testbench::project::Project;
use pica_testbench::registry::Entry;
use pica_testbench::stage::Stage;
use pica_testbench::tools;
use pica_vectors::Protocol;

fn block(entry: Entry<'_>) -> Block {
    entry.block(&Choices::default(), &Build::default()).expect("a part has no choices")
}

fn parts() -> [Block; 3] {
    [
        block(Entry::stage(
            "skid_8",
            |_| Ok(Box::new(Skid::<8>::default())),
            |_| Stage::new(|i: SkidIn| SkidOut { y: i.x }),
        )),
        block(Entry::stage(
            "fifo_3_8",
            |_| Ok(Box::new(Fifo::<3, 8>::default())),
            |_| Stage::new(|i: FifoIn| FifoOut { y: i.x }),
        )),
        block(Entry::stage(
            "ram_fifo_3_8_8",
            |_| Ok(Box::new(RamFifo::<3, 8, 8>::default())),
            |_| Stage::new(|i: RamFifoIn| RamFifoOut { y: i.x }),
        )),
    ]
}

/// All 256 words through a part that the bench holds back, or does not.
fn mismatches(block: &Block, kind: EngineKind, back_pressure: BackPressure, verilog: Option<Project>) -> Option<u64> {
    match kind.available() {
        Ok(()) => {}
        Err(missing) if tools::required() => panic!("{missing}"),
        Err(missing) => {
            eprintln!("skipped: {missing}");
            return None;
        }
    }
    let options = Options { vectors: Some(256), verilog, back_pressure, ..Options::default() };
    let report = equivalence::run(block, kind, &options, &[], &|_| {}).expect("a verdict");
    assert_eq!(report.vectors, 256, "{}", block.interface.name);
    Some(report.mismatches)
}

#[test]
fn words_come_out_as_they_went_in() {
    for part in parts() {
        assert_eq!(part.interface.protocol, Protocol::Stream);
        for kind in [EngineKind::Native, EngineKind::Verilator, EngineKind::Icarus] {
            for back_pressure in [BackPressure::Never, BackPressure::Always] {
                let found = mismatches(&part, kind, back_pressure, None);
                assert!(found.is_none_or(|found| found == 0), "{} {kind:?} {back_pressure:?}", part.interface.name);
            }
        }
    }
}

/// A word that waits is overtaken, a place is left out, a word is not written.
#[test]
fn faults_are_found() {
    let faults = [
        ("if (waits_q) begin", "if (1'b0) begin"),
        ("read_q + 3'h1", "read_q + 3'h2"),
        ("assign words_put = puts;", "assign words_put = puts && ~credit_give;"),
    ];
    for (part, (old, new)) in parts().iter().zip(faults) {
        let name = &part.interface.name;
        let verilog = part.verilog().expect("it is emitted");
        assert!(verilog.contains(old), "{name}");
        let wrong = Project::of_text(name, format!("{name}.v"), verilog.replacen(old, new, 1));
        let found = mismatches(part, EngineKind::Verilator, BackPressure::Always, Some(wrong));
        assert!(found.is_none_or(|found| found > 0), "{name}");
    }
}
