// SPDX-License-Identifier: MIT
//! The ledger.

use super::Grade;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One entry of the ledger: a question that no published test settles, and the answer this project takes.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// lower_snake name.
    pub id: String,
    /// The question.
    pub question: String,
    /// Whether it is an assumption of `assumptions.yaml`: one answer, and nothing to choose.
    pub assumption: bool,
    /// The alternatives; the answer of an assumption.
    pub values: Vec<ChoiceValue>,
    /// Name of the alternative taken; that of an assumption's answer.
    pub default: String,
    /// Why it is taken.
    pub reason: String,
    /// Where the question comes from.
    pub source: String,
    /// How well the default is supported.
    pub grade: Grade,
    /// What would settle it: the experiment that a program for a console makes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub experiment: Option<String>,
    /// Why there is no such experiment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub no_experiment: Option<String>,
}

/// One alternative of a choice.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChoiceValue {
    /// kebab-case name.
    pub name: String,
    /// The exact behaviour.
    pub doc: String,
    /// Other choices, by id, and the alternatives that selecting this one selects too.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub sets: BTreeMap<String, String>,
}
