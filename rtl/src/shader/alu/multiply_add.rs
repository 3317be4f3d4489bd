// SPDX-License-Identifier: MIT
//! Everything that multiplies and adds.

use crate::float::{F24Add, F24Mul};
use crate::prelude::*;
use crate::{Parameter, UnsupportedChoice};
use pica_spec::choices::{DotProductOrder, Recorder};

/// Four multipliers and four adders. For MAD an adder follows its multiplier; for dot products the adders form a chain.
///
/// Operands that do not change are all it needs: a pipeline with constant operands has a constant result once it is
/// full, so a result is there when the [latency](Self::latency) of its chain has passed.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_multiply_add")]
pub(super) struct MultiplyAdd {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Whether the operands count.
    pub valid: Signal<In, Bit>,
    /// The adders take products and `c`.
    pub mad: Signal<In, Bit>,
    /// The adders are chained.
    pub dot: Signal<In, Bit>,
    /// The chain ends with the third product.
    pub three: Signal<In, Bit>,
    pub a: [Signal<In, Bits<24>>; 4],
    pub b: [Signal<In, Bits<24>>; 4],
    pub c: [Signal<In, Bits<24>>; 4],
    pub product: [Signal<Out, Bits<24>>; 4],
    pub sum: [Signal<Out, Bits<24>>; 4],
    /// The dot product.
    pub total: Signal<Out, Bits<24>>,
    /// Choice `dot_product_order=pairwise-tree`. Choice `dot_product_order`.
    tree: Parameter<Bit>,
    mul: [F24Mul; 4],
    add: [F24Add; 4],
}

impl MultiplyAdd {
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
            ..Self::default()
        })
    }

    /// Clocks from operands to the result of a chain of this many multipliers and adders.
    pub fn latency(multipliers: usize, adders: usize) -> usize {
        multipliers * F24Mul::LATENCY + adders * F24Add::LATENCY
    }
}

#[hdl]
impl Logic for MultiplyAdd {
    fn update(&mut self) {
        for i in 0..4 {
            wire!(self => self.mul[i]: clock, reset, in_valid: valid, a: a[i], b: b[i]);
            self.product[i].next = self.mul[i].y.val();

            wire!(self => self.add[i]: clock, reset, in_valid: valid, a: a[i], b: b[i]);
            if self.mad.val() {
                self.add[i].a.next = self.mul[i].y.val();
                self.add[i].b.next = self.c[i].val();
            }
            self.sum[i].next = self.add[i].y.val();
        }
        if self.dot.val() {
            self.add[0].a.next = self.mul[0].y.val();
            self.add[0].b.next = self.mul[1].y.val();
            self.add[1].a.next = self.add[0].y.val();
            self.add[1].b.next = self.mul[2].y.val();
            self.add[2].a.next = self.add[1].y.val();
            self.add[2].b.next = self.mul[3].y.val();
            if self.tree.val() {
                self.add[1].a.next = self.mul[2].y.val();
                self.add[1].b.next = self.mul[3].y.val();
                self.add[2].a.next = self.add[0].y.val();
                self.add[2].b.next = self.add[1].y.val();
                if self.three.val() {
                    self.add[2].b.next = self.mul[2].y.val();
                }
            }
        }
        self.total.next = self.add[2].y.val();
        if self.three.val() && !self.tree.val() {
            self.total.next = self.add[1].y.val();
        }
    }
}
