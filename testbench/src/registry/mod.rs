//! The blocks.
