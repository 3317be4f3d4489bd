// SPDX-License-Identifier: MIT
//! `pica commands`: GPU command lists.

mod decode;
mod encode;
mod maxwell;

use super::number::parse_index;
use super::output::Parents;
use super::specification::DEFAULT_MAP;
use super::{Failure, Format, Outcome};
use clap::Subcommand as ClapSubcommand;
use std::path::PathBuf;

/// Subcommands of `pica commands`.
#[derive(Debug, ClapSubcommand)]
pub enum Command {
    /// Print every register write of a command list, or of all lists of a CiTrace recording
    ///
    /// FILE is a raw command list (little-endian words) or a recording (.ctf). With a Maxwell map it is a stream of
    /// (method, argument) pairs: text lines, or little-endian 32-bit words. A file that begins as one of another format does
    /// is refused.
    Decode {
        /// Input file, `-` for standard input
        file: PathBuf,
        /// Register map
        #[arg(long, default_value = DEFAULT_MAP)]
        map: String,
        /// Take the file as words, however it begins
        #[arg(long, conflicts_with = "list")]
        raw: bool,
        /// Only this list of a recording, counted from 0
        #[arg(long, value_name = "N", value_parser = parse_index)]
        list: Option<usize>,
        /// Only this segment of a list that goes on elsewhere by a jump, counted from 0
        #[arg(long, value_name = "N", value_parser = parse_index, requires = "list")]
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
        #[command(flatten)]
        parents: Parents,
    },
}

/// Runs `pica commands`.
pub fn run(command: Command) -> Outcome {
    match command {
        Command::Decode { file, map, raw, list, segment, format } if map == DEFAULT_MAP => {
            decode::run(&file, raw, list, segment, format)
        }
        Command::Decode { list: Some(_), map, .. } => {
            Err(Failure::input(format_args!("--list is for recordings, which have no methods of {map}")))
        }
        Command::Decode { file, map, raw, format, .. } => maxwell::decode(&file, &map, raw, format),
        Command::Encode { file, map, output, parents } => {
            parents.check(&output)?;
            let bytes = if map == DEFAULT_MAP { encode::run(&file)? } else { maxwell::encode(&file, &map)? };
            parents.write(&output, &bytes)
        }
    }
}
