// SPDX-License-Identifier: MIT
//! Ids and words of register writes.

use crate::random::CaseRng;
use crate::stimulus::dice::Dice;
use pica_spec::pica200::{ID_COUNT, POWER_UP, ROUTES, Target, id};
use std::sync::LazyLock;

/// A kind of ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// A register that holds a value and has no other effect.
    Storage,
    /// A register that acts when it is written.
    Trigger,
    /// The index of a transfer.
    Index,
    /// A word of a transfer.
    Data,
    /// A register that only the CPU writes.
    CpuOnly,
    /// A register that is only read.
    ReadOnly,
    /// An id without a register, which reads as RESTART_PRIMITIVE.
    Alias,
    /// A register that holds something after power-up.
    PowerUp,
    /// A register of which only some bits read back.
    Masked,
}

impl Class {
    /// All of them.
    pub const ALL: [Class; 9] = [
        Class::Storage,
        Class::Trigger,
        Class::Index,
        Class::Data,
        Class::CpuOnly,
        Class::ReadOnly,
        Class::Alias,
        Class::PowerUp,
        Class::Masked,
    ];

    /// Whether an id is of the kind.
    pub fn has(self, of: u32) -> bool {
        let route = &ROUTES[of as usize];
        match self {
            Class::Storage => route.target == Target::Storage && route.lists,
            Class::Trigger => matches!(route.target, Target::Trigger(_)),
            Class::Index => matches!(route.target, Target::Index(_)),
            Class::Data => matches!(route.target, Target::Data(_)),
            Class::CpuOnly => !route.lists,
            Class::ReadOnly => route.target == Target::Nothing && route.reads != Some(id::RESTART_PRIMITIVE),
            Class::Alias => route.target == Target::Nothing && route.reads == Some(id::RESTART_PRIMITIVE),
            Class::PowerUp => POWER_UP.iter().any(|(held, _)| *held == of),
            Class::Masked => route.mask.is_some(),
        }
    }

    /// The ids of the kind.
    pub fn ids(self) -> &'static [u32] {
        static IDS: LazyLock<[Vec<u32>; Class::ALL.len()]> =
            LazyLock::new(|| Class::ALL.map(|class| (0..ID_COUNT as u32).filter(|of| class.has(*of)).collect()));
        &IDS[self as usize]
    }
}

/// An id: of some kind, an id in front of or behind such a one, or any.
pub fn id(rng: &mut CaseRng) -> u32 {
    let class = rng.pick(&Class::ALL);
    let of = match class.ids() {
        [] => rng.below(ID_COUNT as u32),
        ids => rng.pick(ids),
    };
    match rng.below(16) {
        0 => of.saturating_sub(1),
        1 => (of + 1).min(ID_COUNT as u32 - 1),
        2 => rng.below(ID_COUNT as u32),
        3 => id::RESTART_PRIMITIVE,
        _ => of,
    }
}

/// A word: nothing, everything, one bit, a byte in all lanes, or any.
pub fn word(rng: &mut CaseRng) -> u32 {
    match rng.below(8) {
        0 => 0,
        1 => u32::MAX,
        2 => 1 << rng.below(u32::BITS),
        3 => rng.below(256) * 0x0101_0101,
        _ => rng.bits(),
    }
}

/// A byte mask: mostly all bytes, now and then none.
pub fn mask(rng: &mut CaseRng) -> u32 {
    match rng.below(8) {
        0 => 0,
        1..=3 => rng.below(16),
        _ => 0xF,
    }
}
