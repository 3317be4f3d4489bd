// SPDX-License-Identifier: MIT
//! Who uses registers and fields, as the compiler finds it in the code (`spec/uses.json`).

use super::{Description, Field, Map};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The users of all registers and fields.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Uses {
    /// By identifier ([`Register::ident`](super::Register::ident)): who names the register, or takes its whole word.
    pub registers: BTreeMap<String, Use>,
    /// By `Layout.FIELD`, a repeated field without its index: who takes the field.
    pub fields: BTreeMap<String, Use>,
}

/// The users of a register or a field.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Use {
    /// Functions of the model.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub model: Vec<String>,
    /// Functions that describe hardware.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hardware: Vec<String>,
    /// Test programs of model and hardware, and the folders that they share: `model::tests::fragment`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tests: Vec<String>,
    /// Functions of experiments.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub experiments: Vec<String>,
    /// Recordings of the repository whose command lists write the register.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub recordings: Vec<String>,
}

impl Use {
    /// Whether model or hardware acts on it.
    pub fn has_effect(&self) -> bool {
        !self.model.is_empty() || !self.hardware.is_empty()
    }
}

impl Description {
    /// Puts the users of registers and fields beside them.
    pub fn attach(&mut self, uses: &Uses) {
        for map in self.maps.iter_mut().filter(|map| map.cpu.is_some()) {
            for register in &mut map.registers {
                register.used = uses.registers.get(&register.ident).cloned();
            }
            for layout in map.layouts.values_mut() {
                for field in &mut layout.fields {
                    field.used = uses.fields.get(&format!("{}.{}", layout.name, field.accessor())).cloned();
                }
            }
        }
    }

    /// What is wrong with fields that neither model nor hardware takes and that do not say why, or that say why although they
    /// are taken.
    pub fn unaccounted_fields(&self) -> Vec<String> {
        self.maps.iter().filter(|map| map.cpu.is_some()).flat_map(unaccounted_fields).collect()
    }
}

fn unaccounted_fields(map: &Map) -> Vec<String> {
    let mut wrong = Vec::new();
    for layout in map.layouts.values() {
        let registers = || map.registers.iter().filter(|register| register.layout.as_ref() == Some(&layout.name));
        let whole = registers().any(|register| register.used.as_ref().is_some_and(|used| used.has_effect()));
        let of_field = |field: &Field| field.used.as_ref().is_some_and(|used| used.has_effect());
        // A register of which single fields are taken is not taken as a whole.
        let by_fields = layout.fields.iter().any(of_field);
        for field in
            layout.fields.iter().filter(|field| field.repeat.as_ref().is_none_or(|repeat| repeat.index == repeat.first))
        {
            let taken = of_field(field) || (whole && !by_fields);
            let meaningless = field.name.starts_with("UNKNOWN") || field.name.starts_with("UNUSED");
            match (&field.unread, taken) {
                (None, false) if !meaningless => wrong.push(format!(
                    "neither model nor hardware takes {}.{}: say why with `unread`",
                    layout.name, field.name
                )),
                (Some(_), true) => wrong.push(format!(
                    "{}.{} has `unread`, and is taken by {:?}",
                    layout.name,
                    field.name,
                    field.used.as_ref().map(|used| [&used.model[..], &used.hardware[..]].concat()).unwrap_or_default()
                )),
                _ => {}
            }
        }
    }
    wrong
}
