// SPDX-License-Identifier: MIT
//! A memory with asynchronous read that is written byte by byte.

use super::LutRam;
use crate::prelude::*;

/// [`LutRam`] of words of `W` bits, of which a write changes the bytes that its mask enables. `W = 1..=32`.
///
/// Each byte is a memory of its own, since the write enable of LUT RAM counts for a whole word. What lies above `W` is read by
/// nobody, and a synthesiser drops it.
#[derive(LogicBlock, Default, Component)]
pub struct ByteLutRam<const A: usize, const W: usize> {
    /// Rising edges count.
    pub clock: Signal<In, Clock>,
    /// Whether a word is written at the next edge.
    pub write_enable: Signal<In, Bit>,
    /// The bytes that are written: bit k enables bits 8k to 8k+7.
    pub write_mask: Signal<In, Bits<4>>,
    /// Address of the word that is written.
    pub write_address: Signal<In, Bits<A>>,
    /// The word that is written.
    pub write_data: Signal<In, Bits<32>>,
    /// Address of the word that is read.
    pub read_address: Signal<In, Bits<A>>,
    /// The word at the read address, in the same clock.
    pub read_data: Signal<Out, Bits<W>>,
    bytes: [LutRam<A, 8>; 4],
    /// The word that is written: its bytes are no fields.
    offered: Signal<Local, Bits<32>>,
    word: Signal<Local, Bits<32>>,
}

#[hdl]
impl<const A: usize, const W: usize> Logic for ByteLutRam<A, W> {
    fn update(&mut self) {
        for i in 0..4 {
            wire!(self => self.bytes[i]: clock, write_address, read_address);
            self.bytes[i].write_enable.next = self.write_enable.val() && self.write_mask.val().get_bit(i);
        }
        self.offered.next = self.write_data.val();
        self.bytes[0].write_data.next = self.offered.val().get_bits::<8>(0);
        self.bytes[1].write_data.next = self.offered.val().get_bits::<8>(8);
        self.bytes[2].write_data.next = self.offered.val().get_bits::<8>(16);
        self.bytes[3].write_data.next = self.offered.val().get_bits::<8>(24);
        self.word.next = bit_cast::<32, 8>(self.bytes[0].read_data.val())
            | (bit_cast::<32, 8>(self.bytes[1].read_data.val()) << 8)
            | (bit_cast::<32, 8>(self.bytes[2].read_data.val()) << 16)
            | (bit_cast::<32, 8>(self.bytes[3].read_data.val()) << 24);
        self.read_data.next = self.word.val().get_bits::<W>(0);
    }
}
