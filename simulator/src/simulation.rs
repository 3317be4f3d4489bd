// SPDX-License-Identifier: MIT
//! A design that runs, in several lanes side by side: each has inputs and a state of its own.

use crate::design::Design;
use crate::graph::extend;
use crate::tape::{Code, Fault, Operation, Tape};
use crate::value::{Value, limbs};
use std::sync::Arc;

/// What of a design is known while it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// The ports.
    Ports,
    /// All signals.
    Signals,
}

/// A design as operations, which any number of simulations run.
#[derive(Clone, Debug)]
pub struct Program {
    design: Arc<Design>,
    tape: Tape,
    /// The places of the limbs of each port.
    ports: Vec<Vec<u32>>,
    /// The place of each part of a register, and what it holds after power-on.
    registers: Vec<(u32, u64)>,
}

impl Program {
    /// The operations of a design.
    pub fn new(design: Arc<Design>, seen: Seen) -> Self {
        let ports = design.ports.iter().map(|port| &port.value);
        let signals = design.signals.iter().map(|signal| &signal.value).filter(|_| seen == Seen::Signals);
        let tape = Tape::new(&design, ports.chain(signals).flat_map(|value| value.limbs.iter().copied()));
        let of = |value: &Value| value.limbs.iter().map(|limb| tape.places[*limb as usize].unwrap_or(0)).collect();
        let ports: Vec<Vec<u32>> = design.ports.iter().map(|port| of(&port.value)).collect();
        let place = |id: u32| tape.places[id as usize].unwrap_or(0);
        let registers = design.registers.iter().map(|register| (place(register.node), register.initial)).collect();
        Self { design, tape, ports, registers }
    }

    /// The design that they are operations of.
    pub fn design(&self) -> &Design {
        &self.design
    }

    /// How many operations there are.
    pub fn operations(&self) -> usize {
        self.tape.operations.len()
    }

    /// The operations with a fault, for tests that are to find it.
    #[doc(hidden)]
    pub fn planted(mut self, fault: Fault) -> Self {
        self.tape.plant(fault);
        self
    }
}

/// The words of a memory.
enum Words<const L: usize> {
    /// Words that nothing writes, which all lanes share.
    Fixed(Vec<u64>),
    Lanes(Vec<[u64; L]>),
}

/// A design that runs in one or more lanes. The loops over lanes are compiled in this crate, whatever the profile of others.
pub struct Simulation(Box<dyn Run>);

/// The most lanes of a simulation.
pub const LANES: usize = 16;

impl Simulation {
    /// All lanes after power-on, with zeros on all inputs: [`LANES`] of them, or one if no more than one is asked for.
    pub fn new(program: Arc<Program>, lanes: usize) -> Self {
        match lanes {
            0 | 1 => Self(Box::new(Lanes::<1>::new(program))),
            _ => Self(Box::new(Lanes::<LANES>::new(program))),
        }
    }

    /// How many lanes there are.
    pub fn lanes(&self) -> usize {
        self.0.lanes()
    }

    /// The program that runs.
    pub fn program(&self) -> &Program {
        self.0.program()
    }

    /// Gives a lane the state after power-on, and zeros on its inputs.
    pub fn power_on(&mut self, lane: usize) {
        self.0.power_on(lane);
    }

    /// Sets 32 bits of an input of a lane; what is above its width is lost. A number that is no input does nothing.
    pub fn set(&mut self, lane: usize, port: usize, limb: usize, value: u32) {
        self.0.set(lane, port, limb, value);
    }

    /// 32 bits of a port of a lane; 0 for what is none.
    pub fn get(&self, lane: usize, port: usize, limb: usize) -> u32 {
        self.0.get(lane, port, limb)
    }

    /// The limbs of 64 bits of a signal of a lane, by its number; none if it is not known.
    pub fn signal(&self, lane: usize, signal: usize) -> Option<Vec<u64>> {
        self.0.signal(lane, signal)
    }

    /// Lets changes of inputs and state take their way.
    pub fn settle(&mut self) {
        self.0.settle();
    }

    /// A rising edge of the clock, after [`settle`](Self::settle).
    pub fn clock(&mut self) {
        self.0.clock();
    }
}

/// [`Simulation`], for any number of lanes.
trait Run {
    fn lanes(&self) -> usize;
    fn program(&self) -> &Program;
    fn power_on(&mut self, lane: usize);
    fn set(&mut self, lane: usize, port: usize, limb: usize, value: u32);
    fn get(&self, lane: usize, port: usize, limb: usize) -> u32;
    fn signal(&self, lane: usize, signal: usize) -> Option<Vec<u64>>;
    fn settle(&mut self);
    fn clock(&mut self);
}

/// A design that runs in `L` lanes.
struct Lanes<const L: usize> {
    program: Arc<Program>,
    words: Vec<[u64; L]>,
    memories: Vec<(Words<L>, usize, usize)>,
}

impl<const L: usize> Lanes<L> {
    fn new(program: Arc<Program>) -> Self {
        let mut words = vec![[0; L]; program.tape.words];
        for (place, value) in &program.tape.held {
            words[*place as usize] = [*value; L];
        }
        let memories = program.design.memories.iter().map(|memory| {
            let words = match memory.writes.is_empty() {
                true => Words::Fixed(memory.initial.clone()),
                false => Words::Lanes(memory.initial.iter().map(|word| [*word; L]).collect()),
            };
            (words, memory.words, limbs(memory.width))
        });
        let memories = memories.collect();
        Self { program, words, memories }
    }
}

impl<const L: usize> Run for Lanes<L> {
    fn lanes(&self) -> usize {
        L
    }

    fn program(&self) -> &Program {
        &self.program
    }

    fn power_on(&mut self, lane: usize) {
        let ports = self.program.design.ports.iter().zip(&self.program.ports);
        for place in ports.filter(|(port, _)| port.input).flat_map(|(_, places)| places) {
            self.words[*place as usize][lane] = 0;
        }
        for (place, value) in &self.program.registers {
            self.words[*place as usize][lane] = *value;
        }
        for ((words, ..), memory) in self.memories.iter_mut().zip(&self.program.design.memories) {
            if let Words::Lanes(words) = words {
                words.iter_mut().zip(&memory.initial).for_each(|(word, initial)| word[lane] = *initial);
            }
        }
    }

    fn set(&mut self, lane: usize, port: usize, limb: usize, value: u32) {
        let (Some(description), Some(places)) = (self.program.design.ports.get(port), self.program.ports.get(port))
        else {
            return;
        };
        let (Some(place), true) = (places.get(limb / 2), description.input) else { return };
        let left = description.width.saturating_sub(32 * limb as u32).min(32);
        let value = u64::from(value) & crate::graph::mask(left);
        let word = &mut self.words[*place as usize][lane];
        let shift = 32 * (limb % 2);
        *word = *word & !(u64::from(u32::MAX) << shift) | value << shift;
    }

    fn get(&self, lane: usize, port: usize, limb: usize) -> u32 {
        let place = self.program.ports.get(port).and_then(|places| places.get(limb / 2));
        place.map_or(0, |place| (self.words[*place as usize][lane] >> (32 * (limb % 2))) as u32)
    }

    fn signal(&self, lane: usize, signal: usize) -> Option<Vec<u64>> {
        let value = &self.program.design.signals.get(signal)?.value;
        let word = |limb: &u32| self.program.tape.places[*limb as usize].map(|place| self.words[place as usize][lane]);
        value.limbs.iter().map(word).collect()
    }

    fn settle(&mut self) {
        let Self { program, words, memories } = self;
        for operation in &program.tape.operations {
            execute(operation, words, memories);
        }
    }

    fn clock(&mut self) {
        let Self { program, words, memories } = self;
        for store in &program.tape.stores {
            let (enable, address) = (words[store.enable as usize], words[store.address as usize]);
            let Some((Words::Lanes(memory), size, width)) = memories.get_mut(store.memory) else { continue };
            for lane in (0..L).filter(|lane| enable[*lane] != 0 && address[*lane] < *size as u64) {
                for (limb, data) in store.data.iter().enumerate() {
                    memory[address[lane] as usize * *width + limb][lane] = words[*data as usize][lane];
                }
            }
        }
        for (from, to) in &program.tape.moves {
            words[*to as usize] = words[*from as usize];
        }
    }
}

#[inline(always)]
fn execute<const L: usize>(operation: &Operation, words: &mut [[u64; L]], memories: &[(Words<L>, usize, usize)]) {
    let Operation { code, by, to, a, b, c, mask } = *operation;
    let of = |place: u32| words[place as usize];
    let (x, y) = (of(a), of(b));
    let mut out = [0; L];
    macro_rules! each {
        ($lane:ident, $value:expr) => {
            for $lane in 0..L {
                out[$lane] = $value;
            }
        };
    }
    match code {
        Code::And => each!(i, x[i] & y[i]),
        Code::Or => each!(i, x[i] | y[i]),
        Code::Xor => each!(i, x[i] ^ y[i]),
        Code::Not => each!(i, !x[i]),
        Code::Add => each!(i, x[i].wrapping_add(y[i])),
        Code::Sub => each!(i, x[i].wrapping_sub(y[i])),
        Code::Mul => each!(i, x[i].wrapping_mul(y[i])),
        Code::MulHigh => each!(i, ((u128::from(x[i]) * u128::from(y[i])) >> 64) as u64),
        Code::Equal => each!(i, u64::from(x[i] == y[i])),
        Code::Less => each!(i, u64::from(x[i] < y[i])),
        Code::ShiftLeft => each!(i, if y[i] < 64 { x[i] << y[i] } else { 0 }),
        Code::ShiftRight => each!(i, if y[i] < 64 { x[i] >> y[i] } else { 0 }),
        Code::Mux => {
            let z = of(c);
            each!(i, if x[i] != 0 { y[i] } else { z[i] });
        }
        Code::Join => each!(i, x[i] << (by & 63) | y[i]),
        Code::Slice => each!(i, x[i] >> (by & 63)),
        Code::Extend => each!(i, extend(x[i], by)),
        Code::Parity => each!(i, u64::from(x[i].count_ones() & 1)),
        Code::Read => match &memories[c as usize] {
            (Words::Fixed(memory), _, width) => each!(i, {
                let place = (x[i] as usize).saturating_mul(*width).saturating_add(by as usize);
                memory.get(place).copied().unwrap_or(0)
            }),
            (Words::Lanes(memory), _, width) => each!(i, {
                let place = (x[i] as usize).saturating_mul(*width).saturating_add(by as usize);
                memory.get(place).map_or(0, |word| word[i])
            }),
        },
    }
    if mask != u64::MAX {
        out.iter_mut().for_each(|word| *word &= mask);
    }
    words[to as usize] = out;
}
