// SPDX-License-Identifier: MIT
//! What stands around a circuit that runs within this program: it offers, takes, answers as memories do, and holds back.
//!
//! A crate of its own, since it runs in every clock of every case: it is optimised where the rest of the bench is compiled soon.

mod answer;
mod bench;
mod circuit;
mod drive;
mod memory;
mod offers;
pub mod random;
mod stall;
pub mod traffic;
mod wiring;

pub use answer::{Answer, Unknown, Violation, counts};
pub use bench::Bench;
pub use circuit::{Circuit, Oscillates, Word};
pub use drive::{DRAIN, SILENCE};
pub use memory::Responder;
pub use stall::Stall;
