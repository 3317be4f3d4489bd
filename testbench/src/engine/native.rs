// SPDX-License-Identifier: MIT
//! The native engine: `rust_hdl`'s own simulator, driven directly on one thread.

use super::{Answer, DRAIN, Engine, EngineError, SILENCE, Stall, Violation, counts};
use crate::block::Block;
use crate::random::CaseRng;
use pica_rtl::dut::{Dut, Oscillates};
use pica_vectors::{Case, Columns, Direction, Interface, Item};

/// A block in `rust_hdl`'s simulator.
pub struct Native<'a> {
    block: &'a Block,
    wiring: Wiring,
}

/// The numbers of the ports of a circuit, by channel.
#[derive(Clone, Debug)]
struct Wiring {
    reset: Option<usize>,
    channels: Vec<Wires>,
}

/// The numbers of the ports of a channel.
#[derive(Clone, Debug)]
struct Wires {
    direction: Direction,
    valid: Option<usize>,
    ready: Option<usize>,
    payload: Vec<usize>,
}

impl Wiring {
    fn new(interface: &Interface, dut: &dyn Dut) -> Self {
        let ports = dut.ports();
        let find = |name: &str| ports.iter().position(|port| port.port.name == name);
        let number = |name: &str| find(name).unwrap_or(usize::MAX);
        let channels = interface.channels.iter().map(|channel| Wires {
            direction: channel.direction,
            valid: channel.valid().map(|name| number(&name)),
            ready: channel.ready().map(|name| number(&name)),
            payload: channel.ports.iter().map(|port| number(&port.name)).collect(),
        });
        Self { reset: find("reset"), channels: channels.collect() }
    }
}

impl<'a> Native<'a> {
    /// A simulator for a block.
    pub fn new(block: &'a Block) -> Self {
        let wiring = Wiring::new(&block.interface, (block.circuit)().as_ref());
        Self { block, wiring }
    }

    /// A circuit after power-on and reset.
    fn power_on(&self) -> Result<Box<dyn Dut>, Oscillates> {
        let mut dut = (self.block.circuit)();
        dut.connect_all();
        if let Some(reset) = self.wiring.reset {
            dut.set(reset, 1);
            // What is offered during reset is lost.
            let offers = self.wiring.channels.iter().filter(|wires| wires.direction == Direction::In);
            offers.filter_map(|wires| wires.valid).for_each(|valid| dut.set(valid, 1));
            dut.clock()?;
            dut.set(reset, 0);
        }
        Ok(dut)
    }

    fn run<'i>(&self, inputs: impl Iterator<Item = (usize, &'i [u32])>, expected: &[usize], stall: Stall) -> Drive {
        let mut drive = Drive::default();
        let clocked = self.block.interface.clocked();
        let run = self.power_on().and_then(|mut dut| match clocked {
            true => drive.clocked(&self.wiring, dut.as_mut(), inputs, expected, stall),
            false => drive.combinational(&self.wiring, dut.as_mut(), inputs),
        });
        if run.is_err() {
            drive.violation = Some(Violation::Oscillates);
        }
        drive
    }
}

/// A run and what came of it so far.
#[derive(Default)]
struct Drive {
    outputs: Vec<Item>,
    violation: Option<Violation>,
}

impl Drive {
    fn combinational<'i>(
        &mut self,
        wiring: &Wiring,
        dut: &mut dyn Dut,
        inputs: impl Iterator<Item = (usize, &'i [u32])>,
    ) -> Result<(), Oscillates> {
        for (channel, values) in inputs {
            offer(&wiring.channels[channel], dut, values);
            dut.settle()?;
            self.take(wiring, dut, |wires| wires.direction == Direction::Out);
        }
        Ok(())
    }

    fn clocked<'i>(
        &mut self,
        wiring: &Wiring,
        dut: &mut dyn Dut,
        inputs: impl Iterator<Item = (usize, &'i [u32])>,
        expected: &[usize],
        stall: Stall,
    ) -> Result<(), Oscillates> {
        let mut inputs = inputs.peekable();
        let mut rng = CaseRng::new(stall.seed.into(), 0);
        let mut hold = move |probability: u8| rng.below(256) < probability.into();
        let mut owed: usize = expected.iter().sum();
        let mut counts = vec![0; expected.len()];
        let mut waiting: Vec<Option<Vec<u32>>> = vec![None; wiring.channels.len()];
        let mut offering = false;
        let mut idle = 0;
        let mut surplus = 0;
        while owed > 0 || inputs.peek().is_some() || surplus < DRAIN {
            if owed == 0 && inputs.peek().is_none() {
                surplus += 1;
            }
            // A valid that is up stays up until its transfer.
            offering = inputs.peek().is_some() && (offering || !hold(stall.bubbles));
            for (number, wires) in wiring.channels.iter().enumerate() {
                let here = inputs.peek().filter(|(channel, _)| offering && *channel == number);
                match (wires.direction, wires.valid, wires.ready) {
                    (Direction::In, Some(valid), _) => {
                        dut.set(valid, here.is_some().into());
                        if let Some((_, values)) = here {
                            offer(wires, dut, values);
                        }
                    }
                    (Direction::Out, _, Some(ready)) => dut.set(ready, (!hold(stall.back_pressure)).into()),
                    _ => {}
                }
            }
            dut.settle()?;
            idle += 1;
            if let Some((channel, _)) = inputs.peek().filter(|_| offering)
                && wiring.channels[*channel].ready.is_none_or(|ready| dut.get(ready) == 1)
            {
                inputs.next();
                offering = false;
                idle = 0;
            }
            for (number, wires) in wiring.channels.iter().enumerate() {
                let (Direction::Out, Some(valid)) = (wires.direction, wires.valid) else { continue };
                let offered = (dut.get(valid) == 1).then(|| payload(wires, dut));
                if waiting[number].is_some() && waiting[number] != offered {
                    self.violation = Some(Violation::Unstable);
                    return Ok(());
                }
                let taken = wires.ready.is_none_or(|ready| dut.get(ready) == 1);
                let Some(values) = offered else { continue };
                if !taken {
                    waiting[number] = Some(values);
                    continue;
                }
                waiting[number] = None;
                idle = 0;
                if counts[number] == expected[number] {
                    self.violation = Some(Violation::Surplus);
                    return Ok(());
                }
                counts[number] += 1;
                owed -= 1;
                self.outputs.push(Item { channel: number, values });
            }
            if idle > SILENCE {
                self.violation = Some(Violation::Silent);
                return Ok(());
            }
            dut.set_clock(true);
            dut.settle()?;
            dut.set_clock(false);
        }
        Ok(())
    }

    fn take(&mut self, wiring: &Wiring, dut: &dyn Dut, wanted: impl Fn(&Wires) -> bool) {
        for (channel, wires) in wiring.channels.iter().enumerate().filter(|(_, wires)| wanted(wires)) {
            self.outputs.push(Item { channel, values: payload(wires, dut) });
        }
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

impl Engine for Native<'_> {
    fn flat(&mut self, inputs: &Columns, _: &Columns, stall: Stall) -> Result<Answer<Columns>, EngineError> {
        let rows: Vec<Vec<u32>> = (0..inputs.len()).map(|row| inputs.row(row)).collect();
        let channel = |direction| {
            let mut side = self.block.interface.side(direction);
            side.next().map(|(number, _)| number).unwrap_or_default()
        };
        let into = channel(Direction::In);
        let mut expected = vec![0; self.block.interface.channels.len()];
        expected[channel(Direction::Out)] = rows.len();
        let drive = self.run(rows.iter().map(|row| (into, row.as_slice())), &expected, stall);
        let mut outputs = self.block.columns(Direction::Out, drive.outputs.len());
        for (row, item) in drive.outputs.iter().enumerate() {
            outputs.set_row(row, &item.values);
        }
        Ok(Answer { outputs, violation: drive.violation, unknown: Vec::new() })
    }

    fn unit(&mut self, case: &Case, stall: Stall) -> Result<Answer<Vec<Item>>, EngineError> {
        let items = case.inputs.iter().map(|item| (item.channel, item.values.as_slice()));
        let drive = self.run(items, &counts(&self.block.interface, &case.outputs), stall);
        Ok(Answer { outputs: drive.outputs, violation: drive.violation, unknown: Vec::new() })
    }
}
