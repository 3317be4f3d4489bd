// SPDX-License-Identifier: MIT
//! Everything that compares, and passes one of its operands on.

use crate::float::f24;
use crate::float::{F24Cmp, Flush};
use crate::prelude::*;
use pica_spec::choices::{LitpNan, MoveZeroSign, Recorder};
use pica_spec::isa::code::comparison;
use pica_spec::isa::size;

/// Comparators: MAX, MIN, SGE, SLT, LITP, MOV, the moves of DST, and the flags of CMP and LITP.
///
/// A comparison takes one clock, the choice that follows another: results are those of the operands two clocks before, and flags
/// of those one clock before. LITP compares x and w with 0, and y with its limits, of which the upper comes behind the choice.
///
/// Choices: `cmp_ne_nan`, `litp_nan`, `move_zero_sign`, `subnormal_compare`.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_select")]
pub(crate) struct Select {
    pub clock: Signal<In, Clock>,
    pub is_max: Signal<In, Bit>,
    pub is_min: Signal<In, Bit>,
    pub is_sge: Signal<In, Bit>,
    pub is_slt: Signal<In, Bit>,
    pub is_litp: Signal<In, Bit>,
    pub compare_x: Signal<In, Bits<3>>,
    pub compare_y: Signal<In, Bits<3>>,
    pub a: [Signal<In, Bits<24>>; 4],
    pub b: [Signal<In, Bits<24>>; 4],
    /// The result; that of MOV without one of the flags above.
    pub y: [Signal<Out, Bits<24>>; 4],
    /// b.w as MOV passes it.
    pub moved_bw: Signal<Out, Bits<24>>,
    /// Flags of CMP, or of LITP.
    pub cmp_x: Signal<Out, Bit>,
    pub cmp_y: Signal<Out, Bit>,
    /// Choice `move_zero_sign`.
    zero_positive: Parameter<Bit>,
    /// The negative limit of LITP.
    litp_low: Parameter<Bits<24>>,
    /// Choice `litp_nan`.
    nan_passes: Parameter<Bit>,
    flush_a: [Flush<24, 7, 16>; 4],
    flush_b: [Flush<24, 7, 16>; 4],
    flush_y: Flush<24, 7, 16>,
    cmp: [F24Cmp; 4],
    upper: F24Cmp,
    left: [Signal<Local, Bits<24>>; 4],
    right: [Signal<Local, Bits<24>>; 4],
    held_left: [DFF<Bits<24>>; 4],
    held_right: [DFF<Bits<24>>; 4],
    held_flushed: [DFF<Bits<24>>; 4],
    order: [DFF<Bits<6>>; 4],
    chooses_max: DFF<Bit>,
    chooses_min: DFF<Bit>,
    chooses_sge: DFF<Bit>,
    chooses_slt: DFF<Bit>,
    chooses_litp: DFF<Bit>,
    chosen: [Signal<Local, Bits<24>>; 4],
    seen: [Signal<Local, Bits<6>>; 4],
    value: [Signal<Local, Bits<24>>; 4],
    low_y: Signal<Local, Bits<24>>,
    flag_x: Signal<Local, Bit>,
    flag_y: Signal<Local, Bit>,
    moved: Signal<Local, Bits<24>>,
    result: [DFF<Bits<24>>; 4],
    held_b: DFF<Bits<24>>,
    held_moved: DFF<Bits<24>>,
    held_x: DFF<Bit>,
    held_y: DFF<Bit>,
    limits: DFF<Bit>,
    /// A NaN in y of LITP that passes.
    passes: DFF<Bit>,
    nan: DFF<Bits<24>>,
    held_passes: DFF<Bit>,
    held_nan: DFF<Bits<24>>,
    flags_x: Signal<Local, Bits<8>>,
    flags_y: Signal<Local, Bits<8>>,
}

impl Select {
    pub fn new(choices: &Recorder) -> Self {
        Self {
            litp_low: Parameter::bits((f24::SIGN | size::LITP_LIMIT) as u64),
            zero_positive: Parameter::new(choices.move_zero_sign() == MoveZeroSign::Positive),
            nan_passes: Parameter::new(choices.litp_nan() == LitpNan::Pass),
            flush_a: std::array::from_fn(|_| Flush::new(choices)),
            flush_b: std::array::from_fn(|_| Flush::new(choices)),
            flush_y: Flush::new(choices),
            cmp: std::array::from_fn(|_| F24Cmp::new(choices)),
            upper: F24Cmp::new(choices),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for Select {
    fn update(&mut self) {
        for i in 0..4 {
            // MOV, MIN, SGE and SLT may see a subnormal as 0.
            wire!(self => self.flush_*.a: a[i], b[i]);
            wire!(self => self: left[i]: a[i], right[i]: b[i]);
            if self.is_min.val() || self.is_sge.val() || self.is_slt.val() {
                self.left[i].next = self.flush_a[i].y.val();
                self.right[i].next = self.flush_b[i].y.val();
            }
        }
        self.moved.next = self.flush_b[3].y.val();
        if self.zero_positive.val() && !self.moved.val().get_bits::<23>(0).any() {
            self.moved.next = 0.into();
        }
        self.held_b.d.next = self.moved.val();
        self.held_moved.d.next = self.held_b.q.val();

        if self.is_litp.val() {
            // LITP: y is not below -127.99609375.
            self.right[0].next = 0.into();
            self.right[1].next = self.litp_low.val();
            self.right[3].next = 0.into();
        }
        for i in 0..4 {
            wire!(self => self.cmp[i]: a: left[i], b: right[i]);
        }
        for i in 0..4 {
            wire!(self => self.*.d: held_left[i]: left[i], held_right[i]: right[i]);
            self.held_flushed[i].d.next = self.flush_a[i].y.val();
            self.order[i].d.next = self.cmp[i].y.val();
            self.seen[i].next = self.order[i].q.val();
        }
        wire!(self => self.*.d: chooses_max: is_max, chooses_min: is_min, chooses_sge: is_sge, chooses_slt: is_slt,
            chooses_litp: is_litp);

        // Operators other than the six comparisons are always true.
        self.flags_x.next = bit_cast::<8, 6>(self.cmp[0].y.val()) >> self.compare_x.val();
        self.flags_y.next = bit_cast::<8, 6>(self.cmp[1].y.val()) >> self.compare_y.val();
        self.flag_x.next = self.flags_x.val().get_bit(0);
        self.flag_y.next = self.flags_y.val().get_bit(0);
        match self.compare_x.val().index() {
            comparison::TRUE6 | comparison::TRUE7 => self.flag_x.next = true,
            _ => {}
        }
        match self.compare_y.val().index() {
            comparison::TRUE6 | comparison::TRUE7 => self.flag_y.next = true,
            _ => {}
        }
        if self.is_litp.val() {
            self.flag_x.next = flag!(self.cmp[0].y, comparison::GE);
            self.flag_y.next = flag!(self.cmp[3].y, comparison::GE);
        }
        wire!(self => self.*.d: held_x: flag_x, held_y: flag_y);

        // The choice.
        for i in 0..4 {
            self.chosen[i].next = self.held_flushed[i].q.val();
            if self.chooses_max.q.val() || self.chooses_litp.q.val() {
                self.chosen[i].next = self.held_right[i].q.val();
                if flag!(self.seen[i], comparison::GT) {
                    self.chosen[i].next = self.held_left[i].q.val();
                }
            }
            if self.chooses_min.q.val() {
                self.chosen[i].next = self.held_right[i].q.val();
                if flag!(self.seen[i], comparison::LT) {
                    self.chosen[i].next = self.held_left[i].q.val();
                }
            }
        }
        if self.chooses_litp.q.val() {
            self.chosen[2].next = 0.into();
        }
        for i in 0..4 {
            self.value[i].next = self.chosen[i].val();
            if self.zero_positive.val() && !self.chosen[i].val().get_bits::<23>(0).any() {
                self.value[i].next = 0.into();
            }
            if self.chooses_sge.q.val() || self.chooses_slt.q.val() {
                self.value[i].next = 0.into();
                if self.chooses_sge.q.val() && flag!(self.seen[i], comparison::GE) {
                    self.value[i].next = bits_of::<24>(f24::ONE);
                }
                if self.chooses_slt.q.val() && flag!(self.seen[i], comparison::LT) {
                    self.value[i].next = bits_of::<24>(f24::ONE);
                }
            }
            self.result[i].d.next = self.value[i].val();
        }
        self.limits.d.next = self.chooses_litp.q.val();
        self.held_nan.d.next = self.a[1].val();
        wire!(self.*.q => self.*.d: nan: held_nan, passes: held_passes);
        self.held_passes.d.next = self.is_litp.val()
            && self.nan_passes.val()
            && self.a[1].val().get_bits::<7>(16).all()
            && self.a[1].val().get_bits::<16>(0).any();

        // LITP: what the lower limit has left of y is not above 127.99609375.
        self.flush_y.a.next = self.result[1].q.val();
        self.upper.a.next = self.flush_y.y.val();
        self.upper.b.next = bits_of::<24>(size::LITP_LIMIT);
        self.low_y.next = bits_of::<24>(size::LITP_LIMIT);
        if flag!(self.upper.y, comparison::LT) {
            self.low_y.next = self.flush_y.y.val();
        }
        for i in 0..4 {
            self.y[i].next = self.result[i].q.val();
        }
        if self.limits.q.val() {
            self.y[1].next = self.low_y.val();
            if self.zero_positive.val() && !self.low_y.val().get_bits::<23>(0).any() {
                self.y[1].next = 0.into();
            }
        }
        if self.passes.q.val() {
            self.y[1].next = self.nan.q.val();
        }
        wire!(self.*.q => self: moved_bw: held_moved, cmp_x: held_x, cmp_y: held_y);
    }
}
