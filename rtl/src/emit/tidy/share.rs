// SPDX-License-Identifier: MIT
//! One definition for all instances that have the same text: `rust_hdl` makes a module for each instance.

use crate::emit::verilog::print;
use crate::emit::verilog::tree::Module;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Merges equal modules, from the leaves up, and names what remains after the instances. The module named `top` comes
/// first, then the others in the order in which a reader meets them; modules that are not reached are dropped.
pub fn share(modules: Vec<Module>, top: &str) -> Vec<Module> {
    let mut sharing = Sharing::default();
    let of_name: BTreeMap<String, Module> = modules.into_iter().map(|module| (module.name.clone(), module)).collect();
    sharing.definition(&of_name, top);
    sharing.named(top)
}

#[derive(Default)]
struct Sharing {
    /// Definitions, whose name is empty and whose instances name definitions by number.
    definitions: Vec<Module>,
    /// Text of a definition, and its number.
    numbers: BTreeMap<String, usize>,
}

impl Sharing {
    /// The number of the definition that a module of a name shares.
    fn definition(&mut self, of_name: &BTreeMap<String, Module>, name: &str) -> Option<usize> {
        let mut module = of_name.get(name)?.clone();
        for instance in module.instances_mut() {
            if let Some(number) = self.definition(of_name, &instance.module) {
                instance.module = number.to_string();
            }
        }
        module.name.clear();
        let next = self.definitions.len();
        let number = *self.numbers.entry(print::module(&module)).or_insert(next);
        if number == next {
            self.definitions.push(module);
        }
        Some(number)
    }

    /// The definitions with names, as they are met from the top, which is the one made last.
    fn named(self, top: &str) -> Vec<Module> {
        let Some(last) = self.definitions.len().checked_sub(1) else { return vec![] };
        let mut order = vec![last];
        let mut waiting = VecDeque::from([last]);
        let mut instances: BTreeMap<usize, Vec<(&str, usize)>> = BTreeMap::new();
        while let Some(parent) = waiting.pop_front() {
            for instance in self.definitions[parent].instances() {
                let Ok(child) = instance.module.parse::<usize>() else { continue };
                instances.entry(child).or_default().push((&instance.name, parent));
                if !order.contains(&child) {
                    order.push(child);
                    waiting.push_back(child);
                }
            }
        }
        let mut names = BTreeMap::from([(last, top.to_owned())]);
        let mut taken = BTreeSet::from([top.to_owned()]);
        for number in &order[1..] {
            let uses = &instances[number];
            let stem = stem(uses.iter().map(|(name, _)| *name));
            let parent = names.get(&uses[0].1).map_or(top, String::as_str);
            let candidates = [format!("{top}_{stem}"), format!("{parent}_{stem}")].into_iter();
            let name = candidates
                .chain((2..).map(|count| format!("{parent}_{stem}_{count}")))
                .find(|name| !taken.contains(name))
                .unwrap_or_default();
            taken.insert(name.clone());
            names.insert(*number, name);
        }
        let finish = |number: &usize| {
            let mut module = self.definitions[*number].clone();
            module.name = names[number].clone();
            for instance in module.instances_mut() {
                if let Some(name) = instance.module.parse().ok().and_then(|number: usize| names.get(&number)) {
                    instance.module = name.clone();
                }
            }
            module
        };
        order.iter().map(finish).collect()
    }
}

/// What the names of instances have in common: `lane` of `lane_0` and `lane_1`, `product` of `product_xy` and
/// `product_zw`; the first of them if that is nothing.
fn stem<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let mut words: Vec<Vec<&str>> = names.map(|name| name.split('_').collect()).collect();
    for name in &mut words {
        while name.len() > 1 && name.last().is_some_and(|word| word.chars().all(|c| c.is_ascii_digit())) {
            name.pop();
        }
    }
    let Some(first) = words.first() else { return String::new() };
    let common = (0..first.len()).take_while(|&place| words.iter().all(|name| name.get(place) == first.get(place)));
    let count = common.count();
    first[..if count == 0 { first.len() } else { count }].join("_")
}
