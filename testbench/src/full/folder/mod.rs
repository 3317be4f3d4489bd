// SPDX-License-Identifier: MIT
//! A campaign in a folder that many machines share.
//!
//! `plan.json` has the plan as units of about equal length, `recordings` what it needs, and `results/UNIT.json` what a unit
//! came to. A unit is named by the hash of all that its result depends on. A result gets its name when it is complete: a
//! process may be killed at any time, and two that do the same unit do no harm.

mod done;
mod unit;

pub use done::{Done, tools};
pub use unit::Unit;

use super::{Circumstances, Error, Found, Outcome, Part, Plan, Run, parts};
use pica_spec::trace::Recording;
use pica_vectors::{FileEntry, OutputFile};
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The SHA-256 of specification, model, circuits and bench that this program is made of.
pub const SOURCES: &str = env!("PICA_SOURCES");
/// Clocks of a unit, about, if nobody says another number: minutes.
pub const UNIT: u64 = 1 << 30;

const PLAN: &str = "plan.json";
const RECORDINGS: &str = "recordings";
const RESULTS: &str = "results";

/// A folder that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// A file cannot be read or written.
    #[error("{}: {error}", path.display())]
    Io {
        /// Which.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// A file is not what it has to be.
    #[error("{}: {what}", path.display())]
    Content {
        /// Which.
        path: PathBuf,
        /// What is wrong.
        what: String,
    },
    /// A file cannot be written.
    #[error(transparent)]
    Output(#[from] pica_vectors::Error),
    /// Units have no result.
    #[error("{} of {units} units have no result, {} first; `pica campaign run` goes on, and --so-far reports what is there", missing.len(), missing[0])]
    Missing {
        /// The names of those that have none.
        missing: Vec<String>,
        /// All units.
        units: usize,
    },
    /// The results do not make a report.
    #[error(transparent)]
    Campaign(#[from] Error),
}

impl FolderError {
    fn io(path: &Path) -> impl FnOnce(std::io::Error) -> Self {
        move |error| Self::Io { path: path.to_owned(), error }
    }

    fn content(path: &Path, what: impl std::fmt::Display) -> Self {
        Self::Content { path: path.to_owned(), what: what.to_string() }
    }
}

/// A plan as it is written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    /// Version of the program.
    version: String,
    /// [`SOURCES`].
    sources: String,
    seed: u64,
    parts: Vec<Part>,
    divisor: u64,
    recordings: Vec<FileEntry>,
    /// Alternatives of the ledger that are refused, and why.
    refused: Vec<(String, String)>,
    runs: Vec<Run>,
    units: Vec<Unit>,
}

/// A campaign in a folder.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    written: Written,
}

/// What the results of a folder come to.
pub struct Merged {
    /// The plan; without its recordings.
    pub plan: Plan,
    /// As of a run that was not divided.
    pub outcome: Outcome,
    /// How it was found.
    pub how: Circumstances,
}

impl Folder {
    /// Plans a campaign into a folder, in units of about `unit` clocks. A folder that has the same plan is left as it is.
    ///
    /// # Errors
    /// If there is nothing to run, the folder has another plan, or it cannot be written.
    pub fn plan(path: &Path, plan: &Plan, unit: u64) -> Result<Self, FolderError> {
        let list = parts::runs(plan)?;
        if list.runs.is_empty() {
            let what = "these parts have nothing to run: recordings need --trace".to_owned();
            return Err(Error::Unknown(what).into());
        }
        let file = path.join(PLAN);
        let recordings = path.join(RECORDINGS);
        let mut entries = Vec::new();
        for (name, recording) in &plan.recordings {
            let bytes = recording.write().map_err(|error| FolderError::content(&recordings.join(name), error))?;
            entries.push((FileEntry::of(format!("{name}.ctf"), &bytes), bytes));
        }
        let hashes: Vec<FileEntry> = entries.iter().map(|(entry, _)| entry.clone()).collect();
        let written = Written {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            sources: SOURCES.to_owned(),
            seed: plan.seed,
            parts: plan.parts.clone(),
            divisor: plan.divisor,
            units: unit::divide(&list.runs, unit, plan.seed, &hashes),
            recordings: hashes,
            refused: list.refused,
            runs: list.runs,
        };
        match fs::read_to_string(&file) {
            Ok(text) if serde_json::from_str(&text).is_ok_and(|other: Written| other == written) => {}
            Ok(_) => {
                return Err(FolderError::content(&file, "is another plan: take another folder, or remove this one"));
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {
                for (entry, bytes) in &entries {
                    fs::create_dir_all(&recordings).map_err(FolderError::io(&recordings))?;
                    OutputFile::write(&recordings.join(&entry.name), bytes)?;
                }
                let results = path.join(RESULTS);
                fs::create_dir_all(&results).map_err(FolderError::io(&results))?;
                let text =
                    serde_json::to_string_pretty(&written).map_err(|error| FolderError::content(&file, error))?;
                OutputFile::write(&file, format!("{text}\n").as_bytes())?;
            }
            Err(error) => return Err(FolderError::io(&file)(error)),
        }
        Ok(Self { path: path.to_owned(), written })
    }

    /// Opens a folder and checks its plan.
    ///
    /// # Errors
    /// If it has no plan, that of other sources, or one whose units leave cases out, have some twice or do not have the names
    /// that they should.
    pub fn open(path: &Path) -> Result<Self, FolderError> {
        let file = path.join(PLAN);
        let text = fs::read_to_string(&file).map_err(FolderError::io(&file))?;
        Self::of_text(path, &text)
    }

    /// The same of a folder whose plan has been read.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    pub fn of_text(path: &Path, plan: &str) -> Result<Self, FolderError> {
        let file = path.join(PLAN);
        let written: Written = serde_json::from_str(plan).map_err(|error| FolderError::content(&file, error))?;
        if written.sources != SOURCES {
            let what = format!(
                "was planned by a pica of other sources ({:.12}) than this one ({SOURCES:.12}): results of both are not to be mixed",
                written.sources
            );
            return Err(FolderError::content(&file, what));
        }
        let checked = unit::check(&written.runs, &written.units, written.seed, &written.recordings);
        checked.map_err(|what| FolderError::content(&file, what))?;
        Ok(Self { path: path.to_owned(), written })
    }

    /// The units, in the order of the plan.
    pub fn units(&self) -> &[Unit] {
        &self.written.units
    }

    /// The run that a unit is a part of.
    pub fn run(&self, unit: &Unit) -> &Run {
        &self.written.runs[unit.run]
    }

    /// The plan, with the recordings that units need.
    ///
    /// # Errors
    /// If a recording is not that of the plan.
    pub fn whole_plan(&self) -> Result<Plan, FolderError> {
        let recordings = self.written.recordings.iter().map(|entry| {
            let path = self.path.join(RECORDINGS).join(&entry.name);
            let bytes = fs::read(&path).map_err(FolderError::io(&path))?;
            if FileEntry::of(entry.name.clone(), &bytes) != *entry {
                return Err(FolderError::content(&path, "is not the recording of the plan"));
            }
            let recording = Recording::read(&bytes).map_err(|error| FolderError::content(&path, error))?;
            Ok((entry.name.trim_end_matches(".ctf").to_owned(), recording))
        });
        Ok(Plan { recordings: recordings.collect::<Result<_, _>>()?, ..self.bare_plan() })
    }

    fn bare_plan(&self) -> Plan {
        let Written { seed, parts, divisor, .. } = &self.written;
        Plan { seed: *seed, parts: parts.clone(), recordings: Vec::new(), divisor: *divisor }
    }

    /// The result of a unit; none if it has none yet.
    ///
    /// # Errors
    /// If it is no result of this unit.
    pub fn result(&self, unit: &Unit) -> Result<Option<Done>, FolderError> {
        Done::read(&self.path.join(RESULTS), &unit.name)
    }

    /// Keeps the result of a unit.
    ///
    /// # Errors
    /// If it cannot be written; there is none then.
    pub fn keep(&self, unit: &Unit, done: &Done) -> Result<(), FolderError> {
        done.write(&self.path.join(RESULTS), &unit.name)
    }

    /// Puts the results together; those that are there, if the rest may be missing.
    ///
    /// # Errors
    /// If a result is missing that may not be, is not one of its unit, or was found with other tools than the others.
    pub fn merge(&self, so_far: bool) -> Result<Merged, FolderError> {
        let (plan, mut outcome) = (self.bare_plan(), Outcome::default());
        let (mut seconds, mut threads, mut done_units) = (0.0, 0, 0);
        let mut tools: Option<[String; 2]> = None;
        let mut missing = Vec::new();
        for (number, run) in self.written.runs.iter().enumerate() {
            let mut sum: Option<Found> = None;
            // In the order of their cases, as the plan was checked to have them.
            for unit in self.units().iter().filter(|unit| unit.run == number) {
                let Some(done) = self.result(unit)? else {
                    missing.push(unit.name.clone());
                    continue;
                };
                done_units += 1;
                seconds += done.found.seconds;
                threads = done.threads.max(threads);
                match &tools {
                    Some(tools) if *tools != done.tools => {
                        let what = format!(
                            "was found with {}, and others with {}: results of both are not to be mixed",
                            done.tools.join(", "),
                            tools.join(", ")
                        );
                        return Err(FolderError::content(&done::path(&self.path.join(RESULTS), &unit.name), what));
                    }
                    _ => tools = Some(done.tools),
                }
                match &mut sum {
                    Some(sum) => {
                        let path = done::path(&self.path.join(RESULTS), &unit.name);
                        sum.add(done.found).map_err(|error| FolderError::content(&path, error))?;
                    }
                    None => sum = Some(done.found),
                }
            }
            if let Some(sum) = sum {
                outcome.rows.push(sum.row(run, plan.seed)?);
            }
        }
        let units = self.units().len();
        match tools {
            Some(tools) if missing.is_empty() || so_far => {
                outcome.refused.clone_from(&self.written.refused);
                let units = (!missing.is_empty()).then_some((done_units, units));
                Ok(Merged { plan, outcome, how: Circumstances { seconds, tools, threads, units } })
            }
            _ => Err(FolderError::Missing { missing, units }),
        }
    }
}
