// SPDX-License-Identifier: MIT
//! The flat list of registers, against the contract of the command line and values read off the YAML.

use crate::{description, exported};
use pica_spec_compiler::export::{Format, register_list};
use pica_spec_compiler::ir::Description;
use serde_json::{Value, json};

fn listed() -> Vec<Value> {
    let lists = description().maps.iter().flat_map(register_list).collect::<Vec<_>>();
    match serde_json::to_value(lists) {
        Ok(Value::Array(list)) => list,
        other => panic!("{other:?}"),
    }
}

fn of_map(map: &str, id: u32) -> Value {
    let found = listed().into_iter().find(|register| register["map"] == map && register["id"] == id);
    found.unwrap_or_else(|| panic!("{map} has no id {id:#X}"))
}

/// The keys of the contract, with these values and no others.
fn assert_has(register: &Value, expected: Value) {
    for (key, value) in expected.as_object().expect("an object") {
        assert_eq!(&register[key], value, "{key} of {}", register["name"]);
    }
}

#[test]
fn every_register_has_the_keys_of_the_contract_in_order() {
    const KEYS: [&str; 14] = [
        "map",
        "id",
        "name",
        "official_name",
        "older_names",
        "cpu_address",
        "kind",
        "access",
        "alias_of",
        "count",
        "stride",
        "fields",
        "source",
        "grade",
    ];
    let text = serde_json::to_string(&register_list(&description().maps[0])[0]).expect("a register is JSON");
    let places: Vec<usize> =
        KEYS.iter().map(|key| text.find(&format!("\"{key}\":")).expect("the key is there")).collect();
    assert!(places.is_sorted(), "{places:?}");
    for register in listed() {
        for key in KEYS {
            assert!(register.get(key).is_some(), "{} has no {key}", register["name"]);
        }
    }
}

#[test]
fn a_register_with_fields() {
    let register = of_map("chip100", 0x000);
    assert_has(
        &register,
        json!({
            "name": "REG_TEST_CONFIG",
            "official_name": "CHIP_REG_TEST0 / CHIP_REG_TEST1",
            "older_names": ["REG_TEST_OLD", "REG_0000", "not an identifier"],
            "cpu_address": 0x1040_0000,
            "kind": "plain",
            "access": "rw",
            "alias_of": null,
            "count": 1,
            "stride": null,
            "grade": "HW",
            "mask": 0x8003_F77Fu32,
            "was": [{"claim": "does \"nothing\"", "source": "an older page", "why": "it does *a lot*"}],
        }),
    );
    let field = |name: &str| {
        let fields = register["fields"].as_array().expect("a list");
        fields.iter().find(|field| field["name"] == name).unwrap_or_else(|| panic!("no field {name}")).clone()
    };
    assert_has(&field("ENABLE"), json!({"lsb": 0, "msb": 0, "type": "boolean", "unit": null, "values": []}));
    let codes = |field: &Value| -> Vec<(u64, String)> {
        let values = field["values"].as_array().expect("a list").iter();
        let code = |value: &Value| value["value"].as_u64().expect("a code");
        values.map(|value| (code(value), value["name"].as_str().expect("a name").to_owned())).collect()
    };
    let function = field("FUNCTION");
    assert_has(
        &function,
        json!({
            "lsb": 4, "msb": 6, "type": "enumeration", "notation": "CompareFunction", "unlisted": "NEVER",
            "choice": "test_rounding", "doc": "Comparison.",
        }),
    );
    let expected = [(0, "NEVER"), (1, "ALWAYS"), (4, "ALWAYS"), (5, "ALWAYS"), (1, "PASS"), (2, "LESS")];
    assert_eq!(codes(&function), expected.map(|(code, name)| (code, name.to_owned())));
    assert_has(&field("SMALL_MODE"), json!({"unlisted": null}));
}

#[test]
fn types_of_fields() {
    let expected = [
        (0x001, json!(["signed", "fixed1.4.8"])),
        (0x002, json!(["f16", "f16"])),
        (0x003, json!(["f20"])),
        (0x004, json!(["f24"])),
        (0x005, json!(["f31"])),
        (0x006, json!(["f32"])),
        (0x007, json!(["fixed0.0.12"])),
        (0x008, json!(["address"])),
        (0x011, json!(["unsigned"])),
    ];
    for (id, types) in expected {
        let fields = of_map("chip100", id)["fields"].as_array().expect("a list").clone();
        assert_eq!(Value::Array(fields.iter().map(|field| field["type"].clone()).collect()), types, "{id:#X}");
    }
    assert_eq!(of_map("chip100", 0x008)["fields"][0]["notation"], "address*8");
}

#[test]
fn arrays_aliases_and_instances() {
    assert_has(
        &of_map("chip100", 0x049),
        json!({"name": "REG_LIGHT1_CONFIG", "count": 3, "stride": 8, "alias_of": null}),
    );
    assert_has(&of_map("chip100", 0x078), json!({"name": "REG_STAGE2_SOURCE", "count": 3, "stride": null}));
    assert_has(
        &of_map("chip100", 0x023),
        json!({
            "name": "REG_LUT_DATA", "alias_of": 0x021, "kind": "data-port", "access": "wo", "count": 1, "port": "Lut",
            "official_name": "CHIP_REG_LUT_DATA2 / CHIP_REG_LUT_EXTRA",
        }),
    );
    assert_has(
        &of_map("chip100", 0x0B0),
        json!({
            "name": "REG_VSH_ENTRY", "official_name": null, "older_names": ["REG_00B0"], "mask": null, "count": 2, "stride": 16,
        }),
    );
    assert_has(&of_map("chip100", 0x0A0), json!({"mask": 0xFFF}));
    assert_has(&of_map("chip100", 0x015), json!({"name": "REG_0015", "alias_of": 0x010, "access": "ro"}));
    assert_has(
        &of_map("engine-3d", 0x110),
        json!({
            "name": "TargetNAddr", "words": 2, "count": 3, "stride": 16, "data_type": "gpuva", "cpu_address": null, "grade": "?",
        }),
    );
    assert_has(&of_map("engine-3d", 0x304), json!({"size": "1?"}));
}

#[test]
fn classes_are_listed_in_the_same_shape() {
    assert_has(
        &of_map("engine-subchannels", 0xE3D),
        json!({
            "name": "3D", "subchannel": 0, "methods": "engine-3d", "kind": null, "access": null, "fields": [], "grade": "DOC",
        }),
    );
    assert_has(
        &of_map("engine-subchannels", 0xC0DE),
        json!({"name": "Inline-to-Memory", "subchannel": 4, "grade": "?"}),
    );
}

/// The registers of `registers.json` as `pica regs list` prints them: with the codes of a field in the field.
fn inlined(file: &Value) -> Vec<Value> {
    let mut registers = file["registers"].as_array().expect("a list").clone();
    for register in &mut registers {
        let map = register["map"].as_str().expect("a name").to_owned();
        for field in register["fields"].as_array_mut().expect("a list") {
            let field = field.as_object_mut().expect("an object");
            let name = field.remove("enum").expect("the key is there");
            let codes = name.as_str().map(|name| &file["enums"][&map][name]);
            field.insert("values".to_owned(), codes.map_or(json!([]), |codes| codes["values"].clone()));
            field.insert("unlisted".to_owned(), codes.map_or(Value::Null, |codes| codes["unlisted"].clone()));
        }
    }
    registers
}

#[test]
fn the_json_export_is_the_description_and_the_list() {
    let files = exported(Format::Json);
    let text = |path: &str| &files.iter().find(|file| file.path == path).expect("the file is exported").text;
    let read: Description = serde_json::from_str(text("description.json")).expect("a description");
    let value = |description: &Description| serde_json::to_value(description).expect("a description is JSON");
    assert_eq!(value(&read), value(&description()));
    let file: Value = serde_json::from_str(text("registers.json")).expect("JSON");
    assert_eq!(file["version"], 2);
    assert_eq!(inlined(&file), listed());
    let names: Vec<&String> = file["enums"]["chip100"].as_object().expect("an object").keys().collect();
    assert_eq!(names, description().maps[0].enums.keys().collect::<Vec<_>>());
    let once = |text: &str| text.matches("\"CompareFunction\": {").count();
    assert_eq!(once(text("registers.json")), 1);
}
