//! What is put into blocks: drawn from declared classes and relations, since uniform numbers are no test (design
//! section 5).

pub mod float;
pub mod instruction;
pub mod pins;
pub mod program;
pub mod recorded;
pub mod triangle;

/// Ranges to cut out of `len` things: halves, quarters, and so on down to single ones.
pub fn cuts(len: usize) -> Vec<core::ops::Range<usize>> {
    let mut cuts = Vec::new();
    let mut size = len;
    while size > 0 {
        cuts.extend((0..len).step_by(size).map(|first| first..(first + size).min(len)));
        size /= 2;
    }
    cuts
}
