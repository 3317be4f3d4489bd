// SPDX-License-Identifier: MIT
//! The first thing that anybody types.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// Without any tool, somewhere else than in the repository, it says what it does and ends with a verdict.
#[test]
fn the_main_job_tells_how_far_it_is_and_how_it_ends() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_pica"));
    let output = command.args(["all", "--quick"]).current_dir(folder.path()).env("PATH", "").output().unwrap();
    let [stdout, stderr] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    assert_eq!(output.status.code(), Some(0), "{stderr}");
    let last = stdout.lines().last().unwrap();
    let words: Vec<&str> = last.split_whitespace().collect();
    assert_eq!(words[0], "PASS", "{last}");
    let blocks: usize = words[1].parse().unwrap();
    assert!(blocks >= 35 && last.contains(" vectors, 0 mismatches, "), "{last}");
    // Every block has its Verilog, a check and its vectors.
    assert!(stderr.lines().any(|line| line.contains(&format!(" of {}: ", 2 * blocks))), "{stderr}");
    for written in ["out/verilog/f24_add.v", "out/verilog/manifest.json", "out/vectors/f24_add/f24_add.mem"] {
        assert!(folder.path().join(written).is_file(), "{written}");
    }
    assert_eq!(stdout.lines().filter(|line| line.ends_with("  native")).count(), blocks);
}

/// What is done so far is shown, and the status says what ended it.
#[test]
fn an_interrupt_ends_the_main_job_with_what_is_done() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_pica"));
    command.arg("all").current_dir(folder.path()).env("PATH", "").env_remove("PICA_REQUIRE_TOOLS");
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // The first line about checks says that they have begun.
    let mut told = BufReader::new(child.stderr.take().unwrap()).lines();
    assert!(told.any(|line| line.unwrap().contains(" native")));
    let interrupt = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(interrupt.success());
    let rest = std::thread::spawn(move || told.last());
    let output = child.wait_with_output().unwrap();
    rest.join().unwrap();
    assert_eq!(output.status.code(), Some(4));
    let stdout = String::from_utf8(output.stdout).unwrap();
    assert!(stdout.lines().last().unwrap().starts_with("FAIL, because interrupted: "), "{stdout}");
}
