// SPDX-License-Identifier: MIT
//! Whole lighting configurations against the equations of lighting.md in f64, straight from register fields:
//! tables, environments, lights, bump maps and shadows in any combination. Real numbers and the model's fixed point may
//! differ in the last place of a byte; they must agree in nearly all of them.

use std::array::from_fn;

use pica_model::float::{F24, F32ToF24};
use pica_model::lighting::{Lighting, LightingInputs};
use pica_spec::number::{F16, F20};
use pica_spec::pica200::{LightingLut, id};

use super::support::{Random, State};

type Vector = [f64; 3];

fn dot(a: Vector, b: Vector) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

fn cross(a: Vector, b: Vector) -> Vector {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

fn plus(a: Vector, b: Vector, factor: f64) -> Vector {
    from_fn(|i| a[i] + factor * b[i])
}

fn unit(a: Vector) -> Vector {
    a.map(|x| x / dot(a, a).sqrt())
}

/// x + 2 cross(q, cross(q, x) + w x).
fn rotate([x, y, z, w]: [f64; 4], vector: Vector) -> Vector {
    let axis = [x, y, z];
    plus(vector, cross(axis, plus(cross(axis, vector), vector, w)), 2.0)
}

/// A number that every float format holds: k / 256.
fn coordinate(random: &mut Random) -> f64 {
    f64::from(random.below(1024) as i32 - 512) / 256.0
}

fn f24(value: f64) -> F24 {
    F24::from_f32_bits((value as f32).to_bits(), F32ToF24::TowardZero)
}

#[derive(Default)]
struct Light {
    /// Specular 0 and 1, diffuse, ambient.
    colors: [Vector; 4],
    position: Vector,
    spot: Vector,
    /// Directional, two-sided, geometric factors 0 and 1.
    config: u32,
    /// Bias and scale.
    attenuation: [f64; 2],
}

/// A configuration, as fields.
struct Scene {
    lights: [Light; 8],
    /// Values of the 24 tables; continuous over their inputs.
    tables: Vec<[f64; 256]>,
    config0: u32,
    config1: u32,
    count: usize,
    permutation: u32,
    /// LIGHTING_LUTINPUT_ABS, SELECT and SCALE.
    inputs: [u32; 3],
    ambient: Vector,
    quaternion: [f64; 4],
    view: Vector,
    bump: [u8; 4],
    shadow: [u8; 4],
}

/// The place of a table in the input registers: D0, D1, SP, FR, RB, RG, RR.
#[derive(Clone, Copy)]
enum Slot {
    D0,
    D1,
    Sp,
    Fr,
    Rb,
    Rg,
    Rr,
}

/// Environments by code, the slots that each has (lighting.md#tables-by-configuration).
fn available(environment: u32, slot: Slot) -> bool {
    use Slot::*;
    match environment {
        0 => matches!(slot, D0 | Sp | Rr),
        1 => matches!(slot, Sp | Fr | Rr),
        2 => matches!(slot, D0 | D1 | Rr),
        3 => matches!(slot, D0 | D1 | Fr),
        4 => !matches!(slot, Fr),
        5 => !matches!(slot, D1),
        6 => !matches!(slot, Rb | Rg),
        _ => true,
    }
}

impl Scene {
    /// Fills a state with a random configuration.
    fn new(random: &mut Random, state: &mut State) -> Scene {
        let inputs = [random.next() & 0x0222_2222, random.next() & 0x0777_7777, {
            // Scales 1, 2, 1/4 and 1/2, and one of the codes that give 0.
            (0..7).fold(0, |word, slot| word | [0, 0, 0, 1, 6, 7, 4][random.below(7) as usize] << (4 * slot))
        }];
        let mut tables = vec![[0.0; 256]; 24];
        for (number, table) in tables.iter_mut().enumerate().filter(|(number, _)| ![2, 7].contains(number)) {
            let slot = [0, 1, 9, 3, 4, 5, 6, 9].get(number).copied().unwrap_or(if number < 16 { 2 } else { 9 });
            let signed = slot != 9 && inputs[0] >> (4 * slot + 1) & 1 == 1;
            let mut value = 500 + random.below(3000) as i32;
            for place in 0..256 {
                // In the order of the inputs: a signed table begins with its upper half.
                let entry = if signed { place ^ 128 } else { place };
                // A difference counts twice as much as a value.
                let half = if place == 255 { 0 } else { random.below(41) as i32 - 20 };
                let half = if (0..4096).contains(&(value + 2 * half)) { half } else { -half };
                let difference = if half < 0 { 0x800 | half.unsigned_abs() } else { half as u32 };
                state.light_entry(LightingLut::from_raw(number as u32), entry, difference << 12 | value as u32);
                table[entry as usize] = f64::from(value) / 4095.0;
                value += 2 * half;
            }
        }
        let mut color = |most: u32| -> (u32, Vector) {
            let [r, g, b] = from_fn(|_| random.below(most));
            (r << 20 | g << 10 | b, [r, g, b].map(|channel| f64::from(channel) / 255.0))
        };
        let (ambient_word, ambient) = color(50);
        let colors: [[(u32, Vector); 4]; 8] = from_fn(|_| from_fn(|_| color(120)));
        let lights = from_fn(|number| {
            let base = 0x140 + 0x10 * number as u32;
            let position: Vector = from_fn(|_| coordinate(random));
            let [x, y, z] = position.map(|x| F16::from_f32(x as f32).bits());
            let spot: [i32; 3] = from_fn(|_| random.below(4096) as i32 - 2048);
            let [sx, sy, sz] = spot.map(|x| x as u32 & 0x1FFF);
            let attenuation = [f64::from(random.below(64)) / 128.0, f64::from(random.below(64)) / 256.0];
            let config = random.below(16);
            for (offset, (word, _)) in (0..).zip(colors[number]) {
                state.set(&[(base + offset, word)]);
            }
            state.set(&[
                (base + 4, y << 16 | x),
                (base + 5, z),
                (base + 6, sy << 16 | sx),
                (base + 7, sz),
                (base + 9, config),
                (base + 0xA, F20::from_f32(attenuation[0] as f32).bits()),
                (base + 0xB, F20::from_f32(attenuation[1] as f32).bits()),
            ]);
            let spot = spot.map(|x| f64::from(x) / 2048.0);
            Light { colors: colors[number].map(|(_, color)| color), position, spot, config, attenuation }
        });
        let (config0, config1, permutation) = (random.next(), random.next() & random.next(), random.next());
        let count = random.below(8);
        state.set(&[
            (id::LIGHTING_ENABLE0, 1),
            (id::LIGHTING_ENABLE1, 0),
            (id::LIGHTING_AMBIENT, ambient_word),
            (id::LIGHTING_NUM_LIGHTS, count),
            (id::LIGHTING_CONFIG0, config0),
            (id::LIGHTING_CONFIG1, config1),
            (id::LIGHTING_LUTINPUT_ABS, inputs[0]),
            (id::LIGHTING_LUTINPUT_SELECT, inputs[1]),
            (id::LIGHTING_LUTINPUT_SCALE, inputs[2]),
            (id::LIGHTING_LIGHT_PERMUTATION, permutation),
        ]);
        Scene {
            lights,
            tables,
            config0,
            config1,
            count: count as usize + 1,
            permutation,
            inputs,
            ambient,
            quaternion: from_fn(|_| coordinate(random)),
            view: from_fn(|_| coordinate(random)),
            bump: random.next().to_le_bytes(),
            shadow: random.next().to_le_bytes(),
        }
    }

    fn bit(&self, bit: u32) -> bool {
        self.config0 >> bit & 1 == 1
    }

    /// The value of a table at place `p` of 256 or, signed, -128 to 127 entries: linear between entries.
    fn at(&self, table: usize, p: f64, lowest: f64, highest: f64) -> f64 {
        let entry = p.floor().clamp(lowest, highest);
        let value = |entry: f64| self.tables[table][(entry as i64 & 255) as usize];
        let next = if entry == highest { value(entry) } else { value(entry + 1.0) };
        value(entry) + (p - entry) * (next - value(entry))
    }

    /// A table behind its input selection and scale.
    fn table(&self, slot: Slot, number: usize, inputs: &[f64; 8], two_sided: bool) -> f64 {
        let field = |word: u32| (word >> (4 * slot as u32) & 7) as usize;
        let x = inputs[field(self.inputs[1])];
        let output = if self.inputs[0] >> (4 * slot as u32 + 1) & 1 == 1 {
            self.at(number, x * 128.0, -128.0, 127.0)
        } else {
            self.at(number, if two_sided { x.abs() } else { x.max(0.0) } * 256.0, 0.0, 255.0)
        };
        output * [1.0, 2.0, 4.0, 8.0, 0.0, 0.0, 0.25, 0.5][field(self.inputs[2])]
    }

    /// The colours; `None` where a short vector makes the result depend on the last places.
    fn evaluate(&self) -> Option<[[f64; 4]; 2]> {
        let length = self.quaternion.iter().map(|x| x * x).sum::<f64>().sqrt();
        if length < 0.3 || dot(self.view, self.view) < 0.1 {
            return None;
        }
        let turn = |vector| rotate(self.quaternion.map(|x| x / length), vector);
        let texel = |z: bool| {
            let [x, y, t]: Vector = from_fn(|i| f64::from(self.bump[i]) / 127.5 - 1.0);
            [x, y, if z { (1.0 - x * x - y * y).max(0.0).sqrt() } else { t }]
        };
        let (mut normal, mut tangent) = ([0.0, 0.0, 1.0], [1.0, 0.0, 0.0]);
        match self.config0 >> 28 & 3 {
            1 => normal = texel(!self.bit(30)),
            2 => tangent = texel(false),
            _ => {}
        }
        let (normal, tangent, view) = (turn(normal), turn(tangent), unit(self.view));
        let shadow: [f64; 4] = from_fn(|i| {
            let texel = f64::from(self.shadow[i]) / 255.0;
            if !self.bit(0) {
                1.0
            } else if self.bit(18) {
                1.0 - texel
            } else {
                texel
            }
        });
        let environment = self.config0 >> 4 & 15;
        let (mut primary, mut secondary, mut fresnel) = (self.ambient, [0.0; 3], 1.0);
        for k in 0..self.count {
            let number = (self.permutation >> (4 * k) & 7) as usize;
            let light = &self.lights[number];
            let on = |bit: usize| self.config1 >> bit & 1 == 0;
            let (directional, two_sided) = (light.config & 1 == 1, light.config & 2 == 2);
            let to_light = plus(light.position, self.view, if directional { 0.0 } else { 1.0 });
            let distance = dot(to_light, to_light).sqrt();
            if distance < 0.3 {
                return None;
            }
            let to_light = unit(to_light);
            let half = plus(view, to_light, 1.0);
            if dot(half, half) < 0.1 {
                return None;
            }
            let unit_half = unit(half);
            let light_normal = dot(to_light, normal);
            let cos_phi = dot(plus(unit_half, normal, -dot(normal, unit_half)), tangent);
            let has_cos_phi = environment > 6;
            let inputs = [
                dot(normal, unit_half),
                dot(view, unit_half),
                dot(normal, view),
                light_normal,
                dot(to_light, light.spot),
                if has_cos_phi { cos_phi } else { 0.0 },
                0.0,
                0.0,
            ];
            // Tables are off by the bit of their number above 16, spots by that of their light above 8.
            let output = |slot: Slot, table: usize, off: usize| {
                (available(environment, slot) && on(off)).then(|| self.table(slot, table, &inputs, two_sided))
            };
            let spot = output(Slot::Sp, 8 + number, 8 + number).unwrap_or(1.0);
            let [bias, scale] = light.attenuation;
            let attenuation = if on(24 + number) {
                self.at(16 + number, (scale * distance + bias).clamp(0.0, 1.0) * 256.0, 0.0, 255.0)
            } else {
                1.0
            };
            let d0 = output(Slot::D0, 0, 16).unwrap_or(1.0);
            let d1 = output(Slot::D1, 1, 17).unwrap_or(1.0);
            fresnel = output(Slot::Fr, 3, 19).unwrap_or(1.0);
            let red = output(Slot::Rr, 6, 22).unwrap_or(1.0);
            let green = output(Slot::Rg, 5, 21).unwrap_or(red);
            let blue = output(Slot::Rb, 4, 20).unwrap_or(red);
            let diffuse = if two_sided { light_normal.abs() } else { light_normal.max(0.0) };
            let geometric = (diffuse / dot(half, half)).min(1.0);
            let geometric = |bit: u32| if light.config >> bit & 1 == 1 { geometric } else { 1.0 };
            let highlight = !(self.bit(27) && diffuse == 0.0);
            for i in 0..3 {
                let shadowed = |bit: u32| if self.bit(bit) && on(number) { shadow[i] } else { 1.0 };
                let [specular0, specular1, diffuse_color, ambient] = light.colors.map(|color| color[i]);
                primary[i] += (diffuse_color * diffuse * shadowed(16) + ambient) * attenuation * spot;
                if highlight {
                    let s0 = d0 * specular0 * geometric(2);
                    let s1 = d1 * [red, green, blue][i] * specular1 * geometric(3);
                    secondary[i] += (s0 + s1) * attenuation * spot * shadowed(17);
                }
            }
        }
        let alpha = fresnel * if self.bit(19) { shadow[3] } else { 1.0 };
        let alpha = |bit: u32| if self.bit(bit) { alpha } else { 1.0 };
        let [[r, g, b], [r2, g2, b2]] = [primary, secondary];
        Some([[r, g, b, alpha(2)], [r2, g2, b2, alpha(3)]])
    }
}

#[test]
fn configurations_in_real_numbers() {
    const SEED: u64 = 62;
    let mut random = Random::new(SEED);
    let (mut compared, mut equal) = (0, 0);
    for case in 0..3000 {
        let mut state = State::new();
        let scene = Scene::new(&mut random, &mut state);
        let Some(expected) = scene.evaluate() else { continue };
        let lighting =
            Lighting::new(&state.registers, &state.luts.lighting, &state.choices, true).expect("lighting is on");
        let inputs = LightingInputs {
            quaternion: scene.quaternion.map(f24),
            view: scene.view.map(f24),
            bump: scene.bump,
            shadow: scene.shadow,
        };
        let actual = lighting.evaluate(&inputs, None);
        for (actual, expected) in [actual.primary, actual.secondary].into_iter().zip(expected) {
            for (actual, expected) in actual.into_iter().zip(expected) {
                let expected = (255.0 * expected.clamp(0.0, 1.0)).floor() as i32;
                let error = (i32::from(actual) - expected).abs();
                assert!(error <= 2, "seed {SEED}, case {case}: {actual}, expected {expected}");
                compared += 1;
                equal += u32::from(error == 0);
            }
        }
    }
    assert!(compared > 10_000, "{compared}");
    assert!(equal * 100 > compared * 97, "{equal} of {compared} are equal");
}
