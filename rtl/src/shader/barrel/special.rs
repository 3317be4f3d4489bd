// SPDX-License-Identifier: MIT
//! RCP, RSQ, EX2 and LG2 beside the arithmetic.

use crate::UnsupportedChoice;
use crate::parts::LutRam;
use crate::prelude::*;
use crate::shader::alu::{Special, SpecialFunction};
use crate::shader::operation;
use pica_spec::choices::Recorder;

/// Computes RCP, RSQ, EX2 or LG2, one at a time, for the slot that asks while no function is computed.
///
/// A slot asks again in each turn until its result is there.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_barrel_special")]
pub(super) struct BarrelSpecial {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// A slot asks for a function of `a`, whose result is not there.
    pub asks: Signal<In, Bit>,
    pub slot: Signal<In, Bits<5>>,
    pub operation: Signal<In, Bits<5>>,
    pub a: Signal<In, Bits<24>>,
    /// The slot that comes next, and whether its result is there, or will be then.
    pub looks: Signal<In, Bits<5>>,
    pub there: Signal<Out, Bit>,
    /// The slot takes its result.
    pub takes: Signal<In, Bit>,
    /// The result of a slot, until the slot asks again.
    pub read_slot: Signal<In, Bits<5>>,
    pub y: Signal<Out, Bits<24>>,
    unit: Special,
    results: LutRam<5, 24>,
    offers: DFF<Bit>,
    waits: DFF<Bit>,
    chosen: DFF<SpecialFunction>,
    operand: DFF<Bits<24>>,
    owner: DFF<Bits<5>>,
    /// The slots whose results are there.
    ready: DFF<Bits<32>>,
    shifted: Signal<Local, Bits<32>>,
    one: Signal<Local, Bits<32>>,
    taken: Signal<Local, Bits<32>>,
    kept: Signal<Local, Bits<32>>,
    arrived: Signal<Local, Bits<32>>,
    arrives: Signal<Local, Bit>,
}

impl BarrelSpecial {
    pub fn new(choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        Ok(Self { unit: Special::new(choices)?, ..Self::default() })
    }
}

#[hdl]
impl Logic for BarrelSpecial {
    fn update(&mut self) {
        wire!(self => self.unit: clock, reset);
        wire!(self.*.q => self.unit: in_valid: offers, operation: chosen, a: operand, out_ready: waits);
        self.arrives.next = self.waits.q.val() && self.unit.out_valid.val();
        self.shifted.next = self.ready.q.val() >> self.looks.val();
        self.there.next =
            self.shifted.val().get_bit(0) || (self.arrives.val() && (self.owner.q.val() == self.looks.val()));
        if self.asks.val() && !self.offers.q.val() && !self.waits.q.val() {
            self.offers.d.next = true;
            wire!(self => self.*.d: owner: slot, operand: a);
            self.chosen.d.next = SpecialFunction::Rcp;
            match self.operation.val().index() {
                operation::RSQ => self.chosen.d.next = SpecialFunction::Rsq,
                operation::EX2 => self.chosen.d.next = SpecialFunction::Ex2,
                operation::LG2 => self.chosen.d.next = SpecialFunction::Lg2,
                _ => {}
            }
        }
        if self.offers.q.val() && self.unit.in_ready.val() {
            self.offers.d.next = false;
            self.waits.d.next = true;
        }
        wire!(self => self.results: clock, write_enable: arrives, read_address: read_slot);
        self.results.write_address.next = self.owner.q.val();
        self.results.write_data.next = self.unit.y.val();
        self.y.next = self.results.read_data.val();
        self.one.next = 0.into();
        if self.takes.val() {
            self.one.next = bits::<32>(1) << self.slot.val();
        }
        self.taken.next = !self.one.val();
        self.kept.next = self.ready.q.val() & self.taken.val();
        self.arrived.next = 0.into();
        if self.arrives.val() {
            self.waits.d.next = false;
            self.arrived.next = bits::<32>(1) << self.owner.q.val();
        }
        self.ready.d.next = self.kept.val() | self.arrived.val();
        if self.reset.val() {
            wire!(false => self.*.d: offers, waits);
            self.ready.d.next = 0.into();
        }
    }
}
