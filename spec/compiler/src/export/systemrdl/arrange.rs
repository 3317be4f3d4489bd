// SPDX-License-Identifier: MIT
//! Where the registers stand: arrays and register files where the ids are regular, single registers elsewhere.

use super::clusters::{Cluster, clusters};
use super::items::{Alias, Item, Place, Word};
use super::types;
use crate::export::groups::{self, Entry, Group};
use crate::export::{names, text};
use crate::ir::{Map, Register};
use std::collections::HashMap;

/// Everything that the steps need to know of the map.
struct Plan<'a, 'g> {
    /// By name for generated code.
    type_names: HashMap<&'a str, String>,
    entries: HashMap<&'a str, &'g Entry<'a>>,
    /// The register that has each id.
    owner: HashMap<u32, &'a Register>,
    /// What the current names of registers begin with.
    prefix: &'a str,
    bytes: u64,
}

/// All instances of a map in order of address.
pub(super) fn arrange<'a>(map: &'a Map, groups: &[Group<'a>]) -> Vec<Item<'a>> {
    let mut plan = Plan {
        type_names: HashMap::new(),
        entries: HashMap::new(),
        owner: HashMap::new(),
        prefix: &map.prefix,
        bytes: map.cpu.map_or(4, |cpu| u64::from(cpu.stride)),
    };
    for group in groups {
        for entry in &group.entries {
            plan.entries.insert(entry.ident, entry);
            plan.type_names.insert(entry.ident, types::type_name(group));
        }
    }
    for register in &map.registers {
        for id in groups::ids(register) {
            let owner = plan.owner.entry(id).or_insert(register);
            // The shorter entry is the more specific statement.
            if register.words < owner.words {
                *owner = register;
            }
        }
    }
    let mut items: Vec<(u32, Item<'a>)> = Vec::new();
    let mut single: Vec<&Register> = map.registers.iter().filter(|r| r.element.is_none()).collect();
    for cluster in clusters(map) {
        match plan.block(&cluster) {
            Some((first, item)) => items.push((first, item)),
            None => single.extend(cluster.occurrences.values().flatten()),
        }
    }
    single.sort_by_key(|register| register.id);
    items.extend(plan.registers(&single, 0, |register| plan.flat_name(register), |r| r.name.clone()));
    items.sort_by_key(|(id, _)| *id);
    items.into_iter().map(|(_, item)| item).collect()
}

impl<'a> Plan<'a, '_> {
    /// Bytes from id 0.
    fn address(&self, id: u32) -> u64 {
        u64::from(id) * self.bytes
    }

    /// The register file of a cluster and its first id, if all occurrences are alike and nothing lies inside them.
    fn block(&self, cluster: &Cluster<'a>) -> Option<(u32, Item<'a>)> {
        let first = cluster.occurrences.values().next()?;
        let base = first[0].id;
        let last = |registers: &[&'a Register]| registers.iter().map(|r| *groups::ids(r).end()).max().unwrap_or(base);
        let shape = self.shape(first);
        let regular = |registers: &Vec<&'a Register>| {
            self.shape(registers) == shape && self.is_alone(cluster, registers[0].id, last(registers))
        };
        if !cluster.occurrences.values().all(regular) {
            return None;
        }
        let mut members = self.members(cluster, first);
        let places = self.places(cluster, last(first) - base + 1);
        match (members.as_mut_slice(), places.as_slice()) {
            // One register needs no register file around it, but elements that are no array need one name each.
            ([Item::Register { instance, address, array, .. }], [place]) if place.array.is_some() => {
                *instance = names::leading_letter(&first[0].ident);
                *address = place.address;
                *array = place.array;
                Some((base, members.remove(0)))
            }
            ([_], _) => None,
            _ => {
                let type_name = names::leading_letter(&format!("{}_block_t", cluster.name.to_lowercase()));
                Some((base, Item::Block { type_name, doc: cluster.doc, members, places }))
            }
        }
    }

    /// What must be the same in all occurrences: offset, type and alias of each register.
    fn shape(&self, registers: &[&'a Register]) -> Vec<(u32, &str, Option<i64>)> {
        let base = registers[0].id;
        let one = |register: &&'a Register| {
            let ident = register.ident.as_str();
            let target = register.alias_of.filter(|_| self.entries[ident].is_own_alias(register));
            let alias = target.map(|target| i64::from(target) - i64::from(base));
            (register.id - base, self.type_names[ident].as_str(), alias)
        };
        registers.iter().map(one).collect()
    }

    /// Whether nothing but the cluster has the ids from `first` to `last`.
    fn is_alone(&self, cluster: &Cluster<'a>, first: u32, last: u32) -> bool {
        (first..=last).all(|id| self.owner.get(&id).is_none_or(|owner| cluster.contains(owner)))
    }

    /// One array if the stride is regular and leaves no room for others, else one instance each.
    fn places(&self, cluster: &Cluster<'a>, size: u32) -> Vec<Place> {
        let starts = cluster.starts();
        let mut strides: Vec<u32> = starts.windows(2).map(|pair| pair[1].saturating_sub(pair[0])).collect();
        strides.dedup();
        if let ([stride], [first, .., last]) = (strides.as_slice(), starts.as_slice()) {
            // An array ends a whole stride after its last element begins.
            let end = last.saturating_add(stride.saturating_sub(1));
            if *stride >= size && !cluster.is_named() && self.is_alone(cluster, *first, end) {
                let array = Some((starts.len(), self.address(*stride)));
                let instance = names::leading_letter(&cluster.name);
                return vec![Place { instance, address: self.address(*first), array }];
            }
        }
        let place = |(start, name): (u32, String)| Place {
            instance: names::leading_letter(&name),
            address: self.address(start),
            array: None,
        };
        starts.into_iter().zip(cluster.names()).map(place).collect()
    }

    /// The registers of the first occurrence, which stand for those of all.
    fn members(&self, cluster: &Cluster<'a>, first: &[&'a Register]) -> Vec<Item<'a>> {
        let prefix = format!("{}_", cluster.name);
        let short = |register: &Register| -> String {
            if groups::is_nameless(register) {
                format!("UNKNOWN_{:02X}", register.id - first[0].id)
            } else {
                let name = register.ident.strip_prefix(&prefix).filter(|rest| !rest.is_empty());
                names::leading_letter(name.unwrap_or(&register.ident))
            }
        };
        // The registers at one place of all occurrences have one name here.
        let title = |register: &Register| {
            let at = first.iter().position(|other| std::ptr::eq(*other, register)).unwrap_or(0);
            let all: Vec<&str> = cluster.occurrences.values().map(|registers| registers[at].name.as_str()).collect();
            text::common_name(&all)
        };
        self.registers(first, first[0].id, short, title).into_iter().map(|(_, item)| item).collect()
    }

    /// Name of a register that stands in the address map itself.
    fn flat_name(&self, register: &Register) -> String {
        let own = register.name.strip_prefix(self.prefix).filter(|name| names::is_identifier(name));
        names::leading_letter(&match (&register.element, own) {
            (Some(_), Some(own)) if !self.prefix.is_empty() => own.to_owned(),
            (Some(element), _) if !groups::is_nameless(register) => format!("{}_{}", register.ident, element.index),
            _ => register.ident.clone(),
        })
    }

    /// Single registers in order of id; addresses count from `base`.
    fn registers(
        &self,
        registers: &[&'a Register],
        base: u32,
        name: impl Fn(&Register) -> String,
        title: impl Fn(&Register) -> String,
    ) -> Vec<(u32, Item<'a>)> {
        let mut items: Vec<(u32, Item<'a>)> = Vec::new();
        for register in registers.iter().copied() {
            if groups::ids(register).any(|id| !std::ptr::eq(self.owner[&id], register)) {
                items.push((register.id, self.remains(register, name(register))));
                continue;
            }
            let own = |target: u32| registers.iter().find(|other| other.id == target && other.ident == register.ident);
            let target = register
                .alias_of
                .and_then(own)
                .filter(|_| self.entries[register.ident.as_str()].is_own_alias(register));
            let target = target.map(|target| name(target));
            if let Some(target) = &target
                && let Some((first, Item::Register { alias: Some(alias), .. })) = items.last_mut()
                && alias.of == *target
                && first.checked_add(alias.count) == Some(register.id)
            {
                alias.count += 1;
                continue;
            }
            let item = Item::Register {
                instance: match &target {
                    Some(target) => format!("{target}_AT_{:03X}", register.id - base),
                    None => name(register),
                },
                type_name: self.type_names[register.ident.as_str()].clone(),
                address: self.address(register.id - base),
                array: None,
                alias: target.map(|of| Alias { of, count: 1 }),
                title: title(register),
            };
            items.push((register.id, item));
        }
        items
    }

    /// The words of an entry that no other register has.
    fn remains(&self, register: &'a Register, instance: String) -> Item<'a> {
        let word = |(index, id)| Word {
            index,
            address: self.address(id),
            taken_by: Some(self.owner[&id])
                .filter(|owner| !std::ptr::eq(*owner, register))
                .map(|owner| owner.name.as_str()),
        };
        Item::Remains {
            type_name: self.type_names[register.ident.as_str()].clone(),
            instance,
            title: register.name.clone(),
            words: (0..).zip(groups::ids(register)).map(word).collect(),
        }
    }
}
