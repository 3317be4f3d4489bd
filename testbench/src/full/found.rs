// SPDX-License-Identifier: MIT
//! What runs come to.

use super::{Cases, Error, Part, Run};
use crate::campaign::{Counterexample, Report, Situations};
use crate::coverage::{Coverage, Hits};
use crate::engine::EngineError;
use crate::equivalence::{EngineKind, Failure};
use crate::witness::Witnesses;
use pica_vectors::Interface;
use serde::{Deserialize, Serialize};

/// What a run, or a range of its cases, came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Found {
    /// Cases compared.
    pub vectors: u64,
    /// Transactions out of the block that were compared.
    pub results: u64,
    /// Cases that differ.
    pub mismatches: u64,
    /// The bins that were hit.
    pub hits: Hits,
    /// The bins that random cases hit; none if such a run has no random cases.
    pub random: Option<Hits>,
    /// How often an alternative of the ledger made a difference, where the run is that of one.
    pub witnesses: Option<Witnesses>,
    /// The first difference, shrunk.
    pub counterexample: Option<Counterexample>,
    /// Wall time.
    pub seconds: f64,
}

impl Found {
    /// What a report says, and how often an alternative made a difference.
    pub fn of(report: Report, witnesses: Option<Witnesses>) -> Self {
        Self {
            vectors: report.vectors,
            results: report.results,
            mismatches: report.mismatches,
            hits: report.coverage.hits().clone(),
            random: report.random.map(|random| random.hits().clone()),
            witnesses,
            counterexample: report.counterexample,
            seconds: report.seconds,
        }
    }

    /// Whether these are counts that cases of a run can come to: `planned` of them, where their number is known.
    ///
    /// # Errors
    /// Says what they cannot come to.
    pub fn fits(&self, run: &Run, planned: Option<u64>) -> Result<(), String> {
        let Self { vectors, results, mismatches, .. } = *self;
        // A block that breaks its protocol ends its run.
        let is_ended = mismatches > 0 && vectors > 0;
        match planned {
            Some(planned) if vectors > planned || vectors < planned && !is_ended => {
                return Err(format!("has {vectors} vectors where the plan has {planned}"));
            }
            None if vectors == 0 => return Err("has no vector".to_owned()),
            _ => {}
        }
        if run.is_flat && results != vectors {
            return Err(format!("has {results} results of {vectors} vectors, and {} has one of each", run.block));
        }
        // A fragment of a recording that left another pixel than the renderer is a mismatch beside that of its case.
        let in_recording = matches!(run.cases, Cases::Fragments(_));
        let most = if in_recording { vectors.saturating_add(results) } else { vectors };
        if mismatches > most {
            return Err(format!("has {mismatches} mismatches in {vectors} vectors"));
        }
        match &self.counterexample {
            Some(_) if mismatches == 0 => return Err("has a counterexample and no mismatch".to_owned()),
            None if mismatches > 0 && !in_recording => {
                return Err(format!("has {mismatches} mismatches and no counterexample"));
            }
            _ => {}
        }
        let of_alternative = matches!(run.cases, Cases::Experiment(_) | Cases::Witnesses);
        match &self.witnesses {
            None if of_alternative => return Err("does not say how many witnesses there were".to_owned()),
            Some(_) if !of_alternative => return Err("has witnesses, and its run is that of no alternative".to_owned()),
            Some(found) if found.hit > found.cases || found.cases > vectors && !is_ended => {
                let Witnesses { hit, cases, .. } = found;
                return Err(format!("has {hit} witnesses in {cases} of {vectors} vectors"));
            }
            _ => {}
        }
        if self.seconds < 0.0 { Err("took less than no time".to_owned()) } else { Ok(()) }
    }

    /// Adds what later cases of the same run came to.
    ///
    /// # Errors
    /// If that is of another block.
    pub fn add(&mut self, later: Self) -> Result<(), Error> {
        if self.hits.bins() != later.hits.bins() {
            let (bins, others) = (self.hits.bins(), later.hits.bins());
            return Err(Error::Unknown(format!("what was found of some cases has {bins} bins, of others {others}")));
        }
        let sums = [(self.vectors, later.vectors), (self.results, later.results), (self.mismatches, later.mismatches)];
        let sums = sums.map(|(own, later)| own.checked_add(later));
        let [Some(vectors), Some(results), Some(mismatches)] = sums else {
            return Err(Error::Unknown(
                "what was found of some cases and of others is more than can be counted".to_owned(),
            ));
        };
        (self.vectors, self.results, self.mismatches) = (vectors, results, mismatches);
        self.hits.merge(&later.hits);
        if let (Some(random), Some(later)) = (&mut self.random, &later.random) {
            random.merge(later);
        }
        if self.counterexample.is_none() {
            self.counterexample = later.counterexample;
        }
        self.seconds += later.seconds;
        Ok(())
    }

    /// The line of the report.
    ///
    /// # Errors
    /// If this is of another block than that of the run, or nothing was compared.
    pub fn row(self, run: &Run, seed: u64) -> Result<Row, Error> {
        let block = run.block()?;
        let bins = block.campaign_bins();
        if [Some(&self.hits), self.random.as_ref()].into_iter().flatten().any(|hits| hits.bins() != bins.len()) {
            return Err(Error::Unknown(format!(
                "{} has {} bins, and what was found has others",
                run.block,
                bins.len()
            )));
        }
        if self.results == 0 && self.mismatches == 0 {
            let nothing = EngineError::Nothing { block: run.block.clone(), vectors: self.vectors };
            return Err(Failure::from(nothing).into());
        }
        let space = match run.cases {
            Cases::Random(_) => block.input_space(),
            Cases::Sweep(_) => block.sweep().map(|sweep| sweep.cases()),
            _ => None,
        };
        let whole = space.is_some_and(|space| self.vectors >= space);
        let coverage = match run.cases {
            Cases::Random(_) if whole => Coverage::of_everything(block.campaign_bins(), self.hits),
            _ => Coverage::new(block.campaign_bins(), self.hits),
        };
        let report = Report {
            block: run.block.clone(),
            engine: EngineKind::Verilator.name(),
            vectors: self.vectors,
            results: self.results,
            mismatches: self.mismatches,
            situations: Situations::default(),
            coverage,
            random: self.random.map(|random| Coverage::new(bins, random)),
            seed,
            seconds: self.seconds,
            interrupted: false,
            counterexample: self.counterexample,
        };
        Ok(Row {
            part: run.part,
            what: run.under.clone(),
            covers: matches!(run.cases, Cases::Random(_)),
            whole,
            report,
            interface: block.interface,
            witnesses: self.witnesses,
        })
    }
}

/// What a run of a block came to, for the report.
pub struct Row {
    /// The part that it belongs to.
    pub part: Part,
    /// What distinguishes it from other runs of the block: choices, recording.
    pub what: String,
    /// Whether all bins are to be hit. What recordings and sweeps exercise is no property of the stimulus, nor what a short
    /// look under an alternative does.
    pub covers: bool,
    /// Whether its cases are the whole input space, or the whole sweep.
    pub whole: bool,
    /// Cases, mismatches, coverage, time.
    pub report: Report,
    /// The block's ports, for the counterexample.
    pub interface: Interface,
    /// How often the alternative made a difference, where the row is that of one.
    pub witnesses: Option<Witnesses>,
}

impl Row {
    /// Whether the alternative of the row was not seen to make a difference as often as it should.
    pub fn lacks_witnesses(&self) -> bool {
        self.witnesses.is_some_and(|witnesses| !witnesses.are_complete())
    }
}
