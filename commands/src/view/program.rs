// SPDX-License-Identifier: MIT
//! The shaders of a draw.

use pica_model::float::F24;
use pica_model::shader::isa::Instruction;
use pica_model::shader::{ShaderUnit, Stage};
use pica_shader::disassembler::describe;
use serde::Serialize;

/// A shader with its uniforms.
#[derive(Debug, PartialEq, Eq, Hash, Clone, Serialize)]
pub struct Program {
    pub stage: &'static str,
    pub entry: u16,
    /// An instruction a line, the line number is the address.
    pub code: Vec<String>,
    /// Names and values.
    pub uniforms: Vec<(String, String)>,
}

impl Program {
    /// What a unit is about to run.
    pub fn of(stage: Stage, unit: &ShaderUnit) -> Program {
        let words: Vec<u32> = (0..unit.program.depth()).filter_map(|address| unit.program.word(address)).collect();
        let used = words.iter().rposition(|word| *word != 0).map_or(0, |last| last + 1);
        let line = |word: &u32| {
            let descriptor = Instruction::decode(*word).descriptor();
            describe(*word, descriptor.and_then(|number| unit.program.descriptor(usize::from(number))))
        };
        let float = |value: F24| f32::from_bits(value.to_f32_bits()).to_string();
        let mut uniforms = Vec::new();
        for (index, vector) in (0..).map_while(|index| Some((index, unit.uniforms.float(index)?))) {
            if vector.iter().any(|component| component.to_bits() != 0) {
                uniforms.push((format!("c{index}"), vector.map(float).join("  ")));
            }
        }
        for (index, [x, y, z]) in (0..).map_while(|index| Some((index, unit.uniforms.integer(index)?))) {
            if [x, y, z] != [0; 3] {
                uniforms.push((format!("i{index}"), format!("{x}  {y}  {z}")));
            }
        }
        for index in (0..16).filter(|index| unit.uniforms.booleans() >> index & 1 != 0) {
            uniforms.push((format!("b{index}"), "true".to_owned()));
        }
        Program {
            stage: match stage {
                Stage::Vertex => "vertex shader",
                Stage::Geometry => "geometry shader",
            },
            entry: unit.config.entry_point,
            code: words[..used].iter().map(line).collect(),
            uniforms,
        }
    }
}
