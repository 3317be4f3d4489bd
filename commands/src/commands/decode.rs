// SPDX-License-Identifier: MIT
//! From command lists to lines.

use crate::input::{Input, Kind, recording_of, refusal};
use crate::lookup::by_id;
use crate::output::{stdout, tell};
use crate::specification::{DEFAULT_MAP, map};
use crate::{Failure, Format, Outcome, fields};
use pica_spec::command::{Decoder, EndRule, Event, Item, Severity, Write as RegisterWrite};
use pica_spec::trace::lists;
use pica_spec_compiler::ir::Map;
use serde_json::{Value, json};
use std::fmt;
use std::io::Write;
use std::path::Path;

/// Where a line comes from: keys in front of every line of a recording.
struct Place {
    /// For messages: `list 3, ` or nothing.
    label: String,
    keys: Vec<(&'static str, Value)>,
}

/// Prints a list, or those of a recording.
pub fn run(file: &Path, raw: bool, only_list: Option<usize>, only_segment: Option<usize>, format: Format) -> Outcome {
    let input = Input::open(file)?;
    let kind = input.kind();
    if !raw && !matches!(kind, Kind::Recording | Kind::Unknown) {
        return Err(input.is_not("a command list; --raw takes it as one"));
    }
    let selection = Selection { raw: raw || kind != Kind::Recording, list: only_list, segment: only_segment };
    print(file, &input.read()?, &selection, format, stdout(), &|line| tell(line))
}

/// What of a file is printed.
pub struct Selection {
    /// It is one list and no recording.
    pub raw: bool,
    /// Only this list of a recording.
    pub list: Option<usize>,
    /// Only this segment of a list.
    pub segment: Option<usize>,
}

/// Prints the lists of a file that has been read. Messages about what is wrong in them go to `tell`.
pub fn print(
    file: &Path,
    bytes: &[u8],
    selection: &Selection,
    format: Format,
    out: impl Write,
    tell: &dyn Fn(fmt::Arguments<'_>),
) -> Outcome {
    let Selection { raw, list: only_list, segment: only_segment } = *selection;
    let mut printer = Printer { map: map(DEFAULT_MAP)?, file, format, out, tell, failed: false };
    if raw {
        if only_list.is_some() {
            return Err(refusal(file, "--list is for recordings; this is one list"));
        }
        printer.list(bytes, EndRule::default(), &Place { label: String::new(), keys: Vec::new() })?;
        return printer.finish();
    }
    let recording = recording_of(file, bytes, tell)?;
    let mut count = 0;
    for list in lists(&recording) {
        count += 1;
        if only_list.is_some_and(|only| only != list.number) {
            continue;
        }
        for problem in &list.problems {
            printer.report(problem.severity(), &format!("list {}: {problem}", list.number));
        }
        for (number, segment) in list.segments.iter().enumerate() {
            if only_segment.is_some_and(|only| only != number) {
                continue;
            }
            let mut keys =
                vec![("frame", json!(list.frame)), ("list", json!(list.number)), ("address", json!(segment.address))];
            if list.segments.len() > 1 {
                keys.push(("segment", json!(number)));
            }
            let label = format!("list {}, segment {number} at {:#010X}, ", list.number, segment.address);
            printer.list(&segment.bytes, list.rule, &Place { label, keys })?;
        }
        if let (Some(segment), true) = (only_segment, only_segment >= Some(list.segments.len())) {
            let (number, count) = (list.number, list.segments.len());
            return Err(refusal(file, format_args!("list {number} has no segment {segment}: it has {count}, from 0")));
        }
    }
    match only_list {
        Some(only) if only >= count => {
            Err(refusal(file, format_args!("the recording has {count} lists, from 0: no list {only}")))
        }
        _ => printer.finish(),
    }
}

struct Printer<'a, W: Write> {
    map: &'static Map,
    file: &'a Path,
    format: Format,
    out: W,
    tell: &'a dyn Fn(fmt::Arguments<'_>),
    /// An error was reported.
    failed: bool,
}

impl<W: Write> Printer<'_, W> {
    fn list(&mut self, bytes: &[u8], rule: EndRule, place: &Place) -> Outcome {
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

    fn item(&mut self, item: &Item, place: &Place) -> Outcome {
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
        let word = match severity {
            Severity::Warning => "warning",
            Severity::Error => "error",
        };
        (self.tell)(format_args!("{word}: {}: {text}", self.file.display()));
        self.failed |= severity == Severity::Error;
    }

    fn finish(mut self) -> Outcome {
        self.out.flush()?;
        if self.failed { Err(Failure::Reported) } else { Ok(()) }
    }
}

fn word_line(offset: usize, kind: &str, value: u32) -> [(String, Value); 3] {
    [("offset".to_owned(), json!(offset)), ("kind".to_owned(), json!(kind)), ("value".to_owned(), json!(value))]
}
