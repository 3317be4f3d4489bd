// SPDX-License-Identifier: MIT
//! Arguments that say what the full campaign runs.

use clap::Args;
use pica_commands::input::read_recordings;
use pica_commands::{Failure, Outcome};
use pica_testbench::full::{Part, Plan};
use pica_testbench::random::DEFAULT_SEED;
use pica_values::number::parse_u64;
use std::path::PathBuf;

/// What is run.
#[derive(Debug, Default, Args)]
pub struct Parts {
    /// Recording (.ctf), or folder of recordings, whose shaders and fragments are run too; may be repeated
    #[arg(long, value_name = "PATH")]
    trace: Vec<PathBuf>,
    /// Divides the numbers of random cases, for a quick look
    #[arg(long, value_name = "N", value_parser = parse_divisor)]
    divide: Option<u64>,
    /// Runs only this part; may be repeated
    #[arg(long, value_name = "PART", value_parser = parse_part)]
    part: Vec<Part>,
}

fn parse_divisor(text: &str) -> Result<u64, String> {
    match parse_u64(text) {
        Ok(0) => Err("nothing is divided by 0".to_owned()),
        other => other,
    }
}

fn parse_part(text: &str) -> Result<Part, String> {
    let names = || Part::ALL.map(Part::name).join(", ");
    Part::ALL.into_iter().find(|part| part.name() == text).ok_or_else(|| format!("there are {}", names()))
}

impl Parts {
    /// Whether anything was said.
    pub fn is_given(&self) -> bool {
        !self.trace.is_empty() || self.divide.is_some() || !self.part.is_empty()
    }

    /// The plan.
    ///
    /// # Errors
    /// If a recording cannot be read.
    pub fn plan(&self, seed: Option<u64>) -> Outcome<Plan> {
        let mut parts = self.part.clone();
        if parts.is_empty() {
            parts.extend(Part::USUAL);
        }
        if let Some(part) =
            parts.iter().enumerate().find_map(|(number, part)| parts[..number].contains(part).then_some(part))
        {
            return Err(Failure::input(format_args!("--part {} is there twice", part.name())));
        }
        let recordings = read_recordings(&self.trace)?;
        Ok(Plan { seed: seed.unwrap_or(DEFAULT_SEED), parts, recordings, divisor: self.divide.unwrap_or(1) })
    }
}
