// SPDX-License-Identifier: MIT
//! Random draws for `back_end`.

use super::scene::{RASTER_IDS, Triangle};
use crate::random::CaseRng;
use crate::registry::fragment::draws::Draws;
use crate::stimulus::Dice;
use crate::stimulus::raster::triangle::Triangle as Placed;
use pica_model::float::F24;
use pica_model::geometry::vertex::COLOR;
use pica_rtl::gpu::DrawnTriangleValues;
use pica_rtl::raster::VertexComponentsValues;
use pica_spec::pica200::{ColorOperation, FogMode, FramebufferDim, TexenvUpdateBuffer, id};

/// Pixels of a side of a framebuffer, at most, so that a case stays short and its fragments meet.
const SIDE: u32 = 24;

/// -1.0.
const MINUS_ONE: u32 = 0xBF_0000;

/// The writes that set the stages behind the rasterizer up; fog has a block of its own.
pub fn stages(rng: &mut CaseRng) -> Vec<(u32, u32)> {
    let mut draws = Draws::new(rng);
    let mut writes = draws.combiner();
    writes.extend(if draws.chance(3) { draws.plain() } else { draws.framebuffer() });
    writes.iter_mut().for_each(|write| write.1 = quiet(*write));
    writes
}

/// The word of a write: without fog, and mostly with all pixels drawn.
fn quiet((id, data): (u32, u32)) -> u32 {
    match id {
        id::TEXENV_UPDATE_BUFFER => TexenvUpdateBuffer(data).with_fog_mode(FogMode::Disabled).0,
        id::COLOR_OPERATION => {
            let operation = ColorOperation(data);
            let is_rare = data >> 16 & 7 == 0;
            operation.with_line_skip(is_rare && operation.line_skip()).with_draw_nothing(data >> 16 & 31 == 0).0
        }
        _ => data,
    }
}

/// The size of a framebuffer, and a write of it.
pub fn size(rng: &mut CaseRng) -> ([u32; 2], (u32, u32)) {
    let [width, height] = [0; 2].map(|_| 1 + rng.below(SIDE));
    let dim = FramebufferDim(rng.bits()).with_width(width).with_height_minus_1(height - 1);
    ([width, height], (id::FRAMEBUFFER_DIM, dim.0))
}

/// The writes of the registers of the rasterizer.
pub fn raster(rng: &mut CaseRng, [width, height]: [u32; 2]) -> Vec<(u32, u32)> {
    let corner = |rng: &mut CaseRng| rng.below(width + 2) | rng.below(height + 2) << 16;
    let number = |rng: &mut CaseRng| {
        let near = 0x3E_0000 + rng.below(0x1_8000) + (rng.below(2) << 23);
        let any = rng.bits() & 0xFF_FFFF;
        rng.weighted(&[(4, MINUS_ONE), (1, 0), (3, near), (1, any)])
    };
    let word = |rng: &mut CaseRng, id: u32| match id {
        id::SCISSORTEST_MODE => rng.weighted(&[(5, 0), (2, 3), (2, 1), (1, 2)]),
        id::SCISSORTEST_POS => corner(rng),
        id::SCISSORTEST_DIM => corner(rng),
        id::DEPTHMAP_ENABLE => rng.weighted(&[(2, 1), (1, 0)]),
        id::DEPTHMAP_SCALE => number(rng),
        id::DEPTHMAP_OFFSET if rng.percent(75) => 0,
        id::DEPTHMAP_OFFSET => number(rng),
        _ => rng.weighted(&[(9, 0), (1, 1 << 8), (1, 2 << 8), (1, 3 << 8)]),
    };
    let ids = RASTER_IDS.into_iter().filter(|id| *id != id::COLOR_OPERATION);
    ids.map(|id| (id, word(rng, id))).collect()
}

/// A triangle in a framebuffer, or a little beside it, and what its vertices have.
pub fn triangle(rng: &mut CaseRng, [width, height]: [u32; 2]) -> Triangle {
    let [x, y] = match rng.below(8) {
        // Of a shape that the rasterizer has to be careful with.
        0 | 1 => {
            let Placed { x, y, .. } = Placed::random(rng);
            [x, y].map(|axis| axis.map(|coordinate| coordinate % (16 * 64)))
        }
        _ => {
            let near = |rng: &mut CaseRng, size: u32| [0; 3].map(|_| rng.below(16 * (size + 4)) as u16);
            [near(rng, width), near(rng, height)]
        }
    };
    let area = pica_model::geometry::culling::doubled_area(x, y);
    let turned = area < 0 && !rng.percent(6);
    let order = |[a, b, c]: [u16; 3]| (if turned { [a, c, b] } else { [a, b, c] }).map(u32::from);
    let ([x0, x1, x2], [y0, y1, y2]) = (order(x), order(y));
    let level = |rng: &mut CaseRng| 0xBE_0000 + rng.below(0x1_0001);
    let first = level(rng);
    let [z0, z1, z2] = match rng.below(4) {
        0 => [first; 3],
        1 => [0; 3].map(|_| rng.bits() & 0xFF_FFFF),
        _ => [first, level(rng), level(rng)],
    };
    let place = DrawnTriangleValues { x0, y0, z0, x1, y1, z1, x2, y2, z2 };
    Triangle { place, components: components(rng) }
}

/// The words of a pixel.
pub fn pixel(rng: &mut CaseRng) -> [u32; 2] {
    Draws::new(rng).pixel()
}

fn of(reciprocal_w: bool, semantic: usize, [value0, value1, value2]: [u32; 3]) -> VertexComponentsValues {
    let (reciprocal_w, vertex_semantic) = (reciprocal_w.into(), semantic as u32);
    VertexComponentsValues { last_of_triangle: 0, reciprocal_w, vertex_semantic, value0, value1, value2 }
}

/// 1/w and components: colours, those of flat shading behind all others, and some that nothing reads.
fn components(rng: &mut CaseRng) -> Vec<VertexComponentsValues> {
    let one = F24::ONE.to_bits();
    let of_w = |rng: &mut CaseRng| 0x3C_0000 + rng.below(0x6_0000);
    let values = match rng.below(4) {
        0 => [one; 3],
        1 => [of_w(rng); 3],
        _ => [0; 3].map(|_| of_w(rng)),
    };
    let mut all = vec![of(true, 0, values)];
    let others = rng.weighted(&[(5, 0), (2, 1), (1, 6)]);
    for _ in 0..others {
        let semantics = [rng.below(8), 12 + rng.below(20)];
        let semantic = rng.pick(&semantics) as usize;
        all.push(of(false, semantic, [0; 3].map(|_| 0x38_0000 + rng.below(0x8_0000) + (rng.below(2) << 23))));
    }
    let channels: Vec<usize> = COLOR.clone().filter(|_| rng.percent(90)).collect();
    if rng.percent(20) && !channels.is_empty() {
        all.push(of(true, 0, [one; 3]));
    }
    let color = |rng: &mut CaseRng| {
        let any = 0x37_0000 + rng.below(0x8_0000);
        rng.weighted(&[(1, 0), (1, one), (4, any)])
    };
    for semantic in channels {
        let first = color(rng);
        let values = if rng.percent(20) { [first; 3] } else { [first, color(rng), color(rng)] };
        all.push(of(false, semantic, values));
    }
    if all.len() == 1 {
        all.push(of(false, COLOR.start, [one; 3]));
    }
    all
}
