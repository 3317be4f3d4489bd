// SPDX-License-Identifier: MIT
//! Random programs and values. Case k of a seed is always the same.

use super::number::*;

/// SplitMix64.
pub struct Random(u64);

impl Random {
    pub fn case(seed: u64, case: u64) -> Self {
        Self(seed ^ case.wrapping_mul(0xD6E8_FEB8_6659_FD93))
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    pub fn word(&mut self) -> u32 {
        (self.next() >> 32) as u32
    }

    pub fn below(&mut self, limit: u32) -> u32 {
        ((u64::from(self.word()) * u64::from(limit)) >> 32) as u32
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u32) as usize]
    }

    /// An f24 pattern: a special one, a small integer, which is good for addresses and comparisons, or any.
    pub fn number(&mut self) -> u32 {
        const SPECIAL: [u32; 13] =
            [ZERO, MINUS_ZERO, HALF, ONE, TWO, MINUS_ONE, INF, MINUS_INF, NAN, SUBNORMAL, SMALLEST, LARGEST, 0xFF_1234];
        match self.below(4) {
            0 => self.pick(&SPECIAL),
            1 | 2 => int(self.below(300) as i32 - 150),
            _ => self.word() >> 8,
        }
    }

    pub fn vector(&mut self) -> [u32; 4] {
        [self.number(), self.number(), self.number(), self.number()]
    }

    /// An instruction word: any bits under an opcode that is drawn from groups, with END and what hangs kept rare.
    pub fn instruction(&mut self) -> u32 {
        const ALU: [u32; 27] = [
            0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x0E, 0x0F, 0x12, 0x13,
            0x18, 0x19, 0x1A, 0x1B, 0x2E, 0x2F, 0x30, 0x38, 0x3F,
        ];
        const FLOW: [u32; 9] = [0x23, 0x24, 0x25, 0x26, 0x27, 0x28, 0x29, 0x2C, 0x2D];
        const RARE: [u32; 8] = [0x20, 0x21, 0x22, 0x2A, 0x2B, 0x10, 0x1D, 0x22];
        let opcode = match self.below(40) {
            0..28 => self.pick(&ALU),
            28..38 => self.pick(&FLOW),
            _ => self.pick(&RARE),
        };
        opcode << 26 | self.word() >> 6
    }

    /// A flow-control instruction keeps near: its target is moved to the 32 words that follow `address`.
    pub fn nearby(&mut self, word: u32, address: u32) -> u32 {
        if (0x23..=0x2D).contains(&(word >> 26)) && !(0x2A..=0x2B).contains(&(word >> 26)) {
            let target = address + 1 + self.below(32);
            word & !(0xFFF << 10 | 0xF0) | (target & 0xFFF) << 10
        } else {
            word
        }
    }
}
