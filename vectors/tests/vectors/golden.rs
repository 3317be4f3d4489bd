// SPDX-License-Identifier: MIT
//! Manifests and committed sets.

use crate::blocks;
use crate::{exported, folder, put, text};
use expect_test::expect;
use pica_vectors::{Format, MANIFEST, Manifest, compare, read, verify};
use std::path::Path;

fn message<T>(result: Result<T, pica_vectors::Error>, folder: &Path) -> String {
    let error = result.err().map(|error| error.to_string()).unwrap_or_default();
    error.replace(&format!("{}/", folder.display()), "")
}

#[test]
fn manifests_are_verified() {
    let block = blocks::stream_divide();
    let place = folder();
    let (folder, manifest) = exported(place.path(), &block, block.verilog, block.cases(3));
    assert_eq!(verify(&folder).expect("the folder is as it was written"), manifest);
    // The SHA-256 of these three characters is published (FIPS 180-2, B.1).
    put(&folder.join("stream_divide.v"), "abc");
    let entry = manifest.files.iter().find(|file| file.name == "stream_divide.v").expect("the Verilog is listed");
    let edited = text(&folder.join(MANIFEST))
        .replace(&entry.sha256, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        .replace(&format!("\"bytes\": {}", entry.bytes), "\"bytes\": 3");
    put(&folder.join(MANIFEST), edited);
    verify(&folder).expect("the manifest tells of the edited file");

    put(&folder.join("stream_divide.v"), "abd");
    expect!["stream_divide.v: SHA-256 a52d159f262b2c6ddb724a61840befc36eb30c88877a4030b65cbe86298449c9; the manifest tells of ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"].assert_eq(&message(verify(&folder), &folder));
    put(&folder.join("stream_divide.v"), "ab");
    expect!["stream_divide.v: 2 bytes; the manifest tells of 3"].assert_eq(&message(verify(&folder), &folder));
    std::fs::remove_file(folder.join("stream_divide.v")).expect("the file is there");
    expect!["stream_divide.v: No such file or directory (os error 2)"].assert_eq(&message(verify(&folder), &folder));
    let whole = text(&folder.join(MANIFEST));
    put(&folder.join(MANIFEST), whole.replace("\"stream_divide.v\"", "\"../stream_divide.v\""));
    expect!["manifest.json: `../stream_divide.v` is not the name of a file in this folder"]
        .assert_eq(&message(verify(&folder), &folder));
    put(&folder.join(MANIFEST), whole.replacen("\"count\": 3", "\"count\": \"three\"", 1));
    expect![[r#"manifest.json:3: invalid type: string "three", expected u64 at line 3 column 18"#]]
        .assert_eq(&message(verify(&folder), &folder));
    put(&folder.join(MANIFEST), whole.replacen("\"width\": 12", "\"width\": 1040", 1));
    expect!["block `stream_divide`: port `dividend` is 1040 bits wide, not 1 to 1024"]
        .assert_eq(&message(verify(&folder), &folder));
    put(&folder.join(MANIFEST), &whole[..whole.len() / 2]);
    assert!(message(verify(&folder), &folder).starts_with("manifest.json:"));
}

#[test]
fn sets_are_read() {
    for block in blocks::all() {
        let place = folder();
        let (folder, _) = exported(place.path(), &block, block.verilog, block.cases(20));
        for format in [Format::Mem, Format::Csv, Format::JsonLines] {
            let (manifest, reader) = read(&folder, format).expect("the set is complete");
            assert_eq!(manifest.interface, block.interface);
            assert_eq!(reader.collect::<Result<Vec<_>, _>>().expect("the file is complete"), block.cases(20));
        }
    }
}

/// A second export gives the same bytes; what is different is found, with its line.
#[test]
fn sets_are_reproducible() {
    let block = blocks::comb_majority();
    let places = [folder(), folder()];
    let [(old, _), (new, _)] =
        places.each_ref().map(|place| exported(place.path(), &block, block.verilog, block.cases(9)));
    compare(&old, &new).expect("the sets are the same");

    let path = old.join("comb_majority.csv");
    let whole = text(&path);
    put(&path, whole.replacen("\n0x", "\n0y", 1));
    assert!(message(compare(&old, &new), &old).starts_with("comb_majority.csv:2: committed is \"0y"));
    put(&path, whole + "0x00\n");
    expect![[r#"comb_majority.csv:11: committed is "0x00\n", freshly made is at its end"#]]
        .assert_eq(&message(compare(&old, &new), &old));
    std::fs::remove_file(&path).expect("the file is there");
    expect!["comb_majority.csv: No such file or directory (os error 2)"].assert_eq(&message(compare(&old, &new), &old));
    exported(places[0].path(), &block, block.verilog, block.cases(9));
    put(&old.join("comb_majority.txt"), "");
    expect!["comb_majority.txt: a freshly made set has no such file"].assert_eq(&message(compare(&old, &new), &old));
    let manifest: Manifest = exported(places[0].path(), &block, block.verilog, block.cases(8)).1;
    assert_eq!(manifest.count, 8);
    assert!(compare(&old, &new).is_err());
}
