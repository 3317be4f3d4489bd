// SPDX-License-Identifier: MIT
//! Verilog-2001 headers, one per map and one for the instruction set.

use super::{ExportError, ExportedFile, constants, isa, template};
use crate::ir::Description;

pub(super) fn export(description: &Description) -> Result<Vec<ExportedFile>, ExportError> {
    let mut files = Vec::new();
    for constants in constants::constants(description)? {
        let text = template::render("verilog_header.vh", &constants)?;
        files.push(ExportedFile { path: format!("{}.vh", constants.file), text });
    }
    files.extend(isa::export(description, "isa_header.vh", ".vh")?);
    Ok(files)
}
