// SPDX-License-Identifier: MIT
//! Randomized equivalence of one block on one engine: cases, comparison, shrinking, report.

mod cases;
mod compare;
mod decimal;
pub mod regression;
mod replay;
mod report;
mod reproduce;
mod run;
mod shrink;
mod situations;

pub(crate) use cases::stall;
pub use compare::{Difference, check};
pub(crate) use compare::{differing_rows, same_items};
pub use report::{Counterexample, Report};
pub use run::{Campaign, STACK, run};
pub use situations::{Except, Situation, Situations};
