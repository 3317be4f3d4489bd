// SPDX-License-Identifier: MIT
//! The output registers: their banks, EMIT, and what leaves the unit.

use crate::prelude::*;
use pica_spec::choices::{Recorder, WindingState};

/// Moves output registers (shader-unit.md#restrictions-and-quirks, shader-unit.md#emitting-primitives,
/// geometry.md#shader-outputs).
///
/// EMIT copies the output registers that OUTMAP_MASK enables, packed, to a vertex slot and sends the slots on if they
/// are a primitive; the end of a vertex shader sends the output registers on as they are. Either way the banks change
/// then.
///
/// The emitter gives addresses of [`Registers`](super::registers::Registers), and what is read there leaves the unit.
/// Choice `winding_state`.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_emitter")]
pub(in crate::shader) struct Emitter {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// An EMIT is to be done; held until `finished`.
    pub emit: Signal<In, Bit>,
    /// The outputs of a vertex are to be sent; held until `finished`.
    pub show: Signal<In, Bit>,
    /// The outputs are not in a bank, and no bank changes.
    pub keeps_bank: Signal<In, Bit>,
    /// The last clock of `emit` or of `show`.
    pub finished: Signal<Out, Bit>,
    /// SETEMIT, with its fields.
    pub set: Signal<In, Bit>,
    pub slot: Signal<In, Bits<2>>,
    pub is_primitive: Signal<In, Bit>,
    pub winding: Signal<In, Bit>,
    pub outmap_mask: Signal<In, Bits<16>>,
    /// The bank that instructions write.
    pub bank: Signal<Out, Bit>,
    /// Address of the vector that is read.
    pub read_address: Signal<Out, Bits<8>>,
    /// Whether the vector that was read is written to `write_address`.
    pub write: Signal<Out, Bit>,
    pub write_address: Signal<Out, Bits<8>>,
    pub emit_valid: Signal<Out, Bit>,
    pub emit_ready: Signal<In, Bit>,
    pub emit_vertex: Signal<Out, Bits<2>>,
    pub emit_index: Signal<Out, Bits<4>>,
    pub emit_count: Signal<Out, Bits<5>>,
    pub emit_winding: Signal<Out, Bit>,
    pub emit_last: Signal<Out, Bit>,
    pub out_valid: Signal<Out, Bit>,
    pub out_ready: Signal<In, Bit>,
    pub out_index: Signal<Out, Bits<4>>,
    pub out_last: Signal<Out, Bit>,
    /// Choice `winding_state`.
    forgets: Parameter<Bit>,
    state: DFF<EmitterState>,
    bank_in_use: DFF<Bit>,
    set_slot: DFF<Bits<2>>,
    set_primitive: DFF<Bit>,
    set_winding: DFF<Bit>,
    /// Enabled outputs that are still to come.
    remaining: DFF<Bits<16>>,
    index: DFF<Bits<5>>,
    count: DFF<Bits<5>>,
    vertex: DFF<Bits<2>>,
    lowest: Signal<Local, Bits<4>>,
    minus_one: Signal<Local, Bits<16>>,
    rest: Signal<Local, Bits<16>>,
    next_index: Signal<Local, Bits<5>>,
    end_of_vertex: Signal<Local, Bit>,
    in_bank: Signal<Local, Bits<8>>,
    in_slot: Signal<Local, Bits<8>>,
}

#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
enum EmitterState {
    /// Nothing to do.
    Idle,
    /// EMIT reads an output register.
    CopyRead,
    /// EMIT writes that output register to the slot.
    CopyWrite,
    /// A vector of a slot is read.
    SendRead,
    /// The vector of the slot is sent.
    Send,
    /// An output register is read.
    ShowRead,
    /// The output register is sent.
    Show,
    /// The banks change.
    Finish,
}

impl Emitter {
    pub fn new(choices: &Recorder) -> Self {
        Self { forgets: Parameter::new(choices.winding_state() == WindingState::PerEmit), ..Self::default() }
    }
}

#[hdl]
impl Logic for Emitter {
    fn update(&mut self) {
        self.lowest.next = 0.into();
        for i in 0..16 {
            if self.remaining.q.val().get_bit(15 - i) {
                self.lowest.next = (15 - i).to_bits();
            }
        }
        self.minus_one.next = self.remaining.q.val() - 1;
        self.rest.next = self.remaining.q.val() & self.minus_one.val();
        self.next_index.next = self.index.q.val() + 1;
        self.end_of_vertex.next = !self.count.q.val().any() || (self.next_index.val() == self.count.q.val());

        self.emit_last.next = !self.count.q.val().any() || (self.end_of_vertex.val() && (self.vertex.q.val() == 2));

        self.in_bank.next = bit_cast::<8, 4>(self.lowest.val()) | 0x80;
        if self.bank_in_use.q.val() {
            self.in_bank.next = bit_cast::<8, 4>(self.lowest.val()) | 0x90;
        }
        self.in_slot.next = (bit_cast::<8, 2>(self.vertex.q.val()) << 4) | bit_cast::<8, 5>(self.index.q.val()) | 0xC0;
        self.write_address.next =
            (bit_cast::<8, 2>(self.set_slot.q.val()) << 4) | bit_cast::<8, 5>(self.index.q.val()) | 0xC0;

        self.finished.next = self.state.q.val() == EmitterState::Finish;
        self.write.next = self.state.q.val() == EmitterState::CopyWrite;
        self.emit_valid.next = self.state.q.val() == EmitterState::Send;
        self.out_valid.next = self.state.q.val() == EmitterState::Show;
        self.read_address.next = self.in_bank.val();
        if (self.state.q.val() == EmitterState::SendRead) || self.emit_valid.val() {
            self.read_address.next = self.in_slot.val();
            if !self.count.q.val().any() {
                // A primitive without vectors carries zeros.
                self.read_address.next = 0xA0.into();
            }
        }
        match self.state.q.val() {
            EmitterState::Idle => {
                self.remaining.d.next = self.outmap_mask.val();
                wire!(0 => self.*.d: index, vertex);
                if self.emit.val() {
                    self.state.d.next = EmitterState::CopyRead;
                }
                if self.show.val() {
                    self.state.d.next = EmitterState::ShowRead;
                }
            }
            EmitterState::CopyRead => {
                self.state.d.next = EmitterState::CopyWrite;
                if !self.remaining.q.val().any() {
                    self.count.d.next = self.index.q.val();
                    self.index.d.next = 0.into();
                    self.state.d.next = EmitterState::Finish;
                    if self.set_primitive.q.val() {
                        self.state.d.next = EmitterState::SendRead;
                    }
                }
            }
            EmitterState::CopyWrite => {
                wire!(self => self.*.d: remaining: rest, index: next_index);
                self.state.d.next = EmitterState::CopyRead;
            }
            EmitterState::SendRead => self.state.d.next = EmitterState::Send,
            EmitterState::Send => {
                if self.emit_ready.val() {
                    self.state.d.next = EmitterState::SendRead;
                    self.index.d.next = self.next_index.val();
                    if self.end_of_vertex.val() {
                        self.index.d.next = 0.into();
                        self.vertex.d.next = self.vertex.q.val() + 1;
                    }
                    if self.emit_last.val() {
                        self.state.d.next = EmitterState::Finish;
                    }
                }
            }
            EmitterState::ShowRead => {
                self.state.d.next = EmitterState::Show;
                if !self.remaining.q.val().any() {
                    self.state.d.next = EmitterState::Finish;
                }
            }
            EmitterState::Show => {
                if self.out_ready.val() {
                    wire!(self => self.*.d: remaining: rest, index: next_index);
                    self.state.d.next = EmitterState::ShowRead;
                }
            }
            EmitterState::Finish => {
                self.bank_in_use.d.next = !self.bank_in_use.q.val();
                if self.keeps_bank.val() {
                    self.bank_in_use.d.next = self.bank_in_use.q.val();
                }
                self.state.d.next = EmitterState::Idle;
                if self.forgets.val() && self.emit.val() {
                    self.set_slot.d.next = 0.into();
                    wire!(false => self.*.d: set_primitive, set_winding);
                }
            }
            _ => self.state.d.next = EmitterState::Idle,
        }
        if self.set.val() {
            wire!(self => self.*.d: set_slot: slot, set_primitive: is_primitive, set_winding: winding);
        }
        if self.reset.val() {
            self.state.d.next = EmitterState::Idle;
            self.bank_in_use.d.next = false;
            self.set_slot.d.next = 0.into();
            wire!(false => self.*.d: set_primitive, set_winding);
        }

        wire!(self.*.q => self: bank: bank_in_use, emit_vertex: vertex);
        self.emit_index.next = self.index.q.val().get_bits::<4>(0);
        wire!(self.*.q => self: emit_count: count, emit_winding: set_winding);
        self.out_index.next = self.index.q.val().get_bits::<4>(0);
        self.out_last.next = !self.rest.val().any();
    }
}
