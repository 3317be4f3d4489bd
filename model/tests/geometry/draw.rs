// SPDX-License-Identifier: MIT
//! Array and element draws: geometry.md#draws-and-indices and geometry.md#assembly-of-a-vertex step 2.

use pica_model::command::ListEnd;
use pica_model::diagnostic::Finding;
use pica_model::geometry::Draw;
use pica_model::gpu::machine::{Limit, Limits};
use pica_model::shader::{Block, Stage};
use pica_spec::pica200::id;
use pica_spec::trace::Memory;

use crate::common::Told;
use crate::common::bench::{BASE, Bench, pack};
use crate::common::program::{BREAK, END, NOP, add, c, cmp_eq, jmpc_x, jmpu, mov, r, v};
use crate::{F, x};

/// A vertex n (0 to 7) is the byte n at n; the index list is at 0x100.
fn bench(alternatives: &[&str]) -> Bench {
    let mut bench = Bench::with(alternatives);
    bench.passing(1).one_array(0b0000, 1).memory(BASE, &[0, 1, 2, 3, 4, 5, 6, 7]);
    bench
}

#[test]
fn array_draws_count_up_from_0x22a() {
    let mut bench = bench(&[]);
    bench.draw_arrays(2, 4).run();
    assert_eq!(bench.slot0(), [x(2), x(3), x(4), x(5)]);
    assert_eq!(bench.machine.sink().told[0], Told::Begin(Draw::Arrays { first: 2, count: 4 }));
}

#[test]
fn element_draws_take_bytes_or_words_and_not_0x22a() {
    // geometry.md#draws-and-indices: 0x227 bit 31; geometry.md#assembly-of-a-vertex step 2: 0x22A is not added to
    // indices.
    let mut bench = bench(&[]);
    bench.memory(BASE + 0x100, &[3, 0, 1, 0, 7, 0]).write(id::VERTEX_OFFSET, 2);
    bench.draw_elements(0x100, 6).draw_elements(1 << 31 | 0x100, 3).run();
    assert_eq!(bench.slot0(), [3, 0, 1, 0, 7, 0, 3, 1, 7].map(x));
    assert_eq!(bench.findings(), []);
}

#[test]
fn words_are_little_endian() {
    let mut bench = bench(&[]);
    bench.memory(BASE + 0x100, &[0x02, 0x01]).memory(BASE + 0x102, &[5]).draw_elements(1 << 31 | 0x100, 1).run();
    assert_eq!(bench.slot0(), [x(5)]);
}

#[test]
fn the_offset_of_the_index_list_has_28_bits() {
    let mut bench = bench(&[]);
    bench.memory(BASE + 0x100, &[4]).draw_elements(0x7000_0100, 1).run();
    assert_eq!(bench.slot0(), [x(4)]);
}

#[test]
fn any_value_starts_a_draw() {
    let mut bench = bench(&[]);
    bench.write(id::NUMVERTICES, 1).write(id::VERTEX_OFFSET, 3).write(id::START_DRAW_FUNC0, 0);
    bench.write(id::DRAWARRAYS, 0).write_masked(id::DRAWARRAYS, 0xFFFF_FFFF, 0x4).write(id::DRAWELEMENTS, 0).run();
    assert_eq!(bench.slot0(), [x(3), x(3), x(0)]);
}

#[test]
fn the_count_of_elements_follows_the_choice() {
    // geometry.md#draws-and-indices, choice element_count: plain, or two per index.
    let drawn = |alternative| {
        let mut bench = bench(&[alternative]);
        bench.memory(BASE + 0x100, &[1, 2, 3, 4, 5, 6]).draw_elements(0x100, 5).run();
        bench.slot0()
    };
    assert_eq!(drawn("element_count=plain"), [1, 2, 3, 4, 5].map(x));
    assert_eq!(drawn("element_count=double"), [1, 2].map(x));
    // Array draws count plainly in either case.
    let mut bench = bench(&["element_count=double"]);
    bench.draw_arrays(0, 5).run();
    assert_eq!(bench.slot0().len(), 5);
}

#[test]
fn an_odd_index_address_follows_the_choice() {
    // geometry.md#assembly-of-a-vertex, choice misaligned_index_address; its experiment.
    let drawn = |alternative| {
        let mut bench = bench(&[alternative]);
        bench.memory(BASE + 0x100, &[1, 0, 2, 0]).draw_elements(1 << 31 | 0x101, 1).run();
        assert_eq!(bench.findings(), [Finding::MisalignedIndexAddress { address: BASE + 0x101 }]);
        bench.slot0()
    };
    // 0x0200 names the vertex at BASE + 0x200, which is 0.
    assert_eq!(drawn("misaligned_index_address=as-is"), [x(0)]);
    assert_eq!(drawn("misaligned_index_address=aligned-down"), [x(1)]);
    // Bytes have no alignment.
    let mut bench = bench(&[]);
    bench.memory(BASE + 0x101, &[6]).draw_elements(0x101, 1).run();
    assert_eq!((bench.slot0(), bench.findings()), (vec![x(6)], vec![]));
}

#[test]
fn indices_outside_memory_are_0_and_found_once() {
    let end = Memory::VRAM + Memory::VRAM_BYTES;
    let mut bench = bench(&[]);
    bench.write(id::ATTRIBBUFFERS_LOC, (end - 0x100) >> 3).memory(end - 0x100, &[0, 1, 2, 3]).memory(end - 2, &[3, 0]);
    bench.draw_elements(1 << 31 | 0xFE, 3).run();
    assert_eq!(bench.slot0(), [x(3), x(0), x(0)]);
    let findings = bench.findings();
    assert!(matches!(findings[..], [Finding::IndexOutsideMemory(outside)] if outside.address == end), "{findings:?}");
}

#[test]
fn the_vertex_cache_size_has_no_visible_effect() {
    // geometry.md#draws-and-indices: 0x22D is accepted; no cache by default.
    for size in [0, 4, 0x84, 0xFFFF_FFFF] {
        let mut bench = bench(&[]);
        bench.memory(BASE + 0x100, &[1, 1, 2, 1]).write(id::POST_VERTEX_CACHE_NUM, size).draw_elements(0x100, 4).run();
        assert_eq!(bench.slot0(), [1, 1, 2, 1].map(x));
        assert_eq!(bench.machine.registers().get(id::POST_VERTEX_CACHE_NUM), size);
    }
}

#[test]
fn a_vertex_cache_keeps_outputs_until_it_is_cleared() {
    // Choice vertex_cache; its experiment: the data changes between two draws, with and without a write to 0x231.
    let drawn = |alternative, clear: Option<u32>| {
        let mut bench = bench(&[alternative]);
        bench.memory(BASE + 0x100, &[1, 2, 1]).write(id::INDEXBUFFER_CONFIG, 0x100).write(id::NUMVERTICES, 3);
        bench.write(id::START_DRAW_FUNC0, 0).write(id::DRAWELEMENTS, 1).run();
        bench.memory(BASE + 1, &[6, 7]);
        if let Some(value) = clear {
            bench.write(id::VTX_FUNC, value);
        }
        bench.write(id::DRAWELEMENTS, 1).run();
        bench.slot0()
    };
    let (old, new) = ([1, 2, 1, 1, 2, 1].map(x), [1, 2, 1, 6, 7, 6].map(x));
    assert_eq!(drawn("vertex_cache=none", None), new);
    assert_eq!(drawn("vertex_cache=by-index", None), old);
    assert_eq!(drawn("vertex_cache=by-index", Some(0)), old);
    assert_eq!(drawn("vertex_cache=by-index", Some(2)), new);
}

#[test]
fn a_vertex_cache_runs_the_shader_once_per_index() {
    // Choice vertex_cache, seen by a shader that counts its invocations: o0 = r0 = r0 + v1, with v1 = 1.
    let counts = |alternative: &str, geometry: bool| {
        let mut bench = bench(&[alternative, "shader_register_init=keep"]);
        bench.passing(1).program(1, &[add(r(0), v(0), r(0)), mov(0, r(0)), END], 1);
        bench.memory(BASE + 0x100, &[1, 1, 1, 1]);
        if geometry {
            bench.write(id::GEOSTAGE_CONFIG, 2).write(id::SH_INPUTBUFFER_CONFIG[0], 0x0800_0000);
            bench.program(0, &crate::geometry_input::emit_v0(), 1);
        }
        bench.draw_elements(0x100, 4).run();
        // A triangle's other two vertices are slots that were never written.
        let step = if geometry { 3 } else { 1 };
        bench.slot0().iter().step_by(step).map(|slot| slot[0]).collect::<Vec<_>>()
    };
    assert_eq!(counts("vertex_cache=none", false), [F[1], F[2], F[3], F[4]]);
    assert_eq!(counts("vertex_cache=by-index", false), [F[1]; 4]);
    assert_eq!(counts("vertex_cache=none", true), [F[1], F[2], F[3], F[4]]);
    assert_eq!(counts("vertex_cache=by-index", true), [F[1]; 4]);
}

#[test]
fn a_vertex_cache_is_not_for_array_draws() {
    // Choice vertex_cache=by-index: array draws have no index that could be in it, with or without a geometry shader.
    for geometry in [false, true] {
        let mut bench = bench(&["vertex_cache=by-index"]);
        if geometry {
            bench.write(id::GEOSTAGE_CONFIG, 2).write(id::SH_INPUTBUFFER_CONFIG[0], 0x0800_0000);
            bench.program(0, &crate::geometry_input::emit_v0(), 1);
        }
        bench.memory(BASE + 0x100, &[1]).write(id::INDEXBUFFER_CONFIG, 0x100).write(id::NUMVERTICES, 1);
        bench.write(id::START_DRAW_FUNC0, 0).write(id::DRAWELEMENTS, 1).run();
        bench.memory(BASE + 1, &[6]).write(id::VERTEX_OFFSET, 1).write(id::DRAWARRAYS, 1).run();
        let step = if geometry { 3 } else { 1 };
        let drawn: Vec<_> = bench.slot0().into_iter().step_by(step).collect();
        assert_eq!(drawn, [x(1), x(6)]);
    }
}

#[test]
fn long_draws_keep_their_order() {
    // More vertices than run together: 3000 of two bytes each, and the same ones backwards.
    let mut bench = bench(&[]);
    bench.one_array(0b0010, 2);
    let numbers: Vec<u16> = (0..3000).collect();
    let bytes: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
    let backwards: Vec<u8> = numbers.iter().rev().flat_map(|number| number.to_le_bytes()).collect();
    bench.memory(BASE, &bytes).memory(BASE + 0x4000, &backwards);
    bench.draw_arrays(0, 3000).draw_elements(1 << 31 | 0x4000, 3000).run();
    let expected: Vec<u32> = numbers
        .iter()
        .chain(numbers.iter().rev())
        .map(|number| crate::common::oracle::float24_of_integer((*number).into()))
        .collect();
    assert_eq!(bench.slot0().iter().map(|slot| slot[0]).collect::<Vec<u32>>(), expected);
}

#[test]
fn a_draw_beyond_the_limit_of_vertices_ends_the_list() {
    for (limit, count) in [(100, 0xFFFF_FFFF), (100, 101), (0, 1)] {
        let mut bench = bench(&[]);
        bench.machine = bench.machine.clone().with_limits(Limits { vertices: limit, ..Limits::default() });
        let report = bench.draw_arrays(0, count).run();
        assert_eq!(report.end, ListEnd::Limit(Limit::Vertices));
        assert_eq!(bench.vertices().len() as u64, limit);
        assert_eq!(bench.machine.sink().told.last(), Some(&Told::End));
        // The next list starts with a whole budget.
        assert_eq!(bench.write(id::VIEWPORT_WIDTH, 1).run().end, ListEnd::Finalize);
    }
    let mut bench = bench(&[]);
    bench.machine = bench.machine.clone().with_limits(Limits { vertices: 100, ..Limits::default() });
    assert_eq!(bench.draw_arrays(0, 60).draw_arrays(0, 40).run().end, ListEnd::Finalize);
    assert_eq!(bench.draw_arrays(0, 60).draw_arrays(0, 41).run().end, ListEnd::Limit(Limit::Vertices));
}

#[test]
fn a_shader_that_hangs_ends_draw_and_list() {
    // Choice break_outside_loop=hang (shader-unit.md#control-flow), in the vertex whose x is that of c0: those before
    // it go out, wherever it is among the vertices that run together.
    for hanging in [0, 3, 31, 32, 37, 64] {
        let mut bench = bench(&[]);
        let numbers: Vec<u8> = (0..100).collect();
        bench.program(1, &[mov(0, v(0)), cmp_eq(c(0), v(0)), jmpc_x(4), END, BREAK, END], 1).memory(BASE, &numbers);
        let x = crate::common::oracle::float24_of_integer(hanging);
        bench.write(id::SH_FLOATUNIFORM_INDEX[1], 0).write_all(id::SH_FLOATUNIFORM_DATA[1], &pack([x, 0, 0, 0]));
        bench.draw_arrays(0, 100).write(id::VIEWPORT_WIDTH, 5);
        assert_eq!(bench.run().end, ListEnd::Hang);
        assert_eq!(bench.machine.registers().get(id::VIEWPORT_WIDTH), 0);
        assert_eq!(bench.vertices().len(), hanging as usize);
        assert_eq!(bench.machine.sink().told.last(), Some(&Told::End));
        assert!(bench.findings().contains(&Finding::ShaderHang { stage: Stage::Vertex }));
    }
}

/// Assumption `stopped_invocation`: what the unit holds after a hang is what the vertex left that hung, not one behind
/// it.
#[test]
fn no_vertex_runs_after_one_that_hangs() {
    let hanging = [mov(0, v(0)), mov(r(0), v(0)), cmp_eq(c(0), v(0)), jmpc_x(5), END, BREAK, END];
    for (program, hung) in [(&hanging[..], 5), (&[mov(r(0), v(0)), BREAK, END], 0)] {
        let mut bench = bench(&[]);
        bench.program(1, program, 1).memory(BASE, &[0, 1, 2, 3, 4, 5, 6, 7]);
        let five = crate::common::oracle::float24_of_integer(5);
        bench.write(id::SH_FLOATUNIFORM_INDEX[1], 0).write_all(id::SH_FLOATUNIFORM_DATA[1], &pack([five, 0, 0, 0]));
        assert_eq!(bench.draw_arrays(0, 8).run().end, ListEnd::Hang);
        let left = bench.machine.shaders().unit(Block::Vsh).registers().temporaries[0];
        assert_eq!(left.map(|component| component.to_bits()), x(hung));
    }
}

#[test]
fn a_shader_that_never_ends_is_stopped() {
    // JMPU to itself while b0 is false would fall through; with b0 true it never ends.
    let mut bench = bench(&[]);
    bench.machine = bench.machine.clone().with_limits(Limits { invocation_instructions: 1000, ..Limits::default() });
    bench.program(1, &[mov(0, v(0)), jmpu(0, 1), NOP, END], 1).draw_arrays(0, 2);
    assert_eq!(bench.run().end, ListEnd::Finalize);
    bench.write(id::SH_BOOLUNIFORM[1], 1).draw_arrays(0, 2);
    assert_eq!(bench.run().end, ListEnd::Limit(Limit::InvocationInstructions));
    assert_eq!(bench.vertices().len(), 2);
}

#[test]
fn instructions_are_counted_for_the_whole_list() {
    // Two instructions per vertex.
    let mut bench = bench(&[]);
    bench.machine = bench.machine.clone().with_limits(Limits { instructions: 20, ..Limits::default() });
    assert_eq!(bench.draw_arrays(0, 10).run().end, ListEnd::Finalize);
    assert_eq!(bench.draw_arrays(0, 11).run().end, ListEnd::Limit(Limit::Instructions));
    assert_eq!(bench.vertices().len(), 20);
}

#[test]
fn shader_findings_come_once_per_draw() {
    // An opcode without a meaning (0x10) in a draw of five vertices, twice.
    let mut bench = bench(&[]);
    bench.program(1, &[0x10 << 26, mov(0, v(0)), END], 1).draw_arrays(0, 5).draw_arrays(0, 5).run();
    let found = bench.findings().iter().filter(|finding| matches!(finding, Finding::Shader { .. })).count();
    assert_eq!((found, bench.findings().len()), (2, 2));
}

/// A component that is mapped has to be written once on every way (3dbrew Pitfalls). 0x050 maps position to slot 0, 0x051
/// colour without alpha to slot 1, which are o0 and o3.
#[test]
fn outputs_that_are_not_written_once_are_reported() {
    let found = |code: &[u32], booleans: u32| {
        let mut bench = bench(&[]);
        bench.program(1, code, 0b1001).write(0x04F, 2).write(0x050, 0x0302_0100).write(0x051, 0x1F0A_0908);
        bench.write(id::SH_BOOLUNIFORM[1], booleans).draw_arrays(0, 3).run();
        let texts = bench.findings().into_iter().map(|finding| finding.to_string());
        texts.filter(|text| text.contains("is mapped")).collect::<Vec<String>>()
    };
    let twice = "is mapped and written twice, which may freeze a console";
    let never = "is mapped and not written, which may freeze a console";
    assert_eq!(found(&[mov(0, v(0)), mov(3, v(0)), mov(5, v(0)), mov(5, v(0)), END], 0), [""; 0]);
    assert_eq!(
        found(&[mov(0, v(0)), mov(0, v(0)), END], 0),
        [format!("vertex shader, 0x001: o0.xyzw {twice}"), format!("vertex shader, 0x002: o3.xyz {never}")]
    );
    // b0 jumps over the second write: the booleans of the draw decide.
    let by_boolean = [mov(0, v(0)), mov(3, v(0)), jmpu(0, 4), mov(3, v(0)), END];
    assert_eq!(found(&by_boolean, 1), [""; 0]);
    assert_eq!(found(&by_boolean, 0), [format!("vertex shader, 0x003: o3.xyz {twice}")]);
    // A flag may have both values, so both ways count.
    let by_flag = [mov(0, v(0)), cmp_eq(c(0), v(0)), jmpc_x(4), mov(3, v(0)), END];
    assert_eq!(found(&by_flag, 0), [format!("vertex shader, 0x004: o3.xyz {never}")]);
}

/// The answer is kept from draw to draw, and asked for again when the program, its uniforms or the map change.
#[test]
fn every_draw_reports_its_own_outputs() {
    let mut bench = bench(&[]);
    bench.program(1, &[mov(0, v(0)), mov(0, v(0)), END], 1).write(0x04F, 1).write(0x050, 0x0302_0100);
    let mut count = || {
        bench.draw_arrays(0, 3).run();
        let place = |finding: &Finding| matches!(finding, Finding::OutputWrittenTwice { .. });
        bench.findings().iter().filter(|finding| place(finding)).count()
    };
    assert_eq!((count(), count()), (1, 2));
    bench.write(0x050, 0x1F1F_1F1F);
    bench.draw_arrays(0, 3).run();
    bench.write(0x050, 0x0302_0100).program(1, &[mov(0, v(0)), NOP, END], 1).draw_arrays(0, 3).run();
    let found = bench.findings().into_iter().filter(|finding| matches!(finding, Finding::OutputWrittenTwice { .. }));
    assert_eq!(found.count(), 2);
}
