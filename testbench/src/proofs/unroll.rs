// SPDX-License-Identifier: MIT
//! Circuits over several clocks as gates over leaves: the values that nothing decides.

use super::circuit::Circuit;
use crate::formal::aiger::Literal;
use crate::formal::graph::Graph;
use std::collections::BTreeMap;

/// Gates, and leaves that are taken as they are needed.
#[derive(Clone, Debug)]
pub struct Space {
    /// The gates.
    pub graph: Graph,
    free: usize,
    /// The products of all circuits that were added, in order.
    pub products: Vec<Occurrence>,
}

/// A product at some clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occurrence {
    /// Whether the operands are in two's complement.
    pub signed: bool,
    /// What goes in.
    pub operands: [Vec<Literal>; 2],
    /// Leaves that may stand for what comes out, one a bit.
    pub leaves: Vec<Literal>,
    /// What comes out.
    pub result: Vec<Literal>,
}

/// A circuit at one clock.
#[derive(Clone, Debug)]
pub struct Frame {
    /// What the registers hold after it.
    pub next: Vec<Literal>,
    outputs: BTreeMap<String, Vec<Literal>>,
}

/// What comes out of a product, given by its number in [`Space::products`] and what is known of it.
pub type Multiply<'a> = dyn Fn(&mut Graph, usize, &Occurrence) -> Vec<Literal> + 'a;

impl Space {
    /// A space with room for so many leaves.
    pub fn new(leaves: usize) -> Self {
        Self { graph: Graph::new(leaves), free: 1, products: Vec::new() }
    }

    /// New leaves.
    ///
    /// # Panics
    /// If there are more than there is room for.
    pub fn leaves(&mut self, count: usize) -> Vec<Literal> {
        let first = self.free;
        self.free += count;
        assert!(self.free <= self.graph.leaves() + 1, "there is room for {} leaves", self.graph.leaves());
        (first..self.free).map(|leaf| 2 * leaf as Literal).collect()
    }

    /// Adds a circuit at a clock. `inputs` has the ports that are given; all other inputs are new leaves.
    pub fn add(
        &mut self,
        circuit: &Circuit,
        registers: &[Literal],
        inputs: &BTreeMap<String, Vec<Literal>>,
        multiply: &Multiply<'_>,
    ) -> Frame {
        let mut given = self.leaves(circuit.gates.inputs.len());
        for (name, places) in &circuit.inputs {
            if let Some(bits) = inputs.get(name) {
                places.iter().zip(bits).for_each(|(place, bit)| given[*place] = *bit);
            }
        }
        let own = |bits: &[usize], given: &[Literal]| bits.iter().map(|place| given[*place]).collect::<Vec<_>>();
        let raw: Vec<_> = circuit.products.iter().map(|product| own(&product.result, &given)).collect();
        let first = self.products.len();
        loop {
            let leaves = given.iter().copied().chain(registers.iter().copied());
            let signals = self.graph.add(&circuit.gates, leaves);
            let of = |bits: &Vec<Literal>| bits.iter().map(|bit| signals.of(*bit)).collect::<Vec<_>>();
            self.products.truncate(first);
            let before = given.clone();
            for (number, product) in circuit.products.iter().enumerate() {
                let (signed, operands, leaves) =
                    (product.signed, product.operands.each_ref().map(of), raw[number].clone());
                let mut occurrence = Occurrence { signed, operands, result: leaves.clone(), leaves };
                occurrence.result = multiply(&mut self.graph, first + number, &occurrence);
                product.result.iter().zip(&occurrence.result).for_each(|(place, bit)| given[*place] = *bit);
                self.products.push(occurrence);
            }
            // What comes out of one product may go into another.
            if given == before {
                let next = of(&circuit.gates.registers);
                let outputs = circuit.outputs.iter().map(|(name, bits)| (name.clone(), of(bits))).collect();
                return Frame { next, outputs };
            }
        }
    }
}

impl Frame {
    /// The signals of an output port; none if there is no such port.
    pub fn output(&self, name: &str) -> Option<&[Literal]> {
        self.outputs.get(name).map(Vec::as_slice)
    }
}
