// SPDX-License-Identifier: MIT
//! A block is what its reference says, for all inputs.
//!
//! The block runs over as many clocks as a transaction takes, from any state that its registers may have; its result is set
//! against that of the reference, which is a function without clock. Products are shared: where both multiply the same, as a
//! few hundred drawn inputs have it, the proof shows that the operands are the same and lets the product be any number.

use super::cases::Case;
use super::circuit::Circuit;
use super::multiply;
use super::prover::{self, Answer};
use super::simulate::{CASES, Values, WORDS};
use super::unroll::{Frame, Occurrence, Space};
use super::{Counterexample, Fallible, ProofError, Verdict};
use crate::formal::aiger::Literal;
use crate::formal::graph::Graph;
use crate::random::{CaseRng, DEFAULT_SEED};
use pica_vectors::{Channel, Direction, Interface, Protocol};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// Clocks within which a block has to give its result.
const LONGEST: usize = 64;
/// Bits of the largest product whose gates are compared: a solver manages what depends on so few operands.
const SMALL: usize = 20;
/// The output by which a reference says that it defines what comes of the operands; without it it always does.
pub const DEFINED: &str = "defined";
/// The constant signals.
const LOW: Literal = 0;
const HIGH: Literal = 1;

/// Block and reference.
pub struct Pair<'a> {
    /// The ports of the block.
    pub interface: &'a Interface,
    /// The block.
    pub block: &'a Circuit,
    /// A circuit without registers that has the payload of the block as ports.
    pub reference: &'a Circuit,
}

/// What was shown, and how.
pub struct Shown {
    /// The answer.
    pub verdict: Verdict,
    /// Clocks from operands to result.
    pub clocks: usize,
    /// Products that block and reference share.
    pub products: usize,
    /// Gates that had to be compared.
    pub gates: usize,
}

/// Which product of the block, by number, is which of the reference, and whether its operands are the other way round.
type Shared = BTreeMap<usize, (usize, bool)>;

/// The block over its clocks, beside the reference.
struct Run {
    space: Space,
    operands: BTreeMap<String, Vec<Literal>>,
    /// Whether there are operands.
    offered: Literal,
    /// Whether the reference defines what comes of them.
    defined: Literal,
    /// Results of reference and block, a port each.
    results: Vec<(String, Vec<Literal>, Vec<Literal>)>,
    /// Ports of the handshake, what they are, and what they are to be in any case.
    handshake: Vec<(&'static str, Literal, Literal)>,
    clocks: usize,
}

impl Pair<'_> {
    /// Proves that they do the same.
    ///
    /// # Errors
    /// If they do not fit each other, or a tool is missing.
    pub fn prove(&self, cases: &[Case]) -> Fallible<Shown> {
        let shown = cases.par_iter().map(|case| self.case(case)).collect::<Fallible<Vec<_>>>()?;
        let all = Shown { verdict: Verdict::Proven, clocks: 0, products: 0, gates: 0 };
        Ok(shown.into_iter().fold(all, |all, one| Shown {
            verdict: if all.verdict == Verdict::Proven { one.verdict } else { all.verdict },
            clocks: all.clocks.max(one.clocks),
            products: all.products.max(one.products),
            gates: all.gates + one.gates,
        }))
    }

    fn case(&self, case: &Case) -> Fallible<Shown> {
        let draft = self.run(case, None)?;
        let drawn = draft.drawn();
        let shown = |verdict, run: &Run, products, gates| Shown { verdict, clocks: run.clocks, products, gates };
        if let Some(found) = (0..CASES).find_map(|number| draft.difference(&drawn, number)) {
            return Ok(shown(Verdict::Refuted(found), &draft, 0, 0));
        }
        let shared = self.shared(&draft, &drawn);
        let products = shared.values().map(|(other, _)| *other).collect::<BTreeSet<_>>().len();
        let run = self.run(case, Some(&shared))?;
        let (mut verdict, mut gates) = run.decide(&shared, case)?;
        // Operands may differ where nobody looks at the product: then all of them are gates.
        if matches!(verdict, Verdict::Undecided(_)) && !shared.is_empty() {
            let (again, more) = self.run(case, Some(&Shared::new()))?.decide(&Shared::new(), case)?;
            (verdict, gates) = (again, gates + more);
        }
        Ok(shown(verdict, &run, products, gates))
    }

    fn channel(&self, direction: Direction) -> Fallible<&Channel> {
        let mut channels = self.interface.side(direction);
        match (channels.next(), channels.next()) {
            (Some((_, channel)), None) => Ok(channel),
            _ => Err(ProofError::NoFunction(self.interface.name.clone())),
        }
    }

    /// Block and reference as gates. Without `shared` all products are leaves; with it those that have no partner and small ones
    /// are gates.
    fn run(&self, case: &Case, shared: Option<&Shared>) -> Fallible<Run> {
        let (into, out) = (self.channel(Direction::In)?, self.channel(Direction::Out)?);
        let (block, reference) = (self.block, self.reference);
        let (registers, inputs) = (block.gates.registers.len(), block.gates.inputs.len());
        let operands: usize = into.ports.iter().map(|port| port.width as usize).sum();
        let room = operands + reference.gates.inputs.len() + registers + 1 + 2 * (LONGEST + 1) * inputs;
        let mut space = Space::new(room);
        let mut operands: BTreeMap<String, Vec<Literal>> =
            into.ports.iter().map(|port| (port.name.clone(), space.leaves(port.width as usize))).collect();
        if let Some((field, value)) = &case.given {
            let port = operands.get_mut(&field.port).and_then(|port| port.get_mut(field.low..field.low + field.count));
            let missing = || ProofError::NoPort { block: self.interface.name.clone(), port: field.port.clone() };
            for (place, bit) in port.ok_or_else(missing)?.iter_mut().enumerate() {
                *bit = (value >> place & 1) as Literal;
            }
        }
        let payload = |ports: &[(&str, Literal)]| {
            let payload = operands.iter().map(|(name, bits)| (name.clone(), bits.clone()));
            payload.chain(ports.iter().map(|(name, bit)| ((*name).to_owned(), vec![*bit]))).collect()
        };
        let expected = space.add(reference, &[], &payload(&[]), &|graph, number, product| {
            let Some(shared) = shared else { return product.leaves.clone() };
            let small = product.leaves.len() <= SMALL;
            match !small && shared.values().any(|(other, _)| *other == number) {
                true => multiply::any(graph, product),
                false => multiply::gates(graph, product),
            }
        });
        let defined = expected.output(DEFINED).and_then(|bits| bits.first().copied()).unwrap_or(HIGH);
        let results = |frame: &Frame| -> Fallible<Vec<_>> {
            let of = |frame: &Frame, name: &str| frame.output(name).map(<[_]>::to_vec);
            let port = |name: &String| match (of(&expected, name), of(frame, name)) {
                (Some(expected), Some(actual)) => Ok((name.clone(), expected, actual)),
                _ => Err(ProofError::NoPort { block: self.interface.name.clone(), port: name.clone() }),
            };
            out.ports.iter().map(|port| &port.name).map(port).collect()
        };
        let products: Vec<Occurrence> = space.products.clone();
        let known = |graph: &mut Graph, number: usize, product: &Occurrence| {
            let Some(shared) = shared else { return product.leaves.clone() };
            match shared.get(&number) {
                Some((other, _)) => products[*other].result.clone(),
                None => multiply::gates(graph, product),
            }
        };
        let ignored = |_: &mut Graph, _: usize, product: &Occurrence| product.leaves.clone();
        let bit = |frame: &Frame, name: &str| frame.output(name).and_then(|bits| bits.first().copied()).unwrap_or(LOW);
        let mut handshake = Vec::new();
        let any = space.leaves(registers);
        let (results, offered, clocks) = match self.interface.protocol {
            Protocol::Comb => (results(&space.add(block, &[], &payload(&[]), &known))?, HIGH, 0),
            Protocol::Pipe => {
                let quiet =
                    |reset| BTreeMap::from([("reset".to_owned(), vec![reset]), ("in_valid".to_owned(), vec![LOW])]);
                let offered = space.leaves(1)[0];
                let mut frame = space.add(block, &any, &payload(&[("reset", LOW), ("in_valid", offered)]), &known);
                let mut clocks = 0;
                while bit(&frame, "out_valid") != offered && clocks < LONGEST {
                    frame = space.add(block, &frame.next, &BTreeMap::from([("reset".to_owned(), vec![LOW])]), &known);
                    clocks += 1;
                }
                handshake.push(("out_valid", bit(&frame, "out_valid"), offered));
                let results = results(&frame)?;
                // What is inside is gone after a reset.
                let mut frame = space.add(block, &any, &quiet(HIGH), &ignored);
                for _ in 0..clocks {
                    frame = space.add(block, &frame.next, &quiet(LOW), &ignored);
                    handshake.push(("out_valid", bit(&frame, "out_valid"), LOW));
                }
                (results, offered, clocks)
            }
            Protocol::Stream | Protocol::Unit => {
                // A reset, the operands, and clocks until there is a result.
                let reset = BTreeMap::from([("reset".to_owned(), vec![HIGH])]);
                let mut frame = space.add(block, &any, &reset, &ignored);
                frame = space.add(block, &frame.next, &payload(&[("reset", LOW), ("in_valid", HIGH)]), &known);
                handshake.push(("in_ready", bit(&frame, "in_ready"), HIGH));
                let waits = BTreeMap::from([("reset".to_owned(), vec![LOW]), ("in_valid".to_owned(), vec![LOW])]);
                let mut clocks = 0;
                while bit(&frame, "out_valid") == LOW && clocks < LONGEST {
                    frame = space.add(block, &frame.next, &waits, &known);
                    clocks += 1;
                }
                handshake.push(("out_valid", bit(&frame, "out_valid"), HIGH));
                (results(&frame)?, HIGH, clocks)
            }
        };
        Ok(Run { space, operands, offered, defined, results, handshake, clocks })
    }

    /// The products of the block whose operands are those of one of the reference in all drawn cases.
    fn shared(&self, draft: &Run, drawn: &Values) -> Shared {
        let (reference, own) = draft.space.products.split_at(self.reference.products.len());
        let operands = |product: &Occurrence| (0..CASES).map(|case| drawn.operands(product, case)).collect::<Vec<_>>();
        let known: Vec<_> = reference.iter().map(|product| (product, operands(product))).collect();
        let pair = |(number, product): (usize, &Occurrence)| {
            let own = operands(product);
            let turned: Vec<_> = own.iter().map(|[left, right]| [*right, *left]).collect();
            let (other, swapped) = known.iter().enumerate().find_map(|(other, (known, operands))| {
                let fits = known.signed == product.signed && product.result.len() <= known.result.len();
                (fits && (*operands == own || *operands == turned)).then_some((other, *operands != own))
            })?;
            Some((reference.len() + number, (other, swapped)))
        };
        own.iter().enumerate().filter_map(pair).collect()
    }
}

impl Run {
    /// Asks ABC; with the number of gates that it got.
    fn decide(&self, shared: &Shared, case: &Case) -> Fallible<(Verdict, usize)> {
        let mut pairs = Vec::new();
        for (own, (other, swapped)) in shared {
            let signed = self.space.products[*own].signed;
            let [own, other] = [own, other].map(|number| &self.space.products[*number].operands);
            let other = if *swapped { [&other[1], &other[0]] } else { [&other[0], &other[1]] };
            own.iter().zip(other).for_each(|(left, right)| pairs.extend(widened(left, right, signed)));
        }
        for (port, expected, actual) in &self.results {
            let all = widened(expected, actual, false);
            match &case.result {
                None => pairs.extend(all),
                Some(bits) if bits.port == *port => pairs.extend(all.into_iter().skip(bits.low).take(bits.count)),
                Some(_) => {}
            }
        }
        let mut graph = self.space.graph.clone();
        let given = graph.and(self.offered, self.defined);
        let mut pairs: Vec<_> =
            pairs.into_iter().map(|pair| (graph.and(pair.0, given), graph.and(pair.1, given))).collect();
        pairs.extend(self.handshake.iter().map(|(_, actual, expected)| (*actual, *expected)));
        let (answer, gates) = prover::same(&graph, &pairs)?;
        let verdict = match answer {
            Answer::Same => Verdict::Proven,
            Answer::Unknown => Verdict::Undecided("ABC came to no end".to_owned()),
            Answer::Different(leaves) => {
                let bits = |leaf: usize| [if leaves.contains(&(leaf as Literal + 1)) { u64::MAX } else { 0 }; WORDS];
                let values = Values::new(&self.space.graph, &self.space.products, &mut |leaf| bits(leaf));
                match self.difference(&values, 0) {
                    Some(found) => Verdict::Refuted(found),
                    None => Verdict::Undecided("a product that no operands have tells them apart".to_owned()),
                }
            }
        };
        Ok((verdict, gates))
    }

    /// Values of all signals for operands that are drawn.
    fn drawn(&self) -> Values {
        let mut rng = CaseRng::new(DEFAULT_SEED, 0);
        Values::new(&self.space.graph, &self.space.products, &mut |_| std::array::from_fn(|_| rng.word()))
    }

    /// The operands and results of a case in which they differ, if they do.
    fn difference(&self, values: &Values, case: usize) -> Option<Counterexample> {
        let number = |bits: &[Literal]| values.number(bits, case);
        let inputs = || self.operands.iter().map(|(name, bits)| (name.clone(), number(bits))).collect();
        if let Some((name, actual, expected)) =
            self.handshake.iter().find(|(_, actual, expected)| number(&[*actual]) != number(&[*expected]))
        {
            let port = |bit: Literal| BTreeMap::from([((*name).to_owned(), number(&[bit]))]);
            return Some(Counterexample { inputs: inputs(), expected: port(*expected), actual: port(*actual) });
        }
        let differ = self.results.iter().any(|(_, expected, actual)| number(expected) != number(actual));
        (number(&[self.offered]) == 1 && number(&[self.defined]) == 1 && differ).then(|| Counterexample {
            inputs: inputs(),
            expected: self.results.iter().map(|(name, expected, _)| (name.clone(), number(expected))).collect(),
            actual: self.results.iter().map(|(name, _, actual)| (name.clone(), number(actual))).collect(),
        })
    }
}

/// Pairs of bits of two numbers, the shorter one with zeros above, or with its sign.
fn widened(left: &[Literal], right: &[Literal], signed: bool) -> Vec<(Literal, Literal)> {
    let above = |bits: &[Literal]| if signed { bits.last().copied().unwrap_or(LOW) } else { LOW };
    let bit = |bits: &[Literal], place: usize| bits.get(place).copied().unwrap_or_else(|| above(bits));
    (0..left.len().max(right.len())).map(|place| (bit(left, place), bit(right, place))).collect()
}
