// SPDX-License-Identifier: MIT
//! Blocks in VHDL, by the way that docs/equivalence.md describes.

use crate::cases::have;
use crate::pica::pica;
use pica_testbench::equivalence::EngineKind;
use pica_testbench::tools::{self, Tool};
use std::path::Path;
use std::process::Command;

/// An alpha test that somebody wrote.
const ALPHA_TEST: &str = include_str!("alpha_test.vhd");

/// The lines of the page that begin with a word, with the page's names of files.
fn of_the_page(word: &str) -> String {
    let page = include_str!("../../../docs/equivalence.md");
    let section = page.split("\n## ").find(|section| section.starts_with("Check VHDL")).expect("the section");
    let line = section.lines().find(|line| line.trim_start().starts_with(word)).expect("the command");
    line.trim().to_owned()
}

fn checked(folder: &Path, vhdl: &str) -> i32 {
    std::fs::write(folder.join("my_alpha_test.vhd"), vhdl).unwrap();
    let made = Command::new("sh").current_dir(folder).args(["-c", &of_the_page("ghdl")]).output().unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let file = folder.join("my_alpha_test.v");
    let line = of_the_page("pica equiv").replace("my_alpha_test.v", file.to_str().unwrap());
    let run = pica(&line.split_whitespace().skip(1).collect::<Vec<_>>());
    assert!(run.status <= 1, "{}", run.stderr);
    run.status
}

#[test]
fn a_block_in_vhdl_is_checked_and_a_fault_in_it_found() {
    match Tool::Ghdl.find() {
        Ok(_) => (),
        Err(missing) if tools::required() => panic!("{missing}"),
        Err(missing) => return eprintln!("skipped: {missing}"),
    }
    if !have(EngineKind::Verilator) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(checked(folder.path(), ALPHA_TEST), 0);
    let faulty = ALPHA_TEST.replacen("p := a <= r", "p := a < r", 1);
    assert_ne!(faulty, ALPHA_TEST);
    assert_eq!(checked(folder.path(), &faulty), 1);
}
