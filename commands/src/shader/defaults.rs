// SPDX-License-Identifier: MIT
//! What a container supplies to `pica shader run` where a line leaves it out.

use pica_model::float::F24;
use pica_model::shader::isa::{Mask, VERTEX_CODE_WORDS};
use pica_shader::run::{Components, HexVector, RunRequest, RunStage};
use pica_shader::shbin::{ConstantValue, OutputMap, ShaderStage, Shbin};

/// Code, descriptors, entry point, stage, constants and mapped outputs of a program. Vertex code is cut to the 512 words of a vertex
/// unit, as loaders do (shbin.md#from-dvle-to-registers).
///
/// # Errors
/// If there is no such program, or its stage is unknown.
pub fn of_program(shbin: &Shbin, number: usize) -> Result<RunRequest, String> {
    let count = shbin.programs.len();
    let program =
        shbin.programs.get(number).ok_or_else(|| format!("there is no program {number}, the file has {count}"))?;
    let stage = match program.stage {
        ShaderStage::Vertex => RunStage::Vertex,
        ShaderStage::Geometry => RunStage::Geometry,
        other => return Err(format!("program {number} has the unknown stage {other:?}")),
    };
    let words = if stage == RunStage::Vertex { VERTEX_CODE_WORDS } else { shbin.code.len() };
    let mut request = RunRequest {
        code: Some(shbin.code.iter().copied().take(words).collect()),
        opdescs: Some(shbin.operand_descriptors()),
        entry: Some(u16::try_from(program.entry).map_err(|_| format!("entry point {} does not fit", program.entry))?),
        stage: Some(stage),
        ..RunRequest::default()
    };
    let mut bools = 0;
    let mut ints = vec![[0; 4]; 4];
    for constant in &program.constants {
        let register = constant.register;
        match constant.value() {
            Some(ConstantValue::Boolean(value)) if register < 16 => bools |= u16::from(value) << register,
            Some(ConstantValue::Integer(value)) if register < 4 => ints[usize::from(register)] = value,
            Some(ConstantValue::Float(words)) if register < 96 => {
                request.uniforms.insert(register as u8, HexVector(words.map(F24::from_bits)));
            }
            _ => return Err(format!("program {number} has a constant for a register that does not exist")),
        }
    }
    let mapped = (0..).zip(OutputMap::of(program).mapped()).filter(|(_, mask)| *mask != Mask::NONE);
    request.mapped = mapped.map(|(register, mask)| (register, Components(mask))).collect();
    request.bools = Some(bools);
    request.ints = Some(ints);
    Ok(request)
}

/// `request` with what it leaves out taken from `defaults`; uniforms and mapped outputs register by register.
pub fn fill(mut request: RunRequest, defaults: &RunRequest) -> RunRequest {
    request.code = request.code.or_else(|| defaults.code.clone());
    request.opdescs = request.opdescs.or_else(|| defaults.opdescs.clone());
    request.entry = request.entry.or(defaults.entry);
    request.stage = request.stage.or(defaults.stage);
    request.bools = request.bools.or(defaults.bools);
    request.ints = request.ints.or_else(|| defaults.ints.clone());
    for (register, components) in &defaults.mapped {
        request.mapped.entry(*register).or_insert(*components);
    }
    for (register, value) in &defaults.uniforms {
        request.uniforms.entry(*register).or_insert(*value);
    }
    request
}
