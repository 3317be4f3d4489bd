// SPDX-License-Identifier: MIT
//! What circuits of all kinds are built from, and what has no model: memories, queues, and what stands between streams.
//!
//! A stream has a valid and a ready: a word goes over at an edge at which both are 1, valid does not wait for ready, and what is
//! offered stays. Of each part that takes a stream and gives one it is proven that no word is lost, doubled or overtaken
//! (`testbench/proofs/properties`). What a part cannot be, such as a queue without places, is refused when it is constructed.
//!
//! Memories are hand-written leaves, their Verilog beside their simulation, because `rust_hdl` has neither an asynchronous read nor
//! a read enable. All start with the given contents and zeros behind them; all answer 0 for an address behind the last word and
//! drop a write to it, in simulation as in Verilog. A value of more than 32 bits takes several instances.

mod arbiter;
mod block_ram;
mod byte_lut_ram;
mod byte_register;
mod credit;
mod delay;
mod families;
mod fifo;
mod lut_ram;
mod narrow;
mod product;
mod queue;
mod ram_fifo;
mod rom;
mod sequencer;
mod shift;
mod skid;
mod stream;
mod widen;
mod words;

pub use arbiter::Arbiter;
pub use block_ram::BlockRam;
pub use byte_lut_ram::ByteLutRam;
pub use byte_register::ByteRegister;
pub use credit::Credit;
pub use delay::{BlockDelay, Delay};
pub(crate) use families::FAMILIES;
pub use fifo::{Fifo, FifoIn, FifoOut};
pub use lut_ram::LutRam;
pub use narrow::Narrow;
pub(crate) use product::{Product, SignedProduct};
pub use queue::{Queue, QueueWords};
pub use ram_fifo::{RamFifo, RamFifoIn, RamFifoOut};
pub use rom::Rom;
pub use sequencer::Sequencer;
pub use shift::Shift;
pub use skid::{Skid, SkidIn, SkidOut};
pub use widen::Widen;
