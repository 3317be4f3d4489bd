// SPDX-License-Identifier: MIT
//! Following a command list through memory.

use std::collections::{BTreeMap, HashMap};

use crate::command::{Buffer, Decoder, EndRule, Event, Item, ListEnd};

use super::buffer_registers::BufferRegisters;
use super::list_problem::ListProblem;
use super::lists::ListOptions;
use super::memory::{Memory, OutsideMemory};
use super::shared_bytes::SharedBytes;

/// A piece of a command list that is contiguous in memory: the start of the list, or where a jump leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// Physical address of the first byte.
    pub address: u32,
    /// The bytes, as many as the size register says, words behind the end of the segment included.
    pub bytes: SharedBytes,
    /// How execution leaves the segment; `None` if it runs off its end.
    pub end: Option<ListEnd>,
}

/// A list on its way through memory.
pub(super) struct Walk<'a> {
    pub memory: &'a Memory,
    pub rule: EndRule,
    pub options: &'a ListOptions,
    pub registers: &'a mut BufferRegisters,
    pub segments: Vec<Segment>,
    pub problems: Vec<ListProblem>,
    /// What was copied from memory, by address.
    pub copies: BTreeMap<u32, SharedBytes>,
    /// Number of bytes copied from memory and of bytes executed.
    pub bytes: u64,
}

impl Walk<'_> {
    /// Follows the list that starts in `buffer` to its end.
    pub fn run(&mut self, mut buffer: Buffer) {
        // A list cannot change memory before it ends, so place and registers at the start of a segment decide all that follows.
        let mut visited = HashMap::new();
        loop {
            let (size, address) = (self.registers.size(buffer), self.registers.address(buffer));
            let (address_bytes, size_bytes) = (address.bytes(), size.bytes());
            let segment = self.segments.len();
            if let Some(segment) = visited.insert((buffer, *self.registers), segment) {
                return self.problems.push(ListProblem::EndlessLoop { segment });
            }
            if segment > self.options.most_jumps {
                let limit = self.options.most_jumps;
                return self.problems.push(ListProblem::TooManyJumps { limit });
            }
            for register in [size, address] {
                let ignored = register.ignored_bits();
                if ignored != 0 {
                    let (id, value) = (register.id, register.value);
                    self.problems.push(ListProblem::IgnoredBits { segment, id, value, ignored });
                }
            }
            let bytes = self.bytes_at(address_bytes, size_bytes);
            let end = self.execute(&bytes);
            self.segments.push(Segment { address: address_bytes, bytes, end });
            match end {
                Some(ListEnd::Jump(next)) => buffer = next,
                Some(ListEnd::Finalize) | None => return,
            }
            if self.bytes > self.options.most_bytes {
                let limit = self.options.most_bytes;
                return self.problems.push(ListProblem::TooManyBytes { limit });
            }
        }
    }

    /// The bytes of the next segment. A list that comes back into a segment it left shares its bytes, so that a long buffer
    /// with many calls is not copied for each of them.
    fn bytes_at(&mut self, address: u32, size: u32) -> SharedBytes {
        let size = size as usize;
        if let Some((start, bytes)) = self.copies.range(..=address).next_back() {
            let start = (address - start) as usize;
            if let Some(part) = bytes.slice(start..start.saturating_add(size)) {
                return part;
            }
        }
        let bytes = self.memory.read_up_to(address, size);
        if bytes.len() < size {
            let outside = OutsideMemory { address, size, available: bytes.len() };
            self.problems.push(ListProblem::SegmentOutsideMemory { segment: self.segments.len(), outside });
        }
        self.bytes += bytes.len() as u64;
        let bytes = SharedBytes::from(bytes);
        self.copies.insert(address, bytes.clone());
        bytes
    }

    /// Performs the writes of a segment that concern command buffers.
    fn execute(&mut self, bytes: &[u8]) -> Option<ListEnd> {
        let mut decoder = Decoder::new(bytes, self.rule);
        let mut executed = 0;
        while let Some(event) = decoder.next() {
            if let Event::Item(Item::Write(write)) = event {
                self.registers.write(write.id, write.value, write.mask());
                executed = write.offset as u64;
            }
            if decoder.end().is_some() {
                break;
            }
        }
        self.bytes += executed;
        decoder.end()
    }
}
