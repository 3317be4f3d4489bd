// SPDX-License-Identifier: MIT
//! From a recording to the bytes of a file.

use std::collections::HashMap;

use super::error::{Field, TraceError, TraceErrorReason};
use super::header::Header;
use super::recording::{Element, Recording};

impl Recording {
    /// The bytes of the file, in the layout that the [module](super) describes.
    ///
    /// # Errors
    /// The recording does not fit into a file with 32-bit offsets.
    pub fn write(&self) -> Result<Vec<u8>, TraceError> {
        self.write_below(u64::from(u32::MAX))
    }

    /// As `write`, with `limit` as the largest size of the file.
    fn write_below(&self, limit: u64) -> Result<Vec<u8>, TraceError> {
        let layout = Layout::new(self);
        if layout.file_bytes > limit {
            return Err(TraceError {
                offset: Header::STREAM_OFFSET_AT,
                field: Field::Header("stream_offset"),
                reason: TraceErrorReason::TooLarge { bytes: layout.file_bytes },
            });
        }
        Ok(layout.write(self))
    }
}

/// Where the parts of the file go. Sizes and offsets fit 32 bits if `file_bytes` does.
struct Layout<'a> {
    /// Offset of each distinct content of a memory load.
    offsets: HashMap<&'a [u8], u64>,
    /// The distinct contents in the order of the file.
    contents: Vec<&'a [u8]>,
    stream_offset: u64,
    file_bytes: u64,
}

impl<'a> Layout<'a> {
    fn new(recording: &'a Recording) -> Self {
        let state_words: u64 = recording.state.blocks().iter().map(|block| block.len() as u64).sum();
        let mut end = u64::from(Header::BYTES) + 4 * state_words;
        let mut offsets = HashMap::new();
        let mut contents = Vec::new();
        for element in &recording.stream {
            if let Element::MemoryLoad { data, .. } = element {
                offsets.entry(&**data).or_insert_with(|| {
                    let offset = end;
                    contents.push(&**data);
                    end += data.len() as u64;
                    offset
                });
            }
        }
        let file_bytes = end + recording.stream.len() as u64 * Element::BYTES as u64;
        Self { offsets, contents, stream_offset: end, file_bytes }
    }

    fn write(&self, recording: &Recording) -> Vec<u8> {
        let mut file = Vec::new();
        let word = |file: &mut Vec<u8>, word: u32| file.extend_from_slice(&word.to_le_bytes());
        file.extend_from_slice(&Header::MAGIC);
        word(&mut file, Header::VERSION);
        word(&mut file, Header::BYTES);
        let mut offset = Header::BYTES;
        for block in recording.state.blocks() {
            word(&mut file, offset);
            word(&mut file, block.len() as u32);
            offset += 4 * block.len() as u32;
        }
        word(&mut file, self.stream_offset as u32);
        word(&mut file, recording.stream.len() as u32);
        for value in recording.state.blocks().into_iter().flatten() {
            word(&mut file, *value);
        }
        for content in &self.contents {
            file.extend_from_slice(content);
        }
        for element in &recording.stream {
            let words = match element {
                Element::FrameMarker => [Element::FRAME_MARKER, 0, 0, 0, 0],
                Element::MemoryLoad { address, data } => {
                    let offset = self.offsets[&**data];
                    [Element::MEMORY_LOAD, offset as u32, data.len() as u32, *address, 0]
                }
                Element::RegisterWrite { address, value } => [Element::REGISTER_WRITE, *address, *value, 0, 0],
            };
            for value in words {
                word(&mut file, value);
            }
        }
        file
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn size_of_the_file_is_bounded() {
        let load = |bytes: &[u8]| Element::MemoryLoad { address: 0x2000_0000, data: bytes.into() };
        let recording = Recording { stream: vec![load(b"abc"), load(b"abc"), load(b"defg")], ..Default::default() };
        // Header, two distinct contents, three elements.
        let bytes = 100 + 3 + 4 + 3 * 20;
        assert_eq!(recording.write_below(bytes).map(|file| file.len() as u64), Ok(bytes));
        let error = recording.write_below(bytes - 1).unwrap_err();
        assert_eq!(error.reason, TraceErrorReason::TooLarge { bytes });
        assert_eq!(recording.write_below(bytes).as_ref(), recording.write().as_ref());
    }
}
