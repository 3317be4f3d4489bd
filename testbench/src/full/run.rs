// SPDX-License-Identifier: MIT
//! A run: a block, how it is built, and which cases it gets.

use super::{Error, Found, Part, Plan};
use crate::block::Block;
use crate::engine::{BackPressure, EngineError};
use crate::equivalence::{self, EngineKind, Event, Options};
use crate::registry;
use crate::registry::fragment::recorded;
use crate::registry::raster::maximal;
use crate::registry::recorded::each_draw;
use crate::reservoir::Reservoir;
use crate::witness::{self, Witnesses};
use pica_rtl::build::Build;
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::Range;
use std::time::Duration;

/// Which cases a block gets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Cases {
    /// So many, at random; at least as many as there are count through the whole input space.
    Random(u64),
    /// So many of its sweep.
    Sweep(u64),
    /// The largest triangles.
    Maximal,
    /// The programs for shaders of the recording of this name, or its command lists.
    Programs(String),
    /// The fragments of the recording of this name.
    Fragments(String),
    /// The cases of the experiment of this entry of the ledger that tell the alternative from the default.
    Experiment(String),
    /// At least as many as a native run has, and on until the alternative made a difference often enough.
    Witnesses,
}

/// A run, as data. What is not among `choices` and `build` has its default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Run {
    /// The part that it belongs to.
    pub part: Part,
    /// Name of the block.
    pub block: String,
    /// What distinguishes it from other runs of the block, for the report.
    pub under: String,
    /// Choices of the ledger: id and value.
    pub choices: BTreeMap<String, String>,
    /// Build options: id and value.
    pub build: BTreeMap<String, String>,
    /// The cases that the block gets.
    pub cases: Cases,
    /// How many cases are written out: those of a recording, of an experiment, the largest triangles. None for other cases.
    pub written: Option<u64>,
    /// In which cases the bench holds back.
    pub back_pressure: BackPressure,
    /// Clocks that a case is worth, about.
    pub cost: u64,
    /// Whether a case is one transaction.
    pub is_flat: bool,
}

/// How a run is carried out. None of it changes what is found.
#[derive(Clone, Debug, Default)]
pub struct Pace {
    /// Threads; 0 for as many as there are cores.
    pub threads: usize,
    /// How long a simulator may take for an answer.
    pub timeout: Option<Duration>,
}

impl Run {
    /// A run of a block that was built with `choices`.
    pub fn new(part: Part, block: &Block, choices: &Choices, under: impl Into<String>, cases: Cases) -> Self {
        let defaults = Choices::default();
        let changed = Choices::IDS.iter().filter(|id| choices.get(id) != defaults.get(id));
        Self {
            part,
            block: block.interface.name.clone(),
            under: under.into(),
            choices: changed.filter_map(|id| Some(((*id).to_owned(), choices.get(id)?.to_owned()))).collect(),
            build: block.changed_build(),
            cases,
            written: None,
            back_pressure: BackPressure::default(),
            cost: block.cost,
            is_flat: block.interface.is_flat(),
        }
    }

    /// The run with so many cases that are written out.
    pub fn of_written(self, cases: usize) -> Self {
        Self { written: Some(cases as u64), ..self }
    }

    /// Cases, where their number is known and any of them can be run without the others.
    pub fn divisible(&self) -> Option<u64> {
        match self.cases {
            Cases::Random(cases) | Cases::Sweep(cases) => Some(cases),
            _ => None,
        }
    }

    /// The block.
    ///
    /// # Errors
    /// If there is none that is built so.
    pub fn block(&self) -> Result<Block, Error> {
        self.built(&self.choices()?)
    }

    fn built(&self, choices: &Choices) -> Result<Block, Error> {
        let mut build = Build::default();
        self.build.iter().try_for_each(|(id, value)| build.set(id, value)).map_err(unknown)?;
        registry::block(&self.block, choices, &build)?
            .ok_or_else(|| unknown(format_args!("there is no block {}", self.block)))
    }

    fn choices(&self) -> Result<Choices, Error> {
        let mut choices = Choices::default();
        self.choices.iter().try_for_each(|(id, value)| choices.set(id, value)).map_err(unknown)?;
        Ok(choices)
    }

    /// Carries it out, or of a divisible one a range of its cases.
    ///
    /// # Errors
    /// If it has no result; a difference is a result.
    pub fn execute(
        &self,
        plan: &Plan,
        range: Option<Range<u64>>,
        pace: &Pace,
        progress: &(dyn Fn(Event) + Sync),
    ) -> Result<Found, Error> {
        let choices = self.choices()?;
        let block = self.built(&choices)?;
        let mut options = Options {
            seed: plan.seed,
            range,
            back_pressure: self.back_pressure,
            threads: pace.threads,
            timeout: pace.timeout,
            ..Options::default()
        };
        let mut witnesses = None;
        let mut differing = 0;
        match &self.cases {
            Cases::Random(cases) => options.vectors = Some(*cases),
            Cases::Sweep(cases) => (options.vectors, options.sweep) = (Some(*cases), true),
            Cases::Maximal => options.recorded = Some(maximal(&choices)),
            Cases::Programs(name) => {
                let cases = block.recorded([recording(plan, name)?], Reservoir::new(None, plan.seed));
                options.recorded = cases.map_err(|error| too_much(name, error))?;
                options.arguments = trace(format!("{name}.ctf"));
            }
            Cases::Fragments(name) => {
                let mut cases = Reservoir::new(None, plan.seed);
                // What the block is compared with, written over what was there, is in turn compared with the framebuffer that
                // the renderer left: a pixel that differs is a mismatch too.
                each_draw(recording(plan, name)?, &choices, |draw| {
                    differing += recorded::differing_pixels(draw, &block);
                    recorded::cases(draw).into_iter().all(|case| cases.add(|| case))
                })
                .map_err(|error| too_much(name, error))?;
                options.recorded = Some(cases.cases(&block.interface.name).map_err(|error| too_much(name, error))?);
                options.arguments = trace(format!("{name}.ctf"));
            }
            Cases::Experiment(id) => {
                let default = self.built(&Choices::default())?;
                let cases = witness::of_experiment(&default, &block, id).unwrap_or_default();
                let hit = cases.len() as u64;
                witnesses = Some(Witnesses { hit, wanted: 1, cases: hit, whole: false });
                options.recorded = Some(cases);
                // Where `pica experiment export -o experiments` puts it.
                options.arguments = trace(format!("experiments/{id}/{id}.ctf"));
            }
            Cases::Witnesses => {
                let found = witness::search(&self.built(&Choices::default())?, &block, plan.seed);
                options.vectors = Some(EngineKind::Native.default_vectors(&block).max(found.cases));
                witnesses = Some(found);
            }
        }
        let mut report = equivalence::run(&block, EngineKind::Verilator, &options, &[], progress)?;
        if report.interrupted {
            return Err(equivalence::Failure::from(EngineError::Interrupted).into());
        }
        report.mismatches += differing;
        Ok(Found::of(report, witnesses))
    }
}

/// What `pica equiv` is told to take the cases of a recording.
fn trace(path: String) -> Vec<String> {
    ["--trace".to_owned(), path].into()
}

fn recording<'a>(plan: &'a Plan, name: &str) -> Result<&'a Recording, Error> {
    let named = plan.recordings.iter().find(|(other, _)| other == name);
    named.map(|(_, recording)| recording).ok_or_else(|| unknown(format_args!("there is no recording {name}")))
}

/// A recording cannot be a part of the campaign.
fn too_much(name: &str, error: impl std::fmt::Display) -> Error {
    unknown(format_args!("{name}: {error}"))
}

fn unknown(what: impl std::fmt::Display) -> Error {
    Error::Unknown(what.to_string())
}
