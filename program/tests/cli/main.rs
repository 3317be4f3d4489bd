// SPDX-License-Identifier: MIT
//! The command line as its users run it.

mod choices;
mod commands;
#[cfg(feature = "hardware")]
mod equiv;
mod experiment;
mod f24;
#[cfg(feature = "hardware")]
mod full;
#[cfg(feature = "hardware")]
mod mutants;
mod pica;
#[cfg(feature = "hardware")]
mod prove;
mod record;
mod recorder_text;
mod recordings;
mod regs;
mod render;
mod shader;
mod shell;
#[cfg(feature = "hardware")]
mod synth;
#[cfg(feature = "hardware")]
mod tour;
#[cfg(not(feature = "hardware"))]
mod without_hardware;
