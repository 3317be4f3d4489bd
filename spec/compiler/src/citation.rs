// SPDX-License-Identifier: MIT
//! Citations: what stands in `source` keys and in the marks of pages, and where it leads.
//!
//! A `source` is a list of citations, separated by `; `. A citation is a place in a page of `docs/hardware`,
//! `raster#scissor`, or a name of `sources.yaml` with what its `locator` asks for and, in quotes, the title of a
//! section: `GBATEK`, `citra #1621`, `3dbrew ISA "Control Flow"`. In a page a mark `[HW: GBATEK, citra #1621]` stands
//! behind what it supports.

use crate::ir::{Locator, Page, Reference};
use std::ops::Range;

/// Where a citation leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target<'a, 'b> {
    /// A page, and an anchor of it.
    Page(&'a Page, &'b str),
    /// A source, and the address of what a number names.
    Reference(&'a Reference, Option<String>),
}

/// All that can be cited.
#[derive(Clone, Copy, Debug)]
pub struct Citable<'a> {
    /// The entries of `sources.yaml`.
    pub references: &'a [Reference],
    /// The pages of `docs/hardware`.
    pub pages: &'a [Page],
}

/// The citations of a `source` text.
pub fn parts(source: &str) -> impl Iterator<Item = &str> {
    source.split("; ")
}

/// `source` for readers without links: places in pages as paths of the repository.
pub fn plain(source: &str) -> String {
    let path = |citation: &str| match place(citation) {
        Some((page, anchor)) => format!("docs/hardware/{page}.md#{anchor}"),
        None => citation.to_owned(),
    };
    parts(source).map(path).collect::<Vec<_>>().join("; ")
}

/// Where running text names a place, `raster.md#scissor`: its range, page and anchor.
pub fn mentions(text: &str) -> impl Iterator<Item = (Range<usize>, &str, &str)> {
    let of_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    text.match_indices(".md#").filter_map(move |(dot, _)| {
        let start = text[..dot].rfind(|c| !of_name(c)).map_or(0, |at| at + 1);
        let first = dot + ".md#".len();
        let end = text[first..].find(|c| !of_name(c)).map_or(text.len(), |at| first + at);
        // A path leads to some other document.
        let named = start < dot && first < end && !text[..start].ends_with('/');
        named.then(|| (start..end, &text[start..dot], &text[first..end]))
    })
}

/// Whether a citation has the form of a place in a page.
pub fn is_place(citation: &str) -> bool {
    place(citation).is_some()
}

/// Page and anchor of a citation that has the form `page#anchor`.
fn place(citation: &str) -> Option<(&str, &str)> {
    citation.split_once('#').filter(|(page, _)| !page.is_empty() && !page.contains(' '))
}

/// A mark of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark<'a> {
    /// Where it stands, brackets included.
    pub range: Range<usize>,
    /// `HW`, `DOC`, `EMU`, `EMU-<name>`, `?` or `derived`.
    pub grade: &'a str,
    /// What it cites, each on one line.
    pub citations: Vec<String>,
}

/// The marks of a page's text, in order.
pub fn marks(text: &str) -> impl Iterator<Item = Mark<'_>> {
    text.match_indices('[').filter_map(|(start, _)| {
        let inside = &text[start + 1..];
        let inside = &inside[..inside.find(']')?];
        let range = start..start + inside.len() + 2;
        let (grade, citations) = inside.split_once(':').unwrap_or((inside, ""));
        let known = matches!(grade, "HW" | "DOC" | "EMU" | "?" | "derived") || grade.starts_with("EMU-");
        // `[?](page.md)` is a link.
        let mark = known && !text[range.end..].starts_with('(');
        let words = |part: &str| part.split_whitespace().collect::<Vec<_>>().join(" ");
        let citations = citations.split(',').map(words).filter(|part| !part.is_empty());
        mark.then(|| Mark { range, grade, citations: citations.collect() })
    })
}

impl<'a> Citable<'a> {
    /// Where `citation` leads. The error is a sentence for the writer of the specification.
    pub fn resolve<'b>(&self, citation: &'b str) -> Result<Target<'a, 'b>, String> {
        if let Some(reference) = self.reference(citation) {
            return locate(reference, citation[reference.name.len()..].trim_start());
        }
        match place(citation) {
            Some((name, anchor)) => Ok(Target::Page(self.heading(name, anchor)?, anchor)),
            None => Err(format!("`{citation}` is neither a source of sources.yaml nor a place `page#heading`")),
        }
    }

    /// The page `name`, if it has `anchor`. The error is as for [`Citable::resolve`].
    pub fn heading(&self, name: &str, anchor: &str) -> Result<&'a Page, String> {
        let Some(page) = self.pages.iter().find(|page| page.name == name) else {
            let known: Vec<&str> = self.pages.iter().map(|page| page.name.as_str()).collect();
            return Err(format!("docs/hardware has no page `{name}`; there are {}", known.join(", ")));
        };
        if page.anchors.contains_key(anchor) {
            return Ok(page);
        }
        let known: Vec<&str> = page.anchors.keys().map(String::as_str).collect();
        Err(format!("page `{name}` has no heading `#{anchor}`; it has {}", known.join(", ")))
    }

    /// The source whose name begins `citation`; the longest, since `3dbrew IR` begins `3dbrew IR "Bits"` as well.
    fn reference(&self, citation: &str) -> Option<&'a Reference> {
        let begins = |reference: &&Reference| {
            citation.strip_prefix(reference.name.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        };
        self.references.iter().filter(begins).max_by_key(|reference| reference.name.len())
    }
}

/// `locator` is what stands behind the name; the title of a section can end it.
fn locate<'a>(reference: &'a Reference, locator: &str) -> Result<Target<'a, 'static>, String> {
    let Reference { name, address, .. } = reference;
    let locator = match locator.split_once('"') {
        Some((locator, title)) if title.len() > 1 && title.ends_with('"') => locator.trim_end(),
        Some(_) => return Err(format!("the title of a section of `{name}` stands in quotes, not `{locator}`")),
        None => locator,
    };
    match reference.locator {
        Locator::None if !locator.is_empty() => Err(format!("`{name}` stands alone, without `{locator}`")),
        Locator::None | Locator::Text => Ok(Target::Reference(reference, None)),
        Locator::Number => {
            let number = locator.strip_prefix('#').filter(|digits| digits.parse::<u32>().is_ok());
            let number = number.ok_or_else(|| format!("`{name}` is cited with a number, `{name} #1`"))?;
            Ok(Target::Reference(reference, address.as_ref().map(|address| address.replace("{n}", number))))
        }
    }
}

/// Reads a page: its name is that of its file; headings of the second and third level and `<a id="...">` can be cited.
pub(crate) fn page(file: &str, text: &str) -> Page {
    let name = file.rsplit(['/', '\\']).next().unwrap_or(file).trim_end_matches(".md").to_owned();
    let mut page = Page { name, title: String::new(), anchors: Default::default(), text: text.to_owned() };
    for line in text.lines() {
        match line.split_once(' ') {
            Some(("#", title)) if page.title.is_empty() => page.title = title.to_owned(),
            Some(("##" | "###", heading)) => drop(page.anchors.insert(slug(heading), heading.to_owned())),
            _ => {}
        }
        for (anchor, _) in line.split("<a id=\"").skip(1).filter_map(|rest| rest.split_once('"')) {
            page.anchors.insert(anchor.to_owned(), page.title.clone());
        }
    }
    page
}

/// The anchor that renderers of Markdown give a heading.
pub fn slug(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c.to_ascii_lowercase() }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_read_and_links_are_not() {
        let text = "A [HW: GBATEK,\ncitra #1] b [?](x.md) c [EMU-Azahar] d [sic] [derived] e [?]";
        let found: Vec<_> = marks(text).map(|mark| (&text[mark.range.clone()], mark.grade, mark.citations)).collect();
        let expected = [
            ("[HW: GBATEK,\ncitra #1]", "HW", vec!["GBATEK", "citra #1"]),
            ("[EMU-Azahar]", "EMU-Azahar", vec![]),
            ("[derived]", "derived", vec![]),
            ("[?]", "?", vec![]),
        ]
        .map(|(text, grade, cited): (_, _, Vec<&str>)| {
            (text, grade, cited.into_iter().map(str::to_owned).collect::<Vec<_>>())
        });
        assert_eq!(found, expected);
    }

    #[test]
    fn places_in_running_text_are_found() {
        let text = "as (raster.md#early-depth), not docs/tour.md#x; a.md# and .md#b are none";
        assert_eq!(mentions(text).collect::<Vec<_>>(), [(4..25, "raster", "early-depth")]);
    }

    #[test]
    fn headings_have_the_anchors_of_renderers() {
        assert_eq!(slug("Combiners, fog and gas"), "combiners-fog-and-gas");
        assert_eq!(slug("From f32 to f24"), "from-f32-to-f24");
    }

    #[test]
    fn places_lead_to_files() {
        assert_eq!(plain("raster#scissor; citra #1621"), "docs/hardware/raster.md#scissor; citra #1621");
    }
}
