// SPDX-License-Identifier: MIT
//! Running the program.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// What a run left.
pub struct Run {
    pub status: i32,
    pub stdout: Vec<u8>,
    pub stderr: String,
}

impl Run {
    /// Standard output as text.
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.stdout).unwrap()
    }

    /// Standard output as one JSON value.
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.stdout).unwrap()
    }

    /// Standard output as JSON lines.
    pub fn json_lines(&self) -> Vec<serde_json::Value> {
        self.text().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

/// A folder for files, and the paths in it.
pub struct Folder(tempfile::TempDir);

impl Folder {
    pub fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    pub fn path(&self, name: &str) -> String {
        self.0.path().join(name).to_str().unwrap().to_owned()
    }

    pub fn read(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.path(name)).unwrap()
    }

    pub fn write(&self, name: &str, bytes: &[u8]) -> String {
        std::fs::write(self.path(name), bytes).unwrap();
        self.path(name)
    }
}

/// Runs `pica` with standard input.
pub fn pica_with(arguments: &[&str], stdin: &[u8]) -> Run {
    run(Command::new(env!("CARGO_BIN_EXE_pica")).args(arguments), stdin)
}

/// Runs `pica` with more in its environment, and without standard input.
pub fn pica_with_environment(arguments: &[&str], variables: &[(&str, &str)]) -> Run {
    run(Command::new(env!("CARGO_BIN_EXE_pica")).args(arguments).envs(variables.iter().copied()), &[])
}

fn run(command: &mut Command, stdin: &[u8]) -> Run {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut pipe = child.stdin.take().unwrap();
    let bytes = stdin.to_vec();
    // A program that stops reading early closes the pipe: no failure of the test.
    let writer = std::thread::spawn(move || drop(pipe.write_all(&bytes)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Run {
        status: output.status.code().expect("not ended by a signal"),
        stdout: output.stdout,
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Runs `pica` without standard input.
pub fn pica(arguments: &[&str]) -> Run {
    pica_with(arguments, &[])
}

/// Runs `pica` and expects success.
pub fn pica_ok(arguments: &[&str]) -> Run {
    let run = pica(arguments);
    assert_eq!(run.status, 0, "{arguments:?}: {}", run.stderr);
    run
}

/// Runs `pica` and expects exit status 2, nothing on standard output, and a message with `part`.
pub fn pica_refuses(arguments: &[&str], part: &str) {
    let run = pica(arguments);
    assert_eq!(run.status, 2, "{arguments:?}: {}", run.stderr);
    assert_eq!(run.text(), "", "{arguments:?}");
    assert!(run.stderr.contains(part), "{arguments:?}: `{}` does not contain `{part}`", run.stderr);
}

/// The path of a test file of the specification crate.
pub fn trace(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join("spec/tests/traces").join(name);
    path.to_str().unwrap().to_owned()
}

/// All recordings.
pub fn traces() -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(trace(""))
        .unwrap()
        .map(|entry| entry.unwrap().path().to_str().unwrap().to_owned())
        .filter(|name| name.ends_with(".ctf"))
        .collect();
    names.sort();
    assert!(names.len() >= 12);
    names
}
