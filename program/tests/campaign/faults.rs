// SPDX-License-Identifier: MIT
//! What goes wrong in a long campaign: each ends with its status and a sentence, and what was done stays.

use crate::folder::Campaign;
use crate::install;
use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output};
use std::thread::sleep;
use std::time::Duration;

/// The float blocks, in units of some milliseconds.
const SHORT: [&str; 4] = ["--part", "float", "--divide", "30"];

fn end(child: Child) -> (Option<i32>, String) {
    let Output { status, stderr, .. } = child.wait_with_output().unwrap();
    (status.code(), String::from_utf8_lossy(&stderr).into_owned())
}

/// Waits until a process has added a result to its campaign, or has ended.
fn wait_for_a_result(campaign: &Campaign, child: &mut Child) {
    let before = campaign.results().len();
    while campaign.results().len() == before && child.try_wait().unwrap().is_none() {
        sleep(Duration::from_millis(2));
    }
}

fn send(signal: &str, child: &Child) {
    assert!(Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap().success());
}

#[test]
fn a_campaign_that_is_killed_a_hundred_times_merges_to_the_same() {
    if !install::verilator() {
        return;
    }
    let campaign = Campaign::plan(&SHORT, "32768");
    // The whole campaign compiles the simulators, too: while one is compiled for seconds, nothing is done that could be kept.
    let whole = campaign.whole();
    let mut word = 0x2545_F491_4F6C_DD1D_u64;
    let mut ends = Vec::new();
    for round in 0..100 {
        let mut child = campaign.process("run", &[]).spawn().unwrap();
        // A busy machine may do nothing at all in the time that the others have.
        if round % 10 == 0 {
            wait_for_a_result(&campaign, &mut child);
        }
        // As many milliseconds as the generator of Marsaglia says.
        word ^= word << 13;
        word ^= word >> 7;
        word ^= word << 17;
        sleep(Duration::from_millis(word % 250));
        send("-KILL", &child);
        ends.push(end(child).0);
    }
    let (done, units) = campaign.done();
    assert!(0 < done && done < units, "{done} of {units}");
    assert!(ends.iter().all(Option::is_none), "each was killed before its end");

    // In between, one is asked to stop.
    let mut child = campaign.process("run", &[]).spawn().unwrap();
    wait_for_a_result(&campaign, &mut child);
    send("-TERM", &child);
    let (status, message) = end(child);
    assert_eq!(status, Some(4), "{message}");
    assert!(message.contains("interrupted: ") && message.contains("units are done"), "{message}");
    let (later, _) = campaign.done();
    assert!(done <= later && later < units, "{later}");

    assert_eq!(campaign.command("run", &[]).status, 0);
    assert_eq!(campaign.merged(), whole);
    // What kills have left of a unit goes when it has its result.
    assert_eq!(campaign.leftovers(), Vec::<PathBuf>::new());
}

/// A campaign of which the first unit is run, with programs and a cache of its own.
struct Place(Campaign);

const FIRST: [&str; 4] = ["--shard", "0/1000", "--timeout", "2"];

impl Place {
    fn new() -> Self {
        Self(Campaign::plan(&["--part", "float", "--divide", "10000"], "32768"))
    }

    fn run(&self, change: impl FnOnce(&mut Command)) -> (Option<i32>, String) {
        let mut command = self.0.process("run", &FIRST);
        command.env("PICA_CACHE", self.0.beside("cache"));
        change(&mut command);
        end(command.spawn().unwrap())
    }

    /// The first unit has no result, and none is half-written; then it is run as it should, and has one.
    fn goes_on(&self) {
        assert_eq!((self.0.results(), self.0.leftovers()), (Vec::new(), Vec::new()));
        let (status, message) = self.run(|_| {});
        assert_eq!(status, Some(0), "{message}");
        assert_eq!(self.0.results().len(), 1);
    }

    /// A folder for the path with all programs of it but `hidden`; `instead` stands in its place.
    fn path(&self, hidden: &str, instead: Option<&str>) -> PathBuf {
        let folder = self.0.beside("programs");
        fs::create_dir(&folder).unwrap();
        for path in std::env::split_paths(&std::env::var_os("PATH").unwrap()) {
            for entry in fs::read_dir(path).into_iter().flatten().flatten() {
                let _ = if entry.file_name() == hidden {
                    Ok(())
                } else {
                    symlink(entry.path(), folder.join(entry.file_name()))
                };
            }
        }
        if let Some(text) = instead {
            script(&folder.join(hidden), text);
        }
        folder
    }
}

fn script(path: &Path, text: &str) {
    let _ = fs::remove_file(path);
    // A program of the cache has a seal behind its end, which no shell is to read.
    fs::write(path, format!("#!/bin/sh\n{text}\nexit\n")).unwrap();
    pica_testbench::cache::seal(path).unwrap();
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
}

/// A library before the system's, in which writing a result finds the disk full.
const FULL: &str = r#"
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
ssize_t write(int file, const void *bytes, size_t length) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t end = readlink(link, path, sizeof path - 1);
    if (end > 0 && (path[end] = 0, strstr(path, "/results/"))) {
        errno = ENOSPC;
        return -1;
    }
    return ((ssize_t (*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write"))(file, bytes, length);
}
"#;

#[test]
fn a_full_disk_leaves_no_half_result() {
    if !install::verilator() || !install::programs(&["cc"], "sudo apt-get install gcc") {
        return;
    }
    let place = Place::new();
    let (source, library) = (place.0.beside("full.c"), place.0.beside("full.so"));
    fs::write(&source, FULL).unwrap();
    let mut compile = Command::new("cc");
    compile.args(["-shared", "-fPIC", "-o"]).arg(&library).arg(&source).arg("-ldl");
    assert!(compile.status().unwrap().success());
    let (status, message) = place.run(|command| {
        command.env("LD_PRELOAD", &library);
    });
    assert_eq!(status, Some(2), "{message}");
    assert!(message.contains("results/") && message.contains("No space left on device"), "{message}");
    place.goes_on();
}

#[test]
fn a_cache_that_cannot_be_written_is_named() {
    if !install::verilator() {
        return;
    }
    let place = Place::new();
    fs::write(place.0.beside("file"), "").unwrap();
    let (status, message) = place.run(|command| {
        command.env("PICA_CACHE", place.0.beside("file/cache"));
    });
    assert_eq!(status, Some(3), "{message}");
    assert!(message.contains("cannot write to the cache") && message.contains("set PICA_CACHE"), "{message}");
    place.goes_on();
}

#[test]
fn a_tool_that_is_missing_or_wrong_is_named() {
    if !install::verilator() {
        return;
    }
    let install = "sudo apt-get install verilator";
    for (instead, text) in [
        (None, "verilator is not installed"),
        (Some("exit 1"), "tells no version"),
        (Some("echo Verilator"), "tells no version"),
        (Some("echo Verilator 5.006; exit 139"), "ends with exit status: 139"),
        (Some("echo Verilator 5.006"), "has no verilated.h"),
    ] {
        let place = Place::new();
        let path = place.path("verilator", instead);
        let (status, message) = place.run(|command| {
            command.env("PATH", path);
        });
        assert_eq!(status, Some(3), "{message}");
        assert!(message.contains(text) && message.contains(install), "{message}");
    }
}

#[test]
fn a_simulator_that_hangs_or_lies_gives_no_result() {
    if !install::verilator() {
        return;
    }
    let place = Place::new();
    assert_eq!(place.run(|_| {}).0, Some(0));
    let result = place.0.results().pop().unwrap();
    let honest = fs::read_to_string(&result).unwrap();
    fs::remove_file(&result).unwrap();
    let cache = fs::read_dir(place.0.beside("cache")).unwrap().map(|entry| entry.unwrap().path());
    let program = cache.filter(|path| path.extension().is_none()).find(|path| !path.ends_with("o")).unwrap();
    let real = program.with_extension("real");
    fs::rename(&program, &real).unwrap();
    let real_path = real.display();
    for (text, says) in [
        ("sleep 1000".to_owned(), "hung: it was stopped after 2 s without an answer (--timeout)"),
        ("exit 3".to_owned(), "died (exit status: 3)"),
        ("kill -SEGV $$".to_owned(), "died (signal: 11"),
        ("exec yes".to_owned(), "the simulator of f24_add"),
        ("echo out of memory >&2; exit 1".to_owned(), "it printed last:\nout of memory"),
        (format!("{real_path} \"$@\" | head -c 1000"), "the simulator of f24_add"),
    ] {
        script(&program, &text);
        let (status, message) = place.run(|_| {});
        assert_eq!(status, Some(3), "{text}: {message}");
        assert!(message.contains(says) && message.contains("unit "), "{text}: {message}");
        assert_eq!((place.0.results(), place.0.leftovers()), (Vec::new(), Vec::new()), "{text}");
    }
    // One whose answers have the right form and are wrong is a difference, if it is always wrong, and no result otherwise.
    fs::rename(&real, &program).unwrap();
    assert_eq!(place.run(|_| {}).0, Some(0));
    let found = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap()["found"]["hits"].clone();
    assert_eq!(found(&fs::read_to_string(&result).unwrap()), found(&honest));
}
