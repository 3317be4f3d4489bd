// SPDX-License-Identifier: MIT
//! Guides name what there is: names of the code and files in CONTRIBUTING.md and in the pages about the structure.

use crate::docs::page;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The guides, from the folder `docs`.
const GUIDES: [&str; 4] = ["../CONTRIBUTING.md", "architecture.md", "equivalence.md", "proofs.md"];
/// Folders with code, from the root.
const CODE: [&str; 14] = [
    ".ci",
    "c",
    "commands",
    "experiments",
    "files",
    "fuzz",
    "model",
    "program",
    "python",
    "rtl",
    "shader",
    "simulator",
    "spec",
    "testbench",
];

/// A name in a text: of something in the code, or of a file.
#[derive(Debug, PartialEq, Eq)]
enum Name<'a> {
    Code(Vec<&'a str>),
    Macro(&'a str),
    File(&'a str),
}

/// What stands between backquotes, outside of blocks of code.
fn spans(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().filter(|line| !line.starts_with("    "));
    lines.flat_map(|line| line.split('`').skip(1).step_by(2))
}

fn words(text: &str) -> Vec<&str> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    text.split(|c| !is_part(c)).filter(|word| word.starts_with(|c: char| c.is_ascii_alphabetic())).collect()
}

/// The name that a span is; none if it is a command, a value or a pattern such as `BLOCK.v`.
fn name(span: &str) -> Option<Name<'_>> {
    let is_upper = |part: &str| part.len() > 2 && part.chars().all(|c| c.is_ascii_uppercase());
    let is_placeholder = |word: &str| word.split('_').any(is_upper);
    if span.contains([' ', '*', '$', '<', '=', '"'])
        || span.contains("...")
        || words(span).into_iter().any(is_placeholder)
    {
        return None;
    }
    let is_file = span.contains('/') || [".rs", ".yaml", ".md", ".toml"].iter().any(|end| span.ends_with(end));
    if is_file {
        // A folder by itself is one that a command writes.
        return span.trim_end_matches('/').contains('/').then_some(Name::File(span));
    }
    if let Some(name) = span.strip_suffix('!') {
        return Some(Name::Macro(name));
    }
    let is_type = |word: &str| {
        word.starts_with(|c: char| c.is_ascii_uppercase()) && word.contains(|c: char| c.is_ascii_lowercase())
    };
    let is_rust = span.contains("::") || span.starts_with("#[") || is_type(span) || span.contains('_');
    (is_rust && !span.contains('-')).then(|| Name::Code(words(span)))
}

/// All files of code, as one text.
fn code() -> (BTreeSet<String>, String) {
    fn add(folder: &Path, text: &mut String) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
            if path.is_dir() && !path.ends_with("target") {
                add(&path, text);
            } else if matches!(extension, "rs" | "toml" | "yaml" | "v" | "vlt" | "j2" | "py" | "cpp" | "hpp") {
                text.push_str(&std::fs::read_to_string(&path).expect("a text"));
            }
        }
    }
    let mut text = std::fs::read_to_string(root().join("Cargo.toml")).expect("a text");
    CODE.iter().for_each(|folder| add(&root().join(folder), &mut text));
    (words(&text).into_iter().map(str::to_owned).collect(), text)
}

fn root() -> PathBuf {
    page("..")
}

#[test]
fn guides_name_what_there_is() {
    let (known, text) = code();
    let is_known = |name: &Name<'_>| match name {
        Name::Code(words) => words.iter().all(|word| known.contains(*word)),
        Name::Macro(word) => {
            text.contains(&format!("macro_rules! {word} {{"))
                || text.contains(&format!("#[proc_macro]\npub fn {word}("))
        }
        Name::File(file) => root().join(file).exists() || root().join("docs").join(file).exists(),
    };
    let mut names = 0;
    let mut unknown = Vec::new();
    for guide in GUIDES {
        let text = std::fs::read_to_string(page(guide)).expect("a guide");
        for span in spans(&text) {
            let Some(name) = name(span) else { continue };
            names += 1;
            if !is_known(&name) {
                unknown.push(format!("{guide}: `{span}`"));
            }
        }
    }
    assert!(names > 100, "{names} names");
    assert!(unknown.is_empty(), "{unknown:#?}");
    // What was in the guide for 157 commits after it had gone.
    assert!(!is_known(&name("ports!").expect("a macro")));
    assert!(!is_known(&name("rtl/src/memory/queue.rs").expect("a file")));
    assert_eq!(name("Operation::choices"), Some(Name::Code(vec!["Operation", "choices"])));
    assert_eq!((name("cargo fmt"), name("UNIT.yaml"), name("--build")), (None, None, None));
}
