// SPDX-License-Identifier: MIT
//! Recordings as pictures, and how they differ from others.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use pica_commands::input::{read_recordings, refusal};
use pica_commands::picture::{png, read_png};
use pica_commands::progress::Progress;
use pica_commands::{Failure, Outcome};
use pica_model::gpu::machine::Machine;
use pica_model::gpu::pipeline::{Picture, Pipeline};
use pica_model::trace::Replay;
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;
use png::ColorType;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// The picture of each recording.
pub fn pictures(paths: &[PathBuf], against: Option<&Path>) -> Outcome<Vec<Value>> {
    let recordings = read_recordings(paths)?;
    let progress = Progress::start(Some((recordings.len(), recordings.len() as u64)));
    let shown = recordings.iter().map(|(name, recording)| {
        let _job = progress.job(name, 1);
        picture(name, recording, against)
    });
    shown.collect()
}

fn picture(name: &str, recording: &Recording, against: Option<&Path>) -> Outcome<Value> {
    let choices = Choices::default();
    let pipeline = Pipeline::new(&choices).map_err(Failure::input)?;
    let mut replay = Replay::new(recording, Machine::new(&choices, pipeline).map_err(Failure::input)?);
    replay.run();
    let machine = replay.into_machine();
    let stats = machine.sink().stats();
    let mut entry = json!({
        "name": name, "draws": stats.draws, "vertices": stats.vertices, "triangles": stats.triangles,
        "fragments": stats.fragments,
    });
    match Picture::of_color(machine.registers(), &choices, machine.memory()) {
        Err(error) => entry["error"] = json!(error.to_string()),
        Ok(picture) => {
            entry["size"] = json!([picture.width, picture.height]);
            entry["picture"] = json!(data_uri(&picture, picture.pixels.as_flattened())?);
            if let Some(folder) = against {
                entry["against"] = compared(name, &picture, folder)?;
            }
        }
    }
    Ok(entry)
}

/// How many pixels are others in the picture of a folder, by how much, and where.
fn compared(name: &str, picture: &Picture<[u8; 4]>, folder: &Path) -> Outcome<Value> {
    let paths = ["png", "reference.png"].map(|ending| folder.join(format!("{name}.{ending}")));
    let path = paths.iter().find(|path| path.is_file());
    let path = path.ok_or_else(|| refusal(folder, format_args!("has neither {name}.png nor {name}.reference.png")))?;
    let other = read_png(path, [picture.width, picture.height])?;
    let distance = |(a, b): (&[u8; 4], &[u8; 4])| a.iter().zip(b).map(|(a, b)| a.abs_diff(*b)).max().unwrap_or(0);
    let (other, _) = other.as_chunks::<4>();
    let distances: Vec<u8> = picture.pixels.iter().zip(other).map(distance).collect();
    let marks = distances.iter().zip(&picture.pixels).flat_map(|(distance, [r, g, b, _])| match distance {
        0 => [r / 5, g / 5, b / 5, 255],
        _ => [255, 255 - distance / 2, 40, 255],
    });
    let marks: Vec<u8> = marks.collect();
    Ok(json!({
        "name": path.file_name().unwrap_or_default().to_string_lossy(),
        "differ": distances.iter().filter(|distance| **distance > 0).count(),
        "largest": distances.iter().max(),
        "picture": data_uri(picture, &marks)?,
    }))
}

fn data_uri<T>(picture: &Picture<T>, pixels: &[u8]) -> Outcome<String> {
    let file = png(picture.width, picture.height, ColorType::Rgba, pixels)?;
    Ok(format!("data:image/png;base64,{}", STANDARD.encode(file)))
}
