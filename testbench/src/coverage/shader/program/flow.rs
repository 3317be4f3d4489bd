// SPDX-License-Identifier: MIT
//! Flow control: conditions, stacks, loops, how invocations end.

use crate::coverage::shader::stacks::StackBins;
use crate::coverage::table::{Group, Table};
use crate::coverage::{Bin, Hits};
use crate::stimulus::shader::program::Invocation;
use crate::stimulus::shader::program::stacks::{Action, Kind, LoopEnd, Stacks};
use pica_model::shader::isa::{Condition, ConditionOperator, Instruction, Opcode, Operands};
use pica_model::shader::{DiagnosticKind, ShaderUnit, Stage, Status};
use pica_spec::choices::{BreakOutsideLoop, Choices, MovasConsecutive, SetemitSlot3, UnknownOpcode};
use pica_spec::isa::code::register::{BOOLEAN_COUNT, INTEGER_COUNT};
use pica_spec::isa::size::{LAST_BOOLEAN, OFFSET_LIMIT};

/// The last boolean uniform, which the unit itself sets.
const B15: u16 = 1 << LAST_BOOLEAN;

/// Opcodes with a condition on the flags.
const ON_FLAGS: [Opcode; 4] = [Opcode::Breakc, Opcode::Callc, Opcode::Ifc, Opcode::Jmpc];
/// Opcodes with a condition on a boolean uniform.
const ON_BOOLEAN: [Opcode; 3] = [Opcode::Callu, Opcode::Ifu, Opcode::Jmpu];
/// CONDOP, by value.
const OPERATORS: [&str; 4] = ["or", "and", "x", "y"];
/// Iterations of a loop.
const ITERATIONS: [&str; 4] = ["1 iteration", "2 iterations", "3 to 8 iterations", "more than 8 iterations"];

/// What loops do with aL, and how they are left.
const LOOP_EVENTS: [&str; 12] = [
    "BREAK",
    "BREAKC taken",
    "BREAKC not taken",
    "BREAK inside an IF, whose entry stays behind",
    "BREAK inside a CALL, whose entry stays behind",
    "BREAK as the last instruction of the body",
    "aL wraps past 255",
    "aL does not change",
    "leaving an inner loop puts aL back",
    "leaving the outermost loop keeps aL",
    "aL above 127 at its start",
    "a body of one instruction",
];

/// How an invocation goes.
const RUNS: [&str; 10] = [
    "ends with open CALLs",
    "ends with open IFs",
    "ends with open LOOPs",
    "stops before its first instruction",
    "follows one that came to its end",
    "follows one that the watchdog stopped",
    "follows one that hung",
    "is of the other stage than the one before",
    "tests b15 that the unit has set",
    "starts at another address than the one before",
];

/// The bins of flow control.
#[derive(Clone, Debug)]
pub struct Flow {
    choices: Choices,
    /// CONDOP, refX, refY, cmp.x, cmp.y.
    condition: Group<5>,
    /// Opcode, CONDOP, outcome.
    on_flags: Group<3>,
    /// Opcode, boolean uniform, outcome.
    on_boolean: Group<3>,
    /// Inversion, value.
    jmpu: Group<2>,
    stacks: StackBins,
    /// Integer uniform and iterations.
    iterations: Group<2>,
    loop_event: Group<1>,
    /// How an invocation of a stage ended.
    status: Group<2>,
    runs: Group<1>,
    diagnostic: Group<1>,
}

/// What a case has to remember from one invocation to the next.
#[derive(Clone, Debug, Default)]
pub struct Previous {
    status: Option<Status>,
    stage: Option<Stage>,
    entry: Option<u16>,
    /// Whether b15 was 0 when the last invocation started, and is 1 because it ended.
    b15_set: bool,
}

impl Flow {
    /// The bins for a unit under `choices`.
    pub fn new(table: &mut Table, choices: &Choices) -> Self {
        let bit = |bit: usize| ["0", "1"][bit];
        let hangs = choices.unknown_opcode == UnknownOpcode::Hang
            || choices.movas_consecutive == MovasConsecutive::Hang
            || choices.break_outside_loop == BreakOutsideLoop::Hang
            || choices.setemit_slot_3 == SetemitSlot3::Hang;
        Self {
            choices: *choices,
            condition: table.group([ConditionOperator::ALL.len(), 2, 2, 2, 2], |[operator, ref_x, ref_y, x, y]| {
                let [ref_x, ref_y, x, y] = [ref_x, ref_y, x, y].map(bit);
                Bin::new(format!("condition {} of ({ref_x}, {ref_y}) on ({x}, {y})", OPERATORS[operator]))
            }),
            on_flags: table.group([ON_FLAGS.len(), ConditionOperator::ALL.len(), 2], |[op, operator, holds]| {
                let name = ON_FLAGS[op].info().name;
                Bin::new(format!("{name} with condition {}: {}", OPERATORS[operator], holds == 1))
            }),
            on_boolean: table.group([ON_BOOLEAN.len(), BOOLEAN_COUNT, 2], |[op, number, value]| {
                Bin::new(format!("{} on b{number}: {}", ON_BOOLEAN[op].info().name, bit(value)))
            }),
            jmpu: table
                .group([2, 2], |[inverted, value]| Bin::new(format!("JMPU for {}: {}", bit(1 - inverted), bit(value)))),
            stacks: StackBins::new(table),
            iterations: table.group([INTEGER_COUNT, ITERATIONS.len()], |[integer, iterations]| {
                Bin::new(format!("LOOP i{integer}, {}", ITERATIONS[iterations]))
            }),
            loop_event: table.list("loop", &LOOP_EVENTS),
            status: table.group([2, 3], |[stage, status]| {
                let name = format!("{} shader: {}", ["vertex", "geometry"][stage], STATUSES[status].name());
                match STATUSES[status] == Status::Hang && !hangs {
                    true => Bin::unreachable(name, "no choice lets the unit hang"),
                    false => Bin::new(name),
                }
            }),
            runs: table.group([RUNS.len()], |[i]| {
                let name = format!("invocation {}", RUNS[i]);
                match i == 6 && !hangs {
                    true => Bin::unreachable(name, "no choice lets the unit hang"),
                    false => Bin::new(name),
                }
            }),
            diagnostic: table.group([DiagnosticKind::ALL.len()], |[kind]| {
                Bin::new(format!("diagnostic {}", DiagnosticKind::ALL[kind].name()))
            }),
        }
    }

    /// Marks the bins of an invocation.
    pub fn cover(&self, unit: &ShaderUnit, invocation: &Invocation, previous: &mut Previous, hits: &mut Hits) {
        let mut stacks = Stacks::new(unit.program.depth() as u16, &self.choices);
        for number in 0..invocation.retired.len() {
            self.cover_step(unit, invocation, number, &mut stacks, previous, hits);
        }
        for diagnostic in &invocation.run.diagnostics {
            self.diagnostic.mark([diagnostic.kind as usize], hits);
        }
        let status = STATUSES.iter().position(|status| *status == invocation.run.status).unwrap_or_default();
        self.status.mark([invocation.stage as usize, status], hits);
        if invocation.run.status == Status::End {
            for (place, kind) in Kind::ALL.into_iter().enumerate() {
                if stacks.len(kind) > 0 {
                    self.runs.mark([place], hits);
                }
            }
        }
        if invocation.retired.is_empty() && invocation.run.status == Status::Watchdog {
            self.runs.mark([3], hits);
        }
        if let Some(place) = STATUSES.iter().position(|status| Some(*status) == previous.status) {
            self.runs.mark([4 + place], hits);
        }
        if previous.stage.is_some_and(|stage| stage != invocation.stage) {
            self.runs.mark([7], hits);
        }
        let entry = unit.config.entry_point;
        if previous.entry.is_some_and(|other| other != entry) {
            self.runs.mark([9], hits);
        }
        let b15_set = invocation.booleans & B15 == 0 && unit.uniforms.booleans() & B15 != 0;
        *previous = Previous {
            status: Some(invocation.run.status),
            stage: Some(invocation.stage),
            entry: Some(entry),
            b15_set: b15_set || previous.b15_set,
        };
    }

    fn cover_step(
        &self,
        unit: &ShaderUnit,
        invocation: &Invocation,
        number: usize,
        stacks: &mut Stacks,
        previous: &Previous,
        hits: &mut Hits,
    ) {
        let retired = &invocation.retired[number];
        if retired.opcode == Opcode::End {
            return;
        }
        let instruction = Instruction::decode(retired.word);
        let flags = invocation.flags(number);
        self.cover_condition(instruction, flags, invocation.booleans, previous, hits);
        let integers = core::array::from_fn(|i| unit.uniforms.integer(i).unwrap_or_default());
        let in_loop = stacks.len(Kind::Loop) > 0;
        let action = Action::of(instruction, flags, invocation.booleans, integers, in_loop, self.choices.num_width);
        let inside = stacks.inside_loop();
        let loop_end = stacks.loop_end();
        let events = stacks.step(retired.pc, action);
        self.stacks.cover(action, &events, hits);

        let breaks = matches!(retired.opcode, Opcode::Break | Opcode::Breakc);
        let taken = action == Action::Break;
        let al = invocation.offset(number, pica_model::shader::isa::IndexRegister::Al) as u32;
        let events_of_loop = [
            taken && retired.opcode == Opcode::Break,
            taken && retired.opcode == Opcode::Breakc,
            breaks && in_loop && !taken,
            taken && inside[0],
            taken && inside[1],
            taken && loop_end == Some(retired.next_pc),
            events.loop_end == Some(LoopEnd::Again) && retired.al < al,
            events.loop_end == Some(LoopEnd::Again) && retired.al == al,
            matches!(events.loop_end, Some(LoopEnd::Over | LoopEnd::Broken)) && stacks.len(Kind::Loop) > 0,
            matches!(events.loop_end, Some(LoopEnd::Over | LoopEnd::Broken)) && stacks.len(Kind::Loop) == 0,
            retired.opcode == Opcode::Loop && retired.al as usize >= OFFSET_LIMIT,
            events.loop_end.is_some() && loop_end == Some(retired.pc + 1) && stacks.loop_start() == Some(retired.pc),
        ];
        for (event, _) in events_of_loop.into_iter().enumerate().filter(|(_, happened)| *happened) {
            self.loop_event.mark([event], hits);
        }
        if let Operands::Format3Loop { integer, .. } = instruction.operands {
            let iterations = match integers[usize::from(integer)][0] {
                0 => 0,
                1 => 1,
                2..8 => 2,
                _ => 3,
            };
            self.iterations.mark([integer.into(), iterations], hits);
        }
    }

    fn cover_condition(
        &self,
        instruction: Instruction,
        flags: [bool; 2],
        booleans: u16,
        previous: &Previous,
        hits: &mut Hits,
    ) {
        let opcode = instruction.opcode;
        match instruction.operands {
            Operands::Format2 { condition, .. } if opcode != Opcode::Call => {
                let Condition { operator, ref_x, ref_y } = condition;
                let operator = operator as usize;
                let [x, y] = flags.map(usize::from);
                self.condition.mark([operator, ref_x.into(), ref_y.into(), x, y], hits);
                if let Some(place) = ON_FLAGS.iter().position(|other| *other == opcode) {
                    let holds = condition.holds(flags[0], flags[1]);
                    self.on_flags.mark([place, operator, holds.into()], hits);
                }
            }
            Operands::Format3 { num, boolean, .. } => {
                let value = usize::from(booleans >> boolean & 1);
                if let Some(place) = ON_BOOLEAN.iter().position(|other| *other == opcode) {
                    self.on_boolean.mark([place, boolean.into(), value], hits);
                }
                if opcode == Opcode::Jmpu {
                    self.jmpu.mark([usize::from(num & 1), value], hits);
                }
                if usize::from(boolean) == LAST_BOOLEAN && previous.b15_set && value == 1 {
                    self.runs.mark([8], hits);
                }
            }
            _ => {}
        }
    }
}

/// How an invocation can end.
const STATUSES: [Status; 3] = [Status::End, Status::Watchdog, Status::Hang];
