// SPDX-License-Identifier: MIT
//! What alternatives of the ledger change in recordings.

use pica_model::gpu::machine::Machine;
use pica_model::gpu::pipeline::{Picture, Pipeline};
use pica_model::trace::Replay;
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;
use rayon::prelude::*;
use serde::Serialize;

/// An alternative that is not the default, with what it changes.
#[derive(Clone, Debug, Serialize)]
pub struct Effect {
    /// The entry.
    pub id: &'static str,
    /// The alternative.
    pub value: &'static str,
    /// Why there is no model of it.
    pub refused: Option<String>,
    /// What it changes, recording by recording; recordings that stay the same are not there.
    pub changes: Vec<Change>,
}

/// What an alternative changes in a recording.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Change {
    /// Name of the recording.
    pub recording: String,
    /// Pixels of the colour buffer that are others.
    pub pixels: usize,
    /// The largest difference of a channel, of 255.
    pub largest: u8,
    /// Values of the depth buffer that are others.
    pub depths: usize,
    /// Values of the stencil buffer that are others.
    pub stencils: usize,
    /// Columns and rows of the picture that hold all pixels that changed: first column, first row, last column, last row.
    pub bounds: Option<[u32; 4]>,
    /// What became of a buffer that is there under one of the two only.
    pub other: Option<String>,
}

/// What a recording leaves in its buffers.
#[derive(Clone, Debug)]
pub struct Rendered {
    /// The colour buffer that was bound last.
    pub color: Result<Picture<[u8; 4]>, String>,
    /// The depth buffer that was bound last.
    pub depth: Result<Picture<u32>, String>,
}

/// Plays a recording to its end. The error says that a choice has no model.
pub fn render(recording: &Recording, choices: &Choices) -> Result<Rendered, String> {
    let pipeline = Pipeline::new(choices).map_err(|error| error.to_string())?;
    let machine = Machine::new(choices, pipeline).map_err(|error| error.to_string())?;
    let mut replay = Replay::new(recording, machine);
    while replay.step().is_some() {}
    let machine = replay.into_machine();
    let (registers, memory) = (machine.registers(), machine.memory());
    Ok(Rendered {
        color: Picture::of_color(registers, choices, memory).map_err(|error| error.to_string()),
        depth: Picture::of_depth(registers, choices, memory).map_err(|error| error.to_string()),
    })
}

/// The effects of these alternatives on recordings, in their order. `defaults` are what the recordings leave by default.
pub fn effects(
    alternatives: &[(&'static str, &'static str)],
    recordings: &[(String, Recording)],
    defaults: &[Rendered],
) -> Vec<Effect> {
    let effect = |&(id, value): &(&'static str, &'static str)| {
        let choices = chosen(id, value);
        let change = |((name, recording), default): (&(String, Recording), &Rendered)| {
            Ok(compare(name, default, &render(recording, &choices)?))
        };
        let changes: Result<Vec<_>, String> = recordings.par_iter().zip(defaults).map(change).collect();
        let refused = changes.as_ref().err().cloned();
        Effect { id, value, refused, changes: changes.unwrap_or_default().into_iter().flatten().collect() }
    };
    alternatives.par_iter().map(effect).collect()
}

/// The ledger with one alternative.
pub fn chosen(id: &str, value: &str) -> Choices {
    Choices::with(id, value).expect("the ledger has this alternative")
}

/// What differs; none if nothing does.
fn compare(recording: &str, default: &Rendered, other: &Rendered) -> Option<Change> {
    let mut change = Change {
        recording: recording.to_owned(),
        pixels: 0,
        largest: 0,
        depths: 0,
        stencils: 0,
        bounds: None,
        other: None,
    };
    match (&default.color, &other.color) {
        (Ok(a), Ok(b)) if (a.width, a.height) == (b.width, b.height) => {
            for (place, (x, y)) in (0..).zip(a.pixels.iter().zip(&b.pixels)).filter(|(_, (x, y))| x != y) {
                let (column, row) = (place % a.width, place / a.width);
                let [left, top, right, bottom] = change.bounds.unwrap_or([column, row, column, row]);
                change.bounds = Some([left.min(column), top.min(row), right.max(column), bottom.max(row)]);
                change.pixels += 1;
                let channels = x.iter().zip(y).map(|(x, y)| x.abs_diff(*y));
                change.largest = change.largest.max(channels.max().unwrap_or_default());
            }
        }
        (a, b) => change.other = unlike("colour", a, b),
    }
    match (&default.depth, &other.depth) {
        (Ok(a), Ok(b)) if a.pixels.len() == b.pixels.len() => {
            let differing = |mask: u32| a.pixels.iter().zip(&b.pixels).filter(|(a, b)| (*a ^ *b) & mask != 0).count();
            change.depths = differing(0x00FF_FFFF);
            change.stencils = differing(0xFF00_0000);
        }
        (a, b) => change.other = change.other.or(unlike("depth", a, b)),
    }
    let same = change.pixels + change.depths + change.stencils == 0 && change.other.is_none();
    (!same).then_some(change)
}

/// What two buffers that cannot be compared are; none if neither is there, for the same reason.
fn unlike<T>(name: &str, a: &Result<Picture<T>, String>, b: &Result<Picture<T>, String>) -> Option<String> {
    let what = |buffer: &Result<Picture<T>, String>| match buffer {
        Ok(picture) => format!("{} x {}", picture.width, picture.height),
        Err(reason) => reason.clone(),
    };
    let (a, b) = (what(a), what(b));
    (a != b).then(|| format!("{name} buffer: {a}, now {b}"))
}
