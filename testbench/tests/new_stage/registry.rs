// SPDX-License-Identifier: MIT
//! The third file of a stage: its line in the registry.

use crate::circuit::{Near, NearIn, NearOut};
use crate::model::near;
use pica_testbench::registry::Entry;
use pica_testbench::stage::Stage;

/// All that the bench has to be told.
pub fn entry() -> Entry<'static> {
    Entry::stage(
        "near",
        |_| Ok(Box::new(Near::default())),
        |_| Stage::new(|i: NearIn| NearOut { near: near(i.a as u16, i.b as u16).into() }),
    )
}
