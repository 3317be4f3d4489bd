//! Emission, its guard, and the memory leaves.

mod text;
