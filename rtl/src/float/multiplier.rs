// SPDX-License-Identifier: MIT
//! The multiplier proper.

use crate::component::described;
use crate::prelude::*;

/// The product of two significands between registers, as a DSP block holds it. Written in Verilog, because `rust_hdl`
/// has no multiplication but 16 x 16.
///
/// The operands are mantissas of `M` bits, each below a one that is not passed; the product of `2M + 2` bits leaves in
/// two parts, two clocks later. The registers have no initial value, which those of DSP blocks cannot have. `H = M + 2`.
#[derive(LogicBlock, Default, Component)]
pub struct Multiplier<const M: usize, const H: usize> {
    /// Rising edges count.
    pub clock: Signal<In, Clock>,
    /// Mantissa of one operand.
    pub a: Signal<In, Bits<M>>,
    /// Mantissa of the other.
    pub b: Signal<In, Bits<M>>,
    /// Bits `M ..= 2M + 1` of the product: two before the binary point, and `M`.
    pub high: Signal<Out, Bits<H>>,
    /// Bits `0 .. M`.
    pub low: Signal<Out, Bits<M>>,
    _a: u64,
    _b: u64,
}

impl<const M: usize, const H: usize> Multiplier<M, H> {
    /// A multiplier whose constants fit the widths.
    pub fn new() -> Self {
        assert!(H == M + 2);
        Self::default()
    }
}

impl<const M: usize, const H: usize> Logic for Multiplier<M, H> {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            let product = self._a * self._b;
            let one = 1 << M;
            self.high.next = (product >> M).to_bits();
            self.low.next = (product & (one - 1)).to_bits();
            self._a = one | self.a.val().to_u64();
            self._b = one | self.b.val().to_u64();
        }
    }

    fn connect(&mut self) {
        self.high.connect();
        self.low.connect();
    }

    fn hdl(&self) -> Verilog {
        let (top, product, low) = (M, 2 * M + 1, M - 1);
        described(
            self,
            Verilog::Custom(format!(
                "\
reg [{top}:0] a_significand;
reg [{top}:0] b_significand;
reg [{product}:0] product;

always @(posedge clock) begin
   a_significand <= {{1'b1, a}};
   b_significand <= {{1'b1, b}};
   product <= a_significand * b_significand;
end

always @(*) begin
   high = product[{product}:{top}];
   low = product[{low}:0];
end
"
            )),
            &[],
            &[],
        )
    }

    fn timing(&self) -> Vec<TimingInfo> {
        vec![TimingInfo {
            name: "multiplier".into(),
            clock: "clock".into(),
            inputs: vec!["a".into(), "b".into()],
            outputs: vec!["high".into(), "low".into()],
        }]
    }
}
