// SPDX-License-Identifier: MIT
//! Batches give what single invocations give.

use crate::random::{choices, unit as random_unit};
use crate::support::machine::{LIMIT, bits, ledger, vector};
use crate::support::number::*;
use crate::support::random::Random;
use crate::support::word::*;
use pica_model::float::Lanes;
use pica_model::shader::{Batch, Block, ShaderUnit, Stage, Status, Vector};

/// Runs the vertices one by one on one unit, up to one that does not end, and together on the other; everything that
/// can be seen has to be equal. Returns where the batch parted.
#[track_caller]
fn compare(
    single: &mut ShaderUnit,
    together: &mut ShaderUnit,
    batch: &mut Batch,
    vertices: &[Vec<Vector>],
    limit: u64,
) -> Option<u16> {
    batch.clear();
    for inputs in vertices {
        assert!(batch.push(inputs));
    }
    together.run_batch(batch, limit);
    let mut ran = 0;
    for (lane, inputs) in vertices.iter().enumerate() {
        single.load_inputs(inputs);
        let run = single.run(Stage::Vertex, limit, &mut ());
        assert_eq!(batch.runs()[lane], run, "vertex {lane}");
        assert_eq!(batch.outputs(lane).map(bits), single.outputs().map(bits), "vertex {lane}");
        assert_eq!(*batch.packed_outputs(lane), *single.packed_outputs(), "vertex {lane}");
        ran += 1;
        if run.status != Status::End {
            break;
        }
    }
    assert_eq!(batch.runs().len(), ran);
    assert_eq!(together.registers(), single.registers());
    assert_eq!(together.inputs(), single.inputs());
    assert_eq!(together.outputs(), single.outputs());
    assert_eq!(together.uniforms.booleans(), single.uniforms.booleans());
    batch.parted_at()
}

/// A unit with plain descriptors 0 to 15, as those of `Machine`, and inputs that are not permuted.
fn unit(choices: &[(&str, &str)], code: &[u32]) -> ShaderUnit {
    let mut unit = ShaderUnit::new(512, &ledger(choices)).expect("supported choices");
    for mask in 0..16 {
        unit.program.set_descriptor(mask, masked(if mask == 0 { 15 } else { mask as u32 }));
    }
    for (address, word) in code.iter().enumerate() {
        unit.program.set_word(address, *word);
    }
    for index in 0..96 {
        unit.uniforms.set_float(index, vector(splat(int(index as i32))));
    }
    unit.config.input_map = core::array::from_fn(|input| input as u8);
    unit.config.outmap_mask = 0b101;
    unit
}

/// Vertices with one input each: v0 = (n, n, n, n).
fn vertices(numbers: impl IntoIterator<Item = i32>) -> Vec<Vec<Vector>> {
    numbers.into_iter().map(|number| vec![vector(splat(int(number)))]).collect()
}

/// Compares on a fresh pair of units, twice in a row, with every instruction set. Returns where the first batch parted.
#[track_caller]
fn check(unit: &ShaderUnit, vertices: &[Vec<Vector>], limit: u64) -> Option<u16> {
    let mut parted = None;
    for lanes in Lanes::available() {
        let mut batch = Batch::with_lanes(lanes);
        let (mut single, mut together) = (unit.clone().with_lanes(Lanes::PORTABLE), unit.clone().with_lanes(lanes));
        parted = compare(&mut single, &mut together, &mut batch, vertices, limit);
        compare(&mut single, &mut together, &mut batch, vertices, limit);
    }
    parted
}

#[test]
fn vertices_without_branches_run_together() {
    let unit = unit(&[], &[mov(r(0), v(0)), two(MUL, o(0), c(3), r(0), 0), one(RCP, o(2), r(0), 8), END]);
    for count in [1, 2, 3, 63, 64] {
        assert_eq!(check(&unit, &vertices(1..=count), LIMIT), None, "{count} vertices");
    }
}

#[test]
fn branches_on_uniforms_do_not_part() {
    let mut unit = unit(
        &[],
        &[
            repeat(5, 0),
            callu(6, 1, 0),
            ifu(4, 1, 1),
            NOP,
            one_indexed(MOV, o(0), c(2), AL, 0),
            NOP,
            jmpu(8, 1, 2),
            END,
            END,
        ],
    );
    unit.uniforms.set_booleans(0b001);
    unit.uniforms.set_integer(0, [4, 1, 3]);
    assert_eq!(check(&unit, &vertices(0..64), LIMIT), None);
}

#[test]
fn vertices_part_where_their_flags_differ() {
    // o0 = v0 < 10 ? c1 : c2.
    let code = [mov(r(0), v(0)), cmp(c(10), 4, 4, r(0), 0), jmpc(5, IF_X), mov(o(0), c(2)), END, mov(o(0), c(1)), END];
    let unit = unit(&[], &code);
    assert_eq!(check(&unit, &vertices(0..10), LIMIT), None, "all true");
    assert_eq!(check(&unit, &vertices(10..74), LIMIT), None, "all false");
    assert_eq!(check(&unit, &vertices(0..64), LIMIT), Some(2));
    assert_eq!(check(&unit, &vertices((0..63).map(|_| 10).chain([9])), LIMIT), Some(2), "the last vertex alone");
}

#[test]
fn groups_leave_alone_what_they_do_not_write() {
    // Below 10: r1, a0 and o2. Others: r2, the flags by LITP, and one component of o0.
    let code = [
        cmp(c(10), 4, 4, v(0), 0),
        jmpc(6, IF_X),
        mov(r(2), v(0)),
        one(LITP, r(3), v(0), 15),
        one(MOV, o(0), v(0), 4),
        END,
        mov(r(1), v(0)),
        mova(c(3), 8),
        mov(o(2), v(0)),
        END,
    ];
    let unit = unit(&[], &code);
    for numbers in [
        (0..64).collect::<Vec<i32>>(),
        (0..63).rev().collect(),
        (0..64).map(|n| 5 + 10 * (n % 2)).collect(),
        (0..31).map(|n| 5 + 10 * (n / 2 % 2)).collect(),
        (0..8).map(|n| if n == 7 { 20 } else { 0 }).collect(),
    ] {
        assert_eq!(check(&unit, &vertices(numbers.iter().copied()), LIMIT), Some(1), "{numbers:?}");
    }
}

#[test]
fn more_ways_than_groups() {
    // A ladder of comparisons, each of which sends one more vertex away.
    for steps in [3, 7, 8, 20] {
        let mut code = Vec::new();
        for step in 0..steps {
            code.extend([cmp(c(step), 0, 0, v(0), 0), jmpc(3 * steps + 1, IF_X), mov(o(0), c(step))]);
        }
        code.extend([END, mov(o(2), v(0)), END]);
        let unit = unit(&[], &code);
        assert_eq!(check(&unit, &vertices(0..64), LIMIT), Some(1), "{steps} steps");
    }
}

#[test]
fn a_group_that_does_not_end_stops_those_after_its_first_vertex() {
    // At 10 and above: a jump to itself.
    let code = [cmp(c(10), 4, 4, v(0), 0), jmpc(4, IF_X), mov(r(1), v(0)), jmpu(3, 1, 15), mov(o(0), v(0)), END];
    let unit = unit(&[], &code);
    for numbers in [vec![1, 2, 30, 3, 31], vec![30, 1], vec![1, 30], (0..64).collect()] {
        assert_eq!(check(&unit, &vertices(numbers.iter().copied()), 50), Some(1), "{numbers:?}");
    }
}

#[test]
fn a_group_that_sees_what_is_left_runs_one_by_one() {
    // Below 10: r1 is written. Others read it.
    let code = [cmp(c(10), 4, 4, v(0), 0), jmpc(4, IF_X), mov(o(0), r(1)), END, mov(r(1), v(0)), END];
    let unit = unit(&[], &code);
    for numbers in [vec![1, 30, 2, 31, 32], (0..64).collect::<Vec<i32>>(), vec![20, 1, 20]] {
        assert_eq!(check(&unit, &vertices(numbers.iter().copied()), LIMIT), Some(1), "{numbers:?}");
    }
    // Vertices that read r1 do not part from those that write another component of it, or another register.
    for word in [one(MOV, r(1), v(0), 1), mov(r(2), v(0))] {
        let code = [cmp(c(10), 4, 4, v(0), 0), jmpc(4, IF_X), one(MOV, o(0), r(1), 8), END, word, END];
        let mut unit = self::unit(&[], &code);
        unit.registers_mut().temporaries[1] = vector(ints([7, -8, 9, -10]));
        let (mut single, mut together) = (unit.clone(), unit);
        let mut batch = Batch::new();
        compare(&mut single, &mut together, &mut batch, &vertices(0..64), LIMIT);
        assert_eq!(batch.outputs(20)[0][0], vector(ints([7, 0, 0, 0]))[0], "what the unit held");
    }
}

#[test]
fn what_no_vertex_writes_is_what_the_unit_holds() {
    for (code, parted) in [
        // Nobody writes r1; then a component that nobody reads; then one that is read; then one of two.
        (vec![two(ADD, o(0), r(1), v(0), 0), one(LITP, o(2), r(1), 0), END], None),
        (vec![one(MOV, o(0), r(1), 8), one(MOV, r(1), v(0), 4), two(DP3, o(2), r(1), v(0), 0), END], None),
        (vec![one(MOV, o(0), r(1), 8), one(MOV, r(1), v(0), 8), END], Some(0)),
        (vec![NOP, mov(o(0), r(1)), one(MOV, r(1), v(0), 1), END], Some(0)),
    ] {
        let mut unit = unit(&[], &code);
        for held in [ints([1, 2, 3, 4]), splat(INF), ints([0, 0, 0, 0])] {
            unit.registers_mut().temporaries[1] = vector(held);
            assert_eq!(check(&unit, &vertices(0..64), LIMIT), parted, "{held:?}");
        }
    }
}

#[test]
fn every_conditional_instruction_parts() {
    for word in [jmpc(5, IF_X), callc(5, 1, IF_Y), ifc(4, 1, IF_X), breakc(IF_X)] {
        let mut unit = unit(&[], &[repeat(6, 0), cmp(c(10), 4, 4, v(0), 0), NOP, word, NOP, NOP, NOP, END]);
        unit.uniforms.set_integer(0, [3, 0, 1]);
        assert_eq!(check(&unit, &vertices(0..64), LIMIT), Some(3), "{word:08X}");
    }
}

#[test]
fn conditions_look_at_the_flags_that_they_name() {
    // cmp.x differs from vertex to vertex, cmp.y does not.
    let unit = unit(&[], &[cmp(c(10), 4, 6, v(0), 0), jmpc(3, IF_Y), END, NOP, jmpc(6, IF_X), NOP, END]);
    assert_eq!(check(&unit, &vertices(0..64), LIMIT), Some(4));
}

#[test]
fn what_the_vertex_before_left_is_read_one_by_one() {
    for (word, what) in [
        (mov(o(0), r(1)), "r"),
        (one(DP4, o(0), c(0), 0) | r(1) << 7, "r as the second source"),
        (one_indexed(MOV, o(0), c(2), A0X, 0), "a0.x"),
        (one_indexed(MOV, o(0), c(2), A0Y, 0), "a0.y"),
        (one_indexed(MOV, o(0), c(2), AL, 0), "aL"),
        (jmpc(3, IF_X), "cmp.x"),
        (jmpc(3, IF_Y), "cmp.y"),
        (jmpc(3, (0, 1, 1)), "cmp.x or cmp.y"),
    ] {
        // Word 1 reads what words 3 to 8 write.
        let mut unit = unit(
            &[],
            &[
                NOP,
                word,
                mov(o(2), c(5)),
                NOP,
                mov(r(1), v(0)),
                mova(v(0), 0),
                cmp(c(10), 4, 4, v(0), 0),
                repeat(8, 0),
                NOP,
                END,
            ],
        );
        unit.uniforms.set_integer(0, [0, 7, 1]);
        // An r register is read in the hope that nobody writes it; then the batch begins again.
        let parted = if what.starts_with('r') { 0 } else { 1 };
        assert_eq!(check(&unit, &vertices(0..64), LIMIT), Some(parted), "{what}");
    }
}

#[test]
fn each_address_register_and_flag_counts_for_itself() {
    for (mask, index, parted) in [(8, A0X, None), (8, A0Y, Some(1)), (4, A0X, Some(1)), (4, A0Y, None)] {
        let unit = unit(&[], &[mova(v(0), mask), one_indexed(MOV, o(0), c(2), index, 0), NOP, mova(v(0), 0), END]);
        assert_eq!(check(&unit, &vertices(0..64), LIMIT), parted, "mask {mask:X}, index {index}");
    }
    for (mask, condition, parted) in [(8, IF_X, None), (8, IF_Y, Some(1)), (4, IF_X, Some(1)), (4, IF_Y, None)] {
        let code = [cmp(c(0), 6, 6, v(0), mask), jmpc(3, condition), NOP, cmp(c(10), 4, 4, v(0), 0), END];
        let unit = unit(&[("cmp_mask", "obeyed")], &code);
        assert_eq!(check(&unit, &vertices(0..64), LIMIT), parted, "mask {mask:X}, condition {condition:?}");
    }
}

#[test]
fn registers_that_start_at_zero_do_not_part() {
    let code = [
        mov(o(0), r(1)),
        one_indexed(MOV, o(1), c(2), A0X, 0),
        one_indexed(MOV, o(2), c(2), AL, 0),
        jmpc(4, IF_X),
        mov(r(1), v(0)),
        mova(v(0), 0),
        cmp(c(0), 6, 6, v(0), 0),
        repeat(8, 0),
        NOP,
        END,
    ];
    let unit = unit(&[("shader_register_init", "zero")], &code);
    assert_eq!(check(&unit, &vertices(0..64), LIMIT), None);
}

#[test]
fn only_components_that_are_read_count() {
    // r0.x and r0.y are written at first, the others at last. Only one word in between reads one of those.
    for (seventh, parted) in [(NOP, None), (one(MOV, r(2), r(0), 14), Some(0))] {
        let mut unit = unit(
            &[],
            &[
                one(MOV, r(0), v(0), 12),
                one(MOV, r(1), r(0), 12),
                one(RCP, o(0), r(0), 0),
                cmp(c(0), 0, 0, r(0), 0),
                one(MOV, o(2), r(0), 20),
                mova(r(0), 0),
                two(DP3, o(2), c(0), r(0), 21),
                seventh,
                mov(r(0), v(0)),
                END,
            ],
        );
        unit.program.set_descriptor(20, descriptor(15, [(0, 0x11), (0, 0), (0, 0)]));
        unit.program.set_descriptor(21, descriptor(15, [(0, XYZW), (0, 0x11), (0, 0)]));
        assert_eq!(check(&unit, &vertices(0..64), LIMIT), parted);
    }
}

#[test]
fn offsets_may_differ() {
    let unit = unit(
        &[],
        &[mova(v(0), 0), one_indexed(MOV, o(0), c(40), A0X, 0), two_indexed(ADD, o(2), c(90), A0Y, v(0), 0), END],
    );
    assert_eq!(check(&unit, &vertices((-150..170).step_by(5)), LIMIT), None);
}

#[test]
fn unwritten_outputs_come_from_the_bank() {
    // o0.x only; the other components are those of two vertices before, at first those of the banks.
    let mut unit = unit(&[], &[one(MOV, o(0), v(0), 8), END]);
    *unit.output_bank_mut() = [vector(ints([1, 2, 3, 4])); 16];
    for count in [1, 2, 5, 64] {
        assert_eq!(check(&unit, &vertices(100..100 + count), LIMIT), None);
    }
    // A uniform branch: o0.y is written in the first batch only.
    let code = [one(MOV, o(0), v(0), 8), jmpu(3, 1, 0), one(MOV, o(0), v(0), 4), END];
    let unit = self::unit(&[], &code);
    for count in [1, 2, 3, 64] {
        let mut batch = Batch::new();
        let (mut single, mut together) = (unit.clone(), unit.clone());
        for booleans in [1, 0, 0, 1, 0] {
            single.uniforms.set_booleans(booleans);
            together.uniforms.set_booleans(booleans);
            compare(&mut single, &mut together, &mut batch, &vertices(1..=count), LIMIT);
        }
    }
}

#[test]
fn b15_parts_until_it_is_set() {
    let code = [jmpu(3, 0, 15), mov(o(0), c(1)), END, mov(o(0), c(2)), END];
    let mut unit = unit(&[], &code);
    assert_eq!(check(&unit, &vertices(0..64), LIMIT), Some(0));
    unit.uniforms.set_booleans(0x8000);
    assert_eq!(check(&unit, &vertices(0..64), LIMIT), None);
    let unit = self::unit(&[("b15_after_run", "geometry-only")], &code);
    assert_eq!(check(&unit, &vertices(0..64), LIMIT), None);
}

#[test]
fn a_vertex_that_does_not_end_is_the_last() {
    let unit = unit(&[], &[one(MOV, o(0), v(0), 8), mova(v(0), 8), mova(v(0), 4), END]);
    assert_eq!(check(&unit, &vertices(0..64), LIMIT), None);
    let unit = self::unit(&[], &[one(MOV, o(0), v(0), 8), jmpu(0, 1, 0)]);
    for limit in [0, 1, 5] {
        assert_eq!(check(&unit, &vertices(0..64), limit), None);
    }
    let mut batch = Batch::new();
    batch.push(&[]);
    let mut unit = unit;
    unit.run_batch(&mut batch, 7);
    assert_eq!((batch.runs()[0].status, batch.runs()[0].instructions), (Status::Watchdog, 7));
}

#[test]
fn batches_hold_64_vertices_of_one_number_of_inputs() {
    let mut unit = unit(&[], &[mov(o(0), v(0)), mov(o(1), v(1)), mov(o(2), v(2)), END]);
    unit.set_input(2, vector(splat(int(99))));
    let mut batch = Batch::default();
    assert!(batch.is_empty() && !batch.is_full());
    let input = |number| vector(splat(int(number)));
    assert!(batch.push(&[input(1), input(2)]));
    assert!(batch.push(&[input(3)]), "the second input is zeros");
    assert!(batch.push(&[input(5), input(6), input(7)]), "the third input is dropped");
    for number in 3..Batch::LANES {
        assert!(batch.push(&[input(number as i32), input(0)]));
    }
    assert!(batch.is_full());
    assert!(!batch.push(&[input(8)]));
    assert_eq!(batch.len(), 64);
    unit.run_batch(&mut batch, LIMIT);
    let outputs = |lane| [0, 1, 2].map(|register| bits(batch.outputs(lane)[register])[0]);
    assert_eq!(outputs(0), [1, 2, 99].map(int));
    assert_eq!(outputs(1), [3, 0, 99].map(int));
    assert_eq!(outputs(2), [5, 6, 99].map(int));
    assert_eq!(outputs(63), [63, 0, 99].map(int));
    batch.clear();
    unit.run_batch(&mut batch, LIMIT);
    assert!(batch.is_empty() && batch.runs().is_empty());
    assert!(batch.push(&[input(1), input(2), input(3)]), "a new number of inputs");
    unit.run_batch(&mut batch, LIMIT);
    assert_eq!(bits(batch.outputs(0)[2])[0], int(3));
}

#[test]
fn random_programs() {
    const SEED: u64 = 0xBA7C_0001;
    println!("seed {SEED:#X}");
    let (mut together_count, mut parted_count) = (0, 0);
    let mut batches: Vec<_> = Lanes::available().map(Batch::with_lanes).collect();
    let sets = batches.len();
    for case in 0..1000 {
        let mut random = Random::case(SEED, case);
        let choices = choices(&mut random);
        let mut single = random_unit(&mut random, Block::Vsh, &choices);
        let mut together = single.clone();
        single = single.with_lanes(Lanes::PORTABLE);
        let batch = &mut batches[case as usize % sets];
        let count = random.below(17) as usize;
        // Vertices that are all alike part rarely.
        let alike = random.below(2) == 0;
        for _ in 0..3 {
            let mut same: Vec<Vector> = (0..count).map(|_| vector(random.vector())).collect();
            let vertices: Vec<Vec<Vector>> = (0..1 + random.below(64))
                .map(|_| {
                    if !alike {
                        same = (0..count).map(|_| vector(random.vector())).collect();
                    } else if let Some(first) = same.first_mut() {
                        *first = vector(random.vector());
                    }
                    same.clone()
                })
                .collect();
            match compare(&mut single, &mut together, batch, &vertices, 300) {
                Some(_) => parted_count += 1,
                None => together_count += 1,
            }
        }
    }
    println!("{together_count} batches ran together, {parted_count} parted");
    assert!(together_count > 500 && parted_count > 500, "both paths are tested");
}

#[test]
fn every_instruction_set_runs_single_vertices_alike() {
    const SEED: u64 = 0xBA7C_0002;
    println!("seed {SEED:#X}");
    let mut instructions = 0;
    for case in 0..2000 {
        let mut random = Random::case(SEED, case);
        let choices = choices(&mut random);
        let block = if random.below(4) == 0 { Block::Gsh } else { Block::Vsh };
        let stage = if block == Block::Gsh { Stage::Geometry } else { Stage::Vertex };
        let unit = random_unit(&mut random, block, &choices);
        let inputs: Vec<Vector> = (0..16).map(|_| vector(random.vector())).collect();
        let mut left = Lanes::available().map(|lanes| {
            let mut unit = unit.clone().with_lanes(lanes);
            unit.load_inputs(&inputs);
            let run = unit.run(stage, 300, &mut ());
            (run, *unit.registers(), *unit.outputs())
        });
        let portable = left.next().expect("the portable one is there");
        instructions += portable.0.instructions;
        left.for_each(|other| assert_eq!(other, portable, "case {case}"));
    }
    assert!(instructions > 10_000, "{instructions} instructions");
}
