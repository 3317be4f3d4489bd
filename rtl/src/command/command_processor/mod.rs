// SPDX-License-Identifier: MIT
//! From the words of a list to register writes.

mod fetch;
mod lanes;
mod place;
mod registers;

use super::channel::{ListEnd, ListRequest, RegisterWrite, reason};
use crate::parts::Skid;
use crate::prelude::*;
use fetch::ListFetch;
use lanes::InterruptLanes;
use pica_spec::choices::{ExcessConsecutiveParameters, FifoWriteMask, Recorder};
use pica_spec::pica200::{ID_COUNT, id};
use place::ListPlace;
use registers::ListRegisters;

/// What the command processor is about.
#[derive(Copy, Clone, PartialEq, Eq, Debug, LogicState)]
enum State {
    /// After reset: clears the compare bytes.
    Clear,
    /// Takes writes of the CPU.
    Idle,
    /// Finds out where a buffer is.
    Place,
    /// Finds out how much of it is in memory.
    Measure,
    /// Begins to fetch it.
    Begin,
    /// Takes a header with parameter 0 of a command.
    Header,
    /// Takes another parameter.
    Parameter,
    /// Sends a write, and sees where the list goes on.
    Execute,
    /// Waits until what was asked for has come.
    Drain,
    /// Tells that the list has ended.
    End,
}

/// The parts of a header, with their bits.
mod header {
    pub(super) const ID: usize = 0;
    pub(super) const MASK: usize = 16;
    pub(super) const EXTRA: usize = 20;
    pub(super) const CONSECUTIVE: usize = 31;
    /// The bits of the id that no register has.
    pub(super) const BEYOND: usize = 10;
}

/// Where execution goes on when nothing is on the way any more.
mod goal {
    /// Nowhere: the list has ended.
    pub(super) const END: usize = 0;
    /// At the start of a buffer.
    pub(super) const BUFFER: usize = 1;
    /// At the start of the last command of the buffer, which ends the list.
    pub(super) const AGAIN: usize = 2;
}

/// Command lists from memory: register writes out, in order with those of the CPU (command-lists.md#stream).
///
/// # Writes
/// What the CPU writes is passed on. Its write to CMDBUF_JUMP0 or CMDBUF_JUMP1 is not: with bit 0 set it starts the list in that
/// buffer, and the next write of the CPU is taken when the list has ended. A write of a list for an id beyond the last register is
/// dropped. A parameter takes two clocks, one for request lanes three.
///
/// # Memory
/// A request asks for up to 16 words of 64 bits that follow each other; all of them have to come, in order, through `word`, and no
/// others. There is always room. Two requests are outstanding, and another one is made when all words of one are executed: which
/// requests a list makes depends on its words and on no latency. What is left when a list ends or jumps is taken and dropped.
/// Requests stay within VRAM and FCRAM.
///
/// # Ends
/// A list ends where a request lane matches while IRQ_AUTOSTOP is set, at the end of its buffer, or instead of a jump when it has
/// jumped as often as `cpu_limit` has it. A jump drops the rest of the buffer. A command that is longer than what is left of its
/// buffer is not executed, unless one of the parameters that are there ends the list: the words are looked through and fetched
/// once more.
///
/// `interrupt` tells the lanes that request the interrupt: those that match and are not masked.
///
/// The registers that matter here follow the writes. After reset they are 0, and nothing is taken for 16 clocks.
///
/// Choices: `excess_consecutive_parameters`, `fifo_write_mask`, `finalize_match`.
#[derive(LogicBlock, Default, Component, Dut)]
#[dut(independent)]
pub struct CommandProcessor {
    clock: Signal<In, Clock>,
    reset: Signal<In, Bit>,
    cpu_valid: Signal<In, Bit>,
    cpu_ready: Signal<Out, Bit>,
    /// Id of the register that the CPU writes.
    cpu_id: Signal<In, Bits<10>>,
    /// The word that it writes.
    cpu_data: Signal<In, Bits<32>>,
    /// The most jumps of a list that the write starts.
    cpu_limit: Signal<In, Bits<16>>,
    word_valid: Signal<In, Bit>,
    word_ready: Signal<Out, Bit>,
    /// A word of a list, its byte at the lowest address in bits 0-7.
    list_word: Signal<In, Bits<64>>,
    request_valid: Signal<Out, Bit>,
    request_ready: Signal<In, Bit>,
    asked: Signal<Out, ListRequest>,
    reg_valid: Signal<Out, Bit>,
    reg_ready: Signal<In, Bit>,
    write: Signal<Out, RegisterWrite>,
    interrupt_valid: Signal<Out, Bit>,
    /// Number of the word whose lanes request the interrupt.
    interrupt_word: Signal<Out, Bits<4>>,
    /// The lanes.
    interrupt_lanes: Signal<Out, Bits<4>>,
    end_valid: Signal<Out, Bit>,
    end_ready: Signal<In, Bit>,
    ended: Signal<Out, ListEnd>,

    state: DFF<State>,
    clear_count: DFF<Bits<4>>,
    goal: DFF<Bits<2>>,
    registers: ListRegisters,
    lanes: InterruptLanes,
    place: ListPlace,
    fetch: ListFetch,
    sent: Skid<47>,

    /// The buffer that execution is in, or goes to.
    second: DFF<Bit>,
    jumps: DFF<Bits<16>>,
    outside: DFF<Bit>,
    reason: DFF<Bits<2>>,

    /// The word that is executed: its place, how many are left from there on, and its number in a burst.
    here: DFF<Bits<29>>,
    left: DFF<Bits<21>>,
    number: DFF<Bits<4>>,
    /// The command that is executed: where it begins.
    restart_here: DFF<Bits<29>>,
    restart_left: DFF<Bits<21>>,

    /// The parameter that is executed. The id counts past the last one.
    id: DFF<Bits<17>>,
    data: DFF<Bits<32>>,
    mask: DFF<Bits<4>>,
    from_cpu: DFF<Bit>,
    /// How far the id is behind FINALIZE.
    offset: DFF<Bits<10>>,
    step: DFF<Bits<1>>,
    /// The header names a register.
    named: DFF<Bit>,
    extra: DFF<Bits<8>>,
    first: DFF<Bit>,
    /// The next parameter is in the upper half of the word.
    upper: DFF<Bit>,
    /// The command does not fit, and its parameters are looked through.
    scans: DFF<Bit>,
    /// The command that does not fit ends the list.
    certain: DFF<Bit>,

    halves: Signal<Local, Bits<9>>,
    is_cut: Signal<Local, Bit>,
    size: Signal<Local, Bits<20>>,
    address: Signal<Local, Bits<28>>,
    in_range: Signal<Local, Bit>,
    exists: Signal<Local, Bit>,
    acts: Signal<Local, Bit>,
    own_id: Signal<Local, Bits<10>>,
    jumps0: Signal<Local, Bit>,
    jumps1: Signal<Local, Bit>,
    is_request: Signal<Local, Bit>,
    is_finalize: Signal<Local, Bit>,
    executes: Signal<Local, Bit>,
    /// The lanes have been compared.
    compared: DFF<Bit>,
    matched: Signal<Local, Bit>,
    stops: Signal<Local, Bit>,
    leaves: Signal<Local, Bit>,
    sends: Signal<Local, Bit>,
    fires: Signal<Local, Bit>,
    passes: Signal<Local, Bit>,
    compare_offset: Signal<Local, Bits<10>>,
    sends_word: Signal<Local, Bits<47>>,
    from_cpu_bit: Signal<Local, Bits<1>>,
    interrupts: DFF<Bit>,
    lane_word: DFF<Bits<4>>,
    lane_bits: DFF<Bits<4>>,

    finalize: Parameter<Bits<10>>,
    compare0: Parameter<Bits<10>>,
    jump0: Parameter<Bits<10>>,
    jump1: Parameter<Bits<10>>,
    /// Ids behind the last one wrap: choice `excess_consecutive_parameters`.
    wraps: Parameter<Bit>,
    /// Triggers act without an enabled byte: choice `fifo_write_mask`.
    needs_no_byte: Parameter<Bit>,
}

impl CommandProcessor {
    /// The command processor under `choices`.
    pub fn new(choices: &Recorder) -> Self {
        assert_eq!(ID_COUNT, 1 << 10, "an id has 10 bits");
        let of = |id: u32| Parameter::bits(id.into());
        Self {
            lanes: InterruptLanes::new(choices),
            fetch: ListFetch::new(),
            finalize: of(id::FINALIZE),
            compare0: of(id::IRQ_CMP0),
            jump0: of(id::CMDBUF_JUMP0),
            jump1: of(id::CMDBUF_JUMP1),
            wraps: Parameter::new(choices.excess_consecutive_parameters() == ExcessConsecutiveParameters::Wrap),
            needs_no_byte: Parameter::new(choices.fifo_write_mask() == FifoWriteMask::RawAlways),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for CommandProcessor {
    fn update(&mut self) {
        wire!(self => self.{registers, fetch, sent}: clock, reset);
        wire!(self => self.{lanes, place}: clock);
        wire!(self => self.fetch: request_ready, word_valid, word: list_word);
        wire!(self.fetch => self: request_valid, word_ready);
        wire!(self.fetch => self: asked: request);

        // Where a buffer is.
        self.size.next = self.registers.size0.val().get_bits::<20>(1);
        self.address.next = self.registers.address0.val().get_bits::<28>(1);
        if self.second.q.val() {
            self.size.next = self.registers.size1.val().get_bits::<20>(1);
            self.address.next = self.registers.address1.val().get_bits::<28>(1);
        }
        wire!(self => self.place: size, address);

        // The parameter that is executed.
        self.own_id.next = self.id.q.val().get_bits::<10>(0);
        self.in_range.next = !self.id.q.val().get_bits::<7>(10).any();
        self.exists.next = self.in_range.val() || (self.wraps.val() && self.named.q.val());
        self.acts.next = (self.mask.q.val().any() || self.needs_no_byte.val()) && self.exists.val();
        self.jumps0.next = (self.own_id.val() == self.jump0.val()) && self.acts.val();
        self.jumps1.next = (self.own_id.val() == self.jump1.val()) && self.acts.val();
        self.is_request.next = (!self.offset.q.val().get_bits::<6>(4).any()) && self.acts.val();
        self.is_finalize.next = !self.offset.q.val().get_bits::<4>(0).any();
        self.lanes.word.next = self.offset.q.val().get_bits::<4>(0);
        wire!(self.*.q => self.lanes: data, mask);
        wire!(self.registers => self.lanes: masked_low, masked_high);
        self.matched.next = self.is_request.val() && self.lanes.matching.val();
        self.stops.next = self.matched.val() && self.registers.autostop.val().any();
        self.leaves.next = self.stops.val() || self.jumps0.val() || self.jumps1.val();
        if self.scans.q.val() {
            // The ids of a command that is looked through do not wrap, and FINALIZE alone is looked for.
            self.leaves.next = ((self.stops.val() && self.is_finalize.val()) || self.jumps0.val() || self.jumps1.val())
                && self.in_range.val()
                && self.mask.q.val().any();
        }
        self.sends.next = self.exists.val() && (!self.scans.q.val());
        if self.from_cpu.q.val() && (self.jumps0.val() || self.jumps1.val()) {
            self.sends.next = false;
        }
        self.executes.next = self.state.q.val() == State::Execute;
        wire!(self => self.*.d: compared: executes);
        self.fires.next = self.executes.val()
            && (self.sent.in_ready.val() || (!self.sends.val()))
            && (self.compared.q.val() || (!self.is_request.val()));
        self.passes.next = self.fires.val()
            && (!self.from_cpu.q.val())
            && (self.first.q.val() || self.upper.q.val() || (!self.extra.q.val().any()));

        // What becomes of it.
        self.sent.in_valid.next = self.fires.val() && self.sends.val();
        self.from_cpu_bit.next = self.from_cpu.q.val().into();
        self.sends_word.next = bit_cast::<47, 10>(self.own_id.val())
            | (bit_cast::<47, 32>(self.data.q.val()) << 10)
            | (bit_cast::<47, 4>(self.mask.q.val()) << 42)
            | (bit_cast::<47, 1>(self.from_cpu_bit.val()) << 46);
        wire!(self => self.sent: x: sends_word, out_ready: reg_ready);
        wire!(self.sent => self: reg_valid: out_valid);
        self.write.next.reg_id = self.sent.y.val().get_bits::<10>(0);
        self.write.next.reg_data = self.sent.y.val().get_bits::<32>(10);
        self.write.next.reg_mask = self.sent.y.val().get_bits::<4>(42);
        self.write.next.reg_cpu = self.sent.y.val().get_bit(46);
        self.registers.write.next = self.fires.val() && self.sends.val();
        wire!(self => self.registers: write_id: own_id);
        wire!(self.*.q => self.registers: write_data: data, write_mask: mask, from_cpu);
        self.compare_offset.next = self.own_id.val() - self.compare0.val();
        self.lanes.write.next =
            self.fires.val() && self.from_cpu.q.val() && (!self.compare_offset.val().get_bits::<6>(4).any());
        self.lanes.number.next = self.compare_offset.val().get_bits::<4>(0);
        wire!(self.*.q => self.lanes: compare: data);
        self.interrupts.d.next =
            self.fires.val() && self.is_request.val() && (!self.scans.q.val()) && self.lanes.interrupts.val();
        self.lane_word.d.next = self.offset.q.val().get_bits::<4>(0);
        wire!(self.lanes => self.*.d: lane_bits: requests);
        wire!(self.*.q => self: interrupt_valid: interrupts, interrupt_word: lane_word, interrupt_lanes: lane_bits);

        // The word that it came in.
        wire!(self => self.fetch: take: passes);
        if self.passes.val() {
            self.here.d.next = self.here.q.val() + 1;
            self.left.d.next = self.left.q.val() - 1;
            self.number.d.next = self.number.q.val() + 1;
        }
        self.fetch.used.next = self.passes.val() && (self.number.q.val() == 15) && (!self.leaves.val());

        // Where execution goes on.
        // A command has a value and a header, its other parameters, and half a word more if that makes it whole.
        self.halves.next = bit_cast::<9, 8>(self.fetch.high.val().get_bits::<8>(header::EXTRA)) + 3;
        self.is_cut.next = bit_cast::<21, 8>(self.halves.val().get_bits::<8>(1)) > self.left.q.val();
        self.fetch.begins.next = self.state.q.val() == State::Begin;
        self.fetch.address.next = bit_cast::<29, 28>(self.address.val()) << 1;
        self.fetch.words.next = bit_cast::<21, 20>(self.place.available.val()) << 1;
        if self.certain.q.val() {
            wire!(self.*.q => self.fetch: address: restart_here, words: restart_left);
        }
        self.cpu_ready.next = self.state.q.val() == State::Idle;
        self.end_valid.next = self.state.q.val() == State::End;
        self.ended.next.end_reason = self.reason.q.val();
        self.ended.next.end_outside = self.outside.q.val();
        match self.state.q.val() {
            State::Clear => {
                self.lanes.write.next = true;
                wire!(self.*.q => self.lanes: number: clear_count);
                self.lanes.compare.next = 0.into();
                self.clear_count.d.next = self.clear_count.q.val() + 1;
                if self.clear_count.q.val() == 15 {
                    self.state.d.next = State::Idle;
                }
            }
            State::Idle => {
                self.id.d.next = bit_cast::<17, 10>(self.cpu_id.val());
                self.offset.d.next = self.cpu_id.val() - self.finalize.val();
                wire!(self => self.*.d: data: cpu_data, jumps: cpu_limit);
                self.mask.d.next = 15.into();
                self.from_cpu.d.next = true;
                wire!(false => self.*.d: scans, outside, certain);
                if self.cpu_valid.val() {
                    self.state.d.next = State::Execute;
                }
            }
            State::Place => {
                self.state.d.next = State::Measure;
            }
            State::Measure => {
                self.state.d.next = State::Begin;
            }
            State::Begin => {
                wire!(self.fetch => self.*.d: here: address, left: words);
                self.number.d.next = 0.into();
                wire!(false => self.*.d: from_cpu, scans);
                // A command that is fetched once more is in memory.
                if !self.certain.q.val() {
                    self.outside.d.next = self.outside.q.val() || self.place.outside.val();
                }
                self.state.d.next = State::Header;
            }
            State::Header => {
                wire!(self.fetch => self.*.d: data: low);
                self.id.d.next = bit_cast::<17, 16>(self.fetch.high.val().get_bits::<16>(header::ID));
                self.offset.d.next = self.fetch.high.val().get_bits::<10>(header::ID) - self.finalize.val();
                self.named.d.next = !self.fetch.high.val().get_bits::<6>(header::BEYOND).any();
                self.mask.d.next = self.fetch.high.val().get_bits::<4>(header::MASK);
                self.extra.d.next = self.fetch.high.val().get_bits::<8>(header::EXTRA);
                self.step.d.next = self.fetch.high.val().get_bits::<1>(header::CONSECUTIVE);
                self.first.d.next = true;
                self.upper.d.next = false;
                self.scans.d.next = self.is_cut.val() && (!self.certain.q.val());
                wire!(self.*.q => self.*.d: restart_here: here, restart_left: left);
                if self.fetch.valid.val() {
                    self.state.d.next = State::Execute;
                }
                if !self.left.q.val().any() {
                    self.reason.d.next = bits_of::<2>(reason::RAN_OUT);
                    self.goal.d.next = bits_of::<2>(goal::END);
                    self.state.d.next = State::Drain;
                }
            }
            State::Parameter => {
                wire!(self.fetch => self.*.d: data: low);
                if self.upper.q.val() {
                    wire!(self.fetch => self.*.d: data: high);
                }
                if self.fetch.valid.val() {
                    self.id.d.next = self.id.q.val() + bit_cast::<17, 1>(self.step.q.val());
                    self.offset.d.next = self.offset.q.val() + bit_cast::<10, 1>(self.step.q.val());
                    self.extra.d.next = self.extra.q.val() - 1;
                    self.state.d.next = State::Execute;
                }
                if !self.left.q.val().any() {
                    self.reason.d.next = bits_of::<2>(reason::RAN_OUT);
                    self.goal.d.next = bits_of::<2>(goal::END);
                    self.state.d.next = State::Drain;
                }
            }
            State::Execute => {
                if self.fires.val() {
                    self.upper.d.next = (!self.first.q.val()) && (!self.upper.q.val());
                    self.first.d.next = false;
                    self.state.d.next = State::Header;
                    if self.extra.q.val().any() {
                        self.state.d.next = State::Parameter;
                    }
                    if self.from_cpu.q.val() {
                        self.state.d.next = State::Idle;
                        if (self.jumps0.val() || self.jumps1.val()) && self.data.q.val().get_bit(0) {
                            self.state.d.next = State::Place;
                        }
                    } else if self.leaves.val() {
                        self.state.d.next = State::Drain;
                    }
                    // What follows counts where the segment is left.
                    self.goal.d.next = bits_of::<2>(goal::END);
                    self.reason.d.next = bits_of::<2>(reason::FINALIZE);
                    if self.jumps0.val() || self.jumps1.val() {
                        wire!(self => self.*.d: second: jumps1);
                        self.goal.d.next = bits_of::<2>(goal::BUFFER);
                        if !self.jumps.q.val().any() {
                            self.goal.d.next = bits_of::<2>(goal::END);
                            self.reason.d.next = bits_of::<2>(reason::LIMIT);
                        }
                        if (!self.scans.q.val()) && (!self.from_cpu.q.val()) {
                            self.jumps.d.next = self.jumps.q.val() - 1;
                        }
                    }
                    if self.scans.q.val() {
                        self.goal.d.next = bits_of::<2>(goal::AGAIN);
                    }
                }
            }
            State::Drain => {
                self.fetch.take.next = true;
                self.certain.d.next = self.goal.q.val() == bits_of::<2>(goal::AGAIN);
                if self.fetch.is_empty.val() {
                    self.state.d.next = State::End;
                    if self.goal.q.val() == bits_of::<2>(goal::BUFFER) {
                        self.state.d.next = State::Place;
                    }
                    if self.goal.q.val() == bits_of::<2>(goal::AGAIN) {
                        self.state.d.next = State::Begin;
                    }
                }
            }
            // End.
            _ => {
                if self.end_ready.val() {
                    self.state.d.next = State::Idle;
                }
            }
        }
        if self.reset.val() {
            self.state.d.next = State::Clear;
            self.clear_count.d.next = 0.into();
            self.interrupts.d.next = false;
        }
    }
}
