// SPDX-License-Identifier: MIT
//! The full campaign: everything that is to have been run before the hardware counts as checked, and its report.
//!
//! * [`Plan`] says what is run; [`parts`] makes runs of it, which are data: a block, how it is built, which cases.
//! * [`Run`] does one, or some of its cases; [`Found`] is what comes of it, and can be put together.
//! * [`folder`] divides a plan into units for many machines, and collects what they found.
//! * [`report`], [`lines`] print what came out.

pub mod folder;
mod found;
pub mod lines;
pub mod parts;
pub mod report;
mod run;

pub use found::{Found, Row};
pub use run::{Cases, Pace, Run};

use crate::equivalence::{Event, Failure};
use crate::registry::RegistryError;
use pica_spec::trace::Recording;
use serde::{Deserialize, Serialize};

/// A part of the campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// Float blocks in both roundings; spaces that are not too large whole.
    Float,
    /// Float blocks at small formats in both roundings, whole.
    SmallFormats,
    /// Command lists and the registers that they write.
    Command,
    /// Decoder, operands, ALU, flow control.
    ShaderParts,
    /// Random programs.
    Programs,
    /// From clip space to the components and the depth of fragments.
    Raster,
    /// From the combiner to the framebuffer, and from the screen to there.
    Fragments,
    /// The programs and fragments of recordings.
    Recordings,
    /// Alternatives of the ledger that are not the default.
    Ledger,
    /// Values of build options that are not the default.
    Builds,
    /// Every pair of significands in multiplier and adder: hours, so that it is run only where it is named.
    Exhaustive,
}

impl Part {
    /// All parts, in their order.
    pub const ALL: [Self; 11] = [
        Self::Float,
        Self::SmallFormats,
        Self::Command,
        Self::ShaderParts,
        Self::Programs,
        Self::Raster,
        Self::Fragments,
        Self::Recordings,
        Self::Ledger,
        Self::Builds,
        Self::Exhaustive,
    ];
    /// The parts that are run if none is named.
    pub const USUAL: [Self; 10] = {
        let [usual @ .., _] = Self::ALL;
        usual
    };

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        [
            "float",
            "small-formats",
            "command",
            "shader-parts",
            "programs",
            "raster",
            "fragments",
            "recordings",
            "ledger",
            "builds",
            "exhaustive",
        ][self as usize]
    }
}

/// What is run.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Names the campaign; every run in it has the same.
    pub seed: u64,
    /// What is run, in this order.
    pub parts: Vec<Part>,
    /// Recordings by name.
    pub recordings: Vec<(String, Recording)>,
    /// Numbers of cases are divided by this, but for whole spaces that are small.
    pub divisor: u64,
}

/// What the campaign came to.
#[derive(Default)]
pub struct Outcome {
    /// A row for each run, in the order of the plan.
    pub rows: Vec<Row>,
    /// Alternatives of the ledger that are refused, and why.
    pub refused: Vec<(String, String)>,
}

impl Outcome {
    /// Cases that differ.
    pub fn mismatches(&self) -> u64 {
        self.rows.iter().fold(0, |sum: u64, row| sum.saturating_add(row.report.mismatches))
    }

    /// Runs under an alternative of the ledger that was not seen to make a difference as often as it should.
    pub fn lacking(&self) -> Vec<&Row> {
        self.rows.iter().filter(|row| row.lacks_witnesses()).collect()
    }
}

/// How a campaign was run, for its report.
#[derive(Clone, Debug, PartialEq)]
pub struct Circumstances {
    /// Wall time; of units that one behind the other would take.
    pub seconds: f64,
    /// Names and versions of Verilator and the C++ compiler.
    pub tools: [String; 2],
    /// Threads of a run.
    pub threads: usize,
    /// Units that have a result, and all, while some have none.
    pub units: Option<(usize, usize)>,
}

/// Why the campaign did not come to its end.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A run has no result.
    #[error(transparent)]
    Check(#[from] Failure),
    /// The choices of the plan itself have no hardware.
    #[error(transparent)]
    Registry(#[from] RegistryError),
    /// A run that this program does not have.
    #[error("{0}")]
    Unknown(String),
}

/// Is told what happens.
pub trait Watch {
    /// A run begins: `what` distinguishes it from other runs of the block.
    fn begins(&mut self, block: &str, what: &str);
    /// How far it is.
    fn progress(&self) -> &(dyn Fn(Event) + Sync);
    /// The run has ended, with this row.
    fn ends(&mut self, row: &Row);
}

/// Runs a plan to its end.
///
/// # Errors
/// If a run has no result; a difference is a result.
pub fn run(plan: &Plan, watch: &mut dyn Watch) -> Result<Outcome, Error> {
    let list = parts::runs(plan)?;
    let mut outcome = Outcome { refused: list.refused, ..Outcome::default() };
    for run in &list.runs {
        watch.begins(&run.block, &run.under);
        let found = run.execute(plan, None, &Pace::default(), watch.progress())?;
        let row = found.row(run, plan.seed)?;
        watch.ends(&row);
        outcome.rows.push(row);
    }
    Ok(outcome)
}
