//! How far two pictures are apart.

/// The pixels of a picture that differ from its first one in either of two pictures, and how many of them agree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Agreement {
    /// Pixels that count.
    pub counted: usize,
    /// Those of them that are within the tolerance.
    pub agree: usize,
    /// The largest difference of a channel.
    pub largest: u32,
}

impl Agreement {
    /// Whether at least 99 % agree.
    pub fn is_good(&self) -> bool {
        self.agree * 100 >= self.counted * 99
    }

    fn count(&mut self, difference: u32, tolerance: u32) {
        self.counted += 1;
        self.agree += usize::from(difference <= tolerance);
        self.largest = self.largest.max(difference);
    }
}

/// Compares the pixels that are not `clear` in both pictures; `tolerance` is per channel.
pub fn colors(ours: &[[u8; 4]], theirs: &[[u8; 4]], clear: [u8; 4], tolerance: u32) -> Agreement {
    assert_eq!(ours.len(), theirs.len());
    let mut agreement = Agreement::default();
    for (a, b) in ours.iter().zip(theirs).filter(|(a, b)| **a != clear || **b != clear) {
        let difference = a.iter().zip(b).map(|(a, b)| u32::from(a.abs_diff(*b))).max().unwrap_or(0);
        agreement.count(difference, tolerance);
    }
    agreement
}

/// Compares the depths of `bits` bits of the pixels that are not `clear` in both buffers.
pub fn depths(ours: &[u32], theirs: &[u32], clear: u32, mask: u32, tolerance: u32) -> Agreement {
    assert_eq!(ours.len(), theirs.len());
    let mut agreement = Agreement::default();
    for (a, b) in ours.iter().zip(theirs).map(|(a, b)| (a & mask, b & mask)) {
        if a != clear & mask || b != clear & mask {
            agreement.count(a.abs_diff(b), tolerance);
        }
    }
    agreement
}
