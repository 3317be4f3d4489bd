//! Randomized equivalence of one block on one engine: cases, comparison, shrinking, report.

mod compare;
pub mod regression;
mod report;
mod run;
mod shrink;

pub use compare::{Difference, check};
pub use report::{Counterexample, Report};
pub use run::{Campaign, run};
