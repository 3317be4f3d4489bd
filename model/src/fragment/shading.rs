// SPDX-License-Identifier: MIT
//! From interpolated attributes to a colour: textures, lighting and combiners, as far as anything reads them.

use pica_spec::pica200::CombinerSource;

use super::DrawState;
use super::combiner::{Combiner, CombinerInputs};
use super::finding::Finding;
use super::lighting::{Lighting, LightingInputs, LightingRecord};
use super::planes::Planes;
use super::record::FragmentRecord;
use super::textures::{Textures, UNITS};
use crate::raster::fragment::{FragmentTile, Inputs};
use crate::texture::image::ImageCache;

/// The stages that make the colour of a fragment, set up for a draw.
#[derive(Clone, Debug)]
pub struct Shading {
    textures: Textures,
    lighting: Option<Lighting>,
    combiner: Combiner,
}

impl Shading {
    /// The stages as the registers and tables ask for.
    pub fn new(state: &DrawState<'_>, cache: &mut ImageCache, findings: &mut dyn FnMut(Finding)) -> Shading {
        let DrawState { registers, luts, choices, .. } = *state;
        let combiner = Combiner::new(registers, choices);
        let lit = combiner.reads(CombinerSource::FragmentPrimaryColor)
            || combiner.reads(CombinerSource::FragmentSecondaryColor);
        let lighting = if lit { Lighting::new(registers, &luts.lighting, choices) } else { None };
        let textures = Textures::new(state, textures_read(&combiner, lighting.as_ref()), cache, findings);
        Shading { textures, lighting, combiner }
    }

    /// What the stages need of a fragment.
    pub fn inputs(&self) -> Inputs {
        let lit = self.lighting.is_some();
        Inputs { color: true, quaternion: lit, view: lit, ..self.textures.inputs() }
    }

    /// The colours of the fragments at some lanes, at most `N`. Records the first one.
    pub fn evaluate<const N: usize>(
        &self,
        tile: &FragmentTile,
        lanes: &[u8],
        mut record: Option<&mut FragmentRecord>,
    ) -> Planes<N> {
        let mut primary = Planes::filled([0; 4]);
        for (i, lane) in lanes.iter().enumerate() {
            primary.set(i, tile.color[usize::from(*lane)]);
        }
        let mut textures = [const { Planes::filled([0; 4]) }; UNITS];
        for (unit, colors) in textures.iter_mut().enumerate() {
            self.textures.sample(unit, tile, lanes, colors);
        }
        let mut light = [Planes::filled([0; 4]); 2];
        if let Some(lighting) = &self.lighting {
            for (i, lane) in lanes.iter().enumerate() {
                let texel = |unit: Option<usize>| unit.map_or([0; 4], |unit| textures[unit].get(i));
                let lane = usize::from(*lane);
                let inputs = LightingInputs {
                    quaternion: tile.quaternion.each_ref().map(|component| component[lane]),
                    view: tile.view.each_ref().map(|component| component[lane]),
                    bump: texel(lighting.bump_texture()),
                    shadow: texel(lighting.shadow_texture()),
                };
                let mut steps = record.is_some().then(LightingRecord::default);
                let result = lighting.evaluate(&inputs, steps.as_mut());
                light[0].set(i, result.primary);
                light[1].set(i, result.secondary);
                if let (Some(record), Some(steps)) = (record.as_deref_mut(), steps) {
                    record.lighting = Some((result, steps));
                }
            }
        }
        if let Some(record) = record.as_deref_mut() {
            record.textures = core::array::from_fn(|unit| self.textures.is_read(unit).then(|| textures[unit].get(0)));
        }
        let inputs = CombinerInputs {
            primary: &primary,
            fragment_primary: &light[0],
            fragment_secondary: &light[1],
            textures: textures.each_ref(),
        };
        self.combiner.evaluate(&inputs, record.map(|record| &mut record.combiner))
    }
}

/// The texture units that the combiners or lighting read.
fn textures_read(combiner: &Combiner, lighting: Option<&Lighting>) -> [bool; UNITS] {
    let sources =
        [CombinerSource::Texture0, CombinerSource::Texture1, CombinerSource::Texture2, CombinerSource::Texture3];
    let mut read = sources.map(|source| combiner.reads(source));
    let for_light = lighting.into_iter().flat_map(|lighting| [lighting.bump_texture(), lighting.shadow_texture()]);
    for unit in for_light.flatten() {
        read[unit] = true;
    }
    read
}
