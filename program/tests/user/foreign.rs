// SPDX-License-Identifier: MIT
//! Verilog that nobody wrote: simulators read it, and whatever they say ends with a sentence.

use crate::cases::have;
use crate::pica::pica;
use pica_testbench::engine::verilator::Design;
use pica_testbench::equivalence::EngineKind;
use pica_testbench::project::Project;
use pica_testbench::random::CaseRng;
use pica_vectors::Manifest;
use std::path::Path;

const ADDER: &str = include_str!("../../../testbench/tests/equivalence/verilog/other_adder.v");
/// Texts that Verilator reads for their ports.
const READ: u64 = 120;
/// Texts that go through the whole command.
const CHECKED: u64 = 24;

/// What may stand in the place of a word.
const WORDS: [&str; 24] = [
    "",
    "(",
    ")",
    "begin",
    "end",
    "endmodule",
    "module x;",
    "wire",
    "reg",
    "[23:0]",
    "[0:-1]",
    "32'hx",
    "1'bz",
    "`define A `A\n`A",
    "`include \"no.v\"",
    "$finish;",
    "$fatal;",
    "initial",
    "generate",
    "real",
    "\\",
    "\"",
    "/*",
    "é\u{0}",
];

/// The adder with some words in the place of others.
fn mutated(seed: u64) -> String {
    let mut dice = CaseRng::new(0xF0E1, seed);
    let mut words: Vec<&str> = ADDER.split_inclusive(|c: char| !c.is_alphanumeric()).collect();
    for _ in 0..1 + dice.below(3) {
        let place = dice.below(words.len() as u32) as usize;
        match dice.below(4) {
            0 => drop(words.remove(place)),
            1 => words.insert(place, words[dice.below(words.len() as u32) as usize]),
            2 => words.truncate(place),
            _ => words[place] = WORDS[dice.below(WORDS.len() as u32) as usize],
        }
    }
    words.concat()
}

#[test]
fn ports_of_any_text_are_told_or_refused() {
    if !have(EngineKind::Verilator) {
        return;
    }
    let manifest = include_str!("../../../vectors/golden/f24_add/manifest.json");
    let interface = Manifest::of_text(Path::new("manifest.json"), manifest).unwrap().interface;
    let mut refused = 0;
    for seed in 0..READ {
        match Design::of(&Project::of_text("other_adder", "other_adder.v", mutated(seed))) {
            Ok(design) => assert!(design.check(&interface).iter().all(|wrong| !wrong.is_empty())),
            Err(error) => {
                refused += 1;
                assert!(error.to_string().len() > 20, "{seed}: {error}");
            }
        }
    }
    assert!((READ / 4..READ).contains(&refused), "{refused} of {READ} are no Verilog");
}

#[test]
fn any_text_ends_with_a_status_and_a_sentence() {
    if !have(EngineKind::Icarus) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("other_adder.v");
    let mut ended = [0; 4];
    for seed in 0..CHECKED {
        std::fs::write(&path, mutated(seed)).unwrap();
        let verilog = path.to_str().unwrap();
        let arguments = [
            "equiv",
            "f24_add",
            "--engine",
            "icarus",
            "--count",
            "20",
            "--timeout",
            "20",
            "--verilog",
            verilog,
            "--top",
            "other_adder",
        ];
        let run = pica(&arguments);
        let status = usize::try_from(run.status).ok().filter(|status| *status < 4);
        ended[status.unwrap_or_else(|| panic!("{seed}: status {}\n{}", run.status, run.stderr))] += 1;
        if run.status > 1 {
            assert!(run.stderr.contains("error: "), "{seed}: {}", run.stderr);
        }
        assert!(!run.stderr.contains("panicked"), "{seed}: {}", run.stderr);
    }
    assert!(ended[2] + ended[3] > 0, "{ended:?}");
}
