// SPDX-License-Identifier: MIT
//! A program of a container into a shader unit.

use crate::shbin::{ConstantValue, Dvle, RegisterRange, ShaderStage, Shbin};
use pica_model::float::F24;
use pica_model::shader::{ShaderUnit, Stage};

/// Why a program does not fit into a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// The container has no program of this number.
    #[error("the container has {count} programs, no program {number}")]
    NoProgram {
        /// What was asked for, from 0.
        number: usize,
        /// How many there are.
        count: usize,
    },
    /// The container has no program of this stage.
    #[error("the container has no {0} program")]
    NoStage(&'static str),
    /// The program has more instruction words than program memory, or starts behind its end.
    #[error("{words} words with the entry {entry} do not fit into the {depth} of program memory")]
    Code {
        /// Instruction words.
        words: usize,
        /// Entry point.
        entry: u32,
        /// Words of program memory.
        depth: usize,
    },
    /// The program has more operand descriptors than a unit.
    #[error("there are {0} operand descriptors, more than a unit has")]
    Descriptors(usize),
}

/// The number of the first program of a stage.
///
/// # Errors
/// If there is none.
pub fn program_of(shbin: &Shbin, stage: Stage) -> Result<usize, LoadError> {
    let (wanted, name) = match stage {
        Stage::Vertex => (ShaderStage::Vertex, "vertex"),
        Stage::Geometry => (ShaderStage::Geometry, "geometry"),
    };
    shbin.programs.iter().position(|program| program.stage == wanted).ok_or(LoadError::NoStage(name))
}

/// Loads instruction words and operand descriptors from address 0 on, and sets the entry point.
///
/// # Errors
/// If they do not fit; the unit is as before.
pub fn load_words(unit: &mut ShaderUnit, code: &[u32], descriptors: &[u32], entry: u32) -> Result<(), LoadError> {
    let depth = unit.program.depth();
    let address = u16::try_from(entry).ok().filter(|entry| usize::from(*entry) < depth);
    let Some(address) = address.filter(|_| code.len() <= depth) else {
        return Err(LoadError::Code { words: code.len(), entry, depth });
    };
    if unit.program.descriptor(descriptors.len().saturating_sub(1)).is_none() {
        return Err(LoadError::Descriptors(descriptors.len()));
    }
    for (address, word) in code.iter().enumerate() {
        unit.program.set_word(address, *word);
    }
    for (index, word) in descriptors.iter().enumerate() {
        unit.program.set_descriptor(index, *word);
    }
    unit.config.entry_point = address;
    Ok(())
}

/// Loads a program with its constants, and sets the entry point.
///
/// # Errors
/// If there is no such program, or it does not fit; the unit is as before.
pub fn load(unit: &mut ShaderUnit, shbin: &Shbin, number: usize) -> Result<(), LoadError> {
    let count = shbin.programs.len();
    let program = shbin.programs.get(number).ok_or(LoadError::NoProgram { number, count })?;
    load_words(unit, &shbin.code, &shbin.operand_descriptors(), program.entry)?;
    for constant in &program.constants {
        let index = usize::from(constant.register);
        match constant.value() {
            Some(ConstantValue::Float(patterns)) => unit.uniforms.set_float(index, patterns.map(F24::from_bits)),
            Some(ConstantValue::Integer([x, y, z, _])) => unit.uniforms.set_integer(index, [x, y, z]),
            Some(ConstantValue::Boolean(value)) => {
                let bit = 1_u16.checked_shl(index as u32).unwrap_or(0);
                let others = unit.uniforms.booleans() & !bit;
                unit.uniforms.set_booleans(others | if value { bit } else { 0 });
            }
            None => {}
        }
    }
    Ok(())
}

/// The registers of an input or a uniform, by name.
pub fn registers_of(program: &Dvle, name: &str) -> Option<RegisterRange> {
    let named = |uniform: &&crate::shbin::Uniform| program.symbol(uniform.symbol) == Some(name.as_bytes());
    program.uniforms.iter().find(named)?.registers()
}
