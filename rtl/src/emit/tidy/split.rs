//! Combinational processes that feed an instance and use what comes back, in two: `rust_hdl` has one update function and
//! so one process, which looks like a loop to every tool that orders processes, and runs twice. A process that connects
//! inputs with outputs which do not depend on them comes in still smaller parts, because it closes such loops outside.

use crate::emit::verilog::tree::{Expression, Instance, Item, Kind, Module, Sensitivity, Statement};
use std::collections::{BTreeMap, BTreeSet};

/// From which inputs of a module there is a way to which outputs without a register.
type Ways = BTreeSet<(String, String)>;

/// Splits the processes of modules, of which the first is the top.
pub fn split(modules: &mut [Module]) {
    let mut known = BTreeMap::new();
    if let Some(top) = modules.first().map(|top| top.name.clone()) {
        split_below(modules, &top, &mut known);
    }
}

/// Splits a module after the modules in it.
fn split_below(modules: &mut [Module], name: &str, known: &mut BTreeMap<String, Ways>) {
    let Some(place) = modules.iter().position(|module| module.name == name) else { return };
    let children: Vec<String> = modules[place].instances().map(|instance| instance.module.clone()).collect();
    for child in children {
        if !known.contains_key(&child) {
            split_below(modules, &child, known);
        }
    }
    let mut parts = modules[place].clone();
    split_in(&mut modules[place], |module, statements| levels(module, statements, known));
    split_in(&mut parts, |module, statements| processes(module, statements, &groups(statements)));
    let mut found = ways(&modules[place], known);
    let fewer = ways(&parts, known);
    if fewer.len() < found.len() {
        modules[place] = parts;
        found = fewer;
    }
    known.insert(name.to_owned(), found);
}

/// The ways through a module.
fn ways(module: &Module, known: &BTreeMap<String, Ways>) -> Ways {
    let mut edges: Vec<(BTreeSet<&str>, BTreeSet<&str>)> = Vec::new();
    for item in &module.items {
        match item {
            Item::Always(Sensitivity::Any, body) => edges.push((body.reads(), body.targets())),
            Item::Assign(target, value) => {
                let mut reads = BTreeSet::new();
                value.for_each_name(&mut |name| {
                    reads.insert(name);
                });
                edges.push((reads, target.targets().into_iter().filter_map(Expression::name).collect()));
            }
            Item::Instance(instance) => edges.extend(
                through(instance, known).into_iter().map(|(from, to)| (BTreeSet::from([from]), BTreeSet::from([to]))),
            ),
            _ => {}
        }
    }
    let ports = |kinds: &'static [Kind]| module.declarations().filter(move |port| kinds.contains(&port.kind));
    let mut found = Ways::new();
    for input in ports(&[Kind::Input]) {
        let mut reached = BTreeSet::from([input.name.as_str()]);
        loop {
            let before = reached.len();
            for (reads, targets) in &edges {
                if !reads.is_disjoint(&reached) {
                    reached.extend(targets);
                }
            }
            if reached.len() == before {
                break;
            }
        }
        for output in ports(&[Kind::OutputReg, Kind::OutputWire]) {
            if reached.contains(output.name.as_str()) {
                found.insert((input.name.clone(), output.name.clone()));
            }
        }
    }
    found
}

/// The ways through an instance, from signal to signal.
fn through<'a>(instance: &'a Instance, known: &BTreeMap<String, Ways>) -> Vec<(&'a str, &'a str)> {
    let connected = |port: &String| {
        let (_, to) = instance.connections.iter().find(|(name, _)| name == port)?;
        to.name()
    };
    let ways = known.get(&instance.module).into_iter().flatten();
    ways.filter_map(|(from, to)| connected(from).zip(connected(to))).collect()
}

fn split_in(module: &mut Module, split: impl Fn(&Module, &[Statement]) -> Vec<Vec<Statement>>) {
    let mut items = Vec::new();
    for item in &module.items {
        match item {
            Item::Always(Sensitivity::Any, Statement::Block(statements)) => {
                for part in split(module, statements) {
                    items.push(Item::Always(Sensitivity::Any, Statement::Block(part)));
                }
            }
            _ => items.push(item.clone()),
        }
    }
    module.items = items;
}

/// The statements of a process by level: no level feeds an instance whose outputs it reads. Every group by itself, if
/// there is a loop.
fn levels(module: &Module, statements: &[Statement], known: &BTreeMap<String, Ways>) -> Vec<Vec<Statement>> {
    let groups = groups(statements);
    match level_of_groups(module, statements, &groups, known) {
        Some(level) => {
            let levels: Vec<usize> = groups.iter().map(|group| level[group]).collect();
            processes(module, statements, &levels)
        }
        None => processes(module, statements, &groups),
    }
}

/// The statements of each number, in a process of their own.
fn processes(module: &Module, statements: &[Statement], numbers: &[usize]) -> Vec<Vec<Statement>> {
    let runs = |number: usize| {
        let here = (0..statements.len()).filter(|&place| numbers[place] == number);
        let (mut reads, mut targets) = (BTreeSet::new(), BTreeSet::new());
        for place in here {
            reads.extend(statements[place].reads());
            targets.extend(statements[place].targets());
        }
        let changes = |name: &&str| module.declaration(name).is_some_and(|found| found.kind != Kind::Constant);
        reads.difference(&targets).any(changes)
    };
    let most = numbers.iter().copied().max().unwrap_or(0);
    // A process of constants would never run: it goes with one that does.
    let running: Vec<usize> = (0..=most).filter(|&number| runs(number)).collect();
    let home = |number: usize| running.iter().copied().find(|&home| home >= number).or(running.last().copied());
    let places =
        |number: usize| (0..statements.len()).filter(move |&place| home(numbers[place]).unwrap_or(0) == number);
    let parts = (0..=most).map(|number| places(number).map(|place| statements[place].clone()).collect());
    parts.filter(|statements: &Vec<Statement>| !statements.is_empty()).collect()
}

/// A number for each statement; those of one number stay in one process: they assign the same signal, or one reads what
/// another changes later. A comment belongs to what follows it.
fn groups(statements: &[Statement]) -> Vec<usize> {
    let mut group: Vec<usize> = (0..statements.len()).collect();
    let mut join = |a: usize, b: usize| {
        let (from, to) = (group[a].max(group[b]), group[a].min(group[b]));
        group.iter_mut().filter(|group| **group == from).for_each(|group| *group = to);
    };
    let targets: Vec<BTreeSet<&str>> = statements.iter().map(Statement::targets).collect();
    for (place, statement) in statements.iter().enumerate() {
        let reads = statement.reads();
        for (earlier, earlier_targets) in targets.iter().enumerate().take(place) {
            if !targets[place].is_disjoint(earlier_targets) {
                join(earlier, place);
            }
        }
        for (later, later_targets) in targets.iter().enumerate().skip(place + 1) {
            if !reads.is_disjoint(later_targets) {
                join(place, later);
            }
        }
        if matches!(statement, Statement::Comment(_)) && place + 1 < statements.len() {
            join(place, place + 1);
        }
    }
    group
}

/// The level of each group; none if the levels have no end, in a loop.
fn level_of_groups(
    module: &Module,
    statements: &[Statement],
    groups: &[usize],
    known: &BTreeMap<String, Ways>,
) -> Option<BTreeMap<usize, usize>> {
    let ways: Vec<(&str, &str)> = module.instances().flat_map(|instance| through(instance, known)).collect();
    let mut driver = BTreeMap::new();
    for (statement, group) in statements.iter().zip(groups) {
        statement.targets().into_iter().for_each(|name| {
            driver.insert(name, *group);
        });
    }
    let mut level: BTreeMap<usize, usize> = groups.iter().map(|group| (*group, 0)).collect();
    let mut wires: BTreeMap<&str, usize> = BTreeMap::new();
    for _ in 0..=statements.len() + ways.len() {
        let mut changed = false;
        let mut raise = |now: &mut usize, to: usize| {
            changed |= *now < to;
            *now = (*now).max(to);
        };
        for (from, to) in &ways {
            let before = match driver.get(from) {
                Some(group) => level[group] + 1,
                None => wires.get(from).copied().unwrap_or(0),
            };
            raise(wires.entry(to).or_default(), before);
        }
        for (statement, group) in statements.iter().zip(groups) {
            for read in statement.reads() {
                let needed = match driver.get(read) {
                    Some(other) => level[other],
                    None => wires.get(read).copied().unwrap_or(0),
                };
                raise(level.entry(*group).or_default(), needed);
            }
        }
        if !changed {
            return Some(level);
        }
    }
    None
}
