// SPDX-License-Identifier: MIT
//! The outputs of vertices, where they wait to be mapped.

use crate::geometry::channel::PackedVector;
use crate::parts::LutRam;
use crate::prelude::*;

/// The first seven vectors of two vertices: one comes in, the other is read. No slot behind them can be mapped.
#[derive(LogicBlock, Default, Component)]
#[component(name = "output_map_outputs")]
pub(super) struct Outputs {
    pub clock: Signal<In, Clock>,
    /// No vector is there.
    pub reset: Signal<In, Bit>,
    /// Whether a vector can be taken.
    pub has_room: Signal<Out, Bit>,
    /// Whether `vector` is taken at the next edge.
    pub take: Signal<In, Bit>,
    pub vector: Signal<In, PackedVector>,
    /// Whether half 0 has all vectors of a vertex.
    pub is_whole0: Signal<Out, Bit>,
    /// Whether half 1 has.
    pub is_whole1: Signal<Out, Bit>,
    /// The half that is read.
    pub half: Signal<In, Bit>,
    pub slot: Signal<In, Bits<3>>,
    pub lane: Signal<In, Bits<2>>,
    /// The component that is there; 0 of a slot that the vertex does not fill.
    pub number: Signal<Out, Bits<24>>,
    /// Whether the half that is read is free after the next edge.
    pub frees: Signal<In, Bit>,

    fills_half1: DFF<Bit>,
    count: DFF<Bits<3>>,
    after: Signal<Local, Bits<3>>,
    whole0: DFF<Bit>,
    whole1: DFF<Bit>,
    /// Vectors of the vertices.
    length0: DFF<Bits<3>>,
    length1: DFF<Bits<3>>,
    length: Signal<Local, Bits<3>>,
    write_address: Signal<Local, Bits<4>>,
    read_address: Signal<Local, Bits<4>>,
    x: LutRam<4, 24>,
    y: LutRam<4, 24>,
    z: LutRam<4, 24>,
    w: LutRam<4, 24>,
}

#[hdl]
impl Logic for Outputs {
    fn update(&mut self) {
        // What comes in.
        self.has_room.next = !self.whole0.q.val();
        if self.fills_half1.q.val() {
            self.has_room.next = !self.whole1.q.val();
        }
        // Vectors behind the seventh go where no slot reads.
        self.after.next = self.count.q.val() + 1;
        if self.count.q.val().all() {
            wire!(self.*.q => self: after: count);
        }
        self.write_address.next =
            bit_cast::<4, 3>(self.count.q.val()) | (bit_cast::<4, 1>(self.fills_half1.q.val().into()) << 3);
        wire!(self.vector.val() => self.*.write_data: x: packed_x, y: packed_y, z: packed_z, w: packed_w);
        if self.take.val() {
            wire!(self => self.*.d: count: after);
        }

        // What is read.
        self.read_address.next = bit_cast::<4, 3>(self.slot.val()) | (bit_cast::<4, 1>(self.half.val().into()) << 3);
        wire!(self => self.{x, y, z, w}: clock, write_enable: take, write_address, read_address);
        wire!(self.*.q => self: length: length0);
        if self.half.val() {
            wire!(self.*.q => self: length: length1);
        }
        wire!(self.x => self: number: read_data);
        if self.lane.val() == 1 {
            wire!(self.y => self: number: read_data);
        }
        if self.lane.val() == 2 {
            wire!(self.z => self: number: read_data);
        }
        if self.lane.val() == 3 {
            wire!(self.w => self: number: read_data);
        }
        if self.slot.val() >= self.length.val() {
            self.number.next = 0.into();
        }

        // Which halves are whole: one becomes so while the other may become free.
        if self.frees.val() {
            if self.half.val() {
                self.whole1.d.next = false;
            } else {
                self.whole0.d.next = false;
            }
        }
        if self.take.val() && self.vector.val().last_of_vertex {
            self.count.d.next = 0.into();
            self.fills_half1.d.next = !self.fills_half1.q.val();
            if self.fills_half1.q.val() {
                self.whole1.d.next = true;
                wire!(self => self.*.d: length1: after);
            } else {
                self.whole0.d.next = true;
                wire!(self => self.*.d: length0: after);
            }
        }
        if self.reset.val() {
            wire!(0 => self.*.d: count);
            wire!(false => self.*.d: fills_half1, whole0, whole1);
        }
        wire!(self.*.q => self: is_whole0: whole0, is_whole1: whole1);
    }
}
