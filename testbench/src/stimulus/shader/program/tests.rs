// SPDX-License-Identifier: MIT
//! The generator: what it draws, that it ends, that it covers its table.

use super::generate::masked;
use super::port::Port;
use super::stacks::{Action, Kind, Stacks};
use super::{Generator, Invocation, Model, ShaderCase, Step, Transfer};
use crate::block::Behaviour;
use crate::coverage::shader::program::ProgramCoverage;
use crate::coverage::{Coverage, Hits};
use crate::random::{CaseRng, DEFAULT_SEED};
use crate::registry;
use pica_model::float::{F24, F32ToF24};
use pica_model::shader::isa::{Instruction, Opcode};
use pica_model::shader::{OnRetire, Retired, ShaderUnit, Stage, Status};
use pica_spec::choices::Choices;

const DEPTH: u16 = 512;

fn case(number: u64) -> ShaderCase {
    Generator::new(DEPTH).case(&mut CaseRng::new(DEFAULT_SEED, number))
}

fn run(case: &ShaderCase, observe: impl FnMut(&ShaderUnit, Invocation)) {
    Model::new(DEPTH, &Choices::default()).expect("the defaults have a model").run(case, observe);
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
    println!(
        "{statuses:?} of {all}, {} instructions and {} items a case, {most} at most",
        instructions / cases,
        items / cases as usize
    );
    assert!(statuses[0] * 100 > all * 85, "{statuses:?}");
    assert!(statuses[1] * 100 > all && statuses[2] * 200 > all, "{statuses:?}");
    assert!(instructions / cases < 250 && most < 3000);
}

/// Operations come to their end and write all their outputs, so that invocations may run beside each other; all come.
#[test]
fn operations_write_their_outputs() {
    let model = Model::new(DEPTH, &Choices::default()).expect("the defaults have a model");
    let mut opcodes = std::collections::BTreeSet::new();
    for number in 0..100 {
        let case = Generator::new(DEPTH).operations(&mut CaseRng::new(DEFAULT_SEED, number));
        assert_eq!(model.with_written_outputs(&case).as_ref(), Some(&case), "case {number}");
        run(&case, |_, invocation| {
            assert_eq!(invocation.run.status, Status::End, "case {number}");
            opcodes.extend(invocation.retired.iter().map(|retired| retired.opcode));
        });
    }
    // The 20 of the ALU but for CMP and MOVA, and END.
    assert_eq!(opcodes.len(), 19, "{opcodes:?}");
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

/// What programs cover of the table, and cases as campaigns draw them, in which invocations are independent too.
fn covered(name: &str, depth: u16, choices: &Choices) -> Coverage {
    let blocks = registry::blocks(choices).expect("the choices have hardware");
    let block = blocks.iter().find(|block| block.interface.name == name).expect("it is in the registry");
    let Behaviour::Unit(unit) = &block.behaviour else { panic!("it has state") };
    let coverage = ProgramCoverage::new(depth, choices).expect("the choices have a model");
    let generator = Generator::new(depth);
    let mut hits = Hits::new(coverage.bins().len());
    let rng = |number| CaseRng::new(DEFAULT_SEED, number);
    (0..2000).for_each(|number| coverage.cover(&generator.case(&mut rng(number)), &mut hits));
    (0..1500).for_each(|number| coverage.cover(&ShaderCase::from_items(&unit.stimulus(&mut rng(number))), &mut hits));
    Coverage::new(coverage.bins().to_vec(), hits)
}

#[test]
fn the_coverage_table_is_reached() {
    let result = covered("shader_unit", DEPTH, &Choices::default());
    let missed: Vec<&str> = result.missed().collect();
    let impossible: Vec<&str> = result.impossible().collect();
    assert!(missed.is_empty() && impossible.is_empty(), "missed {missed:#?}, impossible {impossible:#?}");
}

/// What the registers say by command-lists.md#index-and-data-ports and registers.md#shader-units, put into the model's
/// fields without its ports.
fn set(unit: &mut ShaderUnit, step: &Step) {
    match step {
        Step::Write { offset, data, .. } => match *offset {
            0x00 => unit.uniforms.set_booleans(*data as u16),
            0x01..=0x04 => {
                let [x, y, z, _] = data.to_le_bytes();
                unit.uniforms.set_integer(usize::from(offset - 1), [x, y, z]);
            }
            0x0A => unit.config.entry_point = (data & 0xFFF) as u16,
            0x0B | 0x0C => {
                let first = 8 * usize::from(offset - 0x0B);
                (0..8).for_each(|i| unit.config.input_map[first + i] = (data >> (4 * i) & 15) as u8);
            }
            0x0D => unit.config.outmap_mask = *data as u16,
            _ => {}
        },
        Step::Transfer(Transfer { port: Port::Float, index, words, .. }) => {
            let (first, f32) = (*index as usize & 0xFF, index >> 31 != 0);
            for (number, group) in words.chunks_exact(if f32 { 4 } else { 3 }).enumerate() {
                let vector = match *group {
                    [w, z, y, x] => [x, y, z, w].map(|bits| F24::from_f32_bits(bits, F32ToF24::TowardZero)),
                    [first, second, third] => {
                        let joined = u128::from(first) << 64 | u128::from(second) << 32 | u128::from(third);
                        [0, 24, 48, 72].map(|shift| F24::from_bits((joined >> shift) as u32 & 0xFF_FFFF))
                    }
                    _ => unreachable!("groups have three or four words"),
                };
                unit.uniforms.set_float(first + number, vector);
            }
        }
        Step::Transfer(Transfer { port, index, words, .. }) => {
            for (address, word) in (*index as usize..).map(|address| address & 0xFFF).zip(words) {
                match port {
                    Port::Code => unit.program.set_word(address, *word),
                    _ => unit.program.set_descriptor(address, *word),
                }
            }
        }
        Step::Input { .. } | Step::Start { .. } => {}
    }
}

/// Cases do the same through the register port as they do in a unit whose fields are set.
#[test]
fn register_writes_reach_the_unit() {
    for number in 0..300 {
        let case = case(number);
        let mut unit = ShaderUnit::new(DEPTH.into(), &Choices::default()).expect("the defaults have a model");
        let mut expected = Vec::new();
        let mut inputs = Vec::new();
        for step in &case.steps {
            set(&mut unit, step);
            match step {
                Step::Input { uniform: true, index, value, .. } => {
                    unit.uniforms.set_float((*index).into(), value.map(F24::from_bits));
                }
                Step::Input { index: 0..16, value, .. } => inputs.push(value.map(F24::from_bits)),
                Step::Start { geometry, limit, .. } => {
                    unit.load_inputs(&core::mem::take(&mut inputs));
                    let stage = if *geometry { Stage::Geometry } else { Stage::Vertex };
                    let mut retired = Vec::new();
                    let run = unit.run(stage, (*limit).into(), &mut OnRetire(|record: &Retired| retired.push(*record)));
                    expected.push((run, retired, unit.packed_outputs()));
                }
                _ => {}
            }
        }
        let mut actual = Vec::new();
        run(&case, |unit, invocation| actual.push((invocation.run, invocation.retired, unit.packed_outputs())));
        assert_eq!(actual, expected, "case {number}");
    }
}

/// Masks that leave registers what they were change nothing that an invocation does; those that do not change something.
#[test]
fn masks_leave_what_is_written() {
    let model = Model::new(DEPTH, &Choices::default()).expect("the defaults have a model");
    let mut differ = 0;
    for number in 0..300 {
        let whole = case(number);
        let mut rng = CaseRng::new(DEFAULT_SEED, number);
        let expected = model.expect(&whole.items());
        let case = masked(&mut rng, &whole, false);
        assert_eq!(model.expect(&case.items()), expected, "case {number}");
        assert_eq!(ShaderCase::from_items(&case.items()).items(), case.items());
        differ += usize::from(model.expect(&masked(&mut rng, &whole, true).items()) != expected);
    }
    assert!(differ > 30, "{differ}");
}

/// The table of the large unit, and one under other choices, is reached as well.
#[test]
fn coverage_of_other_units_is_reached() {
    let mut choices = Choices::default();
    let others = [
        ("unknown_opcode", "hang"),
        ("movas_consecutive", "execute"),
        ("break_outside_loop", "nop"),
        ("program_end", "stop"),
    ];
    for (id, value) in others {
        choices.set(id, value).expect("the ledger has this choice");
    }
    for (name, depth, choices) in [("shader_unit_4096", 0x1000, Choices::default()), ("shader_unit", DEPTH, choices)] {
        let result = covered(name, depth, &choices);
        let missed: Vec<&str> = result.missed().collect();
        assert!(missed.is_empty() && result.impossible().next().is_none(), "{depth}: missed {missed:#?}");
    }
}
