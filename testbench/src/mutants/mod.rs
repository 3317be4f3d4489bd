// SPDX-License-Identifier: MIT
//! Mutants of the Verilog: does the bench find a block with one change?
//!
//! Yosys changes one gate input, output or constant (`mutate`). All mutants of a block are one program (`make`), which the
//! default run of Verilator checks as each of them. One that passes is compared with the block by a proof (`proof`). What
//! became of them are the lines of `docs/mutants.json`, and the tables made of them.

mod bench;
mod count;
mod exported;
mod judge;
mod kills;
mod make;
mod proof;

pub use exported::Exported;
pub use judge::{Stage, examine};
pub use kills::Kills;
pub(crate) use make::{BITS as MUTANT_BITS, MUTANT};

use crate::block::Block;
use crate::equivalence::Failure;
use serde::{Deserialize, Serialize};
use std::fmt::Write;

type Fallible<T> = Result<T, Failure>;

/// Mutants of a block that has one transaction in and one out, and of any other, by default.
const FLAT: usize = 200;
const UNIT: usize = 500;

/// How many mutants of a block are looked at by default.
pub fn default_count(block: &Block) -> usize {
    if block.interface.is_flat() { FLAT } else { UNIT }
}

/// What is known of the equivalent ones.
const EVERY_STATE: &str = "equivalent in every state";
const REACHABLE: &str = "equivalent, whatever goes in";
const DOCUMENTED: &str = "equivalent, for inputs as the ports are documented";

/// What became of the mutants of a block.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Results {
    /// Name of the block.
    pub block: String,
    /// Number of all mutants.
    pub mutants: usize,
    /// Number of the mutants that the bench found.
    pub killed: usize,
    /// The mutants that the bench did not find.
    pub left: Vec<Left>,
    /// Names and versions.
    pub tools: Vec<String>,
}

/// A mutant that the bench did not find.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Left {
    /// The command of Yosys that makes it.
    pub mutation: String,
    /// What it is.
    pub fate: Fate,
    /// What is known of it.
    pub known: String,
}

/// Why a mutant was not found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Fate {
    /// The mutant does what the block does.
    Equivalent,
    /// No proof came to an end, and nothing was found in the whole sweep of the block.
    Swept,
    /// The mutant may be another circuit.
    Survived,
}

impl Results {
    /// How many have a fate.
    pub fn count(&self, fate: Fate) -> usize {
        self.left.iter().filter(|left| left.fate == fate).count()
    }
}

/// The mutants of a text with those of a block on each line.
///
/// # Errors
/// If a line is none; with its number.
pub fn read(text: &str) -> Result<Vec<Results>, String> {
    let line = |(number, line)| serde_json::from_str(line).map_err(|error| format!("line {number}: {error}"));
    (1..).zip(text.lines()).map(line).collect()
}

/// A line a block, and a line each mutant of which the table says too little: what has no proof, or one that wants inputs as
/// they are documented.
pub fn markdown(blocks: &[Results]) -> String {
    let mut text = String::from(
        "| block | mutants | killed | equivalent in every state | whatever goes in | for documented inputs | the same in the \
         sweep | survived |\n|---|--:|--:|--:|--:|--:|--:|--:|\n",
    );
    for block in blocks {
        let [state, reachable, documented] = [EVERY_STATE, REACHABLE, DOCUMENTED]
            .map(|known| block.left.iter().filter(|left| left.known == known).count());
        let [swept, survived] = [Fate::Swept, Fate::Survived].map(|fate| block.count(fate));
        let Results { block, mutants, killed, .. } = block;
        let _ = writeln!(
            text,
            "| `{block}` | {mutants} | {killed} | {state} | {reachable} | {documented} | {swept} | {survived} |"
        );
    }
    let mut lines = String::new();
    for Results { block, left, .. } in blocks {
        for Left { mutation, known, .. } in left.iter().filter(|left| ![EVERY_STATE, REACHABLE].contains(&&*left.known))
        {
            let place = mutation.strip_prefix("mutate ").unwrap_or(mutation);
            let place = place.replacen(&format!(" -module {block} "), " ", 1);
            let place = place.replacen(&format!(" -module {block}."), " -module ", 1);
            let _ = writeln!(lines, "* `{block}`: `{place}`: {known}");
        }
    }
    if !lines.is_empty() {
        text += "\n## Without a proof for all inputs\n\n";
        text += &lines;
    }
    text
}
