// SPDX-License-Identifier: MIT
//! The Verilator engine: Verilog compiled to a program that stays up and takes blocks of transactions.
//!
//! Requests go through a pipe; the columns of a flat block lie in memory that both sides have.

mod build;
mod exchange;
mod harness;
mod ports;
mod process;

pub(super) use build::files;
pub use build::{Source, Speed, VERILATE, program};
pub(crate) use harness::wrapper;
pub use ports::Design;
pub(super) use process::{cause, hung_for};

use super::{Answer, Engine, EngineError, Stall, Violation};
use exchange::Exchange;
pub use exchange::SHARED;
use harness::LANES;
use pica_agents::counts;
use pica_agents::traffic::Traffic;
use pica_vectors::{Case, Columns, Direction, Interface, Item};
use process::Process;
use std::ffi::OsString;
use std::path::Path;
use std::time::Duration;

/// The codes of the bench's requests.
mod request {
    pub const RUN: u32 = 1;
    pub const BARE: u32 = 2;
}

/// The longest that a simulator may take for a message. A block of transactions takes seconds; a loop that never ends
/// takes for ever.
pub const PATIENCE: Duration = Duration::from_secs(300);

/// Words of a line of the cache.
const LINE: usize = 16;

/// Room in the columns of a request: as much for each copy, an odd number of lines, so that the places that the copies
/// are at are not all in the same set of the cache.
const fn room(count: usize) -> usize {
    (count.div_ceil(LANES * LINE) | 1) * LANES * LINE
}

/// Transactions as the bench of a unit has them: the channel, then the values.
fn words_of(items: &[Item]) -> Vec<u32> {
    items.iter().flat_map(|item| core::iter::once(item.channel as u32).chain(item.values.iter().copied())).collect()
}

/// A compiled block that runs.
pub struct Verilator {
    interface: Interface,
    process: Process,
    /// The memory for the columns of a flat block; none for a unit.
    exchange: Option<Exchange>,
    /// Whether it wants to know what is expected.
    trace: bool,
}

impl Verilator {
    /// Starts a program that [`program`] made for `interface`; one with a trace writes it to the file `trace`. It is
    /// stopped when it takes longer than `patience` for a message.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start(
        interface: &Interface,
        program: &Path,
        trace: Option<&Path>,
        patience: Duration,
    ) -> Result<Self, EngineError> {
        Self::start_mutant(interface, program, None, trace, patience)
    }

    /// Starts a program of all mutants with the number of one, or another program without; the rest is as for [`start`](Self::start).
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start_mutant(
        interface: &Interface,
        program: &Path,
        mutant: Option<usize>,
        trace: Option<&Path>,
        patience: Duration,
    ) -> Result<Self, EngineError> {
        let exchange = if interface.is_flat() { Some(Exchange::new()?) } else { None };
        let files = exchange.as_ref().map(Exchange::path).into_iter().chain(trace).map(Path::as_os_str);
        let arguments = mutant.map(|number| number.to_string().into()).into_iter().chain(files.map(OsString::from));
        let process = Process::start(&interface.name, program, arguments, patience)?;
        Ok(Self { interface: interface.clone(), process, exchange, trace: trace.is_some() })
    }

    /// The time that the compiled circuit alone takes for `count` transactions, inputs as in the last request of a flat
    /// block.
    ///
    /// # Errors
    /// If the program fails.
    pub fn bare(&mut self, count: u32) -> Result<Duration, EngineError> {
        self.process.send(&[request::BARE, count])?;
        let [low, high] = self.process.answer()?;
        Ok(Duration::from_nanos(u64::from(high) << 32 | u64::from(low)))
    }

    fn violation(&self, code: u32) -> Result<Option<Violation>, EngineError> {
        match code {
            0 => Ok(None),
            1 => Ok(Some(Violation::Silent)),
            2 => Ok(Some(Violation::Surplus)),
            3 => Ok(Some(Violation::Unstable)),
            4 => Ok(Some(Violation::Order)),
            5 => Ok(Some(Violation::Tag)),
            _ => Err(self.process.nonsense("reports a violation that does not exist")),
        }
    }
}

impl Engine for Verilator {
    fn flat(&mut self, inputs: &Columns, expected: &Columns, stall: Stall) -> Result<Answer<Columns>, EngineError> {
        let Some(exchange) = &mut self.exchange else { return Err(self.process.nonsense("takes no columns")) };
        let results = self.interface.side(Direction::Out).map(|(_, channel)| channel.words()).sum();
        let room = room(inputs.len());
        exchange.write(inputs, results, room)?;
        if self.trace {
            exchange.write_outputs(inputs.words(), expected, room)?;
        }
        let count = inputs.len() as u32;
        self.process.send(&[
            request::RUN,
            count,
            room as u32,
            stall.bubbles.into(),
            stall.back_pressure.into(),
            stall.seed,
        ])?;
        let [violation, got] = self.process.answer()?;
        if got > count {
            return Err(self.process.nonsense("gives more results than it has room for"));
        }
        let mut outputs = Columns::new(results, got as usize);
        exchange.read(inputs.words(), &mut outputs, room)?;
        let violation = self.violation(violation)?;
        Ok(Answer { outputs, violation, ..Answer::default() })
    }

    fn unit(&mut self, case: &Case, stall: Stall) -> Result<Answer<Vec<Item>>, EngineError> {
        let words = words_of(&case.inputs);
        let mut header =
            vec![request::RUN, words.len() as u32, stall.bubbles.into(), stall.back_pressure.into(), stall.seed];
        if !self.interface.memories.is_empty() {
            header.extend([stall.answer_latency(), stall.spread].map(u32::from));
        }
        header.extend(counts(&self.interface, &case.outputs).iter().map(|count| *count as u32));
        self.process.begin(&header)?;
        self.process.write(&words)?;
        if self.trace {
            let wanted = words_of(&case.outputs);
            self.process.write(&[wanted.len() as u32])?;
            self.process.write(&wanted)?;
        }
        self.process.flush()?;
        let [violation, traffic, got] = self.process.answer()?;
        let violation = self.violation(violation)?;
        let mut words = vec![0; got as usize];
        self.process.read(&mut words)?;
        let mut words = words.into_iter();
        let mut outputs = Vec::new();
        while let Some(channel) = words.next() {
            let Some(declared) = self.interface.channels.get(channel as usize) else {
                return Err(self.process.nonsense("names a channel that does not exist"));
            };
            let values = words.by_ref().take(declared.words()).collect();
            outputs.push(Item { channel: channel as usize, values });
        }
        Ok(Answer { outputs, violation, unknown: Vec::new(), traffic: Traffic(traffic) })
    }
}
