// SPDX-License-Identifier: MIT
//! The shader unit: its parts, and random programs.

use super::{List, roundings};
use crate::full::{Error, Part, Plan, Run};
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

/// Decoder, operands, ALU and flow control, at random and in their sweeps.
pub fn parts(plan: &Plan, list: &mut List) -> Result<(), Error> {
    for (under, choices) in roundings() {
        for block in registry::blocks(&choices)? {
            let cases = match block.interface.name.as_str() {
                "shader_decode" | "shader_operand" | "shader_alu" => PARTS,
                "shader_flow" => FLOW,
                _ => continue,
            };
            // Nothing but the ALU rounds.
            if choices == Choices::default() || block.interface.name == "shader_alu" {
                let run = |under: &str, cases| Run::new(Part::ShaderParts, &block, &choices, under, cases);
                list.runs.push(run(under, plan.random(&block, cases)));
                list.runs.extend(plan.sweep(&block).map(|cases| run(&format!("{under}, sweep"), cases)));
            }
        }
    }
    Ok(())
}

/// Random programs.
pub fn programs(plan: &Plan, list: &mut List) -> Result<(), Error> {
    for (under, choices) in roundings() {
        for block in registry::blocks(&choices)? {
            let cases = match (block.interface.name.as_str(), choices == Choices::default()) {
                ("shader_unit", true) => PROGRAMS,
                ("shader_unit", false) | ("shader_unit_4096", true) => MORE_PROGRAMS,
                _ => continue,
            };
            list.runs.push(Run::new(Part::Programs, &block, &choices, under, plan.random(&block, cases)));
        }
    }
    Ok(())
}
