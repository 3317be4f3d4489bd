// SPDX-License-Identifier: MIT
//! Structured programs: blocks in blocks, and the ways out of them.

use super::builder::{Builder, Procedure};
use crate::stimulus::Dice;
use pica_model::shader::Stage;
use pica_model::shader::isa::{
    Comparison, Condition, ConditionOperator, Field, Instruction, OPCODES, Opcode, Operands, Shape, Writes,
};
use pica_spec::isa::bits;
use pica_spec::isa::code::register::{TEMPORARY_COUNT, TEMPORARY_DESTINATION};

/// Procedures of a program.
const MOST_PROCEDURES: usize = 8;
/// Blocks in blocks, in programs that are not about them.
const DEEPEST: u32 = 4;
/// The most that a statement is said to weigh: more than any program may take, and small enough to calculate with.
const HEAVIEST: u32 = 1 << 16;

/// The character of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Computes, with some flow control.
    Plain,
    /// A chain of blocks in blocks.
    Deep(Nest),
    /// Anything, at times in places where a program must not have it.
    Careless,
}

/// A kind of block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nest {
    /// IFC, IFU.
    If,
    /// LOOP.
    Loop,
    /// CALL and its kin.
    Call,
    /// Now one, now another.
    Any,
}

/// Where a statement stands.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    /// How often it runs.
    weight: u32,
    /// Blocks around it.
    nesting: u32,
    /// Whether a loop is directly around it.
    in_loop: bool,
    /// Blocks between it and that loop.
    inside: u32,
    /// Procedures below this number must not be called: calls end.
    procedure: Procedure,
}

/// The weight of what a loop repeats. Loops in loops that all run 256 times would exceed any number.
fn repeated(weight: u32, iterations: u32) -> u32 {
    (weight * iterations).min(HEAVIEST)
}

/// Writes a whole program: main part, END, procedures.
pub fn program(builder: &mut Builder<'_>, style: Style) {
    let place = Place { weight: 1, ..Place::default() };
    for _ in 0..builder.rng.within(1..=4) {
        let temporary = pica_model::shader::isa::Destination::from_bits(
            (TEMPORARY_DESTINATION as u32 + builder.rng.below(TEMPORARY_COUNT as u32)) as u8,
        );
        builder.operation(Opcode::Mov, temporary, 1);
    }
    match style {
        Style::Deep(nest) => {
            let levels = builder.rng.within(3..=10);
            builder.chain(nest, levels, place);
            builder.block(place, 3, style);
        }
        _ => {
            while builder.budget > 0 {
                builder.block(place, 4, style);
            }
        }
    }
    for _ in 0..builder.rng.below(4) {
        let output = builder.output();
        builder.operation(Opcode::Mov, output, 1);
    }
    // A program that has no END runs into its procedures, or out of the memory.
    if style != Style::Careless || builder.rng.percent(85) {
        builder.push(Instruction::new(Opcode::End, Operands::Format0), 1);
    }
    let mut written = 0;
    while written < builder.procedures() {
        let first = builder.len();
        let in_loop = builder.in_loop(written) && builder.rng.percent(if style == Style::Plain { 20 } else { 60 });
        let place = Place { procedure: written + 1, in_loop, ..place };
        match style {
            Style::Deep(nest @ (Nest::Call | Nest::Any)) if builder.procedures() < MOST_PROCEDURES => {
                builder.chain(nest, 2, place);
            }
            _ => builder.block(place, 3, style),
        }
        builder.close(style, 1);
        if builder.len() == first {
            builder.nop(1);
        }
        builder.define(written, first);
        written += 1;
    }
}

/// Writes a statement.
type Statement<B> = fn(&mut B, Place, Style);

impl Builder<'_> {
    /// Up to `most` statements, as long as the budget lasts, and at least one.
    fn block(&mut self, place: Place, most: u32, style: Style) {
        for number in 0..self.rng.within(1..=most) {
            if number > 0 && self.budget < 0 {
                break;
            }
            self.statement(place, style);
        }
    }

    fn statement(&mut self, place: Place, style: Style) {
        let weight = place.weight;
        let nests = place.nesting < DEEPEST && self.budget > 0;
        let blocks = if nests { 6 } else { 0 };
        let statements: [(u32, Statement<Self>); 10] = [
            (60, |builder, place, _| builder.arithmetic(place.weight)),
            (6, |builder, place, _| builder.compare(place.weight)),
            (6, |builder, place, _| builder.mova(place.weight)),
            (blocks, Self::conditional),
            (blocks, Self::repeat),
            (if self.procedures() < MOST_PROCEDURES { blocks } else { 0 }, Self::call),
            (4, Self::jump),
            (if place.in_loop { 10 } else { 0 }, Self::leave),
            (if self.stage == Stage::Geometry { 14 } else { 1 }, Self::emit),
            (3, Self::odd),
        ];
        let statement = self.rng.weighted(&statements);
        let before = self.len();
        statement(self, place, style);
        assert!(self.len() > before && weight > 0);
    }

    /// A condition on flags that are as they happen to be, or on flags that were just made.
    fn condition(&mut self, weight: u32) -> Condition {
        if self.rng.percent(60) {
            self.compare(weight);
        }
        Condition::from_bits(self.rng.below(4) as u8, self.rng.percent(50), self.rng.percent(50))
    }

    /// A boolean uniform; now and then one that is 1 for sure.
    fn boolean(&mut self) -> u8 {
        let set: Vec<u8> = (0..16).filter(|number| self.pool.booleans >> number & 1 != 0).collect();
        if set.is_empty() || self.rng.percent(60) { self.rng.below(16) as u8 } else { self.rng.pick(&set) }
    }

    /// A header of a block with a condition: of `opcodes` the one on flags or the one on a boolean.
    fn header(&mut self, [on_flags, on_boolean]: [Opcode; 2], weight: u32) -> usize {
        let instruction = if self.rng.percent(50) {
            let condition = self.condition(weight);
            Instruction::new(on_flags, Operands::Format2 { num: 0, address: 0, condition })
        } else {
            let boolean = self.boolean();
            Instruction::new(on_boolean, Operands::Format3 { num: 0, address: 0, boolean })
        };
        self.push(instruction, weight)
    }

    /// Sees to it that a block does not end with flow control, whose target the end of the block would override.
    fn close(&mut self, style: Style, weight: u32) {
        let flows = |last: Instruction| matches!(last.opcode.info().writes, Writes::Flow | Writes::FlowAndLoopCounter);
        let careful = match style {
            Style::Plain => 80,
            Style::Deep(_) => 30,
            Style::Careless => 40,
        };
        if self.rng.percent(4) {
            // A jump that is lost.
            let header = self.header([Opcode::Jmpc, Opcode::Jmpu], weight);
            let target = self.address(header + 2);
            self.patch(header, &[(Field::Address, target)]);
        } else if self.last().is_some_and(flows) && self.rng.percent(careful) {
            self.nop(weight);
        }
    }

    /// IFC, IFU.
    fn conditional(&mut self, place: Place, style: Style) {
        let header = self.header([Opcode::Ifc, Opcode::Ifu], place.weight);
        let place = Place { nesting: place.nesting + 1, inside: place.inside + 1, ..place };
        if self.rng.percent(96) {
            self.block(place, 3, style);
            if self.rng.percent(3) {
                self.push(Instruction::new(Opcode::End, Operands::Format0), place.weight);
            }
            self.close(style, place.weight);
        }
        let end = self.len();
        if self.rng.percent(50) {
            self.block(place, 3, style);
            self.close(style, place.weight);
        }
        let (address, count) = (self.address(end), (self.len() - end) as u16);
        self.patch(header, &[(Field::Address, address), (Field::Num, count)]);
    }

    /// The integer uniform of a loop whose body has about five words, by what is left of the budget.
    fn counter(&mut self, weight: u32) -> u8 {
        let iterations = |number: &u8| u32::from(self.pool.integers[usize::from(*number)][0]) + 1;
        let affordable: Vec<u8> =
            (0..4).filter(|number| (iterations(number) * weight * 5) as i32 <= self.budget.max(10)).collect();
        if affordable.is_empty() { self.rng.below(4) as u8 } else { self.rng.pick(&affordable) }
    }

    /// LOOP.
    fn repeat(&mut self, place: Place, style: Style) {
        let integer = self.counter(place.weight);
        let instruction = Instruction::new(Opcode::Loop, Operands::Format3Loop { num: 0, address: 0, integer });
        let header = self.push(instruction, place.weight);
        let iterations = u32::from(self.pool.integers[usize::from(integer)][0]) + 1;
        let weight = repeated(place.weight, iterations);
        let inner = Place { weight, nesting: place.nesting + 1, in_loop: true, inside: 0, ..place };
        self.block(inner, 4, style);
        self.close(style, weight);
        self.end_loop(header);
    }

    /// The loop of a header ends with the last word.
    fn end_loop(&mut self, header: usize) {
        let last = self.len() - 1;
        let address = self.address(last);
        self.patch(header, &[(Field::Address, address)]);
    }

    /// CALL, CALLC, CALLU, to a procedure that is still to be written.
    fn call(&mut self, place: Place, _: Style) {
        let word = if self.rng.percent(40) {
            let condition = Condition::from_bits(self.rng.below(4) as u8, true, false);
            let operands = Operands::Format2 { num: 0, address: 0, condition };
            self.push(Instruction::new(Opcode::Call, operands), place.weight)
        } else {
            self.header([Opcode::Callc, Opcode::Callu], place.weight)
        };
        let procedure = if place.procedure < self.procedures() && self.rng.percent(40) {
            self.rng.within(place.procedure as u32..=self.procedures() as u32 - 1) as usize
        } else {
            self.new_procedure(place.in_loop)
        };
        self.calls(word, procedure);
        self.budget -= 4 * place.weight as i32;
        self.cost += 4 * place.weight;
    }

    /// JMPC, JMPU over a few instructions.
    fn jump(&mut self, place: Place, style: Style) {
        let header = self.header([Opcode::Jmpc, Opcode::Jmpu], place.weight);
        let inverted = self.rng.below(2) as u16;
        let back = style == Style::Careless && self.rng.percent(15);
        let from = self.len();
        if self.rng.percent(if style == Style::Plain { 10 } else { 30 }) {
            // Over nothing, or out of the block.
            let target = self.address(from + 1);
            return self.patch(header, &[(Field::Address, target), (Field::Num, inverted)]);
        }
        for _ in 0..self.rng.within(1..=3) {
            self.arithmetic(place.weight);
        }
        let target = if back { from.saturating_sub(3) } else { self.len() };
        let address = self.address(target);
        self.patch(header, &[(Field::Address, address), (Field::Num, inverted)]);
        if place.nesting > 0 {
            // The target must be inside of the block.
            self.nop(place.weight);
        }
    }

    /// BREAK, BREAKC. Inside of other blocks in the loop, whose stack entries stay behind, only now and then.
    fn leave(&mut self, place: Place, style: Style) {
        if place.inside > 0 && style != Style::Careless && self.rng.percent(60) {
            return self.arithmetic(place.weight);
        }
        if self.rng.percent(25) {
            self.push(Instruction::new(Opcode::Break, Operands::Format0), place.weight);
        } else {
            let condition = self.condition(place.weight);
            let operands = Operands::Format2 { num: 0, address: 0, condition };
            self.push(Instruction::new(Opcode::Breakc, operands), place.weight);
        }
    }

    /// SETEMIT, outputs, EMIT; now and then one of them alone.
    fn emit(&mut self, place: Place, style: Style) {
        let all = if style == Style::Careless { 50 } else { 80 };
        if self.rng.percent(all) {
            let slot = if self.rng.percent(4) { 3 } else { self.rng.below(3) as u8 };
            let (primitive, winding) = (self.rng.percent(45), self.rng.percent(40));
            let operands = Operands::Format4 { vertex: slot, primitive, winding };
            self.push(Instruction::new(Opcode::Setemit, operands), place.weight);
        }
        for _ in 0..self.rng.below(3) {
            let output = self.output();
            self.operation(Opcode::Mov, output, place.weight);
        }
        if self.rng.percent(all) {
            self.push(Instruction::new(Opcode::Emit, Operands::Format0), place.weight);
        } else {
            self.nop(place.weight);
        }
    }

    /// What programs seldom have: NOP, and opcodes nobody knows.
    fn odd(&mut self, place: Place, _: Style) {
        if self.rng.percent(50) {
            self.nop(place.weight);
        } else {
            let unknown: Vec<u8> = OPCODES.iter().filter(|row| row.shape == Shape::Raw).map(|row| row.code).collect();
            let code = u32::from(self.rng.pick(&unknown));
            let word = code << bits::OPCODE | self.rng.bits() >> bits::OPCODE_WIDTH;
            self.push(Instruction::decode(word), place.weight);
        }
    }

    /// Blocks in blocks, `levels` deep, each entered for sure and with little in it.
    fn chain(&mut self, nest: Nest, levels: u32, place: Place) {
        let weight = place.weight;
        if levels == 0 {
            return self.arithmetic(weight);
        }
        if self.rng.percent(30) {
            self.arithmetic(weight);
        }
        let kind = match nest {
            Nest::Any => self.rng.pick(&[Nest::If, Nest::Loop, Nest::Call]),
            kind => kind,
        };
        let deeper = Place { nesting: place.nesting + 1, ..place };
        match kind {
            Nest::If => {
                let header = self.certain_if(weight);
                self.chain(nest, levels - 1, deeper);
                if self.rng.percent(40) {
                    self.nop(weight);
                }
                let end = self.len();
                if self.rng.percent(30) {
                    self.arithmetic(weight);
                }
                let (address, count) = (self.address(end), (self.len() - end) as u16);
                self.patch(header, &[(Field::Address, address), (Field::Num, count)]);
            }
            Nest::Loop => {
                let integer = self.counter(weight * 4);
                let operands = Operands::Format3Loop { num: 0, address: 0, integer };
                let header = self.push(Instruction::new(Opcode::Loop, operands), weight);
                let iterations = u32::from(self.pool.integers[usize::from(integer)][0]) + 1;
                let inner = repeated(weight, iterations);
                self.chain(nest, levels - 1, Place { weight: inner, in_loop: true, inside: 0, ..deeper });
                if self.rng.percent(40) {
                    self.nop(inner);
                }
                self.end_loop(header);
            }
            Nest::Call | Nest::Any => {
                if self.procedures() >= MOST_PROCEDURES {
                    return self.arithmetic(weight);
                }
                let condition = Condition::from_bits(0, false, false);
                let operands = Operands::Format2 { num: 0, address: 0, condition };
                let word = self.push(Instruction::new(Opcode::Call, operands), weight);
                let procedure = self.new_procedure(place.in_loop);
                self.calls(word, procedure);
                if place.procedure == 0 && self.rng.percent(70) {
                    self.nop(weight);
                }
            }
        }
    }

    /// The header of an IF whose condition holds.
    fn certain_if(&mut self, weight: u32) -> usize {
        let set: Vec<u8> = (0..16).filter(|number| self.pool.booleans >> number & 1 != 0).collect();
        if !set.is_empty() && self.rng.percent(70) {
            let boolean = self.rng.pick(&set);
            return self.push(Instruction::new(Opcode::Ifu, Operands::Format3 { num: 0, address: 0, boolean }), weight);
        }
        let operator = self.rng.pick(&[Comparison::True6, Comparison::True7]);
        self.compare_with(operator, operator, weight);
        let operator = self.rng.pick(&[ConditionOperator::Or, ConditionOperator::And, ConditionOperator::X]);
        let condition = Condition { operator, ref_x: true, ref_y: true };
        self.push(Instruction::new(Opcode::Ifc, Operands::Format2 { num: 0, address: 0, condition }), weight)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ten loops of 256 iterations in each other have a weight, and so does the body of another one.
    #[test]
    fn weights_stay_in_reach() {
        let weight = (0..10).fold(1, |weight, _| repeated(weight, 256));
        assert_eq!(weight, HEAVIEST);
        assert!(i32::try_from(u64::from(weight) * 4 * 256 * 5).is_ok());
    }
}
