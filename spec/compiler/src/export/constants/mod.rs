// SPDX-License-Identifier: MIT
//! The constants of the maps, as C, SystemVerilog and Verilog print them: ids, fields, enumerators.

mod enums;
mod fields;
mod ids;

use self::enums::{EnumConstants, enum_constants, enum_widths};
use self::fields::{Member, members};
use self::ids::{EntryConstants, IdConstant, entry_constants, other_names};
use super::groups::{self, Group};
use super::head::Head;
use super::names::{self, Names, Taken};
use super::{ExportError, text};
use crate::ir::{Block, Description, Map, Register};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// What a template of constants gets.
#[derive(Serialize)]
pub(super) struct Constants<'a> {
    version: u32,
    /// Base of the file name: `pica200`.
    pub(super) file: String,
    /// Begins the names of what belongs to the whole map: `PICA200`.
    whole_map: String,
    /// Stands before the names of registers and fields in C, where nothing else keeps them apart from those of other headers:
    /// `PICA200_`. Empty if they begin with the name of the map as they are.
    own: String,
    /// Begins the names that are not ids: `PICA_`.
    codes: String,
    map: Head<'a>,
    enums: Vec<EnumConstants<'a>>,
    blocks: Vec<BlockConstants<'a>>,
    units: Vec<UnitConstants<'a>>,
    classes: Vec<ClassConstants>,
    official: Vec<IdConstant>,
    older: Vec<IdConstant>,
    /// Official and older names that cannot be defined: they name several registers, or have another meaning today.
    ambiguous: Vec<String>,
}

/// A block whose occurrences have names.
#[derive(Serialize)]
struct BlockConstants<'a> {
    block: &'a Block,
    instances: Vec<IdConstant>,
}

/// A unit of the chip.
#[derive(Serialize)]
struct UnitConstants<'a> {
    title: &'a str,
    doc: &'a str,
    groups: Vec<GroupConstants<'a>>,
}

/// Registers that are described together.
#[derive(Serialize)]
struct GroupConstants<'a> {
    title: String,
    ids: String,
    /// Kind, access, evidence.
    facts: String,
    /// Official and older names, where there are any.
    other_names: String,
    first: &'a Register,
    entries: Vec<EntryConstants>,
    /// `depth_color_mask`
    layout: Option<String>,
    /// Fields and gaps, most significant first.
    members: Vec<Member<'a>>,
}

/// A class on a subchannel.
#[derive(Serialize)]
struct ClassConstants {
    name: String,
    id: u32,
    subchannel: u32,
    doc: String,
}

/// The constants of every map. An error if two things would have one name, in one map or in two.
pub(super) fn constants(description: &Description) -> Result<Vec<Constants<'_>>, ExportError> {
    let mut taken = Taken::default();
    description.maps.iter().map(|map| of_map(description, map, &mut taken)).collect()
}

fn of_map<'a>(description: &Description, map: &'a Map, taken: &mut Taken) -> Result<Constants<'a>, ExportError> {
    let names = Names::of(map);
    let widths = enum_widths(map);
    let groups = groups::groups(map);
    let mut units = Vec::new();
    for unit in &map.units {
        let mut prepared = Vec::new();
        for group in groups.iter().filter(|group| group.first().unit == unit.name) {
            prepared.push(group_constants(map, &names, &widths, group, taken)?);
        }
        units.push(UnitConstants { title: &unit.title, doc: &unit.doc, groups: prepared });
    }
    let mut enums = Vec::new();
    for enumeration in map.enums.values() {
        enums.push(enum_constants(&names, widths[enumeration.name.as_str()], enumeration, taken)?);
    }
    let mut blocks = Vec::new();
    for block in map.blocks.values() {
        blocks.extend(block_constants(map, &names, block, taken)?);
    }
    let mut classes = Vec::new();
    for class in &map.classes {
        let name = names.whole_map(&names::identifier(&class.name).to_uppercase());
        for suffix in ["_CLASS", "_SUBCHANNEL"] {
            taken.take(&format!("{name}{suffix}"), &format!("class {}", class.name))?;
        }
        let (id, subchannel, doc) = (class.id, class.subchannel, class.doc.clone());
        classes.push(ClassConstants { name, id, subchannel, doc });
    }
    // Last: other names only take what is left.
    let mut ambiguous = BTreeSet::new();
    let official = other_names(map, taken, &mut ambiguous, |register| &register.official_names)?;
    let older = other_names(map, taken, &mut ambiguous, |register| &register.older_names)?;
    Ok(Constants {
        version: description.version,
        file: names.file(),
        whole_map: names.whole_map("").trim_end_matches('_').to_owned(),
        own: if map.prefix.is_empty() { String::new() } else { names.whole_map("") },
        codes: names.codes().to_owned(),
        map: Head::of(map),
        enums,
        blocks,
        units,
        classes,
        official,
        older,
        ambiguous: ambiguous.into_iter().collect(),
    })
}

fn group_constants<'a>(
    map: &'a Map,
    names: &Names,
    widths: &BTreeMap<&str, u32>,
    group: &Group<'a>,
    taken: &mut Taken,
) -> Result<GroupConstants<'a>, ExportError> {
    let registers = group.registers();
    let first = group.first();
    let mut entries = Vec::new();
    for (n, entry) in group.entries.iter().enumerate() {
        entries.push(entry_constants(names, group.layout, entry, n == 0, taken)?);
    }
    let all_names: Vec<&str> = registers.iter().map(|register| register.name.as_str()).collect();
    Ok(GroupConstants {
        title: text::common_name(&all_names),
        ids: text::ids(&registers),
        facts: text::facts(map, &registers),
        other_names: text::other_names(&registers),
        first,
        entries,
        layout: group.layout.map(|_| group.snake()),
        members: group.layout.map_or_else(Vec::new, |layout| members(widths, layout, first)),
    })
}

fn block_constants<'a>(
    map: &'a Map,
    names: &Names,
    block: &'a Block,
    taken: &mut Taken,
) -> Result<Option<BlockConstants<'a>>, ExportError> {
    let mut by_index: BTreeMap<u32, &str> = BTreeMap::new();
    for element in map.registers.iter().filter_map(|register| register.element.as_ref()) {
        if let (true, Some(instance)) = (element.array == block.name, &element.instance) {
            by_index.insert(element.index, instance);
        }
    }
    let mut instances = Vec::new();
    for (value, instance) in by_index {
        let name = names.instance(&block.name, instance);
        taken.take(&name, &format!("instance {instance} of {}", block.name))?;
        instances.push(IdConstant { name, value });
    }
    Ok((!instances.is_empty()).then_some(BlockConstants { block, instances }))
}
