// SPDX-License-Identifier: MIT
//! Words of lanes, and memories.

use crate::design::Memory;
use crate::tape::Place;
use crate::tape::operation::Class;
use crate::value::limbs;
use std::ops::{BitAnd, BitOr, BitXor, Not};
use std::sync::Arc;

/// The word of a lane.
pub trait Word:
    Copy + PartialOrd + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self> + Not<Output = Self>
{
    const BITS: u32;
    const ZERO: Self;
    /// The low bits of a number.
    fn from_number(value: u64) -> Self;
    fn number(self) -> u64;
    fn plus(self, other: Self) -> Self;
    fn minus(self, other: Self) -> Self;
    fn times(self, other: Self) -> Self;
    /// Moved by less than [`Self::BITS`].
    fn left(self, by: u32) -> Self;
    fn right(self, by: u32) -> Self;
    fn ones(self) -> u32;
    /// The words of this type.
    fn of<const L: usize>(words: &Words<L>) -> &[[Self; L]];
    fn of_mut<const L: usize>(words: &mut Words<L>) -> &mut [[Self; L]];
}

macro_rules! word {
    ($type:ty, $field:ident) => {
        impl Word for $type {
            const BITS: u32 = <$type>::BITS;
            const ZERO: Self = 0;

            #[inline(always)]
            fn from_number(value: u64) -> Self {
                value as Self
            }

            #[inline(always)]
            fn number(self) -> u64 {
                self as u64
            }

            #[inline(always)]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            #[inline(always)]
            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }

            #[inline(always)]
            fn times(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }

            #[inline(always)]
            fn left(self, by: u32) -> Self {
                self.wrapping_shl(by)
            }

            #[inline(always)]
            fn right(self, by: u32) -> Self {
                self.wrapping_shr(by)
            }

            #[inline(always)]
            fn ones(self) -> u32 {
                self.count_ones()
            }

            #[inline(always)]
            fn of<const L: usize>(words: &Words<L>) -> &[[Self; L]] {
                &words.$field
            }

            #[inline(always)]
            fn of_mut<const L: usize>(words: &mut Words<L>) -> &mut [[Self; L]] {
                &mut words.$field
            }
        }
    };
}

word!(u8, bytes);
word!(u16, halves);
word!(u32, singles);
word!(u64, doubles);

/// Words of `L` lanes, by class.
pub struct Words<const L: usize> {
    bytes: Vec<[u8; L]>,
    halves: Vec<[u16; L]>,
    singles: Vec<[u32; L]>,
    doubles: Vec<[u64; L]>,
}

impl<const L: usize> Words<L> {
    /// So many words of each class, of which some hold a number.
    pub fn new([bytes, halves, singles, doubles]: [usize; 4], held: &[(Place, u64)]) -> Self {
        let mut words = Self {
            bytes: vec![[0; L]; bytes],
            halves: vec![[0; L]; halves],
            singles: vec![[0; L]; singles],
            doubles: vec![[0; L]; doubles],
        };
        for (place, value) in held {
            (0..L).for_each(|lane| words.set(*place, lane, *value));
        }
        words
    }

    /// The word of a lane.
    #[inline]
    pub fn get(&self, place: Place, lane: usize) -> u64 {
        let number = place.number as usize;
        match place.class {
            Class::U8 => self.bytes[number][lane].into(),
            Class::U16 => self.halves[number][lane].into(),
            Class::U32 => self.singles[number][lane].into(),
            Class::U64 => self.doubles[number][lane],
        }
    }

    /// The words of all lanes.
    pub fn row(&self, place: Place) -> [u64; L] {
        let number = place.number as usize;
        match place.class {
            Class::U8 => self.bytes[number].map(u64::from),
            Class::U16 => self.halves[number].map(u64::from),
            Class::U32 => self.singles[number].map(u64::from),
            Class::U64 => self.doubles[number],
        }
    }

    /// How many words of each class there are.
    #[cfg(feature = "jit")]
    pub fn counts(&self) -> [usize; 4] {
        [self.bytes.len(), self.halves.len(), self.singles.len(), self.doubles.len()]
    }

    /// Where the words of 32 and of 64 bits begin.
    #[cfg(feature = "jit")]
    pub fn pointers(&mut self) -> (*mut u32, *mut u64) {
        (self.singles.as_mut_ptr().cast(), self.doubles.as_mut_ptr().cast())
    }

    /// Changes the word of a lane.
    #[inline]
    pub fn set(&mut self, place: Place, lane: usize, value: u64) {
        let number = place.number as usize;
        match place.class {
            Class::U8 => self.bytes[number][lane] = value as u8,
            Class::U16 => self.halves[number][lane] = value as u16,
            Class::U32 => self.singles[number][lane] = value as u32,
            Class::U64 => self.doubles[number][lane] = value,
        }
    }
}

/// The words of a memory.
pub struct Contents {
    /// All words of a lane, then those of the next; of memories that nothing writes there is one copy.
    pub limbs: Vec<u64>,
    /// How many limbs a lane has; 0 for what all share.
    pub stride: usize,
    /// Words.
    pub words: usize,
    /// Limbs of a word.
    pub width: usize,
}

impl Contents {
    /// A memory after power-on, in so many lanes.
    pub fn new(memory: &Memory, lanes: usize) -> Self {
        let is_shared = memory.writes.is_empty();
        Self {
            limbs: memory.initial.repeat(if is_shared { 1 } else { lanes }),
            stride: if is_shared { 0 } else { memory.initial.len() },
            words: memory.words,
            width: limbs(memory.width),
        }
    }

    /// Gives a lane other content, of which there are as many limbs.
    pub fn load(&mut self, lane: usize, content: &[u64]) {
        if self.stride > 0 {
            self.limbs[lane * self.stride..][..self.stride].copy_from_slice(content);
        }
    }

    /// Changes a limb of a word; what is none stays away.
    #[inline(always)]
    pub fn write(&mut self, lane: usize, address: u64, limb: usize, value: u64) {
        if address < self.words as u64 {
            self.limbs[lane * self.stride + address as usize * self.width + limb] = value;
        }
    }

    /// A limb of a word; 0 for what is none.
    #[inline(always)]
    pub fn read(&self, lane: usize, address: u64, limb: usize) -> u64 {
        match address < self.words as u64 {
            true => self.limbs.get(lane * self.stride + address as usize * self.width + limb).copied().unwrap_or(0),
            false => 0,
        }
    }
}

/// What operations look words up in.
pub struct Stock {
    pub memories: Vec<Contents>,
    /// The results of each table, which all simulations of a program share.
    pub tables: Arc<[[u64; 256]]>,
}
