// SPDX-License-Identifier: MIT
//! C99 and C++ headers, one per map and one for the instruction set.

use super::{ExportError, ExportedFile, constants, isa, template};
use crate::ir::Description;

pub(super) fn export(description: &Description) -> Result<Vec<ExportedFile>, ExportError> {
    let mut files = Vec::new();
    for constants in constants::constants(description)? {
        let text = template::render("c_header.h", &constants)?;
        files.push(ExportedFile { path: format!("{}.h", constants.file), text });
    }
    files.extend(isa::export(description, "isa_header.h", ".h")?);
    Ok(files)
}
