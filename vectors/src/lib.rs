//! Golden vectors: what goes into a block and what must come out, and the file formats that carry them.
//!
//! This crate knows ports and bytes, not GPUs. An [`Interface`] says what ports a block has and how transactions cross
//! them; a [`Case`] is one stimulus with its expected result. For everything but combinational blocks equality is over
//! transactions in order: when they happen is not part of it.

mod error;
mod export;
mod format;
mod generate;
mod hex;
mod interface;
mod layout;
mod manifest;
mod record;
mod staged;

pub use error::Error;
pub use export::{Export, export};
pub use format::{Format, Reader, UnknownFormat, Writer, case_from_json, case_to_json};
pub use interface::{CaseError, Channel, Direction, Handshake, Interface, InterfaceError, Port, Protocol};
pub use layout::{BitRange, Bits, ChannelLayout, Layout, PortRange};
pub use manifest::{MANIFEST, Manifest, Origin, verify};
pub use record::{Case, Item};
pub use staged::FileEntry;
