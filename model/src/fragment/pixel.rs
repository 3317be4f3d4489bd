// SPDX-License-Identifier: MIT
//! The stages from the combiners to the framebuffer for one fragment and the two words of its pixel: what a piece of
//! hardware does that has no rasterizer, no texture units and no memory of its own.

use super::DrawState;
use super::color::Rgba;
use super::combiner::{Combiner, CombinerInputs};
use super::drawing::{Drawing, Fragments};
use super::framebuffer::Framebuffer;
use super::planes::Planes;
use super::record::FragmentRecord;
use crate::raster::fragment::TileMemory;

/// The colours of a fragment in front of the combiners.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FragmentColors {
    /// Interpolated vertex colour.
    pub primary: Rgba,
    /// Diffuse light.
    pub fragment_primary: Rgba,
    /// Specular light.
    pub fragment_secondary: Rgba,
    /// Texture units 0 to 3.
    pub textures: [Rgba; 4],
}

/// The stages, set up from the registers and tables of a draw.
#[derive(Clone, Debug)]
pub struct PixelPipeline {
    combiner: Combiner,
    /// `None` in a mode that draws nothing, or not in these stages.
    drawing: Option<Drawing>,
    framebuffer: Framebuffer,
}

impl PixelPipeline {
    /// The stages as the registers and tables ask for.
    pub fn new(state: &DrawState<'_>) -> PixelPipeline {
        let framebuffer = Framebuffer::new(state.registers, state.choices, &mut |_| {});
        PixelPipeline {
            combiner: Combiner::new(state.registers, state.choices),
            drawing: Drawing::is_on(state.registers, state.choices)
                .then(|| Drawing::new(state, &framebuffer, &mut |_| {})),
            framebuffer,
        }
    }

    /// What the combiners make of the colours.
    pub fn combine(&self, colors: &FragmentColors) -> Rgba {
        combine(&self.combiner, colors, None)
    }

    /// Number of the pixel at (`x`, `y`).
    pub fn pixel(&self, x: u32, y: u32) -> u32 {
        self.framebuffer.grid.pixel(x, y) as u32
    }

    /// Shades a fragment of this depth whose pixel has these words in the colour and the depth buffer. `None` if it is not
    /// drawn: in shadow mode, in gas mode, in a mode that draws nothing.
    pub fn shade(&self, depth: u32, colors: &FragmentColors, stored: [u32; 2]) -> Option<FragmentRecord> {
        let Self { combiner, drawing, .. } = self;
        let drawing = drawing.as_ref()?;
        let mut record = FragmentRecord { depth, primary: colors.primary, ..FragmentRecord::default() };
        let color = combine(combiner, colors, Some(&mut record));
        let [mut color_bytes, mut depth_bytes] = stored.map(u32::to_le_bytes);
        let mut memory = TileMemory { color: &mut color_bytes, depth: &mut depth_bytes };
        let fragment = Fragments { depth: [depth], lanes: &[0], alive: [true] };
        drawing.run(Planes::<1>::filled(color), fragment, false, &mut memory, Some(&mut record));
        Some(record)
    }
}

fn combine(combiner: &Combiner, colors: &FragmentColors, record: Option<&mut FragmentRecord>) -> Rgba {
    let FragmentColors { primary, fragment_primary, fragment_secondary, textures } = *colors;
    let textures = textures.map(Planes::<1>::filled);
    let inputs = CombinerInputs {
        primary: &Planes::filled(primary),
        fragment_primary: &Planes::filled(fragment_primary),
        fragment_secondary: &Planes::filled(fragment_secondary),
        textures: textures.each_ref(),
    };
    combiner.evaluate(&inputs, record.map(|record| &mut record.combiner)).get(0)
}
