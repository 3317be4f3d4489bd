// SPDX-License-Identifier: MIT
//! The generated files as reviewed text, in `snapshots/`. `UPDATE_EXPECT=1 cargo test` renews it.

use crate::blocks;
use crate::{exported, folder, text};
use std::path::Path;

#[test]
fn snapshots() {
    let snapshots = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors/snapshots");
    for block in blocks::all() {
        let place = folder();
        let name = &block.interface.name;
        let (folder, _) = exported(place.path(), &block, block.verilog, block.cases(3));
        let kept = snapshots.join(name);
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            std::fs::create_dir_all(&kept).expect("a folder for snapshots can be made");
        }
        // Not the Verilog, nor the one file that is the same for all blocks.
        let entries = std::fs::read_dir(&folder).expect("the folder is there").flatten();
        let files = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
        let others = [format!("{name}.v"), "test_vectors.py".to_owned()];
        for file in files.filter(|file| !others.contains(file)) {
            expect_test::expect_file![kept.join(&file)].assert_eq(&text(&folder.join(&file)));
        }
    }
}
