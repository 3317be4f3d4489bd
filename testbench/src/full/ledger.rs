// SPDX-License-Identifier: MIT
//! The alternatives of the ledger: hardware follows them as the model does, or says that it cannot.

use super::{Error, Part, Runner, is_float};
use crate::equivalence::{EngineKind, Options};
use crate::registry;
use pica_spec::choices::Choices;

/// Every alternative of every choice that is not the default: (id, value).
fn alternatives() -> impl Iterator<Item = (&'static str, &'static str)> {
    Choices::IDS.iter().flat_map(|id| {
        let values = Choices::alternatives(id).unwrap_or_default();
        let others = values.into_iter().filter(|value| Choices::default().get(id) != Some(value));
        others.map(move |value| (*id, value))
    })
}

impl Runner<'_> {
    /// Each alternative in every block that is built with it, natively: each would be another program for Verilator.
    pub(super) fn ledger(&mut self) -> Result<(), Error> {
        let defaults = registry::blocks(&Choices::default())?;
        for (id, value) in alternatives() {
            let concerned = |name: &str| {
                defaults.iter().any(|block| block.interface.name == name && block.choices.contains_key(id))
            };
            if !defaults.iter().any(|block| block.choices.contains_key(id)) {
                continue;
            }
            let what = format!("{id}={value}");
            let mut choices = Choices::default();
            choices.set(id, value).expect("the ledger has this alternative");
            let blocks = match registry::blocks(&choices) {
                Ok(blocks) => blocks,
                Err(refused) => {
                    self.outcome.refused.push((what, refused.to_string()));
                    continue;
                }
            };
            for block in blocks.iter().filter(|block| block.listed && concerned(&block.interface.name)) {
                // The roundings of the float blocks are a part of their own.
                if is_float(block) && ["f24_rounding", "f32_to_f24"].contains(&id) {
                    continue;
                }
                let cases = self.count(EngineKind::Native.default_vectors(block));
                let options = Options { vectors: Some(cases), ..Options::default() };
                self.one(Part::Ledger, block, &what, EngineKind::Native, options)?;
            }
        }
        Ok(())
    }
}
