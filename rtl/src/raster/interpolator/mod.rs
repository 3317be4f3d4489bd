// SPDX-License-Identifier: MIT
//! Interpolation of the attributes.

mod interpolants;

use super::channel::{Interpolant, Interpolated, Sample};
use super::numerator::Numerator;
use super::quotient::Division;
use crate::UnsupportedChoice;
use crate::float::Format;
use crate::parts::{Queue, QueueWords, Shift};
use crate::prelude::*;
use interpolants::Interpolants;
use pica_spec::choices::{InterpolationArithmetic, Recorder};
use pica_spec::pica200::code::output_semantic::{COLOR_A, COLOR_R};

/// The components of fragments: quotients of weighted sums over the vertices, rounded once (raster.md#interpolation).
///
/// Of each triangle come its interpolants, that of 1 / w before all others, and its samples, of which the last is one with `done`.
/// Of each sample go out the values of all components in the order of the interpolants; a triangle that has 1 / w alone gives
/// nothing. Behind other components may stand another denominator, as the one whose numbers are all the same has to for colours of
/// flat shading. Interpolants of up to seven triangles wait inside, 127 altogether.
///
/// A sample takes a clock for each interpolant: sums and quotients come about at one a clock, in one pipeline with
/// [`Numerator`] and the core of [`Quotient`](super::Quotient). Nothing stops inside: a component is begun where there is room for its
/// value in the queue behind.
///
/// The value of a colour is 0 to 255, that of another component a float24, and NaN if it is undefined. A sum of numerators of 0 gives
/// 0, another one over a denominator of 0 or less an infinity or the colour 255.
///
/// Choices: `f24_rounding`, `interpolation_arithmetic`.
#[derive(LogicBlock, Default, Component, Dut)]
#[dut(independent)]
pub struct Interpolator {
    pub(crate) clock: Signal<In, Clock>,
    pub(crate) reset: Signal<In, Bit>,
    pub(crate) interpolant_valid: Signal<In, Bit>,
    pub(crate) interpolant_ready: Signal<Out, Bit>,
    /// What the vertices of a triangle have of a component.
    pub(crate) interpolant: Signal<In, Interpolant>,
    pub(crate) sample_valid: Signal<In, Bit>,
    pub(crate) sample_ready: Signal<Out, Bit>,
    /// A fragment, or the end of a triangle.
    pub(crate) sample: Signal<In, Sample>,
    pub(crate) out_valid: Signal<Out, Bit>,
    pub(crate) out_ready: Signal<In, Bit>,
    /// A component of a fragment.
    pub(crate) interpolated: Signal<Out, Interpolated>,

    // 0. A sample, and what is read for it.
    held: DFF<Bit>,
    done0: DFF<Bit>,
    weight0_0: DFF<Bits<34>>,
    weight1_0: DFF<Bits<34>>,
    weight2_0: DFF<Bits<34>>,
    interpolants: Interpolants,
    steps: Signal<Local, Bit>,
    finishes: Signal<Local, Bit>,
    leaves: Signal<Local, Bit>,

    // 1. The memory answers.
    valid1: DFF<Bits<1>>,
    last1: DFF<Bits<1>>,
    weight0_1: DFF<Bits<34>>,
    weight1_1: DFF<Bits<34>>,
    weight2_1: DFF<Bits<34>>,

    // 2. Numbers and their weights.
    valid2: DFF<Bits<1>>,
    last2: DFF<Bits<1>>,
    weight0_2: DFF<Bits<34>>,
    weight1_2: DFF<Bits<34>>,
    weight2_2: DFF<Bits<34>>,
    is_color: Signal<Local, Bit>,
    first_color: Parameter<Bits<5>>,
    last_color: Parameter<Bits<5>>,

    // Sums, and what goes beside them.
    numerator: Numerator,
    beside: Shift<11, { Numerator::LATENCY }>,
    beside2: Signal<Local, Bits<11>>,
    beside7: Signal<Local, Bits<11>>,
    division: Division,

    // Values, and what goes with them into the queue. Room is kept for what is read before it is counted.
    occupied: DFF<Bits<{ PLACES + 1 }>>,
    occupied_after: Signal<Local, Bits<{ PLACES + 1 }>>,
    has_room: DFF<Bit>,
    most: Parameter<Bits<{ PLACES + 1 }>>,
    queue: Queue<PLACES>,
    values: QueueWords<PLACES, 24>,
    heads: QueueWords<PLACES, 7>,
    head2: Signal<Local, Bits<7>>,
    writes_head: Signal<Local, Bit>,
    head_written: DFF<Bits<PLACES>>,
    gives: Signal<Local, Bit>,
    nan: Parameter<Bits<24>>,
}

/// Bits of the number of places in the queue: more than the clocks from an interpolant to its value.
const PLACES: usize = 6;

impl Interpolator {
    /// Interpolants that are read after room was seen and before they are counted.
    const UNCOUNTED: u64 = 3;

    /// Interpolation under `choices`.
    ///
    /// # Errors
    /// If `interpolation_arithmetic` has steps of float24 operations.
    pub fn new(choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        let arithmetic = choices.interpolation_arithmetic();
        if arithmetic == InterpolationArithmetic::F24Steps {
            let reason = "the interpolator has exact sums and one quotient a component";
            return Err(UnsupportedChoice { id: "interpolation_arithmetic", value: arithmetic.name(), reason });
        }
        Ok(Self {
            first_color: Parameter::bits(COLOR_R as u64),
            last_color: Parameter::bits(COLOR_A as u64),
            division: Division::new(choices),
            most: Parameter::bits((1 << PLACES) - Self::UNCOUNTED),
            nan: Parameter::bits(Format::F24.nan()),
            ..Self::default()
        })
    }
}

#[hdl]
impl Logic for Interpolator {
    fn update(&mut self) {
        wire!(self => self.{interpolants, numerator, division, queue}: clock, reset);
        wire!(self => self.{beside, values, heads}: clock);
        wire!(self => self.interpolants: in_valid: interpolant_valid, interpolant);
        wire!(self.interpolants => self: interpolant_ready: in_ready);

        // 0. A sample stays until its last interpolant is read.
        self.steps.next =
            self.held.q.val() && (!self.done0.q.val()) && self.interpolants.has_triangle.val() && self.has_room.q.val();
        self.finishes.next = self.held.q.val() && self.done0.q.val() && self.interpolants.has_triangle.val();
        self.leaves.next = self.finishes.val() || (self.steps.val() && self.interpolants.is_last.val());
        self.sample_ready.next = self.leaves.val() || (!self.held.q.val());
        if self.leaves.val() || (!self.held.q.val()) {
            self.held.d.next = self.sample_valid.val();
            self.done0.d.next = self.sample.val().done;
            wire!(self.sample.val() => self.*.d: weight0_0: weight0, weight1_0: weight1, weight2_0: weight2);
        }
        wire!(self => self.interpolants: step: steps, finish: finishes);

        // 1 and 2. What is read for it.
        self.valid1.d.next = self.steps.val().into();
        self.last1.d.next = self.interpolants.is_last.val().into();
        wire!(self.*.q => self.*.d: weight0_1: weight0_0, weight1_1: weight1_0, weight2_1: weight2_0);
        wire!(self.*.q => self.*.d: valid2: valid1, last2: last1);
        wire!(self.*.q => self.*.d: weight0_2: weight0_1, weight1_2: weight1_1, weight2_2: weight2_1);

        // 3 to 7. The sum.
        self.numerator.in_valid.next = self.valid2.q.val().any();
        wire!(self.*.q => self.numerator.terms.next: weight0: weight0_2, weight1: weight1_2, weight2: weight2_2);
        wire!(self.interpolants => self.numerator.terms.next: number0: read_number0, number1: read_number1,
            number2: read_number2);
        self.is_color.next = (self.interpolants.read_semantic.val() >= self.first_color.val())
            && (self.interpolants.read_semantic.val() <= self.last_color.val());
        self.beside2.next = bit_cast::<11, 9>(self.interpolants.read_scale.val())
            | (bit_cast::<11, 1>(self.is_color.val().into()) << 9)
            | (bit_cast::<11, 1>(self.interpolants.read_denominator.val()) << 10);
        wire!(self => self.beside: x: beside2);

        // The quotient.
        self.beside7.next = self.beside.y.val();
        wire!(self.numerator => self.division: in_valid: out_valid, x: y);
        self.division.scale.next = self.beside7.val().get_bits::<9>(0);
        self.division.is_color.next = self.beside7.val().get_bit(9);
        self.division.is_denominator.next = self.beside7.val().get_bit(10);

        // Heads are in the queue before the values that they belong to.
        self.writes_head.next = (self.valid2.q.val() & (!self.interpolants.read_denominator.val())).any();
        if self.writes_head.val() {
            self.head_written.d.next = self.head_written.q.val() + 1;
        }
        self.head2.next = bit_cast::<7, 5>(self.interpolants.read_semantic.val())
            | (bit_cast::<7, 1>(self.interpolants.read_undefined.val()) << 5)
            | (bit_cast::<7, 1>(self.last2.q.val()) << 6);
        wire!(self => self.heads: put: writes_head, x: head2);
        self.gives.next = self.queue.valid.val() && self.out_ready.val();
        self.occupied_after.next = self.occupied.q.val();
        if self.writes_head.val() && (!self.gives.val()) {
            self.occupied_after.next = self.occupied.q.val() + 1;
        }
        if self.gives.val() && (!self.writes_head.val()) {
            self.occupied_after.next = self.occupied.q.val() - 1;
        }
        self.occupied.d.next = self.occupied_after.val();
        self.has_room.d.next = self.occupied_after.val() < self.most.val();
        wire!(self.*.q => self.heads: write_address: head_written);
        wire!(self.division => self.queue: put: out_valid);
        wire!(self => self.queue: take: out_ready);
        wire!(self.division => self.values: put: out_valid, x: y);
        wire!(self.queue => self.values: write_address, fetch, read_address, load);
        wire!(self.queue => self.heads: fetch, read_address, load);
        wire!(self.queue => self: out_valid: valid);
        self.interpolated.next.ends_fragment = self.heads.y.val().get_bit(6);
        self.interpolated.next.fragment_semantic = self.heads.y.val().get_bits::<5>(0);
        self.interpolated.next.value = self.values.y.val();
        if self.heads.y.val().get_bit(5) {
            self.interpolated.next.value = self.nan.val();
        }

        if self.reset.val() {
            wire!(0 => self.*.d: valid1, valid2, head_written, occupied);
            self.held.d.next = false;
        }
    }
}
