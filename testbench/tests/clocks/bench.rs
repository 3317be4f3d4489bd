// SPDX-License-Identifier: MIT
//! A circuit at full speed: everything is offered as soon as it can be, and taken at once.

use crate::circuit::Circuit;
use pica_testbench::block::Block;
use pica_vectors::{Channel, Direction, Item};

/// No block stands still for as many clocks.
const STANDSTILL: u64 = 200_000;

/// A transaction that crossed, and the clock at whose end.
pub struct Crossing {
    pub clock: u64,
    pub item: Item,
}

/// What crossed since the reset.
#[derive(Default)]
pub struct Run {
    /// Inputs, in the order of the items.
    pub taken: Vec<Crossing>,
    pub given: Vec<Crossing>,
}

impl Run {
    /// The clocks of results of a channel.
    pub fn given_by(&self, channel: usize) -> Vec<u64> {
        self.given.iter().filter(|crossing| crossing.item.channel == channel).map(|crossing| crossing.clock).collect()
    }
}

/// A circuit with its channels.
pub struct Bench<'a> {
    block: &'a Block,
    circuit: Circuit,
}

impl<'a> Bench<'a> {
    pub fn new(block: &'a Block) -> Self {
        Self { block, circuit: Circuit::new(block) }
    }

    /// Runs it after one clock of reset, until it is over. Each item is offered as soon as the one before it is taken.
    pub fn run(&mut self, items: &[Item], is_over: impl Fn(&Run, u64) -> bool) -> Run {
        self.circuit.reset();
        self.circuit.forget();
        let interface = &self.block.interface;
        let is_case = |(_, channel): &(usize, &Channel)| !channel.is_content() && !interface.is_of_memory(channel);
        for (_, channel) in interface.side(Direction::Out).filter(is_case) {
            channel.ready().iter().for_each(|ready| self.circuit.set(ready, 1));
        }
        let mut run = Run::default();
        for clock in 0..STANDSTILL {
            let offered = items.get(run.taken.len());
            for (number, channel) in interface.side(Direction::In).filter(is_case) {
                let item = offered.filter(|item| item.channel == number);
                channel.valid().iter().for_each(|valid| self.circuit.set(valid, item.is_some().into()));
                let values = item.map_or(&[][..], |item| &item.values);
                self.circuit.offer(channel, values);
            }
            if let Some(item) = offered
                && self.crosses(&interface.channels[item.channel])
            {
                run.taken.push(Crossing { clock, item: item.clone() });
            }
            for (number, channel) in interface.side(Direction::Out).filter(is_case) {
                if self.crosses(channel) {
                    let values = self.circuit.offered(channel);
                    run.given.push(Crossing { clock, item: Item { channel: number, values } });
                }
            }
            if is_over(&run, clock) {
                return run;
            }
            self.circuit.clock();
        }
        panic!("{} stands still", self.block.interface.name);
    }

    /// Whether a transaction crosses at the next edge.
    fn crosses(&mut self, channel: &Channel) -> bool {
        [channel.valid(), channel.ready()].into_iter().flatten().all(|name| self.circuit.get(&name) == 1)
    }
}
