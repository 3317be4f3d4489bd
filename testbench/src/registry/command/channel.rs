// SPDX-License-Identifier: MIT
//! Writes and their effects as port values.

use pica_rtl::command::{RegisterEffectValues, RegisterWriteValues, effect};
use pica_spec::command::ByteMask;
use pica_spec::pica200::{Port, id};
use pica_spec::register_file::{Effect, Ignored, Writer};

/// Who writes.
pub fn writer(write: &RegisterWriteValues) -> Writer {
    if write.reg_cpu == 0 { Writer::CommandList } else { Writer::Cpu }
}

/// The bytes that a write replaces.
pub fn mask(write: &RegisterWriteValues) -> ByteMask {
    ByteMask::new(write.reg_mask as u8)
}

/// What a write did, where `register_file` tells it.
pub fn effect_values(write: &RegisterWriteValues, done: Effect) -> RegisterEffectValues {
    let none: Option<Port> = None;
    let (code, word, port) = match done {
        Effect::Stored { new, .. } => (effect::STORED, new, none),
        Effect::Triggered { value, .. } => (effect::TRIGGERED, value, none),
        Effect::Index { port, value } => (effect::INDEX, value, Some(port)),
        Effect::Data { port, word } => (effect::DATA, word, Some(port)),
        Effect::Ignored(Ignored::EmptyMask) => (effect::EMPTY_MASK, 0, none),
        Effect::Ignored(Ignored::NotWritable | Ignored::PastLastRegister) => (effect::NOT_WRITABLE, 0, none),
        Effect::Ignored(Ignored::CpuOnly) => (effect::CPU_ONLY, 0, none),
    };
    let is_restart = matches!(done, Effect::Triggered { trigger: pica_spec::pica200::Trigger::RestartPrimitive, .. });
    RegisterEffectValues {
        effect: code as u32,
        effect_id: if is_restart { id::RESTART_PRIMITIVE } else { write.reg_id },
        effect_word: word,
        effect_mask: write.reg_mask,
        effect_port: port.map_or(0, |port| port as u32),
    }
}
