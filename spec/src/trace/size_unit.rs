// SPDX-License-Identifier: MIT
//! In which unit a recording gives the size of a command list.

use crate::command::{Decoder, EndRule};

use super::memory::Memory;
use super::recording::Element;

/// What one unit of the size register stands for in the write that starts a list.
///
/// Hardware takes the size in bytes shifted right by 3. An old version of Citra took it in bytes, and so do its recordings.
/// A value v is a size in bytes if all of this holds, and a hardware size otherwise:
///
/// - v is a multiple of 8 and not 0;
/// - the last load of memory that covers the start of the list has at least v bytes from there on, but not the 8v bytes of a
///   hardware size (that recorder saved each list as it was started, with v bytes);
/// - a list of v bytes there reaches its end.
///
/// A mistake would concern words behind the end of the list only, which are never executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SizeUnit {
    /// Hardware: the size in bytes divided by 8.
    EightBytes,
    /// Old Citra: the size in bytes.
    Byte,
}

impl SizeUnit {
    /// The unit of the value `size` for a list at `address`. `before` is the stream up to the start of the list.
    pub fn of(size: u32, address: u32, before: &[Element], memory: &Memory, rule: EndRule) -> Self {
        let loaded = bytes_loaded(before, address);
        // The range is empty for 0.
        let is_bytes = size.is_multiple_of(8)
            && (u64::from(size)..8 * u64::from(size)).contains(&loaded)
            && ends(&memory.read_up_to(address, size as usize), rule);
        if is_bytes { Self::Byte } else { Self::EightBytes }
    }

    /// The value of the size register that hardware would have got.
    #[must_use]
    pub fn hardware_size(self, size: u32) -> u32 {
        match self {
            Self::EightBytes => size,
            Self::Byte => size / 8,
        }
    }
}

/// How many bytes the last load that covers `address` has from there on; 0 if there is none.
fn bytes_loaded(before: &[Element], address: u32) -> u64 {
    let covering = |element: &Element| match element {
        Element::MemoryLoad { address: start, data } => {
            let skipped = u64::from(address.checked_sub(*start)?);
            (data.len() as u64).checked_sub(skipped).filter(|left| *left > 0)
        }
        _ => None,
    };
    before.iter().rev().find_map(covering).unwrap_or(0)
}

fn ends(bytes: &[u8], rule: EndRule) -> bool {
    let mut decoder = Decoder::new(bytes, rule);
    // The decoder goes on behind the end of the list; there is no need to follow it.
    while decoder.end().is_none() && decoder.next().is_some() {}
    decoder.end().is_some()
}
