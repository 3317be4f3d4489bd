// SPDX-License-Identifier: MIT
//! The output map: what the outputs of the last shader stage mean (geometry.md#shader-outputs, raster.md#output-map and
//! raster.md#vertex-post-processing).

use pica_spec::choices::{Choices, ClosedAttributeGate, SemanticMappedTwice};
use pica_spec::pica200::{OutputSemantic, ShOutmapO};
use pica_spec::register::Register;
use pica_spec::register_file::RegisterFile;

use super::vertex::{COLOR, COMPONENTS, QUATERNION, TEXCOORD, TEXCOORD0_W, VIEW, Vertex};
use crate::diagnostic::{Diagnostics, Finding};
use crate::float::F24;
use crate::shader::{OutputColumns, Packed};

/// A component of an output slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Source {
    slot: u8,
    component: u8,
}

/// SH_OUTMAP_TOTAL (0x04F) and SH_OUTMAP_O0 to O6 (0x050-0x056), compiled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutputMap {
    /// Where each component of a vertex comes from.
    sources: [Option<Source>; COMPONENTS],
}

impl OutputMap {
    /// The map that the registers describe.
    ///
    /// Reports semantic codes without a meaning, and attributes whose clock gate (SH_OUTATTR_CLOCK, 0x06F) is closed
    /// (choice `closed_attribute_gate`).
    pub fn new(registers: &RegisterFile, choices: &Choices, diagnostics: &mut Diagnostics) -> OutputMap {
        let mut map = OutputMap { sources: [None; COMPONENTS] };
        let slots = (registers.sh_outmap_total().count() as usize).min(ShOutmapO::IDS.len());
        for slot in 0..slots {
            let outputs = registers.sh_outmap_o(slot);
            let semantics = [outputs.x(), outputs.y(), outputs.z(), outputs.w()];
            for (component, semantic) in (0..).zip(semantics) {
                match semantic {
                    OutputSemantic::Unused => {}
                    OutputSemantic::Unlisted(code) => diagnostics.report(Finding::UnknownOutputSemantic { slot, code }),
                    _ => map.set(semantic.raw(), Source { slot: slot as u8, component }, choices.semantic_mapped_twice),
                }
            }
        }
        map.close_gates(registers, choices.closed_attribute_gate, diagnostics);
        map
    }

    fn set(&mut self, semantic: u32, source: Source, twice: SemanticMappedTwice) {
        let entry = &mut self.sources[semantic as usize];
        if entry.is_none() || twice == SemanticMappedTwice::LastSlot {
            *entry = Some(source);
        }
    }

    fn close_gates(&mut self, registers: &RegisterFile, closed: ClosedAttributeGate, diagnostics: &mut Diagnostics) {
        let gates = registers.sh_outattr_clock();
        let attributes = [
            ("z", gates.position_z(), 2..3),
            ("colour", gates.color(), COLOR),
            ("texture coordinate 0", gates.texcoord0(), TEXCOORD[0].clone()),
            ("texture coordinate 1", gates.texcoord1(), TEXCOORD[1].clone()),
            ("texture coordinate 2", gates.texcoord2(), TEXCOORD[2].clone()),
            ("w of texture coordinate 0", gates.texcoord0_w(), TEXCOORD0_W..TEXCOORD0_W + 1),
            ("quaternion", gates.quaternion_or_view(), QUATERNION),
            ("view vector", gates.quaternion_or_view(), VIEW),
        ];
        for (attribute, open, components) in attributes {
            let sources = &mut self.sources[components];
            if open || sources.iter().all(Option::is_none) {
                continue;
            }
            diagnostics.report(Finding::ClosedAttributeGate { attribute });
            if closed == ClosedAttributeGate::One {
                sources.fill(None);
            }
        }
    }

    /// The vertex with these outputs. What nothing maps to is 1.0, what an output that is not enabled should supply is
    /// 0; colours are limited (raster.md#vertex-post-processing).
    pub fn vertex(&self, outputs: &Packed) -> Vertex {
        Vertex(core::array::from_fn(|component| {
            let mut value = F24::ONE;
            self.column(component, core::slice::from_ref(outputs), core::slice::from_mut(&mut value));
            value
        }))
    }

    /// A component of the vertices with these outputs.
    pub(crate) fn column(&self, component: usize, outputs: &(impl OutputColumns + ?Sized), column: &mut [F24]) {
        match self.sources[component] {
            Some(Source { slot, component }) => outputs.copy(slot.into(), component.into(), column),
            None => column.fill(F24::ONE),
        }
        if COLOR.contains(&component) {
            for channel in column {
                *channel = limit_color(*channel);
            }
        }
    }
}

/// The absolute value, limited to 1.0; NaN becomes 1.0 (raster.md#vertex-post-processing).
fn limit_color(channel: F24) -> F24 {
    let magnitude = if channel.is_sign_negative() { channel.negate() } else { channel };
    if magnitude.to_bits() > F24::ONE.to_bits() { F24::ONE } else { magnitude }
}
