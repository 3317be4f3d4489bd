//! Where the registers stand: arrays and register files where the ids are regular, single registers elsewhere.

use super::types;
use crate::export::groups::{self, Entry, Group};
use crate::export::{names, text};
use crate::ir::{Map, Register};
use serde::Serialize;
use std::collections::{BTreeMap, HashMap};

/// Something instantiated in the address map or in a register file.
#[derive(Clone, Serialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub(super) enum Item<'a> {
    /// A register, or the words of a multi-word entry.
    Register {
        instance: String,
        type_name: String,
        /// Byte address in its container.
        address: u64,
        /// Number of elements and bytes from one to the next.
        array: Option<(usize, u64)>,
        /// The instance that this is another address of, and how many of these follow each other.
        alias: Option<Alias>,
        /// Name in the documents.
        title: String,
    },
    /// A register file, the type of `places`.
    Block { type_name: String, doc: Option<&'a str>, members: Vec<Item<'a>>, places: Vec<Place> },
    /// What is left of a multi-word entry some of whose words are other registers.
    Remains { type_name: String, instance: String, title: String, words: Vec<Word<'a>> },
}

/// Further addresses of a register.
#[derive(Clone, Serialize)]
pub(super) struct Alias {
    of: String,
    count: u32,
}

/// Where a register file is instantiated.
#[derive(Clone, Serialize)]
pub(super) struct Place {
    instance: String,
    address: u64,
    /// Number of elements and bytes from one to the next.
    array: Option<(usize, u64)>,
}

/// A word of an entry that collides with others.
#[derive(Clone, Serialize)]
pub(super) struct Word<'a> {
    index: u32,
    address: u64,
    /// The register that has this word.
    taken_by: Option<&'a str>,
}

/// Everything that the steps need to know of the map.
struct Plan<'a, 'g> {
    /// By name for generated code.
    type_names: HashMap<&'a str, String>,
    entries: HashMap<&'a str, &'g Entry<'a>>,
    /// The register that has each id.
    owner: HashMap<u32, &'a Register>,
    bytes: u64,
}

/// Registers that are arranged together: the occurrences of a block, or arrays that interleave.
struct Cluster<'a> {
    /// Name of the block, or what the arrays' names begin with.
    name: String,
    doc: Option<&'a str>,
    /// Registers by index, each in order of id.
    occurrences: BTreeMap<u32, Vec<&'a Register>>,
}

/// All instances of a map in order of address.
pub(super) fn arrange<'a>(map: &'a Map, groups: &[Group<'a>]) -> Vec<Item<'a>> {
    let mut plan = Plan {
        type_names: HashMap::new(),
        entries: HashMap::new(),
        owner: HashMap::new(),
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

/// The blocks, and the arrays outside blocks: those of one stride and count whose elements lie between each other.
fn clusters(map: &Map) -> Vec<Cluster<'_>> {
    let mut clusters: Vec<(u32, Cluster<'_>)> = Vec::new();
    let mut arrays: BTreeMap<&str, usize> = BTreeMap::new();
    for register in &map.registers {
        let Some(element) = &register.element else { continue };
        let index = *arrays.entry(&element.array).or_insert_with(|| {
            let block = map.blocks.get(&element.array);
            let fits = |(first, cluster): &(u32, Cluster<'_>)| {
                let other = cluster.occurrences.values().next().and_then(|registers| registers[0].element.as_ref());
                cluster.doc.is_none()
                    && other.is_some_and(|other| (other.stride, other.count) == (element.stride, element.count))
                    && element.stride.is_some_and(|stride| register.id - first < stride)
            };
            match clusters.iter().position(fits) {
                Some(index) if block.is_none() => index,
                _ => {
                    let doc = block.map(|block| block.doc.as_str());
                    let name = element.array.clone();
                    clusters.push((register.id, Cluster { name, doc, occurrences: BTreeMap::new() }));
                    clusters.len() - 1
                }
            }
        });
        let occurrences = &mut clusters[index].1.occurrences;
        occurrences.entry(element.index).or_default().push(register);
    }
    name_clusters(clusters)
}

/// Names clusters of arrays by what the names of their arrays begin with, and by the first id where that is not enough.
fn name_clusters<'a>(clusters: Vec<(u32, Cluster<'a>)>) -> Vec<Cluster<'a>> {
    let common = |cluster: &Cluster<'_>| {
        let mut words: Vec<&str> = cluster.name.split('_').collect();
        for register in cluster.occurrences.values().flatten().filter(|_| cluster.doc.is_none()) {
            let same = words.iter().zip(register.ident.split('_')).take_while(|(a, b)| *a == b).count();
            words.truncate(same);
        }
        words.join("_")
    };
    let names: Vec<String> = clusters.iter().map(|(_, cluster)| common(cluster)).collect();
    let name = |(n, (first, cluster)): (usize, (u32, Cluster<'a>))| {
        let unique = names.iter().filter(|other| **other == names[n]).count() == 1;
        let name = match names[n].as_str() {
            "" => cluster.name.clone(),
            name if unique => name.to_owned(),
            name => format!("{name}_{first:03X}"),
        };
        Cluster { name, ..cluster }
    };
    clusters.into_iter().enumerate().map(name).collect()
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
        let shape = |registers: &Vec<&'a Register>| -> Vec<(u32, &str, Option<u32>)> {
            let base = registers[0].id;
            let alias = |r: &Register| r.alias_of.filter(|_| self.entries[r.ident.as_str()].is_own_alias(r));
            let one = |r: &&'a Register| {
                (r.id - base, self.type_names[r.ident.as_str()].as_str(), alias(r).map(|to| to - base))
            };
            registers.iter().map(one).collect()
        };
        let expected = shape(first);
        if cluster.occurrences.values().any(|registers| shape(registers) != expected) {
            return None;
        }
        let last = |registers: &Vec<&'a Register>| registers.iter().map(|r| *groups::ids(r).end()).max().unwrap_or(0);
        let own = |id: &u32| self.owner.get(id).is_none_or(|owner| self.belongs(cluster, owner));
        let intact = |registers: &Vec<&'a Register>| (registers[0].id..=last(registers)).all(|id| own(&id));
        if !cluster.occurrences.values().all(intact) {
            return None;
        }
        let mut members = self.members(cluster);
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

    fn belongs(&self, cluster: &Cluster<'a>, register: &Register) -> bool {
        let Some(element) = &register.element else { return false };
        let registers = cluster.occurrences.get(&element.index);
        registers.is_some_and(|registers| registers.iter().any(|own| std::ptr::eq(*own, register)))
    }

    /// One array if the stride is regular and leaves no room for others, else one instance each.
    fn places(&self, cluster: &Cluster<'a>, size: u32) -> Vec<Place> {
        let starts: Vec<u32> = cluster.occurrences.values().map(|registers| registers[0].id).collect();
        let strides: Vec<i64> = starts.windows(2).map(|pair| i64::from(pair[1]) - i64::from(pair[0])).collect();
        let named = cluster.occurrences.values().any(|r| r[0].element.as_ref().is_some_and(|e| e.instance.is_some()));
        // An array ends a whole stride after its last element begins.
        let alone = |stride: u32| {
            let last = starts[starts.len() - 1].saturating_add(stride - 1);
            (starts[0]..=last).all(|id| self.owner.get(&id).is_none_or(|owner| self.belongs(cluster, owner)))
        };
        match strides.first().and_then(|stride| u32::try_from(*stride).ok()) {
            Some(stride)
                if !named && stride >= size && strides.iter().all(|s| *s == i64::from(stride)) && alone(stride) =>
            {
                vec![Place {
                    instance: names::leading_letter(&cluster.name),
                    address: self.address(starts[0]),
                    array: Some((starts.len(), self.address(stride))),
                }]
            }
            _ => cluster
                .occurrences
                .iter()
                .map(|(index, registers)| {
                    let instance = registers[0].element.as_ref().and_then(|element| element.instance.clone());
                    let instance = instance.unwrap_or_else(|| format!("{}{index}", cluster.name));
                    Place {
                        instance: names::leading_letter(&instance),
                        address: self.address(registers[0].id),
                        array: None,
                    }
                })
                .collect(),
        }
    }

    /// The registers of one occurrence.
    fn members(&self, cluster: &Cluster<'a>) -> Vec<Item<'a>> {
        let Some(first) = cluster.occurrences.values().next() else { return Vec::new() };
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
        names::leading_letter(&match &register.element {
            Some(element) if !groups::is_nameless(register) => match &element.instance {
                Some(instance) => format!("{}_{instance}", register.ident),
                None => format!("{}_{}", register.ident, element.index),
            },
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
        let mut last_alias: Option<u32> = None;
        for register in registers {
            let register: &'a Register = register;
            if groups::ids(register).any(|id| !std::ptr::eq(self.owner[&id], register)) {
                items.push((register.id, self.remains(register, name(register))));
                continue;
            }
            let target =
                registers.iter().find(|other| Some(other.id) == register.alias_of && other.ident == register.ident);
            if let (Some((_, Item::Register { alias: Some(alias), .. })), Some(target)) = (items.last_mut(), target) {
                if last_alias.and_then(|id| id.checked_add(1)) == Some(register.id) && alias.of == name(target) {
                    alias.count += 1;
                    last_alias = Some(register.id);
                    continue;
                }
            }
            let instance = match target {
                Some(target) => format!("{}_AT_{:03X}", name(target), register.id - base),
                None => name(register),
            };
            last_alias = target.map(|_| register.id);
            items.push((
                register.id,
                Item::Register {
                    instance,
                    type_name: self.type_names[register.ident.as_str()].clone(),
                    address: self.address(register.id - base),
                    array: None,
                    alias: target.map(|target| Alias { of: name(target), count: 1 }),
                    title: title(register),
                },
            ));
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
