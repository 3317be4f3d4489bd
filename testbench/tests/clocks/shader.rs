// SPDX-License-Identifier: MIT
//! The shader unit, in each of its builds. And what a reset leaves of invocations in flight: nothing.

use crate::bench::{Bench, Run};
use crate::document;
use pica_model::float::F24;
use pica_model::shader::Stage;
use pica_rtl::build::{Build, InFlight};
use pica_spec::choices::Choices;
use pica_spec::isa::code::{opcode, short_opcode};
use pica_spec::pica200::id;
use pica_testbench::block::Block;
use pica_testbench::expected::shader::unit::{DONE, RETIRE, attribute, independent, reg, start};
use pica_testbench::registry;
use pica_testbench::synth::Facts;
use pica_vectors::Item;
use rayon::prelude::*;
use std::collections::BTreeSet;
use std::fmt::Write;

/// All components, as they are.
const PLAIN: u32 = 0x6_C36F;
/// Where the temporary register 0 is among destinations.
const R0: u32 = 0x10;
/// A limit that nothing reaches.
const LIMIT: u32 = 10_000;

/// The program of the tables: positions and normals transformed, some lighting, texture coordinates.
///
/// 8 DP4, 3 DP3, 2 MUL, 2 MAD, 4 MOV, END; v0 to v2, o0 to o3.
const VERTEX_PROGRAM: [u32; 20] = [
    0x0A02_4000, // dp4 r0.x, c4, v0
    0x0A02_5001, // dp4 r0.y, c5, v0
    0x0A02_6002, // dp4 r0.z, c6, v0
    0x0A02_7003, // dp4 r0.w, c7, v0
    0x0622_8080, // dp3 r1.x, c8, v1
    0x0622_9081, // dp3 r1.y, c9, v1
    0x0622_A082, // dp3 r1.z, c10, v1
    0x4E22_B003, // mov r1.w, c11
    0x0A42_0800, // dp4 r2.x, c0, r0
    0x0A42_1801, // dp4 r2.y, c1, r0
    0x0A42_2802, // dp4 r2.z, c2, r0
    0x0A42_3803, // dp4 r2.w, c3, r0
    0x2262_B884, // mul r3, c11, r1
    0x2282_C104, // mul r4, c12, v2
    0xF526_AE24, // mad r5, r3, c11, r1
    0xE12A_B264, // mad o1, r5, c12, r3
    0x4C01_2004, // mov o0, r2
    0x4C41_4004, // mov o2, r4
    0x4C60_2004, // mov o3, v2
    0x8800_0000, // end
];
const VERTEX_DESCRIPTORS: [u32; 5] = [0x6_C368, 0x6_C364, 0x6_C362, 0x6_C361, 0xD86_C36F];
const VERTEX_ATTRIBUTES: u32 = 3;
const VERTEX_OUTPUTS: u32 = 0xF;

/// The unit in one of its builds.
fn unit(build: InFlight) -> Block {
    let build = Build { in_flight: build, ..Build::default() };
    let blocks = registry::built(&Choices::default(), &build).expect("the defaults have hardware");
    blocks.into_iter().find(|block| block.interface.name == "shader_unit").expect("it is there")
}

/// Runs a unit until so many invocations are done.
fn run(build: InFlight, items: &[Item], invocations: usize) -> Run {
    Bench::new(&unit(build)).run(items, done(invocations))
}

fn done(invocations: usize) -> impl Fn(&Run, u64) -> bool {
    move |run, _| run.given_by(DONE).len() == invocations
}

/// Most invocations between whose instructions others retired.
fn together(run: &Run) -> usize {
    let retired = run.given.iter().filter(|crossing| crossing.item.channel == RETIRE);
    // The first value is the number of the invocation.
    let numbers: Vec<u32> = retired.map(|crossing| crossing.item.values[0]).collect();
    let different = |recent: &[u32]| recent.iter().collect::<BTreeSet<_>>().len();
    numbers.windows(FULL).map(different).max().unwrap_or(0)
}

/// What sets a unit up.
fn setup(code: &[u32], descriptors: &[u32], outputs: u32) -> Vec<Item> {
    let mut items = vec![reg(id::SH_CODETRANSFER_INDEX[0], 0)];
    items.extend(code.iter().map(|word| reg(id::SH_CODETRANSFER_DATA[0], *word)));
    items.push(reg(id::SH_OPDESCS_INDEX[0], 0));
    items.extend(descriptors.iter().map(|word| reg(id::SH_OPDESCS_DATA[0], *word)));
    items.push(reg(id::SH_OUTMAP_MASK[0], outputs));
    items.push(reg(id::SH_ATTRIBUTES_PERMUTATION_LOW[0], 0x7654_3210));
    items
}

/// Independent invocations with as many attributes.
fn stream(count: usize, attributes: u32) -> Vec<Item> {
    stream_of(F24::ONE, count, attributes)
}

/// Independent invocations with as many attributes, which have `value` in all components.
fn stream_of(value: F24, count: usize, attributes: u32) -> Vec<Item> {
    let mut items = Vec::new();
    for _ in 0..count {
        items.extend((0..attributes).map(|number| independent(attribute(number, [value; 4]))));
        items.push(independent(start(Stage::Vertex, LIMIT)));
    }
    items
}

/// Clocks of each of the last invocations, when everything is in flight. They end in bursts, so whole rounds count.
fn steady(times: &[u64], in_flight: usize) -> f64 {
    let last = times.len() - 1;
    (times[last] - times[last - in_flight]) as f64 / in_flight as f64
}

fn word(opcode: usize) -> u32 {
    (opcode as u32) << 26 | R0 << 21
}

/// What is computed aside.
const ASIDE: [&str; 4] = ["RCP", "RSQ", "EX2", "LG2"];

/// Instruction classes, each with a word.
fn classes() -> [(&'static str, u32); 12] {
    [
        ("MOV, MAX, MIN, SGE, SLT, FLR, LITP, CMP", word(opcode::MOV)),
        ("MUL, DST", word(opcode::MUL)),
        ("ADD", word(opcode::ADD)),
        ("MAD", (short_opcode::MAD as u32) << 29 | R0 << 24),
        ("DP3", word(opcode::DP3)),
        ("DP4, DPH", word(opcode::DP4)),
        ("MOVA", word(opcode::MOVA)),
        ("RCP", word(opcode::RCP)),
        ("RSQ", word(opcode::RSQ)),
        ("EX2", word(opcode::EX2)),
        ("LG2", word(opcode::LG2)),
        ("NOP, JMPC, JMPU, BREAKC that are not taken", (opcode::NOP as u32) << 26),
    ]
}

/// Instructions of a class in a program, each behind a NOP: two MOVA in a row hang the unit.
const REPEATED: usize = 6;

/// Invocations of the largest build.
const FULL: usize = 25;

/// Clocks of an instruction behind another, with one invocation in flight.
fn clocks_alone(word: u32) -> u64 {
    let mut items = setup(&program(word), &[PLAIN], 0);
    items.extend(stream(1, 1));
    let retired = run(InFlight::One, &items, 1).given_by(RETIRE);
    retired[2 * REPEATED - 1] - retired[2 * REPEATED - 2]
}

/// Clocks that each of these instructions costs beside a NOP and END, with all invocations in flight.
fn clocks_together(word: u32) -> f64 {
    const COUNT: usize = 2 * FULL;
    let mut items = setup(&program(word), &[PLAIN], 0);
    items.extend(stream(COUNT, 1));
    let retired = run(InFlight::Full, &items, COUNT).given_by(RETIRE);
    // The middle half: whoever has its results first is ahead of others, and all end late.
    let (first, last) = (retired.len() / 4, retired.len() * 3 / 4);
    let each = (retired[last] - retired[first]) as f64 / (last - first) as f64;
    let others = REPEATED + 1;
    ((each * (REPEATED + others) as f64 - others as f64) / REPEATED as f64).max(1.0)
}

fn program(word: u32) -> Vec<u32> {
    let nop = (opcode::NOP as u32) << 26;
    (0..REPEATED).flat_map(|_| [nop, word]).chain([(opcode::END as u32) << 26]).collect()
}

#[test]
fn the_documented_clocks_are_those_of_the_unit() {
    let mut vertices = Vec::new();
    let facts = Facts::new().expect("facts");
    assert_eq!(facts.vertices.instructions as usize, VERTEX_PROGRAM.len());
    let mut text = String::new();
    let _ = writeln!(text, "| in flight | clocks a vertex | clocks an instruction |\n|--:|--:|--:|");
    let measured = InFlight::ALL.par_iter().map(|build| {
        let in_flight = build.name().parse().expect("a number");
        let count = 2 * in_flight + 1;
        let mut items = setup(&VERTEX_PROGRAM, &VERTEX_DESCRIPTORS, VERTEX_OUTPUTS);
        items.extend(stream(count, VERTEX_ATTRIBUTES));
        let run = run(*build, &items, count);
        (build, steady(&run.given_by(DONE), in_flight), together(&run))
    });
    for (build, vertex, together) in measured.collect::<Vec<_>>() {
        let title = match *build {
            InFlight::One => "shader_unit".to_owned(),
            build => format!("shader_unit in_flight={}", build.name()),
        };
        if let Some(shown) = facts.vertices.clocks.get(&title) {
            vertices.push((*shown, (vertex * 10.0).round() / 10.0));
        }
        let _ = writeln!(text, "| {} | {vertex:.1} | {:.2} |", build.name(), vertex / VERTEX_PROGRAM.len() as f64);
        if *build == InFlight::Full {
            assert!(vertex <= 26.0, "{vertex} clocks a vertex");
            assert!(together >= 24, "{together} invocations in flight");
        }
    }
    let _ = writeln!(text, "\n| instructions | 1 in flight | 25 in flight |\n|---|--:|--:|");
    let rows = classes().into_par_iter().map(|(name, word)| {
        let together = if ASIDE.contains(&name) { format!("{:.0}", clocks_together(word)) } else { "1".to_owned() };
        format!("| {name} | {} | {together} |\n", clocks_alone(word))
    });
    text.extend(rows.collect::<Vec<_>>());
    document::shows("shader-unit.md", &text);
    for (shown, measured) in vertices {
        assert_eq!(shown, measured, "clocks in testbench/synthesis.yaml");
    }
}

/// Invocations in flight compute functions when the reset comes, and what computes them is in use; one that has its slot behind
/// it takes no result of theirs.
#[test]
fn nothing_in_flight_outlives_a_reset() {
    const COUNT: usize = 30;
    let ends = (opcode::END as u32) << 26;
    // rcp r0, v0; rcp o0, r0
    let code = [word(opcode::RCP), (opcode::RCP as u32) << 26 | R0 << 12, ends];
    let case = |value| {
        let mut items = setup(&code, &[PLAIN], 1);
        items.extend(stream_of(value, COUNT, 1));
        items
    };
    let by_invocation = |run: Run| {
        let mut results: Vec<Item> = run.given.into_iter().map(|crossing| crossing.item).collect();
        results.sort_by_key(|item| (item.channel, (item.channel == RETIRE).then(|| item.values[0])));
        results
    };
    let block = unit(InFlight::Full);
    let wanted = by_invocation(Bench::new(&block).run(&case(F24::ONE), done(COUNT)));
    let mut bench = Bench::new(&block);
    let interrupted = bench.run(&case(TWO), |_, clock| clock == CLEARED + 300);
    let (retired, over) = (interrupted.given_by(RETIRE).len(), interrupted.given_by(DONE).len());
    assert!(retired > 0 && over < COUNT, "it is in the middle");
    let after = by_invocation(bench.run(&case(F24::ONE), done(COUNT)));
    assert!(after == wanted, "something is left");
}

/// A program that shows every register of the unit: booleans, integers, the address that it begins at, what goes into which v
/// register, which outputs there are, and the three indices by where its own words and constants went.
const SHOWS_REGISTERS: &str = "
    .out outpos position o0
    .out outclr color o1
    .proc main
    mov r0, v0
    mov r1, v1
    mov r2, v8
    for i0
        add r0, c0, r0
    .end
    for i1
        add r0, c0, r0
    .end
    for i2
        add r0, c0, r0
    .end
    for i3
        add r0, c0, r0
    .end
    ifu b0
        add r1, c0, r1
    .end
    ifu b15
        add r1, c0, r1
    .end
    mov o0, r0
    mov o1, r1
    end
    .end";

/// A reset leaves nothing in any register: with all of them set before it, a program that shows them does what it does after
/// power-on.
#[test]
fn a_reset_writes_zero_to_every_register() {
    let sources = [pica_shader::assembler::SourceFile::new("shows", SHOWS_REGISTERS)];
    let shbin = pica_shader::assembler::assemble(&sources).expect("the program is right").shbin;
    let mut shows: Vec<Item> = shbin.code.iter().map(|word| reg(id::SH_CODETRANSFER_DATA[0], *word)).collect();
    shows.extend(shbin.operand_descriptors().iter().map(|word| reg(id::SH_OPDESCS_DATA[0], *word)));
    // Three words are one uniform, c0: the float registers take f24 as long as nothing says f32.
    shows.extend([0x3F00_003F, 0x0000_3F00, 0x003F_0000].map(|word| reg(id::SH_FLOATUNIFORM_DATA[0], word)));
    shows.extend((0..9).map(|number| attribute(number, [F24::from_bits(0x40_0000 + (number << 8)); 4])));
    // Where its words are shifted, its loops do not end.
    shows.push(start(Stage::Vertex, 1000));
    let registers = [
        id::SH_BOOLUNIFORM[0],
        id::SH_INTUNIFORM_I0[0],
        id::SH_INTUNIFORM_I1[0],
        id::SH_INTUNIFORM_I2[0],
        id::SH_INTUNIFORM_I3[0],
        id::SH_ENTRYPOINT[0],
        id::SH_ATTRIBUTES_PERMUTATION_LOW[0],
        id::SH_ATTRIBUTES_PERMUTATION_HIGH[0],
        id::SH_OUTMAP_MASK[0],
        id::SH_FLOATUNIFORM_INDEX[0],
        id::SH_CODETRANSFER_INDEX[0],
        id::SH_OPDESCS_INDEX[0],
    ];
    for build in [InFlight::One, InFlight::Full] {
        let block = unit(build);
        let results = |run: Run| run.given.into_iter().map(|crossing| crossing.item).collect::<Vec<_>>();
        let wanted = results(Bench::new(&block).run(&shows, done(1)));
        // Without the reset each register is seen in the results: all of them are shown.
        for register in registers {
            let mut bench = Bench::new(&block);
            let set = [reg(register, 0x8080_8003)];
            assert!(results(bench.run(&[&set[..], &shows].concat(), done(1))) != wanted, "{register:#x} is not shown");
            assert!(results(bench.run(&shows, done(1))) == wanted, "{register:#x} outlives a reset");
        }
    }
}

/// 2.0.
const TWO: F24 = F24::from_bits(0x40_0000);
/// Clocks in which the unit clears its memories.
const CLEARED: u64 = 1024;
