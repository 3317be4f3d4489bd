// SPDX-License-Identifier: MIT
//! The table of shader blocks: what is emitted and checked, declared once.

use super::{ShaderAlu, ShaderDecode, ShaderFlow, ShaderOperand, ShaderUnit, alu, decode, flow, operand, unit};
use crate::declaration::{Declaration, Protocol};

/// All blocks of the shader unit, parts before what is made of them.
pub const BLOCKS: &[Declaration] = &[
    Declaration {
        name: "shader_decode",
        doc: "The control signals of an instruction.",
        protocol: Protocol::Comb,
        channels: decode::CHANNELS,
        choices: decode::CHOICES,
        build: |choices| Ok(Box::new(ShaderDecode::new(choices))),
    },
    Declaration {
        name: "shader_operand",
        doc: "The address of a source operand, and its value.",
        protocol: Protocol::Comb,
        channels: operand::CHANNELS,
        choices: &[],
        build: |_| Ok(Box::new(ShaderOperand::default())),
    },
    Declaration {
        name: "shader_alu",
        doc: "The result of an arithmetic instruction.",
        protocol: Protocol::Stream,
        channels: alu::CHANNELS,
        choices: alu::CHOICES,
        build: |choices| Ok(Box::new(ShaderAlu::new(choices)?)),
    },
    Declaration {
        name: "shader_flow",
        doc: "Program counter, flow stacks and loop counter of a unit with 512 program words.",
        protocol: Protocol::Unit,
        channels: flow::CHANNELS,
        choices: flow::CHOICES,
        build: |choices| Ok(Box::new(ShaderFlow::new(9, choices))),
    },
    Declaration {
        name: "shader_unit",
        doc: "The shader unit with 512 program words.",
        protocol: Protocol::Unit,
        channels: unit::CHANNELS,
        choices: unit::CHOICES,
        build: |choices| Ok(Box::new(ShaderUnit::<9>::new(choices)?)),
    },
    Declaration {
        name: "shader_unit_4096",
        doc: "The shader unit with 4096 program words.",
        protocol: Protocol::Unit,
        channels: unit::CHANNELS,
        choices: unit::CHOICES,
        build: |choices| Ok(Box::new(ShaderUnit::<12>::new(choices)?)),
    },
];
