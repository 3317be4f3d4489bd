// SPDX-License-Identifier: MIT
//! The header of the file.

use super::error::{Field, TraceError, TraceErrorReason};
use super::file::File;
use super::recording::InitialState;

/// The fields of the header that say where the other parts are, not yet checked.
pub(super) struct Header {
    /// Offset in bytes and size in words of each state block.
    pub blocks: [(u32, u32); 10],
    /// Offset of the stream in bytes.
    pub stream_offset: u32,
    /// Number of stream elements.
    pub stream_size: u32,
}

impl Header {
    /// The first four bytes of every recording.
    pub const MAGIC: [u8; 4] = *b"CiTr";
    /// The only version of the format that there is.
    pub const VERSION: u32 = 1;
    /// Size of the header in bytes.
    pub const BYTES: u32 = 100;
    /// Offset of the stream's offset in the header.
    pub const STREAM_OFFSET_AT: u64 = 92;

    const VERSION_AT: u64 = 4;
    const HEADER_SIZE_AT: u64 = 8;
    const STREAM_SIZE_AT: u64 = 96;

    /// Offset of a block's offset in the header. Its size follows.
    pub const fn block_at(number: usize) -> u64 {
        12 + 8 * number as u64
    }

    /// Reads the header and checks what does not depend on the rest of the file.
    pub fn read(file: File<'_>) -> Result<Self, TraceError> {
        let error = |offset, name, reason| {
            let field = Field::Header(name);
            Err(TraceError { offset, field, reason })
        };
        let magic = file.bytes(0, Field::Header("magic"))?;
        if magic != Self::MAGIC {
            return error(0, "magic", TraceErrorReason::BadMagic(magic));
        }
        let version = file.word(Self::VERSION_AT, Field::Header("version"))?;
        if version != Self::VERSION {
            let reason = TraceErrorReason::UnknownVersion(version);
            return error(Self::VERSION_AT, "version", reason);
        }
        let size = file.word(Self::HEADER_SIZE_AT, Field::Header("header_size"))?;
        if size != Self::BYTES {
            let reason = TraceErrorReason::BadHeaderSize(size);
            return error(Self::HEADER_SIZE_AT, "header_size", reason);
        }
        let mut blocks = [(0, 0); 10];
        for (number, (block, name)) in blocks.iter_mut().zip(InitialState::BLOCK_NAMES).enumerate() {
            let at = Self::block_at(number);
            block.0 = file.word(at, Field::BlockOffset(name))?;
            block.1 = file.word(at + 4, Field::BlockSize(name))?;
        }
        let stream_offset = file.word(Self::STREAM_OFFSET_AT, Field::Header("stream_offset"))?;
        let stream_size = file.word(Self::STREAM_SIZE_AT, Field::Header("stream_size"))?;
        Ok(Self { blocks, stream_offset, stream_size })
    }
}
