// SPDX-License-Identifier: MIT
//! The moved field: numbers are changed in the YAML alone, in a copy of the project, and model, hardware, bench, Verilog,
//! headers and pages follow.

use pica_spec::choices::Choices;
use pica_testbench::registry;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// What is changed: file, text, and what stands in its place.
const CHANGES: [(&str, &str, &str); 11] = [
    // What the project is built of serves the copy, too, and its own crates are others than those of the project.
    ("Cargo.toml", "[workspace.package]\nversion = \"", "[workspace.package]\nversion = \"1"),
    // STENCIL_TEST at another id, and two of its fields a bit lower.
    ("spec/pica200/framebuffer.yaml", "  - id: 0x105\n    name: STENCIL_TEST", "  - id: 0x108\n    name: STENCIL_TEST"),
    ("spec/pica200/framebuffer.yaml", "  - ids: 0x108-0x10C", "  - ids: 0x109-0x10C"),
    ("spec/pica200/framebuffer.yaml", "{name: WRITE_MASK, bits: 8-15,", "{name: WRITE_MASK, bits: 7-14,"),
    ("spec/pica200/framebuffer.yaml", "{name: REFERENCE, bits: 16-23,", "{name: REFERENCE, bits: 15-22,"),
    // Two opcodes exchanged.
    ("spec/isa.yaml", "{code: 0x00, name: ADD,", "{code: EXCHANGED, name: ADD,"),
    ("spec/isa.yaml", "{code: 0x08, name: MUL,", "{code: 0x00, name: MUL,"),
    ("spec/isa.yaml", "{code: EXCHANGED, name: ADD,", "{code: 0x08, name: ADD,"),
    // Two combiner sources renumbered.
    (
        "spec/pica200/combiner.yaml",
        "{value: 3, name: TEXTURE0, doc: \"Texture",
        "{value: EXCHANGED, name: TEXTURE0, doc: \"Texture",
    ),
    (
        "spec/pica200/combiner.yaml",
        "{value: 14, name: CONSTANT, doc: \"Constant",
        "{value: 3, name: CONSTANT, doc: \"Constant",
    ),
    (
        "spec/pica200/combiner.yaml",
        "{value: EXCHANGED, name: TEXTURE0, doc: \"Texture",
        "{value: 14, name: TEXTURE0, doc: \"Texture",
    ),
];

/// The folder of the project.
fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Where the copy and its programs are.
fn place() -> PathBuf {
    project().join("target").join("moved_field")
}

/// Copies what a build needs.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let (path, name) = entry.map(|entry| (entry.path(), entry.file_name())).expect("an entry");
        let skipped = ["target", "out", ".git"].iter().any(|skipped| name == *skipped);
        if path.is_dir() && !skipped {
            copy(&path, &to.join(name));
        } else if path.is_file() {
            fs::copy(&path, to.join(name)).expect("a copy");
        }
    }
}

fn change(root: &Path) {
    for (file, old, new) in CHANGES {
        let path = root.join(file);
        let text = fs::read_to_string(&path).expect("a file of the specification");
        assert_eq!(text.matches(old).count(), 1, "{file}: {old}");
        fs::write(&path, text.replace(old, new)).expect("the file again");
    }
}

/// Crates that are not optimised in the copy: few cases run there, and the compiler would take longer than they.
const QUICKLY: [&str; 7] = ["agents", "commands", "model", "shader", "values", "vectors", "verilog"];

/// What a command of the copy says; it has to succeed.
fn cargo_run(root: &Path, arguments: &[&str]) -> String {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(root).args(["run", "--package", "pica", "--quiet", "--offline"]);
    for name in QUICKLY {
        command.args(["--config", &format!("profile.dev.package.pica-{name}.opt-level=0")]);
    }
    command.arg("--").args(arguments);
    command.env("CARGO_BUILD_BUILD_DIR", project().join("target")).env("CARGO_TARGET_DIR", place().join("target"));
    let Output { status, stdout, stderr } = command.output().expect("cargo runs");
    let text = String::from_utf8_lossy(&stdout).into_owned();
    assert!(status.success(), "{arguments:?}\n{text}\n{}", String::from_utf8_lossy(&stderr));
    text
}

#[test]
fn the_yaml_is_the_only_place_of_a_number() {
    let root = place().join("project");
    let _ = fs::remove_dir_all(&root);
    copy(&project(), &root);
    change(&root);

    let report = cargo_run(&root, &["all", "--quick", "-o", "out"]);
    let last = report.lines().last().unwrap_or_default();
    let blocks = registry::blocks(&Choices::default()).expect("the defaults have hardware");
    let count = blocks.iter().filter(|block| block.listed).count();
    assert!(last.starts_with(&format!("PASS {count} blocks")), "{report}");
    assert!(last.contains(" 0 mismatches"), "{report}");

    let read = |file: &str| fs::read_to_string(root.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    let stencil = read("out/verilog/stencil.v");
    assert!(stencil.contains("STENCIL_TEST (0x108)"), "{stencil}");
    assert!(stencil.contains("localparam STENCIL_TEST_REFERENCE = 15;"), "{stencil}");
    let registers = read("out/verilog/fragment_pipeline.v");
    assert!(registers.contains("localparam ID_STENCIL_TEST = 10'h108;"), "the register bank");
    let decode = read("out/verilog/shader_decode.v");
    for code in ["localparam OPCODE_ADD = 6'h8;", "localparam OPCODE_MUL = 6'h0;"] {
        assert!(decode.contains(code), "{code}");
    }
    let source = read("out/verilog/combiner_operand.v");
    for code in ["localparam COMBINER_SOURCE_TEXTURE0 = 4'he;", "localparam COMBINER_SOURCE_CONSTANT = 4'h3;"] {
        assert!(source.contains(code), "{code}");
    }

    for (form, file, texts) in [
        ("vh", "pica200.vh", ["GPUREG_STENCIL_TEST_REFERENCE_LSB", " 15"]),
        ("c-header", "pica200.h", ["GPUREG_STENCIL_TEST ", "108"]),
        ("markdown", "pica200.md", ["GPUREG_STENCIL_TEST", "0x108"]),
    ] {
        cargo_run(&root, &["regs", "export", "--as", form, "-o", "export"]);
        let text = read(&format!("export/{file}"));
        let found = text.lines().any(|line| texts.iter().all(|part| line.contains(part)));
        assert!(found, "{file} has no line with {texts:?}");
    }
}
