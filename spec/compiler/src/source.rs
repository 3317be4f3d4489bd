// SPDX-License-Identifier: MIT
//! A specification file: its name, its text and where everything stands in it.
//!
//! YAML stays behind this module. `serde_yaml` turns the text into values; `saphyr-parser`, which reports positions,
//! provides an index from a path in the document (`registers/3/fields/1/bits`) to a byte range of the text.

use crate::diagnostic::Diagnostic;
use saphyr_parser::{Event, Parser, Span};
use serde::de::DeserializeOwned;
use serde_yaml::Value;
use std::collections::HashMap;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

/// One loaded file. Cheap to clone: diagnostics keep one each.
#[derive(Clone)]
pub struct Source(Arc<Inner>);

struct Inner {
    name: String,
    text: String,
    spans: HashMap<String, Range<usize>>,
}

impl fmt::Debug for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Source({})", self.0.name)
    }
}

/// A place in a file: the path from the document's root to a value.
#[derive(Clone, Debug)]
pub struct Place {
    source: Source,
    path: String,
}

impl Source {
    /// Whether both are the same file: of one name and, should two files have it, of one text.
    pub fn is(&self, other: &Source) -> bool {
        self.0.name == other.0.name && self.0.text == other.0.text
    }

    /// Parses `text`. The error is the first syntax error of the file.
    pub fn parse(name: &str, text: &str) -> Result<(Source, Value), Diagnostic> {
        let inner = |spans| Inner { name: name.to_owned(), text: text.to_owned(), spans };
        let index = index(text);
        if let Some(offset) = index.too_deep.or_else(|| index.unknown_from.and_then(|from| opens_much(text, from))) {
            let source = Source(Arc::new(inner(HashMap::new())));
            let message = format!("nested more than {MOST_DEPTH} deep");
            return Err(Diagnostic::at_range(&source, line_from(text, offset), message));
        }
        match serde_yaml::from_str::<Value>(text) {
            Ok(value) => Ok((Source(Arc::new(inner(index.spans))), value)),
            Err(error) => {
                let offset = error.location().map_or(0, |l| l.index().min(text.len()));
                let source = Source(Arc::new(inner(HashMap::new())));
                Err(Diagnostic::at_range(&source, line_from(text, offset), strip_location(&error.to_string())))
            }
        }
    }

    /// A file that is not YAML.
    pub fn text_file(name: &str, text: &str) -> Source {
        Source(Arc::new(Inner { name: name.to_owned(), text: text.to_owned(), spans: HashMap::new() }))
    }

    /// The file's name as it was given, used in messages.
    pub fn name(&self) -> &str {
        &self.0.name
    }

    /// The file's text.
    pub fn text(&self) -> &str {
        &self.0.text
    }

    /// The place of the document's root.
    pub fn root(&self) -> Place {
        Place { source: self.clone(), path: String::new() }
    }
}

impl Place {
    /// The place of `key` in the mapping at this place.
    pub fn key(&self, key: impl fmt::Display) -> Place {
        let separator = if self.path.is_empty() { "" } else { "/" };
        Place { source: self.source.clone(), path: format!("{}{separator}{key}", self.path) }
    }

    /// The file of this place.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// Byte range of the value here, or of the nearest enclosing value that has one.
    pub fn range(&self) -> Range<usize> {
        let mut path = self.path.as_str();
        loop {
            if let Some(range) = self.source.0.spans.get(path) {
                return range.clone();
            }
            match path.rsplit_once('/') {
                Some((parent, _)) => path = parent,
                None if path.is_empty() => return 0..0,
                None => path = "",
            }
        }
    }

    /// Deserialises `value`, which stands at this place. The error points at the offending part.
    pub fn read<T: DeserializeOwned>(&self, value: Value) -> Result<T, Diagnostic> {
        serde_path_to_error::deserialize(value).map_err(|error| {
            let message = error.inner().to_string();
            let unknown_key = message.strip_prefix("unknown field `").and_then(|rest| rest.split('`').next());
            let mut place = self.clone();
            for segment in error.path() {
                use serde_path_to_error::Segment::{Map, Seq};
                place = match segment {
                    Seq { index } => place.key(index),
                    // What is wrong with an unknown key is the key, not its value.
                    Map { key } if unknown_key == Some(key) => place.key(format_args!("{key}?key")),
                    Map { key } => place.key(key),
                    _ => place,
                }
            }
            Diagnostic::new(&place, message)
        })
    }
}

/// Removes the position that serde_yaml appends to a message: the diagnostic shows it.
fn strip_location(message: &str) -> String {
    match message.rfind(" at line ") {
        Some(at) if message[at..].contains(" column ") => message[..at].to_owned(),
        _ => message.to_owned(),
    }
}

/// From `offset` to the end of its line.
fn line_from(text: &str, offset: usize) -> Range<usize> {
    let offset = (0..=offset).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
    let end = text[offset..].find('\n').map_or(text.len(), |n| offset + n);
    offset..end
}

/// An open mapping or sequence while events are read.
enum Open {
    Mapping { path: String, key: Option<String> },
    Sequence { path: String, next: usize },
}

/// Mappings and sequences that may be open at once. The scanner of serde_yaml takes time as the square of that.
const MOST_DEPTH: usize = 100;

/// Where a text from `from` on, which saphyr-parser did not follow, opens so much that serde_yaml could take long: brackets that are
/// not closed again, or entries within each other in a line. No file that somebody wrote comes near.
fn opens_much(text: &str, from: usize) -> Option<usize> {
    const MUCH: usize = 10_000;
    let (mut brackets, mut entries) = (0_usize, 0);
    for (at, character) in text[from..].char_indices() {
        match character {
            '[' | '{' => brackets += 1,
            ']' | '}' => brackets = brackets.saturating_sub(1),
            '-' | '?' => entries += 1,
            '\n' => entries = 0,
            _ => {}
        }
        if brackets.max(entries) > MUCH {
            return Some(from + at);
        }
    }
    None
}

/// Where things stand in a text.
#[derive(Default)]
struct Index {
    /// Path -> byte range of the value; `path?key` -> byte range of the key. Empty if the text is not one YAML document: a file that
    /// serde_yaml reads and saphyr-parser does not only loses precision of positions.
    spans: HashMap<String, Range<usize>>,
    /// Where more is open than may be.
    too_deep: Option<usize>,
    /// Up to where the parser came, if it gave up.
    unknown_from: Option<usize>,
}

fn index(text: &str) -> Index {
    let bytes: Vec<usize> = text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
    let range = |span: &Span| {
        let at = |index: usize| bytes[index.min(bytes.len() - 1)];
        at(span.start.index())..at(span.end.index())
    };
    let join = |path: &str, key: &str| if path.is_empty() { key.to_owned() } else { format!("{path}/{key}") };
    let mut spans = HashMap::new();
    let mut stack: Vec<Open> = Vec::new();
    let mut reached = 0;
    for event in Parser::new_from_str(text) {
        let Ok((event, span)) = event else {
            return Index { unknown_from: Some(reached), ..Index::default() };
        };
        let mut span = range(&span);
        reached = span.start;
        if stack.len() > MOST_DEPTH {
            return Index { too_deep: Some(reached), ..Index::default() };
        }
        // Where the value goes, if the event starts one.
        let path = match (&event, stack.last_mut()) {
            (Event::Scalar(text, ..), Some(Open::Mapping { path, key: key @ None })) => {
                *key = Some(text.to_string());
                spans.insert(join(path, &format!("{text}?key")), span);
                continue;
            }
            (Event::Scalar(..) | Event::Alias(..) | Event::MappingStart(..) | Event::SequenceStart(..), top) => {
                match top {
                    Some(Open::Mapping { path, key }) => join(path, &key.take().unwrap_or_default()),
                    Some(Open::Sequence { path, next }) => {
                        *next += 1;
                        join(path, &(*next - 1).to_string())
                    }
                    None => String::new(),
                }
            }
            (Event::MappingEnd | Event::SequenceEnd, _) => {
                stack.pop();
                continue;
            }
            _ => continue,
        };
        match event {
            Event::MappingStart(..) => stack.push(Open::Mapping { path: path.clone(), key: None }),
            Event::SequenceStart(..) => stack.push(Open::Sequence { path: path.clone(), next: 0 }),
            _ => {}
        }
        if span.is_empty() || !matches!(event, Event::Scalar(..)) {
            // Collections are shown by the line they start in.
            span = line_from(text, span.start);
        }
        spans.insert(path, span);
    }
    Index { spans, ..Index::default() }
}
