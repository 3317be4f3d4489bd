// SPDX-License-Identifier: MIT
//! From command lists to lines.

use super::{Error, Format};
use crate::fields;
use crate::lookup::by_id;
use pica_spec::command::{Decoder, EndRule, Event, Item, Severity, Write as RegisterWrite};
use pica_spec::trace::{Recording, lists};
use pica_spec_compiler::ir::Map;
use serde_json::{Value, json};
use std::io::Write;

/// Where a line comes from: keys in front of every line of a recording.
struct Place {
    /// For messages: `list 3, ` or nothing.
    label: String,
    keys: Vec<(&'static str, Value)>,
}

/// Prints lists as lines.
pub struct Printer<'a, W: Write> {
    /// The map whose registers are written.
    pub(super) map: &'static Map,
    /// The file, for messages.
    pub(super) file: &'a str,
    pub(super) format: Format,
    pub(super) out: W,
    /// Gets what is wrong, or odd, in what is printed.
    pub(super) tell: &'a dyn Fn(Severity, &str),
    /// An error was told.
    failed: bool,
}

impl<'a, W: Write> Printer<'a, W> {
    /// A printer of what writes to the registers of a map ([`map_of`](super::map_of)). Messages name the `file`, and go to `tell`
    /// when the lines before are out.
    pub fn new(
        map: &'static Map,
        file: &'a str,
        format: Format,
        out: W,
        tell: &'a dyn Fn(Severity, &str),
    ) -> Printer<'a, W> {
        Printer { map, file, format, out, tell, failed: false }
    }

    /// Prints a command list.
    ///
    /// # Errors
    /// If it is damaged, or nothing can be printed.
    pub fn list(mut self, bytes: &[u8]) -> Result<(), Error> {
        self.writes(bytes, EndRule::default(), &Place { label: String::new(), keys: Vec::new() })?;
        self.finish()
    }

    /// Prints the lists of a recording, or one of them, or one segment of it.
    ///
    /// # Errors
    /// If one is damaged, there is no such list or segment, or nothing can be printed.
    pub fn recording(
        mut self,
        recording: &Recording,
        only_list: Option<usize>,
        only_segment: Option<usize>,
    ) -> Result<(), Error> {
        let mut count = 0;
        for list in lists(recording) {
            count += 1;
            if only_list.is_some_and(|only| only != list.number) {
                continue;
            }
            for problem in &list.problems {
                self.report(problem.severity(), &format!("list {}: {problem}", list.number));
            }
            for (number, segment) in list.segments.iter().enumerate() {
                if only_segment.is_some_and(|only| only != number) {
                    continue;
                }
                let mut keys = vec![
                    ("frame", json!(list.frame)),
                    ("list", json!(list.number)),
                    ("address", json!(segment.address)),
                ];
                if list.segments.len() > 1 {
                    keys.push(("segment", json!(number)));
                }
                let label = format!("list {}, segment {number} at {:#010X}, ", list.number, segment.address);
                self.writes(&segment.bytes, list.rule, &Place { label, keys })?;
            }
            if let (Some(segment), true) = (only_segment, only_segment >= Some(list.segments.len())) {
                let (number, count) = (list.number, list.segments.len());
                let file = self.file;
                return Err(Error::Input(format!(
                    "{file}: list {number} has no segment {segment}: it has {count}, from 0"
                )));
            }
        }
        match only_list {
            Some(only) if only >= count => {
                Err(Error::Input(format!("{}: the recording has {count} lists, from 0: no list {only}", self.file)))
            }
            _ => self.finish(),
        }
    }

    fn writes(&mut self, bytes: &[u8], rule: EndRule, place: &Place) -> Result<(), Error> {
        for event in Decoder::new(bytes, rule) {
            match event {
                Event::Item(item) => self.item(&item, place)?,
                Event::Diagnostic(diagnostic) => {
                    let text = format!("{}offset {:#X}: {}", place.label, diagnostic.offset, diagnostic.problem);
                    self.report(diagnostic.severity(), &text);
                }
            }
        }
        Ok(())
    }

    fn item(&mut self, item: &Item, place: &Place) -> Result<(), Error> {
        match self.format {
            Format::Json => {
                let mut line: serde_json::Map<String, Value> =
                    place.keys.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
                match item {
                    Item::Write(write) => {
                        let register = by_id(self.map, write.id);
                        line.extend([
                            ("offset".to_owned(), json!(write.offset)),
                            ("command".to_owned(), json!(write.command)),
                            ("header".to_owned(), json!(write.header.0)),
                            ("id".to_owned(), json!(write.id)),
                            ("name".to_owned(), json!(register.map(|register| &register.name))),
                            ("value".to_owned(), json!(write.value)),
                            ("mask".to_owned(), json!(write.mask().get())),
                            ("fields".to_owned(), fields::to_json(&self.fields(write))),
                        ]);
                    }
                    Item::Padding { offset, value } => {
                        line.extend(word_line(*offset, "padding", *value));
                    }
                    Item::Tail { offset, value } => {
                        line.extend(word_line(*offset, "tail", *value));
                    }
                }
                writeln!(self.out, "{}", Value::Object(line))?;
            }
            Format::Text => match item {
                Item::Write(write) => {
                    let name = by_id(self.map, write.id).map_or("-", |register| register.name.as_str());
                    let shown: Vec<String> = self
                        .fields(write)
                        .iter()
                        .map(|decoded| format!("{}={}", decoded.field.name, fields::to_short_text(decoded)))
                        .collect();
                    let line = format!(
                        "{:06X}  {:#05X} {:04b}  {:08X}  {name}  {}",
                        write.offset,
                        write.id,
                        write.mask().get(),
                        write.value,
                        shown.join(" ")
                    );
                    writeln!(self.out, "{}", line.trim_end())?;
                }
                Item::Padding { offset, value } => writeln!(self.out, "{offset:06X}  padding  {value:08X}")?,
                Item::Tail { offset, value } => writeln!(self.out, "{offset:06X}  tail      {value:08X}")?,
            },
        }
        Ok(())
    }

    /// The fields that a write replaces as a whole: a byte that the mask disables is not known here.
    fn fields(&self, write: &RegisterWrite) -> Vec<fields::Decoded> {
        by_id(self.map, write.id)
            .map(|register| fields::decode(self.map, register, 0, write.value, write.mask().bits()))
            .unwrap_or_default()
    }

    fn report(&mut self, severity: Severity, text: &str) {
        // What was printed so far comes before the message, also when both go to one terminal.
        let _ = self.out.flush();
        (self.tell)(severity, &format!("{}: {text}", self.file));
        self.failed |= severity == Severity::Error;
    }

    fn finish(mut self) -> Result<(), Error> {
        self.out.flush()?;
        if self.failed { Err(Error::Told) } else { Ok(()) }
    }
}

fn word_line(offset: usize, kind: &str, value: u32) -> [(String, Value); 3] {
    [("offset".to_owned(), json!(offset)), ("kind".to_owned(), json!(kind)), ("value".to_owned(), json!(value))]
}
