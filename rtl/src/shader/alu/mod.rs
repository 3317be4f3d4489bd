// SPDX-License-Identifier: MIT
//! The arithmetic of the shader unit (shader-unit.md#operations).

mod multiply_add;
mod offset;
mod select;
mod special;

use super::operation;
use crate::UnsupportedChoice;
use crate::float::f24;
use crate::float::{Floor, Fraction};
use crate::prelude::*;
use multiply_add::MultiplyAdd;
pub(super) use offset::Offset;
use pica_spec::choices::{DotProductOrder, Recorder};
pub(super) use select::Select;
pub(super) use special::{Special, SpecialFunction};

/// The result of an arithmetic instruction.
///
/// Four lanes: what each arithmetic opcode makes of its operands. `operation` is that of
/// [`ShaderDecode`](super::decode::ShaderDecode); with another one the result means nothing.
///
/// The operands are taken together with the result: until then they feed the arithmetic, which needs no registers for
/// them. Adders know what they add a clock later. A result takes 2 clocks more than the multiplier and the chain of
/// adders that make it, 3 more than an adder alone or a function; MOV, MAX, MIN, SGE, SLT, FLR, LITP, CMP and MOVA 3.
///
/// Flags are 0 for all but CMP and LITP, address registers for all but MOVA, and the vector is 0 for CMP and MOVA.
#[vectors]
#[derive(LogicBlock, Default, Component, Dut)]
pub struct ShaderAlu {
    pub(super) clock: Signal<In, Clock>,
    pub(super) reset: Signal<In, Bit>,
    pub(super) in_valid: Signal<In, Bit>,
    pub(super) in_ready: Signal<Out, Bit>,
    /// The operation that is computed.
    pub(super) operation: Signal<In, Bits<5>>,
    /// CMP: comparison of the x components.
    pub(super) compare_x: Signal<In, Bits<3>>,
    /// CMP: comparison of the y components.
    pub(super) compare_y: Signal<In, Bits<3>>,
    /// {component} of source 1.
    #[vector]
    pub(super) a: Signal<In, Bits<24>>,
    /// {component} of source 2.
    #[vector]
    pub(super) b: Signal<In, Bits<24>>,
    /// {component} of source 3.
    #[vector]
    pub(super) c: Signal<In, Bits<24>>,
    pub(super) out_valid: Signal<Out, Bit>,
    pub(super) out_ready: Signal<In, Bit>,
    /// {component} of the result.
    #[vector]
    pub(super) xyzw: Signal<Out, Bits<24>>,
    /// CMP, LITP: cmp.x.
    pub(super) cmp_x: Signal<Out, Bit>,
    /// CMP, LITP: cmp.y.
    pub(super) cmp_y: Signal<Out, Bit>,
    /// MOVA: a0.x.
    pub(super) a0x: Signal<Out, Bits<32>>,
    /// MOVA: a0.y.
    pub(super) a0y: Signal<Out, Bits<32>>,
    multiply_add: MultiplyAdd,
    select: Select,
    special: Special,
    fraction: [Fraction<24, 7, 16>; 4],
    held_fraction: [DFF<Bits<24>>; 4],
    floor: [Floor<24, 7, 16>; 4],
    offset: Offset,
    // What is computed, and how.
    adds: DFF<Bit>,
    multiplies: DFF<Bit>,
    is_mad: DFF<Bit>,
    is_dot: DFF<Bit>,
    is_dp3: DFF<Bit>,
    is_dst: DFF<Bit>,
    is_floor: DFF<Bit>,
    is_mova: DFF<Bit>,
    is_special: DFF<Bit>,
    has_flags: DFF<Bit>,
    /// The vector of the result is 0.
    is_nothing: DFF<Bit>,
    chosen: DFF<SpecialFunction>,
    mul_clocks: Parameter<Bits<6>>,
    add_clocks: Parameter<Bits<6>>,
    mad_clocks: Parameter<Bits<6>>,
    dp3_clocks: Parameter<Bits<6>>,
    /// Choice `dot_product_order`.
    dp4_clocks: Parameter<Bits<6>>,
    state: DFF<AluState>,
    /// Clocks until the result is there.
    clocks: DFF<Bits<6>>,
    result: [DFF<Bits<24>>; 4],
    flag_x: DFF<Bit>,
    flag_y: DFF<Bit>,
    held_a0x: DFF<Bits<32>>,
    held_a0y: DFF<Bits<32>>,
    a: [Signal<Local, Bits<24>>; 4],
    b: [Signal<Local, Bits<24>>; 4],
    c: [Signal<Local, Bits<24>>; 4],
    value: [Signal<Local, Bits<24>>; 4],
    duration: Signal<Local, Bits<6>>,
    waits: Signal<Local, Bit>,
    finished: Signal<Local, Bit>,
}

#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
enum AluState {
    /// Waits for operands.
    Idle,
    /// Waits for the arithmetic.
    Compute,
    /// Waits until RCP, RSQ, EX2 or LG2 takes the operand.
    Offer,
    /// Waits for the result of RCP, RSQ, EX2 or LG2.
    Await,
    /// Holds the result until it is taken.
    Done,
}

impl ShaderAlu {
    /// The ALU under `choices`.
    ///
    /// # Errors
    /// If the arithmetic cannot follow one of them.
    pub fn new(choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        let dp4_adders = if choices.dot_product_order() == DotProductOrder::PairwiseTree { 2 } else { 3 };
        // The clock in which operands are seen is the first, and the one with 0 is the last.
        let clocks =
            |multipliers, adders| Parameter::new((MultiplyAdd::latency(multipliers, adders) as u64 - 1).into());
        Ok(Self {
            multiply_add: MultiplyAdd::new(choices)?,
            select: Select::new(choices),
            special: Special::new(choices)?,
            fraction: std::array::from_fn(|_| Fraction::new()),
            floor: std::array::from_fn(|_| Floor::new(choices)),
            offset: Offset::new(choices),
            mul_clocks: clocks(1, 0),
            // Adders wait for the register that says what is computed.
            add_clocks: Parameter::new((MultiplyAdd::latency(0, 1) as u64).into()),
            mad_clocks: clocks(1, 1),
            dp3_clocks: clocks(1, 2),
            dp4_clocks: clocks(1, dp4_adders),
            ..Self::default()
        })
    }
}

#[hdl]
impl Logic for ShaderAlu {
    fn update(&mut self) {
        wire!(self => self.{multiply_add, select, special, offset}: clock);
        wire!(self => self: a[0]: a_x, a[1]: a_y, a[2]: a_z, a[3]: a_w, b[0]: b_x, b[1]: b_y, b[2]: b_z, b[3]: b_w,
            c[0]: c_x, c[1]: c_y, c[2]: c_z, c[3]: c_w);

        wire!(self => self.multiply_add: reset, valid: in_valid);
        for i in 0..4 {
            wire!(self => self.multiply_add: a[i], b[i], c[i]);
            wire!(self => self.select: a[i], b[i]);
            self.fraction[i].a.next = self.a[i].val();
            self.held_fraction[i].d.next = self.fraction[i].mask.val();
            self.floor[i].a.next = self.a[i].val();
            self.floor[i].mask.next = self.held_fraction[i].q.val();
        }
        wire!(false => self.select: is_max, is_min, is_sge, is_slt, is_litp);
        wire!(self => self.select: compare_x, compare_y);
        self.special.a.next = self.a[0].val();

        // The operation, and how long it takes.
        self.duration.next = 1.into();
        self.waits.next = false;
        wire!(false => self.*.d: adds, multiplies, is_mad, is_dot, is_dp3, is_dst, is_floor, is_mova, has_flags,
            is_nothing);
        self.chosen.d.next = SpecialFunction::Rcp;
        match self.operation.val().index() {
            operation::ADD => {
                self.adds.d.next = true;
                self.duration.next = self.add_clocks.val();
            }
            operation::DP3 => {
                wire!(true => self.*.d: is_dot, is_dp3);
                self.duration.next = self.dp3_clocks.val();
            }
            operation::DP4 => {
                self.is_dot.d.next = true;
                self.duration.next = self.dp4_clocks.val();
            }
            operation::DPH => {
                // DPH is DP4 with a.w = 1.
                self.is_dot.d.next = true;
                self.multiply_add.a[3].next = bits_of::<24>(f24::ONE);
                self.duration.next = self.dp4_clocks.val();
            }
            operation::DST => {
                self.is_dst.d.next = true;
                self.duration.next = self.mul_clocks.val();
            }
            operation::EX2 => {
                self.waits.next = true;
                self.chosen.d.next = SpecialFunction::Ex2;
            }
            operation::LG2 => {
                self.waits.next = true;
                self.chosen.d.next = SpecialFunction::Lg2;
            }
            operation::LITP => {
                self.select.is_litp.next = true;
                self.has_flags.d.next = true;
            }
            operation::MUL => {
                self.multiplies.d.next = true;
                self.duration.next = self.mul_clocks.val();
            }
            operation::SGE => self.select.is_sge.next = true,
            operation::SLT => self.select.is_slt.next = true,
            operation::FLR => self.is_floor.d.next = true,
            operation::MAX => self.select.is_max.next = true,
            operation::MIN => self.select.is_min.next = true,
            operation::RCP => self.waits.next = true,
            operation::RSQ => {
                self.waits.next = true;
                self.chosen.d.next = SpecialFunction::Rsq;
            }
            operation::MAD => {
                wire!(true => self.*.d: adds, is_mad);
                self.duration.next = self.mad_clocks.val();
            }
            operation::CMP => {
                wire!(true => self.*.d: has_flags, is_nothing);
            }
            operation::MOVA => {
                wire!(true => self.*.d: is_mova, is_nothing);
            }
            _ => {}
        }
        self.is_special.d.next = self.waits.val();
        wire!(self.*.q => self.multiply_add: mad: is_mad, dot: is_dot, three: is_dp3);
        self.special.operation.next = self.chosen.q.val();

        // The operation chooses the result.
        for i in 0..4 {
            self.value[i].next = self.select.y[i].val();
            if self.adds.q.val() {
                self.value[i].next = self.multiply_add.sum[i].val();
            }
            if self.multiplies.q.val() {
                self.value[i].next = self.multiply_add.product[i].val();
            }
            if self.is_floor.q.val() {
                self.value[i].next = self.floor[i].y.val();
            }
            if self.is_dot.q.val() {
                self.value[i].next = self.multiply_add.total.val();
            }
            if self.is_special.q.val() {
                self.value[i].next = self.special.y.val();
            }
            if self.is_nothing.q.val() {
                self.value[i].next = 0.into();
            }
        }
        if self.is_dst.q.val() {
            self.value[0].next = bits_of::<24>(f24::ONE);
            self.value[1].next = self.multiply_add.product[1].val();
            self.value[3].next = self.select.moved_bw.val();
        }

        // MOVA converts x, then y.
        self.offset.a.next = self.a[0].val();
        if self.state.q.val() == AluState::Compute {
            self.offset.a.next = self.a[1].val();
        }

        self.special.in_valid.next = self.state.q.val() == AluState::Offer;
        self.special.out_ready.next = self.state.q.val() == AluState::Await;
        self.out_valid.next = self.state.q.val() == AluState::Done;
        self.finished.next = ((self.state.q.val() == AluState::Compute) && !self.clocks.q.val().any())
            || ((self.state.q.val() == AluState::Await) && self.special.out_valid.val());
        match self.state.q.val() {
            AluState::Idle => {
                self.clocks.d.next = self.duration.val();
                if self.in_valid.val() {
                    self.state.d.next = AluState::Compute;
                    if self.waits.val() {
                        self.state.d.next = AluState::Offer;
                    }
                }
            }
            AluState::Compute => {
                self.clocks.d.next = self.clocks.q.val() - 1;
                wire!(0 => self.*.d: held_a0x, held_a0y);
                if self.is_mova.q.val() {
                    self.held_a0x.d.next = self.held_a0x.q.val();
                    self.held_a0y.d.next = self.offset.y.val();
                    if self.clocks.q.val().any() {
                        self.held_a0x.d.next = self.offset.y.val();
                    }
                }
            }
            AluState::Offer => {
                wire!(0 => self.*.d: held_a0x, held_a0y);
                if self.special.in_ready.val() {
                    self.state.d.next = AluState::Await;
                }
            }
            AluState::Await => {}
            AluState::Done => {
                if self.out_ready.val() {
                    self.state.d.next = AluState::Idle;
                }
            }
            _ => self.state.d.next = AluState::Idle,
        }

        self.in_ready.next = self.finished.val();
        for i in 0..4 {
            if self.finished.val() {
                self.result[i].d.next = self.value[i].val();
            }
        }
        if self.finished.val() {
            self.state.d.next = AluState::Done;
            self.flag_x.d.next = self.has_flags.q.val() && self.select.cmp_x.val();
            self.flag_y.d.next = self.has_flags.q.val() && self.select.cmp_y.val();
        }
        self.special.reset.next = self.reset.val();
        if self.reset.val() {
            self.state.d.next = AluState::Idle;
        }

        wire!(self.*.q => self: x: result[0], y: result[1], z: result[2], w: result[3], cmp_x: flag_x, cmp_y: flag_y,
            a0x: held_a0x, a0y: held_a0y);
    }
}
