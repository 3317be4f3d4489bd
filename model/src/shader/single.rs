// SPDX-License-Identifier: MIT
//! The datapath of one vertex.

use super::alu::Function;
use super::decode::{Decoded, Operation, When};
use super::execute::{Datapath, Emitter};
use super::hooks::{Hooks, Retired};
use super::isa::{Component, Destination, Mask, RegisterFile};
use super::operand::{NO_UNIFORM, Operands, uniform_index};
use super::outcome::Stage;
use super::output::{EmitSettings, Outputs};
use super::program::Program;
use super::registers::{REGISTER_COUNT, Registers};
use super::uniforms::Uniforms;
use super::vector::Instruction;
use super::{NO_VECTOR, Vector};
use crate::float::mode::Mode;
use crate::float::{Comparison, Lanes};
use core::convert::Infallible;

/// The registers of a unit while it runs one invocation.
pub(super) struct Single<'a, H, M> {
    pub mode: M,
    pub lanes: Lanes,
    pub inputs: &'a [Vector; REGISTER_COUNT],
    pub uniforms: &'a Uniforms,
    pub program: &'a Program,
    pub registers: &'a mut Registers,
    pub outputs: &'a mut Outputs,
    pub outmap_mask: u16,
    pub stage: Stage,
    pub hooks: &'a mut H,
}

impl<H, M> Single<'_, H, M> {
    /// The registers that the sources name.
    #[inline]
    fn registers(&self, operands: &Operands) -> [&Vector; 3] {
        [self.register(operands, 0), self.register(operands, 1), self.register(operands, 2)]
    }

    /// The register that a source names: zeros if nothing is read of it.
    #[inline]
    fn register(&self, operands: &Operands, position: usize) -> &Vector {
        let operand = &operands.sources[position];
        if operand.reads == Mask::NONE {
            return &NO_VECTOR;
        }
        let (file, number) = operand.source.register();
        match file {
            RegisterFile::Input => &self.inputs[number as usize],
            RegisterFile::Temporary => &self.registers.temporaries[number as usize],
            _ => {
                let offset = self.registers.offset(operands.index_of(position));
                uniform_index(number, offset).map_or(&NO_UNIFORM, |index| &self.uniforms.floats()[index])
            }
        }
    }

    /// The value of a source.
    #[inline]
    fn source(&self, operands: &Operands, position: usize) -> Vector {
        operands.sources[position].modify(self.register(operands, position))
    }

    /// The register that an instruction writes.
    #[inline]
    fn destination(&mut self, destination: Destination) -> &mut Vector {
        match destination.register() {
            (RegisterFile::Output, number) => &mut self.outputs.bank_mut()[number as usize],
            (_, number) => &mut self.registers.temporaries[number as usize],
        }
    }
}

impl<H: Hooks, M: Mode> Datapath for Single<'_, H, M> {
    type Apart = Infallible;

    #[inline]
    fn alu(
        &mut self,
        function: Function,
        destination: Destination,
        mask: Mask,
        operands: &Operands,
    ) -> Result<(), Infallible> {
        let registers = self.registers(operands);
        let (result, flags) = self.lanes.run(Instruction { mode: self.mode, function, operands, registers });
        let register = self.destination(destination);
        for component in Component::ALL {
            if mask.contains(component) {
                register[component.index()] = result[component.index()];
            }
        }
        if let Some(flags) = flags {
            // Whatever the mask says (assumption `litp_flag_mask`).
            self.registers.cmp = flags;
        }
        Ok(())
    }

    #[inline]
    fn compare(
        &mut self,
        comparisons: [Comparison; 2],
        enabled: [bool; 2],
        operands: &Operands,
    ) -> Result<(), Infallible> {
        let (a, b) = (self.source(operands, 0), self.source(operands, 1));
        for i in 0..2 {
            if enabled[i] {
                self.registers.cmp[i] = self.mode.arithmetic().cmp(a[i], comparisons[i], b[i]);
            }
        }
        Ok(())
    }

    #[inline]
    fn mova(&mut self, enabled: [bool; 2], operands: &Operands) -> Result<(), Infallible> {
        let a = self.source(operands, 0);
        for i in 0..2 {
            if enabled[i] {
                self.registers.a0[i] = self.mode.arithmetic().mova(a[i]);
            }
        }
        Ok(())
    }

    #[inline]
    fn holds(&self, when: When) -> Result<bool, Infallible> {
        Ok(when.holds(self.registers.cmp, self.uniforms.booleans()))
    }

    fn integer(&self, number: u8) -> [u8; 3] {
        self.uniforms.integer(number.into()).unwrap_or_default()
    }

    #[inline]
    fn al(&mut self) -> &mut u32 {
        &mut self.registers.al
    }

    fn emitter(&mut self) -> Option<&mut dyn Emitter> {
        match self.stage {
            Stage::Vertex => None,
            Stage::Geometry => Some(self),
        }
    }

    #[inline]
    fn retire(&mut self, pc: u16, instruction: &Decoded, next_pc: u16) {
        if !H::RETIRE {
            return;
        }
        let (destination, mask) = match instruction.operation {
            Operation::Alu { destination, mask, .. } => (Some(destination), mask),
            _ => (None, Mask::NONE),
        };
        let retired = Retired {
            pc,
            word: self.program.word(pc.into()).unwrap_or_default(),
            opcode: instruction.opcode,
            destination,
            mask,
            values: destination.map_or(NO_VECTOR, |destination| *self.destination(destination)),
            cmp: self.registers.cmp,
            a0: self.registers.a0,
            al: self.registers.al,
            next_pc,
        };
        self.hooks.retire(&retired);
    }
}

impl<H: Hooks, M: Mode> Emitter for Single<'_, H, M> {
    fn set(&mut self, settings: EmitSettings) {
        self.outputs.settings = settings;
    }

    fn emit(&mut self) {
        if let Some(triangle) = self.outputs.emit(self.outmap_mask) {
            self.hooks.emit(&triangle);
        }
    }
}
