// SPDX-License-Identifier: MIT
//! A container taken apart: what each word can be written as, which blocks there are, what they are called.

use super::express::{Arithmetic, Expression, Kind, express};
use super::section::{Section, split};
use super::structure::{Block, BlockKind, Event, Structure};
use super::symbols::ProcedureNames;
use crate::assembler::blocks::needs_nop;
use crate::assembler::descriptors::DescriptorTable;
use crate::assembler::link::DEFAULT_ENTRY;
use crate::shbin::{DescriptorEntry, Shbin};
use pica_model::shader::isa::{DESCRIPTOR_COUNT, GEOMETRY_CODE_WORDS};

/// A container taken apart.
pub(super) struct Analysis<'a> {
    pub shbin: &'a Shbin,
    pub code: &'a [u32],
    pub descriptors: &'a [DescriptorEntry],
    pub sections: Vec<Section>,
    /// Per word.
    pub expressions: Vec<Expression>,
    pub structure: Structure,
    pub procedures: ProcedureNames,
    /// Whether the descriptor table has to be given.
    pub fixed_table: bool,
}

impl<'a> Analysis<'a> {
    pub fn of(shbin: &'a Shbin) -> Self {
        let code = &shbin.code[..shbin.code.len().min(GEOMETRY_CODE_WORDS)];
        let descriptors = &shbin.descriptors[..shbin.descriptors.len().min(DESCRIPTOR_COUNT)];
        let sections = split(shbin, code);
        let expressions = sections
            .iter()
            .flat_map(|section| {
                let words = &code[section.start..section.end];
                words.iter().map(|&word| express(word, descriptors, section.geometry))
            })
            .collect();
        let mut analysis = Self {
            shbin,
            code,
            descriptors,
            sections,
            expressions,
            structure: Structure::default(),
            procedures: ProcedureNames::default(),
            fixed_table: false,
        };
        analysis.find_blocks();
        analysis.drop_lost_targets();
        analysis.fixed_table = !analysis.table_is_natural();
        analysis
    }

    /// Decides which blocks can be written, and names the procedures.
    fn find_blocks(&mut self) {
        let ranges: Vec<_> = self.sections.iter().map(Section::range).collect();
        for program in &self.shbin.programs {
            self.structure.offer(Block::procedure(program.entry as usize, program.end as usize), &ranges);
        }
        let called = self.expressions.iter().filter_map(|expression| match expression.kind {
            Kind::Call { start, end } => Some(Block::procedure(start, end)),
            _ => None,
        });
        let opened = self.expressions.iter().enumerate().filter_map(|(start, expression)| match expression.kind {
            Kind::If { else_start, end } => Some(Block { start, end, kind: BlockKind::If { else_start } }),
            Kind::Loop { end } => Some(Block { start, end, kind: BlockKind::Loop }),
            _ => None,
        });
        for block in called.chain(opened) {
            self.structure.offer(block, &ranges);
        }
        self.structure.limit_depth();
        self.name_entries();
        let label = |address: usize| format!("proc_{address:03X}");
        for block in self.structure.procedures() {
            self.procedures.add((block.start, block.end), label_name(self.shbin, block.start), &label(block.start));
        }
        for block in self.structure.cover(&ranges) {
            let whole = self.shbin.programs.is_empty().then_some(DEFAULT_ENTRY);
            self.procedures.add((block.start, block.end), whole, &format!("code_{:03X}", block.start));
        }
    }

    fn name_entries(&mut self) {
        for program in &self.shbin.programs {
            let range = (program.entry as usize, program.end as usize);
            if self.structure.contains(&Block::procedure(range.0, range.1)) {
                let wanted = label_name(self.shbin, range.0).unwrap_or(DEFAULT_ENTRY);
                self.procedures.add(range, Some(wanted), DEFAULT_ENTRY);
            }
        }
    }

    /// Makes raw words of those whose block or target cannot be written.
    fn drop_lost_targets(&mut self) {
        for section in &self.sections {
            for at in section.start..section.end {
                let written = match self.expressions[at].kind {
                    Kind::Call { start, end } => self.structure.contains(&Block::procedure(start, end)),
                    Kind::If { .. } | Kind::Loop { .. } => self.structure.opened_by(at).is_some(),
                    Kind::Jump { target } => section.start <= target && target <= section.end,
                    Kind::Arithmetic(_) | Kind::Simple | Kind::Raw => true,
                };
                if !written {
                    self.expressions[at].kind = Kind::Raw;
                }
            }
        }
    }

    fn arithmetic(&self) -> impl Iterator<Item = &Arithmetic> {
        self.expressions.iter().filter_map(|expression| match &expression.kind {
            Kind::Arithmetic(arithmetic) => Some(arithmetic),
            _ => None,
        })
    }

    /// Whether filling a table instruction by instruction gives the table there is, and every instruction its number.
    fn table_is_natural(&self) -> bool {
        let mut table = DescriptorTable::Merging(Default::default());
        let entries: Result<Vec<_>, _> = self.arithmetic().map(|arithmetic| table.insert(&arithmetic.wanted)).collect();
        let Ok(entries) = entries else { return false };
        let numbers = self.arithmetic().map(|arithmetic| arithmetic.descriptor);
        table.entries() == self.descriptors
            && entries.into_iter().zip(numbers).all(|(entry, number)| table.position(entry) == number)
    }

    /// Whether the assembler would add a NOP that is not in the code.
    pub fn lacks_nop(&self, section: Section, events: &[Event]) -> bool {
        let mut after_block = false;
        let mut next = section.start;
        for event in events {
            let (block, ends_loop) = match *event {
                Event::Word(at) => {
                    next = at + 1;
                    after_block = false;
                    continue;
                }
                Event::Procedure(_) | Event::Label(_) => continue,
                Event::Else(block) => (block, false),
                Event::End(block) => (block, block.kind == BlockKind::Loop),
            };
            let first = block.start + usize::from(block.kind != BlockKind::Procedure);
            let last = next.checked_sub(1).map(|last| self.expressions[last].instruction.opcode);
            if needs_nop(last, ends_loop, after_block, next <= first) {
                return true;
            }
            after_block = matches!(event, Event::End(_)) && block.kind != BlockKind::Procedure;
        }
        false
    }
}

/// The name of an address in the label tables.
fn label_name(shbin: &Shbin, address: usize) -> Option<&str> {
    let labels = shbin.programs.iter().flat_map(|program| program.labels.iter().map(move |label| (program, label)));
    let mut at_address = labels.filter(|(_, label)| label.address as usize == address);
    let (program, label) = at_address.next()?;
    std::str::from_utf8(program.symbol(label.symbol)?).ok()
}
