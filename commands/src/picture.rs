// SPDX-License-Identifier: MIT
//! Pictures as files.

use super::{Failure, Outcome};
use png::{BitDepth, ColorType, Encoder};

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
