// SPDX-License-Identifier: MIT
//! What the assembler has to say about a source text. Found here, shown elsewhere: see [`render`](super::render).

use std::fmt;
use std::sync::Arc;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Nothing can be assembled.
    Error,
    /// The text assembles, but probably not to what was meant.
    Warning,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Error => "error",
            Self::Warning => "warning",
        })
    }
}

/// A stretch of one source line, in characters counted from 0; `end` is exclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// First character.
    pub start: u32,
    /// First character after.
    pub end: u32,
}

impl Span {
    /// From the start of this span to the end of another.
    pub const fn to(self, end: Self) -> Self {
        Self { start: self.start, end: end.end }
    }
}

/// A line of a source text: where it is and what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// File name, as given or as a line marker says.
    pub file: Arc<str>,
    /// Line number in that file, from 1.
    pub line: u32,
    /// The line, without its end.
    pub text: Arc<str>,
}

/// An error or a warning: file, line, column, message and the line it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// File and line.
    pub place: Place,
    /// The characters of the line that it is about.
    pub span: Span,
    /// What is wrong.
    pub message: String,
}

impl Diagnostic {
    /// The column of the first character it is about, in characters from 1.
    pub const fn column(&self) -> u32 {
        self.span.start + 1
    }
}

impl fmt::Display for Diagnostic {
    /// `file:line:column: error: message`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { severity, place, message, .. } = self;
        write!(f, "{}:{}:{}: {severity}: {message}", place.file, place.line, self.column())
    }
}

/// A message about a stretch of a line that is known from the context.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Note {
    pub span: Span,
    pub message: String,
}

impl Note {
    pub fn new(span: Span, message: impl Into<String>) -> Self {
        Self { span, message: message.into() }
    }
}

/// Collects diagnostics in the order in which their lines come.
#[derive(Debug, Default)]
pub(super) struct Reporter {
    /// Sort key (number of the line in the run, column) and diagnostic.
    found: Vec<((usize, u32), Diagnostic)>,
}

impl Reporter {
    pub fn report(&mut self, severity: Severity, at: &Location, note: Note) {
        let Note { span, message } = note;
        let diagnostic = Diagnostic { severity, place: at.place.clone(), span, message };
        self.found.push(((at.sequence, span.start), diagnostic));
    }

    pub fn error(&mut self, at: &Location, note: Note) {
        self.report(Severity::Error, at, note);
    }

    pub fn warning(&mut self, at: &Location, note: Note) {
        self.report(Severity::Warning, at, note);
    }

    pub fn has_errors(&self) -> bool {
        self.found.iter().any(|(_, diagnostic)| diagnostic.severity == Severity::Error)
    }

    pub fn finish(mut self) -> Vec<Diagnostic> {
        self.found.sort_by_key(|&(key, _)| key);
        self.found.into_iter().map(|(_, diagnostic)| diagnostic).collect()
    }
}

/// A line of the run: its place and its number over all files, which line markers do not change.
#[derive(Clone, Debug)]
pub(super) struct Location {
    pub place: Place,
    pub sequence: usize,
}
