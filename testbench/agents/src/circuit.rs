// SPDX-License-Identifier: MIT
//! A circuit in a simulator within this program.

use pica_simulator::Simulation;

/// A circuit that does not come to rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Oscillates;

/// A word of the value of a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    /// The number of the port.
    pub port: usize,
    /// Which word of its value, the lowest first.
    pub word: usize,
}

/// A circuit in a simulator within this program, in one or more lanes: each has inputs and a state of its own.
pub trait Circuit {
    /// How many lanes there are.
    fn lanes(&self) -> usize;

    /// Gives a lane the state after power-on, and zeros on its inputs.
    fn power_on(&mut self, lane: usize);

    /// Sets a word of an input.
    fn set(&mut self, lane: usize, of: Word, value: u32);

    /// A word of a port.
    fn get(&self, lane: usize, of: Word) -> u32;

    /// Lets changes of inputs and state take their way.
    ///
    /// # Errors
    /// If the circuit does not come to rest.
    fn settle(&mut self) -> Result<(), Oscillates>;

    /// A rising edge of the clock, of a circuit that has settled.
    ///
    /// # Errors
    /// If the circuit does not come to rest.
    fn clock(&mut self) -> Result<(), Oscillates>;
}

impl Circuit for Simulation {
    fn lanes(&self) -> usize {
        Self::lanes(self)
    }

    fn power_on(&mut self, lane: usize) {
        Self::power_on(self, lane);
    }

    fn set(&mut self, lane: usize, of: Word, value: u32) {
        Self::set(self, lane, of.port, of.word, value);
    }

    fn get(&self, lane: usize, of: Word) -> u32 {
        Self::get(self, lane, of.port, of.word)
    }

    fn settle(&mut self) -> Result<(), Oscillates> {
        Self::settle(self);
        Ok(())
    }

    fn clock(&mut self) -> Result<(), Oscillates> {
        Self::clock(self);
        Ok(())
    }
}
