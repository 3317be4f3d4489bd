// SPDX-License-Identifier: MIT
//! Which register a name stands for (assembly.md#registers-and-operands).

use std::collections::HashMap;

use super::diagnostic::Note;
use super::literal;
use super::program::FIRST_DUMMY_OUTPUT;
use super::syntax::{Name, RegisterText};
use pica_model::shader::isa::{IndexRegister, RegisterFile, SourceModifier, Swizzle};

/// A register of any file.
pub(crate) type Register = (RegisterFile, u8);

/// What a declared name stands for.
#[derive(Clone, Copy, Debug)]
enum Binding {
    /// A register with a selector and a sign, and how many registers the declaration has, if it says that.
    Register(Register, SourceModifier, Option<u32>),
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
pub(super) struct Operand<'a> {
    pub register: Register,
    pub index: IndexRegister,
    pub modifier: SourceModifier,
    /// What the source has there.
    pub text: RegisterText<'a>,
}

impl Operand<'_> {
    /// What messages call it: what the user wrote, and the register if that is another word.
    pub fn name(&self) -> String {
        let (written, register) = (self.text.written(), register_name(self.register));
        if written == register { written } else { format!("{written} ({register})") }
    }
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

/// The file and the number of a name that has the form of a register's, whether there is such a register or not.
fn numbered(name: &str) -> Option<(RegisterFile, u32)> {
    let letter = name.chars().next()?.to_ascii_lowercase();
    let file = RegisterFile::ALL.into_iter().find(|file| file.letter() == letter)?;
    let number = name[1..].starts_with(|digit: char| digit.is_ascii_digit()).then(|| literal::c_integer(&name[1..]))?;
    Some((file, number?))
}

/// Whether a name begins with the letter of a register file and a digit.
pub(super) fn begins_like_register(name: &str) -> bool {
    let mut characters = name.chars().map(|character| character.to_ascii_lowercase());
    let letter = characters.next();
    RegisterFile::ALL.into_iter().any(|file| Some(file.letter()) == letter)
        && characters.next().is_some_and(|character| character.is_ascii_digit())
}

/// Whether a name says something else than a register does.
pub(crate) fn is_declarable(name: &str) -> bool {
    numbered(name).is_none()
}

impl<'a> Names<'a> {
    /// Declares a name for a register, or for `size` of them. `line` is told to whoever declares it again. A name that hides
    /// a register is a warning.
    pub fn declare(
        &mut self,
        name: Name<'a>,
        register: Register,
        (modifier, size): (SourceModifier, Option<u32>),
        line: u32,
    ) -> Result<Option<Note>, Note> {
        self.check_free(name)?;
        self.bindings.insert(name.text, (Binding::Register(register, modifier, size), line));
        let (file, number) = register;
        let hides = numbered(name.text).filter(|hidden| *hidden != (file, number.into()));
        Ok(hides.map(|_| {
            let message =
                format!("from here on \"{}\" is not that register: it names {}", name.text, register_name(register));
            Note::new(name.span, message)
        }))
    }

    /// Declares a name for nothing.
    pub fn declare_broken(&mut self, name: Name<'a>, line: u32) {
        self.bindings.entry(name.text).or_insert((Binding::Broken, line));
    }

    /// Whether the name is free and may be declared. The symbol table would have the name of a register for another one.
    pub fn check(&self, name: Name<'a>) -> Result<(), Note> {
        if is_declarable(name.text) {
            return self.check_free(name);
        }
        Err(Note::new(name.span, format!("\"{}\" is the name of a register", name.text)))
    }

    /// Whether the name is free.
    pub fn check_free(&self, name: Name<'a>) -> Result<(), Note> {
        match self.bindings.get(name.text) {
            // A broken declaration has been reported; one more message about it would say nothing new.
            Some((Binding::Register(..), line)) => {
                let message = format!("\"{}\" is already declared in line {line}", name.text);
                Err(Note::new(name.span, message))
            }
            _ => Ok(()),
        }
    }

    /// The name that was declared for a register.
    pub fn of(&self, register: Register) -> Option<&'a str> {
        let is_it = |binding: &Binding| matches!(binding, Binding::Register(own, ..) if *own == register);
        let names = self.bindings.iter().filter(|(_, (binding, _))| is_it(binding));
        names.min_by_key(|(name, (_, line))| (*line, **name)).map(|(name, _)| *name)
    }

    /// The register an operand names, and a warning if it is past the array that is named. `None` if its name's declaration
    /// had an error.
    pub fn resolve<'t>(
        &self,
        text: &RegisterText<'t>,
        geometry: bool,
    ) -> Result<Option<(Operand<'t>, Option<Note>)>, Note> {
        let (register, alias, size) = match self.bindings.get(text.name.text) {
            Some((Binding::Broken, _)) => return Ok(None),
            Some((Binding::Register(register, modifier, size), _)) => (*register, *modifier, *size),
            None => (self.numbered_register(text.name)?, SourceModifier::PLAIN, None),
        };
        let (file, number) = register;
        let offset = text.index.map_or(0, |index| index.offset);
        let shifted = u32::from(number).saturating_add(offset);
        if shifted >= u32::from(file.count()) {
            let message = format!("{} is beyond {}, the last register", text.written(), last_register(file));
            return Err(Note::new(text.span, message));
        }
        if file == RegisterFile::Output && geometry && shifted >= FIRST_DUMMY_OUTPUT.into() {
            let name = if offset == 0 { text.written() } else { format!("{} (o{shifted})", text.written()) };
            let message = format!("{name} does not exist in a geometry shader: o0 to o6");
            return Err(Note::new(text.span, message));
        }
        let is_relative = text.index.is_some_and(|index| index.register != IndexRegister::None);
        let past = size.filter(|size| offset >= *size && !is_relative).map(|size| {
            let count = if size == 1 { "1 register".to_owned() } else { format!("{size} registers") };
            let message = format!(
                "{} is past the {count} of {}: it is {}",
                text.written(),
                text.name.text,
                register_name((file, shifted as u8))
            );
            Note::new(text.span, message)
        });
        let index = text.index.map_or(IndexRegister::None, |index| index.register);
        let selector = text.selector.map_or(Swizzle::IDENTITY, |selector| selector.swizzle);
        let modifier = SourceModifier { negate: text.negate != alias.negate, swizzle: selector.after(alias.swizzle) };
        let is_declared = self.bindings.contains_key(text.name.text);
        let warning = past.or_else(|| upper_case(text.name, register).filter(|_| !is_declared));
        Ok(Some((Operand { register: (file, shifted as u8), index, modifier, text: *text }, warning)))
    }

    /// The register a name such as `c12` means.
    fn numbered_register(&self, name: Name) -> Result<Register, Note> {
        let error = |message| Err(Note::new(name.span, message));
        let Some((file, number)) = numbered(name.text) else {
            let near = nearest(name.text, self.bindings.keys().copied());
            return error(format!("\"{}\" is neither a register nor a declared name{near}", name.text));
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
}

/// The warning about a register with an upper-case letter. picasso knows the letter and then counts from the first register
/// of all, which only o and v registers do.
fn upper_case(name: Name, register: Register) -> Option<Note> {
    let counts_alike = matches!(register.0, RegisterFile::Input | RegisterFile::Output);
    let message = format!("picasso reads {} as another register: write {}", name.text, register_name(register));
    (name.text.starts_with(|letter: char| letter.is_ascii_uppercase()) && !counts_alike)
        .then(|| Note::new(name.span, message))
}

/// The known name that is most like `wanted`, as the end of a message; empty if none is.
pub(super) fn nearest<'n>(wanted: &str, known: impl IntoIterator<Item = &'n str>) -> String {
    /// Names of which less agrees are no misspellings of each other.
    const LEAST: f64 = 0.8;
    let wanted = wanted.to_ascii_lowercase();
    let scored = known.into_iter().map(|name| (strsim::jaro_winkler(&wanted, &name.to_ascii_lowercase()), name));
    let near = scored.filter(|(score, _)| *score >= LEAST).max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(a.1)));
    near.map_or(String::new(), |(_, name)| format!("; did you mean \"{name}\"?"))
}

fn last_register(file: RegisterFile) -> String {
    register_name((file, file.count() - 1))
}
