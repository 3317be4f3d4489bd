// SPDX-License-Identifier: MIT
//! From lines to a command list.

use crate::input::{json_problem, refusal};
use crate::lookup::{by_id, find, is_called};
use crate::specification::{DEFAULT_MAP, map};
use crate::{Failure, Outcome};
use pica_spec::command::{ByteMask, EndRule, Header, Item, PlainWrite, Write, encode, encode_writes};
use serde::Deserialize;
use std::path::Path;

/// A line of input. Keys that `decode` prints for reading only are not read.
#[derive(Debug, Deserialize)]
pub struct Line {
    kind: Option<String>,
    command: Option<usize>,
    header: Option<u32>,
    pub id: Option<u32>,
    pub name: Option<String>,
    pub value: u32,
    mask: Option<u8>,
    list: Option<u64>,
    segment: Option<u64>,
}

/// Makes a list from lines.
pub fn run(file: &Path, text: &str) -> Outcome<Vec<u8>> {
    let lines = lines_of(file, text)?;
    let at = |number: usize, message: &dyn std::fmt::Display| {
        Failure::input(format_args!("{}:{number}: {message}", file.display()))
    };
    for (number, line) in &lines {
        if (line.list, line.segment) != (lines[0].1.list, lines[0].1.segment) {
            let message =
                "a second list or segment begins here; choose one with `pica commands decode --list N [--segment N]`";
            return Err(at(*number, &message));
        }
    }
    let with_header = lines.iter().any(|(_, line)| line.header.is_some());
    // The encoder counts items, a reader counts lines.
    let encoded = if with_header {
        encode(&items(&lines, &at)?, EndRule::default())
    } else {
        encode_writes(&plain_writes(&lines, &at)?, EndRule::default())
    };
    encoded.map_err(|error| {
        let number = lines.get(error.item).or(lines.last()).map_or(1, |(number, _)| *number);
        at(number, &error.reason)
    })
}

/// Every line that is not empty, with its number from 1.
pub fn lines_of(file: &Path, text: &str) -> Outcome<Vec<(usize, Line)>> {
    let mut lines = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if !line.trim().is_empty() {
            let line = serde_json::from_str(line).map_err(|error| {
                Failure::input(format_args!("{}:{number}: {}", file.display(), json_problem(&error)))
            })?;
            lines.push((number, line));
        }
    }
    if lines.is_empty() { Err(refusal(file, "has only empty lines")) } else { Ok(lines) }
}

type At<'a> = &'a dyn Fn(usize, &dyn std::fmt::Display) -> Failure;

/// Lines that carry headers: the bytes they were decoded from.
fn items(lines: &[(usize, Line)], at: At<'_>) -> Outcome<Vec<Item>> {
    let mut items = Vec::with_capacity(lines.len());
    // Command and number of the parameter before.
    let mut last: Option<(usize, u8)> = None;
    for (number, line) in lines {
        let (offset, value) = (0, line.value);
        items.push(match line.kind.as_deref() {
            Some("padding") => Item::Padding { offset, value },
            Some("tail") => Item::Tail { offset, value },
            Some(other) => {
                return Err(at(*number, &format_args!("unknown kind `{other}`; there are padding and tail")));
            }
            None => {
                let (Some(header), Some(command)) = (line.header, line.command) else {
                    return Err(at(*number, &"other lines have `header`: this one needs `header` and `command`"));
                };
                let header = Header(header);
                let parameter = match last {
                    Some((before, parameter)) if before == command => parameter.saturating_add(1),
                    _ => 0,
                };
                last = Some((command, parameter));
                if line.mask.is_some_and(|mask| mask != header.mask().get()) {
                    return Err(at(
                        *number,
                        &format_args!("`mask` is not the mask of the header, {:#X}", header.mask().get()),
                    ));
                }
                let id = line.id.unwrap_or_else(|| header.id_of(parameter));
                Item::Write(Write { offset, command, header, parameter, id, value })
            }
        });
    }
    Ok(items)
}

/// Lines without headers: plain writes.
fn plain_writes(lines: &[(usize, Line)], at: At<'_>) -> Outcome<Vec<PlainWrite>> {
    let mut writes = Vec::with_capacity(lines.len());
    for (number, line) in lines {
        if let Some(kind) = &line.kind {
            return Err(at(*number, &format_args!("a {kind} word only has a place among lines with `header`")));
        }
        let id = register_id(*number, line, DEFAULT_MAP, at)?;
        let id = u16::try_from(id)
            .map_err(|_| at(*number, &format_args!("register id {id:#X} does not fit into 16 bits")))?;
        let mask = line.mask.unwrap_or(ByteMask::ALL.get());
        if mask > 0xF {
            return Err(at(*number, &format_args!("mask {mask:#X} has more than four bits")));
        }
        writes.push(PlainWrite { id, value: line.value, mask: ByteMask::new(mask) });
    }
    Ok(writes)
}

/// The register of a line: its `id`, or what its `name` means; if it has both, they are of one register.
pub fn register_id(number: usize, line: &Line, map_name: &str, at: At<'_>) -> Outcome<u32> {
    match (line.id, &line.name) {
        (Some(id), None) => Ok(id),
        (Some(id), Some(name)) => {
            let register = by_id(map(map_name)?, id);
            if register.is_some_and(|register| is_called(register, name)) {
                return Ok(id);
            }
            let own = register.map_or("no name", |register| &register.name);
            Err(at(number, &format_args!("`name` is `{name}`, but register {id:#05X} has {own}")))
        }
        (None, Some(name)) => match find(name, Some(map_name)) {
            Ok(found) => Ok(found.register.id),
            Err(Failure::Input(message)) => Err(at(number, &message)),
            Err(other) => Err(other),
        },
        (None, None) => Err(at(number, &"the line has neither `id` nor `name`")),
    }
}
