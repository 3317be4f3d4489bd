// SPDX-License-Identifier: MIT
//! Noise, colour map and alpha map: tables of 128 values with differences (procedural-texture.md#configuration).

use pica_spec::choices::LutDivisor;
use pica_spec::pica200::ProctexLutData;

use crate::fragment::fixed::divide_up;

/// A table, ready for lookups.
#[derive(Clone, Debug)]
pub struct Table {
    /// Value and signed difference of each entry, in units of 1/divisor.
    entries: [(i64, i64); 128],
    divisor: i64,
}

impl Table {
    /// The table that was loaded (choice `lut_divisor`).
    pub fn new(words: &[ProctexLutData; 128], divisor: LutDivisor) -> Table {
        let entry = |word: ProctexLutData| {
            let difference = (word.0 as i32) << 8 >> 20;
            ((word.0 & 0xFFF) as i64, difference as i64)
        };
        let divisor = match divisor {
            LutDivisor::AllOnes => 4095,
            LutDivisor::PowerOfTwo => 4096,
        };
        Table { entries: words.map(entry), divisor }
    }

    /// Entry and fraction, in units of 1/512, for a coordinate of 0..=1: p = 128 x, entry min(int(p), 127), fraction p
    /// less the entry, so that 1.0 reads the end of entry 127.
    pub const fn place(x: i64) -> (usize, i64) {
        let entry = if x >> 9 > 127 { 127 } else { x >> 9 };
        (entry as usize, x - (entry << 9))
    }

    /// 2^16 * (value + fraction * difference) / divisor, rounded up, so that an entry of k/255 times 255 is not below
    /// k.
    pub fn lookup(&self, x: i64) -> i64 {
        let (entry, fraction) = Table::place(x);
        let (value, difference) = self.entries[entry];
        // Divided by 512, multiplied by 2^16.
        divide_up(((value << 9) + fraction * difference) << 7, self.divisor)
    }
}
