// SPDX-License-Identifier: MIT
//! Registers that recur together: the occurrences of a block, and arrays whose elements lie between each other.

use crate::ir::{Map, Register};
use std::collections::BTreeMap;

/// Registers that are arranged together: the occurrences of a block, or arrays that interleave.
pub(super) struct Cluster<'a> {
    /// Name of the block, or what the arrays' names begin with.
    pub(super) name: String,
    /// What the specification says about the block; none for arrays.
    pub(super) doc: Option<&'a str>,
    /// Registers by index, each in order of id.
    pub(super) occurrences: BTreeMap<u32, Vec<&'a Register>>,
}

impl<'a> Cluster<'a> {
    /// Whether `register` is one of them.
    pub(super) fn contains(&self, register: &Register) -> bool {
        let Some(element) = &register.element else { return false };
        let occurrence = self.occurrences.get(&element.index);
        occurrence.is_some_and(|registers| registers.iter().any(|own| std::ptr::eq(*own, register)))
    }

    /// First id of each occurrence.
    pub(super) fn starts(&self) -> Vec<u32> {
        self.occurrences.values().map(|registers| registers[0].id).collect()
    }

    /// Names of the occurrences: those of the specification, or numbers.
    pub(super) fn names(&self) -> Vec<String> {
        let name = |(index, registers): (&u32, &Vec<&'a Register>)| {
            let instance = registers[0].element.as_ref().and_then(|element| element.instance.clone());
            instance.unwrap_or_else(|| format!("{}{index}", self.name))
        };
        self.occurrences.iter().map(name).collect()
    }

    /// Whether the specification names the occurrences.
    pub(super) fn is_named(&self) -> bool {
        let named = |register: &Register| register.element.as_ref().is_some_and(|element| element.instance.is_some());
        self.occurrences.values().any(|registers| named(registers[0]))
    }
}

/// The blocks, and the arrays outside blocks: those of one stride and count whose elements lie between each other.
pub(super) fn clusters(map: &Map) -> Vec<Cluster<'_>> {
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
