// SPDX-License-Identifier: MIT
//! How operations are done: in the instruction set that the processor has.

mod kernels;
pub mod words;

use crate::tape::operation::Operation;
use words::{Stock, Words};

/// The widest vector instructions that are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instructions {
    /// The instructions that every processor of this kind has.
    Portable,
    #[cfg(target_arch = "x86_64")]
    Avx2,
}

/// The environment variable that holds operations in lanes to an instruction set: `portable` to what every processor has.
#[cfg(target_arch = "x86_64")]
const LANES: &str = "PICA_LANES";

impl Instructions {
    /// The widest of this processor.
    pub fn best() -> Self {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2") && std::env::var_os(LANES).is_none_or(|name| name != "portable") {
            return Self::Avx2;
        }
        Self::Portable
    }

    /// Does operations, one behind the other.
    pub fn run<const L: usize>(self, operations: &[Operation], words: &mut Words<L>, stock: &Stock) {
        match self {
            Self::Portable => kernels::run(operations, words, stock),
            // SAFETY: `best` has found that the processor has these instructions.
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => unsafe { avx2(operations, words, stock) },
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn avx2<const L: usize>(operations: &[Operation], words: &mut Words<L>, stock: &Stock) {
    kernels::run(operations, words, stock);
}
