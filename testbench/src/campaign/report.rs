// SPDX-License-Identifier: MIT
//! The result of a campaign.

use super::compare::Difference;
use super::decimal::decimal;
use crate::coverage::Coverage;
use crate::stimulus::float::Shape;
use pica_vectors::{Interface, Item};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;

/// Bins that a report for reading names.
const MISSED_SHOWN: usize = 10;
/// Transactions of a list that a report for reading shows.
const ITEMS_SHOWN: usize = 20;

/// What a campaign found.
#[derive(Clone, Debug)]
pub struct Report {
    /// Name of the block, as `pica verilog --list` shows it.
    pub block: String,
    /// Name of the engine: native, verilator, icarus.
    pub engine: &'static str,
    /// Cases compared.
    pub vectors: u64,
    /// Transactions out of the block that were compared.
    pub results: u64,
    /// Cases that differ.
    pub mismatches: u64,
    /// What was exercised.
    pub coverage: Coverage,
    /// What random cases exercised; none if there are none in such a campaign.
    pub random: Option<Coverage>,
    /// The seed of the campaign.
    pub seed: u64,
    /// Wall time.
    pub seconds: f64,
    /// Whether an interrupt ended it early: it is about the cases that were done.
    pub interrupted: bool,
    /// The first difference, shrunk.
    pub counterexample: Option<Counterexample>,
}

/// A difference in its smallest form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counterexample {
    /// The number of the case in its campaign; none for one from the folder of regressions.
    pub case: Option<u64>,
    /// Why the case is there, if it is a directed one.
    pub directed: Option<String>,
    /// The command line that leads to it again.
    pub replay: Option<String>,
    /// What went in and out.
    pub difference: Difference,
    /// The formats of the ports that carry floats.
    pub floats: BTreeMap<String, Shape>,
    /// The divergence for the eye.
    pub explanation: Option<String>,
    /// What happened inside, as a VCD file.
    pub vcd: Option<PathBuf>,
}

impl Report {
    /// The object that `pica equiv --format json` prints (docs/reference.md).
    pub fn json(&self, interface: &Interface) -> Value {
        let mut object = json!({
            "block": self.block,
            "engine": self.engine,
            "vectors": self.vectors,
            "mismatches": self.mismatches,
            "results": self.results,
            "coverage": {
                "hit": self.coverage.hit(),
                "bins": self.coverage.bins(),
                "random": self.random.as_ref().map(Coverage::hit),
                "missed": self.coverage.missed().collect::<Vec<_>>(),
                "map": self.coverage.map(),
            },
            "seed": self.seed,
            "seconds": (self.seconds * 1000.0).round() / 1000.0,
        });
        if self.interrupted {
            object["interrupted"] = json!(true);
        }
        if let Some(example) = &self.counterexample {
            object["counterexample"] = example.json(interface);
        }
        object
    }
}

impl Report {
    /// The result for reading.
    pub fn text(&self, interface: &Interface) -> String {
        let Self { block, engine, vectors, mismatches, seed, seconds, .. } = self;
        let (hit, bins) = (self.coverage.hit(), self.coverage.bins());
        let random = self.random.as_ref().map_or(String::new(), |random| format!(" (random {})", random.hit()));
        let mut text = format!(
            "{block} {engine}: {mismatches} mismatches in {vectors} vectors, coverage {hit}/{bins}{random}, seed {seed:#x}, {seconds:.1} s\n"
        );
        if self.interrupted {
            text.push_str("  interrupted: this is about the cases that were done\n");
        }
        if self.results == 0 && *mismatches == 0 {
            text.push_str("  no results expected, none came\n");
        }
        for bin in self.coverage.missed().take(MISSED_SHOWN) {
            let _ = writeln!(text, "  not hit: {bin}");
        }
        for bin in self.coverage.impossible() {
            let _ = writeln!(text, "  hit though declared unreachable: {bin}");
        }
        if let Some(example) = &self.counterexample {
            text.push_str(&example.text(interface));
        }
        text
    }
}

impl Counterexample {
    /// The counterexample for reading, with the line that replays it.
    fn text(&self, interface: &Interface) -> String {
        let Difference { case, actual, violation, .. } = &self.difference;
        let mut text = match self.case {
            Some(number) => format!("  case {number}\n"),
            None => "  a case of the folder of regressions\n".to_owned(),
        };
        if let Some(why) = &self.directed {
            let _ = writeln!(text, "  directed: {why}");
        }
        if let Some(line) = &self.replay {
            let _ = writeln!(text, "  replay: {line}");
        }
        if let Some(violation) = violation {
            let _ = writeln!(text, "  {}", violation.describe());
        }
        let lists = [("in ", &case.inputs), ("expected", &case.outputs), ("actual", actual)];
        for (name, items) in lists {
            let hidden = items.len().saturating_sub(ITEMS_SHOWN);
            for item in &items[hidden..] {
                let _ = writeln!(text, "  {name:8}  {}", self.line(interface, item));
            }
            if hidden > 0 {
                let _ = writeln!(text, "  {name:8}  ({hidden} transactions before these)");
            }
        }
        if let Some(explanation) = &self.explanation {
            for line in explanation.lines() {
                let _ = writeln!(text, "  {line}");
            }
        }
        if let Some(vcd) = &self.vcd {
            let _ = writeln!(text, "  inside: {}", vcd.display());
        }
        text
    }

    /// A transaction on a line: its channel, then the ports, floats in decimal too.
    fn line(&self, interface: &Interface, item: &Item) -> String {
        let channel = &interface.channels[item.channel];
        let mut line = channel.name.clone();
        for (port, value) in channel.ports.iter().zip(&item.values) {
            let _ = write!(line, " {}={}", port.name, hex(port.width, *value));
            if let Some(shape) = self.floats.get(&port.name) {
                let _ = write!(line, " ({})", decimal(*shape, *value));
            }
        }
        line
    }

    /// The floats of a transaction in decimal, by port name.
    fn decimals(&self, interface: &Interface, item: &Item) -> Map<String, Value> {
        let ports = interface.channels[item.channel].ports.iter().zip(&item.values);
        let floats = ports.filter_map(|(port, value)| Some((port, self.floats.get(&port.name)?, value)));
        floats.map(|(port, shape, value)| (port.name.clone(), decimal(*shape, *value).into())).collect()
    }

    /// The counterexample as JSON: of a flat block the values by port name, of a unit a list of transactions.
    pub fn json(&self, interface: &Interface) -> Value {
        let Difference { case, actual, violation, .. } = &self.difference;
        let list = |items: &[Item]| Value::from_iter(items.iter().map(|item| transaction(interface, item, values)));
        let sides = |values: &dyn Fn(&Interface, &Item) -> Map<String, Value>| {
            let side = |items: &[Item]| match interface.is_flat() {
                true => items.get(self.difference.row).map_or(Value::Null, |item| values(interface, item).into()),
                false => Value::from_iter(items.iter().map(|item| transaction(interface, item, values))),
            };
            json!({"inputs": side(&case.inputs), "expected": side(&case.outputs), "actual": side(actual)})
        };
        let mut object = json!({"case": self.case});
        if let Some(why) = &self.directed {
            object["directed"] = json!(why);
        }
        if let (Value::Object(object), Value::Object(sides)) = (&mut object, sides(&values)) {
            object.extend(sides);
        }
        if !self.floats.is_empty() {
            object["decimal"] = sides(&|interface, item| self.decimals(interface, item));
        }
        if interface.is_flat() && case.inputs.len() > 1 {
            // It does not fail alone: these go before and behind it.
            object["preceding"] = list(&case.inputs[..self.difference.row]);
            object["following"] = list(&case.inputs[self.difference.row + 1..]);
        }
        if let Some(line) = &self.replay {
            object["replay"] = json!(line);
        }
        if let Some(violation) = violation {
            object["violation"] = json!(violation);
        }
        if let Some(explanation) = &self.explanation {
            object["explanation"] = json!(explanation);
        }
        if let Some(vcd) = &self.vcd {
            object["vcd"] = json!(vcd);
        }
        object
    }
}

/// A value in hexadecimal, with all digits of its port.
fn hex(width: u32, value: u32) -> String {
    let digits = width.div_ceil(4) as usize;
    format!("0x{value:0digits$X}")
}

/// The values of a transaction by port name.
fn values(interface: &Interface, item: &Item) -> Map<String, Value> {
    let ports = interface.channels[item.channel].ports.iter().zip(&item.values);
    ports.map(|(port, value)| (port.name.clone(), hex(port.width, *value).into())).collect()
}

/// A transaction with its channel.
fn transaction(interface: &Interface, item: &Item, values: impl Fn(&Interface, &Item) -> Map<String, Value>) -> Value {
    let mut object = Map::from_iter([("channel".to_owned(), interface.channels[item.channel].name.clone().into())]);
    object.extend(values(interface, item));
    object.into()
}
