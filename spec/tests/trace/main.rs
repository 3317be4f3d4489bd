// SPDX-License-Identifier: MIT
//! Recordings: the file format, the memory, and the command lists in them.

use pica_spec::command::{Item, decode};
use pica_spec::trace::{CommandList, Element, Recording, Segment};

mod errors;
mod following;
mod format;
mod kinds;
mod memory;
mod mutations;
mod recorded;
mod starts;

/// The bytes of a recorded scene.
macro_rules! trace {
    ($name:literal) => {
        ($name, include_bytes!(concat!("../traces/", $name, ".ctf")))
    };
}

const TRACES: [(&str, &[u8]); 12] = [
    trace!("01_triangle"),
    trace!("02_cube"),
    trace!("04_stencil"),
    trace!("05_tev"),
    trace!("06_light"),
    trace!("08_geometry"),
    trace!("10_texformats"),
    trace!("12_shader"),
    trace!("14_indexed"),
    trace!("16_clip_formats"),
    trace!("19_render_to_texture"),
    trace!("20_shader_rare"),
];

/// Address of the list in the recordings of `starts` and `following`.
const LIST: u32 = 0x2000_1000;

/// FINALIZE, twice.
const END: [u32; 4] = [0x1234_5678, 0x000F_0010, 0x1234_5678, 0x000F_0010];

fn bytes_of(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

fn write(address: u32, value: u32) -> Element {
    Element::RegisterWrite { address, value }
}

fn load(address: u32, words: &[u32]) -> Element {
    Element::MemoryLoad { address, data: bytes_of(words).into() }
}

/// The three writes that start a list, as system software does it.
fn start(address: u32, bytes: u32) -> [Element; 3] {
    [write(0x1040_18E8, address >> 3), write(0x1040_18E0, bytes >> 3), write(0x1040_18F0, 1)]
}

/// A recording of these elements that starts from zero.
fn recording(elements: impl IntoIterator<Item = Element>) -> Recording {
    Recording { stream: elements.into_iter().collect(), ..Recording::default() }
}

/// A recording that loads one list and starts it.
fn one_list(words: &[u32]) -> Recording {
    let bytes = 4 * words.len() as u32;
    recording([load(LIST, words)].into_iter().chain(start(LIST, bytes)))
}

/// Address and number of words of each segment.
fn segments(list: &CommandList) -> Vec<(u32, usize)> {
    list.segments.iter().map(|segment| (segment.address, segment.bytes.len() / 4)).collect()
}

fn items(list: &CommandList, segment: &Segment) -> Vec<Item> {
    decode(&segment.bytes, list.rule).items
}
