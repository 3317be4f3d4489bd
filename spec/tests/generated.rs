// SPDX-License-Identifier: MIT
//! The generated accessors against the description: every field of every register is read from the bits it is said to
//! have. What a field must show is worked out here from bit positions alone, with real numbers in f64.

use heck::ToUpperCamelCase;
use pica_spec::number::{F24, Fixed};
use pica_spec::pica200;
use pica_spec::register::Register as _;
use pica_spec_compiler::ir::{Description, Field, FieldType, FloatFormat, Map, Unlisted};
use std::fmt;

fn description() -> Description {
    serde_json::from_str(pica_spec::DESCRIPTION_JSON).unwrap()
}

/// Shows a register value as the generated `Debug` does.
struct Shown(u32, u32);

impl fmt::Debug for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        pica200::debug_register(self.0, self.1, f)
    }
}

fn expected(map: &Map, field: &Field, value: u32) -> String {
    let width = field.msb - field.lsb + 1;
    let raw = (u64::from(value) >> field.lsb) & ((1 << width) - 1);
    let signed = if raw >> (width - 1) == 1 { raw as i64 - (1 << width) } else { raw as i64 };
    let float = |exponent_bits: u32, mantissa_bits: u32| {
        let exponent = (raw >> mantissa_bits) & ((1 << exponent_bits) - 1);
        let mantissa = raw & ((1 << mantissa_bits) - 1);
        let bias = (1 << (exponent_bits - 1)) - 1;
        let sign = if raw >> (exponent_bits + mantissa_bits) == 1 { -1.0 } else { 1.0 };
        let fraction = mantissa as f64 / (1u64 << mantissa_bits) as f64;
        let number = match exponent {
            0 => sign * fraction * 2f64.powi(1 - bias),
            e if e == (1 << exponent_bits) - 1 && mantissa == 0 => sign * f64::INFINITY,
            e if e == (1 << exponent_bits) - 1 => f64::NAN,
            e => sign * (1.0 + fraction) * 2f64.powi(e as i32 - bias),
        };
        let digits = (1 + exponent_bits + mantissa_bits).div_ceil(4) as usize;
        format!("{:?} (0x{raw:0digits$X})", number as f32)
    };
    match &field.data_type {
        FieldType::Unsigned => raw.to_string(),
        FieldType::Signed => signed.to_string(),
        FieldType::Boolean => (raw == 1).to_string(),
        FieldType::Address(scale) => (raw * u64::from(*scale)).to_string(),
        FieldType::Float(FloatFormat::F16) => float(5, 10),
        FieldType::Float(FloatFormat::F20) => float(7, 12),
        FieldType::Float(FloatFormat::F24) => float(7, 16),
        FieldType::Float(FloatFormat::F31) => float(7, 23),
        FieldType::Float(FloatFormat::F32) => format!("{:?}", f32::from_bits(raw as u32)),
        FieldType::Fixed { sign, fraction, .. } => {
            let units = if *sign == 1 { signed } else { raw as i64 };
            format!("{:?} ({raw:#X})", units as f64 / (1u64 << fraction) as f64)
        }
        FieldType::Enumeration(name) => {
            let enumeration = &map.enums[name];
            let listed = enumeration
                .values
                .iter()
                .find(|v| u64::from(v.value) == raw || v.also.iter().any(|also| u64::from(*also) == raw));
            match (listed, &enumeration.unlisted) {
                (Some(value), _) => value.name.to_upper_camel_case(),
                (None, Some(Unlisted::As(other))) => other.to_upper_camel_case(),
                (None, Some(Unlisted::Keep)) => format!("Unlisted({raw})"),
                (None, None) => panic!("{name} has no answer to {raw}"),
            }
        }
    }
}

#[test]
fn every_field_of_every_register() {
    let description = description();
    let map = &description.maps[0];
    assert_eq!(map.name, "pica200");
    let mut patterns: Vec<u32> = (0..32).flat_map(|bit| [1 << bit, !(1 << bit)]).collect();
    patterns.extend([0, u32::MAX, 0x1234_5678, 0x9ABC_DEF0, 0x3F00_3C00, 0xBF00_C000, 0x3811_1112]);
    let mut fields = 0;
    for register in &map.registers {
        let Some(layout) = &register.layout else { continue };
        let layout = &map.layouts[layout];
        for value in &patterns {
            let shown: Vec<String> =
                layout.fields.iter().map(|field| format!("{}: {}", field.name, expected(map, field, *value))).collect();
            let expected = format!("{} {{ {} }}", layout.name, shown.join(", "));
            assert_eq!(format!("{:?}", Shown(register.id, *value)), expected, "{} = {value:#010X}", register.name);
        }
        fields += layout.fields.len();
    }
    assert!(fields > 1000, "{fields} fields");
}

#[test]
fn every_name() {
    for register in &description().maps[0].registers {
        assert_eq!(pica200::name(register.id), Some(register.name.as_str()));
    }
    assert_eq!(pica200::name(0x400), None);
}

/// Builders change their own bits and nothing else; what they are given comes back.
#[test]
fn builders_of_every_kind_of_field() {
    use pica200::*;
    let ones = u32::MAX;
    assert_eq!(ViewportXy(ones).with_x(-512).0, 0xFFFF_FE00);
    assert_eq!(ViewportXy(0).with_x(-1).0, 0x3FF);
    assert_eq!(ViewportXy(0).with_y(511).y(), 511);
    assert_eq!(ColorbufferLoc(0).with_address(0x1800_0000).0, 0x0300_0000);
    assert_eq!(DepthmapScale(0xFF00_0000).with_scale(F24::from_f32(-1.0)).0, 0xFFBF_0000);
    assert_eq!(LightSpotdirXy(0).with_y(Fixed::from_f64(-1.0)).0, 0x1800_0000);
    assert_eq!(StencilTest(ones).with_function(CompareFunction::Never).0, 0xFFFF_FF8F);
    assert_eq!(ShBooluniform(0).with_b(15, true).with_b(0, true).0, 0x8001);
    assert_eq!(ShAttributesPermutationHigh(0).with_attribute(8, 5).with_attribute(15, 0xA).0, 0xA000_0005);
    assert_eq!(ShAttributesPermutationHigh(0xA000_0005).attribute(15), 0xA);
    assert_eq!(DepthColorMask::from_bits(0x1F71).bits(), 0x1F71);
    assert_eq!(DepthColorMask::IDS, [id::DEPTH_COLOR_MASK]);
    // Bits that do not fit are dropped, not carried into the neighbour.
    assert_eq!(ShAttributesPermutationLow(0).with_attribute(0, 0x1F).0, 0xF);
}

#[test]
#[should_panic(expected = "field index out of range")]
fn an_index_below_the_first() {
    pica200::ShAttributesPermutationHigh(0).attribute(7);
}

#[test]
fn maxwell_arrays_and_multi_word_entries() {
    use pica_spec::maxwell::class_3d::{self, RenderTargetAddr, id};
    assert_eq!([id::render_target_addr(0), id::render_target_addr(7)], [0x200, 0x270]);
    assert_eq!(id::viewport_scale_x(15), 0x280 + 8 * 15);
    assert_eq!(class_3d::name(0x270), Some("RenderTargetNAddr"));
    let address = RenderTargetAddr::default().with_upper(0x1F).with_lower(0x8000_0000);
    assert_eq!(address.0, [0x1F, 0x8000_0000]);
    assert_eq!((address.upper(), address.lower()), (0x1F, 0x8000_0000));
    let color = class_3d::ClearColor([0x3F80_0000, 0, 0, 0xBF80_0000]);
    assert_eq!([0, 1, 2, 3].map(|n| color.component(n)), [1.0, 0.0, 0.0, -1.0]);
}

/// An assumption takes its answer, which changes nothing, and says what it is if asked for another.
#[test]
fn assumptions() {
    use pica_spec::choices::{Assumption, Choices};
    let mut choices = Choices::default();
    assert_eq!(choices.set_from("stencil_sign=unsigned"), Ok(()));
    assert_eq!(choices, Choices::default());
    let refused = choices.set("stencil_sign", "signed").unwrap_err().to_string();
    assert_eq!(refused, "`stencil_sign` is an assumption, with the one answer `unsigned`; it cannot be `signed`");
    assert!(Choices::IDS.iter().all(|id| Assumption::ALL.iter().all(|assumption| assumption.id != *id)));
    assert_eq!(Assumption::STENCIL_SIGN.answer, "unsigned");
}
