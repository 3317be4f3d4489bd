// SPDX-License-Identifier: MIT
//! `pica vectors`: golden vectors for other simulators.

use super::selection::{Names, Selection};
use clap::Args;
use pica_commands::input::read_recording;
use pica_commands::output::{Parents, stdout};
use pica_commands::{Failure, Outcome};
use pica_spec::trace::Recording;
use pica_testbench::block::Block;
use pica_testbench::golden;
use pica_testbench::random::DEFAULT_SEED;
use pica_testbench::reservoir::Reservoir;
use pica_values::number::{parse_count, parse_u64};
use pica_vectors::{Case, Format};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Export golden vectors with testbenches for other simulators
///
/// The first are chosen: they hit every situation, give every bit of the ports both values, and find the mutants that are known
/// (docs/vectors.md). Manifest and README tell how much of that the vectors do.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    selection: Selection,
    #[command(flatten)]
    names: Names,
    /// Folder: each block gets one of its own in it
    #[arg(short, long)]
    output: PathBuf,
    #[command(flatten)]
    parents: Parents,
    /// Cases a block; at least the size of the input space means all of it. All that are chosen if it is not given
    #[arg(long, value_parser = parse_count)]
    count: Option<u64>,
    /// Seed of the cases behind those that are chosen
    #[arg(long, value_parser = parse_u64, default_value_t = DEFAULT_SEED)]
    seed: u64,
    /// Takes the cases from a recording (.ctf) in place of random ones: all, or those that --count and --seed choose; may be repeated
    #[arg(long, value_name = "FILE")]
    trace: Vec<PathBuf>,
    /// File formats, of which each block gets those that apply to it; all if it is not given
    #[arg(long = "as", value_name = "FORMAT", value_delimiter = ',')]
    formats: Vec<Format>,
}

/// Runs `pica vectors`.
pub fn run(arguments: &Arguments) -> Outcome {
    let formats = if arguments.formats.is_empty() { Format::ALL.to_vec() } else { arguments.formats.clone() };
    let recordings: Vec<Recording> = arguments.trace.iter().map(|path| read_recording(path)).collect::<Outcome<_>>()?;
    let mut out = stdout();
    let mut blocks = arguments.selection.blocks()?;
    arguments.names.give(&mut blocks);
    // Before anything is written, whether there is something to write.
    let with_recordings = blocks.iter().filter(|_| !recordings.is_empty());
    let reservoir = || Reservoir::new(arguments.count, arguments.seed);
    let recorded =
        with_recordings.map(|block| recorded(block, &recordings, reservoir())).collect::<Outcome<Vec<_>>>()?;
    let mut recorded = recorded.into_iter();
    arguments.parents.make_folder(&arguments.output)?;
    for block in &blocks {
        let path = match recorded.next() {
            None => write(block, &arguments.output, arguments.count, arguments.seed, &formats)?,
            Some(cases) => {
                let names = arguments.trace.iter().filter_map(|path| path.file_name());
                let names = names.map(|name| name.to_string_lossy().into_owned()).collect();
                let origin = golden::origin(block, arguments.count.map(|_| arguments.seed), names);
                golden::export_cases(block, &arguments.output, cases, origin, &formats).map_err(Failure::input)?
            }
        };
        writeln!(out, "{}", path.display())?;
        out.flush()?;
    }
    Ok(())
}

/// Writes the folder of one block.
pub fn write(block: &Block, folder: &Path, count: Option<u64>, seed: u64, formats: &[Format]) -> Outcome<PathBuf> {
    let count = count.unwrap_or_else(|| golden::default_count(block));
    golden::export(block, folder, count, seed, formats).map_err(Failure::input)
}

/// The cases that recordings have for a block, of which there is one.
fn recorded<'a>(
    block: &'a Block,
    recordings: &[Recording],
    reservoir: Reservoir,
) -> Outcome<impl Iterator<Item = Case> + use<'a>> {
    let name = &block.interface.name;
    let cases = golden::recorded(block, recordings, reservoir).map_err(Failure::input)?;
    let cases = cases.ok_or_else(|| Failure::input(format_args!("recordings have no cases of {name}")))?;
    let mut cases = cases.peekable();
    match cases.peek() {
        Some(_) => Ok(cases),
        None => Err(Failure::input(format_args!("no recording has a case of {name}"))),
    }
}
