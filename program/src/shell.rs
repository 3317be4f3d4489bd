// SPDX-License-Identifier: MIT
//! What shells and manuals need, from the definitions of the commands: completions, manual pages, the version, the width of
//! the help.

use crate::hardware;
use clap::builder::PossibleValuesParser;
use clap::{Arg, Args, CommandFactory, Subcommand};
use clap_complete::Shell;
use pica_commands::output::{Parents, stdout, tell_written};
use pica_commands::{Failure, Outcome};
use pica_spec::choices::Choices;
use pica_values::registers::register_names;
use sha2::{Digest, Sha256};
use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::sync::LazyLock;

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Completions for a shell, to standard output
    ///
    /// For bash: `source <(pica completions bash)`; for zsh into a file `_pica` of a folder of `fpath`; for fish into
    /// `~/.config/fish/completions/pica.fish`.
    Completions {
        /// The shell
        shell: Shell,
    },
    Man(Manual),
}

/// Write manual pages: pica.1 and one for each command
///
/// `man -l FOLDER/pica-render.1` shows one.
#[derive(Debug, Args)]
pub struct Manual {
    /// Folder for the pages
    #[arg(short, long)]
    output: PathBuf,
    #[command(flatten)]
    parents: Parents,
}

/// Version of the program, revision of its sources, and version of the specification with the beginning of the SHA-256 of
/// its description.
pub static VERSION: LazyLock<String> = LazyLock::new(|| {
    let revision = match env!("PICA_REVISION") {
        "" => "unknown",
        known => known,
    };
    let hash = Sha256::digest(pica_spec::DESCRIPTION_JSON);
    let hash: String = hash.iter().take(6).map(|byte| format!("{byte:02x}")).collect();
    let version = env!("CARGO_PKG_VERSION");
    format!("{version}\nrevision {revision}\nspecification {version}, SHA-256 {hash}")
});

/// The columns of a help that is not wrapped.
const UNWRAPPED: usize = 0;

/// A command whose help is as wide as the terminal, or as `COLUMNS` says; what goes into a file or a pipe is not wrapped.
pub fn wrapped(command: clap::Command) -> clap::Command {
    let columns = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    match columns {
        Some(columns) => command.term_width(columns),
        None if std::io::stdout().is_terminal() => command,
        None => command.term_width(UNWRAPPED),
    }
}

/// A command with what its arguments can be: names of blocks and registers, entries of the ledger with their alternatives. The
/// program itself looks them up, and takes more.
fn with_values(command: clap::Command) -> clap::Command {
    command.mut_args(with_value).mut_subcommands(with_values)
}

fn with_value(argument: Arg) -> Arg {
    let values: Vec<String> = match argument.get_id().as_str() {
        "blocks" => hardware::block_names(),
        "assignments" => Choices::IDS.iter().flat_map(|id| alternatives(id)).collect(),
        "register" => {
            register_names().flat_map(|name| [name, name.trim_start_matches("GPUREG_")]).map(str::to_owned).collect()
        }
        "id" | "ids" => Choices::IDS.iter().map(|id| (*id).to_owned()).collect(),
        _ => return argument,
    };
    argument.value_parser(PossibleValuesParser::new(values))
}

/// The alternatives of an entry, as `--choice` takes them.
fn alternatives(id: &str) -> impl Iterator<Item = String> {
    Choices::alternatives(id).unwrap_or_default().into_iter().map(move |value| format!("{id}={value}"))
}

/// Runs a command on the definitions of `A`.
pub fn run<A: CommandFactory>(command: Command) -> Outcome {
    match command {
        Command::Completions { shell } => {
            let mut text = Vec::new();
            clap_complete::generate(shell, &mut with_values(A::command()), "pica", &mut text);
            let mut out = stdout();
            out.write_all(&text)?;
            out.flush()?;
        }
        Command::Man(Manual { output, parents }) => {
            parents.make_folder(&output)?;
            let unwritten = |error| Failure::input(format_args!("{}: {error}", output.display()));
            clap_mangen::generate_to(A::command(), &output).map_err(unwritten)?;
            tell_written(&output);
        }
    }
    Ok(())
}
