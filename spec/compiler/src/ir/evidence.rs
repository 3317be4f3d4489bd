// SPDX-License-Identifier: MIT
//! How well something is known, and what was thought before.

use crate::citation::slug;
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// A source that the specification cites: an entry of `sources.yaml`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reference {
    /// What `source` keys call it: `GBATEK`, `citra`.
    pub name: String,
    /// What it is.
    pub kind: ReferenceKind,
    /// The full title of the reference.
    pub title: String,
    /// Who wrote it, or the project.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// Where it is; `{n}` stands for the number of a citation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
    /// Date or revision that was read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// What stands behind the name in a citation.
    #[serde(default)]
    pub locator: Locator,
    /// What it is good for, and what not.
    pub good_for: String,
}

/// What a source is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReferenceKind {
    /// A page or book.
    Document,
    /// Programs that were run on consoles.
    TestProgram,
    /// Source code of an emulator.
    Emulator,
    /// Issues and pull requests of a project.
    Tracker,
    /// A library, assembler or other tool.
    Tool,
    /// Somebody whose measurements are cited.
    Person,
    /// A standard.
    Standard,
}

impl Reference {
    /// Anchor of the reference in exported pages: names that differ in case alone are of different kinds.
    pub fn anchor(&self) -> String {
        slug(&format!("{} {}", self.kind.words(), self.name))
    }
}

impl ReferenceKind {
    /// What it is, in a word or two.
    pub fn words(self) -> &'static str {
        match self {
            ReferenceKind::Document => "document",
            ReferenceKind::TestProgram => "test program",
            ReferenceKind::Emulator => "emulator",
            ReferenceKind::Tracker => "tracker",
            ReferenceKind::Tool => "tool",
            ReferenceKind::Person => "person",
            ReferenceKind::Standard => "standard",
        }
    }
}

/// What stands behind the name of a source in a citation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Locator {
    /// Nothing but the title of a section: `3dbrew ISA "Control Flow"`.
    #[default]
    None,
    /// A number: `citra #1621`.
    Number,
    /// Any words, or nothing: `3ds-gpu-tests mova-tests`.
    Text,
}

/// A page of `docs/hardware`: what its name is in citations, and the anchors of its headings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Page {
    /// File name without `.md`.
    pub name: String,
    /// The first heading of the page.
    pub title: String,
    /// What can stand behind `#`, with the heading it leads to.
    pub anchors: std::collections::BTreeMap<String, String>,
    /// The whole page, in Markdown.
    pub text: String,
}

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

/// Evidence grade (`docs/hardware/README.md`): `HW`, `DOC`, `EMU`, `EMU-<name>` or `?`.
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
