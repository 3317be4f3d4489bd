// SPDX-License-Identifier: MIT
//! Runs of a circuit, clock by clock.

use crate::answer::Violation;
use crate::circuit::{Circuit, Oscillates, Word};
use crate::memory::Responder;
use crate::offers::Offers;
use crate::random::CaseRng;
use crate::stall::Stall;
use crate::traffic::{Situation, Traffic};
use crate::wiring::{Role, Wires, Wiring};
use pica_vectors::{Direction, Item};

/// Clocks without any transfer after which a block counts as silent. The longest silence of a block of this project is
/// that of `raster_walk` in a triangle between the samples of 1024 lines: 28 clocks a line if a scissor halves it.
pub const SILENCE: u32 = 1 << 15;

/// Clocks that a block gets to show transactions that nobody asked for.
pub const DRAIN: u32 = 16;

/// A run and what came of it so far.
#[derive(Default)]
pub struct Drive {
    pub outputs: Vec<Item>,
    pub violation: Option<Violation>,
    pub traffic: Traffic,
}

/// What a circuit is to do from power-on.
pub struct Job<'i> {
    /// Transactions: channel and values.
    pub inputs: Vec<(usize, &'i [u32])>,
    /// How many transactions each channel is to give.
    pub expected: Vec<usize>,
    pub stall: Stall,
}

/// The runs of a circuit without a clock: each transaction stands for itself.
pub fn combinational(
    wiring: &Wiring,
    circuit: &mut dyn Circuit,
    inputs: &[(usize, &[u32])],
) -> Result<Drive, Oscillates> {
    let mut drive = Drive::default();
    let into = wiring.channels.iter().filter(|wires| wires.direction == Direction::In);
    // Values of one channel stay for the transactions of another.
    let lanes = if into.count() == 1 { circuit.lanes() } else { 1 };
    for inputs in inputs.chunks(lanes) {
        for (lane, (channel, values)) in inputs.iter().enumerate() {
            offer(&wiring.channels[*channel], circuit, lane, values);
        }
        circuit.settle()?;
        for lane in 0..inputs.len() {
            for (channel, wires) in wiring.channels.iter().enumerate() {
                if wires.direction == Direction::Out {
                    drive.outputs.push(Item { channel, values: payload(wires, circuit, lane) });
                }
            }
        }
    }
    Ok(drive)
}

/// The runs of a circuit with a clock, each until every channel has given as many transactions as are expected of it. There
/// are as many at once as the circuit has lanes.
pub fn clocked(wiring: &Wiring, circuit: &mut dyn Circuit, jobs: Vec<Job<'_>>) -> Vec<Drive> {
    let mut drives: Vec<Drive> = jobs.iter().map(|_| Drive::default()).collect();
    let mut jobs = jobs.into_iter().enumerate();
    let mut lanes: Vec<Option<(usize, Run<'_>)>> = (0..circuit.lanes()).map(|_| None).collect();
    loop {
        for (lane, run) in lanes.iter_mut().enumerate().filter(|(_, run)| run.is_none()) {
            *run = jobs.next().map(|(number, job)| (number, Run::new(wiring, job)));
            if run.is_some() {
                circuit.power_on(lane);
            }
        }
        if lanes.iter().all(Option::is_none) {
            return drives;
        }
        for (lane, run) in lanes.iter_mut().enumerate() {
            if let Some((number, run)) = run {
                run.set_inputs(circuit, lane, &mut drives[*number]);
            }
        }
        let mut settled = circuit.settle();
        let mut ended = vec![false; lanes.len()];
        for (lane, run) in lanes.iter_mut().enumerate() {
            if let (Some((number, run)), Ok(())) = (run, settled) {
                let drive = &mut drives[*number];
                ended[lane] = match run.look(circuit, lane, drive) {
                    Ok(is_over) => is_over,
                    Err(violation) => {
                        drive.violation = Some(violation);
                        true
                    }
                };
            }
        }
        settled = settled.and_then(|()| circuit.clock());
        for (run, ended) in lanes.iter_mut().zip(ended) {
            if ended || settled.is_err() {
                let Some((number, run)) = run.take() else { continue };
                let drive = &mut drives[number];
                if !ended {
                    drive.violation = Some(Violation::Oscillates);
                }
                run.tell_content(drive);
            }
        }
    }
}

/// What a run goes by.
struct Run<'a> {
    wiring: &'a Wiring,
    offers: Offers<'a>,
    memories: Vec<Responder>,
    /// Transactions that each channel still owes.
    left: Vec<usize>,
    /// What each channel has on offer that was not taken.
    waiting: Vec<Option<Vec<u32>>>,
    rng: CaseRng,
    stall: Stall,
    /// Whether the next clock is one of reset.
    resets: bool,
    now: u64,
    /// Clocks without a transfer.
    idle: u32,
    /// Clocks with nothing left to be done.
    quiet: u32,
}

impl<'a> Run<'a> {
    fn hold(&mut self, probability: u8) -> bool {
        self.rng.below(256) < probability.into()
    }

    fn owes(&self) -> bool {
        let channels = self.left.iter().zip(&self.wiring.channels);
        channels.into_iter().any(|(left, wires)| *left > 0 && wires.role == Role::Case)
    }

    fn is_done(&self) -> bool {
        !self.owes() && self.offers.is_done() && !self.memories.iter().any(Responder::is_busy)
    }

    /// What is to be done with a circuit that was powered on.
    fn new(wiring: &'a Wiring, job: Job<'a>) -> Self {
        let Job { inputs, expected, stall } = job;
        let (content, items): (Vec<_>, Vec<_>) =
            inputs.into_iter().partition(|(channel, _)| matches!(wiring.channels[*channel].role, Role::Content(_)));
        let mut memories: Vec<Responder> =
            (0..wiring.after.len()).map(|number| Responder::new(stall, number)).collect();
        for (channel, values) in content {
            if let (Role::Content(memory), &[address, word]) = (wiring.channels[channel].role, values) {
                memories[memory].load(address, word);
            }
        }
        Self {
            wiring,
            offers: Offers::new(wiring, items),
            memories,
            left: expected,
            waiting: vec![None; wiring.channels.len()],
            rng: CaseRng::new(stall.seed.into(), 0),
            stall,
            resets: wiring.reset.is_some(),
            now: 0,
            idle: 0,
            quiet: 0,
        }
    }

    /// Adds what the memories hold to what came out.
    fn tell_content(&self, drive: &mut Drive) {
        for (channel, responder) in self.wiring.after.iter().zip(&self.memories) {
            let content = responder.content();
            drive.outputs.extend(content.map(|values| Item { channel: *channel, values: values.to_vec() }));
        }
    }

    /// Sees what a circuit that has settled shows in this clock; whether that was the last one.
    fn look(&mut self, circuit: &dyn Circuit, lane: usize, drive: &mut Drive) -> Result<bool, Violation> {
        if std::mem::take(&mut self.resets) {
            return Ok(false);
        }
        self.idle += 1;
        self.take(circuit, lane, drive)?;
        if self.idle > SILENCE {
            return Err(Violation::Silent);
        }
        self.now += 1;
        Ok(self.quiet >= DRAIN)
    }

    fn set_inputs(&mut self, circuit: &mut dyn Circuit, lane: usize, drive: &mut Drive) {
        if let Some(reset) = self.wiring.reset {
            circuit.set(lane, reset, self.resets.into());
        }
        if self.resets {
            // What is offered during reset is lost.
            let offers = self.wiring.channels.iter().filter(|wires| wires.direction == Direction::In);
            offers.filter_map(|wires| wires.valid).for_each(|valid| circuit.set(lane, valid, 1));
            return;
        }
        self.quiet = if self.is_done() { self.quiet + 1 } else { 0 };
        let Stall { bubbles, back_pressure, .. } = self.stall;
        let is_deaf = self.now < self.stall.deaf().into();
        let rng = &mut self.rng;
        self.offers.advance(self.stall.holds_back(), || rng.below(256) < bubbles.into());
        if self.offers.on_offer().count() > 1 {
            drive.traffic.mark(Situation::Together);
        }
        for (number, wires) in self.wiring.channels.iter().enumerate() {
            match (wires.direction, wires.valid, wires.ready) {
                (Direction::In, Some(valid), _) => {
                    let answer = match wires.role {
                        Role::Answer(memory) => self.memories[memory].answer(self.now),
                        _ => None,
                    };
                    let item = self.offers.on_offer().find(|(channel, _)| *channel == number);
                    let values = answer.as_ref().map(<[u32; 2]>::as_slice).or(item.map(|(_, values)| *values));
                    circuit.set(lane, valid, values.is_some().into());
                    if let Some(values) = values {
                        offer(wires, circuit, lane, values);
                    }
                }
                (Direction::Out, _, Some(ready)) => {
                    let holds = self.hold(back_pressure);
                    circuit.set(lane, ready, (!holds && !is_deaf).into());
                }
                _ => {}
            }
        }
    }

    fn take(&mut self, circuit: &dyn Circuit, lane: usize, drive: &mut Drive) -> Result<(), Violation> {
        let is_high = |of: Word| circuit.get(lane, of) == 1;
        match self.offers.take(self.wiring, is_high) {
            None => return Err(Violation::Order),
            Some(0) => {}
            Some(_) => self.idle = 0,
        }
        let mut writes = Vec::new();
        for (number, wires) in self.wiring.channels.iter().enumerate() {
            let Some(valid) = wires.valid else { continue };
            let taken = wires.ready.is_none_or(is_high);
            if wires.direction == Direction::In {
                if let (Role::Answer(memory), true) = (wires.role, taken && is_high(valid)) {
                    self.memories[memory].taken(&mut drive.traffic);
                    self.idle = 0;
                }
                continue;
            }
            let offered = is_high(valid).then(|| payload(wires, circuit, lane));
            if self.waiting[number].is_some() && self.waiting[number] != offered {
                return Err(Violation::Unstable);
            }
            self.waiting[number] = None;
            let Some(values) = offered else { continue };
            if wires.role != Role::Case {
                self.quiet = 0;
            }
            if !taken {
                if wires.role != Role::Case {
                    drive.traffic.mark(Situation::Waits);
                }
                self.waiting[number] = Some(values);
                continue;
            }
            self.idle = 0;
            match (wires.role, &values[..]) {
                (Role::Read(memory), &[address, tag]) => {
                    self.memories[memory].read([address, tag], self.now, &mut drive.traffic)?
                }
                (Role::Write(memory), &[address, word, enable]) => writes.push((memory, [address, word, enable])),
                _ => {
                    let Some(left) = self.left[number].checked_sub(1) else {
                        return Err(Violation::Surplus);
                    };
                    self.left[number] = left;
                    drive.outputs.push(Item { channel: number, values });
                }
            }
        }
        // A read of the same clock has seen the word before.
        for (memory, write) in writes {
            self.memories[memory].write(write);
        }
        Ok(())
    }
}

fn offer(wires: &Wires, circuit: &mut dyn Circuit, lane: usize, values: &[u32]) {
    for (port, value) in wires.payload.iter().zip(values) {
        circuit.set(lane, *port, *value);
    }
}

fn payload(wires: &Wires, circuit: &dyn Circuit, lane: usize) -> Vec<u32> {
    wires.payload.iter().map(|port| circuit.get(lane, *port)).collect()
}
