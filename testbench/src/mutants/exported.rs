// SPDX-License-Identifier: MIT
//! Mutants in an exported folder: do its vectors and its testbench find them?

use super::kills::found;
use super::make::MUTANT;
use super::{Fallible, MUTANT_BITS, Results};
use crate::block::Block;
use crate::children::{output, output_within};
use crate::engine::EngineError;
use crate::engine::verilator::VERILATE;
use crate::scratch;
use crate::tools::Tool;
use pica_vectors::{Direction, Interface};
use std::ffi::OsString;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use tempfile::TempDir;

/// What stands for the block in the testbench.
const DUT: &str = "mutated";
/// The longest that a run may take: a mutant that goes on for ever is found.
const PATIENCE: Duration = Duration::from_secs(600);

/// The testbench of an exported folder in Verilator, with all mutants of its block.
pub struct Exported {
    block: String,
    folder: TempDir,
    vectors: PathBuf,
    known: Vec<usize>,
}

impl Exported {
    /// Compiles the testbench in the folder `exported` of a block with the mutants that `results` are about.
    ///
    /// # Errors
    /// If a tool is missing or not content, or the results are about other mutants.
    pub fn new(block: &Block, exported: &Path, results: &Results) -> Fallible<Self> {
        let (mutants, known) = found(block, results)?;
        let name = &block.interface.name;
        let folder = scratch::folder(None).map_err(EngineError::io("temporary folder"))?;
        let texts = mutants.verilog.texts.iter().map(|(name, text)| (name.clone(), text.clone()));
        let mut command = Command::new(Tool::Verilator.find().map_err(EngineError::from)?);
        command
            .current_dir(folder.path())
            .args(["--binary", "-fno-const-bit-op-tree", "--x-initial", "0"])
            .args(VERILATE);
        // A flat block has few clocks to run.
        command.args(["-CFLAGS", if block.interface.is_flat() { "-O0" } else { "-O1" }]);
        command.args(["--top-module", &format!("{name}_tb"), &format!("-DTB_DUT={DUT}"), "-o", "bench"]);
        let tb: OsString = std::path::absolute(exported.join(format!("{name}_tb.v")))
            .map_err(EngineError::io(exported.display().to_string()))?
            .into();
        command.arg(tb);
        for (name, text) in texts.chain([(format!("{DUT}.v"), wrapper(&block.interface))]) {
            let path = folder.path().join(&name);
            std::fs::write(&path, text).map_err(EngineError::io(path.display().to_string()))?;
            command.arg(name);
        }
        let output = output(&mut command).map_err(EngineError::io("verilator"))?;
        if !output.status.success() {
            let log = String::from_utf8_lossy(&[output.stderr, output.stdout].concat()).trim().to_owned();
            return Err(EngineError::Compile { tool: "Verilator", log }.into());
        }
        Ok(Self { block: name.clone(), folder, vectors: exported.to_owned(), known })
    }

    /// The numbers of the mutants that the default run finds.
    pub fn known(&self) -> &[usize] {
        &self.known
    }

    /// Whether the testbench ends with FAIL for a mutant; number 0 is the block itself.
    ///
    /// # Errors
    /// If it cannot be run, or the block itself comes to no verdict.
    pub fn finds(&self, mutant: usize) -> Fallible<bool> {
        let mut command = Command::new(self.folder.path().join("obj_dir/bench"));
        command.arg(format!("+{MUTANT}={mutant}")).current_dir(&self.vectors);
        let output = output_within(&mut command, PATIENCE).map_err(EngineError::io(&self.block))?;
        let text = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
        let says = |verdict| text.lines().any(|line| line.starts_with(&format!("{verdict} {} ", self.block)));
        match (says("PASS"), says("FAIL")) {
            (true, false) => Ok(false),
            (false, true) => Ok(true),
            // A mutant that never settles ends the simulator.
            _ if mutant != 0 => Ok(true),
            _ => Err(EngineError::simulator(&self.block, "comes to no verdict").into()),
        }
    }
}

/// A module with the ports of the block, around the circuit of all mutants: `+mutant=N` names one.
fn wrapper(interface: &Interface) -> String {
    let (mut ports, mut connected) = (Vec::new(), String::new());
    for (direction, port) in interface.ports() {
        let direction = if direction == Direction::In { "input" } else { "output" };
        ports.push(format!("  {direction} wire [{}:0] {}", port.width - 1, port.name));
        let _ = write!(connected, ".{0}({0}), ", port.name);
    }
    format!(
        "module {DUT} (\n{}\n);\n  reg [{}:0] {MUTANT};\n  initial if (!$value$plusargs(\"{MUTANT}=%d\", {MUTANT})) {MUTANT} = 0;\n  \
         \\{} block ({connected}.{MUTANT}({MUTANT}));\nendmodule\n",
        ports.join(",\n"),
        MUTANT_BITS - 1,
        interface.name,
    )
}
