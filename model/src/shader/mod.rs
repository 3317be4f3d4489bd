// SPDX-License-Identifier: MIT
//! The programmable stages of the PICA200.
//!
//! - [`isa`]: the instruction words and operand descriptors as typed values.
//! - [`ShaderUnit`]: registers, memories and execution of one unit; [`ShaderUnits`]: the four of them behind their
//!   register blocks.

mod alu;
mod batch;
mod config;
mod decode;
mod diagnostic;
mod execute;
mod flow;
mod hooks;
mod independence;
pub mod isa;
mod operand;
mod outcome;
mod output;
mod program;
mod registers;
mod single;
mod survey;
pub(crate) mod uniforms;
mod unit;
mod units;
mod vector;
mod wide;
mod written;

pub use crate::float::UnsupportedChoice;
pub use alu::result;
pub use batch::Batch;
pub(crate) use batch::{Column, Columns, LANES};
pub use config::UnitConfig;
pub use diagnostic::{Diagnostic, DiagnosticKind};
pub use flow::{CALL_DEPTH, Flow, FlowRules, IF_DEPTH, LOOP_DEPTH, Next, Transfer};
pub use hooks::{Hooks, OnEmit, OnRetire, Retired};
pub use operand::{relative_source, source_value};
pub use outcome::{Run, Stage, Status};
pub(crate) use output::OutputColumns;
pub use output::{EmitSettings, EmittedTriangle, OUTPUT_COUNT, Packed};
pub use program::Program;
pub use registers::{REGISTER_COUNT, Registers};
pub use survey::{Given, Survey};
pub use uniforms::{INTEGER_COUNT, Uniforms};
pub use unit::ShaderUnit;
pub use units::{Block, ShaderUnits};
pub use wide::VertexArithmetic;
pub use written::{MappedOutputs, OutputFault, OutputPlace, WrittenOutputs};

use crate::float::F24;

/// A register: x, y, z and w.
pub type Vector = [F24; 4];

/// Zeros.
const NO_VECTOR: Vector = [F24::ZERO; 4];
