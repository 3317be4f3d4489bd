// SPDX-License-Identifier: MIT
//! Procedures, conditionals, loops and constant arrays (assembly.md#block-encodings).

use super::diagnostic::{Location, Note, Span};
use super::lookup::declare;
use super::open_block::{Block, BlockKind};
use super::program::{MAX_CONSTANTS, Program};
use super::run::{File, Procedure, Run, uniform_space};
use super::syntax::{Name, Vector};
use crate::shbin::{Constant, ConstantValue};
use pica_model::shader::isa::{Instruction, Opcode, Operands, RegisterFile, SourceModifier};
use pica_spec::isa::bits::format2::{NUM_HIGH_WIDTH, NUM_WIDTH};

/// Blocks that may be open at once.
const MAX_BLOCKS: usize = 32;

/// Instructions that NUM, continued in the bits above it, can count.
pub(super) const MAX_COUNT: usize = (1 << (NUM_WIDTH + NUM_HIGH_WIDTH)) - 1;

/// Instructions that NUM alone can count; whether the chip reads more is unknown (shader-unit.md#instruction-words).
pub(super) const MAX_KNOWN_COUNT: usize = (1 << NUM_WIDTH) - 1;

impl<'a> Run<'a> {
    /// Opens a block.
    pub fn open(
        &mut self,
        file: &mut File<'a>,
        location: &Location,
        span: Span,
        kind: BlockKind<'a>,
        start: usize,
    ) -> Result<(), Note> {
        // The block is opened in any case, so that its .end has something to close.
        file.blocks.push(Block { kind, start, location: location.clone(), span });
        if file.blocks.len() == MAX_BLOCKS + 1 {
            return Err(Note::new(span, format!("more than {MAX_BLOCKS} blocks are open")));
        }
        Ok(())
    }

    /// `.proc`.
    pub fn open_procedure(
        &mut self,
        file: &mut File<'a>,
        location: &Location,
        span: Span,
        name: Name<'a>,
    ) -> Result<(), Note> {
        let is_same = |block: &Block| matches!(block.kind, BlockKind::Procedure(Some(open)) if open.text == name.text);
        let taken = self.procedures.contains_key(name.text) || file.blocks.iter().any(is_same);
        self.open(file, location, span, BlockKind::Procedure(Some(name)), self.code.len())?;
        if taken {
            return Err(Note::new(name.span, format!("there already is a procedure \"{}\"", name.text)));
        }
        Ok(())
    }

    /// `.else`.
    pub fn open_else(&mut self, file: &mut File<'a>, location: &Location, span: Span) -> Result<(), Note> {
        let Some(Block { kind: BlockKind::If { else_start }, start, .. }) = file.blocks.last().cloned() else {
            return Err(Note::new(span, ".else without ifc or ifu"));
        };
        if else_start.is_some() {
            return Err(Note::new(span, "this conditional already has an .else"));
        }
        self.pad(file, location, span, start + 1, false);
        let address = self.code.len();
        self.code.set_address(start, address);
        if let Some(Block { kind: BlockKind::If { else_start }, .. }) = file.blocks.last_mut() {
            *else_start = Some(address);
        }
        Ok(())
    }

    /// `.end`.
    pub fn close(&mut self, file: &mut File<'a>, location: &Location, span: Span) -> Result<(), Note> {
        let Some(block) = file.blocks.pop() else {
            return Err(Note::new(span, ".end without a block"));
        };
        match block.kind {
            BlockKind::Procedure(name) => {
                self.pad(file, location, span, block.start, false);
                let length = self.code.len() - block.start;
                if let Some(name) = name {
                    self.procedures.entry(name.text).or_insert(Procedure { start: block.start, length });
                }
            }
            BlockKind::Loop => {
                self.pad(file, location, span, block.start + 1, true);
                self.code.set_address(block.start, self.code.len().saturating_sub(1));
                file.after_block = true;
            }
            BlockKind::If { else_start: None } => {
                self.pad(file, location, span, block.start + 1, false);
                self.code.set_address(block.start, self.code.len());
                file.after_block = true;
            }
            BlockKind::If { else_start: Some(else_start) } => {
                // The if part before it counts: an empty else part gets no NOP.
                self.pad(file, location, span, block.start + 1, false);
                let count = self.code.len() - else_start;
                self.check_count(location, span, count, "else part")?;
                self.code.set_count(block.start, count);
                file.after_block = true;
            }
            BlockKind::Array { name: Some(name), size, rows } => {
                let (array, at) = ((name, size, rows), (&block.location, block.span));
                // Errors of the array as a whole belong to its head.
                if let Err(note) = self.close_array(file, array, at) {
                    self.reporter.error(&block.location, note);
                }
            }
            BlockKind::Array { name: None, .. } => {}
        }
        Ok(())
    }

    /// A length that NUM has to hold.
    pub fn check_count(&mut self, location: &Location, span: Span, count: usize, what: &str) -> Result<(), Note> {
        if count > MAX_COUNT {
            return Err(Note::new(span, format!("the {what} has {count} instructions; NUM counts to {MAX_COUNT}")));
        }
        if count > MAX_KNOWN_COUNT {
            let message = format!(
                "the {what} has {count} instructions; beyond {MAX_KNOWN_COUNT} the count needs bits 8 and 9, of which \
                 nobody knows what the chip makes"
            );
            self.reporter.warning(location, Note::new(span, message));
        }
        Ok(())
    }

    /// Adds the NOP that the end of a block may need. `first` is the address of the block's first word.
    fn pad(&mut self, file: &mut File<'a>, location: &Location, span: Span, first: usize, ends_loop: bool) {
        let after_block = std::mem::take(&mut file.after_block);
        let needed = needs_nop(self.code.last_opcode(), ends_loop, after_block, self.code.len() <= first);
        if !needed || !file.padding {
            return;
        }
        if self.options.padding {
            self.code.push(Instruction::new(Opcode::Nop, Operands::Format0), None, (location, span));
        } else {
            self.reporter.warning(location, Note::new(span, "a NOP is needed before this"));
        }
    }

    /// The rows of `.constfa ... .end`.
    fn close_array(
        &mut self,
        file: &mut File<'a>,
        (name, size, mut rows): (Name<'a>, Option<u32>, Vec<Vector>),
        (location, span): (&Location, Span),
    ) -> Result<(), Note> {
        let line = location.place.line;
        if rows.is_empty() && size.is_none() {
            file.names.declare_broken(name, line);
            return Err(Note::new(span, format!("array \"{}\" has neither a size nor rows", name.text)));
        }
        let size = size.unwrap_or(rows.len() as u32);
        let Some(first) = self.allocate_constants(file, RegisterFile::Float, size) else {
            file.names.declare_broken(name, line);
            return Err(Note::new(
                span,
                format!("\"{}\" needs {size} of the c registers, and so many are not free", name.text),
            ));
        };
        rows.resize(size as usize, [0; 4]);
        for (register, row) in (u16::from(first)..).zip(rows) {
            add_constant(&mut file.program, Constant::new(register, ConstantValue::Float(row)), span)?;
        }
        declare(file, name, (RegisterFile::Float, first), (SourceModifier::PLAIN, Some(size)), line)
    }

    /// Registers for constants, from the top of the file's uniform space down.
    pub fn allocate_constants(&mut self, file: &mut File<'a>, registers: RegisterFile, size: u32) -> Option<u8> {
        uniform_space(&mut self.shared_uniforms, file).constant(registers, size)
    }
}

/// Whether the end of a block needs a NOP before it: where a conditional or a loop has just ended, where the last word
/// transfers control, or where the block is empty.
pub(crate) fn needs_nop(last: Option<Opcode>, ends_loop: bool, after_block: bool, empty: bool) -> bool {
    let transfers = match last {
        Some(Opcode::Jmpc | Opcode::Jmpu | Opcode::Call | Opcode::Callc | Opcode::Callu) => true,
        Some(Opcode::Break | Opcode::Breakc) => ends_loop,
        _ => false,
    };
    after_block || transfers || empty
}

/// Adds an entry to the constant table.
pub(super) fn add_constant(program: &mut Program, constant: Constant, span: Span) -> Result<(), Note> {
    if program.constants.len() == MAX_CONSTANTS {
        return Err(Note::new(span, format!("more than {MAX_CONSTANTS} constants")));
    }
    program.constants.push(constant);
    Ok(())
}
