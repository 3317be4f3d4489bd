// SPDX-License-Identifier: MIT
//! Citations as links: from `source` keys and from the marks of pages to pages, sources and their addresses.

use crate::citation::{self, Citable, Target};
use crate::ir::{Description, Page, Reference};
use std::fmt::Write;

/// What citations lead to, in one form of the export.
#[derive(Clone, Debug)]
pub(super) struct Cites {
    references: Vec<Reference>,
    pages: Vec<Page>,
    form: Form,
}

/// How a link is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// Markdown beside the folder `hardware`.
    Markdown,
    /// Markdown in the folder `hardware`.
    MarkdownPage,
    /// Anchors of one HTML page.
    Html,
}

impl Cites {
    pub(super) fn of(description: &Description, form: Form) -> Cites {
        Cites { references: description.sources.clone(), pages: description.pages.clone(), form }
    }

    /// The citations of a `source` text, each a link.
    pub(super) fn links(&self, source: &str) -> String {
        citation::parts(source).map(|citation| self.link(citation)).collect::<Vec<_>>().join("; ")
    }

    /// The text of a page with links in its marks.
    pub(super) fn page(&self, text: &str) -> String {
        let mut out = String::new();
        let mut end = 0;
        for mark in citation::marks(text) {
            let cited: Vec<String> = mark.citations.iter().map(|citation| self.link(citation)).collect();
            let between = if cited.is_empty() { "" } else { ": " };
            // Writing to a string cannot fail.
            let _ = match self.form {
                Form::Html => write!(
                    out,
                    "{}<span class=\"evidence\"><span class=\"grade {}\">{}</span>{}{}</span>",
                    &text[end..mark.range.start],
                    super::html::evidence(mark.grade),
                    mark.grade,
                    if cited.is_empty() { "" } else { " " },
                    cited.join(", ")
                ),
                _ => write!(out, "{}[{}{between}{}]", &text[end..mark.range.start], mark.grade, cited.join(", ")),
            };
            end = mark.range.end;
        }
        out + &text[end..]
    }

    /// Running text with links where it names places in pages; `plain` writes the rest.
    pub(super) fn mentions(&self, text: &str, plain: impl Fn(&str) -> String) -> String {
        let mut out = String::new();
        let mut end = 0;
        for (range, page, anchor) in citation::mentions(text) {
            out += &plain(&text[end..range.start]);
            out += &self.write(&format!("{page}.md#{anchor}"), &self.place(page, anchor));
            end = range.end;
        }
        out + &plain(&text[end..])
    }

    /// One citation as a link; the compiler has checked that it leads somewhere.
    fn link(&self, citation: &str) -> String {
        let citable = Citable { references: &self.references, pages: &self.pages };
        let (text, address) = match citable.resolve(citation) {
            Ok(Target::Page(page, anchor)) => {
                let heading = page.anchors.get(anchor).map_or(anchor, String::as_str);
                (format!("{}, {heading}", page.title), self.place(&page.name, anchor))
            }
            Ok(Target::Reference(_, Some(address))) => (citation.to_owned(), address),
            Ok(Target::Reference(reference, None)) => (citation.to_owned(), self.source(reference)),
            Err(_) => return self.escape(citation),
        };
        self.write(&text, &address)
    }

    fn write(&self, text: &str, address: &str) -> String {
        match self.form {
            Form::Html => format!("<a href=\"{}\">{}</a>", minijinja::HtmlEscape(address), self.escape(text)),
            _ => format!("[{}]({address})", self.escape(text)),
        }
    }

    fn escape(&self, text: &str) -> String {
        match self.form {
            Form::Html => minijinja::HtmlEscape(text).to_string(),
            _ => super::template::markdown(text),
        }
    }

    /// Where a heading of a page is.
    fn place(&self, page: &str, anchor: &str) -> String {
        match self.form {
            Form::Markdown => format!("hardware/{page}.md#{anchor}"),
            Form::MarkdownPage => format!("{page}.md#{anchor}"),
            Form::Html => format!("#hardware/{page}/{anchor}"),
        }
    }

    /// Where the entry of a source is.
    fn source(&self, reference: &Reference) -> String {
        let anchor = reference.anchor();
        match self.form {
            Form::Markdown => format!("sources.md#{anchor}"),
            Form::MarkdownPage => format!("../sources.md#{anchor}"),
            Form::Html => format!("#source/{anchor}"),
        }
    }
}
