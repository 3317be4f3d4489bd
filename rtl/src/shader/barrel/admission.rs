// SPDX-License-Identifier: MIT
//! What comes in: one thing at a time.

use super::slots;
use crate::prelude::*;

/// Takes a register write, a vertex or a start, in this order. Registers and uniforms are those of all invocations, so they wait
/// until none is there; so does whatever depends on others.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_admission")]
pub(super) struct Admission {
    pub reg_valid: Signal<In, Bit>,
    pub reg_ready: Signal<Out, Bit>,
    pub vertex_valid: Signal<In, Bit>,
    pub vertex_ready: Signal<Out, Bit>,
    pub vertex_uniform: Signal<In, Bit>,
    pub vertex_independent: Signal<In, Bit>,
    pub start_valid: Signal<In, Bit>,
    pub start_ready: Signal<Out, Bit>,
    pub start_geometry: Signal<In, Bit>,
    pub start_independent: Signal<In, Bit>,
    /// A uniform is being stored.
    pub busy: Signal<In, Bit>,
    /// No invocation is there, or there is room for one.
    pub empty: Signal<In, Bit>,
    pub room: Signal<In, Bit>,
    /// A result is written when the vertex would be.
    pub will_write: Signal<In, Bit>,
    /// The next slot of the ring.
    pub following: Signal<In, Bits<5>>,
    pub takes_reg: Signal<Out, Bit>,
    pub takes_vertex: Signal<Out, Bit>,
    /// The slot of the invocation that starts, and whether it runs by itself.
    pub starts: Signal<Out, Bit>,
    pub alone: Signal<Out, Bit>,
    pub slot: Signal<Out, Bits<5>>,
    quiet: Signal<Local, Bit>,
    vertex_fits: Signal<Local, Bit>,
    start_fits: Signal<Local, Bit>,
}

#[hdl]
impl Logic for Admission {
    fn update(&mut self) {
        self.quiet.next = self.empty.val() && !self.busy.val();
        self.reg_ready.next = self.quiet.val();
        self.takes_reg.next = self.quiet.val() && self.reg_valid.val();
        self.vertex_fits.next = self.quiet.val();
        if self.vertex_independent.val() && !self.vertex_uniform.val() {
            self.vertex_fits.next = self.room.val() && !self.busy.val() && !self.will_write.val();
        }
        self.vertex_ready.next = self.vertex_fits.val() && !self.reg_valid.val();
        self.takes_vertex.next = self.vertex_ready.val() && self.vertex_valid.val();
        self.alone.next = !self.start_independent.val() || self.start_geometry.val();
        wire!(self => self: start_fits: room, slot: following);
        if self.alone.val() {
            self.start_fits.next = self.empty.val();
            self.slot.next = bits_of::<5>(slots::ALONE);
        }
        self.start_ready.next =
            self.start_fits.val() && !self.busy.val() && !self.reg_valid.val() && !self.vertex_valid.val();
        self.starts.next = self.start_ready.val() && self.start_valid.val();
    }
}
