// SPDX-License-Identifier: MIT
//! The choices that a circuit asks for when it is built are those that it depends on.

use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::registry;
use rayon::prelude::*;
use rust_hdl::core::atom::{Atom, AtomKind};
use rust_hdl::core::prelude::*;
use std::collections::BTreeSet;

/// What a circuit is under choices; none if they are refused.
type Built = Option<(BTreeSet<String>, Constants)>;

/// Names and values of the constants of a circuit, which become constants of its Verilog.
#[derive(Debug, Default, PartialEq)]
struct Constants(Vec<(String, String)>);

impl Probe for Constants {
    fn visit_atom(&mut self, name: &str, signal: &dyn Atom) {
        if signal.kind() == AtomKind::Constant {
            self.0.push((name.to_owned(), signal.verilog().to_string()));
        }
    }
}

fn default(id: &str) -> &'static str {
    Choices::default().get(id).expect("a choice of the ledger")
}

/// The alternatives of a choice that are not its default.
fn others(id: &str) -> Vec<&'static str> {
    let names = Choices::alternatives(id).expect("a choice of the ledger");
    names.into_iter().filter(|name| *name != default(id)).collect()
}

/// The choices that are asked for, and the constants, of what `build` makes under alternatives; `asked` are those that are
/// their defaults otherwise.
fn built(asked: &BTreeSet<String>, alternatives: &[(&str, &str)], build: impl Fn(&Choices) -> Option<Block>) -> Built {
    let mut choices = Choices::default();
    alternatives.iter().for_each(|(id, value)| choices.set(id, value).expect("an alternative of the ledger"));
    // An alternative may set others along.
    let kept = asked.iter().filter(|id| alternatives.iter().all(|(other, _)| other != id));
    kept.for_each(|id| choices.set(id, default(id)).expect("the default"));
    let block = build(&choices)?;
    let mut constants = Constants::default();
    (block.circuit)().block().accept(&block.interface.name, &mut constants);
    Some((block.choices.into_keys().collect(), constants))
}

/// What is wrong with the choices that a block asks for.
fn problems(build: impl Fn(&Choices) -> Option<Block>) -> Vec<String> {
    let usual = built(&BTreeSet::new(), &[], &build);
    let Some((asked, constants)) = &usual else { return vec!["the defaults are refused".to_owned()] };
    let mut problems = Vec::new();
    let mut try_out = |alternatives: &[(&str, &str)]| match built(asked, alternatives, &build) {
        Some((now, _)) if now != *asked => {
            problems.push(format!("under {alternatives:?} it asks for {now:?}, by default for {asked:?}"));
            true
        }
        Some((_, now)) => now != *constants,
        None => true,
    };
    let mut idle = Vec::new();
    for id in asked {
        let changes = others(id).into_iter().filter(|value| try_out(&[(id, value)])).count();
        if changes == 0 {
            idle.push(format!("it asks for {id}, and no alternative of it makes a difference"));
        }
    }
    // All at once: what is asked for under one alternative alone may take a second.
    let most = asked.iter().map(|id| others(id).len()).max().unwrap_or(0);
    for place in 0..most {
        let all: Vec<_> = asked.iter().filter_map(|id| Some((id.as_str(), *others(id).get(place)?))).collect();
        try_out(&all);
    }
    problems.extend(idle);
    problems
}

/// The block of a line of the registry by its number.
fn nth(place: usize, choices: &Choices) -> Option<Block> {
    registry::build(registry::entries(choices).nth(place), choices).ok()?.pop()
}

#[test]
fn circuits_ask_for_the_choices_that_they_depend_on() {
    let blocks = registry::blocks(&Choices::default()).expect("the defaults have hardware");
    // The largest are the last, and take longest. The larger shader unit differs in a width alone.
    let places = (0..blocks.len()).rev().filter(|place| blocks[*place].interface.name != "shader_unit_4096");
    let places: Vec<usize> = places.collect();
    let found = places.par_iter().flat_map_iter(|place| {
        let name = &blocks[*place].interface.name;
        problems(|choices| nth(*place, choices)).into_iter().map(move |problem| format!("{name}: {problem}"))
    });
    let found: Vec<String> = found.collect();
    assert!(found.is_empty(), "{found:#?}");
}
