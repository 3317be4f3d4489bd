// SPDX-License-Identifier: MIT
//! Stimulus for the parts of the shader unit: instruction words, descriptors, operands, ALU operations, flow steps.

use super::program::stacks::{Action, Stacks};
use crate::random::CaseRng;
use crate::stimulus::float::{Operands, Relation, Shape};
use crate::stimulus::{Dice, Kind, Numbers};
use pica_model::shader::isa::{
    Comparison, Component, Field, Format, IndexRegister, Mask, OPCODES, Opcode, OperandDescriptor, SourceModifier,
    Swizzle,
};
use pica_spec::choices::Choices;
use pica_spec::isa::bits;
use pica_spec::isa::code::register::{
    FLOAT_COUNT, FLOAT_SOURCE, INPUT_COUNT, INPUT_SOURCE, TEMPORARY_COUNT, TEMPORARY_SOURCE,
};

/// The first and the last number of each register file, as sources.
const BORDERS: [u32; 6] = [
    INPUT_SOURCE as u32,
    (INPUT_SOURCE + INPUT_COUNT - 1) as u32,
    TEMPORARY_SOURCE as u32,
    (TEMPORARY_SOURCE + TEMPORARY_COUNT - 1) as u32,
    FLOAT_SOURCE as u32,
    (FLOAT_SOURCE + FLOAT_COUNT - 1) as u32,
];

/// The bits of an address of flow control.
const ADDRESS_MASK: u16 = (1 << bits::format2::ADDRESS_WIDTH) - 1;

/// Draws instruction words and the values that go with them.
#[derive(Clone, Debug)]
pub struct Instructions {
    numbers: Numbers,
    operands: Operands,
}

/// What `shader_operand` gets: a descriptor, addresses, a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OperandStimulus {
    /// The register that the instruction names: 0-15 v, 16-31 r, 32-127 c.
    pub source: u32,
    /// Index register: 0 none, 1 a0.x, 2 a0.y, 3 aL.
    pub index: u32,
    /// a0.x and a0.y, two's complement.
    pub a0: [u32; 2],
    /// aL.
    pub al: u32,
    /// What the register holds.
    pub register: [u32; 4],
    /// Selector, that for x highest.
    pub select: u32,
    /// Whether it is negated.
    pub negate: u32,
}

/// An operation of the ALU.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AluStimulus {
    /// What it computes: an opcode that writes a register, flags or address registers, and no other's alias.
    pub opcode: Opcode,
    /// CMP: the operators for x and y.
    pub compare: [u32; 2],
    /// Sources 1, 2 and 3.
    pub sources: [[u32; 4]; 3],
}

/// A step of flow control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlowStep {
    /// An invocation starts at an address, with zero in aL or not.
    Start(u16, bool),
    /// An instruction is done. LOOP comes with the integer uniform (x, y, z).
    Instruction(Action, [u8; 3]),
}

/// Relations of the components of sources 1 and 2, as often as they are drawn.
const RELATIONS: [Relation; 8] = [
    Relation::None,
    Relation::None,
    Relation::Opposite,
    Relation::Neighbour,
    Relation::Cancellation,
    Relation::Alignment,
    Relation::Tie,
    Relation::Edge,
];

/// What the ALU computes.
pub fn alu_opcodes() -> impl Iterator<Item = Opcode> {
    let computes = |opcode: &Opcode| opcode.info().format.field(Field::Desc).is_some();
    OPCODES.iter().map(|row| row.opcode).filter(|opcode| opcode.info().base == *opcode).filter(computes)
}

impl Default for Instructions {
    fn default() -> Self {
        Self::new()
    }
}

impl Instructions {
    /// A source of them; nothing is drawn yet.
    pub fn new() -> Self {
        Self { numbers: Numbers::default(), operands: Operands::new(Shape::F24, &[]) }
    }

    /// An instruction word: all opcodes alike, and every field 0, all ones, at the border between two register files, or
    /// anything.
    pub fn word(&self, rng: &mut CaseRng) -> u32 {
        let word = rng.below(1 << bits::OPCODE_WIDTH) << bits::OPCODE | rng.bits() & ((1 << bits::OPCODE) - 1);
        let format = Opcode::of_word(word).info().format;
        let mut word = if rng.percent(70) { word & !format.unused_mask() } else { word };
        for spec in format.fields() {
            let value = match rng.below(8) {
                0 => 0,
                1 => u32::MAX,
                2 => rng.pick(&BORDERS[1..]),
                _ => continue,
            };
            word = word & !spec.mask() | spec.put(value);
        }
        // A field may reach into the opcode: CMP has its low bit in one.
        word
    }

    /// A descriptor: anything, or with plain or constant selectors.
    pub fn descriptor(&self, rng: &mut CaseRng) -> u32 {
        let bits = rng.bits();
        match rng.below(4) {
            0 => {
                let sources = [SourceModifier::PLAIN; 3];
                OperandDescriptor { mask: Mask::ALL, sources, unused: false }.encode()
            }
            1 => {
                let mut descriptor = OperandDescriptor::decode(bits);
                for (source, dice) in descriptor.sources.iter_mut().zip([bits >> 8, bits >> 10, bits >> 24]) {
                    source.swizzle = Swizzle::new([Component::from_raw(dice); 4]);
                }
                descriptor.encode()
            }
            _ => bits,
        }
    }

    /// The inputs of `shader_operand` for one case.
    pub fn operand(&self, rng: &mut CaseRng) -> OperandStimulus {
        let edge = |rng: &mut CaseRng| -> u32 {
            let value = match rng.below(4) {
                0 => rng.within(0..=12) as i32 - 6,
                1 => rng.pick(&[-1, 1]) * rng.within(124..=132) as i32,
                2 => rng.within(0..=512) as i32 - 256,
                _ => rng.bits() as i32 >> rng.below(32),
            };
            value as u32
        };
        let source = match rng.below(8) {
            0 => rng.below(FLOAT_SOURCE as u32),
            1 => rng.pick(&BORDERS),
            _ => rng.within(FLOAT_SOURCE as u32..=BORDERS[5]),
        };
        OperandStimulus {
            source,
            index: rng.below(IndexRegister::ALL.len() as u32),
            a0: [edge(rng), edge(rng)],
            al: if rng.percent(90) { edge(rng) & 0xFF } else { edge(rng) },
            register: core::array::from_fn(|_| rng.bits() & 0xFF_FFFF),
            select: if rng.percent(30) { Swizzle::IDENTITY.bits().into() } else { rng.bits() & 0xFF },
            negate: rng.below(2),
        }
    }

    /// An operation of the ALU.
    pub fn alu(&self, rng: &mut CaseRng) -> AluStimulus {
        let opcodes: Vec<Opcode> = alu_opcodes().collect();
        let opcode = rng.pick(&opcodes);
        let sources = self.alu_operands(rng, opcode);
        let operator = |rng: &mut CaseRng| rng.below(Comparison::ALL.len() as u32);
        AluStimulus { opcode, compare: [operator(rng), operator(rng)], sources }
    }

    /// Sources 1, 2 and 3 of an operation. Components of dot products cancel, are infinite times 0, or differ in one place
    /// only.
    pub fn alu_operands(&self, rng: &mut CaseRng, opcode: Opcode) -> [[u32; 4]; 3] {
        let mut sources = [[0; 4]; 3];
        for component in 0..4 {
            let [a, b] = match opcode {
                Opcode::Mova if rng.percent(70) => [(); 2].map(|()| self.numbers.number(rng, Kind::Offset)),
                Opcode::Ex2 | Opcode::Rcp if rng.percent(20) => [(); 2].map(|()| self.numbers.number(rng, Kind::Edge)),
                _ => {
                    let relation = rng.pick(&RELATIONS);
                    self.operands.two(rng, relation)
                }
            };
            let c = if rng.percent(60) { self.cancels(rng, a, b) } else { self.operands.one(rng) };
            for (source, value) in sources.iter_mut().zip([a, b, c]) {
                source[component] = value;
            }
        }
        if matches!(opcode, Opcode::Dp3 | Opcode::Dp4 | Opcode::Dph) {
            self.relate(rng, &mut sources);
        }
        sources
    }

    /// About -(a * b).
    fn cancels(&self, rng: &mut CaseRng, a: u32, b: u32) -> u32 {
        let shape = Shape::F24;
        let exponent = (shape.exponent_of(a) + shape.exponent_of(b) + rng.below(3)).saturating_sub(64);
        let negative = (a ^ b) & shape.sign() == 0;
        shape.pack(negative ^ rng.percent(20), exponent.min(127), (a ^ rng.below(4)) & shape.mantissa())
    }

    /// Makes products of a dot product stand in a relation to each other.
    fn relate(&self, rng: &mut CaseRng, [a, b, _]: &mut [[u32; 4]; 3]) {
        let (from, to) = (rng.below(4) as usize, rng.below(4) as usize);
        match rng.below(6) {
            // Cancels exactly, or but for a little.
            0 | 1 => {
                let near = rng.below(2);
                (a[to], b[to]) = (a[from] ^ 0x80_0000, b[from] ^ near);
            }
            // Infinity times 0 between finite products.
            2 => (a[to], b[to]) = (0x7F_0000 | rng.below(2) << 23, rng.below(2) << 23),
            // Opposite infinities.
            3 => (a[to], b[to], a[from], b[from]) = (0x7F_0000, 0x3F_0000, 0xFF_0000, 0x3F_0000),
            // All of one magnitude: every partial sum carries or cancels.
            4 => (0..4).for_each(|i| a[i] = a[from] ^ rng.below(2) << 23),
            _ => {}
        }
    }

    /// Steps of flow control of one invocation in a memory of `depth` words: blocks end near where they begin, so that
    /// they are left again, several at a time.
    pub fn flow(&self, rng: &mut CaseRng, depth: u16, choices: &Choices) -> Vec<FlowStep> {
        let mut stacks = Stacks::new(depth, choices);
        let entry = match rng.below(8) {
            0 => depth - 1 - rng.below(4) as u16,
            // An entry point has 12 bits, whatever the memory holds.
            1 => rng.bits() as u16 & ADDRESS_MASK,
            _ => rng.below(depth.into()) as u16,
        };
        let mut pc = entry % depth;
        let mut steps = vec![FlowStep::Start(entry, rng.percent(30))];
        for _ in 0..rng.within(5..=40) {
            let near = self.near(rng, &stacks, pc);
            let counters = [rng.pick(&[0, 0, 1, 2, 255]), rng.bits() as u8, rng.pick(&[0, 1, 16, 255])];
            let action = match rng.below(20) {
                0..8 => Action::Next,
                8..10 => Action::Jump(near),
                10..13 => Action::Call(near, self.count(rng)),
                13..16 => Action::Then(near, self.count(rng)),
                16..19 => Action::Loop(near, counters[0]),
                _ => Action::Break,
            };
            steps.push(FlowStep::Instruction(action, counters));
            pc = stacks.step(pc, action).next;
            if pc >= depth {
                break;
            }
        }
        steps
    }

    /// A target: a little further on, where an open block ends, or anywhere.
    fn near(&self, rng: &mut CaseRng, stacks: &Stacks, pc: u16) -> u16 {
        let ends: Vec<u16> = stacks.ends().collect();
        let target = match rng.below(8) {
            0 => rng.bits() as u16,
            1 | 2 if !ends.is_empty() => rng.pick(&ends).wrapping_sub(rng.below(2) as u16),
            _ => pc + rng.below(6) as u16,
        };
        target & ADDRESS_MASK
    }

    fn count(&self, rng: &mut CaseRng) -> u16 {
        match rng.below(8) {
            0 => rng.below(256) as u16,
            _ => rng.below(5) as u16,
        }
    }
}

/// The formats whose words are instructions of flow control with an address.
pub fn has_address(format: Format) -> bool {
    format.field(Field::Address).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pica_spec::isa::size::{OFFSET_LIMIT, UNIFORM_WRAP};

    #[test]
    fn every_opcode_and_field_value_comes() {
        let instructions = Instructions::new();
        let words: Vec<u32> = (0..4000).map(|case| instructions.word(&mut CaseRng::new(1, case))).collect();
        for code in 0..1 << bits::OPCODE_WIDTH {
            assert!(words.iter().any(|word| word >> bits::OPCODE == code), "{code:02X}");
        }
        for row in OPCODES {
            for spec in row.format.fields() {
                let mut own = words.iter().filter(|word| Opcode::of_word(**word) == row.opcode);
                assert!(own.clone().any(|word| spec.get(*word) == 0), "{} {}", row.name, spec.field.label());
                assert!(own.any(|word| spec.get(*word) == spec.get(u32::MAX)), "{} {}", row.name, spec.field.label());
            }
        }
    }

    #[test]
    fn all_twenty_operations_come() {
        let instructions = Instructions::new();
        let opcodes: std::collections::BTreeSet<Opcode> =
            (0..500).map(|case| instructions.alu(&mut CaseRng::new(1, case)).opcode).collect();
        assert_eq!(opcodes.len(), 20);
    }

    #[test]
    fn operands_reach_all_answers_of_relative_addressing() {
        let instructions = Instructions::new();
        let mut seen = std::collections::BTreeSet::new();
        for case in 0..2000 {
            let OperandStimulus { source, index, a0, al, .. } = instructions.operand(&mut CaseRng::new(1, case));
            let offset = [0, a0[0], a0[1], al][index as usize] as i32;
            let limit = OFFSET_LIMIT as i32;
            let far = !(-limit..limit).contains(&offset);
            let first = FLOAT_SOURCE as i32;
            let place = (source as i32 - first + if far { 0 } else { offset }).rem_euclid(UNIFORM_WRAP as i32);
            seen.insert(((source as usize) < FLOAT_SOURCE, far, (place as usize) < FLOAT_COUNT, offset.signum()));
        }
        assert!(seen.len() >= 11, "{seen:?}");
    }

    #[test]
    fn flow_steps_fill_and_empty_all_stacks() {
        use crate::stimulus::shader::program::stacks::{Kind, LoopEnd};
        let instructions = Instructions::new();
        let choices = Choices::default();
        let (mut deepest, mut most_calls, mut ends) = ([0; 3], 0, Vec::new());
        for case in 0..2000 {
            let mut stacks = Stacks::new(512, &choices);
            let mut pc = 0;
            for step in instructions.flow(&mut CaseRng::new(1, case), 512, &choices) {
                match step {
                    FlowStep::Start(entry, _) => pc = entry,
                    FlowStep::Instruction(action, _) => {
                        let events = stacks.step(pc, action);
                        pc = events.next;
                        most_calls = most_calls.max(events.calls);
                        ends.extend(events.loop_end);
                        if let Some((kind, len)) = events.pushed {
                            deepest[kind as usize] = len.max(deepest[kind as usize]);
                        }
                    }
                }
            }
        }
        for kind in Kind::ALL {
            assert_eq!(deepest[kind as usize], kind.depth() + 1, "{}", kind.name());
        }
        assert!(most_calls >= 3, "{most_calls}");
        assert!([LoopEnd::Again, LoopEnd::Over, LoopEnd::Broken].iter().all(|end| ends.contains(end)));
    }
}
