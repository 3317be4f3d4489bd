// SPDX-License-Identifier: MIT
//! Warnings about what a program does: its ways are followed as the model follows them, with any booleans, and loops that run
//! twice. Whatever is warned of happens on one of these ways, if the flags of comparisons can be as it needs them.

use super::diagnostic::Note;
use super::run::{FinishedProgram, Procedure, Reference, Run};
use crate::shbin::{OutputMap, ShaderStage, Shbin};
use pica_model::shader::isa::{GEOMETRY_CODE_WORDS, Instruction, Opcode, Operands};
use pica_model::shader::{CALL_DEPTH, DiagnosticKind, Given, OutputFault, OutputPlace, ShaderUnit, Stage};
use pica_spec::choices::{BreakOutsideLoop, Choices, MovasConsecutive, UnknownOpcode};
use std::collections::{BTreeSet, HashMap};

/// Choices with which a way goes on behind what hangs a console, so that all of it is followed.
fn choices() -> Choices {
    Choices {
        movas_consecutive: MovasConsecutive::Execute,
        break_outside_loop: BreakOutsideLoop::Nop,
        unknown_opcode: UnknownOpcode::Nop,
        ..Choices::default()
    }
}

impl<'a> Run<'a> {
    /// Warns of what a program does on its ways.
    pub(super) fn check_ways(&mut self, shbin: &Shbin, number: usize, program: &FinishedProgram) {
        let Some((dvle, Ok(mut unit))) =
            shbin.programs.get(number).map(|dvle| (dvle, ShaderUnit::new(GEOMETRY_CODE_WORDS, &choices())))
        else {
            return;
        };
        // What runs past the last word ends there.
        let end = Instruction::new(Opcode::End, Operands::Format0).encode();
        let words = shbin.code.iter().copied().chain(std::iter::repeat(end)).take(GEOMETRY_CODE_WORDS);
        for (address, word) in words.enumerate() {
            unit.program.set_word(address, word);
        }
        for (index, entry) in shbin.descriptors.iter().enumerate() {
            unit.program.set_descriptor(index, entry.descriptor);
        }
        let Some(entry) = u16::try_from(dvle.entry).ok().filter(|entry| usize::from(*entry) < shbin.code.len()) else {
            return;
        };
        unit.config.entry_point = entry;
        let stage = if dvle.stage == ShaderStage::Geometry { Stage::Geometry } else { Stage::Vertex };
        let survey = unit.survey(stage, &OutputMap::of(dvle).mapped(), Given::Nothing);

        for fault in survey.faults {
            let OutputPlace { pc, register, components } = fault.place();
            let output = match program.outputs[usize::from(register)] {
                Some(name) => format!("{name}.{components} (o{register})"),
                None => format!("o{register}.{components}"),
            };
            let message = match fault {
                OutputFault::NotWritten(_) => format!("{output} is not written before this: a console may freeze"),
                OutputFault::WrittenTwice(_) => {
                    format!("{output} is written a second time on a way to this: a console may freeze")
                }
            };
            self.warn_of(pc, message);
        }
        for diagnostic in survey.diagnostics {
            let message = match diagnostic.kind {
                DiagnosticKind::ConsecutiveMova => "mova directly after mova freezes a console: a nop belongs between",
                DiagnosticKind::BreakOutsideLoop => "there is no loop to leave here",
                DiagnosticKind::GeometryOpcode => {
                    "this does nothing in a vertex shader: .gsh makes it a geometry shader"
                }
                _ => continue,
            };
            self.warn_of(diagnostic.pc, message.to_owned());
        }
        // The entry procedure has no caller to go back to.
        let procedure = dvle.entry..dvle.end;
        let leaves = |(from, to): &&(u16, u16)| procedure.contains(&u32::from(*from)) && u32::from(*to) == dvle.end;
        let leaving: BTreeSet<u16> = survey.steps.iter().filter(leaves).map(|(from, _)| *from).collect();
        for pc in leaving {
            self.warn_of(pc, "the program goes on behind this without end".to_owned());
        }
    }

    /// Warns at the line of a word. Ways end behind the last word, which has none.
    fn warn_of(&mut self, pc: u16, message: String) {
        if let Some((location, span)) = self.code.place(pc.into()).cloned() {
            self.reporter.warning(&location, Note::new(span, message));
        }
    }

    /// Warns of calls that come back to their own procedure.
    pub(super) fn check_recursion(&mut self, calls: &[Reference<'a>]) {
        let mut procedures: Vec<(&str, Procedure)> =
            self.procedures.iter().map(|(name, place)| (*name, *place)).collect();
        procedures.sort_by_key(|(name, Procedure { start, length })| (*start, *length, *name));
        let numbers: HashMap<&str, usize> = (0..).zip(&procedures).map(|(number, (name, _))| (*name, number)).collect();
        let caller_of = |at: usize| {
            let candidates = procedures.partition_point(|(_, Procedure { start, .. })| *start <= at);
            let contains = |number: &usize| at < procedures[*number].1.start + procedures[*number].1.length;
            (0..candidates).rev().find(contains)
        };
        // Caller and callee of each call.
        let edges: Vec<Option<(usize, usize)>> =
            calls.iter().map(|call| Some((caller_of(call.at)?, *numbers.get(call.target.text)?))).collect();
        let mut callees = vec![Vec::new(); procedures.len()];
        for (caller, callee) in edges.iter().flatten() {
            callees[*caller].push(*callee);
        }
        // The number of the call from which a procedure was reached last.
        let mut reached = vec![0; procedures.len()];
        for (stamp, (call, edge)) in (1..).zip(calls.iter().zip(edges)) {
            let Some((caller, callee)) = edge else { continue };
            let mut next = vec![callee];
            while let Some(number) = next.pop().filter(|_| reached[caller] != stamp) {
                if std::mem::replace(&mut reached[number], stamp) != stamp {
                    next.extend(&callees[number]);
                }
            }
            if reached[caller] == stamp {
                let name = procedures[caller].0;
                let message =
                    format!("\"{name}\" calls itself here, and the chip keeps no more than {CALL_DEPTH} calls");
                self.reporter.warning(&call.location, Note::new(call.target.span, message));
            }
        }
    }
}
