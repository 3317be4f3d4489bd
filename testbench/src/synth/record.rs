// SPDX-License-Identifier: MIT
//! What is known of a block when it has been placed and routed.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Numbers of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cells {
    /// Lookup tables with four inputs.
    pub lut4: u64,
    /// Cells of carry chains.
    pub carry: u64,
    /// Registers of a bit.
    pub ff: u64,
    /// Multipliers.
    pub dsp: u64,
    /// Block RAMs.
    pub bram: u64,
    /// RAMs made of lookup tables, of 16 words of 4 bits.
    pub lut_ram: u64,
}

/// A line of `pica synth --format json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measurement {
    /// Name of the block.
    pub block: String,
    /// The build options that do not have their default, by name.
    pub build: BTreeMap<String, String>,
    /// Name of the family.
    pub family: String,
    /// The cells of the block; those of the wrapper are not among them.
    #[serde(flatten)]
    pub cells: Cells,
    /// The highest clock for seed 1, 2, and so on; none if the device has too few cells.
    pub mhz: Vec<f64>,
    /// The median of them; null if there are none.
    pub median_mhz: Option<f64>,
    /// The path that limits the clock for the seed of the median: signals, and the nanoseconds up to there.
    pub critical_path: Vec<String>,
    /// Names and versions.
    pub tools: Vec<String>,
    /// What stands for the Verilog that was measured.
    pub verilog: String,
}

impl Measurement {
    /// The name, and the build options, as in `combiner combiner=folded`.
    pub fn title(&self) -> String {
        self.build.iter().fold(self.block.clone(), |title, (name, value)| format!("{title} {name}={value}"))
    }
}

/// The median; of two in the middle the lower one, so that it is one of those that were seen.
pub fn median(values: &[f64]) -> Option<(usize, f64)> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&a, &b| values[a].total_cmp(&values[b]));
    order.get(values.len().checked_sub(1)? / 2).map(|&place| (place, values[place]))
}
