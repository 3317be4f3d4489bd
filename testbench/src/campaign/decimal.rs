// SPDX-License-Identifier: MIT
//! Floats for the eye.

use crate::stimulus::float::Shape;

/// The value of a float in decimal, with as many digits as it needs to be told from its neighbours.
pub fn decimal(shape: Shape, bits: u32) -> String {
    let negative = bits & shape.sign() != 0;
    let sign = if negative { -1.0 } else { 1.0 };
    let (exponent, mantissa) = (shape.exponent_of(bits), bits & shape.mantissa());
    let scaled = |mantissa: u32, exponent: u32| {
        // All these formats fit into a double.
        let power = exponent.cast_signed() - shape.bias().cast_signed() - shape.mantissa_bits.cast_signed();
        sign * f64::from(mantissa) * f64::from(power).exp2()
    };
    // No format is wider than IEEE single: its shortest digits tell values of the narrower ones apart too.
    let shown = |value: f64| format!("{:?}", value as f32);
    match (exponent, mantissa) {
        (0, 0) => shown(sign * 0.0),
        (0, _) => format!("{} subnormal", shown(scaled(mantissa, 1))),
        (top, 0) if top == shape.top_exponent() => if negative { "-inf" } else { "inf" }.to_owned(),
        (top, _) if top == shape.top_exponent() => "NaN".to_owned(),
        _ => shown(scaled(mantissa | 1 << shape.mantissa_bits, exponent)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pica_model::float::F24;

    #[test]
    fn numbers_are_those_that_are_meant() {
        for (bits, shown) in [
            (0x3F_0000, "1.0"),
            (0xC0_8000, "-3.0"),
            (0, "0.0"),
            (0x80_0000, "-0.0"),
            (0x7F_0000, "inf"),
            (0xFF_0000, "-inf"),
            (0x7F_8000, "NaN"),
            (0x3D_5555, "0.33333206"),
        ] {
            assert_eq!(decimal(Shape::F24, bits), shown);
        }
        assert_eq!(decimal(Shape::F32, 1.1f32.to_bits()), "1.1");
        assert!(decimal(Shape::F24, 1).ends_with(" subnormal"));
    }

    /// As the model converts them; and no two numbers look the same.
    #[test]
    fn digits_go_back_to_the_number() {
        for bits in (0..1 << 24).step_by(97).filter(|bits| bits >> 16 & 0x7F != 0x7F && bits >> 16 & 0x7F != 0) {
            let value: f32 = decimal(Shape::F24, bits).parse().unwrap();
            assert_eq!(value.to_bits(), F24::from_bits(bits).to_f32_bits(), "{bits:06X}");
        }
    }
}
