// SPDX-License-Identifier: MIT
//! What the parts of the campaign run.

mod builds;
mod command;
mod exhaustive;
mod float;
mod fragments;
mod ledger;
mod raster;
mod recordings;
mod shader;

use super::{Cases, Error, Part, Plan, Run};
use crate::block::Block;
use pica_spec::choices::Choices;

/// What is whole up to this size is not divided.
const SMALL: u64 = 1 << 16;

/// The runs of a plan.
#[derive(Default)]
pub struct List {
    /// In the order of the parts.
    pub runs: Vec<Run>,
    /// Alternatives of the ledger that are refused, and why.
    pub refused: Vec<(String, String)>,
}

/// The runs of a plan.
///
/// # Errors
/// If the choices of a part have no hardware, or a recording cannot be followed.
pub fn runs(plan: &Plan) -> Result<List, Error> {
    let mut list = List::default();
    for part in &plan.parts {
        let fill = match part {
            Part::Float => float::listed,
            Part::SmallFormats => float::small_formats,
            Part::Command => command::runs,
            Part::ShaderParts => shader::parts,
            Part::Programs => shader::programs,
            Part::Raster => raster::runs,
            Part::Fragments => fragments::runs,
            Part::Recordings => recordings::runs,
            Part::Ledger => ledger::runs,
            Part::Builds => builds::runs,
            Part::Exhaustive => exhaustive::runs,
        };
        fill(plan, &mut list)?;
    }
    Ok(list)
}

impl Plan {
    /// A number of random cases as the plan has it.
    fn count(&self, cases: u64) -> u64 {
        (cases / self.divisor).max(1)
    }

    /// A number of cases that are whole, as the plan has it.
    fn count_whole(&self, cases: u64) -> u64 {
        if cases <= SMALL { cases } else { self.count(cases).max(SMALL) }
    }

    /// Cases of a block at random: all there are, if there are less.
    fn random(&self, block: &Block, cases: u64) -> Cases {
        Cases::Random(self.count(cases).min(block.input_space().unwrap_or(u64::MAX)))
    }

    /// The sweep of a block, if it has one.
    fn sweep(&self, block: &Block) -> Option<Cases> {
        block.sweep().map(|sweep| Cases::Sweep(self.count_whole(sweep.cases())))
    }
}

/// The two roundings, as they are called in the report.
fn roundings() -> [(&'static str, Choices); 2] {
    use pica_spec::choices::{F24Rounding, F32ToF24};
    let nearest =
        Choices { f24_rounding: F24Rounding::NearestEven, f32_to_f24: F32ToF24::NearestEven, ..Choices::default() };
    [("toward zero", Choices::default()), ("to nearest even", nearest)]
}

/// Whether a block is one of the float blocks.
fn is_float(block: &Block) -> bool {
    block.interface.name.starts_with("f24_") || block.interface.name.starts_with("float_")
}
