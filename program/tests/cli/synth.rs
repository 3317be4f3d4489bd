// SPDX-License-Identifier: MIT
//! `pica synth`.

use super::pica::{pica_refuses, pica_with_environment};
use std::process::Command;

#[test]
fn bad_arguments() {
    pica_refuses(&["synth", "f24_min", "--seeds", "0"], "0 is not in 1..=100");
    pica_refuses(&["synth", "f24_minn"], "there is no block `f24_minn`");
    pica_refuses(&["synth", "f24_min", "--family", "ecp6"], "invalid value 'ecp6'");
    pica_refuses(
        &["synth", "f24_min", "--build", "combiner=folded"],
        "none of these blocks has build option `combiner`",
    );
    pica_refuses(&["synth", "f24_add", "--primitives", "ecp5"], "none of these blocks has build option `primitives`");
    pica_refuses(
        &["synth", "f24_mul", "--primitives", "ecp5", "--family", "ice40"],
        "cells of ecp5 cannot be placed on ice40",
    );
    pica_refuses(
        &["synth", "f24_mul", "--primitives", "ecp6"],
        "build option `primitives` has no value `ecp6`; there are portable, ecp5",
    );
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().to_str().unwrap();
    pica_refuses(&["synth", "f24_min", "--tables", place], "docs/synthesis.json");
    assert_eq!(std::fs::read_dir(place).unwrap().count(), 0, "nothing half-written");
}

#[test]
fn a_missing_tool_is_named() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pica"));
    let output = command.args(["synth", "f24_min"]).env("PATH", "").env_remove("PICA_PYTHON").output().unwrap();
    assert_eq!(output.status.code(), Some(3));
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(message.contains("yosys is not installed; install it with `sudo apt-get install yosys`"), "{message}");
}

/// The contract of its JSON; and a result whose file was damaged, though it is still JSON, is made again. With tools alone.
#[test]
fn json() {
    let cache = tempfile::tempdir().unwrap();
    let arguments = ["synth", "f24_min", "--seeds", "2", "--format", "json"];
    let run = || pica_with_environment(&arguments, &[("PICA_CACHE", cache.path().to_str().unwrap())]);
    let first = run();
    if first.status == 3 && !pica_testbench::tools::required() {
        return eprintln!("{}", first.stderr);
    }
    let line = first.json();
    let numbers = ["lut4", "carry", "ff", "dsp", "bram"].map(|key| line[key].as_u64().unwrap());
    assert!(numbers[0] > 20 && numbers[2] == 0, "{line}");
    assert_eq!((&line["block"], &line["family"]), (&"f24_min".into(), &"ecp5".into()));
    let mhz: Vec<f64> = line["mhz"].as_array().unwrap().iter().map(|mhz| mhz.as_f64().unwrap()).collect();
    assert_eq!((mhz.len(), line["median_mhz"].as_f64()), (2, mhz.iter().copied().reduce(f64::min)));
    assert!(line["critical_path"].as_array().unwrap().len() >= 2, "{line}");
    assert!(line["tools"][0].as_str().unwrap().starts_with("Yosys "), "{line}");

    let entries = std::fs::read_dir(cache.path()).unwrap().map(|entry| entry.unwrap().path());
    let cells = entries.filter(|path| path.to_string_lossy().ends_with("-cells.json")).collect::<Vec<_>>();
    let mut bytes = std::fs::read(&cells[0]).unwrap();
    let digit = bytes.iter().position(|byte| (b'1'..b'9').contains(byte)).unwrap();
    bytes[digit] += 1;
    std::fs::write(&cells[0], &bytes).unwrap();
    assert_eq!(run().json(), line);
}
