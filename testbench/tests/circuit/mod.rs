// SPDX-License-Identifier: MIT
//! The emitted Verilog of a block in the simulator of this program, clock by clock.

use pica_agents::Responder;
use pica_agents::traffic::Traffic;
use pica_simulator::{Program, Simulation};
use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::engine::Stall;
use pica_testbench::engine::native;
use pica_testbench::equivalence::own_project;
use pica_testbench::registry;
use pica_vectors::{Channel, Memory};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

/// The blocks of the design.
pub fn blocks() -> Vec<Block> {
    let mut blocks = registry::blocks(&Choices::default()).expect("the defaults have hardware");
    blocks.retain(|block| block.listed);
    blocks
}

/// The program of a block, which is emitted once.
fn program(block: &Block) -> Arc<Program> {
    static PROGRAMS: Mutex<BTreeMap<String, Arc<Program>>> = Mutex::new(BTreeMap::new());
    let mut programs = PROGRAMS.lock().expect("no test failed before");
    let made = || {
        let project = own_project(block).expect("the guard accepts our own blocks");
        native::program(block, &project).expect("the simulator knows our own Verilog")
    };
    programs.entry(format!("{} {:?}", block.interface.name, block.changed())).or_insert_with(made).clone()
}

/// A circuit after power-on and reset. Its memories take every request, and answer a clock later.
pub struct Circuit {
    simulation: Simulation,
    memories: Vec<(Memory, Responder)>,
    now: u64,
    /// Whether the outputs follow from the inputs as they are.
    settled: bool,
}

impl Circuit {
    pub fn new(block: &Block) -> Self {
        let simulation = Simulation::new(program(block), 1);
        let memories = block.interface.memories.iter().enumerate();
        let memories = memories.map(|(number, memory)| (memory.clone(), Responder::new(Stall::default(), number)));
        let mut circuit = Self { simulation, memories: memories.collect(), now: 0, settled: false };
        for memory in &block.interface.memories {
            for channel in [&memory.read, &memory.write] {
                circuit.set(&format!("{channel}_ready"), 1);
            }
        }
        if block.interface.clocked() {
            circuit.reset();
        }
        circuit
    }

    /// Leaves the channels of the memories to whoever sets their ports.
    pub fn without_memories(mut self) -> Self {
        for (memory, _) in std::mem::take(&mut self.memories) {
            for channel in [&memory.read, &memory.write] {
                self.set(&format!("{channel}_ready"), 0);
            }
        }
        self
    }

    /// One clock of reset.
    pub fn reset(&mut self) {
        self.set("reset", 1);
        self.clock();
        self.set("reset", 0);
    }

    /// The number of a port.
    fn port(&self, name: &str) -> usize {
        self.simulation.program().design().port(name).unwrap_or_else(|| panic!("there is no port `{name}`"))
    }

    /// Sets a port of one word.
    pub fn set(&mut self, name: &str, value: u32) {
        self.simulation.set(0, self.port(name), 0, value);
        self.settled = false;
    }

    /// The value of a port of one word under the inputs as they are.
    pub fn get(&mut self, name: &str) -> u32 {
        self.settle();
        self.simulation.get(0, self.port(name), 0)
    }

    fn settle(&mut self) {
        if !self.settled {
            self.simulation.settle();
            self.settled = true;
        }
    }

    /// Sets the ports of a channel.
    pub fn offer(&mut self, channel: &Channel, values: &[u32]) {
        for (port, value) in channel.fields(values) {
            let number = self.port(&port.name);
            value.iter().enumerate().for_each(|(word, value)| self.simulation.set(0, number, word, *value));
        }
        self.settled = false;
    }

    /// The values of the ports of a channel under the inputs as they are.
    pub fn offered(&mut self, channel: &Channel) -> Vec<u32> {
        self.settle();
        let words = channel.ports.iter().flat_map(|port| (0..port.words()).map(|word| (self.port(&port.name), word)));
        words.map(|(port, word)| self.simulation.get(0, port, word)).collect()
    }

    pub fn clock(&mut self) {
        self.take_requests();
        self.settle();
        self.simulation.clock();
        self.settled = false;
        self.now += 1;
        self.offer_answers();
    }

    /// Forgets reads that are not answered, as whoever resets a block with its memories does.
    pub fn forget(&mut self) {
        for (number, (_, responder)) in self.memories.iter_mut().enumerate() {
            *responder = Responder::new(Stall::default(), number);
        }
        self.offer_answers();
    }

    /// The values of ports of a channel, if a transaction of it crosses.
    fn crossing<const N: usize>(&mut self, channel: &str, ports: [&str; N]) -> Option<[u32; N]> {
        let crosses = ["valid", "ready"].iter().all(|end| self.get(&format!("{channel}_{end}")) == 1);
        crosses.then(|| ports.map(|port| self.get(&format!("{channel}_{port}"))))
    }

    fn take_requests(&mut self) {
        for number in 0..self.memories.len() {
            let Memory { read, answer, write, .. } = self.memories[number].0.clone();
            let answered = self.get(&format!("{answer}_valid")) == 1;
            let (read, write) =
                (self.crossing(&read, ["address", "tag"]), self.crossing(&write, ["address", "word", "enable"]));
            let (responder, traffic) = (&mut self.memories[number].1, &mut Traffic::default());
            if answered {
                responder.taken(traffic);
            }
            if let Some(read) = read {
                responder.read(read, self.now, traffic).expect("each outstanding read has a tag of its own");
            }
            if let Some(write) = write {
                responder.write(write);
            }
        }
    }

    fn offer_answers(&mut self) {
        for number in 0..self.memories.len() {
            let answer = self.memories[number].1.answer(self.now);
            let channel = self.memories[number].0.answer.clone();
            self.set(&format!("{channel}_valid"), answer.is_some().into());
            for (port, value) in ["tag", "word"].iter().zip(answer.unwrap_or_default()) {
                self.set(&format!("{channel}_{port}"), value);
            }
        }
    }
}
