// SPDX-License-Identifier: MIT
//! ABC, asked whether pairs of signals are the same for all values of the leaves.

use super::{Fallible, Limit};
use crate::engine::EngineError;
use crate::formal::aiger::Literal;
use crate::formal::graph::Graph;
use crate::scratch;
use std::collections::{BTreeSet, HashMap};
use tempfile::TempDir;

/// The signals that ABC is asked about.
const FILE: &str = "signals.aig";

/// What ABC says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The signals of every pair are the same.
    Same,
    /// Some pairs differ where these leaves are 1 and all others 0.
    Different(BTreeSet<Literal>),
    /// ABC came to no end.
    Unknown,
}

/// Asks ABC; with the number of gates that it got.
///
/// # Errors
/// If it is missing.
pub fn same(graph: &Graph, pairs: &[(Literal, Literal)], limit: Limit) -> Fallible<(Answer, usize)> {
    let open: Vec<Literal> =
        pairs.iter().filter(|(left, right)| left != right).flat_map(|(left, right)| [*left, *right]).collect();
    if open.is_empty() {
        return Ok((Answer::Same, 0));
    }
    let (folder, gates) = written(graph, &open)?;
    // Outputs in pairs; the counterexample is written only if there is one.
    let commands = format!("read_aiger {FILE}; &get; &cec -m -d -C 1000000; write_cex -n pairs.cex");
    let Some(text) = limit.abc(folder.path(), &commands)? else {
        return Ok((Answer::Unknown, gates));
    };
    if text.contains("Networks are equivalent") {
        return Ok((Answer::Same, gates));
    }
    if !text.contains("Networks are NOT EQUIVALENT") {
        return Ok((Answer::Unknown, gates));
    }
    // Without a file they differ where all is 0.
    let found = std::fs::read_to_string(folder.path().join("pairs.cex")).unwrap_or_default();
    let high = found.lines().filter_map(|line| line.strip_suffix("@0=1")?.parse().ok());
    Ok((Answer::Different(high.collect()), gates))
}

/// Asks ABC whether a signal is never 1; with the number of gates that it got. What makes it 1 is not told.
///
/// Two states of a circuit have few signals that are the same, which is what [`same`] goes by: it may be tenfold slower than a
/// solver that looks at the one signal, and is asked where that one comes to no end.
///
/// # Errors
/// If it is missing.
pub fn never(graph: &Graph, signal: Literal, limit: Limit) -> Fallible<(Option<bool>, usize)> {
    if signal <= 1 {
        return Ok((Some(signal == 0), 0));
    }
    let (folder, gates) = written(graph, &[signal])?;
    // Nobody knows before whether it is faster with the gates as they are, or with fewer: each gets some conflicts, then more.
    for (prepared, most) in [("", 100_000), ("dc2;", 300_000), ("", 1_000_000), ("dc2;", 10_000_000)] {
        let commands = format!("read_aiger {FILE}; {prepared} &get; &glucose -C {most}");
        let text = limit.abc(folder.path(), &commands)?.unwrap_or_default();
        // One of the two words ends in the other.
        if let Some(word) = text.split_whitespace().find(|word| word.ends_with("SATISFIABLE")) {
            return Ok((Some(word == "UNSATISFIABLE"), gates));
        }
    }
    let never = match same(graph, &[(signal, 0)], limit)?.0 {
        Answer::Same => Some(true),
        Answer::Different(_) => Some(false),
        Answer::Unknown => None,
    };
    Ok((never, gates))
}

/// A folder with these signals in a file, and the number of gates.
fn written(graph: &Graph, signals: &[Literal]) -> Fallible<(TempDir, usize)> {
    let circuit = graph.circuit(signals, &HashMap::new());
    let folder = scratch::folder(None).map_err(EngineError::io("temporary folder"))?;
    let file = folder.path().join(FILE);
    std::fs::write(&file, circuit.write()).map_err(EngineError::io(file.display().to_string()))?;
    Ok((folder, circuit.gates.len()))
}

#[cfg(test)]
mod tests {
    use super::{Answer, Limit, never, same};
    use crate::formal::graph::Graph;
    use crate::tools::{Tool, required};

    #[test]
    fn every_answer_is_reached() {
        if Tool::Yosys.find().is_err() && !required() {
            return eprintln!("without Yosys there is no ABC");
        }
        let mut graph = Graph::new(3);
        let (and, or) = (graph.and(2, 4), graph.or(2, 4));
        // a & (b | a & b), which is not the same gate as a & b.
        let inner = graph.or(4, and);
        let same_as_and = graph.and(2, inner);
        assert_ne!(same_as_and, and);
        let ask = |pairs: &[_]| same(&graph, pairs, Limit::default()).expect("ABC").0;
        assert_eq!(ask(&[(and, and)]), Answer::Same);
        assert_eq!(ask(&[(same_as_and, and), (or, or)]), Answer::Same);
        let Answer::Different(high) = ask(&[(same_as_and, and), (or, and)]) else { panic!("they differ") };
        assert_eq!(high.len(), 1, "{high:?}");
        assert!(high.is_subset(&[1, 2].into()), "{high:?}");
        let Answer::Different(high) = ask(&[(and, and ^ 1)]) else { panic!("they differ") };
        assert_eq!(high.len(), 0, "{high:?}");
        let wrong = graph.xor(same_as_and, and);
        for (signal, expected) in [(0, true), (1, false), (2, false), (and, false), (wrong, true), (wrong ^ 1, false)] {
            assert_eq!(never(&graph, signal, Limit::default()).expect("ABC").0, Some(expected), "{signal}");
        }
    }
}
