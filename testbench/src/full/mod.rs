// SPDX-License-Identifier: MIT
//! The full campaign: everything that is to have been run before the hardware counts as checked, and its report.
//!
//! [`Plan`] says what is run, part by part; [`report`] prints what came out.

mod builds;
mod fragments;
mod ledger;
pub mod lines;
mod raster;
mod recordings;
pub mod report;
mod shader;

use crate::block::Block;
use crate::campaign::Report;
use crate::equivalence::{self, EngineKind, Event, Failure, Options};
use crate::registry::{self, RegistryError};
use crate::witness::Witnesses;
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;

/// Random cases of a float block. A space that is not larger than 2^24 is run whole.
const FLOAT: u64 = 10_000_000;
/// Spaces up to this size are run whole.
const WHOLE: u64 = 1 << 24;
/// What is whole up to this size is not divided.
const SMALL: u64 = 1 << 16;

/// A part of the campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Float blocks in both roundings; spaces that are not too large whole.
    Float,
    /// The same at small formats, whole.
    SmallFormats,
    /// Decoder, operands, ALU, flow control.
    ShaderParts,
    /// Random programs.
    Programs,
    /// Triangle setup and edge walk.
    Raster,
    /// From the combiner to the framebuffer.
    Fragments,
    /// The programs and fragments of recordings.
    Recordings,
    /// The other alternatives of the ledger.
    Ledger,
    /// The other build options.
    Builds,
}

impl Part {
    /// All of them, in their order.
    pub const ALL: [Self; 9] = [
        Self::Float,
        Self::SmallFormats,
        Self::ShaderParts,
        Self::Programs,
        Self::Raster,
        Self::Fragments,
        Self::Recordings,
        Self::Ledger,
        Self::Builds,
    ];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        ["float", "small-formats", "shader-parts", "programs", "raster", "fragments", "recordings", "ledger", "builds"]
            [self as usize]
    }
}

/// What is run.
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

/// Where the cases of a run come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cases {
    /// They are random, or count through the whole input space.
    Random,
    /// They are those of the sweep.
    Sweep,
    /// A recording has them.
    Recorded,
}

/// What a run of a block came to.
pub struct Row {
    /// The part that it belongs to.
    pub part: Part,
    /// What distinguishes it from other runs of the block: choices, recording.
    pub what: String,
    /// Where its cases come from.
    pub cases: Cases,
    /// Whether they are the whole input space, or the whole sweep.
    pub whole: bool,
    /// Cases, mismatches, coverage, time.
    pub report: Report,
    /// The block's ports, for the counterexample.
    pub interface: pica_vectors::Interface,
    /// How often the alternative made a difference, where the row is that of one.
    pub witnesses: Option<Witnesses>,
}

impl Row {
    /// Whether the alternative of the row was not seen to make a difference as often as it should.
    pub fn lacks_witnesses(&self) -> bool {
        self.witnesses.is_some_and(|witnesses| !witnesses.are_complete())
    }
}

/// What the campaign came to.
#[derive(Default)]
pub struct Outcome {
    /// One for each run, in the order in which they ended.
    pub rows: Vec<Row>,
    /// Alternatives of the ledger that are refused, and why.
    pub refused: Vec<(String, String)>,
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
}

/// Is told what happens.
pub trait Watch {
    /// A run begins: `what` distinguishes it from other runs of the block.
    fn begins(&mut self, block: &str, what: &str);
    /// How far it is.
    fn progress(&self) -> &(dyn Fn(Event) + Sync);
    /// It has ended.
    fn ends(&mut self, row: &Row);
}

/// Runs a plan to its end.
///
/// # Errors
/// If a run has no result; a difference is a result.
pub fn run(plan: &Plan, watch: &mut dyn Watch) -> Result<Outcome, Error> {
    let mut runner = Runner { plan, watch, outcome: Outcome::default() };
    for part in &plan.parts {
        match part {
            Part::Float => runner.float(Part::Float, |block| block.listed, FLOAT)?,
            Part::SmallFormats => runner.float(Part::SmallFormats, |block| !block.listed, WHOLE)?,
            Part::ShaderParts => runner.shader_parts()?,
            Part::Programs => runner.programs()?,
            Part::Raster => runner.raster()?,
            Part::Fragments => runner.fragments()?,
            Part::Recordings => runner.recordings()?,
            Part::Ledger => runner.ledger()?,
            Part::Builds => runner.builds()?,
        }
    }
    Ok(runner.outcome)
}

/// The two roundings, as they are called in the report.
fn roundings() -> [(&'static str, Choices); 2] {
    use pica_spec::choices::{F24Rounding, F32ToF24};
    let nearest =
        Choices { f24_rounding: F24Rounding::NearestEven, f32_to_f24: F32ToF24::NearestEven, ..Choices::default() };
    [("toward zero", Choices::default()), ("to nearest even", nearest)]
}

/// Whether a block is one of the float blocks.
fn is_float(block: &Block) -> bool {
    block.interface.name.starts_with("f24_") || block.interface.name.starts_with("float_")
}

struct Runner<'a> {
    plan: &'a Plan,
    watch: &'a mut dyn Watch,
    outcome: Outcome,
}

impl Runner<'_> {
    /// A number of random cases as the plan has it.
    fn count(&self, cases: u64) -> u64 {
        (cases / self.plan.divisor).max(1)
    }

    /// A number of cases that are whole, as the plan has it.
    fn count_whole(&self, cases: u64) -> u64 {
        if cases <= SMALL { cases } else { self.count(cases).max(SMALL) }
    }

    /// Runs a block.
    fn check(&mut self, block: &Block, what: &str, kind: EngineKind, options: Options) -> Result<Report, Error> {
        self.watch.begins(&block.interface.name, what);
        let options = Options { seed: self.plan.seed, ..options };
        Ok(equivalence::run(block, kind, &options, &[], self.watch.progress())?)
    }

    /// Adds what a run came to.
    fn add(&mut self, row: Row) {
        self.watch.ends(&row);
        self.outcome.rows.push(row);
    }

    fn one(&mut self, part: Part, block: &Block, what: &str, kind: EngineKind, options: Options) -> Result<(), Error> {
        let row = self.row(part, block, what, kind, options)?;
        self.add(row);
        Ok(())
    }

    fn row(&mut self, part: Part, block: &Block, what: &str, kind: EngineKind, options: Options) -> Result<Row, Error> {
        let (cases, space) = match (&options.recorded, options.sweep) {
            (Some(_), _) => (Cases::Recorded, None),
            (None, true) => (Cases::Sweep, block.sweep().map(|sweep| sweep.cases())),
            (None, false) => (Cases::Random, block.input_space()),
        };
        let report = self.check(block, what, kind, options)?;
        let whole = space.is_some_and(|space| report.vectors >= space);
        let interface = block.interface.clone();
        Ok(Row { part, what: what.to_owned(), cases, whole, report, interface, witnesses: None })
    }

    fn random(&mut self, part: Part, block: &Block, what: &str, cases: u64) -> Result<(), Error> {
        let options = Options { vectors: Some(cases), ..Options::default() };
        self.one(part, block, what, EngineKind::Verilator, options)
    }

    /// The sweep of a block, if it has one.
    fn sweep(&mut self, part: Part, block: &Block, what: &str) -> Result<(), Error> {
        let Some(sweep) = block.sweep() else { return Ok(()) };
        let options = Options { vectors: Some(self.count_whole(sweep.cases())), sweep: true, ..Options::default() };
        self.one(part, block, what, EngineKind::Verilator, options)
    }

    /// Float blocks in both roundings: `cases` at random, or the whole space if it is not too large.
    fn float(&mut self, part: Part, which: impl Fn(&Block) -> bool, cases: u64) -> Result<(), Error> {
        for (what, choices) in roundings() {
            for block in registry::blocks(&choices)?.iter().filter(|block| is_float(block) && which(block)) {
                let small = block.input_space().filter(|space| *space <= WHOLE);
                let cases = small.map_or_else(|| self.count(cases), |space| self.count_whole(space));
                self.random(part, block, what, cases)?;
            }
        }
        Ok(())
    }
}
