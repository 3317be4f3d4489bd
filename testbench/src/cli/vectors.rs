//! `pica vectors`: golden vectors for other simulators.

use super::equiv::recorded;
use super::input::read_recording;
use super::number::parse_u64;
use super::output::{Parents, stdout};
use super::selection::Selection;
use super::{Failure, Outcome};
use clap::Args;
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
    #[arg(long, value_parser = parse_u64)]
    count: Option<u64>,
    /// Seed of the cases
    #[arg(long, value_parser = parse_u64, default_value_t = DEFAULT_SEED)]
    seed: u64,
    /// Takes the cases from a recording (.ctf) in place of random ones
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
    /// File formats, of which each block gets those that apply to it; all if it is not given
    #[arg(long = "as", value_name = "FORMAT", value_delimiter = ',')]
    formats: Vec<Format>,
}

/// Runs `pica vectors`.
pub fn run(arguments: &Arguments) -> Outcome {
    let formats = if arguments.formats.is_empty() { Format::ALL.to_vec() } else { arguments.formats.clone() };
    let mut out = stdout();
    let blocks = arguments.selection.blocks()?;
    arguments.parents.make_folder(&arguments.output)?;
    for block in blocks {
        let path = match &arguments.trace {
            None => write(&block, &arguments.output, arguments.count, arguments.seed, &formats)?,
            Some(trace) => {
                let count = arguments.count.map_or(usize::MAX, |count| count as usize);
                let cases = recorded(&block, &read_recording(trace)?)?.into_iter().take(count);
                let name = trace.file_name().map(|name| name.to_string_lossy().into_owned());
                let origin = golden::origin(&block, None, name);
                let cases = cases.map(|inputs| block.case(inputs));
                golden::export_cases(&block, &arguments.output, cases, origin, &formats).map_err(Failure::input)?
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
