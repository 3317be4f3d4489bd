// SPDX-License-Identifier: MIT
//! JSON: the description as it is, and the flat list of registers.

use super::{ExportError, ExportedFile, list};
use crate::ir::Description;

pub(super) fn export(description: &Description) -> Result<Vec<ExportedFile>, ExportError> {
    let registers: Vec<_> = description.maps.iter().flat_map(list::register_list).collect();
    let file = |path: &str, text: String| ExportedFile { path: path.to_owned(), text: text + "\n" };
    Ok(vec![
        file("description.json", serde_json::to_string_pretty(description)?),
        file("registers.json", serde_json::to_string_pretty(&registers)?),
    ])
}
