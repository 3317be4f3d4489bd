// SPDX-License-Identifier: MIT
//! What comes about between a block and the bench while a case runs: no stimulus decides it alone.

use pica_vectors::{Direction, Interface};

/// Outstanding reads that count as many: fewer hide no memory.
pub const MANY: usize = 32;

/// A situation in some clock of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Situation {
    /// Transactions of two input channels are offered.
    Together,
    /// A request waits for the memory.
    Waits,
    /// An answer overtakes that of an earlier read.
    Overtaken,
    /// [`MANY`] reads are outstanding.
    Many,
    /// A read is answered with no other outstanding.
    Alone,
}

impl Situation {
    /// All of them, by number.
    pub const ALL: [Self; 5] = [Self::Together, Self::Waits, Self::Overtaken, Self::Many, Self::Alone];

    /// The name of its bin.
    pub const fn describe(self) -> &'static str {
        match self {
            Self::Together => "bench: transactions of two channels are offered at once",
            Self::Waits => "bench: a request waits for the memory",
            Self::Overtaken => "bench: an answer overtakes one to an earlier read",
            Self::Many => "bench: 32 reads are outstanding",
            Self::Alone => "bench: a read is answered with no other outstanding",
        }
    }
}

/// The situations that a case has brought about, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traffic(pub u32);

impl Traffic {
    /// Notes a situation.
    pub fn mark(&mut self, situation: Situation) {
        self.0 |= 1 << situation as u8;
    }

    /// Whether a situation was noted.
    pub fn has(self, situation: Situation) -> bool {
        self.0 >> situation as u8 & 1 == 1
    }
}

/// The situations that a block with this interface can be in.
pub fn situations(interface: &Interface) -> impl Iterator<Item = Situation> {
    let several = interface.side(Direction::In).filter(|(_, channel)| interface.is_stream(channel)).count() > 1;
    let asks = !interface.memories.is_empty();
    Situation::ALL.into_iter().filter(move |situation| if *situation == Situation::Together { several } else { asks })
}
