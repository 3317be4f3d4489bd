// SPDX-License-Identifier: MIT
//! What a recording holds.

use std::ops::RangeInclusive;

use super::shared_bytes::SharedBytes;

/// A recording: the state before its first element, and what happened then.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recording {
    /// The state at the start.
    pub state: InitialState,
    /// What happened, in order.
    pub stream: Vec<Element>,
}

/// The state at the start of a recording, as words. A block may be shorter than the hardware's or empty: what is not there
/// is zero.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InitialState {
    /// Registers of the GPU outside the 3D core, from 0x10400000.
    pub gpu_registers: Vec<u32>,
    /// Registers of the LCD controller.
    pub lcd_registers: Vec<u32>,
    /// Internal registers of the 3D core by id.
    pub pica_registers: Vec<u32>,
    /// Fixed vertex attributes, four words each.
    pub default_attributes: Vec<u32>,
    /// Code of the vertex shader.
    pub vs_program_binary: Vec<u32>,
    /// Operand descriptors of the vertex shader.
    pub vs_swizzle_data: Vec<u32>,
    /// Float uniforms of the vertex shader, four words each.
    pub vs_float_uniforms: Vec<u32>,
    /// Code of the geometry shader.
    pub gs_program_binary: Vec<u32>,
    /// Operand descriptors of the geometry shader.
    pub gs_swizzle_data: Vec<u32>,
    /// Float uniforms of the geometry shader, four words each.
    pub gs_float_uniforms: Vec<u32>,
}

impl InitialState {
    /// Names of the blocks in the order of the file.
    pub const BLOCK_NAMES: [&str; 10] = [
        "gpu_registers",
        "lcd_registers",
        "pica_registers",
        "default_attributes",
        "vs_program_binary",
        "vs_swizzle_data",
        "vs_float_uniforms",
        "gs_program_binary",
        "gs_swizzle_data",
        "gs_float_uniforms",
    ];

    /// The blocks in the order of the file.
    pub(super) fn blocks(&self) -> [&[u32]; 10] {
        [
            &self.gpu_registers,
            &self.lcd_registers,
            &self.pica_registers,
            &self.default_attributes,
            &self.vs_program_binary,
            &self.vs_swizzle_data,
            &self.vs_float_uniforms,
            &self.gs_program_binary,
            &self.gs_swizzle_data,
            &self.gs_float_uniforms,
        ]
    }

    /// The blocks in the order of the file, changeable.
    fn blocks_mut(&mut self) -> [&mut Vec<u32>; 10] {
        [
            &mut self.gpu_registers,
            &mut self.lcd_registers,
            &mut self.pica_registers,
            &mut self.default_attributes,
            &mut self.vs_program_binary,
            &mut self.vs_swizzle_data,
            &mut self.vs_float_uniforms,
            &mut self.gs_program_binary,
            &mut self.gs_swizzle_data,
            &mut self.gs_float_uniforms,
        ]
    }

    /// The state with these blocks, in the order of the file.
    pub(super) fn of_blocks(blocks: [Vec<u32>; 10]) -> Self {
        let mut state = Self::default();
        for (place, block) in state.blocks_mut().into_iter().zip(blocks) {
            *place = block;
        }
        state
    }

    /// A block by its name, which is one of [`InitialState::BLOCK_NAMES`].
    pub fn block_mut(&mut self, name: &str) -> Option<&mut Vec<u32>> {
        let place = Self::BLOCK_NAMES.iter().position(|other| *other == name)?;
        self.blocks_mut().into_iter().nth(place)
    }

    /// The blocks of vectors of four float24 words.
    pub(super) fn vectors(&mut self) -> impl Iterator<Item = &mut [u32]> {
        let Self { default_attributes, vs_float_uniforms, gs_float_uniforms, .. } = self;
        [default_attributes, vs_float_uniforms, gs_float_uniforms].into_iter().map(|block| block.as_mut_slice())
    }

    /// The internal register `id`; zero if the recording does not have it.
    pub fn pica_register(&self, id: u32) -> u32 {
        usize::try_from(id).ok().and_then(|id| self.pica_registers.get(id)).copied().unwrap_or(0)
    }
}

/// One element of the stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Element {
    /// The work of a frame is complete.
    FrameMarker,
    /// The memory from `address` on holds `data` from now on.
    MemoryLoad {
        /// Physical address of the first byte.
        address: u32,
        /// The bytes. Loads with the same content share it after reading.
        data: SharedBytes,
    },
    /// The CPU writes a register.
    RegisterWrite {
        /// Physical address of the register.
        address: u32,
        /// The word that is written.
        value: u32,
    },
}

impl Element {
    /// Word 0 of a frame marker.
    pub(super) const FRAME_MARKER: u32 = 0xE1;
    /// Word 0 of a memory load.
    pub(super) const MEMORY_LOAD: u32 = 0xE2;
    /// Word 0 of a register write.
    pub(super) const REGISTER_WRITE: u32 = 0xE3;
    /// Word 2 of a register write of 8, 16, 32 and 64 bits, in the layout that has it.
    pub(super) const SIZE_CODES: RangeInclusive<u32> = 0xD1..=0xD4;
    /// Size of an element in the file in bytes.
    pub(super) const BYTES: usize = 20;

    /// Bits of a register write with this size code.
    pub(super) fn write_bits(code: u32) -> u32 {
        8 << (code - Self::SIZE_CODES.start())
    }
}
