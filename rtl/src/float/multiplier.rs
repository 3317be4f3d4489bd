// SPDX-License-Identifier: MIT
//! The multiplier proper.

use crate::component::{clocked, described};
use crate::prelude::*;

/// The product of two numbers between registers, as a DSP block holds it. Written in Verilog, because `rust_hdl` has no
/// multiplication but 16 x 16.
///
/// The operands have `N` bits (up to 32); the product leaves in two parts, of `H` and of `L` bits, two clocks later.
/// `N + N = H + L`.
///
/// The registers have no initial value, which those of DSP blocks cannot have. Synthesisers may leave them outside of the
/// block, which then limits the clock; with `--primitives` the emission names the block of a family with its own
/// ([`crate::emit::primitives`]).
#[derive(LogicBlock, Default, Component)]
pub struct Multiplier<const N: usize, const H: usize, const L: usize> {
    /// Rising edges count.
    pub clock: Signal<In, Clock>,
    /// First factor.
    pub a: Signal<In, Bits<N>>,
    /// Second factor.
    pub b: Signal<In, Bits<N>>,
    /// The upper bits of the product.
    pub high: Signal<Out, Bits<H>>,
    /// The lower bits of the product.
    pub low: Signal<Out, Bits<L>>,
    _a: u64,
    _b: u64,
}

impl<const N: usize, const H: usize, const L: usize> Multiplier<N, H, L> {
    /// A multiplier whose widths fit.
    pub fn new() -> Self {
        assert!(N <= 32 && H + L == 2 * N);
        Self::default()
    }
}

impl<const N: usize, const H: usize, const L: usize> Logic for Multiplier<N, H, L> {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            let product = self._a * self._b;
            self.high.next = (product >> L).to_bits();
            self.low.next = (product & ((1 << L) - 1)).to_bits();
            self._a = self.a.val().to_u64();
            self._b = self.b.val().to_u64();
        }
    }

    fn connect(&mut self) {
        self.high.connect();
        self.low.connect();
    }

    fn hdl(&self) -> Verilog {
        let (operand, product, low) = (N - 1, 2 * N - 1, L - 1);
        described(
            self,
            Verilog::Custom(format!(
                "\
reg [{operand}:0] a_held;
reg [{operand}:0] b_held;
reg [{product}:0] product;

always @(posedge clock) begin
   a_held <= a;
   b_held <= b;
   product <= a_held * b_held;
end

always @(*) begin
   high = product[{product}:{L}];
   low = product[{low}:0];
end
"
            )),
            &[],
            &[],
        )
    }

    fn timing(&self) -> Vec<TimingInfo> {
        clocked(Self::NAME, &["a", "b"], &["high", "low"])
    }
}
