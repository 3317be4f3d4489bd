// SPDX-License-Identifier: MIT
//! Uniform registers c, i and b, and the port that loads c (shader-unit.md#registers,
//! command-lists.md#index-and-data-ports).

use super::Vector;
use super::operand::UNIFORM_COUNT;
use crate::float::{F24, F32ToF24};
use pica_spec::choices::{Choices, PartialGroup};
use pica_spec::isa::code::register;
use pica_spec::pica200::{ShBooluniform, ShFloatuniformIndex, ShIntuniformI, ShaderTransferMode};

/// Integer uniforms.
pub const INTEGER_COUNT: usize = register::INTEGER_COUNT;

/// The uniforms of a unit.
#[derive(Clone, Debug)]
pub struct Uniforms {
    float: [Vector; UNIFORM_COUNT],
    integer: [[u8; 3]; INTEGER_COUNT],
    boolean: u16,
    /// Where the next complete vector goes. Vectors past c95 never reach c0 (command-lists.md#index-and-data-ports).
    index: u8,
    mode: ShaderTransferMode,
    /// Words of an unfinished vector, in the order in which they came.
    group: [u32; 4],
    group_len: usize,
    rounding: F32ToF24,
    partial_group: PartialGroup,
}

impl Uniforms {
    pub(super) fn new(choices: &Choices) -> Self {
        Self {
            float: [[F24::ZERO; 4]; UNIFORM_COUNT],
            integer: [[0; 3]; INTEGER_COUNT],
            boolean: 0,
            index: 0,
            mode: ShaderTransferMode::Float24,
            group: [0; 4],
            group_len: 0,
            rounding: choices.f32_to_f24,
            partial_group: choices.partial_group,
        }
    }

    /// c`index`.
    pub fn float(&self, index: usize) -> Option<Vector> {
        self.float.get(index).copied()
    }

    /// All c registers.
    pub(super) fn floats(&self) -> &[Vector; UNIFORM_COUNT] {
        &self.float
    }

    /// Sets c`index`; above c95 nothing happens.
    pub fn set_float(&mut self, index: usize, value: Vector) {
        if let Some(register) = self.float.get_mut(index) {
            *register = value;
        }
    }

    /// i`index` as (x, y, z): iterations minus 1, start and step of aL. w has no storage.
    pub fn integer(&self, index: usize) -> Option<[u8; 3]> {
        self.integer.get(index).copied()
    }

    /// Sets i`index`; above i3 nothing happens.
    pub fn set_integer(&mut self, index: usize, value: [u8; 3]) {
        if let Some(register) = self.integer.get_mut(index) {
            *register = value;
        }
    }

    /// b0-b15 in bits 0-15.
    pub fn booleans(&self) -> u16 {
        self.boolean
    }

    /// Sets b0-b15.
    pub fn set_booleans(&mut self, value: u16) {
        self.boolean = value;
    }

    /// Register BOOLUNIFORM.
    pub(super) fn write_booleans(&mut self, register: ShBooluniform) {
        self.boolean = register.0 as u16;
    }

    /// Register INTUNIFORM.
    pub(super) fn write_integer(&mut self, index: usize, register: ShIntuniformI) {
        self.set_integer(index, [register.x() as u8, register.y() as u8, register.z() as u8]);
    }

    /// Register FLOATUNIFORM_INDEX: a transfer starts.
    pub(super) fn write_float_index(&mut self, register: ShFloatuniformIndex) {
        self.index = register.index() as u8;
        self.mode = register.transfer_mode();
        if self.partial_group == PartialGroup::Dropped {
            self.group_len = 0;
        }
    }

    /// Register FLOATUNIFORM_DATA: the next word of a vector. A complete one is stored and the index advances; above
    /// 95 it is dropped, and its index is the answer.
    pub(super) fn write_float_data(&mut self, word: u32) -> Option<u16> {
        self.group[self.group_len] = word;
        self.group_len += 1;
        let vector = match self.mode {
            ShaderTransferMode::Float24 if self.group_len >= 3 => {
                let [first, second, third, _] = self.group;
                unpack_float24([first, second, third])
            }
            ShaderTransferMode::Float32 if self.group_len >= 4 => {
                let [w, z, y, x] = self.group;
                [x, y, z, w].map(|bits| F24::from_f32_bits(bits, self.rounding))
            }
            _ => return None,
        };
        self.group_len = 0;
        let index = self.index;
        self.set_float(index.into(), vector);
        // Assumption `transfer_index_end`.
        self.index = self.index.saturating_add(1);
        (usize::from(index) >= UNIFORM_COUNT).then_some(index.into())
    }
}

/// The vector in three words (as values, most significant nibble left) `WWWWWWZZ`, `ZZZZYYYY`, `YYXXXXXX`.
pub(crate) fn unpack_float24([first, second, third]: [u32; 3]) -> Vector {
    let x = third & 0xFF_FFFF;
    let y = (second & 0xFFFF) << 8 | third >> 24;
    let z = (first & 0xFF) << 16 | second >> 16;
    let w = first >> 8;
    [x, y, z, w].map(F24::from_bits)
}
