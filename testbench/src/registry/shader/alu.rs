// SPDX-License-Identifier: MIT
//! `shader_alu`: an operation and its operands in, the result out.

use crate::coverage::shader::instruction::AluBins;
use crate::expected::shader::alu;
use crate::expected::shader::decode::OPERATIONS;
use crate::stage::{Stage, sweep, whole};
use crate::stimulus::shader::instruction::{AluStimulus, Instructions};
use pica_model::float::Arithmetic;
use pica_model::shader::isa::Opcode;
use pica_rtl::dut::Values;
use pica_rtl::shader::{ShaderAluIn, ShaderAluOut};

/// Operations of the ALU whose result, or that of each component, depends on one number.
const UNARY: [Opcode; 6] = [Opcode::Ex2, Opcode::Lg2, Opcode::Rcp, Opcode::Rsq, Opcode::Flr, Opcode::Mova];

/// The number of what an opcode computes.
fn operation(opcode: Opcode) -> u32 {
    OPERATIONS.iter().position(|other| *other == opcode).unwrap_or_default() as u32
}

/// `shader_alu`.
pub fn arithmetic(mode: Arithmetic) -> Stage<ShaderAluIn, ShaderAluOut> {
    let instructions = Instructions::new();
    let mut stage = Stage::new(move |i: ShaderAluIn| {
        let outputs = alu::expect(&i.to_array(), mode).unwrap_or_default();
        ShaderAluOut::from_row(|port| outputs.get(port).copied().unwrap_or_default())
    })
    .draw(move |rng| {
        let AluStimulus { opcode, compare, sources } = instructions.alu(rng);
        let [compare_x, compare_y] = compare;
        let [[a_x, a_y, a_z, a_w], [b_x, b_y, b_z, b_w], [c_x, c_y, c_z, c_w]] = sources;
        ShaderAluIn {
            operation: operation(opcode),
            compare_x,
            compare_y,
            a_x,
            a_y,
            a_z,
            a_w,
            b_x,
            b_y,
            b_z,
            b_w,
            c_x,
            c_y,
            c_z,
            c_w,
        }
    })
    .cover(|table| {
        let bins = AluBins::new(table, &OPERATIONS);
        move |i: ShaderAluIn, o: ShaderAluOut, hits| bins.cover(&i.to_array(), &o.to_row(), hits)
    });
    // Every number in x of source 1, for every unary operation.
    for opcode in UNARY {
        stage = stage.sweep(sweep([whole("a_x", 24)]).held([(whole("operation", 5), operation(opcode))]));
    }
    stage
}
