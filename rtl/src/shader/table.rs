//! The table of shader blocks: what is emitted and checked, declared once.

use super::{ShaderAlu, ShaderDecode, ShaderFlow, ShaderOperand, ShaderUnit, alu, decode, flow, operand, unit};
use crate::UnsupportedChoice;
use crate::dut::{Dut, Side};
use pica_spec::choices::Choices;

/// How transactions cross the channels of a block (design section 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Protocol {
    /// No clock: outputs follow inputs. The channels have no handshake.
    Comb,
    /// One channel each way with ready and valid; every transaction in gives one out, and none depends on another.
    Stream,
    /// Several channels with ready and valid, or state that outlives a transaction.
    Unit,
}

/// A port that carries a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Port {
    /// Its identifier.
    pub name: &'static str,
    /// What it carries.
    pub doc: &'static str,
}

/// A group of ports that carries one kind of transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Channel {
    /// The prefix of its handshake ports.
    pub name: &'static str,
    /// Which way transactions go.
    pub side: Side,
    /// Their payload. The width of a port is that of the circuit's port of this name.
    pub ports: &'static [Port],
}

/// A shader block.
#[derive(Clone, Copy, Debug)]
pub struct ShaderBlock {
    /// Its name, and that of its top module.
    pub name: &'static str,
    /// What it does, in one sentence.
    pub doc: &'static str,
    /// How transactions cross its channels.
    pub protocol: Protocol,
    /// Its channels, those in first.
    pub channels: &'static [Channel],
    /// The choices that its results depend on.
    pub choices: &'static [&'static str],
    /// Constructs it.
    pub build: fn(&Choices) -> Result<Box<dyn Dut>, UnsupportedChoice>,
}

/// All shader blocks.
pub const BLOCKS: &[ShaderBlock] = &[
    ShaderBlock {
        name: "shader_decode",
        doc: "The control signals of an instruction.",
        protocol: Protocol::Comb,
        channels: decode::CHANNELS,
        choices: decode::CHOICES,
        build: |choices| Ok(Box::new(ShaderDecode::new(choices))),
    },
    ShaderBlock {
        name: "shader_operand",
        doc: "The address of a source operand, and its value.",
        protocol: Protocol::Comb,
        channels: operand::CHANNELS,
        choices: &[],
        build: |_| Ok(Box::new(ShaderOperand::default())),
    },
    ShaderBlock {
        name: "shader_alu",
        doc: "The result of an arithmetic instruction.",
        protocol: Protocol::Stream,
        channels: alu::CHANNELS,
        choices: alu::CHOICES,
        build: |choices| Ok(Box::new(ShaderAlu::new(choices)?)),
    },
    ShaderBlock {
        name: "shader_flow",
        doc: "Program counter, flow stacks and loop counter of a unit with 512 program words.",
        protocol: Protocol::Unit,
        channels: flow::CHANNELS,
        choices: flow::CHOICES,
        build: |choices| Ok(Box::new(ShaderFlow::new(9, choices))),
    },
    ShaderBlock {
        name: "shader_unit",
        doc: "The shader unit with 512 program words.",
        protocol: Protocol::Unit,
        channels: unit::CHANNELS,
        choices: unit::CHOICES,
        build: |choices| Ok(Box::new(ShaderUnit::<9>::new(choices)?)),
    },
    ShaderBlock {
        name: "shader_unit_4096",
        doc: "The shader unit with 4096 program words.",
        protocol: Protocol::Unit,
        channels: unit::CHANNELS,
        choices: unit::CHOICES,
        build: |choices| Ok(Box::new(ShaderUnit::<12>::new(choices)?)),
    },
];

/// Declares the channels of a block and documents their ports.
macro_rules! channels {
    ($($side:ident $channel:ident { $($port:ident $doc:literal)* })*) => {
        /// The channels.
        pub const CHANNELS: &[$crate::shader::Channel] = &[$($crate::shader::Channel {
            name: stringify!($channel),
            side: $crate::dut::Side::$side,
            ports: &[$($crate::shader::Port { name: stringify!($port), doc: $doc }),*],
        }),*];
    };
}

pub(super) use channels;
