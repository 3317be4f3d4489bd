// SPDX-License-Identifier: MIT
//! From plain register writes to a command list.

use super::encode::encode;
use super::end::{EndRule, ListEnd};
use super::error::EncodeError;
use super::header::Header;
use super::item::{Item, Write};
use super::mask::ByteMask;

/// A write to a register, without a command around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlainWrite {
    /// Register id.
    pub id: u16,
    /// The word to write.
    pub value: u32,
    /// Which bytes of the register are replaced.
    pub mask: ByteMask,
}

/// Most parameters of one command: one, and 255 extra.
const MOST_PARAMETERS: usize = 256;

/// A command that does nothing: no byte enabled, to an id that a list cannot write in any case.
const NO_OPERATION: [u8; 8] = [0; 8];

/// The bytes of a command list that performs these writes in this order.
///
/// Grouping, from the first write on and as long as possible, up to 256 parameters: writes of one mask to ids that count up
/// by one are one consecutive command, writes of one mask to the same id are one command that is not consecutive, any other
/// write is a command of its own. So is a write that ends the list. Padding words are zero.
///
/// The result is a multiple of 16 bytes. Where 8 bytes are missing, a list that ends with FINALIZE gets that write a second
/// time, as the lists of homebrew libraries have it; any other gets a command that does nothing (value 0, header 0: no byte
/// enabled). Decoding gives the same writes, after which only tail words or that command can follow.
///
/// # Errors
/// A write behind the one that ends the list by `rule`, which hardware would not execute.
pub fn encode_writes(writes: &[PlainWrite], rule: EndRule) -> Result<Vec<u8>, EncodeError> {
    let mut bytes = encode(&group(writes, rule), rule)?;
    if !bytes.len().is_multiple_of(16) {
        let last = writes.last().filter(|last| end_of(last, rule) == Some(ListEnd::Finalize));
        match last {
            Some(_) => bytes.extend_from_within(bytes.len() - 8..),
            None => bytes.extend_from_slice(&NO_OPERATION),
        }
    }
    Ok(bytes)
}

/// Gives every write the header of its command. The items correspond to the writes one to one.
fn group(writes: &[PlainWrite], rule: EndRule) -> Vec<Item> {
    let mut items = Vec::with_capacity(writes.len());
    let mut rest = writes;
    let mut command = 0;
    while let Some(first) = rest.first() {
        let together = |step: u16| run_length(rest, step, rule);
        let (length, consecutive) = match (together(1), together(0)) {
            (1, repeated) => (repeated, false),
            (counting, _) => (counting, true),
        };
        let (parameters, others) = rest.split_at(length);
        let header =
            Header::new(first.id).with_mask(first.mask).with_extra((length - 1) as u8).with_consecutive(consecutive);
        for (parameter, write) in (0..=u8::MAX).zip(parameters) {
            // The encoder does not read offsets.
            let offset = 0;
            let id = u32::from(write.id);
            items.push(Item::Write(Write { offset, command, header, parameter, id, value: write.value }));
        }
        rest = others;
        command += 1;
    }
    items
}

/// How many writes from the first on fit one command whose ids grow by `step`, at least 1.
fn run_length(writes: &[PlainWrite], step: u16, rule: EndRule) -> usize {
    let fits = |&(before, write): &(&PlainWrite, &PlainWrite)| {
        before.id.checked_add(step) == Some(write.id) && before.mask == write.mask && end_of(write, rule).is_none()
    };
    1 + writes.iter().zip(writes.iter().skip(1)).take(MOST_PARAMETERS - 1).take_while(fits).count()
}

fn end_of(write: &PlainWrite, rule: EndRule) -> Option<ListEnd> {
    rule.list_end(u32::from(write.id), write.value, write.mask)
}
