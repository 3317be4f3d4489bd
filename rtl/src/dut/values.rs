// SPDX-License-Identifier: MIT
//! The values of a channel, by name.

/// The values of a channel of a block, by name. `#[derive(Dut)]` and `#[derive(Channel)]` make such types: of each port a
/// `u32`, or a `u64` where that is too small.
pub trait Values: Copy + Default + Send + Sync {
    /// The words of all ports, the lowest of a port first, each by the name of its port.
    const WORDS: &'static [&'static str];

    /// A word by its number; 0 for a number that is no word.
    fn get(&self, word: usize) -> u32;

    /// Sets a word by its number; a number that is no word does nothing.
    fn set(&mut self, word: usize, value: u32);

    /// The values that have these words.
    fn from_row(row: impl Fn(usize) -> u32) -> Self {
        let mut values = Self::default();
        (0..Self::WORDS.len()).for_each(|word| values.set(word, row(word)));
        values
    }

    /// The first words.
    fn to_array<const N: usize>(self) -> [u32; N] {
        core::array::from_fn(|word| self.get(word))
    }

    /// All words.
    fn to_row(self) -> Vec<u32> {
        (0..Self::WORDS.len()).map(|word| self.get(word)).collect()
    }
}
