//! The result of a campaign.

use super::compare::Difference;
use crate::coverage::Coverage;
use pica_vectors::{Interface, Item};
use serde_json::{Map, Value, json};
use std::fmt::Write;
use std::path::PathBuf;

/// Bins that a report for reading names.
const MISSED_SHOWN: usize = 10;
/// Transactions of a list that a report for reading shows.
const ITEMS_SHOWN: usize = 20;

/// What a campaign found.
#[derive(Clone, Debug)]
pub struct Report {
    /// The block.
    pub block: String,
    /// The engine.
    pub engine: &'static str,
    /// Cases compared.
    pub vectors: u64,
    /// Transactions out of the block that were compared.
    pub results: u64,
    /// Cases that differ.
    pub mismatches: u64,
    /// What was exercised.
    pub coverage: Coverage,
    /// The seed of the campaign.
    pub seed: u64,
    /// Wall time.
    pub seconds: f64,
    /// The first difference, shrunk.
    pub counterexample: Option<Counterexample>,
}

/// A difference in its smallest form.
#[derive(Clone, Debug)]
pub struct Counterexample {
    /// The number of the case in its campaign; none for one from the folder of regressions.
    pub case: Option<u64>,
    /// The command line that leads to it again.
    pub replay: Option<String>,
    /// What went in and out.
    pub difference: Difference,
    /// The divergence for the eye.
    pub explanation: Option<String>,
    /// What happened inside, as a VCD file.
    pub vcd: Option<PathBuf>,
}

impl Report {
    /// The object of the command-line contract (design section 4).
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
                "missed": self.coverage.missed().collect::<Vec<_>>(),
            },
            "seed": self.seed,
            "seconds": (self.seconds * 1000.0).round() / 1000.0,
        });
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
        let mut text = format!(
            "{block} {engine}: {mismatches} mismatches in {vectors} vectors, coverage {hit}/{bins}, seed {seed:#x}, {seconds:.1} s\n"
        );
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
                let _ = writeln!(text, "  {name:8}  {}", transaction(interface, item));
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

    /// The counterexample as JSON: of a flat block the values by port name, of a unit a list of transactions.
    pub fn json(&self, interface: &Interface) -> Value {
        let Difference { case, actual, violation, .. } = &self.difference;
        let last = |items: &[Item], place: usize| match items.get(place) {
            Some(item) => values(interface, item),
            None => Value::Null,
        };
        let list = |items: &[Item]| Value::from_iter(items.iter().map(|item| transaction(interface, item)));
        let mut object = if interface.is_flat() {
            let place = self.difference.row;
            json!({
                "case": self.case,
                "inputs": last(&case.inputs, place),
                "expected": last(&case.outputs, place),
                "actual": last(actual, place),
            })
        } else {
            json!({
                "case": self.case,
                "inputs": list(&case.inputs),
                "expected": list(&case.outputs),
                "actual": list(actual),
            })
        };
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

/// The values of a transaction by port name, as hexadecimal text.
fn values(interface: &Interface, item: &Item) -> Value {
    let ports = interface.channels[item.channel].ports.iter();
    let named = ports.zip(&item.values).map(|(port, value)| {
        let digits = port.width.div_ceil(4) as usize;
        (port.name.clone(), Value::from(format!("0x{value:0digits$X}")))
    });
    Value::Object(named.collect::<Map<_, _>>())
}

/// A transaction with its channel.
fn transaction(interface: &Interface, item: &Item) -> Value {
    let mut object = json!({"channel": interface.channels[item.channel].name});
    if let Value::Object(values) = values(interface, item) {
        for (name, value) in values {
            object[name] = value;
        }
    }
    object
}
