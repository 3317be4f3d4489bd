// SPDX-License-Identifier: MIT
//! Whatever is in a specification file, the compiler answers with a description or with errors.

use proptest::prelude::*;
use std::path::Path;
use std::sync::LazyLock;

/// The real specification.
static FILES: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    pica_spec_compiler::read_specification(root, "").unwrap()
});

/// What takes the place of a piece of text.
fn replacement() -> impl Strategy<Value = String> {
    prop_oneof![
        Just(String::new()),
        Just("0xFFFFFFFF".to_owned()),
        Just("-1".to_owned()),
        Just("99999999999999999999".to_owned()),
        Just("0-4294967295".to_owned()),
        Just("[]".to_owned()),
        Just("{}".to_owned()),
        Just("~".to_owned()),
        Just("é{n}".to_owned()),
        Just("*a".to_owned()),
        Just("\n".to_owned()),
        "[A-Za-z0-9 :{}\\[\\]-]{1,12}",
    ]
}

/// Each case compiles the whole specification. `PICA_FULL=1` takes many.
fn cases() -> ProptestConfig {
    let full = std::env::var_os("PICA_FULL").is_some_and(|value| value == "1");
    ProptestConfig::with_cases(if full { 1000 } else { 32 })
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn mutated_files_never_panic(file in any::<prop::sample::Index>(), at in any::<prop::sample::Index>(), length in 0usize..40, text in replacement()) {
        let mut files = FILES.clone();
        let target = &mut files[file.index(FILES.len())].1;
        let mut start = at.index(target.len());
        let mut end = (start + length).min(target.len());
        while !target.is_char_boundary(start) { start -= 1; }
        while !target.is_char_boundary(end) { end += 1; }
        target.replace_range(start..end, &text);
        match pica_spec_compiler::compile(&files) {
            Ok(description) => { pica_spec_compiler::rust::generate(&description, Default::default()); }
            Err(errors) => {
                prop_assert!(!errors.0.is_empty());
                prop_assert!(!errors.to_string().is_empty());
            }
        }
    }

    #[test]
    fn arbitrary_text_never_panics(text in "\\PC{0,200}", name in prop::sample::select(vec!["maps.yaml", "choices.yaml", "assumptions.yaml", "unit.yaml"])) {
        let _ = pica_spec_compiler::compile(&[(name.to_owned(), text)]);
    }
}

/// Brackets, braces and dashes within each other, in files that end and that do not: the parsers would take hours, or the stack.
#[test]
fn what_is_nested_too_deep_is_refused_at_once() {
    let deep = 100_000;
    let texts = [
        "[".repeat(deep),
        "[".repeat(deep) + &"]".repeat(deep),
        "{a: ".repeat(deep),
        "- ".repeat(deep),
        "? ".repeat(deep),
        format!("id: \"\\q\"\n{}", "[".repeat(deep)),
        format!("maps: [\n{}", "[\n".repeat(deep)),
    ];
    for text in texts {
        let begin: String = text.chars().take(20).collect();
        let error = pica_spec_compiler::compile(&[("maps.yaml".to_owned(), text)]).unwrap_err().to_string();
        assert!(error.contains("nested more than 100 deep") && error.contains("maps.yaml:"), "{begin}: {error}");
    }
    let flat = format!("maps: {}{}", "[".repeat(50), "]".repeat(50));
    let error = pica_spec_compiler::compile(&[("maps.yaml".to_owned(), flat)]).unwrap_err().to_string();
    assert!(!error.contains("nested"), "{error}");
}
