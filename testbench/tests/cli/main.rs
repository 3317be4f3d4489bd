//! The command line as its users run it.

mod choices;
mod commands;
mod pica;
mod readme;
mod regs;
