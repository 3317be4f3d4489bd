// SPDX-License-Identifier: MIT
//! Register files: every number that a field can hold is a register, and one alone.

use super::{Context, Entries};
use crate::diagnostic::Diagnostic;
use crate::ir::{self, NumberWidths, Numbering};
use crate::schema;

pub(super) fn lower(
    context: &mut Context,
    parsed: Entries<schema::RegisterFile>,
    widths: NumberWidths,
) -> Vec<ir::RegisterFile> {
    let files: Entries<ir::RegisterFile> = parsed
        .into_iter()
        .map(|(place, file)| {
            let schema::RegisterFile { name, letter, count, as_source, as_destination, doc, source, grade } = file;
            (place, ir::RegisterFile { name, letter, count, as_source, as_destination, doc, source, grade })
        })
        .collect();
    for (i, (place, file)) in files.iter().enumerate() {
        if let Some((first, _)) = files[..i].iter().find(|(_, other)| other.letter == file.letter) {
            let error = Diagnostic::new(&place.key("letter"), format!("letter `{}` is used twice", file.letter));
            context.errors.push(error.with_related(&first.key("letter"), "first here"));
        }
        if !(1..=255).contains(&file.count) {
            context.error(&place.key("count"), "a register file has 1 to 255 registers");
        }
    }
    if !context.incomplete {
        check(
            context,
            &files,
            Numbering::Source,
            &[("a wide source", widths.source), ("a source", widths.narrow_source)],
        );
        check(context, &files, Numbering::Destination, &[("a destination", widths.destination)]);
    }
    files.into_iter().map(|(_, file)| file).collect()
}

/// The files of a numbering follow one another, and for each of `fields` (what it is, its bits) a file ends with the last
/// number that it can hold.
fn check(context: &mut Context, files: &Entries<ir::RegisterFile>, numbering: Numbering, fields: &[(&str, u32)]) {
    let key = format!("as_{}", numbering.name());
    let mut placed: Vec<_> = files.iter().filter_map(|(at, file)| Some((file.first(numbering)?, at, file))).collect();
    placed.sort_by_key(|(first, ..)| *first);
    let mut next = 0;
    let mut ends = vec![0];
    for (first, place, file) in placed {
        if first != next {
            let message = format!(
                "{} starts at number {first:#04X} of {}s, not at {next:#04X}, where the file before it ends",
                file.name,
                numbering.name()
            );
            context.error(&place.key(&key), message);
        }
        next = first.saturating_add(file.count);
        ends.push(next);
    }
    for (what, width) in fields.iter().filter(|(_, width)| *width > 0) {
        let numbers = 1u32.checked_shl(*width).unwrap_or(u32::MAX);
        let place = files.first().map(|(place, _)| place);
        if let Some(place) = place.filter(|_| !ends.contains(&numbers)) {
            let message = format!("{what} has {width} bits, but no register file ends at number {numbers:#04X}");
            context.error(place, message);
        }
    }
}
