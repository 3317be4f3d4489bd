// SPDX-License-Identifier: MIT
//! A run of a circuit, clock by clock.

use super::memory::Responder;
use super::offers::Offers;
use super::wiring::{Role, Wires, Wiring};
use crate::engine::traffic::{Situation, Traffic};
use crate::engine::{DRAIN, SILENCE, Stall, Violation};
use crate::random::CaseRng;
use pica_rtl::dut::{Dut, Oscillates};
use pica_vectors::{Direction, Item};

/// A run and what came of it so far.
#[derive(Default)]
pub struct Drive {
    pub outputs: Vec<Item>,
    pub violation: Option<Violation>,
    pub traffic: Traffic,
}

/// Why a run ends before its time.
enum End {
    Oscillates,
    Violation(Violation),
}

impl From<Oscillates> for End {
    fn from(_: Oscillates) -> Self {
        Self::Oscillates
    }
}

impl Drive {
    /// The run of a circuit without a clock.
    pub fn combinational<'i>(
        &mut self,
        wiring: &Wiring,
        dut: &mut dyn Dut,
        inputs: impl Iterator<Item = (usize, &'i [u32])>,
    ) -> Result<(), Oscillates> {
        for (channel, values) in inputs {
            offer(&wiring.channels[channel], dut, values);
            dut.settle()?;
            for (channel, wires) in wiring.channels.iter().enumerate() {
                if wires.direction == Direction::Out {
                    self.outputs.push(Item { channel, values: payload(wires, dut) });
                }
            }
        }
        Ok(())
    }

    /// The run of a circuit with a clock, until each channel has given as many transactions as are expected of it.
    pub fn clocked<'i>(
        &mut self,
        wiring: &Wiring,
        dut: &mut dyn Dut,
        inputs: impl Iterator<Item = (usize, &'i [u32])>,
        expected: &[usize],
        stall: Stall,
    ) -> Result<(), Oscillates> {
        let (content, items): (Vec<_>, Vec<_>) =
            inputs.partition(|(channel, _)| matches!(wiring.channels[*channel].role, Role::Content(_)));
        let mut memories: Vec<Responder> =
            (0..wiring.after.len()).map(|number| Responder::new(stall, number)).collect();
        for (channel, values) in content {
            if let (Role::Content(memory), &[address, word]) = (wiring.channels[channel].role, values) {
                memories[memory].load(address, word);
            }
        }
        let mut run = Run {
            wiring,
            offers: Offers::new(items),
            memories,
            left: expected.to_vec(),
            waiting: vec![None; wiring.channels.len()],
            rng: CaseRng::new(stall.seed.into(), 0),
            stall,
            now: 0,
            idle: 0,
            quiet: 0,
        };
        let ended = run.finish(dut, self);
        for (channel, responder) in wiring.after.iter().zip(&run.memories) {
            let content = responder.content();
            self.outputs.extend(content.map(|values| Item { channel: *channel, values: values.to_vec() }));
        }
        match ended {
            Ok(()) => Ok(()),
            Err(End::Oscillates) => Err(Oscillates),
            Err(End::Violation(violation)) => {
                self.violation = Some(violation);
                Ok(())
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
    now: u64,
    /// Clocks without a transfer.
    idle: u32,
    /// Clocks with nothing left to be done.
    quiet: u32,
}

impl Run<'_> {
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

    fn finish(&mut self, dut: &mut dyn Dut, drive: &mut Drive) -> Result<(), End> {
        while self.quiet < DRAIN {
            self.quiet = if self.is_done() { self.quiet + 1 } else { 0 };
            self.set_inputs(dut, drive);
            dut.settle()?;
            self.idle += 1;
            self.take(dut, drive)?;
            if self.idle > SILENCE {
                return Err(End::Violation(Violation::Silent));
            }
            dut.set_clock(true);
            dut.settle()?;
            dut.set_clock(false);
            self.now += 1;
        }
        Ok(())
    }

    fn set_inputs(&mut self, dut: &mut dyn Dut, drive: &mut Drive) {
        let Stall { bubbles, back_pressure, .. } = self.stall;
        let rng = &mut self.rng;
        self.offers.advance(self.stall.holds_back(), || rng.below(256) < bubbles.into());
        if self.offers.on_offer().len() > 1 {
            drive.traffic.mark(Situation::Together);
        }
        for (number, wires) in self.wiring.channels.iter().enumerate() {
            match (wires.direction, wires.valid, wires.ready) {
                (Direction::In, Some(valid), _) => {
                    let answer = match wires.role {
                        Role::Answer(memory) => self.memories[memory].answer(self.now),
                        _ => None,
                    };
                    let item = self.offers.on_offer().iter().find(|(channel, _)| *channel == number);
                    let values = answer.as_ref().map(<[u32; 2]>::as_slice).or(item.map(|(_, values)| *values));
                    dut.set(valid, values.is_some().into());
                    if let Some(values) = values {
                        offer(wires, dut, values);
                    }
                }
                (Direction::Out, _, Some(ready)) => {
                    let holds = self.hold(back_pressure);
                    dut.set(ready, (!holds).into());
                }
                _ => {}
            }
        }
    }

    fn take(&mut self, dut: &dyn Dut, drive: &mut Drive) -> Result<(), End> {
        let is_high = |port: usize| dut.get(port) == 1;
        match self.offers.take(self.wiring, is_high) {
            None => return Err(End::Violation(Violation::Order)),
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
            let offered = is_high(valid).then(|| payload(wires, dut));
            if self.waiting[number].is_some() && self.waiting[number] != offered {
                return Err(End::Violation(Violation::Unstable));
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
                    self.memories[memory].read([address, tag], self.now, &mut drive.traffic).map_err(End::Violation)?
                }
                (Role::Write(memory), &[address, word, enable]) => writes.push((memory, [address, word, enable])),
                _ => {
                    let Some(left) = self.left[number].checked_sub(1) else {
                        return Err(End::Violation(Violation::Surplus));
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

fn offer(wires: &Wires, dut: &mut dyn Dut, values: &[u32]) {
    for (port, value) in wires.payload.iter().zip(values) {
        dut.set(*port, *value);
    }
}

fn payload(wires: &Wires, dut: &dyn Dut) -> Vec<u32> {
    wires.payload.iter().map(|port| dut.get(*port)).collect()
}
