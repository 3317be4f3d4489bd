// SPDX-License-Identifier: MIT
//! What a caller sees of a run while it goes on: emitted triangles and retired instructions.

use super::Vector;
use super::isa::{Destination, Mask, Opcode};
use super::output::EmittedTriangle;

/// Receiver of the events of a run. The default does nothing and costs nothing.
pub trait Hooks {
    /// Whether [`retire`](Self::retire) wants to be called: if not, no record is made.
    const RETIRE: bool = false;

    /// A geometry shader emitted a triangle.
    fn emit(&mut self, _triangle: &EmittedTriangle) {}

    /// An instruction is done.
    fn retire(&mut self, _retired: &Retired) {}
}

/// No receiver.
impl Hooks for () {}

/// Calls a function for each emitted triangle.
#[derive(Clone, Copy, Debug)]
pub struct OnEmit<F>(pub F);

impl<F: FnMut(&EmittedTriangle)> Hooks for OnEmit<F> {
    fn emit(&mut self, triangle: &EmittedTriangle) {
        (self.0)(triangle);
    }
}

/// Calls a function for each retired instruction.
#[derive(Clone, Copy, Debug)]
pub struct OnRetire<F>(pub F);

impl<F: FnMut(&Retired)> Hooks for OnRetire<F> {
    const RETIRE: bool = true;

    fn retire(&mut self, retired: &Retired) {
        (self.0)(retired);
    }
}

/// The state after an instruction, as far as instructions can change it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retired {
    /// Address of the instruction, in words.
    pub pc: u16,
    /// The instruction word.
    pub word: u32,
    /// The opcode in that word.
    pub opcode: Opcode,
    /// The register that it writes.
    pub destination: Option<Destination>,
    /// The components of that register that it writes.
    pub mask: Mask,
    /// What the whole register holds now; zeros without a destination.
    pub values: Vector,
    /// cmp.x and cmp.y.
    pub cmp: [bool; 2],
    /// a0.x and a0.y.
    pub a0: [i32; 2],
    /// aL.
    pub al: u32,
    /// Address of the instruction that follows; its own address after END.
    pub next_pc: u16,
}
