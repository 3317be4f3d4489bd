// SPDX-License-Identifier: MIT
//! No tool has anything to say of the Verilog of a block that is not waived beside it.

use pica_rtl::emit::external::{ToolError, icarus, verilator};
use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::build::Build;
use pica_testbench::registry;
use pica_testbench::verilog;
use rayon::prelude::*;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// The folder of `pica verilog` with these blocks, and what its manifest says of each: its name and its top module.
fn folder(blocks: &[Block]) -> (TempDir, Vec<(String, String)>) {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in verilog::files(&blocks.iter().collect::<Vec<_>>()).expect("the guard accepts our own blocks") {
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, text).expect("a file");
    }
    let manifest = std::fs::read_to_string(folder.path().join("manifest.json")).expect("the manifest");
    let manifest: serde_json::Value = serde_json::from_str(&manifest).expect("it is JSON");
    let word = |entry: &serde_json::Value, key: &str| entry[key].as_str().expect("a word").to_owned();
    let entries = manifest["blocks"].as_array().expect("the blocks").iter();
    let names = entries.map(|entry| (word(entry, "name"), word(entry, "top"))).collect();
    (folder, names)
}

/// The blocks of the defaults.
fn blocks() -> Vec<Block> {
    registry::blocks(&Choices::default()).expect("the defaults have hardware")
}

/// What tools say of the files of blocks with the waivers beside them.
fn complaints(folder: &Path, names: &[(String, String)]) -> Vec<String> {
    let complaints = names.par_iter().flat_map_iter(|(name, top)| {
        let file = folder.join(format!("{name}.v"));
        let results = [verilator(beside(&file).as_deref(), &file, top), icarus(&file, top)];
        results.into_iter().filter_map(|result| result.err()?.unless_optional().err()).map(|error| error.to_string())
    });
    complaints.collect()
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
    let (folder, names) = folder(&blocks());
    let complaints = complaints(folder.path(), &names);
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// The files of a block.
fn list(folder: &Path, name: &str) -> Vec<PathBuf> {
    let text = std::fs::read_to_string(folder.join(format!("{name}.f"))).expect("a list");
    text.lines().filter(|line| line.ends_with(".v")).map(|line| folder.join(line)).collect()
}

/// What is waived: the name of the file, the rule, and the signal in quotes, or nothing.
type Waivers = BTreeSet<(String, String, String)>;

fn quoted(text: &str) -> String {
    text.split('\'').nth(1).unwrap_or_default().to_owned()
}

/// What Verilator says of files that it has no waivers for; none if it is missing.
fn said(files: &[PathBuf]) -> Option<Waivers> {
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
    let mut blocks = blocks();
    blocks.retain(|block| block.listed);
    let (folder, names) = folder(&blocks);
    let waivers = |files: &[PathBuf]| -> Vec<PathBuf> { files.iter().filter_map(|file| beside(file)).collect() };
    let modules = modules(folder.path());
    let all: Waivers = waivers(&modules).iter().flat_map(|file| waived(file)).collect();
    // Block by block: of modules with parameters that several tops have, Verilator 5.006 confuses the widths of constants.
    let lists: Vec<Vec<PathBuf>> = names.iter().map(|(name, _)| list(folder.path(), name)).collect();
    let listed: BTreeSet<&PathBuf> = lists.iter().flatten().collect();
    assert_eq!(listed, modules.iter().collect(), "each module is one of a block");
    let said: Option<Vec<Waivers>> = lists.par_iter().map(|files| said(files)).collect();
    if let Some(said) = said {
        assert_eq!(all, said.into_iter().flatten().collect(), "waived, and said by Verilator");
        assert!(all.len() > 100, "{}", all.len());
        let complaints = lists.par_iter().map(|files| self::said(&[waivers(files), files.clone()].concat()));
        assert!(complaints.collect::<Vec<_>>().into_iter().all(|said| said == Some(Waivers::new())));
    }
    // A block has those of its modules, for its own file.
    for (name, _) in names {
        let list = std::fs::read_to_string(folder.path().join(format!("{name}.f"))).expect("the list of its modules");
        let parts: Vec<PathBuf> = list.lines().map(|module| folder.path().join(module)).collect();
        let mut expected: Waivers =
            parts.iter().filter_map(|file| beside(file)).flat_map(|file| waived(&file)).collect();
        // No module has the name of the file.
        expected.insert((String::new(), "DECLFILENAME".to_owned(), String::new()));
        let expected: Waivers =
            expected.into_iter().map(|(_, rule, signal)| (format!("{name}.v"), rule, signal)).collect();
        let waivers = beside(&folder.path().join(format!("{name}.v"))).map(|file| waived(&file)).unwrap_or_default();
        assert_eq!(waivers, expected, "{name}");
    }
}

/// Waivers name modules as they are called, whatever is set.
#[test]
fn waivers_are_those_of_modules_with_suffixes() {
    let (mut choices, mut build) = (Choices::default(), Build::default());
    choices.set_from("f24_rounding=nearest-even").expect("a choice");
    build.set_from("memory=uninitialised").expect("a build option");
    let some = ["f24_mad", "shader_flow"];
    let blocks = some.map(|name| registry::block(name, &choices, &build).expect("hardware").expect("the block"));
    let (folder, names) = folder(&blocks);
    assert_eq!(complaints(folder.path(), &names), Vec::<String>::new());
    let modules = modules(folder.path());
    let named = |suffix: &str| modules.iter().any(|file| file.to_str().expect("text").ends_with(suffix));
    assert!(named("pica_f24_mad_nearest_even.v") && named("_uninitialised.v"), "{modules:?}");
    let waivers: Vec<PathBuf> = modules.iter().filter_map(|file| beside(file)).collect();
    if let Some(said) = said(&modules) {
        assert_eq!(waivers.iter().flat_map(|file| waived(file)).collect::<Waivers>(), said);
        assert!(said.iter().any(|(file, _, _)| file.ends_with("_nearest_even.v")), "{said:?}");
    }
}
