// SPDX-License-Identifier: MIT
//! Mutants of the emitted Verilog: does the bench find them?
//!
//!     cargo run --release -p pica-testbench --example mutate > docs/mutants.json
//!
//! Yosys changes one gate input, output or constant of a block (`mutate -list`, with a fixed seed); each mutant is checked
//! in place of the block as `pica equiv BLOCK --verilog mutant.v` does. One that passes goes to a proof ([`proof`]): either
//! no inputs tell it apart from the block, or the bench has missed it. `mutate COUNT BLOCK...` takes other numbers and
//! blocks.

mod proof;

use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::engine::EngineError;
use pica_testbench::equivalence::{self, EngineKind, Options};
use pica_testbench::mutants::{Fate, Left, Mutants};
use pica_testbench::project::Project;
use pica_testbench::random::DEFAULT_SEED;
use pica_testbench::registry;
use pica_testbench::tools::Tool;
use proof::{Proof, yosys};
use rayon::prelude::*;
use std::error::Error;
use std::path::Path;

/// Mutants of a block.
const COUNT: u32 = 50;
/// The seed of Yosys.
const SEED: u32 = 1;
const BLOCKS: [&str; 4] = ["f24_mul", "f24_add", "f24_rcp", "shader_alu"];
/// Cases that a mutant gets first, in Icarus, which needs no C++ compiler; most are found by then.
const FEW: u64 = 200;

type Fallible<T> = Result<T, Box<dyn Error + Send + Sync>>;

fn main() -> Fallible<()> {
    let mut words = std::env::args().skip(1);
    let count = words.next().map_or(Ok(COUNT), |word| word.parse())?;
    let named: Vec<String> = words.collect();
    let names = if named.is_empty() { BLOCKS.map(str::to_owned).to_vec() } else { named };
    let tools = [Tool::Yosys.version()?, Tool::Verilator.version()?];
    let tools = tools.map(|tool| tool.split(' ').take(2).collect::<Vec<_>>().join(" ")).to_vec();
    let blocks = registry::blocks(&Choices::default())?;
    for name in &names {
        let block = blocks.iter().find(|block| block.interface.name == *name);
        let block = block.ok_or_else(|| format!("there is no block `{name}`"))?;
        let folder = tempfile::tempdir()?;
        let mutants = mutants(block, count, folder.path())?;
        let control = make(block, "", "control", folder.path())?;
        if !passes(block, &control, EngineKind::Icarus)? || !passes(block, &control, EngineKind::Verilator)? {
            return Err(format!("{name} does not pass as Yosys writes it: its mutants say nothing").into());
        }
        let left: Vec<Option<Left>> = (0..mutants.len())
            .into_par_iter()
            .map(|number| not_killed(block, &mutants[number], number, folder.path()))
            .collect::<Fallible<_>>()?;
        let left: Vec<Left> = left.into_iter().flatten().collect();
        let (mutants, killed) = (mutants.len(), mutants.len() - left.len());
        let found = Mutants { block: name.clone(), mutants, killed, left, tools: tools.clone() };
        println!("{}", serde_json::to_string(&found)?);
    }
    Ok(())
}

/// Where a mutation is: its command without the lines of the source.
fn place(mutant: &str) -> &str {
    mutant.split(" -src").next().unwrap_or(mutant)
}

/// The mutations of a block, as commands of Yosys for the design that is left in `base.il`.
fn mutants(block: &Block, count: u32, folder: &Path) -> Fallible<Vec<String>> {
    let name = &block.interface.name;
    std::fs::write(folder.join("block.v"), block.verilog()?)?;
    let script = format!(
        "read_verilog block.v; prep -flatten -top {name}; opt_clean -purge; write_rtlil base.il; \
         mutate -list {count} -seed {SEED} -o mutants.txt"
    );
    if !yosys(folder, &script)? {
        return Err(format!("Yosys does not read {name}").into());
    }
    Ok(std::fs::read_to_string(folder.join("mutants.txt"))?.lines().map(str::to_owned).collect())
}

/// The Verilog of a mutant; its RTLIL stays in the folder as `FILE.il`.
fn make(block: &Block, mutant: &str, file: &str, folder: &Path) -> Fallible<Project> {
    let top = block.interface.name.clone();
    let verilog = format!("{file}.v");
    let script = format!("read_rtlil base.il; {mutant}; write_rtlil {file}.il; write_verilog -noattr {verilog}");
    if !yosys(folder, &script)? {
        return Err(format!("Yosys does not make {top}: {mutant}").into());
    }
    let text = std::fs::read_to_string(folder.join(&verilog))?;
    Ok(Project::of_text(top, verilog, text))
}

/// Whether the bench finds nothing in Verilog in place of a block: in Icarus in few cases, in Verilator in the default
/// number.
fn passes(block: &Block, verilog: &Project, kind: EngineKind) -> Fallible<bool> {
    let vectors = (kind == EngineKind::Icarus).then_some(FEW);
    finds_nothing(block, verilog, kind, Options { vectors, ..Options::default() })
}

fn finds_nothing(block: &Block, verilog: &Project, kind: EngineKind, options: Options) -> Fallible<bool> {
    let options =
        Options { seed: DEFAULT_SEED, threads: 1, verilog: Some(verilog.clone()), verdict_only: true, ..options };
    match equivalence::run(block, kind, &options, &[], &|_| {}) {
        Ok(report) => Ok(report.mismatches == 0),
        // A mutant that never settles ends the simulator.
        Err(equivalence::Failure::Engine(EngineError::Simulator { .. })) => Ok(false),
        Err(failure) => Err(failure.into()),
    }
}

/// A mutant that the bench does not find, and what it is.
fn not_killed(block: &Block, mutant: &str, number: usize, folder: &Path) -> Fallible<Option<Left>> {
    let name = &block.interface.name;
    eprintln!("{name} {number}: {}", place(mutant));
    let verilog = make(block, mutant, &number.to_string(), folder)?;
    if !passes(block, &verilog, EngineKind::Icarus)? || !passes(block, &verilog, EngineKind::Verilator)? {
        return Ok(None);
    }
    eprintln!("{name} {number}: not found, to be proven");
    let compare = |allowed| proof::compare(block, &number.to_string(), folder, allowed);
    let unrestricted = compare(false)?;
    let proof = if unrestricted == Proof::Different { compare(true)? } else { unrestricted };
    let (fate, known) = match (unrestricted, proof) {
        (Proof::Same, _) => (Fate::Equivalent, "equivalent, whatever goes in"),
        (_, Proof::Same) => (Fate::Equivalent, "equivalent, for inputs as the ports are documented"),
        (_, Proof::Different) => (Fate::Survived, "survived, there are inputs that tell it apart"),
        (_, Proof::Unknown) if block.sweep().is_none() => {
            (Fate::Survived, "survived, not decided in the time of a proof")
        }
        (_, Proof::Unknown) => {
            eprintln!("{name} {number}: not proven, to be swept");
            let options = Options { sweep: true, ..Options::default() };
            match finds_nothing(block, &verilog, EngineKind::Verilator, options)? {
                true => (Fate::Swept, "the same in the sweep, not decided in the time of a proof"),
                false => (Fate::Survived, "survived, found in the sweep alone"),
            }
        }
    };
    Ok(Some(Left { mutation: place(mutant).to_owned(), fate, known: known.to_owned() }))
}
