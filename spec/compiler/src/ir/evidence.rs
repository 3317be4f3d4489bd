// SPDX-License-Identifier: MIT
//! How well something is known, and what was thought before.

use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// What an older document said, and why it lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Was {
    /// The statement.
    pub claim: String,
    /// The document.
    pub source: String,
    /// Why it lost.
    pub why: String,
}

/// Evidence grade of dossier section 0.1: `HW`, `DOC`, `EMU`, `EMU-<name>` or `?`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Grade(String);

impl Grade {
    /// The grade as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The grade of what is only proposed.
    pub fn unknown() -> Grade {
        Grade("?".to_owned())
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Grade {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Grade, D::Error> {
        let text = String::deserialize(deserializer)?;
        match text.as_str() {
            "HW" | "DOC" | "EMU" | "?" => Ok(Grade(text)),
            other if other.strip_prefix("EMU-").is_some_and(|who| !who.is_empty()) => Ok(Grade(text)),
            other => Err(serde::de::Error::custom(format!(
                "unknown grade `{other}`, expected HW, DOC, EMU, EMU-<name> or \"?\""
            ))),
        }
    }
}
