// SPDX-License-Identifier: MIT
//! `pica choices effect`: what alternatives of the ledger change in recordings.

mod measure;
mod panels;
mod report;

use super::find;
use crate::input::read_recordings;
use crate::output::{Parents, stdout, tell_written, write_member};
use crate::{Failure, Format, Outcome};
use clap::Args;
use measure::{Effect, Rendered, chosen, effects, render};
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;
use rayon::prelude::*;
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Which alternatives, on which recordings.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Ids of entries; none stands for all
    ids: Vec<String>,
    /// Recording (.ctf), or folder of recordings; may be repeated
    #[arg(long, value_name = "PATH", required = true)]
    trace: Vec<PathBuf>,
    /// Form of the output
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
    /// Folder to write a picture to for each alternative that changes pixels, and effect.json
    #[arg(short, long, value_name = "FOLDER")]
    output: Option<PathBuf>,
    /// Writes the results there, as Markdown
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    #[command(flatten)]
    parents: Parents,
}

/// The results as JSON.
#[derive(Serialize)]
struct Results<'a> {
    /// Names of the recordings.
    recordings: &'a [String],
    /// The alternatives, in the order of the ledger.
    effects: &'a [Effect],
}

/// Runs `pica choices effect`.
pub fn run(arguments: &Arguments) -> Outcome {
    let alternatives = alternatives(&arguments.ids)?;
    arguments.report.iter().try_for_each(|path| arguments.parents.check(path))?;
    let recordings = read_recordings(&arguments.trace)?;
    let defaults = recordings.par_iter().map(|(_, recording)| render(recording, &Choices::default()));
    let defaults = defaults.collect::<Result<Vec<_>, _>>().map_err(Failure::input)?;
    let effects = effects(&alternatives, &recordings, &defaults);
    let names: Vec<String> = recordings.iter().map(|(name, _)| name.clone()).collect();
    let json = || serde_json::to_string_pretty(&Results { recordings: &names, effects: &effects });
    let json = json().map_err(Failure::input)? + "\n";
    if let Some(folder) = &arguments.output {
        let pictures = pictures(&effects, &recordings, &defaults)?;
        arguments.parents.make_folder(folder)?;
        write_member(folder, "effect.json", json.as_bytes())?;
        pictures.iter().try_for_each(|(name, bytes)| write_member(folder, name, bytes).map(drop))?;
        tell_written(folder);
    }
    if let Some(path) = &arguments.report {
        arguments.parents.write(path, report::markdown(&effects, &names, &command(arguments)).as_bytes())?;
    }
    let mut out = stdout();
    match arguments.format {
        Format::Json => out.write_all(json.as_bytes())?,
        Format::Text => out.write_all(report::text(&effects, names.len()).as_bytes())?,
    }
    out.flush()?;
    Ok(())
}

/// The line that makes the report again.
fn command(arguments: &Arguments) -> String {
    let path = |option: &str, path: &Path| format!(" {option} {}", path.display());
    let mut line = "pica choices effect".to_owned();
    arguments.ids.iter().for_each(|id| line += &format!(" {id}"));
    arguments.trace.iter().for_each(|trace| line += &path("--trace", trace));
    arguments.output.iter().for_each(|folder| line += &path("-o", folder));
    arguments.report.iter().for_each(|file| line += &path("--report", file));
    line
}

/// All alternatives of these entries but the defaults, in the order of the ledger.
fn alternatives(ids: &[String]) -> Outcome<Vec<(&'static str, &'static str)>> {
    let mut wanted = Vec::new();
    for id in ids {
        let choice = find(id)?;
        if choice.assumption {
            return Err(Failure::input(format_args!("`{id}` is an assumption: it has no alternatives")));
        }
        wanted.push(choice.id.as_str());
    }
    let defaults = Choices::default();
    let of = |id: &'static str| {
        let others = Choices::alternatives(id).unwrap_or_default().into_iter();
        others.filter(move |value| defaults.get(id) != Some(value)).map(move |value| (id, value))
    };
    Ok(Choices::IDS.iter().copied().filter(|id| wanted.is_empty() || wanted.contains(id)).flat_map(of).collect())
}

/// Names and bytes of the pictures.
fn pictures(
    effects: &[Effect],
    recordings: &[(String, Recording)],
    defaults: &[Rendered],
) -> Outcome<Vec<(String, Vec<u8>)>> {
    let picture = |effect: &Effect| -> Outcome<Option<(String, Vec<u8>)>> {
        let Some((most, bounds)) = report::largest(effect).and_then(|most| Some((most, most.bounds?))) else {
            return Ok(None);
        };
        let (recording, default) = recordings
            .iter()
            .zip(defaults)
            .find_map(|((name, recording), default)| (*name == most.recording).then_some((recording, default)))
            .ok_or_else(|| Failure::input("a recording is not there any more"))?;
        let other = render(recording, &chosen(effect.id, effect.value)).map_err(Failure::input)?;
        let (Ok(default), Ok(other)) = (&default.color, &other.color) else { return Ok(None) };
        Ok(Some((format!("{}.{}.png", effect.id, effect.value), panels::panels(default, other, bounds)?)))
    };
    let pictures: Vec<_> = effects.par_iter().map(picture).collect::<Outcome<_>>()?;
    Ok(pictures.into_iter().flatten().collect())
}
