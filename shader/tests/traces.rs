// SPDX-License-Identifier: MIT
//! The shaders of the recorded scenes: their sources assemble to the files picasso made of them, and those files survive
//! reading, writing and disassembling byte for byte.

use std::path::PathBuf;

use pica_shader::assembler::{SourceFile, assemble};
use pica_shader::disassembler::disassemble;
use pica_shader::shbin::Shbin;

/// The containers. Those with a geometry program come from a vertex and a geometry source, in this order.
const CONTAINERS: [&str; 14] = [
    "01_triangle.tri",
    "02_cube.cube",
    "04_stencil.basic",
    "05_tev.tev",
    "06_light.light",
    "08_geometry.curve",
    "08_geometry.point",
    "08_geometry.poly",
    "10_texformats.basic",
    "12_shader.flow",
    "14_indexed.basic",
    "16_clip_formats.clip",
    "19_render_to_texture.basic",
    "20_shader_rare.rare",
];

fn path(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests/data/shaders", name].iter().collect()
}

fn bytes(name: &str) -> Vec<u8> {
    std::fs::read(path(&format!("{name}.shbin"))).expect("the container is part of the test data")
}

fn sources(name: &str) -> Vec<SourceFile> {
    ["v", "g"]
        .iter()
        .map(|stage| format!("{name}.{stage}.pica"))
        .filter_map(|file| Some(SourceFile::new(&*file, std::fs::read_to_string(path(&file)).ok()?)))
        .collect()
}

#[test]
fn every_file_of_the_test_data_is_used() {
    let directory = std::fs::read_dir(path("")).expect("the test data");
    let mut names: Vec<_> = directory.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect();
    names.retain(|name| name != "recorded_writes.txt");
    let mut used: Vec<_> = CONTAINERS
        .iter()
        .flat_map(|name| {
            let sources = sources(name).into_iter().map(|source| source.name);
            sources.chain([format!("{name}.shbin")])
        })
        .collect();
    names.sort();
    used.sort();
    assert_eq!(names, used);
}

#[test]
fn sources_assemble_to_the_same_files() {
    for name in CONTAINERS {
        let sources = sources(name);
        assert_eq!(sources.len(), if name.starts_with("08_") { 2 } else { 1 }, "{name}");
        let assembly = assemble(&sources).unwrap_or_else(|errors| panic!("{name}: {}", errors[0]));
        assert_eq!(assembly.warnings, [], "{name}");
        let expected = Shbin::read(&bytes(name)).expect("well-formed");
        assert_eq!(assembly.shbin.code, expected.code, "{name}");
        assert_eq!(assembly.shbin.descriptors, expected.descriptors, "{name}");
        assert_eq!(assembly.shbin.programs, expected.programs, "{name}");
        assert_eq!(assembly.shbin.write().expect("small"), bytes(name), "{name}");
    }
}

#[test]
fn files_are_written_as_they_were_read() {
    for name in CONTAINERS {
        let shbin = Shbin::read(&bytes(name)).expect("well-formed");
        assert_eq!(shbin.write().expect("small"), bytes(name), "{name}: the layout of the file");
        let fresh = Shbin { layout: None, ..shbin };
        assert_eq!(fresh.write().expect("small"), bytes(name), "{name}: the layout of picasso");
    }
}

#[test]
fn disassembly_assembles_to_the_same_files() {
    for name in CONTAINERS {
        let text = disassemble(&Shbin::read(&bytes(name)).expect("well-formed"));
        // These programs need none of the extensions but the separator of programs.
        for extension in [".word", ".opdesc", ".nonop", "@", "not in this text"] {
            assert!(!text.contains(extension), "{name} has {extension}:\n{text}");
        }
        let assembly =
            assemble(&[SourceFile::new(name, &*text)]).unwrap_or_else(|errors| panic!("{name}: {}\n{text}", errors[0]));
        assert_eq!(assembly.shbin.write().expect("small"), bytes(name), "{name}:\n{text}");
    }
}

/// Several sources of one run: all containers of the geometry scene in one, which share code and descriptors.
#[test]
fn many_programs_in_one_container_survive() {
    let mut all: Vec<SourceFile> = Vec::new();
    for (index, name) in ["08_geometry.curve", "08_geometry.point", "08_geometry.poly"].iter().enumerate() {
        for mut source in sources(name) {
            // Procedures are global, so each file gets its own names.
            for procedure in ["main", "gmain", "eval", "left", "right", "out", "vertex"] {
                let from = [format!(".proc {procedure}\n"), format!("call {procedure}\n")];
                for text in from {
                    source.text = source.text.replace(&text, &format!("{}_{index}\n", text.trim_end()));
                }
                source.text =
                    source.text.replace(&format!(".entry {procedure}\n"), &format!(".entry {procedure}_{index}\n"));
            }
            if !source.text.contains(".entry") {
                source.text.push_str(&format!(".entry main_{index}\n"));
            }
            all.push(source);
        }
    }
    let shbin = assemble(&all).unwrap_or_else(|errors| panic!("{}", errors[0])).shbin;
    assert_eq!(shbin.programs.len(), 6);
    let file = shbin.write().expect("small");
    let read = Shbin::read(&file).expect("well-formed");
    let text = disassemble(&read);
    let again = assemble(&[SourceFile::new("all", &*text)]).unwrap_or_else(|errors| panic!("{}\n{text}", errors[0]));
    assert_eq!(again.shbin.write().expect("small"), file, "{text}");
}
