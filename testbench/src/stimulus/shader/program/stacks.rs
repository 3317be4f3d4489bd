// SPDX-License-Identifier: MIT
//! Flow control for the bench: which stack entries an instruction pushes and pops (shader-unit.md#control-flow).
//!
//! The bench follows programs with this, apart from the model: to count what coverage wants to see, which neither model
//! nor RTL tell, and to aim at the ends of blocks that are open.

use pica_model::shader::isa::{Instruction, Opcode, Operands};
use pica_model::shader::{CALL_DEPTH, IF_DEPTH, LOOP_DEPTH};
use pica_spec::choices::{Choices, NumWidth, ProgramEnd};

/// What an instruction does to the program counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    Next,
    /// Goes to an address: a jump, or an IF that is not taken.
    Jump(u16),
    /// CALL that is taken: (address, instructions).
    Call(u16, u16),
    /// IF that is taken: (end of the then part, instructions of the else part).
    Then(u16, u16),
    /// LOOP: (last address, iterations minus 1).
    Loop(u16, u8),
    /// BREAK that is taken.
    Break,
}

impl Action {
    /// What an instruction does that neither ends nor hangs, given cmp, the boolean and integer uniforms, and whether a
    /// loop runs.
    pub fn of(
        instruction: Instruction,
        flags: [bool; 2],
        booleans: u16,
        integers: [[u8; 3]; 4],
        in_loop: bool,
        num_width: NumWidth,
    ) -> Self {
        let count = |num: u8| match num_width {
            NumWidth::Bits8 => num.into(),
            NumWidth::Bits10 => instruction.long_count() as u16,
        };
        let (holds, address, num) = match instruction.operands {
            Operands::Format2 { num, address, condition } => {
                (instruction.opcode == Opcode::Call || condition.holds(flags[0], flags[1]), address, num)
            }
            Operands::Format3 { num, address, boolean } => {
                let inverted = instruction.opcode == Opcode::Jmpu && num & 1 != 0;
                ((booleans >> boolean & 1 != 0) != inverted, address, num)
            }
            Operands::Format3Loop { address, integer, .. } => {
                return Self::Loop(address, integers[usize::from(integer)][0]);
            }
            _ => (true, 0, 0),
        };
        match instruction.opcode {
            Opcode::Break | Opcode::Breakc if holds && in_loop => Self::Break,
            Opcode::Call | Opcode::Callc | Opcode::Callu if holds => Self::Call(address, count(num)),
            Opcode::Ifc | Opcode::Ifu if holds => Self::Then(address, count(num)),
            Opcode::Ifc | Opcode::Ifu => Self::Jump(address),
            Opcode::Jmpc | Opcode::Jmpu if holds => Self::Jump(address),
            _ => Self::Next,
        }
    }
}

/// One of the three stacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// CALL.
    Call,
    /// IF.
    If,
    /// LOOP.
    Loop,
}

impl Kind {
    /// All stacks.
    pub const ALL: [Self; 3] = [Self::Call, Self::If, Self::Loop];

    /// The name of the stack in bins and messages.
    pub const fn name(self) -> &'static str {
        ["CALL", "IF", "LOOP"][self as usize]
    }

    /// How many entries it has.
    pub const fn depth(self) -> usize {
        [CALL_DEPTH, IF_DEPTH, LOOP_DEPTH][self as usize]
    }
}

/// What became of the innermost loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoopEnd {
    /// Another iteration.
    Again,
    /// No iterations are left.
    Over,
    /// BREAK.
    Broken,
}

/// What a step did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Events {
    /// The stack that was pushed, and its entries then; one more than it holds if the oldest was lost.
    pub pushed: Option<(Kind, usize)>,
    /// CALL entries popped.
    pub calls: usize,
    /// Whether an IF entry was popped.
    pub if_popped: bool,
    /// What became of the innermost loop, if its end was reached.
    pub loop_end: Option<LoopEnd>,
    /// The address that follows, as far as the program counter holds it.
    pub next: u16,
}

/// A loop whose end has not been reached.
#[derive(Clone, Copy, Debug)]
struct Loop {
    start: u16,
    end: u16,
    remaining: u8,
    /// Entries of the other stacks when it was entered.
    calls: usize,
    ifs: usize,
}

/// What IF, CALL and LOOP have stacked up at a place of a program.
#[derive(Clone, Debug)]
pub struct Stacks {
    /// (end, return address).
    calls: Vec<(u16, u16)>,
    /// (end, address behind the else part).
    ifs: Vec<(u16, u16)>,
    loops: Vec<Loop>,
    /// Bits of an address that count.
    mask: u16,
}

impl Stacks {
    /// Empty ones, for a program memory of `depth` words, a power of two.
    pub fn new(depth: u16, choices: &Choices) -> Self {
        let mask = match choices.program_end {
            ProgramEnd::Wrap => depth - 1,
            ProgramEnd::Stop => u16::MAX,
        };
        Self { calls: Vec::new(), ifs: Vec::new(), loops: Vec::new(), mask }
    }

    /// Entries of a stack.
    pub fn len(&self, kind: Kind) -> usize {
        match kind {
            Kind::Call => self.calls.len(),
            Kind::If => self.ifs.len(),
            Kind::Loop => self.loops.len(),
        }
    }

    /// Whether there are open IFs and CALLs that were not open when the innermost loop was entered.
    pub fn inside_loop(&self) -> [bool; 2] {
        self.loops.last().map_or([false; 2], |top| [self.ifs.len() > top.ifs, self.calls.len() > top.calls])
    }

    /// The end of the innermost loop.
    pub fn loop_end(&self) -> Option<u16> {
        self.loops.last().map(|top| top.end & self.mask)
    }

    /// The first address of the innermost loop.
    pub fn loop_start(&self) -> Option<u16> {
        self.loops.last().map(|top| top.start & self.mask)
    }

    /// Where the innermost block of each kind ends.
    pub fn ends(&self) -> impl Iterator<Item = u16> {
        let calls = self.calls.last().map(|call| call.0);
        let ifs = self.ifs.last().map(|then| then.0);
        let loops = self.loops.last().map(|top| top.end);
        calls.into_iter().chain(ifs).chain(loops)
    }

    /// The end of the instruction at `pc`.
    pub fn step(&mut self, pc: u16, action: Action) -> Events {
        let next = pc + 1;
        let mut target = next;
        let mut pushed = None;
        match action {
            Action::Next | Action::Break => {}
            Action::Jump(address) => target = address,
            Action::Call(address, count) => {
                pushed = Some((Kind::Call, push(&mut self.calls, (address + count, next), CALL_DEPTH)));
                target = address;
            }
            Action::Then(end, count) => {
                pushed = Some((Kind::If, push(&mut self.ifs, (end, end + count), IF_DEPTH)));
            }
            Action::Loop(last, remaining) => {
                let (calls, ifs) = (self.calls.len(), self.ifs.len());
                let entry = Loop { start: next, end: last + 1, remaining, calls, ifs };
                pushed = Some((Kind::Loop, push(&mut self.loops, entry, LOOP_DEPTH)));
            }
        }
        let same = |a: u16, b: u16| (a ^ b) & self.mask == 0;
        let (mut copy, mut calls) = (next, 0);
        while let Some((_, back)) = self.calls.pop_if(|(end, _)| same(*end, copy)) {
            calls += 1;
            if calls < CALL_DEPTH {
                copy = back;
            }
            target = copy;
        }
        let popped = self.ifs.pop_if(|(end, _)| same(*end, next));
        if let Some((_, behind)) = popped {
            target = behind;
        }
        let mut loop_end = None;
        if let Some(top) = self.loops.last_mut() {
            let broken = action == Action::Break;
            if broken || same(top.end, next) {
                let again = top.remaining > 0 && !broken;
                target = if again { top.start } else { top.end };
                if again {
                    top.remaining -= 1;
                    loop_end = Some(LoopEnd::Again);
                } else {
                    loop_end = Some(if broken { LoopEnd::Broken } else { LoopEnd::Over });
                    self.loops.pop();
                }
            }
        }
        Events { pushed, calls, if_popped: popped.is_some(), loop_end, next: target & self.mask }
    }
}

/// Pushes an entry; the entries then, the lost one included.
fn push<T>(stack: &mut Vec<T>, entry: T, depth: usize) -> usize {
    stack.push(entry);
    let len = stack.len();
    if len > depth {
        stack.remove(0);
    }
    len
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stacks() -> Stacks {
        Stacks::new(512, &Choices::default())
    }

    /// Four calls that end with the same instruction: the fourth return address is lost.
    #[test]
    fn four_calls_end_at_once() {
        let mut stacks = stacks();
        for (pc, target) in [(0, 10), (10, 20), (20, 30), (30, 40)] {
            let events = stacks.step(pc, Action::Call(target, 1));
            assert_eq!(events.next, target);
        }
        let events = stacks.step(40, Action::Next);
        assert_eq!((events.calls, events.next), (4, 11));
        assert_eq!(stacks.len(Kind::Call), 0);
    }

    #[test]
    fn a_pop_wins_over_a_jump_and_loop_wins_over_if() {
        let mut stacks = stacks();
        stacks.step(0, Action::Then(3, 2));
        assert_eq!(stacks.step(2, Action::Jump(100)).next, 5);
        stacks.step(0, Action::Loop(4, 1));
        stacks.step(1, Action::Then(5, 2));
        let events = stacks.step(4, Action::Next);
        assert_eq!((events.if_popped, events.loop_end, events.next), (true, Some(LoopEnd::Again), 1));
        assert_eq!(stacks.step(2, Action::Break).next, 5);
    }

    #[test]
    fn the_oldest_entry_is_lost() {
        let mut stacks = stacks();
        for depth in 1..=9 {
            assert_eq!(stacks.step(0, Action::Then(100 + depth, 0)).pushed, Some((Kind::If, usize::from(depth))));
        }
        assert_eq!(stacks.len(Kind::If), 8);
    }
}
