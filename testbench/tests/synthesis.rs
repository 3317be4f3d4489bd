// SPDX-License-Identifier: MIT
//! Every block in Yosys, for every family: no latches, no nets without a driver, and the areas of `docs/synthesis.md`.

use pica_rtl::emit::external::{Family, Synthesis, ToolError, elaborate, synthesize};
use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::registry;
use pica_testbench::tools::Tool;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// A column of the table: what is counted, and how the names of the cells begin that count.
type Column = (&'static str, &'static [&'static str]);

/// The columns of a family; those of one that has none are not in the document.
fn columns(family: Family) -> &'static [Column] {
    match family {
        Family::Ice40 => &[
            ("LUT4", &["SB_LUT4"]),
            ("carry", &["SB_CARRY"]),
            ("FF", &["SB_DFF"]),
            ("DSP", &["SB_MAC16"]),
            ("BRAM", &["SB_RAM40"]),
        ],
        Family::Ecp5 => &[
            ("LUT4", &["LUT4"]),
            ("CCU2C", &["CCU2C"]),
            ("LUT RAM", &["TRELLIS_DPR16X4"]),
            ("FF", &["TRELLIS_FF"]),
            ("DSP", &["MULT18X18D"]),
            ("BRAM", &["DP16KD"]),
        ],
        Family::Series7 => &[],
    }
}

fn count(synthesis: &Synthesis, cells: &[&str]) -> u64 {
    let counts = |name: &str| cells.iter().any(|cell| name.starts_with(cell));
    synthesis.cells.iter().filter(|(name, _)| counts(name)).map(|(_, number)| number).sum()
}

/// Blocks that take minutes each. They are only elaborated unless everything is asked for.
const LARGE: [&str; 5] = ["combiner", "combiner_stage", "fragment_pipeline", "shader_alu", "shader_unit"];

/// Verilog without its comments: Yosys names cells after lines, and the areas move a little with the names.
fn body(verilog: &str) -> String {
    verilog.lines().filter(|line| !line.starts_with("//")).flat_map(|line| [line, "\n"]).collect()
}

/// By block and place of the family.
type Results = BTreeMap<(usize, usize), Synthesis>;

/// Synthesizes the blocks for all families, the large ones only if `everything` is asked for; none if Yosys is missing.
fn all(blocks: &[Block], everything: bool) -> Option<Results> {
    let folder = tempfile::tempdir().expect("a folder");
    let files: Vec<_> = blocks
        .iter()
        .map(|block| {
            let path = folder.path().join(format!("{}.v", block.interface.name));
            std::fs::write(&path, body(&block.verilog().expect("the guard accepts our own blocks"))).expect("a file");
            path
        })
        .collect();
    let families = Family::ALL.len();
    let (next, results, missing) = (AtomicUsize::new(0), Mutex::new(BTreeMap::new()), AtomicBool::new(false));
    let job = |block: usize, family: usize| {
        let name = blocks[block].interface.name.as_str();
        if everything || !LARGE.contains(&name) {
            let synthesis = synthesize(&files[block], name, Family::ALL[family])?;
            results.lock().expect("no thread panics").insert((block, family), synthesis);
        } else if family == 0 {
            elaborate(&files[block], name)?;
        }
        Ok(())
    };
    let work = || {
        // The largest blocks are the last of the registry.
        while let Some(number) = (blocks.len() * families).checked_sub(1 + next.fetch_add(1, Ordering::Relaxed)) {
            let (block, family) = (number / families, number % families);
            match job(block, family) {
                Ok(()) => {}
                Err(error @ ToolError::Missing { .. }) => {
                    missing.store(true, Ordering::Relaxed);
                    return error.unless_optional().unwrap_or_else(|error| panic!("{error}"));
                }
                Err(error) => panic!("{} for {:?}: {error}", blocks[block].interface.name, Family::ALL[family]),
            }
        }
    };
    std::thread::scope(|scope| {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        (0..threads).for_each(|_| drop(scope.spawn(work)));
    });
    (!missing.into_inner()).then(|| results.into_inner().expect("no thread panics"))
}

/// The row of a block in the table of a family.
fn row(block: &Block, synthesis: &Synthesis, columns: &[Column]) -> String {
    let counts: Vec<String> = columns.iter().map(|(_, cells)| count(synthesis, cells).to_string()).collect();
    format!("| `{}` | {} |\n", block.interface.name, counts.join(" | "))
}

/// The heading of a family.
fn heading(family: Family) -> String {
    let name = match family {
        Family::Ice40 => "iCE40",
        Family::Ecp5 => "ECP5",
        Family::Series7 => "7-series",
    };
    format!("## {name} (`{}`)\n", family.command())
}

/// The document that shows the results.
fn document(blocks: &[Block], results: &Results, version: &str) -> String {
    let mut text = format!(
        "# Area

Cells of each block after synthesis by {version}, default choices, each block as the top module.
`UPDATE_EXPECT=1 cargo test -p pica-testbench --test synthesis` makes this table; the test fails when it is out of date (for blocks
that take minutes, with `PICA_FULL=1`).

The test also synthesizes every block for Xilinx 7-series, and rejects latches, nets without a driver and combinational loops
for each family. iCE40 has no LUT RAM: the register file of `shader_unit` is made of other cells there.
"
    );
    for (place, family) in Family::ALL.into_iter().enumerate() {
        let columns = columns(family);
        if columns.is_empty() {
            continue;
        }
        let titles: Vec<&str> = columns.iter().map(|(title, _)| *title).collect();
        let line = "--:|".repeat(columns.len());
        write!(text, "\n{}\n| block | {} |\n|---|{line}\n", heading(family), titles.join(" | ")).expect("text grows");
        for (number, block) in blocks.iter().enumerate() {
            text += &row(block, &results[&(number, place)], columns);
        }
    }
    text
}

/// Whether `shown` has the rows of these results.
fn check_rows(blocks: &[Block], results: &Results, shown: &str) {
    for ((block, place), synthesis) in results {
        let family = Family::ALL[*place];
        let columns = columns(family);
        if columns.is_empty() {
            continue;
        }
        let section = shown.split_once(&heading(family)).map_or("", |(_, rest)| rest);
        let section = section.split("\n## ").next().unwrap_or_default();
        let row = row(&blocks[*block], synthesis, columns);
        assert!(section.contains(&row), "docs/synthesis.md has another row for {family:?}:\n{row}");
    }
}

/// `UPDATE_EXPECT=1` and `PICA_FULL=1` take in the large blocks. Other versions of Yosys count differently: then only their
/// complaints matter.
#[test]
fn every_block_is_synthesized_for_every_family() {
    let mut blocks = registry::blocks(&Choices::default()).expect("the defaults have hardware");
    blocks.retain(|block| block.listed);
    let is_set = |name: &str| std::env::var_os(name).is_some();
    let update = is_set("UPDATE_EXPECT");
    let Some(results) = all(&blocks, update || is_set("PICA_FULL")) else { return };
    let version = Tool::Yosys.version().expect("it ran");
    // The commit differs between packages of one version.
    let version = version.split(" (").next().unwrap_or_default();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").join("docs/synthesis.md");
    let shown = std::fs::read_to_string(&path).unwrap_or_default();
    if update {
        expect_test::expect_file![path].assert_eq(&document(&blocks, &results, version));
    } else if shown.contains(&format!("by {version},")) {
        check_rows(&blocks, &results, &shown);
    } else {
        eprintln!("{} is of another Yosys than {version}: not compared", path.display());
    }
}
