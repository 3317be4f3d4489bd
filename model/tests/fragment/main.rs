//! The fragment stages, against values derived by hand.

mod combiner;
mod dossier_12_8;
mod dossier_12_9;
mod lighting;
mod output;
mod pipeline;
mod support;
