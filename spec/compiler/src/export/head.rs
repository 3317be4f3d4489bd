// SPDX-License-Identifier: MIT
//! What templates say about a map as a whole.

use crate::ir::{CpuWindow, Map};
use serde::Serialize;

/// Title, text and place of a map.
#[derive(Serialize)]
pub(super) struct Head<'a> {
    name: &'a str,
    title: &'a str,
    doc: &'a str,
    source: &'a str,
    cpu: Option<CpuWindow>,
    /// Number of its registers, each id counted.
    registers: usize,
}

impl<'a> Head<'a> {
    pub(super) fn of(map: &'a Map) -> Head<'a> {
        let Map { name, title, doc, source, cpu, registers, .. } = map;
        Head { name, title, doc, source, cpu: *cpu, registers: registers.len() }
    }
}
