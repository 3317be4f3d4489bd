// SPDX-License-Identifier: MIT
//! What a replay finds wrong with a recording, for people and for programs.

use super::Outcome;
use super::output::{stdout, tell};
use clap::ValueEnum;
use pica_model::diagnostic::{Diagnostic, Diagnostics, Place};
use serde_json::{Value, json};
use std::io::Write;

/// Which findings are printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Shown {
    /// The first of each kind, with how many there are
    #[default]
    Kinds,
    /// All, in order
    All,
    /// All, as JSON lines on standard output
    Json,
}

/// The findings of a replay.
pub struct Findings {
    shown: Shown,
    /// Standard output has a file.
    to_stderr: bool,
    groups: Vec<Group>,
}

/// The findings of a kind.
struct Group {
    first: Diagnostic,
    frame: u32,
    count: u64,
}

impl Findings {
    /// Nothing yet. JSON lines go to standard error if standard output has a file.
    pub fn new(shown: Shown, to_stderr: bool) -> Findings {
        Findings { shown, to_stderr, groups: Vec::new() }
    }

    /// Takes what a machine has found in a frame, and prints what is printed at once.
    pub fn take(&mut self, found: &mut Diagnostics, frame: u32) -> Outcome {
        let more: Vec<_> = found.suppressed_kinds().map(|(finding, count)| (*finding, count)).collect();
        let mut lines = String::new();
        for finding in found.take() {
            match self.shown {
                Shown::Kinds => {}
                Shown::All => tell(format_args!("warning: {finding}")),
                Shown::Json => lines += &format!("{}\n", described(&finding, frame)),
            }
            match self.groups.iter_mut().find(|group| group.first.finding.is_like(&finding.finding)) {
                Some(group) => group.count += 1,
                None => self.groups.push(Group { first: finding, frame, count: 1 }),
            }
        }
        for (finding, count) in more {
            let kind = finding.kind();
            match self.shown {
                Shown::Kinds => {}
                Shown::All => tell(format_args!("warning: {count} more {kind}, which were not kept")),
                Shown::Json => lines += &format!("{}\n", json!({"kind": kind, "frame": frame, "not_kept": count})),
            }
            if let Some(group) = self.groups.iter_mut().find(|group| group.first.finding.is_like(&finding)) {
                group.count += count;
            }
        }
        self.print(&lines)
    }

    /// Prints the kinds, if those are printed.
    pub fn finish(&self) {
        if self.shown != Shown::Kinds {
            return;
        }
        for Group { first, count, .. } in &self.groups {
            match count {
                1 => tell(format_args!("warning: {first}")),
                _ => tell(format_args!("warning: {first} (the first of {count}: {})", first.finding.kind())),
            }
        }
        if self.groups.iter().any(|group| group.count > 1) {
            tell("note: --findings all prints each of them");
        }
    }

    /// The kinds for a page.
    pub fn to_json(&self) -> Value {
        let group = |Group { first, frame, count }: &Group| {
            let mut entry = described(first, *frame);
            entry["count"] = json!(count);
            entry
        };
        self.groups.iter().map(group).collect()
    }

    fn print(&self, lines: &str) -> Outcome {
        if lines.is_empty() {
            return Ok(());
        }
        if self.to_stderr {
            tell(lines.trim_end());
            return Ok(());
        }
        let mut out = stdout();
        out.write_all(lines.as_bytes())?;
        Ok(out.flush()?)
    }
}

/// A finding as JSON.
fn described(Diagnostic { place, finding }: &Diagnostic, frame: u32) -> Value {
    let mut entry = json!({
        "kind": finding.kind(), "frame": frame, "place": place.to_string(), "text": finding.to_string(),
    });
    match place {
        Place::Start => {}
        Place::Cpu { id } => entry["register"] = json!(id),
        Place::MemoryEngine { address } | Place::Load { address } => entry["address"] = json!(address),
        Place::List { list, segment, offset } => {
            entry["list"] = json!(list);
            entry["segment"] = json!(segment);
            entry["offset"] = json!(offset);
        }
    }
    entry
}
