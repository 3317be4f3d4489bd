// SPDX-License-Identifier: MIT
//! `MAD`: a * b + c.

use super::{Add, Mul};
use crate::prelude::*;
use pica_spec::choices::Recorder;

/// The product a * b, rounded, plus c, rounded again.
///
/// Not fused (numbers.md#rounding-and-range): a multiplier and an adder in a row, whose latencies add up. The slower of
/// the two limits the clock.
///
/// The widths are those of [`Mul`] and [`Add`].
#[derive(LogicBlock, Default, Component, Dut)]
#[dut(latency = Self::LATENCY)]
pub struct Mad<
    const W: usize,
    const E: usize,
    const M: usize,
    const G: usize,
    const H: usize,
    const S: usize,
    const S1: usize,
    const S2: usize,
    const X: usize,
    const T: usize,
> {
    /// Rising edges count.
    pub clock: Signal<In, Clock>,
    /// Empties the pipeline at a rising clock edge.
    pub reset: Signal<In, Bit>,
    /// `a`, `b` and `c` are operands.
    pub in_valid: Signal<In, Bit>,
    /// First factor.
    pub a: Signal<In, Bits<W>>,
    /// Second factor.
    pub b: Signal<In, Bits<W>>,
    /// Summand.
    pub c: Signal<In, Bits<W>>,
    /// `y` is a result.
    pub out_valid: Signal<Out, Bit>,
    /// a * b, rounded, plus c, rounded; there with `out_valid`.
    pub y: Signal<Out, Bits<W>>,
    mul: Mul<W, E, M, G, H, X, T>,
    add: Add<W, E, M, S, S1, S2, X, T>,
    // The summand waits as long as the multiplier takes.
    c1: DFF<Bits<W>>,
    c2: DFF<Bits<W>>,
    c3: DFF<Bits<W>>,
    c4: DFF<Bits<W>>,
}

impl<
    const W: usize,
    const E: usize,
    const M: usize,
    const G: usize,
    const H: usize,
    const S: usize,
    const S1: usize,
    const S2: usize,
    const X: usize,
    const T: usize,
> Mad<W, E, M, G, H, S, S1, S2, X, T>
{
    /// Clocks from operands to result.
    pub const LATENCY: usize = Mul::<W, E, M, G, H, X, T>::LATENCY + Add::<W, E, M, S, S1, S2, X, T>::LATENCY;

    /// A multiplier and an adder under the choices of [`Mul`] and [`Add`].
    pub fn new(choices: &Recorder) -> Self {
        Self { mul: Mul::new(choices), add: Add::new(choices), ..Self::default() }
    }
}

#[hdl]
impl<
    const W: usize,
    const E: usize,
    const M: usize,
    const G: usize,
    const H: usize,
    const S: usize,
    const S1: usize,
    const S2: usize,
    const X: usize,
    const T: usize,
> Logic for Mad<W, E, M, G, H, S, S1, S2, X, T>
{
    fn update(&mut self) {
        self.c1.d.next = self.c.val();
        wire!(self.*.q => self.*.d: c2: c1, c3: c2, c4: c3);

        wire!(self => self.mul: clock, reset, in_valid, a, b);

        wire!(self => self.add: clock, reset);
        wire!(self.mul => self.add: in_valid: out_valid, a: y);
        self.add.b.next = self.c4.q.val();

        wire!(self.add => self: out_valid, y);
    }
}
