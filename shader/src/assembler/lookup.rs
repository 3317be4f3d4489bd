// SPDX-License-Identifier: MIT
//! Registers and names of the file that is being assembled.

use super::diagnostic::Note;
use super::names::{Operand, Register, a_register};
use super::program::MAX_NAMES;
use super::run::File;
use super::syntax::{Name, RegisterText};
use crate::shbin::RegisterRange;
use pica_model::shader::isa::{IndexRegister, RegisterFile, SourceModifier};

/// The register that a text names. `None` if its name's declaration was wrong.
pub(super) fn resolve<'t>(file: &mut File, register: &RegisterText<'t>) -> Result<Option<Operand<'t>>, Note> {
    let resolved = file.names.resolve(register, file.is_geometry())?;
    Ok(resolved.map(|(operand, warning)| {
        file.warnings.extend(warning);
        operand
    }))
}

/// Declares a name for registers, `count` of them if that is known.
pub(super) fn declare<'a>(
    file: &mut File<'a>,
    name: Name<'a>,
    register: Register,
    (modifier, count): (SourceModifier, Option<u32>),
    line: u32,
) -> Result<(), Note> {
    let warning = file.names.declare(name, register, (modifier, count), line)?;
    file.warnings.extend(warning);
    Ok(())
}

/// A register of a given file without sign, selector or index register. `None` if its name's declaration was wrong.
pub(super) fn plain_register(
    file: &mut File,
    text: &RegisterText,
    registers: RegisterFile,
) -> Result<Option<u8>, Note> {
    let Some(operand) = resolve(file, text)? else {
        return Ok(None);
    };
    let error = |message| Err(Note::new(text.span, message));
    let (own, number) = operand.register;
    if own != registers {
        return error(format!("{} is not {}", operand.name(), a_register(registers)));
    }
    if operand.modifier != SourceModifier::PLAIN || operand.index != IndexRegister::None {
        return error(format!("{} takes no sign, selector or index register here", operand.name()));
    }
    Ok(Some(number))
}

/// Adds a name of a uniform or an input to the program.
pub(super) fn add_name(file: &mut File, name: Name, range: RegisterRange) -> Result<(), Note> {
    if file.program.names.len() == MAX_NAMES {
        return Err(Note::new(name.span, format!("more than {MAX_NAMES} uniforms and inputs")));
    }
    file.program.names.push((name.text.to_owned(), range));
    Ok(())
}
