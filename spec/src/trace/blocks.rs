// SPDX-License-Identifier: MIT
//! Sizes of state blocks that cannot be what the header says.

use super::file::{File, words};
use super::form::BlockSizes;
use super::header::Header;
use super::recording::{Element, InitialState};

/// The headers that a file may have meant, with what they say of its block sizes, the most likely first.
pub(super) fn meanings(file: File<'_>, header: &Header) -> Vec<(Header, BlockSizes)> {
    let contents = contents(file, header);
    let stream = [header.stream_offset];
    let all = [&contents[..], &stream].concat();
    // Empty blocks have no place.
    let used = || (0..header.blocks.len()).filter(|number| header.blocks[*number].1 != 0);
    let mut meanings = Vec::new();
    let is_bytes = |number| {
        let (_, size) = header.blocks[number];
        size % 4 == 0 && room(header, number, &all) == Some(size)
    };
    if used().count() != 0 && used().all(is_bytes) {
        let blocks = header.blocks.map(|(start, size)| (start, size / 4));
        meanings.push((Header { blocks, ..*header }, BlockSizes::Bytes));
    }
    let mut blocks = header.blocks;
    let mut shortened = Vec::new();
    for number in used() {
        let reaches_into = room(header, number, &stream).is_some_and(|room| room / 4 < header.blocks[number].1);
        if let Some(room) = room(header, number, &all).filter(|_| reaches_into) {
            blocks[number].1 = room / 4;
            shortened.push(InitialState::BLOCK_NAMES[number]);
        }
    }
    if !shortened.is_empty() {
        meanings.push((Header { blocks, ..*header }, BlockSizes::Disagree(shortened)));
    }
    meanings
}

/// Where the contents of loads begin.
fn contents(file: File<'_>, header: &Header) -> Vec<u32> {
    let stream = file.0.get(header.stream_offset as usize..).unwrap_or_default();
    let elements = stream.as_chunks::<{ Element::BYTES }>().0.iter().take(header.stream_size as usize).map(words);
    let loads = elements.filter(|[kind, _, size, ..]| *kind == Element::MEMORY_LOAD && *size != 0);
    loads.map(|[_, start, ..]| start).collect()
}

/// Bytes from the start of a block to the next block or the next of `others`; `None` if nothing follows. Of blocks that
/// begin in the same place the last has the room.
fn room(header: &Header, number: usize, others: &[u32]) -> Option<u32> {
    let own = header.blocks[number].0;
    let blocks = header.blocks.iter().enumerate().filter(|(_, (_, size))| *size != 0);
    let blocks = blocks.filter(|(other, (start, _))| *start > own || *start == own && *other > number);
    let others = others.iter().copied().filter(|start| *start >= own);
    blocks.map(|(_, (start, _))| *start).chain(others).min().map(|next| next - own)
}
