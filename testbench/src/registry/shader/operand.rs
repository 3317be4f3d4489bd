// SPDX-License-Identifier: MIT
//! `shader_operand`: a source and its register in, the operand out.

use crate::coverage::shader::instruction::OperandBins;
use crate::expected::shader::operand;
use crate::stage::Stage;
use crate::stimulus::shader::instruction::{Instructions, OperandStimulus};
use pica_rtl::dut::Values;
use pica_rtl::shader::{ShaderOperandIn, ShaderOperandOut};
use pica_spec::choices::Choices;

/// `shader_operand`.
pub fn operands(_: &Choices) -> Stage<ShaderOperandIn, ShaderOperandOut> {
    let instructions = Instructions::new();
    Stage::new(|i: ShaderOperandIn| {
        let outputs = operand::expect(&i.to_array());
        ShaderOperandOut::from_row(|port| outputs[port])
    })
    .draw(move |rng| {
        let OperandStimulus { source, index, a0, al, register, select, negate } = instructions.operand(rng);
        let ([a0x, a0y], [register_x, register_y, register_z, register_w]) = (a0, register);
        ShaderOperandIn {
            source,
            index,
            a0x,
            a0y,
            al,
            register_x,
            register_y,
            register_z,
            register_w,
            swizzle: select,
            negate,
        }
    })
    .cover(|table| {
        let bins = OperandBins::new(table);
        move |i: ShaderOperandIn, _, hits| bins.cover(&i.to_array(), hits)
    })
}
