// SPDX-License-Identifier: MIT
//! Errors of the specification, each with file, line, column and the offending line.

use crate::source::{Place, Source};
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use std::fmt;
use std::ops::Range;

/// One error.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    source: Source,
    range: Range<usize>,
    message: String,
    /// The other place that an error is about: the first of two definitions, say.
    related: Option<(Source, Range<usize>, String)>,
}

impl Diagnostic {
    /// An error about the value at `place`.
    pub fn new(place: &Place, message: impl Into<String>) -> Diagnostic {
        Diagnostic::at_range(place.source(), place.range(), message)
    }

    /// An error about a byte range of a file.
    pub fn at_range(source: &Source, range: Range<usize>, message: impl Into<String>) -> Diagnostic {
        Diagnostic { source: source.clone(), range, message: message.into(), related: None }
    }

    /// Adds a second place, unless it is the first one.
    pub fn with_related(mut self, place: &Place, label: impl Into<String>) -> Diagnostic {
        if place.range() != self.range || !place.source().is(&self.source) {
            self.related = Some((place.source().clone(), place.range(), label.into()));
        }
        self
    }

    /// What is wrong, without the place.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Name of the file.
    pub fn file(&self) -> &str {
        self.source.name()
    }

    /// Line and column, both from 1.
    pub fn line_column(&self) -> (usize, usize) {
        let before = &self.source.text()[..self.range.start];
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let snippet = |source: &'_ Source| Snippet::source(source.text().to_owned()).path(source.name().to_owned());
        let mut primary = snippet(&self.source).annotation(AnnotationKind::Primary.span(self.range.clone()));
        let mut elsewhere = None;
        if let Some((source, range, label)) = &self.related {
            let context = AnnotationKind::Context.span(range.clone()).label(label.clone());
            if source.is(&self.source) {
                primary = primary.annotation(context);
            } else {
                elsewhere = Some(snippet(source).annotation(context));
            }
        }
        let mut group = Level::ERROR.primary_title(self.message.clone()).element(primary);
        if let Some(other) = elsewhere {
            group = group.element(other);
        }
        f.write_str(&Renderer::plain().render(&[group]))
    }
}

/// All errors of a run, in file order.
#[derive(Clone, Debug)]
pub struct Errors(pub Vec<Diagnostic>);

impl fmt::Display for Errors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for diagnostic in &self.0 {
            writeln!(f, "{diagnostic}\n")?;
        }
        let n = self.0.len();
        write!(f, "{n} error{} in the specification", if n == 1 { "" } else { "s" })
    }
}

impl std::error::Error for Errors {}
