// SPDX-License-Identifier: MIT
//! Registers that are one thing at several ids.
//!
//! The description has an entry for every id. Readers want to see eight lights once: what the specification writes
//! as one entry is one [`Group`] here, and inside it the registers with one name for generated code are one [`Entry`].

use super::names;
use crate::ir::{Layout, Map, Register};
use heck::ToUpperCamelCase;
use std::collections::HashMap;

/// What the specification describes once.
pub(super) struct Group<'a> {
    /// In order of their first id.
    pub(super) entries: Vec<Entry<'a>>,
    /// The fields, if there are any.
    pub(super) layout: Option<&'a Layout>,
}

/// The registers of one name for generated code: one register, an array, the ids of an alias group.
pub(super) struct Entry<'a> {
    /// [`Register::ident`] of all of them.
    pub(super) ident: &'a str,
    /// In order of id, never empty.
    pub(super) registers: Vec<&'a Register>,
}

impl<'a> Group<'a> {
    /// The first register of the group, which stands for all in what they have in common.
    pub(super) fn first(&self) -> &'a Register {
        self.entries[0].registers[0]
    }

    /// The name of the group for generated types: `depth_color_mask`, without suffix.
    pub(super) fn snake(&self) -> String {
        let layout = self.layout.map_or("", |layout| &layout.name);
        let named = |entry: &&Entry<'_>| entry.ident.to_upper_camel_case() == layout;
        names::leading_letter(&self.entries.iter().find(named).unwrap_or(&self.entries[0]).ident.to_lowercase())
    }

    /// All registers in order of id.
    pub(super) fn registers(&self) -> Vec<&'a Register> {
        let mut all: Vec<&Register> = self.entries.iter().flat_map(|entry| entry.registers.iter().copied()).collect();
        all.sort_by_key(|register| register.id);
        all
    }
}

impl<'a> Entry<'a> {
    /// The registers that are not another id of one of them.
    pub(super) fn primary(&self) -> impl Iterator<Item = &'a Register> + '_ {
        self.registers.iter().copied().filter(|register| !self.is_own_alias(register))
    }

    /// Whether `register` is another id of a register of this entry.
    pub(super) fn is_own_alias(&self, register: &Register) -> bool {
        self.registers.iter().any(|other| Some(other.id) == register.alias_of && other.id != register.id)
    }
}

/// The ids of a register, one per word.
pub(super) fn ids(register: &Register) -> std::ops::RangeInclusive<u32> {
    register.id..=register.id.saturating_add(register.words.saturating_sub(1))
}

/// The groups of a map in order of their first id.
pub(super) fn groups(map: &Map) -> Vec<Group<'_>> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    let mut by_layout: HashMap<&str, usize> = HashMap::new();
    let mut by_ident: HashMap<&str, usize> = HashMap::new();
    let mut previous: Option<(&Register, usize)> = None;
    for register in &map.registers {
        let known = match &register.layout {
            Some(layout) => by_layout.get(layout.as_str()).copied(),
            None => by_ident.get(register.ident.as_str()).copied().or_else(|| {
                let (neighbour, group) = previous?;
                let adjacent = ids(neighbour).end().checked_add(1) == Some(register.id);
                (adjacent && neighbour.layout.is_none() && alike(neighbour, register))
                    .then_some(group)
                    .or_else(|| same_block(&groups, register))
            }),
        };
        let index = known.unwrap_or_else(|| {
            let layout = register.layout.as_ref().and_then(|name| map.layouts.get(name));
            groups.push(Group { entries: Vec::new(), layout });
            groups.len() - 1
        });
        if let Some(layout) = &register.layout {
            by_layout.insert(layout, index);
        }
        by_ident.insert(&register.ident, index);
        let entries = &mut groups[index].entries;
        match entries.iter_mut().find(|entry| entry.ident == register.ident) {
            Some(entry) => entry.registers.push(register),
            None => entries.push(Entry { ident: &register.ident, registers: vec![register] }),
        }
        previous = Some((register, index));
    }
    groups
}

/// The group of a block's nameless registers: their names for generated code differ from instance to instance.
fn same_block(groups: &[Group<'_>], register: &Register) -> Option<usize> {
    let block = &register.element.as_ref()?.array;
    groups.iter().position(|group| {
        let first = group.first();
        let of_block = first.element.as_ref().is_some_and(|element| element.array == *block);
        of_block && group.layout.is_none() && is_nameless(first) && is_nameless(register) && alike(first, register)
    })
}

/// Whether a register is known by its number alone.
pub(super) fn is_nameless(register: &Register) -> bool {
    register.ident.strip_prefix("UNKNOWN_").is_some_and(|id| u32::from_str_radix(id, 16) == Ok(register.id))
}

/// Whether two registers differ in nothing but id and names.
fn alike(a: &Register, b: &Register) -> bool {
    let block = |register: &Register| register.element.as_ref().map(|element| element.array.clone());
    (&a.unit, a.kind, a.access, a.mask, a.reset, a.lists, &a.port, &a.data_type, a.words, &a.size)
        == (&b.unit, b.kind, b.access, b.mask, b.reset, b.lists, &b.port, &b.data_type, b.words, &b.size)
        && (&a.doc, &a.source, &a.grade, &a.was, a.alias_of) == (&b.doc, &b.source, &b.grade, &b.was, b.alias_of)
        && block(a) == block(b)
}
