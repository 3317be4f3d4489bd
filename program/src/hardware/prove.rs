// SPDX-License-Identifier: MIT
//! `pica prove`: what holds for all inputs.

use super::interrupted;
use super::selection::Selection;
use clap::Args;
use pica_commands::input::read_text;
use pica_commands::output::stdout;
use pica_commands::progress::Progress;
use pica_commands::{Failure, Format, Outcome};
use pica_testbench::engine::EngineError;
use pica_testbench::equivalence;
use pica_testbench::proofs::{self, ProofError, Theorem, Verdict, Verilog};
use serde_json::json;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Prove that blocks give what small references in Verilog give, for all inputs, and that those with channels lose nothing
///
/// Yosys and ABC do it. Exit status 1 and a case if something does not hold, 3 if ABC comes to no end.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    selection: Selection,
    /// Verilog that is compared with the reference of a block in place of ours, with the ports of the block; may be repeated
    #[arg(long, value_name = "FILE")]
    verilog: Vec<PathBuf>,
    /// Top module of that Verilog; the name of the block if it is not given
    #[arg(long, requires = "verilog", value_parser = module)]
    top: Option<String>,
    /// Form of the result
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

/// Runs `pica prove`.
pub fn run(arguments: &Arguments) -> Outcome {
    let mut blocks = arguments.selection.blocks()?;
    if arguments.selection.blocks.is_empty() {
        blocks.retain(proofs::has);
    }
    let verilog = match &blocks[..] {
        _ if arguments.verilog.is_empty() => None,
        [block] => Some(Verilog {
            top: arguments.top.clone().unwrap_or_else(|| block.interface.name.clone()),
            files: arguments.verilog.iter().map(|path| file(path)).collect::<Outcome<_>>()?,
        }),
        _ => return Err(Failure::input("--verilog stands in the place of one block, which has to be named")),
    };
    let progress = Progress::start(Some((blocks.len(), 0)));
    let (mut refuted, mut undecided) = (false, Vec::new());
    for block in &blocks {
        let name = &block.interface.name;
        let _job = progress.job(name.as_str(), 0);
        let mut shown = Ok(());
        proofs::prove(block, verilog.as_ref(), &mut |theorem| {
            if shown.is_ok() {
                shown = progress.suspend(|| print(&theorem, arguments.format));
            }
            match &theorem.verdict {
                Verdict::Proven => {}
                Verdict::Refuted(_) => refuted = true,
                Verdict::Undecided(why) => undecided.push(format!("{name}: {}: {why}", theorem.claim)),
            }
        })
        .map_err(|error| failure(name, verilog.is_some(), error))?;
        shown?;
    }
    match undecided.first() {
        _ if refuted => Err(Failure::Difference),
        Some(first) => Err(Failure::tool(first)),
        None => Ok(()),
    }
}

/// A name as Verilog has it: scripts of Yosys take anything else apart.
fn module(text: &str) -> Result<String, String> {
    let letter = |letter: char| letter.is_ascii_alphanumeric() || "_$".contains(letter);
    let first = text.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_');
    if first && text.chars().all(letter) { Ok(text.to_owned()) } else { Err("it is no name of a module".to_owned()) }
}

/// The name and text of a file.
fn file(path: &Path) -> Outcome<(String, String)> {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
    Ok((name.ok_or_else(|| Failure::input(format_args!("{} is no file", path.display())))?, read_text(path)?))
}

/// A user's Verilog that Yosys cannot read, or that has other ports, is bad input.
fn failure(block: &str, user: bool, error: ProofError) -> Failure {
    match error {
        ProofError::Failure(equivalence::Failure::Engine(EngineError::Interrupted)) => interrupted(),
        ProofError::Failure(failure @ equivalence::Failure::Engine(EngineError::Compile { .. })) if user => {
            Failure::input(failure)
        }
        ProofError::Failure(failure) => Failure::tool(format_args!("{block}: {failure}")),
        error => Failure::input(error),
    }
}

fn print(theorem: &Theorem, format: Format) -> Outcome {
    let mut out = stdout();
    if format == Format::Json {
        writeln!(out, "{}", json!(theorem))?;
        return Ok(out.flush()?);
    }
    let Theorem { block, under, claim, method, bound, verdict, seconds, .. } = theorem;
    let under: String = under.iter().map(|(id, value)| format!(" {id}={value}")).collect();
    let answer = match verdict {
        Verdict::Proven => "proven",
        Verdict::Refuted(_) => "REFUTED",
        Verdict::Undecided(_) => "undecided",
    };
    writeln!(out, "{block}{under}: {claim}: {answer} ({method}; {bound}; {seconds:.1} s)")?;
    match verdict {
        Verdict::Refuted(found) => {
            for (what, ports) in [("inputs", &found.inputs), ("expected", &found.expected), ("actual", &found.actual)] {
                let ports: Vec<String> = ports.iter().map(|(name, value)| format!("{name}={value:X}")).collect();
                writeln!(out, "  {what}: {}", ports.join(" "))?;
            }
        }
        Verdict::Undecided(why) => writeln!(out, "  {why}")?,
        Verdict::Proven => {}
    }
    Ok(out.flush()?)
}
