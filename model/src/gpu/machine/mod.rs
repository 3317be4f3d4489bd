// SPDX-License-Identifier: MIT
//! The 3D core: registers, memory, units, and what takes the vertices that leave them.
//!
//! * `cpu`: registers as the CPU sees them; `units`: what the shader units show in theirs.
//! * `draw`: array and element draws; `immediate`: draws by data words. `vertex_stage` runs the vertex shader for them,
//!   `geometry_stage` hands what it makes to the geometry shader.
//!
//! ```
//! use pica_model::command::ListEnd;
//! use pica_model::geometry::NoSink;
//! use pica_model::gpu::machine::Machine;
//! use pica_spec::choices::Choices;
//! use pica_spec::trace::Memory;
//!
//! let mut machine = Machine::new(&Choices::default(), NoSink)?;
//! machine.set_up();
//! // A command list in memory: FINALIZE, which ends it, and 8 bytes that fill up the 16.
//! let list = [0x1234_5678_u32, 0x000F_0010, 0, 0].map(u32::to_le_bytes).concat();
//! machine.memory_mut().write(Memory::FCRAM, &list)?;
//! machine.cpu_write(0x238, 16 >> 3);
//! machine.cpu_write(0x23A, Memory::FCRAM >> 3);
//! let report = machine.cpu_write(0x23C, 1).expect("the write starts a list");
//! assert_eq!(report.end, ListEnd::Finalize);
//! assert_eq!(machine.interrupts(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cpu;
mod draw;
mod geometry_stage;
mod immediate;
mod units;
mod vertex_stage;

pub use crate::gpu::limits::{Limit, Limits};
pub use cpu::SET_UP;

use pica_spec::choices::Choices;
use pica_spec::register_file::RegisterFile;
use pica_spec::trace::{FcramSize, Memory};

use crate::command::PausedList;
use crate::command::lut::Luts;
use crate::diagnostic::Diagnostics;
use crate::geometry::{Downstream, Geometry};
use crate::gpu::limits::Budget;
use crate::shader::{ShaderUnits, UnsupportedChoice, VertexArithmetic};

/// Findings that a machine keeps until they are taken.
const MOST_DIAGNOSTICS: usize = 1000;

/// The 3D core up to the vertices that leave the shaders; `S` takes those.
#[derive(Clone, Debug)]
pub struct Machine<S> {
    pub(crate) choices: Choices,
    pub(crate) vertex_arithmetic: VertexArithmetic,
    pub(crate) limits: Limits,
    pub(crate) budget: Budget,
    pub(crate) registers: RegisterFile,
    pub(crate) memory: Memory,
    pub(crate) shaders: ShaderUnits,
    pub(crate) luts: Luts,
    pub(crate) geometry: Geometry,
    pub(crate) diagnostics: Diagnostics,
    pub(crate) sink: S,
    /// Interrupts requested so far.
    pub(crate) interrupts: u64,
    /// Lists started so far.
    pub(crate) lists: usize,
    /// Draws ended so far.
    pub(crate) draws: u64,
    /// Whether lists pause behind their draws.
    pub(crate) pauses: bool,
    /// The list that has paused.
    pub(crate) paused: Option<Box<PausedList>>,
}

impl<S> Machine<S> {
    /// A machine after power-up: registers hold what was measured ([`POWER_UP`](pica_spec::pica200::POWER_UP)) and zero
    /// elsewhere; tables and memory are zero.
    ///
    /// # Errors
    /// A choice of the ledger has an alternative that the shader units do not offer.
    pub fn new(choices: &Choices, sink: S) -> Result<Machine<S>, UnsupportedChoice> {
        let limits = Limits::default();
        let mut machine = Machine {
            choices: *choices,
            vertex_arithmetic: VertexArithmetic::default(),
            limits,
            budget: Budget::new(&limits),
            registers: RegisterFile::new(choices),
            memory: Memory::new(FcramSize::default()),
            shaders: ShaderUnits::new(choices)?,
            luts: Luts::default(),
            geometry: Geometry::default(),
            diagnostics: Diagnostics::new(MOST_DIAGNOSTICS),
            sink,
            interrupts: 0,
            lists: 0,
            draws: 0,
            pauses: false,
            paused: None,
        };
        machine.registers_to_units();
        Ok(machine)
    }

    /// The machine with other limits.
    #[must_use]
    pub fn with_limits(mut self, limits: Limits) -> Machine<S> {
        self.limits = limits;
        self
    }

    /// The machine with vertex shaders that compute in other numbers.
    #[must_use]
    pub fn with_vertex_arithmetic(mut self, arithmetic: VertexArithmetic) -> Machine<S> {
        self.vertex_arithmetic = arithmetic;
        self
    }

    /// The choices that the machine follows.
    pub fn choices(&self) -> &Choices {
        &self.choices
    }

    /// The registers of the 3D core, as written.
    pub fn registers(&self) -> &RegisterFile {
        &self.registers
    }

    /// FCRAM and VRAM, with the framebuffers in them.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    /// The memory, for the CPU and for other engines to write.
    pub fn memory_mut(&mut self) -> &mut Memory {
        &mut self.memory
    }

    /// The shader units, with programs, uniforms and registers.
    pub fn shaders(&self) -> &ShaderUnits {
        &self.shaders
    }

    /// The look-up tables of fog, gas, lighting and procedural textures.
    pub fn luts(&self) -> &Luts {
        &self.luts
    }

    /// What the machine found wrong.
    pub fn diagnostics(&self) -> &Diagnostics {
        &self.diagnostics
    }

    /// What the machine found wrong, to be emptied.
    pub fn diagnostics_mut(&mut self) -> &mut Diagnostics {
        &mut self.diagnostics
    }

    /// What takes the vertices.
    pub fn sink(&self) -> &S {
        &self.sink
    }

    /// What takes the vertices, changeable.
    pub fn sink_mut(&mut self) -> &mut S {
        &mut self.sink
    }

    /// What has taken the vertices, when the machine is no longer needed.
    pub fn into_sink(self) -> S {
        self.sink
    }

    /// Has lists pause behind each of their draws, to be looked at: [`resume`](Machine::resume) goes on with them.
    #[must_use]
    pub fn pausing(mut self) -> Machine<S> {
        self.pauses = true;
        self
    }

    /// Draws that have ended since the machine was made.
    pub fn draws(&self) -> u64 {
        self.draws
    }

    /// Interrupts requested since the machine was made.
    pub fn interrupts(&self) -> u64 {
        self.interrupts
    }

    /// The sink and what it works on.
    pub fn downstream(&mut self) -> (&mut S, Downstream<'_>) {
        let downstream = Downstream {
            registers: &mut self.registers,
            memory: &mut self.memory,
            luts: &self.luts,
            diagnostics: &mut self.diagnostics,
            budget: &mut self.budget,
        };
        (&mut self.sink, downstream)
    }
}
