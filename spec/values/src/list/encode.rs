// SPDX-License-Identifier: MIT
//! From lines to a command list.

use super::line::Line;
use crate::specification::DEFAULT_MAP;
use pica_spec::command::{ByteMask, EndRule, Header, Item, PlainWrite, Write, encode, encode_writes};
use std::fmt::Display;

/// Makes a list from lines.
pub fn list(file: &str, text: &str) -> Result<Vec<u8>, String> {
    let lines = lines_of(file, text)?;
    let at = |number: usize, message: &dyn Display| format!("{file}:{number}: {message}");
    for (number, line) in &lines {
        if (line.list, line.segment) != (lines[0].1.list, lines[0].1.segment) {
            let message =
                "a second list or segment begins here; choose one with `pica commands decode --list N [--segment N]`";
            return Err(at(*number, &message));
        }
    }
    let with_header = lines.iter().any(|(_, line)| line.header().is_some());
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

/// Every line that says something, with its number from 1.
pub fn lines_of(file: &str, text: &str) -> Result<Vec<(usize, Line)>, String> {
    let mut lines = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if let Some(line) = Line::read(line).map_err(|problem| format!("{file}:{number}: {problem}"))? {
            lines.push((number, line));
        }
    }
    if lines.is_empty() { Err(format!("{file}: has only empty lines")) } else { Ok(lines) }
}

type At<'a> = &'a dyn Fn(usize, &dyn Display) -> String;

/// Lines that carry headers: the bytes they were decoded from.
fn items(lines: &[(usize, Line)], at: At<'_>) -> Result<Vec<Item>, String> {
    let mut items = Vec::with_capacity(lines.len());
    // Command and number of the parameter before.
    let mut last: Option<(usize, u8)> = None;
    for (number, line) in lines {
        let (offset, value) = (0, line.word(DEFAULT_MAP).map_err(|problem| at(*number, &problem))?);
        items.push(match line.kind.as_deref() {
            Some("padding") => Item::Padding { offset, value },
            Some("tail") => Item::Tail { offset, value },
            Some(other) => {
                return Err(at(*number, &format_args!("unknown kind `{other}`; there are padding and tail")));
            }
            None => {
                let (Some(header), Some(command)) = (line.header(), line.command) else {
                    return Err(at(*number, &"other lines have `header`: this one needs `header` and `command`"));
                };
                let header = Header(header);
                let parameter = match last {
                    Some((before, parameter)) if before == command => parameter.saturating_add(1),
                    _ => 0,
                };
                last = Some((command, parameter));
                if line.mask().is_some_and(|mask| mask != u32::from(header.mask().get())) {
                    return Err(at(
                        *number,
                        &format_args!("`mask` is not the mask of the header, {:#X}", header.mask().get()),
                    ));
                }
                let id = line.id().unwrap_or_else(|| header.id_of(parameter));
                Item::Write(Write { offset, command, header, parameter, id, value })
            }
        });
    }
    Ok(items)
}

/// Lines without headers: plain writes.
fn plain_writes(lines: &[(usize, Line)], at: At<'_>) -> Result<Vec<PlainWrite>, String> {
    let mut writes = Vec::with_capacity(lines.len());
    for (number, line) in lines {
        if let Some(kind) = &line.kind {
            return Err(at(*number, &format_args!("a {kind} word only has a place among lines with `header`")));
        }
        let problem = |problem: String| at(*number, &problem);
        let id = line.register(DEFAULT_MAP).map_err(problem)?;
        let id = u16::try_from(id)
            .map_err(|_| at(*number, &format_args!("register id {id:#X} does not fit into 16 bits")))?;
        let mask = line.mask().unwrap_or(ByteMask::ALL.get().into());
        let mask = u8::try_from(mask).ok().filter(|mask| *mask <= 0xF);
        let mask = mask.ok_or_else(|| at(*number, &"the mask has more than four bits"))?;
        writes.push(PlainWrite { id, value: line.word(DEFAULT_MAP).map_err(problem)?, mask: ByteMask::new(mask) });
    }
    Ok(writes)
}
