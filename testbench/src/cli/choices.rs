//! `pica choices`: the ledger.

use super::output::stdout;
use super::specification::description;
use super::{Failure, Format, Outcome};
use clap::Subcommand as ClapSubcommand;
use std::io::Write;

/// Subcommands of `pica choices`.
#[derive(Debug, ClapSubcommand)]
pub enum Command {
    /// All entries
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
}

/// Runs `pica choices`.
pub fn run(command: Command) -> Outcome {
    let mut out = stdout();
    match command {
        Command::List { format: Format::Json } => {
            serde_json::to_writer_pretty(&mut out, &description().choices).map_err(std::io::Error::from)?;
            writeln!(out)?;
        }
        Command::List { format: Format::Text } => {
            let width = description().choices.iter().map(|choice| choice.id.len()).max().unwrap_or(0);
            for choice in &description().choices {
                let others: Vec<&str> = choice
                    .values
                    .iter()
                    .map(|value| value.name.as_str())
                    .filter(|name| *name != choice.default)
                    .collect();
                let row = choice.row.map_or_else(|| "-".to_owned(), |row| row.to_string());
                write!(out, "{row:>3}  {:width$}  {}", choice.id, choice.default)?;
                match others.as_slice() {
                    [] => writeln!(out)?,
                    others => writeln!(out, " (or {})", others.join(", "))?,
                }
            }
        }
        Command::Show { id, format } => {
            let choice = description().choices.iter().find(|choice| choice.id == id).ok_or_else(|| unknown(&id))?;
            match format {
                Format::Json => {
                    serde_json::to_writer_pretty(&mut out, choice).map_err(std::io::Error::from)?;
                    writeln!(out)?;
                }
                Format::Text => {
                    writeln!(out, "{}: {}", choice.id, choice.question)?;
                    for value in &choice.values {
                        let mark = if value.name == choice.default { "*" } else { " " };
                        writeln!(out, "  {mark} {}: {}", value.name, value.doc)?;
                        for (id, other) in &value.sets {
                            writeln!(out, "      sets {id}={other}")?;
                        }
                    }
                    writeln!(out, "Reason ({}): {}", choice.grade, choice.reason)?;
                    writeln!(out, "Would settle it: {}", choice.experiment)?;
                    let row = choice.row.map_or(String::new(), |row| format!(", section 10 row {row}"));
                    writeln!(out, "Source: {}{row}", choice.source)?;
                }
            }
        }
    }
    out.flush()?;
    Ok(())
}

fn unknown(id: &str) -> Failure {
    let mut scored: Vec<(f64, &str)> =
        description().choices.iter().map(|choice| (strsim::jaro_winkler(id, &choice.id), choice.id.as_str())).collect();
    scored.sort_by(|a, b| b.0.total_cmp(&a.0));
    let near: Vec<&str> = scored.iter().take(4).map(|(_, name)| *name).collect();
    Failure::input(format_args!(
        "no choice is called `{id}`; there are {} and more (`pica choices list`)",
        near.join(", ")
    ))
}
