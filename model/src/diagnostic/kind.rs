// SPDX-License-Identifier: MIT
//! Which findings are of one kind.

use core::fmt::Debug;
use core::mem::discriminant;

use super::finding::Finding;
use crate::fragment;

impl Finding {
    /// The name of its kind, such as `draw-in-configuration-mode` or `program-end`: a finding of a shader, a command, a texture or a
    /// limit has the name of what was found there.
    pub fn kind(&self) -> String {
        match self {
            Self::Command(problem) => name(problem),
            Self::Shader { diagnostic, .. } => diagnostic.kind.name().to_owned(),
            Self::Fragment(fragment::Finding::Texture { finding, .. }) => format!("texture-{}", name(finding)),
            Self::Fragment(finding) => name(finding),
            Self::IgnoredWrite { reason, .. } => format!("ignored-write-{}", name(reason)),
            _ => name(self),
        }
    }

    /// Whether another is of the same kind, and of the same shader stage if it has one.
    pub fn is_like(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Command(one), Self::Command(other)) => discriminant(one) == discriminant(other),
            (Self::IgnoredWrite { reason: one, .. }, Self::IgnoredWrite { reason: other, .. }) => one == other,
            (Self::Shader { stage, diagnostic }, Self::Shader { stage: of_other, diagnostic: other }) => {
                stage == of_other && diagnostic.kind == other.kind
            }
            (
                Self::Fragment(fragment::Finding::Texture { finding, .. }),
                Self::Fragment(fragment::Finding::Texture { finding: other, .. }),
            ) => discriminant(finding) == discriminant(other),
            (Self::Fragment(one), Self::Fragment(other)) => discriminant(one) == discriminant(other),
            (Self::Limit(one), Self::Limit(other)) => one == other,
            _ => discriminant(self) == discriminant(other),
        }
    }
}

/// The name of a variant, in small letters with hyphens.
fn name(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    let variant = text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    let mut name = String::new();
    for letter in variant.chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.extend(letter.to_lowercase());
    }
    name
}
