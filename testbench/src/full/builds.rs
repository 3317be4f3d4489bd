// SPDX-License-Identifier: MIT
//! The build options: every build of a block does what the usual one does.

use super::{Error, Part, Runner};
use crate::registry;
use pica_rtl::build::Build;
use pica_spec::choices::Choices;

/// Clocks of the cases of a block, about, as its cost counts them.
const CLOCKS: u64 = 120_000_000;

impl Runner<'_> {
    /// Each block that has a build option under every other value of it.
    pub(super) fn builds(&mut self) -> Result<(), Error> {
        for (id, value, build) in Build::alternatives() {
            for block in registry::built(&Choices::default(), &build)? {
                if block.listed && block.build.contains_key(id) {
                    let cases = self.count(CLOCKS / block.cost);
                    self.random(Part::Builds, &block, &format!("{id}={value}"), cases)?;
                }
            }
        }
        Ok(())
    }
}
