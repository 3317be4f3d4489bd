// SPDX-License-Identifier: MIT
//! What the values of registers mean, from bits to text and back: for the program `pica`, and for the libraries in other languages.
//!
//! * [`specification`]: the description that all of this is looked up in. [`lookup`]: the register that a name means.
//! * [`fields`]: what the bits of a value mean. [`assign`]: the value whose fields mean what they are told to.
//! * [`registers`]: both in one call, for a register by name.
//! * [`list`]: command lists as lines of text, and lines of text as command lists.
//! * [`number`], [`suggest`]: numbers and misspelt names, as people write them.
//!
//! ```
//! use pica_values::registers::{decode_register, encode_register};
//!
//! let fields = [("FUNCTION", "LESS"), ("RED_WRITE", "on")].map(|(name, value)| (name.to_owned(), value.to_owned()));
//! assert_eq!(encode_register("DEPTH_COLOR_MASK", &fields), Ok(0x140));
//! assert!(decode_register("0x107", 0x140)?.contains(r#""FUNCTION":{"raw":4,"value":"LESS"}"#));
//! # Ok::<(), String>(())
//! ```

pub mod assign;
pub mod fields;
pub mod list;
pub mod lookup;
pub mod number;
pub mod registers;
pub mod specification;
pub mod suggest;
