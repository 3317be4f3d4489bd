// SPDX-License-Identifier: MIT
//! States of simulations as bytes: what registers, memories and inputs hold in each lane.
//!
//! All numbers are little-endian words of 64 bits: [`MARK`], a digest of the design, the number of lanes, then the words of
//! each lane.

use crate::design::Design;

/// The first word of a state: `PICASIM` and the version of the format.
const MARK: u64 = u64::from_le_bytes(*b"PICASIM\x01");

/// Why bytes are no state of a simulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StateError {
    /// The bytes begin with something else, or end within a word.
    #[error("this is no state of a simulation")]
    Mark,
    /// The ports, registers or memories are others.
    #[error("this is the state of another design")]
    Design,
    /// The number of lanes is another one.
    #[error("this is a state of {is} lanes, and the simulation has {wanted}")]
    Lanes {
        /// Lanes of the state.
        is: u64,
        /// Lanes of the simulation.
        wanted: usize,
    },
    /// There are more or fewer words than the design has.
    #[error("the state has {is} words, and the design {wanted}")]
    Size {
        /// Words of the state.
        is: usize,
        /// Words that belong to the design.
        wanted: usize,
    },
}

/// A number for what a design holds: the same for the same ports, registers and memories.
pub fn digest(design: &Design) -> u64 {
    let mut digest = 0xCBF2_9CE4_8422_2325u64;
    let mut add = |bytes: &[u8]| {
        bytes.iter().for_each(|byte| digest = (digest ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3));
    };
    for port in &design.ports {
        add(port.name.as_bytes());
        add(&[0, port.input.into()]);
        add(&port.width.to_le_bytes());
    }
    for register in &design.registers {
        add(&design.graph.width(register.node).to_le_bytes());
        add(&register.initial.to_le_bytes());
    }
    for memory in &design.memories {
        add(&(memory.words as u64).to_le_bytes());
        add(&memory.width.to_le_bytes());
    }
    digest
}

/// The bytes of a state of so many lanes.
pub fn write(digest: u64, lanes: usize, words: &[u64]) -> Vec<u8> {
    [MARK, digest, lanes as u64].iter().chain(words).flat_map(|word| word.to_le_bytes()).collect()
}

/// The words of a state of this design and number of lanes.
pub fn read(bytes: &[u8], digest: u64, lanes: usize, count: usize) -> Result<Vec<u64>, StateError> {
    let (chunks, rest) = bytes.as_chunks::<8>();
    let mut words = chunks.iter().map(|bytes| u64::from_le_bytes(*bytes));
    if words.next() != Some(MARK) || !rest.is_empty() {
        return Err(StateError::Mark);
    }
    if words.next() != Some(digest) {
        return Err(StateError::Design);
    }
    match words.next() {
        Some(is) if is == lanes as u64 => {}
        is => return Err(StateError::Lanes { is: is.unwrap_or(0), wanted: lanes }),
    }
    if words.len() != count {
        return Err(StateError::Size { is: words.len(), wanted: count });
    }
    Ok(words.collect())
}
