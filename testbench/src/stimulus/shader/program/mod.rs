// SPDX-License-Identifier: MIT
//! Cases of the shader unit: what they are, how they are drawn, run on the model, made smaller and explained.

pub mod case;
pub mod explain;
pub mod generate;
pub mod port;
pub mod run;
pub mod shrink;
pub mod stacks;

pub use case::{ShaderCase, Step, Transfer};
pub use generate::Generator;
pub use run::{Invocation, Model};

#[cfg(test)]
mod tests;
