// SPDX-License-Identifier: MIT
//! A block: a piece of hardware that exists twice, as RTL and as a function of the model.
//!
//! A [`Block`] is everything the rest of this crate knows of it; engines, campaigns, shrinking and export are written
//! once for all blocks. The declarations are in [`registry`](crate::registry).

use crate::coverage::{Bin, Hits};
use crate::directed::{Directed, Vector};
use crate::naming;
use crate::random::CaseRng;
use crate::reservoir::{RecordedError, Reservoir};
use crate::stimulus::float::Shape;
use crate::timing;
use pica_agents::traffic::{self, Traffic};
use pica_rtl::build::{Build, Memory, Primitives};
use pica_rtl::dut::Dut;
use pica_rtl::emit::{Design, EmitError, Header, Prefix, design};
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;
use pica_vectors::{Case, Columns, Direction, Interface, Item};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// A block of the registry, with the choices of the ledger bound.
pub struct Block {
    /// The ports and the protocol.
    pub interface: Interface,
    /// The formats of the ports that carry floats.
    pub floats: BTreeMap<String, Shape>,
    /// The choices that its results depend on: id and value.
    pub choices: BTreeMap<String, String>,
    /// The build options that its circuit has: id and value.
    pub build: BTreeMap<String, String>,
    /// What its operands and results are, if they are floats.
    pub number_format: Option<String>,
    /// Whether it is one of the blocks of the design, and not an instance at another format for exhaustive checks.
    pub listed: bool,
    /// Clocks of the native engine that one case is worth, about: sets how many cases it runs by default.
    pub cost: u64,
    /// The cases that every campaign begins with.
    pub directed: Directed,
    /// What stands in front of the names of its modules in Verilog for users.
    pub prefix: Prefix,
    /// Makes the circuit.
    pub circuit: Box<dyn Fn() -> Box<dyn Dut> + Send + Sync>,
    /// Makes the circuit under other choices and with another build.
    pub variants: Box<Variants>,
    /// What it does.
    pub behaviour: Behaviour,
    /// The cells that its Verilog names.
    pub primitives: Primitives,
    /// What its memories hold at the start.
    pub memory: Memory,
    /// The Verilog, once it has been emitted. Blocks of the registry with all settings at their defaults share it.
    pub emitted: Arc<OnceLock<Design>>,
}

/// Makes a circuit under choices and with a build, and tells the cells that its Verilog names and what its memories hold at the
/// start; none if the hardware cannot follow them.
pub type Variants = dyn Fn(&Choices, &Build) -> Option<(Box<dyn Dut>, Primitives, Memory)> + Send + Sync;

/// What a block does, and how it is exercised.
pub enum Behaviour {
    /// One transaction in, one out, and none depends on another.
    Flat(Box<dyn Flat>),
    /// Anything else.
    Unit(Box<dyn Unit>),
}

/// A block whose cases are one transaction in and one out. Cases are handled many at a time, one column a port.
pub trait Flat: Send + Sync {
    /// Fills `inputs` with the cases of campaign `seed` from case `first` on.
    fn stimulus(&self, seed: u64, first: u64, inputs: &mut Columns);

    /// The sweep; none if the block has no sweep.
    fn sweep(&self) -> Option<&dyn Sweep> {
        None
    }

    /// The model: fills `outputs`, which has as many cases as `inputs`.
    fn expect(&self, inputs: &Columns, outputs: &mut Columns);

    /// The situations that a campaign is to bring about, by number; [`Flat::cover`] marks them.
    fn bins(&self) -> Vec<Bin>;

    /// Marks the bins that cases hit.
    fn cover(&self, inputs: &Columns, outputs: &Columns, hits: &mut Hits);

    /// Cases that are simpler than this one, the simplest first: what shrinking tries. Every chain of them ends.
    fn simpler(&self, inputs: &[u32]) -> Vec<Vec<u32>>;
}

/// What stands for the whole input space of a flat block where that is too large: what results depend on most is counted
/// through, everything else is drawn.
pub trait Sweep: Send + Sync {
    /// Cases.
    fn cases(&self) -> u64;

    /// Fills `inputs` with the cases from case `first` on; `seed` is for what is drawn.
    fn fill(&self, seed: u64, first: u64, inputs: &mut Columns);
}

/// Stimuli simpler than one, made when they are asked for.
pub type Simpler<'a> = Box<dyn Iterator<Item = Vec<Item>> + 'a>;

/// A block with state or with several channels. A case starts after power-on and reset.
pub trait Unit: Send + Sync {
    /// The transactions into the block of one case.
    fn stimulus(&self, rng: &mut CaseRng) -> Vec<Item>;

    /// The model: what comes out, per channel in order.
    fn expect(&self, inputs: &[Item]) -> Vec<Item>;

    /// Transactions that give the memories that `inputs` read, and no reset clears, what they hold after power-on. Nothing
    /// comes out for them.
    fn preamble(&self, inputs: &[Item]) -> Vec<Item> {
        let _ = inputs;
        Vec::new()
    }

    /// The situations that a campaign is to bring about, by number; [`Unit::cover`] marks them.
    fn bins(&self) -> Vec<Bin>;

    /// Marks the bins that a case hits.
    fn cover(&self, case: &Case, hits: &mut Hits);

    /// Whether a case may end in front of transaction `place`: all that the block asks for up to there is there.
    fn may_end(&self, inputs: &[Item], place: usize) -> bool {
        let _ = (inputs, place);
        true
    }

    /// Stimuli that are simpler than this one, the simplest first. Every chain of them ends.
    fn simpler<'a>(&'a self, inputs: &'a [Item]) -> Simpler<'a>;

    /// Gives the stimuli that a recording has for the block to `reservoir`, until it wants no more. False: recordings do not
    /// concern the block.
    fn recorded(&self, recording: &Recording, reservoir: &mut Reservoir) -> bool {
        let _ = (recording, reservoir);
        false
    }

    /// The first divergence for the eye, for example the disassembly around it and both states.
    fn explain(&self, case: &Case, actual: &[Item]) -> Option<String>;
}

impl Block {
    /// The number of the only channel of a direction that a flat block has.
    fn only(&self, direction: Direction) -> usize {
        self.interface.side(direction).map(|(number, _)| number).next().unwrap_or_default()
    }

    /// Bits of each word of the inputs of a flat block.
    pub fn input_widths(&self) -> Vec<u32> {
        self.interface.side(Direction::In).flat_map(|(_, channel)| channel.word_widths()).collect()
    }

    /// Cases of the whole input space of a flat block, if a number of 64 bits counts them.
    pub fn input_space(&self) -> Option<u64> {
        match self.behaviour {
            Behaviour::Flat(_) => 1u64.checked_shl(self.input_widths().iter().sum()),
            Behaviour::Unit(_) => None,
        }
    }

    /// The sweep of a flat block; none if it has no sweep.
    pub fn sweep(&self) -> Option<&dyn Sweep> {
        match &self.behaviour {
            Behaviour::Flat(flat) => flat.sweep(),
            Behaviour::Unit(_) => None,
        }
    }

    /// Columns for the input or output ports of a flat block.
    pub fn columns(&self, direction: Direction, len: usize) -> Columns {
        Columns::new(self.interface.channels[self.only(direction)].words(), len)
    }

    /// Transactions of a flat block as columns.
    pub fn columns_of(&self, direction: Direction, items: &[Item]) -> Columns {
        let mut columns = self.columns(direction, items.len());
        for (row, item) in items.iter().enumerate() {
            columns.set_row(row, &item.values);
        }
        columns
    }

    /// The directed vectors: case k of every campaign of random cases is the k-th of them, as long as there are any. None if
    /// they cannot be read, which [`Directed::vectors`] tells.
    pub fn vectors(&self) -> &[Vector] {
        self.directed.vectors(&self.interface, &self.choices).unwrap_or_default()
    }

    /// The inputs of the cases of campaign `seed` from case `first` on, of a flat block; the first are directed.
    pub fn inputs(&self, flat: &dyn Flat, seed: u64, first: u64, len: u64) -> Columns {
        let mut inputs = self.columns(Direction::In, len as usize);
        flat.stimulus(seed, first, &mut inputs);
        let directed = self.vectors().iter().skip(first as usize).flat_map(|vector| vector.inputs.first());
        for (row, item) in (0..inputs.len()).zip(directed) {
            inputs.set_row(row, &item.values);
        }
        inputs
    }

    /// The inputs of case `case` of campaign `seed`, of a unit; the first are directed.
    pub fn items(&self, unit: &dyn Unit, seed: u64, case: u64) -> Vec<Item> {
        match usize::try_from(case).ok().and_then(|case| self.vectors().get(case)) {
            Some(directed) => directed.inputs.clone(),
            None => unit.stimulus(&mut CaseRng::new(seed, case)),
        }
    }

    /// The transaction of a flat block with these values.
    pub fn item(&self, direction: Direction, values: Vec<u32>) -> Item {
        Item { channel: self.only(direction), values }
    }

    /// The case that these inputs make.
    pub fn case(&self, inputs: Vec<Item>) -> Case {
        let outputs = match &self.behaviour {
            Behaviour::Unit(unit) => unit.expect(&inputs),
            Behaviour::Flat(flat) => {
                let columns = self.columns_of(Direction::In, &inputs);
                let mut results = self.columns(Direction::Out, inputs.len());
                flat.expect(&columns, &mut results);
                (0..inputs.len()).map(|row| self.item(Direction::Out, results.row(row))).collect()
            }
        };
        Case { inputs, outputs }
    }

    /// The case as hardware has to run it after power-on: with nothing in memories that the case reads, it begins with what
    /// fills them as the model has them.
    pub fn powered_on<'a>(&self, case: &'a Case) -> Cow<'a, Case> {
        match (&self.behaviour, self.memory) {
            (Behaviour::Unit(unit), Memory::Uninitialised) => {
                let inputs = unit.preamble(&case.inputs).into_iter().chain(case.inputs.iter().cloned()).collect();
                Cow::Owned(Case { inputs, outputs: case.outputs.clone() })
            }
            _ => Cow::Borrowed(case),
        }
    }

    /// The build options that do not have their default: id and value.
    pub fn changed_build(&self) -> BTreeMap<String, String> {
        let usual = Build::default();
        let changed = self.build.iter().filter(|(id, value)| usual.get(id) != Some(value));
        changed.map(|(id, value)| (id.clone(), value.clone())).collect()
    }

    /// The choices and build options that do not have their default: id and value.
    pub fn changed(&self) -> BTreeMap<String, String> {
        let defaults = Choices::default();
        let changed = self.choices.iter().filter(|(id, value)| defaults.get(id) != Some(value));
        changed.map(|(id, value)| (id.clone(), value.clone())).chain(self.changed_build()).collect()
    }

    /// Inputs simpler than these.
    pub fn simpler<'a>(&'a self, inputs: &'a [Item]) -> Simpler<'a> {
        match &self.behaviour {
            Behaviour::Unit(unit) => unit.simpler(inputs),
            Behaviour::Flat(flat) => {
                let rows = inputs.first().map(|only| flat.simpler(&only.values)).unwrap_or_default();
                Box::new(rows.into_iter().map(|values| vec![self.item(Direction::In, values)]))
            }
        }
    }

    /// The Verilog of the block: one file with a top module of its name, and the models of the cells of a family in it, if
    /// there are any. What users get has other names: [`named`](Self::named).
    ///
    /// # Errors
    /// If the guard of the emission rejects the circuit.
    pub fn verilog(&self) -> Result<String, EmitError> {
        Ok(self.design()?.with_models())
    }

    /// The Verilog of the block as users get it: modules have names with its prefix, and names of their own where their text is
    /// not that of the default.
    ///
    /// # Errors
    /// If the guard of the emission rejects the circuit.
    pub fn named(&self) -> Result<Design, EmitError> {
        self.design()?.named(&naming::of(self)?)
    }

    /// The Verilog of the block: its modules, with the names that they have in this program.
    ///
    /// # Errors
    /// If the guard of the emission rejects the circuit.
    pub fn design(&self) -> Result<&Design, EmitError> {
        if let Some(emitted) = self.emitted.get() {
            return Ok(emitted);
        }
        let header = Header {
            notes: self.number_format.iter().cloned().chain([timing::describe(&self.interface)]).collect(),
            parameters: self.build.iter().chain(&self.choices).map(|(id, value)| (id.clone(), value.clone())).collect(),
            ..header(self.interface.clone(), self.primitives, self.memory)
        };
        let design = design((self.circuit)().block(), &header)?;
        Ok(self.emitted.get_or_init(|| design))
    }

    /// The Verilog of the block under other choices and with another build, with what concerns it as a whole left out of the
    /// comment above; none if the hardware cannot follow them.
    pub(crate) fn variant(&self, choices: &Choices, build: &Build) -> Option<Result<Design, EmitError>> {
        let (mut circuit, primitives, memory) = (self.variants)(choices, build)?;
        let header = header(circuit.interface(&self.interface.name), primitives, memory);
        Some(design(circuit.block(), &header))
    }

    /// The stimuli that recordings have for the block, as far as `reservoir` takes them; none if recordings do not concern it.
    ///
    /// # Errors
    /// If they are more than are held.
    pub fn recorded<'a>(
        &self,
        recordings: impl IntoIterator<Item = &'a Recording>,
        mut reservoir: Reservoir,
    ) -> Result<Option<Vec<Vec<Item>>>, RecordedError> {
        let Behaviour::Unit(unit) = &self.behaviour else { return Ok(None) };
        for recording in recordings {
            if !unit.recorded(recording, &mut reservoir) {
                return Ok(None);
            }
        }
        reservoir.cases(&self.interface.name).map(Some)
    }

    /// The situations that stimulus is to bring about, by number.
    pub fn bins(&self) -> Vec<Bin> {
        match &self.behaviour {
            Behaviour::Flat(flat) => flat.bins(),
            Behaviour::Unit(unit) => unit.bins(),
        }
    }

    /// The situations that a campaign is to bring about: those of the stimulus, then those between block and bench.
    pub fn campaign_bins(&self) -> Vec<Bin> {
        let situations = traffic::situations(&self.interface);
        self.bins().into_iter().chain(situations.map(|situation| Bin::new(situation.describe()))).collect()
    }

    /// Marks what came about between block and bench among [`campaign_bins`](Self::campaign_bins).
    pub fn mark(&self, traffic: Traffic, hits: &mut Hits) {
        let situations = traffic::situations(&self.interface);
        let first = hits.bins() - traffic::situations(&self.interface).count();
        for (number, situation) in situations.enumerate() {
            if traffic.has(situation) {
                hits.mark(first + number);
            }
        }
    }
}

/// The least that stands above a file.
fn header(interface: Interface, primitives: Primitives, memory: Memory) -> Header {
    let spec_version = env!("CARGO_PKG_VERSION").to_owned();
    Header { interface, notes: Vec::new(), parameters: Vec::new(), primitives, memory, spec_version }
}
