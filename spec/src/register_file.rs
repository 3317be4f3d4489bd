// SPDX-License-Identifier: MIT
//! The register file: masked writes, typed reads, and where writes to ports and triggers go.
//!
//! Reads by name (`registers.depth_color_mask()`, `registers.light_specular0(3)`) are generated from the specification.

use crate::choices::{Choices, FifoWriteMask, UndefinedIdWrite};
use crate::command::ByteMask;
use crate::pica200::{self, ID_COUNT, POWER_UP, Port, ROUTES, Target, Trigger, debug_register, id};
use crate::register::Register;
use core::fmt;

/// Who writes: some registers take writes of the CPU only (command-lists.md#stream).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Writer {
    /// A command list: it does not reach the registers that only the CPU writes.
    CommandList,
    /// The ARM11, at the register's CPU address.
    Cpu,
}

/// What a write did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The register holds `new` now.
    Stored {
        /// Value before.
        old: u32,
        /// Value now.
        new: u32,
    },
    /// The register holds the merged value, and this happens.
    Triggered {
        /// What happens.
        trigger: Trigger,
        /// What the register holds now, bytes outside of the mask as before.
        value: u32,
    },
    /// A transfer starts at an index.
    Index {
        /// The transfer that the register belongs to.
        port: Port,
        /// The merged value of its index register.
        value: u32,
    },
    /// A word for a transfer.
    Data {
        /// The transfer that the register belongs to.
        port: Port,
        /// The word that goes to the transfer.
        word: u32,
    },
    /// Nothing.
    Ignored(Ignored),
}

/// Why a write did nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ignored {
    /// No byte is enabled.
    EmptyMask,
    /// The id has no register, or it is read only.
    NotWritable,
    /// Command lists cannot write this register.
    CpuOnly,
    /// The id is past the last register.
    PastLastRegister,
}

/// The registers 0x000-0x3FF. At first they hold what was measured after power-up ([`POWER_UP`]), and 0 elsewhere.
#[derive(Clone, PartialEq, Eq)]
pub struct RegisterFile {
    words: Box<[u32; ID_COUNT]>,
    fifo_write_mask: FifoWriteMask,
    undefined_id_write: UndefinedIdWrite,
}

impl RegisterFile {
    /// A register file that follows the ledger entries `fifo_write_mask` and `undefined_id_write`.
    pub fn new(choices: &Choices) -> RegisterFile {
        let mut words = Box::new([0; ID_COUNT]);
        for (id, value) in POWER_UP {
            words[*id as usize] = *value;
        }
        RegisterFile { words, fifo_write_mask: choices.fifo_write_mask, undefined_id_write: choices.undefined_id_write }
    }

    /// What the register holds: what was last written to it, also where the CPU could not read it back. 0 for an id
    /// past the last register.
    #[inline]
    pub fn get(&self, id: u32) -> u32 {
        self.words.get(id as usize).copied().unwrap_or(0)
    }

    /// Sets a register without any effect: for status registers, which the chip writes, and for initial states.
    pub fn set(&mut self, id: u32, value: u32) {
        if let Some(word) = self.words.get_mut(id as usize) {
            *word = value;
        }
    }

    /// A register in its typed form.
    ///
    /// # Panics
    /// If `index` is not below the number of elements (1 if the register is not in an array).
    pub fn read<R: Register>(&self, index: usize) -> R {
        R::from_bits(self.get(R::IDS[index]))
    }

    /// What the CPU reads: 0 from write-only registers and ids without a register, only bits that were seen to read
    /// back where that was measured, and register 0x25F from the ids that alias it (command-lists.md#stream).
    pub fn read_by_cpu(&self, id: u32) -> u32 {
        let Some(route) = ROUTES.get(id as usize) else { return 0 };
        match route.reads {
            None => 0,
            Some(source) => self.get(source) & ROUTES[source as usize].mask.unwrap_or(u32::MAX),
        }
    }

    /// Writes the enabled bytes of a register, and says what that did.
    pub fn write(&mut self, id: u32, value: u32, mask: ByteMask, writer: Writer) -> Effect {
        let Some(route) = ROUTES.get(id as usize) else { return Effect::Ignored(Ignored::PastLastRegister) };
        let acts = matches!(route.target, Target::Trigger(_) | Target::Data(_));
        if mask.is_none() && !(acts && self.fifo_write_mask == FifoWriteMask::RawAlways) {
            return Effect::Ignored(Ignored::EmptyMask);
        }
        if writer == Writer::CommandList && !route.lists {
            return Effect::Ignored(Ignored::CpuOnly);
        }
        let old = self.get(id);
        let new = mask.merge(old, value);
        match route.target {
            Target::Storage => {
                self.set(id, new);
                Effect::Stored { old, new }
            }
            Target::Trigger(trigger) => {
                self.set(id, new);
                Effect::Triggered { trigger, value: new }
            }
            Target::Index(port) => {
                self.set(id, new);
                Effect::Index { port, value: new }
            }
            Target::Data(port) => {
                let word = if self.fifo_write_mask == FifoWriteMask::Merged { new } else { value };
                self.set(id, new);
                Effect::Data { port, word }
            }
            Target::Nothing => {
                let aliases_restart = route.reads == Some(id::RESTART_PRIMITIVE);
                if aliases_restart && self.undefined_id_write == UndefinedIdWrite::RestartPrimitive {
                    return self.write(id::RESTART_PRIMITIVE, value, mask, writer);
                }
                Effect::Ignored(Ignored::NotWritable)
            }
        }
    }
}

impl fmt::Debug for RegisterFile {
    /// All registers that are not 0, with their names and fields.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        struct Value(u32, u32);
        impl fmt::Debug for Value {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                debug_register(self.0, self.1, f)
            }
        }
        let mut map = f.debug_map();
        for (id, word) in (0..).zip(self.words.iter()) {
            if *word != 0 {
                map.entry(&format_args!("{}", pica200::name(id).unwrap_or("?")), &Value(id, *word));
            }
        }
        map.finish()
    }
}
