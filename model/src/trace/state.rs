// SPDX-License-Identifier: MIT
//! The state that a recording starts with.

use pica_spec::choices::Choices;
use pica_spec::pica200::{ID_COUNT, POWER_UP, id};
use pica_spec::register_file::RegisterFile;
use pica_spec::trace::InitialState;

use crate::float::F24;
use crate::gpu::machine::{Machine, SET_UP};
use crate::shader::{Block, Vector};

/// IRQ_CMP and IRQ_AUTOSTOP as system software leaves them (command-lists.md#end-of-a-list).
const USUAL_INTERRUPT: [(u32, u32); 2] = [(id::IRQ_CMP0, 0x1234_5678), (id::IRQ_AUTOSTOP, 1)];

/// The state in which system software leaves the core: that of reset, and what [`SET_UP`] writes.
pub fn initial_state() -> InitialState {
    let mut registers = RegisterFile::new(&Choices::default());
    for (id, value) in SET_UP {
        registers.set(id, value);
    }
    InitialState { pica_registers: (0..ID_COUNT as u32).map(|id| registers.get(id)).collect(), ..Default::default() }
}

/// Brings a machine after reset into the state of a recording.
///
/// Uniforms and fixed attributes are float24 words in the order x, y, z, w. A recording that has zero in both IRQ_CMP
/// and IRQ_AUTOSTOP comes from a recorder without these registers: they get their usual values, as
/// [`pica_spec::trace::Lists`] has it. A register that is zero although it is not after power-up keeps its power-up value:
/// the recorder does not know it (registers.md#power-up).
pub fn restore<S>(machine: &mut Machine<S>, state: &InitialState) {
    for (id, value) in (0..ID_COUNT as u32).zip(&state.pica_registers) {
        machine.registers.set(id, *value);
    }
    for (id, value) in POWER_UP {
        if machine.registers.get(*id) == 0 {
            machine.registers.set(*id, *value);
        }
    }
    if USUAL_INTERRUPT.iter().all(|(id, _)| machine.registers.get(*id) == 0) {
        for (id, value) in USUAL_INTERRUPT {
            machine.registers.set(id, value);
        }
    }
    machine.registers_to_units();
    let units = [
        (Block::Vsh, &state.vs_program_binary, &state.vs_swizzle_data, &state.vs_float_uniforms),
        (Block::Gsh, &state.gs_program_binary, &state.gs_swizzle_data, &state.gs_float_uniforms),
    ];
    for (block, program, descriptors, uniforms) in units {
        let unit = machine.shaders.unit_mut(block);
        for (address, word) in program.iter().enumerate() {
            unit.program.set_word(address, *word);
        }
        for (index, word) in descriptors.iter().enumerate() {
            unit.program.set_descriptor(index, *word);
        }
        for (index, value) in vectors(uniforms).enumerate() {
            unit.uniforms.set_float(index, value);
        }
    }
    for (attribute, value) in vectors(&state.default_attributes).enumerate() {
        machine.geometry.fixed.set(attribute, value);
    }
    let index = machine.registers.get(id::FIXEDATTRIB_INDEX);
    machine.start_fixed_attribute(index);
}

/// Four words each; a vector of which words are missing is left out.
fn vectors(words: &[u32]) -> impl Iterator<Item = Vector> {
    words.as_chunks::<4>().0.iter().map(|words| words.map(F24::from_bits))
}
