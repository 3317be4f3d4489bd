// SPDX-License-Identifier: MIT
//! The exports of a small specification that has one of everything: reviewed text, and the judgement of the tools that
//! read it. `UPDATE_EXPECT=1 cargo test` renews the text in `snapshots/`.

mod checks;
mod files;
mod list;
mod markup;
mod names;
mod pages;
mod tools;

use pica_spec_compiler::export::{ExportError, ExportedFile, Format, export};
use pica_spec_compiler::ir::Description;
use std::path::{Path, PathBuf};

const SPECIFICATION: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/spec");

fn files() -> Vec<(String, String)> {
    pica_spec_compiler::read_specification(Path::new(SPECIFICATION), "")
        .expect("the specification of the tests can be read")
}

fn description() -> Description {
    pica_spec_compiler::compile(&files()).unwrap_or_else(|errors| panic!("{errors}"))
}

fn exported(format: Format) -> Vec<ExportedFile> {
    export(&description(), format).unwrap_or_else(|error| panic!("{error}"))
}

/// Export with `fault` in place of `text`, which must be there.
fn faulty(format: Format, path: &str, text: &str, fault: &str) -> Vec<ExportedFile> {
    let mut files = exported(format);
    let file = files.iter_mut().find(|file| file.path == path).expect("the file is exported");
    assert!(file.text.contains(text), "{path} does not contain {text}");
    file.text = file.text.replacen(text, fault, 1);
    files
}

#[test]
fn snapshots() {
    for format in Format::ALL {
        let folder = PathBuf::from(format!("{}/tests/export/snapshots/{format}", env!("CARGO_MANIFEST_DIR")));
        let files = exported(format);
        for file in &files {
            if std::env::var_os("UPDATE_EXPECT").is_some() {
                let folder = folder.join(&file.path);
                let folder = folder.parent().expect("a file stands in a folder");
                std::fs::create_dir_all(folder).expect("a folder for snapshots can be created");
            }
            expect_test::expect_file![folder.join(&file.path)].assert_eq(&file.text);
        }
        files::only(&folder, &files).unwrap_or_else(|error| panic!("{format} no longer exports {error}"));
    }
}

#[test]
fn format_names() {
    for format in Format::ALL {
        assert_eq!(format.name().parse(), Ok(format));
    }
    let names: Vec<&str> = Format::ALL.iter().map(|format| format.name()).collect();
    assert_eq!(names, ["c-header", "sv-package", "vh", "vhdl-package", "systemrdl", "markdown", "html", "json"]);
    let error = "C-header".parse::<Format>().expect_err("there is no such format");
    let expected =
        "unknown format `C-header`; there are c-header, sv-package, vh, vhdl-package, systemrdl, markdown, html, json";
    assert_eq!(error.to_string(), expected);
}

#[test]
fn every_run_gives_the_same_bytes() {
    let json = serde_json::to_string(&description()).expect("a description is JSON");
    let again: Description = serde_json::from_str(&json).expect("JSON of a description is a description");
    for format in Format::ALL {
        let files = export(&again, format).unwrap_or_else(|error| panic!("{error}"));
        assert!(files == exported(format), "{format} differs between two runs");
        assert!(files.iter().all(|file| file.text.ends_with('\n')), "{format}: a file without end of line");
    }
}

#[test]
fn generated_text_says_so() {
    for format in Format::ALL.into_iter().filter(|format| *format != Format::Json) {
        for file in exported(format) {
            let head: String = file.text.lines().take(4).collect();
            assert!(head.contains("(description version 1). Do not edit."), "{format} {}: {head}", file.path);
        }
    }
}

#[test]
fn names_that_would_be_one_are_an_error() {
    let mut files = files();
    let (_, numbers) =
        files.iter_mut().find(|(name, _)| name.ends_with("numbers.yaml")).expect("a file of the fixture");
    numbers.push_str(
        "  - {id: 0x00A, name: TEST_CONFIG_ENABLE_MASK, access: rw, doc: Collides., source: made up, grade: DOC}\n",
    );
    let description = pica_spec_compiler::compile(&files).unwrap_or_else(|errors| panic!("{errors}"));
    for format in [Format::CHeader, Format::SvPackage, Format::Vh, Format::VhdlPackage] {
        let error = export(&description, format).expect_err("two things have one name");
        assert!(matches!(error, ExportError::Name { .. }), "{error:?}");
        expect_test::expect![[
            "field ENABLE of REG_TEST_CONFIG and REG_TEST_CONFIG_ENABLE_MASK would both be REG_TEST_CONFIG_ENABLE_MASK \
             in generated code; rename one or give it an `ident`"
        ]]
        .assert_eq(&error.to_string());
    }
}

#[test]
fn c_compilers_accept_the_headers() {
    checks::c_header("c", &description(), &exported(Format::CHeader)).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn verilog_tools_accept_the_packages() {
    checks::sv_package("sv", &description(), &exported(Format::SvPackage)).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn verilog_tools_accept_the_headers() {
    checks::vh("vh", &description(), &exported(Format::Vh)).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn ghdl_accepts_the_packages() {
    checks::vhdl_package("vhdl", &description(), &exported(Format::VhdlPackage))
        .unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn systemrdl_compiler_sees_the_description() {
    let files = exported(Format::SystemRdl);
    checks::systemrdl("rdl", &exported(Format::Json), &files).unwrap_or_else(|error| panic!("{error}"));
}

/// Each check finds the fault that it is there for.
#[test]
fn checks_find_planted_faults() {
    let description = description();
    let planted = |found: Result<(), String>, tool: &tools::Tool, sign: &str| {
        if tool.command().is_some() {
            let error = found.expect_err("the fault is found");
            assert!(error.contains(sign), "{error}");
        }
    };
    let header = |text, fault| faulty(Format::CHeader, "chip100.h", text, fault);
    let wrong_value = header(
        "CHIP100_REG_LIGHT1_COLOR                                         0x0048u",
        "CHIP100_REG_LIGHT1_COLOR 0x0049u",
    );
    planted(checks::c_header("c-value", &description, &wrong_value), &tools::GCC, "fact_");
    let ended = header("ends comments * /", "ends comments */");
    planted(checks::c_header("c-comment", &description, &ended), &tools::GCC, "error");

    let package = |text, fault| faulty(Format::SvPackage, "chip100_pkg.sv", text, fault);
    let moved = package("logic [2:0] reserved_3_1;", "logic [3:0] reserved_3_1;");
    planted(checks::sv_package("sv-moved", &description, &moved), &tools::IVERILOG, "WRONG");
    let narrow = package("typedef enum logic [2:0] {", "typedef enum logic [1:0] {");
    planted(checks::sv_package("sv-narrow", &description, &narrow), &tools::VERILATOR, "Warning");
    let returned = package("REG_LIGHT_COLOR = 16'h0040", "return 16'h0040");
    planted(checks::sv_package("sv-return", &description, &returned), &tools::YOSYS, "syntax error");
    let wrong_index = package("16'h0040 + 16'h0008 * n", "16'h0040 + 16'h0009 * n");
    planted(
        checks::sv_package("sv-index", &description, &wrong_index),
        &tools::IVERILOG,
        "WRONG REG_LIGHT_COLOR(16'd1)",
    );

    let include = |text, fault| faulty(Format::Vh, "chip100.vh", text, fault);
    let wrong_bits = include("6:4", "5:4");
    planted(checks::vh("vh-bits", &description, &wrong_bits), &tools::VERILATOR, "Warning-WIDTH");
    let wrong_id = include("16'h0048", "16'h0049");
    planted(checks::vh("vh-id", &description, &wrong_id), &tools::IVERILOG, "WRONG REG_LIGHT1_COLOR === 16'h0048");

    let vhdl = |text, fault| faulty(Format::VhdlPackage, "chip100_pkg.vhd", text, fault);
    let moved = vhdl("value.FUNCTION_FIELD := word(6 downto 4);", "value.FUNCTION_FIELD := word(7 downto 5);");
    planted(checks::vhdl_package("vhdl-moved", &description, &moved), &tools::GHDL, "WRONG to_test_config");
    let keyword = vhdl("FUNCTION_FIELD : compare", "FUNCTION : compare");
    planted(checks::vhdl_package("vhdl-keyword", &description, &keyword), &tools::GHDL, "error");

    let json = exported(Format::Json);
    let faults = [
        ("} FUNCTION[6:4];", "} FUNCTION[7:5];", "FUNCTION: bits 7-5, expected 6-4"),
        ("clip_data0_t CLIP_DATA1 @0x064;", "clip_data0_t CLIP_DATA1 @0x070;", "nothing expected at 0x70"),
        ("LESS = 2", "LESS = 6", "codes [0, 1, 4, 5, 6], expected [0, 1, 2, 4, 5]"),
        ("default sw = w;", "default sw = rw;", "sw = rw, expected w"),
        ("default swmod = true;", "", "swmod = False, expected True"),
        ("no_known_fields = true;", "no_known_fields;", "RuntimeError"),
        ("LIGHT[3] @0x100 += 0x20", "LIGHT[2] @0x100 += 0x20", "REG_LIGHT2_COLOR: nothing at 0x140"),
        ("alias LUT_DATA ", "", "alias is False, expected True"),
        ("    alias LUT_DATA lut_data_t LUT_DATA_AT_022[3]", "    lut_data_t STATUS[3]", "error"),
    ];
    for (n, (text, fault, sign)) in faults.into_iter().enumerate() {
        let files = faulty(Format::SystemRdl, "chip100.rdl", text, fault);
        if tools::python_with_systemrdl().is_some() {
            let found = checks::systemrdl(&format!("rdl-fault{n}"), &json, &files);
            let error = found.expect_err("the fault is found");
            assert!(error.contains(sign), "{error}");
        }
    }
}
