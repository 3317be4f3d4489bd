// SPDX-License-Identifier: MIT
//! cmp and a0 of all slots.

use super::travel::{Control, Turn};
use crate::parts::{BlockRam, LutRam};
use crate::prelude::*;

/// cmp and a0 of all slots, x before y, and whether the last instruction of each was MOVA.
///
/// The state is read in stage 4 and written in stage 8, which comes before the slot has its next turn. What is reported
/// of cmp and a0 has memories of its own.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_flags")]
pub(super) struct Flags {
    pub clock: Signal<In, Clock>,
    pub turn3: Signal<In, Turn>,
    /// Stage 4: whether the last instruction was MOVA, cmp and a0.
    pub after_mova: Signal<Out, Bit>,
    pub cmp: [Signal<Out, Bit>; 2],
    pub a0: [Signal<Out, Bits<32>>; 2],
    /// Stage 7: what the instruction writes, if it `retires`.
    pub turn7: Signal<In, Turn>,
    pub runs7: Signal<In, Bit>,
    pub control7: Signal<In, Control>,
    pub retires: Signal<In, Bit>,
    /// Stage 8: new values of cmp and a0.
    pub new_cmp: [Signal<In, Bit>; 2],
    pub new_a0: [Signal<In, Bits<32>>; 2],
    /// A slot, and its cmp and a0 one clock later.
    pub late_slot: Signal<In, Bits<5>>,
    pub late_cmp: [Signal<Out, Bit>; 2],
    pub late_a0: [Signal<Out, Bits<32>>; 2],
    after_movas: LutRam<5, 1>,
    cmps: [LutRam<5, 1>; 2],
    a0s: [LutRam<5, 32>; 2],
    late_cmps: [LutRam<5, 1>; 2],
    late_a0s: [BlockRam<5, 32>; 2],
    held_after_mova: DFF<Bit>,
    held_cmp: [DFF<Bit>; 2],
    held_a0: [DFF<Bits<32>>; 2],
    held_late_cmp: [DFF<Bit>; 2],
    slot8: DFF<Bits<5>>,
    zeroes8: DFF<Bit>,
    writes_cmp8: [DFF<Bit>; 2],
    writes_a0_8: [DFF<Bit>; 2],
    enable: [Signal<Local, Bit>; 2],
}

impl Flags {
    pub fn new() -> Self {
        Self { late_a0s: std::array::from_fn(|_| BlockRam::apart(1 << 5)), ..Self::default() }
    }
}

#[hdl]
impl Logic for Flags {
    fn update(&mut self) {
        self.after_movas.clock.next = self.clock.val();
        self.after_movas.read_address.next = self.turn3.val().slot;
        self.held_after_mova.d.next = self.after_movas.read_data.val().get_bit(0) && !self.turn3.val().begins;
        self.after_mova.next = self.held_after_mova.q.val();
        self.after_movas.write_enable.next = self.retires.val() || self.turn7.val().begins;
        self.after_movas.write_address.next = self.turn7.val().slot;
        self.after_movas.write_data.next = (self.retires.val() && self.control7.val().is_mova).into();

        self.slot8.d.next = self.turn7.val().slot;
        self.zeroes8.d.next = self.turn7.val().zeroes && self.runs7.val();
        wire!(self.control7.val() => self: enable[0]: enable_x, enable[1]: enable_y);
        for i in 0..2 {
            self.cmps[i].clock.next = self.clock.val();
            self.cmps[i].read_address.next = self.turn3.val().slot;
            self.held_cmp[i].d.next = self.cmps[i].read_data.val().get_bit(0) && !self.turn3.val().zeroes;
            self.cmp[i].next = self.held_cmp[i].q.val();
            self.writes_cmp8[i].d.next = self.retires.val() && self.enable[i].val() && !self.control7.val().is_mova;
            self.cmps[i].write_enable.next = self.writes_cmp8[i].q.val() || self.zeroes8.q.val();
            self.cmps[i].write_address.next = self.slot8.q.val();
            self.cmps[i].write_data.next = (self.writes_cmp8[i].q.val() && self.new_cmp[i].val()).into();
            wire!(self => self.late_cmps[i]: clock, read_address: late_slot);
            wire!(self.cmps[i] => self.late_cmps[i]: write_enable, write_data);
            self.late_cmps[i].write_address.next = self.slot8.q.val();
            self.held_late_cmp[i].d.next = self.late_cmps[i].read_data.val().get_bit(0);
            self.late_cmp[i].next = self.held_late_cmp[i].q.val();

            self.a0s[i].clock.next = self.clock.val();
            self.a0s[i].read_address.next = self.turn3.val().slot;
            self.held_a0[i].d.next = self.a0s[i].read_data.val();
            if self.turn3.val().zeroes {
                self.held_a0[i].d.next = 0.into();
            }
            self.a0[i].next = self.held_a0[i].q.val();
            self.writes_a0_8[i].d.next = self.retires.val() && self.enable[i].val() && self.control7.val().is_mova;
            self.a0s[i].write_enable.next = self.writes_a0_8[i].q.val() || self.zeroes8.q.val();
            self.a0s[i].write_address.next = self.slot8.q.val();
            self.a0s[i].write_data.next = 0.into();
            if self.writes_a0_8[i].q.val() {
                self.a0s[i].write_data.next = self.new_a0[i].val();
            }
            wire!(self => self.late_a0s[i]: clock, read_address: late_slot);
            wire!(self.a0s[i] => self.late_a0s[i]: write_enable, write_data);
            self.late_a0s[i].write_address.next = self.slot8.q.val();
            self.late_a0s[i].read_enable.next = true;
            self.late_a0[i].next = self.late_a0s[i].read_data.val();
        }
    }
}
