// SPDX-License-Identifier: MIT
//! The arithmetic, with an instruction in every clock.

use crate::UnsupportedChoice;
use crate::float::{F24Add, F24Mul, Floor, Fraction, f24};
use crate::parts::{BlockDelay, Delay};
use crate::prelude::*;
use crate::shader::alu::{Offset, Select};
use crate::shader::operation;
use pica_spec::choices::{DotProductOrder, Recorder};

/// The arithmetic of [`ShaderBarrel`](super::ShaderBarrel).
///
/// Four multipliers, behind each an adder, and two more that make the first of the four the begin of a chain for dot products.
/// Every result has the [latency](Self::LATENCY) of the longest: ADD is a MAD with a factor of 1, MUL one without a
/// summand, DP3 a DP4 with zeros in w. What is ready earlier waits in memories.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_barrel_alu")]
pub(super) struct BarrelAlu {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// The operation that is computed, one clock before the operands.
    pub operation: Signal<In, Bits<5>>,
    pub compare_x: Signal<In, Bits<3>>,
    pub compare_y: Signal<In, Bits<3>>,
    pub a: [Signal<In, Bits<24>>; 4],
    pub b: [Signal<In, Bits<24>>; 4],
    pub c: [Signal<In, Bits<24>>; 4],
    /// Flags and address registers, one clock after the operands.
    pub cmp_x: Signal<Out, Bit>,
    pub cmp_y: Signal<Out, Bit>,
    pub a0x: Signal<Out, Bits<32>>,
    pub a0y: Signal<Out, Bits<32>>,
    /// The operation whose result comes out, and that of RCP, RSQ, EX2 or LG2.
    pub result_operation: Signal<In, Bits<5>>,
    pub special: Signal<In, Bits<24>>,
    pub y: [Signal<Out, Bits<24>>; 4],
    /// Choice `dot_product_order=pairwise-tree`. Choice `dot_product_order`.
    tree: Parameter<Bit>,
    mul: [F24Mul; 4],
    add: [F24Add; 4],
    middle: F24Add,
    last: F24Add,
    third: BlockDelay<24, { F24Add::LATENCY }>,
    fourth: [BlockDelay<24, { F24Add::LATENCY }>; 2],
    summands: [BlockDelay<24, { F24Mul::LATENCY }>; 4],
    /// Whether the products belong to a dot product.
    dots: Delay<1, { F24Mul::LATENCY - 1 }>,
    adds_products: DFF<Bit>,
    sums: [BlockDelay<24, { 2 * F24Add::LATENCY }>; 4],
    selected: [BlockDelay<24, { BarrelAlu::LATENCY - 2 }>; 4],
    select: Select,
    fraction: [Fraction<24, 7, 16>; 4],
    floor: [Floor<24, 7, 16>; 4],
    offset_x: Offset,
    offset_y: Offset,
    held_fraction: [DFF<Bits<24>>; 4],
    held_a: [DFF<Bits<24>>; 4],
    adds: DFF<Bit>,
    is_mad: DFF<Bit>,
    is_dot: DFF<Bit>,
    is_dp3: DFF<Bit>,
    is_dph: DFF<Bit>,
    is_max: DFF<Bit>,
    is_min: DFF<Bit>,
    is_sge: DFF<Bit>,
    is_slt: DFF<Bit>,
    is_litp: DFF<Bit>,
    is_floor: [DFF<Bit>; 3],
    is_dst: [DFF<Bit>; 3],
    floors: [DFF<Bits<24>>; 4],
    factor: [Signal<Local, Bits<24>>; 4],
    other: [Signal<Local, Bits<24>>; 4],
    summand: [Signal<Local, Bits<24>>; 4],
    chosen: [Signal<Local, Bits<24>>; 4],
}

impl BarrelAlu {
    pub fn new(choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        if choices.dot_product_order() == DotProductOrder::Unrounded {
            return Err(UnsupportedChoice {
                id: "dot_product_order",
                value: "unrounded",
                reason: "the adders round every partial sum",
            });
        }
        Ok(Self {
            tree: Parameter::new(choices.dot_product_order() == DotProductOrder::PairwiseTree),
            mul: std::array::from_fn(|_| F24Mul::new(choices)),
            add: std::array::from_fn(|_| F24Add::new(choices)),
            middle: F24Add::new(choices),
            last: F24Add::new(choices),
            select: Select::new(choices),
            fraction: std::array::from_fn(|_| Fraction::new()),
            floor: std::array::from_fn(|_| Floor::new(choices)),
            offset_x: Offset::new(choices),
            offset_y: Offset::new(choices),
            ..Self::default()
        })
    }

    /// Clocks from operands to result.
    pub const LATENCY: usize = F24Mul::LATENCY + 3 * F24Add::LATENCY;
}

#[hdl]
impl Logic for BarrelAlu {
    fn update(&mut self) {
        wire!(self => self.{select, third, dots, offset_x, offset_y}: clock);
        wire!(self => self.{middle, last}: clock, reset);
        self.middle.in_valid.next = true;
        self.last.in_valid.next = true;

        // Operands of the multipliers and of the adders behind them.
        self.adds.d.next = self.operation.val() == bits_of::<5>(operation::ADD);
        self.is_mad.d.next = self.operation.val() == bits_of::<5>(operation::MAD);
        self.is_dp3.d.next = self.operation.val() == bits_of::<5>(operation::DP3);
        self.is_dph.d.next = self.operation.val() == bits_of::<5>(operation::DPH);
        self.is_dot.d.next =
            self.is_dp3.d.val() || self.is_dph.d.val() || (self.operation.val() == bits_of::<5>(operation::DP4));
        self.is_max.d.next = self.operation.val() == bits_of::<5>(operation::MAX);
        self.is_min.d.next = self.operation.val() == bits_of::<5>(operation::MIN);
        self.is_sge.d.next = self.operation.val() == bits_of::<5>(operation::SGE);
        self.is_slt.d.next = self.operation.val() == bits_of::<5>(operation::SLT);
        self.is_litp.d.next = self.operation.val() == bits_of::<5>(operation::LITP);
        self.is_floor[0].d.next = self.operation.val() == bits_of::<5>(operation::FLR);
        self.is_dst[0].d.next = self.operation.val() == bits_of::<5>(operation::DST);
        wire!(self.*.q => self.select: is_max, is_min, is_sge, is_slt, is_litp);
        for i in 0..4 {
            wire!(self => self: factor[i]: a[i], other[i]: b[i]);
            self.summand[i].next = 0.into();
            if self.adds.q.val() {
                self.other[i].next = bits_of::<24>(f24::ONE);
                self.summand[i].next = self.b[i].val();
            }
            if self.is_mad.q.val() {
                self.summand[i].next = self.c[i].val();
            }
        }
        if self.is_dp3.q.val() {
            wire!(0 => self: factor[3], other[3]);
        }
        if self.is_dph.q.val() {
            self.factor[3].next = bits_of::<24>(f24::ONE);
        }
        self.dots.x.next = self.is_dot.q.val().into();
        for i in 0..4 {
            wire!(self => self.{mul[i], add[i]}: clock, reset);
            self.mul[i].in_valid.next = true;
            wire!(self => self.mul[i]: a: factor[i], b: other[i]);
            wire!(self => self.summands[i]: clock, x: summand[i]);
            self.add[i].in_valid.next = true;
            self.add[i].a.next = self.mul[i].y.val();
            self.add[i].b.next = self.summands[i].y.val();
            self.sums[i].clock.next = self.clock.val();
            self.sums[i].x.next = self.add[i].y.val();
        }
        self.adds_products.d.next = self.dots.y.val().get_bit(0);
        if self.adds_products.q.val() {
            self.add[0].b.next = self.mul[1].y.val();
        }

        // The chain, or the tree, which is ready earlier and waits as single sums do.
        self.third.x.next = self.mul[2].y.val();
        for i in 0..2 {
            self.fourth[i].clock.next = self.clock.val();
        }
        self.fourth[0].x.next = self.mul[3].y.val();
        self.fourth[1].x.next = self.fourth[0].y.val();
        self.middle.a.next = self.add[0].y.val();
        self.middle.b.next = self.third.y.val();
        self.last.a.next = self.middle.y.val();
        self.last.b.next = self.fourth[1].y.val();
        if self.tree.val() {
            self.third.x.next = self.add[0].y.val();
            self.middle.a.next = self.mul[2].y.val();
            self.middle.b.next = self.mul[3].y.val();
            self.fourth[1].x.next = self.middle.y.val();
            self.last.a.next = self.third.y.val();
            self.last.b.next = self.fourth[1].y.val();
        }

        // Results without multiplication and addition.
        wire!(self => self.select: compare_x, compare_y);
        for i in 0..2 {
            wire!(self.*.q => self.*.d: is_floor[i + 1]: is_floor[i], is_dst[i + 1]: is_dst[i]);
        }
        for i in 0..4 {
            wire!(self => self.select: a[i], b[i]);
            self.fraction[i].a.next = self.a[i].val();
            self.held_fraction[i].d.next = self.fraction[i].mask.val();
            self.held_a[i].d.next = self.a[i].val();
            wire!(self.*.q => self.floor[i]: a: held_a[i], mask: held_fraction[i]);
            self.floors[i].d.next = self.floor[i].y.val();
            self.chosen[i].next = self.select.y[i].val();
            if self.is_floor[2].q.val() {
                self.chosen[i].next = self.floors[i].q.val();
            }
        }
        if self.is_dst[2].q.val() {
            self.chosen[0].next = bits_of::<24>(f24::ONE);
            self.chosen[3].next = self.select.moved_bw.val();
        }
        for i in 0..4 {
            wire!(self => self.selected[i]: clock, x: chosen[i]);
        }
        wire!(self.select => self: cmp_x, cmp_y);
        self.offset_x.a.next = self.a[0].val();
        self.offset_y.a.next = self.a[1].val();
        self.a0x.next = self.offset_x.y.val();
        self.a0y.next = self.offset_y.y.val();

        for i in 0..4 {
            self.y[i].next = self.selected[i].y.val();
        }
        match self.result_operation.val().index() {
            operation::ADD | operation::MUL | operation::MAD => {
                for i in 0..4 {
                    self.y[i].next = self.sums[i].y.val();
                }
            }
            operation::DST => self.y[1].next = self.sums[1].y.val(),
            operation::DP3 | operation::DP4 | operation::DPH => {
                for i in 0..4 {
                    self.y[i].next = self.last.y.val();
                }
            }
            operation::RCP | operation::RSQ | operation::EX2 | operation::LG2 => {
                for i in 0..4 {
                    self.y[i].next = self.special.val();
                }
            }
            _ => {}
        }
    }
}
