// SPDX-License-Identifier: MIT
//! The vertex loader (geometry.md#vertex-arrays and geometry.md#assembly-of-a-vertex).
//!
//! [`Layout`] is what the registers of the twelve loaders say, worked out once per draw; `fetch` reads the attributes
//! of many vertices by it.

mod fetch;
mod layout;

pub(crate) use fetch::Fetch;
pub use layout::{ArraySource, Layout};

use pica_spec::pica200::AttributeType;

/// Loaders, and attributes that they can name.
pub const LOADERS: usize = 12;

/// Bytes of one element in memory.
pub(crate) const fn element_bytes(element: AttributeType) -> u32 {
    match element {
        AttributeType::S8 | AttributeType::U8 => 1,
        AttributeType::S16 => 2,
        AttributeType::F32 => 4,
    }
}
