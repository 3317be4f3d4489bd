//! Transactions with a float block in `rust_hdl`'s simulator.

use pica_rtl::dut::Dut;
use pica_rtl::float::{FloatBlock, Protocol};
use pica_spec::choices::Choices;

/// A float block that is being driven.
pub struct Driver {
    circuit: Box<dyn Dut>,
    protocol: Protocol,
    operands: Vec<usize>,
    y: usize,
}

impl Driver {
    /// A block under these choices, reset.
    pub fn new(block: &FloatBlock, choices: &Choices) -> Self {
        let mut circuit = (block.build)(choices).expect("the block follows these choices");
        circuit.block().connect_all();
        let port = |name: &str| circuit.ports().iter().position(|port| port.name == name).expect("the port exists");
        let operands = block.inputs().iter().map(|input| port(input.name)).collect();
        let y = port("y");
        let mut driver = Self { circuit, protocol: block.protocol, operands, y };
        if driver.protocol != Protocol::Comb {
            driver.set("reset", 1);
            driver.clock();
            driver.set("reset", 0);
        }
        driver
    }

    /// The results of all transactions, in order. Operands come with gaps where `gap` says so for their number.
    pub fn run(&mut self, operands: impl Iterator<Item = [u32; 3]>, gap: impl Fn(u64) -> bool) -> Vec<u32> {
        match self.protocol {
            Protocol::Comb => operands.map(|operands| self.combinational(operands)).collect(),
            Protocol::Pipe { latency } => self.pipelined(operands, gap, latency),
            Protocol::Stream { cycles } => self.streamed(operands, gap, cycles),
        }
    }

    fn combinational(&mut self, operands: [u32; 3]) -> u32 {
        self.put(operands);
        self.circuit.settle().expect("the circuit settles");
        self.circuit.get(self.y)
    }

    /// Also checks that every result comes exactly `latency` clocks after its operands.
    fn pipelined(
        &mut self,
        operands: impl Iterator<Item = [u32; 3]>,
        gap: impl Fn(u64) -> bool,
        latency: usize,
    ) -> Vec<u32> {
        let mut results = Vec::new();
        let mut due = vec![false; latency];
        let mut operands = operands.peekable();
        let mut cycle = 0;
        while operands.peek().is_some() || due.contains(&true) {
            let next = if gap(cycle) { None } else { operands.next() };
            self.set("in_valid", next.is_some().into());
            // Between operands the ports carry something else.
            self.put(next.unwrap_or([!0; 3]));
            self.clock();
            due.rotate_left(1);
            due[latency - 1] = next.is_some();
            assert_eq!(self.get("out_valid"), u32::from(due[0]), "out_valid in cycle {cycle}");
            if due[0] {
                results.push(self.circuit.get(self.y));
            }
            cycle += 1;
        }
        results
    }

    /// Also checks that a result comes exactly `cycles` clocks after its operands, and that it stays while it waits.
    fn streamed(
        &mut self,
        operands: impl Iterator<Item = [u32; 3]>,
        gap: impl Fn(u64) -> bool,
        cycles: usize,
    ) -> Vec<u32> {
        let mut results = Vec::new();
        for (operands, index) in operands.zip(0..) {
            self.set("in_valid", 1);
            self.put(operands);
            assert_eq!(self.get("in_ready"), 1, "in_ready before operation {index}");
            self.clock();
            // While the circuit works the ports carry something else.
            self.put([!0; 3]);
            for cycle in 1..cycles {
                assert_eq!((self.get("in_ready"), self.get("out_valid")), (0, 0), "clock {cycle} of operation {index}");
                self.clock();
            }
            self.set("in_valid", 0);
            assert_eq!(self.get("out_valid"), 1, "out_valid after operation {index}");
            let result = self.circuit.get(self.y);
            if gap(index) {
                self.clock();
                assert_eq!((self.get("out_valid"), self.circuit.get(self.y)), (1, result), "operation {index} waits");
            }
            results.push(result);
            self.set("out_ready", 1);
            self.clock();
            self.set("out_ready", 0);
            assert_eq!(self.get("out_valid"), 0, "out_valid once operation {index} is taken");
        }
        results
    }

    /// Whether no result appears once a full pipeline has been reset.
    pub fn is_empty_after_reset(&mut self) -> bool {
        const LONGER_THAN_ANY: usize = 100;
        self.set("in_valid", 1);
        for _ in 0..LONGER_THAN_ANY {
            self.clock();
        }
        assert_eq!(self.get("out_valid"), 1);
        self.set("reset", 1);
        self.clock();
        self.set("reset", 0);
        self.set("in_valid", 0);
        let mut empty = self.get("out_valid") == 0;
        for _ in 0..LONGER_THAN_ANY {
            self.clock();
            empty &= self.get("out_valid") == 0;
        }
        empty
    }

    fn put(&mut self, operands: [u32; 3]) {
        for (&port, operand) in self.operands.iter().zip(operands) {
            self.circuit.set(port, operand);
        }
    }

    fn clock(&mut self) {
        self.circuit.clock().expect("the circuit settles");
    }

    fn port(&self, name: &str) -> usize {
        self.circuit.ports().iter().position(|port| port.name == name).expect("the port exists")
    }

    fn set(&mut self, name: &str, value: u32) {
        let port = self.port(name);
        self.circuit.set(port, value);
    }

    fn get(&self, name: &str) -> u32 {
        self.circuit.get(self.port(name))
    }
}
