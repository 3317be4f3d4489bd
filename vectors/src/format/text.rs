// SPDX-License-Identifier: MIT
//! Cases as text, wherever it goes.

use super::line::Line;
use super::{Encode, Format, csv, json_lines, mem, testfloat};
use crate::{Batch, Case, Error, Interface};
use std::io::Write;
use std::path::{Path, PathBuf};

/// The text of cases on its way.
pub(super) struct Text {
    /// What errors call it.
    pub(super) path: PathBuf,
    interface: Interface,
    encoder: Box<dyn Encode>,
    /// The line of a vector; none for a unit.
    line: Option<Line>,
    cases: u64,
}

impl Text {
    pub(super) fn new(format: Format, path: &Path, interface: &Interface) -> Result<Self, Error> {
        interface.check()?;
        let encoder: Box<dyn Encode> = match format {
            Format::Mem => Box::new(mem::Codec::new(interface)?),
            Format::Csv => Box::new(csv::Codec::new(interface)),
            Format::JsonLines => Box::new(json_lines::Codec::new(interface)),
            Format::TestFloat => Box::new(testfloat::Codec::new(interface)?),
        };
        let line = interface.is_flat().then(|| {
            let mut line = encoder.line();
            line.text("\n");
            line
        });
        Ok(Self { path: path.to_owned(), interface: interface.clone(), encoder, line, cases: 0 })
    }

    /// Writes what stands before the first case.
    pub(super) fn head(&self, out: &mut impl Write) -> Result<(), Error> {
        out.write_all(self.encoder.head().as_bytes()).map_err(Error::io(&self.path))
    }

    /// Writes a case.
    pub(super) fn case(&mut self, case: &Case, out: &mut impl Write) -> Result<(), Error> {
        let number = self.cases;
        self.interface.check_case(case).map_err(|source| Error::Case { number, source })?;
        if self.line.is_some() {
            return self.lines(&Batch::of(case), out);
        }
        self.encoder.case(number, case, out).map_err(Error::io(&self.path))?;
        self.cases += 1;
        Ok(())
    }

    /// Writes cases of a block that is no unit.
    pub(super) fn batch(&mut self, batch: &Batch, out: &mut impl Write) -> Result<(), Error> {
        let error = |(row, source)| Error::Case { number: self.cases + row as u64, source };
        batch.check(&self.interface).map_err(error)?;
        self.lines(batch, out)
    }

    /// Writes the lines of cases that fit.
    fn lines(&mut self, batch: &Batch, out: &mut impl Write) -> Result<(), Error> {
        let sides = [&batch.inputs, &batch.outputs].into_iter();
        let columns: Vec<&[u32]> = sides.flat_map(|side| side.columns()).map(Vec::as_slice).collect();
        if let Some(line) = &mut self.line {
            line.write(&columns, out).map_err(Error::io(&self.path))?;
        }
        self.cases += batch.len() as u64;
        Ok(())
    }

    /// What tells about the text in a file of its own.
    pub(super) fn sidecar(&self) -> Result<Option<String>, Error> {
        self.encoder.sidecar(self.cases).map_err(|error| Error::io(&self.path)(error.into()))
    }
}
