// SPDX-License-Identifier: MIT
//! Makes the cover of a block: a greedy cover of bins, values of bits, and mutants.
//!
//! The cases of a flat block cost the same, and all that a case shows is known before one is chosen. Those of a unit are
//! cut, since most of what a case shows is in its first transactions, and chosen by what they show for their size; which
//! mutants they find is asked of the cases that are chosen for bins and bits, and then of others for the mutants that are
//! left.

use super::features::{Shown, Toggles};
use super::{Cover, Step};
use crate::block::{Behaviour, Block, Flat, Unit};
use crate::coverage::Hits;
use crate::equivalence::{EngineKind, Failure};
use crate::golden;
use crate::mutants::{Kills, Results};
use crate::random::DEFAULT_SEED;
use pica_vectors::{Batch, Case, Columns, Direction, Item, Vectors};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};

/// Cases of a flat block that are candidates.
const POOL: u64 = 4096;
/// Cases at once, and how many times so many, in which what no candidate shows is looked for.
const MORE: u64 = 1 << 15;
const TIMES: u64 = 16;
/// Cases of a unit that are candidates.
const UNIT_POOL: u64 = 1200;
/// Transactions out of a unit after which its cases are cut.
const CUTS: [usize; 3] = [12, 64, usize::MAX];
/// What the case of a unit costs besides its transactions: clocks of reset and of rest.
const OVERHEAD: usize = 100;
/// Cases that find a mutant, of which one is chosen.
const CHOICE: usize = 4;

/// A case that may be chosen.
struct Candidate {
    case: u64,
    items: usize,
    cost: usize,
    /// Numbers of what it shows.
    shows: Vec<u32>,
}

/// What is to be shown, by number: bins, then values of bits, then mutants.
struct Space {
    reachable: Vec<bool>,
    mutants: u32,
}

impl Space {
    fn new(block: &Block) -> Self {
        let reachable: Vec<bool> = block.bins().iter().map(|bin| bin.unreachable.is_none()).collect();
        let bits: u32 = block.interface.channels.iter().flat_map(|channel| &channel.ports).map(|port| port.width).sum();
        Self { mutants: reachable.len() as u32 + 2 * bits, reachable }
    }

    /// The numbers of what vectors show, mutants aside.
    fn of(&self, block: &Block, vectors: &Vectors) -> Vec<u32> {
        let mut hits = Hits::new(self.reachable.len());
        let mut toggles = Toggles::new(&block.interface);
        match (vectors, &block.behaviour) {
            (Vectors::Batch(batch), Behaviour::Flat(flat)) => {
                flat.cover(&batch.inputs, &batch.outputs, &mut hits);
                for (direction, columns) in [(Direction::In, &batch.inputs), (Direction::Out, &batch.outputs)] {
                    block.interface.side(direction).for_each(|(channel, _)| toggles.columns(channel, columns));
                }
            }
            (Vectors::Case(case), Behaviour::Unit(unit)) => {
                unit.cover(case, &mut hits);
                case.inputs.iter().chain(&case.outputs).for_each(|item| toggles.item(item));
            }
            _ => {}
        }
        let bins = (0..self.reachable.len()).filter(|bin| self.reachable[*bin] && hits.is_hit(*bin));
        let bits = toggles.numbers(&block.interface);
        let first = self.reachable.len() as u32;
        bins.map(|bin| bin as u32).chain(bits.into_iter().map(|number| first + number)).collect()
    }
}

/// Chooses candidates until they show all that all show, each time the one that shows most that is new for its cost. What
/// is in `shown` is shown already.
fn choose(candidates: &[Candidate], shown: &mut BTreeSet<u32>) -> Vec<usize> {
    let worth = |candidate: &Candidate, shown: &BTreeSet<u32>| {
        let new = candidate.shows.iter().filter(|number| !shown.contains(number)).count() as u64;
        (new << 24) / candidate.cost.max(1) as u64
    };
    let first = |place| std::cmp::Reverse::<usize>(place);
    let mut heap: BinaryHeap<_> =
        (0..candidates.len()).map(|place| (worth(&candidates[place], shown), first(place))).collect();
    let mut chosen = Vec::new();
    // What a candidate is worth only falls: one that is still worth what it was is the best.
    while let Some((before, place)) = heap.pop() {
        let now = worth(&candidates[place.0], shown);
        if now == 0 {
            continue;
        }
        if now < before {
            heap.push((now, place));
            continue;
        }
        shown.extend(&candidates[place.0].shows);
        chosen.push(place.0);
    }
    chosen
}

/// Makes the cover of a block, whose mutants `results` are about.
///
/// # Errors
/// If a tool is missing or fails, or the results are about other mutants.
pub fn make(block: &Block, results: &Results) -> Result<Cover, Failure> {
    let kills = Kills::new(block, results)?;
    let space = Space::new(block);
    let steps = match &block.behaviour {
        Behaviour::Flat(flat) => of_flat(block, flat.as_ref(), &space, &kills)?,
        Behaviour::Unit(unit) => of_unit(block, unit.as_ref(), &space, &kills)?,
    };
    let mut shown = Shown::new(block);
    let (mut cases, mut found) = (Vec::new(), BTreeSet::new());
    for (case, items, kills) in steps {
        let mut step = Step { case, items, bins: 0, bits: 0, mutants: 0 };
        shown.add(block, &golden::covered(block, &step));
        found.extend(kills);
        [step.bins, _] = shown.bins();
        step.bits = shown.toggles().bits(&block.interface, true).len();
        step.mutants = found.len();
        cases.push(step);
    }
    let [bins, _] = shown.bins();
    Ok(Cover {
        block: block.interface.name.clone(),
        bins,
        bits: shown.toggles().bits(&block.interface, true).len(),
        constant: shown.toggles().bits(&block.interface, false),
        mutants: kills.known().len(),
        cases,
    })
}

/// A chosen case: its number, how many of its transactions are kept, and the mutants that it finds.
type Chosen = (u64, usize, Vec<u32>);

/// Inputs and results of cases of the default campaign.
fn columns(block: &Block, flat: &dyn Flat, first: u64, len: u64) -> [Columns; 2] {
    let inputs = block.inputs(flat, DEFAULT_SEED, first, len);
    let mut outputs = block.columns(Direction::Out, inputs.len());
    flat.expect(&inputs, &mut outputs);
    [inputs, outputs]
}

fn of_flat(block: &Block, flat: &dyn Flat, space: &Space, kills: &Kills) -> Result<Vec<Chosen>, Failure> {
    let row = |[inputs, outputs]: &[Columns; 2], row: usize| {
        let mut batch = Batch { inputs: block.columns(Direction::In, 1), outputs: block.columns(Direction::Out, 1) };
        batch.inputs.set_row(0, &inputs.row(row));
        batch.outputs.set_row(0, &outputs.row(row));
        space.of(block, &batch.into())
    };
    let all = columns(block, flat, 0, POOL.max(2 * block.vectors().len() as u64));
    let len = all[0].len();
    let shows = (0..len).into_par_iter().map(|place| row(&all, place)).collect::<Vec<_>>();
    let candidate = |(case, shows)| Candidate { case, items: 1, cost: 1, shows };
    let mut candidates: Vec<Candidate> = (0..).zip(shows).map(candidate).collect();
    let mut seen: BTreeSet<u32> = candidates.iter().flat_map(|candidate| &candidate.shows).copied().collect();
    let found = |mutant: &usize, [inputs, outputs]: &[Columns; 2]| {
        Ok((space.mutants + *mutant as u32, *mutant, kills.rows(*mutant, inputs, outputs)?))
    };
    let mut open = Vec::new();
    let rows = kills.known().par_iter().map(|mutant| found(mutant, &all)).collect::<Result<Vec<_>, Failure>>()?;
    for (number, mutant, rows) in rows {
        if rows.is_empty() {
            open.push(mutant);
        }
        rows.iter().for_each(|row| candidates[*row].shows.push(number));
    }
    for time in 0..TIMES {
        let bits = space.reachable.len() as u32..space.mutants;
        let missing = bits.clone().any(|number| !seen.contains(&number));
        if open.is_empty() && (!missing || time > 0) {
            break;
        }
        let first = len as u64 + time * MORE;
        let more = columns(block, flat, first, MORE);
        let mut extra = BTreeMap::new();
        if missing && time == 0 {
            for place in 0..more[0].len() {
                let shows = row(&more, place);
                if shows.iter().any(|number| seen.insert(*number)) {
                    extra.insert(place, shows);
                }
            }
        }
        let rows = open.par_iter().map(|mutant| found(mutant, &more)).collect::<Result<Vec<_>, Failure>>()?;
        open.clear();
        for (number, mutant, rows) in rows {
            if rows.is_empty() {
                open.push(mutant);
            }
            for place in rows.into_iter().take(CHOICE) {
                extra.entry(place).or_insert_with(|| row(&more, place)).push(number);
            }
        }
        candidates.extend(extra.into_iter().map(|(place, shows)| candidate((first + place as u64, shows))));
    }
    let chosen = choose(&candidates, &mut BTreeSet::new());
    Ok(chosen.into_iter().map(|place| taken(&candidates[place], space)).collect())
}

/// What a chosen candidate is.
fn taken(candidate: &Candidate, space: &Space) -> Chosen {
    let kills = candidate.shows.iter().copied().filter(|number| *number >= space.mutants);
    (candidate.case, candidate.items, kills.collect())
}

/// How many transactions of a case it takes until so many came out, and the case may end.
fn cut(unit: &dyn Unit, inputs: &[Item], outputs: usize) -> usize {
    let (mut few, mut enough) = (0, inputs.len());
    while few + 1 < enough {
        let middle = (few + enough) / 2;
        match unit.expect(&inputs[..middle]).len() >= outputs {
            true => enough = middle,
            false => few = middle,
        }
    }
    (enough..inputs.len()).find(|place| unit.may_end(inputs, *place)).unwrap_or(inputs.len())
}

fn of_unit(block: &Block, unit: &dyn Unit, space: &Space, kills: &Kills) -> Result<Vec<Chosen>, Failure> {
    let numbers = EngineKind::Verilator.default_vectors(block).min(UNIT_POOL.max(2 * block.vectors().len() as u64));
    let made = (0..numbers).into_par_iter().flat_map_iter(|case| {
        let inputs = block.items(unit, DEFAULT_SEED, case);
        let lengths: BTreeSet<usize> = CUTS.iter().map(|outputs| cut(unit, &inputs, *outputs)).collect();
        lengths.into_iter().map(move |items| {
            let whole = golden::alone(block, unit, inputs[..items].to_vec());
            let cost = OVERHEAD + whole.inputs.len() + whole.outputs.len();
            let vectors = Vectors::Case(whole);
            let shows = space.of(block, &vectors);
            let Vectors::Case(whole) = vectors else { unreachable!("a unit has cases") };
            (Candidate { case, items, cost, shows }, whole)
        })
    });
    let (mut candidates, cases): (Vec<Candidate>, Vec<Case>) = made.unzip();
    let mut shown = BTreeSet::new();
    let mut chosen = choose(&candidates, &mut shown);
    let find = |mutants: &[usize], places: &[usize], most: usize| {
        let some: Vec<&Case> = places.iter().map(|place| &cases[*place]).collect();
        let found = |mutant: &usize| Ok((*mutant, kills.cases(*mutant, &some, most)?));
        mutants.par_iter().map(found).collect::<Result<Vec<_>, Failure>>()
    };
    let mut open = Vec::new();
    for (mutant, found) in find(kills.known(), &chosen, 1)? {
        if found.is_empty() {
            open.push(mutant);
        }
        found.iter().for_each(|place| candidates[chosen[*place]].shows.push(space.mutants + mutant as u32));
    }
    // Small ones first.
    let mut others: Vec<usize> = (0..candidates.len()).filter(|place| !chosen.contains(place)).collect();
    others.sort_by_key(|place| candidates[*place].cost);
    for (mutant, found) in find(&open, &others, CHOICE)? {
        found.iter().for_each(|place| candidates[others[*place]].shows.push(space.mutants + mutant as u32));
    }
    shown.extend(chosen.iter().flat_map(|place| candidates[*place].shows.clone()));
    chosen.extend(choose(&candidates, &mut shown));
    Ok(chosen.into_iter().map(|place| taken(&candidates[place], space)).collect())
}
