// SPDX-License-Identifier: MIT
//! No tool has anything to say of the Verilog of a block that is not waived beside it.

use pica_rtl::emit::external::{ToolError, icarus, verilator};
use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::{registry, verilog};
use rayon::prelude::*;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// The folder of `pica verilog` with these blocks, and their names.
fn folder(is_in: fn(&Block) -> bool) -> (TempDir, Vec<String>) {
    let mut blocks = registry::blocks(&Choices::default()).expect("the defaults have hardware");
    blocks.retain(is_in);
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in verilog::files(&blocks).expect("the guard accepts our own blocks") {
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, text).expect("a file");
    }
    let names = blocks.iter().map(|block| block.interface.name.clone()).collect();
    (folder, names)
}

/// The waivers beside a file, if there are any.
fn beside(file: &Path) -> Option<PathBuf> {
    Some(file.with_extension("vlt")).filter(|waivers| waivers.exists())
}

/// The files of modules.
fn modules(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder.join("modules")).expect("the modules");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "v"));
    files
}

#[test]
fn verilog_without_complaints() {
    let (folder, names) = folder(|_| true);
    let complaints = names.par_iter().flat_map_iter(|name| {
        let file = folder.path().join(format!("{name}.v"));
        let results = [verilator(beside(&file).as_deref(), &file, name), icarus(&file, name)];
        results.into_iter().filter_map(|result| result.err()?.unless_optional().err()).map(|error| error.to_string())
    });
    let complaints: Vec<String> = complaints.collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// What is waived: the name of the file, the rule, and the signal in quotes, or nothing.
type Waivers = BTreeSet<(String, String, String)>;

fn quoted(text: &str) -> String {
    text.split('\'').nth(1).unwrap_or_default().to_owned()
}

/// What Verilator says of files that it has no waivers for; none if it is missing.
fn said(files: &[&Path]) -> Option<Waivers> {
    let mut command = Command::new("verilator");
    let Ok(output) = command.args(["--lint-only", "-Wall", "-Wno-MULTITOP"]).args(files).output() else {
        ToolError::Missing { tool: "verilator", package: "verilator" }.unless_optional().expect("Verilator");
        return None;
    };
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let warning = |line: &str| {
        let (rule, rest) = line.strip_prefix("%Warning-")?.split_once(": ")?;
        let (path, rest) = rest.split_once(':')?;
        let file = Path::new(path).file_name()?.to_str()?.to_owned();
        let signal = if rule == "DECLFILENAME" { String::new() } else { quoted(rest) };
        Some((file, rule.to_owned(), signal))
    };
    Some(text.lines().filter_map(warning).collect())
}

/// The lines of a file of waivers.
fn waived(file: &Path) -> Waivers {
    let text = std::fs::read_to_string(file).expect("the waivers");
    let waiver = |line: &str| {
        let words: Vec<&str> = line.strip_prefix("lint_off -rule ")?.split(' ').collect();
        let file = words.get(2)?.trim_matches('"').strip_prefix('*')?;
        Some((file.to_owned(), words[0].to_owned(), quoted(line)))
    };
    let waivers: Waivers = text.lines().filter_map(waiver).collect();
    assert_eq!(waivers.len(), text.lines().filter(|line| line.starts_with("lint_off")).count(), "{text}");
    waivers
}

/// Each line of the waivers is there because Verilator says what it waives, and nothing else is.
#[test]
fn every_waiver_is_needed() {
    let (folder, names) = folder(|block| block.listed);
    let modules = modules(folder.path());
    let modules: Vec<&Path> = modules.iter().map(PathBuf::as_path).collect();
    let waivers: Vec<PathBuf> = modules.iter().filter_map(|file| beside(file)).collect();
    let all: Waivers = waivers.iter().flat_map(|file| waived(file)).collect();
    if let Some(said) = said(&modules) {
        assert_eq!(all, said, "waived, and said by Verilator");
        assert!(all.len() > 100, "{}", all.len());
        let with_waivers: Vec<&Path> = waivers.iter().map(PathBuf::as_path).chain(modules).collect();
        assert_eq!(self::said(&with_waivers), Some(Waivers::new()));
    }
    // A block has those of its modules, for its own file.
    for name in names {
        let list = std::fs::read_to_string(folder.path().join(format!("{name}.f"))).expect("the list of its modules");
        let parts: Vec<PathBuf> = list.lines().map(|module| folder.path().join(module)).collect();
        let mut expected: Waivers =
            parts.iter().filter_map(|file| beside(file)).flat_map(|file| waived(&file)).collect();
        if parts.len() > 1 {
            expected.insert((String::new(), "DECLFILENAME".to_owned(), String::new()));
        }
        let expected: Waivers =
            expected.into_iter().map(|(_, rule, signal)| (format!("{name}.v"), rule, signal)).collect();
        let waivers = beside(&folder.path().join(format!("{name}.v"))).map(|file| waived(&file)).unwrap_or_default();
        assert_eq!(waivers, expected, "{name}");
    }
}
