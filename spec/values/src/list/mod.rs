// SPDX-License-Identifier: MIT
//! Command lists, and streams of methods of a Maxwell class, as lines of text: what `pica commands` prints and reads.

mod decode;
mod encode;
mod line;
mod methods;

pub use decode::Printer;

use crate::specification::{DEFAULT_MAP, description, map};
use pica_spec::command::Severity;
use pica_spec::trace::Recording;
use pica_spec_compiler::ir::Map;
use std::cell::OnceCell;
use std::io;

/// Form of the lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// For reading.
    Text,
    /// A JSON object in each line.
    Json,
}

/// Why not everything was printed.
#[derive(Debug)]
pub enum Error {
    /// The input cannot be used: the message names it.
    Input(String),
    /// Something in the input is wrong, and every message was told.
    Told,
    /// The output takes no more.
    Output(io::Error),
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Error {
        Error::Output(error)
    }
}

/// The map to whose registers a list, or whose methods a stream can write.
///
/// # Errors
/// If there is none of this name, or it has neither registers nor methods.
pub fn map_of(name: &str) -> Result<&'static Map, String> {
    let map = map(description(), name)?;
    if map.registers.is_empty() {
        return Err(format!("map {name} lists classes, not methods"));
    }
    Ok(map)
}

/// The lines of JSON of a command list, a recording, or a stream of methods, which errors call `file`: as far as it is not damaged,
/// and the first thing that is wrong in it.
pub fn lines_of_list(file: &str, bytes: &[u8], map: &str) -> (Vec<u8>, Result<(), String>) {
    let mut lines = Vec::new();
    let outcome = print(file, bytes, map, &mut lines);
    (lines, outcome)
}

fn print(file: &str, bytes: &[u8], map: &str, lines: &mut Vec<u8>) -> Result<(), String> {
    let first = OnceCell::new();
    let tell = |severity: Severity, text: &str| {
        if severity == Severity::Error {
            first.get_or_init(|| text.to_owned());
        }
    };
    let printer = Printer::new(map_of(map)?, file, Format::Json, lines, &tell);
    let outcome = if map != DEFAULT_MAP {
        printer.methods(bytes, false)
    } else if bytes.starts_with(b"CiTr") {
        let recording = Recording::read(bytes).map_err(|error| format!("{file}: {error}"))?;
        printer.recording(&recording, None, None)
    } else {
        printer.list(bytes)
    };
    outcome.map_err(|error| match error {
        Error::Input(message) => message,
        Error::Told => first.into_inner().unwrap_or_default(),
        Error::Output(error) => error.to_string(),
    })
}

/// The command list, or stream of methods, of lines, which errors call `file`.
///
/// # Errors
/// If a line is none, or the lines do not fit together.
pub fn list_of_lines(file: &str, text: &str, map: &str) -> Result<Vec<u8>, String> {
    map_of(map)?;
    if map == DEFAULT_MAP { encode::list(file, text) } else { methods::encode(file, text, map) }
}
