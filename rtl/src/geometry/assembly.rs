// SPDX-License-Identifier: MIT
//! Primitive assembly.

use super::channel::{AssembledTriangle, ShadedVertices};
use crate::parts::Fifo;
use crate::prelude::*;
use pica_spec::choices::{Recorder, WindingState};
use pica_spec::pica200::code::primitive_mode;

/// Bits of the number of a vertex.
const NUMBER: usize = 4;

/// The primitive assembler: vertices in, triangles out (geometry.md#primitive-assembly).
///
/// A vertex is a number, the place in a memory where its outputs wait, since the vertices that an unfinished triangle, a strip or a fan
/// keeps outlive draws, and another draw may map them anew. `unused` has numbers that no vertex has: first all of them from 0 on,
/// then those that come back over `free`, in their order. Whoever shades a vertex takes a number there, and it is told when no
/// triangle has that vertex any more: with the last of its triangles, or with what a restart drops. Behind that the number may come back.
///
/// A vertex is taken at every clock; the three of an EMIT take three. A triangle is there a clock later.
///
/// A write to RESTART_PRIMITIVE or to the topology in PRIMITIVE_CONFIG is a restart. Choice `winding_state`.
#[derive(LogicBlock, Default, Component, Dut)]
#[dut(independent)]
pub struct PrimitiveAssembly {
    clock: Signal<In, Clock>,
    reset: Signal<In, Bit>,
    in_valid: Signal<In, Bit>,
    in_ready: Signal<Out, Bit>,
    /// What comes from the shaders.
    given: Signal<In, ShadedVertices>,
    free_valid: Signal<In, Bit>,
    free_ready: Signal<Out, Bit>,
    /// A number whose vertex is not needed any more.
    free_vertex: Signal<In, Bits<{ NUMBER }>>,
    unused_valid: Signal<Out, Bit>,
    unused_ready: Signal<In, Bit>,
    /// A number for a vertex.
    unused_vertex: Signal<Out, Bits<{ NUMBER }>>,
    out_valid: Signal<Out, Bit>,
    out_ready: Signal<In, Bit>,
    /// A triangle, or vertices that are dropped.
    made: Signal<Out, AssembledTriangle>,

    // Numbers.
    /// How many were given for the first time.
    given_first: DFF<Bits<5>>,
    is_first: Signal<Local, Bit>,
    returned: Fifo<NUMBER, NUMBER>,

    // Vertices.
    /// Which vertex of an EMIT comes.
    phase: DFF<Bits<2>>,
    comes: Signal<Local, Bits<{ NUMBER }>>,
    ends: Signal<Local, Bit>,
    moves: Signal<Local, Bit>,
    takes: Signal<Local, Bit>,
    /// Vertices that are kept.
    filled: DFF<Bits<2>>,
    kept0: DFF<Bits<{ NUMBER }>>,
    kept1: DFF<Bits<{ NUMBER }>>,
    /// In a strip, the one that is replaced next is `kept1`.
    replaces1: DFF<Bit>,
    /// The next triangle of a geometry primitive has two vertices exchanged.
    turns: DFF<Bit>,
    turned: Signal<Local, Bit>,
    is_full: Signal<Local, Bit>,
    is_geometry: Signal<Local, Bit>,

    offered: DFF<Bit>,
    is_triangle: DFF<Bit>,
    vertex0: DFF<Bits<{ NUMBER }>>,
    leaves0: DFF<Bit>,
    vertex1: DFF<Bits<{ NUMBER }>>,
    leaves1: DFF<Bit>,
    vertex2: DFF<Bits<{ NUMBER }>>,
    leaves2: DFF<Bit>,
    /// The winding flag ends with its EMIT: choice `winding_state`.
    forgets: Parameter<Bit>,
}

impl PrimitiveAssembly {
    /// Numbers of vertices.
    pub const VERTICES: usize = 1 << NUMBER;

    /// The assembler under `choices`.
    pub fn new(choices: &Recorder) -> Self {
        Self { forgets: Parameter::new(choices.winding_state() == WindingState::PerEmit), ..Self::default() }
    }
}

#[hdl]
impl Logic for PrimitiveAssembly {
    fn update(&mut self) {
        // Numbers: those that no vertex had yet come first.
        wire!(self => self.returned: clock, reset, in_valid: free_valid, x: free_vertex);
        wire!(self.returned => self: free_ready: in_ready);
        self.is_first.next = !self.given_first.q.val().get_bit(4);
        self.unused_valid.next = self.is_first.val() || self.returned.out_valid.val();
        wire!(self.returned => self: unused_vertex: y);
        self.returned.out_ready.next = self.unused_ready.val() && (!self.is_first.val());
        if self.is_first.val() {
            self.unused_vertex.next = self.given_first.q.val().get_bits::<4>(0);
            if self.unused_ready.val() {
                self.given_first.d.next = self.given_first.q.val() + 1;
            }
        }

        // The vertex that comes.
        wire!(self.given.val() => self: comes: shaded0);
        if self.phase.q.val() == 1 {
            wire!(self.given.val() => self: comes: shaded1);
        }
        if self.phase.q.val() == 2 {
            wire!(self.given.val() => self: comes: shaded2);
        }
        self.ends.next = self.phase.q.val().get_bit(1) || (!self.given.val().emitted) || self.given.val().restarts;
        self.moves.next = self.out_ready.val() || (!self.offered.q.val());
        self.in_ready.next = self.moves.val() && self.ends.val();
        self.takes.next = self.moves.val() && self.in_valid.val();
        self.is_full.next = self.filled.q.val().get_bit(1);
        self.is_geometry.next = self.given.val().primitive_mode == bits_of::<2>(primitive_mode::GEOMETRY_PRIMITIVE);
        self.turned.next =
            self.turns.q.val() || (self.given.val().emitted && self.given.val().winding && (!self.phase.q.val().any()));

        // A triangle.
        if self.moves.val() {
            self.offered.d.next = false;
        }
        if self.takes.val() {
            wire!(self => self.*.d: offered: is_full, vertex2: comes, turns: turned);
            wire!(self.*.q => self.*.d: vertex0: kept0, vertex1: kept1);
            if self.is_geometry.val() && self.turned.val() {
                wire!(self.*.q => self.*.d: vertex0: kept1, vertex1: kept0);
            }
            wire!(true => self.*.d: is_triangle, leaves0, leaves1, leaves2);
            self.phase.d.next = self.phase.q.val() + 1;
            if self.ends.val() {
                self.phase.d.next = 0.into();
            }
            if self.is_full.val() {
                match self.given.val().primitive_mode.index() {
                    primitive_mode::TRIANGLE_STRIP => {
                        self.replaces1.d.next = !self.replaces1.q.val();
                        self.leaves0.d.next = !self.replaces1.q.val();
                        wire!(self.*.q => self.*.d: leaves1: replaces1);
                        self.leaves2.d.next = false;
                        if self.replaces1.q.val() {
                            wire!(self => self.*.d: kept1: comes);
                        } else {
                            wire!(self => self.*.d: kept0: comes);
                        }
                    }
                    primitive_mode::TRIANGLE_FAN => {
                        wire!(false => self.*.d: leaves0, leaves2);
                        wire!(self => self.*.d: kept1: comes);
                    }
                    primitive_mode::GEOMETRY_PRIMITIVE => {
                        self.filled.d.next = 0.into();
                        self.turns.d.next = false;
                    }
                    _ => self.filled.d.next = 0.into(),
                }
            } else {
                self.filled.d.next = self.filled.q.val() + 1;
                if self.filled.q.val().get_bit(0) {
                    wire!(self => self.*.d: kept1: comes);
                } else {
                    wire!(self => self.*.d: kept0: comes);
                }
            }
            if self.forgets.val() && self.given.val().emitted && self.phase.q.val().get_bit(1) {
                self.turns.d.next = false;
            }
        }

        // What a restart drops.
        if self.takes.val() && self.given.val().restarts {
            self.offered.d.next = self.filled.q.val().any();
            wire!(false => self.*.d: is_triangle, leaves2, replaces1, turns);
            wire!(true => self.*.d: leaves0);
            wire!(0 => self.*.d: vertex1, vertex2, filled);
            wire!(self.*.q => self.*.d: vertex0: kept0);
            wire!(self => self.*.d: leaves1: is_full);
            if self.is_full.val() {
                wire!(self.*.q => self.*.d: vertex1: kept1);
            }
        }
        if self.reset.val() {
            wire!(0 => self.*.d: given_first, phase, filled);
            wire!(false => self.*.d: replaces1, turns, offered);
        }
        wire!(self.*.q => self: out_valid: offered);
        wire!(self.*.q => self.made.next: is_triangle, vertex0, leaves0, vertex1, leaves1, vertex2, leaves2);
    }
}
