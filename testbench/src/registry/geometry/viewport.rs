// SPDX-License-Identifier: MIT
//! `viewport`: a vertex in clip space in, the vertex on the screen out.

use crate::coverage::geometry::ViewportBins;
use crate::stage::Stage;
use crate::stimulus::geometry::position::{Position, Positions};
use pica_model::float::{Arithmetic, F24, UnsupportedChoice};
use pica_model::geometry::Vertex;
use pica_model::geometry::viewport::Viewport;
use pica_rtl::geometry::{ClipVertexValues, ScreenVertexValues};
use pica_spec::choices::Choices;
use pica_spec::pica200::bits::viewport_xy::{X, Y};
use pica_spec::pica200::{ViewportHeight, ViewportWidth, ViewportXy};
use pica_spec::register::Register;
use pica_spec::register_file::RegisterFile;

/// The transform with the registers that an operand has.
fn transform(registers: &RegisterFile, choices: &Choices, i: &ClipVertexValues) -> Viewport {
    let mut registers = registers.clone();
    registers.set(ViewportWidth::IDS[0], i.half_width);
    registers.set(ViewportHeight::IDS[0], i.half_height);
    registers.set(ViewportXy::IDS[0], i.offset_x << X | i.offset_y << Y);
    Viewport::new(&registers, choices)
}

fn values(position: Position) -> ClipVertexValues {
    let Position { xyzw: [x, y, z, w], half_size: [half_width, half_height], offset: [offset_x, offset_y] } = position;
    ClipVertexValues { x, y, z, w, half_width, half_height, offset_x, offset_y }
}

/// The stage.
///
/// # Errors
/// If the arithmetic cannot follow a choice.
pub fn viewport(choices: &Choices) -> Result<Stage<ClipVertexValues, ScreenVertexValues>, UnsupportedChoice> {
    let (choices, arithmetic, positions) = (*choices, Arithmetic::new(choices)?, Positions::default());
    let registers = RegisterFile::new(&choices);
    let own = registers.clone();
    let stage = Stage::new(move |i: ClipVertexValues| {
        let mut vertex = Vertex::default();
        vertex.0[..4].copy_from_slice(&[i.x, i.y, i.z, i.w].map(F24::from_bits));
        let placed = transform(&own, &choices, &i).transform(&vertex);
        ScreenVertexValues {
            screen_x: placed.x.into(),
            screen_y: placed.y.into(),
            z_over_w: placed.z.to_bits(),
            reciprocal_w: placed.reciprocal_w.to_bits(),
        }
    });
    Ok(stage.draw(move |rng| values(positions.draw(rng))).cover(|table| {
        let bins = ViewportBins::new(table);
        move |i: ClipVertexValues, o: ScreenVertexValues, hits| {
            bins.cover(i.z, i.w, o.z_over_w, hits);
            let viewport = transform(&registers, &choices, &i);
            for (axis, (position, offset)) in [(i.x, i.offset_x), (i.y, i.offset_y)].into_iter().enumerate() {
                let over_w = arithmetic.mul(F24::from_bits(position), F24::from_bits(o.reciprocal_w));
                bins.cover_axis(axis, viewport.pixels(arithmetic, axis, over_w).to_bits(), offset, hits);
            }
        }
    }))
}
