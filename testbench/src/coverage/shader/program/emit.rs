// SPDX-License-Identifier: MIT
//! What leaves the unit: outputs of vertices, EMIT and SETEMIT.

use crate::coverage::table::{Group, Table};
use crate::coverage::{Bin, Hits};
use crate::stimulus::shader::program::Invocation;
use pica_model::shader::isa::{Instruction, Opcode, Operands, RegisterFile};
use pica_model::shader::{ShaderUnit, Stage, Status};
use pica_spec::isa::code::register::OUTPUT_COUNT;

/// Numbers of enabled outputs.
const OUTPUTS: [&str; 5] = ["no", "1", "2 to 7", "8 to 15", "16"];

/// The bins of what leaves the unit.
#[derive(Clone, Debug)]
pub struct Emit {
    /// Slot, primitive and winding flag of an EMIT.
    emitted: Group<3>,
    /// EMIT with the settings of an EMIT before it.
    again: Group<1>,
    /// Enabled outputs of a primitive.
    primitive: Group<1>,
    /// Enabled outputs of a vertex.
    vertex: Group<1>,
    /// Opcode in a vertex shader.
    in_vertex_shader: Group<1>,
    /// Output register that was written, for each stage.
    written: Group<2>,
    /// Primitives of an invocation.
    primitives: Group<1>,
}

fn outputs(mask: u16) -> usize {
    match mask.count_ones() {
        0 => 0,
        1 => 1,
        2..8 => 2,
        8..16 => 3,
        _ => 4,
    }
}

impl Emit {
    /// Adds the bins of what leaves the unit to `table`.
    pub fn new(table: &mut Table) -> Self {
        let names = |subject: &str| OUTPUTS.map(|outputs| format!("{subject} of {outputs} outputs"));
        let list = |table: &mut Table, names: [String; 5]| table.group([5], |[i]| Bin::new(names[i].clone()));
        Self {
            emitted: table.group([4, 2, 2], |[slot, primitive, winding]| {
                let primitive = ["", ", primitive"][primitive];
                Bin::new(format!("EMIT to slot {slot}{primitive}{}", ["", ", winding"][winding]))
            }),
            again: table
                .list("EMIT", &["with the settings of the one before", "without any SETEMIT in its invocation"]),
            primitive: list(table, names("primitive")),
            vertex: list(table, names("vertex")),
            in_vertex_shader: table.list("vertex shader", &["EMIT", "SETEMIT"]),
            written: table.group([2, OUTPUT_COUNT], |[stage, register]| {
                Bin::new(format!("{} shader writes o{register}", ["vertex", "geometry"][stage]))
            }),
            primitives: table.list("primitives of an invocation", &["none", "one", "more"]),
        }
    }

    /// Marks the bins of an invocation.
    pub fn cover(&self, unit: &ShaderUnit, invocation: &Invocation, hits: &mut Hits) {
        let mask = unit.config.outmap_mask;
        let mut settings = None;
        let mut fresh = false;
        for retired in &invocation.retired {
            if let Some(destination) = retired.destination
                && let (RegisterFile::Output, number) = destination.register()
                && retired.mask.bits() != 0
            {
                self.written.mark([invocation.stage as usize, number.into()], hits);
            }
            match (Instruction::decode(retired.word).operands, invocation.stage) {
                (Operands::Format4 { .. }, Stage::Vertex) => self.in_vertex_shader.mark([1], hits),
                (Operands::Format4 { vertex, primitive, winding }, Stage::Geometry) => {
                    settings = Some([vertex.into(), primitive.into(), winding.into()]);
                    fresh = true;
                }
                _ if retired.opcode != Opcode::Emit => {}
                (_, Stage::Vertex) => self.in_vertex_shader.mark([0], hits),
                (_, Stage::Geometry) => {
                    match settings {
                        Some(settings) => self.emitted.mark(settings, hits),
                        None => self.again.mark([1], hits),
                    }
                    if settings.is_some() && !fresh {
                        self.again.mark([0], hits);
                    }
                    fresh = false;
                }
            }
        }
        if invocation.triangles > 0 {
            self.primitive.mark([outputs(mask)], hits);
        }
        match invocation.stage {
            Stage::Vertex if invocation.run.status == Status::End => self.vertex.mark([outputs(mask)], hits),
            Stage::Vertex => {}
            Stage::Geometry => self.primitives.mark([invocation.triangles.min(2)], hits),
        }
    }
}
