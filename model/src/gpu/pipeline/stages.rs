// SPDX-License-Identifier: MIT
//! The stages of a draw one by one, as registers, tables and memory set them up.
//!
//! ```
//! use pica_model::geometry::NoSink;
//! use pica_model::gpu::machine::Machine;
//! use pica_model::gpu::pipeline::Stages;
//! use pica_spec::choices::Choices;
//!
//! let mut machine = Machine::new(&Choices::default(), NoSink)?;
//! // COLOR_OPERATION: blend; BLEND_FUNC: source alpha, one minus source alpha.
//! machine.cpu_write(0x100, 0x100);
//! machine.cpu_write(0x101, 0x7676_0000);
//! let stages = Stages::of(&machine);
//! assert_eq!(stages.blend([200, 100, 0, 128], [0, 0, 100, 255]), [100, 50, 49, 191]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use pica_spec::pica200::BlendMode;

use super::draw::paint;
use crate::float::{Arithmetic, F24, Lanes};
use crate::fragment::blend::blend;
use crate::fragment::color::Rgba;
use crate::fragment::logic_op::logic_op;
use crate::fragment::pixel::PixelPipeline;
use crate::fragment::planes::Planes;
use crate::fragment::{DrawState, FragmentPipeline};
use crate::geometry::Vertex;
use crate::geometry::clip::{ClipVolume, Polygon};
use crate::geometry::culling::Culling;
use crate::geometry::quaternion::align_quaternions;
use crate::geometry::viewport::{ScreenVertex, Viewport};
use crate::gpu::machine::Machine;
use crate::lighting::{Lighting, LightingInputs, LightingRecord, LightingResult};
use crate::raster::fragment::{Attributes, FragmentTile, Inputs, LANES};
use crate::raster::region::Region;
use crate::raster::tile::TilePlace;
use crate::raster::tile_walk::{TileRow, rasterize};
use crate::raster::triangle::{RasterConfig, Triangle};
use crate::texture::image::{Image, ImageCache};
use crate::texture::lod::{LevelChoice, QuadCoordinates};
use crate::texture::procedural::Procedural;
use crate::texture::unit::TextureUnit;

/// The stages behind the shaders, each by itself.
#[derive(Clone, Copy, Debug)]
pub struct Stages<'a> {
    /// What they are set up from.
    pub state: DrawState<'a>,
}

/// A fragment that leaves the rasterizer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RasterFragment {
    /// Column.
    pub x: u32,
    /// Line, from the register origin.
    pub y: u32,
    /// Depth: bits 8-31 are the 24-bit depth ([`DEPTH_ONE`](crate::raster::fragment::DEPTH_ONE) is 1.0).
    pub depth: u32,
    /// Primary colour.
    pub color: Rgba,
    /// All else that is interpolated.
    pub attributes: Attributes,
}

/// What is interpolated if nobody says what is needed.
const ALL: Inputs = Inputs {
    depth: true,
    color: true,
    texcoord: [true; 3],
    texcoord0_w: true,
    quaternion: true,
    view: true,
    derivatives: false,
};

impl<'a> Stages<'a> {
    /// The stages of a machine, as its registers, tables and memory are now.
    pub fn of<S>(machine: &'a Machine<S>) -> Stages<'a> {
        let (registers, luts) = (machine.registers(), machine.luts());
        Stages { state: DrawState { registers, luts, memory: machine.memory(), choices: machine.choices() } }
    }

    /// What clipping leaves of a triangle; `None` if nothing is left.
    pub fn clip(&self, triangle: &[Vertex; 3]) -> Option<Polygon> {
        ClipVolume::new(self.state.registers, self.state.choices).clip(triangle)
    }

    /// A vertex in raster coordinates: the division by w and the viewport.
    pub fn transform(&self, vertex: &Vertex) -> ScreenVertex {
        Viewport::new(self.state.registers, self.state.choices).transform(vertex)
    }

    /// The fragments of a triangle, from clipping to interpolation, in the order of the tiles.
    pub fn triangle(&self, triangle: &[Vertex; 3]) -> Vec<RasterFragment> {
        let DrawState { registers, choices, .. } = self.state;
        let config = RasterConfig::new(registers, choices, ALL);
        let framebuffer = FragmentPipeline::new(&self.state, &mut ImageCache::default(), &mut |_| {}).framebuffer();
        let region = Region::new(registers, choices, &framebuffer);
        let culling = Culling::new(registers, choices);
        let flat = config.flat_shading.then(|| triangle[2].color());
        let mut vertices = *triangle;
        align_quaternions(&mut vertices, Arithmetic::accepted(choices), Lanes::detect());
        let Some(mut polygon) = self.clip(&vertices) else { return Vec::new() };
        paint(polygon.vertices_mut(), flat);
        let (height, y_up) = (framebuffer.height, framebuffer.grid.y_up);
        let mut fragments = Vec::new();
        let mut tile = FragmentTile::default();
        for part in polygon.triangles() {
            let on_screen = culling.orient(part.map(|vertex| self.transform(vertex)));
            let Some(part) = on_screen.and_then(|part| Triangle::new(&part, &config, &region.bounds)) else { continue };
            for row in TileRow::of(&part, height.into(), y_up, &(0..height.next_multiple_of(8))) {
                rasterize(&part, &config, &region, &row, &mut tile, |tile| {
                    let place = TilePlace::of_row(tile.x.into(), tile.row.into(), height.into(), y_up);
                    for lane in (0..LANES).filter(|lane| tile.coverage >> lane & 1 != 0) {
                        let (x, y) = place.pixel(lane);
                        fragments.push(RasterFragment {
                            x: x as u32,
                            y: y as u32,
                            depth: tile.depth[lane],
                            color: tile.color[lane],
                            attributes: tile.attributes(lane),
                        });
                    }
                });
            }
        }
        fragments
    }

    /// Texture unit 0 to 2, with its texture; `None` if it is off.
    pub fn texture(&self, unit: usize) -> Option<TextureUnit> {
        let DrawState { registers, memory, choices, .. } = self.state;
        (unit < 3)
            .then(|| TextureUnit::new(unit, registers, memory, choices, &mut ImageCache::default(), &mut |_| {}))
            .flatten()
    }

    /// Level 0 of a texture: one image, or those of the six faces of a cube; none if the unit is off.
    pub fn images(&self, unit: usize) -> Vec<Image> {
        let Some(unit) = self.texture(unit) else { return Vec::new() };
        unit.faces().iter().filter_map(|levels| levels.0.first()).map(|image| (**image).clone()).collect()
    }

    /// The procedural texture of unit 3, whether the unit is on or not.
    pub fn procedural(&self) -> Procedural {
        let DrawState { registers, luts, choices, .. } = self.state;
        Procedural::new(registers, &luts.procedural, choices)
    }

    /// What lighting makes of a fragment, with its steps; `None` if it is off.
    pub fn light(&self, inputs: &LightingInputs) -> Option<(LightingResult, LightingRecord)> {
        let DrawState { registers, luts, choices, .. } = self.state;
        let lighting = Lighting::new(registers, &luts.lighting, choices, true)?;
        let mut record = LightingRecord::default();
        Some((lighting.evaluate(inputs, Some(&mut record)), record))
    }

    /// The stages from the combiners to the words of a pixel.
    pub fn pixel(&self) -> PixelPipeline {
        PixelPipeline::new(&self.state)
    }

    /// Blending, or the logic operation, of two colours.
    pub fn blend(&self, source: Rgba, destination: Rgba) -> Rgba {
        let DrawState { registers, choices, .. } = self.state;
        if registers.color_operation().blend_mode() == BlendMode::LogicOp {
            let operation = registers.logic_op().operation();
            return core::array::from_fn(|channel| logic_op(operation, source[channel], destination[channel]));
        }
        let constant = Planes::<1>::filled(registers.blend_color().0.to_le_bytes());
        let [source, destination] = [source, destination].map(Planes::<1>::filled);
        blend(registers.blend_func(), &constant, &source, &destination, choices.blend_rounding).get(0)
    }
}

/// A sample of a texture at (u, v, w), without neighbours: of level 0, magnified, or of a quad of four pixels, of which the
/// first one is sampled.
pub fn sample(texture: &TextureUnit, quad: &[[F24; 3]]) -> Rgba {
    let level = match quad.as_array::<4>() {
        Some(quad) if texture.needs_quad() => texture.level_choice(quad),
        _ => LevelChoice::Magnify,
    };
    quad.first().map_or([0; 4], |first| texture.sample(*first, level))
}

/// A sample of a procedural texture at (u, v), likewise.
pub fn sample_procedural(texture: &Procedural, quad: &[[F24; 3]]) -> Rgba {
    let plane = |[u, v, _]: [F24; 3]| [u, v];
    let level = match quad.as_array::<4>() {
        Some(quad) if texture.needs_quad() => {
            let quad: QuadCoordinates = quad.map(plane);
            texture.level_of_detail(&quad)
        }
        _ => 0,
    };
    quad.first().map_or([0; 4], |first| texture.sample(plane(*first), level))
}
