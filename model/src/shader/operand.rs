// SPDX-License-Identifier: MIT
//! Source operands: which register, relative addressing, selection and negation (shader-unit.md#instruction-words,
//! shader-unit.md#operand-descriptors, shader-unit.md#relative-addressing).

use super::Vector;
use super::isa::{Component, IndexRegister, Mask, Opcode, Reads, RegisterFile, Source, SourceModifier};
use crate::float::F24;
use pica_spec::isa::code::register;
use pica_spec::isa::size;

/// The sign bit of f24.
const SIGN: u32 = 0x80_0000;

/// Float uniforms.
pub(super) const UNIFORM_COUNT: usize = register::FLOAT_COUNT;
/// What a relative address past the last uniform reads.
pub(super) const NO_UNIFORM: Vector = [F24::ONE; 4];

/// One source of an instruction, with its modifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Operand {
    /// The register.
    pub source: Source,
    /// The source component that arrives at x, y, z and w.
    pub select: [u8; 4],
    /// The bits that negation flips in all components, after selection.
    pub flip: u32,
    /// The components of the register that the result depends on.
    pub reads: Mask,
}

impl Operand {
    /// The operand of an instruction with destination mask `mask`, of which `reads` arrives at the arithmetic.
    pub fn new(source: Source, modifier: SourceModifier, reads: Reads, mask: Mask) -> Self {
        let arriving = match reads {
            Reads::Nothing => Mask::NONE,
            Reads::Always(components) => components,
            Reads::Enabled(components) => components.and(mask),
        };
        Self {
            source,
            select: Component::ALL.map(|at| modifier.swizzle.select(at).index() as u8),
            flip: if modifier.negate { SIGN } else { 0 },
            reads: modifier.swizzle.select_all(arriving),
        }
    }

    /// The operand's component if `value` was selected for it.
    #[inline(always)]
    pub fn flip(&self, value: F24) -> F24 {
        F24::from_bits(value.to_bits() ^ self.flip)
    }

    /// The operand's value if its register holds `register`.
    #[inline(always)]
    pub fn modify(&self, register: &Vector) -> Vector {
        // Not `array::map`: it is called for each component.
        let [x, y, z, w] = self.select;
        [
            self.flip(register[x as usize & 3]),
            self.flip(register[y as usize & 3]),
            self.flip(register[z as usize & 3]),
            self.flip(register[w as usize & 3]),
        ]
    }
}

/// The sources of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Operands {
    /// Sources 1, 2 and 3. Those that the instruction does not have read nothing.
    pub sources: [Operand; 3],
    /// Position of the source that the index register applies to.
    pub wide: u8,
    /// The index register.
    pub index: IndexRegister,
    /// Whether two different v registers are named (choice `two_input_registers`).
    pub two_inputs: bool,
}

impl Operands {
    /// The sources of `opcode`, which sees those that are `None` nowhere. With `one_input`, the first v register
    /// stands for every other.
    pub fn new(
        opcode: Opcode,
        sources: [Option<Source>; 3],
        index: IndexRegister,
        modifiers: [SourceModifier; 3],
        mask: Mask,
        one_input: bool,
    ) -> Self {
        let info = opcode.info();
        let is_input = |source: &Source| source.register().0 == RegisterFile::Input;
        let first_input = sources.into_iter().flatten().find(is_input);
        let other_input = |source: &Source| is_input(source) && Some(*source) != first_input;
        let two_inputs = sources.iter().flatten().any(other_input);
        let operand = |i: usize| {
            let named = sources[i].unwrap_or(Source::from_bits(0));
            let source = match first_input {
                Some(first) if one_input && is_input(&named) => first,
                _ => named,
            };
            let reads = if sources[i].is_some() { info.reads[i] } else { Reads::Nothing };
            Operand::new(source, modifiers[i], reads, mask)
        };
        Self {
            sources: [operand(0), operand(1), operand(2)],
            wide: info.format.wide_source().unwrap_or(0) as u8,
            index,
            two_inputs,
        }
    }

    /// The index register of source `position`: of the wide one, if it is a uniform; v and r are never indexed
    /// (shader-unit.md#relative-addressing step 1).
    #[inline(always)]
    pub fn index_of(&self, position: usize) -> IndexRegister {
        if position == self.wide as usize { self.index } else { IndexRegister::None }
    }
}

/// The register that a source with an offset names; `None` reads as ones. Registers v and r have no offset.
pub fn relative_source(source: Source, offset: i32) -> Option<Source> {
    match source.register() {
        (RegisterFile::Float, number) => {
            let index = uniform_index(number, offset)?;
            Source::new(RegisterFile::Float, index as u8)
        }
        _ => Some(source),
    }
}

/// The operand whose register holds `register`; `None` for one that [`relative_source`] does not find.
pub fn source_value(register: Option<&Vector>, modifier: SourceModifier) -> Vector {
    Operand::new(Source::from_bits(0), modifier, Reads::Always(Mask::ALL), Mask::ALL)
        .modify(register.unwrap_or(&NO_UNIFORM))
}

/// The uniform that c`number` with an offset names: `None` reads as ones (shader-unit.md#relative-addressing steps 2 to
/// 5).
#[inline(always)]
pub(super) const fn uniform_index(number: u8, offset: i32) -> Option<usize> {
    const LIMIT: i32 = size::OFFSET_LIMIT as i32;
    let offset = if offset < -LIMIT || offset >= LIMIT { 0 } else { offset };
    let index = (number as i32 + offset) as usize % size::UNIFORM_WRAP;
    if index < UNIFORM_COUNT { Some(index) } else { None }
}
