// SPDX-License-Identifier: MIT
//! Setup of the attributes of a triangle.

mod align;

use super::channel::{Interpolant, VertexComponents};
use crate::float::{Format, Mul};
use crate::parts::{Credit, Queue, QueueWords, Shift};
use crate::prelude::*;
use align::Align;
use pica_spec::choices::Recorder;

/// What the vertices of a triangle have of a component becomes what is interpolated: the products with 1 / w, as integers of one
/// scale (raster.md#arithmetic).
///
/// Of each triangle 1 / w comes before the components. A transaction takes three clocks, a product in each.
///
/// Colours of flat shading are divided by nothing: before them goes a transaction with `reciprocal_w` whose values are all 1, and
/// their values are those of vertex 0.
///
/// Choices: `f24_rounding`, `f24_overflow`, `nan_payload`.
#[derive(LogicBlock, Default, Component, Dut)]
#[dut(unit)]
pub struct AttributeSetup {
    pub(crate) clock: Signal<In, Clock>,
    pub(crate) reset: Signal<In, Bit>,
    pub(crate) in_valid: Signal<In, Bit>,
    pub(crate) in_ready: Signal<Out, Bit>,
    /// What the vertices of a triangle have.
    pub(crate) components: Signal<In, VertexComponents>,
    pub(crate) out_valid: Signal<Out, Bit>,
    pub(crate) out_ready: Signal<In, Bit>,
    /// What is interpolated.
    pub(crate) y: Signal<Out, Interpolant>,

    phase: DFF<Bits<2>>,
    is_third: Signal<Local, Bit>,
    multiplies: Signal<Local, Bit>,
    value: Signal<Local, Bits<24>>,
    /// 1 / w of the vertices, from the one that comes next on.
    factor0: DFF<Bits<24>>,
    factor1: DFF<Bits<24>>,
    factor2: DFF<Bits<24>>,
    mul: Mul<24, 7, 16, 17, 18, 9, 25>,
    head: Signal<Local, Bits<7>>,
    heads: Shift<7, 4>,

    credit: Credit<{ 1 << PLACES }>,
    queue: Queue<PLACES>,
    products: QueueWords<PLACES, 31>,
    product: Signal<Local, Bits<31>>,
    takes: Signal<Local, Bit>,
    align: Align,
    one: Parameter<Bits<24>>,
}

/// Bits of the number of places in the queue.
const PLACES: usize = 4;

impl AttributeSetup {
    /// Setup under `choices`.
    pub fn new(choices: &Recorder) -> Self {
        Self { mul: Mul::new(choices), align: Align::new(), one: Parameter::bits(Format::F24.one()), ..Self::default() }
    }
}

#[hdl]
impl Logic for AttributeSetup {
    fn update(&mut self) {
        wire!(self => self.{mul, credit, queue, align}: clock, reset);
        wire!(self => self.{heads, products}: clock);

        // A product of each vertex in turn.
        self.is_third.next = self.phase.q.val().get_bit(1);
        self.multiplies.next = self.in_valid.val() && self.credit.has_room.val();
        self.in_ready.next = self.is_third.val() && self.credit.has_room.val();
        wire!(self => self.credit: take: multiplies);
        self.value.next = self.components.val().value0;
        if self.phase.q.val().get_bit(0) {
            self.value.next = self.components.val().value1;
        }
        if self.is_third.val() {
            self.value.next = self.components.val().value2;
        }
        wire!(self => self.mul: in_valid: multiplies, a: value);
        self.mul.b.next = self.factor0.q.val();
        if self.components.val().reciprocal_w {
            self.mul.b.next = self.one.val();
        }
        if self.multiplies.val() {
            self.phase.d.next = self.phase.q.val() + 1;
            if self.is_third.val() {
                self.phase.d.next = 0.into();
            }
            wire!(self.*.q => self.*.d: factor0: factor1, factor1: factor2, factor2: factor0);
            if self.components.val().reciprocal_w {
                self.factor2.d.next = self.value.val();
            }
        }
        if self.reset.val() {
            self.phase.d.next = 0.into();
        }

        // Products wait for their turn.
        self.head.next = bit_cast::<7, 5>(self.components.val().vertex_semantic)
            | (bit_cast::<7, 1>(self.components.val().reciprocal_w.into()) << 5)
            | (bit_cast::<7, 1>(self.components.val().last_of_triangle.into()) << 6);
        wire!(self => self.heads: x: head);
        self.product.next = bit_cast::<31, 24>(self.mul.y.val()) | (bit_cast::<31, 7>(self.heads.y.val()) << 24);
        wire!(self.mul => self.queue: put: out_valid);
        wire!(self.mul => self.products: put: out_valid);
        wire!(self => self.products: x: product);
        wire!(self.queue => self.products: write_address, fetch, read_address, load);
        self.takes.next = self.queue.valid.val() && self.align.moves.val();
        wire!(self => self.queue: take: takes);
        wire!(self => self.credit: give: takes);
        wire!(self.queue => self.align: number_valid: valid);
        wire!(self.products => self.align: word: y);
        wire!(self.align => self: out_valid, y);
        wire!(self => self.align: out_ready);
    }
}
