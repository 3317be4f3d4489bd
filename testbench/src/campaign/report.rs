// SPDX-License-Identifier: MIT
//! The result of a campaign.

use super::compare::Difference;
use super::decimal::decimal;
use super::situations::Situations;
use crate::coverage::Coverage;
use crate::directed::names::{self, Decoded};
use crate::engine::Unknown;
use crate::stimulus::float::Shape;
use pica_spec::pica200::id::SH_BOOLUNIFORM;
use pica_vectors::{Interface, Item, Port};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;

/// Bins that a report for reading names.
const MISSED_SHOWN: usize = 10;
/// Situations that a report for reading names.
const SITUATIONS_SHOWN: usize = 12;
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
    /// In which situations, and what was not compared because of one.
    pub situations: Situations,
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
    /// The number of the case in its campaign; none for one that was given: by `--inputs`, or in the folder of regressions.
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
        let Situations { excepted, vectors, mismatches, bins } = &self.situations;
        if let Some(excepted) = excepted {
            object["excepted"] = json!(excepted);
        }
        if !bins.is_empty() {
            let bins =
                bins.iter().map(|one| json!({"bin": one.bin, "mismatches": one.mismatches, "vectors": one.vectors}));
            let bins = Value::from_iter(bins);
            object["mismatches_by_bin"] = json!({"vectors": vectors, "mismatches": mismatches, "bins": bins});
        }
        if let Some(example) = &self.counterexample {
            object["counterexample"] = example.json(interface);
        }
        object
    }

    /// The mismatches by situation for reading.
    fn situations(&self) -> String {
        let Situations { vectors, mismatches, bins, .. } = &self.situations;
        let (with, without): (Vec<_>, Vec<_>) = bins.iter().partition(|one| one.mismatches > 0);
        let mut text = format!("  mismatches by bin, {mismatches} in {vectors} vectors:\n");
        for one in with.iter().take(SITUATIONS_SHOWN) {
            let _ = writeln!(text, "  {:8} of {:8}  {}", one.mismatches, one.vectors, one.bin);
        }
        let (hidden, without) = (with.len().saturating_sub(SITUATIONS_SHOWN), without.len());
        let _ = writeln!(text, "  {hidden} more bins have some, {without} were hit and have none (all: --format json)");
        text
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
        if let Some(excepted) = self.situations.excepted {
            let _ = writeln!(text, "  excepted: {excepted} cases were not compared");
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
        if !self.situations.bins.is_empty() {
            text.push_str(&self.situations());
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
            None => "  a given case: of --inputs, or of the folder of regressions\n".to_owned(),
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
        let lists = [("in ", &case.inputs, false), ("expected", &case.outputs, false), ("actual", actual, true)];
        for (name, items, came) in lists {
            let hidden = items.len().saturating_sub(ITEMS_SHOWN);
            for (number, item) in items.iter().enumerate().skip(hidden) {
                let _ = writeln!(text, "  {name:8}  {}", self.line(interface, item, came.then_some(number)));
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

    /// The value of a port if it is not known, in transaction `came` of those that came.
    fn unknown(&self, came: Option<usize>, port: usize) -> Option<&Unknown> {
        self.difference.unknown.iter().find(|value| Some(value.item) == came && value.port == port)
    }

    /// A transaction on a line: its channel, then the ports, floats in decimal too, and what a word says to its register.
    fn line(&self, interface: &Interface, item: &Item, came: Option<usize>) -> String {
        let channel = &interface.channels[item.channel];
        let mut line = channel.name.clone();
        for (number, (port, value)) in channel.fields(&item.values).enumerate() {
            let unknown = self.unknown(came, number);
            let _ = write!(line, " {}={}", port.name, unknown.map_or_else(|| hex(port, value), digits));
            if unknown.is_some() {
                let _ = write!(line, " ({UNKNOWN})");
            } else if let (Some(shape), &[value]) = (self.floats.get(&port.name), value) {
                let _ = write!(line, " ({})", decimal(*shape, value));
            }
        }
        if let Some(Decoded { register, fields }) = decoded(interface, item) {
            let _ = write!(line, "  {register}");
            fields.iter().for_each(|(field, value)| line.extend([" ", field, "=", value]));
        }
        line
    }

    /// The floats of a transaction in decimal, and what is not known, by port name.
    fn decimals(&self, interface: &Interface, item: &Item, came: Option<usize>) -> Map<String, Value> {
        let ports = interface.channels[item.channel].fields(&item.values).enumerate();
        let shown = ports.filter_map(|(number, (port, value))| {
            let unknown = self.unknown(came, number).map(|_| UNKNOWN.to_owned());
            let text = unknown.or_else(|| Some(decimal(*self.floats.get(&port.name)?, *value.first()?)))?;
            Some((port.name.clone(), text.into()))
        });
        shown.collect()
    }

    /// The values of a transaction by port name.
    fn values(&self, interface: &Interface, item: &Item, came: Option<usize>) -> Map<String, Value> {
        let ports = interface.channels[item.channel].fields(&item.values).enumerate();
        let shown = ports.map(|(number, (port, value))| {
            let text = self.unknown(came, number).map_or_else(|| hex(port, value), digits);
            (port.name.clone(), text.into())
        });
        let mut object: Map<String, Value> = shown.collect();
        if let Some(Decoded { register, fields }) = decoded(interface, item) {
            let fields = fields.into_iter().map(|(field, value)| (field.to_owned(), value.into()));
            object.insert("register".to_owned(), register.into());
            object.insert("fields".to_owned(), Map::from_iter(fields).into());
        }
        object
    }

    /// The counterexample as JSON: of a flat block the values by port name, of a unit a list of transactions.
    pub fn json(&self, interface: &Interface) -> Value {
        let Difference { case, actual, violation, .. } = &self.difference;
        let values = |item: &Item, came| self.values(interface, item, came);
        let list = |items: &[Item]| {
            Value::from_iter(items.iter().map(|item| transaction(interface, item, values(item, None))))
        };
        let sides = |values: Shown<'_>| {
            let side = |items: &[Item], came: bool| match interface.is_flat() {
                true => {
                    let row = self.difference.row;
                    items.get(row).map_or(Value::Null, |item| values(item, came.then_some(row)).into())
                }
                false => Value::from_iter(
                    items
                        .iter()
                        .enumerate()
                        .map(|(number, item)| transaction(interface, item, values(item, came.then_some(number)))),
                ),
            };
            json!({
                "inputs": side(&case.inputs, false),
                "expected": side(&case.outputs, false),
                "actual": side(actual, true),
            })
        };
        let mut object = json!({"case": self.case});
        if let Some(why) = &self.directed {
            object["directed"] = json!(why);
        }
        if let (Value::Object(object), Value::Object(sides)) = (&mut object, sides(&values)) {
            object.extend(sides);
        }
        if !self.floats.is_empty() || !self.difference.unknown.is_empty() {
            object["decimal"] = sides(&|item, came| self.decimals(interface, item, came));
        }
        if interface.is_flat() && case.inputs.len() > 1 {
            // The row does not fail alone: these go before and behind it.
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
fn hex(port: &Port, value: &[u32]) -> String {
    format!("0x{}", pica_vectors::hex::show(value, port.width))
}

/// What is shown of a transaction, which has a number if it is one of those that came.
type Shown<'a> = &'a dyn Fn(&Item, Option<usize>) -> Map<String, Value>;

/// What a value is in decimal that has bits which are neither 0 nor 1.
const UNKNOWN: &str = "unknown (x)";

/// The digits of a value that is not known. Verilog writes `X` for a digit of which some bits are known.
fn digits(unknown: &Unknown) -> String {
    let digit = |digit: char| if digit.is_ascii_hexdigit() { digit.to_ascii_uppercase() } else { digit };
    "0x".chars().chain(unknown.digits.chars().map(digit)).collect()
}

/// What a transaction that writes a register says. Such channels have a register by id or by its place in the block of the
/// geometry shader, its word, and the bytes of it that are written.
fn decoded(interface: &Interface, item: &Item) -> Option<Decoded> {
    let (ports, &[place, word, _]) = (&interface.channels[item.channel].ports, &item.values[..]) else { return None };
    let id = match [0, 1, 2].map(|port| ports[port].name.as_str()) {
        ["reg_id", "reg_data", "reg_mask"] => place,
        ["reg_offset", "reg_data", "reg_mask"] => place + SH_BOOLUNIFORM[0],
        _ => return None,
    };
    names::decode(id, word)
}

/// A transaction with its channel.
fn transaction(interface: &Interface, item: &Item, values: Map<String, Value>) -> Value {
    let mut object = Map::from_iter([("channel".to_owned(), interface.channels[item.channel].name.clone().into())]);
    object.extend(values);
    object.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry;
    use pica_spec::choices::Choices;
    use pica_vectors::Case;

    /// The words of two blocks with registers, the second of which has them by offset from 0x280.
    #[test]
    fn words_of_registers_are_taken_apart() {
        let blocks = registry::blocks(&Choices::default()).unwrap();
        for (name, place, word, line, field) in [
            (
                "fragment_pipeline",
                0x104,
                0xFF71,
                "reg reg_id=0x104 reg_data=0x0000FF71 reg_mask=0xF  FRAGOP_ALPHA_TEST ENABLE=1 FUNCTION=GEQUAL REFERENCE=255",
                ("FUNCTION", "GEQUAL"),
            ),
            (
                "shader_unit",
                0x0A,
                0x7FFF_0012,
                "reg reg_offset=0x0A reg_data=0x7FFF0012 reg_mask=0xF  GSH_ENTRYPOINT ADDRESS=0x12 UNKNOWN_16=0xFFF",
                ("ADDRESS", "0x12"),
            ),
        ] {
            let block = blocks.iter().find(|block| block.interface.name == name).unwrap();
            let write = Item { channel: 0, values: vec![place, word, 0xF] };
            let case = Case { inputs: vec![write.clone()], outputs: Vec::new() };
            let difference = Difference {
                case,
                actual: Vec::new(),
                unknown: Vec::new(),
                violation: None,
                stall: Default::default(),
                row: 0,
            };
            let example = Counterexample {
                case: None,
                directed: None,
                replay: None,
                difference,
                floats: BTreeMap::new(),
                explanation: None,
                vcd: None,
            };
            assert_eq!(example.line(&block.interface, &write, None), line);
            let json = example.json(&block.interface);
            assert_eq!(json["inputs"][0]["fields"][field.0], field.1, "{json}");
        }
    }
}
