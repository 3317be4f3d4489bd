// SPDX-License-Identifier: MIT
//! Small files that ask for much, and files that have no end: a sentence and status 2, within a bound on memory.

use std::fs::File;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::{Command, Stdio};

/// Kilobytes of address space that a command is given: without bounds these took 5 to 24 GB.
const ROOM: &str = "4000000";

/// Runs the program in a folder; gives its exit status and what it said.
fn run(folder: &Path, arguments: &[&str], stdin: Option<&Path>) -> (Option<i32>, String) {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("ulimit -v {ROOM}; exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_pica")]);
    command.args(arguments).current_dir(folder);
    command.stdin(stdin.map_or_else(Stdio::null, |path| File::open(path).unwrap().into()));
    let output = command.output().unwrap();
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

fn refused(folder: &Path, arguments: &[&str], stdin: Option<&Path>, words: &str) {
    let (status, message) = run(folder, arguments, stdin);
    assert_eq!(status, Some(2), "{arguments:?}: {message}");
    assert!(message.contains(words), "{arguments:?}: {message}");
}

/// A geometry program that emits without end, in 17 KB of recording.
#[test]
fn a_page_has_bounds() {
    let folder = tempfile::tempdir().unwrap();
    let trace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus/replay/emits_without_end");
    let trace = trace.display().to_string();
    let words = "emits_without_end: has a draw of more than 1048576 fragments, the most of a page";
    refused(folder.path(), &["view", &trace, "-o", "page.html"], None, words);
    assert!(!folder.path().join("page.html").exists());
}

/// A line of 90 bytes, whose answer had 4.4 KB for each of a million triangles.
#[test]
fn an_answer_has_bounds() {
    let folder = tempfile::tempdir().unwrap();
    let line = r#"{"stage":"geometry","code":[2927624192,2818572288,3019898881],"max_instructions":4194304}"#;
    let path = folder.path().join("emit.jsonl");
    std::fs::write(&path, line).unwrap();
    let words = "line 1: key `max_instructions`: more than 65536 triangles come out";
    refused(folder.path(), &["shader", "run"], Some(&path), words);
}

/// Pipes without a writer, devices without an end, folders, and sparse files of a terabyte, in every place where a file is read.
#[test]
fn what_is_no_file_is_not_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    assert!(Command::new("mkfifo").arg(path.join("pipe")).status().unwrap().success());
    symlink("/dev/zero", path.join("zero")).unwrap();
    std::fs::create_dir(path.join("folder")).unwrap();
    File::create(path.join("sparse")).unwrap().set_len(1 << 40).unwrap();
    std::fs::create_dir(path.join("campaign")).unwrap();
    symlink("../pipe", path.join("campaign/plan.json")).unwrap();
    std::fs::create_dir_all(path.join("regressions/f24_add")).unwrap();
    symlink("../../zero", path.join("regressions/f24_add/case.json")).unwrap();
    let special = "is no regular file (a pipe, device or socket)";
    for (name, what) in [("pipe", special), ("zero", special), ("folder", "is a folder, not a file"), ("sparse", "")] {
        let words = format!("{name}: {what}");
        refused(path, &["render", name, "-o", "picture.png"], None, &words);
        refused(path, &["commands", "decode", name], None, &words);
        refused(path, &["shader", "asm", name, "-o", "shader.shbin"], None, &words);
        refused(path, &["report", name, "-o", "report.html"], None, &words);
        if name != "sparse" {
            refused(path, &["equiv", "f24_max", "--verilog", name], None, &words);
            refused(path, &["equiv", "f24_max", "-f", name], None, &words);
        }
    }
    refused(path, &["campaign", "status", "campaign"], None, &format!("plan.json: {special}"));
    let regressions = ["equiv", "f24_add", "--engine", "native", "--regressions", "regressions"];
    refused(path, &regressions, None, special);
    // What a shell has opened is read, as far as it goes.
    refused(path, &["commands", "encode", "/dev/stdin", "-o", "out"], Some(Path::new("/dev/zero")), "/dev/stdin: ");
}
