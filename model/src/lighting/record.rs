// SPDX-License-Identifier: MIT
//! What lighting can tell about a fragment.

/// A vector, as integers.
pub type Vector = [i64; 3];

/// What one light contributed, for those who want to look at it. Numbers have 16 fraction bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LightRecord {
    /// Unit vector to the light.
    pub light: Vector,
    /// The inputs that tables can select: N.H, V.H, N.V, L.N, L.S, cos phi.
    pub inputs: [i64; 6],
    /// Outputs of D0, D1, SP, RR, RG, RB, FR and DA; 1.0 where there is none.
    pub outputs: [i64; 8],
    /// L.N, absolute or cut off at 0.
    pub dot: i64,
    /// Geometric factor.
    pub geometric: i64,
}

/// The steps of lighting a fragment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LightingRecord {
    /// Normal, tangent and view vector.
    pub frame: [Vector; 3],
    /// Every light of the loop.
    pub lights: Vec<LightRecord>,
}

/// Places of the tables in [`LightRecord::outputs`].
#[derive(Clone, Copy)]
pub(super) enum Output {
    D0,
    D1,
    Sp,
    Rr,
    Rg,
    Rb,
    Fr,
    Da,
}
