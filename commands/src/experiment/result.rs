// SPDX-License-Identifier: MIT
//! Results that came back, in their forms.

use super::folder::Expected;
use crate::input::{Input, refusal};
use crate::picture::pixels_of;
use crate::{Failure, Outcome};
use pica_experiments::entries;
use pica_experiments::play::picture_of;
use pica_experiments::program::BUFFER_BYTES;
use pica_spec::trace::{Element, Recording};
use std::path::{Path, PathBuf};

/// Names of results.
const NAMES: [&str; 4] = ["result.rgba", "result.png", "result.bin", "result.ctf"];

/// The results in the folder of an experiment.
pub fn there(folder: &Path) -> Vec<PathBuf> {
    NAMES.map(|name| folder.join(name)).into_iter().filter(|path| path.exists()).collect()
}

/// The picture in the folder of an experiment, R, G, B, A of each pixel, if there is one.
///
/// # Errors
/// If there are several, or one that cannot be read or has another size.
pub fn read(folder: &Path, expected: &Expected) -> Outcome<Option<Vec<u8>>> {
    let there = there(folder);
    let path = match there.as_slice() {
        [] => return Ok(None),
        [path] => path,
        [first, second, ..] => {
            return Err(refusal(first, format_args!("is a result, and so is {}: which one counts?", second.display())));
        }
    };
    picture(path, Input::open(path)?.read()?, expected).map(Some)
}

/// The picture in a file that has been read; what it is says the end of its name.
pub fn picture(path: &Path, bytes: Vec<u8>, expected: &Expected) -> Outcome<Vec<u8>> {
    let picture = match path.extension().and_then(|extension| extension.to_str()) {
        Some("png") => pixels_of(path, &bytes, expected.size)?,
        Some("bin") => from_memory(path, &bytes, expected)?,
        Some("ctf") => {
            let recording = Recording::read(&bytes).map_err(|error| refusal(path, error))?;
            from_memory(path, &loaded(path, recording, expected.buffer)?, expected)?
        }
        _ => bytes,
    };
    let [width, height] = expected.size;
    if picture.len() as u128 != 4 * u128::from(width) * u128::from(height) {
        let wanted = format_args!("has {} bytes, not those of {width} x {height} pixels", picture.len()).to_string();
        return Err(refusal(path, wanted));
    }
    Ok(picture)
}

/// What a recording loads into the colour buffer.
fn loaded(path: &Path, recording: Recording, address: u32) -> Outcome<Vec<u8>> {
    let mut buffer = vec![None; BUFFER_BYTES as usize];
    for element in recording.stream {
        let Element::MemoryLoad { address: start, data } = element else { continue };
        // No more than the buffer of each: many loads may share bytes, and together be far more than the file.
        let (above, below) = (start.saturating_sub(address) as usize, address.saturating_sub(start) as usize);
        for (place, byte) in buffer.iter_mut().skip(above).zip(data.iter().skip(below)) {
            *place = Some(*byte);
        }
    }
    let missing =
        || refusal(path, format_args!("loads no memory at {address:#010X}, or only a part of the colour buffer"));
    buffer.into_iter().collect::<Option<Vec<u8>>>().ok_or_else(missing)
}

/// The picture of the colour buffer's memory.
fn from_memory(path: &Path, bytes: &[u8], expected: &Expected) -> Outcome<Vec<u8>> {
    if bytes.len() != BUFFER_BYTES as usize {
        return Err(refusal(
            path,
            format_args!("has {} bytes, not the {BUFFER_BYTES} of the colour buffer", bytes.len()),
        ));
    }
    let experiment = entries::of(&expected.id)
        .ok_or_else(|| Failure::input(format_args!("there is no experiment {} in this version", expected.id)))?;
    Ok(picture_of(&experiment.program(), bytes))
}
