// SPDX-License-Identifier: MIT
//! `pica regs`.

use super::pica::{pica, pica_ok, pica_refuses};
use serde_json::{Value, json};

fn decode(arguments: &[&str]) -> Value {
    pica_ok(&[&["regs", "decode", "--format", "json"], arguments].concat()).json()
}

#[test]
fn decode_names_fields_and_values() {
    let depth = decode(&["0x0107", "0x00001F71"]);
    assert_eq!(depth["map"], "pica200");
    assert_eq!(
        (&depth["id"], &depth["name"], &depth["value"]),
        (&json!(0x107), &json!("GPUREG_DEPTH_COLOR_MASK"), &json!(0x1F71))
    );
    for field in ["DEPTH_TEST_ENABLE", "RED_WRITE", "GREEN_WRITE", "BLUE_WRITE", "ALPHA_WRITE", "DEPTH_WRITE"] {
        assert_eq!(depth["fields"][field], json!({"raw": 1, "value": 1}), "{field}");
    }
    assert_eq!(depth["fields"]["FUNCTION"], json!({"raw": 7, "value": "GEQUAL"}));

    let index = decode(&["GPUREG_VSH_FLOATUNIFORM_INDEX", "0x80000000"]);
    assert_eq!(index["fields"]["TRANSFER_MODE"]["value"], "FLOAT32");
    assert_eq!(decode(&["DEPTHMAP_SCALE", "0xBF0000"])["fields"]["SCALE"]["value"], json!(-1.0));
    let inverse = decode(&["VIEWPORT_INVW", "0x38111112"])["fields"]["INV_HALF_WIDTH"]["value"].as_f64().unwrap();
    assert_eq!(inverse as f32, 2.0 / 240.0);
}

#[test]
fn decode_of_every_kind_of_number() {
    let value = |register: &str, word: &str, field: &str| decode(&[register, word])["fields"][field]["value"].clone();
    assert_eq!(value("LIGHT0_SPOTDIR_XY", "0x08001800", "X"), json!(-1.0), "fixed1.1.11");
    assert_eq!(value("LIGHT0_ATTENUATION_SCALE", "0x3F800", "SCALE"), json!(1.5), "f20");
    assert_eq!(value("LIGHT0_XY", "0xC5003555", "Y"), json!(-5.0), "f16");
    assert_eq!(value("VIEWPORT_XY", "0x000003FF", "X"), json!(-1), "signed");
    assert_eq!(value("COLORBUFFER_LOC", "0x03000000", "ADDRESS"), json!(0x1800_0000), "address");
    assert_eq!(value("DEPTHMAP_SCALE", "0x7F0000", "SCALE"), json!("inf"));
    assert_eq!(value("DEPTHMAP_SCALE", "0xFF0000", "SCALE"), json!("-inf"));
    assert_eq!(value("DEPTHMAP_SCALE", "0x7F8000", "SCALE"), json!("NaN"));
    // A code that is not listed shows as itself, with the enumerator it acts as.
    let blend = decode(&["BLEND_FUNC", "0x00000007"])["fields"]["RGB_EQUATION"].clone();
    assert_eq!(blend["raw"], 7);
    assert_eq!(decode(&["TEXUNIT0_TYPE", "0xF"])["fields"]["FORMAT"], json!({"raw": 15, "value": 15}));
    // Bits that belong to nothing are not hidden.
    assert_eq!(decode(&["0x107", "0x80000000"])["unassigned"], json!(0x8000_0000u32));
}

#[test]
fn names_are_found_in_every_form() {
    let id = |name: &str| decode(&[name, "0"])["id"].clone();
    for name in [
        "DEPTH_COLOR_MASK",
        "gpureg_depth_color_mask",
        "PICA_REG_DEPTH_COLOR_MASK",
        "GPUREG_DEPTHTEST_CONFIG",
        "263",
        "0x107",
    ] {
        assert_eq!(id(name), json!(0x107), "{name}");
    }
    assert_eq!(id("GPUREG_0041"), json!(0x041), "the name of a document that knew only the number");
    assert_eq!(id("VSH_FLOATUNIFORM_DATA"), json!(0x2C1), "the ids of an alias group are one register");
    assert_eq!(id("RenderTargetNAddr"), json!(0x200), "a name of another map");
    assert_eq!(decode(&["RenderTargetNAddr[3]", "1", "2"])["id"], json!(0x230));
    assert_eq!(decode(&["ClearFlags", "1"])["map"], "maxwell-3d", "decoration does not count");
    assert_eq!(decode(&["--map", "maxwell-dma", "0x106", "5"])["name"], "Count");
}

#[test]
fn bad_arguments() {
    pica_refuses(&["regs", "decode", "DEPTHMAP_SCALES", "0"], "GPUREG_DEPTHMAP_SCALE");
    pica_refuses(&["regs", "decode", "nonsense", "0"], "no register is called `nonsense`");
    pica_refuses(&["regs", "decode", "0x999", "0"], "has no register 0x999");
    pica_refuses(&["regs", "decode", "0x107", "0x100000000"], "does not fit into 32 bits");
    pica_refuses(&["regs", "decode", "0x107", "twelve"], "not a number");
    pica_refuses(&["regs", "decode", "0x107", "1", "2"], "has 1 word, not 2");
    pica_refuses(&["regs", "decode", "RenderTargetNAddr[8]", "1"], "has 8 elements");
    pica_refuses(&["regs", "decode", "DEPTHMAP_SCALE[1]", "1"], "is not an array");
    pica_refuses(&["regs", "list", "--map", "gameboy"], "unknown map `gameboy`");
    pica_refuses(&["regs", "show", ""], "no register is called");
    pica_refuses(&["regs", "show", "]["], "no register is called");
    pica_refuses(&["regs", "export", "--as", "fortran", "-o", "x"], "fortran");
}

#[test]
fn list_has_every_id_once() {
    let list = pica_ok(&["regs", "list", "--map", "pica200", "--format", "json"]).json();
    let ids: Vec<u64> = list.as_array().unwrap().iter().map(|register| register["id"].as_u64().unwrap()).collect();
    assert_eq!(ids, (0..0x400).collect::<Vec<_>>());
    let keys = [
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
    for register in list.as_array().unwrap() {
        for key in keys {
            assert!(register.get(key).is_some(), "{} lacks {key}", register["name"]);
        }
        for field in register["fields"].as_array().unwrap() {
            for key in ["name", "lsb", "msb", "type", "unit", "values", "doc"] {
                assert!(field.get(key).is_some(), "{}.{} lacks {key}", register["name"], field["name"]);
            }
        }
    }
    let light = &list[0x153];
    assert_eq!(
        (&light["count"], &light["stride"], &light["cpu_address"]),
        (&json!(8), &json!(0x10), &json!(0x1040_1000 + 4 * 0x153))
    );
    assert_eq!(list[0x2C5]["alias_of"], json!(0x2C1));
    assert_eq!(pica_ok(&["regs", "list"]).text().lines().count(), 0x400);
    assert_eq!(
        pica_ok(&["regs", "list", "--map", "maxwell-subchannels", "--format", "json"]).json()[0]["id"],
        json!(0xB197)
    );
}

#[test]
fn show_tells_what_older_documents_said() {
    let text = pica_ok(&["regs", "show", "DEPTHMAP_SCALE"]).text().to_owned();
    for part in ["0x10401134", "GPUREG_DEPTHRANGE_NEAR", "was: ", "[HW]", "f24"] {
        assert!(text.contains(part), "{part}");
    }
    assert_eq!(pica_ok(&["regs", "show", "0x04D", "--format", "json"]).json()["name"], "GPUREG_DEPTHMAP_SCALE");
}

/// A reader that stops early is no error.
#[test]
fn a_closed_pipe_is_quiet() {
    let script = format!("'{}' regs list | head -n 1", env!("CARGO_BIN_EXE_pica"));
    let output = std::process::Command::new("sh").args(["-c", &script]).output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert!(pica(&["--help"]).text().contains("regs"));
}

/// Values as the formats define them: numbers.md#formats, and the words that the tests of `decode` have.
#[test]
fn encode_makes_the_word_of_its_fields() {
    let encoded = |arguments: &[&str]| pica_ok(&[&["regs", "encode"], arguments].concat()).text().trim().to_owned();
    let depth = ["DEPTH_TEST_ENABLE=on", "function=GEQUAL", "RED_WRITE=1", "GREEN_WRITE=true", "BLUE_WRITE=on"];
    let rest = ["ALPHA_WRITE=on", "DEPTH_WRITE=on"];
    assert_eq!(encoded(&[&["0x107"], &depth[..], &rest].concat()), "0x00001F71");
    assert_eq!(encoded(&["DEPTHMAP_SCALE", "SCALE=-1.0"]), "0x00BF0000");
    assert_eq!(encoded(&["DEPTHMAP_SCALE", "SCALE=0x3F0000"]), "0x003F0000");
    assert_eq!(encoded(&["LIGHT0_SPOTDIR_XY", "X=-1.0", "Y=1"]), "0x08001800", "fixed1.1.11");
    assert_eq!(encoded(&["LIGHT0_XY", "Y=-5"]), "0xC5000000", "f16");
    assert_eq!(encoded(&["VIEWPORT_XY", "X=-1"]), "0x000003FF", "signed");
    assert_eq!(encoded(&["COLORBUFFER_LOC", "ADDRESS=0x18000000"]), "0x03000000", "address");
    assert_eq!(encoded(&["COLORBUFFER_LOC"]), "0x00000000");
    let json = pica_ok(&["regs", "encode", "0x107", "FUNCTION=7", "--format", "json"]).json();
    assert_eq!((&json["value"], &json["fields"]["FUNCTION"]["value"]), (&json!(0x70), &json!("GEQUAL")));
}

#[test]
fn fields_that_cannot_have_their_value_are_named() {
    for (arguments, message) in [
        (&["0x107", "FUNCTON=1"][..], "no field `FUNCTON`; the nearest are FUNCTION"),
        (&["0x107", "FUNCTION=BIGGER"], "FUNCTION: there is no `BIGGER`"),
        (&["0x107", "FUNCTION=8"], "FUNCTION: 0x8 does not fit; the field goes to 0x7"),
        (&["0x107", "FUNCTION"], "`FUNCTION` is not of the form FIELD=VALUE"),
        (&["0x107", "RED_WRITE=2"], "RED_WRITE: `2` is neither on nor off"),
        (&["0x107", "RED_WRITE=1", "red_write=0"], "RED_WRITE is given twice"),
        (&["VIEWPORT_XY", "X=512"], "X: the value does not fit; the field goes from -512 to 511 units"),
        (&["COLORBUFFER_LOC", "ADDRESS=0x18000001"], "is not a multiple of 8"),
        (&["DEPTHMAP_SCALE", "SCALE=x"], "SCALE: `x` is not a number"),
        (&["NOPE", "A=1"], "no register is called `NOPE`"),
    ] {
        pica_refuses(&[&["regs", "encode"], arguments].concat(), message);
    }
}
