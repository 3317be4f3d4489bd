// SPDX-License-Identifier: MIT
//! `docs/fuzzing.md` has the table of `docs/fuzzing.json`. `UPDATE_EXPECT=1` renews it.

use pica_fuzz::READERS;
use pica_fuzz::record::{markdown, read};

const MARK: &str = "<!-- made: fuzzing -->\n";
const END: &str = "<!-- end -->\n";

#[test]
fn the_page_is_that_of_the_searches() {
    let records = read(include_str!("../../docs/fuzzing.json")).expect("the records");
    for reader in READERS {
        let record = records.iter().find(|record| record.reader == reader.name);
        assert_eq!(
            record.map(|record| record.findings),
            Some(0),
            "{} was searched, and has no open finding",
            reader.name
        );
    }
    assert_eq!(records.len(), READERS.len());
    let page = include_str!("../../docs/fuzzing.md");
    let (before, rest) = page.split_once(MARK).expect("the mark");
    let (_, after) = rest.split_once(END).expect("the end");
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/fuzzing.md");
    expect_test::expect_file![path].assert_eq(&format!("{before}{MARK}{}{END}{after}", markdown(&records)));
}
