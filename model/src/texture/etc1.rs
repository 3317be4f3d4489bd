// SPDX-License-Identifier: MIT
//! ETC1 blocks of 4x4 texels.

use pica_spec::choices::Etc1Overflow;

use crate::fragment::color::expand;

/// Small and large modifier of each table; the sign bit of a texel negates them (texture.md#etc1).
const MODIFIERS: [[i32; 2]; 8] = [[2, 8], [5, 17], [9, 29], [13, 42], [18, 60], [24, 80], [33, 106], [47, 183]];

/// A block of 64 bits as it is in memory, the byte at the lowest address in the lowest bits (texture.md#etc1,
/// texture.md#fetch).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Etc1Block(pub u64);

impl Etc1Block {
    const fn bits(self, lsb: u32, width: u32) -> u32 {
        (self.0 >> lsb) as u32 & ((1 << width) - 1)
    }

    /// Red, green and blue of both halves. A half is left and right or, with the flip bit, upper and lower.
    pub fn base_colors(self, overflow: Etc1Overflow) -> [[u8; 3]; 2] {
        // Bytes 7, 6, 5 are red, green, blue.
        let channels = [56, 48, 40];
        if self.bits(33, 1) == 0 {
            return [4, 0].map(|nibble| channels.map(|lsb| expand::<4>(self.bits(lsb + nibble, 4))));
        }
        let first = channels.map(|lsb| expand::<5>(self.bits(lsb + 3, 5)));
        let second = channels.map(|lsb| {
            let delta = (self.bits(lsb, 3) ^ 4) as i32 - 4;
            second_color(self.bits(lsb + 3, 5) as i32 + delta, overflow)
        });
        [first, second]
    }

    /// Red, green and blue of the texel in column `x` and row `y` of the block, given its base colours.
    #[inline]
    pub fn texel(self, base: &[[u8; 3]; 2], x: u32, y: u32) -> [u8; 3] {
        let flip = self.bits(32, 1) != 0;
        let half = (if flip { y } else { x } >= 2) as usize;
        let table = self.bits([37, 34][half], 3) as usize;
        let number = 4 * x + y;
        let magnitude = MODIFIERS[table][self.bits(number, 1) as usize];
        let modifier = if self.bits(16 + number, 1) != 0 { -magnitude } else { magnitude };
        base[half].map(|channel| (channel as i32 + modifier).clamp(0, 255) as u8)
    }
}

/// Base plus delta of 5 bits, as 8 bits (choice `etc1_overflow`).
fn second_color(sum: i32, overflow: Etc1Overflow) -> u8 {
    match overflow {
        Etc1Overflow::Low5Bits => expand::<5>(sum as u32),
        Etc1Overflow::EightBitSum => (sum << 3 | (sum & 0xFF) >> 2) as u8,
        Etc1Overflow::Clamp => expand::<5>(sum.clamp(0, 31) as u32),
    }
}
