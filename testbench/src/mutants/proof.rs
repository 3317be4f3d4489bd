// SPDX-License-Identifier: MIT
//! Whether a mutant and its block do the same, whatever goes in.

use super::Fallible;
use super::make::{BROKEN, MUTANT};
use crate::engine::EngineError;
use crate::formal::aiger::{Aiger, Literal};
use crate::formal::graph::{Graph, Signals};
use crate::formal::{Answer, ask};
use crate::scratch;
use pica_vectors::{Direction, Interface};
use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

/// The file that ABC reads.
const CIRCUIT: &str = "circuit.aig";
/// The longest that one proof may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// What is known of a mutant and its block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// From power-on, with registers at 0, no inputs lead to different transactions.
    Reachable,
    /// No inputs that are as they are documented lead to different transactions.
    Documented,
    /// Some inputs lead to different transactions.
    Different,
    /// The time was too short.
    Unknown,
}

/// The circuit of a block with all its mutants.
pub struct Mutated {
    circuit: Aiger,
    /// The number of the output that tells inputs that nobody may apply, if there is such.
    broken: Option<usize>,
    graph: Graph,
    /// The block.
    own: Signals,
}

/// Block and mutant in one circuit; its first output tells where they differ.
pub struct Both {
    /// The circuit.
    pub circuit: Aiger,
    /// The names that its inputs have in the block.
    pub inputs: Vec<String>,
}

/// The gates of block and mutant.
struct Product {
    graph: Graph,
    /// What each register has next.
    registers: HashMap<Literal, Literal>,
    differ: Literal,
}

impl Mutated {
    /// With the circuit that [`super::make::Mutants::circuit`] makes.
    ///
    /// # Errors
    /// If it is another one.
    pub fn new(circuit: Aiger) -> Result<Self, EngineError> {
        let broken = circuit.outputs.iter().position(|(name, _)| name == BROKEN).ok_or_else(|| strange(BROKEN))?;
        Self::with(circuit, Some(broken))
    }

    /// With one that [`super::make::Mutants::circuit`] makes without an interface: nobody says what goes into a part.
    ///
    /// # Errors
    /// If it is another one.
    pub fn part(circuit: Aiger) -> Result<Self, EngineError> {
        Self::with(circuit, None)
    }

    fn with(circuit: Aiger, broken: Option<usize>) -> Result<Self, EngineError> {
        if bit(&circuit.inputs[..]).next().is_none() {
            return Err(strange(MUTANT));
        }
        // Each register is there twice: that of the block, that of the mutant.
        let mut graph = Graph::new(circuit.inputs.len() + 2 * circuit.registers.len());
        let own = graph.add(&circuit, leaves(&circuit, 0, &BTreeSet::new()));
        Ok(Self { circuit, broken, graph, own })
    }

    /// Whether a mutant is the block in every state. Such a proof is short, as most counterexamples are.
    ///
    /// # Errors
    /// If ABC is missing.
    pub fn same_in_every_state(&self, mutant: usize) -> Fallible<bool> {
        let mut graph = self.graph.clone();
        let other = graph.add(&self.circuit, leaves(&self.circuit, mutant, &BTreeSet::new()));
        let outputs = self.outputs(&other).chain(self.next(&other));
        let differ = graph.differ(outputs);
        Ok(decide(&graph.circuit(&[differ], &HashMap::new()), "iprove")? == Answer::Never)
    }

    /// Compares a mutant with the block, of which it is no copy in every state.
    ///
    /// # Errors
    /// If ABC is missing.
    pub fn compare(&self, mutant: usize) -> Fallible<Proof> {
        let Product { mut graph, registers, differ } = self.product(mutant);
        let reachable = decide(&graph.circuit(&[differ], &registers), "dprove")?;
        if reachable == Answer::Never {
            return Ok(Proof::Reachable);
        }
        let broken = self.broken.map_or(0, |broken| self.own.of(self.circuit.outputs[broken].1));
        let documented = match graph.and(differ, broken ^ 1) {
            same if same == differ || reachable == Answer::Unknown => reachable,
            allowed => decide(&graph.circuit(&[allowed], &registers), "dprove")?,
        };
        Ok(match documented {
            Answer::Never => Proof::Documented,
            Answer::Sometimes => Proof::Different,
            Answer::Unknown => Proof::Unknown,
        })
    }

    /// Block and mutant side by side from power-on; `ready` names an output of the block. None if it has none of that name.
    pub fn both(&self, mutant: usize, ready: &str) -> Option<Both> {
        let is_ready = |name: &str| name.strip_suffix("[0]").unwrap_or(name) == ready;
        let (_, ready) = self.circuit.outputs.iter().find(|(name, _)| is_ready(name))?;
        let Product { graph, registers, differ } = self.product(mutant);
        let circuit = graph.circuit(&[differ, self.own.of(*ready)], &registers);
        let name = |leaf: &String| Some(self.circuit.inputs.get(leaf.parse::<usize>().ok()?.checked_sub(1)?)?.clone());
        let inputs = circuit.inputs.iter().map(name).collect::<Option<_>>()?;
        Some(Both { circuit, inputs })
    }

    /// Block and mutant from power-on.
    fn product(&self, mutant: usize) -> Product {
        // The state of the mutant is its own as far as anything can make it another one.
        let mut touched = BTreeSet::new();
        let mut graph = self.graph.clone();
        let other = loop {
            let other = graph.add(&self.circuit, leaves(&self.circuit, mutant, &touched));
            let before = touched.len();
            touched.extend(self.next(&other).enumerate().filter(|(_, (own, other))| own != other).map(|(at, _)| at));
            if touched.len() == before {
                break other;
            }
        };
        let (inputs, all) = (self.circuit.inputs.len(), self.circuit.registers.len());
        let mut registers = HashMap::new();
        for (at, (own, other)) in self.next(&other).enumerate() {
            registers.insert((inputs + at + 1) as Literal, own);
            registers.insert((inputs + all + at + 1) as Literal, other);
        }
        let outputs: Vec<_> = self.outputs(&other).collect();
        let differ = graph.differ(outputs);
        Product { graph, registers, differ }
    }

    /// What can be seen of block and mutant.
    fn outputs<'a>(&'a self, other: &'a Signals) -> impl Iterator<Item = (Literal, Literal)> + 'a {
        let seen = self.circuit.outputs.iter().enumerate().filter(|(number, _)| Some(*number) != self.broken);
        seen.map(|(_, (_, signal))| (self.own.of(*signal), other.of(*signal)))
    }

    /// Whether the circuit has exactly these ports, and the number of a mutant.
    pub fn has_ports(&self, interface: &Interface) -> bool {
        let bits = |direction| {
            let ports = interface.ports().into_iter().filter(move |(of, _)| *of == direction);
            ports.flat_map(|(_, port)| (0..port.width).map(move |bit| format!("{}[{bit}]", port.name)))
        };
        // A port of one bit has no number.
        let named = |name: &str| if name.ends_with(']') { name.to_owned() } else { format!("{name}[0]") };
        let inputs = self.circuit.inputs.iter().filter(|name| !name.starts_with(MUTANT)).map(|name| named(name));
        let outputs = self.circuit.outputs.iter().map(|(name, _)| named(name));
        inputs.collect::<BTreeSet<_>>() == bits(Direction::In).collect()
            && outputs.collect::<BTreeSet<_>>() == bits(Direction::Out).collect()
    }

    /// How many registers the block has.
    pub fn registers(&self) -> usize {
        self.circuit.registers.len()
    }

    /// What the registers of block and mutant have next.
    fn next<'a>(&'a self, other: &'a Signals) -> impl Iterator<Item = (Literal, Literal)> + 'a {
        self.circuit.registers.iter().map(|next| (self.own.of(*next), other.of(*next)))
    }
}

fn strange(what: &str) -> EngineError {
    EngineError::Compile { tool: "Yosys", log: format!("the circuit has no {what}") }
}

/// Which bit of the mutant's number each input is, if it is one.
fn bit(inputs: &[String]) -> impl Iterator<Item = (usize, usize)> + '_ {
    inputs.iter().enumerate().filter_map(|(at, name)| {
        let bit = name.strip_prefix(MUTANT)?.strip_prefix('[')?.strip_suffix(']')?;
        Some((at, bit.parse().ok()?))
    })
}

/// What the inputs and registers of the circuit are in the graph if it is this mutant, and these registers are its own.
fn leaves(circuit: &Aiger, mutant: usize, touched: &BTreeSet<usize>) -> Vec<Literal> {
    let (inputs, registers) = (circuit.inputs.len(), circuit.registers.len());
    let leaf = |number: usize| 2 * (number + 1) as Literal;
    let mut leaves: Vec<Literal> = (0..inputs).map(leaf).collect();
    for (at, bit) in bit(&circuit.inputs) {
        leaves[at] = (mutant >> bit & 1) as Literal;
    }
    leaves.extend((0..registers).map(|at| leaf(inputs + at + if touched.contains(&at) { registers } else { 0 })));
    leaves
}

/// Whether the output of a circuit is ever 1.
fn decide(circuit: &Aiger, commands: &str) -> Fallible<Answer> {
    if circuit.gates.is_empty() && circuit.outputs.iter().all(|(_, signal)| *signal == 0) {
        return Ok(Answer::Never);
    }
    let folder = scratch::folder(None).map_err(EngineError::io("temporary folder"))?;
    let file = folder.path().join(CIRCUIT);
    std::fs::write(&file, circuit.write()).map_err(EngineError::io(file.display().to_string()))?;
    Ok(ask(folder.path(), CIRCUIT, commands, PATIENCE)?)
}

#[cfg(test)]
mod tests {
    use super::{Mutated, Proof};
    use crate::formal::aiger::{Aiger, Literal};
    use crate::tools::{Tool, required};
    use pica_vectors::{Direction, Port};

    /// A circuit with the inputs `a` (2) and `mutant[0]` (4), perhaps a register (6) that keeps itself where `a` is 1, and the
    /// outputs `y` and `broken`.
    fn compare(register: bool, gates: &[[Literal; 2]], y: Literal, broken: Literal) -> Option<Proof> {
        let circuit = Aiger {
            inputs: vec!["a".into(), "mutant[0]".into()],
            registers: if register { vec![8] } else { Vec::new() },
            outputs: vec![("y".into(), y), ("broken".into(), broken)],
            gates: gates.to_vec(),
        };
        assert_eq!(Aiger::read(&circuit.write()), Ok(circuit.clone()));
        let mutated = Mutated::new(circuit).unwrap();
        (!mutated.same_in_every_state(1).unwrap()).then(|| mutated.compare(1).unwrap())
    }

    #[test]
    fn every_proof_is_reached() {
        if Tool::Yosys.find().is_err() && !required() {
            return eprintln!("without Yosys there is no ABC");
        }
        // a | a & mutant; then a & mutant, which nobody may apply or anybody.
        assert_eq!(compare(false, &[[4, 2], [7, 3]], 9, 0), None);
        assert_eq!(compare(false, &[[4, 2]], 6, 0), Some(Proof::Different));
        assert_eq!(compare(false, &[[4, 2]], 6, 2), Some(Proof::Documented));
        // A register that is never 1, & mutant: what the mutant changes is seen in no state that there is.
        assert_eq!(compare(true, &[[6, 2], [6, 4]], 10, 0), Some(Proof::Reachable));
        // One that is set: a mutant that has other states is seen, or nobody looks.
        let seen = |y, broken| compare(true, &[[4, 2], [7, 5]], y, broken);
        assert_eq!(seen(6, 0), Some(Proof::Different));
        assert_eq!(seen(0, 0), Some(Proof::Reachable));
    }

    #[test]
    fn another_circuit_is_refused() {
        let circuit = |input: &str, output: &str| Aiger {
            inputs: vec![input.into()],
            outputs: vec![(output.into(), 0)],
            ..Aiger::default()
        };
        assert!(Mutated::new(circuit("mutant[0]", "broken")).is_ok());
        assert!(Mutated::new(circuit("mutant[0]", "y")).is_err());
        assert!(Mutated::new(circuit("a", "broken")).is_err());
    }

    #[test]
    fn a_stream_is_known_by_its_ports() {
        let block = crate::registry::block("f24_rcp", &Default::default(), &Default::default());
        let interface = block.expect("a registry").expect("the block").interface;
        let bits = |port: &Port| match port.width {
            1 => vec![port.name.clone()],
            width => (0..width).map(|bit| format!("{}[{bit}]", port.name)).collect(),
        };
        let ports = interface.ports();
        let side = |side| ports.iter().filter(move |(of, _)| *of == side).flat_map(|(_, port)| bits(port));
        let mut circuit = Aiger {
            inputs: side(Direction::In).chain(["mutant[0]".to_owned()]).collect(),
            outputs: side(Direction::Out).map(|name| (name, 0)).collect(),
            ..Aiger::default()
        };
        assert!(Mutated::part(circuit.clone()).unwrap().has_ports(&interface));
        circuit.outputs.pop();
        assert!(!Mutated::part(circuit).unwrap().has_ports(&interface));
    }
}
