// SPDX-License-Identifier: MIT
//! The shader blocks.

mod alu;
mod decode;
mod flow;
mod operand;
mod unit;

use super::{Circuit, Entry};
use crate::block::Behaviour;
use crate::stimulus::float::Shape;
use alu::arithmetic;
use decode::decoder;
use flow::FlowUnit;
use operand::operands;
use pica_model::float::Arithmetic;
use pica_rtl::build::InFlight;
use pica_rtl::dut::Dut;
use pica_rtl::shader::{ShaderAlu, ShaderBarrel, ShaderDecode, ShaderFlow, ShaderOperand, ShaderUnit};
use pica_rtl::{Builder, UnsupportedChoice};
use pica_vectors::Port;
use unit::ProgramUnit;

/// Bits of the addresses of a program memory of 512 words, and of the whole one.
const SMALL: usize = 9;
const WHOLE: usize = 12;

fn unit(name: &str, address_bits: usize, circuit: Circuit) -> Entry<'_> {
    Entry::new(name, circuit, move |choices, _| {
        Ok(Behaviour::Unit(Box::new(ProgramUnit::new(1 << address_bits, choices)?)))
    })
}

/// The unit of a build.
fn circuit<const A: usize>(builder: &Builder) -> Result<Box<dyn Dut>, UnsupportedChoice> {
    Ok(match builder.in_flight() {
        InFlight::One => Box::new(ShaderUnit::<A>::new(builder)?),
        InFlight::Twelve => Box::new(ShaderBarrel::<A>::new(12, builder)?),
        InFlight::Full => Box::new(ShaderBarrel::<A>::new(25, builder)?),
    })
}

/// All shader blocks, parts before what is made of them.
pub fn entries() -> Vec<Entry<'static>> {
    let entries = [
        Entry::stage("shader_decode", |choices| Ok(Box::new(ShaderDecode::new(choices))), decoder),
        Entry::stage("shader_operand", |_| Ok(Box::new(ShaderOperand::default())), operands),
        Entry::new(
            "shader_alu",
            |choices| Ok(Box::new(ShaderAlu::new(choices)?)),
            |choices, outside| Ok(Behaviour::Flat(arithmetic(Arithmetic::new(choices)?).behind(outside))),
        )
        .cost(30),
        Entry::new(
            "shader_flow",
            |choices| Ok(Box::new(ShaderFlow::new(SMALL, choices))),
            |choices, _| Ok(Behaviour::Unit(Box::new(FlowUnit::new(choices)))),
        )
        .cost(200),
        unit("shader_unit", SMALL, circuit::<SMALL>).cost(3000),
        unit("shader_unit_4096", WHOLE, circuit::<WHOLE>).cost(7000).unlisted(),
    ];
    entries.into_iter().map(|entry| entry.floats(float)).collect()
}

/// What is as wide as a float24 is one in these blocks: addresses are narrower, words wider.
fn float(port: &Port) -> Option<Shape> {
    (port.width == Shape::F24.width()).then_some(Shape::F24)
}

#[cfg(test)]
mod tests;
