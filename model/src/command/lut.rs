// SPDX-License-Identifier: MIT
//! The look-up tables that command lists load through index and data registers (command-lists.md#index-and-data-ports).
//!
//! The index register holds the place of the next word; every word advances it there. The entries are kept as
//! they were written, in the typed form of their data register; the units that look them up give them their meaning.

use pica_spec::pica200::Port;
use pica_spec::register_file::RegisterFile;

use crate::diagnostic::Finding;
use crate::fragment::fog::lut::FogLut;
use crate::fragment::gas::GasLut;
use crate::lighting::LightingLuts;
use crate::texture::procedural::ProceduralLuts;

/// Bits of an entry of every table but the procedural colours (command-lists.md#index-and-data-ports).
pub(crate) const ENTRY_BITS: u32 = 0x00FF_FFFF;

/// All look-up tables, zero after reset.
#[derive(Clone, Debug, Default)]
pub struct Luts {
    /// Tables of the fragment lighting unit.
    pub lighting: LightingLuts,
    /// 128 entries, written through 0x0E8.
    pub fog: FogLut,
    /// 16 entries, written through 0x124.
    pub gas: GasLut,
    /// Tables of the procedural texture unit.
    pub procedural: ProceduralLuts,
}

impl Luts {
    /// Takes a word from the data port of a table and advances the index in its register. Words to other ports do
    /// nothing here.
    pub fn write(&mut self, port: Port, word: u32, registers: &mut RegisterFile) -> Option<Finding> {
        match port {
            Port::LightingLut => return self.lighting.write(word, registers),
            Port::FogLut => self.fog.write(word, registers),
            Port::GasLut => self.gas.write(word, registers),
            Port::ProctexLut => return self.procedural.write(word, registers),
            _ => {}
        }
        None
    }
}
