// SPDX-License-Identifier: MIT
//! What shrinking tries on operands.

use super::Shape;

/// Operands simpler than this one, the simplest first: positive, exponent toward the bias, mantissa toward 0. The last
/// candidates are the smallest steps, so what shrinking leaves is minimal under each of them.
pub fn simpler(shape: Shape, bits: u32) -> Vec<u32> {
    let (exponent, mantissa) = (shape.exponent_of(bits), bits & shape.mantissa());
    let negative = bits & shape.sign() != 0;
    let bias = shape.bias();
    let mut candidates = Vec::new();
    if bits != shape.pack(false, bias, 0) {
        candidates.push(shape.pack(false, bias, 0));
    }
    if negative {
        candidates.push(shape.pack(false, exponent, mantissa));
    }
    let distance = exponent.abs_diff(bias);
    let mut step = distance;
    while step > 0 {
        let moved = if exponent > bias { exponent - step } else { exponent + step };
        candidates.push(shape.pack(negative, moved, mantissa));
        step /= 2;
    }
    if mantissa != 0 {
        candidates.push(shape.pack(negative, exponent, 0));
    }
    for bit in 0..shape.mantissa_bits {
        if mantissa >> bit & 1 == 1 {
            candidates.push(shape.pack(negative, exponent, mantissa & !(1 << bit)));
        }
    }
    candidates
}

/// Values simpler than these, one at a time: operands of a format by [`simpler`], others with a bit cleared.
pub fn simpler_values(operands: &[Option<Shape>], values: &[u32]) -> Vec<Vec<u32>> {
    let mut candidates = Vec::new();
    for (place, (operand, value)) in operands.iter().zip(values).enumerate() {
        let simpler = match operand {
            Some(shape) => simpler(*shape, *value),
            None => (0..u32::BITS).filter(|bit| value >> bit & 1 == 1).map(|bit| value & !(1 << bit)).collect(),
        };
        candidates.extend(simpler.into_iter().map(|value| {
            let mut candidate = values.to_vec();
            candidate[place] = value;
            candidate
        }));
    }
    candidates
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measure(shape: Shape, bits: u32) -> u32 {
        let negative = u32::from(bits & shape.sign() != 0);
        negative + shape.exponent_of(bits).abs_diff(shape.bias()) + (bits & shape.mantissa()).count_ones()
    }

    /// Every chain of candidates ends, since each is smaller by the same measure.
    #[test]
    fn simpler_operands_are_simpler() {
        let shape = Shape { exponent_bits: 3, mantissa_bits: 4 };
        for bits in 0..1 << shape.width() {
            for candidate in simpler(shape, bits) {
                assert!(measure(shape, candidate) < measure(shape, bits), "{bits:02X} -> {candidate:02X}");
            }
        }
    }

    /// The single steps of the acceptance line on minimal counterexamples are among the candidates.
    #[test]
    fn smallest_steps_are_tried() {
        let candidates = simpler(Shape::F24, 0x45_8003);
        for step in [0x44_8003, 0x45_0003, 0x45_8001, 0x45_8002] {
            assert!(candidates.contains(&step), "{step:06X}");
        }
        assert!(simpler(Shape::F24, 0x3F_0000).is_empty());
    }
}
