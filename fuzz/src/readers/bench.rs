// SPDX-License-Identifier: MIT
//! What the bench reads: vectors by hand, regressions, campaigns, results.

use super::vectors::interfaces;
use super::{names, parts, text};
use pica_testbench::campaign::regression;
use pica_testbench::directed::Directed;
use pica_testbench::full::folder::{Done, Folder, SOURCES};
use pica_testbench::results::Results;
use pica_testbench::{mutants, synth};
use pica_vectors::Direction;
use pica_vectors::seal::sealed;
use std::collections::BTreeMap;
use std::path::Path;

/// What stands in an input in the place of the hash of the sources, which changes with every change. The SHA-256 that plans and
/// results begin with does so, too: the readers give inputs the right one.
pub const SOURCES_MARK: &str = "@sources@";
/// The plan that results are of.
pub const PLAN: &str = "0";

pub fn directed(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let Some(text) = text(rest) else { return };
    let all = interfaces();
    let interface = &all[usize::from(*first) % all.len()];
    let choices = BTreeMap::from([("edge_value_width".to_owned(), "full".to_owned())]);
    match Directed::new(text.to_owned()).vectors(interface, &choices) {
        Ok(vectors) => {
            for vector in vectors {
                assert!(!vector.why.is_empty());
                for item in &vector.inputs {
                    let channel = &interface.channels[item.channel];
                    assert_eq!(channel.direction, Direction::In);
                    assert_eq!(channel.ports.len(), item.values.len());
                    let fits = |(width, value): (u32, &u32)| u64::from(*value) >> width == 0;
                    assert!(channel.ports.iter().map(|port| port.width).zip(&item.values).all(fits), "{item:?}");
                }
            }
        }
        Err(error) => names(&error.to_string(), &interface.name),
    }
}

pub fn regression(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    for interface in interfaces() {
        match regression::read(text, interface) {
            Ok(inputs) => {
                let written = regression::write(interface, &inputs).expect("a case is JSON");
                assert_eq!(regression::read(&written, interface), Ok(inputs));
            }
            Err(error) => assert!(!error.is_empty()),
        }
    }
}

pub fn plan(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    match Folder::of_text(Path::new("campaign"), &sealed(&text.replace(SOURCES_MARK, SOURCES))) {
        Ok(folder) => {
            assert!(!folder.units().is_empty(), "a plan without units");
            for unit in folder.units() {
                let run = folder.run(unit);
                assert_ne!(unit.vectors(run), Some(0), "a unit without cases");
                if let Some(range) = unit.range(run) {
                    assert!(!range.is_empty());
                }
            }
        }
        Err(error) => names(&error.to_string(), "plan.json"),
    }
}

/// Each part is the result of the unit that it is named after; they are added as those of one run.
pub fn found(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let text = text.replace(SOURCES_MARK, SOURCES);
    let mut sum = None;
    for (unit, text) in parts::files(&text).into_iter().skip(1) {
        let done = match Done::of_text(Path::new("unit.json"), &sealed(&text), &unit, PLAN) {
            Ok(done) => done,
            Err(error) => return names(&error.to_string(), "unit.json"),
        };
        let written = done.text().expect("a result is JSON");
        let again = Done::of_text(Path::new("unit.json"), &written, &unit, PLAN).expect("what was written is read");
        assert_eq!(again.text().expect("a result is JSON"), written);
        match &mut sum {
            None => sum = Some(done.found),
            Some(sum) => {
                if let Err(error) = sum.add(done.found) {
                    return assert!(!error.to_string().is_empty());
                }
            }
        }
    }
}

pub fn results(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let mut results = Results::default();
    if let Err(error) = results.add(text) {
        return names(&error, "line ");
    }
    results.is_about("f24_add");
    let lines = |values: Vec<String>| values.iter().map(|value| format!("{value}\n")).collect::<String>();
    let of = |value: serde_json::Result<String>| value.expect("a result is JSON");
    let written = lines(results.mutants.iter().map(|value| of(serde_json::to_string(value))).collect());
    assert_eq!(mutants::read(&written).as_ref(), Ok(&results.mutants));
    mutants::markdown(&results.mutants);
    let written = lines(results.areas.iter().map(|value| of(serde_json::to_string(value))).collect());
    assert_eq!(synth::read(&written).as_ref(), Ok(&results.areas));
}
