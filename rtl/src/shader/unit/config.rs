// SPDX-License-Identifier: MIT
//! The register block of the unit: its plain registers, and the ports that fill its memories.

use super::transfer_index::TransferIndex;
use crate::choice::{UnsupportedChoice, fifo_word_needs_no_byte};
use crate::float::F24FromF32;
use crate::prelude::*;
use pica_spec::choices::{CodeIndexOverflow, DescriptorIndexOverflow, PartialGroup, Recorder};
use pica_spec::isa::code::register;
use pica_spec::isa::code::register::{BOOLEAN_COUNT, OUTPUT_COUNT};
use pica_spec::isa::size::LAST_BOOLEAN;
use pica_spec::pica200::bits::{
    sh_codetransfer_index, sh_entrypoint, sh_floatuniform_index, sh_intuniform_i, sh_opdescs_index,
};

register_bank! {
    /// The registers of a shader unit.
    #[component(name = "shader_unit_registers")]
    pub(in crate::shader) struct UnitRegisters in sh {
        strobe booluniform,
        intuniform_i[4],
        entrypoint,
        attributes_permutation_low,
        attributes_permutation_high,
        outmap_mask,
        port floatuniform,
        port codetransfer,
        port opdescs,
    }
}

/// Takes register writes (command-lists.md#index-and-data-ports, registers.md#shader-units).
///
/// A write with no byte enabled does nothing to a register. Any other takes effect as a whole: bytes that it does not enable
/// count as they were last written. A word for a port is whole whatever bytes are enabled.
///
/// A complete float uniform is stored in one clock, or converted and stored in four if it came as f32. Choices:
/// `code_index_overflow`, `descriptor_index_overflow`, `f32_to_f24`, `fifo_write_mask`, `partial_group`.
#[derive(LogicBlock, Default, Component)]
#[component(name = format!("shader_loader_{}", 0x1000 - self.code_beyond.val().index()))]
pub(in crate::shader) struct Loader {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// A register is written. Not while `busy`.
    pub write: Signal<In, Bit>,
    pub offset: Signal<In, Bits<6>>,
    pub data: Signal<In, Bits<32>>,
    /// The bytes that are written: bit k enables bits 8k to 8k+7.
    pub mask: Signal<In, Bits<4>>,
    /// A uniform is being stored.
    pub busy: Signal<Out, Bit>,
    /// b15 is set.
    pub set_b15: Signal<In, Bit>,
    /// An input number, and the v register that it goes to.
    pub attribute: Signal<In, Bits<4>>,
    pub v_register: Signal<Out, Bits<4>>,
    /// An integer uniform: number and components.
    pub integer_index: Signal<In, Bits<2>>,
    pub integer_x: Signal<Out, Bits<8>>,
    pub integer_y: Signal<Out, Bits<8>>,
    pub integer_z: Signal<Out, Bits<8>>,
    pub booleans: Signal<Out, Bits<16>>,
    pub entry_point: Signal<Out, Bits<12>>,
    pub outmap_mask: Signal<Out, Bits<16>>,
    /// `data` is stored in program memory.
    pub code_write: Signal<Out, Bit>,
    pub code_address: Signal<Out, Bits<12>>,
    /// `data` is stored as a descriptor.
    pub descriptor_write: Signal<Out, Bit>,
    pub descriptor_address: Signal<Out, Bits<7>>,
    /// Components of a uniform that are stored.
    pub uniform_write: [Signal<Out, Bit>; 4],
    pub uniform: Signal<Out, Bits<7>>,
    pub uniform_data: [Signal<Out, Bits<24>>; 4],
    /// Bits of a code index that a smaller program memory does not have.
    code_beyond: Parameter<Bits<12>>,
    /// Choice `code_index_overflow`.
    code_wraps: Parameter<Bit>,
    /// Choice `descriptor_index_overflow`.
    descriptor_wraps: Parameter<Bit>,
    /// Choice `partial_group`.
    keeps_group: Parameter<Bit>,
    /// Whether a word for a port counts with no byte enabled. Choice `fifo_write_mask`.
    needs_no_byte: Parameter<Bit>,
    /// The bit of b15.
    last_boolean: Parameter<Bits<16>>,
    from_f32: F24FromF32,
    registers: UnitRegisters,
    code_index: TransferIndex<{ sh_codetransfer_index::INDEX_WIDTH }>,
    descriptor_index: TransferIndex<{ sh_opdescs_index::INDEX_WIDTH }>,
    uniform_index: TransferIndex<{ sh_floatuniform_index::INDEX_WIDTH }>,
    /// A program has set b15 since BOOLUNIFORM was written; the register does not show that.
    b15: DFF<Bit>,
    /// Words of an unfinished uniform.
    group: [DFF<Bits<32>>; 4],
    group_len: DFF<Bits<2>>,
    storing: DFF<Bit>,
    /// The component that is converted: w first, which is word 0.
    converted: DFF<Bits<2>>,
    takes_word: Signal<Local, Bit>,
    is_f32: Signal<Local, Bit>,
    chosen_integer: Signal<Local, Bits<24>>,
    chosen_permutation: Signal<Local, Bits<32>>,
    permutation_shift: Signal<Local, Bits<5>>,
    shifted_permutation: Signal<Local, Bits<32>>,
    exists: Signal<Local, Bit>,
    beyond: Signal<Local, Bits<12>>,
    complete: Signal<Local, Bit>,
    stored: Signal<Local, Bit>,
}

impl Loader {
    /// A loader for `1 << address_bits` words of program memory.
    ///
    /// # Errors
    /// If words are to be merged with those before them.
    pub fn new(address_bits: usize, choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        Ok(Self {
            needs_no_byte: Parameter::new(fifo_word_needs_no_byte(choices)?),
            code_beyond: Parameter::new((0xFFF & !((1_u64 << address_bits) - 1)).into()),
            code_wraps: Parameter::new(choices.code_index_overflow() == CodeIndexOverflow::Wrap),
            descriptor_wraps: Parameter::new(choices.descriptor_index_overflow() == DescriptorIndexOverflow::Wrap),
            last_boolean: Parameter::bits(1 << LAST_BOOLEAN),
            keeps_group: Parameter::new(choices.partial_group() == PartialGroup::Kept),
            from_f32: F24FromF32::new(choices),
            ..Self::default()
        })
    }
}

#[hdl]
impl Logic for Loader {
    fn update(&mut self) {
        wire!(self => self.{code_index, descriptor_index, uniform_index}: clock);
        wire!(self => self.registers: clock, reset, write, write_id: offset, write_data: data, write_mask: mask);
        wire!(self.registers => self.code_index: register: codetransfer_index, restarts: codetransfer_index_written);
        wire!(self.registers => self.descriptor_index: register: opdescs_index, restarts: opdescs_index_written);
        self.uniform_index.register.next = field!(self.registers.floatuniform_index, sh_floatuniform_index::INDEX);
        self.uniform_index.restarts.next = self.registers.floatuniform_index_written.val();
        self.is_f32.next = flag!(self.registers.floatuniform_index, sh_floatuniform_index::TRANSFER_MODE);

        if self.set_b15.val() {
            self.b15.d.next = true;
        }
        if self.registers.booluniform_written.val() {
            self.b15.d.next = false;
        }

        self.complete.next = self.group_len.q.val().all() || (!self.is_f32.val() && self.group_len.q.val().get_bit(1));
        wire!(false => self: code_write, descriptor_write);
        wire!(false => self.{code_index, descriptor_index}: advances);
        self.beyond.next = self.code_index.y.val() & self.code_beyond.val();
        if self.uniform_index.restarts.val() && !self.keeps_group.val() {
            self.group_len.d.next = 0.into();
        }
        self.takes_word.next = self.mask.val().any() || self.needs_no_byte.val();
        if self.takes_word.val() {
            if self.registers.codetransfer_arrives.val() {
                self.code_write.next = self.code_wraps.val() || !self.beyond.val().any();
                self.code_index.advances.next = true;
            }
            if self.registers.opdescs_arrives.val() {
                self.descriptor_write.next =
                    self.descriptor_wraps.val() || !self.descriptor_index.y.val().get_bits::<5>(7).any();
                self.descriptor_index.advances.next = true;
            }
            if self.registers.floatuniform_arrives.val() {
                for i in 0..4 {
                    if self.group_len.q.val().index() == i {
                        self.group[i].d.next = self.data.val();
                    }
                }
                self.group_len.d.next = self.group_len.q.val() + 1;
                if self.complete.val() {
                    self.group_len.d.next = 0.into();
                    self.storing.d.next = true;
                    self.converted.d.next = 0.into();
                }
            }
        }
        self.code_address.next = self.code_index.y.val();
        self.descriptor_address.next = self.descriptor_index.y.val().get_bits::<7>(0);

        // A complete uniform. Above c95 it is dropped, and the index stops at 255.
        self.exists.next = self.uniform_index.y.val() < bits_of::<8>(register::FLOAT_COUNT);
        self.uniform.next = self.uniform_index.y.val().get_bits::<7>(0) + bits_of::<7>(register::FLOAT_SOURCE);
        self.from_f32.a.next = self.group[0].q.val();
        for i in 1..4 {
            if self.converted.q.val().index() == i {
                self.from_f32.a.next = self.group[i].q.val();
            }
        }
        self.stored.next = self.storing.q.val();
        for i in 0..4 {
            self.uniform_write[i].next = self.storing.q.val() && self.exists.val();
        }
        if self.is_f32.val() {
            for i in 0..4 {
                self.uniform_data[i].next = self.from_f32.y.val();
                self.uniform_write[i].next = false;
            }
            // The component w comes first.
            for i in 0..4 {
                if self.converted.q.val().index() == i {
                    self.uniform_write[3 - i].next = self.storing.q.val() && self.exists.val();
                }
            }
            self.stored.next = self.storing.q.val() && self.converted.q.val().all();
            if self.storing.q.val() {
                self.converted.d.next = self.converted.q.val() + 1;
            }
        } else {
            // Three words hold four components: WWWWWWZZ ZZZZYYYY YYXXXXXX.
            self.uniform_data[0].next = self.group[2].q.val().get_bits::<24>(0);
            self.uniform_data[1].next = (bit_cast::<24, 16>(self.group[1].q.val().get_bits::<16>(0)) << 8)
                | bit_cast::<24, 8>(self.group[2].q.val().get_bits::<8>(24));
            self.uniform_data[2].next = (bit_cast::<24, 8>(self.group[0].q.val().get_bits::<8>(0)) << 16)
                | bit_cast::<24, 16>(self.group[1].q.val().get_bits::<16>(16));
            self.uniform_data[3].next = self.group[0].q.val().get_bits::<24>(8);
        }
        if self.stored.val() {
            self.storing.d.next = false;
        }
        self.uniform_index.advances.next = self.stored.val() && !self.uniform_index.y.val().all();
        self.busy.next = self.storing.q.val();

        self.chosen_integer.next = self.registers.intuniform_i[0].val();
        for i in 1..4 {
            if self.integer_index.val().index() == i {
                self.chosen_integer.next = self.registers.intuniform_i[i].val();
            }
        }
        self.integer_x.next = field!(self.chosen_integer, sh_intuniform_i::X);
        self.integer_y.next = field!(self.chosen_integer, sh_intuniform_i::Y);
        self.integer_z.next = field!(self.chosen_integer, sh_intuniform_i::Z);

        self.chosen_permutation.next = self.registers.attributes_permutation_low.val();
        if self.attribute.val().get_bit(3) {
            self.chosen_permutation.next = self.registers.attributes_permutation_high.val();
        }
        self.permutation_shift.next = bit_cast::<5, 3>(self.attribute.val().get_bits::<3>(0)) << 2;
        self.shifted_permutation.next = self.chosen_permutation.val() >> self.permutation_shift.val();
        self.v_register.next = self.shifted_permutation.val().get_bits::<4>(0);

        self.booleans.next = self.registers.booluniform.val().get_bits::<{ BOOLEAN_COUNT }>(0);
        if self.b15.q.val() {
            self.booleans.next =
                self.registers.booluniform.val().get_bits::<{ BOOLEAN_COUNT }>(0) | self.last_boolean.val();
        }
        self.entry_point.next = field!(self.registers.entrypoint, sh_entrypoint::ADDRESS);
        self.outmap_mask.next = self.registers.outmap_mask.val().get_bits::<{ OUTPUT_COUNT }>(0);

        if self.reset.val() {
            self.group_len.d.next = 0.into();
            self.storing.d.next = false;
        }
    }
}
