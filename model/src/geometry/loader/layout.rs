// SPDX-License-Identifier: MIT
//! Where each attribute lies in memory: the reading of the loader registers (geometry.md#assembly-of-a-vertex step 1).

use pica_spec::choices::{Choices, DuplicateAttributeLoader, LoaderComponentOverflow, StrideMismatch};
use pica_spec::pica200::AttributeType;
use pica_spec::register_file::RegisterFile;

use super::{LOADERS, element_bytes};
use crate::diagnostic::Finding;

/// Components that have a field of their own; a count may ask for more.
const COMPONENTS: u32 = 12;

/// An attribute in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArraySource {
    /// Physical address of the first element in vertex 0.
    pub address: u32,
    /// Distance of two vertices in bytes.
    pub stride: u32,
    /// Type of the elements.
    pub element: AttributeType,
    /// Number of elements, 1 to 4.
    pub elements: u32,
}

impl ArraySource {
    /// Address of the first element in vertex `index`. Addresses have 32 bits and wrap.
    pub const fn address_of(&self, index: u32) -> u32 {
        self.address.wrapping_add(self.stride.wrapping_mul(index))
    }
}

/// What the loaders supply.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// The array of each attribute, if a loader names it.
    pub sources: [Option<ArraySource>; LOADERS],
    /// Whether the draw is dropped: choice `stride_mismatch`.
    pub dropped: bool,
}

impl Layout {
    /// Reads the registers; `report` gets what is odd about them.
    ///
    /// Loaders and their components count up, and a component advances the position in the vertex: an attribute to a
    /// multiple of its element size and then by its size, padding (codes 12 to 15) to a multiple of 4 and then by 4 to
    /// 16 bytes.
    pub fn new(registers: &RegisterFile, choices: &Choices, mut report: impl FnMut(Finding)) -> Layout {
        let mut layout = Layout::default();
        let base = registers.attribbuffers_loc().address();
        for loader in 0..LOADERS {
            let config = registers.attribbuffer_config2(loader);
            let (count, stride) = (config.count(), config.stride());
            if count == 0 {
                continue;
            }
            if count > COMPONENTS {
                report(Finding::TooManyComponents { loader, count });
            }
            let components = match choices.loader_component_overflow {
                LoaderComponentOverflow::None => count.min(COMPONENTS),
                LoaderComponentOverflow::ConfigBits => count,
            };
            let start = base.wrapping_add(registers.attribbuffer_offset(loader).offset());
            let mut position = 0_u32;
            for component in 0..components {
                match component_code(registers, loader, component) {
                    padding @ 12.. => position = position.next_multiple_of(4) + 4 * (padding - 11),
                    attribute => {
                        let (element, elements) = format(registers, attribute);
                        let bytes = element_bytes(element);
                        position = position.next_multiple_of(bytes);
                        let address = start.wrapping_add(position);
                        layout.add(
                            attribute as usize,
                            ArraySource { address, stride, element, elements },
                            choices,
                            &mut report,
                        );
                        position += bytes * elements;
                    }
                }
            }
            if position != stride {
                report(Finding::StrideMismatch { loader, stride, size: position });
                layout.dropped |= choices.stride_mismatch == StrideMismatch::Nothing;
            }
        }
        layout
    }

    /// A loader names an attribute.
    fn add(&mut self, attribute: usize, source: ArraySource, choices: &Choices, report: &mut impl FnMut(Finding)) {
        let bytes = element_bytes(source.element);
        if !source.address.is_multiple_of(bytes) || !source.stride.is_multiple_of(bytes) {
            let ArraySource { address, stride, .. } = source;
            report(Finding::MisalignedVertexAddress { attribute, address, stride });
        }
        let place = &mut self.sources[attribute];
        if place.is_some() {
            report(Finding::AttributeLoadedTwice { attribute });
        }
        if place.is_none() || choices.duplicate_attribute_loader == DuplicateAttributeLoader::Later {
            *place = Some(source);
        }
    }
}

/// Component `component` of a loader: an attribute (0 to 11) or padding (12 to 15). Those above 11 are the bits behind
/// the last field (choice `loader_component_overflow`).
fn component_code(registers: &RegisterFile, loader: usize, component: u32) -> u32 {
    match component as usize {
        n @ 0..8 => registers.attribbuffer_config1(loader).component(n).raw(),
        n @ 8..12 => registers.attribbuffer_config2(loader).component(n).raw(),
        n => registers.attribbuffer_config2(loader).0 >> (4 * (n - 8)) & 0xF,
    }
}

/// Type and number of the elements of attribute 0 to 11.
fn format(registers: &RegisterFile, attribute: u32) -> (AttributeType, u32) {
    let (low, high) = (registers.attribbuffers_format_low(), registers.attribbuffers_format_high());
    let (element, size) = match attribute as usize {
        n @ 0..8 => (low.r#type(n), low.size(n)),
        n => (high.r#type(n), high.size(n)),
    };
    (element, size.raw() + 1)
}
