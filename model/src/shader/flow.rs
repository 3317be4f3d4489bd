// SPDX-License-Identifier: MIT
//! Flow control: the three stacks and the next program counter (shader-unit.md#control-flow).
//!
//! After each instruction a copy of PC + 1 goes to each stack, which compares it with the end of its top entry; a match
//! pops. Of the copies that were changed that of LOOP wins, then IF, then CALL, then the target of a jump, then PC + 1.

use core::hash::{Hash, Hasher};
use pica_spec::choices::{AlWidth, Choices, LoopExitAl, ProgramEnd};

pub use pica_spec::isa::size::{CALL_DEPTH, IF_DEPTH, LOOP_DEPTH};

/// A stack that forgets its oldest entry when it is pushed full.
#[derive(Clone, Copy, Debug)]
struct Stack<T, const DEPTH: usize> {
    entries: [T; DEPTH],
    len: usize,
}

// What was popped does not count.
impl<T: PartialEq, const DEPTH: usize> PartialEq for Stack<T, DEPTH> {
    fn eq(&self, other: &Self) -> bool {
        self.entries[..self.len] == other.entries[..other.len]
    }
}

impl<T: Eq, const DEPTH: usize> Eq for Stack<T, DEPTH> {}

impl<T: Hash, const DEPTH: usize> Hash for Stack<T, DEPTH> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.entries[..self.len].hash(state);
    }
}

impl<T: Copy + Default, const DEPTH: usize> Stack<T, DEPTH> {
    fn new() -> Self {
        Self { entries: [T::default(); DEPTH], len: 0 }
    }

    fn push(&mut self, entry: T) {
        if self.len == DEPTH {
            self.entries.rotate_left(1);
            self.len -= 1;
        }
        self.entries[self.len] = entry;
        self.len += 1;
    }

    fn pop(&mut self) {
        self.len = self.len.saturating_sub(1);
    }

    fn top(&mut self) -> Option<&mut T> {
        self.entries[..self.len].last_mut()
    }
}

/// A procedure that runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Call {
    /// The address after its last instruction.
    end: u16,
    /// Where to go on.
    return_to: u16,
}

/// A then part that runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct If {
    /// The address after its last instruction.
    end: u16,
    /// The address after the else part.
    resume: u16,
}

/// A loop that runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Loop {
    start: u16,
    /// The address after its last instruction.
    end: u16,
    /// Iterations after this one.
    remaining: u8,
    step: u8,
    /// aL before the loop.
    outer_al: u32,
}

/// What decides the next program counter besides the stacks.
#[derive(Clone, Copy, Debug)]
pub enum Transfer {
    /// Nothing: PC + 1.
    Sequential,
    /// A jump, a call, or an IF that is not taken.
    To(u16),
    /// BREAK, with a LOOP entry to leave.
    Break,
}

/// What becomes of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The program goes on.
    Inside,
    /// The address was past the last word and wrapped.
    Wrapped,
    /// The address is past the last word: the program ends.
    Past,
}

/// The rules that are the same for a whole invocation.
#[derive(Clone, Copy, Debug)]
pub struct FlowRules {
    /// Words of program memory.
    depth: u16,
    program_end: ProgramEnd,
    loop_exit_al: LoopExitAl,
    al_width: AlWidth,
}

impl FlowRules {
    /// The rules of a unit with `depth` program words.
    pub fn new(depth: u16, choices: &Choices) -> Self {
        Self { depth, program_end: choices.program_end, loop_exit_al: choices.loop_exit_al, al_width: choices.al_width }
    }

    /// An address as the program counter holds it: with choice `program_end=wrap` it has no more bits than program
    /// memory needs.
    #[inline]
    fn counter(&self, address: u16) -> u16 {
        match self.program_end {
            ProgramEnd::Wrap if address >= self.depth => address % self.depth,
            _ => address,
        }
    }
}

/// Program counter and stacks of an invocation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Flow {
    /// Address of the instruction that runs.
    pub pc: u16,
    calls: Stack<Call, CALL_DEPTH>,
    ifs: Stack<If, IF_DEPTH>,
    loops: Stack<Loop, LOOP_DEPTH>,
}

impl Flow {
    /// The state at the start of an invocation: all stacks are empty.
    pub fn new(entry_point: u16) -> Self {
        Self { pc: entry_point, calls: Stack::new(), ifs: Stack::new(), loops: Stack::new() }
    }

    /// Whether a loop runs.
    pub fn in_loop(&self) -> bool {
        self.loops.len > 0
    }

    /// CALL that is taken: `count` instructions from `target`.
    pub fn call(&mut self, target: u16, count: u16) -> Transfer {
        self.calls.push(Call { end: target + count, return_to: self.pc + 1 });
        Transfer::To(target)
    }

    /// IF whose condition holds: the then part ends before `target`, where an else part of `count` instructions is
    /// skipped.
    pub fn enter_then(&mut self, target: u16, count: u16) -> Transfer {
        self.ifs.push(If { end: target, resume: target + count });
        Transfer::Sequential
    }

    /// LOOP with the integer register (x, y, z) up to and including the instruction at `last`; aL becomes y, from `al`.
    pub fn enter_loop(&mut self, last: u16, [x, _, z]: [u8; 3], al: u32) -> Transfer {
        self.loops.push(Loop { start: self.pc + 1, end: last + 1, remaining: x, step: z, outer_al: al });
        Transfer::Sequential
    }

    /// The end of an instruction: pops what ends here and sets the program counter.
    #[inline]
    pub fn advance(&mut self, transfer: Transfer, al: &mut u32, rules: &FlowRules) -> Next {
        // What the instruction pushed is already there to be compared (assumption `stack_push_order`).
        let next = self.pc + 1;
        let mut target = match transfer {
            Transfer::To(target) => target,
            Transfer::Sequential | Transfer::Break => next,
        };
        if self.calls.len + self.ifs.len + self.loops.len > 0 {
            target = self.leave(next, matches!(transfer, Transfer::Break), al, rules).unwrap_or(target);
        }
        self.pc = rules.counter(target);
        match rules.program_end {
            _ if target < rules.depth => Next::Inside,
            ProgramEnd::Wrap => Next::Wrapped,
            ProgramEnd::Stop => Next::Past,
        }
    }

    /// The stacks' copy of the program counter that wins, if one changes.
    fn leave(&mut self, next: u16, leaves_loop: bool, al: &mut u32, rules: &FlowRules) -> Option<u16> {
        let returned = self.leave_calls(next, rules);
        let resumed = self.leave_if(next, rules);
        let repeated = self.loop_end(next, leaves_loop, al, rules);
        repeated.or(resumed).or(returned)
    }

    /// The CALL stack's copy of the program counter, if it changes: the check is repeated with each return address.
    /// When four calls end in one step the last return address is lost.
    fn leave_calls(&mut self, next: u16, rules: &FlowRules) -> Option<u16> {
        let mut copy = next;
        let mut pops = 0;
        while let Some(call) = self.calls.top()
            && rules.counter(call.end) == rules.counter(copy)
        {
            pops += 1;
            if pops < CALL_DEPTH {
                copy = call.return_to;
            }
            self.calls.pop();
        }
        (pops > 0).then_some(copy)
    }

    /// The IF stack's copy, if it changes: at most one entry per instruction.
    fn leave_if(&mut self, next: u16, rules: &FlowRules) -> Option<u16> {
        let then = *self.ifs.top()?;
        if rules.counter(then.end) != rules.counter(next) {
            return None;
        }
        self.ifs.pop();
        Some(then.resume)
    }

    /// The LOOP stack's copy, if it changes: at most one entry per instruction. BREAK leaves the innermost loop from
    /// wherever it stands; the step is added in any case.
    fn loop_end(&mut self, next: u16, leave: bool, al: &mut u32, rules: &FlowRules) -> Option<u16> {
        let top = self.loops.top()?;
        if !leave && rules.counter(top.end) != rules.counter(next) {
            return None;
        }
        *al = match rules.al_width {
            AlWidth::Wrap8 => (*al + u32::from(top.step)) & 0xFF,
            AlWidth::Wide32 => al.wrapping_add(top.step.into()),
        };
        // BREAK wins over the iterations that are left when both end the body (assumption `break_priority`).
        if top.remaining > 0 && !leave {
            top.remaining -= 1;
            return Some(top.start);
        }
        let ended = *top;
        self.loops.pop();
        if rules.loop_exit_al == LoopExitAl::RestoreOuter && self.in_loop() {
            *al = ended.outer_al;
        }
        Some(ended.end)
    }
}
