// SPDX-License-Identifier: MIT
//! A campaign over all cores.

use super::cases::{inputs, stimulus};
use super::compare::{check, differing_rows, same_items};
use super::report::Report;
use super::reproduce::{example, reproduce};
use crate::block::{Behaviour, Block, Flat, Sweep, Unit};
use crate::children::{self, interrupted};
use crate::coverage::{Coverage, Hits};
use crate::engine::{BackPressure, Engine, EngineError, Stall};
use pica_vectors::{Columns, Direction, Item};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

/// Bytes of stack of a thread that runs campaigns: circuits are put together there, and unoptimised code moves them often.
pub const STACK: usize = 16 << 20;

/// What to run.
pub struct Campaign<'a> {
    /// What is checked, and the model that it is checked against.
    pub block: &'a Block,
    /// The name of the engine, for the report.
    pub engine: &'static str,
    /// Makes an engine for a thread.
    pub start: &'a (dyn Fn() -> Result<Box<dyn Engine + 'a>, EngineError> + Sync),
    /// Names the campaign: with the number of a case it decides everything that is drawn.
    pub seed: u64,
    /// Cases.
    pub vectors: u64,
    /// Those of them that are run; all if there is none. It begins with a batch, and ends with one or with the last case.
    pub range: Option<Range<u64>>,
    /// How many cases were asked for, if a number was.
    pub count: Option<u64>,
    /// The one case that is run again, among those that it shared its batch with. It may be without a result.
    pub only: Option<u64>,
    /// What else the command line has for the campaign; none if the campaign is of no command line.
    pub arguments: Option<&'a [String]>,
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

/// Cases of a flat block among which those that are random are asked what they hit.
const SAMPLE: u64 = 1 << 18;

impl Campaign<'_> {
    /// Whether its cases are the directed ones and then random ones.
    pub fn is_random(&self) -> bool {
        self.recorded.is_none() && self.sweep.is_none() && !self.exhaustive
    }

    /// Why a case is there, if it is a directed one.
    pub fn directed(&self, case: u64) -> Option<String> {
        let vector = self.block.vectors().get(usize::try_from(case).ok()?)?;
        self.is_random().then(|| vector.why.to_string())
    }

    /// The batches that are run.
    fn batches(&self) -> Range<u64> {
        match self.only {
            Some(case) => case / self.batch..case / self.batch + 1,
            None => {
                let Range { start, end } = self.range.clone().unwrap_or(0..self.vectors);
                start / self.batch..end.min(self.vectors).div_ceil(self.batch)
            }
        }
    }

    /// The cases of a batch.
    pub fn cases(&self, batch: u64) -> Range<u64> {
        let end = self.only.map_or(self.vectors, |case| self.vectors.max(case.saturating_add(1)));
        let first = batch.saturating_mul(self.batch);
        first..first.saturating_add(self.batch).min(end)
    }
}

/// What a thread has found.
struct Findings {
    hits: Hits,
    /// What random cases hit.
    random: Hits,
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
        Self { random: hits.clone(), hits, full: false, vectors: 0, results: 0, mismatches: 0, first: None }
    }

    /// These cases fail.
    fn fail(&mut self, cases: impl IntoIterator<Item = u64>) {
        for case in cases {
            self.mismatches += 1;
            self.first = Some(self.first.map_or(case, |earlier| earlier.min(case)));
        }
    }
}

/// Runs a campaign to its end.
///
/// # Errors
/// If an engine fails. A whole campaign that compared nothing is an error too.
pub fn run(campaign: &Campaign<'_>) -> Result<Report, EngineError> {
    let start = Instant::now();
    let block = campaign.block;
    let mut findings = Findings::new(block);
    let mut counterexample = None;
    if !campaign.regressions.is_empty() && campaign.only.is_none() {
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
    let batches = campaign.batches();
    // More threads than batches would have nothing to do.
    let threads = (campaign.threads as u64).min(batches.end - batches.start).max(1);
    let next = AtomicU64::new(batches.start);
    let stop = AtomicBool::new(false);
    let found = thread::scope(|scope| {
        let start = |_| {
            let work = || work(campaign, &next, batches.end, &stop);
            let thread = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
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
        findings.random.merge(&found.random);
        findings.vectors += found.vectors;
        findings.results += found.results;
        findings.mismatches += found.mismatches;
        findings.first = findings.first.into_iter().chain(found.first).min();
    }
    let Findings { vectors, results, mismatches, .. } = findings;
    let interrupted = interrupted().is_some();
    if interrupted && vectors == 0 {
        return Err(EngineError::Interrupted);
    }
    let is_part = campaign.only.is_some() || campaign.range.is_some();
    if mismatches == 0 && !interrupted && results == 0 && !(is_part && vectors > 0) {
        return Err(EngineError::Nothing { block: block.interface.name.clone(), vectors });
    }
    if let (None, Some(case), false) = (&counterexample, findings.first, campaign.verdict_only) {
        let example = reproduce(campaign, case).map_err(|error| error.in_cases(case..case + 1));
        counterexample = match example {
            Err(EngineError::Interrupted) => None,
            example => Some(example?),
        };
    }
    Ok(Report {
        block: block.interface.name.clone(),
        engine: campaign.engine,
        vectors: findings.vectors,
        results: findings.results,
        mismatches: findings.mismatches,
        random: campaign.is_random().then(|| Coverage::new(block.bins(), findings.random.clone())),
        coverage: if campaign.exhaustive && block.input_space() == Some(vectors) {
            Coverage::of_everything(block.bins(), findings.hits)
        } else {
            Coverage::new(block.bins(), findings.hits)
        },
        seed: campaign.seed,
        seconds: start.elapsed().as_secs_f64(),
        interrupted: children::interrupted().is_some(),
        counterexample,
    })
}

/// Takes batches until there is none.
fn work(campaign: &Campaign<'_>, next: &AtomicU64, end: u64, stop: &AtomicBool) -> Result<Findings, EngineError> {
    let mut findings = Findings::new(campaign.block);
    let mut engine = None;
    loop {
        let batch = next.fetch_add(1, Ordering::Relaxed);
        if batch >= end || stop.load(Ordering::Relaxed) || interrupted().is_some() {
            return Ok(findings);
        }
        let engine = match &mut engine {
            Some(engine) => engine,
            none => match (campaign.start)() {
                Err(EngineError::Interrupted) => return Ok(findings),
                started => none.insert(started?),
            },
        };
        let cases = campaign.cases(batch);
        let (range, len) = (cases.clone(), cases.end - cases.start);
        let done = match &campaign.block.behaviour {
            Behaviour::Flat(flat) => flat_batch(campaign, flat.as_ref(), engine.as_mut(), batch, cases, &mut findings),
            Behaviour::Unit(unit) => {
                let cases = campaign.only.map_or(cases, |only| only..only + 1);
                unit_batch(campaign, unit.as_ref(), engine.as_mut(), cases, &mut findings)
            }
        };
        if let Err(EngineError::Interrupted) = done {
            return Ok(findings);
        }
        // A block that breaks its protocol has said enough.
        let enough =
            done.inspect_err(|_| stop.store(true, Ordering::Relaxed)).map_err(|error| error.in_cases(range))?;
        if enough || campaign.verdict_only && findings.mismatches > 0 {
            stop.store(true, Ordering::Relaxed);
        }
        (campaign.progress)(len);
    }
}

/// Marks what flat cases from case `first` on hit, apart for those that are random.
fn cover(
    campaign: &Campaign<'_>,
    flat: &dyn Flat,
    first: u64,
    inputs: &Columns,
    outputs: &Columns,
    findings: &mut Findings,
) {
    if !campaign.is_random() || first >= SAMPLE {
        return flat.cover(inputs, outputs, &mut findings.hits);
    }
    let directed = (campaign.block.vectors().len() as u64).saturating_sub(first).min(inputs.len() as u64) as usize;
    if directed > 0 {
        flat.cover(inputs, outputs, &mut findings.hits);
    }
    flat.cover(&inputs.tail(directed), &outputs.tail(directed), &mut findings.random);
    findings.hits.merge(&findings.random);
}

/// Whether the block broke its protocol.
fn flat_batch(
    campaign: &Campaign<'_>,
    flat: &dyn Flat,
    engine: &mut dyn Engine,
    batch: u64,
    cases: Range<u64>,
    findings: &mut Findings,
) -> Result<bool, EngineError> {
    let inputs = inputs(campaign, flat, cases.start, cases.end - cases.start);
    let mut expected = campaign.block.columns(Direction::Out, inputs.len());
    flat.expect(&inputs, &mut expected);
    if let Some(only) = campaign.only {
        let row = (only - cases.start) as usize;
        let (mut into, mut out) = (campaign.block.columns(Direction::In, 1), campaign.block.columns(Direction::Out, 1));
        into.set_row(0, &inputs.row(row));
        out.set_row(0, &expected.row(row));
        cover(campaign, flat, only, &into, &out, findings);
    } else if !findings.full || campaign.is_random() && cases.start < SAMPLE {
        cover(campaign, flat, cases.start, &inputs, &expected, findings);
        findings.full = findings.hits.is_full(&flat.bins());
    }
    let answer = engine.flat(&inputs, &expected, campaign.stall(batch))?;
    let rows = differing_rows(&expected, &answer.outputs);
    let mut failing: Vec<u64> = rows.into_iter().map(|row| cases.start + row as u64).collect();
    if answer.violation.is_some() && failing.is_empty() {
        failing.push(cases.end - 1);
    }
    failing.retain(|case| campaign.only.is_none_or(|only| only == *case));
    let len = campaign.only.map_or(cases.end - cases.start, |_| 1);
    findings.vectors += len;
    findings.results += len;
    findings.fail(failing);
    Ok(answer.violation.is_some())
}

/// Whether the block broke its protocol.
fn unit_batch(
    campaign: &Campaign<'_>,
    unit: &dyn Unit,
    engine: &mut dyn Engine,
    cases: Range<u64>,
    findings: &mut Findings,
) -> Result<bool, EngineError> {
    for number in cases {
        let inputs = stimulus(campaign, unit, number);
        let case = campaign.block.case(inputs);
        let random = campaign.is_random() && number >= campaign.block.vectors().len() as u64;
        unit.cover(&case, if random { &mut findings.random } else { &mut findings.hits });
        let answer = engine
            .unit(&campaign.block.powered_on(&case), campaign.stall(number))
            .map_err(|error| error.in_cases(number..number + 1))?;
        findings.vectors += 1;
        findings.results += case.outputs.len() as u64;
        if answer.violation.is_some() || !same_items(&campaign.block.interface, &case.outputs, &answer.outputs) {
            findings.fail([number]);
        }
    }
    findings.hits.merge(&findings.random);
    Ok(false)
}
