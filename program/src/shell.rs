// SPDX-License-Identifier: MIT
//! What shells and manuals need, from the definitions of the commands: completions, manual pages, the version.

use clap::{Args, CommandFactory, Subcommand};
use clap_complete::Shell;
use pica_commands::output::{Parents, stdout, tell_written};
use pica_commands::{Failure, Outcome};
use sha2::{Digest, Sha256};
use std::io::Write;
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

/// Runs a command on the definitions of `A`.
pub fn run<A: CommandFactory>(command: Command) -> Outcome {
    match command {
        Command::Completions { shell } => {
            let mut text = Vec::new();
            clap_complete::generate(shell, &mut A::command(), "pica", &mut text);
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
