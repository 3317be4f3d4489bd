// SPDX-License-Identifier: MIT
//! What directives declare (assembly.md#directives).

use super::blocks::add_constant;
use super::diagnostic::{Location, Note, Span};
use super::interface::{geometry, input, output};
use super::lookup::{add_name, declare, plain_register, resolve};
use super::names::{Operand, a_register, begins_like_register, register_name};
use super::open_block::BlockKind;
use super::run::{File, Run, uniform_space};
use super::syntax::{Directive, Name, RegisterText, UniformText, Vector};
use super::uniforms::AllocationError;
use crate::shbin::{Constant, ConstantValue, RegisterRange};
use pica_model::shader::isa::{IndexRegister, Instruction, RegisterFile, SourceModifier};

impl<'a> Run<'a> {
    pub(super) fn directive(
        &mut self,
        file: &mut File<'a>,
        location: &Location,
        directive: Directive<'a>,
        span: Span,
    ) -> Result<(), Note> {
        let line = location.place.line;
        // A file of aliases or descriptors alone is no program.
        file.has_program |=
            !matches!(directive, Directive::Alias { .. } | Directive::Descriptor { .. } | Directive::NoNop);
        match directive {
            Directive::Proc(name) => self.open_procedure(file, location, span, name),
            Directive::Else => self.open_else(file, location, span),
            Directive::End => self.close(file, location, span),
            Directive::Alias { name, register } => match resolve(file, &register) {
                Ok(Some(operand)) if operand.index == IndexRegister::None => alias(file, name, &operand, line),
                Ok(Some(operand)) => {
                    file.names.declare_broken(name, line);
                    Err(Note::new(operand.text.span, "an alias cannot have an index register"))
                }
                Ok(None) => {
                    file.names.declare_broken(name, line);
                    Ok(())
                }
                Err(note) => {
                    file.names.declare_broken(name, line);
                    Err(note)
                }
            },
            Directive::Uniforms { file: registers, items } => {
                for item in items {
                    if let Err(note) = self.uniform(file, registers, item, line) {
                        file.names.declare_broken(item.name, line);
                        self.reporter.error(location, note);
                    }
                }
                Ok(())
            }
            Directive::Constant { file: registers, name, value } => {
                self.constant(file, registers, name, value, line).inspect_err(|_| file.names.declare_broken(name, line))
            }
            Directive::ConstantArray { name, size } => {
                let kind = BlockKind::Array { name: Some(name), size, rows: Vec::new() };
                let open = self.open(file, location, span, kind, self.code.len());
                file.names.check(name).and(open)
            }
            Directive::ConstantRow { value } => constant_row(file, value, span),
            Directive::Set { file: registers, register, value } => set(file, registers, &register, value),
            Directive::SetBoolean { register, value } => {
                let Some(number) = plain_register(file, &register, RegisterFile::Boolean)? else {
                    return Ok(());
                };
                let constant = Constant::new(number.into(), ConstantValue::Boolean(value));
                add_constant(&mut file.program, constant, span)
            }
            Directive::In { name, register } => {
                input(file, name, register, line).inspect_err(|_| file.names.declare_broken(name, line))
            }
            Directive::Out { name, property, mask, register } => {
                let result = output(file, name, property, mask, register, (span, line));
                result.inspect_err(|_| name.into_iter().for_each(|name| file.names.declare_broken(name, line)))
            }
            Directive::Entry(entry) => match file.entry.replace((entry, location.clone())) {
                Some((_, earlier)) => {
                    let message = format!("the entry point is already declared in line {}", earlier.place.line);
                    Err(Note::new(span, message))
                }
                None => Ok(()),
            },
            Directive::NoDvle => {
                file.no_program = true;
                Ok(())
            }
            Directive::Geometry(mode) => geometry(file, mode, span),
            Directive::Word { value } => {
                self.emit(file, location, span, Instruction::decode(value), None);
                Ok(())
            }
            Directive::NoNop => {
                file.padding = false;
                Ok(())
            }
            // The table was taken from these before the first line was assembled; the run splits files at `.dvle`.
            Directive::Descriptor { .. } | Directive::Dvle => Ok(()),
        }
    }

    /// One declaration of `.fvec`, `.ivec` or `.bool`.
    fn uniform(
        &mut self,
        file: &mut File<'a>,
        registers: RegisterFile,
        UniformText { name, size, register }: UniformText<'a>,
        line: u32,
    ) -> Result<(), Note> {
        file.names.check(name)?;
        let error = |message| Err(Note::new(name.span, message));
        let range = if let Some(register) = register {
            let Some(first) = plain_register(file, &register, registers)? else {
                file.names.declare_broken(name, line);
                return Ok(());
            };
            if u32::from(first) + size > registers.count().into() {
                let message = format!("{size} registers from {} on do not exist", register_name((registers, first)));
                return error(message);
            }
            RegisterRange { file: registers, first, count: size as u8 }
        } else {
            match uniform_space(&mut self.shared_uniforms, file).uniform(name.text, registers, size) {
                Ok(range) => range,
                Err(AllocationError::Full) => {
                    let letter = registers.letter();
                    return error(format!(
                        "\"{}\" needs {size} of the {letter} registers, and so many are not free",
                        name.text
                    ));
                }
                Err(AllocationError::OtherType(other)) => {
                    return error(format!("another program has \"{}\" as {}", name.text, a_register(other)));
                }
                Err(AllocationError::OtherSize(count)) => {
                    return error(format!("another program has \"{}\" with {count} registers", name.text));
                }
            }
        };
        if !name.text.starts_with('_') {
            add_name(file, name, range)?;
            if file.own_uniforms.is_none() && !self.uniforms.contains(&(name.text, range)) {
                self.uniforms.push((name.text, range));
            }
        }
        declare(file, name, (registers, range.first), (SourceModifier::PLAIN, Some(size)), line)
    }

    /// `.constf`, `.consti`.
    fn constant(
        &mut self,
        file: &mut File<'a>,
        registers: RegisterFile,
        name: Name<'a>,
        value: Vector,
        line: u32,
    ) -> Result<(), Note> {
        file.names.check(name)?;
        let Some(number) = self.allocate_constants(file, registers, 1) else {
            let message = format!("there is no free {} register for \"{}\"", registers.letter(), name.text);
            return Err(Note::new(name.span, message));
        };
        add_constant(&mut file.program, vector_constant(registers, number, value), name.span)?;
        declare(file, name, (registers, number), (SourceModifier::PLAIN, Some(1)), line)
    }
}

/// `.alias`. Of all directives it alone refuses names that begin like those of registers, in picasso.
fn alias<'a>(file: &mut File<'a>, name: Name<'a>, operand: &Operand, line: u32) -> Result<(), Note> {
    file.names.check(name).inspect_err(|_| file.names.declare_broken(name, line))?;
    if begins_like_register(name.text) {
        let message = format!("\"{}\" begins like a register: picasso takes no alias of that kind", name.text);
        file.warnings.push(Note::new(name.span, message));
    }
    declare(file, name, operand.register, (operand.modifier, None), line)
}

/// The constant table entry of four parsed components.
fn vector_constant(registers: RegisterFile, number: u8, value: Vector) -> Constant {
    let value = match registers {
        RegisterFile::Integer => ConstantValue::Integer(value.map(|component| component as u8)),
        _ => ConstantValue::Float(value),
    };
    Constant::new(number.into(), value)
}

/// A row of `.constfa`.
fn constant_row(file: &mut File, value: Vector, span: Span) -> Result<(), Note> {
    let Some(BlockKind::Array { size, rows, .. }) = file.blocks.last_mut().map(|block| &mut block.kind) else {
        return Err(Note::new(span, "a row of constants belongs between .constfa name[] and .end"));
    };
    if let Some(size) = size.filter(|&size| rows.len() as u32 == size) {
        return Err(Note::new(span, format!("the array has {size} rows and no more")));
    }
    rows.push(value);
    Ok(())
}

/// `.setf`, `.seti`.
fn set(file: &mut File, registers: RegisterFile, register: &RegisterText, value: Vector) -> Result<(), Note> {
    let Some(number) = plain_register(file, register, registers)? else {
        return Ok(());
    };
    add_constant(&mut file.program, vector_constant(registers, number, value), register.span)
}
