// SPDX-License-Identifier: MIT
//! `pica compare`: the picture of a recording beside that of another program.

use super::choices::Taken;
use super::input::refusal;
use super::output::{Parents, stdout};
use super::picture::{png, read_png};
use super::render;
use super::{Failure, Format, Outcome};
use clap::Args;
use pica_spec::choices::Choices;
use pica_values::number::parse_u32;
use png::ColorType;
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;

/// Compare the picture of a recording with a picture of another program
///
/// The picture is that of `pica render`. Red, green and blue are compared: pictures of screens have no alpha. The exit status is 0 if
/// no channel of any pixel differs by more than the threshold, and 1 otherwise.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Recording (.ctf), `-` for standard input
    trace: PathBuf,
    /// Picture of the other program (PNG), of the same size
    #[arg(long, value_name = "PICTURE")]
    against: PathBuf,
    /// Largest difference of a channel that counts as none, of 255
    #[arg(long, value_name = "N", default_value_t = 0)]
    threshold: u8,
    /// Turn the picture of the recording as the screens show it: by 90 degrees, counter-clockwise
    #[arg(long)]
    rotate: bool,
    /// Also write a picture of the difference (PNG): pixels that differ in red, the brighter the more, and the others in dark grey
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Stop after this frame, counted from 0
    #[arg(long, value_name = "N", value_parser = parse_u32)]
    frame: Option<u32>,
    #[command(flatten)]
    arithmetic: render::VertexNumbers,
    /// Form of the output
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
    #[command(flatten)]
    parents: Parents,
    #[command(flatten)]
    choices: Taken,
}

/// How far two pictures of one size are apart.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
struct Difference {
    width: u32,
    height: u32,
    /// Pixels of which a channel differs by more than the threshold.
    pixels: usize,
    /// The largest difference of a channel, of 255.
    largest: u8,
    /// Column and row of the first such pixel.
    first: Option<[u32; 2]>,
    /// First column and row, last column and row of all such pixels.
    bounds: Option<[u32; 4]>,
}

/// Runs `pica compare`.
pub fn run(arguments: &Arguments) -> Outcome {
    let choices = arguments.choices.apply(Choices::default())?;
    arguments.output.as_ref().map_or(Ok(()), |path| arguments.parents.check(path))?;
    let picture = render::picture_of(&arguments.trace, &choices, arguments.arithmetic, arguments.frame)?;
    let picture = if arguments.rotate { picture.turned() } else { picture };
    let other = read_png(&arguments.against, [picture.width, picture.height]).map_err(|error| match error {
        Failure::Input(message) if !arguments.rotate => {
            Failure::Input(format!("{message}; --rotate turns the picture of the recording as the screens show it"))
        }
        other => other,
    })?;
    let (other, rest) = other.as_chunks::<4>();
    if other.len() != picture.pixels.len() || !rest.is_empty() {
        return Err(refusal(&arguments.against, "has not as many pixels as its header says"));
    }
    let apart: Vec<u8> = picture.pixels.iter().zip(other).map(|(ours, theirs)| distance(*ours, *theirs)).collect();
    let difference = measure(&apart, picture.width, picture.height, arguments.threshold);
    if let Some(path) = &arguments.output {
        let bytes: Vec<u8> = picture
            .pixels
            .iter()
            .zip(&apart)
            .flat_map(|(color, apart)| shade(*color, *apart, arguments.threshold))
            .collect();
        arguments.parents.write(path, &png(picture.width, picture.height, ColorType::Rgb, &bytes)?)?;
    }
    let mut out = stdout();
    match arguments.format {
        Format::Json => writeln!(out, "{}", serde_json::to_string(&difference).map_err(Failure::input)?)?,
        Format::Text => writeln!(out, "{}", text(&difference, arguments.threshold))?,
    }
    out.flush()?;
    if difference.pixels > 0 { Err(Failure::Difference) } else { Ok(()) }
}

/// The largest difference of red, green and blue.
fn distance(ours: [u8; 4], theirs: [u8; 4]) -> u8 {
    ours.iter().zip(theirs).take(3).map(|(a, b)| a.abs_diff(b)).max().unwrap_or_default()
}

/// What differs by more than the threshold.
fn measure(apart: &[u8], width: u32, height: u32, threshold: u8) -> Difference {
    let mut difference =
        Difference { width, height, largest: apart.iter().copied().max().unwrap_or_default(), ..Difference::default() };
    let places = (0..height).flat_map(|row| (0..width).map(move |column| [column, row]));
    for ([column, row], _) in places.zip(apart).filter(|(_, apart)| **apart > threshold) {
        difference.pixels += 1;
        difference.first.get_or_insert([column, row]);
        let [left, top, right, bottom] = difference.bounds.get_or_insert([column, row, column, row]);
        (*left, *top) = ((*left).min(column), (*top).min(row));
        (*right, *bottom) = ((*right).max(column), (*bottom).max(row));
    }
    difference
}

/// A pixel of the picture of the difference.
fn shade(color: [u8; 4], apart: u8, threshold: u8) -> [u8; 3] {
    if apart > threshold {
        return [128 + apart / 2, 0, 0];
    }
    let sum: u32 = color[..3].iter().map(|channel| u32::from(*channel)).sum();
    [(sum / 9) as u8; 3]
}

fn text(difference: &Difference, threshold: u8) -> String {
    let Difference { width, height, pixels, largest, .. } = difference;
    let beyond = if threshold == 0 { String::new() } else { format!(" by more than {threshold}") };
    match (difference.first, difference.bounds) {
        (Some([column, row]), Some([left, top, right, bottom])) => format!(
            "{pixels} of {width} x {height} pixels differ{beyond}, a channel by {largest} at most; the first is {column},{row}, all are in \
             columns {left} to {right}, rows {top} to {bottom}"
        ),
        _ => {
            format!("no pixel of {width} x {height} differs{beyond}; the largest difference of a channel is {largest}")
        }
    }
}
