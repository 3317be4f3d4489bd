// SPDX-License-Identifier: MIT
//! What a search came to: the lines of `docs/fuzzing.json`, and the table made of them.

use crate::READERS;
use serde::{Deserialize, Serialize};
use std::fmt::Write;

/// What a search for one reader came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Name of the reader.
    pub reader: String,
    /// Inputs that it was given.
    pub inputs: u64,
    /// Edges of the control flow that these took.
    pub edges: u64,
    /// Edges with how often each was taken, in steps, and what was compared on the way.
    pub features: u64,
    /// Inputs that are kept.
    pub corpus: u64,
    /// Inputs that break something.
    pub findings: u64,
    /// Time.
    pub seconds: f64,
}

/// The lines of a text.
///
/// # Errors
/// If a line is none; with its number.
pub fn read(text: &str) -> Result<Vec<Record>, String> {
    let line = |(number, line)| serde_json::from_str(line).map_err(|error| format!("line {number}: {error}"));
    (1..).zip(text.lines()).map(line).collect()
}

/// Adds the record of a further search for a reader to those before it.
pub fn add(records: &mut Vec<Record>, new: Record) {
    match records.iter_mut().find(|record| record.reader == new.reader) {
        Some(record) => {
            record.inputs += new.inputs;
            record.seconds += new.seconds;
            record.findings += new.findings;
            record.edges = record.edges.max(new.edges);
            record.features = record.features.max(new.features);
            record.corpus = new.corpus;
        }
        None => records.push(new),
    }
}

/// The table of the readers, and their sum.
pub fn markdown(records: &[Record]) -> String {
    let mut text = "| reader | reads | inputs | edges | kept | findings |\n|---|---|--:|--:|--:|--:|\n".to_owned();
    for reader in READERS {
        let Some(record) = records.iter().find(|record| record.reader == reader.name) else { continue };
        let Record { inputs, edges, corpus, findings, .. } = record;
        let (name, about) = (reader.name, reader.about);
        let _ = writeln!(text, "| `{name}` | {about} | {} | {edges} | {corpus} | {findings} |", grouped(*inputs));
    }
    let sum = |of: fn(&Record) -> u64| records.iter().map(of).sum::<u64>();
    let (inputs, corpus, findings) =
        (sum(|record| record.inputs), sum(|record| record.corpus), sum(|record| record.findings));
    let _ = writeln!(text, "| all | | {} | | {corpus} | {findings} |", grouped(inputs));
    text
}

/// A number with a space behind each third digit.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let place = |(at, digit): (usize, char)| match at > 0 && (digits.len() - at).is_multiple_of(3) {
        true => vec![' ', digit],
        false => vec![digit],
    };
    digits.char_indices().flat_map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(reader: &str, inputs: u64) -> Record {
        let reader = reader.to_owned();
        Record { reader, inputs, edges: 5, features: 9, corpus: 2, findings: 0, seconds: 1.5 }
    }

    #[test]
    fn searches_add_up() {
        let mut records = vec![record("aiger", 1_000_000)];
        add(&mut records, record("csv", 7));
        add(&mut records, Record { edges: 4, corpus: 3, ..record("aiger", 234_567) });
        assert_eq!(records, [Record { corpus: 3, seconds: 3.0, ..record("aiger", 1_234_567) }, record("csv", 7)]);
        assert!(markdown(&records).contains("| 1 234 567 | 5 | 3 | 0 |"));
        let lines: String = records.iter().map(|record| serde_json::to_string(record).unwrap() + "\n").collect();
        assert_eq!(read(&lines), Ok(records));
        assert!(read("{}").unwrap_err().starts_with("line 1: missing field"));
    }
}
