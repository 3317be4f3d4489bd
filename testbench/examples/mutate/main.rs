//! Mutants of the emitted Verilog: does the bench find them?
//!
//!     cargo run --release -p pica-testbench --example mutate > docs/mutants.md
//!
//! Yosys changes one gate input, output or constant of a block (`mutate -list`, with a fixed seed); each mutant is checked
//! in place of the block as `pica equiv BLOCK --verilog mutant.v` does. One that passes is compared with the block by
//! proof (`equiv_induct`, then SAT over a bounded number of clocks from reset), and, where a block has one operand,
//! with all its values. `mutate COUNT BLOCK...` takes other numbers and blocks.

use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::engine::EngineError;
use pica_testbench::equivalence::{self, EngineKind, Options, UserVerilog};
use pica_testbench::random::DEFAULT_SEED;
use pica_testbench::registry;
use pica_testbench::tools::Tool;
use rayon::prelude::*;
use std::error::Error;
use std::path::Path;
use std::process::Command;

/// Mutants of a block.
const COUNT: u32 = 50;
/// The seed of Yosys.
const SEED: u32 = 1;
const BLOCKS: [&str; 4] = ["f24_mul", "f24_add", "f24_rcp", "shader_alu"];
/// Cases that a mutant gets first, in Icarus, which needs no C++ compiler; most are found by then.
const FEW: u64 = 500;
/// Clocks from reset on for which SAT compares: more than any pipe here has stages.
const CLOCKS: u32 = 12;
/// Seconds that a proof may take.
const PATIENCE: u32 = 300;

type Fallible<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// What became of a mutant.
#[derive(PartialEq)]
enum Fate {
    /// The bench found it.
    Killed,
    /// It does what the block does, and how that is known.
    Equivalent(&'static str),
    /// Neither.
    Survived,
}

fn main() -> Fallible<()> {
    let mut words = std::env::args().skip(1);
    let count = words.next().map_or(Ok(COUNT), |word| word.parse())?;
    let named: Vec<String> = words.collect();
    let names = if named.is_empty() { BLOCKS.map(str::to_owned).to_vec() } else { named };
    println!("# Mutants of the Verilog\n");
    println!("    cargo run --release -p pica-testbench --example mutate > docs/mutants.md\n");
    println!(
        "made this with {}. A mutant is the block with one gate input, output or constant changed (`mutate -list {count} \
         -seed {SEED}`); it is\nchecked in place of the block in Verilator with the default number of cases.\n",
        Tool::Yosys.version()?.split(" (").next().unwrap_or_default()
    );
    println!("| block | mutants | killed | equivalent | survived |\n|---|--:|--:|--:|--:|");
    let blocks = registry::blocks(&Choices::default())?;
    let mut details = String::new();
    for name in &names {
        let block = blocks.iter().find(|block| block.interface.name == *name);
        let block = block.ok_or_else(|| format!("there is no block `{name}`"))?;
        let folder = tempfile::tempdir()?;
        let mutants = mutants(block, count, folder.path())?;
        let control = make(block, "", "control", folder.path())?;
        if !passes(block, &control, EngineKind::Icarus, Some(FEW))?
            || !passes(block, &control, EngineKind::Verilator, None)?
        {
            return Err(format!("{name} does not pass as Yosys writes it: its mutants say nothing").into());
        }
        let fates: Vec<Fate> = (0..mutants.len())
            .into_par_iter()
            .map(|number| fate(block, &mutants[number], number, folder.path()))
            .collect::<Fallible<_>>()?;
        let of = |wanted: fn(&Fate) -> bool| fates.iter().filter(|fate| wanted(fate)).count();
        println!(
            "| `{name}` | {} | {} | {} | {} |",
            fates.len(),
            of(|fate| *fate == Fate::Killed),
            of(|fate| matches!(fate, Fate::Equivalent(_))),
            of(|fate| *fate == Fate::Survived)
        );
        for (mutant, fate) in mutants.iter().zip(&fates) {
            let what = match fate {
                Fate::Killed => continue,
                Fate::Equivalent(how) => format!("equivalent: {how}"),
                Fate::Survived => "survived".to_owned(),
            };
            details += &format!("* `{name}`: `{mutant}`, {what}\n");
        }
    }
    println!("\n## Not killed\n\n{details}");
    Ok(())
}

/// Runs Yosys in a folder; whether it is content.
fn yosys(folder: &Path, script: &str) -> Fallible<bool> {
    let mut command = Command::new("timeout");
    command.arg(PATIENCE.to_string()).arg(Tool::Yosys.find()?).args(["-q", "-p", script]).current_dir(folder);
    Ok(command.output()?.status.success())
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
fn make(block: &Block, mutant: &str, file: &str, folder: &Path) -> Fallible<UserVerilog> {
    let top = block.interface.name.clone();
    let verilog = format!("{file}.v");
    let script = format!("read_rtlil base.il; {mutant}; write_rtlil {file}.il; write_verilog -noattr {verilog}");
    if !yosys(folder, &script)? {
        return Err(format!("Yosys does not make {top}: {mutant}").into());
    }
    let text = std::fs::read_to_string(folder.join(&verilog))?;
    Ok(UserVerilog { top, files: vec![(verilog, text)] })
}

/// Whether the bench finds nothing in Verilog in place of a block.
fn passes(block: &Block, verilog: &UserVerilog, kind: EngineKind, vectors: Option<u64>) -> Fallible<bool> {
    let options =
        Options { seed: DEFAULT_SEED, vectors, threads: 1, verilog: Some(verilog.clone()), ..Options::default() };
    match equivalence::run(block, kind, &options, &[], &|_| {}) {
        Ok(report) => Ok(report.mismatches == 0),
        // A mutant that never settles ends the simulator.
        Err(equivalence::Failure::Engine(EngineError::Simulator { .. })) => Ok(false),
        Err(failure) => Err(failure.into()),
    }
}

fn fate(block: &Block, mutant: &str, number: usize, folder: &Path) -> Fallible<Fate> {
    let name = &block.interface.name;
    eprintln!("{name} {number}: {mutant}");
    let verilog = make(block, mutant, &number.to_string(), folder)?;
    if !passes(block, &verilog, EngineKind::Icarus, Some(FEW))?
        || !passes(block, &verilog, EngineKind::Verilator, None)?
    {
        return Ok(Fate::Killed);
    }
    eprintln!("{name} {number}: not found, to be proven");
    let load = format!("read_rtlil base.il; rename {name} gold; read_rtlil {number}.il; rename {name} gate; ");
    let induct = "equiv_make gold gate equiv; hierarchy -top equiv; opt -share_all; equiv_simple; equiv_induct; \
                  equiv_status -assert";
    if yosys(folder, &format!("{load}{induct}"))? {
        return Ok(Fate::Equivalent("by induction (`equiv_induct`)"));
    }
    let sat = format!(
        "miter -equiv -flatten -make_assert gold gate miter; hierarchy -top miter; opt -share_all; \
         sat -seq 1 -set-init-undef -set-at 1 in_reset 1 -set-at 2 in_reset 1 -prove-asserts -prove-skip 2 -show-inputs \
         -verify -maxsteps {CLOCKS} -tempinduct-skip {CLOCKS} -tempinduct-baseonly -tempinduct miter"
    );
    if block.input_space().is_some_and(|space| space <= 1 << 24) {
        if passes(block, &verilog, EngineKind::Verilator, Some(u64::MAX))? {
            return Ok(Fate::Equivalent("with all values of the operand"));
        }
        return Ok(Fate::Killed);
    }
    if yosys(folder, &format!("{load}{sat}"))? {
        return Ok(Fate::Equivalent("for any inputs in the first clocks from reset (`sat`)"));
    }
    Ok(Fate::Survived)
}
