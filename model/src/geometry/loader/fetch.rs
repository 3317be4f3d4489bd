//! Reading the attributes of a vertex from memory (dossier section 3.11 steps 4 and 5).

use pica_spec::choices::{AccessOutsideMemory, Choices, MisalignedVertexAddress};
use pica_spec::pica200::AttributeType;
use pica_spec::trace::{Memory, OutsideMemory};

use super::{ArraySource, element_bytes};
use crate::float::{F24, Rounding};
use crate::shader::Vector;

/// Bytes of the largest attribute: four f32.
const MOST_BYTES: usize = 16;

/// How attributes are read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fetch {
    /// Choice `f32_to_f24`.
    rounding: Rounding,
    misaligned: MisalignedVertexAddress,
    outside: AccessOutsideMemory,
}

impl Fetch {
    pub fn new(choices: &Choices) -> Fetch {
        Fetch {
            rounding: choices.f32_to_f24.into(),
            misaligned: choices.misaligned_vertex_address,
            outside: choices.access_outside_memory,
        }
    }

    /// The attribute in vertex `index`, and the first access outside memory, if there is one (choice
    /// `access_outside_memory`).
    ///
    /// Absent elements are 0, 0 and 1 for y, z and w.
    pub fn attribute(&self, source: &ArraySource, index: u32, memory: &Memory) -> (Vector, Option<OutsideMemory>) {
        let size = element_bytes(source.element) as usize;
        let count = source.elements as usize;
        let address = match self.misaligned {
            MisalignedVertexAddress::AsIs => source.address_of(index),
            MisalignedVertexAddress::AlignedDown => source.address_of(index) & !(size as u32 - 1),
        };
        let mut bytes = [0; MOST_BYTES];
        let outside = memory.read(address, &mut bytes[..size * count]).err();
        if outside.is_some() {
            for (element, bytes) in (0..).zip(bytes[..size * count].chunks_exact_mut(size)) {
                // What cannot be read stays zero.
                let AccessOutsideMemory::Zero = self.outside;
                let _ = memory.read(address.wrapping_add(element * size as u32), bytes);
            }
        }
        (self.vector(source.element, count, &bytes), outside)
    }

    /// The first `count` elements in the bytes. Integers become their own value; they are not normalised (dossier section
    /// 3.5).
    fn vector(&self, element: AttributeType, count: usize, bytes: &[u8; MOST_BYTES]) -> Vector {
        let [b0, b1, b2, b3, ..] = *bytes;
        let (singles, pairs, quads) = ([b0, b1, b2, b3], bytes.as_chunks::<2>().0, bytes.as_chunks::<4>().0);
        let mut vector: Vector = core::array::from_fn(|n| match element {
            AttributeType::S8 => F24::from_i8(singles[n] as i8),
            AttributeType::U8 => F24::from_u8(singles[n]),
            AttributeType::S16 => F24::from_i16(i16::from_le_bytes(pairs[n])),
            AttributeType::F32 => F24::from_f32_bits(u32::from_le_bytes(quads[n]), self.rounding),
        });
        let absent = [F24::ZERO, F24::ZERO, F24::ZERO, F24::ONE];
        vector[count..].copy_from_slice(&absent[count..]);
        vector
    }
}
