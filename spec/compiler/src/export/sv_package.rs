// SPDX-License-Identifier: MIT
//! SystemVerilog packages, one per map and one for the instruction set.

use super::{ExportError, ExportedFile, constants, isa, template};
use crate::ir::Description;

pub(super) fn export(description: &Description) -> Result<Vec<ExportedFile>, ExportError> {
    let mut files = Vec::new();
    for constants in constants::constants(description)? {
        let text = template::render("sv_package.sv", &constants)?;
        files.push(ExportedFile { path: format!("{}_pkg.sv", constants.file), text });
    }
    files.extend(isa::export(description, "isa_package.sv", "_pkg.sv")?);
    Ok(files)
}
