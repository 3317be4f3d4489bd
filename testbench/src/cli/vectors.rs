//! `pica vectors`: golden vectors for other simulators.

use super::input::read_recording;
use super::number::parse_u64;
use super::output::{Parents, stdout};
use super::selection::Selection;
use super::{Failure, Outcome};
use clap::Args;
use pica_spec::trace::Recording;
use pica_testbench::block::Block;
use pica_testbench::golden;
use pica_testbench::random::DEFAULT_SEED;
use pica_vectors::Format;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Export golden vectors with testbenches for other simulators
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    selection: Selection,
    /// Folder: each block gets one of its own in it
    #[arg(short, long)]
    output: PathBuf,
    #[command(flatten)]
    parents: Parents,
    /// Cases a block; at least the size of the input space means all of it
    #[arg(long, value_parser = parse_count)]
    count: Option<u64>,
    /// Seed of the cases
    #[arg(long, value_parser = parse_u64, default_value_t = DEFAULT_SEED)]
    seed: u64,
    /// Takes the cases from a recording (.ctf) in place of random ones; may be repeated
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
    let blocks = arguments.selection.blocks()?;
    for block in blocks {
        let path = if recordings.is_empty() {
            arguments.parents.make_folder(&arguments.output)?;
            write(&block, &arguments.output, arguments.count, arguments.seed, &formats)?
        } else {
            write_recorded(&block, arguments, &recordings, &formats)?
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

/// Writes the folder of one block with the cases of recordings.
fn write_recorded(
    block: &Block,
    arguments: &Arguments,
    recordings: &[Recording],
    formats: &[Format],
) -> Outcome<PathBuf> {
    let name = &block.interface.name;
    let cases = golden::recorded(block, recordings);
    let cases = cases.ok_or_else(|| Failure::input(format_args!("recordings have no cases of {name}")))?;
    let mut cases = cases.take(arguments.count.map_or(usize::MAX, |count| count as usize)).peekable();
    if cases.peek().is_none() {
        return Err(Failure::input(format_args!("no recording has a case of {name}")));
    }
    let traces = arguments.trace.iter().filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned()));
    let origin = golden::origin(block, None, traces.collect());
    arguments.parents.make_folder(&arguments.output)?;
    golden::export_cases(block, &arguments.output, cases, origin, formats).map_err(Failure::input)
}

fn parse_count(text: &str) -> Result<u64, String> {
    match parse_u64(text)? {
        0 => Err("there would be no vectors".to_owned()),
        count => Ok(count),
    }
}
