// SPDX-License-Identifier: MIT
//! Proofs: what holds of the emitted Verilog for all inputs and any number of clocks.
//!
//! A block of one transaction in and one out is set against a small reference in Verilog that was written for this alone
//! (`functional`). Of blocks with channels it is proven by induction that nothing is lost (`inductive`). Yosys makes an
//! and-inverter graph of the Verilog, ABC decides.

mod cases;
mod circuit;
mod functional;
mod inductive;
mod limit;
mod memory;
mod multiply;
mod prover;
mod reading;
mod references;
mod simulate;
mod unroll;

use crate::block::Block;
use crate::campaign::{Difference, Report};
use crate::engine::EngineError;
use crate::equivalence::Failure;
use crate::project::Project;
use crate::synth;
use crate::tools::Tool;
use cases::cases;
use circuit::{Circuit, Source};
use functional::{Pair, Shown};
use include_dir::{Dir, include_dir};
use inductive::{Invariant, Surrounded};
pub use limit::Limit;
use pica_vectors::{Direction, Item, Protocol};
use references::references;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::{Duration, Instant};

/// The references, a file a block and those of modules that they share.
static REFERENCES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/proofs/reference");

/// The files of properties, one a block, and `common.v`.
static PROPERTIES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/proofs/properties");
/// The properties of a memory, to be filled in.
const MEMORY: &str = "memory.v";
/// The folder of the properties of parts.
const PARTS: &str = "parts";
/// What may stand for a memory: the claims by which the memory does no less, and how properties name it.
const MEMORIES: [&str; 2] = ["watched", "reread"];
/// How a reference declares that it does not define everything.
const DEFINED_OUTPUT: &str = "output        defined";

/// The alternative of rounding that references know besides the default.
const NEAREST: &str = "nearest-even";

/// Why there is no proof and no counterexample.
#[derive(Debug, thiserror::Error)]
pub enum ProofError {
    /// A tool is missing or fails.
    #[error(transparent)]
    Failure(#[from] Failure),
    /// There is no reference.
    #[error("there is no reference of {0} to prove it by")]
    NoReference(String),
    /// The reference knows one alternative of a choice alone.
    #[error("the reference of {block} does not know {choice}={value}")]
    Choice {
        /// The block.
        block: String,
        /// The choice of the ledger.
        choice: String,
        /// The alternative.
        value: String,
    },
    /// A reference asks for cases that are none.
    #[error("`cases: {0}` is not of the form PORT[HIGH:LOW] by PORT[HIGH:LOW]")]
    Cases(String),
    /// Properties that do not fit the block, or prove nothing.
    #[error("properties of {block}: {what}")]
    Properties {
        /// The block.
        block: String,
        /// What is wrong.
        what: String,
    },
    /// The time that was given is over before there is something to decide.
    #[error("{0}")]
    Late(String),
    /// The block has other channels than one in and one out.
    #[error("{0} is no function of one transaction")]
    NoFunction(String),
    /// Block and reference have other ports.
    #[error("{block} has no port `{port}` in its Verilog or its reference")]
    NoPort {
        /// The block.
        block: String,
        /// The port.
        port: String,
    },
}

impl From<EngineError> for ProofError {
    fn from(error: EngineError) -> Self {
        Self::Failure(error.into())
    }
}

type Fallible<T> = Result<T, ProofError>;

/// What became of a proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The theorem holds.
    Proven,
    /// The theorem does not hold: there is a case.
    Refuted(Counterexample),
    /// Nothing is known, and why.
    Undecided(String),
}

/// Operands and results by port.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counterexample {
    /// What goes in.
    pub inputs: BTreeMap<String, u64>,
    /// What is to come out.
    pub expected: BTreeMap<String, u64>,
    /// What the block gives.
    pub actual: BTreeMap<String, u64>,
    /// The command line that shows it in a simulation; none if no simulation from a reset does, or none was run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replay: Option<String>,
}

impl Counterexample {
    /// What a simulation has shown, with the line that shows it again.
    pub fn of(block: &Block, difference: &Difference, replay: Option<String>) -> Self {
        let ports = |direction, item: Option<&Item>| -> BTreeMap<String, u64> {
            let names = block.interface.side(direction).flat_map(|(_, channel)| &channel.ports);
            let values = item.map(|item| item.values.iter().copied().map(u64::from)).into_iter().flatten();
            names.map(|port| port.name.clone()).zip(values).collect()
        };
        let Difference { case, actual, row, .. } = difference;
        Self {
            inputs: ports(Direction::In, case.inputs.get(*row)),
            expected: ports(Direction::Out, case.outputs.get(*row)),
            actual: ports(Direction::Out, actual.get(*row)),
            replay,
        }
    }
}

/// A statement about a block, and what became of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theorem {
    /// Name of the block.
    pub block: String,
    /// Choices of the ledger that do not have their default, and build options.
    pub under: BTreeMap<String, String>,
    /// What is claimed.
    pub claim: String,
    /// How it was shown.
    pub method: String,
    /// For which inputs, states and clocks it holds.
    pub bound: String,
    /// Gates of what ABC was asked.
    pub gates: usize,
    /// The answer.
    pub verdict: Verdict,
    /// How long it took.
    pub seconds: f64,
    /// Names and versions.
    pub tools: Vec<String>,
    /// What stands for the Verilog and the text that it was set against.
    pub of: String,
}

/// Whether there is something to prove of a block.
pub fn has(block: &Block) -> bool {
    let file = format!("{}.v", block.interface.name);
    REFERENCES.get_file(&file).is_some() || PROPERTIES.get_file(&file).is_some()
}

/// Proves what there is to prove of a block: that it is its reference, and the invariants of its properties; `done` is told of each
/// theorem, each of which may take `time`. What is proven of `verilog`, if there is some, is the reference alone, since
/// invariants know the inside of our own.
///
/// # Errors
/// If there is nothing to prove, or a tool is missing.
pub fn prove(
    block: &Block,
    verilog: Option<&Project>,
    time: Option<Duration>,
    done: &mut dyn FnMut(Theorem),
) -> Fallible<()> {
    let limit = || time.map_or_else(Limit::default, Limit::of);
    let name = &block.interface.name;
    let version = Tool::Yosys.version().map_err(EngineError::from)?;
    let tools = vec![version.split(' ').take(2).collect::<Vec<_>>().join(" ")];
    let own = || -> Fallible<String> { Ok(block.verilog().map_err(Failure::from)?) };
    let theorem = |claim: String| Theorem {
        block: name.clone(),
        under: block.changed(),
        claim,
        method: String::new(),
        bound: String::new(),
        gates: 0,
        verdict: Verdict::Proven,
        seconds: 0.0,
        tools: tools.clone(),
        of: String::new(),
    };
    let file = format!("{name}.v");
    let reference = text(&REFERENCES, &file);
    let properties = text(&PROPERTIES, &file).filter(|_| verilog.is_none());
    if reference.is_none() && properties.is_none() {
        return Err(ProofError::NoReference(name.clone()));
    }
    if let Some(reference) = reference {
        let project = match verilog {
            Some(verilog) => verilog.clone(),
            None => own_project(block)?,
        };
        let start = Instant::now();
        let late = |why| Shown { verdict: Verdict::Undecided(why), clocks: 0, products: 0, gates: 0 };
        let shown = functional(block, reference, &project, limit());
        let Shown { verdict, clocks, products, gates } = unless_late(shown, late)?;
        let shared = match products {
            0 => String::new(),
            1 => ", one product shared".to_owned(),
            _ => format!(", {products} products shared"),
        };
        let cases = if cases(reference)?.len() > 1 { "case by case" } else { "equal gates" };
        let defined = if reference.contains(DEFINED_OUTPUT) { "all defined inputs" } else { "all inputs" };
        let bound = match block.interface.protocol {
            Protocol::Comb => defined.to_owned(),
            Protocol::Pipe => format!("{defined}, any state, {clocks} clocks"),
            Protocol::Stream | Protocol::Unit => format!("{defined}, after a reset, {clocks} clocks"),
        };
        let (method, seconds) = (format!("{cases}{shared}"), start.elapsed().as_secs_f64());
        let claim = format!("what comes out is that of reference_{name}");
        let of = of_project(name, &project)?;
        done(Theorem { method, bound, gates, verdict, seconds, of, ..theorem(claim) });
    }
    if let Some(properties) = properties {
        let own = own()?;
        let surrounded = possible(name, &own, properties)?;
        let of = of_properties(&own, properties);
        let memories =
            MEMORIES.into_iter().flat_map(|kind| inductive::list(properties, kind).map(move |name| (kind, name)));
        for (kind, memory) in memories {
            let start = Instant::now();
            let Invariant { verdict, gates, .. } = of_memory(memory, &own, kind, limit())?;
            let claim = format!("memory `{memory}` does no less than what stands for it below");
            let (method, bound) = ("induction over a clock".to_owned(), "all inputs, any number of clocks".to_owned());
            let seconds = start.elapsed().as_secs_f64();
            done(Theorem { method, bound, gates, verdict, seconds, of: of.clone(), ..theorem(claim) });
        }
        for Invariant { claim, verdict, gates, seconds } in surrounded.prove(&limit)? {
            let (method, bound) = ("induction over a clock".to_owned(), "all inputs, any number of clocks".to_owned());
            done(Theorem { method, bound, gates, verdict, seconds, of: of.clone(), ..theorem(claim) });
        }
    }
    Ok(())
}

/// The theorem that a simulation refutes: that the Verilog, or our own if there is none, is what the model says.
///
/// # Errors
/// If a file cannot be read, or the block not be emitted.
pub fn simulated(
    block: &Block,
    verilog: Option<&Project>,
    engine: &str,
    report: &Report,
    found: Counterexample,
) -> Fallible<Theorem> {
    let own;
    let project = match verilog {
        Some(project) => project,
        None => {
            own = own_project(block)?;
            &own
        }
    };
    Ok(Theorem {
        block: block.interface.name.clone(),
        under: block.changed(),
        claim: "what comes out is that of the model".to_owned(),
        method: format!("{} vectors in {engine}", report.vectors),
        bound: "these cases".to_owned(),
        gates: 0,
        verdict: Verdict::Refuted(found),
        seconds: report.seconds,
        tools: Vec::new(),
        of: of_project(&block.interface.name, project)?,
    })
}

fn own_project(block: &Block) -> Fallible<Project> {
    let name = &block.interface.name;
    Ok(Project::of_text(name, format!("{name}.v"), block.verilog().map_err(Failure::from)?))
}

/// What stands for a project and the reference of a block.
fn of_project(block: &str, project: &Project) -> Fallible<String> {
    let files = project.files.iter().chain(&project.libraries);
    let files = files.map(|path| std::fs::read_to_string(path).map_err(EngineError::io(path.display().to_string())));
    let files = files.collect::<Result<Vec<_>, _>>()?;
    Ok(of_reference(block, project.texts.iter().map(|(_, text)| text).chain(&files).map(String::as_str)))
}

fn surrounded<'a>(block: &str, verilog: &str, properties: &'a str) -> Fallible<Surrounded<'a>> {
    let files = ["common.v".to_owned(), format!("{PARTS}/common.v")];
    let common = files.map(|file| text(&PROPERTIES, &file).unwrap_or_default());
    Surrounded::new(block, verilog, &common.concat(), properties)
}

/// Properties of which everything that has to be possible is.
fn possible<'a>(name: &str, verilog: &str, properties: &'a str) -> Fallible<Surrounded<'a>> {
    let surrounded = surrounded(name, verilog, properties)?;
    match surrounded.missed() {
        None => Ok(surrounded),
        Some(missed) => {
            Err(ProofError::Properties { block: name.to_owned(), what: format!("`{missed}` is never seen") })
        }
    }
}

/// What is claimed of a part of circuits (`rtl/src/parts`) with this Verilog, and what became of each claim; `name` is that of its
/// module.
///
/// # Errors
/// If there are no properties of it, they do not fit the Verilog, or a tool is missing.
pub fn of_part(name: &str, verilog: &str) -> Fallible<Vec<(String, Verdict)>> {
    let properties = text(&PROPERTIES, &format!("{PARTS}/{name}.v")).ok_or(ProofError::NoReference(name.to_owned()))?;
    let shown = possible(name, verilog, properties)?.prove(&Limit::default)?;
    Ok(shown.into_iter().map(|Invariant { claim, verdict, .. }| (claim, verdict)).collect())
}

/// What is claimed of a memory.
fn claimed_of(name: &str) -> Fallible<String> {
    let template = text(&PROPERTIES, MEMORY).unwrap_or_default();
    let no_memory = || ProofError::Properties { block: name.to_owned(), what: "it is no memory".to_owned() };
    memory::properties(template, name).ok_or_else(no_memory)
}

/// Whether a memory does no less than what stands for it.
fn of_memory(name: &str, verilog: &str, kind: &str, limit: Limit) -> Fallible<Invariant> {
    let properties = claimed_of(name)?;
    possible(name, verilog, &properties)?.only(kind).holds(limit)
}

/// Whether a claim or lemma in the properties of a block, of a memory in it or of a part (`parts/NAME`) follows for this Verilog: an
/// output by name.
///
/// # Errors
/// If there are no such properties or there is no such claim, they do not fit the Verilog, or a tool is missing.
pub fn follows(subject: &str, verilog: &str, claim: &str) -> Fallible<Verdict> {
    match text(&PROPERTIES, &format!("{subject}.v")) {
        Some(properties) => surrounded(subject, verilog, properties)?.follows(claim),
        None => surrounded(subject, verilog, &claimed_of(subject)?)?.follows(claim),
    }
}

/// What stands for the Verilog of a block and what it is set against, as they are now: theorems that have neither are of others.
///
/// # Errors
/// If the block cannot be emitted.
pub fn subjects(block: &Block) -> Fallible<Vec<String>> {
    let (file, verilog) = (format!("{}.v", block.interface.name), block.verilog().map_err(Failure::from)?);
    let reference = REFERENCES.get_file(&file).map(|_| of_reference(&block.interface.name, [verilog.as_str()]));
    let properties = text(&PROPERTIES, &file).map(|properties| of_properties(&verilog, properties));
    Ok(reference.into_iter().chain(properties).collect())
}

fn of_reference<'a>(block: &str, verilog: impl IntoIterator<Item = &'a str>) -> String {
    digest(verilog.into_iter().chain(references(block).into_iter().map(|(_, text)| text)))
}

fn of_properties(verilog: &str, properties: &str) -> String {
    let common = ["common.v", MEMORY].map(|file| text(&PROPERTIES, file).unwrap_or_default());
    digest([verilog, properties].into_iter().chain(common))
}

/// Comments do not count.
fn digest<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    synth::digest(&texts.into_iter().map(synth::body).collect::<String>())
}

fn text(folder: &'static Dir<'_>, file: &str) -> Option<&'static str> {
    folder.get_file(file).and_then(|file| file.contents_utf8())
}

/// What was shown, or what stands for it where the time was over.
fn unless_late<T>(shown: Fallible<T>, late: impl FnOnce(String) -> T) -> Fallible<T> {
    match shown {
        Err(ProofError::Late(why)) => Ok(late(why)),
        shown => shown,
    }
}

fn functional(block: &Block, reference: &str, own: &Project, limit: Limit) -> Fallible<Shown> {
    let name = &block.interface.name;
    let mut before = String::new();
    let top = format!("reference_{name}");
    for (choice, value) in block.changed().iter().filter(|(id, _)| block.choices.contains_key(*id)) {
        if !reference.contains("parameter NEAREST") || value != NEAREST {
            return Err(ProofError::Choice { block: name.clone(), choice: choice.clone(), value: value.clone() });
        }
        before = format!("chparam -set NEAREST 1 {top};");
    }
    let files = references(name);
    let of = Source { files: &files, top: &top, before: &before, ..Source::default() };
    let expected = Circuit::of(&of, limit)?;
    let actual = Circuit::of_project(own, &block.interface, limit)?;
    Pair { block, own: &actual, reference: &expected, limit }.prove(&cases(reference)?)
}

/// The theorems of a text with one on each line.
///
/// # Errors
/// If a line is none; with its number.
pub fn read(text: &str) -> Result<Vec<Theorem>, String> {
    let line = |(number, line)| serde_json::from_str(line).map_err(|error| format!("line {number}: {error}"));
    (1..).zip(text.lines()).map(line).collect()
}

/// A line a theorem.
pub fn markdown(theorems: &[Theorem]) -> String {
    let mut text = String::from(
        "| block | under | what is proven | how | for | gates | seconds |\n|---|---|---|---|---|--:|--:|\n",
    );
    for Theorem { block, under, claim, method, bound, gates, seconds, .. } in theorems {
        let under: Vec<String> = under.iter().map(|(id, value)| format!("{id}={value}")).collect();
        let under = under.join(", ");
        let _ = writeln!(text, "| `{block}` | {under} | {claim} | {method} | {bound} | {gates} | {seconds:.1} |");
    }
    text
}
