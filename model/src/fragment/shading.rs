// SPDX-License-Identifier: MIT
//! From interpolated attributes to a colour: textures, lighting and combiners, as far as anything reads them.

use pica_spec::pica200::CombinerSource;

use super::DrawState;
use super::combiner::{Combiner, CombinerInputs};
use super::finding::Finding;
use super::lighting::{Lighting, LightingColumns, LightingRecord, LightingResult, WIDTH};
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
        let specular = combiner.reads(CombinerSource::FragmentSecondaryColor);
        let lighting = lit.then(|| Lighting::new(registers, &luts.lighting, choices, specular)).flatten();
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
            let texels = |unit: Option<usize>| unit.map(|unit| &textures[unit]);
            let (bump, shadow) = (texels(lighting.bump_texture()), texels(lighting.shadow_texture()));
            if let Some(record) = record.as_deref_mut() {
                let mut steps = LightingRecord::default();
                light = lighting.evaluate_all(&light_inputs(tile, lanes, 0, bump, shadow), Some(&mut steps));
                let [primary, secondary] = light.each_ref().map(|colors| colors.get(0));
                record.lighting = Some((LightingResult { primary, secondary }, steps));
            } else {
                for (number, lanes) in lanes.chunks(WIDTH).enumerate() {
                    let first = number * WIDTH;
                    let inputs = light_inputs::<WIDTH, N>(tile, lanes, first, bump, shadow);
                    let lit = lighting.evaluate_all(&inputs, None);
                    for (light, lit) in light.iter_mut().zip(&lit) {
                        for (light, lit) in light.0.iter_mut().zip(&lit.0) {
                            light[first..first + lanes.len()].copy_from_slice(&lit[..lanes.len()]);
                        }
                    }
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

/// What lighting gets of the fragments at some lanes, whose texels are in the planes from place `first` on.
fn light_inputs<const M: usize, const N: usize>(
    tile: &FragmentTile,
    lanes: &[u8],
    first: usize,
    bump: Option<&Planes<N>>,
    shadow: Option<&Planes<N>>,
) -> LightingColumns<M> {
    let mut inputs = LightingColumns::default();
    let columns = inputs.quaternion.iter_mut().chain(&mut inputs.view);
    for (column, values) in columns.zip(tile.quaternion.iter().chain(&tile.view)) {
        for (value, lane) in column.iter_mut().zip(lanes) {
            *value = values[usize::from(*lane)];
        }
    }
    for (texels, planes) in [(&mut inputs.bump, bump), (&mut inputs.shadow, shadow)] {
        for (texels, plane) in texels.0.iter_mut().zip(planes.iter().flat_map(|planes| &planes.0)) {
            texels[..lanes.len()].copy_from_slice(&plane[first..first + lanes.len()]);
        }
    }
    inputs
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
