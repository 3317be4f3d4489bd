// SPDX-License-Identifier: MIT
//! From bytes to items.

use super::diagnostic::{Diagnostic, Problem, Severity};
use super::end::{EndRule, ListEnd};
use super::header::Header;
use super::item::{Item, Write};
use super::registers::{FINALIZE, LAST_REGISTER, is_cpu_only};

/// What the decoder delivers, in the order of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A write, or a word that is none.
    Item(Item),
    /// A finding. One about a write comes right after that write.
    Diagnostic(Diagnostic),
}

/// Everything in a command list, read at once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decoded {
    /// The parts of the list.
    pub items: Vec<Item>,
    /// What is wrong with the list, in its order.
    pub diagnostics: Vec<Diagnostic>,
}

impl Decoded {
    /// Whether a finding is an error. Without one, [`encode`](super::encode()) gives back the decoded bytes.
    pub fn has_errors(&self) -> bool {
        self.diagnostics.iter().any(|diagnostic| diagnostic.severity() == Severity::Error)
    }
}

/// Decodes a whole list.
pub fn decode(bytes: &[u8], rule: EndRule) -> Decoded {
    let mut decoded = Decoded::default();
    for event in Decoder::new(bytes, rule) {
        match event {
            Event::Item(item) => decoded.items.push(item),
            Event::Diagnostic(diagnostic) => decoded.diagnostics.push(diagnostic),
        }
    }
    decoded
}

/// Reads a command list, little-endian, item by item.
///
/// The items end after the last byte or at a truncated command; each call reads at most one command ahead.
#[derive(Clone, Debug)]
pub struct Decoder<'a> {
    bytes: &'a [u8],
    rule: EndRule,
    /// Offset of the next word that was not read yet.
    offset: usize,
    /// Number of the next command.
    next_command: usize,
    state: State,
    /// The end of the list, with the offset behind the write that ended it.
    end: Option<(ListEnd, usize)>,
    /// What was read and is still to be delivered: never more than three findings at the end.
    pending: [Option<Event>; 3],
}

#[derive(Clone, Copy, Debug)]
enum State {
    /// The next word is parameter 0 of a command.
    Command,
    /// The next word is this parameter of the command before `next_command`.
    Parameter { header: Header, parameter: u8 },
    /// The next word is the padding of a command.
    Padding,
    /// The list has ended; words may follow.
    Tail,
    /// Nothing is left to read.
    Done,
}

impl<'a> Decoder<'a> {
    /// A decoder at the start of a list.
    pub fn new(bytes: &'a [u8], rule: EndRule) -> Self {
        Self { bytes, rule, offset: 0, next_command: 0, state: State::Command, end: None, pending: [None; 3] }
    }

    /// How the list ended, once the write that ended it was read.
    pub fn end(&self) -> Option<ListEnd> {
        self.end.map(|(end, _)| end)
    }

    /// The word at a byte offset, if all of it is there.
    fn word(&self, offset: usize) -> Option<u32> {
        let bytes = self.bytes.get(offset..)?.first_chunk()?;
        Some(u32::from_le_bytes(*bytes))
    }

    fn item(&mut self, item: Item) {
        self.deliver(Event::Item(item));
    }

    fn report(&mut self, offset: usize, problem: Problem) {
        self.deliver(Event::Diagnostic(Diagnostic { offset, problem }));
    }

    fn deliver(&mut self, event: Event) {
        if let Some(place) = self.pending.iter_mut().find(|place| place.is_none()) {
            *place = Some(event);
        }
    }

    /// Takes one step; after it there is something pending, or the state has changed.
    fn step(&mut self) {
        let offset = self.offset;
        match (self.state, self.word(offset)) {
            (State::Command, Some(value)) => self.command(value),
            (State::Command, None) => {
                self.report(offset, Problem::MissingFinalize);
                self.finish();
            }
            (State::Parameter { header, parameter }, Some(value)) => {
                self.offset += 4;
                self.write(header, parameter, offset, value);
            }
            (State::Padding, word) => {
                match word {
                    Some(0) => {}
                    Some(value) => self.item(Item::Padding { offset, value }),
                    None => self.report(offset, Problem::MissingPadding),
                }
                self.offset += if word.is_some() { 4 } else { 0 };
                self.state = State::Command;
            }
            (State::Tail, Some(value)) => {
                self.item(Item::Tail { offset, value });
                self.offset += 4;
            }
            (State::Parameter { .. } | State::Tail | State::Done, _) => self.finish(),
        }
    }

    /// Starts a command with this parameter 0: reads its header and delivers the parameter.
    fn command(&mut self, value: u32) {
        let start = self.offset;
        let Some(word) = self.word(start + 4) else {
            self.report(start, Problem::MissingHeader);
            return self.finish();
        };
        let header = Header(word);
        let announced = header.words();
        let present = (self.bytes.len() - start) / 4;
        if present < announced && !self.ends_within(header, start) {
            self.report(start, Problem::TruncatedCommand { announced, present });
            return self.finish();
        }
        self.offset += 8;
        self.next_command += 1;
        self.write(header, 0, start, value);
    }

    /// Whether one of the parameters that are there ends the list, so that those after it are not needed.
    fn ends_within(&self, header: Header, start: usize) -> bool {
        (0..=header.extra()).any(|k| {
            let index = if k == 0 { 0 } else { 1 + usize::from(k) };
            self.word(start + 4 * index).is_some_and(|value| self.rule.parameter_end(header, k, value).is_some())
        })
    }

    /// Delivers one parameter and goes to what follows it.
    fn write(&mut self, header: Header, parameter: u8, offset: usize, value: u32) {
        let id = header.id_of(parameter);
        let mask = header.mask();
        self.item(Item::Write(Write { offset, command: self.next_command - 1, header, parameter, id, value }));
        if !mask.is_none() {
            if id > LAST_REGISTER {
                self.report(offset, Problem::PastLastRegister { id });
            } else if is_cpu_only(id) {
                self.report(offset, Problem::CpuOnlyRegister { id });
            } else if id == FINALIZE && !self.rule.finalize_matches(value, mask) {
                self.report(offset, Problem::UnmatchedFinalize { value, mask, compare: self.rule.compare });
            }
        }
        self.state = if let Some(end) = self.rule.parameter_end(header, parameter, value) {
            self.end = Some((end, self.offset));
            State::Tail
        } else if parameter < header.extra() {
            State::Parameter { header, parameter: parameter + 1 }
        } else if header.is_padded() {
            State::Padding
        } else {
            State::Command
        };
    }

    /// Reports what is known only at the end of the bytes.
    fn finish(&mut self) {
        self.state = State::Done;
        let length = self.bytes.len();
        let odd = length % 4;
        let dropped = length % 16;
        if dropped != odd {
            let kept = length - dropped;
            let loses_end = self.end.is_some_and(|(_, behind)| behind > kept);
            self.report(kept, Problem::PartialUnit { dropped, loses_end });
        }
        if odd != 0 {
            self.report(length - odd, Problem::OddBytes { count: odd });
        }
    }
}

impl Iterator for Decoder<'_> {
    type Item = Event;

    fn next(&mut self) -> Option<Event> {
        while self.pending[0].is_none() && !matches!(self.state, State::Done) {
            self.step();
        }
        let next = self.pending[0].take();
        if self.pending[1].is_some() {
            self.pending.rotate_left(1);
        }
        next
    }
}

impl std::iter::FusedIterator for Decoder<'_> {}
