// SPDX-License-Identifier: MIT
//! A campaign over all cores.

use super::cases::{inputs, stimulus};
use super::compare::{check, differing_rows, differs};
use super::report::Report;
use super::reproduce::{example, reproduce};
use super::situations::{self, Except, LOOKED_AT, Situations, Tally};
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
    /// The cases that are run; all if there is no range. It begins with a batch, and ends with one or with the last case.
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
    /// The situations whose cases are not compared.
    pub except: &'a Except,
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
    /// Cases that are in a situation that is excepted.
    excepted: u64,
    /// The first failing cases that a thread comes to, in order.
    failing: Vec<u64>,
    /// The first cases of a flat block that have an answer.
    ran: Vec<Range<u64>>,
    /// The situations of the cases of a unit.
    tally: Tally,
    /// What the case at hand hits.
    one: Hits,
}

impl Findings {
    fn new(block: &Block) -> Self {
        let hits = Hits::new(block.campaign_bins().len());
        Self {
            random: hits.clone(),
            one: hits.clone(),
            tally: Tally::new(hits.bins()),
            hits,
            full: false,
            vectors: 0,
            results: 0,
            mismatches: 0,
            excepted: 0,
            failing: Vec::new(),
            ran: Vec::new(),
        }
    }

    /// Counts cases that fail, and keeps the numbers of the first `LOOKED_AT`.
    fn fail(&mut self, cases: impl IntoIterator<Item = u64>) {
        for case in cases {
            self.mismatches += 1;
            if self.failing.len() < LOOKED_AT as usize {
                self.failing.push(case);
            }
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
            let case = block.case(inputs.clone());
            if campaign.except.has(block, &case) {
                findings.excepted += 1;
                continue;
            }
            findings.vectors += 1;
            findings.results += case.outputs.len() as u64;
            if let Some(difference) = check(block, engine.as_mut(), inputs, Stall::default(), campaign.except)? {
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
            // Threads that run already are not to run on for nothing.
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
        findings.excepted += found.excepted;
        findings.failing.extend(found.failing);
        findings.ran.extend(found.ran);
        findings.tally.merge(&found.tally);
    }
    findings.failing.sort_unstable();
    let Findings { vectors, results, mismatches, excepted, .. } = findings;
    let interrupted = interrupted().is_some();
    if interrupted && vectors == 0 {
        return Err(EngineError::Interrupted);
    }
    if vectors == 0 && excepted > 0 {
        return Err(EngineError::AllExcepted { block: block.interface.name.clone(), cases: excepted });
    }
    let is_part = campaign.only.is_some() || campaign.range.is_some();
    if mismatches == 0 && !interrupted && results == 0 && !(is_part && vectors > 0) {
        return Err(EngineError::Nothing { block: block.interface.name.clone(), vectors });
    }
    if let (None, Some(case), false) = (&counterexample, findings.failing.first().copied(), campaign.verdict_only) {
        let example = reproduce(campaign, case).map_err(|error| error.in_cases(case..case + 1));
        counterexample = match example {
            Err(EngineError::Interrupted) => None,
            example => Some(example?),
        };
    }
    let tally = match &block.behaviour {
        Behaviour::Flat(flat) if !findings.failing.is_empty() && !campaign.verdict_only => {
            situations::count(campaign, flat.as_ref(), &findings.ran, &findings.failing)
        }
        _ => findings.tally,
    };
    let excepted = (!campaign.except.is_empty()).then_some(excepted);
    Ok(Report {
        situations: Situations::new(excepted, &block.campaign_bins(), &tally),
        block: block.interface.name.clone(),
        engine: campaign.engine,
        vectors: findings.vectors,
        results: findings.results,
        mismatches: findings.mismatches,
        random: campaign.is_random().then(|| Coverage::new(block.campaign_bins(), findings.random.clone())),
        coverage: if campaign.exhaustive && block.input_space() == Some(vectors) {
            Coverage::of_everything(block.campaign_bins(), findings.hits)
        } else {
            Coverage::new(block.campaign_bins(), findings.hits)
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

/// Marks what flat cases hit, apart for those that are random: all but the first `directed`.
fn cover(flat: &dyn Flat, directed: Option<usize>, inputs: &Columns, outputs: &Columns, findings: &mut Findings) {
    let Some(directed) = directed else {
        return flat.cover(inputs, outputs, &mut findings.hits);
    };
    if directed > 0 {
        flat.cover(inputs, outputs, &mut findings.hits);
    }
    flat.cover(&inputs.tail(directed), &outputs.tail(directed), &mut findings.random);
    findings.hits.merge(&findings.random);
}

/// Some rows of columns.
fn selected(columns: &Columns, rows: &[usize]) -> Columns {
    let mut chosen = Columns::new(columns.words(), rows.len());
    rows.iter().enumerate().for_each(|(row, of)| chosen.set_row(row, &columns.row(*of)));
    chosen
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
    // All go to the engine, since one may disturb another.
    let left_out = campaign.except.rows(flat, &inputs, &expected);
    let is_asked = |row: usize| campaign.only.is_none_or(|only| only == cases.start + row as u64);
    let is_left_out = |row: usize| left_out.get(row) == Some(&true);
    let all = campaign.only.is_none() && left_out.is_empty();
    let rows: Vec<usize> = (0..if all { 0 } else { inputs.len() }).filter(|row| is_asked(*row)).collect();
    let asked = if all { inputs.len() } else { rows.len() };
    let rows: Vec<usize> = rows.into_iter().filter(|row| !is_left_out(*row)).collect();
    let compared = if all { asked } else { rows.len() };
    let is_sample = campaign.is_random() && cases.start < SAMPLE;
    if campaign.only.is_some() || !findings.full || is_sample {
        let behind = (campaign.block.vectors().len() as u64).saturating_sub(cases.start);
        let directed = |first: usize| (is_sample).then_some(first);
        if all {
            cover(flat, directed(behind.min(asked as u64) as usize), &inputs, &expected, findings);
        } else {
            let first = rows.partition_point(|row| (*row as u64) < behind);
            cover(flat, directed(first), &selected(&inputs, &rows), &selected(&expected, &rows), findings);
        }
        findings.full = findings.hits.is_full(&flat.bins());
    }
    let answer = engine.flat(&inputs, &expected, campaign.stall(batch))?;
    let mut differing = differing_rows(&expected, &answer);
    differing.retain(|row| !is_left_out(*row));
    // A breach of the protocol is one whatever the results are.
    if answer.violation.is_some() && differing.is_empty() {
        differing.push(inputs.len().saturating_sub(1));
    }
    differing.retain(|row| is_asked(*row));
    findings.excepted += (asked - compared) as u64;
    findings.vectors += compared as u64;
    findings.results += compared as u64;
    let came = cases.end.min(cases.start + answer.outputs.len() as u64 + 1);
    if cases.start - campaign.cases(campaign.batches().start).start < LOOKED_AT {
        findings.ran.push(campaign.only.map_or(cases.start..came, |only| only..only + 1));
    }
    findings.fail(differing.into_iter().map(|row| cases.start + row as u64));
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
    let numbers: Vec<u64> = cases.collect();
    for numbers in numbers.chunks(engine.at_once().max(1)) {
        let mut chosen = Vec::new();
        for number in numbers {
            let case = campaign.block.case(stimulus(campaign, unit, *number));
            findings.one.clear();
            unit.cover(&case, &mut findings.one);
            match campaign.except.hit(&findings.one) {
                true => findings.excepted += 1,
                false => chosen.push((*number, case, findings.one.clone())),
            }
        }
        let cases: Vec<_> = chosen.iter().map(|(_, case, _)| campaign.block.powered_on(case)).collect();
        let held: Vec<_> =
            cases.iter().zip(&chosen).map(|(case, (number, ..))| (case.as_ref(), campaign.stall(*number))).collect();
        let range = numbers.first().map_or(0, |first| *first)..numbers.last().map_or(0, |last| last + 1);
        let answers = engine.units(&held).map_err(|error| error.in_cases(range))?;
        for ((number, case, mut hits), answer) in chosen.iter().cloned().zip(answers) {
            let random = campaign.is_random() && number >= campaign.block.vectors().len() as u64;
            campaign.block.mark(answer.traffic, &mut hits);
            if random { &mut findings.random } else { &mut findings.hits }.merge(&hits);
            findings.vectors += 1;
            findings.results += case.outputs.len() as u64;
            let failed = answer.violation.is_some() || differs(&campaign.block.interface, &case.outputs, &answer);
            findings.tally.add(&hits, failed);
            findings.fail(failed.then_some(number));
        }
    }
    findings.hits.merge(&findings.random);
    Ok(false)
}
