// SPDX-License-Identifier: MIT
//! Quaternions of a triangle in one half space.

use super::channel::{Alignment, Quaternions};
use crate::UnsupportedChoice;
use crate::float::{F24Add, F24Mul};
use crate::parts::{Sequencer, Shift};
use crate::prelude::*;
use pica_spec::choices::{DotProductOrder, NanPayload, Recorder};

/// Which quaternions are negated: those of vertices 1 and 2 whose dot product with that of vertex 0 is negative
/// (raster.md#vertex-post-processing).
///
/// One multiplier and one adder make both dot products, each of their operations in two steps, one for vertex 1 and one for vertex
/// 2. A triangle takes 27 clocks, and one comes every 28:
///
/// | step | |
/// |---|---|
/// | 0, 2, 8, 14 | products of x, y, z and w, for vertex 1 |
/// | 6, 12, 18 | sums of two, three and four products |
/// | 24 | the sign of the dot product |
///
/// As a tree of sums, choice `dot_product_order=pairwise-tree`:
///
/// | step | |
/// |---|---|
/// | 0, 2, 4, 6 | products of x, y, z and w, for vertex 1 |
/// | 6, 10 | sums of the first two products, and of the others |
/// | 16 | the sum of both |
/// | 22 | the sign of the dot product |
///
/// Choices: `dot_product_order`, `nan_payload`, and those of the arithmetic.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Quaternion {
    clock: Signal<In, Clock>,
    reset: Signal<In, Bit>,
    in_valid: Signal<In, Bit>,
    in_ready: Signal<Out, Bit>,
    /// The quaternions as they came from the output map.
    quaternions: Signal<In, Quaternions>,
    out_valid: Signal<Out, Bit>,
    out_ready: Signal<In, Bit>,
    /// What changes its sign.
    alignment: Signal<Out, Alignment>,
    sequencer: Sequencer,
    held: DFF<Quaternions>,
    for_vertex2: Signal<Local, Bit>,
    of_first: Signal<Local, Bits<24>>,
    of_vertex1: Signal<Local, Bits<24>>,
    of_vertex2: Signal<Local, Bits<24>>,
    mul: F24Mul,
    product_before: Shift<24, 2>,
    add: F24Add,
    sum_before: Shift<24, 4>,
    negative: Signal<Local, Bit>,
    /// The last two signs.
    signs: DFF<Bits<2>>,
    /// The first step that multiplies w: choice `dot_product_order`.
    first_of_w: Parameter<Bits<6>>,
    /// The first step that adds sums.
    first_of_sums: Parameter<Bits<6>>,
    /// Whether sums are a tree: choice `dot_product_order`.
    is_tree: Parameter<Bit>,
    /// Whether a NaN may have a sign: choice `nan_payload`.
    signed_nan: Parameter<Bit>,
}

impl Quaternion {
    /// The signs under `choices`.
    ///
    /// # Errors
    /// If dot products are to be rounded once.
    pub fn new(choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        let order = choices.dot_product_order();
        let (first_of_w, last_step) = match order {
            DotProductOrder::LeftToRight => (10, 25),
            DotProductOrder::PairwiseTree => (6, 23),
            DotProductOrder::Unrounded => {
                return Err(UnsupportedChoice {
                    id: "dot_product_order",
                    value: order.name(),
                    reason: "the adder of quaternions rounds every partial sum",
                });
            }
        };
        Ok(Self {
            sequencer: Sequencer::new(0, last_step),
            mul: F24Mul::new(choices),
            add: F24Add::new(choices),
            first_of_w: Parameter::bits(first_of_w),
            first_of_sums: Parameter::bits(12),
            is_tree: Parameter::new(order == DotProductOrder::PairwiseTree),
            signed_nan: Parameter::new(choices.nan_payload() == NanPayload::Propagate),
            ..Self::default()
        })
    }
}

#[hdl]
impl Logic for Quaternion {
    fn update(&mut self) {
        wire!(self => self.{sequencer, mul, add}: clock, reset);
        wire!(self => self.{product_before, sum_before}: clock);
        wire!(self => self.sequencer: in_valid, out_ready);
        wire!(self.sequencer => self: in_ready, out_valid);
        wire!(self.sequencer => self.{mul, add}: in_valid: run);
        if self.sequencer.start.val() {
            wire!(self => self.held: d: quaternions);
        }

        // Products: x in steps 0 and 1, y in 2 and 3, z from 4 on.
        self.for_vertex2.next = self.sequencer.step.val().get_bit(0);
        wire!(self.held.q.val() => self: of_first: z0, of_vertex1: z1, of_vertex2: z2);
        if self.sequencer.step.val() < 4 {
            wire!(self.held.q.val() => self: of_first: y0, of_vertex1: y1, of_vertex2: y2);
        }
        if self.sequencer.step.val() < 2 {
            wire!(self.held.q.val() => self: of_first: x0, of_vertex1: x1, of_vertex2: x2);
        }
        if self.sequencer.step.val() >= self.first_of_w.val() {
            wire!(self.held.q.val() => self: of_first: w0, of_vertex1: w1, of_vertex2: w2);
        }
        wire!(self => self.mul: a: of_first, b: of_vertex1);
        if self.for_vertex2.val() {
            wire!(self => self.mul: b: of_vertex2);
        }

        // Sums: of two products, the first of which came two clocks before, then of a sum and a product, or of two sums.
        wire!(self.mul => self.product_before: x: y);
        wire!(self.add => self.sum_before: x: y);
        wire!(self.product_before => self.add: a: y);
        wire!(self.mul => self.add: b: y);
        if self.sequencer.step.val() >= self.first_of_sums.val() {
            wire!(self.add => self.add: a: y);
            if self.is_tree.val() {
                wire!(self.sum_before => self.add: a: y);
                wire!(self.add => self.add: b: y);
            }
        }

        // Signs: no sum is -0.
        self.negative.next = self.add.y.val().get_bit(23);
        if self.signed_nan.val() && self.add.y.val().get_bits::<7>(16).all() && self.add.y.val().get_bits::<16>(0).any()
        {
            self.negative.next = false;
        }
        if self.sequencer.run.val() {
            self.signs.d.next = (self.signs.q.val() << 1) | bit_cast::<2, 1>(self.negative.val().into());
        }
        self.alignment.next.negate1 = self.signs.q.val().get_bit(1);
        self.alignment.next.negate2 = self.signs.q.val().get_bit(0);
    }
}
