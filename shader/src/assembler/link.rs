// SPDX-License-Identifier: MIT
//! The end of a run: procedures and entry points are looked up, the container is put together.

use super::Assembly;
use super::diagnostic::{Diagnostic, Location, Note, Place};
use super::names::nearest;
use super::run::{FinishedProgram, LINE_START, Procedure, Reference, Run};
use super::syntax::EntryText;
use crate::shbin::{Dvle, Shbin};
use pica_model::shader::isa::GEOMETRY_CODE_WORDS;

/// The entry procedure of a program that names none.
pub(crate) const DEFAULT_ENTRY: &str = "main";

impl<'a> Run<'a> {
    pub(super) fn link(mut self) -> Result<Assembly, Vec<Diagnostic>> {
        let calls = self.resolve_calls();
        let programs = std::mem::take(&mut self.programs);
        let dvles: Vec<Dvle> = programs.iter().filter_map(|program| self.dvle(program)).collect();
        if programs.is_empty() && !self.reporter.has_errors() {
            let nowhere = Place { file: "".into(), line: 1, text: "".into() };
            let location = self.first_line.take().unwrap_or(Location { place: nowhere, sequence: 0 });
            let note = Note::new(LINE_START, "there is no program: every source file is empty or .nodvle");
            self.reporter.error(&location, note);
        }
        if let (true, Some(program)) = (self.code.len() > GEOMETRY_CODE_WORDS, programs.first()) {
            let words = self.code.len();
            let message = format!("{words} instructions; addresses reach no further than {GEOMETRY_CODE_WORDS}");
            self.reporter.error(&program.location, Note::new(LINE_START, message));
        }
        if self.reporter.has_errors() {
            return Err(self.reporter.finish());
        }
        let shbin = Shbin {
            code: self.code.encode(&self.table),
            descriptors: self.table.entries(),
            programs: dvles,
            ..Shbin::default()
        };
        if self.options.checks {
            self.check_recursion(&calls);
            for (number, program) in programs.iter().enumerate() {
                self.check_ways(&shbin, number, program);
            }
        }
        let diagnostics = self.reporter.finish();
        let uniforms = self.uniforms.into_iter().map(|(name, range)| (name.to_owned(), range)).collect();
        Ok(Assembly { shbin, uniforms, warnings: diagnostics })
    }

    /// Gives calls their targets; those that have one come back.
    fn resolve_calls(&mut self) -> Vec<Reference<'a>> {
        let mut resolved = Vec::new();
        for call in std::mem::take(&mut self.calls) {
            let span = call.target.span;
            let Some(&Procedure { start, length }) = self.procedures.get(call.target.text) else {
                let near = nearest(call.target.text, self.procedures.keys().copied());
                let message = format!("there is no procedure \"{}\"{near}", call.target.text);
                self.reporter.error(&call.location, Note::new(span, message));
                continue;
            };
            if let Err(note) = self.check_count(&call.location, span, length, "procedure") {
                self.reporter.error(&call.location, note);
            }
            self.code.set_address(call.at, start);
            self.code.set_count(call.at, length);
            resolved.push(call);
        }
        resolved
    }

    /// The container entry of a program, if it has an entry point.
    fn dvle(&mut self, finished: &FinishedProgram) -> Option<Dvle> {
        let (name, location, span) = match &finished.entry {
            Some((EntryText::Address { start, end }, _)) => {
                return Some(finished.program.dvle(*start, *end));
            }
            Some((EntryText::Procedure(name), location)) => (name.text, location, name.span),
            None => (DEFAULT_ENTRY, &finished.location, LINE_START),
        };
        let Some(&Procedure { start, length }) = self.procedures.get(name) else {
            let near = nearest(name, self.procedures.keys().copied());
            let message = format!("there is no entry procedure \"{name}\"{near}");
            self.reporter.error(location, Note::new(span, message));
            return None;
        };
        Some(finished.program.dvle(start as u32, (start + length) as u32))
    }
}
