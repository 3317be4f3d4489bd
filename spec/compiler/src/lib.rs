// SPDX-License-Identifier: MIT
//! The specification compiler: YAML files in, one validated [description](ir::Description) out, and from that
//! description every other form: Rust accessors, C, SystemVerilog, Verilog, SystemRDL, Markdown, HTML, JSON.
//!
//! The file format is described in `docs/specification.md`.
//!
//! ```
//! let files = pica_spec_compiler::read_specification("..".as_ref(), "spec/")?;
//! let description = pica_spec_compiler::compile(&files)?;
//! assert_eq!(description.maps[0].name, "pica200");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod citation;
pub mod diagnostic;
pub mod export;
pub mod ir;
mod lower;
pub mod rust;
mod schema;
mod source;

pub use lower::compile;

use std::io;
use std::path::Path;

/// Reads all specification files below `root` (`*.yaml`), in a fixed order, for [`compile`]. Names are relative to
/// `root` with `/` as separator, prefixed with `label`.
///
/// # Errors
/// If something cannot be read, or a folder has the name of a file; the message names it.
pub fn read_files(root: &Path, label: &str) -> io::Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    let mut pending = vec![(root.to_path_buf(), label.to_owned())];
    while let Some((folder, label)) = pending.pop() {
        for entry in std::fs::read_dir(folder)? {
            let entry = entry?;
            let name = format!("{label}{}", entry.file_name().to_string_lossy());
            if entry.file_type()?.is_dir() {
                if name.ends_with(".yaml") {
                    return Err(io::Error::new(io::ErrorKind::IsADirectory, format!("{name} is a folder, not a file")));
                }
                // Only folders of maps: the crate's own folders hold test specifications that must not compile.
                if !matches!(entry.file_name().to_str(), Some("src" | "tests" | "compiler" | "target")) {
                    pending.push((entry.path(), name + "/"));
                }
            } else if name.ends_with(".yaml") {
                files.push((name, read_text(&entry.path())?));
            }
        }
    }
    files.sort();
    Ok(files)
}

/// The file that says who uses registers and fields.
pub const USES: &str = "uses.json";

/// Reads what `spec/`, the pages that it cites and [`USES`] say, given the folder of `maps.yaml`, for [`compile`].
pub fn read_specification(root: &Path, label: &str) -> io::Result<Vec<(String, String)>> {
    let mut files = read_files(root, label)?;
    files.extend(read_pages(&root.join("../docs/hardware"), "docs/hardware/")?);
    let uses = root.join(USES);
    if uses.exists() {
        files.push((format!("{label}{USES}"), read_text(&uses)?));
    }
    Ok(files)
}

/// Reads the pages of `folder` (`*.md`) that `source` keys cite, in a fixed order, for [`compile`]; its `README.md` is
/// their list and no page. Names are prefixed with `label`.
pub fn read_pages(folder: &Path, label: &str) -> io::Result<Vec<(String, String)>> {
    let mut pages = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{label}{}", entry.file_name().to_string_lossy());
        if name.ends_with(".md") && !name.ends_with("README.md") {
            pages.push((name, read_text(&entry.path())?));
        }
    }
    pages.sort();
    Ok(pages)
}

/// A file, with its name in the error.
fn read_text(path: &Path) -> io::Result<String> {
    pica_files::read_text(path).map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))
}
