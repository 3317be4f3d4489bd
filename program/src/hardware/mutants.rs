// SPDX-License-Identifier: MIT
//! `pica mutants`: does the bench find blocks with one change?

use super::interrupted;
use super::selection::Selection;
use clap::Args;
use pica_commands::output::stdout;
use pica_commands::progress::Progress;
use pica_commands::{Failure, Format, Outcome};
use pica_testbench::block::Block;
use pica_testbench::engine::EngineError;
use pica_testbench::equivalence;
use pica_testbench::mutants::{Fate, Results, Stage, default_count, examine};
use serde_json::json;
use std::io::Write;

/// Change one gate input, output or constant of a block, and look whether the default run of Verilator finds it
///
/// A mutant that it does not find is compared with the block by ABC, for any inputs and any number of clocks, or by counting
/// through the inputs. Exit status 1 if one is another circuit, or may be.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    selection: Selection,
    /// Mutants of each block; 200 of those with one transaction in and one out and 500 of others if it is not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=65_535))]
    count: Option<u32>,
    /// Seed of the mutants
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u32,
    /// Form of the result
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

/// Runs `pica mutants`.
pub fn run(arguments: &Arguments) -> Outcome {
    let blocks = arguments.selection.blocks()?;
    let counts = blocks.iter().map(|block| match arguments.count {
        Some(count) => count as usize,
        None => default_count(block),
    });
    let counts: Vec<usize> = counts.collect();
    let progress = Progress::start(Some((blocks.len(), counts.iter().sum::<usize>() as u64)));
    let (width, mut survivors) = (blocks.iter().map(|block| block.interface.name.len()).max().unwrap_or(0).max(5), 0);
    if arguments.format == Format::Text {
        let heads = format!("{:width$}  mutants  killed  equivalent  swept  survived", "block");
        progress.suspend(|| writeln!(stdout(), "{heads}"))?;
    }
    for (block, count) in blocks.iter().zip(counts) {
        let results = one(block, count, arguments.seed, &progress)?;
        survivors += results.count(Fate::Survived);
        progress.suspend(|| print(&results, width, arguments.format))?;
    }
    match survivors {
        0 => Ok(()),
        _ => Err(Failure::Difference),
    }
}

/// Judges the mutants of a block.
fn one(block: &Block, count: usize, seed: u32, progress: &Progress) -> Outcome<Results> {
    let job = progress.job(block.interface.name.as_str(), count as u64);
    let watch = |stage| match stage {
        Stage::Making => job.stage("is mutated"),
        Stage::Running(mutants) => job.cases(mutants as u64),
        Stage::Proving => job.stage("is made a circuit"),
        Stage::Passed => {}
        Stage::Judged => job.done(1),
    };
    examine(block, count, seed, &watch).map_err(|failure| match failure {
        equivalence::Failure::Engine(EngineError::Interrupted) => interrupted(),
        failure => Failure::tool(format_args!("{}: {failure}", block.interface.name)),
    })
}

fn print(results: &Results, width: usize, format: Format) -> Outcome {
    let mut out = stdout();
    if format == Format::Json {
        writeln!(out, "{}", json!(results))?;
    } else {
        let Results { block, mutants, killed, left, .. } = results;
        let [equivalent, swept, survived] =
            [Fate::Equivalent, Fate::Swept, Fate::Survived].map(|fate| results.count(fate));
        writeln!(out, "{block:width$}  {mutants:7}  {killed:6}  {equivalent:10}  {swept:5}  {survived:8}")?;
        for left in left.iter().filter(|left| left.fate == Fate::Survived) {
            writeln!(out, "  {}: {}", left.mutation, left.known)?;
        }
    }
    Ok(out.flush()?)
}
