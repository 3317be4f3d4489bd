// SPDX-License-Identifier: MIT
//! Programs that no assembler would write.

use super::builder::Builder;
use crate::random::CaseRng;
use crate::stimulus::Dice;
use crate::stimulus::shader::instruction::Instructions;
use pica_model::shader::isa::{Field, Instruction, OPCODES, Opcode, Operands, Shape};
use pica_spec::isa::bits;
use pica_spec::isa::code::opcode::*;

/// Opcode numbers of instructions that compute, and of flow control.
const COMPUTES: [usize; 27] = [
    ADD,
    DP3,
    DP4,
    DPH,
    DST,
    EX2,
    LG2,
    LITP,
    MUL,
    SGE,
    SLT,
    FLR,
    MAX,
    MIN,
    RCP,
    RSQ,
    MOVA,
    MOV,
    DPHI,
    DSTI,
    SGEI,
    SLTI,
    CMP,
    last_code(Opcode::Cmp),
    MADI,
    MAD,
    last_code(Opcode::Mad),
];
const FLOWS: [usize; 9] = [BREAKC, CALL, CALLC, CALLU, IFU, IFC, LOOP, JMPC, JMPU];

/// The highest of the codes that are an opcode.
const fn last_code(opcode: Opcode) -> usize {
    opcode.info().code as usize + opcode.info().code_count() - 1
}

/// Any instruction of an opcode number.
fn any(rng: &mut CaseRng, code: usize) -> u32 {
    (code as u32) << bits::OPCODE | rng.bits() >> bits::OPCODE_WIDTH
}

/// The opcode numbers without an instruction that are next to one with.
fn unknown_borders() -> Vec<usize> {
    let is_unknown = |row: usize| OPCODES.get(row).is_some_and(|row| row.shape == Shape::Raw);
    let at_border = |row: &usize| !is_unknown(row.wrapping_sub(1)) || !is_unknown(row + 1);
    (0..OPCODES.len()).filter(|row| is_unknown(*row)).filter(at_border).map(|row| OPCODES[row].code.into()).collect()
}

/// Replaces a few instructions by what must not stand there.
pub fn spoil(builder: &mut Builder<'_>, instructions: &Instructions) {
    for _ in 0..builder.rng.within(1..=3) {
        let place = builder.rng.below(builder.len() as u32) as usize;
        let word = builder.words_mut()[place];
        let operands = match builder.rng.below(8) {
            0 => {
                let code = builder.rng.pick(&unknown_borders());
                Instruction::decode(any(builder.rng, code))
            }
            1 => Instruction::new(Opcode::Break, Operands::Format0),
            2 => {
                // MOVA after MOVA.
                let mova = Instruction::decode(any(builder.rng, MOVA));
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
            0..26 => {
                let code = builder.rng.pick(&COMPUTES);
                any(builder.rng, code)
            }
            26..37 => {
                let code = builder.rng.pick(&FLOWS);
                any(builder.rng, code)
            }
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
    instruction.with_field(Field::Address, address.into()).with_field(Field::Num, count)
}
