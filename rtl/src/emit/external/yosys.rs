// SPDX-License-Identifier: MIT
//! Synthesis by Yosys.

use super::{ToolError, run};
use crate::build::Memory;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

/// A family of FPGAs that Yosys maps to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Lattice iCE40.
    Ice40,
    /// Lattice ECP5.
    Ecp5,
    /// Xilinx 7-series.
    Series7,
    /// Gowin.
    Gowin,
    /// Lattice Nexus.
    Nexus,
    /// Intel Cyclone V.
    CycloneV,
}

impl Family {
    /// All families, in the order of the tables.
    pub const ALL: [Family; 6] =
        [Family::Ice40, Family::Ecp5, Family::Series7, Family::Gowin, Family::Nexus, Family::CycloneV];

    /// The command of Yosys that synthesizes for the family.
    pub fn command(self) -> &'static str {
        match self {
            Family::Ice40 => "synth_ice40 -dsp",
            Family::Ecp5 => "synth_ecp5",
            Family::Series7 => "synth_xilinx -family xc7",
            Family::Gowin => "synth_gowin",
            Family::Nexus => "synth_nexus",
            Family::CycloneV => "synth_intel_alm -family cyclonev",
        }
    }

    /// What the names of registers of the family begin with.
    const fn register(self) -> &'static str {
        match self {
            Family::Ice40 => "SB_DFF",
            Family::Ecp5 => "TRELLIS_FF",
            Family::Series7 => "FD",
            Family::Gowin => "DFF",
            Family::Nexus => "FD1P3",
            Family::CycloneV => "MISTRAL_FF",
        }
    }

    /// What memories have to hold at the start, so that Yosys makes memories of them.
    pub fn memory(self) -> Memory {
        match self {
            Family::CycloneV => Memory::Uninitialised,
            _ => Memory::Zeroed,
        }
    }
}

/// What synthesis makes of a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Synthesis {
    /// How many there are of each cell of the family.
    pub cells: BTreeMap<String, u64>,
    /// How many of the cells are registers.
    pub registers: u64,
}

/// Synthesizes a block for a family: without latches, nets that nothing drives or several drive, or loops.
///
/// # Errors
/// If Yosys is missing, fails, or finds one of these.
pub fn synthesize(file: &Path, top: &str, family: Family) -> Result<Synthesis, ToolError> {
    let (front, command) = (front(file, top), family.command());
    let output = yosys(&format!("{front}; {command} -top {top}; {LATCHES}; check -assert; stat"))?;
    // The statistics come last: a line for each kind of cell, with its number.
    let statistics = output.rfind("Number of cells:").map_or("", |start| &output[start..]);
    let cell = |line: &str| {
        let mut words = line.split_whitespace();
        let (name, number) = (words.next()?.to_owned(), words.next()?.parse().ok()?);
        words.next().is_none().then_some((name, number))
    };
    let cells: BTreeMap<String, u64> = statistics.lines().skip(1).map_while(cell).collect();
    let registers =
        cells.iter().filter(|(name, _)| name.starts_with(family.register())).map(|(_, number)| number).sum();
    Ok(Synthesis { cells, registers })
}

/// Checks what does not depend on the family: latches, and nets with no driver or several. Takes a fraction of the time
/// of [`synthesize`].
///
/// # Errors
/// As [`synthesize`].
pub fn elaborate(file: &Path, top: &str) -> Result<(), ToolError> {
    yosys(&front(file, top)).map(|_| ())
}

/// No cell may be of these kinds.
const LATCHES: &str = "select -assert-none t:$dlatch t:$adlatch t:$dlatchsr t:$_DLATCH_* t:$_DLATCHSR_*";

/// The commands from the text to checked cells.
fn front(file: &Path, top: &str) -> String {
    format!("read_verilog \"{}\"; hierarchy -check -top {top}; proc; check -assert; {LATCHES}", file.display())
}

/// Runs commands; gives what is printed.
fn yosys(script: &str) -> Result<String, ToolError> {
    let mut command = Command::new("yosys");
    command.args(["-p", script]);
    let output = run("yosys", "yosys", command)?;
    match output.lines().find(|line| line.contains("Latch inferred")) {
        Some(line) => Err(ToolError::Rejected { tool: "yosys", output: line.to_owned() }),
        None => Ok(output),
    }
}
