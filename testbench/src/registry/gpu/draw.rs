// SPDX-License-Identifier: MIT
//! Random draws for `back_end`.

use super::scene::Triangle;
use crate::random::CaseRng;
use crate::registry::fragment::draws::Draws;
use crate::stimulus::Dice;
use crate::stimulus::raster::triangle::Triangle as Placed;
use pica_model::float::F24;
use pica_model::geometry::culling::doubled_area;
use pica_model::geometry::vertex::COLOR;
use pica_rtl::gpu::DrawnTriangleValues;
use pica_rtl::raster::VertexComponentsValues;
use pica_spec::pica200::{
    ColorOperation, CombinerSource, DepthColorMask, DepthFormat, DepthbufferFormat, FogMode, FramebufferDim,
    ScissortestDim, ScissortestPos, TexenvSource, TexenvUpdateBuffer, bits, id,
};

/// Pixels of a side of a framebuffer, at most, so that a case stays short and its fragments meet.
const SIDE: u32 = 24;

/// -1.0.
const MINUS_ONE: u32 = 0xBF_0000;

/// The writes that set the stages behind the rasterizer up. Half of them pass the colour of the vertices on to the buffer, so that
/// nothing hides what was interpolated; in the others the combiner, or all of it, is as it comes.
pub fn stages(rng: &mut CaseRng) -> Vec<(u32, u32)> {
    let (shows, ends_plain) = rng.weighted(&[(4, (true, true)), (2, (false, true)), (2, (false, false))]);
    let depth = depth_stage(rng);
    let mut draws = Draws::new(rng);
    let mut writes = if shows { passing() } else { draws.combiner() };
    writes.extend(draws.framebuffer());
    if ends_plain {
        writes.extend(draws.plain());
        writes.extend(depth);
    }
    if shows && rng.percent(25) {
        writes.extend(fog(rng));
    }
    writes.iter_mut().filter(|(id, _)| *id == id::COLOR_OPERATION).for_each(|write| {
        let operation = ColorOperation(write.1).with_line_skip(rng.percent(10)).with_draw_nothing(rng.percent(3));
        write.1 = operation.0;
    });
    writes
}

/// A combiner that gives the colour of the vertices.
fn passing() -> Vec<(u32, u32)> {
    let source = |of| TexenvSource::default().with_rgb_source(0, of).with_alpha_source(0, of).0;
    let stages = id::TEXENV_SOURCE.len();
    let of_stage = |stage: usize| {
        let from = if stage == 0 { CombinerSource::PrimaryColor } else { CombinerSource::Previous };
        let rest = [id::TEXENV_OPERAND, id::TEXENV_COMBINER, id::TEXENV_SCALE].map(|ids| (ids[stage], 0));
        [(id::TEXENV_SOURCE[stage], source(from))].into_iter().chain(rest)
    };
    (0..stages).flat_map(of_stage).chain([(id::TEXENV_UPDATE_BUFFER, 0)]).collect()
}

/// A fog whose table is written from end to end.
fn fog(rng: &mut CaseRng) -> Vec<(u32, u32)> {
    let update = TexenvUpdateBuffer(rng.bits()).with_fog_mode(FogMode::Fog);
    let table = (0..1 << bits::fog_lut_index::INDEX_WIDTH).map(|_| (id::FOG_LUT_DATA, rng.bits())).collect();
    let index = (id::FOG_LUT_INDEX, 0);
    [vec![(id::TEXENV_UPDATE_BUFFER, update.0), index], table, vec![index]].concat()
}

/// A depth test, and a depth that is written; or neither.
fn depth_stage(rng: &mut CaseRng) -> Vec<(u32, u32)> {
    if rng.percent(40) {
        return Vec::new();
    }
    let mask = DepthColorMask(rng.bits()).with_depth_test_enable(rng.percent(70)).with_depth_write(rng.percent(80));
    let mask = mask.with_red_write(true).with_green_write(true).with_blue_write(true).with_alpha_write(true);
    let format = rng.weighted(&[(3, DepthFormat::D24s8), (1, DepthFormat::D24), (1, DepthFormat::D16)]);
    vec![
        (id::DEPTH_COLOR_MASK, mask.0),
        (id::DEPTHBUFFER_READ, 1 << bits::depthbuffer_read::ACCESS),
        (id::DEPTHBUFFER_WRITE, 1 << bits::depthbuffer_write::ACCESS),
        (id::DEPTHBUFFER_FORMAT, DepthbufferFormat::default().with_format(format).0),
    ]
}

/// A triangle as those of the rasterizer are, with the scissor and the framebuffer that leave few pixels of it.
pub fn placed(rng: &mut CaseRng) -> (Vec<(u32, u32)>, Triangle) {
    let Placed { x, y, scissor_mode, scissor: [x1, y1, x2, y2], width, last_line } = Placed::random(rng);
    let dim = FramebufferDim(rng.bits()).with_width(width).with_height_minus_1(last_line);
    let mut writes = raster(rng, [width, last_line + 1]);
    writes.extend([
        (id::UNKNOWN_0060, 0),
        (id::SCISSORTEST_MODE, scissor_mode),
        (id::SCISSORTEST_POS, ScissortestPos::default().with_x1(x1).with_y1(y1).0),
        (id::SCISSORTEST_DIM, ScissortestDim::default().with_x2(x2).with_y2(y2).0),
        (id::FRAMEBUFFER_DIM, dim.0),
    ]);
    (writes, triangle_at(rng, x, y))
}

/// The size of a framebuffer, and a write of it.
pub fn size(rng: &mut CaseRng) -> ([u32; 2], (u32, u32)) {
    let [width, height] = [0; 2].map(|_| 1 + rng.below(SIDE));
    let dim = FramebufferDim(rng.bits()).with_width(width).with_height_minus_1(height - 1);
    ([width, height], (id::FRAMEBUFFER_DIM, dim.0))
}

/// The writes of the registers of the rasterizer.
pub fn raster(rng: &mut CaseRng, [width, height]: [u32; 2]) -> Vec<(u32, u32)> {
    let number = |rng: &mut CaseRng| {
        let near = 0x3E_0000 + rng.below(0x1_8000) + (rng.below(2) << 23);
        let any = rng.bits() & 0xFF_FFFF;
        rng.weighted(&[(4, MINUS_ONE), (1, 0), (3, near), (1, any)])
    };
    // Most rectangles have pixels.
    let mut ends = |size: u32| {
        let ends = [0; 2].map(|_| rng.below(size + 2));
        if rng.percent(80) { [ends[0].min(ends[1]), ends[0].max(ends[1])] } else { ends }
    };
    let ([x1, x2], [y1, y2]) = (ends(width), ends(height));
    let skip = rng.weighted(&[(12, 0), (1, 1), (1, 2), (1, 3)]);
    vec![
        (id::SCISSORTEST_MODE, rng.weighted(&[(6, 0), (2, 3), (2, 1), (1, 2)])),
        (id::SCISSORTEST_POS, ScissortestPos::default().with_x1(x1).with_y1(y1).0),
        (id::SCISSORTEST_DIM, ScissortestDim::default().with_x2(x2).with_y2(y2).0),
        (id::DEPTHMAP_ENABLE, rng.weighted(&[(2, 1), (1, 0)])),
        (id::DEPTHMAP_SCALE, number(rng)),
        (id::DEPTHMAP_OFFSET, if rng.percent(75) { 0 } else { number(rng) }),
        (id::UNKNOWN_0060, skip << bits::unknown0060::SKIP),
    ]
}

/// A triangle in a framebuffer, or a little beside it.
pub fn triangle(rng: &mut CaseRng, [width, height]: [u32; 2]) -> Triangle {
    // On centres of pixels, on their edges, or anywhere.
    let snap = rng.pick(&[Some(8), Some(0), None, None]);
    let near = |rng: &mut CaseRng, size: u32| {
        let snapped = |at: u32| snap.map_or(at, |to| at & !15 | to) as u16;
        [0; 3].map(|_| snapped(rng.below(16 * (size + 4))))
    };
    let (x, y) = (near(rng, width), near(rng, height));
    let turned = doubled_area(x, y) < 0 && !rng.percent(6);
    let order = |[a, b, c]: [u16; 3]| if turned { [a, c, b] } else { [a, b, c] };
    triangle_at(rng, order(x), order(y))
}

/// A triangle with these vertices, and what they have.
fn triangle_at(rng: &mut CaseRng, x: [u16; 3], y: [u16; 3]) -> Triangle {
    let ([x0, x1, x2], [y0, y1, y2]) = (x.map(u32::from), y.map(u32::from));
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
    if rng.percent(6) {
        // So large that products leave the numbers that there are, or are special before.
        for VertexComponentsValues { value0, value1, value2, .. } in &mut all {
            for value in [value0, value1, value2] {
                *value = *value & 0x80_FFFF | (0x58 + rng.below(0x28)) << 16;
            }
        }
    }
    all
}
