// SPDX-License-Identifier: MIT
//! Single cases, and what is no result.

use crate::pica::{Run, pica, pica_ok};
use pica_testbench::equivalence::EngineKind;
use pica_testbench::tools;

/// Whether an engine is there. If it has to be and is not, the test fails.
pub fn have(kind: EngineKind) -> bool {
    match kind.available() {
        Ok(()) => true,
        Err(missing) if tools::required() => panic!("{missing}"),
        Err(missing) => {
            eprintln!("skipped: {missing}");
            false
        }
    }
}

/// Cases of the combiner that write registers and no fragment.
const SILENT: [(&str, &str); 2] = [("0x3d5c0ffee", "43"), ("0x3d5c0ffee", "48")];

/// A case without results is one that every engine takes: all of it goes in, nothing comes out.
#[test]
fn a_case_without_results_passes_in_every_engine() {
    for kind in EngineKind::ALL.into_iter().filter(|kind| have(*kind)) {
        for (seed, case) in SILENT {
            let check = |format| -> Run {
                let block = ["equiv", "combiner", "--engine", kind.name(), "--format", format];
                pica_ok(&[&block[..], &["--seed", seed, "--case", case]].concat())
            };
            let report = &check("json").json_lines()[0];
            assert_eq!([&report["vectors"], &report["results"], &report["mismatches"]], [1, 0, 0], "{report}");
            let text = check("text");
            assert!(text.text().contains("no results expected, none came"), "{}", text.text());
        }
    }
}

/// The combiner with a fault: it gives a result that nobody asked for.
#[test]
fn a_result_that_nobody_asked_for_is_found_in_a_case_without_results() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    pica_ok(&["verilog", "combiner", "-o", &path("")]);
    let text = std::fs::read_to_string(path("combiner.v")).unwrap();
    let faulty = text.replacen("out_valid = ", "out_valid = ~reset | ", 1);
    assert_ne!(text, faulty);
    std::fs::write(path("faulty.v"), faulty).unwrap();
    for kind in [EngineKind::Verilator, EngineKind::Icarus].into_iter().filter(|kind| have(*kind)) {
        let (seed, case) = SILENT[0];
        let run = pica(&[
            "equiv",
            "combiner",
            "--engine",
            kind.name(),
            "--verilog",
            &path("faulty.v"),
            "--seed",
            seed,
            "--case",
            case,
            "--format",
            "json",
        ]);
        assert_eq!(run.status, 1, "{}", run.stderr);
        let violation = &run.json_lines()[0]["counterexample"]["violation"];
        // Icarus sees first that the result does not stay as it is.
        assert!(*violation == "surplus" || *violation == "unstable", "{}: {violation}", kind.name());
    }
}
