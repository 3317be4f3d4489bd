// SPDX-License-Identifier: MIT
//! The datapath of vertices that run together.

use super::kernel::{self, Source};
use super::registers::BatchRegisters;
use super::{Held, HeldColumns};
use crate::float::mode::SelectedMode;
use crate::float::{Comparison, Lanes, MOST_LANES};
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
    /// The input that each v register holds.
    pub sources: [Option<usize>; REGISTER_COUNT],
    /// Which sources of the current instruction are the same for all vertices.
    pub shared: [bool; 3],
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
            self.shared[position] = operand.reads == Mask::NONE;
            if self.shared[position] {
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
                self.registers.scratch[position][component][lane] = self.lanes.hold(value[component]);
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
        self.shared[position] = true;
        for component in reads.components().map(Component::index) {
            self.registers.scratch[position][component][..MOST_LANES].fill(self.lanes.hold(value[component]));
        }
    }

    /// The sources of an instruction, after [`prepare`](Self::prepare).
    #[inline(always)]
    fn sources<'r>(
        operands: &'r Operands,
        inputs: &'r [HeldColumns; REGISTER_COUNT],
        temporaries: &'r [Box<HeldColumns>; REGISTER_COUNT],
        scratch: &'r [HeldColumns; 3],
        loaded: &[Option<usize>; REGISTER_COUNT],
        shared: [bool; 3],
    ) -> [Source<'r>; 3] {
        let columns = |position: usize| match operands.sources[position].source.register() {
            (RegisterFile::Input, number) if !shared[position] => {
                loaded[number as usize].map_or(&scratch[position], |input| &inputs[input])
            }
            (RegisterFile::Temporary, number) if !shared[position] => &*temporaries[number as usize],
            _ => &scratch[position],
        };
        let [a, b, c] = &operands.sources;
        [
            Source::new(a, columns(0), shared[0]),
            Source::new(b, columns(1), shared[1]),
            Source::new(c, columns(2), shared[2]),
        ]
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
        let BatchRegisters { inputs, temporaries, scratch, $($field),+, .. } = &mut *$self.registers;
        let $sources = Self::sources($operands, inputs, temporaries, scratch, &$self.sources, $self.shared);
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
        self.prepare(operands)?;
        let (file, number) = destination.register();
        let (number, is_output) = (number as usize, file == RegisterFile::Output);
        let reads_it = |source: &Operand| source.source.register() == (RegisterFile::Temporary, number as u8);
        // Results go where they belong, unless that is needed until the end.
        let direct = match function {
            Function::Each(_) | Function::Dot(_) | Function::Special(_) => {
                is_output || !operands.sources.iter().any(reads_it)
            }
            Function::Dst | Function::Litp => false,
        };
        let exchanged = direct && !is_output;
        if exchanged {
            let BatchRegisters { temporaries, spare, .. } = &mut *self.registers;
            core::mem::swap(&mut temporaries[number], spare);
        }
        with_sources!(self, operands, |sources, outputs, spare, result, cmp| {
            let target = match direct {
                true if is_output => &mut outputs[number],
                true => &mut **spare,
                false => result,
            };
            match function {
                Function::Each(each) => kernel::each(lanes, mode, each, mask, &sources, target),
                Function::Dot(dot) => one(target, mask, |column| kernel::dot(lanes, mode, dot, sources, column)),
                Function::Special(special) => one(target, mask, |column| {
                    kernel::special(lanes, mode, special, sources[0], len, column);
                }),
                Function::Dst => kernel::dst(lanes, mode, sources, target),
                Function::Litp => kernel::litp(lanes, mode, sources[0], target, cmp),
            }
        });
        let BatchRegisters { temporaries, spare, outputs, result, written, .. } = &mut *self.registers;
        if exchanged {
            core::mem::swap(&mut temporaries[number], spare);
        } else if !direct {
            let columns = if is_output { &mut outputs[number] } else { &mut *temporaries[number] };
            for component in mask.components().map(Component::index) {
                columns[component] = result[component];
            }
        }
        if function == Function::Litp {
            // Whatever the mask says (assumption `litp_flag_mask`).
            written.cmp = [true; 2];
        }
        let written = if is_output { &mut written.outputs[number] } else { &mut written.temporaries[number] };
        *written = written.or(mask);
        Ok(())
    }

    fn compare(&mut self, comparisons: [Comparison; 2], enabled: [bool; 2], operands: &Operands) -> Result<(), Apart> {
        let (lanes, mode) = (self.lanes, self.mode);
        self.prepare(operands)?;
        with_sources!(self, operands, |sources, cmp, written| for component in 0..2 {
            if enabled[component] {
                kernel::compare(lanes, mode, comparisons[component], component, sources, &mut cmp[component]);
                written.cmp[component] = true;
            }
        });
        Ok(())
    }

    fn mova(&mut self, enabled: [bool; 2], operands: &Operands) -> Result<(), Apart> {
        let (lanes, mode, len) = (self.lanes, self.mode, self.len);
        self.prepare(operands)?;
        with_sources!(self, operands, |sources, a0, written| {
            let [a, ..] = sources;
            for component in 0..2 {
                if enabled[component] {
                    kernel::address(lanes, mode, component, a, len, &mut a0[component]);
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

/// Computes a column and copies it to all components of a mask.
#[inline(always)]
fn one(columns: &mut HeldColumns, mask: Mask, compute: impl FnOnce(&mut Held)) {
    let mut components = mask.components().map(Component::index);
    let Some(first) = components.next() else { return };
    compute(&mut columns[first]);
    for component in components {
        columns[component] = columns[first];
    }
}
