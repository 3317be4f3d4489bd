//! The full campaign: everything that is to have been run before the hardware counts as checked, and its report.
//!
//! [`Plan`] says what is run, part by part; [`report`] prints what came out.

pub mod ledger;
pub mod report;

use crate::block::Block;
use crate::campaign::Report;
use crate::equivalence::{self, EngineKind, Failure, Options};
use crate::registry::{self, RegistryError};
use crate::shader_blocks::unit::START;
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;

/// Random cases of a float block. A space that is not larger than 2^24 is run whole.
const FLOAT: u64 = 10_000_000;
/// Spaces up to this size are run whole.
const WHOLE: u64 = 1 << 24;
/// Cases of decoder, operands and ALU.
const PARTS: u64 = 1_000_000;
/// Cases of flow control.
const FLOW: u64 = 100_000;
/// Programs, in every second of which the bench holds back valid and ready.
const PROGRAMS: u64 = 100_000;
/// Programs at the larger memory, and those rounded to nearest.
const MORE_PROGRAMS: u64 = 10_000;

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
    /// The programs of recordings.
    Recordings,
    /// The other alternatives of the ledger.
    Ledger,
}

impl Part {
    /// All of them, in their order.
    pub const ALL: [Self; 6] =
        [Self::Float, Self::SmallFormats, Self::ShaderParts, Self::Programs, Self::Recordings, Self::Ledger];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        ["float", "small-formats", "shader-parts", "programs", "recordings", "ledger"][self as usize]
    }
}

/// What is run.
pub struct Plan {
    /// The seed.
    pub seed: u64,
    /// The parts.
    pub parts: Vec<Part>,
    /// Recordings by name.
    pub recordings: Vec<(String, Recording)>,
    /// Numbers of random cases are divided by this.
    pub divisor: u64,
}

/// What a run of a block came to.
pub struct Row {
    /// The part that it belongs to.
    pub part: Part,
    /// What distinguishes it from other runs of the block: choices, recording.
    pub what: String,
    /// Whether the cases are the whole input space.
    pub whole: bool,
    /// The result.
    pub report: Report,
    /// The block's ports, for the counterexample.
    pub interface: pica_vectors::Interface,
}

/// What the campaign came to.
#[derive(Default)]
pub struct Outcome {
    /// The runs.
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
    /// A run begins.
    fn begins(&mut self, block: &str, what: &str);
    /// So many more cases of it are done.
    fn progress(&self) -> &(dyn Fn(u64) + Sync);
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
            Part::Recordings => runner.recordings()?,
            Part::Ledger => runner.ledger()?,
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
    /// Numbers of random cases as the plan has them.
    fn count(&self, cases: u64) -> u64 {
        (cases / self.plan.divisor).max(1)
    }

    fn one(&mut self, part: Part, block: &Block, what: &str, kind: EngineKind, options: Options) -> Result<(), Error> {
        let whole = match (options.vectors, block.input_space()) {
            (Some(vectors), Some(space)) => vectors >= space,
            _ => false,
        };
        self.watch.begins(&block.interface.name, what);
        let options = Options { seed: self.plan.seed, ..options };
        let report = equivalence::run(block, kind, &options, &[], self.watch.progress())?;
        let row = Row { part, what: what.to_owned(), whole, report, interface: block.interface.clone() };
        self.watch.ends(&row);
        self.outcome.rows.push(row);
        Ok(())
    }

    fn random(&mut self, part: Part, block: &Block, what: &str, cases: u64) -> Result<(), Error> {
        let options = Options { vectors: Some(cases), ..Options::default() };
        self.one(part, block, what, EngineKind::Verilator, options)
    }

    /// Float blocks in both roundings: `cases` at random, or the whole space if it is not too large.
    fn float(&mut self, part: Part, which: impl Fn(&Block) -> bool, cases: u64) -> Result<(), Error> {
        for (what, choices) in roundings() {
            for block in registry::blocks(&choices)?.iter().filter(|block| is_float(block) && which(block)) {
                let small = block.input_space().filter(|space| *space <= WHOLE);
                self.random(part, block, what, self.count(small.unwrap_or(cases)))?;
            }
        }
        Ok(())
    }

    fn shader_parts(&mut self) -> Result<(), Error> {
        for (what, choices) in roundings() {
            for block in registry::blocks(&choices)? {
                let cases = match block.interface.name.as_str() {
                    "shader_decode" | "shader_operand" | "shader_alu" => PARTS,
                    "shader_flow" => FLOW,
                    _ => continue,
                };
                // Nothing but the ALU rounds.
                if choices == Choices::default() || block.interface.name == "shader_alu" {
                    self.random(Part::ShaderParts, &block, what, self.count(cases))?;
                }
            }
        }
        Ok(())
    }

    fn programs(&mut self) -> Result<(), Error> {
        for (what, choices) in roundings() {
            for block in registry::blocks(&choices)? {
                let cases = match (block.interface.name.as_str(), choices == Choices::default()) {
                    ("shader_unit", true) => PROGRAMS,
                    ("shader_unit", false) | ("shader_unit_4096", true) => MORE_PROGRAMS,
                    _ => continue,
                };
                self.random(Part::Programs, &block, what, self.count(cases))?;
            }
        }
        Ok(())
    }

    /// Each recording in the smallest unit that holds its programs.
    fn recordings(&mut self) -> Result<(), Error> {
        let blocks = registry::blocks(&Choices::default())?;
        let units = || blocks.iter().filter(|block| block.interface.name.starts_with("shader_unit"));
        for (name, recording) in &self.plan.recordings {
            let mut done = 0;
            for block in units() {
                let cases = block.recorded(recording).unwrap_or_default();
                let starts = cases.iter().flatten().filter(|item| item.channel == START).count();
                // A larger memory has more programs, or the same.
                if starts > done {
                    done = starts;
                    let options = Options { recorded: Some(cases), ..Options::default() };
                    let what = format!("{name}: {starts} invocations");
                    self.one(Part::Recordings, block, &what, EngineKind::Verilator, options)?;
                }
            }
        }
        Ok(())
    }
}
