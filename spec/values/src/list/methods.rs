// SPDX-License-Identifier: MIT
//! Streams of (method, argument) pairs of a Maxwell class.

use super::encode::lines_of;
use super::{Error, Format, Printer};
use crate::fields;
use crate::lookup::by_id;
use crate::number::parse_u32;
use pica_spec::command::Severity;
use serde_json::json;
use std::io::Write;

/// One method call and where it stands: a line number, or a byte offset.
struct Call {
    key: &'static str,
    position: usize,
    method: u32,
    argument: u32,
}

impl<W: Write> Printer<'_, W> {
    /// Prints a stream of methods: of text, or, if it is none or `raw`, of words. Earlier lines are out before a bad one ends it.
    ///
    /// # Errors
    /// If something is neither, or nothing can be printed.
    pub fn methods(mut self, bytes: &[u8], raw: bool) -> Result<(), Error> {
        let text = std::str::from_utf8(bytes)
            .ok()
            .filter(|text| !raw && !text.contains(|c: char| c.is_control() && !c.is_ascii_whitespace()));
        let calls: Box<dyn Iterator<Item = Result<Call, String>> + '_> = match text {
            Some(text) => Box::new(text_calls(text)),
            None => Box::new(binary_calls(bytes)),
        };
        for call in calls {
            match call {
                Ok(call) => self.call(&call)?,
                Err(message) => {
                    self.out.flush()?;
                    return Err(Error::Input(format!("{}:{message}", self.file)));
                }
            }
        }
        self.out.flush()?;
        Ok(())
    }

    fn call(&mut self, call: &Call) -> Result<(), Error> {
        let register = by_id(self.map, call.method);
        let word = register.map_or(0, |register| call.method - register.id);
        let decoded = register
            .map(|register| fields::decode(self.map, register, word, call.argument, u32::MAX))
            .unwrap_or_default();
        let name = register.map(|register| match &register.element {
            Some(element) => format!("{}[{}]", register.name, element.index),
            None => register.name.clone(),
        });
        match self.format {
            Format::Json => {
                let mut line = json!({
                    call.key: call.position, "id": call.method, "name": name, "value": call.argument,
                    "fields": fields::to_json(&decoded),
                });
                if register.is_some_and(|register| register.words > 1) {
                    line["word"] = json!(word);
                }
                writeln!(self.out, "{line}")?;
            }
            Format::Text => {
                let part = if register.is_some_and(|register| register.words > 1) {
                    format!(" word {word}")
                } else {
                    String::new()
                };
                let shown: Vec<String> = decoded
                    .iter()
                    .map(|decoded| format!("{}={}", decoded.field.name, fields::to_short_text(decoded)))
                    .collect();
                let line = format!(
                    "{:#05X}  {:08X}  {}{part}  {}",
                    call.method,
                    call.argument,
                    name.as_deref().unwrap_or("-"),
                    shown.join(" ")
                );
                writeln!(self.out, "{}", line.trim_end())?;
            }
        }
        if name.is_none() {
            self.out.flush()?;
            let separator = if call.key == "line" { "" } else { "offset " };
            let text = format!(
                "{}: {separator}{}: map {} has no method {:#05X}",
                self.file, call.position, self.map.name, call.method
            );
            (self.tell)(Severity::Warning, &text);
        }
        Ok(())
    }
}

/// Writes little-endian pairs from lines with a register, and its value or fields.
pub fn encode(file: &str, text: &str, map_name: &str) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    for (number, line) in lines_of(file, text)? {
        let problem = |problem: String| format!("{file}:{number}: {problem}");
        bytes.extend(line.register(map_name).map_err(problem)?.to_le_bytes());
        bytes.extend(line.word(map_name).map_err(problem)?.to_le_bytes());
    }
    Ok(bytes)
}

/// Lines `method argument`; empty lines and `#` comments are skipped.
fn text_calls(text: &str) -> impl Iterator<Item = Result<Call, String>> + '_ {
    (1..).zip(text.lines()).filter_map(|(position, line)| {
        let words: Vec<&str> = line.split('#').next().unwrap_or_default().split_whitespace().collect();
        let call = |method: &str, argument: &str| {
            Ok(Call { key: "line", position, method: parse_u32(method)?, argument: parse_u32(argument)? })
        };
        match words.as_slice() {
            [] => None,
            [method, argument] => {
                Some(call(method, argument).map_err(|message: String| format!("{position}: {message}")))
            }
            _ => Some(Err(format!("{position}: a line is `method argument`"))),
        }
    })
}

/// Little-endian words: method, argument.
fn binary_calls(bytes: &[u8]) -> impl Iterator<Item = Result<Call, String>> + '_ {
    bytes.chunks(8).enumerate().map(|(n, pair)| {
        let position = 8 * n;
        let word = |at: usize| pair.get(at..at + 4).and_then(|word| word.try_into().ok()).map(u32::from_le_bytes);
        match (word(0), word(4)) {
            (Some(method), Some(argument)) => Ok(Call { key: "offset", position, method, argument }),
            _ => Err(format!(" offset {position:#X}: {} bytes are left, a method and its argument take 8", pair.len())),
        }
    })
}
