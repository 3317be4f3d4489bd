// SPDX-License-Identifier: MIT
//! The full campaign over many machines: shards, what goes wrong, and the engines that others have.

mod faults;
mod folder;
mod install;
mod kubernetes;
#[path = "../cli/pica.rs"]
#[allow(dead_code)]
mod pica;
mod plans;
mod shards;
mod slurm;
