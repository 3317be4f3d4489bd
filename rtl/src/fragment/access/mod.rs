// SPDX-License-Identifier: MIT
//! Fragments and the memories of their pixels: each fragment reads its pixel, waits for the words, and writes what becomes of it.
//!
//! A fragment asks for its pixel ([`request`]) while no fragment before it has one of the same bucket ([`busy`]), meets the
//! words that come for it ([`answers`], [`consume`]), and is retired when its words are written ([`retire`]). Fragments
//! go by their [`numbers`].

pub(super) mod answers;
pub(super) mod busy;
pub(super) mod consume;
pub(super) mod numbers;
pub(super) mod request;
pub(super) mod retire;
