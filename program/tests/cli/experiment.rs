// SPDX-License-Identifier: MIT
//! `pica experiment`.

use super::pica::{pica, pica_ok, pica_refuses, trace};
use pica_vectors::seal::sealed;
use serde_json::Value;
use std::fs;
use std::path::Path;

fn export(folder: &Path, arguments: &[&str]) {
    let folder = folder.to_str().unwrap();
    pica_ok(&[&["experiment", "export"], arguments, &["-o", folder]].concat());
}

/// Renders the recording of an experiment as a console that does as these choices say.
fn play(folder: &Path, id: &str, choices: &[&str]) {
    let place = folder.join(id);
    let [recording, result] = [format!("{id}.ctf"), "result.rgba".to_owned()].map(|name| place.join(name));
    let mut arguments =
        vec!["render", recording.to_str().unwrap(), "-o", "/dev/null", "--rgba", result.to_str().unwrap()];
    choices.iter().for_each(|choice| arguments.extend(["--choice", choice]));
    pica_ok(&arguments);
}

fn judged(folder: &Path) -> Vec<Value> {
    pica_ok(&["experiment", "judge", folder.to_str().unwrap()]).json_lines()
}

#[test]
fn every_entry_has_an_experiment_or_a_reason() {
    let list = pica_ok(&["experiment", "list", "--format", "json"]).json();
    let list = list.as_array().unwrap();
    let mut with = 0;
    for entry in list {
        let id = entry["id"].as_str().unwrap();
        let shown = pica_ok(&["choices", "show", id, "--format", "json"]).json();
        assert_eq!(entry.get("experiment"), shown.get("experiment"), "{id}");
        assert_eq!(entry.get("no_experiment"), shown.get("no_experiment"), "{id}");
        let known = pica_experiments::entries::of(id).is_some();
        assert_eq!(entry.get("experiment").is_some(), known, "{id}: the ledger and the programs differ");
        with += usize::from(known);
    }
    assert_eq!(with, pica_experiments::entries::all().count());
    let text = pica_ok(&["experiment", "list"]).text().to_owned();
    assert!(text.contains("\nlod_rules: nearest-8, gl-ceil, wide\n"), "{text}");
    assert!(text.contains("\n  Needs first: texture_filter\n") && text.contains("\n  No experiment: "), "{text}");
}

/// What `render` makes of a recording is what `judge` names, with other entries at other alternatives.
#[test]
fn a_console_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("experiments");
    export(&folder, &["dot_product_order", "fog_rounding", "movas_consecutive", "fill_partial_group", "gas"]);
    let others = ["f24_guard_bits=one-bit", "lut_divisor=power-of-two", "fill_rule=exclude-left-low"];
    for (id, value) in [
        ("dot_product_order", "left-to-right"),
        ("dot_product_order", "pairwise-tree"),
        ("dot_product_order", "unrounded"),
        ("fog_rounding", "round"),
        ("movas_consecutive", "hang"),
        ("movas_consecutive", "execute"),
        ("fill_partial_group", "whole-group"),
        ("gas", "no-effect"),
    ] {
        let choice = format!("{id}={value}");
        play(&folder, id, &[&others[..], &[&choice]].concat());
        let verdicts = judged(&folder);
        let verdict = verdicts.iter().find(|verdict| verdict["id"] == id).unwrap();
        assert_eq!(verdict["remaining"], serde_json::json!([value]), "{verdicts:?}");
    }
    let text = pica_ok(&["experiment", "judge", folder.to_str().unwrap(), "--format", "text"]).text().to_owned();
    assert!(text.contains("dot_product_order: unrounded\n"), "{text}");
}

#[test]
fn the_files_are_what_the_contract_says() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("experiments");
    export(&folder, &["f24_rounding"]);
    let place = folder.join("f24_rounding");
    let expected: Value = serde_json::from_slice(&fs::read(place.join("expected.json")).unwrap()).unwrap();
    assert_eq!((&expected["id"], &expected["needs"]), (&"f24_rounding".into(), &serde_json::json!([])));
    for value in ["toward-zero", "nearest-even"] {
        let file = expected["alternatives"][value]["file"].as_str().unwrap();
        play(&folder, "f24_rounding", &[&format!("f24_rounding={value}")]);
        assert_eq!(fs::read(place.join(file)).unwrap(), fs::read(place.join("result.rgba")).unwrap());
    }
    // The shader and the list are those of the recording.
    let shader = fs::read(place.join("shader.pica")).unwrap();
    let rebuilt = place.join("rebuilt.shbin");
    fs::write(place.join("rebuilt.v.pica"), shader).unwrap();
    let source = place.join("rebuilt.v.pica");
    pica_ok(&["shader", "asm", source.to_str().unwrap(), "-o", rebuilt.to_str().unwrap()]);
    assert_eq!(fs::read(rebuilt).unwrap(), fs::read(place.join("shader.shbin")).unwrap());
    let list = |file: &str| pica_ok(&["commands", "decode", place.join(file).to_str().unwrap()]).json_lines().len();
    assert!(list("01-list.bin") > 50);
    let steps = fs::read_to_string(place.join("steps.txt")).unwrap();
    assert_eq!(steps, "load 0x18100000 00-memory.bin\nlist 01-list.bin\nsave 0x18100000 16384 result.bin\n");
    assert!(folder.join("console/source/main.c").exists() && folder.join("manifest.json").exists());
}

/// A result may be a picture, the memory of the buffer, or a recording that loads it.
#[test]
fn results_have_four_forms() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("experiments");
    export(&folder, &["line_skip_pattern"]);
    let place = folder.join("line_skip_pattern");
    let recording = place.join("line_skip_pattern.ctf");
    let odd = || assert_eq!(judged(&folder)[0]["remaining"], serde_json::json!(["odd"]));
    play(&folder, "line_skip_pattern", &["line_skip_pattern=odd"]);
    odd();
    let pixels = fs::read(place.join("result.rgba")).unwrap();
    fs::remove_file(place.join("result.rgba")).unwrap();
    let png = place.join("result.png");
    let arguments = ["render", recording.to_str().unwrap(), "--choice", "line_skip_pattern=odd", "-o"];
    pica_ok(&[&arguments[..], &[png.to_str().unwrap()]].concat());
    odd();
    fs::remove_file(png).unwrap();
    let memory = in_memory(&pixels);
    fs::write(place.join("result.bin"), &memory).unwrap();
    odd();
    fs::remove_file(place.join("result.bin")).unwrap();
    let mut loaded = pica_spec::trace::Recording::read(&fs::read(&recording).unwrap()).unwrap();
    let data = memory.as_slice().into();
    loaded.stream = vec![pica_spec::trace::Element::MemoryLoad { address: 0x1810_0000, data }];
    fs::write(place.join("result.ctf"), loaded.write().unwrap()).unwrap();
    odd();
}

/// A colour buffer of 64 x 64 pixels as the chip has it: tiles of 8 x 8 in Morton order, the top first, bytes A, B, G, R.
fn in_memory(pixels: &[u8]) -> Vec<u8> {
    let mut memory = vec![0; pixels.len()];
    for (index, pixel) in pixels.chunks(4).enumerate() {
        let (x, y) = (index % 64, index / 64);
        let morton = (0..3).map(|bit| (x >> bit & 1) << (2 * bit) | (y >> bit & 1) << (2 * bit + 1)).sum::<usize>();
        let place = 4 * ((y / 8 * 8 + x / 8) * 64 + morton);
        memory[place..place + 4].copy_from_slice(&[pixel[3], pixel[2], pixel[1], pixel[0]]);
    }
    memory
}

/// A result of an entry that needs another one counts only beside an answer to that one which fits.
#[test]
fn what_is_needed_is_settled_first() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("experiments");
    let ids = ["f24_rounding", "interpolation_arithmetic"];
    export(&folder, &ids);
    ids.iter().for_each(|id| play(&folder, id, &["f24_rounding=nearest-even"]));
    let verdicts = judged(&folder);
    assert_eq!(verdicts[0]["remaining"], serde_json::json!(["nearest-even"]));
    assert_eq!(verdicts[1]["remaining"], serde_json::json!(["exact-quotient", "f24-steps"]));
    assert!(verdicts[1]["unsettled"].as_str().unwrap().contains("f24_rounding=toward-zero"), "{verdicts:?}");
    // Exported again for what was found, it decides.
    let again = folder.with_file_name("again");
    export(&again, &["interpolation_arithmetic", "--choice", "f24_rounding=nearest-even"]);
    play(&again, ids[1], &["f24_rounding=nearest-even", "interpolation_arithmetic=f24-steps"]);
    assert_eq!(judged(&again)[0]["remaining"], serde_json::json!(["f24-steps"]));
}

#[test]
fn a_result_that_fits_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("experiments");
    export(&folder, &["cmp_mask"]);
    fs::write(folder.join("cmp_mask/result.rgba"), [7; 4 * 64 * 64]).unwrap();
    let run = pica(&["experiment", "judge", folder.to_str().unwrap()]);
    assert_eq!((run.status, run.text()), (1, "{\"id\":\"cmp_mask\",\"remaining\":[]}\n"));
    assert!(run.stderr.contains("1 leave no alternative"), "{}", run.stderr);
}

#[test]
fn refusals() {
    let folder = tempfile::tempdir().unwrap();
    let [empty, folder] = ["empty", "experiments"].map(|name| folder.path().join(name));
    let (name, export_to) = (folder.to_str().unwrap().to_owned(), ["-o", empty.to_str().unwrap()]);
    let refused = |arguments: &[&str], what: &str| {
        pica_refuses(&[&["experiment", "export"], arguments, &export_to].concat(), what);
        assert!(!empty.exists(), "nothing is half-written");
    };
    refused(&["cmp_masks"], "cmp_mask");
    refused(&["nan_payload"], "there is no experiment for nan_payload: NaN colours");
    refused(&["stencil_sign"], "it is an assumption");
    refused(
        &["lod_rules", "--choice", "texture_filter=nearest-level0"],
        "lod_rules cannot be decided where texture_filter=",
    );
    refused(&["cmp_mask", "--choice", "f24_rounding=nearest-even"], "no experiment needs it settled first");
    pica_refuses(&["experiment", "judge", empty.to_str().unwrap()], "manifest.json");

    export(&folder, &["cmp_mask"]);
    let judge = ["experiment", "judge", &name];
    pica_refuses(&judge, "has no result");
    let place = folder.join("cmp_mask");
    fs::write(place.join("result.rgba"), [0; 12]).unwrap();
    pica_refuses(&judge, "result.rgba: has 12 bytes, not those of 64 x 64 pixels");
    fs::rename(place.join("result.rgba"), place.join("result.bin")).unwrap();
    pica_refuses(&judge, "result.bin: has 12 bytes, not the 16384 of the colour buffer");
    fs::copy(place.join("result.bin"), place.join("result.png")).unwrap();
    pica_refuses(&judge, "which one counts?");
    fs::remove_file(place.join("result.bin")).unwrap();
    pica_refuses(&judge, "result.png: Invalid PNG signature");
    fs::remove_file(place.join("result.png")).unwrap();
    fs::copy(place.join("cmp_mask.ctf"), place.join("result.ctf")).unwrap();
    // The recording of the experiment loads a black buffer: a result like any other, and that of no alternative but one.
    assert!(pica(&judge).status < 2);
    // A picture of another size, and a size that no experiment has.
    fs::remove_file(place.join("result.ctf")).unwrap();
    let [recording, png] = [trace("02_cube.ctf"), place.join("result.png").to_str().unwrap().to_owned()];
    pica_ok(&["render", &recording, "-o", &png]);
    pica_refuses(&judge, "result.png: has 240 x 400 pixels, not 64 x 64");
    fs::rename(&png, place.join("result.rgba")).unwrap();
    let expected = fs::read_to_string(place.join("expected.json")).unwrap();
    let size = |size: &str| sealed(&expected.replacen("    64,\n    64\n", &format!("{size}, {size}"), 1));
    fs::write(place.join("expected.json"), size("4294967295")).unwrap();
    pica_refuses(&judge, "expected.json: size: 4294967295 x 4294967295 pixels are more than the colour buffer");
    fs::write(place.join("expected.json"), size("32")).unwrap();
    pica_refuses(&judge, "bytes, not those of 32 x 32 pixels");
    fs::write(place.join("expected.json"), sealed("{\"id\": 3}")).unwrap();
    pica_refuses(&judge, "expected.json: invalid type");
}

/// A bit that changed in what `export` wrote gave another verdict.
#[test]
fn what_was_exported_is_judged_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("experiments");
    export(&folder, &["cmp_mask"]);
    play(&folder, "cmp_mask", &[]);
    let judge = ["experiment", "judge", folder.to_str().unwrap()];
    let whole = pica_ok(&judge).text().to_owned();
    let place = folder.join("cmp_mask");
    let pictures: Vec<_> = fs::read_dir(place.join("expected")).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(pictures.len() >= 4, "pictures and masks");
    for path in [folder.join("manifest.json"), place.join("expected.json")].into_iter().chain(pictures) {
        let bytes = fs::read(&path).unwrap();
        for bit in [0, 3, 8 * (bytes.len() / 2) + 2, 8 * bytes.len() - 1] {
            let mut flipped = bytes.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            fs::write(&path, flipped).unwrap();
            pica_refuses(&judge, &format!("{}:", path.display()));
        }
        fs::write(path, bytes).unwrap();
    }
    // Nor is it what another version had, or a result that is of no experiment of the folder.
    let changed = |path: &Path, from: &str, to: &str, words: &str| {
        let text = fs::read_to_string(path).unwrap();
        assert!(text.contains(from), "{text}");
        fs::write(path, sealed(&text.replacen(from, to, 1))).unwrap();
        // What is whole beside it has its verdict.
        let run = pica(&judge);
        assert_eq!(run.status, 2, "{}", run.stderr);
        assert!(run.stderr.contains(words), "{}", run.stderr);
        fs::write(path, text).unwrap();
    };
    let expected = place.join("expected.json");
    changed(
        &expected,
        "\"needs\": []",
        "\"needs\": [\"f24_rounding\"]",
        "expected.json: has other alternatives, or needs others",
    );
    changed(&expected, "\"alternatives\": {", "\"alternatives\": {\"a\": {\"otherwise\": true},", "export it again");
    let manifest = folder.join("manifest.json");
    changed(
        &manifest,
        "\"cmp_mask\"",
        "\"cmp_masks\"",
        "cmp_mask/result.rgba: is a result, and manifest.json does not have",
    );
    changed(
        &manifest,
        "\"cmp_mask\"",
        "\"cmp_mask\", \"cmp_masks\"",
        "there is no experiment cmp_masks in this version",
    );
    let text = fs::read_to_string(&manifest).unwrap();
    fs::write(&manifest, "{\"experiments\": [\"cmp_mask\"]}").unwrap();
    pica_refuses(&judge, "manifest.json: does not begin with its SHA-256: an older pica wrote it");
    fs::write(&manifest, text).unwrap();
    assert_eq!(pica_ok(&judge).text(), whole);
}

/// One bad result leaves the verdict of the other, and is named; the status is that of unusable input.
#[test]
fn a_bad_file_leaves_the_other_verdicts() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("experiments");
    export(&folder, &["cmp_mask", "dot_product_order"]);
    play(&folder, "dot_product_order", &["dot_product_order=unrounded"]);
    fs::write(folder.join("cmp_mask/result.rgba"), [0; 12]).unwrap();
    let run = pica(&["experiment", "judge", folder.to_str().unwrap()]);
    assert_eq!(run.status, 2, "{}", run.stderr);
    assert!(run.stderr.contains("cmp_mask/result.rgba: has 12 bytes"), "{}", run.stderr);
    let verdicts = run.json_lines();
    assert_eq!(verdicts.len(), 1);
    assert_eq!((&verdicts[0]["id"], &verdicts[0]["remaining"][0]), (&"dot_product_order".into(), &"unrounded".into()));
}
