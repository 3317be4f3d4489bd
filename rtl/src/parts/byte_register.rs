// SPDX-License-Identifier: MIT
//! A register that is written byte by byte.

use crate::prelude::*;

/// A register of `W` bits, of which a write changes the bytes that its mask enables. `W = 1..=32`.
///
/// Each byte has registers of its own: their clock enable is the bit of the mask, and no logic merges old bytes with new ones. What
/// lies above `W` is read by nobody, and a synthesiser drops it.
#[derive(LogicBlock, Default, Component)]
pub struct ByteRegister<const W: usize> {
    /// Rising edges count.
    pub clock: Signal<In, Clock>,
    /// Whether the register is written at the next edge.
    pub write: Signal<In, Bit>,
    /// The bytes that are written: bit k enables bits 8k to 8k+7.
    pub mask: Signal<In, Bits<4>>,
    /// The word that is written.
    pub data: Signal<In, Bits<32>>,
    /// What the register holds.
    pub y: Signal<Out, Bits<W>>,
    offered: [Signal<Local, Bits<8>>; 4],
    bytes: [DFF<Bits<8>>; 4],
    word: Signal<Local, Bits<32>>,
}

#[hdl]
impl<const W: usize> Logic for ByteRegister<W> {
    fn update(&mut self) {
        self.offered[0].next = self.data.val().get_bits::<8>(0);
        self.offered[1].next = self.data.val().get_bits::<8>(8);
        self.offered[2].next = self.data.val().get_bits::<8>(16);
        self.offered[3].next = self.data.val().get_bits::<8>(24);
        for i in 0..4 {
            if self.write.val() && self.mask.val().get_bit(i) {
                self.bytes[i].d.next = self.offered[i].val();
            }
        }
        self.word.next = bit_cast::<32, 8>(self.bytes[0].q.val())
            | (bit_cast::<32, 8>(self.bytes[1].q.val()) << 8)
            | (bit_cast::<32, 8>(self.bytes[2].q.val()) << 16)
            | (bit_cast::<32, 8>(self.bytes[3].q.val()) << 24);
        self.y.next = self.word.val().get_bits::<W>(0);
    }
}
