// SPDX-License-Identifier: MIT
//! The line that runs a failing case again.

use super::Campaign;
use crate::engine::BackPressure;

/// The command line, quoted for a shell, that leads to the counterexample of `case`, or of a regression. None if the
/// campaign is not one of the command line.
pub fn line(campaign: &Campaign<'_>, case: Option<u64>) -> Option<String> {
    let arguments = campaign.arguments?;
    let mut words: Vec<String> =
        ["pica", "equiv", &campaign.block.interface.name, "--engine", campaign.engine].map(str::to_owned).into();
    let mut add = |name: &str, value: String| words.extend([name.to_owned(), value]);
    add("--seed", format!("{:#x}", campaign.seed));
    if campaign.back_pressure != BackPressure::default() {
        add("--back-pressure", campaign.back_pressure.name().to_owned());
    }
    // The number of cases decides whether they count through the input space, and where the last batch ends.
    if let (Some(count), true) =
        (campaign.count, campaign.block.interface.is_flat() || campaign.recorded.is_some() || case.is_none())
    {
        add("--count", count.to_string());
    }
    if let Some(case) = case {
        add("--case", case.to_string());
    }
    words.extend(campaign.sweep.map(|_| "--sweep".to_owned()));
    words.extend(arguments.iter().cloned());
    shlex::try_join(words.iter().map(String::as_str)).ok()
}
