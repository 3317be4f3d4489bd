// SPDX-License-Identifier: MIT
//! What users try, each with the input that once failed.

mod accessible;
mod browser;
mod cases;
mod cluster;
mod docs;
mod exports;
mod foreign;
mod guides;
mod inputs;
mod interrupts;
mod licence;
mod limits;
mod main_job;
mod names;
mod outputs;
#[path = "../cli/pica.rs"]
#[allow(dead_code)]
mod pica;
mod projects;
mod reference;
mod replay;
mod report;
mod uses;
mod verilators;
mod vhdl;
mod view;
