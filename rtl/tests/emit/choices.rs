// SPDX-License-Identifier: MIT
//! Each block lists the choices of the ledger that its circuit depends on, or is refused under, and no others.

use pica_rtl::dut::Dut;
use pica_rtl::float::Build;
use pica_rtl::{float, fragment, raster, shader};
use pica_spec::choices::Choices;
use rust_hdl::core::atom::{Atom, AtomKind};
use rust_hdl::core::prelude::*;
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A block as its table declares it.
struct Listed {
    name: String,
    choices: &'static [&'static str],
    build: Build,
}

fn blocks() -> Vec<Listed> {
    let floats = float::BLOCKS.iter().map(|block| Listed {
        name: block.name(),
        choices: block.operation.choices(),
        build: block.build,
    });
    let others = raster::BLOCKS.iter().chain(fragment::BLOCKS).chain(shader::BLOCKS);
    // The larger shader unit differs in a width alone.
    let others = others.filter(|block| block.name != "shader_unit_4096");
    let others = others.map(|block| Listed { name: block.name.into(), choices: block.choices, build: block.build });
    floats.chain(others).collect()
}

fn default(id: &str) -> &'static str {
    Choices::default().get(id).expect("a choice of the ledger")
}

/// The alternatives of a choice that are not its default.
fn others(id: &str) -> Vec<&'static str> {
    let names = Choices::alternatives(id).expect("a choice of the ledger");
    names.into_iter().filter(|name| *name != default(id)).collect()
}

impl Listed {
    /// The circuit under other alternatives; none if they are refused.
    fn circuit(&self, alternatives: &[(&str, &str)]) -> Option<Box<dyn Dut>> {
        let mut choices = Choices::default();
        alternatives.iter().for_each(|(id, value)| choices.set(id, value).expect("an alternative of the ledger"));
        // An alternative may set others along.
        let kept = self.choices.iter().filter(|id| alternatives.iter().all(|(other, _)| other != *id));
        kept.for_each(|id| choices.set(id, default(id)).expect("the default"));
        (self.build)(&choices).ok()
    }

    /// Its constants, which become constants of the Verilog.
    fn constants(&self, alternatives: &[(&str, &str)]) -> Option<Constants> {
        let mut constants = Constants::default();
        self.circuit(alternatives)?.block().accept(&self.name, &mut constants);
        Some(constants)
    }

    /// The Verilog of `rust_hdl`, which the emission makes the file of and nothing else.
    fn verilog(&self, alternatives: &[(&str, &str)]) -> Option<String> {
        let mut circuit = self.circuit(alternatives)?;
        let block = circuit.block();
        block.connect_all();
        let mut defines = ModuleDefines::default();
        block.accept(&self.name, &mut defines);
        Some(defines.defines())
    }

    fn check(&self) {
        let constants = self.constants(&[]);
        assert!(constants.is_some(), "{}: the defaults have hardware", self.name);
        for id in self.choices {
            let changes = others(id).iter().any(|value| self.constants(&[(id, value)]) != constants);
            assert!(changes, "{} lists {id}, and no alternative of it makes a difference", self.name);
        }
        // All others at once, as often as one of them has alternatives.
        let unlisted: Vec<_> = Choices::IDS.iter().filter(|id| !self.choices.contains(id)).collect();
        let most = unlisted.iter().map(|id| others(id).len()).max().unwrap_or(0);
        let sets = (0..most).map(|place| unlisted.iter().filter_map(move |id| Some((**id, *others(id).get(place)?))));
        let sets: Vec<Vec<(&str, &str)>> = sets.map(Iterator::collect).collect();
        for set in &sets {
            if self.constants(set) != constants {
                let guilty: Vec<_> = set.iter().filter(|one| self.constants(&[**one]) != constants).collect();
                panic!("{} does not list {guilty:?}", self.name);
            }
        }
        // What is no constant would show here. The Verilog takes long to make, so once is enough.
        assert!(self.verilog(&sets[0]) == self.verilog(&[]), "{} depends on a choice that it does not list", self.name);
    }
}

/// Names and values of the constants of a circuit.
#[derive(Default, PartialEq)]
struct Constants(Vec<(String, String)>);

impl Probe for Constants {
    fn visit_atom(&mut self, name: &str, signal: &dyn Atom) {
        if signal.kind() == AtomKind::Constant {
            self.0.push((name.to_owned(), signal.verilog().to_string()));
        }
    }
}

#[test]
fn blocks_list_the_choices_that_they_depend_on() {
    // The largest are the last, and take longest.
    let blocks: Vec<Listed> = blocks().into_iter().rev().collect();
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, NonZero::get) {
            scope.spawn(|| {
                while let Some(block) = blocks.get(next.fetch_add(1, Ordering::Relaxed)) {
                    block.check();
                }
            });
        }
    });
}
