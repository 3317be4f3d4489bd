// SPDX-License-Identifier: MIT
//! What is done with bytes: a function for each line of the table.

pub mod bench;
pub mod circuits;
pub mod experiments;
pub mod floats;
pub mod lists;
pub mod names;
pub mod parts;
pub mod recordings;
pub mod shaders;
pub mod specification;
pub mod vectors;

/// Text; what is no text is refused before it comes to a reader.
pub fn text(bytes: &[u8]) -> Option<&str> {
    std::str::from_utf8(bytes).ok()
}

/// An error that is shown: it has words, and names its place.
pub fn names(error: &str, place: &str) {
    assert!(error.contains(place), "`{error}` does not name {place}");
    assert!(error.trim().len() > place.len(), "`{error}` says nothing");
}
