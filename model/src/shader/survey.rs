// SPDX-License-Identifier: MIT
//! What a program does on every way that it may take.
//!
//! Where a condition tests a flag that a comparison has set, both ways are followed; a flag that was tested is known until the
//! next comparison. The answer is exact where flags alone decide, and whatever they depend on does not contradict itself: a way
//! that no vertex takes may be among them.

use super::alu::Function;
use super::decode::{Decoded, Operation, When};
use super::diagnostic::Diagnostic;
use super::execute::{Datapath, Emitter, Executor, Invocation};
use super::flow::Flow;
use super::isa::{Destination, Mask};
use super::operand::Operands;
use super::outcome::{Stage, Status};
use super::output::EmitSettings;
use super::uniforms::Uniforms;
use super::unit::ShaderUnit;
use super::written::{MappedOutputs, OutputFault, WrittenOutputs};
use crate::float::Comparison;
use std::collections::HashSet;

/// Instructions of one way.
const MOST_INSTRUCTIONS: u64 = 4096;
/// Instructions of all ways, from where they part, before the survey is incomplete.
const MOST_STEPS: u64 = 1 << 16;

/// What a survey takes for granted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Given {
    /// The boolean and integer uniforms of the unit.
    Uniforms,
    /// Nothing: booleans have either value, and loops run twice.
    Nothing,
}

/// The result of a survey.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Survey {
    /// Outputs that are not written exactly once, each once.
    pub faults: Vec<OutputFault>,
    /// What else is undefined, each once.
    pub diagnostics: Vec<Diagnostic>,
    /// Steps from one instruction to another one, as addresses, that leave no call: where a program goes without END.
    pub steps: HashSet<(u16, u16)>,
    /// Whether all ways were followed to their ends.
    pub is_complete: bool,
}

/// A condition has to be known to go on.
struct Unknown;

/// One way.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Way {
    written: WrittenOutputs,
    /// cmp.x and cmp.y, as far as they are known.
    cmp: [Option<bool>; 2],
    /// The booleans that are known, and their values.
    booleans: (u16, u16),
    al: u32,
}

/// A way and what is recorded of it.
struct Follower<'a> {
    way: Way,
    /// Without them a loop runs twice.
    uniforms: Option<&'a Uniforms>,
    stage: Stage,
    faults: &'a mut Vec<OutputFault>,
    steps: &'a mut HashSet<(u16, u16)>,
    /// Instructions that ran.
    retired: u64,
    /// Whether EMIT is the instruction that runs.
    emits: bool,
    /// What the instruction that runs writes.
    writes: Option<(Destination, Mask)>,
}

impl Follower<'_> {
    fn record(&mut self, faults: impl IntoIterator<Item = OutputFault>) {
        for fault in faults {
            if !self.faults.contains(&fault) {
                self.faults.push(fault);
            }
        }
    }
}

impl Datapath for Follower<'_> {
    type Apart = Unknown;

    fn alu(&mut self, function: Function, destination: Destination, mask: Mask, _: &Operands) -> Result<(), Unknown> {
        self.writes = Some((destination, mask));
        if function == Function::Litp {
            self.way.cmp = [None; 2];
        }
        Ok(())
    }

    fn compare(&mut self, _: [Comparison; 2], enabled: [bool; 2], _: &Operands) -> Result<(), Unknown> {
        for (flag, enabled) in self.way.cmp.iter_mut().zip(enabled) {
            *flag = flag.filter(|_| !enabled);
        }
        Ok(())
    }

    fn mova(&mut self, _: [bool; 2], _: &Operands) -> Result<(), Unknown> {
        Ok(())
    }

    fn holds(&self, when: When) -> Result<bool, Unknown> {
        match when {
            When::Boolean { number, .. } if self.way.booleans.0 >> number & 1 == 0 => Err(Unknown),
            When::Always | When::Boolean { .. } => Ok(when.holds([false; 2], self.way.booleans.1)),
            When::Flags(_) => {
                let values = |flag: Option<bool>| flag.map_or([false, true], |value| [value; 2]);
                let [x, y] = self.way.cmp.map(values);
                let outcomes = [[x[0], y[0]], [x[0], y[1]], [x[1], y[0]], [x[1], y[1]]].map(|cmp| when.holds(cmp, 0));
                outcomes.iter().all(|outcome| *outcome == outcomes[0]).then_some(outcomes[0]).ok_or(Unknown)
            }
        }
    }

    fn integer(&self, number: u8) -> [u8; 3] {
        match self.uniforms {
            Some(uniforms) => uniforms.integer(number.into()).unwrap_or_default(),
            None => [1, 0, 1],
        }
    }

    fn al(&mut self) -> &mut u32 {
        &mut self.way.al
    }

    fn emitter(&mut self) -> Option<&mut dyn Emitter> {
        match self.stage {
            Stage::Vertex => None,
            Stage::Geometry => Some(self),
        }
    }

    fn retire(&mut self, pc: u16, instruction: &Decoded, next_pc: u16) {
        self.retired += 1;
        if let Some((destination, mask)) = self.writes.take() {
            let fault = self.way.written.write(pc, destination, mask);
            self.record(fault);
        }
        if core::mem::take(&mut self.emits) {
            let faults = self.way.written.emit(pc);
            self.record(faults);
        }
        match instruction.operation {
            Operation::End => {
                let faults = self.way.written.end(pc);
                self.record(faults);
            }
            Operation::Call { .. } => {}
            _ => {
                self.steps.insert((pc, next_pc));
            }
        }
    }
}

impl Emitter for Follower<'_> {
    fn set(&mut self, _: EmitSettings) {}

    fn emit(&mut self) {
        self.emits = true;
    }
}

impl Way {
    /// The two ways that a condition has.
    fn parted(&self, when: When) -> [Self; 2] {
        [true, false].map(|answer| {
            let mut way = self.clone();
            match when {
                When::Boolean { number, .. } => {
                    way.booleans.0 |= 1 << number;
                    way.booleans.1 |= u16::from(answer) << number;
                }
                // One flag after the other, until the condition is known.
                When::Flags(_) | When::Always => {
                    if let Some(flag) = way.cmp.iter_mut().find(|flag| flag.is_none()) {
                        *flag = Some(answer);
                    }
                }
            }
            way
        })
    }
}

/// The condition of an instruction.
fn condition(operation: &Operation) -> Option<When> {
    match *operation {
        Operation::Break(when)
        | Operation::Jump { when, .. }
        | Operation::Call { when, .. }
        | Operation::If { when, .. } => Some(when),
        _ => None,
    }
}

impl ShaderUnit {
    /// Follows the program from its entry point along every way, with the outputs that are mapped.
    pub fn survey(&mut self, stage: Stage, mapped: &MappedOutputs, given: Given) -> Survey {
        self.program.decode();
        let code = self.program.instructions();
        let executor = Executor::new(code, &self.choices, MOST_INSTRUCTIONS);
        let uniforms = (given == Given::Uniforms).then_some(&self.uniforms);
        let way = Way {
            written: WrittenOutputs::new(stage, *mapped),
            cmp: [None; 2],
            booleans: uniforms.map_or((0, 0), |uniforms| (u16::MAX, uniforms.booleans())),
            al: 0,
        };
        let mut survey = Survey { is_complete: true, ..Survey::default() };
        let mut retired = 0;
        let mut seen: HashSet<(Flow, Way)> = HashSet::new();
        let mut ways = vec![(Invocation::new(self.config.entry_point % self.program.depth() as u16), way)];
        while let Some((mut invocation, way)) = ways.pop() {
            let mut follower = Follower {
                way,
                uniforms,
                stage,
                faults: &mut survey.faults,
                steps: &mut survey.steps,
                retired: 0,
                emits: false,
                writes: None,
            };
            let outcome = executor.run(&mut invocation, &mut follower);
            let way = follower.way;
            retired += follower.retired;
            if retired > MOST_STEPS {
                survey.is_complete = false;
                return survey;
            }
            for diagnostic in invocation.diagnostics() {
                if !survey.diagnostics.contains(diagnostic) {
                    survey.diagnostics.push(*diagnostic);
                }
            }
            match outcome {
                Ok(Status::End | Status::Hang) => {}
                Ok(Status::Watchdog) => survey.is_complete = false,
                // No condition depends on aL.
                Err(Unknown) if !seen.insert((invocation.flow.clone(), Way { al: 0, ..way.clone() })) => {}
                Err(Unknown) => {
                    let when = condition(&code[usize::from(invocation.flow.pc)].operation).unwrap_or(When::Always);
                    ways.extend(way.parted(when).map(|way| (invocation.clone(), way)));
                }
            }
        }
        survey
    }
}
