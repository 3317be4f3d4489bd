// SPDX-License-Identifier: MIT
//! Multipliers.

use crate::component::described;
use crate::prelude::*;

/// The low `P` bits of an unsigned product. Combinational. Written in Verilog, because `rust_hdl` has no multiplication
/// but 16 x 16.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct Product<const A: usize, const B: usize, const P: usize> {
    pub a: Signal<In, Bits<A>>,
    pub b: Signal<In, Bits<B>>,
    pub y: Signal<Out, Bits<P>>,
}

impl<const A: usize, const B: usize, const P: usize> Logic for Product<A, B, P> {
    fn update(&mut self) {
        let product = self.a.val().to_u64() * self.b.val().to_u64();
        self.y.next = (product & (u64::MAX >> (64 - P))).to_bits();
    }

    fn connect(&mut self) {
        self.y.connect();
    }

    fn hdl(&self) -> Verilog {
        described(self, Verilog::Custom("always @(*) y = a * b;\n".to_owned()), &[], &[])
    }
}

/// The low `P` bits of a product of numbers in two's complement. Combinational. Written in Verilog.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct SignedProduct<const A: usize, const B: usize, const P: usize> {
    pub a: Signal<In, Bits<A>>,
    pub b: Signal<In, Bits<B>>,
    pub y: Signal<Out, Bits<P>>,
}

/// A number of `bits` bits in two's complement.
fn signed(value: u64, bits: usize) -> i64 {
    (value << (64 - bits)).cast_signed() >> (64 - bits)
}

impl<const A: usize, const B: usize, const P: usize> Logic for SignedProduct<A, B, P> {
    fn update(&mut self) {
        let product = signed(self.a.val().to_u64(), A) * signed(self.b.val().to_u64(), B);
        self.y.next = (product.cast_unsigned() & (u64::MAX >> (64 - P))).to_bits();
    }

    fn connect(&mut self) {
        self.y.connect();
    }

    fn hdl(&self) -> Verilog {
        described(self, Verilog::Custom("always @(*) y = $signed(a) * $signed(b);\n".to_owned()), &[], &[])
    }
}
