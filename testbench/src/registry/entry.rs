// SPDX-License-Identifier: MIT
//! A line of the registry.

use super::RegistryError;
use crate::block::{Behaviour, Block};
use crate::directed::Directed;
use crate::stage::Stage;
use crate::stimulus::float::Shape;
use pica_rtl::build::{Build, Memory, Primitives};
use pica_rtl::dut::{Dut, Values};
use pica_rtl::emit::{Prefix, memory, primitives};
use pica_rtl::{Builder, UnsupportedChoice};
use pica_spec::choices::Choices;
use pica_vectors::{Interface, Port};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Constructs a circuit under choices and build options.
pub type Circuit = fn(&Builder) -> Result<Box<dyn Dut>, UnsupportedChoice>;

/// What is known of a block before its behaviour is.
pub struct Outside {
    /// The ports and the protocol.
    pub interface: Interface,
    /// The formats of the ports that carry floats.
    pub floats: BTreeMap<String, Shape>,
}

/// Makes what a block is to do.
type Behave<'a> = Box<dyn FnOnce(&Choices, &Outside) -> Result<Behaviour, RegistryError> + 'a>;

/// The format of a port; none if it carries no float.
type Floats<'a> = Box<dyn Fn(&Port) -> Option<Shape> + 'a>;

/// A block: its name, its circuit, and what it is to do.
pub struct Entry<'a> {
    name: String,
    circuit: Circuit,
    listed: bool,
    cost: u64,
    behaviour: Behave<'a>,
    floats: Floats<'a>,
    number_format: Option<String>,
    directed: Directed,
    indifferent: &'static [&'static str],
}

impl<'a> Entry<'a> {
    /// A block of the design whose cases cost a clock.
    pub fn new(
        name: impl Into<String>,
        circuit: Circuit,
        behaviour: impl FnOnce(&Choices, &Outside) -> Result<Behaviour, RegistryError> + 'a,
    ) -> Self {
        let name = name.into();
        Self {
            directed: Directed::of(&name),
            name,
            circuit,
            listed: true,
            cost: 1,
            behaviour: Box::new(behaviour),
            floats: Box::new(|_| None),
            number_format: None,
            indifferent: &[],
        }
    }

    /// The name of the block.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// A block with one transaction in and one out.
    pub fn stage<I: Values + 'static, O: Values + 'static>(
        name: &str,
        circuit: Circuit,
        stage: impl FnOnce(&Choices) -> Stage<I, O> + 'a,
    ) -> Self {
        Self::new(name, circuit, |choices, outside| Ok(Behaviour::Flat(stage(choices).behind(outside))))
    }

    /// An instance for exhaustive checks, or of another size.
    pub fn unlisted(self) -> Self {
        Self { listed: false, ..self }
    }

    /// Clocks of the native engine that a case is worth, about.
    pub fn cost(self, cost: u64) -> Self {
        Self { cost, ..self }
    }

    /// Choices that parts of the circuit ask for and no result shows: the circuit has their defaults, and the block does not
    /// depend on them.
    pub fn indifferent(self, ids: &'static [&'static str]) -> Self {
        Self { indifferent: ids, ..self }
    }

    /// The choices that [`Self::indifferent`] was given.
    pub fn is_indifferent_to(&self) -> &'static [&'static str] {
        self.indifferent
    }

    /// The formats of the ports that carry floats.
    pub fn floats(self, floats: impl Fn(&Port) -> Option<Shape> + 'a) -> Self {
        Self { floats: Box::new(floats), ..self }
    }

    /// What operands and results are, in words.
    pub fn number_format(self, text: String) -> Self {
        Self { number_format: Some(text), ..self }
    }

    /// The directed vectors, in the form of the files of this crate, in place of those in the file of the block.
    pub fn directed(self, text: impl Into<Cow<'static, str>>) -> Self {
        Self { directed: Directed::new(text), ..self }
    }

    /// The block under `choices`, built as `build` says. What its circuit asks for of both is what it depends on.
    ///
    /// # Errors
    /// If hardware or model cannot follow a choice.
    pub fn block(self, choices: &Choices, build: &Build) -> Result<Block, RegistryError> {
        let (circuit, indifferent) = (self.circuit, self.indifferent);
        let own = settled(choices, indifferent);
        let builder = Builder::new(&own, build);
        let mut constructed = circuit(&builder)?;
        let interface = constructed.interface(&self.name);
        let (primitives, memory) = emitted_with(&mut *constructed, &builder);
        let ports = interface.channels.iter().flat_map(|channel| &channel.ports);
        let floats = ports.filter_map(|port| Some((port.name.clone(), (self.floats)(port)?))).collect();
        let outside = Outside { interface, floats };
        Ok(Block {
            primitives,
            memory,
            emitted: Arc::default(),
            choices: {
                let asked = builder.asked().filter(|(id, _)| !indifferent.contains(id));
                asked.map(|(id, value)| (id.to_owned(), value.to_owned())).collect()
            },
            build: builder.asked_options().map(|(id, value)| (id.to_owned(), value.to_owned())).collect(),
            number_format: self.number_format,
            listed: self.listed,
            cost: self.cost,
            directed: self.directed,
            prefix: Prefix::default(),
            variants: Box::new(move |choices, build| {
                let own = settled(choices, indifferent);
                let builder = Builder::new(&own, build);
                let mut constructed = circuit(&builder).ok()?;
                let (primitives, memory) = emitted_with(&mut *constructed, &builder);
                Some((constructed, primitives, memory))
            }),
            circuit: {
                let build = *build;
                Box::new(move || circuit(&Builder::new(&own, &build)).expect("it was built above"))
            },
            behaviour: (self.behaviour)(choices, &outside)?,
            floats: outside.floats,
            interface: outside.interface,
        })
    }
}

/// The choices with the defaults of `indifferent`.
fn settled(choices: &Choices, indifferent: &[&str]) -> Choices {
    let defaults = Choices::default();
    let mut own = *choices;
    for id in indifferent {
        let value = defaults.get(id).expect("the ledger has the choice");
        own.set(id, value).expect("the ledger has the value");
    }
    own
}

/// The cells that the Verilog of a circuit names, and what its memories hold at the start. Constructors do not know what the
/// emission makes of the components.
fn emitted_with(circuit: &mut dyn Dut, builder: &Builder) -> (Primitives, Memory) {
    let primitives = if primitives::concern(circuit.block()) { builder.primitives() } else { Primitives::default() };
    let memory = if memory::concern(circuit.block()) { builder.memory() } else { Memory::default() };
    (primitives, memory)
}
