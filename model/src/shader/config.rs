// SPDX-License-Identifier: MIT
//! The plain registers of a unit: inputs, outputs and entry point (geometry.md#vertex-arrays,
//! geometry.md#shader-outputs, geometry.md#geometry-shader-input, registers.md#shader-units).

use super::registers::REGISTER_COUNT;
use pica_spec::choices::DuplicatePermutation;
use pica_spec::pica200::{
    ShAttributesPermutationHigh, ShAttributesPermutationLow, ShEntrypoint, ShInputbufferConfig, ShOutmapMask,
};

/// How a unit is set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitConfig {
    /// ENTRYPOINT: where invocations start.
    pub entry_point: u16,
    /// OUTMAP_MASK bits 0-15: which output registers are passed on.
    pub outmap_mask: u16,
    /// INPUTBUFFER_CONFIG bits 0-3, plus 1: inputs of an invocation, 1 to 16.
    pub input_count: u8,
    /// INPUTBUFFER_CONFIG bit 8: input of a geometry shader goes to c registers.
    pub input_to_uniforms: bool,
    /// ATTRIBUTES_PERMUTATION: the v register (0 to 15) of each input.
    pub input_map: [u8; REGISTER_COUNT],
}

impl Default for UnitConfig {
    /// The configuration after reset: all registers 0.
    fn default() -> Self {
        Self {
            entry_point: 0,
            outmap_mask: 0,
            input_count: 1,
            input_to_uniforms: false,
            input_map: [0; REGISTER_COUNT],
        }
    }
}

impl UnitConfig {
    /// For each v register, the input of the first `count` that it gets.
    pub(super) fn sources(&self, count: usize, duplicates: DuplicatePermutation) -> [Option<usize>; REGISTER_COUNT] {
        let mut sources = [None; REGISTER_COUNT];
        for (input, register) in self.input_map.iter().enumerate().take(count) {
            let source = &mut sources[*register as usize % REGISTER_COUNT];
            if source.is_none() || duplicates == DuplicatePermutation::HigherAttribute {
                *source = Some(input);
            }
        }
        sources
    }

    pub(super) fn write_entry_point(&mut self, register: ShEntrypoint) {
        self.entry_point = register.address() as u16;
    }

    pub(super) fn write_outmap_mask(&mut self, register: ShOutmapMask) {
        self.outmap_mask = register.0 as u16;
    }

    pub(super) fn write_input_config(&mut self, register: ShInputbufferConfig) {
        self.input_count = register.count_minus_1() as u8 + 1;
        self.input_to_uniforms = register.input_to_uniforms();
    }

    pub(super) fn write_permutation_low(&mut self, register: ShAttributesPermutationLow) {
        for input in 0..8 {
            self.input_map[input] = register.attribute(input) as u8;
        }
    }

    pub(super) fn write_permutation_high(&mut self, register: ShAttributesPermutationHigh) {
        for input in 8..16 {
            self.input_map[input] = register.attribute(input) as u8;
        }
    }
}
