// SPDX-License-Identifier: MIT
//! A channel type is declared once. Ports, values, records, coverage and Verilog follow, with fields of any width, in every engine
//! and every exported bench.

mod circuit;
#[path = "../../../vectors/tests/vectors/tools.rs"]
mod tools;

use circuit::{Desk, ParcelValues};
use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::build::Build;
use pica_testbench::campaign::Report;
use pica_testbench::equivalence::{self, EngineKind, Options};
use pica_testbench::golden;
use pica_testbench::project::Project;
use pica_testbench::registry::Entry;
use pica_testbench::stage::Stage;
use pica_vectors::{Format, Protocol, Reader, Vectors};
use tools::{Target, fusesoc};

/// The model: numbers of up to two words are integers, wider ones words.
fn changed(i: ParcelValues) -> ParcelValues {
    if i.urgent == 1 {
        return i;
    }
    let wide = i.content.iter().rev().fold(0, |wide: u128, word| wide << 32 | u128::from(*word));
    let moved = wide << 1 & ((1 << 100) - 1);
    ParcelValues {
        label: (i.label + 1) & 0x1F,
        urgent: (i.weight == 0).into(),
        weight: !i.weight & 0xFF_FFFF_FFFF,
        content: [0, 32, 64, 96].map(|place| (moved >> place) as u32),
    }
}

fn desk() -> Block {
    let entry = Entry::stage("desk", |_| Ok(Box::new(Desk::default())), |_| Stage::new(changed));
    entry.block(&Choices::default(), &Build::default()).expect("it has no choices")
}

fn run(kind: EngineKind, vectors: u64, verilog: Option<Project>) -> Option<Report> {
    match kind.available() {
        Ok(()) => {}
        Err(missing) if pica_testbench::tools::required() => panic!("{missing}"),
        Err(missing) => {
            eprintln!("skipped: {missing}");
            return None;
        }
    }
    let options = Options { vectors: Some(vectors), verilog, ..Options::default() };
    Some(equivalence::run(&desk(), kind, &options, &[], &|_| {}).expect("a verdict"))
}

#[test]
fn a_field_is_a_port() {
    let interface = desk().interface;
    assert_eq!(interface.protocol, Protocol::Stream);
    // The type stands at two ports: their names go in front.
    let names = |channel: usize| -> Vec<&str> {
        interface.channels[channel].ports.iter().map(|port| port.name.as_str()).collect()
    };
    assert_eq!(names(0), ["taken_label", "taken_urgent", "taken_weight", "taken_content"]);
    assert_eq!(names(1), ["sent_label", "sent_urgent", "sent_weight", "sent_content"]);
    assert_eq!(interface.channels[0].ports[3].width, 100);
    assert_eq!(interface.channels[0].ports[3].doc, "A number of four words.");
}

#[test]
fn the_verilog_has_the_fields_and_their_documentation() {
    let verilog = desk().verilog().expect("the guard has nothing to say");
    for text in [
        "    // A number of four words.\n    input wire [99:0] taken_content",
        "    output wire [39:0] sent_weight",
        "        .given_content(taken_content)",
        "assign held_q_label = held_q[4:0];",
        "module change (",
    ] {
        assert!(verilog.contains(text), "{text}\n{verilog}");
    }
}

#[test]
fn three_engines_agree_and_see_every_class() {
    for (kind, vectors) in [(EngineKind::Native, 2000), (EngineKind::Verilator, 100_000), (EngineKind::Icarus, 2000)] {
        let Some(report) = run(kind, vectors, None) else { continue };
        assert_eq!((report.mismatches, report.vectors), (0, vectors), "{kind:?}");
        assert_eq!(report.coverage.missed().collect::<Vec<_>>(), Vec::<&str>::new(), "{kind:?}");
    }
}

/// The highest bit of the widest port.
#[test]
fn a_fault_in_the_highest_word_is_found_and_shown() {
    for kind in [EngineKind::Verilator, EngineKind::Icarus] {
        let right = desk().verilog().expect("Verilog");
        let wrong =
            right.replace("assign held_q_content = held_q[145:46];", "assign held_q_content = {1'b0, held_q[144:46]};");
        assert_ne!(wrong, right, "the fault is not planted");
        let Some(report) = run(kind, 2000, Some(Project::of_text("desk", "desk.v", wrong))) else { continue };
        assert!(report.mismatches > 0);
        let shown = report.counterexample.expect("a counterexample").json(&desk().interface);
        let [expected, actual] =
            ["expected", "actual"].map(|side| shown[side]["sent_content"].as_str().expect("a value"));
        assert_eq!([expected.len(), actual.len()], [27, 27], "{shown}");
        assert_eq!([&expected[..3], &actual[..3]], ["0x8", "0x0"], "{shown}");
    }
}

#[test]
fn every_format_and_every_exported_bench_has_all_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let formats = [Format::Mem, Format::Csv, Format::JsonLines];
    let folder = golden::export(&desk(), folder.path(), 300, 1, &formats).expect("an export");
    let interface = desk().interface;
    let cases = |format: Format| -> Vec<_> {
        let reader = Reader::open(format, &folder.join(format.file_name(&interface)), &interface).expect("a file");
        reader.collect::<Result<_, _>>().expect("cases")
    };
    let first = cases(Format::Mem);
    assert!(first.len() >= 300 && first.iter().any(|case| case.inputs[0].values[7] == 0xF), "{}", first.len());
    for format in &formats[1..] {
        assert_eq!(cases(*format), first, "{format}");
    }
    for target in Target::MAKE {
        if let Some((success, printed)) = target.run(&folder, &[]) {
            assert!(success && printed.contains("PASS desk "), "{target:?}: {printed}");
        }
    }
    if let Some((success, printed)) = fusesoc(&folder, &["run", "--target=sim_verilator", "pica:vectors:desk"]) {
        assert!(success && printed.contains("PASS desk "), "{printed}");
    }
    // Wrong in the highest bit of the widest port, in the last case alone.
    let mut cases: Vec<Vectors> = golden::cases(&desk(), 20, 1).collect();
    let Some(Vectors::Batch(batch)) = cases.last_mut() else { panic!("a block that is no unit has batches") };
    *batch.outputs.column_mut(7).last_mut().expect("a case") ^= 8;
    let wrong = tempfile::tempdir().expect("a folder");
    let origin = golden::origin(&desk(), Some(1), Vec::new());
    let wrong = golden::export_cases(&desk(), wrong.path(), cases, origin, &formats).expect("an export");
    for target in Target::MAKE {
        if let Some((success, printed)) = target.run(&wrong, &[]) {
            assert!(!success, "{target:?} does not see the highest bit: {printed}");
        }
    }
}
