// SPDX-License-Identifier: MIT
//! A program as its declarations describe it, and the container entry it becomes.

use crate::shbin::{
    Constant, Dvle, GeometryMode, Output, OutputType, RegisterRange, ShaderStage, Uniform, space_number,
};
use pica_model::shader::isa::RegisterFile;

/// Names of input and uniform registers of one program.
pub(crate) const MAX_NAMES: usize = 96;

/// Constants of one program.
pub(crate) const MAX_CONSTANTS: usize = 96;

/// Outputs of one program.
pub(crate) const MAX_OUTPUTS: usize = 16;

/// The first output register that the output map does not reach: from here on there are only dummy outputs, and a geometry
/// program has none.
pub(crate) const FIRST_DUMMY_OUTPUT: u8 = pica_spec::isa::size::GEOMETRY_OUTPUTS as u8;

/// How a geometry program gets its vertices and its uniforms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Geometry {
    /// The old form: the uniforms of the vertex programs.
    Shared,
    /// Own uniforms from a c register on.
    Point,
    /// Variable-size primitives.
    Variable { count: u8 },
    /// Fixed-size primitives.
    Fixed { start: u8, count: u8 },
}

/// The declarations of a program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Program {
    /// `None` for a vertex program.
    pub geometry: Option<Geometry>,
    pub input_mask: u16,
    /// Names of input and uniform registers in the order of declaration.
    pub names: Vec<(String, RegisterRange)>,
    pub outputs: Vec<Output>,
    pub constants: Vec<Constant>,
}

impl Program {
    /// The output registers in use.
    pub fn output_mask(&self) -> u16 {
        self.outputs.iter().fold(0, |mask, output| mask | 1u16.checked_shl(output.register.into()).unwrap_or(0))
    }

    /// Whether the output maps of the two stages are merged: a dummy output of a geometry program with its own uniforms
    /// asks for it.
    fn merges(&self) -> bool {
        self.geometry.is_some_and(|geometry| geometry != Geometry::Shared)
            && self.outputs.iter().any(|output| output.kind == OutputType::DUMMY)
    }

    /// The container entry, with entry point and end of the entry procedure.
    pub fn dvle(&self, entry: u32, end: u32) -> Dvle {
        let (mode, fixed_start, variable_count, fixed_count) = match self.geometry {
            None | Some(Geometry::Shared | Geometry::Point) => (GeometryMode::Point, 0, 0, 0),
            Some(Geometry::Variable { count }) => (GeometryMode::Variable, 0, count, 0),
            Some(Geometry::Fixed { start, count }) => (GeometryMode::Fixed, start, 0, count),
        };
        let mut names: Vec<_> =
            self.names.iter().filter_map(|(name, range)| Some((name, table_range(*range)?))).collect();
        names.sort_by_key(|(_, (first, _))| *first);
        let mut symbols = Vec::new();
        let mut uniforms = Vec::with_capacity(names.len());
        for (name, (first, last)) in names {
            uniforms.push(Uniform { symbol: symbols.len() as u32, first, last });
            symbols.extend(name.replace('$', ".").bytes());
            symbols.push(0);
        }
        Dvle {
            version: Dvle::VERSION,
            stage: if self.geometry.is_some() { ShaderStage::Geometry } else { ShaderStage::Vertex },
            merge: self.merges().into(),
            entry,
            end,
            input_mask: self.input_mask,
            output_mask: self.output_mask(),
            mode,
            fixed_start,
            variable_count,
            fixed_count,
            constants: self.constants.clone(),
            labels: Vec::new(),
            outputs: self.outputs.clone(),
            uniforms,
            symbols,
        }
    }

    /// The lowest input register that no input has.
    pub fn free_input(&self) -> Option<u8> {
        (0..RegisterFile::Input.count()).find(|number| self.input_mask >> number & 1 == 0)
    }

    /// The lowest output register that no output has.
    pub fn free_output(&self) -> Option<u8> {
        (0..RegisterFile::Output.count()).find(|number| self.output_mask() >> number & 1 == 0)
    }
}

/// First and last number in the uniform table.
fn table_range(range: RegisterRange) -> Option<(u16, u16)> {
    let first = space_number(range.file, range.first)?;
    Some((first, first + u16::from(range.count) - 1))
}
