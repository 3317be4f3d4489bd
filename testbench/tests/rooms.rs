// SPDX-License-Identifier: MIT
//! Hardware, model and bench have the same rooms, and a block has its file at the same place in each.

use pica_spec::choices::Choices;
use pica_testbench::registry;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The parts of the chip, and what is used in all of them.
const ROOMS: [&str; 11] =
    ["parts", "memory", "command", "geometry", "shader", "raster", "texture", "lighting", "fragment", "gpu", "float"];

/// Folders of sources that are cut by rooms, and what else lies in them: a folder and what it is for.
const TREES: [(&str, &[(&str, &str)]); 6] = [
    ("rtl/src", &[("dut", "ports by number, for whatever drives a block"), ("emit", "the way to Verilog")]),
    (
        "model/src",
        &[("diagnostic", "what users are told, of all parts"), ("trace", "recordings are no part of the chip")],
    ),
    ("testbench/src/registry", &[]),
    ("testbench/src/expected", &[]),
    ("testbench/src/stimulus", &[]),
    ("testbench/src/coverage", &[]),
];

/// The trees in which a block has a file.
const PLACES: [&str; 3] = ["rtl/src", "model/src", "testbench/src/registry"];

/// Blocks whose files have another name than the block: the place, and why.
const NAMES: [(&str, &str, &str); 8] = [
    ("morton", "memory/tiling", "the block is called by the order of the pixels, the file by where they lie"),
    ("color_pack", "fragment/framebuffer/color_format", "a format has one file for both ways"),
    ("color_unpack", "fragment/framebuffer/color_format", "a format has one file for both ways"),
    ("depth_pack", "fragment/framebuffer/depth_format", "a format has one file for both ways"),
    ("depth_unpack", "fragment/framebuffer/depth_format", "a format has one file for both ways"),
    ("primitive_assembly", "geometry/assembly", "what this room assembles are primitives"),
    ("f24_from_f32", "float/f32", "in the model the file has both ways"),
    ("f24_from_int", "float/int", "a file of float24 says what is not float24"),
];

/// Where a block, or all of a room, has its file in one of the trees, if not at the same place: why.
const ELSEWHERE: [(&str, &str, &str, &str); 9] = [
    (
        "register_file",
        "model/src",
        "command/write",
        "the registers are those of the specification; a write to them is here",
    ),
    ("raster_setup", "model/src", "raster/walk", "what the walk starts with, a scan, is made beside it"),
    ("numerator", "model/src", "raster/weights", "the sum is beside what weighs"),
    (
        "attribute_setup",
        "model/src",
        "raster/aligned",
        "the model has all components at once, and the integers of one apart",
    ),
    ("interpolator", "model/src", "raster/interpolate", "the model interpolates tiles"),
    ("depth_setup", "model/src", "raster/depth", "depth is one subject: what maps it and what interpolates it"),
    ("depth_plane", "model/src", "raster/depth", "depth is one subject: what maps it and what interpolates it"),
    (
        "back_end",
        "model/src",
        "gpu/pipeline/render",
        "the renderer rasterizes and shades tile by tile, with one file for both",
    ),
    ("float", "testbench/src/registry", "float", "the registry has one entry for all, over the table of the blocks"),
];

/// The places of files and folders below a folder: `fragment/fog` is `fragment/fog.rs` or `fragment/fog/mod.rs`.
fn places(folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        if path.is_dir() {
            found.extend(places(&path).into_iter().map(|place| format!("{name}/{place}")));
            found.insert(name);
        } else if name != "mod" {
            found.insert(name);
        }
    }
    found
}

fn workspace() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace")
}

/// A tree, and the places in it.
type Tree = (&'static str, BTreeSet<String>);

fn trees() -> Vec<Tree> {
    TREES.iter().map(|(tree, _)| (*tree, places(&workspace().join(tree)))).collect()
}

/// The places where hardware may have the file of a block: its words are those of the place, without the room or with it.
fn by_name<'a>(block: &str, hardware: &'a BTreeSet<String>) -> Vec<&'a String> {
    let float = block.strip_prefix("f24_").map(|operation| format!("float_{operation}"));
    let name = float.unwrap_or_else(|| block.to_owned());
    let is = |place: &&String| {
        let room_and_rest = place.split_once('/').filter(|(room, _)| ROOMS.contains(room));
        room_and_rest.is_some_and(|(room, rest)| {
            let rest = rest.replace('/', "_");
            rest == name || format!("{room}_{rest}") == name
        })
    };
    hardware.iter().filter(is).collect()
}

/// What is not in its room, or has another name than elsewhere.
fn findings(trees: &[Tree], blocks: &[&str]) -> Vec<String> {
    let mut findings = Vec::new();
    for ((tree, aside), (_, found)) in TREES.iter().zip(trees) {
        let folders: BTreeSet<&str> = found.iter().filter_map(|place| Some(place.split_once('/')?.0)).collect();
        for folder in &folders {
            if !ROOMS.contains(folder) && !aside.iter().any(|(name, _)| name == folder) {
                findings.push(format!("{tree}/{folder} is not a room"));
            }
        }
        findings.extend(
            aside.iter().filter(|(name, _)| !folders.contains(name)).map(|(name, _)| format!("no {tree}/{name}")),
        );
    }
    let tree = |name: &str| &trees.iter().find(|(tree, _)| *tree == name).expect("a tree").1;
    let hardware = tree("rtl/src");
    for room in ROOMS.into_iter().filter(|room| *room != "parts" && hardware.contains(*room)) {
        let without = PLACES.into_iter().filter(|name| !tree(name).contains(room));
        findings.extend(without.map(|name| format!("{room} is a room of rtl/src and not of {name}")));
    }
    for block in blocks {
        let own = NAMES.iter().find(|(name, ..)| name == block);
        let found = by_name(block, hardware);
        let place = match (own, found.as_slice()) {
            (Some((_, place, _)), []) => *place,
            (Some(_), _) => {
                findings.push(format!("{block} needs no exception"));
                continue;
            }
            (None, [place]) => place.as_str(),
            (None, _) => {
                findings.push(format!("{block} has its circuit in {found:?}"));
                continue;
            }
        };
        let room = place.split('/').next();
        for name in PLACES {
            let is_here =
                |(what, tree, ..): &&(&str, &str, &str, &str)| *tree == name && (what == block || Some(*what) == room);
            let elsewhere = ELSEWHERE.iter().find(is_here);
            match elsewhere {
                Some(_) if tree(name).contains(place) => findings.push(format!("{block}: {name}/{place} exists")),
                _ => {}
            }
            let place = elsewhere.map_or(place, |(_, _, place, _)| place);
            if !tree(name).contains(place) {
                findings.push(format!("{block}: there is no {name}/{place}"));
            }
        }
    }
    findings
}

/// The blocks of the design, without those that differ only in size.
fn blocks() -> Vec<String> {
    let choices = Choices::default();
    let names = registry::entries(&choices).map(|entry| entry.name().to_owned());
    names.filter(|name| !name.starts_with("float_") && name != "shader_unit_4096").collect()
}

#[test]
fn hardware_model_and_bench_have_the_same_rooms() {
    let blocks = blocks();
    let blocks: Vec<&str> = blocks.iter().map(String::as_str).collect();
    assert!(blocks.len() > 30, "{blocks:?}");
    for (block, ..) in NAMES {
        assert!(blocks.contains(&block), "{block} is no block");
    }
    let findings = findings(&trees(), &blocks);
    assert!(findings.is_empty(), "{findings:#?}");
}

/// The file of a circuit declares it, and that of the registry says what it is about.
#[test]
fn files_have_what_their_names_say() {
    let (blocks, hardware) = (blocks(), places(&workspace().join("rtl/src")));
    let text = |tree: &str, place: &str| {
        let path = workspace().join(tree).join(place);
        let text = fs::read_to_string(path.with_extension("rs")).or_else(|_| fs::read_to_string(path.join("mod.rs")));
        text.unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    for block in &blocks {
        let own = NAMES.iter().find(|(name, ..)| name == block).map(|(_, place, _)| *place);
        let place = own.unwrap_or_else(|| by_name(block, &hardware)[0]);
        let name = block.strip_prefix("f24_").unwrap_or(block);
        let words = name.split('_').map(|word| word[..1].to_uppercase() + &word[1..]);
        let circuit = format!("pub struct {}", words.collect::<String>());
        assert!(text("rtl/src", place).contains(&circuit), "rtl/src/{place} has no `{circuit}`");
        if !block.starts_with("f24_") {
            let bench = text("testbench/src/registry", place);
            assert!(bench.contains(&format!("`{block}`")), "testbench/src/registry/{place} is not about {block}");
        }
    }
}

/// A change that makes a tree differ from the others.
type Plant = fn(&mut BTreeSet<String>) -> bool;

#[test]
fn what_is_in_another_room_is_found() {
    let planted: [(&str, Plant, &str); 5] = [
        ("rtl/src", |tree| tree.insert("misc/helper".into()), "rtl/src/misc is not a room"),
        ("model/src", |tree| tree.remove("fragment/blend"), "blend: there is no model/src/fragment/blend"),
        ("testbench/src/registry", |tree| tree.remove("memory"), "memory is a room of rtl/src"),
        ("rtl/src", |tree| tree.remove("fragment/alpha_test"), "alpha_test has its circuit in []"),
        ("rtl/src", |tree| tree.insert("memory/morton".into()), "morton needs no exception"),
    ];
    for (name, plant, expected) in planted {
        let mut trees = trees();
        let tree = &mut trees.iter_mut().find(|(tree, _)| *tree == name).expect("a tree").1;
        assert!(plant(tree), "{expected}: nothing was planted");
        let found = findings(&trees, &["alpha_test", "blend", "morton"]);
        assert!(found.iter().any(|finding| finding.starts_with(expected)), "{expected}: {found:#?}");
    }
}
