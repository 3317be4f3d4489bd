// SPDX-License-Identifier: MIT
//! The pages of the hardware and the list of sources, as the exported pages show them.

use super::cite::{Cites, Form};
use crate::citation::{self, slug};
use crate::ir::{Description, Page, Reference};
use minijinja::Value;
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, html};
use serde::Serialize;

/// A source with what the pages say about it.
#[derive(Serialize)]
pub(super) struct ListedSource<'a> {
    #[serde(flatten)]
    reference: &'a Reference,
    anchor: String,
    /// What it is, in words.
    is: &'static str,
    /// The part of the address that is one, whatever number is cited.
    link: Option<String>,
}

/// A page of the hardware in HTML.
#[derive(Serialize)]
pub(super) struct HardwarePage {
    name: String,
    title: String,
    /// What stands before the first heading.
    intro: Value,
    sections: Vec<Section>,
}

#[derive(Serialize)]
struct Section {
    anchor: String,
    heading: String,
    body: Value,
}

/// The sources in the order of `sources.yaml`.
pub(super) fn sources<'a>(description: &'a Description) -> Vec<ListedSource<'a>> {
    let listed = |reference: &'a Reference| {
        let Reference { kind, address, .. } = reference;
        let link = address.as_ref().map(|address| address.trim_end_matches("/{n}").to_owned());
        ListedSource { reference, anchor: reference.anchor(), is: kind.words(), link }
    };
    description.sources.iter().map(listed).collect()
}

/// The pages in HTML, a section for each heading of the second level.
pub(super) fn html(description: &Description) -> Vec<HardwarePage> {
    let cites = Cites::of(description, Form::Html);
    description.pages.iter().map(|page| html_page(&cites, page)).collect()
}

fn html_page(cites: &Cites, page: &Page) -> HardwarePage {
    let mut parts: Vec<(String, String)> = vec![Default::default()];
    for line in page.text.lines() {
        match (line.strip_prefix("# "), line.strip_prefix("## ")) {
            (Some(_), _) => continue,
            (_, Some(heading)) => parts.push((heading.to_owned(), String::new())),
            _ => {
                let (_, text) = parts.last_mut().expect("there is a first part");
                *text += line;
                text.push('\n');
            }
        }
    }
    let body = |text: &str| Value::from_safe_string(html_text(cites, &page.name, text));
    let mut parts = parts.into_iter();
    let intro = parts.next().map_or(Value::UNDEFINED, |(_, text)| body(&text));
    let section = |(heading, text): (String, String)| Section { anchor: slug(&heading), body: body(&text), heading };
    HardwarePage { name: page.name.clone(), title: page.title.clone(), intro, sections: parts.map(section).collect() }
}

/// Markdown of the page `name` as HTML: links to other pages and anchors become anchors of the one page.
fn html_text(cites: &Cites, name: &str, text: &str) -> String {
    let text = cites.page(text).replace("<a id=\"", &format!("<a id=\"hardware/{name}/"));
    let mut heading = None;
    let events = Parser::new_ext(&text, Options::ENABLE_TABLES).map(|event| match event {
        Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
            let place = citation::mentions(&dest_url).next();
            let dest_url = match (place, dest_url.strip_prefix('#'), dest_url.strip_suffix(".md")) {
                (Some((_, page, anchor)), ..) => format!("#hardware/{page}/{anchor}").into(),
                (_, Some(anchor), _) => format!("#hardware/{name}/{anchor}").into(),
                (.., Some(page)) => format!("#hardware/{page}").into(),
                _ => dest_url,
            };
            Event::Start(Tag::Link { link_type, dest_url, title, id })
        }
        other => other,
    });
    let mut events: Vec<Event<'_>> = events.collect();
    // Headings of the third level: their text is their anchor.
    for i in 0..events.len() {
        match &events[i] {
            Event::Start(Tag::Heading { .. }) => heading = Some((i, String::new())),
            Event::Text(text) | Event::Code(text) => {
                if let Some((_, words)) = &mut heading {
                    *words += text;
                }
            }
            Event::End(pulldown_cmark::TagEnd::Heading(_)) => {
                if let Some((at, words)) = heading.take()
                    && let Event::Start(Tag::Heading { id, level, .. }) = &mut events[at]
                {
                    *id = Some(CowStr::from(format!("hardware/{name}/{}", slug(&words))));
                    *level = pulldown_cmark::HeadingLevel::H5;
                }
                events[i] = Event::End(pulldown_cmark::TagEnd::Heading(pulldown_cmark::HeadingLevel::H5));
            }
            _ => {}
        }
    }
    let mut out = String::new();
    html::push_html(&mut out, events.into_iter());
    out
}
