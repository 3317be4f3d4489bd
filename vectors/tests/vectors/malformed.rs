// SPDX-License-Identifier: MIT
//! Files that are not what they should be: errors with file and line, and never a panic.

use crate::blocks::{self, Block};
use crate::{exported, folder, put, text};
use expect_test::{Expect, expect};
use pica_vectors::{Case, Error, Format, Interface, Reader};
use std::path::Path;

/// Reads a file to its end or its first error.
fn read(format: Format, path: &Path, interface: &Interface) -> (Vec<Case>, Option<Error>) {
    let reader = match Reader::open(format, path, interface) {
        Ok(reader) => reader,
        Err(error) => return (Vec::new(), Some(error)),
    };
    let mut cases = Vec::new();
    for case in reader {
        match case {
            Ok(case) => cases.push(case),
            Err(error) => return (cases, Some(error)),
        }
    }
    (cases, None)
}

/// Every file of every format, cut off after each byte: what is read before the error is right. In text formats a cut
/// between two lines is not noticed by the reader but by the manifest.
#[test]
fn truncated() {
    for block in blocks::all() {
        let place = folder();
        let interface = &block.interface;
        let cases = block.cases(4);
        let (folder, _) = exported(place.path(), &block, block.verilog, cases.clone());
        for format in Format::ALL.into_iter().filter(|format| format.applies(interface, interface.is_flat())) {
            let path = folder.join(format.file_name(interface));
            let whole = text(&path);
            for end in 0..whole.trim_end().len() {
                put(&path, &whole[..end]);
                let (read, error) = read(format, &path, interface);
                let between = whole[..end].is_empty() || whole[..end].ends_with('\n') || whole[end..].starts_with('\n');
                assert!(error.is_some() || between && format != Format::Mem, "{format}: cut at {end} is not noticed");
                let whole_cases = if interface.is_flat() { read.len() } else { read.len().saturating_sub(1) };
                assert_eq!(read[..whole_cases], cases[..whole_cases], "{format}: cut at {end}");
            }
        }
    }
}

/// Bytes replaced by others that mean something somewhere: a reader may take it or not, but does not panic.
#[test]
fn replaced_bytes() {
    for block in [blocks::comb_majority(), blocks::unit_scale()] {
        let place = folder();
        let interface = &block.interface;
        let (folder, _) = exported(place.path(), &block, block.verilog, block.cases(1));
        for format in Format::ALL.into_iter().filter(|format| format.applies(interface, interface.is_flat())) {
            let mut files = vec![folder.join(format.file_name(interface))];
            if format == Format::Mem {
                files.push(folder.join(format.file_name(interface) + ".json"));
            }
            for path in &files {
                let whole = text(path).into_bytes();
                for at in 0..whole.len() {
                    for byte in *b"F\"\xFF" {
                        let mut bytes = whole.clone();
                        bytes[at] = byte;
                        put(path, bytes);
                        let (cases, _) = read(format, &files[0], interface);
                        assert!(cases.iter().all(|case| interface.check_case(case).is_ok()), "{format}");
                    }
                }
                put(path, whole);
            }
        }
    }
}

/// What the reader says of a file in which `from` stands as `to`.
fn says(block: &Block, file: &str, from: &str, to: &str, expected: Expect) {
    let place = folder();
    let (folder, _) = exported(place.path(), block, block.verilog, block.cases(3));
    let path = folder.join(format!("{}.{file}", block.interface.name));
    let whole = text(&path);
    assert!(whole.contains(from), "{file} does not contain {from}:\n{whole}");
    put(&path, whole.replacen(from, to, 1));
    let format = Format::ALL.into_iter().find(|format| file.starts_with(format.name())).expect("a format");
    let (_, error) = read(format, &folder.join(format.file_name(&block.interface)), &block.interface);
    let message = error.map(|error| error.to_string()).unwrap_or_default();
    expected.assert_eq(&message.replace(&format!("{}/", folder.display()), ""));
}

#[test]
fn messages() {
    let [comb, _, stream, unit, _] = blocks::all();
    let first = |block: &Block, file: &str, line: usize| {
        let place = folder();
        let (folder, _) = exported(place.path(), block, block.verilog, block.cases(3));
        let all = text(&folder.join(format!("{}.{file}", block.interface.name)));
        all.lines().nth(line).expect("there is such a line").to_owned() + "\n"
    };
    let record = first(&comb, "mem", 1);
    says(&comb, "mem", &record, "0100\n", expect!["comb_majority.mem:2: `0100` is not a record of 11 hex digits"]);
    says(&comb, "mem", &record, &record.replacen("01", "02", 1), expect!["comb_majority.mem:2: tag 02 in place of 01"]);
    says(
        &comb,
        "mem",
        &record,
        &record.replacen("01", "01F", 1).replacen('0', "", 1),
        expect!["comb_majority.mem:2: tag 1F in place of 01"],
    );
    says(
        &comb,
        "mem",
        &record,
        "",
        expect!["comb_majority.mem:4: the file ends after 2 records of 2 vectors; the sidecar tells of 3 of 3"],
    );
    says(
        &comb,
        "mem.json",
        "\"msb\": 7",
        "\"msb\": 8",
        expect!["comb_majority.mem.json:1: these are not the bit ranges of block `comb_majority`"],
    );
    says(
        &comb,
        "mem.json",
        "\"width\":",
        "\"height\":",
        expect!["comb_majority.mem.json:52: missing field `width` at line 52 column 1"],
    );
    says(&unit, "mem", "FF", "09", expect!["unit_scale.mem:30: tag 09 is of no channel"]);
    says(
        &comb,
        "csv",
        "a,b,c,y",
        "a,b,y,c",
        expect!["comb_majority.csv:1: the columns of `comb_majority` are a,b,c,y,all"],
    );
    says(&comb, "csv", ",0x", ",", expect!["comb_majority.csv:2: `67` does not begin with 0x"]);
    says(&comb, "csv", ",0x", ",0x1", expect!["comb_majority.csv:2: port `b`: `167` is not 2 hex digits"]);
    says(&stream, "csv", ",0x", ",,0x", expect!["stream_divide.csv:2: 5 fields, not 4"]);
    says(&unit, "csv", "0,write", "1,write", expect!["unit_scale.csv:2: case 1 in place of case 0"]);
    says(
        &unit,
        "csv",
        "0,write",
        "0,out",
        expect!["unit_scale.csv:2: the ports with values are not those of channel `out`"],
    );
    says(&comb, "jsonl", "\"inputs\"", "\"input\"", expect!["comb_majority.jsonl:1: unknown key `input`"]);
    says(&comb, "jsonl", "\"a\"", "\"z\"", expect!["comb_majority.jsonl:1: inputs: there is no port `z`"]);
    says(&comb, "jsonl", "}}", "}", expect!["comb_majority.jsonl:1: EOF while parsing an object at line 1 column 70"]);
    says(&unit, "jsonl", "\"write\"", "\"out\"", expect!["unit_scale.jsonl:1: inputs: `out` is no input channel"]);
    says(
        &unit,
        "jsonl",
        "\"write_index\":\"0\"",
        "\"write_index\":\"4\"",
        expect!["unit_scale.jsonl:1: inputs: write: port `write_index`: `4` has more than 2 bits"],
    );
    says(&comb, "testfloat", " ", " 00 ", expect!["comb_majority.testfloat:1: 6 values, not 5"]);
    says(&comb, "testfloat", " ", " x", expect!["comb_majority.testfloat:1: port `b`: `x67` is not 2 hex digits"]);
}
