// SPDX-License-Identifier: MIT
//! Vertex shaders in the f32 of the host, as emulators compute them: to see where that shows in a picture.
//!
//! What comes in, attributes and uniforms, is float24, and so is what goes out: of f32 are the r registers and every result. A sum,
//! a product, a quotient and a root are rounded to nearest, and so are EX2 and LG2, which are computed in f64: in f32 each host has
//! its own. Infinity times zero is 0.

use super::alu::{Dot, Each, Function, Special};
use super::decode::When;
use super::execute::{Datapath, Emitter};
use super::isa::{Component, Destination, Mask, RegisterFile};
use super::operand::{NO_UNIFORM, Operands, uniform_index};
use super::output::OUTPUT_COUNT;
use super::registers::{REGISTER_COUNT, al_offset};
use super::uniforms::Uniforms;
use super::{NO_VECTOR, Vector, isa};
use crate::float::{Comparison, F24, F32ToF24};
use core::convert::Infallible;

/// Numbers in which vertex shaders compute.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum VertexArithmetic {
    /// float24, as the chip does.
    #[default]
    F24,
    /// f32, as emulators do: attributes and uniforms are float24, the outputs are rounded to it, and in between every result is an
    /// f32. Geometry shaders, and everything behind the shaders, stay as they are.
    F32,
}

/// A register.
type Wide = [f32; 4];

/// The registers of an invocation in f32.
pub(super) struct WideRegisters<'a> {
    inputs: &'a [Vector; REGISTER_COUNT],
    uniforms: &'a Uniforms,
    temporaries: [Wide; REGISTER_COUNT],
    /// What was written to o registers.
    outputs: [[Option<f32>; 4]; OUTPUT_COUNT],
    a0: [i32; 2],
    al: u32,
    cmp: [bool; 2],
}

impl<'a> WideRegisters<'a> {
    /// Registers that are 0.
    pub fn new(inputs: &'a [Vector; REGISTER_COUNT], uniforms: &'a Uniforms) -> Self {
        Self {
            inputs,
            uniforms,
            temporaries: [[0.0; 4]; REGISTER_COUNT],
            outputs: [[None; 4]; OUTPUT_COUNT],
            a0: [0; 2],
            al: 0,
            cmp: [false; 2],
        }
    }

    /// Puts what was written to o registers into those that hold float24.
    pub fn round_into(&self, outputs: &mut [Vector; OUTPUT_COUNT]) {
        for (place, value) in outputs.as_flattened_mut().iter_mut().zip(self.outputs.as_flattened()) {
            if let Some(value) = value {
                *place = F24::from_f32_bits(value.to_bits(), F32ToF24::NearestEven);
            }
        }
    }

    /// The value of a source, selected and negated.
    fn source(&self, operands: &Operands, position: usize) -> Wide {
        let operand = &operands.sources[position];
        let register = match operand.source.register() {
            _ if operand.reads == Mask::NONE => wide(&NO_VECTOR),
            (RegisterFile::Temporary, number) => self.temporaries[number as usize],
            (RegisterFile::Input, number) => wide(&self.inputs[number as usize]),
            (_, number) => {
                let offset = match operands.index_of(position) {
                    isa::IndexRegister::None => 0,
                    isa::IndexRegister::A0x => self.a0[0],
                    isa::IndexRegister::A0y => self.a0[1],
                    isa::IndexRegister::Al => al_offset(self.al),
                };
                wide(uniform_index(number, offset).map_or(&NO_UNIFORM, |index| &self.uniforms.floats()[index]))
            }
        };
        operand.select.map(|from| {
            let value = register[from as usize & 3];
            if operand.flip != 0 { -value } else { value }
        })
    }
}

/// A register of float24 in f32, which has all of its numbers.
fn wide(register: &Vector) -> Wide {
    register.map(|value| f32::from_bits(value.to_f32_bits()))
}

/// The product, 0 where infinity meets zero.
fn mul(a: f32, b: f32) -> f32 {
    let product = a * b;
    if product.is_nan() && !a.is_nan() && !b.is_nan() { 0.0 } else { product }
}

fn max(a: f32, b: f32) -> f32 {
    if a > b { a } else { b }
}

fn min(a: f32, b: f32) -> f32 {
    if a < b { a } else { b }
}

fn each(function: Each, a: f32, b: f32, c: f32) -> f32 {
    let flag = |holds: bool| if holds { 1.0 } else { 0.0 };
    match function {
        Each::Add => a + b,
        Each::Mul => mul(a, b),
        Each::Sge => flag(a >= b),
        Each::Slt => flag(a < b),
        Each::Flr => a.floor(),
        Each::Max => max(a, b),
        Each::Min => min(a, b),
        Each::Mov => a,
        Each::Mad => mul(a, b) + c,
    }
}

fn dot(function: Dot, a: Wide, b: Wide) -> f32 {
    let first = match function {
        Dot::Dph => [a[0], a[1], a[2], 1.0],
        Dot::Dp3 | Dot::Dp4 => a,
    };
    let count = if function == Dot::Dp3 { 3 } else { 4 };
    let products = first.into_iter().zip(b).take(count).map(|(a, b)| mul(a, b));
    products.reduce(|sum, product| sum + product).unwrap_or_default()
}

fn special(function: Special, a: f32) -> f32 {
    match function {
        Special::Ex2 => f64::from(a).exp2() as f32,
        Special::Lg2 => f64::from(a).log2() as f32,
        Special::Rcp => 1.0 / a,
        Special::Rsq => 1.0 / a.sqrt(),
    }
}

/// The result of an instruction, and the flags of LITP.
fn evaluate(function: Function, [a, b, c]: [Wide; 3]) -> (Wide, Option<[bool; 2]>) {
    let result = match function {
        Function::Each(function) => core::array::from_fn(|i| each(function, a[i], b[i], c[i])),
        Function::Dot(function) => [dot(function, a, b); 4],
        Function::Special(function) => [special(function, a[0]); 4],
        Function::Dst => [1.0, mul(a[1], b[1]), a[2], b[3]],
        Function::Litp => {
            let limit = f32::from_bits(super::alu::LITP_LIMIT.to_f32_bits());
            let result = [max(a[0], 0.0), min(max(a[1], -limit), limit), 0.0, max(a[3], 0.0)];
            return (result, Some([a[0] >= 0.0, a[3] >= 0.0]));
        }
    };
    (result, None)
}

fn compare(a: f32, comparison: Comparison, b: f32) -> bool {
    match comparison {
        Comparison::Eq => a == b,
        Comparison::Ne => a != b,
        Comparison::Lt => a < b,
        Comparison::Le => a <= b,
        Comparison::Gt => a > b,
        Comparison::Ge => a >= b,
        Comparison::True6 | Comparison::True7 => true,
    }
}

impl Datapath for WideRegisters<'_> {
    type Apart = Infallible;

    fn alu(
        &mut self,
        function: Function,
        destination: Destination,
        mask: Mask,
        operands: &Operands,
    ) -> Result<(), Infallible> {
        let sources = core::array::from_fn(|position| self.source(operands, position));
        let (result, flags) = evaluate(function, sources);
        let enabled = Component::ALL.into_iter().filter(|component| mask.contains(*component)).map(Component::index);
        match destination.register() {
            (RegisterFile::Output, number) => {
                enabled.for_each(|i| self.outputs[number as usize][i] = Some(result[i]));
            }
            (_, number) => enabled.for_each(|i| self.temporaries[number as usize][i] = result[i]),
        }
        self.cmp = flags.unwrap_or(self.cmp);
        Ok(())
    }

    fn compare(
        &mut self,
        comparisons: [Comparison; 2],
        enabled: [bool; 2],
        operands: &Operands,
    ) -> Result<(), Infallible> {
        let (a, b) = (self.source(operands, 0), self.source(operands, 1));
        for i in (0..2).filter(|i| enabled[*i]) {
            self.cmp[i] = compare(a[i], comparisons[i], b[i]);
        }
        Ok(())
    }

    fn mova(&mut self, enabled: [bool; 2], operands: &Operands) -> Result<(), Infallible> {
        let a = self.source(operands, 0);
        for i in (0..2).filter(|i| enabled[*i]) {
            self.a0[i] = if a[i].is_finite() { a[i] as i32 } else { 0 };
        }
        Ok(())
    }

    fn holds(&self, when: When) -> Result<bool, Infallible> {
        Ok(when.holds(self.cmp, self.uniforms.booleans()))
    }

    fn integer(&self, number: u8) -> [u8; 3] {
        self.uniforms.integer(number.into()).unwrap_or_default()
    }

    fn al(&mut self) -> &mut u32 {
        &mut self.al
    }

    fn emitter(&mut self) -> Option<&mut dyn Emitter> {
        None
    }
}
