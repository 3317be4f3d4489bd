// SPDX-License-Identifier: MIT
//! `pica all --full`.

use crate::pica::{pica, pica_refuses};
use pica_testbench::equivalence::EngineKind;
use pica_testbench::tools;

#[test]
fn bad_arguments_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let empty = folder.path().to_str().unwrap();
    pica_refuses(&["all", "--trace", empty], "--full");
    pica_refuses(&["all", "--full", "--divide", "0"], "divided by 0");
    pica_refuses(&["all", "--full", "--part", "everything"], "recordings, ledger");
    if EngineKind::Verilator.available().is_ok() {
        pica_refuses(&["all", "--full", "--trace", empty], "has no recording");
        pica_refuses(&["all", "--full", "--trace", "no/such/folder"], "no/such/folder");
    }
}

/// A part of the campaign, small, and its report.
#[test]
fn a_part_is_run_and_reported() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("report.md");
    let report = path.to_str().unwrap();
    let run = pica(&["all", "--full", "--part", "shader-parts", "--divide", "1000", "--report", report]);
    if let Err(missing) = EngineKind::Verilator.available() {
        assert!(!tools::required(), "{missing}");
        assert_eq!(run.status, 3);
        return;
    }
    assert_eq!(run.status, 0, "{}", run.stderr);
    let text = std::fs::read_to_string(path).unwrap();
    for line in [
        "| `shader_decode` | toward zero | 1 000 | 1 000 | 0 | 292/292 |",
        "| `shader_alu` | to nearest even | 1 000 | 1 000 | 0 |",
    ] {
        assert!(text.contains(line), "{text}");
    }
    assert!(text.contains("pica all --full --part shader-parts --divide 1000 --trace"), "{text}");
    assert!(text.contains("divided by 1000"), "{text}");
}
