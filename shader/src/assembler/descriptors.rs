// SPDX-License-Identifier: MIT
//! The operand descriptor table of a run (assembly.md#operand-descriptors).
//!
//! Instructions share descriptors wherever the bits they care about agree, so a descriptor may still change after the
//! first instruction that uses it. Words therefore name entries, and only [`DescriptorTable::position`] at the end says
//! which number an entry has.

use super::encode::DescriptorUse;
use crate::shbin::DescriptorEntry;
use pica_model::shader::isa::{DESCRIPTOR_COUNT, MAD_DESCRIPTOR_COUNT};

/// An entry, wherever it may move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EntryId(usize);

#[derive(Clone, Copy, Debug)]
struct Entry {
    value: u32,
    /// The bits that some instruction reads.
    care: u32,
    /// Whether a MAD uses it, which pins it below [`MAD_DESCRIPTOR_COUNT`].
    mad: bool,
}

impl Entry {
    fn agrees(&self, wanted: &DescriptorUse) -> bool {
        (self.value ^ wanted.value) & wanted.care & self.care == 0
    }
}

/// The table, filled in order of first use, or given.
#[derive(Clone, Debug)]
pub(crate) enum DescriptorTable {
    /// Filled by the instructions.
    Merging(Merging),
    /// Given by `.opdesc` directives.
    Fixed(Vec<DescriptorEntry>),
}

/// A table being filled.
#[derive(Clone, Debug, Default)]
pub(crate) struct Merging {
    entries: Vec<Entry>,
    /// The entry at each position.
    order: Vec<usize>,
}

/// Why an instruction gets no descriptor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DescriptorError {
    /// All 128 are in use.
    Full,
    /// All 32 that MAD can name belong to other MADs.
    MadFull,
    /// No entry of the given table describes the operands.
    NotInTable,
}

impl DescriptorTable {
    /// The entry for an instruction: the first one that agrees, else a new one.
    pub fn insert(&mut self, wanted: &DescriptorUse) -> Result<EntryId, DescriptorError> {
        match self {
            Self::Merging(table) => table.insert(wanted),
            Self::Fixed(table) => find_fixed(table, wanted).map(EntryId).ok_or(DescriptorError::NotInTable),
        }
    }

    /// Entry number `index` of a given table, if it describes the operands.
    pub fn pinned(&self, index: usize, wanted: &DescriptorUse) -> Option<EntryId> {
        let Self::Fixed(table) = self else {
            return None;
        };
        let reachable = !wanted.mad || index < MAD_DESCRIPTOR_COUNT;
        let found = table.get(index).filter(|entry| reachable && describes(entry.descriptor, wanted));
        found.map(|_| EntryId(index))
    }

    /// The number of an entry as the table stands.
    pub fn position(&self, id: EntryId) -> u8 {
        let position = match self {
            Self::Merging(table) => table.order.iter().position(|&entry| entry == id.0).unwrap_or(id.0),
            Self::Fixed(_) => id.0,
        };
        position as u8
    }

    /// The table as it stands.
    pub fn entries(&self) -> Vec<DescriptorEntry> {
        match self {
            Self::Merging(table) => table.order.iter().map(|&entry| table.entries[entry].value.into()).collect(),
            Self::Fixed(table) => table.clone(),
        }
    }
}

/// The number of the first entry of a given table that describes the operands and can be named.
pub(crate) fn find_fixed(table: &[DescriptorEntry], wanted: &DescriptorUse) -> Option<usize> {
    let reachable = if wanted.mad { MAD_DESCRIPTOR_COUNT } else { DESCRIPTOR_COUNT };
    table.iter().take(reachable).position(|entry| describes(entry.descriptor, wanted))
}

/// Whether a descriptor has every bit an instruction reads.
fn describes(descriptor: u32, wanted: &DescriptorUse) -> bool {
    (descriptor ^ wanted.value) & wanted.care == 0
}

impl Merging {
    fn insert(&mut self, wanted: &DescriptorUse) -> Result<EntryId, DescriptorError> {
        let found = self.order.iter().position(|&entry| self.entries[entry].agrees(wanted));
        let position = match found {
            Some(position) => {
                let entry = &mut self.entries[self.order[position]];
                entry.value = entry.value & !wanted.care | wanted.value & wanted.care;
                entry.care |= wanted.care;
                position
            }
            None if self.order.len() == DESCRIPTOR_COUNT => return Err(DescriptorError::Full),
            None => {
                self.order.push(self.entries.len());
                self.entries.push(Entry { value: wanted.value, care: wanted.care, mad: false });
                self.order.len() - 1
            }
        };
        if !wanted.mad {
            return Ok(EntryId(self.order[position]));
        }
        let position = if position < MAD_DESCRIPTOR_COUNT {
            position
        } else {
            let low = &self.order[..MAD_DESCRIPTOR_COUNT];
            let free = low.iter().position(|&entry| !self.entries[entry].mad).ok_or(DescriptorError::MadFull)?;
            self.order.swap(free, position);
            free
        };
        let entry = self.order[position];
        self.entries[entry].mad = true;
        Ok(EntryId(entry))
    }
}
