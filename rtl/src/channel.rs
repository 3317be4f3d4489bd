// SPDX-License-Identifier: MIT
//! Channel types: what one block sends and another receives, declared once.
//!
//! In a circuit a channel type is one signal, register or connection. In Verilog a module has a port for each field, with the
//! name of the field (`emit::tidy`, `channels`). `rust_hdl` describes types by a name alone: the documentation of the fields
//! travels to the emission in that name.

use crate::dut::{Values, Wire};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What the name of the descriptor of a channel type begins with.
const MARK: &str = "@channel ";

/// A channel type. `#[derive(Channel)]` implements it.
pub trait Channel: Wire {
    /// The values of the fields as numbers.
    type Values: Values;
}

/// What a channel type says about itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Description {
    /// The name of the type.
    pub name: String,
    /// The fields and their doc comments.
    pub fields: BTreeMap<String, String>,
}

impl Description {
    /// Reads the name of a descriptor; none if it is not that of a channel type.
    pub fn read(name: &str) -> Option<Self> {
        serde_json::from_str(name.strip_prefix(MARK)?).ok()
    }
}

/// The name of the descriptor of a channel type; for `#[derive(Channel)]`.
pub fn descriptor_name(name: &str, fields: &[(&str, &str)]) -> String {
    let fields = fields.iter().map(|(name, doc)| ((*name).to_owned(), (*doc).to_owned())).collect();
    let description = Description { name: name.to_owned(), fields };
    format!("{MARK}{}", serde_json::to_string(&description).unwrap_or_default())
}
