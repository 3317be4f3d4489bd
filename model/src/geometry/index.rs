// SPDX-License-Identifier: MIT
//! The index list of an element draw (geometry.md#draws-and-indices and geometry.md#assembly-of-a-vertex step 2).

use pica_spec::choices::{Choices, MisalignedIndexAddress};
use pica_spec::pica200::IndexType;
use pica_spec::register_file::RegisterFile;
use pica_spec::trace::Memory;

use crate::diagnostic::{Diagnostics, Finding};

/// The index list.
#[derive(Clone, Copy, Debug)]
pub(crate) struct IndexList {
    address: u32,
    kind: IndexType,
    /// Whether an access outside memory was reported already.
    outside: bool,
}

impl IndexList {
    pub fn new(registers: &RegisterFile, choices: &Choices, diagnostics: &mut Diagnostics) -> IndexList {
        let config = registers.indexbuffer_config();
        let mut address = registers.attribbuffers_loc().address().wrapping_add(config.offset());
        let kind = config.r#type();
        if kind == IndexType::U16 && !address.is_multiple_of(2) {
            diagnostics.report(Finding::MisalignedIndexAddress { address });
            if choices.misaligned_index_address == MisalignedIndexAddress::AlignedDown {
                address -= 1;
            }
        }
        IndexList { address, kind, outside: false }
    }

    /// Entry `n`. What is not wholly in memory is assumption `access_outside_memory`.
    pub fn get(&mut self, n: u32, memory: &Memory, diagnostics: &mut Diagnostics) -> u32 {
        let mut bytes = [0; 2];
        let size = match self.kind {
            IndexType::U8 => 1,
            IndexType::U16 => 2,
        };
        let address = self.address.wrapping_add(n.wrapping_mul(size as u32));
        if let Err(outside) = memory.read(address, &mut bytes[..size])
            && !self.outside
        {
            self.outside = true;
            diagnostics.report(Finding::IndexOutsideMemory(outside));
        }
        u16::from_le_bytes(bytes).into()
    }
}
