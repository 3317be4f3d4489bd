// SPDX-License-Identifier: MIT
//! Diagnostics as text for a terminal.

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

use super::diagnostic::{Diagnostic, Severity};

/// The diagnostics one after another, each with its line and a mark under what it is about. `color` switches terminal
/// escape sequences on.
pub fn render(diagnostics: &[Diagnostic], color: bool) -> String {
    let renderer = if color { Renderer::styled() } else { Renderer::plain() };
    let mut text = String::new();
    for diagnostic in diagnostics {
        let level = match diagnostic.severity {
            Severity::Error => Level::ERROR,
            Severity::Warning => Level::WARNING,
        };
        let line: &str = &diagnostic.place.text;
        let byte = |character: u32| line.char_indices().nth(character as usize).map_or(line.len(), |(byte, _)| byte);
        let span = byte(diagnostic.span.start)..byte(diagnostic.span.end);
        let snippet = Snippet::source(line)
            .path(&*diagnostic.place.file)
            .line_start(diagnostic.place.line as usize)
            .annotation(AnnotationKind::Primary.span(span));
        let report = [level.primary_title(diagnostic.message.as_str()).element(snippet)];
        text.push_str(&renderer.render(&report));
        text.push('\n');
    }
    text
}
