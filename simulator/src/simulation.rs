// SPDX-License-Identifier: MIT
//! A design that runs, in several lanes side by side: each has inputs and a state of its own.

#[cfg(feature = "jit")]
use crate::code::{Code, CompileError};
use crate::design::{Design, Port, Register};
use crate::graph::{Id, mask};
use crate::run::Instructions;
use crate::run::words::{Contents, Stock, Words};
use crate::state::{self, StateError};
use crate::tape::{Fault, Place, Store, Tape};
use crate::value::Value;
use std::sync::Arc;

/// What of a design is known while it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// The ports.
    Ports,
    /// All signals.
    Signals,
}

/// Where 32 bits of an input go: bits of a word from a place on, of which those of a mask are there.
#[derive(Clone, Copy, Debug)]
struct Part {
    place: Place,
    shift: u32,
    mask: u64,
}

/// Where the state of a design is, and what is known of it between edges.
#[derive(Clone, Debug)]
struct Layout {
    /// The places of the limbs of each port.
    ports: Vec<Vec<Place>>,
    /// Where each 32 bits of each input go; nothing for other ports.
    inputs: Vec<Vec<Part>>,
    /// The place of each part of a register, and what it holds after power-on.
    registers: Vec<(Place, u64)>,
    /// The place of each node that is known.
    nodes: Vec<Option<Place>>,
}

impl Layout {
    fn new(design: &Design, nodes: Vec<Option<Place>>) -> Self {
        let of = |value: &Value| value.limbs.iter().filter_map(|limb| nodes[*limb as usize]).collect();
        let ports: Vec<Vec<Place>> = design.ports.iter().map(|port| of(&port.value)).collect();
        let part = |port: &Port, places: &[Place], limb: u32| {
            let mask = mask(port.width.saturating_sub(32 * limb).min(32));
            Some(Part { place: *places.get(limb as usize / 2)?, shift: 32 * (limb % 2), mask })
        };
        let parts = |(port, places): (&Port, &Vec<Place>)| {
            let limbs = if port.input { port.width.div_ceil(32) } else { 0 };
            (0..limbs).filter_map(|limb| part(port, places, limb)).collect()
        };
        let inputs = design.ports.iter().zip(&ports).map(parts).collect();
        let state = |register: &Register| Some((nodes[register.node as usize]?, register.initial));
        let registers = design.registers.iter().filter_map(state).collect();
        Self { ports, inputs, registers, nodes }
    }
}

/// How a design is run.
#[derive(Clone, Debug)]
enum Way {
    /// Operations one behind the other, in several lanes.
    Tape(Tape),
    /// Instructions of this processor, in one lane.
    #[cfg(feature = "jit")]
    Code(Arc<Code>),
}

/// A design as operations, which any number of simulations run.
#[derive(Clone, Debug)]
pub struct Program {
    design: Arc<Design>,
    /// The nodes of the ports and of signals that are known while it runs.
    #[cfg(feature = "jit")]
    seen: Vec<Id>,
    layout: Layout,
    way: Way,
}

impl Program {
    /// The operations of a design.
    pub fn new(design: Arc<Design>, seen: Seen) -> Self {
        let signals: Vec<usize> = match seen {
            Seen::Ports => Vec::new(),
            Seen::Signals => (0..design.signals.len()).collect(),
        };
        Self::showing(design, &signals)
    }

    /// The operations of a design whose ports are known while it runs, and these signals by their numbers.
    pub fn showing(design: Arc<Design>, signals: &[usize]) -> Self {
        let ports = design.ports.iter().map(|port| &port.value);
        let signals = signals.iter().filter_map(|signal| design.signals.get(*signal)).map(|signal| &signal.value);
        let seen: Vec<Id> = ports.chain(signals).flat_map(|value| value.limbs.iter().copied()).collect();
        let tape = Tape::new(&design, &seen);
        let layout = Layout::new(&design, tape.places.clone());
        Self {
            design,
            #[cfg(feature = "jit")]
            seen,
            layout,
            way: Way::Tape(tape),
        }
    }

    /// The same, compiled to instructions of this processor: simulations have one lane then, and are faster in it.
    ///
    /// # Errors
    /// If there is no compiler for this processor.
    #[cfg(feature = "jit")]
    pub fn compiled(&self) -> Result<Self, CompileError> {
        self.compiled_with(None)
    }

    #[cfg(feature = "jit")]
    fn compiled_with(&self, fault: Option<Fault>) -> Result<Self, CompileError> {
        let code = Code::new(&self.design, &self.seen, fault)?;
        let layout = Layout::new(&self.design, code.places().to_vec());
        Ok(Self { layout, way: Way::Code(Arc::new(code)), ..self.clone() })
    }

    /// The design that they are operations of.
    pub fn design(&self) -> &Design {
        &self.design
    }

    /// How many operations there are.
    pub fn operations(&self) -> usize {
        match &self.way {
            Way::Tape(tape) => tape.settle.len() + tape.next.len() + tape.moves.len(),
            #[cfg(feature = "jit")]
            Way::Code(code) => code.operations(),
        }
    }

    /// The most lanes that simulations have.
    fn lanes(&self) -> usize {
        match self.way {
            Way::Tape(_) => LANES,
            #[cfg(feature = "jit")]
            Way::Code(_) => 1,
        }
    }

    /// The operations with a fault, for tests that are to find it.
    #[doc(hidden)]
    pub fn planted(mut self, fault: Fault) -> Self {
        match &mut self.way {
            Way::Tape(tape) => tape.plant(fault),
            #[cfg(feature = "jit")]
            Way::Code(_) => match self.compiled_with(Some(fault)) {
                Ok(planted) => return planted,
                Err(error) => unreachable!("what was compiled before: {error}"),
            },
        }
        self
    }
}

/// A design that runs in one or more lanes. The loops over lanes are compiled in this crate, whatever the profile of others.
pub struct Simulation(Box<dyn Run>);

/// The most lanes of a simulation.
pub const LANES: usize = 32;

impl Simulation {
    /// All lanes after power-on, with zeros on all inputs: [`LANES`] of them, or one if no more than one is asked for or the
    /// program is compiled.
    pub fn new(program: Arc<Program>, lanes: usize) -> Self {
        match lanes.min(program.lanes()) {
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

    /// The state of all lanes between two clocks: what registers, memories and inputs hold. It belongs to a design, and to a
    /// number of lanes.
    pub fn save(&self) -> Vec<u8> {
        let mut words = Vec::new();
        self.0.save(&mut words);
        state::write(state::digest(self.program().design()), self.lanes(), &words)
    }

    /// Goes back to a state that was saved, of this or another simulation of the same design.
    ///
    /// # Errors
    /// If the bytes are no state of this design and number of lanes. Nothing changes then.
    pub fn load(&mut self, state: &[u8]) -> Result<(), StateError> {
        let digest = state::digest(self.program().design());
        let words = state::read(state, digest, self.lanes(), self.0.state_words())?;
        self.0.load(&words);
        Ok(())
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
    /// How many words of all lanes a state has.
    fn state_words(&self) -> usize;
    fn save(&self, words: &mut Vec<u64>);
    fn load(&mut self, words: &[u64]);
    fn settle(&mut self);
    fn clock(&mut self);
}

/// A design that runs in `L` lanes.
struct Lanes<const L: usize> {
    program: Arc<Program>,
    instructions: Instructions,
    words: Words<L>,
    stock: Stock,
    /// Where the content of each memory begins, for compiled functions: found again when something else has written it.
    #[cfg(feature = "jit")]
    contents: Vec<*mut u64>,
}

impl<const L: usize> Lanes<L> {
    fn new(program: Arc<Program>) -> Self {
        let memories = program.design.memories.iter().map(|memory| Contents::new(memory, L)).collect();
        let (words, tables) = match &program.way {
            Way::Tape(tape) => (Words::new(tape.words, &tape.held), tape.tables.clone()),
            #[cfg(feature = "jit")]
            Way::Code(code) => (Words::new(code.words(), code.held()), code.tables()),
        };
        let mut lanes = Self {
            program,
            instructions: Instructions::best(),
            words,
            stock: Stock { memories, tables },
            #[cfg(feature = "jit")]
            contents: Vec::new(),
        };
        lanes.renew();
        lanes
    }

    /// Makes compiled functions see words and memories that were written from outside.
    fn renew(&mut self) {
        #[cfg(feature = "jit")]
        if let Way::Code(code) = &self.program.way {
            code.flags().iter().for_each(|place| self.words.set(*place, 0, u64::MAX));
            self.contents = self.stock.memories.iter_mut().map(|memory| memory.limbs.as_mut_ptr()).collect();
        }
    }

    /// The places of inputs and registers.
    fn held(&self) -> Vec<Place> {
        let ports = self.program.design.ports.iter().zip(&self.program.layout.ports);
        let inputs = ports.filter(|(port, _)| port.input).flat_map(|(_, places)| places.iter().copied());
        inputs.chain(self.program.layout.registers.iter().map(|(place, _)| *place)).collect()
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
        let ports = self.program.design.ports.iter().zip(&self.program.layout.ports);
        for place in ports.filter(|(port, _)| port.input).flat_map(|(_, places)| places) {
            self.words.set(*place, lane, 0);
        }
        for (place, value) in &self.program.layout.registers {
            self.words.set(*place, lane, *value);
        }
        for (contents, memory) in self.stock.memories.iter_mut().zip(&self.program.design.memories) {
            contents.load(lane, &memory.initial);
        }
        self.renew();
    }

    fn set(&mut self, lane: usize, port: usize, limb: usize, value: u32) {
        let Some(Part { place, shift, mask }) = self.program.layout.inputs.get(port).and_then(|parts| parts.get(limb))
        else {
            return;
        };
        let others = self.words.get(*place, lane) & !(u64::from(u32::MAX) << shift);
        self.words.set(*place, lane, others | (u64::from(value) & mask) << shift);
    }

    fn get(&self, lane: usize, port: usize, limb: usize) -> u32 {
        let place = self.program.layout.ports.get(port).and_then(|places| places.get(limb / 2));
        place.map_or(0, |place| (self.words.get(*place, lane) >> (32 * (limb % 2))) as u32)
    }

    fn signal(&self, lane: usize, signal: usize) -> Option<Vec<u64>> {
        let value = &self.program.design.signals.get(signal)?.value;
        let word = |limb: &u32| Some(self.words.get(self.program.layout.nodes[*limb as usize]?, lane));
        value.limbs.iter().map(word).collect()
    }

    fn state_words(&self) -> usize {
        let memories = self.stock.memories.iter().filter(|memory| memory.stride > 0);
        L * self.held().len() + memories.map(|memory| memory.limbs.len()).sum::<usize>()
    }

    fn save(&self, words: &mut Vec<u64>) {
        for place in self.held() {
            words.extend(self.words.row(place));
        }
        let memories = self.stock.memories.iter().filter(|memory| memory.stride > 0);
        memories.for_each(|memory| words.extend(&memory.limbs));
    }

    fn load(&mut self, words: &[u64]) {
        let held = self.held();
        let (rows, mut rest) = words.split_at(held.len() * L);
        for (place, row) in held.iter().zip(rows.chunks(L)) {
            row.iter().enumerate().for_each(|(lane, word)| self.words.set(*place, lane, *word));
        }
        for memory in self.stock.memories.iter_mut().filter(|memory| memory.stride > 0) {
            let (content, behind) = rest.split_at(memory.limbs.len());
            memory.limbs.copy_from_slice(content);
            rest = behind;
        }
        self.renew();
    }

    fn settle(&mut self) {
        let Self { program, instructions, words, stock, .. } = self;
        match &program.way {
            Way::Tape(tape) => instructions.run(&tape.settle, words, stock),
            #[cfg(feature = "jit")]
            Way::Code(code) => code.settle(words, &self.contents),
        }
    }

    fn clock(&mut self) {
        let Self { program, instructions, words, stock, .. } = self;
        match &program.way {
            Way::Tape(tape) => edge(tape, *instructions, words, stock),
            #[cfg(feature = "jit")]
            Way::Code(code) => code.clock(words, &self.contents),
        }
    }
}

/// A rising edge of the clock: what is next, then the writes of memories, then registers.
fn edge<const L: usize>(tape: &Tape, instructions: Instructions, words: &mut Words<L>, stock: &mut Stock) {
    instructions.run(&tape.next, words, stock);
    for Store { memory, enable, address, data } in &tape.stores {
        let Some(memory) = stock.memories.get_mut(*memory) else { continue };
        let enable = words.row(*enable);
        if enable == [0; L] {
            continue;
        }
        let address = words.row(*address);
        for (limb, data) in data.iter().enumerate() {
            let data = words.row(*data);
            for lane in (0..L).filter(|lane| enable[*lane] != 0) {
                memory.write(lane, address[lane], limb, data[lane]);
            }
        }
    }
    instructions.run(&tape.moves, words, stock);
}
