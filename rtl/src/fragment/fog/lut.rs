// SPDX-License-Identifier: MIT
//! FOG_LUT_INDEX and FOG_LUT_DATA: where a word goes in the fog table.

use crate::prelude::*;
use crate::{Builder, UnsupportedChoice};
use pica_spec::choices::FifoWriteMask;
use pica_spec::pica200::bits::fog_lut_index;
use pica_spec::pica200::label as id;

/// The way into the fog table: each word goes to the entry of the index, which counts up. Choice `fifo_write_mask`.
///
/// The index lies in byte 0 of its register, and a write that does not enable that byte leaves it. It keeps what it is over a
/// reset.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct FogPort {
    pub clock: Signal<In, Clock>,
    /// Whether a register is written at the next edge.
    pub write: Signal<In, Bit>,
    /// Id of the register that is written; an id that is not of the fog table does nothing.
    pub write_id: Signal<In, Bits<10>>,
    pub write_data: Signal<In, Bits<32>>,
    /// The bytes that are written: bit k enables bits 8k to 8k+7.
    pub write_mask: Signal<In, Bits<4>>,
    /// Whether the id is one of the fog table.
    pub known: Signal<Out, Bit>,
    /// Whether the word goes into the table at the next edge.
    pub writes_entry: Signal<Out, Bit>,
    /// The entry that it goes to.
    pub entry: Signal<Out, Bits<{ fog_lut_index::INDEX_WIDTH }>>,
    is_index: Signal<Local, Bit>,
    is_data: Signal<Local, Bit>,
    takes: Signal<Local, Bit>,
    index: DFF<Bits<{ fog_lut_index::INDEX_WIDTH }>>,
    /// Whether a word counts with no byte enabled. Choice `fifo_write_mask`.
    needs_no_byte: Parameter<Bit>,
}

impl FogPort {
    /// The way under choice `fifo_write_mask`.
    ///
    /// # Errors
    /// If words are to be merged with those before them.
    pub fn new(builder: &Builder) -> Result<Self, UnsupportedChoice> {
        let needs_no_byte = match builder.fifo_write_mask() {
            FifoWriteMask::RawAnyByte => false,
            FifoWriteMask::RawAlways => true,
            FifoWriteMask::Merged => {
                let reason = "the hardware does not keep the last word of the fog table to merge the next one with";
                return Err(UnsupportedChoice { id: "fifo_write_mask", value: FifoWriteMask::Merged.name(), reason });
            }
        };
        Ok(Self { needs_no_byte: Parameter::new(needs_no_byte), ..Self::default() })
    }
}

#[hdl]
impl Logic for FogPort {
    fn update(&mut self) {
        wire!(false => self: is_index, is_data);
        match self.write_id.val().index() {
            id::FOG_LUT_INDEX => self.is_index.next = true,
            id::FOG_LUT_DATA
            | id::FOG_LUT_DATA_ALIAS_1
            | id::FOG_LUT_DATA_ALIAS_2
            | id::FOG_LUT_DATA_ALIAS_3
            | id::FOG_LUT_DATA_ALIAS_4
            | id::FOG_LUT_DATA_ALIAS_5
            | id::FOG_LUT_DATA_ALIAS_6
            | id::FOG_LUT_DATA_ALIAS_7 => self.is_data.next = true,
            _ => {}
        }
        self.known.next = self.is_index.val() || self.is_data.val();
        self.takes.next =
            self.write.val() && self.is_data.val() && (self.write_mask.val().any() || self.needs_no_byte.val());
        self.writes_entry.next = self.takes.val();
        self.entry.next = self.index.q.val();
        if self.takes.val() {
            self.index.d.next = self.index.q.val() + 1;
        }
        if self.write.val() && self.is_index.val() && self.write_mask.val().get_bit(0) {
            self.index.d.next = field!(self.write_data, fog_lut_index::INDEX);
        }
    }
}
