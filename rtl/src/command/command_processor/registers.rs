// SPDX-License-Identifier: MIT
//! The registers by which the command processor acts.

use crate::parts::ByteRegister;
use crate::prelude::*;
use pica_spec::pica200::bits::{cmdbuf_addr0, cmdbuf_size0, irq_autostop, irq_mask_low};
use pica_spec::pica200::id;

/// Where the buffers are, and what ends a list.
#[derive(LogicBlock, Component)]
#[component(name = "list_registers")]
pub(super) struct ListRegisters {
    pub clock: Signal<In, Clock>,
    /// All registers are 0 behind the next edge.
    pub reset: Signal<In, Bit>,
    /// Whether a register is written at the next edge.
    pub write: Signal<In, Bit>,
    /// The CPU writes.
    pub from_cpu: Signal<In, Bit>,
    pub write_id: Signal<In, Bits<10>>,
    pub write_data: Signal<In, Bits<32>>,
    /// The bytes that are written: bit k enables bits 8k to 8k+7.
    pub write_mask: Signal<In, Bits<4>>,
    /// CMDBUF_SIZE0.
    pub size0: Signal<Out, Bits<{ cmdbuf_size0::BITS }>>,
    /// CMDBUF_SIZE1.
    pub size1: Signal<Out, Bits<{ cmdbuf_size0::BITS }>>,
    /// CMDBUF_ADDR0.
    pub address0: Signal<Out, Bits<{ cmdbuf_addr0::BITS }>>,
    /// CMDBUF_ADDR1.
    pub address1: Signal<Out, Bits<{ cmdbuf_addr0::BITS }>>,
    /// IRQ_MASK_LOW.
    pub masked_low: Signal<Out, Bits<{ irq_mask_low::BITS }>>,
    /// IRQ_MASK_HIGH.
    pub masked_high: Signal<Out, Bits<{ irq_mask_low::BITS }>>,
    /// IRQ_AUTOSTOP.
    pub autostop: Signal<Out, Bits<{ irq_autostop::BITS }>>,
    data: Signal<Local, Bits<32>>,
    mask: Signal<Local, Bits<4>>,
    cpu_write: Signal<Local, Bit>,
    held_size0: ByteRegister<{ cmdbuf_size0::BITS }>,
    held_size1: ByteRegister<{ cmdbuf_size0::BITS }>,
    held_address0: ByteRegister<{ cmdbuf_addr0::BITS }>,
    held_address1: ByteRegister<{ cmdbuf_addr0::BITS }>,
    held_masked_low: DFF<Bits<{ irq_mask_low::BITS }>>,
    held_masked_high: DFF<Bits<{ irq_mask_low::BITS }>>,
    held_autostop: DFF<Bits<{ irq_autostop::BITS }>>,
    id_size0: Parameter<Bits<10>>,
    id_size1: Parameter<Bits<10>>,
    id_address0: Parameter<Bits<10>>,
    id_address1: Parameter<Bits<10>>,
    id_masked_low: Parameter<Bits<10>>,
    id_masked_high: Parameter<Bits<10>>,
    id_autostop: Parameter<Bits<10>>,
}

impl Default for ListRegisters {
    fn default() -> Self {
        let of = |id: u32| Parameter::bits(id.into());
        Self {
            clock: Signal::default(),
            reset: Signal::default(),
            write: Signal::default(),
            from_cpu: Signal::default(),
            write_id: Signal::default(),
            write_data: Signal::default(),
            write_mask: Signal::default(),
            size0: Signal::default(),
            size1: Signal::default(),
            address0: Signal::default(),
            address1: Signal::default(),
            masked_low: Signal::default(),
            masked_high: Signal::default(),
            autostop: Signal::default(),
            data: Signal::default(),
            mask: Signal::default(),
            cpu_write: Signal::default(),
            held_size0: ByteRegister::default(),
            held_size1: ByteRegister::default(),
            held_address0: ByteRegister::default(),
            held_address1: ByteRegister::default(),
            held_masked_low: DFF::default(),
            held_masked_high: DFF::default(),
            held_autostop: DFF::default(),
            id_size0: of(id::CMDBUF_SIZE0),
            id_size1: of(id::CMDBUF_SIZE1),
            id_address0: of(id::CMDBUF_ADDR0),
            id_address1: of(id::CMDBUF_ADDR1),
            id_masked_low: of(id::IRQ_MASK_LOW),
            id_masked_high: of(id::IRQ_MASK_HIGH),
            id_autostop: of(id::IRQ_AUTOSTOP),
        }
    }
}

#[hdl]
impl Logic for ListRegisters {
    fn update(&mut self) {
        wire!(self => self: data: write_data, mask: write_mask);
        if self.reset.val() {
            self.data.next = 0.into();
            self.mask.next = 15.into();
        }
        wire!(self => self.{held_size0, held_size1, held_address0, held_address1}: clock, data, mask);
        // Lists cannot write the registers of the interrupt, and the CPU writes whole words.
        self.cpu_write.next = self.write.val() && self.from_cpu.val();
        self.held_size0.write.next =
            self.reset.val() || (self.write.val() && (self.write_id.val() == self.id_size0.val()));
        self.held_size1.write.next =
            self.reset.val() || (self.write.val() && (self.write_id.val() == self.id_size1.val()));
        self.held_address0.write.next =
            self.reset.val() || (self.write.val() && (self.write_id.val() == self.id_address0.val()));
        self.held_address1.write.next =
            self.reset.val() || (self.write.val() && (self.write_id.val() == self.id_address1.val()));
        if self.reset.val() || (self.cpu_write.val() && (self.write_id.val() == self.id_masked_low.val())) {
            self.held_masked_low.d.next = self.data.val().get_bits::<{ irq_mask_low::BITS }>(0);
        }
        if self.reset.val() || (self.cpu_write.val() && (self.write_id.val() == self.id_masked_high.val())) {
            self.held_masked_high.d.next = self.data.val().get_bits::<{ irq_mask_low::BITS }>(0);
        }
        if self.reset.val() || (self.cpu_write.val() && (self.write_id.val() == self.id_autostop.val())) {
            self.held_autostop.d.next = self.data.val().get_bits::<{ irq_autostop::BITS }>(0);
        }
        wire!(self.held_size0 => self: size0: y);
        wire!(self.held_size1 => self: size1: y);
        wire!(self.held_address0 => self: address0: y);
        wire!(self.held_address1 => self: address1: y);
        wire!(self.*.q => self: masked_low: held_masked_low, masked_high: held_masked_high, autostop: held_autostop);
    }
}
