// SPDX-License-Identifier: MIT
//! Reading an attribute of many vertices from memory (geometry.md#assembly-of-a-vertex steps 4 and 5).

use pica_spec::choices::{Choices, MisalignedVertexAddress};
use pica_spec::pica200::AttributeType;
use pica_spec::trace::{Memory, OutsideMemory};

use super::ArraySource;
use crate::float::{F24, F32ToF24, Lanes};
use crate::shader::{Columns, LANES};

/// Bytes of the largest attribute: four f32.
const MOST_BYTES: usize = 16;

/// How attributes are read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fetch {
    lanes: Lanes,
    /// Choice `f32_to_f24`.
    rounding: F32ToF24,
    misaligned: MisalignedVertexAddress,
}

impl Fetch {
    pub fn new(choices: &Choices) -> Fetch {
        Fetch { lanes: Lanes::detect(), rounding: choices.f32_to_f24, misaligned: choices.misaligned_vertex_address }
    }

    /// Puts the attribute of vertices into columns: absent elements are 0, 0 and 1 for y, z and w. Gives the first
    /// access outside memory, if there is one (assumption `access_outside_memory`).
    pub fn attributes(
        &self,
        source: &ArraySource,
        indices: &[u32],
        memory: &Memory,
        columns: &mut Columns,
    ) -> Option<OutsideMemory> {
        let mut patterns = [[0; LANES]; 4];
        // Integers become their own value; they are not normalised (geometry.md#vertex-arrays). f32 holds them exactly,
        // and float24 too.
        let single = |bytes: &[u8; 1]| bytes[0];
        let outside = match source.element {
            AttributeType::S8 => {
                self.gather(source, indices, memory, &mut patterns, |bytes| f32::from(single(bytes) as i8).to_bits())
            }
            AttributeType::U8 => {
                self.gather(source, indices, memory, &mut patterns, |bytes| f32::from(single(bytes)).to_bits())
            }
            AttributeType::S16 => self.gather(source, indices, memory, &mut patterns, |bytes| {
                f32::from(i16::from_le_bytes(*bytes)).to_bits()
            }),
            AttributeType::F32 => {
                self.gather(source, indices, memory, &mut patterns, |bytes| u32::from_le_bytes(*bytes))
            }
        };
        let (count, elements) = (indices.len(), source.elements as usize);
        for (patterns, column) in patterns.iter().zip(&mut *columns).take(elements) {
            self.lanes.from_f32_bits(&patterns[..count], self.rounding, &mut column[..count]);
        }
        let absent = [F24::ZERO, F24::ZERO, F24::ZERO, F24::ONE];
        for (value, column) in absent.into_iter().zip(columns).skip(elements) {
            column[..count].fill(value);
        }
        outside
    }

    /// Collects the f32 patterns of elements of `SIZE` bytes.
    fn gather<const SIZE: usize>(
        &self,
        source: &ArraySource,
        indices: &[u32],
        memory: &Memory,
        patterns: &mut [[u32; LANES]; 4],
        pattern: impl Fn(&[u8; SIZE]) -> u32,
    ) -> Option<OutsideMemory> {
        let size = SIZE * source.elements as usize;
        if let Some((lowest, bytes)) = self.piece(source, indices, SIZE, memory) {
            for (element, patterns) in patterns.iter_mut().enumerate().take(source.elements as usize) {
                for (place, index) in patterns.iter_mut().zip(indices) {
                    let vertex = bytes[(index - lowest) as usize * source.stride as usize..].get(SIZE * element..);
                    *place = vertex.and_then(<[u8]>::first_chunk).map_or(0, &pattern);
                }
            }
            return None;
        }
        let mut outside = None;
        for (lane, index) in indices.iter().enumerate() {
            let address = match self.misaligned {
                MisalignedVertexAddress::AsIs => source.address_of(*index),
                MisalignedVertexAddress::AlignedDown => source.address_of(*index) & !(SIZE as u32 - 1),
            };
            let mut copy = [0; MOST_BYTES];
            let bytes = memory.piece(address, size).unwrap_or_else(|| {
                outside = outside.or(self.read(address, SIZE, memory, &mut copy[..size]).err());
                &copy[..size]
            });
            for (patterns, element) in patterns.iter_mut().zip(bytes.as_chunks().0) {
                patterns[lane] = pattern(element);
            }
        }
        outside
    }

    /// The lowest index, and the piece of memory from its elements to those of the highest one, which have `size` bytes
    /// each. Nothing if it is not all in one region, or an address is aligned or wraps.
    fn piece<'a>(
        &self,
        source: &ArraySource,
        indices: &[u32],
        size: usize,
        memory: &'a Memory,
    ) -> Option<(u32, &'a [u8])> {
        let (lowest, highest) = (*indices.iter().min()?, *indices.iter().max()?);
        let (stride, address) = (u64::from(source.stride), u64::from(source.address));
        let first = address + stride * u64::from(lowest);
        let behind = address + stride * u64::from(highest) + (size * source.elements as usize) as u64;
        let is_aligned = (first | stride).is_multiple_of(size as u64);
        if !is_aligned && self.misaligned == MisalignedVertexAddress::AlignedDown {
            return None;
        }
        let bytes = memory.piece(u32::try_from(first).ok()?, usize::try_from(behind - first).ok()?)?;
        Some((lowest, bytes))
    }

    /// Reads elements of `size` bytes that are not all in one piece of memory. What cannot be read stays zero.
    fn read(&self, address: u32, size: usize, memory: &Memory, bytes: &mut [u8]) -> Result<(), OutsideMemory> {
        let result = memory.read(address, bytes);
        if result.is_err() {
            for (element, bytes) in (0..).zip(bytes.chunks_exact_mut(size)) {
                let _ = memory.read(address.wrapping_add(element * size as u32), bytes);
            }
        }
        result
    }
}
