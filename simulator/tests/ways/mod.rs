// SPDX-License-Identifier: MIT
//! The ways in which a design runs.

use pica_simulator::Program;

/// A program, and the same one compiled if this build has a compiler.
pub fn ways(program: Program) -> Vec<Program> {
    #[cfg(feature = "jit")]
    let compiled = Some(program.compiled().expect("instructions of this processor"));
    #[cfg(not(feature = "jit"))]
    let compiled = None;
    std::iter::once(program).chain(compiled).collect()
}
