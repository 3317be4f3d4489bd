// SPDX-License-Identifier: MIT
//! Operands drawn from classes and relations.
//!
//! Randomness is counter-based: case `k` of a seed is the same in every run and on any number of threads.

use crate::oracle::Format;

/// The seed of all drawn tests.
pub const SEED: u64 = 0x3D5_408;

/// The random numbers of one case (SplitMix64).
struct Random(u64);

impl Random {
    fn new(seed: u64, case: u64) -> Self {
        let mut random = Self(seed ^ case.wrapping_mul(0xD134_2543_DE82_EF95));
        random.next();
        random
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    /// A number below `bound`.
    fn below(&mut self, bound: u32) -> u32 {
        (((self.next() >> 32) * u64::from(bound)) >> 32) as u32
    }

    fn flip(&mut self) -> bool {
        self.below(2) != 0
    }
}

/// Field arithmetic on patterns of a format.
struct Patterns {
    format: Format,
    mantissa_bits: u32,
    mantissas: u32,
    /// The exponent field of infinity.
    top: u32,
}

impl Patterns {
    fn new(format: Format) -> Self {
        let mantissa_bits = format.mantissa_bits;
        Self { format, mantissa_bits, mantissas: 1 << mantissa_bits, top: (1 << format.exponent_bits) - 1 }
    }

    fn pack(&self, negative: bool, field: u32, mantissa: u32) -> u32 {
        self.format.sign(negative) | field << self.mantissa_bits | mantissa
    }

    /// A mantissa: anything, a single bit, a run of ones, or their complements.
    fn mantissa(&self, random: &mut Random) -> u32 {
        let bit = random.below(self.mantissa_bits);
        let length = 1 + random.below(self.mantissas.ilog2());
        let shape = match random.below(5) {
            0 | 1 => random.below(self.mantissas),
            2 => 1 << bit,
            3 => (((1_u64 << length) - 1) << bit) as u32,
            _ => 0,
        };
        (if random.below(4) == 0 { !shape } else { shape }) % self.mantissas
    }

    /// A normal number.
    fn normal(&self, random: &mut Random) -> u32 {
        let field = match random.below(3) {
            // Near 1, so that sums and products of two stay in range.
            0 => self.format.bias() as u32 - 2 + random.below(5),
            _ => 1 + random.below(self.top - 1),
        };
        self.pack(random.flip(), field.clamp(1, self.top - 1), self.mantissa(random))
    }

    /// An operand of any class.
    fn value(&self, random: &mut Random) -> u32 {
        let sign = self.format.sign(random.flip());
        let class = match random.below(24) {
            0 => 0,
            1 => 1 + random.below(self.mantissas - 1),
            2 => self.mantissas,
            3 => self.format.infinity(false) - 1,
            4 => self.format.one(),
            5 => self.format.infinity(false),
            6 => self.format.nan(),
            7 => self.format.infinity(false) + 1 + random.below(self.mantissas - 1),
            8 => self.mantissas - 1,
            9 => random.below(self.format.patterns() / 2),
            _ => return self.normal(random),
        };
        sign | class
    }

    /// The pattern `steps` magnitudes away, without leaving the patterns of the same sign.
    fn step(&self, bits: u32, steps: i32) -> u32 {
        let sign = self.format.sign(self.format.is_negative(bits));
        let magnitude = (bits ^ sign) as i32 + steps;
        sign | magnitude.clamp(0, (self.format.patterns() / 2 - 1) as i32) as u32
    }

    /// Two significands whose product is odd and has `mantissa_bits + 2` bits, so that it lies in the middle between
    /// two numbers; or nearly so.
    fn tie(&self, random: &mut Random) -> (u32, u32) {
        let length = 2 + random.below(self.mantissa_bits - 1);
        let odd = |random: &mut Random, length: u32| {
            let number = random.below(1 << length) | 1 | 1 << (length - 1);
            (number << (self.mantissa_bits + 1 - length)) % self.mantissas
        };
        let other_length = self.mantissa_bits + 3 - length - random.below(2);
        let a = odd(random, length);
        let b = odd(random, other_length);
        (a, b)
    }

    /// A second operand that stands in a relation to the first.
    fn related(&self, a: u32, random: &mut Random) -> u32 {
        let sign = self.format.sign(true);
        match random.below(6) {
            0 => a,
            1 => a ^ sign,
            2 => self.step(a, random.below(9) as i32 - 4),
            3 => self.step(a, random.below(9) as i32 - 4) ^ sign,
            // One bit is different: the difference of the two has a single bit.
            4 => a ^ sign ^ 1 << random.below(self.mantissa_bits),
            // Exponents a few steps apart, up to where alignment shifts everything out.
            _ => {
                let distance = random.below(self.mantissa_bits + 6);
                let field = (a >> self.mantissa_bits & self.top).saturating_sub(distance);
                self.pack(random.flip(), field, self.mantissa(random))
            }
        }
    }

    fn pair(&self, random: &mut Random) -> [u32; 2] {
        if self.mantissa_bits > 2 && random.below(8) == 0 {
            let (a, b) = self.tie(random);
            let bias = self.format.bias() as u32;
            let field = |random: &mut Random| bias - bias / 2 + random.below(bias);
            return [self.pack(random.flip(), field(random), a), self.pack(random.flip(), field(random), b)];
        }
        let a = self.value(random);
        let b = if random.flip() { self.value(random) } else { self.related(a, random) };
        if random.flip() { [a, b] } else { [b, a] }
    }
}

/// Two operands, of classes or related.
pub fn pair(format: Format, seed: u64, case: u64) -> [u32; 2] {
    Patterns::new(format).pair(&mut Random::new(seed, case))
}

/// Three operands: two as in [`pair`], the third of any class or related to `product`, which is given the first two.
pub fn triple(format: Format, seed: u64, case: u64, product: impl Fn(u32, u32) -> u32) -> [u32; 3] {
    let patterns = Patterns::new(format);
    let random = &mut Random::new(seed, case);
    let [a, b] = patterns.pair(random);
    let c = if random.flip() { patterns.value(random) } else { patterns.related(product(a, b), random) };
    [a, b, c]
}

/// `N` operands, each of any class or related to the one before.
pub fn values<const N: usize>(format: Format, seed: u64, case: u64) -> [u32; N] {
    let patterns = Patterns::new(format);
    let random = &mut Random::new(seed, case);
    let mut values = [0; N];
    for i in 0..N {
        values[i] =
            if i > 0 && random.flip() { patterns.related(values[i - 1], random) } else { patterns.value(random) };
    }
    values
}

/// An f32 pattern with any exponent, whose mantissa often lies on or next to a rounding boundary of a format with
/// `mantissa_bits`.
pub fn f32_pattern(mantissa_bits: u32, seed: u64, case: u64) -> u32 {
    let random = &mut Random::new(seed, case);
    let cut = 23 - mantissa_bits;
    let middle = (1_u32 << cut) / 2;
    let tail = match random.below(6) {
        0 => 0,
        1 => middle,
        2 => middle.wrapping_sub(1),
        3 => middle + 1,
        4 => u32::MAX,
        _ => random.next() as u32,
    };
    let kept = if random.below(4) == 0 { u32::MAX } else { random.next() as u32 };
    let mantissa = (kept << cut | tail & ((1 << cut) - 1)) & 0x7F_FFFF;
    let exponent = if random.flip() { random.below(256) } else { 127 - 66 + random.below(132) };
    u32::from(random.flip()) << 31 | exponent << 23 | mantissa
}
