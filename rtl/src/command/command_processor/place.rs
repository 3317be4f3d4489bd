// SPDX-License-Identifier: MIT
//! Where a command buffer is in memory.

use crate::prelude::*;
use pica_spec::trace::{FcramSize, Memory};

/// Bits of an address in units of 16 bytes.
const ADDRESS: usize = 28;

/// How much of a buffer is in memory, two clocks later. A buffer ends where VRAM or FCRAM ends, and what begins in neither has
/// nothing (assumption `access_outside_memory`). All in units of 16 bytes.
#[derive(LogicBlock, Component)]
#[component(name = "list_place")]
pub(super) struct ListPlace {
    pub clock: Signal<In, Clock>,
    pub address: Signal<In, Bits<{ ADDRESS }>>,
    pub size: Signal<In, Bits<20>>,
    /// The size, as far as it is in memory.
    pub available: Signal<Out, Bits<20>>,
    /// Something of the buffer is not.
    pub outside: Signal<Out, Bit>,
    to_vram_end: Signal<Local, Bits<{ ADDRESS }>>,
    to_fcram_end: Signal<Local, Bits<{ ADDRESS }>>,
    left: DFF<Bits<{ ADDRESS }>>,
    size1: DFF<Bits<20>>,
    fits: Signal<Local, Bit>,
    available2: DFF<Bits<20>>,
    outside2: DFF<Bit>,
    vram: Parameter<Bits<{ ADDRESS }>>,
    vram_end: Parameter<Bits<{ ADDRESS }>>,
    fcram: Parameter<Bits<{ ADDRESS }>>,
    fcram_end: Parameter<Bits<{ ADDRESS }>>,
}

impl Default for ListPlace {
    fn default() -> Self {
        let place = |address: u32| Parameter::bits(u64::from(address >> 4));
        Self {
            clock: Signal::default(),
            address: Signal::default(),
            size: Signal::default(),
            available: Signal::default(),
            outside: Signal::default(),
            to_vram_end: Signal::default(),
            to_fcram_end: Signal::default(),
            left: DFF::default(),
            size1: DFF::default(),
            fits: Signal::default(),
            available2: DFF::default(),
            outside2: DFF::default(),
            vram: place(Memory::VRAM),
            vram_end: place(Memory::VRAM + Memory::VRAM_BYTES),
            fcram: place(Memory::FCRAM),
            fcram_end: place(Memory::FCRAM + FcramSize::default().bytes()),
        }
    }
}

#[hdl]
impl Logic for ListPlace {
    fn update(&mut self) {
        self.to_vram_end.next = self.vram_end.val() - self.address.val();
        self.to_fcram_end.next = self.fcram_end.val() - self.address.val();
        self.left.d.next = 0.into();
        if (self.address.val() >= self.vram.val()) && (self.address.val() < self.vram_end.val()) {
            wire!(self => self.*.d: left: to_vram_end);
        }
        if (self.address.val() >= self.fcram.val()) && (self.address.val() < self.fcram_end.val()) {
            wire!(self => self.*.d: left: to_fcram_end);
        }
        wire!(self => self.*.d: size1: size);
        self.fits.next = bit_cast::<28, 20>(self.size1.q.val()) <= self.left.q.val();
        wire!(self.*.q => self.*.d: available2: size1);
        if !self.fits.val() {
            self.available2.d.next = self.left.q.val().get_bits::<20>(0);
        }
        self.outside2.d.next = !self.fits.val();
        wire!(self.*.q => self: available: available2, outside: outside2);
    }
}
