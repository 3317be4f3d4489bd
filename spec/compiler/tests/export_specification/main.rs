// SPDX-License-Identifier: MIT
//! The exports of the project's own specification: the judgement of the tools that read them, and the copies of them
//! that are kept for review in `spec/exports/`. `UPDATE_EXPECT=1 cargo test` renews the copies.

#[path = "../export/checks.rs"]
mod checks;
#[path = "../export/files.rs"]
mod files;
#[path = "../export/markup.rs"]
mod markup;
#[path = "../export/names.rs"]
mod names;
mod places;
mod strobe;
#[path = "../export/tools.rs"]
mod tools;

use pica_spec_compiler::export::{ExportedFile, Format, export};
use pica_spec_compiler::ir::Description;
use std::path::{Path, PathBuf};

/// The folder of `maps.yaml`.
const SPECIFICATION: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

fn description() -> Description {
    let files =
        pica_spec_compiler::read_specification(Path::new(SPECIFICATION), "").expect("the specification can be read");
    pica_spec_compiler::compile(&files).unwrap_or_else(|errors| panic!("{errors}"))
}

fn exported(description: &Description, format: Format) -> Vec<ExportedFile> {
    export(description, format).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn copies() {
    let description = description();
    for format in Format::ALL {
        let folder = PathBuf::from(format!("{SPECIFICATION}/exports/{format}"));
        let files = exported(&description, format);
        for file in &files {
            let path = folder.join(&file.path);
            let kept = std::fs::read_to_string(&path).unwrap_or_default();
            // The whole text of a difference would hide the line that matters.
            let line = kept.lines().zip(file.text.lines()).position(|(kept, new)| kept != new);
            if std::env::var_os("UPDATE_EXPECT").is_some() {
                std::fs::create_dir_all(path.parent().expect("a file stands in a folder"))
                    .expect("a folder can be made");
                std::fs::write(&path, &file.text).expect("a copy can be written");
            } else if kept != file.text {
                let line = line.unwrap_or(kept.lines().count()) + 1;
                panic!("{} differs from line {line} on; UPDATE_EXPECT=1 renews it", path.display());
            }
        }
        files::only(&folder, &files).unwrap_or_else(|error| panic!("{format} no longer exports {error}"));
    }
}

#[test]
fn c_compilers_accept_the_headers() {
    let description = description();
    let files = exported(&description, Format::CHeader);
    checks::c_header("c", &description, &files).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn verilog_tools_accept_the_packages() {
    let description = description();
    let files = exported(&description, Format::SvPackage);
    checks::sv_package("sv", &description, &files).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn verilog_tools_accept_the_headers() {
    let description = description();
    let files = exported(&description, Format::Vh);
    checks::vh("vh", &description, &files).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn ghdl_accepts_the_packages() {
    let description = description();
    let files = exported(&description, Format::VhdlPackage);
    checks::vhdl_package("vhdl", &description, &files).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn systemrdl_compiler_sees_the_description() {
    let description = description();
    let (json, files) = (exported(&description, Format::Json), exported(&description, Format::SystemRdl));
    checks::systemrdl("rdl", &json, &files).unwrap_or_else(|error| panic!("{error}"));
}

/// Hardware that PeakRDL makes of registers of the framebuffer part sees each write to a trigger.
#[test]
fn a_trigger_has_a_strobe_in_regblock() {
    let mut description = description();
    description.maps.retain(|map| map.name == "pica200");
    description.maps[0].registers.retain(|register| (0x110..0x114).contains(&register.id));
    let files = exported(&description, Format::SystemRdl);
    strobe::regblock(&files[0]).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn the_pages_are_whole() {
    let description = description();
    markup::check_html(&exported(&description, Format::Html)[0].text).unwrap_or_else(|error| panic!("{error}"));
    markup::check_markdown(&exported(&description, Format::Markdown)).unwrap_or_else(|error| panic!("{error}"));
}
