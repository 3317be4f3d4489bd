// SPDX-License-Identifier: MIT
//! Pictures as files.

use super::input::{Input, refusal};
use super::{Failure, Outcome};
use png::{BitDepth, ColorType, Decoder, Encoder, Transformations};
use std::io::Cursor;
use std::path::Path;

/// A PNG file with 8 bits a channel; `bytes` are those of the pixels, row after row.
pub fn png(width: u32, height: u32, color: ColorType, bytes: &[u8]) -> Outcome<Vec<u8>> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width, height);
    encoder.set_color(color);
    encoder.set_depth(BitDepth::Eight);
    let mut writer = encoder.write_header().map_err(Failure::input)?;
    writer.write_image_data(bytes).map_err(Failure::input)?;
    writer.finish().map_err(Failure::input)?;
    Ok(file)
}

/// The pixels of a PNG file of this size, as R, G, B, A.
pub fn read_png(path: &Path, size: [u32; 2]) -> Outcome<Vec<u8>> {
    pixels_of(path, &Input::open(path)?.read()?, size)
}

/// The same of a file that has been read.
pub fn pixels_of(path: &Path, bytes: &[u8], size: [u32; 2]) -> Outcome<Vec<u8>> {
    let unreadable = |error: png::DecodingError| refusal(path, error);
    let mut decoder = Decoder::new(Cursor::new(bytes));
    decoder.set_transformations(Transformations::normalize_to_color8() | Transformations::ALPHA);
    let mut reader = decoder.read_info().map_err(unreadable)?;
    // Before there is memory for them.
    let (width, height) = (reader.info().width, reader.info().height);
    if [width, height] != size {
        return Err(refusal(path, format_args!("has {width} x {height} pixels, not {} x {}", size[0], size[1])));
    }
    let size = reader.output_buffer_size().ok_or_else(|| refusal(path, "is too large"))?;
    let mut pixels = vec![0; size];
    let info = reader.next_frame(&mut pixels).map_err(unreadable)?;
    pixels.truncate(info.buffer_size());
    match info.color_type {
        ColorType::Rgba => Ok(pixels),
        other => Err(refusal(path, format_args!("has pixels of the kind {other:?}, not RGBA"))),
    }
}
