// SPDX-License-Identifier: MIT
//! Texture units as registers and memory set them up (texture.md#units-and-configuration and
//! texture.md#filtering-and-level-of-detail to texture.md#fetch).

use pica_model::fragment::color::Rgba;
use pica_model::texture::image::ImageCache;
use pica_model::texture::lod::LevelChoice;
use pica_model::texture::unit::{TextureFinding, TextureUnit};
use pica_spec::choices::Choices;
use pica_spec::pica200::{TexunitDim, TexunitLod, id};
use pica_spec::register_file::RegisterFile;
use pica_spec::trace::{FcramSize, Memory};

use super::support::f24;

const BASE: u32 = Memory::FCRAM + 0x10000;
/// Bits of TEXUNIT_PARAM.
const LINEAR: u32 = 0b110;
const MIP_LINEAR: u32 = 1 << 24;
const REPEAT: u32 = 2 << 8 | 2 << 12;
const BORDER: u32 = 1 << 8 | 1 << 12;

struct Setup {
    choices: Choices,
    registers: RegisterFile,
    memory: Memory,
    findings: Vec<TextureFinding>,
}

impl Setup {
    /// Unit 0: 8x8 texels of I8, PARAM as given.
    fn new(param: u32, alternatives: &[&str]) -> Setup {
        let mut choices = Choices::default();
        for alternative in alternatives {
            choices.set_from(alternative).expect("a choice of the ledger");
        }
        let mut registers = RegisterFile::new(&choices);
        registers.set(id::TEXUNIT_CONFIG, 1);
        registers.set(0x081, u32::from_le_bytes([10, 20, 30, 40]));
        registers.set(0x082, TexunitDim::default().with_width(8).with_height(8).0);
        registers.set(0x083, param);
        registers.set(0x085, BASE >> 3);
        registers.set(0x08E, 7);
        Setup { choices, registers, memory: Memory::new(FcramSize::Old), findings: Vec::new() }
    }

    /// A level of I8 texels at an address: texel (s, t) gets `value`.
    fn fill(&mut self, address: u32, size: u32, value: impl Fn(u32, u32) -> u8) {
        for row in 0..size {
            for s in 0..size {
                let tile = row / 8 * (size / 8).max(1) + s / 8;
                let place = (0..3)
                    .fold(0, |place, bit| place | (s >> bit & 1) << (2 * bit) | (row >> bit & 1) << (2 * bit + 1));
                let address = address + tile * 64 + place;
                self.memory.write(address, &[value(s, size - 1 - row)]).expect("inside memory");
            }
        }
    }

    fn unit(&mut self) -> Option<TextureUnit> {
        let Setup { choices, registers, memory, findings } = self;
        TextureUnit::new(0, registers, memory, choices, &mut ImageCache::default(), &mut |finding| {
            findings.push(finding)
        })
    }

    fn sample(&mut self, coordinates: [f32; 3], choice: LevelChoice) -> Rgba {
        self.unit().expect("the unit is on").sample(coordinates.map(f24), choice)
    }
}

fn grey(value: u8) -> Rgba {
    [value, value, value, 255]
}

#[test]
fn nearest_texels_of_a_repeated_texture() {
    let mut setup = Setup::new(REPEAT, &[]);
    setup.fill(BASE, 8, |s, t| (16 * t + s) as u8);
    for (u, v, s, t) in [(0.0, 0.0, 0, 0), (0.9375, 0.0, 7, 0), (0.25, 0.875, 2, 7), (1.125, -0.125, 1, 7)] {
        assert_eq!(setup.sample([u, v, 0.0], LevelChoice::Magnify), grey(16 * t + s), "{u} {v}");
    }
}

#[test]
fn bilinear_texels_and_the_border() {
    let mut setup = Setup::new(LINEAR | BORDER, &[]);
    setup.fill(BASE, 8, |s, t| (16 * t + 2 * s) as u8);
    // Halfway between (1, 1), (2, 1), (1, 2), (2, 2): 18, 20, 34, 36.
    assert_eq!(setup.sample([0.25, 0.25, 0.0], LevelChoice::Magnify), grey(27));
    // At u = 0 half of the sample is border: (10, 20, 30, 40) and texels 24 of row 1.5.
    let mixed = setup.sample([0.0, 0.25, 0.0], LevelChoice::Magnify);
    assert_eq!(mixed, [(24 + 10) / 2, (24 + 20) / 2, (24 + 30) / 2, 147]);
    // Per sample, u = 0 is inside: the edge takes the place of the border.
    let mut per_sample = Setup::new(LINEAR | BORDER, &["border_decision=per-sample"]);
    per_sample.fill(BASE, 8, |s, t| (16 * t + 2 * s) as u8);
    assert_eq!(per_sample.sample([0.0, 0.25, 0.0], LevelChoice::Magnify), grey(24));
    assert_eq!(per_sample.sample([-0.0625, 0.25, 0.0], LevelChoice::Magnify), [10, 20, 30, 40]);
    assert_eq!(per_sample.sample([1.0625, 0.25, 0.0], LevelChoice::Magnify), [10, 20, 30, 40]);
    // Mode 5 has a border on the positive side only.
    per_sample.registers.set(0x083, 5 << 8 | 5 << 12);
    assert_eq!(per_sample.sample([-0.0625, 0.25, 0.0], LevelChoice::Magnify), grey(2 * 16 + 2 * 7));
    assert_eq!(per_sample.sample([1.0625, 0.25, 0.0], LevelChoice::Magnify), [10, 20, 30, 40]);
    assert_eq!(per_sample.sample([0.25, -0.0625, 0.0], LevelChoice::Magnify), grey(7 * 16 + 2 * 2));
}

#[test]
fn mipmap_levels() {
    // 32x32, levels 0 to 2 of constant colour, one after the other.
    let levels = |setup: &mut Setup| {
        setup.registers.set(0x082, TexunitDim::default().with_width(32).with_height(32).0);
        setup.registers.set(0x084, TexunitLod::default().with_max_level(2).0);
        for (offset, size, value) in [(0, 32, 100), (1024, 16, 150), (1280, 8, 201)] {
            setup.fill(BASE + offset, size, |_, _| value);
        }
    };
    let mut setup = Setup::new(REPEAT | MIP_LINEAR, &[]);
    levels(&mut setup);
    let unit = setup.unit().expect("on");
    assert!(unit.needs_quad());
    // A step of 1/32 of the texture is one texel: level 0; 3 texels: log2(3) = 1.58.., 405/256.
    let quad = |step: f32| [[0.0, 0.0, 0.0], [step, 0.0, 0.0], [0.0, 0.0, 0.0], [step, 0.0, 0.0]].map(|p| p.map(f24));
    assert_eq!(unit.level_choice(&quad(1.0 / 32.0)), LevelChoice::Magnify);
    let choice = unit.level_choice(&quad(3.0 / 32.0));
    assert_eq!(choice, LevelChoice::Between { lower: 1, upper: 2, weight: 149 });
    assert_eq!(unit.sample([f24(0.3125); 3], choice), grey(((150 * (256 - 149) + 201 * 149) >> 8) as u8));
    assert_eq!(unit.sample([f24(0.3125); 3], LevelChoice::Level(2)), grey(201));
    // The comparison aid looks at level 0 only.
    let mut aid = Setup::new(LINEAR | REPEAT | MIP_LINEAR, &["texture_filter=nearest-level0"]);
    levels(&mut aid);
    assert!(!aid.unit().expect("on").needs_quad());
}

#[test]
fn projection_divides_by_w() {
    for choice in ["texture_divide=reciprocal", "texture_divide=divide"] {
        let mut setup = Setup::new(REPEAT | 3 << 28, &[choice]);
        setup.fill(BASE, 8, |s, t| (16 * t + s) as u8);
        assert!(setup.unit().expect("on").needs_w());
        assert_eq!(setup.sample([1.0, 3.0, 4.0], LevelChoice::Magnify), grey(16 * 6 + 2));
    }
    // On units 1 and 2 the type has no effect.
    let mut setup = Setup::new(0, &[]);
    setup.registers.set(id::TEXUNIT_CONFIG, 2);
    for (register, value) in [(0x092, 0x0008_0008), (0x093, REPEAT | 3 << 28), (0x095, BASE >> 3), (0x096, 7)] {
        setup.registers.set(register, value);
    }
    setup.fill(BASE, 8, |s, t| (16 * t + s) as u8);
    let Setup { choices, registers, memory, .. } = &setup;
    let unit = TextureUnit::new(1, registers, memory, choices, &mut ImageCache::default(), &mut |_| ());
    let unit = unit.expect("on");
    assert!(!unit.needs_w());
    assert_eq!(unit.sample([0.25, 0.75, 4.0].map(f24), LevelChoice::Magnify), grey(16 * 6 + 2));
}

#[test]
fn derivatives_before_or_after_the_division() {
    // w = 4: a step of 1/8 in u is 1/32 after the division, one texel of 32.
    for (choice, expected) in [
        ("derivative_basis=after-division", LevelChoice::Magnify),
        ("derivative_basis=before-division", LevelChoice::Level(2)),
    ] {
        let mut setup = Setup::new(3 << 28, &[choice]);
        setup.registers.set(0x082, TexunitDim::default().with_width(32).with_height(32).0);
        setup.registers.set(0x084, TexunitLod::default().with_max_level(2).0);
        let quad = [[0.0, 0.0, 4.0], [0.125, 0.0, 4.0], [0.0, 0.0, 4.0], [0.125, 0.0, 4.0]].map(|p| p.map(f24));
        assert_eq!(setup.unit().expect("on").level_choice(&quad), expected, "{choice}");
    }
}

#[test]
fn cube_faces_are_where_their_registers_say() {
    let mut setup = Setup::new(1 << 28, &[]);
    // Faces -X .. -Z: the low 22 bits of their addresses, the others from ADDR1; bit 22 of its upper six is set.
    for face in 0..6 {
        let address = BASE + (1 << 25) + 0x400 * (5 - face);
        setup.registers.set(0x085 + face, if face == 0 { address >> 3 } else { address >> 3 & 0x3F_FFFF });
        setup.fill(address, 8, |_, _| 40 + face as u8);
    }
    let directions =
        [[1.0, 0.0, 0.0], [-1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, -1.0, 0.0], [0.0, 0.0, 1.0], [0.0, 0.0, -1.0]];
    for (face, direction) in directions.into_iter().enumerate() {
        assert_eq!(setup.sample(direction, LevelChoice::Magnify), grey(40 + face as u8));
    }
}

/// A shadow texture of 8x8: stored depth `depth(s)`, density 200.
fn shadow(setup: &mut Setup, depth: impl Fn(u32) -> u32) {
    setup.registers.set(0x08E, 0);
    for row in 0..8_u32 {
        for s in 0..8_u32 {
            let place =
                (0..3).fold(0, |place, bit| place | (s >> bit & 1) << (2 * bit) | (row >> bit & 1) << (2 * bit + 1));
            let [_, high, middle, low] = depth(s).to_be_bytes();
            setup.memory.write(BASE + 4 * place, &[high, middle, low, 200]).expect("inside memory");
        }
    }
}

#[test]
fn shadow_textures() {
    const ORTHOGRAPHIC: u32 = 1;
    let near_then_far = |s| if s < 4 { 0x40_0000 } else { 0xC0_0000 };
    let mut setup = Setup::new(2 << 28 | 1 << 20, &[]);
    setup.registers.set(0x08B, ORTHOGRAPHIC);
    setup.registers.set(0x084, TexunitLod::default().with_max_level(3).0);
    shadow(&mut setup, near_then_far);
    assert!(!setup.unit().expect("on").needs_quad(), "level 0 alone, whatever the levels");
    // Depth 1/2 is behind 1/4 and in front of 3/4.
    assert_eq!(setup.sample([0.25, 0.5, 0.5], LevelChoice::Magnify), [0; 4]);
    assert_eq!(setup.sample([0.75, 0.5, 0.5], LevelChoice::Magnify), [200; 4]);
    assert_eq!(setup.sample([1.25, 0.5, 0.5], LevelChoice::Magnify), [255; 4], "outside");
    assert_eq!(setup.sample([0.75, -0.25, 0.5], LevelChoice::Magnify), [255; 4], "outside");
    // Perspective: (u, v) are divided by w, here 1/2.
    setup.registers.set(0x08B, 0);
    assert_eq!(setup.sample([0.125, 0.25, 0.5], LevelChoice::Magnify), [0; 4]);
    assert_eq!(setup.sample([0.375, 0.25, 0.5], LevelChoice::Magnify), [200; 4]);
    // Equality: floor(1/2 * 0xFFFFFF) is stored.
    for (choice, density) in [("shadow_equality=lit", 200), ("shadow_equality=unlit", 0)] {
        let mut setup = Setup::new(2 << 28, &[choice]);
        setup.registers.set(0x08B, ORTHOGRAPHIC);
        shadow(&mut setup, |_| 0x7F_FFFF);
        assert_eq!(setup.sample([0.5, 0.5, 0.5], LevelChoice::Magnify), [density; 4], "{choice}");
    }
    // Four comparisons, blended: halfway between texels 3 and 4.
    for (param, choices, halfway) in [
        (LINEAR, &["shadow_nearest=one-tap"][..], 100),
        (0, &["shadow_nearest=one-tap"], 200),
        (0, &["shadow_nearest=always-2x2"], 100),
        (LINEAR, &["texture_filter=nearest-level0"], 200),
    ] {
        let mut setup = Setup::new(2 << 28 | param, choices);
        setup.registers.set(0x08B, ORTHOGRAPHIC);
        shadow(&mut setup, near_then_far);
        assert_eq!(setup.sample([0.5, 0.5, 0.5], LevelChoice::Magnify), [halfway; 4], "{param} {choices:?}");
    }
}

#[test]
fn a_shadow_texture_of_another_format() {
    // texture.md#projection-and-shadow: RGB565 with red 31, green 0 and blue 16 has the density 255 and the depth 0xFF8400, alpha
    // being the highest byte; the same memory in fours has the density 0xF8 and the depth 0x10F810.
    const ORTHOGRAPHIC: u32 = 1;
    for (choices, near, far) in [
        (&[][..], 255, 0),
        (&["shadow_texture_format=decoded"], 255, 0),
        (&["shadow_texture_format=four-bytes"], 0xF8, 0),
    ] {
        let mut setup = Setup::new(2 << 28, choices);
        setup.registers.set(0x08B, ORTHOGRAPHIC);
        setup.registers.set(0x08E, 3);
        setup.memory.write(BASE, &[0x10, 0xF8].repeat(128)).expect("inside memory");
        assert!(setup.unit().is_some());
        assert_eq!(setup.findings, [TextureFinding::ShadowFormat { code: 3 }]);
        assert_eq!(setup.sample([0.5, 0.5, 0.0], LevelChoice::Magnify), [near; 4], "{choices:?}");
        assert_eq!(setup.sample([0.5, 0.5, 1.0], LevelChoice::Magnify), [far; 4], "{choices:?}");
        // 0x10F810 is in front of 1/2 and 0xFF8400 behind it.
        let half = if near == 255 { 255 } else { 0 };
        assert_eq!(setup.sample([0.5, 0.5, 0.5], LevelChoice::Magnify), [half; 4], "{choices:?}");
    }
}

#[test]
fn shadow_cubes_compare_the_major_axis_and_stay_on_their_face() {
    let mut setup = Setup::new(4 << 28 | LINEAR, &[]);
    shadow(&mut setup, |_| 0x80_0000);
    for face in 1..6 {
        setup.registers.set(0x085 + face, BASE >> 3 & 0x3F_FFFF);
    }
    assert_eq!(setup.sample([0.25, 0.125, 0.125], LevelChoice::Magnify), [200; 4]);
    assert_eq!(setup.sample([0.125, -0.75, 0.125], LevelChoice::Magnify), [0; 4]);
    // At the very edge of the face the taps outside are those of the edge.
    assert_eq!(setup.sample([0.25, 0.25, 0.125], LevelChoice::Magnify), [200; 4]);
}

#[test]
fn units_that_are_off() {
    let mut setup = Setup::new(0, &[]);
    setup.registers.set(id::TEXUNIT_CONFIG, 0);
    assert!(setup.unit().is_none());
    let mut setup = Setup::new(5 << 28, &[]);
    assert!(setup.unit().is_none());
    assert_eq!(setup.findings, []);
    let mut setup = Setup::new(6 << 28, &[]);
    assert!(setup.unit().is_none());
    assert_eq!(setup.findings, [TextureFinding::UnknownType { code: 6 }]);
}

#[test]
fn odd_textures_are_reported() {
    let mut setup = Setup::new(0, &[]);
    setup.registers.set(0x08E, 14);
    assert_eq!(setup.sample([0.5, 0.5, 0.0], LevelChoice::Magnify), [0; 4]);
    assert_eq!(setup.findings, [TextureFinding::UnknownFormat { code: 14 }]);
    let mut setup = Setup::new(0, &[]);
    setup.registers.set(0x085, 0);
    assert_eq!(setup.sample([0.5, 0.5, 0.0], LevelChoice::Magnify), grey(0));
    assert!(matches!(setup.findings[..], [TextureFinding::OutsideMemory(_)]));
    // No size at all counts as one texel.
    let mut setup = Setup::new(LINEAR, &[]);
    setup.registers.set(0x082, 0);
    setup.memory.write(BASE, &[9; 64]).expect("inside memory");
    assert_eq!(setup.sample([0.5, 123.0, 0.0], LevelChoice::Magnify), grey(9));
}
