// SPDX-License-Identifier: MIT
//! The command stream of the PICA200: decoding and encoding of command lists (command-lists.md#stream to
//! command-lists.md#buffers).
//!
//! A command list is a sequence of little-endian words in memory. A *command* writes one or more *parameters* to
//! registers:
//!
//! | Word | Content |
//! |---|---|
//! | 0 | parameter 0 |
//! | 1 | [`Header`]: register id, [`ByteMask`], number n of extra parameters, consecutive bit |
//! | 2 to n + 1 | parameters 1 to n |
//! | n + 2 | padding, only if n is odd: every command fills whole 8 bytes. Its value is ignored |
//!
//! With the consecutive bit, parameter k goes to register id + k, otherwise all go to id. The mask says which bytes of
//! the register each write replaces; a write without an enabled byte does nothing (choice `fifo_write_mask`).
//!
//! The hardware takes a list in whole 16 bytes and drops what is left over. The list ends ([`EndRule`])
//!
//! - at a write to FINALIZE (0x010) with an enabled byte that equals the byte of the compare word in the same lane
//!   (choice `finalize_match`), if the interrupt unit is set to stop lists;
//! - at a write to CMDBUF_JUMP0 or CMDBUF_JUMP1 (0x23C, 0x23D): execution goes on at the buffer that 0x238-0x23B
//!   describe ([`trace::lists`](crate::trace::lists) follows it).
//!
//! What comes after that, even the rest of the same command, is not executed: the decoder delivers it as
//! [`Item::Tail`].
//!
//! [`Decoder`] turns bytes into [`Item`]s and [`Diagnostic`]s, [`encode()`] turns items back into the same bytes, and
//! [`encode_writes`] makes a list out of plain writes.
//!
//! ```
//! use pica_spec::command::{EndRule, Item, decode};
//!
//! let words = [0xAAAA_AAAA_u32, 0x802F_011C, 0xBBBB_BBBB, 0xCCCC_CCCC];
//! let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
//! let ids: Vec<u32> = decode(&bytes, EndRule::default())
//!     .items
//!     .iter()
//!     .filter_map(|item| match item {
//!         Item::Write(write) => Some(write.id),
//!         _ => None,
//!     })
//!     .collect();
//! assert_eq!(ids, [0x11C, 0x11D, 0x11E]);
//! ```

mod decode;
mod diagnostic;
mod encode;
mod end;
mod error;
mod group;
mod header;
mod item;
mod mask;
pub(crate) mod registers;

pub use decode::{Decoded, Decoder, Event, decode};
pub use diagnostic::{Diagnostic, Problem, Severity};
pub use encode::encode;
pub use end::{Buffer, EndRule, ListEnd};
pub use error::{EncodeError, EncodeErrorReason};
pub use group::{PlainWrite, encode_writes};
pub use header::Header;
pub use item::{Item, Write};
pub use mask::ByteMask;
pub use registers::cpu_address;
