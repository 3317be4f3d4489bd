// SPDX-License-Identifier: MIT
//! The text of a container.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::analysis::Analysis;
use super::declarations::{Declarations, declare};
use super::express::Kind;
use super::section::Section;
use super::structure::Event;
use super::text::label;
use crate::assembler::link::DEFAULT_ENTRY;
use crate::assembler::uniforms::UniformAllocator;
use crate::shbin::{ShaderStage, Shbin};
use pica_model::shader::isa::{DESCRIPTOR_COUNT, GEOMETRY_CODE_WORDS};

/// Column at which comments begin.
const COMMENT: usize = 48;

/// The text of a container.
pub(super) fn listing(shbin: &Shbin) -> String {
    let mut listing = Listing { analysis: Analysis::of(shbin), text: String::new() };
    listing.write();
    listing.text
}

/// The text so far.
struct Listing<'a> {
    analysis: Analysis<'a>,
    text: String,
}

impl Listing<'_> {
    fn write(&mut self) {
        let left_out = self.analysis.shbin.code.len() - self.analysis.code.len();
        if left_out > 0 {
            let _ = writeln!(self.text, "; {left_out} words beyond {GEOMETRY_CODE_WORDS} are left out");
        }
        let left_out = self.analysis.shbin.descriptors.len() - self.analysis.descriptors.len();
        if left_out > 0 {
            let _ = writeln!(self.text, "; {left_out} operand descriptors beyond {DESCRIPTOR_COUNT} are left out");
        }
        if self.analysis.fixed_table {
            for (index, entry) in self.analysis.descriptors.iter().enumerate() {
                let second = if entry.unknown == 0 { String::new() } else { format!(", 0x{:08X}", entry.unknown) };
                let _ = writeln!(self.text, ".opdesc {index}, 0x{:08X}{second}", entry.descriptor);
            }
            self.text.push('\n');
        }
        let mut shared = UniformAllocator::shared();
        // The first section with words has an empty procedure at its start, if there is one there.
        let owner = self.analysis.sections.iter().position(|section| section.start < section.end).unwrap_or(0);
        for (index, section) in self.analysis.sections.clone().into_iter().enumerate() {
            if index > 0 {
                self.text.push_str("\n.dvle\n");
            }
            self.write_section(section, &mut shared, index == owner);
        }
    }

    fn write_section(&mut self, section: Section, shared: &mut UniformAllocator, owns_start: bool) {
        let declarations = self.write_head(section, shared);
        let labels: BTreeSet<usize> = (section.start..section.end)
            .filter_map(|at| match self.analysis.expressions[at].kind {
                Kind::Jump { target } => Some(target),
                _ => None,
            })
            .collect();
        let events = self.analysis.structure.events(section.range(), &labels, owns_start);
        if self.analysis.lacks_nop(section, &events) {
            self.text.push_str(".nonop\n");
        }
        let mut depth = 0usize;
        for event in events {
            let (text, comment) = match event {
                Event::Procedure(block) => {
                    let name = self.analysis.procedures.get((block.start, block.end)).unwrap_or_default();
                    (format!(".proc {name}"), String::new())
                }
                Event::Label(address) => (format!("{}:", label(address)), String::new()),
                Event::Else(_) => (".else".to_owned(), String::new()),
                Event::End(_) => (".end".to_owned(), String::new()),
                Event::Word(at) => (self.analysis.instruction(at, &declarations.names), self.analysis.comment(at)),
            };
            if matches!(event, Event::End(_)) {
                depth = depth.saturating_sub(1);
            }
            if matches!(event, Event::Procedure(_)) && depth == 0 {
                self.text.push('\n');
            }
            let outdent = matches!(event, Event::Else(_) | Event::Label(_));
            self.line(depth.saturating_sub(outdent.into()), &text, &comment);
            let opens = match event {
                Event::Procedure(_) => true,
                Event::Word(at) => matches!(self.analysis.expressions[at].kind, Kind::If { .. } | Kind::Loop { .. }),
                _ => false,
            };
            depth += usize::from(opens);
        }
    }

    /// The declarations of a section.
    fn write_head(&mut self, section: Section, shared: &mut UniformAllocator) -> Declarations {
        let Some(index) = section.program else {
            if section.geometry {
                // Words that no vertex unit has room for.
                self.line(0, ".nodvle", "code of no program");
                self.line(0, ".gsh", "");
            } else {
                let entry = format!(".entry 0x0 0x{:X}", self.analysis.code.len());
                self.line(0, &entry, "the container has no program");
            }
            return Declarations::default();
        };
        let program = &self.analysis.shbin.programs[index];
        let stage = match program.stage {
            ShaderStage::Vertex => "vertex".to_owned(),
            ShaderStage::Geometry => "geometry".to_owned(),
            ShaderStage::Other(other) => format!("stage {other}"),
        };
        let _ = writeln!(self.text, "; program {index}: {stage}, entry 0x{:03X}", program.entry);
        let declarations = declare(program, shared);
        if !declarations.lost.is_empty() {
            let _ = writeln!(self.text, "; not in this text: {}", declarations.lost.join(", "));
        }
        for (directive, comment) in &declarations.lines {
            self.line(0, directive, comment);
        }
        let range = (program.entry as usize, program.end as usize);
        match self.analysis.procedures.get(range) {
            // A file that says nothing else has to say that it is a program.
            Some(DEFAULT_ENTRY) if section.start < section.end => {}
            Some(name) => self.line(0, &format!(".entry {name}"), ""),
            None => self.line(0, &format!(".entry 0x{:X} 0x{:X}", program.entry, program.end), ""),
        }
        declarations
    }

    fn line(&mut self, depth: usize, text: &str, comment: &str) {
        let line = format!("{}{text}", "    ".repeat(depth));
        let _ = match comment {
            "" => writeln!(self.text, "{line}"),
            comment => writeln!(self.text, "{line:COMMENT$} ; {comment}"),
        };
    }
}
