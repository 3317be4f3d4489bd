// SPDX-License-Identifier: MIT
//! Which register a name stands for (assembly.md#registers-and-operands).

use std::collections::HashMap;

use super::diagnostic::{Note, Span};
use super::literal;
use super::program::FIRST_DUMMY_OUTPUT;
use super::syntax::{Name, RegisterText};
use pica_model::shader::isa::{IndexRegister, RegisterFile, SourceModifier, Swizzle};

/// A register of any file.
pub(crate) type Register = (RegisterFile, u8);

/// What a declared name stands for.
#[derive(Clone, Copy, Debug)]
enum Binding {
    /// A register with a selector and a sign.
    Register(Register, SourceModifier),
    /// Something whose declaration had an error; its uses are not complained about.
    Broken,
}

/// The declared names of a source file.
#[derive(Debug, Default)]
pub(super) struct Names<'a> {
    bindings: HashMap<&'a str, (Binding, u32)>,
}

/// A register operand, resolved.
#[derive(Clone, Copy, Debug)]
pub(super) struct Operand {
    pub register: Register,
    pub index: IndexRegister,
    pub modifier: SourceModifier,
    pub span: Span,
}

/// A register's name.
pub(super) fn register_name((file, number): Register) -> String {
    format!("{}{number}", file.letter())
}

/// The registers of a file with an article, for messages.
pub(super) const fn a_register(file: RegisterFile) -> &'static str {
    match file {
        RegisterFile::Input => "a v register",
        RegisterFile::Output => "an o register",
        RegisterFile::Temporary => "an r register",
        RegisterFile::Float => "a c register",
        RegisterFile::Integer => "an i register",
        RegisterFile::Boolean => "a b register",
    }
}

/// Whether a name begins like a register name, which no declaration may.
fn looks_like_register(name: &str) -> Option<RegisterFile> {
    let mut characters = name.chars();
    let letter = characters.next()?.to_ascii_lowercase();
    characters.next().filter(char::is_ascii_digit)?;
    RegisterFile::ALL.into_iter().find(|file| file.letter() == letter)
}

/// Whether a declaration may use the name.
pub(crate) fn is_declarable(name: &str) -> bool {
    looks_like_register(name).is_none()
}

impl<'a> Names<'a> {
    /// Declares a name for a register. `line` is told to whoever declares it again.
    pub fn declare(
        &mut self,
        name: Name<'a>,
        register: Register,
        modifier: SourceModifier,
        line: u32,
    ) -> Result<(), Note> {
        self.insert(name, Binding::Register(register, modifier), line)
    }

    /// Declares a name for nothing.
    pub fn declare_broken(&mut self, name: Name<'a>, line: u32) {
        self.bindings.entry(name.text).or_insert((Binding::Broken, line));
    }

    /// Whether the name is free and may be declared.
    pub fn check(&self, name: Name<'a>) -> Result<(), Note> {
        if !is_declarable(name.text) {
            let message = format!("\"{}\" is the name of a register", name.text);
            return Err(Note::new(name.span, message));
        }
        match self.bindings.get(name.text) {
            // A broken declaration has been reported; one more message about it would say nothing new.
            Some((Binding::Register(..), line)) => {
                let message = format!("\"{}\" is already declared in line {line}", name.text);
                Err(Note::new(name.span, message))
            }
            _ => Ok(()),
        }
    }

    fn insert(&mut self, name: Name<'a>, binding: Binding, line: u32) -> Result<(), Note> {
        self.check(name)?;
        self.bindings.insert(name.text, (binding, line));
        Ok(())
    }

    /// The register an operand names. `None` if its name's declaration had an error.
    pub fn resolve(&self, text: &RegisterText, geometry: bool) -> Result<Option<Operand>, Note> {
        let (register, alias) = match self.bindings.get(text.name.text) {
            Some((Binding::Broken, _)) => return Ok(None),
            Some((Binding::Register(register, modifier), _)) => (*register, *modifier),
            None => (numbered_register(text.name)?, SourceModifier::PLAIN),
        };
        let (file, number) = register;
        let offset = text.index.map_or(0, |index| index.offset);
        let shifted = u32::from(number).saturating_add(offset);
        if shifted >= u32::from(file.count()) {
            let message = format!("{} + {offset} is beyond {}", register_name(register), last_register(file));
            return Err(Note::new(text.span, message));
        }
        if file == RegisterFile::Output && geometry && shifted >= FIRST_DUMMY_OUTPUT.into() {
            let message = format!("o{shifted} does not exist in a geometry shader: o0 to o6");
            return Err(Note::new(text.span, message));
        }
        let index = text.index.map_or(IndexRegister::None, |index| index.register);
        let selector = text.selector.map_or(Swizzle::IDENTITY, |selector| selector.swizzle);
        let modifier = SourceModifier { negate: text.negate != alias.negate, swizzle: selector.after(alias.swizzle) };
        Ok(Some(Operand { register: (file, shifted as u8), index, modifier, span: text.span }))
    }
}

fn last_register(file: RegisterFile) -> String {
    register_name((file, file.count() - 1))
}

/// The register a name such as `c12` means.
fn numbered_register(name: Name) -> Result<Register, Note> {
    let error = |message| Err(Note::new(name.span, message));
    let Some(file) = looks_like_register(name.text) else {
        return error(format!("\"{}\" is neither a register nor a declared name", name.text));
    };
    let Some(number) = literal::c_integer(&name.text[1..]) else {
        return error(format!("\"{}\" is not a register: \"{}\" is not a number", name.text, &name.text[1..]));
    };
    match u8::try_from(number) {
        // The rule is picasso's; the chip has the register (assembly.md#registers-and-operands).
        Ok(15) if file == RegisterFile::Input => {
            error("v15 cannot be written by number: declare it with .in or write v14[1]".to_owned())
        }
        Ok(number) if number < file.count() => Ok((file, number)),
        _ => error(format!("there is no register {}: {}0 to {}", name.text, file.letter(), last_register(file))),
    }
}
