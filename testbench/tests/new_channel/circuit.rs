// SPDX-License-Identifier: MIT
//! A channel type, and two circuits that pass it on.

use pica_rtl::prelude::*;

/// What is sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct Parcel {
    /// Who it is for.
    pub label: Bits<5>,
    /// Whether it goes on as it is.
    pub urgent: Bit,
    /// A number of two words.
    pub weight: Bits<40>,
    /// A number of four words.
    pub content: Bits<100>,
}

/// A parcel that is changed in every field.
#[derive(LogicBlock, Default, Component)]
pub struct Change {
    given: Signal<In, Parcel>,
    changed: Signal<Out, Parcel>,
}

#[hdl]
impl Logic for Change {
    fn update(&mut self) {
        self.changed.next.label = self.given.val().label + 1;
        self.changed.next.urgent = self.given.val().weight == 0;
        self.changed.next.weight = !self.given.val().weight;
        self.changed.next.content = self.given.val().content << 1;
    }
}

/// Changes parcels that are not urgent.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Desk {
    clock: Signal<In, Clock>,
    reset: Signal<In, Bit>,
    in_valid: Signal<In, Bit>,
    in_ready: Signal<Out, Bit>,
    taken: Signal<In, Parcel>,
    out_valid: Signal<Out, Bit>,
    out_ready: Signal<In, Bit>,
    sent: Signal<Out, Parcel>,
    change: Change,
    /// What lies on the desk.
    held: DFF<Parcel>,
    full: DFF<Bit>,
}

#[hdl]
impl Logic for Desk {
    fn update(&mut self) {
        self.change.given.next = self.taken.val();
        self.in_ready.next = (!self.full.q.val()) || self.out_ready.val();
        self.out_valid.next = self.full.q.val();
        self.sent.next = self.held.q.val();
        if self.out_ready.val() {
            self.full.d.next = false;
        }
        if self.in_valid.val() && self.in_ready.val() {
            self.full.d.next = true;
            self.held.d.next = self.change.changed.val();
            if self.taken.val().urgent {
                self.held.d.next = self.taken.val();
            }
        }
        if self.reset.val() {
            self.full.d.next = false;
        }
    }
}
