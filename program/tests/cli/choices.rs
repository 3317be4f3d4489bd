// SPDX-License-Identifier: MIT
//! `pica choices`.

use super::pica::{pica_ok, pica_refuses};

#[test]
fn list_and_show() {
    let list = pica_ok(&["choices", "list", "--format", "json"]).json();
    assert!(list.as_array().unwrap().len() >= 52);
    for choice in list.as_array().unwrap() {
        let id = choice["id"].as_str().unwrap();
        let shown = pica_ok(&["choices", "show", id, "--format", "json"]).json();
        assert_eq!(&shown, choice);
        for key in ["question", "values", "default", "reason", "grade"] {
            assert!(choice.get(key).is_some(), "{id} lacks {key}");
        }
        assert_ne!(choice.get("experiment").is_some(), choice.get("no_experiment").is_some(), "{id}");
        assert_eq!(choice["assumption"], choice["values"].as_array().unwrap().len() == 1, "{id}");
    }
    let text = pica_ok(&["choices", "show", "f24_rounding"]).text().to_owned();
    assert!(text.contains("* toward-zero") && text.contains("nearest-even"), "{text}");
    let text = pica_ok(&["choices", "list"]).text().to_owned();
    assert_eq!(text.lines().count(), list.as_array().unwrap().len());
    assert!(text.starts_with("f24_rounding "), "no numbers that nothing takes: {text}");
    assert!(text.contains("cmp_mask                       ignored (or obeyed)\n"), "{text}");
    assert!(text.contains("litp_flag_mask                 ignored (assumption)\n"), "{text}");
}

/// What nothing can be chosen of is shown as such.
#[test]
fn assumptions() {
    let text = pica_ok(&["choices", "show", "stencil_sign"]).text().to_owned();
    assert!(text.starts_with("stencil_sign (assumption): ") && text.contains("* unsigned: Unsigned"), "{text}");
}

#[test]
fn unknown_choice() {
    pica_refuses(&["choices", "show", "f24_round"], "f24_rounding");
}

const CUBE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../spec/tests/traces/02_cube.ctf");

/// What an alternative changes is what two renderings differ in.
#[test]
fn effect_counts_what_differs() {
    let folder = tempfile::tempdir().unwrap();
    let rendered = |choice: &[&str]| {
        let file = folder.path().join("picture");
        pica_ok(&[&["render", CUBE, "-o", "/dev/null", "--rgba", file.to_str().unwrap()], choice].concat());
        std::fs::read(file).unwrap()
    };
    let (default, other) = (rendered(&[]), rendered(&["--choice", "combiner_division=rounded"]));
    let pixels = default.chunks(4).zip(other.chunks(4)).filter(|(a, b)| a != b).count();
    assert!(pixels > 0);
    let effect =
        pica_ok(&["choices", "effect", "combiner_division", "cmp_ne_nan", "--trace", CUBE, "--format", "json"]).json();
    let of = |id: &str, value: &str| {
        let effects = effect["effects"].as_array().unwrap();
        effects.iter().find(|effect| effect["id"] == id && effect["value"] == value).unwrap()["changes"].clone()
    };
    assert_eq!(of("combiner_division", "rounded")[0]["pixels"], pixels);
    assert_eq!(of("cmp_ne_nan", "always-false"), serde_json::json!([]));
}

#[test]
fn effect_writes_a_page_and_pictures() {
    let folder = tempfile::tempdir().unwrap();
    let [pictures, page] = ["pictures", "page.md"].map(|name| folder.path().join(name).to_str().unwrap().to_owned());
    let arguments = ["choices", "effect", "combiner_division", "--trace", CUBE, "-o", &pictures, "--report", &page];
    let text = pica_ok(&arguments).text().to_owned();
    assert!(text.contains("combiner_division=rounded 02_cube: ") && text.contains(" pixels by up to "), "{text}");
    let page = std::fs::read_to_string(page).unwrap();
    assert!(page.contains("### combiner_division=rounded\n"), "{page}");
    assert!(std::fs::read(format!("{pictures}/combiner_division.rounded.png")).unwrap().starts_with(b"\x89PNG"));
    pica_refuses(&["choices", "effect", "combiner_divisor", "--trace", CUBE], "combiner_division");
    pica_refuses(&["choices", "effect", "--trace", env!("CARGO_MANIFEST_DIR")], "has no recording (.ctf)");
}
