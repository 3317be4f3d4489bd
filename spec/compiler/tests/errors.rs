// SPDX-License-Identifier: MIT
//! Planted errors. Each folder below `errors/` is a specification with a mistake and, in `expected.txt`, the message
//! that must come out. `UPDATE_EXPECT=1 cargo test` renews the messages; read the difference before you commit it.

use expect_test::expect_file;
use std::fs;
use std::path::Path;

/// The map that the folders use unless they bring their own.
const MAPS: &str = "version: 1
maps:
  - {name: m, title: Map, doc: A map., source: test, ids: 0x000-0x0FF}
";

/// What they cite.
const SOURCES: &str = "sources:
  - {name: test, kind: document, title: A test, good_for: Tests.}
  - {name: made up, kind: document, title: Made up, locator: text, good_for: Tests.}
";

/// What stands in such a folder would be missing, and nobody would be told.
#[test]
fn a_folder_with_the_name_of_a_file_is_refused() {
    let folder = std::env::temp_dir().join(format!("pica-spec-{}", std::process::id()));
    fs::create_dir_all(folder.join("isa.yaml")).unwrap();
    let error = pica_spec_compiler::read_files(&folder, "spec/").unwrap_err();
    fs::remove_dir_all(&folder).unwrap();
    assert_eq!(error.to_string(), "spec/isa.yaml is a folder, not a file");
}

#[test]
fn every_planted_error_is_reported() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/errors");
    let mut folders: Vec<_> = fs::read_dir(&root).unwrap().map(|entry| entry.unwrap().path()).collect();
    folders.sort();
    assert!(folders.len() >= 12);
    for folder in folders {
        let mut files = pica_spec_compiler::read_files(&folder, "").unwrap();
        files.extend(pica_spec_compiler::read_pages(&folder, "").unwrap());
        if !files.iter().any(|(name, _)| name == "maps.yaml") {
            files.push(("maps.yaml".into(), MAPS.into()));
        }
        if !files.iter().any(|(name, _)| name == "sources.yaml") {
            files.push(("sources.yaml".into(), SOURCES.into()));
        }
        let errors = match pica_spec_compiler::compile(&files) {
            Ok(_) => panic!("{} compiles", folder.display()),
            Err(errors) => errors,
        };
        expect_file![folder.join("expected.txt")].assert_eq(&format!("{errors}\n"));
    }
}

/// The specification that the folders vary compiles: it is the planted mistake that is reported.
#[test]
fn the_base_is_correct() {
    let unit = "map: m\nunit: u\ntitle: Unit\ndoc: A unit.\nregisters:\n  - id: 0x10\n    name: FOO\n    access: rw\n    doc: A register.\n    source: test\n    grade: DOC\n";
    let files = [("maps.yaml", MAPS), ("u.yaml", unit), ("sources.yaml", SOURCES)];
    let files = files.map(|(name, text)| (name.to_owned(), text.to_owned()));
    let description = pica_spec_compiler::compile(&files).unwrap();
    assert_eq!(description.maps[0].registers[0].name, "FOO");
}

/// The file of uses names registers and fields of the chip, and nothing else.
#[test]
fn uses_of_what_is_not_there() {
    let maps = MAPS.replace("ids: 0x000-0x0FF", "ids: 0x000-0x0FF, cpu: {base: 0x1000, stride: 4}");
    let unit = "map: m\nunit: u\ntitle: Unit\ndoc: A unit.\nregisters:\n  - id: 0x10\n    name: FOO\n    access: rw\n    doc: A register.\n    source: test\n    grade: DOC\n    fields:\n      - {name: BAR, bits: 0-3, doc: A field.}\n";
    let compile = |uses: &str| {
        let files = [("maps.yaml", maps.as_str()), ("u.yaml", unit), ("sources.yaml", SOURCES), ("uses.json", uses)];
        pica_spec_compiler::compile(&files.map(|(name, text)| (name.to_owned(), text.to_owned())))
    };
    let fields = r#""fields": {"Foo.BAR": {"model": ["unit::bar"]}}"#;
    let description = compile(&format!(r#"{{"registers": {{"FOO": {{}}}}, {fields}}}"#)).unwrap();
    let layout = &description.maps[0].layouts["Foo"];
    assert_eq!(layout.fields[0].used.as_ref().map(|used| used.model.as_slice()), Some(&["unit::bar".to_owned()][..]));
    for (uses, message) in [
        (format!(r#"{{"registers": {{"OTHER": {{}}}}, {fields}}}"#), "there is no `OTHER`: renew this file"),
        (r#"{"registers": {"A": {}}, "fields": {"Foo.OTHER": {}}}"#.into(), "there is no `A`, and 1 more"),
        (r#"{"registers": {}}"#.into(), "missing field `fields`"),
        ("no JSON".into(), "expected ident"),
    ] {
        let text = compile(&uses).unwrap_err().to_string();
        assert!(text.contains(message) && text.contains("uses.json"), "{text}");
    }
}

/// Likewise the instruction set, whose codes without an opcode are filled up.
#[test]
fn the_base_of_instruction_sets_is_correct() {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/spec/chip/isa.yaml")).unwrap();
    let isa = pica_spec_compiler::compile(&[("isa.yaml".into(), text), ("sources.yaml".into(), SOURCES.into())])
        .unwrap()
        .isa
        .unwrap();
    let names: Vec<_> = isa.opcodes.iter().map(|opcode| (opcode.code, opcode.name.as_str())).collect();
    let unknown = [(1, "UNKNOWN01"), (2, "UNKNOWN02"), (3, "UNKNOWN03"), (6, "UNKNOWN06"), (7, "UNKNOWN07")];
    assert_eq!(names, [&[(0, "ADD")], &unknown[..3], &[(4, "ADDI")], &unknown[3..]].concat());
}
