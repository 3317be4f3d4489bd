// SPDX-License-Identifier: MIT
//! The model of the command processor as transactions: the functions that the machine runs lists with, and which words a list asks
//! for.

use crate::stimulus::command::program::{CpuWrite, Program};
use pica_model::command::command_processor::{Step, act, command_buffer, end_rule, run_segment};
use pica_model::command::{Flow, ListEnd};
use pica_rtl::command::{CommandProcessorInterrupt, ListEndValues, ListRequestValues, RegisterWriteValues, reason};
use pica_rtl::dut::Values;
use pica_spec::choices::Choices;
use pica_spec::command::{Buffer, ByteMask, Decoder, EndRule, Write};
use pica_spec::pica200::{ID_COUNT, id};
use pica_spec::register_file::{Effect, RegisterFile};
use pica_spec::trace::{FcramSize, Memory};
use pica_vectors::Item;
use std::collections::VecDeque;
use std::sync::LazyLock;

/// The channel of writes of the CPU.
pub const CPU: usize = 0;
/// The channel of words.
pub const WORD: usize = 1;
/// The channel of requests.
pub const REQUEST: usize = 2;
/// The channel of writes.
pub const REG: usize = 3;
/// The channel of interrupts.
pub const INTERRUPT: usize = 4;
/// The channel of ends.
pub const END: usize = 5;

/// Words of 64 bits of a request, at most.
pub const BURST: usize = 16;
/// Words of a command, at most.
const COMMAND: usize = 129;
/// Requests that are made before a word is executed.
const AHEAD: usize = 2;

/// The words that requests are answered with.
pub enum Words<'a> {
    /// What is in memory; the words that are asked for are kept as transactions, up to a number of them.
    Memory {
        /// What is in memory.
        program: &'a Program,
        /// The transactions.
        items: &'a mut Vec<Item>,
        /// Words that may still be asked for; none if it was to be more.
        left: &'a mut Option<usize>,
    },
    /// The words of a case, in their order.
    Queue(VecDeque<u64>),
}

impl Words<'_> {
    /// The words from an address on: as many as there are, or as can be taken and a command more. A list that goes on behind these
    /// asks for more than it may.
    fn look(&self, address: u32, words: usize) -> Vec<u64> {
        match self {
            Words::Memory { program, left, .. } => {
                let most = left.unwrap_or(0) + COMMAND;
                (address..).take(words.min(most)).map(|address| program.word(address)).collect()
            }
            Words::Queue(queue) => {
                let most = queue.len() + COMMAND;
                queue.iter().copied().chain(std::iter::repeat(0)).take(words.min(most)).collect()
            }
        }
    }

    /// Whether more was asked for than may be.
    fn are_over(&self) -> bool {
        matches!(self, Words::Memory { left, .. } if left.is_none())
    }

    /// Answers a request.
    fn take(&mut self, address: u32, words: usize) {
        match self {
            Words::Memory { program, items, left } => {
                **left = left.and_then(|left| left.checked_sub(words));
                if left.is_none() {
                    return;
                }
                items.extend((address..).take(words).map(|address| {
                    let word = program.word(address);
                    Item { channel: WORD, values: vec![word as u32, (word >> 32) as u32] }
                }));
            }
            Words::Queue(queue) => drop(queue.drain(..words.min(queue.len()))),
        }
    }
}

/// What happens in a case, for the table of coverage.
#[derive(Clone, Copy, Debug)]
pub enum Event {
    /// A list executes a write that goes on like this.
    Write(Write, Flow),
    /// A command does not fit; whether it ends the list nevertheless.
    Cut(bool),
    /// A segment begins: the words that its size says, and those that are in memory.
    Segment(u32, usize, usize),
    /// A segment is left at this word.
    Left(usize),
    /// Lanes match, of this word: those that match, and those that are not masked.
    Lanes(u32, u32, bool),
}

/// The command processor.
pub struct Reference<'a> {
    choices: &'a Choices,
    registers: RegisterFile,
    /// What came out.
    pub outputs: Vec<Item>,
    /// What happened.
    pub events: Vec<Event>,
}

/// The memory of the console, of which only the places matter.
static MEMORY: LazyLock<Memory> = LazyLock::new(|| Memory::new(FcramSize::default()));

impl<'a> Reference<'a> {
    /// After reset.
    pub fn new(choices: &'a Choices) -> Self {
        Self { choices, registers: RegisterFile::new(choices), outputs: Vec::new(), events: Vec::new() }
    }

    /// The CPU writes.
    pub fn cpu(&mut self, write: CpuWrite, words: &mut Words<'_>) {
        let buffer = match write.id {
            id::CMDBUF_JUMP0 => Buffer::Buffer0,
            id::CMDBUF_JUMP1 => Buffer::Buffer1,
            _ => {
                self.execute(write.id, write.data, ByteMask::ALL, true);
                return;
            }
        };
        if write.data & 1 != 0 {
            self.list(buffer, write.limit, words);
        }
    }

    fn give(&mut self, channel: usize, values: impl Values) {
        self.outputs.push(Item { channel, values: values.to_row() });
    }

    /// Executes a write; gives where a list goes on.
    fn execute(&mut self, id: u32, value: u32, mask: ByteMask, cpu: bool) -> Flow {
        if id >= ID_COUNT as u32 {
            return Flow::Next;
        }
        let write =
            RegisterWriteValues { reg_id: id, reg_data: value, reg_mask: mask.get().into(), reg_cpu: cpu.into() };
        self.give(REG, write);
        let done = self.registers.write(id, value, mask, super::channel::writer(&write));
        let is_request = (id::FINALIZE..id::FINALIZE + 16).contains(&id);
        let is_own = is_request || matches!(id, id::CMDBUF_JUMP0 | id::CMDBUF_JUMP1);
        let (Effect::Triggered { value, .. }, true) = (done, is_own) else { return Flow::Next };
        let action = act(id, value, super::channel::mask(&write), &self.registers, self.choices);
        if is_request {
            self.events.push(Event::Lanes(id - id::FINALIZE, action.interrupts, action.flow != Flow::Next));
        }
        if action.interrupts != 0 {
            let lanes =
                CommandProcessorInterrupt { interrupt_word: id - id::FINALIZE, interrupt_lanes: action.interrupts };
            self.give(INTERRUPT, lanes);
        }
        action.flow
    }

    fn list(&mut self, mut buffer: Buffer, limit: u32, words: &mut Words<'_>) {
        let (mut jumps, mut outside) = (0, false);
        let end = loop {
            let (address, size) = command_buffer(&self.registers, buffer);
            let available = MEMORY.available(address, size);
            outside |= available < size;
            self.events.push(Event::Segment(address, size / 8, available / 8));
            let flow = self.segment(address / 8, available / 8, words);
            if words.are_over() {
                return;
            }
            match flow {
                Flow::Jump(_) if jumps == limit => break reason::LIMIT,
                Flow::Jump(next) => buffer = next,
                Flow::End(ListEnd::Finalize) => break reason::FINALIZE,
                _ => break reason::RAN_OUT,
            }
            jumps += 1;
        };
        self.give(END, ListEndValues { end_reason: end as u32, end_outside: outside.into() });
    }

    /// Executes a segment of so many words.
    fn segment(&mut self, address: u32, count: usize, words: &mut Words<'_>) -> Flow {
        let bytes: Vec<u8> = words.look(address, count).into_iter().flat_map(u64::to_le_bytes).collect();
        let rule = end_rule(&self.registers, self.choices);
        let (mut left_at, mut again) = (None, None);
        let mut last = 0;
        let excess = self.choices.excess_consecutive_parameters;
        let flow = run_segment(&mut Decoder::new(&bytes, rule), excess, |step| {
            let Step::Write(write) = step else { return Flow::Next };
            if write.parameter == 0 && write.header.words() > (bytes.len() - write.offset) / 4 {
                again = Some((write.offset / 8, found(&bytes, write, rule)));
            }
            let flow = self.execute(write.id, write.value, write.mask(), false);
            self.events.push(Event::Write(write, flow));
            last = write.offset / 8;
            if flow != Flow::Next {
                left_at = Some(last);
            }
            flow
        });
        if let Some(at) = left_at {
            self.events.push(Event::Left(at));
        }
        if let Some((from, at)) = again {
            self.events.push(Event::Cut(true));
            self.requests(address, count, Some(at), words);
            self.requests(address + from as u32, count - from, left_at.map(|at| at - from), words);
        } else {
            self.requests(address, count, left_at, words);
            if left_at.is_none() && last + 1 < count {
                self.events.push(Event::Cut(false));
            }
        }
        flow
    }

    /// The requests for words of which all are executed, or those up to one.
    fn requests(&mut self, address: u32, count: usize, up_to: Option<usize>, words: &mut Words<'_>) {
        let bursts = count.div_ceil(BURST);
        let bursts = up_to.map_or(bursts, |at| bursts.min(at / BURST + AHEAD));
        for burst in 0..bursts {
            let (address, count) = (address + (burst * BURST) as u32, (count - burst * BURST).min(BURST));
            if words.are_over() {
                return;
            }
            self.give(REQUEST, ListRequestValues { request_address: address, request_words: count as u32 });
            words.take(address, count);
        }
    }
}

/// The word with the parameter that ends a list, of a command that does not fit.
fn found(bytes: &[u8], first: Write, rule: EndRule) -> usize {
    let offset = |k: u8| first.offset + if k == 0 { 0 } else { 4 + 4 * usize::from(k) };
    let ends = |k: &u8| {
        let word = bytes.get(offset(*k)..).and_then(<[u8]>::first_chunk).map_or(0, |bytes| u32::from_le_bytes(*bytes));
        rule.list_end(first.header.id_of(*k), word, first.mask()).is_some()
    };
    (0..=first.header.extra()).find(ends).map_or(0, |k| offset(k) / 8)
}

/// The transactions that a program makes, if it asks for `most` words at most.
pub fn items(program: &Program, choices: &Choices, most: usize) -> Option<Vec<Item>> {
    let mut reference = Reference::new(choices);
    let mut items = Vec::new();
    let mut left = Some(most);
    for write in &program.writes {
        items.push(Item { channel: CPU, values: vec![write.id, write.data, write.limit] });
        reference.cpu(*write, &mut Words::Memory { program, items: &mut items, left: &mut left });
        left?;
    }
    Some(items)
}

/// What comes of transactions.
pub fn run<'a>(inputs: &[Item], choices: &'a Choices) -> Reference<'a> {
    let words = inputs.iter().filter(|item| item.channel == WORD);
    let word = |item: &Item| u64::from(item.values[0]) | u64::from(item.values[1]) << 32;
    let mut words = Words::Queue(words.map(word).collect());
    let mut reference = Reference::new(choices);
    for item in inputs.iter().filter(|item| item.channel == CPU) {
        let write = CpuWrite { id: item.values[0], data: item.values[1], limit: item.values[2] };
        reference.cpu(write, &mut words);
    }
    reference
}
