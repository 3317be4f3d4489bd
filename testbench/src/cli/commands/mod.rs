//! `pica commands`: GPU command lists.

mod decode;
mod encode;
mod maxwell;

use super::specification::DEFAULT_MAP;
use super::{Format, Outcome};
use clap::Subcommand as ClapSubcommand;
use std::path::PathBuf;

/// Subcommands of `pica commands`.
#[derive(Debug, ClapSubcommand)]
pub enum Command {
    /// Print every register write of a command list, or of all lists of a CiTrace recording
    ///
    /// FILE is a raw command list (little-endian words) or a recording (.ctf). With a Maxwell map it is a stream of
    /// (method, argument) pairs: text lines, or little-endian 32-bit words.
    Decode {
        /// Input file, `-` for standard input
        file: PathBuf,
        /// Register map
        #[arg(long, default_value = DEFAULT_MAP)]
        map: String,
        /// Only this list of a recording, counted from 0
        #[arg(long)]
        list: Option<usize>,
        /// Only this segment of a list that goes on elsewhere by a jump, counted from 0
        #[arg(long, requires = "list")]
        segment: Option<usize>,
        /// Form of the output
        #[arg(long, value_enum, default_value = "json")]
        format: Format,
    },
    /// Make a command list from the lines that `decode` prints, or from lines {"id" or "name", "value", "mask"}
    Encode {
        /// JSON lines, `-` for standard input
        file: PathBuf,
        /// Register map
        #[arg(long, default_value = DEFAULT_MAP)]
        map: String,
        /// Output file, `-` for standard output
        #[arg(short, long)]
        output: PathBuf,
    },
}

/// Runs `pica commands`.
pub fn run(command: Command) -> Outcome {
    match command {
        Command::Decode { file, map, list, segment, format } if map == DEFAULT_MAP => {
            decode::run(&file, list, segment, format)
        }
        Command::Decode { file, map, format, .. } => maxwell::decode(&file, &map, format),
        Command::Encode { file, map, output } if map == DEFAULT_MAP => encode::run(&file, &output),
        Command::Encode { file, map, output } => maxwell::encode(&file, &map, &output),
    }
}
