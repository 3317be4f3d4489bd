// SPDX-License-Identifier: MIT
//! How far two pictures are apart.

/// The pixels that differ from the clear value in either of two pictures, and how many of them agree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Agreement {
    /// Pixels that count.
    pub counted: usize,
    /// Counted pixels within the tolerance.
    pub agree: usize,
    /// Counted pixels that are the same in the two pictures.
    pub equal: usize,
    /// The largest difference.
    pub largest: u32,
}

impl Agreement {
    /// Whether at least 99 % agree, of anything at all.
    pub fn is_good(&self) -> bool {
        self.counted > 0 && self.agree * 100 >= self.counted * 99
    }

    fn count(&mut self, difference: u32, tolerance: u32) {
        self.counted += 1;
        self.agree += usize::from(difference <= tolerance);
        self.equal += usize::from(difference == 0);
        self.largest = self.largest.max(difference);
    }
}

/// Compares all channels of the pixels that are not `clear` in both pictures; `tolerance` is that of pixel n.
pub fn colors(ours: &[[u8; 4]], theirs: &[[u8; 4]], clear: [u8; 4], tolerance: impl Fn(usize) -> u32) -> Agreement {
    assert_eq!(ours.len(), theirs.len());
    let mut agreement = Agreement::default();
    for (n, (a, b)) in ours.iter().zip(theirs).enumerate().filter(|(_, (a, b))| **a != clear || **b != clear) {
        let difference = a.iter().zip(b).map(|(a, b)| u32::from(a.abs_diff(*b))).max().unwrap_or(0);
        agreement.count(difference, tolerance(n));
    }
    agreement
}

/// Compares the numbers that are not `clear` in both buffers, in the bits of `mask`.
pub fn numbers(ours: &[u32], theirs: &[u32], clear: u32, mask: u32, tolerance: u32) -> Agreement {
    assert_eq!(ours.len(), theirs.len());
    let mut agreement = Agreement::default();
    for (a, b) in ours.iter().zip(theirs).filter(|(a, b)| **a != clear || **b != clear) {
        agreement.count((a & mask).abs_diff(b & mask), tolerance);
    }
    agreement
}
