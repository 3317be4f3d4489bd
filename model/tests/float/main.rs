// SPDX-License-Identifier: MIT
//! The float module against a second, independently written implementation, and against worked vectors.
//!
//! `cargo test` covers a fixed tenth of the operands of the large formats and a million drawn vectors. The whole
//! spaces, a hundred million vectors, and a thousand million sums and products on every instruction set take minutes:
//!
//! ```text
//! PICA_FULL=1 cargo test --release -p pica-model --test float
//! ```

mod oracle;
mod stimulus;

mod arithmetic;
mod at_once;
mod binary;
mod bulk;
mod convert;
mod facts;
mod mad_dot;
mod map;
mod unary;
