// SPDX-License-Identifier: MIT
//! What a run gave.

use super::vector::HexVector;
use pica_model::shader::{Diagnostic, EmittedTriangle, OUTPUT_COUNT, OutputFault, REGISTER_COUNT};
use serde::Serialize;

/// A line of output of `pica shader run`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RunResponse {
    /// o0-o15, in the bank that was in use last.
    pub outputs: [HexVector; OUTPUT_COUNT],
    /// r0-r15.
    pub temps: [HexVector; REGISTER_COUNT],
    /// Instructions that were completed, END included.
    pub instructions: u64,
    /// cmp.x and cmp.y.
    pub cmp: [bool; 2],
    /// a0.x and a0.y.
    pub a0: [i32; 2],
    /// aL.
    pub al: u32,
    /// Triangles from a geometry shader.
    pub emitted: Vec<RunTriangle>,
    /// `end`, `watchdog` or `hang`.
    pub status: &'static str,
    /// Undefined things that the program did.
    pub diagnostics: Vec<RunDiagnostic>,
}

/// A triangle of a [`RunResponse`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RunTriangle {
    /// Three vertices: o0-o15 at their EMIT.
    pub vertices: [Vec<HexVector>; 3],
    /// The winding flag of SETEMIT.
    pub winding: bool,
}

impl RunTriangle {
    pub(super) fn new(triangle: &EmittedTriangle) -> Self {
        Self {
            vertices: triangle.vertices.each_ref().map(|vertex| vertex.iter().copied().map(HexVector).collect()),
            winding: triangle.winding,
        }
    }
}

/// A diagnostic of a [`RunResponse`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RunDiagnostic {
    /// Address of the instruction.
    pub pc: u16,
    /// Name of the kind of undefined behaviour.
    pub kind: &'static str,
    /// The components of an output that it is about, such as `o1.w`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output: Option<String>,
}

impl From<Diagnostic> for RunDiagnostic {
    fn from(diagnostic: Diagnostic) -> Self {
        Self { pc: diagnostic.pc, kind: diagnostic.kind.name(), output: None }
    }
}

impl From<OutputFault> for RunDiagnostic {
    fn from(fault: OutputFault) -> Self {
        Self { pc: fault.place().pc, kind: fault.name(), output: Some(fault.place().to_string()) }
    }
}
