// SPDX-License-Identifier: MIT
//! What a program has to do with the stages around it: `.in`, `.out`, `.gsh` (assembly.md#directives).

use super::diagnostic::{Note, Span};
use super::lookup::{add_name, declare, plain_register, resolve};
use super::names::{a_register, nearest};
use super::program::{FIRST_DUMMY_OUTPUT, Geometry, MAX_OUTPUTS};
use super::run::File;
use super::syntax::{GeometryText, Name, RegisterText, Selector};
use super::uniforms::UniformAllocator;
use crate::shbin::{OUTPUT_TYPES, Output, OutputType, RegisterRange};
use pica_model::shader::isa::{IndexRegister, Mask, RegisterFile, SourceModifier, Swizzle};

/// `.in`.
pub(super) fn input<'a>(
    file: &mut File<'a>,
    name: Name<'a>,
    register: Option<RegisterText<'a>>,
    line: u32,
) -> Result<(), Note> {
    file.names.check(name)?;
    let number = match register {
        Some(register) => match plain_register(file, &register, RegisterFile::Input)? {
            Some(number) => number,
            None => {
                file.names.declare_broken(name, line);
                return Ok(());
            }
        },
        None => file.program.free_input().ok_or_else(|| Note::new(name.span, "all 16 input registers are taken"))?,
    };
    add_name(file, name, RegisterRange { file: RegisterFile::Input, first: number, count: 1 })?;
    file.program.input_mask |= 1 << number;
    declare(file, name, (RegisterFile::Input, number), (SourceModifier::PLAIN, Some(1)), line)
}

/// `.out`.
pub(super) fn output<'a>(
    file: &mut File<'a>,
    name: Option<Name<'a>>,
    property: Name<'a>,
    mask: Option<Selector>,
    register: Option<RegisterText<'a>>,
    (span, line): (Span, u32),
) -> Result<(), Note> {
    // No table has the names of outputs, so they may be those of registers.
    name.map_or(Ok(()), |name| file.names.check_free(name))?;
    let kind = OutputType::from_name(property.text).ok_or_else(|| {
        let near = nearest(property.text, OUTPUT_TYPES.iter().flat_map(|known| known.names.iter().copied()));
        Note::new(property.span, format!("unknown output property \"{}\"{near}", property.text))
    })?;
    let mut swizzle = mask.map_or(Swizzle::IDENTITY, |mask| mask.swizzle);
    let number = match register {
        Some(register) => {
            let Some(operand) = resolve(file, &register)? else {
                return Ok(());
            };
            let (RegisterFile::Output, number) = operand.register else {
                let message = format!("{} is not {}", operand.name(), a_register(RegisterFile::Output));
                return Err(Note::new(register.span, message));
            };
            if operand.modifier.negate || operand.index != IndexRegister::None {
                return Err(Note::new(register.span, "an output takes no sign and no index register"));
            }
            if register.selector.is_some() {
                swizzle = operand.modifier.swizzle;
            }
            number
        }
        None => file.program.free_output().ok_or_else(|| Note::new(span, "all 16 output registers are taken"))?,
    };
    let mask = table_mask(swizzle.named());
    let own = u16::from(number);
    let at = register.map_or(span, |register| register.span);
    if file.program.outputs.iter().any(|output| output.register == own && output.mask & mask != 0) {
        let other = file.names.of((RegisterFile::Output, number));
        let other = other.map_or("another output".to_owned(), |name| format!("the output \"{name}\""));
        return Err(Note::new(at, format!("components of o{number} already are {other}")));
    }
    if file.is_geometry() && number >= FIRST_DUMMY_OUTPUT {
        return Err(Note::new(at, format!("o{number} does not exist in a geometry shader: o0 to o6")));
    }
    if number >= FIRST_DUMMY_OUTPUT && kind.code != OutputType::DUMMY {
        return Err(Note::new(at, format!("o{number} can only be a dummy output")));
    }
    if file.program.outputs.len() == MAX_OUTPUTS {
        return Err(Note::new(span, format!("more than {MAX_OUTPUTS} outputs")));
    }
    file.program.outputs.push(Output { kind: kind.code, register: own, mask, unknown: 0 });
    match name {
        Some(name) => declare(file, name, (RegisterFile::Output, number), (SourceModifier::PLAIN, None), line),
        None => Ok(()),
    }
}

/// A mask as the output table has it: x in bit 0.
fn table_mask(mask: Mask) -> u16 {
    mask.components().fold(0, |bits, component| bits | 1 << component.index())
}

/// `.gsh`.
pub(super) fn geometry<'a>(
    file: &mut File<'a>,
    mode: Option<(GeometryText<'a>, RegisterText<'a>)>,
    span: Span,
) -> Result<(), Note> {
    let Some((mode, first_free)) = mode else {
        file.program.geometry.get_or_insert(Geometry::Shared);
        return Ok(());
    };
    if file.is_geometry() {
        return Err(Note::new(span, "this already is a geometry shader"));
    }
    if !(file.program.names.is_empty() && file.program.constants.is_empty() && file.program.outputs.is_empty()) {
        return Err(Note::new(span, ".gsh must come before the first input, output, uniform or constant"));
    }
    let first = plain_register(file, &first_free, RegisterFile::Float)?.unwrap_or(0);
    let geometry = match mode {
        GeometryText::Point => Geometry::Point,
        GeometryText::Variable { count } => Geometry::Variable { count },
        GeometryText::Fixed { start: register, count } => {
            let start = plain_register(file, &register, RegisterFile::Float)?.unwrap_or(0);
            if start >= first {
                let message = format!("the vertices from c{start} on overlap the uniforms from c{first} on");
                return Err(Note::new(register.span, message));
            }
            Geometry::Fixed { start, count }
        }
    };
    file.program.geometry = Some(geometry);
    file.own_uniforms = Some(UniformAllocator::geometry(first));
    Ok(())
}
