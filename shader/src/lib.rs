// SPDX-License-Identifier: MIT
//! Shader programs of the PICA200 outside the chip.
//!
//! * [`assembler`], [`disassembler`]: programs as text.
//! * [`shbin`]: the container in which they are stored, and the register writes that load one.
//! * [`run`]: one invocation on the model's unit, described in JSON.
//!
//! The instruction set itself is [`pica_model::shader::isa`].

pub mod assembler;
pub mod disassembler;
pub mod run;
pub mod shbin;
