// SPDX-License-Identifier: MIT
//! The pictures to compare with.

use std::fs::File;
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/render/references").join(name)
}

/// Width, height and RGBA pixels of a picture.
pub fn picture(name: &str) -> (u32, u32, Vec<[u8; 4]>) {
    let file = File::open(path(&format!("{name}.reference.png"))).expect("the reference is there");
    let mut reader = png::Decoder::new(BufReader::new(file)).read_info().expect("a PNG file");
    let mut bytes = vec![0; reader.output_buffer_size().expect("a small picture")];
    let info = reader.next_frame(&mut bytes).expect("a picture");
    assert_eq!((info.color_type, info.bit_depth), (png::ColorType::Rgba, png::BitDepth::Eight));
    (info.width, info.height, bytes.as_chunks::<4>().0.to_vec())
}

/// Depth and stencil, if the reference has them.
pub fn depth(name: &str) -> Option<Vec<u32>> {
    let file = File::open(path(&format!("{name}.reference.depth.gz"))).ok()?;
    let mut bytes = Vec::new();
    GzDecoder::new(file).read_to_end(&mut bytes).expect("gzip data");
    Some(bytes.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect())
}
