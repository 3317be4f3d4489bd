// SPDX-License-Identifier: MIT
//! Which steps have findings of a kind.

use pica_model::diagnostic::Diagnostics;
use serde_json::{Value, json};
use std::collections::HashMap;

/// Steps that a kind names.
const MOST_STEPS: usize = 1000;

/// The steps by the names of kinds.
#[derive(Debug, Default)]
pub struct Found {
    steps: HashMap<String, Vec<usize>>,
    /// Findings of the store that have been looked at.
    seen: usize,
}

impl Found {
    /// Looks at what was found since the last time, in this step or on the way to it.
    pub fn look(&mut self, diagnostics: &Diagnostics, step: usize) {
        for diagnostic in diagnostics.entries().iter().skip(self.seen) {
            let steps = self.steps.entry(diagnostic.finding.kind()).or_default();
            if steps.last() != Some(&step) && steps.len() < MOST_STEPS {
                steps.push(step);
            }
        }
        self.seen = diagnostics.entries().len();
    }

    /// The store has been emptied.
    pub fn emptied(&mut self) {
        self.seen = 0;
    }

    /// Adds the steps to the kinds that a page gets.
    pub fn add_to(&self, kinds: &mut Value) {
        for kind in kinds.as_array_mut().into_iter().flatten() {
            let steps = kind["kind"].as_str().and_then(|name| self.steps.get(name));
            kind["steps"] = json!(steps.map_or(&[][..], Vec::as_slice));
        }
    }
}
