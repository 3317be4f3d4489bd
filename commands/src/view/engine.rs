// SPDX-License-Identifier: MIT
//! Where memory engines work.

use pica_model::memory::engine::{Operation, TextureCopy};
use std::ops::Range;

/// The addresses that an operation writes; `None` for a display transfer, which writes an image.
pub fn written(operation: &Operation) -> Option<Range<u64>> {
    match operation {
        Operation::Fill(fill) => Some(fill.start.into()..fill.end.into()),
        Operation::DisplayTransfer(_) => None,
        Operation::TextureCopy(TextureCopy { size, output, .. }) => {
            let gaps = if output.gap == 0 { 0 } else { u64::from(size / output.width.max(1)) * u64::from(output.gap) };
            Some(output.address.into()..u64::from(output.address) + u64::from(*size) + gaps)
        }
    }
}
