// SPDX-License-Identifier: MIT
//! Tables in documents. `UPDATE_EXPECT=1` renews them.

use std::path::Path;

const BEGIN: &str = "<!-- clocks -->\n";
const END: &str = "<!-- end -->\n";

/// The table between the marks of this document is this one.
pub fn shows(document: &str, table: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs").join(document);
    let text = std::fs::read_to_string(&path).expect("the document");
    let (before, rest) = text.split_once(BEGIN).expect("the mark of the table");
    let (_, after) = rest.split_once(END).expect("the end of the table");
    expect_test::expect_file![path].assert_eq(&format!("{before}{BEGIN}{table}{END}{after}"));
}
