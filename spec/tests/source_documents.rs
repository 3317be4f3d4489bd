// SPDX-License-Identifier: MIT
//! Every row of the register tables of the source documents is in the specification. The rows are data in `seeds/`,
//! taken from the documents by themselves, not from the YAML files.

use pica_spec_compiler::ir::{Description, Map, Register};

fn description() -> Description {
    serde_json::from_str(pica_spec::DESCRIPTION_JSON).unwrap()
}

fn map<'a>(description: &'a Description, name: &str) -> &'a Map {
    description.maps.iter().find(|map| map.name == name).unwrap()
}

/// Rows of a CSV file, header line checked and dropped.
fn rows<'a, const N: usize>(text: &'a str, header: &str) -> Vec<[&'a str; N]> {
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some(header));
    lines.map(|line| line.splitn(N, ',').collect::<Vec<_>>().try_into().unwrap()).collect()
}

fn number(text: &str) -> u32 {
    text.strip_prefix("0x").map_or_else(|| text.parse().unwrap(), |hex| u32::from_str_radix(hex, 16).unwrap())
}

fn at(map: &Map, id: u32) -> &Register {
    let mut found = map.registers.iter().filter(|register| register.id == id);
    let register = found.next().unwrap_or_else(|| panic!("no register at {id:#05X}"));
    assert!(found.next().is_none(), "two registers at {id:#05X}");
    register
}

/// Asserts that `name` is one of the names of the register.
fn has_name(register: &Register, name: &str) {
    let known = || std::iter::once(&register.name).chain(&register.official_names).chain(&register.older_names);
    assert!(
        known().any(|known| known == name),
        "{:#05X} is not called {name}: {:?}",
        register.id,
        known().collect::<Vec<_>>()
    );
}

#[test]
fn every_3dbrew_row() {
    let description = description();
    let pica = map(&description, "pica200");
    for text in [include_str!("seeds/3dbrew-2014.csv"), include_str!("seeds/3dbrew-2015.csv")] {
        let rows = rows::<3>(text, "id,name,official");
        assert_eq!(rows.len(), 0x300);
        for (expected_id, [id, name, official]) in (0..).zip(rows) {
            let id = number(id);
            assert_eq!(id, expected_id, "the tables list every id from 0x000 to 0x2FF");
            let register = at(pica, id);
            has_name(register, name);
            for official in official.split(" / ").filter(|official| !official.is_empty()) {
                assert!(register.official_names.iter().any(|known| known == official), "{id:#05X}: {official}");
            }
        }
    }
}

#[test]
fn every_gbatek_row() {
    let description = description();
    let pica = map(&description, "pica200");
    let rows = rows::<2>(include_str!("seeds/gbatek.csv"), "id,name");
    assert_eq!(rows.len(), 4 * 38);
    for [id, name] in rows {
        let register = at(pica, number(id));
        has_name(register, name);
        assert_eq!(register.cpu_address, Some(0x1040_1000 + 4 * number(id)));
    }
}

#[test]
fn the_four_shader_blocks() {
    let description = description();
    let pica = map(&description, "pica200");
    for (base, unit) in [(0x280, "GSH"), (0x2B0, "VSH"), (0x2E0, "SH2"), (0x310, "SH3")] {
        for offset in 0..0x30 {
            let (first, here) = (at(pica, 0x280 + offset), at(pica, base + offset));
            assert_eq!(here.layout, first.layout, "offset {offset:#X}");
            assert_eq!(here.kind, first.kind, "offset {offset:#X}");
            assert_eq!(here.name.contains(&format!("_{unit}_")), first.name.contains("_GSH_"), "{}", here.name);
            if base == 0x2E0 && offset < 0x20 {
                has_name(here, &format!("GPUREG_{:04X}", base + offset));
            }
        }
    }
    // Read/write masks as GBATEK measured them.
    assert_eq!(at(pica, 0x28A).mask, Some(0x0FFF_0FFF));
    assert_eq!(at(pica, 0x2BA).mask, Some(0x01FF_01FF));
}

#[test]
fn every_maxwell_row() {
    let description = description();
    let tables = [
        ("maxwell-3d", include_str!("seeds/maxwell-3d.csv"), 217),
        ("maxwell-dma", include_str!("seeds/maxwell-dma.csv"), 10),
    ];
    for (name, text, count) in tables {
        let map = map(&description, name);
        let rows = rows::<5>(text, "id,stride,name,size,type");
        assert_eq!(rows.len(), count);
        for [id, stride, name, size, data_type] in rows {
            let first = at(map, number(id));
            if name.is_empty() {
                assert_eq!(first.name, format!("unknown_{:03X}", first.id));
            } else {
                assert_eq!(first.name, name);
            }
            // This row has size and type in each other's columns.
            let (size, data_type) = if name == "MmeShadowScratch" { (data_type, size) } else { (size, data_type) };
            assert_eq!(first.data_type.as_deref().unwrap_or_default(), data_type, "{name}");
            let printed = first.size.clone().unwrap_or(first.words.to_string());
            assert!(printed == size || size.is_empty(), "{name}: size {printed}, printed {size}");
            if !stride.is_empty() {
                let element = first.element.as_ref().unwrap_or_else(|| panic!("{name} is an array"));
                assert_eq!((element.index, element.stride), (0, Some(number(stride))), "{name}");
                for index in 0..element.count {
                    let here = at(map, first.id + index * number(stride));
                    assert_eq!((&here.name, here.element.as_ref().map(|e| e.index)), (&first.name, Some(index)));
                }
            }
        }
    }
}

#[test]
fn every_subchannel() {
    let description = description();
    let classes = &map(&description, "maxwell-subchannels").classes;
    let rows = rows::<3>(include_str!("seeds/maxwell-subchannels.csv"), "id,subchannel,name");
    assert_eq!(rows.len(), classes.len());
    for ([id, subchannel, name], class) in rows.iter().zip(classes) {
        assert_eq!((number(id), number(subchannel), *name), (class.id, class.subchannel, class.name.as_str()));
    }
}

/// command-lists.md#stream: undefined ids that read as 0x25F.
#[test]
fn undefined_ids_alias_restart_primitive() {
    let description = description();
    let pica = map(&description, "pica200");
    let ranges = [
        0x070..=0x07F,
        0x0FE..=0x0FF,
        0x127..=0x12F,
        0x1E0..=0x1FF,
        0x240..=0x241,
        0x246..=0x249,
        0x24B..=0x24F,
        0x258..=0x25D,
        0x260..=0x27F,
        0x340..=0x3FF,
    ];
    for id in 0..=0x3FF {
        let expected = ranges.iter().any(|range| range.contains(&id));
        assert_eq!(at(pica, id).alias_of == Some(0x25F), expected, "{id:#05X}");
    }
}
