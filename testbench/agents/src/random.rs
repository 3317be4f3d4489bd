// SPDX-License-Identifier: MIT
//! Counter-based randomness: case `k` of a campaign is the same however the campaign is divided.

use core::convert::Infallible;
use rand::TryRng;

/// The seed of a campaign when none is given.
pub const DEFAULT_SEED: u64 = 0x0000_0003_D5C0_FFEE;

/// 2^64 divided by the golden ratio, made odd: steps of it visit all words and leave no pattern in the mixed ones.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// A source of numbers for one case. It is a counter, mixed (the finalizer of MurmurHash3 with Stafford's constants):
/// any two cases are unrelated, and starting one costs nothing.
#[derive(Clone, Debug)]
pub struct CaseRng(u64);

impl CaseRng {
    /// The source for case `case` of the campaign `seed`.
    pub fn new(seed: u64, case: u64) -> Self {
        Self(mix(seed.wrapping_add(STEP)) ^ mix(case.wrapping_mul(STEP)))
    }

    /// 64 bits that no other case has in this place.
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        mix(self.0)
    }

    /// A number below `bound`, which is not 0. The bias is below 2^-32.
    pub fn below(&mut self, bound: u32) -> u32 {
        ((u64::from(bound) * (self.word() >> 32)) >> 32) as u32
    }
}

impl TryRng for CaseRng {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.word() >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.word())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for chunk in bytes.chunks_mut(8) {
            let word = self.word().to_le_bytes();
            chunk.copy_from_slice(&word[..chunk.len()]);
        }
        Ok(())
    }
}

const fn mix(word: u64) -> u64 {
    let word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ (word >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The finalizer is a bijection that maps 0 to 0; the published first outputs of SplitMix64 with seed 0.
    #[test]
    fn words_are_those_of_splitmix64() {
        let mut rng = CaseRng(0);
        assert_eq!([rng.word(), rng.word()], [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4]);
    }

    #[test]
    fn cases_differ() {
        let first: std::collections::HashSet<u64> = (0..1000).map(|case| CaseRng::new(7, case).word()).collect();
        assert_eq!(first.len(), 1000);
    }

    #[test]
    fn bounded_numbers_reach_both_ends() {
        let mut rng = CaseRng::new(1, 1);
        let numbers: Vec<u32> = (0..200).map(|_| rng.below(5)).collect();
        assert!((0..5).all(|number| numbers.contains(&number)));
        assert!(numbers.iter().all(|number| *number < 5));
    }
}
