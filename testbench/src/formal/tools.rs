// SPDX-License-Identifier: MIT
//! Yosys and ABC, which comes with it, as programs that end in a given time.

use crate::children::output_within;
use crate::engine::EngineError;
use crate::tools::{Missing, Tool};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// What ABC says of a circuit with one output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The output is 0, whatever goes in.
    Never,
    /// Some inputs make it 1.
    Sometimes,
    /// The time was too short.
    Unknown,
}

/// Runs a script of Yosys in a folder.
///
/// # Errors
/// If Yosys is missing, or not content.
pub fn yosys(folder: &Path, script: &str) -> Result<(), EngineError> {
    yosys_within(folder, script, Duration::MAX).map(drop)
}

/// Runs a script of Yosys in a folder; false if it took longer than `patience`.
///
/// # Errors
/// If Yosys is missing, or not content.
pub fn yosys_within(folder: &Path, script: &str, patience: Duration) -> Result<bool, EngineError> {
    let mut command = Command::new(Tool::Yosys.find()?);
    command.args(["-q", "-p", script]).current_dir(folder);
    let Some(output) = output_within(&mut command, patience).map_err(EngineError::io("yosys"))? else {
        return Ok(false);
    };
    if output.status.success() {
        return Ok(true);
    }
    let log = String::from_utf8_lossy(&[output.stderr, output.stdout].concat()).trim().to_owned();
    Err(EngineError::Compile { tool: "Yosys", log })
}

/// How many times as long as its own time ABC may take where it shares its core with others.
pub const SHARED: u32 = 20;

/// Runs commands of ABC in a folder; what it printed, or none if it took longer than `patience`, the time that its core gives it,
/// or until `within` was over.
///
/// # Errors
/// If ABC is missing.
pub fn abc(folder: &Path, commands: &str, patience: Duration, within: Duration) -> Result<Option<String>, EngineError> {
    let program = Tool::Yosys.find()?.with_file_name("yosys-abc");
    if !program.exists() {
        return Err(Missing::Program(Tool::Yosys).into());
    }
    let mut command = Command::new("sh");
    let seconds = patience.as_secs().max(1);
    command.current_dir(folder).args(["-c", &format!("ulimit -t {seconds}; exec \"$0\" \"$@\"")]).arg(program);
    command.args(["-c", commands]);
    let output = output_within(&mut command, within).map_err(EngineError::io("yosys-abc"))?;
    Ok(output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()))
}

/// Asks ABC with these commands about the circuit in a file of AIGER in a folder.
///
/// # Errors
/// If ABC is missing.
pub fn ask(folder: &Path, file: &str, commands: &str, patience: Duration) -> Result<Answer, EngineError> {
    let Some(text) = abc(folder, &format!("read_aiger {file}; {commands}; print_status"), patience, patience * SHARED)?
    else {
        return Ok(Answer::Unknown);
    };
    let status = text.lines().rev().find_map(|line| line.split_once("Status = "));
    Ok(match status.and_then(|(_, status)| status.split_whitespace().next()) {
        Some("1") => Answer::Never,
        Some("0") => Answer::Sometimes,
        _ => Answer::Unknown,
    })
}
