// SPDX-License-Identifier: MIT
//! FOG_LUT_INDEX, which counts the words for FOG_LUT_DATA.

use crate::choice::{UnsupportedChoice, fifo_word_needs_no_byte};
use crate::prelude::*;
use pica_spec::choices::Recorder;
use pica_spec::pica200::bits::fog_lut_index;

/// The way into the fog table: each word goes to the entry of the index, which counts up. Choice `fifo_write_mask`.
///
/// The index lies in byte 0 of its register, and a write that does not enable that byte leaves it. It keeps what it is over a
/// reset.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct FogPort {
    pub clock: Signal<In, Clock>,
    /// Whether a byte of FOG_LUT_INDEX is written at the next edge.
    pub index_written: Signal<In, Bit>,
    /// Whether FOG_LUT_DATA is written at the next edge, even if no byte is.
    pub arrives: Signal<In, Bit>,
    pub write_data: Signal<In, Bits<32>>,
    /// The bytes that are written: bit k enables bits 8k to 8k+7.
    pub write_mask: Signal<In, Bits<4>>,
    /// Whether the word goes into the table at the next edge.
    pub writes_entry: Signal<Out, Bit>,
    /// The entry that it goes to.
    pub entry: Signal<Out, Bits<{ fog_lut_index::INDEX_WIDTH }>>,
    takes: Signal<Local, Bit>,
    index: DFF<Bits<{ fog_lut_index::INDEX_WIDTH }>>,
    /// Choice `fifo_write_mask`.
    needs_no_byte: Parameter<Bit>,
}

impl FogPort {
    /// The way under choice `fifo_write_mask`.
    ///
    /// # Errors
    /// If words are to be merged with those before them.
    pub fn new(choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        Ok(Self { needs_no_byte: Parameter::new(fifo_word_needs_no_byte(choices)?), ..Self::default() })
    }
}

#[hdl]
impl Logic for FogPort {
    fn update(&mut self) {
        self.takes.next = self.arrives.val() && (self.write_mask.val().any() || self.needs_no_byte.val());
        self.writes_entry.next = self.takes.val();
        self.entry.next = self.index.q.val();
        if self.takes.val() {
            self.index.d.next = self.index.q.val() + 1;
        }
        if self.index_written.val() && self.write_mask.val().get_bit(0) {
            self.index.d.next = field!(self.write_data, fog_lut_index::INDEX);
        }
    }
}
