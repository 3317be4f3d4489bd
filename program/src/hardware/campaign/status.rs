// SPDX-License-Identifier: MIT
//! `pica campaign status`.

use super::unusable;
use clap::Args;
use pica_commands::output::stdout;
use pica_commands::{Failure, Format, Outcome};
use pica_testbench::full::folder::Folder;
use pica_testbench::full::{Found, Part};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;

/// How far a campaign is, part by part
///
/// Exit status 4 while units have no result, 1 if all have and one has a difference.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Folder of the campaign
    folder: PathBuf,
    /// Form of the result
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

/// Units of a part.
#[derive(Default)]
struct Sum {
    units: usize,
    done: usize,
    vectors: u64,
    mismatches: u64,
    seconds: f64,
}

impl Sum {
    fn json(&self, name: &str) -> Value {
        let Self { units, done, vectors, mismatches, seconds } = self;
        json!({"part": name, "units": units, "done": done, "vectors": vectors, "mismatches": mismatches, "seconds": seconds.round()})
    }

    fn text(&self, name: &str) -> String {
        let Self { units, done, vectors, mismatches, seconds } = self;
        format!("{name:13}  {done:>6} of {units:<6}  {vectors:>14}  {mismatches:>10}  {seconds:>8.0}")
    }

    fn add(&mut self, other: &Self) {
        self.units += other.units;
        self.done += other.done;
        self.vectors = self.vectors.saturating_add(other.vectors);
        self.mismatches = self.mismatches.saturating_add(other.mismatches);
        self.seconds += other.seconds;
    }
}

/// Runs `pica campaign status`.
pub fn run(arguments: &Arguments) -> Outcome {
    let folder = Folder::open(&arguments.folder).map_err(unusable)?;
    let mut sums = Part::ALL.map(|part| (part.name(), Sum::default()));
    for unit in folder.units() {
        let (_, sum) = &mut sums[folder.run(unit).part as usize];
        sum.units += 1;
        if let Some(done) = folder.result(unit).map_err(unusable)? {
            let Found { vectors, mismatches, seconds, .. } = done.found;
            sum.add(&Sum { units: 0, done: 1, vectors, mismatches, seconds });
        }
    }
    let mut all = Sum::default();
    sums.iter().for_each(|(_, sum)| all.add(sum));
    let mut out = stdout();
    if arguments.format == Format::Text {
        writeln!(
            out,
            "{:13}  {:>16}  {:>14}  {:>10}  {:>8}",
            "part", "units done", "vectors", "mismatches", "seconds"
        )?;
    }
    for (name, sum) in
        sums.iter().filter(|(_, sum)| sum.units > 0).map(|(name, sum)| (*name, sum)).chain([("all", &all)])
    {
        match arguments.format {
            Format::Text => writeln!(out, "{}", sum.text(name))?,
            Format::Json => writeln!(out, "{}", sum.json(name))?,
        }
    }
    out.flush()?;
    if all.done < all.units {
        return Err(Failure::Resumable(format!("{} units have no result yet", all.units - all.done)));
    }
    if all.mismatches == 0 { Ok(()) } else { Err(Failure::Difference) }
}
