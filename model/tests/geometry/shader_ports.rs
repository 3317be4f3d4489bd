// SPDX-License-Identifier: MIT
//! The ports of the shader units, through command lists: shader-unit.md#units, command-lists.md#index-and-data-ports
//!.

use pica_model::shader::Block;
use pica_spec::pica200::id;

use crate::common::bench::{BASE, Bench, pack};
use crate::common::program::{EMIT, END, add, c, mov, r, setemit, v};
use crate::{F, x};

const INDEX: u32 = id::SH_FLOATUNIFORM_INDEX[1];
const DATA: u32 = id::SH_FLOATUNIFORM_DATA[1];

fn uniform(bench: &Bench, block: Block, index: usize) -> [u32; 4] {
    bench.machine.shaders().unit(block).uniforms.float(index).expect("below 96").map(|value| value.to_bits())
}

#[test]
fn three_words_load_a_vector_of_float24() {
    // Worked by hand: (0, 1, -1, 0.5) and (0.1, 1/3, 100, -2.5).
    let mut bench = Bench::new();
    bench.write(INDEX, 10).write_all(DATA, &[0x3E00_00BF, 0x0000_3F00, 0x0000_0000]);
    bench.write_all(DATA, &[0xC040_0045, 0x9000_3D55, 0x553B_9999]).run();
    assert_eq!(uniform(&bench, Block::Vsh, 10), [0, 0x3F_0000, 0xBF_0000, 0x3E_0000]);
    assert_eq!(uniform(&bench, Block::Vsh, 11), [0x3B_9999, 0x3D_5555, 0x45_9000, 0xC0_4000]);
}

#[test]
fn one_header_loads_index_and_vector() {
    // Worked by hand: 0x803F02C0 is four consecutive parameters from the index register on.
    let list = [7, 0x803F_02C0, 0x3E00_00BF, 0x0000_3F00, 0x0000_0000, 0, 0x1234_5678, 0x000F_0010];
    let mut bench = Bench::new();
    bench.run_bytes(&list.iter().flat_map(|word: &u32| word.to_le_bytes()).collect::<Vec<u8>>());
    assert_eq!(uniform(&bench, Block::Vsh, 7), [0, 0x3F_0000, 0xBF_0000, 0x3E_0000]);
}

#[test]
fn four_words_load_a_vector_of_f32_from_w_to_x() {
    // command-lists.md#index-and-data-ports: f32 mode.
    let mut bench = Bench::new();
    let words = [4.0_f32, 3.0, 2.0, 1.0].map(f32::to_bits);
    bench.write(INDEX, 1 << 31 | 3).write_all(DATA, &words).run();
    assert_eq!(uniform(&bench, Block::Vsh, 3), [F[1], F[2], F[3], F[4]]);
}

#[test]
fn uniforms_beyond_95_are_ignored() {
    // command-lists.md#index-and-data-ports (azahar #2412, panda #505): no wrap to c0.
    let mut bench = Bench::new();
    bench.write(INDEX, 95);
    for value in &F[1..4] {
        bench.write_all(DATA, &pack([*value; 4]));
    }
    bench.run();
    assert_eq!(uniform(&bench, Block::Vsh, 95), [F[1]; 4]);
    assert_eq!(uniform(&bench, Block::Vsh, 0), [0; 4]);
}

#[test]
fn an_unfinished_vector_follows_the_choice() {
    // command-lists.md#index-and-data-ports, choice partial_group.
    let uniform0 = |alternative| {
        let mut bench = Bench::with(&[alternative]);
        let [first, second, third] = pack([F[1], F[2], F[3], F[4]]);
        bench.write(INDEX, 0).write(DATA, 0xAAAA_AAAA).write(INDEX, 0).write_all(DATA, &[first, second, third]).run();
        uniform(&bench, Block::Vsh, 0)
    };
    assert_eq!(uniform0("partial_group=dropped"), [F[1], F[2], F[3], F[4]]);
    let [first, second, _] = pack([F[1], F[2], F[3], F[4]]);
    let words = [0xAAAA_AAAA, first, second];
    assert_eq!(pack(uniform0("partial_group=kept")), words);
}

#[test]
fn writes_to_the_vertex_units_are_copied_to_the_fourth() {
    // shader-unit.md#units: while 0x244 bit 0 and 0x229 bits 0-1 are 0, uniforms, output mask, code and descriptors.
    let copied = |mode: u32, stage: u32| {
        let mut bench = Bench::new();
        bench.write(id::VSH_COM_MODE, mode).write(id::GEOSTAGE_CONFIG, stage);
        bench.write(INDEX, 0).write_all(DATA, &pack([F[5]; 4]));
        bench.write(id::SH_BOOLUNIFORM[1], 0x0005).write(id::SH_INTUNIFORM_I2[1], 0x0003_0201);
        bench.write(id::SH_OUTMAP_MASK[1], 0x0003);
        bench.program(1, &[mov(0, v(1)), END], 3).run();
        let unit = bench.machine.shaders().unit(Block::Gsh);
        let seen = (
            uniform(&bench, Block::Gsh, 0) == [F[5]; 4],
            unit.uniforms.booleans() == 5,
            unit.uniforms.integer(2) == Some([1, 2, 3]),
            unit.config.outmap_mask == 3,
        );
        // What was copied shows in the registers of the block as well.
        let registers = bench.machine.registers();
        assert_eq!(registers.get(id::SH_BOOLUNIFORM[0]) & 0xFFFF == 5, seen.1);
        assert_eq!(registers.get(id::SH_INTUNIFORM_I2[0]) == 0x0003_0201, seen.2);
        assert_eq!(registers.get(id::SH_OUTMAP_MASK[0]) == 3, seen.3);
        seen
    };
    assert_eq!(copied(0, 0), (true, true, true, true));
    assert_eq!(copied(1, 0), (false, false, false, false));
    assert_eq!(copied(0, 2), (false, false, false, false));
}

#[test]
fn copied_code_runs_in_the_fourth_unit() {
    // shader-unit.md#units: code and descriptors. A vertex shader is written while no geometry shader is in use; the
    // same words then run as a geometry shader that emits nothing, and the vertex shader still works.
    let mut bench = Bench::new();
    let emit = [setemit(0, true, false), mov(0, v(0)), EMIT, END];
    bench.passing(1).program(1, &emit, 1).one_array(0b0000, 1);
    bench.write(id::GEOSTAGE_CONFIG, 2).write(id::GSH_MISC0, 0).write(id::SH_INPUTBUFFER_CONFIG[0], 0x0800_0000);
    bench.memory(BASE, &[6]).draw_arrays(0, 1).run();
    // EMIT and SETEMIT do nothing in the vertex stage, the rest passes v0 on.
    // One triangle; slots 1 and 2 were never written.
    assert_eq!(bench.vertices().len(), 3);
    assert_eq!(bench.vertices()[0], [x(6)]);
}

#[test]
fn program_words_and_descriptors_beyond_the_memories_follow_the_choices() {
    // command-lists.md#index-and-data-ports, choices code_index_overflow and descriptor_index_overflow: 513 words, the
    // last one END.
    let run = |alternatives: &[&str]| {
        let mut bench = Bench::with(alternatives);
        bench.passing(1).one_array(0b0000, 1);
        bench.write(id::SH_CODETRANSFER_INDEX[1], 512).write(id::SH_CODETRANSFER_DATA[1], END);
        // Descriptor 128 would enable no component.
        bench.write(id::SH_OPDESCS_INDEX[1], 128).write(id::SH_OPDESCS_DATA[1], 0);
        bench.memory(BASE, &[3]).draw_arrays(0, 1).run();
        bench.slot0()[0]
    };
    assert_eq!(run(&[]), x(3));
    assert_eq!(run(&["code_index_overflow=wrap"]), [0; 4]);
    assert_eq!(run(&["descriptor_index_overflow=wrap"]), [0; 4]);
}

#[test]
fn all_data_ids_of_a_port_are_one_register() {
    // command-lists.md#index-and-data-ports.
    let mut bench = Bench::new();
    let words = pack([F[1], F[2], F[3], F[4]]);
    bench.write(INDEX, 0).write(DATA + 7, words[0]).write(DATA, words[1]).write(DATA + 3, words[2]);
    bench.passing(1).write(id::SH_CODETRANSFER_INDEX[1], 0);
    bench.write(id::SH_CODETRANSFER_DATA[1] + 5, add(r(0), c(0), v(0)));
    bench.write(id::SH_CODETRANSFER_DATA[1] + 2, mov(0, r(0))).write(id::SH_CODETRANSFER_DATA[1], END);
    bench.one_array(0b0000, 1).memory(BASE, &[1]).draw_arrays(0, 1).run();
    // (1, 2, 3, 4) + (1, 0, 0, 1).
    assert_eq!(bench.slot0(), [[F[2], F[2], F[3], F[5]]]);
}

#[test]
fn b15_is_set_by_a_run_and_shows_in_the_register() {
    // shader-unit.md#registers: after a shader has run; a masked write later keeps it.
    let mut bench = Bench::new();
    bench.passing(1).one_array(0b0000, 1).write(id::SH_BOOLUNIFORM[1], 0x7FFF_0000).run();
    assert_eq!(bench.machine.cpu_read(id::SH_BOOLUNIFORM[1]) & 0xFFFF, 0);
    bench.draw_arrays(0, 1).run();
    assert_eq!(bench.machine.cpu_read(id::SH_BOOLUNIFORM[1]) & 0xFFFF, 0x8000);
    // The register's other bits are what was written, whatever the unit does.
    assert_eq!(bench.machine.registers().get(id::SH_BOOLUNIFORM[1]), 0x7FFF_8000);
    bench.write_masked(id::SH_BOOLUNIFORM[1], 0x0000_0003, 0x1).run();
    assert_eq!(bench.machine.shaders().unit(Block::Vsh).uniforms.booleans(), 0x8003);
    bench.write(id::SH_BOOLUNIFORM[1], 0x10).run();
    assert_eq!(bench.machine.registers().get(id::SH_BOOLUNIFORM[1]), 0x10);
}
