// SPDX-License-Identifier: MIT
//! What a block says of itself is true: its diagrams, and the choices that it depends on.

mod choices;
mod circuit;
mod protocols;
mod timing;
