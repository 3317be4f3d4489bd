// SPDX-License-Identifier: MIT
//! The committed sets of golden vectors: made again, they are the same to the byte. `UPDATE_EXPECT=1` renews them.

use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::cover::Cover;
use pica_testbench::random::DEFAULT_SEED;
use pica_testbench::{golden, registry};
use pica_vectors::{Format, MANIFEST, Manifest};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").join("vectors/golden")
}

/// As many of its cover as hit everything and find most mutants.
fn export(block: &Block, folder: &Path, tops: &BTreeMap<String, String>) -> PathBuf {
    let count = Cover::of(block).expect("every block has a cover").enough();
    golden::export_beside(block, folder, count, &Format::ALL, tops).expect("the set can be written")
}

#[test]
fn committed_sets_are_reproducible() {
    let update = std::env::var_os("UPDATE_EXPECT").is_some_and(|value| value == "1");
    let mut blocks = registry::blocks(&Choices::default()).expect("the defaults have hardware");
    blocks.retain(|block| block.listed);
    let name = |block: &Block| block.named().expect("Verilog").top().name.clone();
    let tops = blocks.iter().map(|block| (name(block), block.interface.name.clone())).collect();
    if update {
        let _ = std::fs::remove_dir_all(folder());
    }
    let committed = folder();
    let fresh = tempfile::tempdir().expect("a temporary folder");
    for block in &blocks {
        let made = export(block, &if update { folder() } else { fresh.path().to_owned() }, &tops);
        if !update && let Err(error) = pica_vectors::compare(&folder().join(&block.interface.name), &made) {
            panic!("{error}\nUPDATE_EXPECT=1 cargo test --test golden renews the sets");
        }
    }
    // The modules that sets share: the same files with the same texts.
    let modules = |folder: &Path| -> BTreeMap<OsString, String> {
        let entries = std::fs::read_dir(folder.join(golden::MODULES)).expect("the folder of the modules");
        let paths = entries.map(|entry| entry.expect("an entry").path());
        let text = |path: &PathBuf| std::fs::read_to_string(path).expect("a module");
        paths.map(|path| (path.file_name().unwrap_or_default().to_owned(), text(&path))).collect()
    };
    let made = modules(if update { &committed } else { fresh.path() });
    assert!(made == modules(&committed), "UPDATE_EXPECT=1 cargo test --test golden renews the sets");
    let known: Vec<&str> = blocks.iter().map(|block| block.interface.name.as_str()).collect();
    for entry in std::fs::read_dir(folder()).expect("the folder of the sets") {
        let name = entry.expect("an entry").file_name();
        assert!(name == golden::MODULES || known.iter().any(|known| *known == name), "{name:?} is the set of no block");
    }
}

/// A set by block, choice if it is not all defaults, seed and count, and how the SHA-256 of its vectors begin: as records,
/// CSV, JSON lines and, of floats, TestFloat's text.
type Recorded = (&'static str, Option<(&'static str, &'static str)>, u64, u64, &'static [&'static str]);

/// Sets in the order of the campaign, written case by case, before there were columns.
const RECORDED: [Recorded; 13] = [
    (
        "f24_add",
        None,
        DEFAULT_SEED,
        10_007,
        &["c2670b30d8d40366", "84afed57f32f55a3", "0f0552acf9a69bf5", "af1f6551b8a04d0d"],
    ),
    ("f24_mul", None, 1, 4097, &["11524418a9c53b39", "a1aba2914509751f", "f669b504327d5c8f", "8333788212eb6a94"]),
    ("f24_mad", None, 1, 4097, &["3c1c652a18c22f68", "bcec5b54a3a91fed", "4ff88584c886aa9e", "1746af3772589f62"]),
    (
        "f24_mad",
        Some(("f24_rounding", "nearest-even")),
        1,
        4097,
        &["51483565f5f3e2d7", "eb02188300a102d1", "5a49d7567658e5d7", "e21fcb1c92fe7a38"],
    ),
    (
        "f24_mad",
        Some(("f24_overflow", "saturate")),
        1,
        4097,
        &["c29f45d7df729b9d", "e345e654219f78b6", "f5ad48cc676aa0f9", "8c2622c06454e615"],
    ),
    ("f24_cmp", None, 1, 4097, &["581e2b619b4c4b8a", "a39682aa766419ca", "f0bcf65db088e245", "541971e219686147"]),
    ("f24_min", None, 1, 1, &["04d4d6a57e5aae79", "673bfa1a68bbb85f", "2d33e7a0bb9c557b", "a25f2446000b89f2"]),
    (
        "f24_rsq",
        None,
        DEFAULT_SEED,
        4097,
        &["f697bb1cafac019a", "ac7e4953c4e0e605", "ac5c6a2891d829e0", "370b79de3a5397e2"],
    ),
    ("f24_ex2", None, 1, 4097, &["f80fbbd02407f36c", "db2d852585fd8c19", "1a9ec374e05963c4", "c1df198e9d61d4e4"]),
    ("f24_from_int", None, 1, 4097, &["27bb4fe1d328c9ab", "4ce41948ab0e153a", "370bc536bd9ada4f", "17ac24bcb616a441"]),
    (
        "f24_from_f32",
        None,
        1,
        10_007,
        &["d3981fda209ea6fd", "222e183c84e820d4", "afa39a5598302d3e", "1e06a3b86c8e423f"],
    ),
    ("blend", None, 1, 4097, &["432200e60add2b1f", "0900bb172de7ded4", "803f9512feab9946"]),
    ("fog", None, 1, 1, &["5232feb4d44c9d48", "33963cf30e484dab", "a717ad2dfbddead9"]),
];

#[test]
fn recorded_sets_are_reproducible() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (name, choice, seed, count, recorded) in RECORDED {
        let mut choices = Choices::default();
        if let Some((id, value)) = choice {
            choices.set(id, value).expect("an entry of the ledger");
        }
        let blocks = registry::blocks(&choices).expect("there is hardware");
        let block = blocks.iter().find(|block| block.interface.name == name).expect("a block of that name");
        let origin = golden::origin(block, Some(seed), Vec::new());
        let cases = golden::in_order(block, count, seed);
        let made = golden::export_cases(block, folder.path(), cases, origin, &Format::ALL).expect("a set");
        let manifest = Manifest::read(&made).unwrap_or_else(|error| panic!("{MANIFEST} of {name}: {error}"));
        assert_eq!((manifest.count, manifest.results), (count, count), "{name}");
        for (format, recorded) in Format::ALL.into_iter().zip(recorded) {
            let file = format.file_name(&block.interface);
            let entry = manifest.files.iter().find(|entry| entry.name == file).expect("a file of this format");
            assert!(
                entry.sha256.starts_with(recorded),
                "{file}, {choice:?}, seed {seed}, {count} cases: {}",
                entry.sha256
            );
        }
    }
}

/// A campaign of nothing is none.
#[test]
fn no_cases_are_no_set() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let blocks = registry::blocks(&Choices::default()).expect("the defaults have hardware");
    let error = golden::export(&blocks[0], folder.path(), 0, 1, &Format::ALL).expect_err("there is nothing");
    assert!(error.to_string().ends_with("no vectors"), "{error}");
}
