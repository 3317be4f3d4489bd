// SPDX-License-Identifier: MIT
//! A campaign in a folder that many machines share.
//!
//! `plan.json` has the plan as units of about equal length, `recordings` what it needs, and `results/UNIT.json` what a unit
//! came to. A unit is named by the hash of all that its result depends on. A result gets its name when it is complete: a
//! process may be killed at any time, and two that do the same unit do no harm.
//!
//! Plan and results begin with their SHA-256 ([`seal`]). The plan has that of each recording, and each result that of the plan.

mod done;
#[cfg(test)]
mod tests;
mod unit;

pub use done::{Done, tools};
pub use unit::{MAX_UNITS, Unit};

use super::{Circumstances, Error, Found, Outcome, Part, Plan, Run, parts};
use pica_spec::trace::Recording;
use pica_vectors::{FileEntry, OutputFile, seal};
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
        /// Which file or folder.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// A file is not what it has to be.
    #[error("{}: {what}", path.display())]
    Content {
        /// Which file or folder.
        path: PathBuf,
        /// What is wrong.
        what: String,
    },
    /// A file cannot be written.
    #[error(transparent)]
    Output(#[from] pica_vectors::Error),
    /// Units have no result.
    #[error(
        "{missing} of {units} units have no result, {first} first; `pica campaign run` goes on, and --so-far reports what is there"
    )]
    Missing {
        /// How many have none.
        missing: usize,
        /// The name of the first of them.
        first: String,
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
    /// The SHA-256 of the plan, which results name it by.
    plan: String,
    written: Written,
}

/// What the results of a folder come to.
pub struct Merged {
    /// The plan; without its recordings.
    pub plan: Plan,
    /// The outcome, as of a run that was not divided.
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
            units: unit::divide(&list.runs, unit, plan.seed, &hashes).map_err(Error::Unknown)?,
            recordings: hashes,
            refused: list.refused,
            runs: list.runs,
        };
        let text = serde_json::to_string_pretty(&written).map_err(|error| FolderError::content(&file, error))?;
        let text = seal::sealed(&(text + "\n"));
        let made = Self::of_text(path, &text)?;
        match pica_files::read_text(&file) {
            Ok(other) if other == text => {}
            Ok(other) => {
                seal::open(&other).map_err(|error| FolderError::content(&file, anew(error)))?;
                return Err(FolderError::content(&file, "is another plan: take another folder, or remove this one"));
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {
                for (entry, bytes) in &entries {
                    fs::create_dir_all(&recordings).map_err(FolderError::io(&recordings))?;
                    OutputFile::write(&recordings.join(&entry.name), bytes)?;
                }
                let results = path.join(RESULTS);
                fs::create_dir_all(&results).map_err(FolderError::io(&results))?;
                OutputFile::write(&file, text.as_bytes())?;
            }
            Err(error) => return Err(FolderError::io(&file)(error)),
        }
        Ok(made)
    }

    /// Opens a folder and checks its plan.
    ///
    /// # Errors
    /// If it has no plan, one that was changed or is of other sources, or one without units, or whose units leave cases out,
    /// have some twice or do not have the names that they should. If it has no folder for results.
    pub fn open(path: &Path) -> Result<Self, FolderError> {
        let file = path.join(PLAN);
        let text = pica_files::read_text(&file).map_err(FolderError::io(&file))?;
        let folder = Self::of_text(path, &text)?;
        let results = path.join(RESULTS);
        if results.is_dir() {
            Ok(folder)
        } else {
            Err(FolderError::content(&results, "is no folder: results go there"))
        }
    }

    /// Opens a folder whose plan has been read, and checks the plan.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    pub fn of_text(path: &Path, plan: &str) -> Result<Self, FolderError> {
        let file = path.join(PLAN);
        let (hash, object) = seal::open(plan).map_err(|error| FolderError::content(&file, anew(error)))?;
        let written: Written = serde_json::from_str(&object).map_err(|error| FolderError::content(&file, error))?;
        if written.sources != SOURCES {
            let what = format!(
                "was planned by a pica of other sources ({:.12}) than this one ({SOURCES:.12}): results of both are not to be mixed",
                written.sources
            );
            return Err(FolderError::content(&file, what));
        }
        if written.divisor == 0 {
            return Err(FolderError::content(&file, "divisor: nothing is divided by 0"));
        }
        let checked = unit::check(&written.runs, &written.units, written.seed, &written.recordings);
        checked.map_err(|what| FolderError::content(&file, what))?;
        Ok(Self { path: path.to_owned(), plan: hash.to_owned(), written })
    }

    /// The units, in the order of the plan.
    pub fn units(&self) -> &[Unit] {
        &self.written.units
    }

    /// The run that a unit is a part of.
    pub fn run(&self, unit: &Unit) -> &Run {
        &self.written.runs[unit.run]
    }

    /// The SHA-256 of the plan.
    pub fn hash(&self) -> &str {
        &self.plan
    }

    /// The plan, with the recordings that units need.
    ///
    /// # Errors
    /// If a recording is not that of the plan.
    pub fn whole_plan(&self) -> Result<Plan, FolderError> {
        let recordings = self.written.recordings.iter().map(|entry| {
            let path = self.path.join(RECORDINGS).join(&entry.name);
            let bytes = pica_files::read(&path).map_err(FolderError::io(&path))?;
            if FileEntry::of(entry.name.clone(), &bytes) != *entry {
                return Err(FolderError::content(&path, "is not the recording of the plan"));
            }
            let recording = Recording::read(&bytes).map_err(|error| FolderError::content(&path, error))?;
            Ok((entry.name.strip_suffix(".ctf").unwrap_or(&entry.name).to_owned(), recording))
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
    /// If it is no result of this unit, was changed, or has counts that the unit cannot come to.
    pub fn result(&self, unit: &Unit) -> Result<Option<Done>, FolderError> {
        let results = self.path.join(RESULTS);
        let Some(done) = Done::read(&results, &unit.name, &self.plan)? else { return Ok(None) };
        let run = self.run(unit);
        let fits = done.found.fits(run, unit.vectors(run));
        fits.map_err(|what| FolderError::content(&done::path(&results, &unit.name), what))?;
        Ok(Some(done))
    }

    /// Keeps the result of a unit.
    ///
    /// # Errors
    /// If it cannot be written; there is none then.
    pub fn keep(&self, unit: &Unit, done: &Done) -> Result<(), FolderError> {
        done.write(&self.path.join(RESULTS), &unit.name)
    }

    /// Whether the runs are those that this program plans for the seed, the parts, the divisor and the recordings.
    fn check_runs(&self) -> Result<(), FolderError> {
        let Written { runs, refused, .. } = &self.written;
        let list = parts::runs(&self.whole_plan()?)?;
        if list.runs == *runs && list.refused == *refused {
            return Ok(());
        }
        let what =
            "does not have the runs of its parts, its divisor and its recordings: plan it again in another folder";
        Err(FolderError::content(&self.path.join(PLAN), what))
    }

    /// Puts the results together; those that are there, if the rest may be missing.
    ///
    /// # Errors
    /// If the plan does not have the runs that it should, or a result is missing that may not be, is not one of its unit, or
    /// was found with other tools than the others.
    pub fn merge(&self, so_far: bool) -> Result<Merged, FolderError> {
        self.check_runs()?;
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
        match (tools, missing.first()) {
            (Some(tools), first) if first.is_none() || so_far => {
                outcome.refused.clone_from(&self.written.refused);
                let units = (!missing.is_empty()).then_some((done_units, units));
                Ok(Merged { plan, outcome, how: Circumstances { seconds, tools, threads, units } })
            }
            (_, first) => {
                Err(FolderError::Missing { missing: missing.len(), first: first.cloned().unwrap_or_default(), units })
            }
        }
    }
}

/// What is said of a plan that is not the one that was written.
fn anew(error: seal::SealError) -> String {
    format!("{error}; plan the campaign again in another folder")
}
