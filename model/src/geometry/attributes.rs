// SPDX-License-Identifier: MIT
//! What supplies each attribute of a vertex (geometry.md#vertex-arrays and geometry.md#assembly-of-a-vertex steps 3 and
//! 6).

use pica_spec::choices::{AttributeCount, AttributeSourceConflict, AttributeWithoutSource, Choices};
use pica_spec::register_file::RegisterFile;
use pica_spec::trace::Memory;

use super::fixed::FixedAttributes;
use super::loader::{ArraySource, Fetch, LOADERS, Layout};
use super::{ATTRIBUTES, ZERO};
use crate::diagnostic::{Diagnostics, Finding};
use crate::shader::{Columns, ShaderUnit, Vector};

/// How the vertices of a draw are assembled.
#[derive(Clone, Debug)]
pub(crate) struct Assembly {
    /// Attributes that are the same for all vertices, until the first one is loaded.
    constants: Vec<(usize, Vector)>,
    /// Attributes from memory.
    loads: Vec<Load>,
    fetch: Fetch,
    /// Attributes that the shader gets.
    pub copied: usize,
}

#[derive(Clone, Copy, Debug)]
struct Load {
    attribute: usize,
    source: ArraySource,
    /// Whether an access outside memory was reported already.
    outside: bool,
}

impl Assembly {
    /// Reads the registers. `None`: the draw is dropped (choice `stride_mismatch`).
    pub fn new(
        registers: &RegisterFile,
        choices: &Choices,
        unit: &ShaderUnit,
        fixed: &FixedAttributes,
        diagnostics: &mut Diagnostics,
    ) -> Option<Assembly> {
        let layout = Layout::new(registers, choices, |finding| diagnostics.report(finding));
        if layout.dropped {
            return None;
        }
        let format = registers.attribbuffers_format_high();
        let assembled = format.count_minus_1() as usize + 1;
        let copied = copied_attributes(registers, choices, unit);
        let (mut constants, mut loads) = (Vec::new(), Vec::new());
        for attribute in 0..assembled.max(copied) {
            // Beyond the assembled ones nothing supplies an attribute. Beyond 11 only fixed storage can.
            let array = layout.sources.get(attribute).copied().flatten().filter(|_| attribute < assembled);
            let masked = attribute < assembled && (attribute >= LOADERS || format.fixed(attribute));
            if array.is_some() && masked {
                diagnostics.report(Finding::AttributeSourceConflict { attribute });
            }
            match array {
                Some(source) if !masked || choices.attribute_source_conflict == AttributeSourceConflict::Array => {
                    loads.push(Load { attribute, source, outside: false });
                }
                _ if masked => constants.push((attribute, fixed.get(attribute))),
                _ => {
                    if attribute < copied {
                        diagnostics.report(Finding::AttributeWithoutSource { attribute });
                    }
                    constants.extend(without_source(attribute, choices, fixed).map(|value| (attribute, value)));
                }
            }
        }
        Some(Assembly { constants, loads, fetch: Fetch::new(choices), copied })
    }

    /// Puts the attributes of vertices into columns, and leaves `attributes` as the last one has them. There are no
    /// more vertices than a column holds.
    pub fn load(
        &mut self,
        indices: &[u32],
        memory: &Memory,
        attributes: &mut [Vector; ATTRIBUTES],
        columns: &mut [Columns; ATTRIBUTES],
        diagnostics: &mut Diagnostics,
    ) {
        let Some(last) = indices.len().checked_sub(1) else { return };
        for (attribute, value) in self.constants.drain(..) {
            attributes[attribute] = value;
        }
        for (attribute, columns) in columns.iter_mut().enumerate().take(self.copied) {
            for (column, value) in columns.iter_mut().zip(attributes[attribute]) {
                column[..=last].fill(value);
            }
        }
        for Load { attribute, source, outside } in &mut self.loads {
            let columns = &mut columns[*attribute];
            let error = self.fetch.attributes(source, indices, memory, columns);
            attributes[*attribute] = columns.each_ref().map(|column| column[last]);
            if let Some(error) = error
                && !*outside
            {
                *outside = true;
                diagnostics.report(Finding::AttributeOutsideMemory { attribute: *attribute, outside: error });
            }
        }
    }
}

/// How many attributes go to the shader: choice `attribute_count`.
pub(crate) fn copied_attributes(registers: &RegisterFile, choices: &Choices, unit: &ShaderUnit) -> usize {
    match choices.attribute_count {
        AttributeCount::InputbufferConfig => unit.config.input_count.into(),
        AttributeCount::VshNumAttr => immediate_attributes(registers),
    }
}

/// Attributes per vertex in immediate mode.
pub(crate) fn immediate_attributes(registers: &RegisterFile) -> usize {
    registers.vsh_num_attr().count_minus_1() as usize + 1
}

/// The new value of an attribute that nothing supplies, if it gets one: choice `attribute_without_source`.
pub(crate) fn without_source(attribute: usize, choices: &Choices, fixed: &FixedAttributes) -> Option<Vector> {
    match choices.attribute_without_source {
        AttributeWithoutSource::Retained => None,
        AttributeWithoutSource::FixedStorage => Some(fixed.get(attribute)),
        AttributeWithoutSource::Zero => Some(ZERO),
    }
}
