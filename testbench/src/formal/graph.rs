// SPDX-License-Identifier: MIT
//! Gates of one or several circuits over the same inputs and registers, each of which is there once: what is the same in two
//! circuits has the same signal.

use super::aiger::{Aiger, Literal};
use std::collections::HashMap;

/// Gates over a number of leaves.
#[derive(Clone, Debug)]
pub struct Graph {
    leaves: usize,
    gates: Vec<[Literal; 2]>,
    found: HashMap<[Literal; 2], Literal>,
}

impl Graph {
    /// A graph with the variables 1 to `leaves`.
    pub fn new(leaves: usize) -> Self {
        Self { leaves, gates: Vec::new(), found: HashMap::new() }
    }

    /// `left & right`.
    pub fn and(&mut self, left: Literal, right: Literal) -> Literal {
        let (high, low) = (left.max(right), left.min(right));
        match (high, low) {
            (_, 0) => 0,
            (_, 1) => high,
            _ if high == low => high,
            _ if high == low ^ 1 => 0,
            gate => *self.found.entry([gate.0, gate.1]).or_insert_with(|| {
                self.gates.push([high, low]);
                2 * (self.leaves + self.gates.len()) as Literal
            }),
        }
    }

    /// `left | right`.
    pub fn or(&mut self, left: Literal, right: Literal) -> Literal {
        self.and(left ^ 1, right ^ 1) ^ 1
    }

    /// `left ^ right`.
    pub fn xor(&mut self, left: Literal, right: Literal) -> Literal {
        let (one, other) = (self.and(left, right ^ 1), self.and(left ^ 1, right));
        self.or(one, other)
    }

    /// Whether some of these pairs differ.
    pub fn differ(&mut self, pairs: impl IntoIterator<Item = (Literal, Literal)>) -> Literal {
        let pairs: Vec<_> = pairs.into_iter().filter(|(left, right)| left != right).collect();
        pairs.into_iter().fold(0, |any, (left, right)| {
            let differ = self.xor(left, right);
            self.or(any, differ)
        })
    }

    /// Adds a circuit of which `leaves` are the inputs and registers; the signal of each of its variables.
    pub fn add(&mut self, circuit: &Aiger, leaves: impl IntoIterator<Item = Literal>) -> Signals {
        let mut signals = vec![0];
        signals.extend(leaves);
        for &[left, right] in &circuit.gates {
            let of = |signal: Literal| signals[signal as usize / 2] ^ (signal & 1);
            let (left, right) = (of(left), of(right));
            signals.push(self.and(left, right));
        }
        Signals(signals)
    }

    /// The leaves are the variables from 1 to this one.
    pub fn leaves(&self) -> usize {
        self.leaves
    }

    /// The gates, which are the variables behind the leaves.
    pub fn gates(&self) -> &[[Literal; 2]] {
        &self.gates
    }

    /// The circuit that some outputs need. `registers` has those of the leaves that are registers, with what they have next; all
    /// other leaves are inputs, with their number as name.
    pub fn circuit(&self, outputs: &[Literal], registers: &HashMap<Literal, Literal>) -> Aiger {
        let mut needed = vec![false; self.leaves + self.gates.len() + 1];
        let mut open: Vec<Literal> = outputs.iter().map(|output| output / 2).collect();
        while let Some(variable) = open.pop() {
            if std::mem::replace(&mut needed[variable as usize], true) {
                continue;
            }
            match self.gates.get((variable as usize).wrapping_sub(self.leaves + 1)) {
                Some(gate) => open.extend(gate.map(|signal| signal / 2)),
                None => open.extend(registers.get(&variable).map(|next| next / 2)),
            }
        }
        let is = |kind: bool| {
            let leaves = (1..=self.leaves as Literal).filter(|leaf| needed[*leaf as usize]);
            leaves.filter(move |leaf| registers.contains_key(leaf) == kind)
        };
        let mut own = vec![0; needed.len()];
        let order = is(false).chain(is(true)).chain(self.leaves as Literal + 1..needed.len() as Literal);
        for (number, variable) in (1..).zip(order.filter(|variable| needed[*variable as usize])) {
            own[variable as usize] = 2 * number;
        }
        let of = |signal: Literal| own[signal as usize / 2] ^ (signal & 1);
        let gates = self.gates.iter().zip(&needed[self.leaves + 1..]).filter(|(_, needed)| **needed);
        Aiger {
            inputs: is(false).map(|leaf| leaf.to_string()).collect(),
            registers: is(true).map(|leaf| of(registers[&leaf])).collect(),
            outputs: outputs.iter().map(|output| (String::new(), of(*output))).collect(),
            gates: gates.map(|(gate, _)| gate.map(of)).collect(),
        }
    }
}

/// The signals that a circuit's variables are in a graph.
#[derive(Clone, Debug)]
pub struct Signals(Vec<Literal>);

impl Signals {
    /// What a signal of the circuit is.
    pub fn of(&self, signal: Literal) -> Literal {
        self.0[signal as usize / 2] ^ (signal & 1)
    }
}

#[cfg(test)]
mod tests {
    use super::Graph;
    use crate::formal::aiger::Aiger;
    use std::collections::HashMap;

    #[test]
    fn gates_are_there_once_and_only_those_that_are_needed() {
        let mut graph = Graph::new(4);
        let both = graph.and(2, 4);
        assert_eq!(
            (graph.and(4, 2), graph.and(both, 1), graph.and(both, both ^ 1), graph.or(0, both)),
            (both, both, 0, both)
        );
        assert_eq!(graph.differ([(both, both), (6, 6)]), 0);
        let other = graph.and(6, 9);
        // Register 3 has `1 & 2` next; 4 is in nothing that is asked for.
        let registers = HashMap::from([(3, both), (4, other)]);
        let circuit = graph.circuit(&[7], &registers);
        assert_eq!(
            circuit,
            Aiger {
                inputs: vec!["1".into(), "2".into()],
                registers: vec![8],
                outputs: vec![(String::new(), 7)],
                gates: vec![[4, 2]],
            }
        );
        let signals = graph.add(&circuit, [2, 4, 6]);
        assert_eq!((signals.of(8), signals.of(9), signals.of(7)), (both, both ^ 1, 7));
    }
}
