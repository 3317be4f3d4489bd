// SPDX-License-Identifier: MIT
//! Fragment lighting (lighting.md and lighting.md#arithmetic): single terms of the equation with values worked out by
//! hand.

use pica_model::float::{F24, F32ToF24};
use pica_model::fragment::color::Rgba;
use pica_model::lighting::light::light_color;
use pica_model::lighting::table::{Entries, TablePlace};
use pica_model::lighting::terms::geometric_factor;
use pica_model::lighting::vector::{self, Length, align, axes, length, normalize, turn};
use pica_model::lighting::{Lighting, LightingInputs, LightingRecord, LightingResult};
use pica_spec::choices::LightColourRange;
use pica_spec::number::{F16, F20, Fixed};
use pica_spec::pica200::{
    LightConfig, LightSpotdirXy, LightSpotdirZ, LightType, LightXy, LightZ, LightingBumpMode, LightingConfig0,
    LightingEnvironment, LightingFresnel, LightingLut, LightingLutInput, LightingLutScale, LightingLutinputAbs,
    LightingLutinputScale, LightingLutinputSelect, id,
};

use super::support::State;

/// 1.0 in records.
const ONE: i64 = vector::ONE as i64;

fn f24(value: f32) -> F24 {
    F24::from_f32_bits(value.to_bits(), F32ToF24::NearestEven)
}

/// All tables, spots and attenuations off.
const ALL_OFF: u32 = 0xFF7F_FF00;

/// One directional light along (x, y, z), all colours 0, quaternion and view given to `evaluate`.
fn state(direction: [f32; 3], choices: &[&str]) -> State {
    let mut state = State::with(choices);
    let [x, y, z] = direction.map(F16::from_f32);
    state.set(&[
        (id::LIGHTING_ENABLE0, 1),
        (id::LIGHTING_CONFIG0, LightingConfig0::default().with_environment(LightingEnvironment::Config7).0),
        (id::LIGHTING_CONFIG1, ALL_OFF),
        (0x144, LightXy::default().with_x(x).with_y(y).0),
        (0x145, LightZ::default().with_z(z).0),
        (0x149, LightConfig::default().with_type(LightType::Directional).0),
    ]);
    state
}

/// Register word of a light colour.
fn color(r: u32, g: u32, b: u32) -> u32 {
    r << 20 | g << 10 | b
}

/// Normal (0, 0, 1), view vector (0, 0, 1), bump texel (128, 128, 255), shadow texel (0, 51, 102, 153).
fn inputs() -> LightingInputs {
    LightingInputs {
        quaternion: [0.0, 0.0, 0.0, 1.0].map(f24),
        view: [0.0, 0.0, 1.0].map(f24),
        bump: [128, 128, 255, 255],
        shadow: [0, 51, 102, 153],
    }
}

fn evaluate(state: &State, inputs: &LightingInputs) -> (LightingResult, LightingRecord) {
    let lighting = Lighting::new(&state.registers, &state.luts.lighting, &state.choices, true).expect("lighting is on");
    let mut record = LightingRecord::default();
    let result = lighting.evaluate(inputs, Some(&mut record));
    assert_eq!(lighting.evaluate(inputs, None), result);
    (result, record)
}

fn primary(state: &State) -> Rgba {
    evaluate(state, &inputs()).0.primary
}

fn secondary(state: &State) -> Rgba {
    evaluate(state, &inputs()).0.secondary
}

#[test]
fn both_enables_count() {
    let mut state = state([0.0, 0.0, 1.0], &[]);
    let is_on = |state: &State| Lighting::new(&state.registers, &state.luts.lighting, &state.choices, true).is_some();
    assert!(is_on(&state));
    assert!(!is_on(state.set(&[(id::LIGHTING_ENABLE1, 1)])));
    assert!(!is_on(state.set(&[(id::LIGHTING_ENABLE0, 0), (id::LIGHTING_ENABLE1, 0)])));
}

#[test]
fn ambient_and_diffuse() {
    let mut state = state([0.0, 0.0, 2.0], &[]);
    state.set(&[(0x143, color(10, 20, 30)), (id::LIGHTING_AMBIENT, color(1, 2, 3)), (0x142, color(100, 50, 25))]);
    assert_eq!(primary(&state), [111, 72, 58, 255]);
    assert_eq!(secondary(&state), [0, 0, 0, 255]);
    // A light at 60 degrees: L.N = 1/2. One from behind counts only on two-sided lights.
    let [x, z] = [0.75_f32.sqrt(), 0.5].map(F16::from_f32);
    state.set(&[(0x144, LightXy::default().with_x(x).0), (0x145, LightZ::default().with_z(z).0)]);
    let half = primary(&state);
    assert!(half.iter().zip([61, 47, 45, 255]).all(|(a, b)| a.abs_diff(b) <= 1), "{half:?}");
    let behind = LightZ::default().with_z(F16::from_f32(-2.0)).0;
    state.set(&[(0x144, 0), (0x145, behind)]);
    assert_eq!(primary(&state), [11, 22, 33, 255]);
    let two_sided = LightConfig::default().with_type(LightType::Directional).with_two_sided(true).0;
    state.set(&[(0x149, two_sided)]);
    assert_eq!(primary(&state), [111, 72, 58, 255]);
}

#[test]
fn positional_lights_add_the_view_vector() {
    // Position (3, 0, 0) plus view (0, 0, 4): the light is 5 away, L.N = 4/5.
    let mut state = state([3.0, 0.0, 0.0], &[]);
    state.set(&[(0x149, 0), (0x142, color(200, 100, 50))]);
    let inputs = LightingInputs { view: [0.0, 0.0, 4.0].map(f24), ..inputs() };
    let (result, record) = evaluate(&state, &inputs);
    assert_eq!(record.lights[0].light, [(3 * ONE + 2) / 5, 0, (4 * ONE + 2) / 5]);
    assert_eq!(result.primary, [160, 80, 40, 255]);
}

#[test]
fn several_lights_in_their_order() {
    // Lights 2 and 5, ambient only; the same light twice counts twice. The sum is limited once.
    let mut state = state([0.0, 0.0, 1.0], &[]);
    state.set(&[(0x163, color(10, 100, 200)), (0x193, color(5, 100, 100))]);
    state.set(&[(id::LIGHTING_NUM_LIGHTS, 1), (id::LIGHTING_LIGHT_PERMUTATION, 0x52)]);
    assert_eq!(primary(&state), [15, 200, 255, 255]);
    state.set(&[(id::LIGHTING_NUM_LIGHTS, 2), (id::LIGHTING_LIGHT_PERMUTATION, 0x552)]);
    assert_eq!(primary(&state), [20, 255, 255, 255]);
}

#[test]
fn light_colours_above_255() {
    let word = 256 << 20 | 0x3FF << 10 | 255;
    for (range, expected) in [
        (LightColourRange::Linear, [256.0, 1023.0, 255.0]),
        (LightColourRange::Low8Bits, [0.0, 255.0, 255.0]),
        (LightColourRange::Saturate, [255.0; 3]),
    ] {
        assert_eq!(light_color(word, range), expected);
    }
}

/// A table of one value for all inputs.
fn fill(state: &mut State, table: LightingLut, value: u32) {
    for entry in 0..256 {
        state.light_entry(table, entry, value);
    }
}

#[test]
fn specular_terms_and_reflections() {
    let mut state = state([0.0, 0.0, 1.0], &[]);
    state.set(&[(0x140, color(100, 100, 100)), (0x141, color(40, 40, 40))]);
    // All tables off: S0 + S1.
    assert_eq!(secondary(&state), [140, 140, 140, 255]);
    // D0 on with 0x800, scale 2: 100 * 2 * 2048/4095 = 100.02. D1 with 0x555 = 1/3: 13.33; RR, RG, RB of 1, 1/2, 0.
    for (table, value) in [
        (LightingLut::D0, 0x800),
        (LightingLut::D1, 0x555),
        (LightingLut::Rr, 0xFFF),
        (LightingLut::Rg, 0x800),
        (LightingLut::Rb, 0),
    ] {
        fill(&mut state, table, value);
    }
    let off = |bits: &[u32]| bits.iter().fold(ALL_OFF, |word, bit| word & !(1 << bit));
    let scale = LightingLutinputScale::default().with_d0(LightingLutScale::X2).0;
    state.set(&[(id::LIGHTING_CONFIG1, off(&[16, 17, 20, 21, 22])), (id::LIGHTING_LUTINPUT_SCALE, scale)]);
    assert_eq!(secondary(&state), [113, 106, 100, 255]);
    // Without RG and RB, RR serves all channels.
    state.set(&[(id::LIGHTING_CONFIG1, off(&[16, 17, 22]))]);
    assert_eq!(secondary(&state), [113, 113, 113, 255]);
}

#[test]
fn environments_have_their_tables() {
    // All tables on and 0: what is available makes its term vanish.
    let terms = |environment: u32| {
        let mut state = state([0.0, 0.0, 1.0], &[]);
        state.set(&[
            (id::LIGHTING_CONFIG0, environment << 4 | 3 << 2),
            (id::LIGHTING_CONFIG1, 0),
            (0x140, color(1, 1, 1)),
            (0x141, color(2, 4, 8)),
            (0x143, color(1, 0, 0)),
        ]);
        let (_, record) = evaluate(&state, &inputs());
        // D0, D1, SP, RR, RG, RB, FR, DA: available if 0.
        record.lights[0].outputs.map(|output| output == 0)
    };
    const X: bool = true;
    const O: bool = false;
    // RG and RB take RR where they are missing, so they are 0 with RR.
    for (code, expected) in [
        (0, [X, O, X, X, X, X, O, X]),
        (1, [O, O, X, X, X, X, X, X]),
        (2, [X, X, O, X, X, X, O, X]),
        (3, [X, X, O, O, O, O, X, X]),
        (4, [X, X, X, X, X, X, O, X]),
        (5, [X, O, X, X, X, X, X, X]),
        (6, [X, X, X, X, X, X, X, X]),
        (8, [X; 8]),
        (7, [X; 8]),
        (15, [X; 8]),
    ] {
        assert_eq!(terms(code), expected, "environment {code}");
    }
}

#[test]
fn table_inputs() {
    // N = (0, 0, 1), V = (3/5, 0, 4/5), L = (-3/5, 0, 4/5): H = (0, 0, 8/5).
    let mut state = state([-3.0, 0.0, 4.0], &[]);
    let spot = (Fixed::from_f64(-1.0), Fixed::from_f64(0.5));
    state.set(&[
        (0x146, LightSpotdirXy::default().with_x(spot.0).0),
        (0x147, LightSpotdirZ::default().with_z(spot.1).0),
    ]);
    let inputs = LightingInputs { view: [3.0, 0.0, 4.0].map(f24), ..inputs() };
    let (_, record) = evaluate(&state, &inputs);
    let expected = [1.0, 0.8, 0.8, 0.8, 1.0, 0.0];
    for (input, expected) in record.lights[0].inputs.into_iter().zip(expected) {
        assert!((input as f64 / ONE as f64 - expected).abs() < 3.0 / 65536.0, "{input}, expected {expected}");
    }
    // cos phi: H = (1, 0, 1) / sqrt 2 less its part along N is (1, 0, 0) / sqrt 2, along the tangent (1, 0, 0).
    let mut state = self::state([1.0, 0.0, 0.0], &[]);
    let (_, record) = evaluate(&state, &self::inputs());
    assert!((record.lights[0].inputs[5] as f64 / ONE as f64 - 0.5_f64.sqrt()).abs() < 3.0 / 65536.0);
    // Only in configuration 7.
    state.set(&[(id::LIGHTING_CONFIG0, LightingConfig0::default().with_environment(LightingEnvironment::Config6).0)]);
    assert_eq!(evaluate(&state, &self::inputs()).1.lights[0].inputs[5], 0);
}

#[test]
fn tables_select_their_input_and_sign() {
    // D0 holds i * 16: with input L.N = 1/2 absolute it gives 128 * 16 / 4095, signed 64 * 16 / 4095.
    for (input, two_sided, signed, expected) in [
        (LightingLutInput::LightNormal, false, false, 2048),
        (LightingLutInput::LightNormal, false, true, 1024),
        (LightingLutInput::NormalView, false, false, 255 * 16),
        (LightingLutInput::Unlisted(6), false, false, 0),
    ] {
        let mut state = state([0.75_f32.sqrt(), 0.0, 0.5], &[]);
        for entry in 0..256 {
            state.light_entry(LightingLut::D0, entry, entry * 16);
        }
        state.set(&[
            (id::LIGHTING_CONFIG1, ALL_OFF & !(1 << 16)),
            (id::LIGHTING_LUTINPUT_SELECT, LightingLutinputSelect::default().with_d0(input).0),
            (id::LIGHTING_LUTINPUT_ABS, LightingLutinputAbs::default().with_d0_signed(signed).0),
            (0x149, LightConfig::default().with_type(LightType::Directional).with_two_sided(two_sided).0),
        ]);
        let output = evaluate(&state, &inputs()).1.lights[0].outputs[0];
        let exact = ONE * expected / 4095;
        assert!((output - exact).abs() <= ONE * 16 / 4095, "{input:?}: {output}, expected {exact}");
    }
    // A light from behind: absolute input is the magnitude if two-sided, else 0.
    for (two_sided, entry) in [(true, 255), (false, 0)] {
        let mut state = state([0.0, 0.0, -1.0], &[]);
        for entry in 0..256 {
            state.light_entry(LightingLut::D0, entry, entry * 16);
        }
        state.set(&[
            (id::LIGHTING_CONFIG1, ALL_OFF & !(1 << 16)),
            (id::LIGHTING_LUTINPUT_SELECT, LightingLutInput::LightNormal.raw()),
            (0x149, LightConfig::default().with_type(LightType::Directional).with_two_sided(two_sided).0),
        ]);
        assert_eq!(evaluate(&state, &inputs()).1.lights[0].outputs[0], up(ONE * entry * 16, 4095));
    }
}

/// x / y rounded up.
fn up(x: i64, y: i64) -> i64 {
    x / y + i64::from(x % y != 0)
}

#[test]
fn table_scales() {
    for (code, numerator, denominator) in
        [(0, 1, 1), (1, 2, 1), (2, 4, 1), (3, 8, 1), (6, 1, 4), (7, 1, 2), (4, 0, 1), (5, 0, 1)]
    {
        let mut state = state([0.0, 0.0, 1.0], &[]);
        fill(&mut state, LightingLut::D0, 0xFFF);
        state.set(&[
            (id::LIGHTING_CONFIG1, ALL_OFF & !(1 << 16)),
            (id::LIGHTING_LUTINPUT_SCALE, LightingLutinputScale::default().with_d0(LightingLutScale::from_raw(code)).0),
        ]);
        assert_eq!(evaluate(&state, &inputs()).1.lights[0].outputs[0], ONE * numerator / denominator);
    }
}

#[test]
fn forms_of_a_table_entry() {
    // Value 0, difference 0x7FF, half way: 1/2 exactly, or 2047/4095, or 1/2 of 2048ths twice.
    for (choices, exact) in [
        (&[][..], ONE / 2),
        (&["light_lut_mix=integer"], up(ONE * 2047, 4095)),
        (&["lut_divisor=power-of-two"], up(ONE * 2047, 4096)),
        (&["lut_divisor=power-of-two", "light_lut_mix=integer"], up(ONE * 2047, 4096)),
    ] {
        let mut state = state([0.0, 0.0, 1.0], choices);
        state.light_entry(LightingLut::D0, 9, 0x7FF << 12);
        let entries = Entries::new(&state.luts.lighting, LightingLut::D0, &state.choices);
        assert_eq!(entries.at(TablePlace { entry: 9, fraction: 256.0 }), exact as f64, "{choices:?}");
    }
}

#[test]
fn spot_and_distance() {
    let mut state = state([3.0, 0.0, 0.0], &[]);
    // Distance 5, scale 0.1, bias 0.25: 0.75, entry 192. f20 cuts 0.1 a little: entry 191 and a fraction near 1.
    for entry in 0..256 {
        state.light_entry(LightingLut::Da0, entry, if entry < 191 { 0xFFF } else { 0x800 });
        state.light_entry(LightingLut::Sp0, entry, 0x555);
    }
    state.set(&[
        (0x149, 0),
        (0x143, color(255, 90, 30)),
        (0x14A, F20::from_f32(0.25).bits()),
        (0x14B, F20::from_f32(0.1).bits()),
    ]);
    let inputs = LightingInputs { view: [0.0, 0.0, 4.0].map(f24), ..inputs() };
    assert_eq!(evaluate(&state, &inputs).0.primary, [255, 90, 30, 255]);
    // Attenuation of light 0 on: 2048/4095.
    state.set(&[(id::LIGHTING_CONFIG1, ALL_OFF & !(1 << 24))]);
    assert_eq!(evaluate(&state, &inputs).0.primary, [127, 45, 15, 255]);
    // And its spot factor: 1/3 of that.
    state.set(&[(id::LIGHTING_CONFIG1, ALL_OFF & !(1 << 24 | 1 << 8))]);
    assert_eq!(evaluate(&state, &inputs).0.primary, [42, 15, 5, 255]);
}

#[test]
fn shadow_factors() {
    let shadow = |bits: u32| (id::LIGHTING_CONFIG0, 8 << 4 | 1 | bits);
    let mut state = state([0.0, 0.0, 1.0], &[]);
    state.set(&[(0x142, color(100, 100, 100)), (0x143, color(10, 10, 10)), (0x140, color(255, 255, 255))]);
    // The texel is (0, 51, 102, 153) / 255 = (0, 1/5, 2/5, 3/5); light 0 must not be excepted.
    let mut both = |bits: u32| {
        state.set(&[shadow(bits)]);
        let (result, _) = evaluate(&state, &inputs());
        [result.primary, result.secondary]
    };
    let (lit, specular) = ([110, 110, 110, 255], [255; 4]);
    assert_eq!(both(0), [lit, specular]);
    assert_eq!(both(1 << 16), [[10, 30, 50, 255], specular]);
    assert_eq!(both(1 << 17), [lit, [0, 51, 102, 255]]);
    assert_eq!(both(1 << 16 | 1 << 18), [[110, 90, 70, 255], specular]);
    // Alpha only where Fresnel selects it: the table is off, hence 1.
    assert_eq!(both(1 << 19), [lit, specular]);
    assert_eq!(both(1 << 19 | 1 << 2), [[110, 110, 110, 153], specular]);
    assert_eq!(both(1 << 19 | 1 << 3 | 1 << 18), [lit, [255, 255, 255, 102]]);
    state.set(&[shadow(3 << 16), (id::LIGHTING_CONFIG1, ALL_OFF | 1)]);
    let (result, _) = evaluate(&state, &inputs());
    assert_eq!([result.primary, result.secondary], [lit, specular], "light 0 is not shadowed");
}

#[test]
fn fresnel_takes_the_last_light() {
    // FR on L.N: the first light from the front, the second from behind.
    let mut state = state([0.0, 0.0, 1.0], &[]);
    for entry in 0..256 {
        state.light_entry(LightingLut::Fr, entry, if entry == 0 { 0x333 } else { 0xFFF });
    }
    state.set(&[
        (0x155, LightZ::default().with_z(F16::from_f32(-1.0)).0),
        (0x159, 1),
        (id::LIGHTING_NUM_LIGHTS, 1),
        (id::LIGHTING_LIGHT_PERMUTATION, 0x10),
        (id::LIGHTING_CONFIG1, ALL_OFF & !(1 << 19)),
        (id::LIGHTING_LUTINPUT_SELECT, LightingLutinputSelect::default().with_fr(LightingLutInput::LightNormal).0),
    ]);
    for (fresnel, primary, secondary) in [
        (LightingFresnel::None, 255, 255),
        (LightingFresnel::PrimaryAlpha, 51, 255),
        (LightingFresnel::SecondaryAlpha, 255, 51),
        (LightingFresnel::BothAlphas, 51, 51),
    ] {
        let config = LightingConfig0::default().with_environment(LightingEnvironment::Config7).with_fresnel(fresnel);
        state.set(&[(id::LIGHTING_CONFIG0, config.0)]);
        let (result, _) = evaluate(&state, &inputs());
        assert_eq!((result.primary[3], result.secondary[3]), (primary, secondary), "{fresnel:?}");
    }
}

#[test]
fn highlights_can_be_clamped() {
    // A light from behind: L.N is cut off at 0. S0 does not care, unless highlights are clamped.
    let mut state = state([0.0, 0.0, -1.0], &[]);
    state.set(&[(0x140, color(9, 9, 9))]);
    assert_eq!(secondary(&state), [9, 9, 9, 255]);
    state.set(&[(id::LIGHTING_CONFIG0, 8 << 4 | 1 << 27)]);
    assert_eq!(secondary(&state), [0, 0, 0, 255]);
}

#[test]
fn geometric_factors() {
    let one = vector::ONE;
    assert_eq!(geometric_factor(one, [0.0, 0.0, 2.0 * one]), one / 4.0);
    assert_eq!(geometric_factor(one, [0.0, 0.0, one / 2.0]), one, "limited");
    assert_eq!(geometric_factor(one, [0.0, 0.0, 0.0]), 0.0);
    // L = V = N: L.N / H.H = 1/4, on term 0 or 1 as the light says.
    let mut state = state([0.0, 0.0, 1.0], &[]);
    state.set(&[(0x140, color(200, 200, 200)), (0x141, color(40, 40, 40))]);
    for (bits, expected) in [(0, 240), (1 << 2, 90), (1 << 3, 210), (3 << 2, 60)] {
        state.set(&[(0x149, 1 | bits)]);
        assert_eq!(secondary(&state), [expected, expected, expected, 255]);
    }
}

#[test]
fn bump_maps_turn_the_normal() {
    // Texel (255, 128, 128): x is 1, so z recomputed is 0; as it is, z is 1/255.
    let mut state = state([1.0, 0.0, 0.0], &[]);
    state.set(&[(0x142, color(255, 255, 255))]);
    let bump = |mode: LightingBumpMode, keep_z: bool| {
        let config = LightingConfig0::default().with_environment(LightingEnvironment::Config7);
        (id::LIGHTING_CONFIG0, config.with_bump_mode(mode).with_bump_renorm_disable(keep_z).0)
    };
    let inputs = LightingInputs { bump: [255, 128, 128, 0], ..inputs() };
    assert_eq!(evaluate(&state, &inputs).0.primary, [0, 0, 0, 255]);
    state.set(&[bump(LightingBumpMode::BumpMap, false)]);
    let (result, record) = evaluate(&state, &inputs);
    assert_eq!(result.primary, [255; 4]);
    assert_eq!(record.frame[0], [ONE, 257, 0], "x is 1, y is 1/255, z is 0");
    state.set(&[bump(LightingBumpMode::BumpMap, true)]);
    assert_eq!(evaluate(&state, &inputs).1.frame[0], [ONE, 257, 257]);
    state.set(&[bump(LightingBumpMode::TangentMap, false)]);
    let (_, record) = evaluate(&state, &inputs);
    assert_eq!(record.frame[..2], [[0, 0, ONE], [ONE, 257, 257]]);
}

#[test]
fn vectors() {
    let [x, z] = [(3 * ONE + 2) / 5, (4 * ONE + 2) / 5].map(|x| x as f64);
    assert_eq!(normalize([3.0, 0.0, 4.0]), [x, 0.0, z]);
    let large = f64::from(1 << 14);
    assert_eq!(normalize([-3.0 * large, 0.0, 4.0 * large]), [-x, 0.0, z]);
    assert_eq!(normalize([0.0; 3]), [0.0; 3]);
    // sqrt(25 << 58) has 32 bits: 5 << 29, for a shift of 29.
    assert_eq!(length([3.0, 0.0, 4.0]), Length { root: f64::from(5_u32 << 29), shift: 29 });
    assert_eq!(length([0.0; 3]).root, 0.0);
    let (components, exponent) = align([1.0, -0.5, 0.000_001].map(f24));
    assert_eq!((components, exponent), ([65536.0, -32768.0, 0.0], -16));
    // The axes are those of the rotation x + 2 cross(q, cross(q, x) + w x), here by quarter turns.
    let half = f24(0.5_f32.sqrt());
    for (quaternion, images) in [
        ([half, F24::ZERO, F24::ZERO, half], [[1, 0, 0], [0, 0, 1], [0, -1, 0]]),
        ([F24::ZERO, half, F24::ZERO, half], [[0, 0, -1], [0, 1, 0], [1, 0, 0]]),
        ([F24::ZERO, F24::ZERO, half, half], [[0, 1, 0], [-1, 0, 0], [0, 0, 1]]),
    ] {
        let axes = axes(normalize(align(quaternion).0));
        for (axis, image) in axes.iter().zip(images) {
            for (a, b) in axis.iter().zip(image) {
                assert!((a - f64::from(b) * vector::ONE).abs() <= 2.0, "{axes:?}");
            }
        }
        let turned = turn(axes, [vector::ONE, 2.0 * vector::ONE, 3.0 * vector::ONE]);
        for (row, a) in turned.into_iter().enumerate() {
            let b: i32 = (0..3).map(|column| images[column][row] * (column as i32 + 1)).sum();
            assert!((a - f64::from(b) * vector::ONE).abs() <= 12.0, "{turned:?}");
        }
    }
    // A quaternion of length 0 leaves everything where it is.
    let one = vector::ONE;
    assert_eq!(axes([0.0; 4]), [[one, 0.0, 0.0], [0.0, one, 0.0], [0.0, 0.0, one]]);
}

#[test]
fn results_can_be_rounded() {
    let mut truncated = state([0.0, 0.0, 1.0], &[]);
    let mut rounded = state([0.0, 0.0, 1.0], &["light_result_rounding=round"]);
    for state in [&mut truncated, &mut rounded] {
        fill(state, LightingLut::D0, 0xAAA);
        state.set(&[(id::LIGHTING_CONFIG1, ALL_OFF & !(1 << 16)), (0x140, color(1, 2, 255))]);
    }
    // Times 2/3: 0.667, 1.333, 170.
    assert_eq!(secondary(&truncated), [0, 1, 170, 255]);
    assert_eq!(secondary(&rounded), [1, 1, 170, 255]);
}

/// The distance is a float24 number of 17 bits: 1 + 2^-10, times 512, less 512, is a half.
#[test]
fn distance_keeps_its_bits() {
    let mut state = state([0.0, 0.0, 1.0 + 1.0 / 1024.0], &[]);
    for entry in 0..256 {
        state.light_entry(LightingLut::Da0, entry, if entry == 128 { 0xFFF } else { 0 });
    }
    state.set(&[
        (0x143, color(200, 100, 50)),
        (0x14A, F20::from_f32(-512.0).bits()),
        (0x14B, F20::from_f32(512.0).bits()),
        (id::LIGHTING_CONFIG1, ALL_OFF & !(1 << 24)),
    ]);
    assert_eq!(primary(&state), [200, 100, 50, 255]);
}

/// Choice `spot_direction_divisor`: 2047 along the light.
#[test]
fn divisors_of_the_spot_direction() {
    for (choice, exact) in
        [("spot_direction_divisor=div-2048", ONE * 2047 / 2048), ("spot_direction_divisor=div-2047", ONE)]
    {
        let mut state = state([0.0, 0.0, 1.0], &[choice]);
        state.set(&[(0x147, 2047)]);
        assert_eq!(evaluate(&state, &inputs()).1.lights[0].inputs[4], exact, "{choice}");
    }
}
