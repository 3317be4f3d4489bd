// SPDX-License-Identifier: MIT
//! `pica choices`: the ledger.

mod effect;

use super::citations;
use super::input::read_text;
use super::output::stdout;
use super::specification::description;
use super::suggest::unknown;
use super::{Failure, Format, Outcome};
use clap::{Args, Subcommand as ClapSubcommand};
use pica_model::float::Measured;
use pica_spec::choices::{Choices, SpecialFunctionAccuracy};
use pica_spec_compiler::ir::Choice;
use std::io::Write;
use std::path::PathBuf;

/// Subcommands of `pica choices`.
#[derive(Debug, ClapSubcommand)]
pub enum Command {
    /// All entries: choices, and assumptions, which have one answer
    List {
        /// Form of the output
        #[arg(long, value_enum, default_value = "text")]
        format: Format,
    },
    /// One entry with its alternatives, reason and evidence
    Show {
        /// Id of the entry, as `list` shows it
        id: String,
        /// Form of the output
        #[arg(long, value_enum, default_value = "text")]
        format: Format,
    },
    /// What each alternative changes in recordings: pixels, depths, pictures of the difference
    Effect(effect::Arguments),
}

/// The alternatives that a command takes.
#[derive(Debug, Default, Args)]
pub struct Taken {
    /// Take another alternative of the ledger (see `pica choices list`); may be repeated
    #[arg(long = "choice", value_name = "ID=VALUE")]
    pub assignments: Vec<String>,
    /// Take measured results of RCP, RSQ, EX2 and LG2: lines such as `rcp 408000 3D5553`
    #[arg(long, value_name = "FILE")]
    pub special_functions: Option<PathBuf>,
}

impl Taken {
    /// The ids, as they are written.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.assignments.iter().map(|assignment| assignment.split('=').next().unwrap_or_default().trim())
    }

    /// Changes choices.
    ///
    /// # Errors
    /// If one is not of the form ID=VALUE, or names no entry or alternative; if the file of measured results is none.
    pub fn apply(&self, mut choices: Choices) -> Outcome<Choices> {
        if let Some(file) = &self.special_functions {
            let refused = |error| Failure::input(format_args!("{}: {error}", file.display()));
            Measured::read(&read_text(file)?).and_then(Measured::supply).map_err(refused)?;
            choices.special_function_accuracy = SpecialFunctionAccuracy::Table;
        }
        let accuracy = choices.special_function_accuracy;
        self.ids().try_for_each(|id| find(id).map(drop))?;
        self.assignments.iter().try_for_each(|choice| choices.set_from(choice)).map_err(Failure::input)?;
        if self.special_functions.is_some() && choices.special_function_accuracy != accuracy {
            return Err(Failure::input(
                "--special-functions is the table of special_function_accuracy=table, not of another",
            ));
        }
        Ok(choices)
    }
}

/// The entry of this id.
pub(super) fn find(id: &str) -> Outcome<&'static Choice> {
    let choices = &description().choices;
    let ids = choices.iter().map(|choice| choice.id.as_str());
    choices.iter().find(|choice| choice.id == id).ok_or_else(|| unknown("choice", id, ids, "pica choices list"))
}

/// Runs `pica choices`.
pub fn run(command: Command) -> Outcome {
    let mut out = stdout();
    match command {
        Command::Effect(arguments) => return effect::run(&arguments),
        Command::List { format: Format::Json } => {
            serde_json::to_writer_pretty(&mut out, &description().choices).map_err(std::io::Error::from)?;
            writeln!(out)?;
        }
        Command::List { format: Format::Text } => {
            let width = description().choices.iter().map(|choice| choice.id.len()).max().unwrap_or(0);
            for choice in &description().choices {
                let names = choice.values.iter().map(|value| value.name.as_str());
                let others: Vec<&str> = names.filter(|name| *name != choice.default).collect();
                write!(out, "{:width$}  {}", choice.id, choice.default)?;
                match others.as_slice() {
                    [] => writeln!(out, " (assumption)")?,
                    others => writeln!(out, " (or {})", others.join(", "))?,
                }
            }
        }
        Command::Show { id, format: Format::Json } => {
            serde_json::to_writer_pretty(&mut out, find(&id)?).map_err(std::io::Error::from)?;
            writeln!(out)?;
        }
        Command::Show { id, format: Format::Text } => {
            let choice = find(&id)?;
            let kind = if choice.assumption { " (assumption)" } else { "" };
            writeln!(out, "{}{kind}: {}", choice.id, choice.question)?;
            for value in &choice.values {
                let mark = if value.name == choice.default { "*" } else { " " };
                writeln!(out, "  {mark} {}: {}", value.name, value.doc)?;
                for (id, other) in &value.sets {
                    writeln!(out, "      sets {id}={other}")?;
                }
            }
            writeln!(out, "Reason ({}): {}", choice.grade, choice.reason)?;
            if let Some(experiment) = &choice.experiment {
                writeln!(out, "Would settle it: {experiment}")?;
            }
            if let Some(reason) = &choice.no_experiment {
                writeln!(out, "No experiment: {reason}")?;
            }
            for lead in citations::leads(&choice.source) {
                writeln!(out, "Source: {lead}")?;
            }
        }
    }
    out.flush()?;
    Ok(())
}
