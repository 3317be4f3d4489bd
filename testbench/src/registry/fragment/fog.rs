// SPDX-License-Identifier: MIT
//! `fog`: a colour and its share in fog.

use super::color::channels;
use crate::stage::{Axis, Stage, field, sweep, whole};
use pica_model::fragment::fog::Fog;
use pica_model::raster::fragment::DEPTH_ONE;
use pica_rtl::fragment::{FogIn, FogOut};
use pica_spec::choices::Choices;
use pica_spec::pica200::FogLutData;
use pica_spec::pica200::bits::fog_lut_data as entry;

pub fn fog(choices: &Choices) -> Stage<FogIn, FogOut> {
    let choices = *choices;
    let of = |lsb, width| field("word", lsb, width);
    let difference = of(entry::DIFFERENCE, entry::DIFFERENCE_WIDTH);
    let value = of(entry::VALUE, entry::VALUE_WIDTH);
    let [fog_red, fog_green, fog_blue, _] = channels("fog_color");
    let [red, green, blue, _] = channels("color");
    Stage::new(move |i: FogIn| {
        let [r, g, b, _] = i.fog_color.to_le_bytes();
        let fog = Fog::uniform(FogLutData(i.word), [r, g, b], i.flip == 1, &choices);
        let place = fog.place(i.depth);
        let y = u32::from_le_bytes(fog.mix(i.color.to_le_bytes(), fog.factor(place)));
        FogOut { entry: place.entry as u32, y }
    })
    .numbers([fog_red, fog_green, fog_blue, whole("depth", 32), field("depth", 9, 16)])
    .numbers([red, green, blue, difference, value])
    .pairs([(red, fog_red)])
    // Colour and fog colour under every value of the table, between entries that do not differ.
    .sweep(sweep([fog_red, red, value]).held([(difference, 0)]))
    // The place of every depth of 24 bits.
    .sweep(sweep([whole("flip", 1), field("depth", 8, 24)]))
    // Every difference at 4096 places between entries.
    .sweep(sweep([difference, field("depth", 13, 12)]))
    .adjust(|i| i.depth = i.depth.min(DEPTH_ONE))
    .bins([Axis::field("flip", whole("flip", 1)), Axis::new("entry", 128, |_, o: &FogOut| o.entry as usize)])
    .bins([
        Axis::new("negative difference", 2, |i: &FogIn, _| (FogLutData(i.word).difference().to_f64() < 0.0).into()),
        Axis::new("fog brighter", 2, |i, _| (i.fog_color & 0xFF > i.color & 0xFF).into()),
        Axis::new("result at an end", 3, |i, o: &FogOut| match o.y & 0xFF {
            red if red == i.color & 0xFF => 0,
            red if red == i.fog_color & 0xFF => 1,
            _ => 2,
        }),
    ])
}
