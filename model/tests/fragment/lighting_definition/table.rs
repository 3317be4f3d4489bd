// SPDX-License-Identifier: MIT
//! Look-up tables in integers.

use pica_spec::choices::{Choices, LightLutMix, LutDivisor};
use pica_spec::pica200::{LightingLut, LightingLutData, LightingLutInput, LightingLutScale};

use super::vector::ONE;
use pica_model::fragment::fixed::divide_up;
use pica_model::lighting::LightingLuts;

/// Where an input lies in a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TablePlace {
    /// The entry, 0 to 255.
    pub entry: usize,
    /// How far to the next entry, in units of 2^-9; 2^9 and more, or less than 0, if the input is out of range.
    pub fraction: i64,
}

impl TablePlace {
    /// The place of an input that is signed, else of its magnitude if the light is two-sided, else of the input cut off at 0
    /// (lighting.md#table-lookup).
    pub const fn of(input: i64, signed: bool, two_sided: bool) -> TablePlace {
        match (signed, two_sided) {
            (true, _) => TablePlace::signed(input),
            (false, true) => TablePlace::absolute(input.abs()),
            (false, false) => TablePlace::absolute(if input < 0 { 0 } else { input }),
        }
    }

    /// The place of a signed input: p = 128 x, entry floor(p) limited to -128..=127, fraction p less the entry. Negative
    /// entries are the upper half of the table (lighting.md#table-lookup).
    pub const fn signed(x: i64) -> TablePlace {
        let floor = x >> 9;
        let entry = if floor < -128 {
            -128
        } else if floor > 127 {
            127
        } else {
            floor
        };
        TablePlace { entry: entry as usize & 255, fraction: x - (entry << 9) }
    }

    /// The place of an input that is not negative: p = 256 x, entry min(floor(p), 255), fraction p less the entry.
    pub const fn absolute(x: i64) -> TablePlace {
        let entry = if x >> 8 > 255 { 255 } else { x >> 8 };
        TablePlace { entry: entry as usize, fraction: (x - (entry << 8)) << 1 }
    }
}

/// The entries of a table.
#[derive(Clone, Debug)]
pub struct Entries {
    /// Value and signed difference.
    entries: Box<[(i64, i64); 256]>,
    mix: LightLutMix,
    divisor: LutDivisor,
}

impl Entries {
    /// The entries of a table as they are loaded now; zeros if there is no such table.
    pub fn new(luts: &LightingLuts, table: LightingLut, choices: &Choices) -> Entries {
        let entry = |word: LightingLutData| {
            let difference = i64::from(word.difference());
            (i64::from(word.value()), if word.difference_negative() { -difference } else { difference })
        };
        let entries = luts.table(table).map_or([(0, 0); 256], |words| words.map(entry));
        Entries { entries: Box::new(entries), mix: choices.light_lut_mix, divisor: choices.lut_divisor }
    }

    /// The output with 16 fraction bits, rounded up once, so that an entry of k/255 times 255 is not below k (choices
    /// `light_lut_mix` and `lut_divisor`): value / 4095 + fraction * difference / 2047, or one of the other forms.
    pub const fn lookup(&self, TablePlace { entry, fraction }: TablePlace) -> i64 {
        let (value, difference) = self.entries[entry];
        // Numerator in units of 2^-9, and denominator.
        let (numerator, denominator) = match (self.mix, self.divisor) {
            (LightLutMix::Real, LutDivisor::AllOnes) => {
                (((value * 2047) << 9) + fraction * difference * 4095, 4095 * 2047)
            }
            (LightLutMix::Integer, LutDivisor::AllOnes) => ((value << 9) + 2 * fraction * difference, 4095),
            // With these divisors both forms are the same.
            (_, LutDivisor::PowerOfTwo) => ((value << 9) + 2 * fraction * difference, 4096),
        };
        divide_up(numerator << 7, denominator)
    }
}

/// A table with its input and its scale.
#[derive(Clone, Debug)]
pub struct Table {
    /// The dot product that is looked up.
    pub input: LightingLutInput,
    /// Whether the input is signed.
    pub signed: bool,
    /// The factor on the output.
    pub scale: LightingLutScale,
    /// 256 entries, value and difference.
    pub entries: Entries,
}

impl Table {
    /// The output for an input, after the scale; quarters and halves are rounded down. Scale codes 4 and 5 give 0
    /// (assumption `unlisted_code`).
    pub fn lookup(&self, input: i64, two_sided: bool) -> i64 {
        self.lookup_in(&self.entries, input, two_sided)
    }

    /// The output for an input in other entries: the spot tables of all lights share input and scale.
    pub fn lookup_in(&self, entries: &Entries, input: i64, two_sided: bool) -> i64 {
        let output = entries.lookup(TablePlace::of(input, self.signed, two_sided));
        match self.scale {
            LightingLutScale::X1 => output,
            LightingLutScale::X2 => output << 1,
            LightingLutScale::X4 => output << 2,
            LightingLutScale::X8 => output << 3,
            LightingLutScale::Quarter => output >> 2,
            LightingLutScale::Half => output >> 1,
            LightingLutScale::Unlisted(_) => 0,
        }
    }
}

/// The place in a distance table: limit(scale * length + bias, 0, 1) as an input that is not negative.
pub const fn distance_place(x: i64) -> TablePlace {
    TablePlace::absolute(if x < 0 {
        0
    } else if x > ONE {
        ONE
    } else {
        x
    })
}
