// SPDX-License-Identifier: MIT
//! The registers of a batch, and which of them its vertices have written.

use super::{Columns, Held, HeldColumns, LANES, kernel};
use crate::float::{F24, Kernel, Lanes, Unit};
use crate::shader::isa::{Component, Mask};
use crate::shader::output::OUTPUT_COUNT;
use crate::shader::unit::ShaderUnit;
use crate::shader::{REGISTER_COUNT, Vector};

/// The registers r and o among all; those before are v.
pub(super) const TEMPORARIES: usize = REGISTER_COUNT;
pub(super) const OUTPUTS: usize = TEMPORARIES + REGISTER_COUNT;
const REGISTERS: usize = OUTPUTS + OUTPUT_COUNT;

/// The first of the columns that belong to no register: four for each source that is none, or is negated.
pub(super) const SCRATCH: u8 = 4 * REGISTERS as u8;
/// Four for results that cannot go where they belong at once.
pub(super) const RESULT: u8 = SCRATCH + 12;
/// Ones.
pub(super) const ONES: u8 = RESULT + 4;

/// A register of one vertex.
pub(super) fn vector(columns: &Columns, lane: usize) -> Vector {
    columns.each_ref().map(|column| column[lane])
}

/// What the invocations have written, or been given. As long as the vertices run together it is the same for all.
#[derive(Clone, Copy, Debug)]
pub(super) struct Written {
    pub registers: [Mask; REGISTERS],
    pub a0: [bool; 2],
    pub cmp: [bool; 2],
    pub al: bool,
}

impl Written {
    const NOTHING: Self = Self { registers: [Mask::NONE; REGISTERS], a0: [false; 2], cmp: [false; 2], al: false };

    /// Whether some of these components of r registers are among them.
    pub fn any_of(&self, components: &[Mask; REGISTER_COUNT]) -> bool {
        let written = &self.registers[TEMPORARIES..OUTPUTS];
        written.iter().zip(components).any(|(written, other)| written.bits() & other.bits() != 0)
    }

    /// The components of the output registers.
    pub fn outputs(&self) -> &[Mask] {
        &self.registers[OUTPUTS..]
    }
}

/// The registers of programs.
#[derive(Clone, Debug)]
pub(super) struct BatchRegisters {
    pub lanes: Lanes,
    /// The components of registers, in their order, and what follows them.
    pub columns: HeldColumns,
    /// The components of which no number is wild ([`Unit::Wild`]).
    pub tame: [Mask; REGISTERS],
    pub a0: [[i32; LANES]; 2],
    /// A bit per lane.
    pub cmp: [u64; 2],
    /// aL, which has one value for all vertices.
    pub al: u32,
    pub written: Written,
    /// The components of r registers that were read and taken for what they were before the batch.
    pub assumed: [Mask; REGISTER_COUNT],
}

/// Puts inputs into v registers.
struct Load<'a> {
    inputs: &'a [Columns],
    /// The input of each register.
    sources: &'a [Option<usize>; REGISTER_COUNT],
    len: usize,
    registers: &'a mut BatchRegisters,
}

impl Kernel for Load<'_> {
    type Output = ();

    #[inline(always)]
    fn run<U: Unit>(self, unit: U) {
        for register in 0..REGISTER_COUNT {
            let Some(input) = self.sources[register] else { continue };
            let mut tame = Mask::NONE;
            for component in Component::ALL {
                let numbers = &self.inputs[input][component.index()];
                let held = &mut self.registers.columns[4 * register + component.index()].0;
                let mut wild = unit.not_wild();
                for vector in 0..self.len.div_ceil(U::LANES) {
                    let lane = kernel::first_lane::<U>(vector);
                    let numbers = unit.hold_all(&numbers[lane..]);
                    unit.note_wild::<7, 16>(numbers, &mut wild);
                    unit.store(numbers, &mut held[lane..]);
                }
                if !unit.any_wild::<7, 16>(wild) {
                    tame = tame.or(Mask::from_iter([component]));
                }
            }
            self.registers.tame[register] = tame;
            self.registers.written.registers[register] = Mask::ALL;
        }
    }
}

/// The numbers in a column.
struct Show<'a> {
    held: &'a Held,
    numbers: &'a mut [F24],
}

impl Kernel for Show<'_> {
    type Output = ();

    #[inline(always)]
    fn run<U: Unit>(self, unit: U) {
        let whole = self.numbers.len() - self.numbers.len() % U::LANES;
        for lane in (0..whole).step_by(U::LANES) {
            unit.show_all(unit.load(&self.held.0[lane..]), &mut self.numbers[lane..]);
        }
        for (number, held) in self.numbers.iter_mut().zip(self.held.0).skip(whole) {
            *number = unit.show(held);
        }
    }
}

impl BatchRegisters {
    /// Registers for an instruction set.
    pub fn new(lanes: Lanes) -> Self {
        let zeros = Held([lanes.hold(F24::ZERO); LANES]);
        let mut columns = [zeros; 256];
        columns[usize::from(ONES)] = Held([lanes.hold(F24::ONE); LANES]);
        Self {
            lanes,
            columns,
            tame: [Mask::NONE; REGISTERS],
            a0: [[0; LANES]; 2],
            cmp: [0; 2],
            al: 0,
            written: Written::NOTHING,
            assumed: [Mask::NONE; REGISTER_COUNT],
        }
    }

    /// The start of a run of `len` vertices with these inputs. With `zero` the other registers count as written with zeros.
    pub fn start(&mut self, inputs: &[Columns], sources: &[Option<usize>; REGISTER_COUNT], len: usize, zero: bool) {
        self.written = Written::NOTHING;
        self.assumed = [Mask::NONE; REGISTER_COUNT];
        if zero {
            self.columns[4 * TEMPORARIES..4 * OUTPUTS].fill(Held([self.lanes.hold(F24::ZERO); LANES]));
            self.tame[TEMPORARIES..OUTPUTS].fill(Mask::ALL);
            self.written.registers[TEMPORARIES..OUTPUTS].fill(Mask::ALL);
            (self.a0, self.cmp, self.al) = ([[0; LANES]; 2], [0; 2], 0);
            (self.written.a0, self.written.cmp, self.written.al) = ([true; 2], [true; 2], true);
        }
        self.lanes.run(Load { inputs, sources, len, registers: self });
    }

    /// Puts the outputs that vertex `lane` has written into the bank of `unit`.
    pub fn restore_outputs(&self, lane: usize, unit: &mut ShaderUnit) {
        self.merge(unit.outputs.bank_mut(), OUTPUTS, lane);
    }

    /// Puts what else vertex `lane` has written into the registers of `unit`.
    pub fn restore(&self, lane: usize, unit: &mut ShaderUnit) {
        self.merge(&mut unit.registers.temporaries, TEMPORARIES, lane);
        let Written { a0, cmp, al, .. } = self.written;
        for i in 0..2 {
            if a0[i] {
                unit.registers.a0[i] = self.a0[i][lane];
            }
            if cmp[i] {
                unit.registers.cmp[i] = self.cmp[i] >> lane & 1 != 0;
            }
        }
        if al {
            unit.registers.al = self.al;
        }
    }

    /// An output register of a vertex; `old` is what it held before.
    pub fn output(&self, lane: usize, register: usize, old: &Vector) -> Vector {
        let mut value = [*old];
        self.merge(&mut value, OUTPUTS + register, lane);
        value[0]
    }

    /// A component of an output register of the first vertices; `old` is what the two banks held before, which take
    /// turns.
    pub fn copy_output(&self, register: usize, component: usize, old: [F24; 2], numbers: &mut [F24]) {
        if self.written.outputs()[register].contains(Component::ALL[component]) {
            self.lanes.run(Show { held: &self.columns[4 * (OUTPUTS + register) + component], numbers });
        } else {
            for (lane, value) in numbers.iter_mut().enumerate() {
                *value = old[lane & 1];
            }
        }
    }

    /// Sets all output registers of a vertex.
    pub fn set_outputs(&mut self, lane: usize, outputs: &[Vector; OUTPUT_COUNT]) {
        for (column, number) in self.columns[4 * OUTPUTS..].iter_mut().zip(outputs.as_flattened()) {
            column.0[lane] = self.lanes.hold(*number);
        }
    }

    /// Gives the output components that some of the first `ran` vertices have not written the values that they find: what
    /// the last one of the same bank left, or what was there before. `written` has the lanes of groups and their outputs.
    pub fn complete_mixed_outputs<'a>(
        &mut self,
        written: impl Iterator<Item = (u64, &'a [Mask])> + Clone,
        banks: &[[Vector; OUTPUT_COUNT]; 2],
        ran: usize,
    ) {
        for register in 0..OUTPUT_COUNT {
            for component in Component::ALL {
                let writes = |(active, outputs): (u64, &[Mask])| {
                    if outputs[register].contains(component) { active } else { 0 }
                };
                let writers = written.clone().map(writes).fold(0, |all, lanes| all | lanes);
                if writers == 0 {
                    continue;
                }
                let place = component.index();
                let column = &mut self.columns[4 * (OUTPUTS + register) + place].0;
                for lane in (0..ran).filter(|lane| writers >> lane & 1 == 0) {
                    column[lane] = match lane.checked_sub(2) {
                        Some(earlier) => column[earlier],
                        None => self.lanes.hold(banks[lane & 1][register][place]),
                    };
                }
                let mask = &mut self.written.registers[OUTPUTS + register];
                *mask = mask.or(Mask::from_iter([component]));
            }
        }
    }

    /// All output registers of all vertices have been set.
    pub fn complete_outputs(&mut self) {
        self.written.registers[OUTPUTS..].fill(Mask::ALL);
    }

    /// Copies the written components of vertex `lane` into registers, which are those from `first` on.
    fn merge(&self, registers: &mut [Vector], first: usize, lane: usize) {
        let columns = self.columns[4 * first..].chunks_exact(4);
        for ((register, columns), mask) in registers.iter_mut().zip(columns).zip(&self.written.registers[first..]) {
            if *mask == Mask::NONE {
                continue;
            }
            for component in Component::ALL {
                if mask.contains(component) {
                    register[component.index()] = self.lanes.show(columns[component.index()].0[lane]);
                }
            }
        }
    }
}
