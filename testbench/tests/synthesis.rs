//! Every block in Yosys, for every family: no latches, no nets without a driver, and the areas of `docs/synthesis.md`.

use pica_rtl::emit::external::{Family, Synthesis, ToolError, synthesize};
use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::registry;
use pica_testbench::tools::Tool;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

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

/// The results of all blocks for all families, by block and place of the family; none if Yosys is missing.
fn all(blocks: &[Block]) -> Option<BTreeMap<(usize, usize), Synthesis>> {
    let folder = tempfile::tempdir().expect("a folder");
    let files: Vec<_> = blocks
        .iter()
        .map(|block| {
            let path = folder.path().join(format!("{}.v", block.interface.name));
            std::fs::write(&path, block.verilog().expect("the guard accepts our own blocks")).expect("a file");
            path
        })
        .collect();
    let families = Family::ALL.len();
    let (next, results) = (AtomicUsize::new(0), Mutex::new(BTreeMap::new()));
    let work = || {
        // The largest blocks are the last of the registry.
        while let Some(job) = (blocks.len() * families).checked_sub(1 + next.fetch_add(1, Ordering::Relaxed)) {
            let (block, family) = (job / families, job % families);
            let name = &blocks[block].interface.name;
            match synthesize(&files[block], name, Family::ALL[family]) {
                Ok(synthesis) => results.lock().expect("no thread panics").insert((block, family), synthesis),
                Err(missing @ ToolError::Missing { .. }) => {
                    return missing.unless_optional().unwrap_or_else(|error| panic!("{error}"));
                }
                Err(error) => panic!("{name} for {:?}: {error}", Family::ALL[family]),
            };
        }
    };
    std::thread::scope(|scope| {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        (0..threads).for_each(|_| drop(scope.spawn(work)));
    });
    let results = results.into_inner().expect("no thread panics");
    (results.len() == blocks.len() * families).then_some(results)
}

/// The document that shows the results.
fn document(blocks: &[Block], results: &BTreeMap<(usize, usize), Synthesis>, version: &str) -> String {
    let mut text = format!(
        "# Area

Cells of each block after synthesis by {version}, default choices, each block as the top module.
`UPDATE_EXPECT=1 cargo test -p pica-testbench --test synthesis` makes this table; the test fails when it is out of date.

The test also synthesizes every block for Xilinx 7-series, and rejects latches, nets without a driver and combinational loops
for each family. iCE40 has no LUT RAM: the register file of `shader_unit` is made of other cells there.
"
    );
    for (place, family) in Family::ALL.into_iter().enumerate() {
        let columns = columns(family);
        if columns.is_empty() {
            continue;
        }
        let name = ["iCE40", "ECP5", "7-series"][place];
        let titles: Vec<&str> = columns.iter().map(|(title, _)| *title).collect();
        let line = "--:|".repeat(columns.len());
        write!(text, "\n## {name} (`{}`)\n\n| block | {} |\n|---|{line}\n", family.command(), titles.join(" | "))
            .expect("text grows");
        for (number, block) in blocks.iter().enumerate() {
            let counts = columns.iter().map(|(_, cells)| count(&results[&(number, place)], cells).to_string());
            let counts: Vec<String> = counts.collect();
            writeln!(text, "| `{}` | {} |", block.interface.name, counts.join(" | ")).expect("text grows");
        }
    }
    text
}

/// Other versions of Yosys count differently: then only its complaints matter.
#[test]
fn every_block_is_synthesized_for_every_family() {
    let mut blocks = registry::blocks(&Choices::default()).expect("the defaults have hardware");
    blocks.retain(|block| block.listed);
    let Some(results) = all(&blocks) else { return };
    let version = Tool::Yosys.version().expect("it ran");
    // The commit differs between packages of one version.
    let version = version.split(" (").next().unwrap_or_default();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").join("docs/synthesis.md");
    let shown = std::fs::read_to_string(&path).unwrap_or_default();
    let update = std::env::var_os("UPDATE_EXPECT").is_some();
    if update || shown.contains(&format!("by {version},")) {
        expect_test::expect_file![path].assert_eq(&document(&blocks, &results, version));
    } else {
        eprintln!("{} is of another Yosys than {version}: not compared", path.display());
    }
}
