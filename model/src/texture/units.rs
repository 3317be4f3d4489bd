// SPDX-License-Identifier: MIT
//! The four texture units of a draw: what the combiners and lighting read of them.

use pica_spec::choices::{Choices, DisabledTextureColour};
use pica_spec::pica200::{Texture2Coordinates, Texture3Coordinates};

use crate::float::{F24, Kernel, Lanes};
use crate::fragment::DrawState;
use crate::fragment::color::Rgba;
use crate::fragment::finding::Finding;
use crate::fragment::planes::{ALL_LANES, Planes, gather, place_of};
use crate::raster::fragment::{FragmentTile, Inputs, LANES, PerLane};
use crate::texture::image::ImageCache;
use crate::texture::lod::LevelChoice;
use crate::texture::procedural::Procedural;
use crate::texture::unit::TextureUnit;

/// Number of units.
pub const UNITS: usize = 4;

/// The units that a draw reads.
#[derive(Clone, Debug)]
pub struct Textures {
    units: [Unit; UNITS],
    /// Texture coordinate of each unit.
    coordinate: [usize; UNITS],
    disabled: Rgba,
    lanes: Lanes,
}

/// What a unit supplies.
#[derive(Clone, Debug)]
enum Unit {
    /// Nothing: no stage reads the unit.
    Unread,
    /// The colour of a unit that is off.
    Disabled,
    /// Units 0 to 2.
    Texture(Box<TextureUnit>),
    /// Unit 3.
    Procedural(Box<Procedural>),
}

impl Textures {
    /// The units for which `read` holds, as the registers ask for.
    pub fn new(
        state: &DrawState<'_>,
        read: [bool; UNITS],
        cache: &mut ImageCache,
        findings: &mut dyn FnMut(Finding),
    ) -> Textures {
        let DrawState { registers, luts, memory, choices } = *state;
        let config = registers.texunit_config();
        let units = core::array::from_fn(|unit| match unit {
            _ if !read[unit] => Unit::Unread,
            3 if config.texunit3_enable() => {
                Unit::Procedural(Box::new(Procedural::new(registers, &luts.procedural, choices)))
            }
            3 => Unit::Disabled,
            _ => {
                let mut findings = |finding| findings(Finding::Texture { unit, finding });
                TextureUnit::new(unit, registers, memory, choices, cache, &mut findings)
                    .map_or(Unit::Disabled, |unit| Unit::Texture(Box::new(unit)))
            }
        });
        let second = if config.texunit2_coordinates() == Texture2Coordinates::Texcoord1 { 1 } else { 2 };
        let third = match config.texunit3_coordinates() {
            Texture3Coordinates::Texcoord0 | Texture3Coordinates::Unlisted(_) => 0,
            Texture3Coordinates::Texcoord1 => 1,
            Texture3Coordinates::Texcoord2 => 2,
        };
        Textures { units, coordinate: [0, 1, second, third], disabled: disabled_color(choices), lanes: Lanes::detect() }
    }

    /// What the units need of a fragment.
    pub fn inputs(&self) -> Inputs {
        let mut inputs = Inputs::default();
        for (unit, coordinate) in self.units.iter().zip(self.coordinate) {
            match unit {
                Unit::Unread | Unit::Disabled => {}
                Unit::Texture(texture) => {
                    inputs.texcoord[coordinate] = true;
                    inputs.texcoord0_w |= texture.needs_w();
                    inputs.derivatives |= texture.needs_quad();
                }
                Unit::Procedural(procedural) => {
                    inputs.texcoord[coordinate] = true;
                    inputs.derivatives |= procedural.needs_quad();
                }
            }
        }
        inputs
    }

    /// Whether a unit is read, and so has a colour.
    pub fn is_read(&self, unit: usize) -> bool {
        !matches!(self.units[unit], Unit::Unread)
    }

    /// The colours of a unit for fragments at these lanes of a tile; untouched if nothing reads the unit.
    #[inline(never)]
    pub fn sample<const N: usize>(&self, unit: usize, tile: &FragmentTile, lanes: &[u8], colors: &mut Planes<N>) {
        let [u, v] = &tile.texcoord[self.coordinate[unit]];
        match &self.units[unit] {
            Unit::Unread => {}
            Unit::Disabled => *colors = Planes::filled(self.disabled),
            Unit::Texture(texture) if texture.is_plain() => {
                self.lanes.run(Plain { texture, coordinates: [u, v], lanes, colors });
            }
            Unit::Texture(texture) if texture.needs_w() || texture.needs_quad() => {
                let coordinates = |lane: usize| [u[lane], v[lane], tile.texcoord0_w[lane]];
                let level = |quad: usize| {
                    if texture.needs_quad() {
                        texture.level_choice(&quad_of(quad, coordinates))
                    } else {
                        LevelChoice::Magnify
                    }
                };
                for_quads(lanes, level, |index, lane, level| {
                    colors.set(place_of::<N>(index, lane), texture.sample(coordinates(lane), level));
                });
            }
            Unit::Texture(texture) => {
                for (index, lane) in lanes.iter().enumerate() {
                    let lane = usize::from(*lane);
                    let color = texture.sample([u[lane], v[lane], F24::ZERO], LevelChoice::Magnify);
                    colors.set(place_of::<N>(index, lane), color);
                }
            }
            Unit::Procedural(procedural) => {
                let coordinates = |lane: usize| [u[lane], v[lane]];
                let level = |quad: usize| {
                    if procedural.needs_quad() { procedural.level_of_detail(&quad_of(quad, coordinates)) } else { 0 }
                };
                for_quads(lanes, level, |index, lane, level| {
                    colors.set(place_of::<N>(index, lane), procedural.sample(coordinates(lane), level));
                });
            }
        }
    }
}

/// Samples of a texture without level of detail.
struct Plain<'a, const N: usize> {
    texture: &'a TextureUnit,
    coordinates: [&'a PerLane<F24>; 2],
    lanes: &'a [u8],
    colors: &'a mut Planes<N>,
}

impl<const N: usize> Kernel for Plain<'_, N> {
    type Output = ();

    #[inline(always)]
    fn run<U: crate::float::Unit>(self, _: U) {
        let [u, v] = self.coordinates;
        // Places in small planes are numbers of fragments.
        let places = if N == LANES { self.lanes } else { &ALL_LANES[..self.lanes.len()] };
        *self.colors = self.texture.sample_all([&gather(u, self.lanes), &gather(v, self.lanes)], places);
    }
}

/// What a unit that is off supplies (choice `disabled_texture_colour`).
fn disabled_color(choices: &Choices) -> Rgba {
    match choices.disabled_texture_colour {
        DisabledTextureColour::TransparentBlack => [0; 4],
        DisabledTextureColour::OpaqueBlack => [0, 0, 0, 255],
    }
}

/// The four lanes of a quad.
fn quad_of<T>(quad: usize, value: impl Fn(usize) -> T) -> [T; 4] {
    core::array::from_fn(|pixel| value(4 * quad + pixel))
}

/// Calls `each` with the place and the number of every lane and with what `level` says about its quad, once per quad.
fn for_quads<L: Copy>(lanes: &[u8], level: impl Fn(usize) -> L, mut each: impl FnMut(usize, usize, L)) {
    let mut known = None;
    for (index, lane) in lanes.iter().enumerate() {
        let lane = usize::from(*lane);
        let level = match known {
            Some((quad, level)) if quad == lane / 4 => level,
            _ => level(lane / 4),
        };
        known = Some((lane / 4, level));
        each(index, lane, level);
    }
}
