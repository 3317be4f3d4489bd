// SPDX-License-Identifier: MIT
//! A block is what its reference says, for all inputs.
//!
//! The block runs over as many clocks as a transaction takes, from any state that its registers may have; its result is set
//! against that of the reference, which is a function without clock. Products are shared: where both multiply the same, as a
//! few hundred drawn inputs have it, the proof shows that the operands are the same and lets the product be any number. Where
//! they multiply the same in some cases alone, equal operands imply equal products, and a case that no product has teaches what the
//! numbers in it give.

use super::cases::Case;
use super::circuit::Circuit;
use super::multiply;
use super::prover::{self, Answer};
use super::simulate::{CASES, Values, WORDS};
use super::unroll::{Frame, Occurrence, Space};
use super::{Counterexample, Fallible, Limit, ProofError, Verdict};
use crate::block::Block;
use crate::formal::aiger::Literal;
use crate::formal::graph::Graph;
use crate::random::{CaseRng, DEFAULT_SEED};
use pica_vectors::{Channel, Direction, Item, Port, Protocol};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::Range;

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
    /// The block whose ports both have.
    pub block: &'a Block,
    /// What stands in its place.
    pub own: &'a Circuit,
    /// A circuit without registers that has the payload of the block as ports.
    pub reference: &'a Circuit,
    /// How long it may take.
    pub limit: Limit,
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

/// Cases of those that are drawn in which operands have to be the same for a product to be a partner, and one more.
const PARTNER: usize = CASES / 4;
const FURTHER: usize = CASES / 16;
/// How often a case that no product has may teach something.
const LESSONS: usize = 12;
/// Steps to a smaller case.
const TRIALS: usize = 200;

/// What stands for products that are no gates.
#[derive(Clone, Debug, Default)]
struct Plan {
    /// Which product of the block, by number, is which of the reference, and whether its operands are the other way round: that they
    /// are the same is to be proven.
    shared: BTreeMap<usize, (usize, bool)>,
    /// Which may have the same operands as which of the reference, in this order or the other: where they do, the products are the same.
    implied: BTreeMap<usize, Vec<(usize, bool)>>,
    /// Numbers in the place of an operand, 0 or 1, by which a product is what it is.
    times: BTreeMap<usize, BTreeSet<(usize, u64)>>,
    /// Whether products are gates after all: equal operands then need no gates of their own.
    exact: bool,
}

impl Plan {
    /// Whether a product of the reference stands for one of the block.
    fn stands(&self, number: usize) -> bool {
        let implied = self.implied.values().flatten();
        self.shared.values().chain(implied).any(|(other, _)| *other == number)
    }

    /// How many products of the reference do.
    fn products(&self) -> usize {
        let implied = self.implied.values().flatten();
        self.shared.values().chain(implied).map(|(other, _)| *other).collect::<BTreeSet<_>>().len()
    }
}

/// What ABC says of a plan.
enum Decided {
    Verdict(Verdict),
    /// Only products that no operands have tell them apart: what the operands of these are.
    Taught(BTreeMap<usize, BTreeSet<(usize, u64)>>),
}

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
    /// The leaves that registers hold in the beginning.
    registers: Range<usize>,
    /// The place of each operand among the ports of the block.
    order: Vec<usize>,
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
        if let Some(number) = (0..CASES).find(|number| draft.difference(&drawn, *number).is_some()) {
            let found = draft.smallest(self.block, &|leaf| drawn.number(&[2 * (leaf as Literal + 1)], number) == 1);
            return Ok(shown(found, &draft, 0, 0));
        }
        let Plan { shared, mut implied, .. } = self.plan(&draft, &drawn);
        let mut gates = 0;
        let mut ask = |plan: &Plan| -> Fallible<(Decided, Run)> {
            let run = self.run(case, Some(plan))?;
            let (decided, more) = run.decide(self.block, plan, case, self.limit)?;
            gates += more;
            Ok((decided, run))
        };
        // That operands are the same is sooner shown than what follows if they are. Nobody has to show it where they are not.
        if implied.is_empty() {
            let plan = Plan { shared: shared.clone(), ..Plan::default() };
            let (decided, run) = ask(&plan)?;
            match decided {
                Decided::Verdict(verdict) if plan.shared.is_empty() || !matches!(verdict, Verdict::Undecided(_)) => {
                    return Ok(shown(verdict, &run, plan.products(), gates));
                }
                _ => {}
            }
        }
        implied.extend(shared.iter().map(|(own, other)| (*own, vec![*other])));
        let mut plan = Plan { implied, ..Plan::default() };
        for _ in 0..LESSONS {
            let (decided, run) = ask(&plan)?;
            match decided {
                Decided::Taught(lesson) => {
                    lesson
                        .into_iter()
                        .for_each(|(product, times)| plan.times.entry(product).or_default().extend(times));
                }
                Decided::Verdict(Verdict::Undecided(_)) => break,
                Decided::Verdict(verdict) => return Ok(shown(verdict, &run, plan.products(), gates)),
            }
        }
        (plan.exact, plan.times) = (true, BTreeMap::new());
        let (decided, run) = ask(&plan)?;
        let verdict = match decided {
            Decided::Verdict(verdict) => verdict,
            Decided::Taught(_) => Verdict::Undecided("ABC gives a case in which they do not differ".to_owned()),
        };
        Ok(shown(verdict, &run, plan.products(), gates))
    }

    fn channel(&self, direction: Direction) -> Fallible<&Channel> {
        let mut channels = self.block.interface.side(direction);
        match (channels.next(), channels.next()) {
            (Some((_, channel)), None) => Ok(channel),
            _ => Err(ProofError::NoFunction(self.block.interface.name.clone())),
        }
    }

    /// Block and reference as gates. Without a plan all products are leaves; with it those that are not in it, and small ones, are
    /// gates.
    fn run(&self, case: &Case, plan: Option<&Plan>) -> Fallible<Run> {
        let (into, out) = (self.channel(Direction::In)?, self.channel(Direction::Out)?);
        let (block, reference) = (self.own, self.reference);
        let (registers, inputs) = (block.gates.registers.len(), block.gates.inputs.len());
        let operands: usize = into.ports.iter().map(|port| port.width as usize).sum();
        let room = operands + reference.gates.inputs.len() + registers + 1 + 2 * (LONGEST + 1) * inputs;
        let mut space = Space::new(room);
        let mut operands: BTreeMap<String, Vec<Literal>> =
            into.ports.iter().map(|port| (port.name.clone(), space.leaves(port.width as usize))).collect();
        if let Some((field, value)) = &case.given {
            let port = operands.get_mut(&field.port).and_then(|port| port.get_mut(field.low..field.low + field.count));
            let missing = || ProofError::NoPort { block: self.block.interface.name.clone(), port: field.port.clone() };
            for (place, bit) in port.ok_or_else(missing)?.iter_mut().enumerate() {
                *bit = (value >> place & 1) as Literal;
            }
        }
        let payload = |ports: &[(&str, Literal)]| {
            let payload = operands.iter().map(|(name, bits)| (name.clone(), bits.clone()));
            payload.chain(ports.iter().map(|(name, bit)| ((*name).to_owned(), vec![*bit]))).collect()
        };
        let none = BTreeSet::new();
        let expected = space.add(reference, &[], &payload(&[]), &|graph, number, product| {
            let Some(plan) = plan else { return product.leaves.clone() };
            match !is_small(product) && plan.stands(number) && !plan.exact {
                true => multiply::taught(graph, product, plan.times.get(&number).unwrap_or(&none)),
                false => multiply::gates(graph, product),
            }
        });
        let defined = expected.output(DEFINED).and_then(|bits| bits.first().copied()).unwrap_or(HIGH);
        let results = |frame: &Frame| -> Fallible<Vec<_>> {
            let of = |frame: &Frame, name: &str| frame.output(name).map(<[_]>::to_vec);
            let port = |name: &String| match (of(&expected, name), of(frame, name)) {
                (Some(expected), Some(actual)) => Ok((name.clone(), expected, actual)),
                _ => Err(ProofError::NoPort { block: self.block.interface.name.clone(), port: name.clone() }),
            };
            out.ports.iter().map(|port| &port.name).map(port).collect()
        };
        let products: Vec<Occurrence> = space.products.clone();
        let known = |graph: &mut Graph, number: usize, product: &Occurrence| {
            let Some(plan) = plan else { return product.leaves.clone() };
            match (plan.shared.get(&number), plan.implied.get(&number)) {
                (Some((other, _)), _) => products[*other].result.clone(),
                (None, Some(others)) => {
                    let others: Vec<_> = others.iter().map(|(other, swapped)| (&products[*other], *swapped)).collect();
                    let otherwise = match plan.exact {
                        true => multiply::gates(graph, product),
                        false => multiply::taught(graph, product, plan.times.get(&number).unwrap_or(&none)),
                    };
                    multiply::implied(graph, product, &others, otherwise)
                }
                (None, None) => multiply::gates(graph, product),
            }
        };
        let ignored = |_: &mut Graph, _: usize, product: &Occurrence| product.leaves.clone();
        let bit = |frame: &Frame, name: &str| frame.output(name).and_then(|bits| bits.first().copied()).unwrap_or(LOW);
        let mut handshake = Vec::new();
        let any = space.leaves(registers);
        let held = any.first().map_or(0..0, |first| *first as usize / 2 - 1..*first as usize / 2 - 1 + registers);
        // The words of a port lie side by side in both orders.
        let words = |name: &String| {
            let place = into.ports.iter().position(|port| port.name == *name).unwrap_or_default();
            let first: usize = into.ports[..place].iter().map(Port::words).sum();
            first..first + into.ports.get(place).map_or(0, Port::words)
        };
        let order = operands.keys().flat_map(words).collect();
        let (results, offered, clocks) = match self.block.interface.protocol {
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
        Ok(Run { space, operands, offered, defined, results, handshake, clocks, registers: held, order })
    }

    /// The products of the block whose operands are those of one of the reference in all drawn cases, and the large ones of which
    /// they are in some.
    fn plan(&self, draft: &Run, drawn: &Values) -> Plan {
        let (reference, own) = draft.space.products.split_at(self.reference.products.len());
        let operands = |product: &Occurrence| (0..CASES).map(|case| drawn.operands(product, case)).collect::<Vec<_>>();
        let known: Vec<_> = reference.iter().map(|product| (product, operands(product))).collect();
        let mut plan = Plan::default();
        for (number, product) in (reference.len()..).zip(own) {
            let operands = operands(product);
            // In which cases they are the same as those of another one, in this order or the other.
            let partners = known.iter().enumerate().filter(|(_, (known, _))| multiply::says(known, product));
            let partners =
                partners.flat_map(|(other, (_, known))| [false, true].map(|swapped| (other, swapped, known)));
            let mut partners: Vec<_> = partners
                .map(|(other, swapped, known)| {
                    let turn = |[left, right]: [i128; 2]| if swapped { [right, left] } else { [left, right] };
                    let same = operands.iter().zip(known).map(|(own, known)| *own == turn(*known));
                    (same.collect::<Vec<bool>>(), other, swapped)
                })
                .collect();
            let count = |same: &[bool]| same.iter().filter(|same| **same).count();
            let fits = |other: usize| {
                known[other].0.signed == product.signed && product.result.len() <= known[other].0.result.len()
            };
            if let Some((_, other, swapped)) =
                partners.iter().find(|(same, other, _)| count(same) == CASES && fits(*other))
            {
                plan.shared.insert(number, (*other, *swapped));
                continue;
            }
            let mut covered = vec![false; CASES];
            let mut chosen = Vec::new();
            while !is_small(product) {
                let fresh =
                    |same: &[bool]| same.iter().zip(&covered).filter(|(same, covered)| **same && !**covered).count();
                let best = partners.iter().enumerate().max_by_key(|(_, (same, ..))| fresh(same));
                let Some(place) = best.map(|(place, _)| place) else { break };
                let (same, other, swapped) = partners.swap_remove(place);
                if is_small(known[other].0) || fresh(&same) < if chosen.is_empty() { PARTNER } else { FURTHER } {
                    break;
                }
                covered.iter_mut().zip(same).for_each(|(covered, same)| *covered |= same);
                chosen.push((other, swapped));
            }
            if !chosen.is_empty() {
                plan.implied.insert(number, chosen);
            }
        }
        plan
    }
}

impl Run {
    /// Asks ABC; with the number of gates that it got.
    fn decide(&self, block: &Block, plan: &Plan, case: &Case, limit: Limit) -> Fallible<(Decided, usize)> {
        let mut pairs = Vec::new();
        for (own, (other, swapped)) in &plan.shared {
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
        let (answer, gates) = prover::same(&graph, &pairs, limit)?;
        let decided = match answer {
            Answer::Same => Decided::Verdict(Verdict::Proven),
            Answer::Unknown => Decided::Verdict(Verdict::Undecided(limit.reached())),
            Answer::Different(leaves) => {
                let high = |leaf: usize| leaves.contains(&(leaf as Literal + 1));
                match self.smallest(block, &high) {
                    found @ Verdict::Refuted(_) => Decided::Verdict(found),
                    _ => {
                        let said = Values::new(&self.space.graph, &[], &mut |leaf| everywhere(high(leaf)));
                        Decided::Taught(self.lesson(&said))
                    }
                }
            }
        };
        Ok((decided, gates))
    }

    /// The smallest case that comes from one, given by its leaves, as long as both differ; undecided if they do not.
    fn smallest(&self, block: &Block, high: &dyn Fn(usize) -> bool) -> Verdict {
        let of = |operands: &[Vec<u32>], held: bool| {
            let mut given: HashMap<usize, [u64; WORDS]> = HashMap::new();
            let words = self.operands.values().flat_map(|bits| bits.chunks(u32::BITS as usize));
            for (number, bits) in words.enumerate() {
                for (place, bit) in bits.iter().enumerate().filter(|(_, bit)| **bit > HIGH) {
                    let word = given.entry(*bit as usize / 2 - 1).or_default();
                    for (case, values) in operands.iter().enumerate() {
                        word[case / 64] |= u64::from(values[number] >> place & 1) << (case % 64);
                    }
                }
            }
            let registers = self.registers.clone();
            Values::new(&self.space.graph, &self.space.products, &mut |leaf| match given.get(&leaf) {
                Some(words) => *words,
                None => everywhere(high(leaf) && (held || !registers.contains(&leaf))),
            })
        };
        let first = Values::new(&self.space.graph, &self.space.products, &mut |leaf| everywhere(high(leaf)));
        let words = self.operands.values().flat_map(|bits| bits.chunks(u32::BITS as usize));
        let mut inputs: Vec<u32> = words.map(|bits| first.number(bits, 0) as u32).collect();
        // Without anything in the registers, if that is enough: the case is then one of a simulation that begins with a reset.
        let mut held = false;
        let mut found = self.difference(&of(std::slice::from_ref(&inputs), held), 0);
        if found.is_none() {
            held = true;
            found = self.difference(&first, 0);
        }
        let Some(mut found) = found else { return Verdict::Undecided(String::new()) };
        // The ports of a block in its order, and those here in that of their names.
        let order: Vec<usize> = self.order.clone();
        for _ in 0..TRIALS {
            let mut row = vec![0; inputs.len()];
            inputs.iter().zip(&order).for_each(|(value, place)| row[*place] = *value);
            let simpler: Vec<Vec<u32>> = block
                .simpler(&[block.item(Direction::In, row)])
                .filter_map(|items| items.into_iter().next())
                .map(|Item { values, .. }| order.iter().map(|place| values[*place]).collect())
                .take(CASES)
                .collect();
            let values = of(&simpler, held);
            let smaller = (0..simpler.len()).find_map(|case| Some((case, self.difference(&values, case)?)));
            let Some((case, smaller)) = smaller else { break };
            (found, inputs) = (smaller, simpler[case].clone());
        }
        Verdict::Refuted(found)
    }

    /// The operands of the products that are not what these operands give.
    fn lesson(&self, said: &Values) -> BTreeMap<usize, BTreeSet<(usize, u64)>> {
        let wrong = self.space.products.iter().enumerate().filter_map(|(number, product)| {
            let [left, right] = said.operands(product, 0);
            let places = product.result.len().min(64);
            let mask = u64::MAX >> (64 - places.max(1));
            let exact = left.wrapping_mul(right) as u64 & mask;
            let known = product.operands.iter().all(|operand| operand.len() <= 64);
            (known && exact != said.number(&product.result, 0)).then(|| {
                let value = |side: usize| said.number(&product.operands[side], 0);
                (number, [(0, value(0)), (1, value(1))].into())
            })
        });
        wrong.collect()
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
            return Some(Counterexample {
                inputs: inputs(),
                expected: port(*expected),
                actual: port(*actual),
                replay: None,
            });
        }
        let differ = self.results.iter().any(|(_, expected, actual)| number(expected) != number(actual));
        (number(&[self.offered]) == 1 && number(&[self.defined]) == 1 && differ).then(|| Counterexample {
            inputs: inputs(),
            expected: self.results.iter().map(|(name, expected, _)| (name.clone(), number(expected))).collect(),
            actual: self.results.iter().map(|(name, _, actual)| (name.clone(), number(actual))).collect(),
            replay: None,
        })
    }
}

/// A bit that is the same in all cases.
fn everywhere(high: bool) -> [u64; WORDS] {
    [if high { u64::MAX } else { 0 }; WORDS]
}

/// Whether a solver manages the gates of a product.
fn is_small(product: &Occurrence) -> bool {
    product.leaves.len() <= SMALL
}

/// Pairs of bits of two numbers, the shorter one with zeros above, or with its sign.
fn widened(left: &[Literal], right: &[Literal], signed: bool) -> Vec<(Literal, Literal)> {
    let above = |bits: &[Literal]| if signed { bits.last().copied().unwrap_or(LOW) } else { LOW };
    let bit = |bits: &[Literal], place: usize| bits.get(place).copied().unwrap_or_else(|| above(bits));
    (0..left.len().max(right.len())).map(|place| (bit(left, place), bit(right, place))).collect()
}
