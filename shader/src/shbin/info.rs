// SPDX-License-Identifier: MIT
//! A container summed up, for people ([`Info`]'s `Display`) and for machines (its `Serialize`).

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use super::dvle::{Constant, ConstantValue, Dvle, GeometryMode, Output, ShaderStage, Uniform};
use super::{OutputMap, Shbin, f24_literal};
use pica_model::shader::isa::{Instruction, RegisterFile, Shape};

/// The facts of a container.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Info {
    /// Version word of the DVLP.
    pub version: u32,
    /// Number of instruction words.
    pub code_words: usize,
    /// Number of operand descriptors.
    pub descriptors: usize,
    /// How often each instruction occurs, by name; unknown opcodes as `unknown 0x10`.
    pub instructions: BTreeMap<String, usize>,
    /// The programs, in the order of the container.
    pub programs: Vec<ProgramInfo>,
}

/// The facts of a program.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ProgramInfo {
    /// `vertex`, `geometry`, or the number of an unknown stage.
    pub stage: String,
    /// Version field of the DVLE.
    pub version: u16,
    /// Word address of the first instruction.
    pub entry: u32,
    /// Word address at the end of the entry procedure.
    pub end: u32,
    /// Whether the output maps of vertex and geometry program are to be merged.
    pub merge_output_maps: bool,
    /// How a geometry program gets its vertices: `point`, `variable n`, `fixed c0, n`. Nothing for a vertex program.
    pub geometry_mode: Option<String>,
    /// Input registers v0 (bit 0) to v15.
    pub input_mask: u16,
    /// Output registers o0 (bit 0) to o15.
    pub output_mask: u16,
    /// Names of input and uniform registers.
    pub uniforms: Vec<UniformInfo>,
    /// Uniforms that are loaded before the program runs.
    pub constants: Vec<ConstantInfo>,
    /// Meanings of the output registers.
    pub outputs: Vec<OutputInfo>,
    /// The output map registers 0x050 to 0x056 for this program alone.
    pub output_map: [u32; 7],
    /// Names of code addresses.
    pub labels: Vec<LabelInfo>,
}

/// A named range of registers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UniformInfo {
    /// The name.
    pub name: String,
    /// The registers: `c0-c3`, or the numbers of the table if they make no range.
    pub registers: String,
}

/// A constant that a loader writes before the program runs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ConstantInfo {
    /// The register: `c95`.
    pub register: String,
    /// The components as literals; for floats the shortest that give these 24 bits.
    pub value: Vec<String>,
    /// The 16 bytes of the table entry as words.
    pub words: [u32; 4],
}

/// What components of an output register mean.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OutputInfo {
    /// The register: `o0`.
    pub register: String,
    /// The components that it covers, such as `xyz`.
    pub mask: String,
    /// The property, or the number of an unknown one.
    pub property: String,
}

/// A label of the source, with its address.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LabelInfo {
    /// The name.
    pub name: String,
    /// Word address.
    pub address: u32,
    /// Length in words, if the table tells it.
    pub size: Option<u32>,
}

impl Info {
    /// The facts of a container.
    pub fn of(shbin: &Shbin) -> Self {
        let mut instructions = BTreeMap::new();
        for &word in &shbin.code {
            let info = Instruction::decode(word).opcode.info();
            let name = match info.shape {
                Shape::Raw => format!("unknown 0x{:02X}", info.code),
                _ => info.name.to_lowercase(),
            };
            *instructions.entry(name).or_default() += 1;
        }
        Self {
            version: shbin.version,
            code_words: shbin.code.len(),
            descriptors: shbin.descriptors.len(),
            instructions,
            programs: shbin.programs.iter().map(ProgramInfo::of).collect(),
        }
    }
}

impl ProgramInfo {
    fn of(dvle: &Dvle) -> Self {
        let stage = match dvle.stage {
            ShaderStage::Vertex => "vertex".to_owned(),
            ShaderStage::Geometry => "geometry".to_owned(),
            ShaderStage::Other(other) => other.to_string(),
        };
        let mode = match dvle.mode {
            GeometryMode::Point => "point".to_owned(),
            GeometryMode::Variable => format!("variable {}", dvle.variable_count),
            GeometryMode::Fixed => format!("fixed c{}, {}", dvle.fixed_start, dvle.fixed_count),
            GeometryMode::Other(other) => other.to_string(),
        };
        let symbol = |offset| dvle.symbol(offset).map(String::from_utf8_lossy).unwrap_or_default().into_owned();
        let uniform = |uniform: &Uniform| UniformInfo { name: symbol(uniform.symbol), registers: registers(uniform) };
        Self {
            stage,
            version: dvle.version,
            entry: dvle.entry,
            end: dvle.end,
            merge_output_maps: dvle.merge & 1 != 0,
            geometry_mode: (dvle.stage == ShaderStage::Geometry).then_some(mode),
            input_mask: dvle.input_mask,
            output_mask: dvle.output_mask,
            uniforms: dvle.uniforms.iter().map(uniform).collect(),
            constants: dvle.constants.iter().map(ConstantInfo::of).collect(),
            outputs: dvle.outputs.iter().map(OutputInfo::of).collect(),
            output_map: OutputMap::of(dvle).words,
            labels: dvle
                .labels
                .iter()
                .map(|label| LabelInfo {
                    name: symbol(label.symbol),
                    address: label.address,
                    size: (label.size != u32::MAX).then_some(label.size),
                })
                .collect(),
        }
    }
}

fn registers(uniform: &Uniform) -> String {
    match uniform.registers() {
        Some(range) => {
            let letter = range.file.letter();
            match range.count {
                1 => format!("{letter}{}", range.first),
                count => format!("{letter}{}-{letter}{}", range.first, range.first + (count - 1)),
            }
        }
        None => format!("0x{:02X}-0x{:02X}", uniform.first, uniform.last),
    }
}

impl ConstantInfo {
    fn of(constant: &Constant) -> Self {
        let (file, value) = match constant.value() {
            Some(ConstantValue::Boolean(value)) => (Some(RegisterFile::Boolean), vec![value.to_string()]),
            Some(ConstantValue::Integer(bytes)) => {
                (Some(RegisterFile::Integer), bytes.iter().map(u8::to_string).collect())
            }
            Some(ConstantValue::Float(words)) => (Some(RegisterFile::Float), words.map(f24_literal).to_vec()),
            None => (None, Vec::new()),
        };
        let register = match file {
            Some(file) => format!("{}{}", file.letter(), constant.register),
            None => format!("kind {} register {}", constant.kind, constant.register),
        };
        Self { register, value, words: constant.words }
    }
}

impl OutputInfo {
    fn of(output: &Output) -> Self {
        let letters = ['x', 'y', 'z', 'w'].into_iter().enumerate();
        Self {
            register: format!("o{}", output.register),
            mask: letters.filter(|(bit, _)| output.mask >> bit & 1 != 0).map(|(_, letter)| letter).collect(),
            property: output.output_type().map_or_else(|| output.kind.to_string(), |kind| kind.name().to_owned()),
        }
    }
}

impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} instruction words, {} operand descriptors", self.code_words, self.descriptors)?;
        let counts: Vec<String> = self.instructions.iter().map(|(name, count)| format!("{name} {count}")).collect();
        writeln!(f, "instructions: {}", counts.join(", "))?;
        for (index, program) in self.programs.iter().enumerate() {
            write!(f, "\nprogram {index}: {program}")?;
        }
        Ok(())
    }
}

impl fmt::Display for ProgramInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}, entry 0x{:03X}, end 0x{:03X}", self.stage, self.entry, self.end)?;
        if let Some(mode) = &self.geometry_mode {
            writeln!(f, "  geometry mode {mode}")?;
        }
        if self.merge_output_maps {
            writeln!(f, "  merges the output maps")?;
        }
        writeln!(f, "  input mask 0x{:04X}, output mask 0x{:04X}", self.input_mask, self.output_mask)?;
        for uniform in &self.uniforms {
            writeln!(f, "  {:<10} {}", uniform.registers, uniform.name)?;
        }
        for constant in &self.constants {
            writeln!(f, "  {:<10} = ({})", constant.register, constant.value.join(", "))?;
        }
        for output in &self.outputs {
            writeln!(f, "  {:<10} -> {}", format!("{}.{}", output.register, output.mask), output.property)?;
        }
        for label in &self.labels {
            writeln!(f, "  0x{:03X}      {}", label.address, label.name)?;
        }
        Ok(())
    }
}
