// SPDX-License-Identifier: MIT
//! Runs libFuzzer on readers, one after the other, by the arguments of `fuzz/run`.

use crate::fuzzer::{Fuzzer, Limits};
use pica_fuzz::record::{self, Record};
use pica_fuzz::{READERS, Reader, reader, root};
use std::fs;

const USAGE: &str = "usage: fuzz/run [--inputs N] [--seconds N] [--seed N] [--keep] [READER...]
  --inputs N    inputs for each reader (10000)
  --seconds N   no longer than this for each reader
  --seed N      draws the same each time (otherwise another each time)
  --keep        put what was found into fuzz/corpus, and the numbers to those in docs/fuzzing.json";

struct Arguments {
    limits: Limits,
    keep: bool,
    readers: Vec<&'static Reader>,
}

fn arguments() -> Result<Arguments, String> {
    let mut words = std::env::args().skip(1);
    let mut arguments =
        Arguments { limits: Limits { inputs: 10_000, seconds: 0, seed: 0 }, keep: false, readers: vec![] };
    while let Some(word) = words.next() {
        let mut number = || {
            let value = words.next().unwrap_or_default();
            value.parse::<u64>().map_err(|_| format!("{word} needs a number, not `{value}`"))
        };
        match word.as_str() {
            "--inputs" => arguments.limits.inputs = number()?,
            "--seconds" => arguments.limits.seconds = number()?,
            "--seed" => arguments.limits.seed = number()?,
            "--keep" => arguments.keep = true,
            "--help" => return Err(USAGE.to_owned()),
            name => {
                let known = || READERS.iter().map(|reader| reader.name).collect::<Vec<_>>().join(", ");
                let found = reader(name).ok_or_else(|| format!("there is no reader `{name}`; there are {}", known()));
                arguments.readers.push(found?);
            }
        }
    }
    if arguments.readers.is_empty() {
        arguments.readers = READERS.iter().collect();
    }
    Ok(arguments)
}

/// Searches; gives whether there are findings.
fn run(arguments: &Arguments) -> Result<bool, String> {
    let mut found = false;
    for reader in &arguments.readers {
        let at = |error: std::io::Error| format!("{}: {error}", reader.name);
        let fuzzer = Fuzzer::new(reader).map_err(at)?;
        let mut record = fuzzer.search(&arguments.limits)?;
        if arguments.keep {
            record.corpus = fuzzer.keep().map_err(at)?;
            add(record.clone())?;
        }
        println!("{}", serde_json::to_string(&record).map_err(|error| error.to_string())?);
        found |= record.findings > 0;
    }
    Ok(found)
}

fn add(new: Record) -> Result<(), String> {
    let path = root().join("docs/fuzzing.json");
    let wrong = |error: &dyn std::fmt::Display| format!("docs/fuzzing.json: {error}");
    // Several searches may run beside each other.
    let guard = fs::File::create(root().join("target/fuzz/searches/lock")).map_err(|error| wrong(&error))?;
    guard.lock().map_err(|error| wrong(&error))?;
    let text = if path.exists() { fs::read_to_string(&path).map_err(|error| wrong(&error))? } else { String::new() };
    let mut records = record::read(&text).map_err(|error| wrong(&error))?;
    record::add(&mut records, new);
    let lines = records.iter().map(|record| Ok(serde_json::to_string(record)? + "\n"));
    let lines: serde_json::Result<String> = lines.collect();
    fs::write(&path, lines.map_err(|error| wrong(&error))?).map_err(|error| wrong(&error))
}

/// The exit status: 0 nothing found, 1 a finding, 2 unusable arguments.
pub fn main() -> i32 {
    match arguments().and_then(|arguments| run(&arguments)) {
        Ok(false) => 0,
        Ok(true) => 1,
        Err(message) => {
            eprintln!("error: {message}");
            2
        }
    }
}
