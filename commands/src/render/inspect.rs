// SPDX-License-Identifier: MIT
//! The history of a pixel in words.

use pica_model::gpu::pipeline::Inspector;
use std::fmt::Write;

/// Appends the history; `height` is that of the picture.
pub fn describe(inspector: &Inspector, (x, row): (u32, u32), height: u32, text: &mut String) {
    let y = height - 1 - row;
    let fragments = inspector.events().len() as u64 + inspector.suppressed();
    // Writing to a string does not fail.
    let _ = writeln!(text, "pixel {x},{row} (register coordinates x {x}, y {y}): {fragments} fragments");
    for event in inspector.events() {
        let _ = writeln!(text, "\n{event}");
    }
    if inspector.suppressed() > 0 {
        let _ = writeln!(text, "and {} more", inspector.suppressed());
    }
}
