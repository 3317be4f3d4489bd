// SPDX-License-Identifier: MIT
//! Streams of (method, argument) pairs of a Maxwell class.

use super::encode::lines_of;
use crate::input::{Input, Kind};
use crate::lookup::by_id;
use crate::number::parse_u32;
use crate::output::{stdout, tell};
use crate::specification::map;
use crate::{Failure, Format, Outcome, fields};
use pica_spec_compiler::ir::Map;
use serde_json::json;
use std::fmt;
use std::io::Write;
use std::path::Path;

/// One method call and where it stands: a line number, or a byte offset.
struct Call {
    key: &'static str,
    position: usize,
    method: u32,
    argument: u32,
}

/// Prints a stream. Earlier lines are out before a bad one ends it.
pub fn decode(file: &Path, map_name: &str, raw: bool, format: Format) -> Outcome {
    methods(map_name)?;
    let input = Input::open(file)?;
    if !raw && !matches!(input.kind(), Kind::Text(_) | Kind::Unknown) {
        return Err(input.is_not("a stream of methods; --raw takes it as one"));
    }
    print_calls(file, &input.read()?, &Stream { map: map_name, raw }, format, stdout(), &|line| tell(line))
}

/// How a stream is read.
pub struct Stream<'a> {
    /// Name of the map.
    pub map: &'a str,
    /// As words, however it begins.
    pub raw: bool,
}

/// Prints a stream that has been read. Messages about what is odd in it go to `tell`.
pub fn print_calls(
    file: &Path,
    bytes: &[u8],
    &Stream { map, raw }: &Stream<'_>,
    format: Format,
    mut out: impl Write,
    tell: &dyn Fn(fmt::Arguments<'_>),
) -> Outcome {
    let map = methods(map)?;
    let text = std::str::from_utf8(bytes)
        .ok()
        .filter(|text| !raw && !text.contains(|c: char| c.is_control() && !c.is_ascii_whitespace()));
    let calls: Box<dyn Iterator<Item = Result<Call, String>> + '_> = match text {
        Some(text) => Box::new(text_calls(text)),
        None => Box::new(binary_calls(bytes)),
    };
    for call in calls {
        match call {
            Ok(call) => print(&mut out, file, map, &call, format, tell)?,
            Err(message) => {
                out.flush()?;
                return Err(Failure::input(format_args!("{}:{message}", file.display())));
            }
        }
    }
    out.flush()?;
    Ok(())
}

/// Writes little-endian pairs from lines with a register, and its value or fields.
pub fn encode(file: &Path, text: &str, map_name: &str) -> Outcome<Vec<u8>> {
    methods(map_name)?;
    let at = |number: usize, message: &dyn fmt::Display| {
        Failure::input(format_args!("{}:{number}: {message}", file.display()))
    };
    let mut bytes = Vec::new();
    for (number, line) in lines_of(file, text)? {
        let problem = |problem: String| at(number, &problem);
        bytes.extend(line.register(map_name).map_err(problem)?.to_le_bytes());
        bytes.extend(line.word(map_name).map_err(problem)?.to_le_bytes());
    }
    Ok(bytes)
}

/// A map whose ids are methods.
fn methods(name: &str) -> Outcome<&'static Map> {
    let map = map(name)?;
    if map.registers.is_empty() {
        return Err(Failure::input(format_args!("map {name} lists classes, not methods")));
    }
    Ok(map)
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

fn print(
    out: &mut impl Write,
    file: &Path,
    map: &'static Map,
    call: &Call,
    format: Format,
    tell: &dyn Fn(fmt::Arguments<'_>),
) -> Outcome {
    let register = by_id(map, call.method);
    let word = register.map_or(0, |register| call.method - register.id);
    let decoded =
        register.map(|register| fields::decode(map, register, word, call.argument, u32::MAX)).unwrap_or_default();
    let name = register.map(|register| match &register.element {
        Some(element) => format!("{}[{}]", register.name, element.index),
        None => register.name.clone(),
    });
    match format {
        Format::Json => {
            let mut line = json!({
                call.key: call.position, "id": call.method, "name": name, "value": call.argument,
                "fields": fields::to_json(&decoded),
            });
            if register.is_some_and(|register| register.words > 1) {
                line["word"] = json!(word);
            }
            writeln!(out, "{line}")?;
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
            writeln!(out, "{}", line.trim_end())?;
        }
    }
    if name.is_none() {
        out.flush()?;
        let separator = if call.key == "line" { "" } else { "offset " };
        tell(format_args!(
            "warning: {}: {separator}{}: map {} has no method {:#05X}",
            file.display(),
            call.position,
            map.name,
            call.method
        ));
    }
    Ok(())
}
