//! The output map: what the outputs of the last shader stage mean (dossier sections 3.8, 4.1 and 4.2).

use pica_spec::choices::{Choices, ClosedAttributeGate, SemanticMappedTwice};
use pica_spec::pica200::{OutputSemantic, ShOutmapO};
use pica_spec::register::Register;
use pica_spec::register_file::RegisterFile;

use super::vertex::{COLOR, COMPONENTS, QUATERNION, TEXCOORD, TEXCOORD0_W, VIEW, Vertex};
use crate::diagnostic::{Diagnostics, Finding};
use crate::float::F24;
use crate::shader::Packed;

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
    /// 0; colours are limited (dossier section 4.2).
    pub fn vertex(&self, outputs: &Packed) -> Vertex {
        let mut components = self.sources.map(|source| match source {
            Some(Source { slot, component }) => {
                outputs.get(usize::from(slot)).map_or(F24::ZERO, |output| output[usize::from(component)])
            }
            None => F24::ONE,
        });
        for channel in &mut components[COLOR] {
            *channel = limit_color(*channel);
        }
        Vertex(components)
    }
}

/// The absolute value, limited to 1.0; NaN becomes 1.0 (dossier section 4.2).
fn limit_color(channel: F24) -> F24 {
    let magnitude = if channel.is_sign_negative() { channel.negate() } else { channel };
    if magnitude.to_bits() > F24::ONE.to_bits() { F24::ONE } else { magnitude }
}
