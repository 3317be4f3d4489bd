// SPDX-License-Identifier: MIT
//! The registers show what the shader units hold.
//!
//! A unit sets b15 itself (shader-unit.md#registers), and writes to VSH may be copied to GSH (shader-unit.md#units).
//! Later writes of single bytes are merged with what the registers show.

use pica_spec::pica200::id::{SH_BOOLUNIFORM, SH_INTUNIFORM_I0, SH_OUTMAP_MASK};
use pica_spec::pica200::{ROUTES, ShIntuniformI, Target};
use pica_spec::register_file::Effect;

use super::Machine;
use crate::shader::{Block, INTEGER_COUNT};

/// The bits of BOOLUNIFORM and OUTMAP_MASK that the unit knows: one for each of 16 registers.
const FLAGS: u32 = 0xFFFF;

impl<S> Machine<S> {
    /// Brings what the registers hold into the units behind them.
    pub(crate) fn registers_to_units(&mut self) {
        // Writes to VSH may be copied to GSH, so GSH comes after it.
        let block = |block: usize| SH_BOOLUNIFORM[block]..SH_BOOLUNIFORM[block] + 0x30;
        for id in [1, 0, 2, 3].into_iter().flat_map(block) {
            let new = self.registers.get(id);
            let effect = match ROUTES[id as usize].target {
                Target::Storage => Effect::Stored { old: 0, new },
                Target::Index(port) => Effect::Index { port, value: new },
                Target::Nothing | Target::Trigger(_) | Target::Data(_) => continue,
            };
            self.shaders.write(id, effect, &self.registers);
        }
    }

    /// Brings booleans, integers and output mask of the units that run into their registers.
    pub(crate) fn show_units(&mut self) {
        for (block, unit) in [Block::Gsh, Block::Vsh].into_iter().enumerate() {
            let unit = self.shaders.unit(unit);
            let mut show = |id: u32, bits: u32, value: u32| {
                let kept = self.registers.get(id) & !bits;
                self.registers.set(id, kept | value);
            };
            show(SH_BOOLUNIFORM[block], FLAGS, unit.uniforms.booleans().into());
            show(SH_OUTMAP_MASK[block], FLAGS, unit.config.outmap_mask.into());
            for (index, id) in (0..INTEGER_COUNT).zip(SH_INTUNIFORM_I0[block]..) {
                let [x, y, z] = unit.uniforms.integer(index).unwrap_or_default().map(u32::from);
                show(id, 0x00FF_FFFF, ShIntuniformI::default().with_x(x).with_y(y).with_z(z).0);
            }
        }
    }
}
