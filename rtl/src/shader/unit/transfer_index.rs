// SPDX-License-Identifier: MIT
//! The index of a port that fills a memory.

use crate::prelude::*;

/// Where the next word of a port goes: where its index register says, and one further with each word since.
///
/// The count is apart from the register. A masked write keeps bytes of the word that was last written, whatever was counted
/// since (choice `fifo_write_mask`).
#[derive(LogicBlock, Default, Component)]
#[component(name = format!("shader_transfer_index_{W}"))]
pub(in crate::shader) struct TransferIndex<const W: usize> {
    pub clock: Signal<In, Clock>,
    /// What the index register holds.
    pub register: Signal<In, Bits<W>>,
    /// The index register is written at the next edge.
    pub restarts: Signal<In, Bit>,
    /// The index advances at the next edge.
    pub advances: Signal<In, Bit>,
    pub y: Signal<Out, Bits<W>>,
    counted: DFF<Bits<W>>,
    /// `counted` is the index, and not the register.
    counts: DFF<Bit>,
}

#[hdl]
impl<const W: usize> Logic for TransferIndex<W> {
    fn update(&mut self) {
        self.y.next = self.register.val();
        if self.counts.q.val() {
            self.y.next = self.counted.q.val();
        }
        if self.advances.val() {
            self.counted.d.next = self.y.val() + 1;
            self.counts.d.next = true;
        }
        if self.restarts.val() {
            self.counts.d.next = false;
        }
    }
}
