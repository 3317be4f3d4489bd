// SPDX-License-Identifier: MIT
//! The words of a list from memory.

use crate::command::channel::ListRequest;
use crate::parts::Fifo;
use crate::prelude::*;

/// Words of one request, at most: those of a burst.
pub(super) const BURST: usize = 16;

/// Asks for the words from an address on, a burst at a time, and keeps those that have come.
///
/// Two bursts are asked for at first, and another one when all words of one are used. All that is asked for comes, and has room.
#[derive(LogicBlock, Default, Component)]
#[component(name = "list_fetch")]
pub(super) struct ListFetch {
    pub clock: Signal<In, Clock>,
    /// Nothing is asked for, and nothing is there.
    pub reset: Signal<In, Bit>,
    /// Begins at the next edge, when nothing is left of what was before.
    pub begins: Signal<In, Bit>,
    /// Where to begin, in units of 8 bytes.
    pub address: Signal<In, Bits<29>>,
    /// Words from there on.
    pub words: Signal<In, Bits<21>>,
    /// The words of a burst are used at the next edge.
    pub used: Signal<In, Bit>,
    pub request_valid: Signal<Out, Bit>,
    pub request_ready: Signal<In, Bit>,
    pub request: Signal<Out, ListRequest>,
    pub word_valid: Signal<In, Bit>,
    pub word_ready: Signal<Out, Bit>,
    pub word: Signal<In, Bits<64>>,
    /// A word is there.
    pub valid: Signal<Out, Bit>,
    /// Whether the word is taken at the next edge.
    pub take: Signal<In, Bit>,
    pub low: Signal<Out, Bits<32>>,
    pub high: Signal<Out, Bits<32>>,
    /// No request is to be made or answered, and no word is there.
    pub is_empty: Signal<Out, Bit>,
    place: DFF<Bits<29>>,
    left: DFF<Bits<21>>,
    /// Bursts that may be asked for.
    allowed: DFF<Bits<2>>,
    asks: DFF<Bit>,
    place_asked: DFF<Bits<29>>,
    count_asked: DFF<Bits<5>>,
    is_last: Signal<Local, Bit>,
    after: Signal<Local, Bits<2>>,
    /// Words that were asked for and have not come.
    missing: DFF<Bits<6>>,
    expects: DFF<Bit>,
    after_missing: Signal<Local, Bits<6>>,
    comes: Signal<Local, Bit>,
    moves: Signal<Local, Bit>,
    taken: Signal<Local, Bit>,
    lows: Fifo<5, 32>,
    highs: Fifo<5, 32>,
    burst: Parameter<Bits<21>>,
    whole: Parameter<Bits<5>>,
}

impl ListFetch {
    /// A list that is not there.
    pub(super) fn new() -> Self {
        Self { burst: Parameter::bits(BURST as u64), whole: Parameter::bits(BURST as u64), ..Self::default() }
    }
}

#[hdl]
impl Logic for ListFetch {
    fn update(&mut self) {
        wire!(self => self.{lows, highs}: clock, reset);
        // Requests.
        self.is_last.next = self.left.q.val() <= self.burst.val();
        self.taken.next = self.asks.q.val() && self.request_ready.val();
        self.moves.next =
            self.left.q.val().any() && self.allowed.q.val().any() && ((!self.asks.q.val()) || self.request_ready.val());
        wire!(self.*.q => self: after: allowed);
        if self.moves.val() && (!self.used.val()) {
            self.after.next = self.allowed.q.val() - 1;
        }
        if self.used.val() && (!self.moves.val()) {
            self.after.next = self.allowed.q.val() + 1;
        }
        wire!(self => self.*.d: allowed: after);
        if self.taken.val() {
            self.asks.d.next = false;
        }
        if self.moves.val() {
            self.asks.d.next = true;
            wire!(self.*.q => self.*.d: place_asked: place);
            wire!(self => self.*.d: count_asked: whole);
            self.place.d.next = self.place.q.val() + bit_cast::<29, 21>(self.burst.val());
            self.left.d.next = self.left.q.val() - self.burst.val();
            if self.is_last.val() {
                self.count_asked.d.next = self.left.q.val().get_bits::<5>(0);
                self.left.d.next = 0.into();
            }
        }
        wire!(self.*.q => self: request_valid: asks);
        self.request.next.request_address = self.place_asked.q.val();
        self.request.next.request_words = self.count_asked.q.val();

        // Words.
        wire!(self.*.q => self: word_ready: expects);
        self.comes.next = self.word_valid.val() && self.expects.q.val();
        wire!(self.*.q => self: after_missing: missing);
        if self.taken.val() {
            self.after_missing.next = self.missing.q.val() + bit_cast::<6, 5>(self.count_asked.q.val());
        }
        if self.comes.val() {
            self.after_missing.next = self.after_missing.val() - 1;
        }
        wire!(self => self.*.d: missing: after_missing);
        self.expects.d.next = self.after_missing.val().any();
        wire!(self => self.{lows, highs}: in_valid: comes, out_ready: take);
        self.lows.x.next = self.word.val().get_bits::<32>(0);
        self.highs.x.next = self.word.val().get_bits::<32>(32);
        wire!(self.lows => self: valid: out_valid, low: y);
        wire!(self.highs => self: high: y);
        self.is_empty.next = (!self.lows.out_valid.val())
            && (!self.asks.q.val())
            && (!self.expects.q.val())
            && ((!self.left.q.val().any()) || (!self.allowed.q.val().any()));
        if self.begins.val() {
            wire!(self => self.*.d: place: address, left: words);
            self.allowed.d.next = 2.into();
        }
        if self.reset.val() {
            wire!(0 => self.*.d: left, allowed, missing);
            wire!(false => self.*.d: asks, expects);
        }
    }
}
