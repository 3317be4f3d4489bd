// SPDX-License-Identifier: MIT
//! `pica commands`: GPU command lists.

mod decode;
mod encode;
mod line;
mod maxwell;

use super::input::read_text;
use super::number::parse_index;
use super::output::Parents;
use super::specification::DEFAULT_MAP;
use super::{Failure, Format, Outcome};
use clap::Subcommand as ClapSubcommand;
use std::fmt;
use std::path::{Path, PathBuf};

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
    /// Make a command list from the lines that `decode` prints, or from lines of registers with values or fields
    ///
    /// A line is of JSON, {"id" or "name", "value" or "fields", "mask"}, or a register with its value or with FIELD=VALUE as `pica
    /// regs encode` takes them: `DEPTHMAP_SCALE SCALE=-1.0`, `0x107 0x1F71 mask=0x3`. Numbers are decimal or, in JSON as text,
    /// with 0x. A `#` begins a comment. Lines of JSON with `header` give the bytes that they were decoded from; all other ones
    /// give the same writes, grouped into as few commands as possible, without padding and what was behind the end.
    Encode {
        /// Lines, `-` for standard input
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
            parents.write(&output, &list_of(&file, &read_text(&file)?, &map)?)
        }
    }
}

/// The command list, or stream of methods, of lines; errors call them `file`.
///
/// # Errors
/// If a line is none, or the lines do not fit together.
pub fn list_of(file: &Path, text: &str, map: &str) -> Outcome<Vec<u8>> {
    if map == DEFAULT_MAP { encode::run(file, text) } else { maxwell::encode(file, text, map) }
}

/// The lines of JSON of a command list, a recording, or a stream of methods; errors call it `file`. Messages about what is
/// odd in it go to `tell`.
///
/// # Errors
/// If it is damaged; what is before that has been printed.
pub fn lines_of(file: &Path, bytes: &[u8], map: &str, tell: &dyn Fn(fmt::Arguments<'_>)) -> (Vec<u8>, Outcome) {
    let mut out = Vec::new();
    let format = Format::Json;
    let outcome = if map == DEFAULT_MAP {
        let all = decode::Selection { raw: !bytes.starts_with(b"CiTr"), list: None, segment: None };
        decode::print(file, bytes, &all, format, &mut out, tell)
    } else {
        maxwell::print_calls(file, bytes, &maxwell::Stream { map, raw: false }, format, &mut out, tell)
    };
    (out, outcome)
}
