// SPDX-License-Identifier: MIT
//! Numbers and vertices.

use pica_model::float::{F24, F32ToF24};
use pica_model::geometry::Vertex;
use pica_model::geometry::viewport::ScreenVertex;
use pica_model::memory::tiling::{BlockLayout, PixelGrid};
use pica_model::raster::fragment::{FragmentTile, FramebufferUse, Inputs, LANES};
use pica_model::raster::region::Region;
use pica_model::raster::tile::TilePlace;
use pica_model::raster::tile_walk::{TileRow, rasterize};
use pica_model::raster::triangle::{RasterConfig, Triangle};
use pica_spec::choices::Choices;
use pica_spec::register_file::RegisterFile;

/// The float24 number of a value that is one; the f32 conversion is exact then.
pub fn f24(value: f32) -> F24 {
    let number = F24::from_f32_bits(value.to_bits(), F32ToF24::TowardZero);
    assert_eq!(f32::from_bits(number.to_f32_bits()), value, "not a float24 number");
    number
}

/// The value of a float24 number.
pub fn real(number: F24) -> f64 {
    f64::from(f32::from_bits(number.to_f32_bits()))
}

/// A vertex at a position, all attributes 1.0.
pub fn vertex([x, y, z, w]: [f32; 4]) -> Vertex {
    let mut vertex = Vertex::default();
    vertex.0[..4].copy_from_slice(&[x, y, z, w].map(f24));
    vertex
}

/// The position of a vertex.
pub fn position(vertex: &Vertex) -> [f64; 4] {
    vertex.position().map(real)
}

/// Registers, all zero but for these.
pub fn registers(values: &[(u32, u32)]) -> RegisterFile {
    let mut registers = RegisterFile::new(&Choices::default());
    for (id, value) in values {
        registers.set(*id, *value);
    }
    registers
}

/// The default choices, but for these.
pub fn choices(assignments: &[&str]) -> Choices {
    let mut choices = Choices::default();
    for assignment in assignments {
        choices.set_from(assignment).expect("an entry of the ledger");
    }
    choices
}

/// A framebuffer without buffers, y = 0 first in memory.
pub fn framebuffer(width: u32, height: u32) -> FramebufferUse {
    let grid = PixelGrid { width, height, y_up: false, layout: BlockLayout::Tiles8 };
    FramebufferUse::new(grid, None, None)
}

/// A vertex in raster coordinates with w = 1, z = 0 and attributes 1.0.
pub fn screen((x, y): (u16, u16)) -> ScreenVertex {
    ScreenVertex { x, y, z: F24::ZERO, reciprocal_w: F24::ONE, components: Vertex::default().0 }
}

/// What a test looks at: a triangle, rasterized.
pub struct Scene {
    pub registers: RegisterFile,
    pub choices: Choices,
    pub framebuffer: FramebufferUse,
    pub inputs: Inputs,
}

impl Default for Scene {
    fn default() -> Scene {
        Scene {
            registers: registers(&[]),
            choices: Choices::default(),
            framebuffer: framebuffer(64, 64),
            inputs: Inputs::default(),
        }
    }
}

impl Scene {
    /// Calls `fragment` with pixel and lane for each fragment of a counter-clockwise triangle.
    pub fn draw(&self, triangle: &[ScreenVertex; 3], mut fragment: impl FnMut((i64, i64), &FragmentTile, usize)) {
        let config = RasterConfig::new(&self.registers, &self.choices, self.inputs);
        let region = Region::new(&self.registers, &self.choices, &self.framebuffer);
        let Some(triangle) = Triangle::new(triangle, &config, &region.bounds) else { return };
        let height = i64::from(self.framebuffer.grid.height);
        let mut tile = FragmentTile::default();
        for row in TileRow::of(&triangle, height, self.framebuffer.grid.y_up, &(0..height.unsigned_abs() as u32)) {
            rasterize(&triangle, &config, &region, &row, &mut tile, |tile| {
                let place = TilePlace::of_row(tile.x.into(), tile.row.into(), height, self.framebuffer.grid.y_up);
                for lane in (0..LANES).filter(|lane| tile.coverage >> lane & 1 != 0) {
                    fragment(place.pixel(lane), tile, lane);
                }
            });
        }
    }

    /// The pixels of a counter-clockwise triangle, by y and then x.
    pub fn pixels(&self, positions: [(u16, u16); 3]) -> Vec<(i64, i64)> {
        let mut pixels = Vec::new();
        self.draw(&positions.map(screen), |pixel, _, _| pixels.push(pixel));
        pixels.sort_by_key(|(x, y)| (*y, *x));
        pixels
    }
}
