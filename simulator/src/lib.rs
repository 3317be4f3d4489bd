// SPDX-License-Identifier: MIT
//! A simulator of the Verilog that blocks are emitted as: two-state, one clock, without any tool.
//!
//! A text is read into a [`Design`], the graph of words that it computes; a [`Program`] is that as operations one behind the
//! other; a [`Simulation`] runs them, several cases side by side. Bits are 0 or 1: what is unknown in Verilog is 0 here.
//!
//! ```
//! use pica_simulator::{Design, Program, Seen, Simulation};
//! use std::sync::Arc;
//!
//! let text = "module twice (input wire [7:0] a, output wire [8:0] y); assign y = a + a; endmodule";
//! let program = Program::new(Arc::new(Design::parse(text, "twice")?), Seen::Ports);
//! let mut simulation = Simulation::new(Arc::new(program), 1);
//! simulation.set(0, 0, 0, 200);
//! simulation.settle();
//! assert_eq!(simulation.get(0, 1, 0), 400);
//! # Ok::<(), pica_simulator::Error>(())
//! ```

#[cfg(feature = "jit")]
mod code;
mod course;
mod design;
mod elaborate;
mod error;
mod graph;
mod run;
mod simulation;
mod state;
mod tape;
mod value;

#[cfg(feature = "jit")]
pub use code::CompileError;
pub use course::{Around, Condition, Course, End, Progress};
pub use design::{Design, Port, Signal};
pub use error::Error;
pub use simulation::{LANES, Program, Seen, Simulation};
pub use state::StateError;
#[doc(hidden)]
pub use tape::Fault;
