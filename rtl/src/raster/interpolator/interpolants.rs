// SPDX-License-Identifier: MIT
//! What triangles have of their components, until their last fragment.

use crate::parts::{BlockRam, LutRam};
use crate::prelude::*;
use crate::raster::channel::Interpolant;

/// Bits of the number of places.
const PLACE: usize = 7;
/// Bits of the number of triangles.
const TRIANGLE: usize = 3;

/// A ring of 128 places that is read again and again from the first interpolant of the oldest triangle to its last one, until that
/// triangle is finished.
///
/// There is room for interpolants of up to seven triangles, and 127 of them.
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_interpolants")]
pub(super) struct Interpolants {
    pub clock: Signal<In, Clock>,
    /// Forgets all triangles.
    pub reset: Signal<In, Bit>,
    pub in_valid: Signal<In, Bit>,
    pub in_ready: Signal<Out, Bit>,
    pub interpolant: Signal<In, Interpolant>,
    /// Whether all interpolants of a triangle are there.
    pub has_triangle: Signal<Out, Bit>,
    /// Whether the last interpolant of the triangle comes next.
    pub is_last: Signal<Out, Bit>,
    /// Whether an interpolant is read at the next edge: it is there two clocks later.
    pub step: Signal<In, Bit>,
    /// Whether the triangle is given up at the next edge, with its first interpolant next.
    pub finish: Signal<In, Bit>,
    pub read_denominator: Signal<Out, Bits<1>>,
    pub read_semantic: Signal<Out, Bits<5>>,
    pub read_undefined: Signal<Out, Bits<1>>,
    pub read_scale: Signal<Out, Bits<9>>,
    pub read_number0: Signal<Out, Bits<29>>,
    pub read_number1: Signal<Out, Bits<29>>,
    pub read_number2: Signal<Out, Bits<29>>,

    written: DFF<Bits<{ PLACE }>>,
    base: DFF<Bits<{ PLACE }>>,
    place: DFF<Bits<{ PLACE }>>,
    triangles_written: DFF<Bits<{ TRIANGLE }>>,
    triangle: DFF<Bits<{ TRIANGLE }>>,
    /// The place of the last interpolant of each triangle.
    ends: LutRam<{ TRIANGLE }, { PLACE }>,
    places_left: Signal<Local, Bits<{ PLACE }>>,
    triangles_left: Signal<Local, Bits<{ TRIANGLE }>>,
    takes: Signal<Local, Bit>,
    after_end: Signal<Local, Bits<{ PLACE }>>,
    heads: BlockRam<{ PLACE }, 16>,
    numbers0: BlockRam<{ PLACE }, 29>,
    numbers1: BlockRam<{ PLACE }, 29>,
    numbers2: BlockRam<{ PLACE }, 29>,
    head: DFF<Bits<16>>,
    held0: DFF<Bits<29>>,
    held1: DFF<Bits<29>>,
    held2: DFF<Bits<29>>,
}

#[hdl]
impl Logic for Interpolants {
    fn update(&mut self) {
        wire!(self => self.{ends, heads, numbers0, numbers1, numbers2}: clock);

        self.places_left.next = self.base.q.val() - self.written.q.val() - 1;
        self.triangles_left.next = self.triangle.q.val() - self.triangles_written.q.val() - 1;
        self.in_ready.next = self.places_left.val().any() && self.triangles_left.val().any();
        self.takes.next = self.in_valid.val() && self.places_left.val().any() && self.triangles_left.val().any();
        wire!(self => self.{heads, numbers0, numbers1, numbers2}: write_enable: takes);
        wire!(self.*.q => self.{heads, numbers0, numbers1, numbers2}: write_address: written);
        self.heads.write_data.next = bit_cast::<16, 9>(self.interpolant.val().scale)
            | (bit_cast::<16, 1>(self.interpolant.val().undefined.into()) << 9)
            | (bit_cast::<16, 5>(self.interpolant.val().semantic) << 10)
            | (bit_cast::<16, 1>(self.interpolant.val().denominator.into()) << 15);
        wire!(self.interpolant.val() => self.numbers0: write_data: number0);
        wire!(self.interpolant.val() => self.numbers1: write_data: number1);
        wire!(self.interpolant.val() => self.numbers2: write_data: number2);
        if self.takes.val() {
            self.written.d.next = self.written.q.val() + 1;
        }
        self.ends.write_enable.next = self.takes.val() && self.interpolant.val().last;
        wire!(self.*.q => self.ends: write_address: triangles_written, write_data: written);
        if self.takes.val() && self.interpolant.val().last {
            self.triangles_written.d.next = self.triangles_written.q.val() + 1;
        }

        self.has_triangle.next = self.triangles_written.q.val() != self.triangle.q.val();
        wire!(self.*.q => self.ends: read_address: triangle);
        self.is_last.next = self.place.q.val() == self.ends.read_data.val();
        self.after_end.next = self.ends.read_data.val() + 1;
        if self.step.val() {
            self.place.d.next = self.place.q.val() + 1;
            if self.place.q.val() == self.ends.read_data.val() {
                wire!(self.*.q => self.*.d: place: base);
            }
        }
        if self.finish.val() {
            wire!(self => self.*.d: base: after_end, place: after_end);
            self.triangle.d.next = self.triangle.q.val() + 1;
        }
        if self.reset.val() {
            wire!(0 => self.*.d: written, base, place, triangles_written, triangle);
        }

        wire!(self => self.{heads, numbers0, numbers1, numbers2}: read_enable: step);
        wire!(self.*.q => self.{heads, numbers0, numbers1, numbers2}: read_address: place);
        wire!(self.*.read_data => self.*.d: head: heads, held0: numbers0, held1: numbers1, held2: numbers2);
        self.read_scale.next = self.head.q.val().get_bits::<9>(0);
        self.read_undefined.next = self.head.q.val().get_bits::<1>(9);
        self.read_denominator.next = self.head.q.val().get_bits::<1>(15);
        self.read_semantic.next = self.head.q.val().get_bits::<5>(10);
        wire!(self.*.q => self: read_number0: held0, read_number1: held1, read_number2: held2);
    }
}
