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
#[vectors]
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
    /// {component} of register number `address`.
    #[vector]
    pub(super) register: Signal<In, Bits<24>>,
    /// Selectors, two bits a component, those for x highest: 0 x, 1 y, 2 z, 3 w.
    pub(super) swizzle: Signal<In, Bits<8>>,
    /// Whether the sign bits are flipped.
    pub(super) negate: Signal<In, Bit>,
    /// The register to read; `source` itself with `ones`.
    pub(super) address: Signal<Out, Bits<7>>,
    /// Whether the uniform that is meant does not exist: all components read as 1.0.
    pub(super) ones: Signal<Out, Bit>,
    /// {component} of the operand.
    #[vector]
    pub(super) xyzw: Signal<Out, Bits<24>>,
    offset: OperandIndex,
    place: OperandAddress,
    modifier: OperandModifier,
}

#[hdl]
impl Logic for ShaderOperand {
    fn update(&mut self) {
        self.place.source.next = self.source.val();
        wire!(self => self.offset: index, a0x, a0y, al);
        wire!(self.offset => self.place: low, in_range);
        wire!(self.place => self: address, ones);

        self.modifier.ones.next = self.place.ones.val();
        wire!(self => self.modifier: register_x, register_y, register_z, register_w, select: swizzle, negate);
        wire!(self.modifier => self: x, y, z, w);
    }
}
