// SPDX-License-Identifier: MIT
//! The binary part of a page: pieces, each compressed alone, so that a page unpacks what it shows.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use std::io::Write;

/// Where a piece stands: its first byte, and how many it has.
pub type Blob = [usize; 2];

/// The pieces, one behind the other.
#[derive(Default)]
pub struct Blobs {
    bytes: Vec<u8>,
}

impl Blobs {
    /// Adds a piece that [`compress`] has made.
    pub fn add(&mut self, compressed: &[u8]) -> Blob {
        let start = self.bytes.len();
        self.bytes.extend_from_slice(compressed);
        [start, compressed.len()]
    }

    /// Bytes of all of them.
    pub fn len(&self) -> usize {
        self.bytes.len()
    }

    /// All of them as text.
    pub fn to_base64(&self) -> String {
        STANDARD.encode(&self.bytes)
    }
}

/// A piece as `DecompressionStream("deflate")` reads it.
pub fn compress(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::new(6));
    // Writing to memory does not fail.
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}
