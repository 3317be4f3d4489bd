// SPDX-License-Identifier: MIT
//! Golden vectors: what goes into a block and what must come out, and the file formats that carry them.
//!
//! This crate knows ports and bytes, not GPUs. An [`Interface`] says what ports a block has and how transactions cross
//! them; a [`Case`] is one stimulus with its expected result, a [`Batch`] many of a block that is no unit. For everything but combinational blocks equality is over
//! transactions in order: when they happen is not part of it.
//!
//! [`export`] writes a folder that is used without this project:
//!
//! | file | for |
//! |---|---|
//! | `README.md` | what is in the folder |
//! | `manifest.json` | ports, seed, versions, choices, SHA-256 of all files ([`Manifest`]); [`verify`] checks it |
//! | `BLOCK.v` | the block, if it was given |
//! | `BLOCK.mem`, `BLOCK.mem.json` | vectors as packed records for `$readmemh`, and their bit ranges ([`Layout`]) |
//! | `BLOCK.csv`, `BLOCK.jsonl`, `BLOCK.testfloat` | the same vectors in other forms ([`Format`]) |
//! | `BLOCK_tb.v` | self-checking testbench in Verilog-2001, reads `BLOCK.mem` |
//! | `test_vectors.py`, `cocotb.mk` | test for cocotb 2, reads `BLOCK.jsonl` or `BLOCK.mem` |
//! | `Makefile` | `make icarus`, `make verilator`, `make cocotb` |
//! | `BLOCK.core` | FuseSoC core with the targets `sim`, `sim_verilator` and `lint` |
//!
//! # Checking another simulator or another design
//!
//! In the folder, `make icarus` compiles `BLOCK_tb.v` and `BLOCK.v` and runs them; `make icarus DUT="mine.v parts.sv"
//! TOP=mine` checks other Verilog whose top module has the ports of the block. Any simulator does: it compiles the two
//! files with `BLOCK_tb` on top and runs them where `BLOCK.mem` is, or with the parameter `VECTORS` naming that file. The
//! last line that the testbench prints is `PASS BLOCK vectors=N` or `FAIL BLOCK mismatches=K vectors=N`, after a line
//! `MISMATCH vector=I kind=K ...` for each of the first mismatches; [`Verdict`] reads them. A run that ends without such a
//! line has failed. The exit status after FAIL is not 0. Long sets print `PROGRESS BLOCK vectors=K of N` now and then, and no
//! run takes more clocks than the parameter `CLOCKS`.
//!
//! The testbench offers inputs with bubbles and holds up outputs at random, at rates that the plusargs `+bubbles` and
//! `+backpressure` set. It holds up an output until it is valid: a block whose valid waits for ready stands still, which
//! is an error. What it finds besides wrong values: unknown bits, transactions that are missing or too many, a payload
//! that changes before it is taken, and a file that is missing or incomplete. Payloads are unknown where nothing is valid.
//!
//! It plays the memories beside a block ([`Memory`]): a case says what each holds before and after. A read is answered once,
//! with the word that is there when it is taken (before a write at the same edge), `+latency` clocks later at least and up to
//! `+spread` more, drawn for each read, so that answers change their order. A tag may come again when its answer has been
//! taken, at the same edge at the earliest. A case does not end before the last answer and the last request are taken.
//!
//! Not covered: times (a pipe may be slower or faster than its latency says), what a block does in reset, and protocol
//! within a clock.

mod columns;
mod error;
mod export;
mod format;
mod generate;
mod golden;
pub mod hex;
mod interface;
pub mod interrupt;
mod layout;
pub mod leftovers;
mod manifest;
mod output;
mod place;
mod record;
pub mod seal;
mod verdict;

pub use columns::{Batch, Columns, Vectors};
pub use error::Error;
pub use export::{Export, export, export_any, export_shown};
pub use format::{Format, Reader, UnknownFormat, Writer, case_from_json, case_to_json, text_of};
pub use golden::{compare, read};
pub use interface::{CaseError, Channel, Direction, Handshake, Interface, InterfaceError, Memory, Port, Protocol};
pub use layout::{BitRange, ChannelLayout, Layout, PortRange};
pub use manifest::{MANIFEST, Manifest, Origin, Rate, Rates, Shows, verify};
pub use output::{FileEntry, OutputFile};
pub use record::{Case, Item};
pub use verdict::{Kind, Mismatch, Verdict, VerdictError};
