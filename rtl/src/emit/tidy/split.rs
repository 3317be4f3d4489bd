// SPDX-License-Identifier: MIT
//! Combinational processes in parts. `rust_hdl` has one update function a block and so one process, and every tool that
//! orders processes takes it that each signal it assigns depends on all that it reads: two blocks that talk to each other
//! look like a loop.
//!
//! - What is assigned once, and in any case, becomes an `assign`.
//! - A stage, which begins with a numbered comment, is a process of its own. Its signals that go into registers stay
//!   together: nothing can be a loop through them.
//! - In parts whose other signals depend on the same inputs, what is no loop looks like none.

use super::stages::Stages;
use pica_verilog::tree::{Expression, Instance, Item, Kind, Module, Sensitivity, Statement};
use std::collections::{BTreeMap, BTreeSet};

/// From which inputs of a module there is a way to which outputs without a register.
type Ways = BTreeSet<(String, String)>;

/// What a signal depends on: from, to.
type Edge<'a> = (BTreeSet<&'a str>, &'a str);

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
    split_in(&mut modules[place], known);
    let ways = ways(&modules[place], known);
    known.insert(name.to_owned(), ways);
}

/// The ways through a module.
fn ways(module: &Module, known: &BTreeMap<String, Ways>) -> Ways {
    let outputs = [Kind::OutputReg, Kind::OutputWire];
    let origins = origins(module, known);
    let is_output = |name: &str| module.declaration(name).is_some_and(|port| outputs.contains(&port.kind));
    let ways = origins.into_iter().filter(|(name, _)| is_output(name));
    ways.flat_map(|(name, inputs)| inputs.into_iter().map(move |input| (input.to_owned(), name.to_owned()))).collect()
}

/// For each signal the inputs of the module that it depends on without a register between.
fn origins<'a>(module: &'a Module, known: &'a BTreeMap<String, Ways>) -> BTreeMap<&'a str, BTreeSet<&'a str>> {
    let mut edges: Vec<Edge<'_>> = Vec::new();
    for item in &module.items {
        match item {
            Item::Always(Sensitivity::Any, body) => edges.extend(Process::new(body).edges()),
            Item::Assign(target, value) => {
                let reads = value.names();
                edges.extend(target.targets().into_iter().filter_map(Expression::name).map(|to| (reads.clone(), to)));
            }
            Item::Instance(instance) => {
                edges.extend(through(instance, known).into_iter().map(|(from, to)| (BTreeSet::from([from]), to)));
            }
            _ => {}
        }
    }
    let inputs = module.declarations().filter(|port| port.kind == Kind::Input).map(|port| port.name.as_str());
    let mut origins: BTreeMap<&str, BTreeSet<&str>> = inputs.map(|name| (name, BTreeSet::from([name]))).collect();
    loop {
        let mut changed = false;
        for (reads, to) in &edges {
            let found: BTreeSet<&str> = reads.iter().filter_map(|name| origins.get(name)).flatten().copied().collect();
            let known = origins.entry(to).or_default();
            let before = known.len();
            known.extend(found);
            changed |= known.len() > before;
        }
        if !changed {
            return origins;
        }
    }
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

/// The statements of a process.
fn statements(body: &Statement) -> &[Statement] {
    match body {
        Statement::Block(statements) => statements,
        only => std::slice::from_ref(only),
    }
}

/// An assignment of a process.
struct Assignment<'a> {
    at: usize,
    /// The statement of the process that it is part of, by its place.
    step: usize,
    targets: Vec<&'a str>,
    /// The signals that decide and make the value, and where in the process they are read.
    reads: Vec<(&'a str, usize)>,
}

/// The assignments of a combinational process.
struct Process<'a> {
    assignments: Vec<Assignment<'a>>,
}

impl<'a> Process<'a> {
    fn new(body: &'a Statement) -> Self {
        let mut process = Self { assignments: Vec::new() };
        let mut at = 0;
        for (step, statement) in statements(body).iter().enumerate() {
            process.add(statement, step, &mut Vec::new(), &mut at);
        }
        process
    }

    fn add(&mut self, statement: &'a Statement, step: usize, conditions: &mut Vec<(&'a str, usize)>, at: &mut usize) {
        *at += 1;
        let outer = conditions.len();
        let mut condition =
            |expression: &'a Expression| expression.for_each_name(&mut |name| conditions.push((name, *at)));
        match statement {
            Statement::Comment(_) | Statement::Empty => {}
            Statement::Block(statements) => statements.iter().for_each(|inner| self.add(inner, step, conditions, at)),
            Statement::If(test, then, otherwise) => {
                condition(test);
                self.add(then, step, conditions, at);
                otherwise.iter().for_each(|inner| self.add(inner, step, conditions, at));
            }
            Statement::Case(selector, arms) => {
                condition(selector);
                arms.iter().flat_map(|(labels, _)| labels).for_each(condition);
                arms.iter().for_each(|(_, body)| self.add(body, step, conditions, at));
            }
            // A loop is one assignment of all that it assigns.
            Statement::For { .. } | Statement::Assign { .. } => {
                let own = statement.reads().into_iter().map(|name| (name, *at));
                let reads = conditions.iter().copied().chain(own).collect();
                self.assignments.push(Assignment {
                    at: *at,
                    step,
                    targets: statement.targets().into_iter().collect(),
                    reads,
                });
            }
        }
        conditions.truncate(outer);
    }

    fn targets(&self) -> BTreeSet<&'a str> {
        self.assignments.iter().flat_map(|assignment| assignment.targets.iter().copied()).collect()
    }

    /// What each signal depends on.
    fn edges(&self) -> Vec<Edge<'a>> {
        let edges = self.assignments.iter().flat_map(|assignment| {
            let reads: BTreeSet<&str> = assignment.reads.iter().map(|(name, _)| *name).collect();
            assignment.targets.iter().map(move |target| (reads.clone(), *target))
        });
        edges.collect()
    }

    /// A name for each signal; those of one name stay together: they are assigned at once, or one is made from another
    /// before that has its last value.
    fn groups(&self) -> BTreeMap<&'a str, &'a str> {
        let mut last: BTreeMap<&str, usize> = BTreeMap::new();
        for assignment in &self.assignments {
            last.extend(assignment.targets.iter().map(|target| (*target, assignment.at)));
        }
        let mut group: BTreeMap<&str, &str> = last.keys().map(|name| (*name, *name)).collect();
        for assignment in &self.assignments {
            let early = assignment.reads.iter().filter(|(name, at)| last.get(name).is_some_and(|last| last > at));
            let together: Vec<&str> = early.map(|(name, _)| *name).chain(assignment.targets.iter().copied()).collect();
            let Some(first) = together.first().map(|name| group[name]) else { continue };
            for name in together {
                let old = group[name];
                group.values_mut().filter(|group| **group == old).for_each(|group| *group = first);
            }
        }
        group
    }
}

fn split_in(module: &mut Module, known: &BTreeMap<String, Ways>) {
    let mut items = Vec::new();
    for item in &module.items {
        match item {
            Item::Always(Sensitivity::Any, body @ Statement::Block(_)) => items.extend(parts(module, body, known)),
            _ => items.push(item.clone()),
        }
    }
    let nets = items.iter().filter_map(|item| match item {
        Item::Assign(target, _) => target.name().map(str::to_owned),
        _ => None,
    });
    let nets: BTreeSet<String> = nets.collect();
    for item in &mut items {
        if let Item::Declaration(declaration) = item
            && nets.contains(&declaration.name)
        {
            declaration.kind = match declaration.kind {
                Kind::Reg => Kind::Wire,
                Kind::OutputReg => Kind::OutputWire,
                kind => kind,
            };
        }
    }
    module.items = items;
}

/// What becomes of a group of signals, and where in the order of the process: stage and place in it.
type Placed = ((usize, usize), Vec<Item>);

/// A process in parts.
fn parts(module: &Module, body: &Statement, known: &BTreeMap<String, Ways>) -> Vec<Item> {
    let process = Process::new(body);
    let stages = Stages::of(statements(body));
    let groups = process.groups();
    let mut members: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (name, group) in &groups {
        members.entry(group).or_default().insert(name);
    }
    let single = |step: usize| {
        let Statement::Assign { target: Expression::Name(name), .. } = &statements(body)[step] else { return false };
        let count = process.assignments.iter().filter(|found| found.targets.contains(&name.as_str())).count();
        count == 1 && members[groups[name.as_str()]].len() == 1
    };
    let (nets, rest) = stages.without(&single);
    let net_names: BTreeSet<&str> = nets.iter().map(|(name, _)| *name).collect();
    // The stage of signals is where the first of them gets more than the value it has in any case.
    let place = |signals: &BTreeSet<&str>| {
        let own = process.assignments.iter().filter(|found| found.targets.iter().any(|name| signals.contains(name)));
        let places = own.map(|found| (stages.of_step[found.step], found.at));
        let stage = places.clone().map(|(stage, _)| stage).find(|stage| *stage > 0).unwrap_or_default();
        places.filter(|place| place.0 == stage).max().unwrap_or_default()
    };
    let sources = sources(module, &process, known);
    let leading = leading_out(module);
    let members: Vec<BTreeSet<&str>> = members.into_values().collect();
    let key = |group: &BTreeSet<&str>| {
        let from: BTreeSet<&str> = group.iter().filter_map(|name| sources.get(name)).flatten().copied().collect();
        // A signal that goes into registers alone is part of no loop.
        (place(group).0, (!group.is_disjoint(&leading)).then_some(from))
    };
    let mut parts = Parts::new(&process, &members);
    let mut groups: Vec<usize> = (0..members.len()).collect();
    groups.sort_by_key(|group| place(&members[*group]));
    let mut keys = Vec::new();
    for group in groups.into_iter().filter(|group| members[*group].is_disjoint(&net_names)) {
        let key = key(&members[group]);
        let same = keys.iter().filter(|(known, _)| *known == key).map(|(_, part)| *part);
        match same.rev().find(|part| !parts.would_wait(group, *part)) {
            Some(part) => parts.of_group[group] = part,
            None => keys.push((key, group)),
        }
    }
    let parts = keys.iter().map(|(_, part)| parts.signals(*part)).collect::<Vec<_>>();
    let runs = |signals: &BTreeSet<&str>| {
        let changes = |name: &&str| module.declaration(name).is_some_and(|found| found.kind != Kind::Constant);
        let part = slice(&rest, signals);
        part.is_some_and(|part| part.reads().iter().any(|name| changes(name) && !signals.contains(*name)))
    };
    // A process of constants would never run: it goes with one that does.
    let (mut running, constant): (Vec<_>, Vec<_>) = parts.into_iter().partition(runs);
    match running.first_mut() {
        Some(first) => first.extend(constant.into_iter().flatten()),
        None if constant.is_empty() => {}
        None => return vec![Item::Always(Sensitivity::Any, body.clone())],
    }
    let process = |signals: &BTreeSet<&str>| {
        slice(&rest, signals).map(|part| (place(signals), vec![Item::Always(Sensitivity::Any, part)]))
    };
    let mut placed: Vec<Placed> = running.iter().filter_map(process).collect();
    placed.extend(nets.into_iter().map(|(name, items)| (place(&BTreeSet::from([name])), items)));
    placed.sort_by_key(|(place, _)| *place);
    stages.with_headings(placed)
}

/// The signals that a way without a register leads from to an output or an instance.
fn leading_out(module: &Module) -> BTreeSet<&str> {
    let outputs = module.declarations().filter(|port| matches!(port.kind, Kind::OutputReg | Kind::OutputWire));
    let mut found: BTreeSet<&str> = outputs.map(|port| port.name.as_str()).collect();
    let mut edges: Vec<Edge<'_>> = Vec::new();
    for item in &module.items {
        match item {
            Item::Instance(instance) => {
                for (_, to) in &instance.connections {
                    found.extend(to.names());
                }
            }
            Item::Always(Sensitivity::Any, body) => edges.extend(Process::new(body).edges()),
            Item::Assign(target, value) => {
                let reads = value.names();
                edges.extend(target.targets().into_iter().filter_map(Expression::name).map(|to| (reads.clone(), to)));
            }
            _ => {}
        }
    }
    loop {
        let before = found.len();
        for (reads, to) in &edges {
            if found.contains(to) {
                found.extend(reads);
            }
        }
        if found.len() == before {
            return found;
        }
    }
}

/// Which groups of signals are assigned in one process.
struct Parts<'a> {
    groups: &'a [BTreeSet<&'a str>],
    /// The groups that read each group.
    readers: Vec<BTreeSet<usize>>,
    /// The part of each group, by its first group.
    of_group: Vec<usize>,
}

impl<'a> Parts<'a> {
    /// Parts of one group each.
    fn new(process: &Process<'a>, groups: &'a [BTreeSet<&'a str>]) -> Self {
        let mut of_name = BTreeMap::new();
        for (number, group) in groups.iter().enumerate() {
            of_name.extend(group.iter().map(|name| (*name, number)));
        }
        let mut readers = vec![BTreeSet::new(); groups.len()];
        for (reads, to) in process.edges() {
            let Some(reader) = of_name.get(to) else { continue };
            for read in reads.iter().filter_map(|name| of_name.get(name)).filter(|read| *read != reader) {
                readers[*read].insert(*reader);
            }
        }
        Parts { groups, readers, of_group: (0..groups.len()).collect() }
    }

    /// Whether a part with one more group would wait for something that waits for it.
    fn would_wait(&self, group: usize, part: usize) -> bool {
        let inside = |other: usize| other == group || self.of_group[other] == part;
        let mut waiting: Vec<usize> = (0..self.groups.len()).filter(|other| inside(*other)).collect();
        let mut seen = BTreeSet::new();
        while let Some(next) = waiting.pop() {
            for &reader in &self.readers[next] {
                if inside(reader) {
                    if !inside(next) {
                        return true;
                    }
                } else if seen.insert(self.of_group[reader]) {
                    let of_part = |other: &usize| self.of_group[*other] == self.of_group[reader];
                    waiting.extend((0..self.groups.len()).filter(of_part));
                }
            }
        }
        false
    }

    /// The signals of a part.
    fn signals(&self, part: usize) -> BTreeSet<&'a str> {
        let groups = self.groups.iter().zip(&self.of_group).filter(|(_, of)| **of == part);
        groups.flat_map(|(group, _)| group).copied().collect()
    }
}

/// For each signal that a process assigns what it is made of in the end: inputs of the module, and outputs of instances
/// that depend on an input of theirs. Registers do not count.
fn sources<'a>(
    module: &'a Module,
    process: &Process<'a>,
    known: &'a BTreeMap<String, Ways>,
) -> BTreeMap<&'a str, BTreeSet<&'a str>> {
    let answers = module.instances().flat_map(|instance| through(instance, known)).map(|(_, to)| to);
    let inputs = module.declarations().filter(|port| port.kind == Kind::Input).map(|port| port.name.as_str());
    let mut sources: BTreeMap<&str, BTreeSet<&str>> =
        inputs.chain(answers).map(|name| (name, BTreeSet::from([name]))).collect();
    let (edges, targets) = (process.edges(), process.targets());
    loop {
        let mut changed = false;
        for (reads, to) in &edges {
            let found: BTreeSet<&str> = reads.iter().filter_map(|name| sources.get(name)).flatten().copied().collect();
            let known = sources.entry(to).or_default();
            let before = known.len();
            known.extend(found);
            changed |= known.len() > before;
        }
        if !changed {
            sources.retain(|name, _| targets.contains(name));
            return sources;
        }
    }
}

/// What a statement does to some signals; none if that is nothing.
fn slice(statement: &Statement, signals: &BTreeSet<&str>) -> Option<Statement> {
    let branch = |inner: &Statement| Box::new(slice(inner, signals).unwrap_or(Statement::Block(Vec::new())));
    match statement {
        Statement::Comment(_) | Statement::Empty => None,
        Statement::Block(statements) => {
            let mut kept = Vec::new();
            let mut comments = Vec::new();
            for inner in statements {
                // A comment belongs to what follows it.
                if matches!(inner, Statement::Comment(_)) {
                    comments.push(inner.clone());
                    continue;
                }
                let inner = slice(inner, signals);
                if inner.is_some() {
                    kept.append(&mut comments);
                }
                comments.clear();
                kept.extend(inner);
            }
            (!kept.is_empty()).then_some(Statement::Block(kept))
        }
        Statement::If(test, then, otherwise) => {
            let otherwise = otherwise.as_ref().and_then(|inner| slice(inner, signals)).map(Box::new);
            let touched = !then.targets().is_disjoint(signals) || otherwise.is_some();
            touched.then(|| Statement::If(test.clone(), branch(then), otherwise))
        }
        Statement::Case(selector, arms) => (!statement.targets().is_disjoint(signals)).then(|| {
            let arms = arms.iter().map(|(labels, body)| (labels.clone(), *branch(body)));
            Statement::Case(selector.clone(), arms.collect())
        }),
        Statement::For { .. } | Statement::Assign { .. } => {
            (!statement.targets().is_disjoint(signals)).then(|| statement.clone())
        }
    }
}
