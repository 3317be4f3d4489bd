// SPDX-License-Identifier: MIT
//! The look-up tables that a draw finds, as curves.

use pica_model::command::lut::Luts;
use pica_spec::pica200::{FogMode, LightingLut, ProctexLutData};
use pica_spec::register_file::RegisterFile;
use serde::Serialize;

/// A table.
#[derive(Debug, Serialize)]
pub struct Table {
    pub name: String,
    /// The lowest and the highest input.
    pub range: [f64; 2],
    /// A value for each entry, from the lowest input on: 0 to 1. Empty if the entries are colours.
    pub values: Vec<f64>,
    /// Colours of the entries, as R, G, B, A. Empty if the entries are values.
    pub colors: Vec<[u8; 4]>,
}

/// The tables of what is on: fog, lighting, the procedural texture. Tables of zeros are left out.
pub fn read(registers: &RegisterFile, luts: &Luts) -> Vec<Table> {
    let mut tables = Vec::new();
    let mode = registers.texenv_update_buffer().fog_mode();
    if mode == FogMode::Fog {
        let values = luts.fog.entries.iter().map(|word| unit(word.value().to_integer() as u32, 11)).collect();
        let title = if registers.texenv_update_buffer().z_flip() { "fog, by 1 - depth" } else { "fog, by depth" };
        tables.push(curve(title.to_owned(), [0.0, 1.0], values));
    }
    if mode == FogMode::Gas {
        let colors = luts.gas.entries[8..].iter().map(|word| color(word.0, 255)).collect();
        tables.push(Table { name: "gas, colours".to_owned(), range: [0.0, 1.0], values: Vec::new(), colors });
    }
    if registers.lighting_enable0().enable() && !registers.lighting_enable1().disable() {
        lighting(registers, luts, &mut tables);
    }
    if registers.texunit_config().texunit3_enable() {
        procedural(registers, luts, &mut tables);
    }
    tables.retain(|table| table.values.iter().any(|value| *value != 0.0) || !table.colors.is_empty());
    tables
}

fn lighting(registers: &RegisterFile, luts: &Luts, tables: &mut Vec<Table>) {
    let form = registers.lighting_lutinput_abs();
    for number in 0..24 {
        let table = LightingLut::from_raw(number);
        let Some(words) = luts.lighting.table(table) else { continue };
        let is_signed = match table.name() {
            "D0" => form.d0_signed(),
            "D1" => form.d1_signed(),
            "FR" => form.fr_signed(),
            "RB" => form.rb_signed(),
            "RG" => form.rg_signed(),
            "RR" => form.rr_signed(),
            name if name.starts_with("SP") => form.sp_signed(),
            // Distances are not negative.
            _ => false,
        };
        let mut values: Vec<f64> = words.iter().map(|word| unit(word.0 & 0xFFF, 12)).collect();
        if is_signed {
            // The upper half has the negative inputs.
            values.rotate_left(128);
        }
        let lowest = if is_signed { -1.0 } else { 0.0 };
        tables.push(curve(format!("lighting {}", table.name()), [lowest, 1.0], values));
    }
}

fn procedural(registers: &RegisterFile, luts: &Luts, tables: &mut Vec<Table>) {
    let luts = &luts.procedural;
    let functions = registers.texunit3_proctex0();
    let values = |words: &[ProctexLutData]| words.iter().map(|word| unit(word.0 & 0xFFF, 12)).collect();
    let maps = [
        ("procedural, noise", functions.noise_enable(), &luts.noise),
        ("procedural, colour map", true, &luts.color_map),
        ("procedural, alpha map", functions.separate_alpha(), &luts.alpha_map),
    ];
    for (name, _, words) in maps.into_iter().filter(|(_, is_on, _)| *is_on) {
        tables.push(curve(name.to_owned(), [0.0, 1.0], values(words)));
    }
    let colors = luts.color.iter().map(|word| word.0.to_le_bytes()).collect();
    tables.push(Table { name: "procedural, colours".to_owned(), range: [0.0, 255.0], values: Vec::new(), colors });
}

fn curve(name: String, range: [f64; 2], values: Vec<f64>) -> Table {
    Table { name, range, values, colors: Vec::new() }
}

/// A number of so many bits, of which the largest one is 1, to four digits.
fn unit(value: u32, bits: u32) -> f64 {
    (f64::from(value) / f64::from((1_u32 << bits) - 1) * 1e4).round() / 1e4
}

/// A colour of which the low three bytes are R, G and B.
fn color(word: u32, alpha: u8) -> [u8; 4] {
    let [r, g, b, _] = word.to_le_bytes();
    [r, g, b, alpha]
}
