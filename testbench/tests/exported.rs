// SPDX-License-Identifier: MIT
//! Exported folders, used as their users use them: from anywhere, with each simulator, and with a fault.

#[path = "../../vectors/tests/vectors/tools.rs"]
mod tools;

use pica_spec::choices::Choices;
use pica_testbench::block::{Behaviour, Block};
use pica_testbench::build::{Build, Memory, Primitives};
use pica_testbench::random::DEFAULT_SEED;
use pica_testbench::verilog;
use pica_testbench::{golden, registry, synth};
use pica_vectors::{Case, Format, Vectors};
use rayon::prelude::*;
use std::path::{Path, PathBuf};
use tools::Target;

/// One block of each protocol, the simplest and the largest unit, one that gives any number of results for an operand, and
/// one with several channels that wait for each other; and one whose results do not come in one order.
const BLOCKS: [&str; 8] = [
    "f24_max",
    "f24_add",
    "f24_rcp",
    "shader_flow",
    "shader_unit",
    "shader_unit in_flight=25",
    "raster_walk",
    "fragment_pipeline",
];

/// A block by name, with build options behind it.
fn block(title: &str) -> Block {
    let mut words = title.split(' ');
    let name = words.next().expect("a name");
    let mut build = Build::default();
    words.for_each(|word| build.set_from(word).expect("a build option"));
    let blocks = registry::built(&Choices::default(), &build).expect("the defaults have hardware");
    blocks.into_iter().find(|block| block.interface.name == name).expect("a block of that name")
}

/// A block with cells of ECP5.
fn with_cells(name: &str) -> Block {
    let build = Build { primitives: Primitives::Ecp5, ..Build::default() };
    let blocks = registry::built(&Choices::default(), &build).expect("the defaults have hardware");
    blocks.into_iter().find(|block| block.interface.name == name).expect("a block of that name")
}

fn export(block: &Block, folder: &Path, cases: impl Iterator<Item: Into<Vectors>>) -> PathBuf {
    let origin = golden::origin(block, Some(DEFAULT_SEED), Vec::new());
    golden::export_cases(block, folder, cases, origin, &Format::ALL).expect("the folder can be written")
}

/// Flips one bit of the last thing that is expected.
fn with_flipped_bit(cases: impl Iterator<Item = Vectors>) -> impl Iterator<Item = Vectors> {
    let mut cases: Vec<Vectors> = cases.collect();
    let last = match cases.last_mut().expect("there are cases") {
        Vectors::Batch(batch) => batch.outputs.column_mut(0).last_mut(),
        Vectors::Case(case) => case.outputs.last_mut().and_then(|item| item.values.first_mut()),
    };
    *last.expect("something is expected") ^= 1;
    cases.into_iter()
}

/// A program that runs once is compiled quickly.
const QUICKLY: &[&str] = &["VERILATOR_FLAGS=-MAKEFLAGS OPT_FAST=-O0 -MAKEFLAGS OPT_GLOBAL=-O0"];

#[test]
fn every_simulator_passes_and_finds_a_flipped_bit() {
    BLOCKS.par_iter().for_each(|title| {
        let block = block(title);
        let name = &block.interface.name;
        let count = if block.interface.is_flat() { 200 } else { 6 };
        let cases = || golden::cases(&block, count, DEFAULT_SEED);
        let [right, wrong] = [tempfile::tempdir(), tempfile::tempdir()].map(|folder| folder.expect("a folder"));
        let good = export(&block, right.path(), cases());
        let bad = export(&block, wrong.path(), with_flipped_bit(cases()));
        for &target in Target::MAKE {
            if let Some((success, printed)) = target.run(&good, QUICKLY) {
                assert!(success && printed.contains(&format!("PASS {name} ")), "{target:?}: {printed}");
            }
        }
        // What is built of the right ones takes the wrong vectors, too.
        for entry in std::fs::read_dir(&bad).expect("the folder").map(|entry| entry.expect("an entry")) {
            let (from, to) = (entry.path(), good.join(entry.file_name()));
            let [new, old] = [&from, &to].map(|path| std::fs::read(path).expect("a file"));
            if new != old {
                std::fs::copy(from, to).expect("a copy");
            }
        }
        for &target in Target::MAKE {
            if let Some((success, printed)) = target.run(&good, QUICKLY) {
                assert!(!success && printed.contains(&format!("FAIL {name} ")), "{target:?}: {printed}");
            }
        }
    });
}

/// The Verilog with random values in its registers after power-on. The entries of tables stay.
fn powered_on_anyhow(verilog: &str) -> String {
    let mut initial = false;
    let lines = verilog.lines().map(|line| {
        // One statement has no `end`.
        initial = !["end", ""].contains(&line.trim()) && (initial || line.trim_start().starts_with("initial"));
        match line
            .split_once(" = ")
            .filter(|(_, value)| initial && (value.ends_with("'h0;") || value.ends_with("'b0;")))
            .filter(|(register, _)| !register.trim_start().starts_with("entries["))
        {
            Some((register, _)) => format!("{register} = $random;\n"),
            None => format!("{line}\n"),
        }
    });
    lines.collect()
}

/// Vectors of units mean the same in any order, on hardware that wakes up with anything in its registers, and with what is
/// unknown in its memories.
#[test]
fn vectors_of_units_stand_alone() {
    if !Target::Icarus.installed() {
        return;
    }
    let build = Build { memory: Memory::Uninitialised, ..Build::default() };
    let mut blocks = registry::built(&Choices::default(), &build).expect("the defaults have hardware");
    blocks.retain(|block| !block.interface.is_flat());
    assert!(blocks.len() >= 6);
    blocks.push(block("shader_unit in_flight=25 memory=uninitialised"));
    for block in blocks {
        let name = &block.interface.name;
        let verdict = |cases: Vec<Case>| {
            let folder = tempfile::tempdir().expect("a folder");
            let exported = export(&block, folder.path(), cases.into_iter());
            let path = exported.join(format!("{name}.v"));
            let verilog = std::fs::read_to_string(&path).expect("the Verilog of the block");
            let garbage = powered_on_anyhow(&verilog);
            assert_ne!(garbage, verilog);
            assert!(!verilog.contains("words[i]"), "memories hold nothing");
            std::fs::write(&path, garbage).expect("the file can be written");
            Target::Icarus.run(&exported, &[]).expect("Icarus is installed")
        };
        let count = 8;
        let of_unit = |vectors| match vectors {
            Vectors::Case(case) => case,
            Vectors::Batch(_) => unreachable!("{name} is a unit"),
        };
        let mut cases: Vec<Case> = golden::cases(&block, count, DEFAULT_SEED).map(of_unit).collect();
        // Every third first: none follows the one that it follows in the campaign.
        cases = (0..3).flat_map(|first| cases.iter().skip(first).step_by(3)).cloned().collect();
        let (success, printed) = verdict(cases);
        assert!(success && printed.contains(&format!("PASS {name} vectors={count}\n")), "{name}: {printed}");
        if let ("fragment_pipeline", Behaviour::Unit(unit)) = (name.as_str(), &block.behaviour) {
            let bare = (0..count).map(|case| block.case(block.items(unit.as_ref(), DEFAULT_SEED, case)));
            let (success, printed) = verdict(bare.collect());
            assert!(!success, "the memories are read: {printed}");
        }
    }
}

/// Vectors pass in Verilator, where memories hold random words.
#[test]
fn memories_may_hold_anything() {
    let full = std::env::var_os("PICA_FULL").is_some();
    let names =
        if full { &["shader_flow", "combiner", "fragment_pipeline", "shader_unit"][..] } else { &["shader_flow"] };
    for name in names {
        let block = block(&format!("{name} memory=uninitialised"));
        let folder = tempfile::tempdir().expect("a folder");
        let exported = export(&block, folder.path(), golden::cases(&block, 50, DEFAULT_SEED));
        if let Some((success, printed)) = Target::Verilator.run(&exported, QUICKLY) {
            assert!(success && printed.contains(&format!("PASS {name} vectors=50\n")), "{name}: {printed}");
        }
    }
}

/// Verilog with a fault: the exit status tells, however the bench is run.
#[test]
fn every_way_to_run_fails_with_a_fault() {
    let block = block("f24_max");
    let verilog = block.named().expect("the guard accepts our own blocks").text();
    let faulty = verilog.replacen("if (order_greater)", "if (order_less)", 1);
    assert_ne!(faulty, verilog);
    let folder = tempfile::tempdir().expect("a folder");
    let exported = export(&block, folder.path(), golden::cases(&block, 100, DEFAULT_SEED));
    for (verilog, verdict) in [(verilog, "PASS"), (faulty, "FAIL")] {
        std::fs::write(exported.join("f24_max.v"), verilog).expect("the file can be written");
        for flow in Target::ALL {
            if let Some((success, printed)) = flow.run(&exported, &[]) {
                assert_eq!(success, verdict == "PASS", "{flow:?}: {printed}");
                assert!(printed.contains(&format!("{verdict} f24_max ")), "{flow:?}: {printed}");
            }
        }
    }
}

/// With the cell of a family in it, and its model, the Verilog runs in the same ways.
#[test]
fn every_way_to_run_takes_cells_of_a_family() {
    let block = with_cells("f24_mul");
    let [right, wrong] = [tempfile::tempdir(), tempfile::tempdir()].map(|folder| folder.expect("a folder"));
    let cases = || golden::cases(&block, 200, DEFAULT_SEED);
    let good = export(&block, right.path(), cases());
    let bad = export(&block, wrong.path(), with_flipped_bit(cases()));
    for (exported, verdict) in [(good, "PASS"), (bad, "FAIL")] {
        for flow in Target::ALL {
            if let Some((success, printed)) = flow.run(&exported, QUICKLY) {
                assert_eq!(success, verdict == "PASS", "{flow:?}: {printed}");
                assert!(printed.contains(&format!("{verdict} f24_mul ")), "{flow:?}: {printed}");
            }
        }
    }
}

/// Writes the folder of `pica verilog`.
fn emit(blocks: &[Block], folder: &Path) {
    for (name, text) in verilog::files(&blocks.iter().collect::<Vec<_>>()).expect("the guard accepts our own blocks") {
        let path = folder.join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
        std::fs::write(path, text).expect("the file can be written");
    }
}

/// Simulators get the model of a cell with the cores and with the list of files, and for Yosys there is none.
#[test]
fn fusesoc_and_lists_have_the_models_of_cells() {
    let folder = tempfile::tempdir().expect("a folder");
    emit(&[with_cells("f24_mul"), with_cells("f24_mad")], folder.path());
    if Target::Icarus.installed() {
        let arguments = ["-g2005", "-Wall", "-o", "mad", "-s", "pica_f24_mad_ecp5", "-f", "f24_mad.f"];
        let output = std::process::Command::new("iverilog").args(arguments).current_dir(folder.path()).output();
        let output = output.expect("it is installed");
        assert!(output.status.success() && output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    if !tools::program("yosys", "apt-get install yosys") {
        return;
    }
    let blocks = std::fs::read_to_string(folder.path().join("pica200.core")).expect("the core of all");
    let blocks = blocks.split(':').find(|word| word.starts_with("blocks_")).expect("a name of its own");
    for (target, core) in [("lint", blocks), ("lint", "f24_mul_ecp5"), ("synth_ecp5", "f24_mad_ecp5")] {
        let arguments = ["run", &format!("--target={target}"), &format!("pica200:gpu:{core}")];
        let Some((success, printed)) = tools::fusesoc(folder.path(), &arguments) else { return };
        assert!(success && !printed.contains("%Warning"), "{target} {core}: {printed}");
        assert!(target == "lint" || printed.contains("MULT18X18D "), "{target} {core}: {printed}");
    }
    let core = std::fs::read_to_string(folder.path().join("f24_mul.core")).expect("the core");
    assert!(core.contains("synth_ecp5") && !core.contains("synth_ice40"), "{core}");
}

/// FuseSoC finds the cores of all blocks, and Verilator takes their files together.
#[test]
fn fusesoc_lints_the_emitted_verilog() {
    let mut blocks = registry::blocks(&Choices::default()).expect("the defaults have hardware");
    blocks.retain(|block| block.listed);
    let folder = tempfile::tempdir().expect("a folder");
    emit(&blocks, folder.path());
    if let Some((success, printed)) = tools::fusesoc(folder.path(), &["run", "--target=lint", "pica200:gpu:blocks"]) {
        assert!(success && !printed.contains("%Warning"), "{printed}");
    }
}

/// How many lookup tables the statistics of Yosys have.
fn lut4(printed: &str) -> u64 {
    let mut cells = printed.lines().filter_map(|line| {
        let mut words: Vec<&str> = line.split_whitespace().collect();
        words.sort_by_key(|word| word.parse::<u64>().is_err());
        (words.len() == 2 && words[1].ends_with("LUT4")).then(|| words[0].parse().ok())?
    });
    cells.next_back().expect("lookup tables")
}

/// The cores synthesize with the options that the page of areas names.
#[test]
fn cores_have_the_options_of_the_page() {
    let page = include_str!("../../docs/synthesis.md");
    let block = block("f24_mul");
    let files = verilog::files(&[&block]).expect("the guard accepts our own blocks");
    let (_, core) = files.iter().find(|(name, _)| name.ends_with("f24_mul.core")).expect("the core");
    for family in ["ecp5", "ice40"] {
        let command = page.split('`').find_map(|part| part.strip_prefix(&format!("synth_{family} "))).expect("options");
        let options = command.replace(' ', ", ");
        let line = format!("arch: {family}, output_format: json, yosys_synth_options: [{options}] }}");
        assert!(core.contains(&line), "{line}\n{core}");
    }
}

/// What comes out of the target is what the page of areas has, but for the version of Yosys: without the options of the page
/// both blocks have a quarter more.
#[test]
fn fusesoc_gives_the_areas_of_the_page() {
    if !tools::program("yosys", "apt-get install yosys") {
        return;
    }
    let page = synth::read(include_str!("../../docs/synthesis.json")).expect("the measurements");
    for name in ["f24_cmp", "stencil"] {
        let folder = tempfile::tempdir().expect("a folder");
        emit(&[block(name)], folder.path());
        let arguments = ["run", "--target=synth_ecp5", &format!("pica200:gpu:{name}")];
        let Some((success, printed)) = tools::fusesoc(folder.path(), &arguments) else { return };
        assert!(success, "{name}: {printed}");
        let row = page.iter().find(|row| row.block == name && row.family == "ecp5").expect("a row of the page");
        let (found, expected) = (lut4(&printed), row.cells.lut4);
        assert!(found.abs_diff(expected) * 20 <= expected, "{name}: {found} LUT4, {expected} by the page");
    }
}

/// The targets of a block lint and synthesize it, and fail with a fault.
#[test]
fn fusesoc_synthesizes_a_block() {
    if !tools::program("yosys", "apt-get install yosys") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let block = block("f24_mul");
    emit(std::slice::from_ref(&block), folder.path());
    let path = folder.path().join("modules/pica_f24_mul.v");
    let verilog = std::fs::read_to_string(&path).expect("the Verilog of the block");
    let multipliers = [("lint", ""), ("synth_ice40", "SB_MAC16 "), ("synth_ecp5", "MULT18X18D ")];
    for broken in [false, true] {
        let text = if broken { verilog.replacen("endmodule", "", 1) } else { verilog.clone() };
        std::fs::write(&path, text).expect("the file can be written");
        for (target, cell) in multipliers {
            let arguments = ["run", &format!("--target={target}"), "pica200:gpu:f24_mul"];
            let Some((success, printed)) = tools::fusesoc(folder.path(), &arguments) else { return };
            assert_eq!(success, !broken, "{target}: {printed}");
            assert!(broken || printed.contains(cell), "{target}: {printed}");
        }
    }
}

/// A committed set has its modules beside it: in a copy of both it passes, and a fault in a module that sets share is found.
#[test]
fn committed_sets_find_their_modules() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../vectors/golden");
    let folder = tempfile::tempdir().expect("a folder");
    for set in ["fog", golden::MODULES] {
        std::fs::create_dir(folder.path().join(set)).expect("a folder");
        for entry in std::fs::read_dir(golden.join(set)).expect("the set").map(|entry| entry.expect("an entry")) {
            std::fs::copy(entry.path(), folder.path().join(set).join(entry.file_name())).expect("a copy");
        }
    }
    let set = folder.path().join("fog");
    let targets = [Target::Icarus, Target::FuseSocIcarus];
    for target in targets {
        if let Some((success, printed)) = target.run(&set, &[]) {
            assert!(success && printed.contains("PASS fog "), "{target:?}: {printed}");
        }
    }
    let module = folder.path().join(golden::MODULES).join("pica_fog_mix.v");
    let right = std::fs::read_to_string(&module).expect("a module of the set");
    let wrong = right.replacen("{8'h0, fog_color}", "{8'h0, ~fog_color}", 1);
    assert_ne!(wrong, right);
    std::fs::write(&module, wrong).expect("the module again");
    for target in targets {
        if let Some((success, printed)) = target.run(&set, &[]) {
            assert!(!success && printed.contains("FAIL fog "), "{target:?}: {printed}");
        }
    }
}
