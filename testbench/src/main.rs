// SPDX-License-Identifier: MIT
//! `pica`: the command line of the PICA200 reference.

mod cli;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run()
}
