//! The constants of the maps, as C, SystemVerilog and Verilog print them: ids, fields, enumerators.

use super::groups::{self, Entry, Group};
use super::names::{self, Names, Taken};
use super::{ExportError, text};
use crate::ir::{Block, Description, Enum, Field, FieldType, Layout, Map, Register, Unlisted};
use heck::ToSnakeCase;
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
    /// Begins the names that are not ids: `PICA_`.
    codes: String,
    map: &'a Map,
    enums: Vec<EnumConstants<'a>>,
    blocks: Vec<BlockConstants<'a>>,
    units: Vec<UnitConstants<'a>>,
    classes: Vec<ClassConstants>,
    official: Vec<IdConstant>,
    older: Vec<IdConstant>,
    /// Official and older names that cannot be defined: they name several registers, or have another meaning today.
    ambiguous: Vec<String>,
}

#[derive(Serialize)]
struct EnumConstants<'a> {
    name: &'a str,
    /// `compare_function`
    snake: String,
    doc: &'a str,
    width: u32,
    values: Vec<EnumeratorConstant<'a>>,
    /// The name that stands for codes without enumerator.
    fallback: Option<String>,
    /// Whether codes without enumerator can occur and are carried as they are.
    keep: bool,
    /// Whether an enumerator stands for more than its own code.
    canonical: bool,
}

#[derive(Serialize)]
struct EnumeratorConstant<'a> {
    name: String,
    value: u32,
    doc: &'a str,
    also: &'a [u32],
    alias: bool,
}

/// A block whose occurrences have names.
#[derive(Serialize)]
struct BlockConstants<'a> {
    block: &'a Block,
    instances: Vec<IdConstant>,
}

#[derive(Serialize)]
struct UnitConstants<'a> {
    title: &'a str,
    doc: &'a str,
    groups: Vec<GroupConstants<'a>>,
}

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

#[derive(Serialize)]
struct EntryConstants {
    ids: Vec<IdConstant>,
    array: Option<ArrayConstant>,
    fields: Vec<FieldConstant>,
}

/// A name for a number.
#[derive(Serialize)]
struct IdConstant {
    name: String,
    value: u32,
}

/// Ids by index.
#[derive(Serialize)]
struct ArrayConstant {
    name: String,
    count: usize,
    pieces: Vec<Piece>,
}

/// Elements of an array from `start` on: `base + stride * (n - start)`.
#[derive(Debug, PartialEq, Eq, Serialize)]
struct Piece {
    start: usize,
    base: u32,
    stride: u32,
}

#[derive(Serialize)]
struct FieldConstant {
    name: String,
    /// Explanation; the elements of a repeated field share that of the first.
    comment: Option<String>,
    /// The word of a multi-word entry.
    word: Option<u32>,
    /// Bits within the word.
    lsb: u32,
    msb: u32,
    width: u32,
    mask: u32,
}

/// A member of a packed structure: a field, or a gap without one.
#[derive(Serialize)]
struct Member<'a> {
    field: Option<&'a Field>,
    comment: Option<String>,
    /// The enumeration, if it is exactly as wide as the field.
    enumeration: Option<String>,
    signed: bool,
    lsb: u32,
    msb: u32,
}

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
        codes: names.codes().to_owned(),
        map,
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
        facts: text::facts(map, first),
        other_names: text::other_names(&registers),
        first,
        entries,
        layout: group.layout.map(|_| group.snake()),
        members: group.layout.map_or_else(Vec::new, |layout| members(widths, layout, first.words)),
    })
}

fn entry_constants(
    names: &Names,
    layout: Option<&Layout>,
    entry: &Entry,
    commented: bool,
    taken: &mut Taken,
) -> Result<EntryConstants, ExportError> {
    let base = names.entry(entry.ident);
    let primary: Vec<&Register> = entry.primary().collect();
    let mut ids: Vec<IdConstant> = Vec::new();
    let nameless = primary.len() > 1 && primary.iter().all(|register| register.name == primary[0].name);
    for register in &entry.registers {
        let name = names.register(register);
        // The ids of an alias group that have no name of their own are only mentioned, as are elements of an array.
        if !nameless && ids.iter().all(|known| known.name != name) {
            taken.take(&name, &register.name)?;
            ids.push(IdConstant { name, value: register.id });
        }
    }
    let mut array = None;
    if primary.len() > 1 {
        taken.take(&base, &format!("the array {base}"))?;
        taken.take(&format!("{base}_COUNT"), &format!("the size of the array {base}"))?;
        array = Some(ArrayConstant {
            name: base.clone(),
            count: primary.len(),
            pieces: pieces(&primary.iter().map(|register| register.id).collect::<Vec<_>>()),
        });
    }
    let words = primary.first().map_or(1, |register| register.words);
    let mut fields = Vec::new();
    for field in layout.map_or(&[][..], |layout| &layout.fields) {
        let name = format!("{base}_{}", field.name);
        for suffix in ["_SHIFT", "_MASK", "_WORD", "_LSB", "_WIDTH", "_BITS"] {
            taken.take(&format!("{name}{suffix}"), &format!("field {} of {base}", field.name))?;
        }
        let lsb = field.lsb % 32;
        fields.push(FieldConstant {
            name,
            comment: if commented { field_comment(field) } else { None },
            word: (words > 1).then_some(field.lsb / 32),
            lsb,
            msb: lsb + field.width() - 1,
            width: field.width(),
            mask: u32::MAX >> (32 - field.width()) << lsb,
        });
    }
    Ok(EntryConstants { ids, array, fields })
}

/// What a field is, once for all elements of a repeated field.
fn field_comment(field: &Field) -> Option<String> {
    let unit = field.unit.as_ref().map_or(String::new(), |unit| format!(", {unit}"));
    let place = match &field.repeat {
        Some(repeat) if repeat.index > repeat.first => return None,
        Some(repeat) if repeat.count > 1 => format!(
            "{} to {}{} ({} and every {} bits",
            field.name,
            repeat.name,
            repeat.first + (repeat.count - 1),
            text::bit_range(field),
            repeat.step
        ),
        _ => format!("{} ({}", field.name, text::bit_range(field)),
    };
    Some(format!("{place}, {}{unit}): {}", field.data_type, field.doc).trim_end_matches([':', ' ']).to_owned())
}

/// Ids as few arithmetic progressions: most arrays are one.
fn pieces(ids: &[u32]) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    for (n, id) in ids.iter().copied().enumerate() {
        if let Some(last) = pieces.last_mut() {
            let elements = (n - last.start) as u64;
            if elements == 1 && id > last.base {
                last.stride = id - last.base;
                continue;
            }
            if elements > 1 && u64::from(last.base) + u64::from(last.stride) * elements == u64::from(id) {
                continue;
            }
        }
        pieces.push(Piece { start: n, base: id, stride: 0 });
    }
    pieces
}

fn enum_constants<'a>(
    names: &Names,
    width: u32,
    enumeration: &'a Enum,
    taken: &mut Taken,
) -> Result<EnumConstants<'a>, ExportError> {
    let mut values = Vec::new();
    for enumerator in &enumeration.values {
        let name = names.enumerator(&enumeration.name, &enumerator.name);
        taken.take(&name, &format!("{}::{}", enumeration.name, enumerator.name))?;
        let (value, alias) = (enumerator.value, enumerator.alias);
        values.push(EnumeratorConstant { name, value, doc: &enumerator.doc, also: &enumerator.also, alias });
    }
    let (fallback, keep) = match &enumeration.unlisted {
        Some(Unlisted::As(name)) => (Some(names.enumerator(&enumeration.name, name)), false),
        Some(Unlisted::Keep) => (None, true),
        None => (None, false),
    };
    Ok(EnumConstants {
        name: &enumeration.name,
        snake: enumeration.name.to_snake_case(),
        doc: &enumeration.doc,
        width,
        canonical: fallback.is_some() || values.iter().any(|value| !value.also.is_empty()),
        values,
        fallback,
        keep,
    })
}

/// Width of each enumeration: that of most fields, of the wider ones if they are equally many. A code has no width
/// of its own, but a literal and a SystemVerilog type need one.
fn enum_widths(map: &Map) -> BTreeMap<&str, u32> {
    let mut uses: BTreeMap<(&str, u32), usize> = BTreeMap::new();
    for field in map.layouts.values().flat_map(|layout| &layout.fields) {
        if let FieldType::Enumeration(name) = &field.data_type {
            *uses.entry((name, field.width())).or_default() += 1;
        }
    }
    let width = |enumeration: &Enum| {
        let used = uses.iter().filter(|((name, _), _)| *name == enumeration.name);
        let most_used = used.max_by_key(|((_, width), count)| (**count, *width)).map(|((_, width), _)| *width);
        let codes = enumeration.values.iter().flat_map(|v| v.also.iter().chain([&v.value]));
        let needed = codes.map(|code| 32 - code.leading_zeros()).max().unwrap_or(0).max(1);
        most_used.unwrap_or(needed)
    };
    map.enums.values().map(|enumeration| (enumeration.name.as_str(), width(enumeration))).collect()
}

fn members<'a>(widths: &BTreeMap<&str, u32>, layout: &'a Layout, words: u32) -> Vec<Member<'a>> {
    let gap = |lsb, msb| Member { field: None, comment: None, enumeration: None, signed: false, lsb, msb };
    let mut members = Vec::new();
    let mut next = 0;
    for field in &layout.fields {
        if field.lsb > next {
            members.push(gap(next, field.lsb - 1));
        }
        next = field.msb + 1;
        members.push(Member {
            field: Some(field),
            comment: field_comment(field),
            enumeration: match &field.data_type {
                FieldType::Enumeration(name) if widths[name.as_str()] == field.width() => Some(name.to_snake_case()),
                _ => None,
            },
            signed: matches!(field.data_type, FieldType::Signed | FieldType::Fixed { sign: 1, .. }),
            lsb: field.lsb,
            msb: field.msb,
        });
    }
    if next < 32 * words {
        members.push(gap(next, 32 * words - 1));
    }
    members.reverse();
    members
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

/// Names of other documents, where they are identifiers and stand for one register.
fn other_names(
    map: &Map,
    taken: &mut Taken,
    ambiguous: &mut BTreeSet<String>,
    of: impl Fn(&Register) -> &[String],
) -> Result<Vec<IdConstant>, ExportError> {
    let mut targets: BTreeMap<&str, Vec<&Register>> = BTreeMap::new();
    let mut order: Vec<&str> = Vec::new();
    for register in &map.registers {
        for name in of(register).iter().filter(|name| names::is_identifier(name)) {
            let registers = targets.entry(name).or_default();
            if registers.is_empty() {
                order.push(name);
            }
            registers.push(register);
        }
    }
    let mut constants = Vec::new();
    for name in order {
        let first = targets[name][0];
        let one = targets[name][1..].iter().all(|other| other.alias_of == Some(first.id));
        if first.name == name {
            continue;
        }
        if one && !taken.contains(name) {
            taken.take(name, &first.name)?;
            constants.push(IdConstant { name: name.to_owned(), value: first.id });
        } else {
            ambiguous.insert(name.to_owned());
        }
    }
    Ok(constants)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrays_are_cut_into_progressions() {
        let piece = |start, base, stride| Piece { start, base, stride };
        assert_eq!(pieces(&[0x140, 0x150, 0x160]), [piece(0, 0x140, 0x10)]);
        let stages = [0xC0, 0xC8, 0xD0, 0xD8, 0xF0, 0xF8];
        assert_eq!(pieces(&stages), [piece(0, 0xC0, 8), piece(4, 0xF0, 8)]);
        assert_eq!(pieces(&[0x81, 0x91, 0x99]), [piece(0, 0x81, 0x10), piece(2, 0x99, 0)]);
        assert_eq!(pieces(&[7]), [piece(0, 7, 0)]);
    }
}
