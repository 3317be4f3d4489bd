// SPDX-License-Identifier: MIT
//! What is left of an instruction when its result is there: the last stages.

use super::alu::BarrelAlu;
use super::travel::{Control, Turn};
use crate::parts::BlockDelay;
use crate::prelude::*;
use pica_spec::isa::bits::mask;

/// What is kept of an instruction, in a memory, until its result is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
struct Late {
    slot: Bits<5>,
    destination: Bits<5>,
    mask: Bits<4>,
    operation: Bits<5>,
    writes: Bit,
    retires: Bit,
    stops: Bit,
}

/// Gets results and writes them in the next clock.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_barrel_results")]
pub(super) struct BarrelResults {
    pub clock: Signal<In, Clock>,
    /// Memories are cleared: no result that comes out counts.
    pub clears: Signal<In, Bit>,
    /// Stage 7: what becomes of the instruction.
    pub turn7: Signal<In, Turn>,
    pub control7: Signal<In, Control>,
    pub retires: Signal<In, Bit>,
    pub stops: Signal<In, Bit>,
    /// The slot whose special function is needed, and the result of that function.
    pub special_slot: Signal<Out, Bits<5>>,
    pub special: Signal<In, Bits<24>>,
    /// One clock after `special_slot`, the arithmetic is asked for its result.
    pub slot: Signal<Out, Bits<5>>,
    pub operation: Signal<Out, Bits<5>>,
    pub held_special: Signal<Out, Bits<24>>,
    pub y: [Signal<In, Bits<24>>; 4],
    /// A v or r register will be written in the next clock.
    pub will_write: Signal<Out, Bit>,
    /// One clock after `slot`: whether an instruction retires, whether an invocation is over, and the slot of both.
    pub commits: Signal<Out, Bit>,
    pub over: Signal<Out, Bit>,
    pub written_slot: Signal<Out, Bits<5>>,
    /// One clock after `slot`: whether there is a destination, which components of it are written, and with what.
    pub writes: Signal<Out, Bit>,
    pub destination: Signal<Out, Bits<5>>,
    pub mask: Signal<Out, Bits<4>>,
    pub write: [Signal<Out, Bit>; 4],
    pub result: [Signal<Out, Bits<24>>; 4],
    at8: DFF<Late>,
    delay: BlockDelay<{ Late::BITS }, { BarrelAlu::LATENCY - 2 }>,
    wanted: DFF<Late>,
    wanted_destination: Signal<Local, Bits<5>>,
    written: DFF<Late>,
    taken_special: DFF<Bits<24>>,
    held: [DFF<Bits<24>>; 4],
}

#[hdl]
impl Logic for BarrelResults {
    fn update(&mut self) {
        self.delay.clock.next = self.clock.val();
        self.at8.d.next.slot = self.turn7.val().slot;
        wire!(self.control7.val() => self.at8.d.next: destination, mask, operation);
        self.at8.d.next.writes = self.retires.val() && self.control7.val().writes;
        wire!(self => self.at8.d.next: retires, stops);
        self.delay.x.next = self.at8.q.val().into();
        self.special_slot.next = self.delay.y.val().get_bits::<5>(0);
        self.taken_special.d.next = self.special.val();

        // The result.
        self.wanted.d.next.slot = self.delay.y.val().get_bits::<5>(0);
        self.wanted.d.next.destination = self.delay.y.val().get_bits::<5>(5);
        self.wanted.d.next.mask = self.delay.y.val().get_bits::<4>(10);
        self.wanted.d.next.operation = self.delay.y.val().get_bits::<5>(14);
        self.wanted.d.next.writes = self.delay.y.val().get_bit(19);
        self.wanted.d.next.retires = self.delay.y.val().get_bit(20);
        self.wanted.d.next.stops = self.delay.y.val().get_bit(21);
        wire!(self.wanted.q.val() => self: slot, operation);
        self.held_special.next = self.taken_special.q.val();
        self.wanted_destination.next = self.wanted.q.val().destination;
        self.will_write.next =
            self.wanted.q.val().retires && self.wanted.q.val().writes && self.wanted_destination.val().get_bit(4);

        // The result is written.
        self.written.d.next = self.wanted.q.val();
        self.commits.next = self.written.q.val().retires && !self.clears.val();
        self.over.next = self.written.q.val().stops && !self.clears.val();
        wire!(self.written.q.val() => self: written_slot: slot, writes, destination, mask);
        for i in 0..4 {
            self.held[i].d.next = self.y[i].val();
            self.result[i].next = self.held[i].q.val();
        }
        self.write[0].next = self.commits.val() && self.writes.val() && flag!(self.mask, mask::X);
        self.write[1].next = self.commits.val() && self.writes.val() && flag!(self.mask, mask::Y);
        self.write[2].next = self.commits.val() && self.writes.val() && flag!(self.mask, mask::Z);
        self.write[3].next = self.commits.val() && self.writes.val() && flag!(self.mask, mask::W);
    }
}
