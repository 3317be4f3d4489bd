// SPDX-License-Identifier: MIT
//! Command lists, and streams of methods.

use super::{names, text};
use pica_spec::choices::FinalizeMatch;
use pica_spec::command::{EndRule, decode, encode};
use pica_values::list::{lines_of_list, list_of_lines};

const PICA200: &str = "pica200";
const FILE: &str = "input.bin";

/// Problems of a list that are shown: there may be one for each word.
const SHOWN: usize = 4;

/// Bytes of a list that are printed: a line takes a hundred times as long as its word.
const PRINTED: usize = 256;

/// The rules of a list's end that differ in what the decoder does.
fn rules() -> [EndRule; 3] {
    let usual = EndRule::default();
    [usual, EndRule { autostop: false, ..usual }, EndRule { finalize_match: FinalizeMatch::AnyWrite, ..usual }]
}

pub fn decoded(bytes: &[u8]) {
    for rule in rules() {
        let decoded = decode(bytes, rule);
        for (number, diagnostic) in decoded.diagnostics.iter().enumerate() {
            assert!(diagnostic.offset <= bytes.len(), "{diagnostic:?}");
            assert!(number >= SHOWN || !diagnostic.problem.to_string().is_empty());
        }
        if !decoded.has_errors() {
            assert_eq!(encode(&decoded.items, rule).as_deref(), Ok(bytes));
        }
    }
}

/// Lines that were printed without a problem give the bytes that they were printed of.
fn print_again(list: &[u8], map: &str) {
    let (lines, outcome) = lines_of_list(FILE, list, map);
    let lines = String::from_utf8(lines).expect("lines are text");
    if outcome.is_ok() && !lines.is_empty() {
        assert_eq!(list_of_lines("lines", &lines, map).as_deref(), Ok(list));
    }
}

pub fn printed(bytes: &[u8]) {
    if bytes.starts_with(b"CiTr") {
        let (_, outcome) = lines_of_list(FILE, bytes, PICA200);
        if let Err(error) = outcome {
            assert!(error.contains(FILE), "{error}");
        }
    } else {
        print_again(&bytes[..bytes.len().min(PRINTED)], PICA200);
    }
}

pub fn encoded(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    match list_of_lines(FILE, text, PICA200) {
        Ok(list) => print_again(&list, PICA200),
        Err(error) => names(&error, FILE),
    }
}

pub fn methods(bytes: &[u8]) {
    let Some((first, stream)) = bytes.split_first() else { return };
    let map = ["maxwell-3d", "maxwell-dma"][usize::from(first & 1)];
    let (lines, outcome) = lines_of_list(FILE, stream, map);
    if let Err(error) = outcome {
        return names(&error, FILE);
    }
    let lines = String::from_utf8(lines).expect("lines are text");
    // A method that the map does not have is printed without a name.
    if !lines.is_empty() {
        let again = list_of_lines("lines", &lines, map);
        if let Ok(words) = again {
            let (others, outcome) = lines_of_list(FILE, &words, map);
            assert_eq!(outcome, Ok(()));
            assert_eq!(list_of_lines("lines", text(&others).expect("text"), map).as_deref(), Ok(&*words));
        }
    }
    if let Some(text) = text(stream)
        && let Err(error) = list_of_lines(FILE, text, map)
    {
        names(&error, FILE);
    }
}
