// SPDX-License-Identifier: MIT
//! What the default export of each block finds, with its own testbench: `docs/vectors.json`, and the table that is made of it.

use crate::{blocks, results, to_renew};
use pica_testbench::block::Block;
use pica_testbench::cover::{Cover, ENOUGH};
use pica_testbench::mutants::Exported;
use pica_testbench::random::DEFAULT_SEED;
use pica_testbench::{cache, golden};
use pica_vectors::{Format, Manifest, Shows};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::process::Command;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/vectors.json");
const TEXT: &str = include_str!("../../../docs/vectors.json");
const MARK: &str = "<!-- made: vectors -->\n";
const END: &str = "<!-- end -->\n";

/// A block, measured.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Measured {
    block: String,
    /// What stands for the cover that the vectors began with.
    cover: String,
    vectors: u64,
    /// Hit, and all.
    bins: [u64; 2],
    /// With both values, and all that are not constant.
    bits: [u64; 2],
    /// Constant bits.
    constant: usize,
    /// Found by the testbench of the folder, and by the default run of Verilator.
    mutants: [usize; 2],
    /// Seconds of a processor that Icarus takes, without compiling.
    seconds: f64,
}

fn read(text: &str) -> Vec<Measured> {
    text.lines().map(|line| serde_json::from_str(line).expect("a line of docs/vectors.json")).collect()
}

/// What stands for the cover of a block.
fn cover(block: &Block) -> String {
    cache::digest([Cover::of(block).expect("a cover").text().as_bytes()])
}

/// The default export of a block.
fn export(block: &Block, folder: &Path) -> (std::path::PathBuf, Shows) {
    let count = golden::default_count(block);
    let exported = golden::export(block, folder, count, DEFAULT_SEED, &Format::ALL).expect("the folder can be written");
    let manifest = Manifest::read(&exported).expect("a manifest");
    assert_eq!(manifest.count, count);
    (exported, manifest.shows.expect("rates"))
}

/// Seconds of a processor that Icarus takes for a folder.
fn seconds(block: &str, exported: &Path) -> f64 {
    let build = ["-g2005", "-o", "timed.vvp", &format!("{block}_tb.v"), &format!("{block}.v")];
    assert!(Command::new("iverilog").args(build).current_dir(exported).status().expect("Icarus").success());
    let output = Command::new("sh").args(["-c", "vvp -n timed.vvp >timed.log; times"]).current_dir(exported).output();
    let text = String::from_utf8(output.expect("a shell").stdout).expect("times");
    let printed = std::fs::read_to_string(exported.join("timed.log")).expect("what was printed");
    assert!(printed.contains(&format!("PASS {block} ")), "{printed}");
    // `0m1.23s 0m0.04s`: user and system, the children in the second line.
    let time = |word: &str| {
        let (minutes, seconds) = word.split_once('m').expect("minutes");
        60.0 * minutes.parse::<f64>().expect("a number")
            + seconds.trim_end_matches('s').parse::<f64>().expect("a number")
    };
    text.lines().nth(1).expect("two lines").split_whitespace().map(time).sum()
}

#[test]
fn renew() {
    for block in to_renew() {
        let name = &block.interface.name;
        let folder = tempfile::tempdir().expect("a folder");
        let (exported, shows) = export(&block, folder.path());
        let bench =
            Exported::new(&block, &exported, &results(&block)).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(!bench.finds(0).expect("a verdict"), "{name} does not pass");
        let found = bench.known().par_iter().filter(|mutant| bench.finds(**mutant).expect("a verdict")).count();
        let row = Measured {
            block: name.clone(),
            cover: cover(&block),
            vectors: golden::default_count(&block),
            bins: [shows.rates.bins.hit, shows.rates.bins.all],
            bits: [shows.rates.bits.hit, shows.rates.bits.all],
            constant: shows.constant.len(),
            mutants: [found, bench.known().len()],
            seconds: (seconds(name, &exported) * 10.0).round() / 10.0,
        };
        eprintln!("{row:?}");
        // What is there by now: several may renew at once.
        let text = std::fs::read_to_string(FILE).expect("the file");
        let mut rows: BTreeMap<String, Measured> =
            read(&text).into_iter().map(|row| (row.block.clone(), row)).collect();
        rows.insert(name.clone(), row);
        let order = blocks();
        let lines = order.iter().filter_map(|block| rows.get(&block.interface.name));
        let lines = lines.map(|row| serde_json::to_string(row).expect("JSON") + "\n");
        std::fs::write(FILE, lines.collect::<String>()).expect("the file can be written");
    }
}

/// The table has a row of every block, of its present cover, with everything covered and enough of the
/// mutants found.
#[test]
fn the_page_is_that_of_the_results() {
    let rows = read(TEXT);
    let blocks = blocks();
    let mut open: Vec<&Block> = blocks.iter().collect();
    let mut table = String::from(
        "| block | vectors | bins | bits with both values | constant bits | mutants found | of those found by the campaign | \
         Icarus, s |\n|---|--:|--:|--:|--:|--:|--:|--:|\n",
    );
    for row in &rows {
        let Measured { block: name, vectors, bins, bits, constant, mutants, seconds, .. } = row;
        let place = open.iter().position(|block| block.interface.name == *name).expect("one row of a block");
        let block = open.remove(place);
        assert_eq!(row.cover, cover(block), "{name} was measured with another cover");
        assert_eq!(*vectors, golden::default_count(block), "{name}");
        assert_eq!((bins[0], bits[0]), (bins[1], bits[1]), "{name}");
        assert!(100 * mutants[0] >= ENOUGH * mutants[1], "{name}: {} of {} mutants", mutants[0], mutants[1]);
        let _ = writeln!(
            table,
            "| `{name}` | {vectors} | {} of {} | {} of {} | {constant} | {} | {} | {seconds:.1} |",
            bins[0], bins[1], bits[0], bits[1], mutants[0], mutants[1]
        );
    }
    let open: Vec<&str> = open.iter().map(|block| block.interface.name.as_str()).collect();
    assert!(open.is_empty(), "blocks without a row: {open:?}");
    let page = include_str!("../../../docs/vectors.md");
    let (before, rest) = page.split_once(MARK).expect("the mark");
    let (_, after) = rest.split_once(END).expect("the end");
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/vectors.md");
    expect_test::expect_file![path].assert_eq(&format!("{before}{MARK}{table}{END}{after}"));
}
