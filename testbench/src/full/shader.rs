// SPDX-License-Identifier: MIT
//! The shader unit: its parts, and random programs.

use super::{Error, Part, Runner, roundings};
use crate::registry;
use pica_spec::choices::Choices;

/// Cases of decoder, operands and ALU.
const PARTS: u64 = 1_000_000;
/// Cases of flow control.
const FLOW: u64 = 100_000;
/// Programs, in every second of which the bench holds back valid and ready.
const PROGRAMS: u64 = 100_000;
/// Programs at the larger memory, and those rounded to nearest.
const MORE_PROGRAMS: u64 = 10_000;

impl Runner<'_> {
    pub(super) fn shader_parts(&mut self) -> Result<(), Error> {
        for (what, choices) in roundings() {
            for block in registry::blocks(&choices)? {
                let cases = match block.interface.name.as_str() {
                    "shader_decode" | "shader_operand" | "shader_alu" => PARTS,
                    "shader_flow" => FLOW,
                    _ => continue,
                };
                // Nothing but the ALU rounds.
                if choices == Choices::default() || block.interface.name == "shader_alu" {
                    self.random(Part::ShaderParts, &block, what, self.count(cases))?;
                    self.sweep(Part::ShaderParts, &block, &format!("{what}, sweep"))?;
                }
            }
        }
        Ok(())
    }

    pub(super) fn programs(&mut self) -> Result<(), Error> {
        for (what, choices) in roundings() {
            for block in registry::blocks(&choices)? {
                let cases = match (block.interface.name.as_str(), choices == Choices::default()) {
                    ("shader_unit", true) => PROGRAMS,
                    ("shader_unit", false) | ("shader_unit_4096", true) => MORE_PROGRAMS,
                    _ => continue,
                };
                self.random(Part::Programs, &block, what, self.count(cases))?;
            }
        }
        Ok(())
    }
}
