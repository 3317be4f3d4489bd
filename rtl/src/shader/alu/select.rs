// SPDX-License-Identifier: MIT
//! Everything that compares, and passes one of its operands on.

use crate::float::f24;
use crate::float::{F24Cmp, Flush};
use crate::prelude::*;
use pica_spec::choices::{LitpNan, MoveZeroSign, Recorder};
use pica_spec::isa::code::comparison;
use pica_spec::isa::size;

/// Four comparators: MAX, MIN, SGE, SLT, LITP, MOV, the moves of DST, and the flags of CMP and LITP.
///
/// LITP compares x and w with 0. The comparators of y and z limit y, one after the other.
///
/// Choices: `cmp_ne_nan`, `litp_nan`, `move_zero_sign`, `subnormal_compare`.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_select")]
pub(super) struct Select {
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
    zero_positive: Parameter<Bit>,
    /// The negative limit of LITP.
    litp_low: Parameter<Bits<24>>,
    nan_passes: Parameter<Bit>,
    flush_a: [Flush<24, 7, 16>; 4],
    flush_b: [Flush<24, 7, 16>; 4],
    flush_y: Flush<24, 7, 16>,
    cmp: [F24Cmp; 4],
    left: [Signal<Local, Bits<24>>; 4],
    right: [Signal<Local, Bits<24>>; 4],
    chosen: [Signal<Local, Bits<24>>; 4],
    limited: Signal<Local, Bits<24>>,
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
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for Select {
    fn update(&mut self) {
        for i in 0..4 {
            // MOV, MIN, SGE and SLT may see a subnormal as 0.
            self.flush_a[i].a.next = self.a[i].val();
            self.flush_b[i].a.next = self.b[i].val();
            self.left[i].next = self.a[i].val();
            self.right[i].next = self.b[i].val();
            if self.is_min.val() || self.is_sge.val() || self.is_slt.val() {
                self.left[i].next = self.flush_a[i].y.val();
                self.right[i].next = self.flush_b[i].y.val();
            }
        }
        self.moved_bw.next = self.flush_b[3].y.val();
        if self.zero_positive.val() && !self.moved_bw.val().get_bits::<23>(0).any() {
            self.moved_bw.next = 0.into();
        }

        if self.is_litp.val() {
            // y is not below -127.99609375.
            self.right[0].next = 0.into();
            self.right[1].next = self.litp_low.val();
            self.right[3].next = 0.into();
        }
        for i in 0..4 {
            self.cmp[i].a.next = self.left[i].val();
            self.cmp[i].b.next = self.right[i].val();
        }
        // What is left of y is not above 127.99609375.
        self.limited.next = self.right[1].val();
        if flag!(self.cmp[1].y, comparison::GT) {
            self.limited.next = self.left[1].val();
        }
        self.flush_y.a.next = self.limited.val();
        if self.is_litp.val() {
            self.cmp[2].a.next = self.flush_y.y.val();
            self.cmp[2].b.next = bits_of::<24>(size::LITP_LIMIT);
        }

        for i in 0..4 {
            self.chosen[i].next = self.flush_a[i].y.val();
            if self.is_max.val() || self.is_litp.val() {
                self.chosen[i].next = self.right[i].val();
                if flag!(self.cmp[i].y, comparison::GT) {
                    self.chosen[i].next = self.left[i].val();
                }
            }
            if self.is_min.val() {
                self.chosen[i].next = self.right[i].val();
                if flag!(self.cmp[i].y, comparison::LT) {
                    self.chosen[i].next = self.left[i].val();
                }
            }
        }
        if self.is_litp.val() {
            self.chosen[1].next = bits_of::<24>(size::LITP_LIMIT);
            if flag!(self.cmp[2].y, comparison::LT) {
                self.chosen[1].next = self.flush_y.y.val();
            }
            self.chosen[2].next = 0.into();
        }
        for i in 0..4 {
            if self.zero_positive.val() && !self.chosen[i].val().get_bits::<23>(0).any() {
                self.chosen[i].next = 0.into();
            }
        }
        if self.is_litp.val()
            && self.nan_passes.val()
            && self.a[1].val().get_bits::<7>(16).all()
            && self.a[1].val().get_bits::<16>(0).any()
        {
            self.chosen[1].next = self.a[1].val();
        }
        for i in 0..4 {
            self.y[i].next = self.chosen[i].val();
            if self.is_sge.val() || self.is_slt.val() {
                self.y[i].next = 0.into();
                if self.is_sge.val() && flag!(self.cmp[i].y, comparison::GE) {
                    self.y[i].next = bits_of::<24>(f24::ONE);
                }
                if self.is_slt.val() && flag!(self.cmp[i].y, comparison::LT) {
                    self.y[i].next = bits_of::<24>(f24::ONE);
                }
            }
        }

        // The other operators are always true.
        self.flags_x.next = bit_cast::<8, 6>(self.cmp[0].y.val()) >> self.compare_x.val();
        self.flags_y.next = bit_cast::<8, 6>(self.cmp[1].y.val()) >> self.compare_y.val();
        self.cmp_x.next = self.flags_x.val().get_bit(0);
        self.cmp_y.next = self.flags_y.val().get_bit(0);
        match self.compare_x.val().index() {
            comparison::TRUE6 => self.cmp_x.next = true,
            comparison::TRUE7 => self.cmp_x.next = true,
            _ => {}
        }
        match self.compare_y.val().index() {
            comparison::TRUE6 => self.cmp_y.next = true,
            comparison::TRUE7 => self.cmp_y.next = true,
            _ => {}
        }
        if self.is_litp.val() {
            self.cmp_x.next = flag!(self.cmp[0].y, comparison::GE);
            self.cmp_y.next = flag!(self.cmp[3].y, comparison::GE);
        }
    }
}
