// SPDX-License-Identifier: MIT
//! `pica experiment list`.

use crate::output::stdout;
use crate::specification::description;
use crate::{Format, Outcome};
use pica_experiments::entries;
use serde::Serialize;
use std::io::Write;

/// An entry with alternatives.
#[derive(Serialize)]
struct Line<'a> {
    id: &'a str,
    alternatives: Vec<&'a str>,
    /// Entries that must be settled first.
    needs: Vec<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    experiment: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    no_experiment: Option<&'a str>,
}

pub fn run(format: Format) -> Outcome {
    let entries = description().choices.iter().filter(|entry| !entry.assumption);
    let lines = entries.map(|entry| Line {
        id: &entry.id,
        alternatives: entry.values.iter().map(|value| value.name.as_str()).collect(),
        needs: entries::of(&entry.id).map(|experiment| experiment.needs().collect()).unwrap_or_default(),
        experiment: entry.experiment.as_deref(),
        no_experiment: entry.no_experiment.as_deref(),
    });
    let lines: Vec<Line> = lines.collect();
    let mut out = stdout();
    if format == Format::Json {
        serde_json::to_writer_pretty(&mut out, &lines).map_err(std::io::Error::from)?;
        writeln!(out)?;
        return Ok(out.flush()?);
    }
    for Line { id, alternatives, needs, experiment, no_experiment } in lines {
        writeln!(out, "{id}: {}", alternatives.join(", "))?;
        if let Some(experiment) = experiment {
            writeln!(out, "  {experiment}")?;
        }
        if let Some(reason) = no_experiment {
            writeln!(out, "  No experiment: {reason}")?;
        }
        if !needs.is_empty() {
            writeln!(out, "  Needs first: {}", needs.join(", "))?;
        }
    }
    Ok(out.flush()?)
}
