// SPDX-License-Identifier: MIT
//! The lists of a recording, as programs of the command processor.

use crate::stimulus::command::program::{BUFFERS, CpuWrite, Program};
use pica_model::gpu::machine::Limits;
use pica_spec::choices::Choices;
use pica_spec::command::{Buffer, ListEnd};
use pica_spec::pica200::{CPU_BASE, id};
use pica_spec::trace::{CommandList, Element, ListOptions, Lists, Recording};

/// The programs of the lists of a recording, one each.
pub fn programs(recording: &Recording, choices: &Choices) -> impl Iterator<Item = Program> {
    let options = ListOptions { finalize_match: choices.finalize_match, ..ListOptions::default() };
    Lists::new(recording, options).map(|list| program(recording, &list))
}

/// What the CPU writes for a list, and the words of its segments.
fn program(recording: &Recording, list: &CommandList) -> Program {
    let second = CPU_BASE + 4 * id::CMDBUF_JUMP1;
    let starts_second =
        matches!(recording.stream[list.element], Element::RegisterWrite { address, .. } if address == second);
    let (own, other) = if starts_second { (1, Buffer::Buffer0) } else { (0, Buffer::Buffer1) };
    let rule = list.rule;
    let mut writes = vec![(id::IRQ_CMP0, rule.compare), (id::IRQ_AUTOSTOP, rule.autostop.into())];
    let mut place = |buffer: usize, address: u32, bytes: u32| {
        let [of_address, of_size, _] = BUFFERS[buffer];
        writes.extend([(of_address, address / 8), (of_size, bytes / 8)]);
    };
    place(own, list.address, list.size);
    // The list finds the other buffer as an earlier one has left it, or writes where it is.
    let jump = list.segments.iter().position(|segment| segment.end == Some(ListEnd::Jump(other)));
    if let Some(segment) = jump.and_then(|from| list.segments.get(from + 1)) {
        place(1 - own, segment.address, segment.bytes.len() as u32);
    }
    writes.push((BUFFERS[own][2], 1));
    let limit = u32::try_from(Limits::default().jumps).unwrap_or(u32::MAX);
    let writes = writes.into_iter().map(|(id, data)| CpuWrite { id, data, limit }).collect();
    let words = list.segments.iter().flat_map(|segment| {
        let words = segment.bytes.chunks_exact(8).filter_map(<[u8]>::first_chunk).map(|word| u64::from_le_bytes(*word));
        (segment.address / 8..).zip(words)
    });
    Program { writes, memory: words.collect() }
}
