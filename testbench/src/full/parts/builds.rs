// SPDX-License-Identifier: MIT
//! The build options: every build of a block does what the usual one does.

use super::List;
use crate::full::{Error, Part, Plan, Run};
use crate::registry;
use pica_rtl::build::{Build, Memory};
use pica_spec::choices::Choices;

/// Clocks of the cases of a block, about, as its cost counts them.
const CLOCKS: u64 = 120_000_000;

/// Each block that has a build option under every other value of it.
pub fn runs(plan: &Plan, list: &mut List) -> Result<(), Error> {
    let choices = Choices::default();
    for (id, value, build) in Build::alternatives() {
        // In the program that Verilator makes here every memory starts as zeros.
        if build.memory != Memory::default() {
            continue;
        }
        for block in registry::built(&choices, &build)? {
            if block.listed && block.build.contains_key(id) {
                let cases = plan.random(&block, CLOCKS / block.cost);
                list.runs.push(Run::new(Part::Builds, &block, &choices, format!("{id}={value}"), cases));
            }
        }
    }
    Ok(())
}
