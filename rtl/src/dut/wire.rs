// SPDX-License-Identifier: MIT
//! What a signal at the outside of a block carries.

use pica_vectors::Port;
use rust_hdl::core::prelude::*;

/// Bits of a word of a value.
const WORD: usize = u32::BITS as usize;

/// A value that a signal at the outside of a block carries: words of 32 bits, the lowest first.
pub trait Wire: Synth {
    /// Words of a value.
    const WORDS: usize;

    /// A word by its number; 0 for a number that is no word.
    fn word(self, word: usize) -> u32;

    /// Sets a word by its number. Bits above the width are dropped; a number that is no word does nothing.
    fn set_word(&mut self, word: usize, value: u32);

    /// The ports of a signal of this type: the signal itself, or the fields of a [channel type](crate::channel::Channel), each behind
    /// `prefix`.
    fn ports(name: &str, prefix: &str, doc: &str) -> Vec<Port> {
        let _ = prefix;
        vec![Port { name: name.to_owned(), width: Self::BITS as u32, doc: doc.to_owned() }]
    }
}

impl Wire for Bit {
    const WORDS: usize = 1;

    fn word(self, word: usize) -> u32 {
        u32::from(self && word == 0)
    }

    fn set_word(&mut self, word: usize, value: u32) {
        if word == 0 {
            *self = value & 1 == 1;
        }
    }
}

impl<const N: usize> Wire for Bits<N> {
    const WORDS: usize = N.div_ceil(WORD);

    fn word(self, word: usize) -> u32 {
        if word < Self::WORDS { self.get_bits::<WORD>(word * WORD).to_u32() } else { 0 }
    }

    fn set_word(&mut self, word: usize, value: u32) {
        if word < Self::WORDS {
            let at = |bits: Bits<WORD>| bit_cast::<N, WORD>(bits) << (word * WORD) as LiteralType;
            *self = *self & !at(Bits::mask()) | at(LiteralType::from(value).into());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sets the words of a value one by one and reads them back.
    fn returned<const N: usize>(words: &[u32]) -> Vec<u32> {
        let mut value = Bits::<N>::default();
        (0..).zip(words).for_each(|(word, bits)| value.set_word(word, *bits));
        (0..words.len()).map(|word| value.word(word)).collect()
    }

    #[test]
    fn words_come_back_within_the_width() {
        assert_eq!(returned::<4>(&[0xAB]), [0xB]);
        assert_eq!(returned::<32>(&[0xDEAD_BEEF, 1]), [0xDEAD_BEEF, 0]);
        assert_eq!(returned::<34>(&[0xDEAD_BEEF, 7, 1]), [0xDEAD_BEEF, 3, 0]);
        assert_eq!(returned::<200>(&[1, 2, 3, 4, 5, 6, 0x107]), [1, 2, 3, 4, 5, 6, 7]);
    }
}
