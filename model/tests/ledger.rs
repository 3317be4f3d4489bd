// SPDX-License-Identifier: MIT
//! The sources name the entries of the ledger that they act on: nothing but a comment ties an assumption to its code.

use pica_spec::choices::{Assumption, Choices};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// All comments below a folder, one after the other, without line breaks.
fn comments(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            comments(&path, text);
            continue;
        }
        for line in fs::read_to_string(&path).expect("a source").lines() {
            if let Some(comment) = line.trim_start().strip_prefix("//") {
                text.push_str(comment.trim_start_matches(['/', '!']));
            }
        }
    }
}

/// The ids in backticks behind a word, `choice` say, also of a list: (choices `a`, `b`).
fn named<'a>(text: &'a str, word: &str) -> BTreeSet<&'a str> {
    let mut ids = BTreeSet::new();
    for (at, _) in text.match_indices(word) {
        let mut rest = &text[at + word.len()..];
        rest = rest.strip_prefix('s').unwrap_or(rest);
        while let Some((id, after)) = rest.strip_prefix(" `").and_then(|rest| rest.split_once('`')) {
            ids.insert(id.split('=').next().unwrap_or(id));
            rest = after.strip_prefix(',').or(after.strip_prefix(" and")).unwrap_or(after);
        }
    }
    ids
}

#[test]
fn the_model_names_every_assumption_and_no_other() {
    let mut text = String::new();
    comments(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut text);
    let text = text.replace("Assumption", "assumption").replace("Choice", "choice");
    let assumptions: BTreeSet<&str> = Assumption::ALL.iter().map(|assumption| assumption.id).collect();
    assert_eq!(named(&text, "assumption"), assumptions);
    let choices: BTreeSet<&str> = Choices::IDS.iter().copied().collect();
    let unknown: Vec<_> = named(&text, "choice").difference(&choices).copied().collect();
    assert!(unknown.is_empty(), "no choices of the ledger: {unknown:?}");
}
