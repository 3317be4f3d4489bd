// SPDX-License-Identifier: MIT
//! The file formats of vectors. Cases of units are written one by one, others by columns; all are read one by one.

mod csv;
mod json_lines;
mod line;
mod lines;
mod mem;
mod testfloat;
mod text;

pub use json_lines::{case_from_json, case_to_json};

use crate::output::{FileEntry, OutputFile};
use crate::{Batch, Case, Error, Interface};
use line::Line;
use lines::Lines;
use std::fmt;
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use text::Text;

/// A form that vectors are written and read in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Packed records for `$readmemh`, `BLOCK.mem`, with their bit ranges in `BLOCK.mem.json`; see [`Layout`].
    ///
    /// [`Layout`]: crate::Layout
    Mem,
    /// Comma-separated values with a line of port names, `BLOCK.csv`; values as `0x3F0000`. Of a unit every line is an
    /// item, after the number of its case and the name of its channel, with the ports of other channels left empty.
    Csv,
    /// One JSON object a case, `BLOCK.jsonl`: `{"inputs":{"a":"3F0000"},"expected":{"y":"3F0000"}}`; of a unit
    /// `inputs` and `expected` are lists of items `{"CHANNEL":{"PORT":"VALUE"}}`.
    JsonLines,
    /// The text of Berkeley TestFloat, `BLOCK.testfloat`: operands and results in hex, one vector a line. For blocks
    /// that are not units and whose ports are floats.
    TestFloat,
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 4] = [Format::Mem, Format::Csv, Format::JsonLines, Format::TestFloat];

    /// The name that the command line uses, and the extension of its files.
    pub fn name(self) -> &'static str {
        match self {
            Format::Mem => "mem",
            Format::Csv => "csv",
            Format::JsonLines => "jsonl",
            Format::TestFloat => "testfloat",
        }
    }

    /// What its file is, in a word or two.
    pub(crate) fn about(self) -> &'static str {
        match self {
            Format::Mem => "vectors, packed records for `$readmemh`",
            Format::Csv => "vectors, comma-separated values",
            Format::JsonLines => "vectors, one JSON object each",
            Format::TestFloat => "vectors, `operands results` as Berkeley TestFloat prints them",
        }
    }

    /// Whether a block can be written in this format; `float` says whether its ports are floats.
    pub fn applies(self, interface: &Interface, float: bool) -> bool {
        self != Format::TestFloat || float && interface.is_flat()
    }

    /// The name of the file of a block.
    pub fn file_name(self, interface: &Interface) -> String {
        format!("{}.{}", interface.name, self.name())
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(text: &str) -> Result<Format, UnknownFormat> {
        let found = Format::ALL.into_iter().find(|format| format.name() == text);
        found.ok_or_else(|| UnknownFormat(text.to_owned()))
    }
}

/// No [`Format`] has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown format `{0}`; there are mem, csv, jsonl, testfloat")]
pub struct UnknownFormat(String);

/// How a format writes cases.
trait Encode {
    /// What stands before the first case.
    fn head(&self) -> String {
        String::new()
    }

    /// The line of a case of a block that is no unit, without its end.
    fn line(&self) -> Line;

    /// A case that fits the interface of a unit; `number` counts from 0. A format for other blocks has none.
    fn case(&mut self, _number: u64, _case: &Case, _out: &mut dyn Write) -> io::Result<()> {
        Ok(())
    }

    /// What a second file, of the same name and `.json`, tells about this one.
    fn sidecar(&self, _cases: u64) -> serde_json::Result<Option<String>> {
        Ok(None)
    }
}

/// How a format reads cases.
trait Decode {
    /// The next case; none at the end of the file.
    fn case(&mut self, lines: &mut Lines) -> Result<Option<Case>, Error>;
}

/// Writes cases to a file, which gets its name when it is complete.
pub struct Writer {
    text: Text,
    out: OutputFile,
}

impl Writer {
    /// Begins a file.
    ///
    /// # Errors
    /// If the file cannot be written or the interface is not one that the design allows.
    pub fn create(format: Format, path: &Path, interface: &Interface) -> Result<Writer, Error> {
        let text = Text::new(format, path, interface)?;
        let mut out = OutputFile::create(path)?;
        text.head(&mut out)?;
        Ok(Writer { text, out })
    }

    /// Adds a case.
    ///
    /// # Errors
    /// If the case does not fit the interface or the file cannot be written.
    pub fn write(&mut self, case: &Case) -> Result<(), Error> {
        self.text.case(case, &mut self.out)
    }

    /// Adds cases of a block that is no unit.
    ///
    /// # Errors
    /// If a case does not fit the interface or the file cannot be written.
    pub fn write_batch(&mut self, batch: &Batch) -> Result<(), Error> {
        self.text.batch(batch, &mut self.out)
    }

    /// Completes the file and gives it, and what goes with it, its name.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn finish(self) -> Result<Vec<FileEntry>, Error> {
        let sidecar = self.text.sidecar()?;
        let mut files = vec![self.out.finish()?];
        if let Some(text) = sidecar {
            files.push(OutputFile::write(&sidecar_of(&self.text.path), text.as_bytes())?);
        }
        Ok(files)
    }
}

/// The text of cases in a format, and what tells about it in a file of its own.
///
/// # Errors
/// If a case does not fit the interface, or the interface is not one that the design allows.
pub fn text_of<'a>(
    format: Format,
    interface: &Interface,
    cases: impl IntoIterator<Item = &'a Case>,
) -> Result<(Vec<u8>, Option<String>), Error> {
    let mut text = Text::new(format, Path::new(&format.file_name(interface)), interface)?;
    let mut out = Vec::new();
    text.head(&mut out)?;
    for case in cases {
        text.case(case, &mut out)?;
    }
    Ok((out, text.sidecar()?))
}

/// Reads the cases of a file.
pub struct Reader {
    interface: Interface,
    decoder: Box<dyn Decode>,
    lines: Lines,
    over: bool,
}

impl Reader {
    /// Opens a file.
    ///
    /// # Errors
    /// If it cannot be read, is not of this block, or the interface is not one that the design allows.
    pub fn open(format: Format, path: &Path, interface: &Interface) -> Result<Reader, Error> {
        let lines = Lines::open(path)?;
        let sidecar = || {
            let path = sidecar_of(path);
            pica_files::read_text(&path).map_err(Error::io(&path))
        };
        let sidecar = if format == Format::Mem { sidecar()? } else { String::new() };
        Reader::of(format, lines, path, &sidecar, interface)
    }

    /// Reads the cases of a text. `path` is what errors call it; `sidecar` tells about packed records and is empty for
    /// other formats.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    pub fn of_text(
        format: Format,
        path: &Path,
        text: impl BufRead + 'static,
        sidecar: &str,
        interface: &Interface,
    ) -> Result<Reader, Error> {
        Reader::of(format, Lines::of(path, Box::new(text)), path, sidecar, interface)
    }

    fn of(
        format: Format,
        mut lines: Lines,
        path: &Path,
        sidecar: &str,
        interface: &Interface,
    ) -> Result<Reader, Error> {
        interface.check()?;
        let decoder: Box<dyn Decode> = match format {
            Format::Mem => Box::new(mem::Decoder::new(path, sidecar, interface)?),
            Format::Csv => Box::new(csv::Decoder::open(&mut lines, interface)?),
            Format::JsonLines => Box::new(json_lines::Codec::new(interface)),
            Format::TestFloat => Box::new(testfloat::Codec::new(interface)?),
        };
        Ok(Reader { interface: interface.clone(), decoder, lines, over: false })
    }

    fn case(&mut self) -> Result<Option<Case>, Error> {
        let case = self.decoder.case(&mut self.lines)?;
        if let Some(case) = &case {
            self.interface.check_case(case).map_err(|error| self.lines.error(error.to_string()))?;
        }
        Ok(case)
    }
}

impl Iterator for Reader {
    type Item = Result<Case, Error>;

    /// After an error there is no further case.
    fn next(&mut self) -> Option<Result<Case, Error>> {
        if self.over {
            return None;
        }
        let next = self.case();
        self.over = !matches!(next, Ok(Some(_)));
        next.transpose()
    }
}

/// The file that tells about another.
fn sidecar_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".json");
    name.into()
}
