//! Synthesis by Yosys.

use super::{ToolError, run};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

/// A family of FPGAs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Lattice iCE40.
    Ice40,
    /// Lattice ECP5.
    Ecp5,
    /// Xilinx 7-series.
    Series7,
}

impl Family {
    /// All of them.
    pub const ALL: [Family; 3] = [Family::Ice40, Family::Ecp5, Family::Series7];

    /// The command of Yosys.
    pub fn command(self) -> &'static str {
        match self {
            Family::Ice40 => "synth_ice40 -dsp",
            Family::Ecp5 => "synth_ecp5",
            Family::Series7 => "synth_xilinx -family xc7",
        }
    }
}

/// What synthesis makes of a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Synthesis {
    /// How many there are of each cell of the family.
    pub cells: BTreeMap<String, u64>,
}

/// Synthesizes a block for a family: without latches, nets that nothing drives or several drive, or loops.
///
/// # Errors
/// If Yosys is missing, fails, or finds one of these.
pub fn synthesize(file: &Path, top: &str, family: Family) -> Result<Synthesis, ToolError> {
    let latches = "select -assert-none t:$dlatch t:$adlatch t:$dlatchsr t:$_DLATCH_* t:$_DLATCHSR_*";
    let script = format!(
        "read_verilog \"{}\"; hierarchy -check -top {top}; proc; check -assert; {latches}; {} -top {top}; {latches}; \
         check -assert; stat",
        file.display(),
        family.command()
    );
    let mut command = Command::new("yosys");
    command.args(["-p", &script]);
    let output = run("yosys", "yosys", command)?;
    if let Some(line) = output.lines().find(|line| line.contains("Latch inferred")) {
        return Err(ToolError::Rejected { tool: "yosys", output: line.to_owned() });
    }
    // The statistics come last: a line for each kind of cell, with its number.
    let statistics = output.rfind("Number of cells:").map_or("", |start| &output[start..]);
    let cell = |line: &str| {
        let mut words = line.split_whitespace();
        let (name, number) = (words.next()?.to_owned(), words.next()?.parse().ok()?);
        words.next().is_none().then_some((name, number))
    };
    Ok(Synthesis { cells: statistics.lines().skip(1).map_while(cell).collect() })
}
