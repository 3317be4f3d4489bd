// SPDX-License-Identifier: MIT
//! How operands stand to each other.

use crate::random::CaseRng;

/// How two operands stand to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Relation {
    /// Not at all.
    None,
    /// b = +-a.
    Opposite,
    /// b is +-a and a few units in the last place beside it, also across a binade.
    Neighbour,
    /// A power of two and its neighbours below, of opposite sign: the sum has few bits.
    Cancellation,
    /// Exponents k apart, signs as they are: every alignment.
    Alignment,
    /// The product is on a rounding tie: the lowest set bits of the significands meet just below the last place.
    Tie,
    /// The product is at the edge of overflow or underflow.
    Edge,
}

/// Relations as often as they are drawn.
const RELATIONS: [Relation; 16] = [
    Relation::None,
    Relation::None,
    Relation::None,
    Relation::None,
    Relation::None,
    Relation::None,
    Relation::None,
    Relation::Opposite,
    Relation::Neighbour,
    Relation::Neighbour,
    Relation::Cancellation,
    Relation::Alignment,
    Relation::Alignment,
    Relation::Tie,
    Relation::Tie,
    Relation::Edge,
];

/// Cases in a row that share their relations: a loop over them goes one way.
pub(super) const GROUP: usize = 32;

impl Relation {
    /// The relations of a case, between the first two operands and between their product and the third.
    pub fn of_case(seed: u64, case: u64) -> [Self; 2] {
        let word = CaseRng::new(!seed, case / GROUP as u64).word();
        [word, word >> 32].map(|bits| RELATIONS[bits as usize % RELATIONS.len()])
    }
}
