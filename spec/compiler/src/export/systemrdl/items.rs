// SPDX-License-Identifier: MIT
//! What is instantiated, as the template prints it. Addresses are in bytes.

use serde::Serialize;

/// Something instantiated in the address map or in a register file.
#[derive(Clone, Serialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub(super) enum Item<'a> {
    /// A register, or the words of a multi-word entry.
    Register {
        instance: String,
        type_name: String,
        /// Byte address in its container.
        address: u64,
        /// Number of elements and bytes from one to the next.
        array: Option<(usize, u64)>,
        /// The instance that this is another address of, and how many of these follow each other.
        alias: Option<Alias>,
        /// Name in the documents.
        title: String,
    },
    /// A register file, the type of `places`.
    Block { type_name: String, doc: Option<&'a str>, members: Vec<Item<'a>>, places: Vec<Place> },
    /// What is left of a multi-word entry some of whose words are other registers.
    Remains { type_name: String, instance: String, title: String, words: Vec<Word<'a>> },
}

impl Item<'_> {
    /// The names that it has in its container.
    pub(super) fn instances(&self) -> Vec<&str> {
        match self {
            Item::Register { instance, .. } | Item::Remains { instance, .. } => vec![instance],
            Item::Block { places, .. } => places.iter().map(|place| place.instance.as_str()).collect(),
        }
    }
}

/// Further addresses of a register.
#[derive(Clone, Serialize)]
pub(super) struct Alias {
    pub(super) of: String,
    pub(super) count: u32,
}

/// Where a register file is instantiated.
#[derive(Clone, Serialize)]
pub(super) struct Place {
    pub(super) instance: String,
    pub(super) address: u64,
    /// Number of elements and bytes from one to the next.
    pub(super) array: Option<(usize, u64)>,
}

/// A word of an entry that collides with others.
#[derive(Clone, Serialize)]
pub(super) struct Word<'a> {
    pub(super) index: u32,
    pub(super) address: u64,
    /// The register that has this word.
    pub(super) taken_by: Option<&'a str>,
}
