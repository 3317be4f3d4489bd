// SPDX-License-Identifier: MIT
//! Random expressions, computed once more bit by bit.

mod bits;
mod ways;

use bits::{Bits, Random, Shape};
use pica_simulator::{Design, Fault, Program, Seen, Simulation};
use std::process::Command;
use std::sync::Arc;
use ways::ways;

/// Ports of an expression.
const INPUTS: usize = 3;
const OUTPUT: usize = 3;
/// Words of a port.
const WORDS: usize = 4;

/// The result of an expression for each case.
fn results(program: Program, cases: &[Vec<Bits>]) -> Vec<[u32; WORDS]> {
    let mut simulation = Simulation::new(Arc::new(program), cases.len());
    let mut results = Vec::new();
    for cases in cases.chunks(simulation.lanes()) {
        for (lane, case) in cases.iter().enumerate() {
            for (port, value) in case.iter().enumerate() {
                (0..WORDS).for_each(|limb| simulation.set(lane, port, limb, value.word(limb)));
            }
        }
        simulation.settle();
        let result = |lane| std::array::from_fn(|limb| simulation.get(lane, OUTPUT, limb));
        results.extend((0..cases.len()).map(result));
    }
    results
}

/// The first expression of so many that differs in the way of this number, and where; none if there is no such way.
fn first_difference(way: usize, expressions: u64, fault: Option<Fault>) -> Option<String> {
    (0..expressions).find_map(|seed| {
        let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        let widths = [(); 3].map(|()| random.width());
        let signs = [(); 3].map(|()| random.below(2) == 1);
        let shape = Shape::random(&mut random, 4);
        let width = random.width();
        let ports: String = (0..3)
            .map(|port| {
                let signed = if signs[port] { "signed " } else { "" };
                format!("input wire {signed}[{}:0] p{port}, ", widths[port] - 1)
            })
            .collect();
        let text = format!("module m ({ports}output wire [{}:0] y); assign y = {}; endmodule", width - 1, shape.text());
        let design = Design::parse(&text, "m").unwrap_or_else(|error| panic!("{error}: {text}"));
        let program = ways(Program::new(Arc::new(design), Seen::Ports)).into_iter().nth(way)?;
        let program = match fault {
            Some(fault) => program.planted(fault),
            None => program,
        };
        let cases: Vec<Vec<Bits>> = (0..16)
            .map(|_| (0..INPUTS).map(|port| Bits::random(&mut random, widths[port], signs[port])).collect())
            .collect();
        results(program, &cases).iter().zip(&cases).find_map(|(result, case)| {
            let (own, signed) = shape.own(case);
            let wanted = shape.value(case, own.max(width), signed);
            (0..WORDS).find_map(|limb| {
                let (is, wanted) = (result[limb], wanted.cut(width).word(limb));
                (is != wanted).then(|| format!("{is:x} and not {wanted:x} in word {limb} with {case:?}: {text}"))
            })
        })
    })
}

#[test]
fn expressions_have_the_values_of_the_standard() {
    (0..2).for_each(|way| assert_eq!(first_difference(way, 3000, None), None));
}

/// The instruction set is chosen from the environment as a simulation begins, so another process has the other one.
#[test]
fn without_vector_instructions_they_have_the_same_values() {
    let mut tests = Command::new(std::env::current_exe().expect("the tests"));
    let tests = tests.args(["--exact", "expressions_have_the_values_of_the_standard"]).env("PICA_LANES", "portable");
    let output = tests.output().expect("they run");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && text.contains("1 passed"), "{text}");
}

#[test]
fn faults_are_found() {
    let ways = if cfg!(feature = "jit") { 2 } else { 1 };
    for (way, fault) in (0..ways).flat_map(|way| [(way, Fault::Width), (way, Fault::Sign)]) {
        assert!(first_difference(way, 3000, Some(fault)).is_some(), "{fault:?}");
    }
}
