// SPDX-License-Identifier: MIT
//! Vectors worked by hand, of lighting and fog.

use pica_model::float::{F24, F24Rounding, F32ToF24, Lanes};
use pica_model::fragment::fog::{Fog, FogPlace};
use pica_model::lighting::bump_vector;
use pica_model::lighting::light::{Light, limited};
use pica_model::lighting::table::{Entries, InputForm, TablePlace};
use pica_model::lighting::vector::{ONE, align, axes, normalize};
use pica_model::raster::fragment::DEPTH_ONE;
use pica_spec::number::{F16, F20};
use pica_spec::pica200::{FogLutData, LightZ, LightingLut, TexenvUpdateBuffer, id};

use super::support::State;

/// Entry and fraction in units of 1/512.
fn place(entry: u64, fraction: i32) -> TablePlace {
    TablePlace { entry, fraction: f64::from(fraction) }
}

#[test]
fn vector_78_signed_index() {
    for two_sided in [false, true] {
        let signed = |input| InputForm::of(true, two_sided).place(input);
        assert_eq!(signed(ONE), place(127, 512));
        assert_eq!(signed(-ONE), place(128, 0));
        assert_eq!(signed(-ONE / 256.0), place(255, 256));
        // The fraction next to 2/3.
        assert_eq!(signed((ONE / 3.0).floor()), place(42, 341));
        assert_eq!(signed(-ONE / 2.0), place(192, 0));
    }
}

#[test]
fn vector_79_absolute_index() {
    let one_sided = |input| InputForm::of(false, false).place(input);
    assert_eq!(one_sided(ONE), place(255, 512));
    assert_eq!(one_sided(-ONE), place(0, 0));
    // 85 and 1/3, in steps of 1/256.
    assert_eq!(one_sided((ONE / 3.0).floor()), place(85, 2 * 85));
    let two_sided = |input| InputForm::of(false, true).place(input);
    assert_eq!(two_sided(-ONE), place(255, 512));
    assert_eq!(two_sided(-ONE / 2.0), place(128, 0));
}

#[test]
fn vector_80_entry() {
    let mut state = State::new();
    state.light_entry(LightingLut::D0, 7, 0x810 << 12 | 0x800);
    let entries = Entries::new(&state.luts.lighting, LightingLut::D0, &state.choices);
    let value = entries.at(place(7, 256)) as i64;
    // 2048/4095 - 8/2047, rounded up to 2^-16.
    assert_eq!(value, ((2048 * 2047 - 8 * 4095) << 16) / (4095 * 2047) + 1);
    assert!((value as f64 / 65536.0 - 0.496214).abs() < 1.0 / 65536.0);
}

#[test]
fn vector_81_distance() {
    // Light 5 at (0, 0, 1/4) with view vector (0, 0, 1/4): length 1/2, times 1.5, less 0.3125 is 0.4375.
    let mut state = State::new();
    state.set(&[
        (0x195, LightZ::default().with_z(F16::from_f32(0.25)).0),
        (0x19A, F20::from_f32(-0.3125).bits()),
        (0x19B, F20::from_f32(1.5).bits()),
    ]);
    // Only entry 112 has a value; all have a difference, which a fraction other than 0 would show.
    for entry in 0..256 {
        state.light_entry(LightingLut::Da5, entry, 0x7FF << 12 | if entry == 112 { 0x800 } else { 0 });
    }
    let light = Light::new(5, &state.registers, &state.luts.lighting, false, &state.choices, F24Rounding::TowardZero);
    let directions = light.directions(&[0.0, 0.0, 0.25].map(|x| [f24(x)]), Lanes::PORTABLE);
    assert_eq!(directions.attenuation, [f64::from((0x800 << 16) / 4095 + 1)]);
    let place_of = |x: F24| InputForm::ABSOLUTE.place(limited(x));
    assert_eq!(place_of(f24(7.0 / 16.0)), place(112, 0));
    assert_eq!(place_of(f24(2.0)), place(255, 512));
    assert_eq!(place_of(F24::INFINITY), place(255, 512));
    for below in [f24(-1.0), F24::NAN, F24::from_bits(0x00_FFFF)] {
        assert_eq!(place_of(below), place(0, 0));
    }
}

#[test]
fn vector_82_fog() {
    let mut state = State::new();
    state.luts.fog.entries[40] = FogLutData(0x801F00);
    state.luts.fog.entries[87] = FogLutData(0x801F00);
    let depth = (u64::from(DEPTH_ONE) * 161 / 512) as u32;
    state.set(&[(id::FOG_COLOR, 40)]);
    for (flip, entry, quarters, factor, result) in [(false, 40, 1, 960, 115), (true, 87, 3, 832, 105)] {
        state.set(&[(id::TEXENV_UPDATE_BUFFER, TexenvUpdateBuffer::default().with_z_flip(flip).0)]);
        let fog = Fog::new(&state.registers, &state.luts.fog, &state.choices);
        assert_eq!(fog.place(depth), FogPlace { entry, fraction: quarters << 14 });
        assert_eq!(fog.factor(fog.place(depth)), factor << 16);
        assert_eq!(fog.mix([200, 0, 0, 77], factor << 16), [result, 0, 0, 77]);
    }
}

fn f24(value: f64) -> F24 {
    F24::from_f32_bits((value as f32).to_bits(), F32ToF24::NearestEven)
}

fn close(vector: [f64; 3], expected: [f64; 3]) {
    for (component, expected) in vector.into_iter().zip(expected) {
        assert!((component / 65536.0 - expected).abs() < 3.0 / 65536.0, "{vector:?}, expected {expected}");
    }
}

#[test]
fn vector_86_quaternions() {
    let frame = |quaternion: [f64; 4]| axes(normalize(align(quaternion.map(f24)).0));
    let [tangent, _, normal] = frame([0.6, 0.0, 0.0, 0.8]);
    close(normal, [0.0, -24.0 / 25.0, 7.0 / 25.0]);
    close(tangent, [1.0, 0.0, 0.0]);
    let [tangent, _, normal] = frame([0.0, 0.6, 0.0, 0.8]);
    close(normal, [24.0 / 25.0, 0.0, 7.0 / 25.0]);
    close(tangent, [7.0 / 25.0, 0.0, -24.0 / 25.0]);
}

#[test]
fn vector_87_bump_texel() {
    close(bump_vector([200, 100, 0], true), [0.568627, -0.215686, 0.793815]);
}
