// SPDX-License-Identifier: MIT
//! The command line as its users run it.

mod choices;
mod commands;
mod equiv;
mod f24;
mod full;
mod pica;
mod regs;
mod render;
mod shader;
mod tour;
