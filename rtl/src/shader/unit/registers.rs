// SPDX-License-Identifier: MIT
//! The registers of four components: one memory with one read and one write port.

use crate::parts::BlockRam;
use crate::prelude::*;

/// All vectors that the unit stores.
///
/// | Address | |
/// |---|---|
/// | 0x00-0x0F | v0-v15 |
/// | 0x10-0x1F | r0-r15 |
/// | 0x20-0x7F | c0-c95 |
/// | 0x80-0x8F, 0x90-0x9F | o0-o15 of both banks |
/// | 0xA0-0xBF | not used: zeros |
/// | 0xC0-0xCF ... 0xF0-0xFF | vertex slots 0 to 3, packed |
///
/// The lower half is numbered as the source fields of instructions number registers.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_registers")]
pub(super) struct Registers {
    pub clock: Signal<In, Clock>,
    /// The components that are written.
    pub write: [Signal<In, Bit>; 4],
    pub write_address: Signal<In, Bits<8>>,
    pub write_data: [Signal<In, Bits<24>>; 4],
    pub read_address: Signal<In, Bits<8>>,
    /// The vector that was at `read_address` before the clock edge.
    pub read_data: [Signal<Out, Bits<24>>; 4],
    component: [BlockRam<8, 24>; 4],
}

impl Registers {
    /// What is read at the edge that writes it is not used.
    pub fn new() -> Self {
        Self { component: std::array::from_fn(|_| BlockRam::apart(1 << 8)), ..Self::default() }
    }
}

#[hdl]
impl Logic for Registers {
    fn update(&mut self) {
        for i in 0..4 {
            wire!(self => self.component[i]: clock, write_enable: write[i], write_address, write_data: write_data[i],
                read_address);
            self.component[i].read_enable.next = true;
            self.read_data[i].next = self.component[i].read_data.val();
        }
    }
}
