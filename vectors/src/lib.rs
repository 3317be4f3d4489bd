//! Golden vectors: what goes into a block and what must come out, and the file formats that carry them.
//!
//! This crate knows ports and bytes, not GPUs. An [`Interface`] says what ports a block has and how transactions cross
//! them; a [`Case`] is one stimulus with its expected result. For everything but combinational blocks equality is over
//! transactions in order: when they happen is not part of it.

mod interface;
mod record;

pub use interface::{Channel, Direction, Handshake, Interface, Port, Protocol};
pub use record::{Case, Item};
