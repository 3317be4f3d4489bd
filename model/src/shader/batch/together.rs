// SPDX-License-Identifier: MIT
//! The datapath of vertices that run together.

use super::kernel::{self, Source, Work};
use super::registers::{BatchRegisters, ONES, OUTPUTS, RESULT, SCRATCH, TEMPORARIES};
use super::{Held, LANES};
use crate::float::mode::{Mode, SelectedMode};
use crate::float::{Comparison, Kernel, Unit};
use crate::shader::alu::{Dot, Each, Function};
use crate::shader::decode::When;
use crate::shader::execute::{Datapath, Emitter, Executor, Invocation};
use crate::shader::isa::{Component, Condition, ConditionOperator, Destination, IndexRegister, Mask, RegisterFile};
use crate::shader::operand::{NO_UNIFORM, Operand, Operands, uniform_index};
use crate::shader::outcome::Status;
use crate::shader::registers::al_offset;
use crate::shader::uniforms::Uniforms;
use crate::shader::{REGISTER_COUNT, Vector};
use pica_spec::isa::size::LAST_BOOLEAN;

/// Why vertices cannot run together.
#[derive(Clone, Copy, Debug)]
pub(super) enum Apart {
    /// The flags of the vertices differ.
    Ways {
        /// The lanes whose condition holds, by bits.
        taken: u64,
    },
    /// The vertices read what the vertex before leaves, and it is not known what that is.
    Leftovers,
}

/// What vertices of a batch run with while they run together.
pub(super) struct Setting<'a> {
    pub mode: SelectedMode,
    /// Number of vertices; the lanes above hold anything.
    pub len: usize,
    /// The vertices that run, by the bits of their lanes; the others stay as they are.
    pub active: u64,
    /// What the r registers held before the batch.
    pub temporaries: &'a [Vector; REGISTER_COUNT],
    /// What the v registers hold that get no input.
    pub unloaded: &'a [Vector; REGISTER_COUNT],
    pub uniforms: &'a Uniforms,
    /// Whether the end of the first vertex changes b15.
    pub b15_changes: bool,
    pub registers: &'a mut BatchRegisters,
}

/// The run of an invocation. All of it is compiled for an instruction set: a call for each instruction would cost as much
/// as what it computes.
pub(super) struct RunTogether<'a, M> {
    pub executor: &'a Executor<'a>,
    pub invocation: &'a mut Invocation,
    pub mode: M,
    pub setting: Setting<'a>,
}

impl<M: Mode> Kernel for RunTogether<'_, M> {
    type Output = Result<Status, Apart>;

    #[inline(always)]
    fn run<U: Unit>(self, unit: U) -> Self::Output {
        let Self { executor, invocation, mode, setting } = self;
        let vectors = setting.len.div_ceil(U::LANES);
        let is_whole = setting.active.count_ones() as usize == setting.len;
        executor.run(invocation, &mut Together { unit, mode, vectors, is_whole, setting })
    }
}

struct Together<'a, U, M> {
    unit: U,
    mode: M,
    /// Vectors of the host with vertices in them.
    vectors: usize,
    /// Whether all vertices of the batch are active.
    is_whole: bool,
    setting: Setting<'a>,
}

impl<U: Unit, M: Mode> Together<'_, U, M> {
    /// Makes all columns that an instruction reads, of its sources. Gives whether they have no wild numbers.
    #[inline(always)]
    fn prepare(&mut self, operands: &Operands, sources: &mut [Source; 3]) -> Result<bool, Apart> {
        let mut tame = true;
        for (position, source) in sources.iter_mut().enumerate() {
            let operand = &operands.sources[position];
            if operand.reads == Mask::NONE {
                continue;
            }
            let scratch = SCRATCH + 4 * position as u8;
            let (file, number) = operand.source.register();
            let register = match file {
                RegisterFile::Input => usize::from(number),
                RegisterFile::Temporary => TEMPORARIES + usize::from(number),
                _ => {
                    let offset = match operands.index_of(position) {
                        IndexRegister::None => 0,
                        IndexRegister::Al if self.setting.registers.written.al => al_offset(self.setting.registers.al),
                        index => {
                            tame &= self.setting.gather(operand, index, scratch)?;
                            *source = Source::new(scratch, operand.select, LANES);
                            continue;
                        }
                    };
                    let value = self.setting.uniform(number, offset);
                    let value = self.unit.four::<7, 16>(value, [0, 1, 2, 3], operand.flip != 0);
                    tame &= self.unit.is_tame::<7, 16>(value);
                    let columns = &mut self.setting.registers.columns;
                    for component in 0..4 {
                        let column = &mut columns[usize::from(scratch) + component].0;
                        self.unit.store(self.unit.spread::<7, 16>(value, component), column);
                    }
                    *source = Source::new(scratch, operand.select, U::LANES);
                    continue;
                }
            };
            if !self.setting.registers.written.registers[register].covers(operand.reads) {
                match file {
                    RegisterFile::Temporary => self.setting.assume(number, operand.reads),
                    _ => self.setting.load(register),
                }
            }
            tame &= self.setting.registers.tame[register].covers(operand.reads);
            let mut first = 4 * register as u8;
            if operand.flip != 0 {
                let columns = &mut self.setting.registers.columns;
                for component in 0..4 {
                    if kernel::bits(operand.reads) >> component & 1 != 0 {
                        let place = [first + component, scratch + component];
                        kernel::negate(self.unit, self.vectors, columns, place);
                    }
                }
                first = scratch;
            }
            *source = Source::new(first, operand.select, LANES);
        }
        Ok(tame)
    }
}

impl Setting<'_> {
    /// A uniform with an offset.
    #[inline]
    fn uniform(&self, number: u8, offset: i32) -> &Vector {
        uniform_index(number, offset).map_or(&NO_UNIFORM, |index| &self.uniforms.floats()[index])
    }

    /// Makes the columns of a uniform that is another one for each vertex. Gives whether they have no wild numbers.
    fn gather(&mut self, operand: &Operand, index: IndexRegister, first: u8) -> Result<bool, Apart> {
        let written = &self.registers.written;
        let a0 = match index {
            IndexRegister::A0x if written.a0[0] => self.registers.a0[0],
            IndexRegister::A0y if written.a0[1] => self.registers.a0[1],
            _ => return Err(Apart::Leftovers),
        };
        let (_, number) = operand.source.register();
        let mut tame = true;
        for (lane, offset) in a0.into_iter().enumerate().take(self.len) {
            let value = self.uniform(number, offset).map(|component| operand.flip(component));
            for component in operand.reads.components().map(Component::index) {
                let column = &mut self.registers.columns[usize::from(first) + component];
                column.0[lane] = self.registers.lanes.hold(value[component]);
                tame &= kernel::is_tame(value[component]);
            }
        }
        Ok(tame)
    }

    /// Makes the columns of a v register that gets no input.
    #[cold]
    fn load(&mut self, register: usize) {
        let value = self.unloaded[register];
        for (column, number) in self.registers.columns[4 * register..].iter_mut().zip(value) {
            *column = Held([self.registers.lanes.hold(number); LANES]);
        }
        self.registers.written.registers[register] = Mask::ALL;
        let tame = Component::ALL.into_iter().filter(|component| kernel::is_tame(value[component.index()]));
        self.registers.tame[register] = Mask::from_iter(tame);
    }

    /// Makes the columns of the components of an r register that the vertices read without having written them: they are taken
    /// for what the unit holds, which is so for all of them if none of them ever writes these components.
    #[cold]
    fn assume(&mut self, number: u8, reads: Mask) {
        let BatchRegisters { lanes, columns, tame, written, assumed, .. } = &mut *self.registers;
        let register = TEMPORARIES + usize::from(number);
        let assumed = &mut assumed[usize::from(number)];
        for component in reads.components() {
            if written.registers[register].contains(component) || assumed.contains(component) {
                continue;
            }
            let value = self.temporaries[usize::from(number)][component.index()];
            columns[4 * register + component.index()] = Held([lanes.hold(value); LANES]);
            let component = Mask::from_iter([component]);
            *assumed = assumed.or(component);
            let others = Mask::from_bits(tame[register].bits() & !component.bits());
            tame[register] = if kernel::is_tame(value) { others.or(component) } else { others };
        }
    }

    /// Whether all vertices agree on a condition on their flags, and on what.
    fn agree(&self, condition: Condition) -> Result<bool, Apart> {
        let lanes = |flags: u64, value: bool| if value { flags } else { !flags };
        let [x, y] = self.registers.cmp;
        let mut taken = 0;
        for (a, b) in [(false, false), (false, true), (true, false), (true, true)] {
            if condition.holds(a, b) {
                taken |= lanes(x, a) & lanes(y, b) & self.active;
            }
        }
        match taken {
            0 => Ok(false),
            _ if taken == self.active => Ok(true),
            _ => Err(Apart::Ways { taken }),
        }
    }
}

impl<U: Unit, M: Mode> Datapath for Together<'_, U, M> {
    type Apart = Apart;

    #[inline(always)]
    fn alu(
        &mut self,
        function: Function,
        destination: Destination,
        mask: Mask,
        operands: &Operands,
    ) -> Result<(), Apart> {
        let mut sources = [Source::default(); 3];
        let tame = self.prepare(operands, &mut sources)?;
        let (unit, mode, vectors) = (self.unit, self.mode, self.vectors);
        let Setting { mode: selected, active, ref mut registers, .. } = self.setting;
        let BatchRegisters { lanes, columns, written, cmp, tame: tame_registers, .. } = &mut **registers;
        let (file, number) = destination.register();
        let is_output = file == RegisterFile::Output;
        let register = if is_output { OUTPUTS } else { TEMPORARIES } + usize::from(number);
        let own = 4 * register as u8;
        // Results go where they belong, unless that is needed until the end, or by other vertices.
        let [a, b, c] = &sources;
        let is_free = self.is_whole && !(a.is_register(own) || b.is_register(own) || c.is_register(own));
        let target = if is_free { own } else { RESULT };
        if let Function::Dot(Dot::Dph) = function {
            sources[0] = sources[0].with_w(ONES);
        }
        let work = Work { unit, sources: &sources, tame, vectors, target, mask };
        let is_vector = M::IN_VECTORS
            && match function {
                Function::Each(_) | Function::Dot(_) => true,
                Function::Special(_) | Function::Dst | Function::Litp => false,
            };
        let tame = match function {
            Function::Each(Each::Flr) if is_vector => {
                let Work { sources, tame, vectors, target, mask, .. } = work;
                kernel::floor(*lanes, selected, Work { unit: (), sources, tame, vectors, target, mask }, columns);
                tame
            }
            Function::Each(each) if is_vector => kernel::each(work, mode, each, columns),
            Function::Dot(Dot::Dp3) if is_vector => kernel::dot::<U, M, 3>(work, mode, columns),
            Function::Dot(_) if is_vector => kernel::dot::<U, M, 4>(work, mode, columns),
            Function::Special(special) => {
                kernel::special(*lanes, selected, special, (active, mask), &sources[0], columns, own)
            }
            _ => {
                let lanes_and_mask = (active, mask);
                let (tame, flags) =
                    kernel::one_by_one(*lanes, selected, function, lanes_and_mask, &sources, columns, own);
                if function == Function::Litp {
                    // Whatever the mask says (assumption `litp_flag_mask`).
                    written.cmp = [true; 2];
                    for i in 0..2 {
                        cmp[i] = cmp[i] & !active | flags[i] & active;
                    }
                }
                tame
            }
        };
        if is_vector && !is_free {
            for component in 0..4 {
                if kernel::bits(mask) >> component & 1 != 0 {
                    kernel::copy(unit, vectors, active, columns, [RESULT + component, own + component]);
                }
            }
        }
        written.registers[register] = written.registers[register].or(mask);
        let others = Mask::from_bits(tame_registers[register].bits() & !mask.bits());
        tame_registers[register] = match tame {
            true if self.is_whole => others.or(mask),
            // The numbers of other vertices may be wild.
            true => tame_registers[register],
            false => others,
        };
        Ok(())
    }

    #[inline(always)]
    fn compare(&mut self, comparisons: [Comparison; 2], enabled: [bool; 2], operands: &Operands) -> Result<(), Apart> {
        let mut sources = [Source::default(); 3];
        let tame = self.prepare(operands, &mut sources)?;
        let (unit, vectors) = (self.unit, self.vectors);
        let Setting { mode, active, ref mut registers, .. } = self.setting;
        let BatchRegisters { lanes, columns, written, cmp, .. } = &mut **registers;
        for i in 0..2 {
            if !enabled[i] {
                continue;
            }
            let flags = if M::IN_VECTORS {
                let work = Work { unit, sources: &sources, tame, vectors, target: RESULT, mask: Mask::NONE };
                kernel::compare(work, comparisons[i], i, columns)
            } else {
                kernel::compare_one_by_one(*lanes, mode, comparisons[i], i, active, &sources, columns)
            };
            cmp[i] = cmp[i] & !active | flags & active;
            written.cmp[i] = true;
        }
        Ok(())
    }

    #[inline(always)]
    fn mova(&mut self, enabled: [bool; 2], operands: &Operands) -> Result<(), Apart> {
        let mut sources = [Source::default(); 3];
        self.prepare(operands, &mut sources)?;
        let Setting { mode, active, ref mut registers, .. } = self.setting;
        let BatchRegisters { lanes, columns, written, a0, .. } = &mut **registers;
        for i in 0..2 {
            if enabled[i] {
                kernel::address(*lanes, mode, i, active, &sources[0], columns, &mut a0[i]);
                written.a0[i] = true;
            }
        }
        Ok(())
    }

    fn holds(&self, when: When) -> Result<bool, Apart> {
        let written = &self.setting.registers.written;
        match when {
            When::Flags(condition) => {
                let [reads_x, reads_y] = match condition.operator {
                    ConditionOperator::Or | ConditionOperator::And => [true, true],
                    ConditionOperator::X => [true, false],
                    ConditionOperator::Y => [false, true],
                };
                if reads_x && !written.cmp[0] || reads_y && !written.cmp[1] {
                    return Err(Apart::Leftovers);
                }
                self.setting.agree(condition)
            }
            When::Boolean { number, .. } if self.setting.b15_changes && usize::from(number) == LAST_BOOLEAN => {
                Err(Apart::Leftovers)
            }
            // The flags do not matter.
            When::Always | When::Boolean { .. } => Ok(when.holds([false; 2], self.setting.uniforms.booleans())),
        }
    }

    fn integer(&self, number: u8) -> [u8; 3] {
        self.setting.uniforms.integer(number.into()).unwrap_or_default()
    }

    fn al(&mut self) -> &mut u32 {
        &mut self.setting.registers.al
    }

    fn start_al(&mut self, value: u32) {
        self.setting.registers.al = value;
        self.setting.registers.written.al = true;
    }

    fn emitter(&mut self) -> Option<&mut dyn Emitter> {
        None
    }
}
