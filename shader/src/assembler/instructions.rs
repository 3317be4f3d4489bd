// SPDX-License-Identifier: MIT
//! Instruction lines to code words (assembly.md#mnemonics).

use super::descriptors::{DescriptorError, DescriptorTable, EntryId};
use super::diagnostic::{Location, Note, Span};
use super::encode::{self, DescriptorUse, SourceOperand};
use super::explain::explain;
use super::lookup::{plain_register, resolve};
use super::names::Operand;
use super::open_block::BlockKind;
use super::program::Geometry;
use super::run::{File, Reference, Run};
use super::syntax::{InstructionText, Name, OperandText, RegisterText};
use pica_model::shader::isa::{
    Comparison, Condition, Destination, IndexRegister, Instruction, Mask, Opcode, Operands, RegisterFile, Shape,
    VERTEX_CODE_WORDS,
};

/// What stands in for an instruction with an error, so that its block does not look empty.
const PLACEHOLDER: Encoded<'static> =
    Encoded { instruction: Instruction::new(Opcode::Nop, Operands::Format0), descriptor: None, target: None };

/// Stands for the operators of an instruction that compares nothing.
const NO_COMPARISON: [Comparison; 2] = [Comparison::Eq; 2];

/// An instruction whose descriptor number and target address are still open.
struct Encoded<'a> {
    instruction: Instruction,
    descriptor: Option<EntryId>,
    target: Option<Name<'a>>,
}

impl<'a> Encoded<'a> {
    const fn flow(opcode: Opcode, operands: Operands, target: Option<Name<'a>>) -> Self {
        Self { instruction: Instruction::new(opcode, operands), descriptor: None, target }
    }
}

impl<'a> Run<'a> {
    pub(super) fn instruction(&mut self, file: &mut File<'a>, location: &Location, text: InstructionText<'a>) {
        let span = text.mnemonic.span;
        let encoded = match self.encode(file, location, &text) {
            Ok(encoded) => encoded.unwrap_or(PLACEHOLDER),
            Err(note) => {
                self.reporter.error(location, note);
                PLACEHOLDER
            }
        };
        let at = self.code.len();
        self.emit(file, location, span, encoded.instruction, encoded.descriptor);
        if let Some(target) = encoded.target {
            let reference = Reference { at, target, location: location.clone() };
            match text.opcode.info().shape {
                Shape::JumpCondition | Shape::JumpBoolean => file.jumps.push(reference),
                _ => self.calls.push(reference),
            }
        }
        // A block is opened even where its condition is wrong: the .end is there all the same.
        let kind = match text.opcode.info().shape {
            Shape::IfCondition | Shape::IfBoolean => BlockKind::If { else_start: None },
            Shape::Loop => BlockKind::Loop,
            _ => return,
        };
        if let Err(note) = self.open(file, location, span, kind, at) {
            self.reporter.error(location, note);
        }
    }

    /// Adds a word to the code.
    pub(super) fn emit(
        &mut self,
        file: &mut File<'a>,
        location: &Location,
        span: Span,
        instruction: Instruction,
        descriptor: Option<EntryId>,
    ) {
        file.has_program = true;
        file.after_block = false;
        let address = self.code.len();
        match file.blocks.last().map(|block| &block.kind) {
            None => self.reporter.error(location, Note::new(span, "an instruction must be inside a procedure")),
            Some(BlockKind::Array { .. }) => {
                self.reporter.error(location, Note::new(span, "an instruction cannot be inside an array of constants"));
            }
            Some(_) if !file.is_geometry() && address > VERTEX_CODE_WORDS => {
                // Once is enough: all that follow are beyond the end as well.
                if address == VERTEX_CODE_WORDS + 1 {
                    let message = format!("a vertex program has no room here: word {address} of {VERTEX_CODE_WORDS}");
                    self.reporter.error(location, Note::new(span, message));
                }
            }
            Some(_) if !file.is_geometry() && address == VERTEX_CODE_WORDS => {
                let message = format!("word {address} is beyond the {VERTEX_CODE_WORDS} words of a vertex shader unit");
                self.reporter.warning(location, Note::new(span, message));
            }
            Some(_) => {}
        }
        self.code.push(instruction, descriptor, (location, span));
    }

    /// Encodes an instruction. `None` if it uses a name whose declaration had an error.
    fn encode(
        &mut self,
        file: &mut File<'a>,
        location: &Location,
        text: &InstructionText<'a>,
    ) -> Result<Option<Encoded<'a>>, Note> {
        let opcode = text.opcode;
        if let Some((_, span)) = text.descriptor
            && opcode.info().format.field(pica_model::shader::isa::Field::Desc).is_none()
        {
            return Err(Note::new(span, format!("{} has no operand descriptor", opcode.info().mnemonic)));
        }
        Ok(Some(match &text.operands {
            OperandText::None => Encoded::flow(opcode, Operands::Format0, None),
            OperandText::Condition { condition, target } => Encoded::flow(opcode, flow(*condition), *target),
            // CALL has the fields of a condition, which are zero.
            OperandText::Call { target } => {
                Encoded::flow(opcode, flow(Condition::from_bits(0, false, false)), Some(*target))
            }
            OperandText::Boolean { register, inverted, target } => {
                let Some(boolean) = plain_register(file, register, RegisterFile::Boolean)? else {
                    return Ok(None);
                };
                Encoded::flow(opcode, Operands::Format3 { num: (*inverted).into(), address: 0, boolean }, *target)
            }
            OperandText::Loop { register } => {
                let Some(integer) = plain_register(file, register, RegisterFile::Integer)? else {
                    return Ok(None);
                };
                Encoded::flow(opcode, Operands::Format3Loop { num: 0, address: 0, integer }, None)
            }
            &OperandText::SetEmit { vertex, primitive, winding } => {
                file.program.geometry.get_or_insert(Geometry::Shared);
                Encoded::flow(opcode, Operands::Format4 { vertex, primitive, winding }, None)
            }
            OperandText::Arithmetic { destination, sources } => {
                let destination = self.destination(file, location, destination);
                let sources = self.sources(file, location, sources);
                let (Some((destination, mask)), Some(sources)) = (destination, sources) else {
                    return Ok(None);
                };
                Encoded { target: None, ..self.arithmetic(text, destination, mask, &sources, NO_COMPARISON)? }
            }
            OperandText::Mova { mask, source } => {
                let Some(sources) = self.sources(file, location, &[*source]) else {
                    return Ok(None);
                };
                self.arithmetic(text, Destination::from_bits(0), *mask, &sources, NO_COMPARISON)?
            }
            OperandText::Compare { sources, operators } => {
                let Some(sources) = self.sources(file, location, sources) else {
                    return Ok(None);
                };
                let encoded = self.arithmetic(text, Destination::from_bits(0), Mask::NONE, &sources, *operators)?;
                file.warnings.extend(two_inputs(&sources));
                encoded
            }
        }))
    }

    /// The destination and its mask. Errors are reported here, so that those of the sources can be, too.
    fn destination(
        &mut self,
        file: &mut File<'a>,
        location: &Location,
        text: &RegisterText<'a>,
    ) -> Option<(Destination, Mask)> {
        let operand = self.operand(file, location, text)?;
        let mut error = |message: String| self.reporter.error(location, Note::new(text.span, message));
        let (registers, number) = operand.register;
        let Some(destination) = Destination::new(registers, number) else {
            error(format!("{} cannot be written: a destination is an o or r register", operand.name()));
            return None;
        };
        if operand.modifier.negate || operand.index != IndexRegister::None {
            error("a destination takes no sign and no index register".to_owned());
            return None;
        }
        if let Some(selector) = text.selector.filter(|selector| !selector.ordered) {
            let message = "the letters of a mask are not in the order xyzw; it only says which are written";
            self.reporter.warning(location, Note::new(selector.span, message));
        }
        Some((destination, operand.modifier.swizzle.named()))
    }

    fn sources(
        &mut self,
        file: &mut File<'a>,
        location: &Location,
        texts: &[RegisterText<'a>],
    ) -> Option<Vec<Operand<'a>>> {
        // All are looked at before any is missed, so that every error is reported.
        let operands: Vec<_> = texts.iter().map(|text| self.operand(file, location, text)).collect();
        operands.into_iter().collect()
    }

    fn operand(&mut self, file: &mut File<'a>, location: &Location, text: &RegisterText<'a>) -> Option<Operand<'a>> {
        resolve(file, text).unwrap_or_else(|note| {
            self.reporter.error(location, note);
            None
        })
    }

    fn arithmetic(
        &mut self,
        text: &InstructionText<'a>,
        destination: Destination,
        mask: Mask,
        operands: &[Operand],
        compare: [Comparison; 2],
    ) -> Result<Encoded<'a>, Note> {
        let sources: Vec<SourceOperand> = operands.iter().map(Operand::source).collect();
        let (instruction, wanted) = encode::arithmetic(text.opcode, destination, mask, &sources, compare)
            .map_err(|error| explain(text.opcode, operands, error))?;
        let descriptor = match text.descriptor {
            Some((index, span)) => Some(self.pinned(index, span, &wanted)?),
            None => self.descriptor(text.mnemonic.span, &wanted)?,
        };
        Ok(Encoded { instruction, descriptor, target: None })
    }

    /// The descriptor that `@` names.
    fn pinned(&self, index: u32, span: Span, wanted: &DescriptorUse) -> Result<EntryId, Note> {
        if matches!(self.table, DescriptorTable::Merging(_)) {
            return Err(Note::new(span, "\"@\" needs a descriptor table given by .opdesc"));
        }
        self.table.pinned(index as usize, wanted).ok_or_else(|| {
            let message = if wanted.mad {
                format!("descriptor {index} does not describe these operands, or is not one of the 32 that mad reaches")
            } else {
                format!("descriptor {index} does not describe these operands")
            };
            Note::new(span, message)
        })
    }

    /// A descriptor that fits. `None` if the table is full, which is reported once.
    fn descriptor(&mut self, span: Span, wanted: &DescriptorUse) -> Result<Option<EntryId>, Note> {
        let message = match self.table.insert(wanted) {
            Ok(entry) => return Ok(Some(entry)),
            Err(DescriptorError::NotInTable) => "no descriptor given by .opdesc describes these operands",
            Err(_) if std::mem::replace(&mut self.table_full, true) => return Ok(None),
            Err(DescriptorError::Full) => "more than 128 operand descriptors",
            Err(DescriptorError::MadFull) => "more than 32 operand descriptors for mad",
        };
        Err(Note::new(span, message))
    }
}

impl Operand<'_> {
    fn source(&self) -> SourceOperand {
        SourceOperand { register: self.register, index: self.index, modifier: self.modifier }
    }
}

/// The warning about two different v registers, of which CMP alone gets no error.
fn two_inputs(sources: &[Operand]) -> Option<Note> {
    let [first, second] = sources else { return None };
    let both = [first, second].map(|source| source.register);
    (both.iter().all(|(file, _)| *file == RegisterFile::Input) && both[0] != both[1]).then(|| {
        let message =
            format!("{} and {} in one instruction: the chip reads only one v register", second.name(), first.name());
        Note::new(second.text.span, message)
    })
}

/// The operands of format 2 with an open target.
const fn flow(condition: Condition) -> Operands {
    Operands::Format2 { num: 0, address: 0, condition }
}
