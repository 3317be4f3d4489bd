// SPDX-License-Identifier: MIT
//! Programs that no assembler would write.

use super::builder::Builder;
use crate::stimulus::Dice;
use crate::stimulus::instruction::Instructions;
use pica_model::shader::isa::{Field, Instruction, Opcode, Operands};

/// Opcode numbers of instructions that compute, and of flow control.
const COMPUTES: [u32; 27] = [
    0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x0E, 0x0F, 0x12, 0x13, 0x18,
    0x19, 0x1A, 0x1B, 0x2E, 0x2F, 0x30, 0x38, 0x3F,
];
const FLOWS: [u32; 9] = [0x23, 0x24, 0x25, 0x26, 0x27, 0x28, 0x29, 0x2C, 0x2D];

/// Replaces a few instructions by what must not stand there.
pub fn spoil(builder: &mut Builder<'_>, instructions: &Instructions) {
    for _ in 0..builder.rng.within(1..=3) {
        let place = builder.rng.below(builder.len() as u32) as usize;
        let word = builder.words_mut()[place];
        let operands = match builder.rng.below(8) {
            0 => Instruction::decode(
                builder.rng.pick(&[0x10, 0x11, 0x14, 0x17, 0x1C, 0x1F]) << 26 | builder.rng.bits() >> 6,
            ),
            1 => Instruction::new(Opcode::Break, Operands::Format0),
            2 => {
                // MOVA after MOVA.
                let mova = Instruction::decode(0x12 << 26 | builder.rng.bits() >> 6);
                if place > 0 {
                    builder.words_mut()[place - 1] = mova;
                }
                mova
            }
            3 => Instruction::new(Opcode::Nop, Operands::Format0),
            4 => Instruction::new(Opcode::Emit, Operands::Format0),
            5 => Instruction::new(Opcode::Setemit, Operands::Format4 { vertex: 3, primitive: true, winding: false }),
            6 => nearby(builder, word, place),
            _ => Instruction::decode(instructions.word(builder.rng)),
        };
        builder.words_mut()[place] = operands;
    }
}

/// Any instructions at all, with END kept rare and targets near, so that they run for a while.
pub fn soup(builder: &mut Builder<'_>, instructions: &Instructions) {
    for place in 0..builder.rng.within(5..=60) as usize {
        let word = match builder.rng.below(40) {
            0..26 => builder.rng.pick(&COMPUTES) << 26 | builder.rng.bits() >> 6,
            26..37 => builder.rng.pick(&FLOWS) << 26 | builder.rng.bits() >> 6,
            _ => instructions.word(builder.rng),
        };
        let instruction = nearby(builder, Instruction::decode(word), place);
        builder.words_mut().push(instruction);
    }
    for _ in 0..builder.rng.within(4..=20) {
        let word = instructions.descriptor(builder.rng);
        builder.descriptor(pica_model::shader::isa::OperandDescriptor::decode(word), false);
    }
    builder.push(Instruction::new(Opcode::End, Operands::Format0), 1);
    builder.cost = 60;
}

/// Flow control with a target near its place.
fn nearby(builder: &mut Builder<'_>, instruction: Instruction, place: usize) -> Instruction {
    let address = builder.address(place) + builder.rng.below(16) as u16;
    let count = builder.rng.below(6);
    instruction.with_field(Field::Address, u32::from(address) & 0xFFF).with_field(Field::Num, count)
}
