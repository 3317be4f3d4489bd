//! The generator: what it draws, that it ends, that it covers its table.

use super::stacks::{Action, Kind, Stacks};
use super::{Generator, Invocation, Model, ShaderCase};
use crate::coverage::program::ProgramCoverage;
use crate::coverage::{Coverage, Hits};
use crate::random::{CaseRng, DEFAULT_SEED};
use pica_model::shader::isa::{Instruction, Opcode};
use pica_model::shader::{ShaderUnit, Status};
use pica_spec::choices::Choices;

const DEPTH: u16 = 512;

fn case(number: u64) -> ShaderCase {
    Generator::new(DEPTH).case(&mut CaseRng::new(DEFAULT_SEED, number))
}

fn run(case: &ShaderCase, observe: impl FnMut(&ShaderUnit, Invocation)) {
    Model::new(DEPTH.into(), &Choices::default()).expect("the defaults have a model").run(case, observe);
}

#[test]
fn a_case_is_the_same_by_number() {
    for number in 0..50 {
        assert_eq!(case(number), case(number));
        assert_ne!(case(number), case(number + 1));
        let items = case(number).items();
        assert_eq!(ShaderCase::from_items(&items).items(), items);
    }
}

/// Most programs come to their end, a few are stopped, and what a case costs is bounded.
#[test]
fn programs_end() {
    let (mut statuses, mut instructions, mut most, mut items) = ([0u32; 3], 0u64, 0, 0);
    let cases = 1000;
    for number in 0..cases {
        let case = case(number);
        items += case.items().len();
        let mut sum = 0;
        run(&case, |_, invocation| {
            let status = [Status::End, Status::Watchdog, Status::Hang].iter().position(|s| *s == invocation.run.status);
            statuses[status.expect("one of the three")] += 1;
            sum += invocation.run.instructions;
        });
        instructions += sum;
        most = most.max(sum);
    }
    let all: u32 = statuses.iter().sum();
    println!("{statuses:?} of {all}, {} instructions and {} items a case, {most} at most", instructions / cases, items / cases as usize);
    assert!(statuses[0] * 100 > all * 85, "{statuses:?}");
    assert!(statuses[1] * 100 > all && statuses[2] * 200 > all, "{statuses:?}");
    assert!(instructions / cases < 250 && most < 3000);
}

/// The bench's own stacks foresee every program counter of the model.
#[test]
fn stacks_agree_with_the_model() {
    let choices = Choices::default();
    for number in 0..1500 {
        run(&case(number), |unit, invocation| {
            let mut stacks = Stacks::new(DEPTH, &choices);
            let integers = core::array::from_fn(|i| unit.uniforms.integer(i).expect("four of them"));
            for (i, retired) in invocation.retired.iter().enumerate() {
                if retired.opcode == Opcode::End {
                    continue;
                }
                let in_loop = stacks.len(Kind::Loop) > 0;
                let instruction = Instruction::decode(retired.word);
                let (flags, booleans) = (invocation.flags(i), invocation.booleans);
                let action = Action::of(instruction, flags, booleans, integers, in_loop, choices.num_width);
                let events = stacks.step(retired.pc, action);
                assert_eq!(events.next, retired.next_pc, "case {number}, instruction {i}: {retired:?}");
            }
        });
    }
}

/// Results stay interesting: neither NaN nor 0 take over.
#[test]
fn values_stay_alive() {
    let (mut nan, mut zero, mut all) = (0, 0, 0);
    for number in 0..500 {
        run(&case(number), |_, invocation| {
            for retired in invocation.retired {
                for component in retired.mask.components() {
                    let value = retired.values[component.index()];
                    all += 1;
                    nan += usize::from(value.is_nan());
                    zero += usize::from(value.is_zero());
                }
            }
        });
    }
    println!("{nan} NaN and {zero} zeros of {all}");
    assert!(nan * 4 < all && zero * 3 < all, "{nan} NaN and {zero} zeros of {all}");
}

#[test]
fn the_coverage_table_is_reached() {
    let coverage = ProgramCoverage::new(DEPTH, &Choices::default()).expect("the defaults have a model");
    let mut hits = Hits::new(coverage.bins().len());
    for number in 0..2000 {
        coverage.cover(&case(number), &mut hits);
        if [100, 300, 1000, 1999].contains(&number) {
            let now = Coverage::new(coverage.bins().to_vec(), hits.clone());
            println!("{number}: {} of {}", now.hit(), now.bins());
        }
    }
    let result = Coverage::new(coverage.bins().to_vec(), hits);
    let missed: Vec<&str> = result.missed().collect();
    let impossible: Vec<&str> = result.impossible().collect();
    assert!(missed.is_empty() && impossible.is_empty(), "missed {missed:#?}, impossible {impossible:#?}");
}
