// SPDX-License-Identifier: MIT
//! A source operand: which register it is, and what becomes of its components.

use crate::prelude::*;

mod address;
mod modifier;

pub use address::{OperandAddress, OperandIndex};
pub use modifier::OperandModifier;

/// The address of a source operand, and its value.
///
/// shader-unit.md#instruction-words, shader-unit.md#operand-descriptors, shader-unit.md#relative-addressing. Gives the
/// number of the register to read, and takes its value.
///
/// Registers are numbered as in the 7-bit source fields: v0-v15 from 0, r0-r15 from 16, c0-c95 from 32.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct ShaderOperand {
    /// The register that the instruction names.
    pub(super) source: Signal<In, Bits<7>>,
    /// Index register: 0 none, 1 a0.x, 2 a0.y, 3 aL. Uniforms alone are indexed.
    pub(super) index: Signal<In, Bits<2>>,
    /// a0.x, two's complement.
    pub(super) a0x: Signal<In, Bits<32>>,
    /// a0.y, two's complement.
    pub(super) a0y: Signal<In, Bits<32>>,
    /// aL, unsigned.
    pub(super) al: Signal<In, Bits<32>>,
    /// x of register number `address`.
    pub(super) register_x: Signal<In, Bits<24>>,
    /// y of register number `address`.
    pub(super) register_y: Signal<In, Bits<24>>,
    /// z of register number `address`.
    pub(super) register_z: Signal<In, Bits<24>>,
    /// w of register number `address`.
    pub(super) register_w: Signal<In, Bits<24>>,
    /// Selectors, two bits a component, those for x highest: 0 x, 1 y, 2 z, 3 w.
    pub(super) swizzle: Signal<In, Bits<8>>,
    /// Whether the sign bits are flipped.
    pub(super) negate: Signal<In, Bit>,
    /// The register to read; `source` itself with `ones`.
    pub(super) address: Signal<Out, Bits<7>>,
    /// Whether the uniform that is meant does not exist: all components read as 1.0.
    pub(super) ones: Signal<Out, Bit>,
    /// x of the operand.
    pub(super) x: Signal<Out, Bits<24>>,
    /// y of the operand.
    pub(super) y: Signal<Out, Bits<24>>,
    /// z of the operand.
    pub(super) z: Signal<Out, Bits<24>>,
    /// w of the operand.
    pub(super) w: Signal<Out, Bits<24>>,
    offset: OperandIndex,
    place: OperandAddress,
    modifier: OperandModifier,
}

#[hdl]
impl Logic for ShaderOperand {
    fn update(&mut self) {
        self.place.source.next = self.source.val();
        self.offset.index.next = self.index.val();
        self.offset.a0x.next = self.a0x.val();
        self.offset.a0y.next = self.a0y.val();
        self.offset.al.next = self.al.val();
        self.place.low.next = self.offset.low.val();
        self.place.in_range.next = self.offset.in_range.val();
        self.address.next = self.place.address.val();
        self.ones.next = self.place.ones.val();

        self.modifier.ones.next = self.place.ones.val();
        self.modifier.register_x.next = self.register_x.val();
        self.modifier.register_y.next = self.register_y.val();
        self.modifier.register_z.next = self.register_z.val();
        self.modifier.register_w.next = self.register_w.val();
        self.modifier.select.next = self.swizzle.val();
        self.modifier.negate.next = self.negate.val();
        self.x.next = self.modifier.x.val();
        self.y.next = self.modifier.y.val();
        self.z.next = self.modifier.z.val();
        self.w.next = self.modifier.w.val();
    }
}
