// SPDX-License-Identifier: MIT
//! Names and numbers in every form that is printed, and names that nothing has.

use super::pica::{pica, pica_ok, pica_refuses, pica_with, trace};

#[test]
fn a_register_is_found_by_what_is_printed_of_it() {
    for form in [
        "0x04D",
        "04D",
        "04d",
        "77",
        "0x10401134",
        "0x10401137",
        "272634164",
        "DEPTHMAP_SCALE",
        "GPUREG_DEPTHMAP_SCALE",
        "PICA_REG_FRAG_OP_WSCALE_DATA1",
        "GPUREG_DEPTHRANGE_NEAR",
        "pica200 0x04D",
        "pica200 0x04D GPUREG_DEPTHMAP_SCALE",
        "GPUREG_DEPTHMAP_SCALE (0x04D)",
    ] {
        let shown = pica_ok(&["regs", "show", form, "--format", "json"]).json();
        assert_eq!(shown["name"], "GPUREG_DEPTHMAP_SCALE", "{form}");
        let decoded = pica_ok(&["regs", "decode", form, "0xBF0000", "--format", "json"]).json();
        assert_eq!(decoded["id"], 0x4D, "{form}");
    }
    // As separate words, too.
    let shown = pica_ok(&["regs", "show", "pica200", "0x04D", "--format", "json"]).json();
    assert_eq!(shown["id"], 0x4D);
    // Three digits with a leading 0 are hexadecimal, others are decimal.
    let id = |form: &str| pica_ok(&["regs", "show", form, "--format", "json"]).json()["id"].clone();
    assert_eq!((id("041"), id("41"), id("107"), id("2C1")), (0x41.into(), 41.into(), 107.into(), 0x2C1.into()));
    assert_eq!(id("maxwell-3d RenderTargetNAddr[3]"), 0x230);
    pica_refuses(&["regs", "show", "0x10402000"], "no register 0x10402000");
    pica_refuses(&["regs", "show", "--map", "pica200", "maxwell-3d 0x200"], "--map");
    pica_refuses(&["regs", "show", "0x04D 0x04E"], "name one register");
    pica_refuses(&["regs", "show", "RenderTargetNAddr[8]"], "has 8 elements, from 0");
}

/// Every id that `commands decode --format text` prints is taken as it stands there.
#[test]
fn printed_ids_are_taken() {
    let text = pica_ok(&["commands", "decode", &trace("01_triangle.ctf"), "--format", "text"]).text().to_owned();
    for line in text.lines().take(20) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let shown = pica_ok(&["regs", "show", words[1]]).text().to_owned();
        assert!(shown.contains(words[4]), "{line}: {shown}");
    }
}

#[test]
fn near_names_are_suggested_of_the_same_map_first() {
    let run = pica(&["regs", "show", "DEPTHMAP_SCAL"]);
    assert_eq!(run.status, 2);
    let near = run.stderr.split("the nearest are ").nth(1).unwrap();
    assert!(near.starts_with("GPUREG_DEPTHMAP_SCALE"), "{}", run.stderr);
    // Both maps have names like this one; those of the map asked for come first, or alone.
    let near = |arguments: &[&str]| {
        let run = pica(arguments);
        assert_eq!(run.status, 2);
        let near = run.stderr.split("the nearest are ").nth(1).unwrap().split(';').next().unwrap().to_owned();
        near.split(", ").map(str::to_owned).collect::<Vec<_>>()
    };
    assert!(near(&["regs", "show", "Viewport_Widht"])[0].starts_with("GPUREG_"));
    let own = near(&["regs", "show", "--map", "maxwell-3d", "Viewport_Widht"]);
    assert!(own.iter().all(|name| !name.starts_with("GPUREG_")), "{own:?}");
}

#[test]
fn unknown_names_are_never_ignored() {
    for (arguments, parts) in [
        (
            &["choices", "show", "f24_round"][..],
            &["there is no choice `f24_round`", "f24_rounding", "choices list"][..],
        ),
        (&["choices", "show", "1"], &["there is no choice `1`"]),
        (&["equiv", "f24_ad"], &["there is no block `f24_ad`", "f24_add"]),
        (&["verilog", "zzz", "-o", "/no/such"], &["there is no block `zzz`", "verilog --list --all"]),
        (&["equiv", "f24_add", "--choice", "f24_rnding=x"], &["there is no choice `f24_rnding`", "f24_rounding"]),
        (&["equiv", "f24_add", "--choice", "f24_rounding=up"], &["`f24_rounding`", "toward-zero", "nearest-even"]),
        (&["equiv", "f24_add", "--engine", "modelsim"], &["modelsim", "verilator"]),
        (&["regs", "list", "--map", "pica"], &["unknown map `pica`", "pica200", "maxwell-3d"]),
        (&["regs", "list", "--format", "xml"], &["xml", "json"]),
        (&["regs", "export", "--as", "c", "-o", "/no/such"], &["c-header", "systemrdl"]),
        (&["f24", "--float", "1.8.23"], &["1.7.16", "1.5.10"]),
        (&["f24", "--choice", "al_width=x"], &["`al_width`", "f24_rounding"]),
    ] {
        let run = pica(arguments);
        assert_eq!(run.status, 2, "{arguments:?}");
        for part in parts {
            assert!(run.stderr.contains(part), "{arguments:?}: `{}` does not contain `{part}`", run.stderr);
        }
    }
    // A name beside an id was not looked at.
    for (line, part) in [
        (
            "{\"id\": 77, \"name\": \"NOPE\", \"value\": 1}",
            "-:1: `name` is `NOPE`, but register 0x04D has GPUREG_DEPTHMAP_SCALE",
        ),
        ("{\"name\": \"DEPTHMAP_SCAL\", \"value\": 1}", "-:1: no register is called `DEPTHMAP_SCAL`"),
    ] {
        let run = pica_with(&["commands", "encode", "-", "-o", "-"], line.as_bytes());
        assert_eq!(run.status, 2, "{line}");
        assert!(run.stderr.contains(part), "{}", run.stderr);
    }
}

/// Frames, draws and lists are numbered from 0, and the first one is 0 wherever it is named.
#[test]
fn numbers_count_from_0() {
    let file = trace("02_cube.ctf");
    pica_refuses(&["render", &file, "-o", "-", "--frame", "2"], "there is no frame 2: the recording has 2, from 0");
    pica_refuses(&["commands", "decode", &file, "--list", "99"], "from 0: no list 99");
    let folder = tempfile::tempdir().unwrap();
    let picture = folder.path().join("a.png");
    let run = pica_ok(&["render", &file, "-o", picture.to_str().unwrap(), "--frame", "0", "--inspect", "144,240"]);
    let place = run.text().lines().find(|line| line.starts_with("draw ")).unwrap();
    assert!(place.starts_with("draw 0, ") && place.contains("(list 0, "), "{place}");
}
