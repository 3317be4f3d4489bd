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
        for key in ["question", "values", "default", "reason", "grade", "experiment"] {
            assert!(choice.get(key).is_some(), "{id} lacks {key}");
        }
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
