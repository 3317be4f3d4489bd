// SPDX-License-Identifier: MIT
//! Where the components of vertices come from.

use crate::parts::LutRam;
use crate::prelude::*;
use pica_spec::choices::{ClosedAttributeGate, Recorder, SemanticMappedTwice};
use pica_spec::pica200::bits::{sh_outattr_clock, sh_outmap_o, sh_outmap_total};
use pica_spec::pica200::code::output_semantic;
use pica_spec::pica200::id;

register_bank! {
    /// What the outputs of shaders mean.
    #[component(name = "output_map_registers")]
    pub(super) struct MapRegisters { sh_outmap_total, sh_outmap_o[7], sh_outattr_clock }
}

/// A table that has for each semantic which component of which output slot supplies it, if one does.
///
/// A write to one of its registers makes the table anew. That takes 64 steps: each semantic becomes one that nothing supplies, and
/// then each component of each slot writes the entry of its semantic. A component that comes later replaces an earlier one.
///
/// Choices: `semantic_mapped_twice`, `closed_attribute_gate`.
#[derive(LogicBlock, Default, Component)]
#[component(name = "output_map_sources")]
pub(super) struct Sources {
    pub clock: Signal<In, Clock>,
    /// The table is made anew.
    pub reset: Signal<In, Bit>,
    /// Whether a register is written at the next edge.
    pub write: Signal<In, Bit>,
    pub write_id: Signal<In, Bits<10>>,
    pub write_data: Signal<In, Bits<32>>,
    pub write_mask: Signal<In, Bits<4>>,
    /// Whether the table is being made.
    pub busy: Signal<Out, Bit>,
    pub of_semantic: Signal<In, Bits<5>>,
    pub is_mapped: Signal<Out, Bit>,
    pub from_slot: Signal<Out, Bits<3>>,
    pub from_lane: Signal<Out, Bits<2>>,

    registers: MapRegisters,
    begins: Signal<Local, Bit>,
    works: DFF<Bit>,
    count: DFF<Bits<6>>,
    maps: Signal<Local, Bit>,
    slot: Signal<Local, Bits<3>>,
    lane: Signal<Local, Bits<2>>,
    meaning: Signal<Local, Bits<{ sh_outmap_o::BITS }>>,
    target: Signal<Local, Bits<5>>,
    is_open: Signal<Local, Bit>,
    writes1: DFF<Bit>,
    target1: DFF<Bits<5>>,
    source1: DFF<Bits<6>>,
    entries: LutRam<5, 6>,
    source: Signal<Local, Bits<6>>,
    last_slot: Parameter<Bits<3>>,
    /// Slots and their components come from the last one on: choice `semantic_mapped_twice`.
    backward: Parameter<Bit>,
    /// Nothing supplies an attribute whose gate is closed: choice `closed_attribute_gate`.
    closes: Parameter<Bit>,
}

impl Sources {
    /// The table under `choices`.
    pub fn new(choices: &Recorder) -> Self {
        Self {
            last_slot: Parameter::bits(id::SH_OUTMAP_O.len() as u64 - 1),
            backward: Parameter::new(choices.semantic_mapped_twice() == SemanticMappedTwice::FirstSlot),
            closes: Parameter::new(choices.closed_attribute_gate() == ClosedAttributeGate::One),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for Sources {
    fn update(&mut self) {
        wire!(self => self.{registers, entries}: clock);
        wire!(self => self.registers: id: write_id, write, write_id, write_data, write_mask);

        // What is written next: the entries, then what the outputs mean.
        self.maps.next = self.count.q.val().get_bit(5);
        self.slot.next = self.count.q.val().get_bits::<3>(2);
        self.lane.next = self.count.q.val().get_bits::<2>(0);
        if self.backward.val() {
            self.slot.next = self.last_slot.val() - self.count.q.val().get_bits::<3>(2);
            self.lane.next = !self.count.q.val().get_bits::<2>(0);
        }
        wire!(self.registers => self: meaning: sh_outmap_o[0]);
        if self.slot.val() == 1 {
            wire!(self.registers => self: meaning: sh_outmap_o[1]);
        }
        if self.slot.val() == 2 {
            wire!(self.registers => self: meaning: sh_outmap_o[2]);
        }
        if self.slot.val() == 3 {
            wire!(self.registers => self: meaning: sh_outmap_o[3]);
        }
        if self.slot.val() == 4 {
            wire!(self.registers => self: meaning: sh_outmap_o[4]);
        }
        if self.slot.val() == 5 {
            wire!(self.registers => self: meaning: sh_outmap_o[5]);
        }
        if self.slot.val() == 6 {
            wire!(self.registers => self: meaning: sh_outmap_o[6]);
        }
        self.target.next = field!(self.meaning, sh_outmap_o::X);
        if self.lane.val() == 1 {
            self.target.next = field!(self.meaning, sh_outmap_o::Y);
        }
        if self.lane.val() == 2 {
            self.target.next = field!(self.meaning, sh_outmap_o::Z);
        }
        if self.lane.val() == 3 {
            self.target.next = field!(self.meaning, sh_outmap_o::W);
        }

        // Gates.
        self.is_open.next = true;
        if self.target.val() == bits_of::<5>(output_semantic::POSITION_Z) {
            self.is_open.next = flag!(self.registers.sh_outattr_clock, sh_outattr_clock::POSITION_Z);
        }
        if (self.target.val() >= bits_of::<5>(output_semantic::QUATERNION_X))
            && (self.target.val() <= bits_of::<5>(output_semantic::QUATERNION_W))
        {
            self.is_open.next = flag!(self.registers.sh_outattr_clock, sh_outattr_clock::QUATERNION_OR_VIEW);
        }
        if (self.target.val() >= bits_of::<5>(output_semantic::COLOR_R))
            && (self.target.val() <= bits_of::<5>(output_semantic::COLOR_A))
        {
            self.is_open.next = flag!(self.registers.sh_outattr_clock, sh_outattr_clock::COLOR);
        }
        if (self.target.val() >= bits_of::<5>(output_semantic::TEXCOORD0_U))
            && (self.target.val() <= bits_of::<5>(output_semantic::TEXCOORD0_V))
        {
            self.is_open.next = flag!(self.registers.sh_outattr_clock, sh_outattr_clock::TEXCOORD0);
        }
        if (self.target.val() >= bits_of::<5>(output_semantic::TEXCOORD1_U))
            && (self.target.val() <= bits_of::<5>(output_semantic::TEXCOORD1_V))
        {
            self.is_open.next = flag!(self.registers.sh_outattr_clock, sh_outattr_clock::TEXCOORD1);
        }
        if self.target.val() == bits_of::<5>(output_semantic::TEXCOORD0_W) {
            self.is_open.next = flag!(self.registers.sh_outattr_clock, sh_outattr_clock::TEXCOORD0_W);
        }
        if (self.target.val() >= bits_of::<5>(output_semantic::VIEW_X))
            && (self.target.val() <= bits_of::<5>(output_semantic::VIEW_Z))
        {
            self.is_open.next = flag!(self.registers.sh_outattr_clock, sh_outattr_clock::QUATERNION_OR_VIEW);
        }
        if (self.target.val() >= bits_of::<5>(output_semantic::TEXCOORD2_U))
            && (self.target.val() <= bits_of::<5>(output_semantic::TEXCOORD2_V))
        {
            self.is_open.next = flag!(self.registers.sh_outattr_clock, sh_outattr_clock::TEXCOORD2);
        }

        // Entries: a component, its slot, and that there is one. Codes without a meaning have an entry that nobody reads.
        self.writes1.d.next = self.works.q.val();
        self.target1.d.next = self.count.q.val().get_bits::<5>(0);
        self.source1.d.next = 0.into();
        if self.maps.val() {
            self.writes1.d.next = self.works.q.val()
                && (self.slot.val() < field!(self.registers.sh_outmap_total, sh_outmap_total::COUNT))
                && (self.is_open.val() || (!self.closes.val()));
            wire!(self => self.*.d: target1: target);
            self.source1.d.next = bit_cast::<6, 2>(self.lane.val()) | (bit_cast::<6, 3>(self.slot.val()) << 2) | 0x20;
        }
        wire!(self.*.q => self.entries: write_enable: writes1, write_address: target1, write_data: source1);

        self.begins.next = self.write.val() && self.registers.known.val();
        if self.works.q.val() {
            self.count.d.next = self.count.q.val() + 1;
            self.works.d.next = !self.count.q.val().all();
        }
        if self.begins.val() || self.reset.val() {
            self.works.d.next = true;
            self.count.d.next = 0.into();
        }
        // There is no eighth slot: the last four steps write nothing that would come a clock later.
        wire!(self.*.q => self: busy: works);

        // What is read.
        wire!(self => self.entries: read_address: of_semantic);
        wire!(self.entries => self: source: read_data);
        self.is_mapped.next = self.source.val().get_bit(5);
        self.from_slot.next = self.source.val().get_bits::<3>(2);
        self.from_lane.next = self.source.val().get_bits::<2>(0);
    }
}
