// SPDX-License-Identifier: MIT
//! What the machine found wrong with what software asked of it, and where.
//!
//! A finding never stops the machine by itself: every access and every odd setting has a defined result, which is
//! named where it is implemented. The store is bounded, so that a list that does the same wrong thing a million times
//! costs no memory.

use core::fmt;

mod finding;
mod kind;

pub use finding::Finding;

/// A finding and the write that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Where the write came from.
    pub place: Place,
    /// What was found.
    pub finding: Finding,
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.finding)
    }
}

/// Which write led to a finding.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Place {
    /// No write: the state that the machine started with.
    #[default]
    Start,
    /// The CPU wrote to a register.
    Cpu {
        /// Id of the register.
        id: u32,
    },
    /// The CPU wrote to a register of a memory engine.
    MemoryEngine {
        /// Physical address of the register.
        address: u32,
    },
    /// A load of a recording.
    Load {
        /// Physical address of the first byte.
        address: u32,
    },
    /// A write of a command list.
    List {
        /// Number of the list since the machine was made.
        list: usize,
        /// Number of the segment: 0 is the list itself, each jump leads to the next one.
        segment: usize,
        /// Offset in the segment, in bytes; for a write that of the value word.
        offset: usize,
    },
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Start => f.write_str("initial state"),
            Place::Cpu { id } => write!(f, "CPU write to register {id:#05X}"),
            Place::MemoryEngine { address } => write!(f, "CPU write to {address:#010X}"),
            Place::Load { address } => write!(f, "load at {address:#010X}"),
            Place::List { list, segment, offset } => {
                write!(f, "list {list}, segment {segment}, offset {offset:#X}")
            }
        }
    }
}

/// The findings of a machine, in order, up to a limit.
///
/// The first of each kind is kept beyond the limit, so that a thousand harmless ones hide none that matters.
#[derive(Clone, Debug)]
pub struct Diagnostics {
    entries: Vec<Diagnostic>,
    most: usize,
    /// For each kind since the store was emptied: the first one, and how many were not kept.
    kinds: Vec<(Finding, u64)>,
    /// Where the machine is.
    pub(crate) place: Place,
}

impl Diagnostics {
    /// Where the machine is.
    pub fn place(&self) -> Place {
        self.place
    }

    /// An empty store for `most` findings.
    pub fn new(most: usize) -> Diagnostics {
        Diagnostics { entries: Vec::new(), most, kinds: Vec::new(), place: Place::Start }
    }

    /// Adds a finding at the place where the machine is.
    pub fn report(&mut self, finding: Finding) {
        let known = self.kinds.iter_mut().find(|(first, _)| first.is_like(&finding));
        match known {
            Some((_, suppressed)) if self.entries.len() >= self.most => {
                *suppressed += 1;
                return;
            }
            Some(_) => {}
            None => self.kinds.push((finding, 0)),
        }
        self.entries.push(Diagnostic { place: self.place, finding });
    }

    /// The findings that were kept.
    pub fn entries(&self) -> &[Diagnostic] {
        &self.entries
    }

    /// How many findings came after the store was full.
    pub fn suppressed(&self) -> u64 {
        self.kinds.iter().map(|(_, suppressed)| suppressed).sum()
    }

    /// Findings of which more came after the store was full, each with how many of its kind.
    pub fn suppressed_kinds(&self) -> impl Iterator<Item = (&Finding, u64)> {
        self.kinds.iter().filter(|(_, suppressed)| *suppressed > 0).map(|(finding, suppressed)| (finding, *suppressed))
    }

    /// Takes the findings out, so that there is room for new ones.
    pub fn take(&mut self) -> Vec<Diagnostic> {
        self.kinds.clear();
        core::mem::take(&mut self.entries)
    }
}
