//! A campaign over all cores.

use super::cases::{inputs, stall, stimulus};
use super::compare::{check, differing_rows, same_items};
use super::report::Report;
use super::reproduce::{example, reproduce};
use crate::block::{Behaviour, Block, Flat, Sweep, Unit};
use crate::coverage::{Bin, Coverage, Hits};
use crate::engine::{BackPressure, Engine, EngineError, Stall};
use pica_vectors::{Direction, Item};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

/// Bytes of stack of a thread that runs campaigns: circuits are put together there, and unoptimised code moves them often.
pub const STACK: usize = 16 << 20;

/// What to run.
pub struct Campaign<'a> {
    /// The block.
    pub block: &'a Block,
    /// The name of the engine, for the report.
    pub engine: &'static str,
    /// Makes an engine for a thread.
    pub start: &'a (dyn Fn() -> Result<Box<dyn Engine + 'a>, EngineError> + Sync),
    /// The seed.
    pub seed: u64,
    /// The first case.
    pub first: u64,
    /// Cases.
    pub vectors: u64,
    /// Whether it is one case that is run again, which may be without a result.
    pub replay: bool,
    /// Whether the cases count through the whole input space.
    pub exhaustive: bool,
    /// The sweep that the cases are those of.
    pub sweep: Option<&'a dyn Sweep>,
    /// In which cases the bench holds back.
    pub back_pressure: BackPressure,
    /// Cases that an engine gets at once.
    pub batch: u64,
    /// The stimuli of a unit from a recording: case k is the k-th of them. Without them stimuli are random.
    pub recorded: Option<&'a [Vec<Item>]>,
    /// Cases from files, which come first.
    pub regressions: &'a [Vec<Item>],
    /// Whether it ends with the first difference, without a counterexample.
    pub verdict_only: bool,
    /// Threads.
    pub threads: usize,
    /// Is told how many cases are done.
    pub progress: &'a (dyn Fn(u64) + Sync),
}

/// What a thread has found.
struct Findings {
    hits: Hits,
    /// Nothing is left to be hit.
    full: bool,
    vectors: u64,
    results: u64,
    mismatches: u64,
    /// The failing case with the lowest number.
    first: Option<u64>,
}

impl Findings {
    fn new(block: &Block) -> Self {
        let hits = Hits::new(block.bins().len());
        Self { hits, full: false, vectors: 0, results: 0, mismatches: 0, first: None }
    }
}

/// Runs a campaign to its end.
///
/// # Errors
/// If an engine fails. A campaign that compared nothing is an error too.
pub fn run(campaign: &Campaign<'_>) -> Result<Report, EngineError> {
    let start = Instant::now();
    let block = campaign.block;
    let mut findings = Findings::new(block);
    let mut counterexample = None;
    if !campaign.regressions.is_empty() {
        let mut engine = (campaign.start)()?;
        for inputs in campaign.regressions {
            findings.vectors += 1;
            findings.results += block.case(inputs.clone()).outputs.len() as u64;
            if let Some(difference) = check(block, engine.as_mut(), inputs, Stall::default())? {
                findings.mismatches += 1;
                if counterexample.is_none() && !campaign.verdict_only {
                    counterexample = Some(example(campaign, engine.as_mut(), None, difference, Stall::default())?);
                }
            }
        }
    }
    let batches = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    // More threads than batches would have nothing to do.
    let threads = (campaign.threads as u64).min(campaign.vectors.div_ceil(campaign.batch)).max(1);
    let found = thread::scope(|scope| {
        let start = |_| {
            let thread =
                thread::Builder::new().stack_size(STACK).spawn_scoped(scope, || work(campaign, &batches, &stop));
            // Those that run already are not to run on for nothing.
            thread.map_err(EngineError::io("thread")).inspect_err(|_| stop.store(true, Ordering::Relaxed))
        };
        let join = |thread: Result<thread::ScopedJoinHandle<'_, _>, EngineError>| {
            thread?.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        let threads: Vec<_> = (0..threads).map(start).collect();
        threads.into_iter().map(join).collect::<Result<Vec<Findings>, EngineError>>()
    })?;
    for found in found {
        findings.hits.merge(&found.hits);
        findings.vectors += found.vectors;
        findings.results += found.results;
        findings.mismatches += found.mismatches;
        findings.first = findings.first.into_iter().chain(found.first).min();
    }
    let Findings { vectors, results, mismatches, .. } = findings;
    if mismatches == 0 && results == 0 && !(campaign.replay && vectors > 0) {
        return Err(EngineError::Nothing { block: block.interface.name.clone(), vectors });
    }
    if let (None, Some(case), false) = (&counterexample, findings.first, campaign.verdict_only) {
        counterexample = Some(reproduce(campaign, case)?);
    }
    Ok(Report {
        block: block.interface.name.clone(),
        engine: campaign.engine,
        vectors: findings.vectors,
        results: findings.results,
        mismatches: findings.mismatches,
        coverage: Coverage::new(bins(campaign, &findings.hits), findings.hits),
        seed: campaign.seed,
        arguments: arguments(campaign),
        seconds: start.elapsed().as_secs_f64(),
        counterexample,
    })
}

/// What distinguishes the campaign from that of the block and seed alone.
fn arguments(campaign: &Campaign<'_>) -> String {
    let mut arguments = String::new();
    if campaign.sweep.is_some() {
        arguments += " --sweep";
    } else if campaign.exhaustive {
        arguments += &format!(" --vectors {}", campaign.block.input_space().unwrap_or(u64::MAX));
    }
    if campaign.back_pressure != BackPressure::default() {
        arguments += &format!(" --back-pressure {}", campaign.back_pressure.name());
    }
    arguments
}

/// The coverage table. What the whole input space does not hit cannot be hit.
fn bins(campaign: &Campaign<'_>, hits: &Hits) -> Vec<Bin> {
    let mut bins = campaign.block.bins();
    let whole = campaign.exhaustive && campaign.block.input_space() == Some(campaign.vectors);
    for (number, bin) in bins.iter_mut().enumerate() {
        if whole && !hits.is_hit(number) && bin.unreachable.is_none() {
            bin.unreachable = Some("no operands bring it about: all were tried");
        }
    }
    bins
}

/// Takes batches until there is none.
fn work(campaign: &Campaign<'_>, batches: &AtomicU64, stop: &AtomicBool) -> Result<Findings, EngineError> {
    let mut findings = Findings::new(campaign.block);
    let mut engine = None;
    loop {
        let batch = batches.fetch_add(1, Ordering::Relaxed);
        let offset = batch.saturating_mul(campaign.batch);
        if offset >= campaign.vectors || stop.load(Ordering::Relaxed) {
            return Ok(findings);
        }
        let engine = match &mut engine {
            Some(engine) => engine,
            none => none.insert((campaign.start)()?),
        };
        let len = campaign.batch.min(campaign.vectors - offset);
        let first = campaign.first + offset;
        let done = match &campaign.block.behaviour {
            Behaviour::Flat(flat) => {
                flat_batch(campaign, flat.as_ref(), engine.as_mut(), batch, first, len, &mut findings)
            }
            Behaviour::Unit(unit) => unit_batch(campaign, unit.as_ref(), engine.as_mut(), first, len, &mut findings),
        };
        // A block that breaks its protocol has said enough.
        let enough = done.inspect_err(|_| stop.store(true, Ordering::Relaxed))?;
        if enough || campaign.verdict_only && findings.mismatches > 0 {
            stop.store(true, Ordering::Relaxed);
        }
        (campaign.progress)(len);
    }
}

/// Whether the block broke its protocol.
fn flat_batch(
    campaign: &Campaign<'_>,
    flat: &dyn Flat,
    engine: &mut dyn Engine,
    batch: u64,
    first: u64,
    len: u64,
    findings: &mut Findings,
) -> Result<bool, EngineError> {
    let inputs = inputs(campaign, flat, first, len);
    let mut expected = campaign.block.columns(Direction::Out, inputs.len());
    flat.expect(&inputs, &mut expected);
    if !findings.full {
        flat.cover(&inputs, &expected, &mut findings.hits);
        findings.full = findings.hits.is_full(&flat.bins());
    }
    let answer = engine.flat(&inputs, &expected, stall(campaign, batch))?;
    let rows = differing_rows(&expected, &answer.outputs);
    findings.vectors += len;
    findings.results += len;
    findings.mismatches += rows.len() as u64;
    let mut failing = rows.first().copied();
    if answer.violation.is_some() && failing.is_none() {
        findings.mismatches += 1;
        failing = Some(inputs.len() - 1);
    }
    if let Some(row) = failing {
        let case = first + row as u64;
        findings.first = Some(findings.first.map_or(case, |earlier| earlier.min(case)));
    }
    Ok(answer.violation.is_some())
}

/// Whether the block broke its protocol.
fn unit_batch(
    campaign: &Campaign<'_>,
    unit: &dyn Unit,
    engine: &mut dyn Engine,
    first: u64,
    len: u64,
    findings: &mut Findings,
) -> Result<bool, EngineError> {
    for number in first..first + len {
        let inputs = stimulus(campaign, unit, number);
        let case = campaign.block.case(inputs);
        unit.cover(&case, &mut findings.hits);
        let answer = engine.unit(&case, stall(campaign, number))?;
        findings.vectors += 1;
        findings.results += case.outputs.len() as u64;
        if answer.violation.is_some() || !same_items(&campaign.block.interface, &case.outputs, &answer.outputs) {
            findings.mismatches += 1;
            findings.first = Some(findings.first.map_or(number, |earlier| earlier.min(number)));
        }
    }
    Ok(false)
}
