// SPDX-License-Identifier: MIT
//! Places in the pages of the hardware that code and documents name, `raster.md#scissor`: they are there. The compiler
//! follows those of the specification and of the pages themselves.

use pica_spec_compiler::citation::{Citable, mentions};
use std::path::{Path, PathBuf};

/// Folders of the workspace whose files name places.
const FOLDERS: [&str; 10] =
    ["commands", "docs", "examples", "model", "program", "rtl", "shader", "spec/src", "spec/tests", "testbench"];

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of the workspace").flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs" || extension == "md") {
            found.push(path);
        }
    }
}

/// What `text` names that is not there, and how many places it names.
fn missing(citable: &Citable, text: &str) -> (usize, Vec<String>) {
    let places: Vec<_> = mentions(text).collect();
    let errors = places.iter().filter_map(|(_, page, anchor)| citable.heading(page, anchor).err());
    (places.len(), errors.collect())
}

#[test]
fn places_that_code_names_are_there() {
    let description = crate::description();
    let citable = Citable { references: &description.sources, pages: &description.pages };
    assert_eq!(missing(&citable, "as raster.md#scissor says; raster.md#sizzor").1.len(), 1, "a planted fault is found");
    let root = Path::new(crate::SPECIFICATION).join("..");
    let mut paths = Vec::new();
    FOLDERS.iter().for_each(|folder| files(&root.join(folder), &mut paths));
    let mut named = 0;
    for path in paths {
        let text = std::fs::read_to_string(&path).expect("a file of text");
        let (places, errors) = missing(&citable, &text);
        named += places;
        // Links between other documents have the same form.
        let of_pages = |error: &&String| !error.contains("has no page") || path.extension().is_some_and(|e| e == "rs");
        let errors: Vec<&String> = errors.iter().filter(of_pages).collect();
        assert!(errors.is_empty(), "{}: {errors:?}", path.display());
    }
    assert!(named > 500, "{named} places");
}
