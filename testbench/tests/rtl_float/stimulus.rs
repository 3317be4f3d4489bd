//! Operands: all of them, or drawn from classes and relations (design section 5).

use pica_rtl::float::{FloatBlock, Format, Operation};

/// Seed of all draws.
pub const SEED: u64 = 0x0F24;

/// Bits of all operands of a block together.
pub fn space_bits(block: &FloatBlock) -> u32 {
    block.inputs().iter().map(|port| port.width as u32).sum()
}

/// Number `index` of all operands.
pub fn enumerated(block: &FloatBlock, index: u64) -> [u32; 3] {
    let mut rest = index;
    let mut operands = [0; 3];
    for (operand, port) in operands.iter_mut().zip(block.inputs()) {
        *operand = (rest & ((1 << port.width) - 1)) as u32;
        rest >>= port.width;
    }
    operands
}

/// Number `index` of a campaign: operands of corner classes, of which the later ones often stand in a relation to the
/// first.
pub fn drawn(block: &FloatBlock, index: u64) -> [u32; 3] {
    let mut random = Random(SEED ^ index.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    if block.operation == Operation::FromF32 {
        return [f32_near(block.format, &mut random), 0, 0];
    }
    let format = block.format;
    let mask = format.sign() | format.magnitude_mask();
    let a = operand(format, &mut random);
    let mut related = || {
        let distance = random.below(5) << random.below(4);
        let exponent_step = random.below(format.mantissa_bits as u64 + 4) << format.mantissa_bits;
        let value = match random.below(8) {
            0 => a,
            1 => a ^ format.sign(),
            2 => a.wrapping_add(distance) ^ (format.sign() * random.below(2)),
            3 => a.wrapping_sub(distance) ^ (format.sign() * random.below(2)),
            4 => a.wrapping_sub(exponent_step) ^ (format.sign() * random.below(2)),
            // A product near 1.
            5 => (2 * format.one()).wrapping_sub(a & format.magnitude_mask()).wrapping_add(distance),
            _ => operand(format, &mut random),
        };
        value & mask
    };
    [a, related(), related()].map(|value| value as u32)
}

/// An f32 in or about the range of a format.
fn f32_near(format: Format, random: &mut Random) -> u32 {
    let pattern = operand(Format::new(8, 23), random) as u32;
    let exponent = match random.below(4) {
        0 => return pattern,
        1 => 127 - format.bias() + random.below(3),
        2 => 127 + format.bias() + random.below(3),
        _ => 127 - format.bias() + random.below(2 * format.bias() + 2),
    };
    pattern & 0x807F_FFFF | (exponent as u32) << 23
}

/// A pattern of a corner class.
fn operand(format: Format, random: &mut Random) -> u64 {
    let sign = format.sign() * random.below(2);
    let mantissa_mask = format.mantissa_mask();
    let uniform = random.next();
    let mantissa = match random.below(6) {
        0 => 0,
        1 => mantissa_mask,
        2 => 1 << random.below(format.mantissa_bits as u64),
        3 => mantissa_mask << random.below(format.mantissa_bits as u64),
        _ => uniform,
    } & mantissa_mask;
    let bias = format.bias();
    let exponent = match random.below(16) {
        0 => 0,
        1 => 1,
        2 => 2 * bias,
        3 => 2 * bias + 1,
        4..8 => bias + random.below(5) - random.below(5).min(bias),
        8 => bias / 2 + random.below(3),
        9 => bias + bias / 2 + random.below(3),
        _ => uniform >> 32,
    } & (2 * bias + 1);
    sign | exponent << format.mantissa_bits | mantissa
}

/// SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn below(&mut self, limit: u64) -> u64 {
        self.next() % limit
    }
}
