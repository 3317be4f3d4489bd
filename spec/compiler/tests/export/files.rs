// SPDX-License-Identifier: MIT
//! Folders that hold the files of an export and nothing else.

use pica_spec_compiler::export::ExportedFile;
use std::path::Path;

/// Whether all that is below `folder` is in `files`; the error is the path of what is not.
pub fn only(folder: &Path, files: &[ExportedFile]) -> Result<(), String> {
    let mut open = vec![folder.to_owned()];
    while let Some(path) = open.pop() {
        for entry in std::fs::read_dir(&path).map_err(|error| format!("{}: {error}", path.display()))?.flatten() {
            let path = entry.path();
            if path.is_dir() {
                open.push(path);
            } else if !files.iter().any(|file| folder.join(&file.path) == path) {
                return Err(path.display().to_string());
            }
        }
    }
    Ok(())
}
