// SPDX-License-Identifier: MIT
//! Register writes that wait for the fragments before them.

use crate::fragment::access::numbers::NUMBER;
use crate::parts::LutRam;
use crate::prelude::*;

/// A queue of 16 register writes for what is behind the combiner, each with the number of the fragment that it comes before.
///
/// A write is applied when all fragments before it are retired, at most one in two clocks. Until then the fragment of its number
/// is not issued. Both are found a clock ahead: `stops` is late to fall, and never late to rise.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct RegisterQueue {
    pub clock: Signal<In, Clock>,
    /// Forgets the writes that wait.
    pub reset: Signal<In, Bit>,
    /// Whether a write is put in at the next edge; nothing is where there is no room.
    pub put: Signal<In, Bit>,
    pub id: Signal<In, Bits<10>>,
    pub data: Signal<In, Bits<32>>,
    pub mask: Signal<In, Bits<4>>,
    /// Number of the fragment that the write comes before: so many were taken.
    pub number: Signal<In, Bits<{ NUMBER }>>,
    pub has_room: Signal<Out, Bit>,
    /// Number of the fragment that is issued next, that of the one behind it, and whether it is issued at the next edge.
    pub issued: Signal<In, Bits<{ NUMBER }>>,
    pub after_issued: Signal<In, Bits<{ NUMBER }>>,
    pub issues: Signal<In, Bit>,
    /// How many fragments are retired.
    pub retired: Signal<In, Bits<{ NUMBER }>>,
    /// Whether a write comes before the fragment that is issued next.
    pub stops: Signal<Out, Bit>,
    /// Whether a write is applied at the next edge.
    pub write: Signal<Out, Bit>,
    pub write_id: Signal<Out, Bits<10>>,
    pub write_data: Signal<Out, Bits<32>>,
    pub write_mask: Signal<Out, Bits<4>>,
    /// Places that were written and read, with a bit more than an address: 16 words differ from none.
    written: DFF<Bits<5>>,
    read: DFF<Bits<5>>,
    contents: LutRam<4, 32>,
    /// Id, mask and number.
    heads: LutRam<4, 22>,
    occupied: Signal<Local, Bit>,
    head_number: Signal<Local, Bits<{ NUMBER }>>,
    apply: DFF<Bit>,
    stop: DFF<Bit>,
}

#[hdl]
impl Logic for RegisterQueue {
    fn update(&mut self) {
        wire!(self => self.{contents, heads}: clock);
        self.occupied.next = self.written.q.val() != self.read.q.val();
        self.has_room.next = (self.written.q.val().get_bits::<4>(0) != self.read.q.val().get_bits::<4>(0))
            || (self.written.q.val().get_bit(4) == self.read.q.val().get_bit(4));
        wire!(self => self.contents: write_enable: put, write_data: data);
        self.contents.write_address.next = self.written.q.val().get_bits::<4>(0);
        self.contents.read_address.next = self.read.q.val().get_bits::<4>(0);
        self.heads.write_enable.next = self.put.val();
        self.heads.write_address.next = self.written.q.val().get_bits::<4>(0);
        self.heads.write_data.next = bit_cast::<22, 10>(self.id.val())
            | (bit_cast::<22, 4>(self.mask.val()) << 10)
            | (bit_cast::<22, { NUMBER }>(self.number.val()) << 14);
        self.heads.read_address.next = self.read.q.val().get_bits::<4>(0);
        self.head_number.next = self.heads.read_data.val().get_bits::<{ NUMBER }>(14);

        self.apply.d.next =
            self.occupied.val() && (!self.apply.q.val()) && (self.head_number.val() == self.retired.val());
        self.write.next = self.apply.q.val();
        self.write_id.next = self.heads.read_data.val().get_bits::<10>(0);
        self.write_mask.next = self.heads.read_data.val().get_bits::<4>(10);
        self.write_data.next = self.contents.read_data.val();
        // A write is put in many clocks before the fragment of its number comes this far.
        self.stop.d.next = self.occupied.val()
            && ((self.head_number.val() == self.issued.val())
                || (self.issues.val() && (self.head_number.val() == self.after_issued.val())));
        self.stops.next = self.stop.q.val();

        if self.put.val() {
            self.written.d.next = self.written.q.val() + 1;
        }
        if self.apply.q.val() {
            self.read.d.next = self.read.q.val() + 1;
        }
        if self.reset.val() {
            wire!(0 => self.*.d: written, read);
            wire!(false => self.*.d: apply, stop);
        }
    }
}
