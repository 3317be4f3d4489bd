// SPDX-License-Identifier: MIT
//! The invariants of blocks fail where a fault is planted: `testbench/proofs/properties/BLOCK.faults`.

use super::{block, without_yosys};
use pica_testbench::proofs::{Verdict, follows};

/// A change of one module of the emitted Verilog.
pub struct Fault<'a> {
    module: &'a str,
    old: &'a str,
    new: &'a str,
    /// The claim or lemma that no longer follows.
    pub claim: &'a str,
    /// What is wrong.
    pub why: &'a str,
}

/// The faults of a file: after a comment, four lines each.
pub fn faults(text: &str) -> Vec<Fault<'_>> {
    let entries =
        text.split("\n\n").map(|entry| entry.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>());
    entries
        .map(|lines| match lines[..] {
            [module, old, new, fails] => {
                let fails = fails.strip_prefix("fails ").and_then(|fails| fails.split_once(": "));
                let (claim, why) = fails.expect("what fails, and why");
                Fault {
                    module: module.strip_prefix("module ").expect("a module"),
                    old: old.strip_prefix("- ").expect("what is replaced"),
                    new: new.strip_prefix("+ ").expect("what it becomes"),
                    claim,
                    why,
                }
            }
            _ => panic!("{lines:?} is no fault"),
        })
        .collect()
}

/// The first of them.
fn first(faults: &str) -> &str {
    faults.split_once("\n\n").map_or(faults, |(first, _)| first)
}

/// The Verilog with a fault.
pub fn with(verilog: &str, fault: &Fault<'_>) -> String {
    let Fault { module, old, new, .. } = fault;
    let start = verilog.find(&format!("module {module} ")).unwrap_or_else(|| panic!("there is no module {module}"));
    let end = start + verilog[start..].find("endmodule").expect("its end");
    let body = &verilog[start..end];
    assert!(body.contains(old), "{module}: `{old}`");
    [&verilog[..start], &body.replacen(old, new, 1), &verilog[end..]].concat()
}

/// Whether all faults of the largest blocks are planted, each of which takes Yosys up to a minute, and not the first alone.
fn full() -> bool {
    std::env::var_os("PICA_FULL").is_some_and(|value| value == "1")
}

fn every_fault_is_found(within: &str, subject: Option<&str>, text: &str) {
    if without_yosys() {
        return;
    }
    let name = subject.unwrap_or(within);
    let verilog = block(within).verilog().expect("it is emitted");
    let faults = faults(text);
    assert!(!faults.is_empty());
    for fault in faults {
        let verdict = follows(name, &with(&verilog, &fault), fault.claim).expect("an answer");
        let found = matches!(&verdict, Verdict::Undecided(why) if why.starts_with("it does not follow"));
        assert!(found, "{name}: {}: {}: {verdict:?}", fault.claim, fault.why);
    }
}

#[test]
fn faults_of_the_combiner_are_found() {
    every_fault_is_found("combiner", None, include_str!("../../proofs/properties/combiner.faults"));
}

#[test]
fn faults_of_the_setup_are_found() {
    every_fault_is_found("raster_setup", None, include_str!("../../proofs/properties/raster_setup.faults"));
}

#[test]
fn faults_of_the_quotient_are_found() {
    every_fault_is_found("quotient", None, include_str!("../../proofs/properties/quotient.faults"));
}

#[test]
fn faults_of_the_pipeline_are_found() {
    let faults = include_str!("../../proofs/properties/fragment_pipeline.faults");
    every_fault_is_found("fragment_pipeline", None, if full() { faults } else { first(faults) });
}

#[test]
fn faults_of_the_shader_unit_are_found() {
    let faults = include_str!("../../proofs/properties/shader_unit.faults");
    every_fault_is_found("shader_unit", None, if full() { faults } else { first(faults) });
}

#[test]
fn faults_of_a_memory_are_found() {
    let faults = include_str!("../../proofs/properties/memory.faults");
    every_fault_is_found("combiner", Some("block_ram_6_32"), faults);
}
