// SPDX-License-Identifier: MIT
//! Clusters of steps, each of which is done only if something that it reads has changed, and what is in memory between them.

use crate::tape::Place;
use crate::tape::lower::Step;
use crate::tape::operation::{Class, Code};
use crate::tape::plan::{Held, Plan, Stored};
use std::collections::{BTreeSet, HashMap, HashSet};

/// What the steps of a cluster cost from which on it ends with what a register has next.
const ENOUGH: u32 = 30;
/// What the steps of a cluster cost at most.
const MOST: u32 = 60;
/// How many flags a word has.
pub const FLAGS_OF_WORD: u32 = 64;

/// Steps and registers.
#[derive(Clone, Debug, Default)]
pub struct Cluster {
    /// The steps, each behind those whose results it uses.
    pub steps: Vec<u32>,
    /// The registers, by number, that are written behind the steps.
    pub registers: Vec<usize>,
    /// The number of the flag that tells that something has changed.
    pub flag: u32,
}

/// The clusters of a design.
pub struct Clusters {
    /// The clusters that give what is seen, each behind those whose results it uses.
    pub settle: Vec<Cluster>,
    /// The clusters that give what registers and memories have next, in the same order.
    pub clock: Vec<Cluster>,
    /// Clusters of the registers that are written behind everything that reads them.
    pub moves: Vec<Cluster>,
    /// The place of each step that is in memory.
    pub places: Vec<Option<Place>>,
    /// How many words of each class there are.
    pub words: [usize; 4],
    /// The flags that a change of each step sets.
    pub readers: Vec<Vec<u32>>,
    /// The flags that a write of each memory sets.
    pub memory_readers: Vec<Vec<u32>>,
    /// The inputs that clusters read, and where what they were is.
    pub inputs: Vec<(u32, Place)>,
    /// Where the flags are.
    pub flags: Vec<Place>,
}

/// What a step costs.
pub fn cost(step: &Step) -> u32 {
    match step.code {
        Code::Read => 4,
        Code::Mul | Code::MulHigh | Code::Table | Code::Parity => 3,
        _ => 1,
    }
}

impl Clusters {
    /// The clusters of a plan for so many memories.
    pub fn new(plan: &Plan, memories: usize) -> Self {
        let steps = &plan.steps.steps;
        let stored: Vec<u32> = plan.stores.iter().flat_map(Stored::used).collect();
        let moved = || plan.registers.iter().enumerate().filter(|(_, held)| held.node != held.next);
        let settle = gather(steps, &plan.settle, &plan.seen);
        let next: Vec<u32> = moved().map(|(_, held)| held.next).chain(stored.iter().copied()).collect();
        let clock = sorted(plan, gather(steps, &plan.next, &next));

        let mut cluster_of: Vec<Option<u32>> = vec![None; steps.len()];
        let numbered =
            |cluster: (usize, Vec<u32>)| Cluster { steps: cluster.1, flag: cluster.0 as u32, ..Cluster::default() };
        let edge = settle.len() as u32;
        let all: Vec<Cluster> = settle.into_iter().chain(clock).enumerate().map(numbered).collect();
        for Cluster { steps, flag, .. } in &all {
            steps.iter().for_each(|step| cluster_of[*step as usize] = Some(*flag));
        }
        let mut readers: Vec<BTreeSet<u32>> = vec![BTreeSet::new(); steps.len()];
        let mut memory_readers: Vec<BTreeSet<u32>> = vec![BTreeSet::new(); memories];
        for Cluster { steps: of, flag, .. } in &all {
            for step in of.iter().map(|step| &steps[*step as usize]) {
                let others = step.used().filter(|input| cluster_of[*input as usize] != Some(*flag));
                others.filter(|input| plan.steps.value(*input).is_none()).for_each(|input| {
                    readers[input as usize].insert(*flag);
                });
                if step.code == Code::Read {
                    memory_readers[step.memory as usize].insert(*flag);
                }
            }
        }
        let mut settle = all;
        let mut clock = settle.split_off(edge as usize);

        // A register is written in the cluster that gives what it has next, if what reads it at an edge is not behind that.
        let mut is_left = vec![false; steps.len()];
        stored.iter().chain(&plan.seen).for_each(|step| is_left[*step as usize] = true);
        let stored: HashSet<u32> = stored.into_iter().collect();
        let mut moves: Vec<Cluster> = Vec::new();
        let mut move_of: HashMap<u32, usize> = HashMap::new();
        for (number, Held { node, next, .. }) in moved() {
            let Some(made) = cluster_of[*next as usize] else { continue };
            let last = readers[*node as usize].last().copied().filter(|last| *last >= edge);
            if made >= edge && last.is_none_or(|last| last <= made) && !stored.contains(node) {
                clock[(made - edge) as usize].registers.push(number);
                continue;
            }
            let at = *move_of.entry(made).or_insert_with(|| {
                moves.push(Cluster { flag: (settle.len() + clock.len() + moves.len()) as u32, ..Cluster::default() });
                moves.len() - 1
            });
            moves[at].registers.push(number);
            readers[*next as usize].insert(moves[at].flag);
        }

        let mut words = [0; 4];
        let mut place = |class: Class| {
            let class = class.max(Class::U32);
            words[class as usize] += 1;
            Place { class, number: words[class as usize] as u32 - 1 }
        };
        let is_needed = |(number, step): (usize, &Step)| match step.code {
            Code::Held => true,
            Code::Constant => is_left[number],
            _ => is_left[number] || !readers[number].is_empty(),
        };
        let places: Vec<Option<Place>> =
            steps.iter().enumerate().map(|it| is_needed(it).then(|| place(it.1.class))).collect();
        let is_register: HashSet<u32> = plan.registers.iter().map(|held| held.node).collect();
        let is_input = |step: &u32| {
            let number = *step as usize;
            steps[number].code == Code::Held && !is_register.contains(step) && !readers[number].is_empty()
        };
        let inputs =
            (0..steps.len() as u32).filter(is_input).map(|step| (step, place(steps[step as usize].class))).collect();
        let count = (settle.len() + clock.len() + moves.len()) as u32;
        let flags = (0..count.div_ceil(FLAGS_OF_WORD)).map(|_| place(Class::U64)).collect();
        let lists = |sets: Vec<BTreeSet<u32>>| sets.into_iter().map(|set| set.into_iter().collect()).collect();
        let (readers, memory_readers) = (lists(readers), lists(memory_readers));
        Self { settle, clock, moves, places, words, readers, memory_readers, inputs, flags }
    }
}

/// Cuts steps into clusters: the steps that lead to each root come together, so that what changes together is together.
fn gather(steps: &[Step], list: &[u32], roots: &[u32]) -> Vec<Vec<u32>> {
    let mut is_open = vec![false; steps.len()];
    let is_computed = |step: &&u32| !matches!(steps[**step as usize].code, Code::Held | Code::Constant);
    list.iter().filter(is_computed).for_each(|step| is_open[*step as usize] = true);
    let mut clusters: Vec<Vec<u32>> = vec![Vec::new()];
    let mut weight = 0;
    for root in roots {
        // A step is met before its inputs, and once more behind them.
        let mut path: Vec<(u32, bool)> = vec![(*root, false)];
        while let Some((step, is_behind)) = path.pop() {
            if is_behind {
                let cost = cost(&steps[step as usize]);
                if weight > 0 && weight + cost > MOST {
                    clusters.push(Vec::new());
                    weight = 0;
                }
                weight += cost;
                let last = clusters.len() - 1;
                clusters[last].push(step);
            } else if std::mem::take(&mut is_open[step as usize]) {
                path.push((step, true));
                path.extend(steps[step as usize].used().map(|input| (input, false)));
            }
        }
        if weight >= ENOUGH {
            clusters.push(Vec::new());
            weight = 0;
        }
    }
    clusters.retain(|cluster| !cluster.is_empty());
    clusters
}

/// Sorts clusters: each behind those whose results it uses, and, as far as that goes, behind those that read the registers for
/// which it has what is next.
fn sorted(plan: &Plan, clusters: Vec<Vec<u32>>) -> Vec<Vec<u32>> {
    let steps = &plan.steps.steps;
    let mut cluster_of: HashMap<u32, usize> = HashMap::new();
    for (at, cluster) in clusters.iter().enumerate() {
        cluster.iter().for_each(|step| _ = cluster_of.insert(*step, at));
    }
    let mut writers: HashMap<u32, usize> = HashMap::new();
    for Held { node, next, .. } in plan.registers.iter().filter(|held| held.node != held.next) {
        cluster_of.get(next).map(|at| writers.insert(*node, *at));
    }
    // Behind each cluster: those that use its results, and those that write what it reads.
    let count = clusters.len();
    let mut behind: [Vec<BTreeSet<usize>>; 2] = [vec![BTreeSet::new(); count], vec![BTreeSet::new(); count]];
    for (at, cluster) in clusters.iter().enumerate() {
        for input in cluster.iter().flat_map(|step| steps[*step as usize].used()) {
            cluster_of.get(&input).filter(|made| **made != at).map(|made| behind[0][*made].insert(at));
            writers.get(&input).filter(|writer| **writer != at).map(|writer| behind[1][at].insert(*writer));
        }
    }
    let mut waits: [Vec<usize>; 2] = behind.each_ref().map(|behind| {
        let mut waits = vec![0; count];
        behind.iter().flatten().for_each(|at| waits[*at] += 1);
        waits
    });
    let mut ready: BTreeSet<usize> = (0..count).filter(|at| waits[0][*at] == 0).collect();
    let mut order = Vec::with_capacity(count);
    while let Some(at) = ready.iter().copied().min_by_key(|at| (waits[1][*at], *at)) {
        ready.remove(&at);
        order.push(at);
        behind[1][at].iter().for_each(|other| waits[1][*other] -= 1);
        for other in &behind[0][at] {
            waits[0][*other] -= 1;
            if waits[0][*other] == 0 {
                ready.insert(*other);
            }
        }
    }
    let mut clusters: Vec<Option<Vec<u32>>> = clusters.into_iter().map(Some).collect();
    order.into_iter().filter_map(|at| clusters[at].take()).collect()
}
