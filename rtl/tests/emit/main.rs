//! Emission, its guard, and the memory leaves.

mod clean;
mod experiments;
mod planted;
mod sources;
mod support;
mod text;
