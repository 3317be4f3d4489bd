// SPDX-License-Identifier: MIT
//! The benches in SystemVerilog, which call the model for every transaction: they pass on the blocks as they are, and name the
//! transactions in which hardware and model follow different choices.

use crate::have;
use crate::install::{bench, ended, library};
use crate::pica::pica_ok;
use pica_testbench::equivalence::EngineKind;
use std::path::Path;
use std::process::Command;

/// A block, the choice that it is built with and the name that its module has then, and what the model is told beside it, with the words that a line begins with
/// that names a transaction; none if both agree.
struct Case {
    block: &'static str,
    built: Option<(&'static str, &'static str)>,
    runs: [(Option<&'static str>, Option<&'static str>); 2],
}

const NEAREST: &str = "f24_rounding=nearest-even";
const CASES: [Case; 4] = [
    Case { block: "f24_add", built: None, runs: [(None, None), (Some(NEAREST), Some("transaction "))] },
    Case {
        block: "f24_add",
        built: Some((NEAREST, "pica_f24_add_nearest_even")),
        runs: [(None, Some("transaction ")), (Some(NEAREST), None)],
    },
    Case {
        block: "combiner_stage",
        built: None,
        runs: [(None, None), (Some("combiner_division=rounded"), Some("transaction "))],
    },
    Case { block: "shader_unit", built: None, runs: [(None, None), (Some(NEAREST), Some("address "))] },
];

#[test]
fn benches_call_the_model() {
    if !have(EngineKind::Verilator) {
        return;
    }
    let library = library("dev");
    for Case { block, built, runs } in CASES {
        let folder = tempfile::tempdir().expect("a folder");
        let choice = built.map_or(Vec::new(), |(choice, _)| vec!["--choice", choice]);
        pica_ok(&[&["verilog", block, "-o", folder.path().to_str().expect("UTF-8")], &choice[..]].concat());
        let dut = folder.path().join(format!("{block}.v"));
        let program =
            bench(&folder.path().join("build"), &format!("{block}_tb"), &[dut], built.map(|(_, top)| top), &library);
        for (told, named) in runs {
            let text = run(&program, told);
            match named {
                None => assert!(text.starts_with(&format!("PASS {block}: 2000 ")), "{text}"),
                Some(named) => {
                    assert!(text.starts_with(named), "{text}");
                    assert!(text.contains(&format!("FAIL {block}: 2000 ")), "{text}");
                }
            }
        }
        let text = run(&program, Some("no_such_entry=1"));
        assert!(text.starts_with("FAIL ") && text.contains("no_such_entry"), "{text}");
    }
}

/// What a bench prints with a model that is told a choice.
fn run(program: &Path, choice: Option<&str>) -> String {
    let mut command = Command::new(program);
    command.args(["+count=2000", "+seed=7"]).args(choice.map(|choice| format!("+choice={choice}")));
    ended(&mut command).1
}
