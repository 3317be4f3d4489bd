// SPDX-License-Identifier: MIT
//! `pica record`: a recording of what lies in files.

use super::input::{Input, Kind, refusal};
use super::output::{Parents, tell};
use super::{Failure, Outcome};
use clap::Args;
use pica_model::trace::initial_state;
use pica_spec::command::{EndRule, Severity, decode};
use pica_spec::trace::{FcramSize, InitialState, Memory, Recorder};
use pica_values::number::parse_u32;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// Bytes that hardware takes of a command list at a time.
const UNIT: usize = 16;

/// Make a recording of command lists and memory
///
/// The memory is loaded, then the lists are started in order, then the frame ends. The core starts as system software leaves it.
/// docs/recordings.md says what a recording is.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Command list (little-endian words), at a physical address if one is named, otherwise where FCRAM is free
    #[arg(required = true, value_name = "[ADDRESS@]FILE")]
    lists: Vec<String>,
    /// Recording to write (.ctf), `-` for standard output
    #[arg(short, long)]
    output: PathBuf,
    /// Memory that the lists read, from a physical address on: vertices, indices, textures; may be repeated
    #[arg(long, value_name = "ADDRESS@FILE", value_parser = addressed)]
    memory: Vec<(u32, PathBuf)>,
    /// Words of a block of the state at the start, such as pica_registers, by id; may be repeated
    #[arg(long, value_name = "BLOCK@FILE", value_parser = block)]
    state: Vec<(String, PathBuf)>,
    #[command(flatten)]
    parents: Parents,
}

/// Runs `pica record`.
pub fn run(arguments: &Arguments) -> Outcome {
    arguments.parents.check(&arguments.output)?;
    let mut state = initial_state();
    for (name, path) in &arguments.state {
        let bytes = read(path)?;
        let (words, rest) = bytes.as_chunks();
        if !rest.is_empty() {
            return Err(refusal(path, "is no whole number of 32-bit words"));
        }
        if let Some(block) = state.block_mut(name) {
            *block = words.iter().map(|word| u32::from_le_bytes(*word)).collect();
        }
    }
    let space = Memory::new(FcramSize::default());
    let mut taken = Vec::new();
    let mut recorder = Recorder::new(state);
    for (address, path) in &arguments.memory {
        let bytes = read(path)?;
        take(&space, &mut taken, *address, &bytes, path)?;
        recorder.load(*address, bytes);
    }
    let mut lists = Vec::new();
    for text in &arguments.lists {
        let (address, path) = match addressed(text) {
            Ok((address, path)) => (Some(address), path),
            Err(_) => (None, PathBuf::from(text)),
        };
        let bytes = list(&path)?;
        if let Some(address) = address {
            if !address.is_multiple_of(UNIT as u32) {
                return Err(refusal(&path, format_args!("a list at {address:#010X}: not a multiple of {UNIT}")));
            }
            take(&space, &mut taken, address, &bytes, &path)?;
        }
        lists.push((address, bytes, path));
    }
    for (address, bytes, path) in lists {
        let address = match address {
            Some(address) => address,
            None => {
                let free = free(&taken, bytes.len());
                take(&space, &mut taken, free, &bytes, &path)?;
                free
            }
        };
        recorder.list(address, bytes);
    }
    recorder.frame();
    let file = recorder.finish().write().map_err(Failure::input)?;
    arguments.parents.write(&arguments.output, &file)
}

/// A file of bytes.
fn read(path: &Path) -> Outcome<Vec<u8>> {
    Input::open(path)?.read()
}

/// A command list, with zeros behind it up to what hardware takes.
fn list(path: &Path) -> Outcome<Vec<u8>> {
    let input = Input::open(path)?;
    if matches!(input.kind(), Kind::Recording | Kind::Shader | Kind::Other(_)) {
        return Err(input.is_not("a command list"));
    }
    let mut bytes = input.read()?;
    if bytes.len() % 8 == 0 {
        bytes.resize(bytes.len().next_multiple_of(UNIT), 0);
    }
    for diagnostic in decode(&bytes, EndRule::default()).diagnostics {
        if diagnostic.severity() == Severity::Error {
            return Err(refusal(path, diagnostic));
        }
        tell(format_args!("warning: {}: {diagnostic}", path.display()));
    }
    Ok(bytes)
}

/// Takes a place for the bytes of a file.
fn take(space: &Memory, taken: &mut Vec<Range<u64>>, address: u32, bytes: &[u8], path: &Path) -> Outcome {
    if space.available(address, bytes.len()) < bytes.len() {
        let size = bytes.len();
        return Err(refusal(path, format_args!("{size} bytes at {address:#010X} are not inside VRAM or FCRAM")));
    }
    let range = u64::from(address)..u64::from(address) + bytes.len() as u64;
    if let Some(other) = taken.iter().find(|other| other.start < range.end && range.start < other.end) {
        let (start, end) = (other.start, other.end - 1);
        return Err(refusal(path, format_args!("at {address:#010X}, over what lies at {start:#010X} to {end:#010X}")));
    }
    taken.push(range);
    Ok(())
}

/// The first place in FCRAM for a list of so many bytes; behind FCRAM if there is none.
fn free(taken: &[Range<u64>], size: usize) -> u32 {
    let mut taken: Vec<_> = taken.iter().filter(|range| range.start >= u64::from(Memory::FCRAM)).collect();
    taken.sort_by_key(|range| range.start);
    let mut place = u64::from(Memory::FCRAM);
    for range in taken {
        if place + size as u64 <= range.start {
            break;
        }
        place = place.max(range.end).next_multiple_of(UNIT as u64);
    }
    place as u32
}

/// Reads `ADDRESS@FILE`.
fn addressed(text: &str) -> Result<(u32, PathBuf), String> {
    let (address, path) = text.split_once('@').ok_or("is not ADDRESS@FILE")?;
    Ok((parse_u32(address)?, path.into()))
}

/// Reads `BLOCK@FILE`.
fn block(text: &str) -> Result<(String, PathBuf), String> {
    let (name, path) = text.split_once('@').ok_or("is not BLOCK@FILE")?;
    if !InitialState::BLOCK_NAMES.contains(&name) {
        return Err(format!("there is no block `{name}`, only {}", InitialState::BLOCK_NAMES.join(", ")));
    }
    Ok((name.to_owned(), path.into()))
}
