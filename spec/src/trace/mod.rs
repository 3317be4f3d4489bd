// SPDX-License-Identifier: MIT
//! Recordings of what a program sent to the GPU: CiTrace version 1, and the command lists in them.
//!
//! Everything is little-endian. Addresses are physical. Sizes of state blocks count 32-bit words.
//!
//! **Header**, 100 bytes at offset 0:
//!
//! | Offset | Field |
//! |---|---|
//! | 0 | magic, `CiTr` |
//! | 4 | version, 1 |
//! | 8 | header size, 100 |
//! | 12 + 8n | offset of state block n in the file |
//! | 16 + 8n | size of state block n in words; 0: that state is all zero |
//! | 92 | offset of the stream |
//! | 96 | number of stream elements |
//!
//! State blocks 0 to 9 are the fields of [`InitialState`] in their order. The contents of the memory loads follow them, and
//! the stream ends the file.
//!
//! **Stream element**, five words:
//!
//! | Word 0 | Word 1 | Word 2 | Word 3 | Word 4 |
//! |---|---|---|---|---|
//! | 0xE1 frame marker | 0 | 0 | 0 | 0 |
//! | 0xE2 memory load | offset in the file | size in bytes | address | 0 |
//! | 0xE3 register write | address | value | 0 | 0 |
//!
//! **Other recorders** write version 1, too, and are read as well; [`Recording::read_with_form`] says which kind a file is:
//!
//! - Register writes of Citra, 2015-05 to 2023-12: address, size code (0xD1 to 0xD4 for 8, 16, 32 and 64 bits), and a value
//!   of 64 bits in words 3 and 4. A file is of this kind if word 2 of every write is such a code and not all values are 0.
//! - Fourth components of fixed attributes and float uniforms that nobody has set: what is no float24 is 0.
//! - State blocks with a size in bytes, if all of them end where the next part of the file begins; blocks that are longer
//!   than the hardware's, of which the rest is not used.
//! - A state block that reaches into the next part of the file, although its offset is right: it ends there.
//!
//! [`Recording::read`] checks all of it before it takes anything: state blocks and stream lie in the file and do not overlap,
//! loads lie in the file and touch neither header, blocks nor stream, unused words are zero, the file ends with the stream.
//! Loads may share bytes with each other. Bytes that nothing refers to are allowed and not kept. The offset of an empty block
//! has no meaning and is not looked at.
//!
//! [`Recording::write`] lays out the header, the state blocks in order, every distinct content once in the order of its first
//! use, and the stream, without gaps. A recording in this layout comes back byte for byte.
//!
//! [`Recorder`] makes a recording call by call. [`lists()`] finds the command lists of a recording, and [`Memory`] is the memory that they lie in.

mod blocks;
mod buffer_registers;
mod error;
mod file;
mod form;
mod header;
mod list_problem;
mod lists;
mod memory;
mod read;
mod recorder;
mod recording;
mod segments;
mod shared_bytes;
mod size_unit;
mod write;

pub use error::{Field, TraceError, TraceErrorReason};
pub use form::{BlockSizes, Form, WriteLayout};
pub use list_problem::ListProblem;
pub use lists::{CommandList, ListOptions, Lists, lists};
pub use memory::{FcramSize, Memory, OutsideMemory};
pub use recorder::Recorder;
pub use recording::{Element, InitialState, Recording};
pub use segments::Segment;
pub use shared_bytes::SharedBytes;
pub use size_unit::SizeUnit;
