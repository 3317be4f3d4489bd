// SPDX-License-Identifier: MIT
//! Memory leaves: hand-written blocks that every synthesiser takes for block RAM or LUT RAM.
//!
//! Their Verilog is written by hand beside their simulation, because `rust_hdl` has neither an asynchronous read nor a
//! read enable. Both start with the given contents and zeros behind them; both answer 0 for an address behind the last
//! word and drop a write to it, in simulation as in Verilog. A value of more than 32 bits takes several instances. Delay lines
//! and queues are made of them.

mod block_ram;
mod delay;
mod lut_ram;
mod queue;
mod rom;
mod words;

pub use block_ram::BlockRam;
pub use delay::{BlockDelay, Delay};
pub use lut_ram::LutRam;
pub use queue::{Queue, QueueWords};
pub use rom::Rom;
