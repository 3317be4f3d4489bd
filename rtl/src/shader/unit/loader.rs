// SPDX-License-Identifier: MIT
//! The register block of the unit: its plain registers, and the ports that fill its memories.

use super::offset;
use crate::float::F24FromF32;
use crate::prelude::*;
use pica_spec::choices::{CodeIndexOverflow, DescriptorIndexOverflow, PartialGroup, Recorder};
use pica_spec::isa::code::register;
use pica_spec::isa::code::register::{BOOLEAN_COUNT, OUTPUT_COUNT};
use pica_spec::isa::size::LAST_BOOLEAN;
use pica_spec::pica200::bits::{
    sh_booluniform, sh_codetransfer_index, sh_entrypoint, sh_floatuniform_index, sh_intuniform_i, sh_opdescs_index,
    sh_outmap_mask,
};

/// Takes register writes (command-lists.md#index-and-data-ports, registers.md#shader-units).
///
/// A complete float uniform is stored in one clock, or converted and stored in four if it came as f32. Choices:
/// `code_index_overflow`, `descriptor_index_overflow`, `f32_to_f24`, `partial_group`.
#[derive(LogicBlock, Default, Component)]
#[component(name = format!("shader_loader_{}", 0x1000 - self.code_beyond.val().index()))]
pub(in crate::shader) struct Loader {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// A register is written. Not while `busy`.
    pub write: Signal<In, Bit>,
    pub offset: Signal<In, Bits<6>>,
    pub data: Signal<In, Bits<32>>,
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
    /// The bit of b15.
    last_boolean: Parameter<Bits<16>>,
    from_f32: F24FromF32,
    boolean_register: DFF<Bits<16>>,
    integer_register: [DFF<Bits<24>>; 4],
    entry_register: DFF<Bits<12>>,
    outmap_register: DFF<Bits<16>>,
    permutation_low: DFF<Bits<32>>,
    permutation_high: DFF<Bits<32>>,
    code_index: DFF<Bits<12>>,
    descriptor_index: DFF<Bits<12>>,
    uniform_index: DFF<Bits<8>>,
    is_f32: DFF<Bit>,
    /// Words of an unfinished uniform.
    group: [DFF<Bits<32>>; 4],
    group_len: DFF<Bits<2>>,
    storing: DFF<Bit>,
    /// The component that is converted: w first, which is word 0.
    converted: DFF<Bits<2>>,
    chosen_integer: Signal<Local, Bits<24>>,
    chosen_permutation: Signal<Local, Bits<32>>,
    permutation_shift: Signal<Local, Bits<5>>,
    shifted_permutation: Signal<Local, Bits<32>>,
    is_uniform_data: Signal<Local, Bit>,
    is_code_data: Signal<Local, Bit>,
    is_descriptor_data: Signal<Local, Bit>,
    exists: Signal<Local, Bit>,
    beyond: Signal<Local, Bits<12>>,
    complete: Signal<Local, Bit>,
    stored: Signal<Local, Bit>,
}

impl Loader {
    /// A loader for `1 << address_bits` words of program memory.
    pub fn new(address_bits: usize, choices: &Recorder) -> Self {
        Self {
            code_beyond: Parameter::new((0xFFF & !((1_u64 << address_bits) - 1)).into()),
            code_wraps: Parameter::new(choices.code_index_overflow() == CodeIndexOverflow::Wrap),
            descriptor_wraps: Parameter::new(choices.descriptor_index_overflow() == DescriptorIndexOverflow::Wrap),
            last_boolean: Parameter::bits(1 << LAST_BOOLEAN),
            keeps_group: Parameter::new(choices.partial_group() == PartialGroup::Kept),
            from_f32: F24FromF32::new(choices),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for Loader {
    fn update(&mut self) {
        if self.set_b15.val() {
            self.boolean_register.d.next = self.boolean_register.q.val() | self.last_boolean.val();
        }

        // The data ids of a port are aliases.
        self.is_uniform_data.next = (self.offset.val() >= bits_of::<6>(offset::FLOATUNIFORM_DATA))
            && (self.offset.val() <= bits_of::<6>(offset::FLOATUNIFORM_DATA_LAST));
        self.is_code_data.next = (self.offset.val() >= bits_of::<6>(offset::CODETRANSFER_DATA))
            && (self.offset.val() <= bits_of::<6>(offset::CODETRANSFER_DATA_LAST));
        self.is_descriptor_data.next = (self.offset.val() >= bits_of::<6>(offset::OPDESCS_DATA))
            && (self.offset.val() <= bits_of::<6>(offset::OPDESCS_DATA_LAST));
        self.complete.next =
            self.group_len.q.val().all() || (!self.is_f32.q.val() && self.group_len.q.val().get_bit(1));
        self.code_write.next = false;
        self.descriptor_write.next = false;
        self.beyond.next = self.code_index.q.val() & self.code_beyond.val();
        if self.write.val() {
            match self.offset.val().index() {
                offset::BOOLUNIFORM => {
                    self.boolean_register.d.next = self.data.val().get_bits::<{ BOOLEAN_COUNT }>(sh_booluniform::B0)
                }
                offset::INTUNIFORM_I0 => {
                    self.integer_register[0].d.next = self.data.val().get_bits::<{ sh_intuniform_i::BITS }>(0)
                }
                offset::INTUNIFORM_I1 => {
                    self.integer_register[1].d.next = self.data.val().get_bits::<{ sh_intuniform_i::BITS }>(0)
                }
                offset::INTUNIFORM_I2 => {
                    self.integer_register[2].d.next = self.data.val().get_bits::<{ sh_intuniform_i::BITS }>(0)
                }
                offset::INTUNIFORM_I3 => {
                    self.integer_register[3].d.next = self.data.val().get_bits::<{ sh_intuniform_i::BITS }>(0)
                }
                offset::ENTRYPOINT => self.entry_register.d.next = field!(self.data, sh_entrypoint::ADDRESS),
                offset::PERMUTATION_LOW => self.permutation_low.d.next = self.data.val(),
                offset::PERMUTATION_HIGH => self.permutation_high.d.next = self.data.val(),
                offset::OUTMAP_MASK => {
                    self.outmap_register.d.next = self.data.val().get_bits::<{ OUTPUT_COUNT }>(sh_outmap_mask::O0)
                }
                offset::FLOATUNIFORM_INDEX => {
                    self.uniform_index.d.next = field!(self.data, sh_floatuniform_index::INDEX);
                    self.is_f32.d.next = flag!(self.data, sh_floatuniform_index::TRANSFER_MODE);
                    if !self.keeps_group.val() {
                        self.group_len.d.next = 0.into();
                    }
                }
                offset::CODETRANSFER_INDEX => self.code_index.d.next = field!(self.data, sh_codetransfer_index::INDEX),
                offset::OPDESCS_INDEX => self.descriptor_index.d.next = field!(self.data, sh_opdescs_index::INDEX),
                _ => {}
            }
            if self.is_code_data.val() {
                self.code_write.next = self.code_wraps.val() || !self.beyond.val().any();
                self.code_index.d.next = self.code_index.q.val() + 1;
            }
            if self.is_descriptor_data.val() {
                self.descriptor_write.next =
                    self.descriptor_wraps.val() || !self.descriptor_index.q.val().get_bits::<5>(7).any();
                self.descriptor_index.d.next = self.descriptor_index.q.val() + 1;
            }
            if self.is_uniform_data.val() {
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
        self.code_address.next = self.code_index.q.val();
        self.descriptor_address.next = self.descriptor_index.q.val().get_bits::<7>(0);

        // A complete uniform. Above c95 it is dropped, and the index stops at 255.
        self.exists.next = self.uniform_index.q.val() < bits_of::<8>(register::FLOAT_COUNT);
        self.uniform.next = self.uniform_index.q.val().get_bits::<7>(0) + bits_of::<7>(register::FLOAT_SOURCE);
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
        if self.is_f32.q.val() {
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
            if !self.uniform_index.q.val().all() {
                self.uniform_index.d.next = self.uniform_index.q.val() + 1;
            }
        }
        self.busy.next = self.storing.q.val();

        self.chosen_integer.next = self.integer_register[0].q.val();
        for i in 1..4 {
            if self.integer_index.val().index() == i {
                self.chosen_integer.next = self.integer_register[i].q.val();
            }
        }
        self.integer_x.next = field!(self.chosen_integer, sh_intuniform_i::X);
        self.integer_y.next = field!(self.chosen_integer, sh_intuniform_i::Y);
        self.integer_z.next = field!(self.chosen_integer, sh_intuniform_i::Z);

        self.chosen_permutation.next = self.permutation_low.q.val();
        if self.attribute.val().get_bit(3) {
            self.chosen_permutation.next = self.permutation_high.q.val();
        }
        self.permutation_shift.next = bit_cast::<5, 3>(self.attribute.val().get_bits::<3>(0)) << 2;
        self.shifted_permutation.next = self.chosen_permutation.val() >> self.permutation_shift.val();
        self.v_register.next = self.shifted_permutation.val().get_bits::<4>(0);

        wire!(self.*.q => self: booleans: boolean_register, entry_point: entry_register, outmap_mask: outmap_register);

        if self.reset.val() {
            self.boolean_register.d.next = 0.into();
            self.entry_register.d.next = 0.into();
            self.outmap_register.d.next = 0.into();
            self.permutation_low.d.next = 0.into();
            self.permutation_high.d.next = 0.into();
            self.code_index.d.next = 0.into();
            self.descriptor_index.d.next = 0.into();
            self.uniform_index.d.next = 0.into();
            self.is_f32.d.next = false;
            self.group_len.d.next = 0.into();
            self.storing.d.next = false;
            for i in 0..4 {
                self.integer_register[i].d.next = 0.into();
            }
        }
    }
}
