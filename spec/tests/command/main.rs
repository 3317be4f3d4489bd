// SPDX-License-Identifier: MIT
//! Decoding and encoding of command lists against hand-made words and a decoder written a second time.

use pica_spec::choices::FinalizeMatch;
use pica_spec::command::{
    Buffer, ByteMask, Decoded, Decoder, EncodeError, EncodeErrorReason, EndRule, Event, Header, Item, ListEnd,
    PlainWrite, Problem, Severity, Write, decode, encode, encode_writes,
};

mod decoder;
mod encoder;
mod grouping;
mod header;
mod properties;

const FINALIZE: [u32; 2] = [0x1234_5678, 0x000F_0010];

fn bytes_of(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

fn decode_words(words: &[u32]) -> Decoded {
    decode(&bytes_of(words), EndRule::default())
}

/// Register id, mask and value of every write.
fn writes(decoded: &Decoded) -> Vec<(u32, u8, u32)> {
    let write = |item: &Item| match item {
        Item::Write(write) => Some((write.id, write.mask().get(), write.value)),
        _ => None,
    };
    decoded.items.iter().filter_map(write).collect()
}

/// Offset and problem of every finding.
fn problems(decoded: &Decoded) -> Vec<(usize, Problem)> {
    decoded.diagnostics.iter().map(|diagnostic| (diagnostic.offset, diagnostic.problem)).collect()
}

/// The words of every tail item.
fn tail(decoded: &Decoded) -> Vec<(usize, u32)> {
    let tail = |item: &Item| match item {
        Item::Tail { offset, value } => Some((*offset, *value)),
        _ => None,
    };
    decoded.items.iter().filter_map(tail).collect()
}
