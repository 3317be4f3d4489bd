// SPDX-License-Identifier: MIT
//! The procedural unit (procedural-texture.md#configuration and procedural-texture.md#evaluation). Coordinates have 16
//! fraction bits.

use pica_model::fragment::color::Rgba;
use pica_model::texture::procedural::Procedural;
use pica_model::texture::procedural::ProceduralLuts;
use pica_model::texture::procedural::color::interpolate;
use pica_model::texture::procedural::coordinates::{clamp, combine};
use pica_model::texture::procedural::noise::Noise;
use pica_model::texture::procedural::table::Table;
use pica_spec::choices::{Choices, LutDivisor, ProceduralAmplitudeDivisor};
use pica_spec::number::F16;
use pica_spec::pica200::{ProctexClamp, ProctexCombine, ProctexLutData, id};
use pica_spec::register_file::RegisterFile;

use super::support::f24;

const ONE: i64 = 1 << 16;

#[test]
fn clamps() {
    // In quarters: 0, 1/4, 1/2, 3/4, 1, 5/4, 9/4, 3.
    let inputs = [0, 1, 2, 3, 4, 5, 9, 12];
    for (code, expected) in [
        (0, [0, 1, 2, 3, 4, 0, 0, 0]),
        (1, [0, 1, 2, 3, 4, 4, 4, 4]),
        (2, [0, 1, 2, 3, 0, 1, 1, 0]),
        (3, [0, 1, 2, 3, 4, 3, 1, 4]),
        (4, [0, 0, 0, 4, 4, 4, 4, 4]),
        (5, [0, 1, 2, 3, 4, 4, 4, 4]),
        (7, [0, 1, 2, 3, 4, 4, 4, 4]),
    ] {
        let actual = inputs.map(|x| clamp(ProctexClamp::from_raw(code), x * ONE / 4));
        assert_eq!(actual, expected.map(|x| x * ONE / 4), "clamp {code}");
    }
    assert_eq!(clamp(ProctexClamp::Pulse, ONE / 2 + 1), ONE);
}

#[test]
fn combinations() {
    // u = 3/8, v = 1/2: the length is 5/8.
    let (u, v) = (ONE * 3 / 8, ONE / 2);
    for (code, expected, over) in [
        (0, 3, 8),
        (1, 9, 64),
        (2, 1, 2),
        (3, 1, 4),
        (4, 7, 16),
        (5, 25, 128),
        (6, 5, 8),
        (7, 3, 8),
        (8, 1, 2),
        (9, 17, 32),
        (10, 0, 1),
        (15, 0, 1),
    ] {
        assert_eq!(combine(ProctexCombine::from_raw(code), u, v), ONE * expected / over, "combination {code}");
    }
    assert_eq!(combine(ProctexCombine::Sqrt2, ONE, ONE), ONE);
    assert_eq!(combine(ProctexCombine::Rmax, ONE, ONE), ONE);
}

#[test]
fn noise_between_lattice_points() {
    // Weights of 0: only the corner (0, 0) counts, whose hash is 2: (2 * 2 - 15) / 15 * (xf + yf). x = 9 u.
    let choices = Choices::default();
    let mut registers = RegisterFile::new(&choices);
    let one = F16::from_f32(1.0).bits();
    registers.set(id::TEXUNIT3_PROCTEX3, one | one << 16);
    registers.set(id::TEXUNIT3_PROCTEX1, 0x0800);
    let weights = |value: u32| Table::new(&[ProctexLutData(value); 128], LutDivisor::AllOnes);
    let noise = |value: u32| Noise::new(&registers, weights(value), ProceduralAmplitudeDivisor::Div4096);
    assert_eq!(noise(0).at(ONE / 16, 0), (-11 * (ONE * 9 / 16)).div_euclid(15));
    assert_eq!(noise(0).at(ONE / 16, ONE / 32), (-11 * (ONE * 27 / 32)).div_euclid(15));
    // Weights of 1: only the corner (1, 1), hash 3: (2 * 3 - 15) / 15 * (xf + yf - 2).
    assert_eq!(noise(0xFFF).at(ONE / 16, 0), (-9 * (ONE * 9 / 16 - 2 * ONE)).div_euclid(15));
    // Half a weight of the corner (1, 0), hash 2, along x, none along y: a weight of 0x800 / 4095.
    let weight = ONE * 0x800 / 4095 + 1;
    let (corner_0, corner_1) = (-11 * (ONE * 9 / 16), -11 * (ONE * 9 / 16 - ONE));
    let low = corner_0 + (((corner_1 - corner_0) * weight) >> 16);
    let (corner_2, corner_3) = (11 * (ONE * 9 / 16 - ONE), -9 * (ONE * 9 / 16 - 2 * ONE));
    let high = corner_2 + (((corner_3 - corner_2) * weight) >> 16);
    assert_eq!(noise(0x800).at(ONE / 16, 0), (low + (((high - low) * weight) >> 16)).div_euclid(15));
    // A phase of 1/16 does the same as a coordinate of 1/16; amplitude 0x800 / 4096 is a half.
    registers.set(id::TEXUNIT3_PROCTEX1, F16::from_f32(1.0 / 16.0).bits() << 16 | 0x0800);
    let noise = Noise::new(&registers, weights(0), ProceduralAmplitudeDivisor::Div4096);
    assert_eq!(noise.at(0, 0), (-11 * (ONE * 9 / 16)).div_euclid(15));
    assert_eq!(noise.displace(0, ONE, -ONE), ONE / 2);
    assert_eq!(noise.displace(0, ONE / 4, -ONE), ONE / 4, "the magnitude");
    assert_eq!(noise.displace(1, ONE / 4, -ONE), ONE / 4, "no amplitude along v");
    // A phase of -1/8 less than 1/16 is 1/16 away from 0, on the other side.
    registers.set(id::TEXUNIT3_PROCTEX1, F16::from_f32(-1.0 / 8.0).bits() << 16);
    let noise = Noise::new(&registers, weights(0), ProceduralAmplitudeDivisor::Div4096);
    assert_eq!(noise.at(ONE / 16, 0), (-11 * (ONE * 9 / 16)).div_euclid(15));
}

/// A unit whose map is the identity up to 1/4095, and whose colour table holds its index in red.
struct Setup {
    registers: RegisterFile,
    luts: ProceduralLuts,
}

impl Setup {
    fn new(settings: &[(u32, u32)]) -> Setup {
        let mut registers = RegisterFile::new(&Choices::default());
        for (id, value) in settings {
            registers.set(*id, *value);
        }
        let mut luts = ProceduralLuts::default();
        for (i, entry) in luts.color_map.iter_mut().enumerate() {
            entry.0 = 32 << 12 | (i as u32 * 32);
        }
        for (i, entry) in luts.alpha_map.iter_mut().enumerate() {
            entry.0 = if i < 64 { 0 } else { 0xFFF };
        }
        for (i, (color, difference)) in luts.color.iter_mut().zip(&mut luts.color_difference).enumerate() {
            // Green is the opposite; the differences are one step of two to the next entry but one.
            color.0 = u32::from_le_bytes([i as u8, 255 - i as u8, 0, 77]);
            difference.0 = u32::from_le_bytes([1, 0xFF, 0, 0]);
        }
        Setup { registers, luts }
    }

    fn sample(&self, u: f32, v: f32, lod: i32) -> Rgba {
        let unit = Procedural::new(&self.registers, &self.luts, &Choices::default());
        unit.sample([f24(u), f24(v)], lod)
    }
}

/// PROCTEX4: filter, lowest and highest level, width.
fn proctex4(filter: u32, lowest: u32, highest: u32, width: u32) -> (u32, u32) {
    (id::TEXUNIT3_PROCTEX4, filter | lowest << 3 | highest << 7 | width << 11)
}

#[test]
fn colours_of_a_ramp() {
    // Edge clamp, u alone, table of 129 entries from 10 on: index 10 + 128 * (4096 u / 4095).
    let functions = (id::TEXUNIT3_PROCTEX0, 0b001_001);
    let nearest = Setup::new(&[functions, proctex4(0, 0, 0, 129), (id::TEXUNIT3_PROCTEX5_LOW, 10)]);
    for (u, index) in [(0.0, 10), (0.25, 42), (0.5, 74), (-0.5, 74), (2.0, 138)] {
        assert_eq!(nearest.sample(u, 0.7_f32.round(), 0), [index, 255 - index, 0, 77], "{u}");
    }
    // A quarter of an entry more: red rises by 2 * 1/4, green falls by as much and is cut toward zero.
    let linear = Setup::new(&[functions, proctex4(1, 0, 0, 129), (id::TEXUNIT3_PROCTEX5_LOW, 10)]);
    assert_eq!(linear.sample(0.25 + 0.75 / 128.0, 0.0, 0), [43, 211, 0, 77]);
    assert_eq!((interpolate(250, 127, ONE / 2), interpolate(5, -128, ONE / 2)), (255, 0));
}

#[test]
fn indices_past_the_table() {
    // Offset 250, width 16: index 265 at the end, which is 9 modulo 256.
    let settings = [(id::TEXUNIT3_PROCTEX0, 1), proctex4(0, 0, 0, 16), (id::TEXUNIT3_PROCTEX5_LOW, 250)];
    let setup = Setup::new(&settings);
    assert_eq!(setup.sample(1.0, 0.0, 0)[0], 9);
    let choices = Choices::with("procedural_unlisted", "edge-zero-limit").expect("a choice");
    let unit = Procedural::new(&setup.registers, &setup.luts, &choices);
    assert_eq!(unit.sample([f24(1.0), f24(0.0)], 0)[0], 255);
}

/// Half of the way from entry 10 to the next one is the next one, or still entry 10.
#[test]
fn entries_between_indices() {
    let setup = Setup::new(&[(id::TEXUNIT3_PROCTEX0, 1), proctex4(0, 0, 0, 129), (id::TEXUNIT3_PROCTEX5_LOW, 10)]);
    let choices = Choices::with("procedural_nearest", "floor").expect("a choice");
    let floor = Procedural::new(&setup.registers, &setup.luts, &choices);
    for (u, rounded, cut) in
        [(0.0, 10, 10), (0.5 / 128.0, 11, 10), (127.25 / 128.0, 137, 137), (127.75 / 128.0, 138, 137)]
    {
        assert_eq!(setup.sample(u, 0.0, 0)[0], rounded, "{u}");
        assert_eq!(floor.sample([f24(u), f24(0.0)], 0)[0], cut, "{u}");
    }
}

#[test]
fn separate_alpha() {
    // Alpha from v: 0 below 1/2, 255 above; colour from u.
    let functions = 1 | 1 << 3 | 2 << 10 | 1 << 14;
    let setup = Setup::new(&[(id::TEXUNIT3_PROCTEX0, functions), proctex4(0, 0, 0, 1)]);
    assert_eq!(setup.sample(0.0, 0.25, 0), [0, 255, 0, 0]);
    assert_eq!(setup.sample(0.0, 0.75, 0), [0, 255, 0, 255]);
    // 2048/4095 of 255 is 127.53.
    let mut half = setup;
    half.luts.alpha_map = [ProctexLutData(0x800); 128];
    assert_eq!(half.sample(0.0, 0.5, 0)[3], 127);
}

#[test]
fn shift_uses_the_other_coordinate_before_noise() {
    // Repeat along u, odd shift of u: half a turn where int(v) / 2 is odd.
    let functions = 2 | 1 << 3 | 1 << 16;
    let setup = Setup::new(&[(id::TEXUNIT3_PROCTEX0, functions), proctex4(0, 0, 0, 129)]);
    assert_eq!(setup.sample(0.25, 0.0, 0)[0], 32);
    assert_eq!(setup.sample(0.25, 2.0, 0)[0], 96);
    assert_eq!(setup.sample(0.25, 3.5, 0)[0], 96);
    assert_eq!(setup.sample(0.25, 4.0, 0)[0], 32);
}

/// The shift looks at the other coordinate as it was before the noise moved it.
#[test]
fn shift_does_not_see_the_noise() {
    // Repeat along u, odd shift of u, noise.
    let functions = 2 | 1 << 3 | 1 << 16 | 1 << 15;
    let one = F16::from_f32(1.0).bits();
    let with = |amplitude_v: u32| {
        let mut setup = Setup::new(&[
            (id::TEXUNIT3_PROCTEX0, functions),
            (id::TEXUNIT3_PROCTEX2, amplitude_v),
            (id::TEXUNIT3_PROCTEX3, one),
            proctex4(0, 0, 0, 129),
        ]);
        setup.luts.noise = [ProctexLutData(0); 128];
        setup
    };
    // x = 9/4 of which the fraction is 1/4, y = 0: hash of (2, 0) is 1, noise (2 - 15) / 15 / 4 = -13/60. Amplitude 7.9
    // moves v from 2 to 0.3.
    for amplitude in [0, 0x7FFF] {
        assert_eq!(with(amplitude).sample(0.25, 2.0, 0)[0], 96, "half a turn, amplitude {amplitude:#X}");
    }
}

/// A width that is no power of two is halved as it is: 65 >> 1 is 32 entries, and the highest level is 7.
#[test]
fn widths_and_levels_of_the_colour_table() {
    let bias = F16::from_f32(1.0).bits();
    let functions = (id::TEXUNIT3_PROCTEX0, 1 | (bias & 0xFF) << 20);
    let (id4, settings) = proctex4(2, 0, 15, 65);
    let offsets = [(id::TEXUNIT3_PROCTEX5_LOW, 0x03_02_01_00), (id::TEXUNIT3_PROCTEX5_HIGH, 0xC8_06_05_04)];
    let mut setup = Setup::new(&[functions, (id4, settings | (bias >> 8) << 19), offsets[0], offsets[1]]);
    // Level 1 from 1 on, 31 steps: the end is entry 32; level 7 has no entry but its offset.
    assert_eq!(setup.sample(1.0, 0.0, 256)[0], 32);
    let unit = Procedural::new(&setup.registers, &setup.luts, &Choices::default());
    let quad = [[0.0, 0.0], [60.0, 0.0], [0.0, 60.0], [0.0, 0.0]].map(|pair| pair.map(f24));
    assert_eq!(unit.level_of_detail(&quad), 7 * 256, "there is no level above 7");
    setup.luts.color_map = [ProctexLutData(0); 128];
    assert_eq!(setup.sample(1.0, 0.0, 7 * 256)[0], 0xC8);
}

#[test]
fn levels_of_the_colour_table() {
    // Levels of 64, 32, 16 .. entries at 0, 64, 128, .., bias 1: lod = log2(64 * (du + dv)).
    let bias = F16::from_f32(1.0).bits();
    let functions = (id::TEXUNIT3_PROCTEX0, 1 | (bias & 0xFF) << 20);
    let offsets = (id::TEXUNIT3_PROCTEX5_LOW, 0xC0_80_40_00);
    let with = |filter: u32, lowest: u32, highest: u32| {
        let (id, settings) = proctex4(filter, lowest, highest, 64);
        Setup::new(&[functions, (id, settings | (bias >> 8) << 19), offsets])
    };
    let unit = |setup: &Setup| Procedural::new(&setup.registers, &setup.luts, &Choices::default());
    let quad = |du: f32, dv: f32| [[0.5, 0.5], [0.5 + du, 0.5], [0.5, 0.5 - dv], [0.0, 0.0]].map(|pair| pair.map(f24));
    let mixed = with(5, 0, 3);
    assert!(unit(&mixed).needs_quad());
    assert!(!unit(&with(1, 0, 3)).needs_quad());
    for (du, dv, lod) in [(1.0 / 32.0, 0.0, 256), (1.0 / 64.0, 1.0 / 64.0, 256), (0.125, 0.0, 768), (0.0, 0.0, 0)] {
        assert_eq!(unit(&mixed).level_of_detail(&quad(du, dv)), lod);
    }
    assert_eq!(unit(&mixed).level_of_detail(&quad(0.5, 0.5)), 768, "limited to the highest level");
    assert_eq!(unit(&with(5, 2, 3)).level_of_detail(&quad(0.0, 0.0)), 512, "limited to the lowest level");
    // Level 1 has 32 entries from 64 on: the middle is 64 + 15.5 * (4096/4095), to the nearest 80.
    assert_eq!(with(2, 0, 3).sample(0.5, 0.0, 256)[0], 80);
    assert_eq!(with(2, 0, 3).sample(0.5, 0.0, 383)[0], 80);
    // Level 2 has 16 entries from 128 on: 128 + 7.5, to the nearest 136; level 1.5 is halfway between 80 and 136.
    assert_eq!(with(2, 0, 3).sample(0.5, 0.0, 384)[0], 136);
    assert_eq!(with(4, 0, 3).sample(0.5, 0.0, 384)[0], 108);
    // Filters 0 and 1 know level 0 only: 31.5, to the nearest 32.
    assert_eq!(with(0, 0, 3).sample(0.5, 0.0, 384)[0], 32);
}

/// Choice `procedural_amplitude_divisor`.
#[test]
fn divisors_of_the_amplitude() {
    let mut registers = RegisterFile::new(&Choices::default());
    registers.set(id::TEXUNIT3_PROCTEX1, 0x0FFF);
    for (divisor, displaced) in
        [(ProceduralAmplitudeDivisor::Div4096, ONE * 4095 / 4096), (ProceduralAmplitudeDivisor::Div4095, ONE)]
    {
        let weights = Table::new(&[ProctexLutData(0); 128], LutDivisor::AllOnes);
        assert_eq!(Noise::new(&registers, weights, divisor).displace(0, 0, ONE), displaced);
    }
}

/// Interpolation between the entries of a table against exact fractions, rounded up (choice `lut_divisor`).
#[test]
fn entries_of_a_table() {
    for (divisor, one) in [(LutDivisor::AllOnes, 4095_i64), (LutDivisor::PowerOfTwo, 4096)] {
        for value in [0, 1, 0x7FF, 0xFFF_u32] {
            // 12 bits, two's complement.
            for difference in [0, 1, -1, 2047, -2048_i64] {
                let word = ProctexLutData((difference as u32 & 0xFFF) << 12 | value);
                let table = Table::new(&[word; 128], divisor);
                for x in (0..ONE).step_by(37).chain([ONE]) {
                    let fraction = if x == ONE { 512 } else { x % 512 };
                    let exact = (i64::from(value) * 512 + fraction * difference) * ONE;
                    assert_eq!(
                        table.lookup(x),
                        -(-exact).div_euclid(512 * one),
                        "{divisor:?} {value} {difference} {x}"
                    );
                }
            }
        }
    }
}
