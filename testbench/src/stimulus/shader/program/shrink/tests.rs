// SPDX-License-Identifier: MIT
//! Shrinking: every step is smaller, and what is left of a failing case is what matters.

use super::{measure, simpler};
use crate::random::{CaseRng, DEFAULT_SEED};
use crate::stimulus::shader::program::case::{ShaderCase, Step};
use crate::stimulus::shader::program::{Generator, Invocation, Model};
use pica_model::shader::isa::{Instruction, Opcode};
use pica_model::shader::{ShaderUnit, Status};
use pica_spec::choices::Choices;

const DEPTH: u16 = 512;

fn case(number: u64) -> ShaderCase {
    Generator::new(DEPTH).case(&mut CaseRng::new(DEFAULT_SEED, number))
}

/// Whether an invocation of a case does something.
fn does(case: &ShaderCase, what: &dyn Fn(&ShaderUnit, &Invocation) -> bool) -> bool {
    let mut found = false;
    let model = Model::new(DEPTH, &Choices::default()).expect("the defaults have a model");
    model.run(case, |unit, invocation| found |= what(unit, &invocation));
    found
}

/// Takes the first simpler case that still does it, until none does: the case, and how many were tried.
fn shrink(mut case: ShaderCase, what: &dyn Fn(&ShaderUnit, &Invocation) -> bool) -> (ShaderCase, usize) {
    let mut trials = 0;
    'smaller: loop {
        for candidate in simpler(&case, DEPTH) {
            trials += 1;
            if does(&candidate, what) {
                case = candidate;
                continue 'smaller;
            }
        }
        return (case, trials);
    }
}

/// The instructions that a case runs.
fn runs(case: &ShaderCase) -> Vec<Opcode> {
    let mut opcodes = Vec::new();
    let model = Model::new(DEPTH, &Choices::default()).expect("the defaults have a model");
    model.run(case, |_, invocation| opcodes.extend(invocation.retired.iter().map(|retired| retired.opcode)));
    opcodes
}

fn loads(case: &ShaderCase) -> usize {
    case.steps.iter().filter(|step| !matches!(step, Step::Start { .. })).count()
}

/// Shrinks some cases that do something; the worst measure in instructions loaded, and the most trials.
fn worst(what: &dyn Fn(&ShaderUnit, &Invocation) -> bool) -> Vec<(ShaderCase, usize)> {
    let failing = (0..).map(case).filter(|case| does(case, what)).take(4);
    failing.map(|case| shrink(case, what)).collect()
}

#[test]
fn candidates_are_smaller() {
    for number in 0..40 {
        let case = case(number);
        let candidates = simpler(&case, DEPTH);
        assert!(candidates.len() > 20 && candidates.len() < 6000, "{number}: {}", candidates.len());
        for candidate in candidates {
            assert!(measure(&candidate) < measure(&case));
            let items = candidate.items();
            assert_eq!(ShaderCase::from_items(&items).items(), items);
        }
    }
}

/// An RCP of a negative number: it is left alone, or with what makes its operand.
#[test]
fn a_negative_reciprocal_stays_alone() {
    let negative = |_: &ShaderUnit, invocation: &Invocation| {
        invocation.retired.iter().any(|retired| {
            let mut written = retired.mask.components().map(|component| retired.values[component.index()]);
            let result = written.next();
            retired.opcode == Opcode::Rcp
                && result.is_some_and(|result| result.is_sign_negative() && result.is_finite())
        })
    };
    for (case, trials) in worst(&negative) {
        println!("{trials} trials: {case:X?}");
        let code = case.code().expect("one transfer");
        let opcodes: Vec<Opcode> = code.words.iter().map(|word| Instruction::decode(*word).opcode).collect();
        assert!(opcodes.last() == Some(&Opcode::Rcp) && opcodes.len() <= 2, "{opcodes:?}");
        assert!(loads(&case) <= 5, "{case:X?}");
        assert!(trials < 2000, "{trials}");
    }
}

/// An inner loop that puts aL back needs two loops and nothing else.
#[test]
fn two_loops_stay() {
    let nested = |_: &ShaderUnit, invocation: &Invocation| {
        let loops = invocation.retired.iter().filter(|retired| retired.opcode == Opcode::Loop);
        loops.count() >= 2 && invocation.run.status == Status::End
    };
    for (case, trials) in worst(&nested) {
        println!("{trials} trials: {case:X?}");
        let opcodes = runs(&case);
        assert!(opcodes.iter().filter(|opcode| **opcode == Opcode::Loop).count() == 2, "{opcodes:?}");
        assert!(opcodes.len() <= 6, "{opcodes:?}");
        assert!(trials < 2000, "{trials}");
    }
}

/// What happens in a second invocation needs no more than two.
#[test]
fn a_hang_after_an_end_needs_two_invocations() {
    let hangs = |_: &ShaderUnit, invocation: &Invocation| {
        invocation.run.status == Status::Hang && invocation.before.cmp == [true, true]
    };
    for (case, trials) in worst(&hangs) {
        println!("{trials} trials: {case:X?}");
        let starts = case.steps.iter().filter(|step| matches!(step, Step::Start { .. })).count();
        assert!(starts <= 2 && runs(&case).len() <= 4, "{case:X?}");
        assert!(trials < 2000, "{trials}");
    }
}
