// SPDX-License-Identifier: MIT
//! `pica commands`: GPU command lists.

use super::input::{Input, Kind, read_text, recording_of, refusal};
use super::output::{Parents, stdout, tell};
use super::{Failure, Format, Outcome};
use clap::Subcommand as ClapSubcommand;
use pica_spec::command::Severity;
use pica_values::list::{self, Printer};
use pica_values::number::parse_index;
use pica_values::specification::DEFAULT_MAP;
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
        Command::Decode { list: Some(_), map, .. } if map != DEFAULT_MAP => {
            Err(Failure::input(format_args!("--list is for recordings, which have no methods of {map}")))
        }
        Command::Decode { file, map, raw, list, segment, format } => {
            decode(&file, &map, raw, Selection { list, segment }, format)
        }
        Command::Encode { file, map, output, parents } => {
            parents.check(&output)?;
            let (name, text) = (file.display().to_string(), read_text(&file)?);
            parents.write(&output, &list::list_of_lines(&name, &text, &map).map_err(Failure::Input)?)
        }
    }
}

/// What of a recording is printed.
struct Selection {
    list: Option<usize>,
    segment: Option<usize>,
}

fn decode(file: &Path, map: &str, raw: bool, only: Selection, format: Format) -> Outcome {
    let methods = map != DEFAULT_MAP;
    let map = list::map_of(map).map_err(Failure::Input)?;
    let input = Input::open(file)?;
    let kind = input.kind();
    let fits = match kind {
        Kind::Recording => !methods,
        Kind::Text(_) => methods,
        Kind::Unknown => true,
        Kind::Shader | Kind::Other(_) => false,
    };
    if !raw && !fits {
        let wanted = if methods { "a stream of methods" } else { "a command list" };
        return Err(input.is_not(&format!("{wanted}; --raw takes it as one")));
    }
    let bytes = input.read()?;
    let say = |severity: Severity, text: &str| {
        let word = match severity {
            Severity::Warning => "warning",
            Severity::Error => "error",
        };
        tell(format_args!("{word}: {text}"));
    };
    let name = file.display().to_string();
    let printer = Printer::new(map, &name, format.into(), stdout(), &say);
    if methods {
        return Ok(printer.methods(&bytes, raw)?);
    }
    if !raw && kind == Kind::Recording {
        return Ok(printer.recording(&recording_of(file, &bytes)?, only.list, only.segment)?);
    }
    if only.list.is_some() {
        return Err(refusal(file, "--list is for recordings; this is one list"));
    }
    Ok(printer.list(&bytes)?)
}

impl From<Format> for list::Format {
    fn from(format: Format) -> list::Format {
        match format {
            Format::Text => list::Format::Text,
            Format::Json => list::Format::Json,
        }
    }
}
