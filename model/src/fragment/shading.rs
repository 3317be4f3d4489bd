// SPDX-License-Identifier: MIT
//! From interpolated attributes to a colour: textures, lighting and combiners, as far as anything reads them.

use pica_spec::choices::Gas;
use pica_spec::pica200::{CombinerSource, FogMode};

use super::DrawState;
use super::combiner::{Combiner, CombinerInputs};
use super::finding::Finding;
use super::gas::shading::GasShading;
use super::planes::{Planes, gather, place_of};
use super::record::FragmentRecord;
use crate::lighting::{Lighting, LightingColumns, LightingRecord, LightingResult, WIDTH};
use crate::raster::fragment::{FragmentTile, Inputs, LANES};
use crate::texture::image::ImageCache;
use crate::texture::units::{Textures, UNITS};

/// The stages that make the colour of a fragment, set up for a draw.
#[derive(Clone, Debug)]
pub struct Shading {
    textures: Textures,
    lighting: Option<Lighting>,
    combiner: Combiner,
    gas: Option<Box<GasShading>>,
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
        let gas = registers.texenv_update_buffer().fog_mode() == FogMode::Gas && choices.gas == Gas::Accumulate;
        let gas = gas.then(|| Box::new(GasShading::new(registers, &luts.gas, choices)));
        let mut read = textures_read(&combiner, lighting.as_ref());
        read[0] |= gas.is_some();
        let textures = Textures::new(state, read, cache, findings);
        Shading { textures, lighting, combiner, gas }
    }

    /// What the stages need of a fragment.
    pub fn inputs(&self) -> Inputs {
        let lit = self.lighting.is_some();
        Inputs { color: true, quaternion: lit, view: lit, ..self.textures.inputs() }
    }

    /// The colours of the fragments at some lanes, at most `N`. Records the first one.
    #[inline(always)]
    pub fn evaluate<const N: usize>(
        &self,
        tile: &FragmentTile,
        lanes: &[u8],
        mut record: Option<&mut FragmentRecord>,
    ) -> Planes<N> {
        let mut primary = Planes::filled([0; 4]);
        for (i, color) in gather::<_, N>(&tile.color, lanes).into_iter().enumerate() {
            primary.set(i, color);
        }
        let mut textures = [const { Planes::filled([0; 4]) }; UNITS];
        for (unit, colors) in textures.iter_mut().enumerate() {
            if self.textures.is_read(unit) {
                self.textures.sample(unit, tile, lanes, colors);
            }
        }
        let mut light = [Planes::filled([0; 4]); 2];
        if let Some(lighting) = &self.lighting {
            light = light_up(lighting, tile, lanes, &textures, record.as_deref_mut());
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
        let colors = self.combiner.evaluate(&inputs, record.as_deref_mut().map(|record| &mut record.combiner));
        match &self.gas {
            Some(gas) => gas_colors(gas, &textures[0], record),
            None => colors,
        }
    }
}

/// The colours of gas for texels of unit 0. Records the first one.
#[inline(never)]
fn gas_colors<const N: usize>(gas: &GasShading, texels: &Planes<N>, record: Option<&mut FragmentRecord>) -> Planes<N> {
    let mut colors = Planes::filled([0; 4]);
    for place in 0..N {
        colors.set(place, gas.evaluate(texels.get(place)).result);
    }
    if let Some(record) = record {
        record.gas_shading = Some(gas.evaluate(texels.get(0)));
    }
    colors
}

/// The primary and the secondary fragment colours at some lanes.
#[inline(never)]
fn light_up<const N: usize>(
    lighting: &Lighting,
    tile: &FragmentTile,
    lanes: &[u8],
    textures: &[Planes<N>; UNITS],
    record: Option<&mut FragmentRecord>,
) -> [Planes<N>; 2] {
    let mut light = [Planes::filled([0; 4]); 2];
    if let Some(record) = record {
        let mut steps = LightingRecord::default();
        let [primary, secondary] =
            lighting.evaluate_all::<1>(&light_inputs(lighting, tile, lanes, 0, textures), Some(&mut steps));
        light[0].set(0, primary.get(0));
        light[1].set(0, secondary.get(0));
        record.lighting = Some((LightingResult { primary: primary.get(0), secondary: secondary.get(0) }, steps));
        return light;
    }
    for (number, some) in lanes.chunks(WIDTH).enumerate() {
        let first = number * WIDTH;
        let lit = lighting.evaluate_all(&light_inputs::<WIDTH, N>(lighting, tile, some, first, textures), None);
        for (light, lit) in light.iter_mut().zip(&lit) {
            for (i, lane) in some.iter().enumerate() {
                light.set(place_of::<N>(first + i, usize::from(*lane)), lit.get(i));
            }
        }
    }
    light
}

/// What lighting gets of the fragments at some lanes, of which the first one is number `first` of all.
#[inline(always)]
fn light_inputs<const M: usize, const N: usize>(
    lighting: &Lighting,
    tile: &FragmentTile,
    lanes: &[u8],
    first: usize,
    textures: &[Planes<N>; UNITS],
) -> LightingColumns<M> {
    let mut inputs = LightingColumns::default();
    let columns = inputs.quaternion.iter_mut().chain(&mut inputs.view);
    for (column, values) in columns.zip(tile.quaternion.iter().chain(&tile.view)) {
        for (value, lane) in column.iter_mut().zip(lanes) {
            *value = values[usize::from(*lane) % LANES];
        }
    }
    let texels = [(&mut inputs.bump, lighting.bump_texture()), (&mut inputs.shadow, lighting.shadow_texture())];
    for (texels, unit) in texels {
        let Some(unit) = unit else { continue };
        for (i, lane) in lanes.iter().enumerate() {
            texels.set(i, textures[unit].get(place_of::<N>(first + i, usize::from(*lane))));
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
