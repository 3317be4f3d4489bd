// SPDX-License-Identifier: MIT
//! The datapath of vertices that run together.

use super::kernel::{self, Source};
use super::registers::BatchRegisters;
use super::{Columns, LANES};
use crate::float::mode::SelectedMode;
use crate::float::{Comparison, Lanes};
use crate::shader::alu::Function;
use crate::shader::decode::When;
use crate::shader::execute::{Datapath, Emitter};
use crate::shader::isa::{Component, ConditionOperator, Destination, IndexRegister, Mask, RegisterFile};
use crate::shader::operand::{NO_UNIFORM, Operand, Operands, uniform_index};
use crate::shader::registers::al_offset;
use crate::shader::uniforms::Uniforms;
use crate::shader::{REGISTER_COUNT, Vector};
use pica_spec::isa::size::LAST_BOOLEAN;

/// The vertices disagree, or read what the vertex before leaves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Apart;

/// The registers of a batch while its vertices run together.
pub(super) struct Together<'a> {
    pub lanes: Lanes,
    pub mode: SelectedMode,
    /// Number of vertices; the lanes above hold anything.
    pub len: usize,
    pub inputs: &'a [Columns; REGISTER_COUNT],
    /// The input that each v register holds.
    pub sources: [Option<usize>; REGISTER_COUNT],
    /// What the other v registers hold.
    pub unloaded: [Vector; REGISTER_COUNT],
    pub uniforms: &'a Uniforms,
    /// Whether the end of the first vertex changes b15.
    pub b15_changes: bool,
    pub registers: &'a mut BatchRegisters,
}

impl Together<'_> {
    /// Makes all columns that an instruction reads.
    fn prepare(&mut self, operands: &Operands) -> Result<(), Apart> {
        for (position, operand) in operands.sources.iter().enumerate() {
            if operand.reads == Mask::NONE {
                continue;
            }
            let (file, number) = operand.source.register();
            match file {
                RegisterFile::Input => {
                    if self.sources[number as usize].is_none() {
                        self.broadcast(position, operand.reads, self.unloaded[number as usize]);
                    }
                }
                RegisterFile::Temporary => {
                    let written = self.registers.written.temporaries[number as usize];
                    if !written.covers(operand.reads) {
                        return Err(Apart);
                    }
                }
                _ => self.prepare_uniform(operands.index_of(position), number, position, operand.reads)?,
            }
        }
        Ok(())
    }

    /// Makes the columns of a uniform.
    fn prepare_uniform(&mut self, index: IndexRegister, number: u8, position: usize, reads: Mask) -> Result<(), Apart> {
        let written = &self.registers.written;
        let a0 = match index {
            IndexRegister::None => {
                self.broadcast(position, reads, self.uniform(number, 0));
                return Ok(());
            }
            IndexRegister::Al if written.al => {
                self.broadcast(position, reads, self.uniform(number, al_offset(self.registers.al)));
                return Ok(());
            }
            IndexRegister::A0x if written.a0[0] => self.registers.a0[0],
            IndexRegister::A0y if written.a0[1] => self.registers.a0[1],
            _ => return Err(Apart),
        };
        for (lane, offset) in a0.into_iter().enumerate().take(self.len) {
            let value = self.uniform(number, offset);
            for component in reads.components().map(Component::index) {
                self.registers.scratch[position][component][lane] = value[component];
            }
        }
        Ok(())
    }

    /// A uniform with an offset.
    fn uniform(&self, number: u8, offset: i32) -> Vector {
        uniform_index(number, offset).map_or(NO_UNIFORM, |index| self.uniforms.floats()[index])
    }

    /// Makes the columns of something that is the same for all vertices.
    fn broadcast(&mut self, position: usize, reads: Mask, value: Vector) {
        for component in reads.components().map(Component::index) {
            self.registers.scratch[position][component] = [value[component]; LANES];
        }
    }

    /// A source and the register that it names, after [`prepare`](Self::prepare).
    #[inline(always)]
    fn source<'r>(
        operand: &'r Operand,
        scratch: &'r Columns,
        temporaries: &'r [Columns; REGISTER_COUNT],
        inputs: &'r [Columns; REGISTER_COUNT],
        sources: &[Option<usize>; REGISTER_COUNT],
    ) -> Source<'r> {
        let columns = match operand.source.register() {
            _ if operand.reads == Mask::NONE => scratch,
            (RegisterFile::Input, number) => sources[number as usize].map_or(scratch, |input| &inputs[input]),
            (RegisterFile::Temporary, number) => &temporaries[number as usize],
            _ => scratch,
        };
        Source::new(operand, columns)
    }

    /// Whether all vertices agree on something about their flags, and on what.
    fn agree(&self, flag: impl Fn(usize) -> bool) -> Result<bool, Apart> {
        let count = (0..self.len).filter(|lane| flag(*lane)).count();
        match count {
            0 => Ok(false),
            _ if count == self.len => Ok(true),
            _ => Err(Apart),
        }
    }
}

/// Evaluates `$body` with `$sources` being the operands and the other names fields of the registers.
macro_rules! with_sources {
    ($self:ident, $operands:ident, |$sources:ident, $($field:ident),+| $body:expr) => {{
        $self.prepare($operands)?;
        let BatchRegisters { temporaries, scratch, $($field),+, .. } = &mut *$self.registers;
        let (temporaries, scratch) = (&*temporaries, &*scratch);
        // Not `array::from_fn`: it is called for each source and moves what it returns about.
        let [a, b, c] = &$operands.sources;
        let $sources = [
            Self::source(a, &scratch[0], temporaries, $self.inputs, &$self.sources),
            Self::source(b, &scratch[1], temporaries, $self.inputs, &$self.sources),
            Self::source(c, &scratch[2], temporaries, $self.inputs, &$self.sources),
        ];
        $body
    }};
}

impl Datapath for Together<'_> {
    type Apart = Apart;

    fn alu(
        &mut self,
        function: Function,
        destination: Destination,
        mask: Mask,
        operands: &Operands,
    ) -> Result<(), Apart> {
        let (lanes, mode, len) = (self.lanes, self.mode, self.len);
        // The column of each component's result.
        let mut place = [0, 1, 2, 3];
        with_sources!(self, operands, |sources, result, cmp| match function {
            Function::Each(each) => kernel::each(lanes, mode, each, mask, &sources, result),
            Function::Dot(dot) => {
                place = [0; 4];
                kernel::dot(lanes, mode, dot, sources, &mut result[0]);
            }
            Function::Special(special) => {
                place = [0; 4];
                kernel::special(mode, special, sources[0], len, &mut result[0]);
            }
            Function::Dst => kernel::dst(lanes, mode, sources, result),
            Function::Litp => kernel::litp(lanes, mode, sources[0], result, cmp),
        });
        let BatchRegisters { temporaries, outputs, result, written, .. } = &mut *self.registers;
        if function == Function::Litp {
            // Whatever the mask says (assumption `litp_flag_mask`).
            written.cmp = [true; 2];
        }
        let (columns, written) = match destination.register() {
            (RegisterFile::Output, number) => (&mut outputs[number as usize], &mut written.outputs[number as usize]),
            (_, number) => (&mut temporaries[number as usize], &mut written.temporaries[number as usize]),
        };
        for component in mask.components().map(Component::index) {
            columns[component] = result[place[component]];
        }
        *written = written.or(mask);
        Ok(())
    }

    fn compare(&mut self, comparisons: [Comparison; 2], enabled: [bool; 2], operands: &Operands) -> Result<(), Apart> {
        let (lanes, mode) = (self.lanes, self.mode);
        with_sources!(self, operands, |sources, cmp, written| for component in 0..2 {
            if enabled[component] {
                kernel::compare(lanes, mode, comparisons[component], component, sources, &mut cmp[component]);
                written.cmp[component] = true;
            }
        });
        Ok(())
    }

    fn mova(&mut self, enabled: [bool; 2], operands: &Operands) -> Result<(), Apart> {
        let (mode, len) = (self.mode, self.len);
        with_sources!(self, operands, |sources, a0, written| {
            let [a, ..] = sources;
            for component in 0..2 {
                if enabled[component] {
                    kernel::address(mode, component, a, len, &mut a0[component]);
                    written.a0[component] = true;
                }
            }
        });
        Ok(())
    }

    fn holds(&self, when: When) -> Result<bool, Apart> {
        let BatchRegisters { cmp: [x, y], written, .. } = &*self.registers;
        match when {
            When::Flags(condition) => {
                let [reads_x, reads_y] = match condition.operator {
                    ConditionOperator::Or | ConditionOperator::And => [true, true],
                    ConditionOperator::X => [true, false],
                    ConditionOperator::Y => [false, true],
                };
                if reads_x && !written.cmp[0] || reads_y && !written.cmp[1] {
                    return Err(Apart);
                }
                self.agree(|lane| condition.holds(x[lane], y[lane]))
            }
            When::Boolean { number, .. } if self.b15_changes && usize::from(number) == LAST_BOOLEAN => Err(Apart),
            // The flags do not matter.
            When::Always | When::Boolean { .. } => Ok(when.holds([false; 2], self.uniforms.booleans())),
        }
    }

    fn integer(&self, number: u8) -> [u8; 3] {
        self.uniforms.integer(number.into()).unwrap_or_default()
    }

    fn al(&mut self) -> &mut u32 {
        &mut self.registers.al
    }

    fn start_al(&mut self, value: u32) {
        self.registers.al = value;
        self.registers.written.al = true;
    }

    fn emitter(&mut self) -> Option<&mut dyn Emitter> {
        None
    }
}
