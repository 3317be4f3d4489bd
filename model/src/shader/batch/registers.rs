// SPDX-License-Identifier: MIT
//! The registers of a batch, and which of them its vertices have written.

use super::{Columns, HeldColumns, LANES, kernel};
use crate::float::{F24, Lanes};
use crate::shader::isa::{Component, Mask};
use crate::shader::output::OUTPUT_COUNT;
use crate::shader::unit::ShaderUnit;
use crate::shader::{REGISTER_COUNT, Vector};

/// A register of one vertex.
pub(super) fn vector(columns: &Columns, lane: usize) -> Vector {
    columns.each_ref().map(|column| column[lane])
}

/// What the invocations have written. As long as the vertices run together it is the same for all.
#[derive(Clone, Copy, Debug)]
pub(super) struct Written {
    pub temporaries: [Mask; REGISTER_COUNT],
    pub outputs: [Mask; OUTPUT_COUNT],
    pub a0: [bool; 2],
    pub cmp: [bool; 2],
    pub al: bool,
}

/// The registers of programs, in the form in which the instruction set holds numbers.
#[derive(Clone, Debug)]
pub(super) struct BatchRegisters {
    pub lanes: Lanes,
    pub inputs: [HeldColumns; REGISTER_COUNT],
    /// Boxed, so that one can be exchanged against `spare` while an instruction writes it.
    pub temporaries: [Box<HeldColumns>; REGISTER_COUNT],
    pub spare: Box<HeldColumns>,
    pub outputs: [HeldColumns; OUTPUT_COUNT],
    pub a0: [[i32; LANES]; 2],
    pub cmp: [[bool; LANES]; 2],
    /// The same for all vertices.
    pub al: u32,
    pub written: Written,
    /// Source columns that are no register: uniforms.
    pub scratch: [HeldColumns; 3],
    /// The result of an instruction that reads what it writes, before it is written under the mask.
    pub result: HeldColumns,
}

const NOTHING: Written = Written {
    temporaries: [Mask::NONE; REGISTER_COUNT],
    outputs: [Mask::NONE; OUTPUT_COUNT],
    a0: [false; 2],
    cmp: [false; 2],
    al: false,
};

impl BatchRegisters {
    /// Registers for an instruction set.
    pub fn new(lanes: Lanes) -> Self {
        let zeros = [[lanes.hold(F24::ZERO); LANES]; 4];
        Self {
            lanes,
            inputs: [zeros; REGISTER_COUNT],
            temporaries: core::array::from_fn(|_| Box::new(zeros)),
            spare: Box::new(zeros),
            outputs: [zeros; OUTPUT_COUNT],
            a0: [[0; LANES]; 2],
            cmp: [[false; LANES]; 2],
            al: 0,
            written: NOTHING,
            scratch: [zeros; 3],
            result: zeros,
        }
    }

    /// The start of a run with these inputs. With `zero` the other registers count as written with zeros.
    pub fn start(&mut self, inputs: &[Columns], zero: bool) {
        for (held, numbers) in self.inputs.iter_mut().flatten().zip(inputs.iter().flatten()) {
            kernel::hold(self.lanes, numbers, held);
        }
        self.written = NOTHING;
        if zero {
            let zeros = [[self.lanes.hold(F24::ZERO); LANES]; 4];
            self.temporaries.iter_mut().for_each(|register| **register = zeros);
            (self.a0, self.cmp, self.al) = ([[0; LANES]; 2], [[false; LANES]; 2], 0);
            self.written = Written {
                temporaries: [Mask::ALL; REGISTER_COUNT],
                a0: [true; 2],
                cmp: [true; 2],
                al: true,
                ..NOTHING
            };
        }
    }

    /// Puts what vertex `lane` has written into the registers of `unit`.
    pub fn restore(&self, lane: usize, unit: &mut ShaderUnit) {
        let Written { temporaries, outputs, a0, cmp, al } = self.written;
        let held = self.temporaries.iter().map(|register| &**register);
        self.merge(&mut unit.registers.temporaries, held, &temporaries, lane);
        self.merge(unit.outputs.bank_mut(), self.outputs.iter(), &outputs, lane);
        for i in 0..2 {
            if a0[i] {
                unit.registers.a0[i] = self.a0[i][lane];
            }
            if cmp[i] {
                unit.registers.cmp[i] = self.cmp[i][lane];
            }
        }
        if al {
            unit.registers.al = self.al;
        }
    }

    /// An output register of a vertex; `old` is what it held before.
    pub fn output(&self, lane: usize, register: usize, old: &Vector) -> Vector {
        if self.written.outputs[register] == Mask::ALL {
            return self.outputs[register].each_ref().map(|column| self.lanes.show(column[lane]));
        }
        let mut value = *old;
        for component in self.written.outputs[register].components().map(Component::index) {
            value[component] = self.lanes.show(self.outputs[register][component][lane]);
        }
        value
    }

    /// A component of an output register of the first vertices; `old` is what the two banks held before, which take
    /// turns.
    pub fn copy_output(&self, register: usize, component: usize, old: [F24; 2], column: &mut [F24]) {
        if self.written.outputs[register].contains(Component::ALL[component]) {
            let held = &self.outputs[register][component];
            match column.try_into() {
                Ok(column) => kernel::show(self.lanes, held, column),
                Err(_) => column.iter_mut().zip(held).for_each(|(number, held)| *number = self.lanes.show(*held)),
            }
        } else {
            for (lane, value) in column.iter_mut().enumerate() {
                *value = old[lane & 1];
            }
        }
    }

    /// Sets all output registers of a vertex.
    pub fn set_outputs(&mut self, lane: usize, outputs: &[Vector; OUTPUT_COUNT]) {
        for (columns, value) in self.outputs.iter_mut().zip(outputs) {
            for (column, component) in columns.iter_mut().zip(value) {
                column[lane] = self.lanes.hold(*component);
            }
        }
    }

    /// All output registers of all vertices have been set.
    pub fn complete_outputs(&mut self) {
        self.written.outputs = [Mask::ALL; OUTPUT_COUNT];
    }

    /// Copies the written components of vertex `lane` into registers.
    fn merge<'a>(
        &self,
        registers: &mut [Vector; 16],
        columns: impl Iterator<Item = &'a HeldColumns>,
        written: &[Mask; 16],
        lane: usize,
    ) {
        for ((register, columns), mask) in registers.iter_mut().zip(columns).zip(written) {
            for component in mask.components().map(Component::index) {
                register[component] = self.lanes.show(columns[component][lane]);
            }
        }
    }
}
