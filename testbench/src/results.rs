// SPDX-License-Identifier: MIT
//! Lines of JSON that other commands wrote.

use crate::mutants::{self, Results as Mutants};
use crate::synth::{self, Measurement};
use serde_json::Value;

/// What was measured in the last change of a circuit.
const AREAS: &str = include_str!("../../docs/synthesis.json");
/// The mutants of blocks that were looked at.
const MUTANTS: &str = include_str!("../../docs/mutants.json");

/// All results.
#[derive(Debug, Default)]
pub struct Results {
    /// Area and clock: the last measurement of each block, build and family.
    pub areas: Vec<Measurement>,
    /// What became of mutants.
    pub mutants: Vec<Mutants>,
    /// What full campaigns say of themselves.
    pub campaigns: Vec<Value>,
    /// Runs of blocks.
    pub runs: Vec<Value>,
    /// Alternatives that are refused.
    pub refused: Vec<Value>,
}

impl Results {
    /// What the project itself has.
    ///
    /// # Errors
    /// If it is damaged.
    pub fn of_the_project() -> Result<Results, String> {
        let areas = synth::read(AREAS)?;
        let mutants = mutants::read(MUTANTS)?;
        Ok(Results { areas, mutants, ..Results::default() })
    }

    /// Adds those of a text.
    ///
    /// # Errors
    /// If a line is none; with its number.
    pub fn add(&mut self, text: &str) -> Result<(), String> {
        for (number, line) in (1..).zip(text.lines()) {
            let wrong = |what: &dyn std::fmt::Display| format!("line {number}: {what}");
            let mut value: Value = serde_json::from_str(line).map_err(|error| wrong(&error))?;
            if let Some(campaign) = value.get_mut("campaign") {
                self.campaigns.push(campaign.take());
            } else if value.get("refused").is_some() {
                self.refused.push(value);
            } else if value.get("vectors").is_some() && value["block"].is_string() && value["coverage"].is_object() {
                self.runs.push(value);
            } else if value.get("median_mhz").is_some() {
                let measured: Measurement = serde_json::from_value(value).map_err(|error| wrong(&error))?;
                let is_same = |other: &Measurement| {
                    (&other.block, &other.build, &other.family) == (&measured.block, &measured.build, &measured.family)
                };
                self.areas.retain(|other| !is_same(other));
                self.areas.push(measured);
            } else if value.get("mutants").is_some() {
                let found: Mutants = serde_json::from_value(value).map_err(|error| wrong(&error))?;
                self.mutants.retain(|other| other.block != found.block);
                self.mutants.push(found);
            } else {
                return Err(wrong(&"is no result of `pica all --full`, `pica equiv` or `pica synth`"));
            }
        }
        Ok(())
    }

    /// Whether there is a run of a block.
    pub fn is_about(&self, block: &str) -> bool {
        self.runs.iter().any(|run| run["block"] == block)
    }
}
