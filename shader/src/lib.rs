// SPDX-License-Identifier: MIT
//! Shader programs of the PICA200 outside the chip.
//!
//! * [`assembler`], [`disassembler`]: programs as text.
//! * [`shbin`]: the container in which they are stored, and the register writes that load one.
//! * [`load`]: a program into a unit.
//! * [`run`]: one invocation on the model's unit, described in JSON.
//!
//! The instruction set itself is [`pica_model::shader::isa`].

pub mod assembler;
pub mod disassembler;
pub mod load;
pub mod run;
pub mod shbin;
