// SPDX-License-Identifier: MIT
//! Whoever takes a single file knows what they may do with it.

use std::path::Path;

fn without(folder: &Path, found: &mut Vec<String>) -> usize {
    let mut files = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files += without(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files += 1;
            if !std::fs::read_to_string(&path).unwrap().starts_with("// SPDX-License-Identifier: MIT\n") {
                found.push(path.display().to_string());
            }
        }
    }
    files
}

#[test]
fn every_source_file_names_its_licence() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut found = Vec::new();
    let folders = ["commands", "examples", "fuzz", "model", "program", "rtl", "shader", "spec", "testbench", "vectors"];
    let files: usize = folders.iter().map(|folder| without(&root.join(folder), &mut found)).sum();
    assert!(files > 800 && found.is_empty(), "{found:#?}");
}
