// SPDX-License-Identifier: MIT
//! Output registers, vertex slots and EMIT (shader-unit.md#restrictions-and-quirks, shader-unit.md#emitting-primitives,
//! geometry.md#shader-outputs).

use super::Vector;
use crate::float::F24;
use core::ops::Deref;
use pica_spec::isa::bits;
use pica_spec::isa::code::register;

/// Output registers.
pub const OUTPUT_COUNT: usize = register::OUTPUT_COUNT;
/// Vertex slots: those that SETEMIT can name. Primitives are made of the first three.
const SLOT_COUNT: usize = 1 << bits::format4::VERTEX_WIDTH;

/// The enabled outputs of a vertex, packed: the lowest register is slot 0 (geometry.md#shader-outputs).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Packed {
    vectors: [Vector; OUTPUT_COUNT],
    len: usize,
}

impl Packed {
    /// The registers that `outmap_mask` enables.
    pub(super) fn new(outmap_mask: u16, register: impl Fn(usize) -> Vector) -> Self {
        let mut packed = Self::default();
        packed.store(outmap_mask, register);
        packed
    }

    /// Replaces the first vectors by the registers that `outmap_mask` enables. What lies above stays in store.
    fn store(&mut self, outmap_mask: u16, register: impl Fn(usize) -> Vector) {
        self.len = 0;
        for index in (0..OUTPUT_COUNT).filter(|index| outmap_mask >> index & 1 != 0) {
            self.vectors[self.len] = register(index);
            self.len += 1;
        }
    }

    /// The first `len` vectors in store.
    fn with_len(self, len: usize) -> Self {
        Self { len, ..self }
    }
}

impl From<&[Vector]> for Packed {
    /// Slots with these vectors; there are no more than [`OUTPUT_COUNT`].
    fn from(slots: &[Vector]) -> Packed {
        let mut packed = Packed { len: slots.len().min(OUTPUT_COUNT), ..Packed::default() };
        packed.vectors[..packed.len].copy_from_slice(&slots[..packed.len]);
        packed
    }
}

impl Deref for Packed {
    type Target = [Vector];

    fn deref(&self) -> &[Vector] {
        &self.vectors[..self.len]
    }
}

/// Outputs of many vertices.
pub(crate) trait OutputColumns {
    /// A component of a slot, of the first vertices; zeros if the slot is not filled.
    fn copy(&self, slot: usize, component: usize, column: &mut [F24]);

    /// All slots of one vertex.
    fn packed(&self, lane: usize) -> Packed;
}

impl OutputColumns for [Packed] {
    fn copy(&self, slot: usize, component: usize, column: &mut [F24]) {
        for (value, vertex) in column.iter_mut().zip(self) {
            *value = vertex.get(slot).map_or(F24::ZERO, |vector| vector[component]);
        }
    }

    fn packed(&self, lane: usize) -> Packed {
        self[lane]
    }
}

/// Three vertices from a geometry shader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EmittedTriangle {
    /// Slots 0, 1 and 2, each with as many vectors as OUTMAP_MASK enables.
    pub vertices: [Packed; 3],
    /// SETEMIT's winding flag: in primitive mode 3 the assembler exchanges two vertices of the triangle
    /// (geometry.md#primitive-assembly).
    pub winding: bool,
}

/// What SETEMIT sets for the next EMIT.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EmitSettings {
    /// Vertex slot, 0 to 3.
    pub slot: u8,
    /// Whether the EMIT completes a primitive.
    pub primitive: bool,
    /// The winding flag of that primitive.
    pub winding: bool,
}

/// The output registers in their two banks, and the vertex slots.
#[derive(Clone, Debug, Default)]
pub(super) struct Outputs {
    /// Two banks take turns, at each EMIT or vertex. A component that is not written keeps what it got when its bank
    /// was in use last.
    banks: [[Vector; OUTPUT_COUNT]; 2],
    /// The bank that instructions write.
    current: usize,
    /// The bank that the last invocation wrote last.
    shown: usize,
    /// Kept from primitive to primitive and from invocation to invocation; zeros at first.
    slots: [Packed; SLOT_COUNT],
    /// What the last SETEMIT said.
    pub settings: EmitSettings,
}

impl Outputs {
    /// The bank in use.
    pub fn bank_mut(&mut self) -> &mut [Vector; OUTPUT_COUNT] {
        &mut self.banks[self.current]
    }

    /// The two banks, the one in use first.
    pub fn banks(&self) -> [&[Vector; OUTPUT_COUNT]; 2] {
        [&self.banks[self.current], &self.banks[1 - self.current]]
    }

    /// What the last invocation left in its bank.
    pub fn shown(&self) -> &[Vector; OUTPUT_COUNT] {
        &self.banks[self.shown]
    }

    /// An invocation stops here, whatever the reason.
    pub fn show(&mut self) {
        self.shown = self.current;
    }

    /// Zeros in both banks.
    pub fn forget(&mut self) {
        self.banks = Default::default();
    }

    /// Brings the other bank into use.
    pub fn toggle(&mut self) {
        self.current = 1 - self.current;
    }

    /// EMIT: the enabled outputs go into the slot that SETEMIT named, then a primitive out if it said so, then the
    /// banks change (shader-unit.md#emitting-primitives).
    pub fn emit(&mut self, outmap_mask: u16) -> Option<EmittedTriangle> {
        let EmitSettings { slot, primitive, winding } = self.settings;
        let bank = &self.banks[self.current];
        self.slots[slot as usize % SLOT_COUNT].store(outmap_mask, |register| bank[register]);
        self.toggle();
        let [first, second, third, _] = self.slots;
        let len = outmap_mask.count_ones() as usize;
        let vertices = [first, second, third].map(|slot| slot.with_len(len));
        primitive.then_some(EmittedTriangle { vertices, winding })
    }
}
