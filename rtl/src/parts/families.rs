// SPDX-License-Identifier: MIT
//! Parts whose modules are one module with parameters.

use super::*;
use crate::emit::parameters::families;

type Parameters = &'static [(&'static str, &'static str)];

const ADDRESS: (&str, &str) = ("A", "Bits of an address.");
const WORD: (&str, &str) = ("W", "Bits of a word.");
const WORDS: Parameters = &[ADDRESS, WORD];
const DELAY: Parameters = &[WORD, ("L", "Clocks by which a word is delayed.")];
const STEPS: Parameters = &[("FIRST", "The first step."), ("LAST", "The last step, up to 63.")];
const FACTORS: Parameters =
    &[("A", "Bits of the first factor."), ("B", "Bits of the second factor."), ("P", "Bits of the product.")];

families! {
    "block_ram", WORDS, BlockRam<9, 32>, BlockRam<5, 24>, BlockRam<7, 13>, BlockRam<4, 30>;
    "block_ram_apart", WORDS, BlockRam<9, 32> = apart(1 << 9), BlockRam<5, 24> = apart(1 << 5),
        BlockRam<7, 13> = apart(1 << 7), BlockRam<4, 30> = apart(1 << 4);
    "lut_ram", WORDS, LutRam<4, 32>, LutRam<5, 24>, LutRam<7, 13>, LutRam<3, 30>;
    "byte_lut_ram", WORDS, ByteLutRam<3, 28>, ByteLutRam<5, 24>, ByteLutRam<7, 13>, ByteLutRam<4, 30>;
    "byte_register", &[("W", "Bits of the register, up to 32.")], ByteRegister<24>, ByteRegister<13>, ByteRegister<30>;
    "queue", &[ADDRESS], Queue<6>, Queue<9>, Queue<4>;
    "queue_words", WORDS, QueueWords<6, 32>, QueueWords<9, 24>, QueueWords<4, 13>, QueueWords<7, 30>;
    "delay", DELAY, Delay<32, 5>, Delay<24, 9>, Delay<13, 7>, Delay<30, 12>;
    "block_delay", DELAY, BlockDelay<24, 12>, BlockDelay<32, 9>, BlockDelay<13, 7>, BlockDelay<30, 20>;
    "credit", &[("N", "The most that may be inside, up to 255.")], Credit<64>, Credit<100>, Credit<33>;
    "sequencer", STEPS, Sequencer = new(0, 11), Sequencer = new(2, 23), Sequencer = new(5, 18), Sequencer = new(9, 37);
    "product", FACTORS, Product<8, 9, 17>, Product<11, 10, 21>, Product<16, 7, 20>, Product<13, 12, 23>, Product<9, 14, 19>;
    "signed_product", FACTORS, SignedProduct<9, 10, 18>, SignedProduct<11, 10, 21>, SignedProduct<16, 7, 20>,
        SignedProduct<13, 12, 23>, SignedProduct<9, 14, 19>;
}
