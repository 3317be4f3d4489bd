// SPDX-License-Identifier: MIT
//! Programs that are for their operands: a few operations in a row on the inputs, run many times.

use super::Generator;
use super::builder::{Builder, Code, Pool};
use super::setup::{self, shuffle};
use crate::random::CaseRng;
use crate::stimulus::Dice;
use crate::stimulus::shader::instruction::alu_opcodes;
use crate::stimulus::shader::program::case::{ShaderCase, Step};
use crate::stimulus::shader::program::port;
use pica_model::shader::Stage;
use pica_model::shader::isa::{Destination, Instruction, Opcode, Operands, Source};
use pica_spec::isa::code::register::{INPUT_SOURCE, OUTPUT_DESTINATION, TEMPORARY_DESTINATION, TEMPORARY_SOURCE};

/// Operations of a program, one an output.
const OPERATIONS: core::ops::RangeInclusive<u32> = 3..=8;

impl Generator {
    /// Operations whose operands are those that the ALU alone is given: in relations, at the ends of the format.
    pub fn operations(&self, rng: &mut CaseRng) -> ShaderCase {
        // What CMP and MOVA give is seen in flow control and in addresses: other programs have them.
        let mut opcodes: Vec<Opcode> =
            alu_opcodes().filter(|opcode| !matches!(opcode, Opcode::Cmp | Opcode::Mova)).collect();
        shuffle(rng, &mut opcodes);
        opcodes.truncate(rng.within(OPERATIONS) as usize);

        let code = self.straight(rng, &opcodes);
        let mut steps = setup::program(rng, &code, self.depth);
        steps.extend(setup::permutation(setup::in_order()));
        steps.push(setup::write(port::OUTMAP_MASK, (1 << opcodes.len()) - 1));
        steps.push(setup::write(port::ENTRYPOINT, code.base.into()));
        for _ in 0..rng.within(8..=super::MOST_STREAMED) {
            let opcode = rng.pick(&opcodes);
            for (index, value) in (0..).zip(self.instructions.alu_operands(rng, opcode)) {
                steps.push(Step::Input { uniform: false, index, independent: false, value });
            }
            steps.push(Step::Start { geometry: false, independent: false, limit: code.cost });
        }
        ShaderCase { steps }
    }

    /// The operations one after the other, on v0 and copies of v1 and v2: an instruction reads one input.
    fn straight(&self, rng: &mut CaseRng, opcodes: &[Opcode]) -> Code {
        let base = rng.below(u32::from(self.depth) / 2) as u16;
        let mut builder = Builder::new(rng, Stage::Vertex, Pool::default(), base, self.depth, i32::MAX);
        let input = |number| Source::from_bits(INPUT_SOURCE as u8 + number);
        for copy in [1, 2] {
            let destination = Destination::from_bits(TEMPORARY_DESTINATION as u8 + copy);
            builder.operation_on(Opcode::Mov, destination, [input(copy); 3]);
        }
        let [b, c] = [1, 2].map(|number| Source::from_bits(TEMPORARY_SOURCE as u8 + number));
        for (number, opcode) in (0..).zip(opcodes) {
            let destination = Destination::from_bits(OUTPUT_DESTINATION as u8 + number);
            builder.operation_on(*opcode, destination, [input(0), b, c]);
        }
        builder.push(Instruction::new(Opcode::End, Operands::Format0), 1);
        builder.finish()
    }
}
