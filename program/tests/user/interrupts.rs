// SPDX-License-Identifier: MIT
//! Interrupts, kills, and caches that cannot be written: nothing is left behind, and nothing hangs.

use crate::cases::have;
use pica_testbench::equivalence::EngineKind;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Folders of a run's own.
struct Place(tempfile::TempDir);

impl Place {
    fn new() -> Self {
        let place = Self(tempfile::tempdir().unwrap());
        std::fs::create_dir(place.path().join("tmp")).unwrap();
        place
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_pica"));
        command.arg("equiv").args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped());
        command.env("TMPDIR", self.path().join("tmp")).env("PICA_CACHE", self.path().join("cache"));
        command
    }

    /// The temporary files and folders of runs, by folder.
    fn left(&self) -> Vec<String> {
        ["tmp", "cache"]
            .iter()
            .flat_map(|folder| names(&self.path().join(folder)))
            .filter(|name| is_scratch(name))
            .collect()
    }
}

fn is_scratch(name: &str) -> bool {
    name.starts_with("pica-scratch-")
}

fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<String> = entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

fn wait_until(what: &str, mut done: impl FnMut() -> bool) {
    let start = Instant::now();
    while !done() {
        assert!(start.elapsed() < Duration::from_secs(120), "{what}");
        sleep(Duration::from_millis(20));
    }
}

fn send(signal: &str, child: &Child) {
    assert!(Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap().success());
}

/// The end of a run that got a signal; it comes soon.
fn end(child: Child) -> Output {
    let start = Instant::now();
    let output = child.wait_with_output().unwrap();
    assert!(start.elapsed() < Duration::from_secs(20));
    output
}

/// What was done so far is reported, and the exit status is that of an interrupt.
#[test]
fn an_interrupted_campaign_reports_what_it_did() {
    for signal in ["-INT", "-TERM"] {
        let place = Place::new();
        let campaign = ["f24_add", "--engine", "native", "--count", "0x1000000000", "--format", "json"];
        let child = place.command(&campaign).spawn().unwrap();
        sleep(Duration::from_millis(1500));
        send(signal, &child);
        let output = end(child);
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(4), "{stderr}");
        assert!(stderr.contains("interrupted"));
        let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(report["interrupted"], true);
        assert!(report["vectors"].as_u64() > Some(0) && report["mismatches"] == 0, "{report}");
    }
}

/// While a program is built, while it runs, and while Icarus runs: programs end, folders go.
#[test]
fn an_interrupt_leaves_nothing() {
    if !have(EngineKind::Verilator) || !have(EngineKind::Icarus) {
        return;
    }
    let runs: [(&[&str], &str); 3] = [
        (&["fragment_pipeline", "--engine", "verilator"], "cache"),
        (&["f24_max", "--engine", "verilator", "--count", "0x1000000000"], "program"),
        (&["f24_add", "--engine", "icarus", "--count", "100000000"], "tmp"),
    ];
    for (arguments, when) in runs {
        let place = Place::new();
        let child = place.command(arguments).spawn().unwrap();
        let own = format!("pica-scratch-{}-", child.id());
        wait_until(when, || match when {
            "program" => names(&place.path().join("cache")).iter().any(|name| name.starts_with("f24_max-")),
            folder => names(&place.path().join(folder)).iter().any(|name| name.starts_with(&own)),
        });
        sleep(Duration::from_millis(300));
        send("-INT", &child);
        let output = end(child);
        assert_eq!(output.status.code(), Some(4), "{}", String::from_utf8_lossy(&output.stderr));
        assert_eq!(place.left(), Vec::<String>::new(), "{when}");
        assert!(names(Path::new("/dev/shm")).iter().all(|name| !name.starts_with(&own)));
    }
}

/// Commands that do not look at interrupts while they work: `.writing-` files of gigabytes stayed where they were.
#[test]
fn an_interrupt_of_what_writes_leaves_nothing() {
    let place = Place::new();
    let out = place.path().join("out");
    std::fs::create_dir(&out).unwrap();
    let trace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus/replay/draws_of_full_screens");
    let (out_of, trace) = (out.display().to_string(), trace.display().to_string());
    let picture = out.join("picture.png").display().to_string();
    let runs: [(&[&str], &str); 2] = [
        (&["vectors", "f24_add", "-o", &out_of, "--count", "100000000"], "-INT"),
        (&["render", &trace, "-o", &picture], "-TERM"),
    ];
    for (arguments, signal) in runs {
        let mut command = Command::new(env!("CARGO_BIN_EXE_pica"));
        let child = command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        match signal {
            "-INT" => {
                wait_until("vectors", || names(&out.join("f24_add")).iter().any(|name| name.starts_with(".writing-")))
            }
            _ => sleep(Duration::from_millis(500)),
        }
        send(signal, &child);
        let output = end(child);
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(4), "{arguments:?}: {stderr}");
        assert!(stderr.ends_with("interrupted\n"), "{stderr}");
        assert_eq!(names(&out.join("f24_add")), Vec::<String>::new(), "{arguments:?}");
        assert!(names(&out).iter().all(|name| name == "f24_add"), "{:?}", names(&out));
    }
}

/// What a killed run leaves is gone after the next one.
#[test]
fn what_a_killed_run_leaves_is_removed() {
    if !have(EngineKind::Icarus) {
        return;
    }
    let place = Place::new();
    let mut child = place.command(&["f24_add", "--engine", "icarus", "--count", "100000000"]).spawn().unwrap();
    wait_until("a folder", || !place.left().is_empty());
    send("-KILL", &child);
    child.wait().unwrap();
    assert!(!place.left().is_empty());
    let next = place.command(&["f24_max", "--engine", "native", "--count", "10"]).output().unwrap();
    assert!(next.status.success());
    assert_eq!(place.left(), Vec::<String>::new());
}

#[test]
fn a_cache_that_cannot_be_written_is_named() {
    if !have(EngineKind::Verilator) {
        return;
    }
    let place = Place::new();
    std::fs::write(place.path().join("file"), "").unwrap();
    let cache = place.path().join("file/cache");
    let arguments = ["f24_max", "--engine", "verilator", "--count", "100"];
    let run = place.command(&arguments).env("PICA_CACHE", &cache).output().unwrap();
    let message = String::from_utf8(run.stderr).unwrap();
    assert_eq!(run.status.code(), Some(3), "{message}");
    assert!(message.contains(&format!("cannot write to the cache {}", cache.display())), "{message}");
    assert!(message.contains("set PICA_CACHE to a folder that can be written"), "{message}");

    // A folder by another name is the same folder, also for tools that run elsewhere.
    let run = place.command(&arguments).current_dir(place.path()).env("PICA_CACHE", "cache").output().unwrap();
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let passes = || {
        let run = place.command(&arguments).output().unwrap();
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    };
    let cache = place.path().join("cache");

    // What is damaged is built again.
    let program = names(&cache).into_iter().find(|name| name.starts_with("f24_max-")).unwrap();
    let bytes = std::fs::read(cache.join(&program)).unwrap();
    for damaged in [vec![0; bytes.len()], bytes[..bytes.len() / 2].to_vec(), Vec::new()] {
        std::fs::write(cache.join(&program), damaged).unwrap();
        passes();
        assert_eq!(std::fs::read(cache.join(&program)).unwrap().len(), bytes.len());
    }

    // A program that is there is used, and nothing is written.
    for name in names(&cache).iter().filter(|name| !name.starts_with("f24_max-")) {
        std::fs::remove_file(cache.join(name)).unwrap();
    }
    let program = names(&cache);
    assert_eq!(program.len(), 1);
    passes();
    assert_eq!(names(&cache), program);
}
