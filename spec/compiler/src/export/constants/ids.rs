// SPDX-License-Identifier: MIT
//! Ids: of single registers, of arrays by index, and by the names of other documents.

use super::fields::{FieldConstant, field_constants};
use crate::export::ExportError;
use crate::export::groups::Entry;
use crate::export::names::{self, Names, Taken};
use crate::ir::{Layout, Map, Register};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// An entry: its ids, and the fields of its registers.
#[derive(Serialize)]
pub(super) struct EntryConstants {
    ids: Vec<IdConstant>,
    array: Option<ArrayConstant>,
    fields: Vec<FieldConstant>,
}

/// A name for a number.
#[derive(Serialize)]
pub(super) struct IdConstant {
    pub(super) name: String,
    pub(super) value: u32,
}

/// Ids by index.
#[derive(Serialize)]
struct ArrayConstant {
    name: String,
    count: usize,
    pieces: Vec<Piece>,
}

/// Elements of an array from `start` on: `base + stride * (n - start)`.
#[derive(Debug, PartialEq, Eq, Serialize)]
struct Piece {
    start: usize,
    base: u32,
    stride: u32,
}

/// The names that stand for the ids and fields of an entry.
pub(super) fn entry_constants(
    names: &Names,
    layout: Option<&Layout>,
    entry: &Entry,
    commented: bool,
    taken: &mut Taken,
) -> Result<EntryConstants, ExportError> {
    let base = names.entry(entry.ident);
    let primary: Vec<&Register> = entry.primary().collect();
    let mut ids: Vec<IdConstant> = Vec::new();
    let first = entry.registers[0];
    let shared = primary.len() > 1 && primary.iter().all(|register| register.name == first.name);
    for register in &entry.registers {
        let name = names.register(register);
        // The ids of an alias group that have no name of their own are only mentioned, as are elements of an array.
        if !shared && ids.iter().all(|known| known.name != name) {
            taken.take(&name, &register.name)?;
            ids.push(IdConstant { name, value: register.id });
        }
    }
    let mut array = None;
    if primary.len() > 1 {
        taken.take(&base, &format!("the array {base}"))?;
        taken.take(&format!("{base}_COUNT"), &format!("the size of the array {base}"))?;
        array = Some(ArrayConstant {
            name: base.clone(),
            count: primary.len(),
            pieces: pieces(&primary.iter().map(|register| register.id).collect::<Vec<_>>()),
        });
    }
    let fields = field_constants(&base, first, layout, commented, taken)?;
    Ok(EntryConstants { ids, array, fields })
}

/// Ids as few arithmetic progressions: most arrays are one.
fn pieces(ids: &[u32]) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    for (n, id) in ids.iter().copied().enumerate() {
        if let Some(last) = pieces.last_mut() {
            let elements = (n - last.start) as u64;
            if elements == 1 && id > last.base {
                last.stride = id - last.base;
                continue;
            }
            if elements > 1 && u64::from(last.base) + u64::from(last.stride) * elements == u64::from(id) {
                continue;
            }
        }
        pieces.push(Piece { start: n, base: id, stride: 0 });
    }
    pieces
}

/// Names of other documents, where they are identifiers and stand for one register.
pub(super) fn other_names(
    map: &Map,
    taken: &mut Taken,
    ambiguous: &mut BTreeSet<String>,
    of: impl Fn(&Register) -> &[String],
) -> Result<Vec<IdConstant>, ExportError> {
    let mut targets: BTreeMap<&str, Vec<&Register>> = BTreeMap::new();
    let mut order: Vec<&str> = Vec::new();
    for register in &map.registers {
        for name in of(register).iter().filter(|name| names::is_identifier(name)) {
            let registers = targets.entry(name).or_default();
            if registers.is_empty() {
                order.push(name);
            }
            registers.push(register);
        }
    }
    let mut constants = Vec::new();
    for name in order {
        let first = targets[name][0];
        let one = targets[name][1..].iter().all(|other| other.alias_of == Some(first.id));
        if first.name == name {
            continue;
        }
        if one && !taken.contains(name) {
            taken.take(name, &first.name)?;
            constants.push(IdConstant { name: name.to_owned(), value: first.id });
        } else {
            ambiguous.insert(name.to_owned());
        }
    }
    Ok(constants)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrays_are_cut_into_progressions() {
        let piece = |start, base, stride| Piece { start, base, stride };
        assert_eq!(pieces(&[0x140, 0x150, 0x160]), [piece(0, 0x140, 0x10)]);
        let stages = [0xC0, 0xC8, 0xD0, 0xD8, 0xF0, 0xF8];
        assert_eq!(pieces(&stages), [piece(0, 0xC0, 8), piece(4, 0xF0, 8)]);
        assert_eq!(pieces(&[0x81, 0x91, 0x99]), [piece(0, 0x81, 0x10), piece(2, 0x99, 0)]);
        assert_eq!(pieces(&[7]), [piece(0, 7, 0)]);
    }
}
