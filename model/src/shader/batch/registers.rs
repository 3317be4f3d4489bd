// SPDX-License-Identifier: MIT
//! The registers of a batch, and which of them its vertices have written.

use super::{Columns, LANES};
use crate::float::F24;
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

/// The registers that programs write.
#[derive(Clone, Debug)]
pub(super) struct BatchRegisters {
    pub temporaries: [Columns; REGISTER_COUNT],
    pub outputs: [Columns; OUTPUT_COUNT],
    pub a0: [[i32; LANES]; 2],
    pub cmp: [[bool; LANES]; 2],
    /// The same for all vertices.
    pub al: u32,
    pub written: Written,
    /// Source columns that are no register: uniforms.
    pub scratch: [Columns; 3],
    /// The result of an instruction, before it is written under the mask.
    pub result: Columns,
}

const NO_COLUMNS: Columns = [[F24::ZERO; LANES]; 4];
const NOTHING: Written = Written {
    temporaries: [Mask::NONE; REGISTER_COUNT],
    outputs: [Mask::NONE; OUTPUT_COUNT],
    a0: [false; 2],
    cmp: [false; 2],
    al: false,
};

impl Default for BatchRegisters {
    fn default() -> Self {
        Self {
            temporaries: [NO_COLUMNS; REGISTER_COUNT],
            outputs: [NO_COLUMNS; OUTPUT_COUNT],
            a0: [[0; LANES]; 2],
            cmp: [[false; LANES]; 2],
            al: 0,
            written: NOTHING,
            scratch: [NO_COLUMNS; 3],
            result: NO_COLUMNS,
        }
    }
}

impl BatchRegisters {
    /// The start of a run. With `zero` the registers count as written with zeros.
    pub fn start(&mut self, zero: bool) {
        self.written = NOTHING;
        if zero {
            self.temporaries = [NO_COLUMNS; REGISTER_COUNT];
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
        merge(&mut unit.registers.temporaries, &self.temporaries, &temporaries, lane);
        merge(unit.outputs.bank_mut(), &self.outputs, &outputs, lane);
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
            return vector(&self.outputs[register], lane);
        }
        let mut value = *old;
        for component in self.written.outputs[register].components().map(Component::index) {
            value[component] = self.outputs[register][component][lane];
        }
        value
    }

    /// A component of an output register of the first vertices; `old` is what the two banks held before, which take
    /// turns.
    pub fn copy_output(&self, register: usize, component: usize, old: [F24; 2], column: &mut [F24]) {
        if self.written.outputs[register].contains(Component::ALL[component]) {
            column.copy_from_slice(&self.outputs[register][component][..column.len()]);
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
                column[lane] = *component;
            }
        }
    }

    /// All output registers of all vertices have been set.
    pub fn complete_outputs(&mut self) {
        self.written.outputs = [Mask::ALL; OUTPUT_COUNT];
    }
}

/// Copies the written components of vertex `lane` into registers.
fn merge(registers: &mut [Vector; 16], columns: &[Columns; 16], written: &[Mask; 16], lane: usize) {
    for ((register, columns), mask) in registers.iter_mut().zip(columns).zip(written) {
        for component in mask.components().map(Component::index) {
            register[component] = columns[component][lane];
        }
    }
}
