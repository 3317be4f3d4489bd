// SPDX-License-Identifier: MIT
//! The history of a pixel in words.

use crate::fragment_text::{draw_in_words, fragment_in_words};
use pica_model::pipeline::{Inspector, PixelEvent};
use std::fmt::{self, Write};

/// Appends the history; `height` is that of the picture.
pub fn describe(inspector: &Inspector, (x, row): (u32, u32), height: u32, text: &mut String) {
    let y = height - 1 - row;
    let fragments = inspector.events().len() as u64 + inspector.suppressed();
    let _ = writeln!(text, "pixel {x},{row} (register coordinates x {x}, y {y}): {fragments} fragments");
    for event in inspector.events() {
        // Writing to a string does not fail.
        let _ = event_in_words(event, text);
    }
    if inspector.suppressed() > 0 {
        let _ = writeln!(text, "and {} more", inspector.suppressed());
    }
}

/// What happened to a fragment, in lines.
pub fn event_text(event: &PixelEvent) -> String {
    let mut text = String::new();
    // Writing to a string does not fail.
    let _ = event_in_words(event, &mut text);
    text.trim().to_owned()
}

fn event_in_words(event: &PixelEvent, text: &mut String) -> fmt::Result {
    let PixelEvent { draw, kind, place, triangle, buffers, attributes, record } = event;
    let kind = draw_in_words(*kind);
    writeln!(text, "\ndraw {draw}, {kind} ({place}), triangle {triangle}")?;
    for (name, address) in ["colour", "depth"].iter().zip(buffers) {
        if let Some(address) = address {
            writeln!(text, "  {name} buffer      at {address:#010X}")?;
        }
    }
    fragment_in_words(attributes, record, text)
}
