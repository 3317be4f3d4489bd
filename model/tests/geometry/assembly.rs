// SPDX-License-Identifier: MIT
//! The primitive assembler: geometry.md#primitive-assembly.

use pica_model::float::F24;
use pica_model::geometry::Assembler;
use pica_model::shader::{Block, EmittedTriangle, OnEmit, ShaderUnits, Stage};
use pica_spec::choices::{Choices, WindingState};
use pica_spec::pica200::{PrimitiveConfig, PrimitiveMode, id};

use crate::common::bench::{BASE, Bench};
use crate::common::program::{DESCRIPTOR, END, c, emit_three, v};
use crate::{F, x};

/// A machine that draws vertices 0 to 7, in this topology.
fn bench(mode: PrimitiveMode, alternatives: &[&str]) -> Bench {
    let mut bench = Bench::with(alternatives);
    bench.passing(1).one_array(0b0000, 1).memory(BASE, &[0, 1, 2, 3, 4, 5, 6, 7]);
    bench.write(id::PRIMITIVE_CONFIG, PrimitiveConfig::default().with_mode(mode).0);
    bench
}

/// The x of slot 0 of the vertices of each triangle, as the integers they are.
fn triangles(bench: &Bench) -> Vec<[usize; 3]> {
    let number = |vertex: &Vec<[u32; 4]>| F.iter().position(|f| *f == vertex[0][0]).expect("a small integer");
    bench.machine.sink().triangles.iter().map(|triangle| triangle.each_ref().map(number)).collect()
}

#[test]
fn lists_and_mode_3_take_three_vertices_each() {
    for mode in [PrimitiveMode::Triangles, PrimitiveMode::GeometryPrimitive] {
        let mut bench = bench(mode, &[]);
        bench.draw_arrays(0, 6).run();
        assert_eq!(triangles(&bench), [[0, 1, 2], [3, 4, 5]]);
    }
}

#[test]
fn strips_replace_the_older_vertex_in_turn() {
    let mut bench = bench(PrimitiveMode::TriangleStrip, &[]);
    bench.draw_arrays(0, 6).run();
    assert_eq!(triangles(&bench), [[0, 1, 2], [2, 1, 3], [2, 3, 4], [4, 3, 5]]);
}

#[test]
fn fans_keep_the_first_vertex() {
    let mut bench = bench(PrimitiveMode::TriangleFan, &[]);
    bench.draw_arrays(0, 6).run();
    assert_eq!(triangles(&bench), [[0, 1, 2], [0, 2, 3], [0, 3, 4], [0, 4, 5]]);
}

#[test]
fn left_over_vertices_stay_for_the_next_draw() {
    for mode in [PrimitiveMode::Triangles, PrimitiveMode::GeometryPrimitive] {
        let mut bench = bench(mode, &[]);
        bench.draw_arrays(0, 4).draw_arrays(4, 2).run();
        assert_eq!(triangles(&bench), [[0, 1, 2], [3, 4, 5]]);
    }
    let mut bench = bench(PrimitiveMode::TriangleStrip, &[]);
    bench.draw_arrays(0, 3).draw_arrays(3, 1).run();
    assert_eq!(triangles(&bench), [[0, 1, 2], [2, 1, 3]]);
}

#[test]
fn any_write_to_0x25f_drops_pending_vertices() {
    for (value, mask) in [(0, 0xF), (1, 0xF), (0x100, 0x2)] {
        let mut bench = bench(PrimitiveMode::Triangles, &[]);
        bench.draw_arrays(0, 2).write_masked(id::RESTART_PRIMITIVE, value, mask).draw_arrays(2, 3).run();
        assert_eq!(triangles(&bench), [[2, 3, 4]]);
    }
    // The value stays readable.
    let mut bench = bench(PrimitiveMode::Triangles, &[]);
    bench.write(id::RESTART_PRIMITIVE, 0xAABB_CCDD).run();
    assert_eq!(bench.machine.cpu_read(id::RESTART_PRIMITIVE), 0xAABB_CCDD);
}

#[test]
fn a_restarted_strip_begins_with_its_first_buffer() {
    let mut bench = bench(PrimitiveMode::TriangleStrip, &[]);
    bench.draw_arrays(0, 3).write(id::RESTART_PRIMITIVE, 1).draw_arrays(3, 4).run();
    assert_eq!(triangles(&bench), [[0, 1, 2], [3, 4, 5], [5, 4, 6]]);
}

#[test]
fn writing_the_topology_drops_pending_vertices() {
    // Vector 43: byte 1 alone holds the topology, byte 0 alone the number of outputs.
    for (mask, expected) in [(0x2, [2, 3, 4]), (0x1, [0, 1, 2]), (0xF, [2, 3, 4])] {
        let mut bench = bench(PrimitiveMode::Triangles, &[]);
        bench.draw_arrays(0, 2).write_masked(id::PRIMITIVE_CONFIG, 0, mask).draw_arrays(2, 3).run();
        assert_eq!(triangles(&bench)[0], expected, "mask {mask:#X}");
    }
}

/// Draws vertices through a geometry shader that emits (c0, c1, c2) once per vertex, with the winding flag for those
/// invocations in which it is set; uniforms c0-c2 are the integers 0, 1, 2.
fn emitting(mode: PrimitiveMode, windings: &[bool], alternatives: &[&str]) -> Bench {
    let mut bench = bench(mode, alternatives);
    bench.write(id::GEOSTAGE_CONFIG, 2).write(id::VSH_COM_MODE, 1).write(id::SH_INPUTBUFFER_CONFIG[0], 0x0800_0000);
    bench.write(id::SH_FLOATUNIFORM_INDEX[0], 0);
    for n in 0..3 {
        bench.write_all(id::SH_FLOATUNIFORM_DATA[0], &crate::common::bench::pack(x(n)));
    }
    for &winding in windings {
        let mut program = emit_three([c(0), c(1), c(2)], winding);
        program.push(END);
        bench.program(0, &program, 1).draw_arrays(0, 1);
    }
    bench.run();
    bench
}

#[test]
fn the_winding_flag_exchanges_two_vertices_in_mode_3_only() {
    // shader-unit.md#emitting-primitives and geometry.md#primitive-assembly (citra #2865): (slot 1, slot 0, slot 2),
    // for that one triangle.
    let bench = emitting(PrimitiveMode::GeometryPrimitive, &[false, true, false], &[]);
    assert_eq!(triangles(&bench), [[0, 1, 2], [1, 0, 2], [0, 1, 2]]);
    let bench = emitting(PrimitiveMode::Triangles, &[false, true, false], &[]);
    assert_eq!(triangles(&bench), [[0, 1, 2], [0, 1, 2], [0, 1, 2]]);
}

#[test]
fn emitted_vertices_go_through_the_assembler_like_others() {
    // shader-unit.md#emitting-primitives (citra #2865): in the configured mode.
    let bench = emitting(PrimitiveMode::TriangleStrip, &[false, false], &[]);
    assert_eq!(triangles(&bench), [[0, 1, 2], [2, 1, 0], [2, 0, 1], [1, 0, 2]]);
}

/// What an invocation emits that puts v0, v1 and v2 = (0, 0, 0, 1), (1, 0, 0, 1), (2, 0, 0, 1) into a triangle.
fn emitted(winding: bool) -> EmittedTriangle {
    let mut units = ShaderUnits::new(&Choices::default()).expect("the default choices");
    let unit = units.unit_mut(Block::Gsh);
    let program = [emit_three([v(0), v(1), v(2)], winding), vec![END]].concat();
    for (address, word) in program.iter().enumerate() {
        unit.program.set_word(address, *word);
    }
    unit.program.set_descriptor(0, DESCRIPTOR);
    unit.config.outmap_mask = 1;
    for n in 0..3 {
        unit.set_input(n, x(n).map(F24::from_bits));
    }
    let mut triangles = Vec::new();
    unit.run(Stage::Geometry, 100, &mut OnEmit(|triangle: &EmittedTriangle| triangles.push(*triangle)));
    assert_eq!(triangles.len(), 1);
    triangles[0]
}

/// The triangles that an EMIT completes, as the first x of each vertex.
fn take(assembler: &mut Assembler, mode: PrimitiveMode, emitted: &EmittedTriangle) -> Vec<[u32; 3]> {
    let mut triangles = Vec::new();
    assembler.emitted(mode, &emitted.vertices, emitted.winding, |triangle| {
        triangles.push(triangle.map(|vertex| vertex[0][0].to_bits()))
    });
    triangles
}

#[test]
fn an_unused_winding_flag_follows_the_choice() {
    // Choice winding_state: the flag comes with an EMIT in a mode that does not use it; then, without a restart, an
    // EMIT without flag in mode 3.
    let second = |state| {
        let mut assembler = Assembler::new(state);
        assert_eq!(take(&mut assembler, PrimitiveMode::Triangles, &emitted(true)).len(), 1);
        let order = |assembler: &mut Assembler| {
            let triangles = take(assembler, PrimitiveMode::GeometryPrimitive, &emitted(false));
            let [triangle] = triangles[..] else { panic!("one triangle") };
            triangle.map(|x| F.iter().position(|f| *f == x).expect("0 to 2"))
        };
        (order(&mut assembler), order(&mut assembler))
    };
    // Cleared by the triangle that it swaps, or by the end of the EMIT that set it.
    assert_eq!(second(WindingState::PerTriangle), ([1, 0, 2], [0, 1, 2]));
    assert_eq!(second(WindingState::PerEmit), ([0, 1, 2], [0, 1, 2]));
}

#[test]
fn a_restart_clears_the_winding_flag() {
    // geometry.md#primitive-assembly: by a reset of the assembler.
    let mut assembler = Assembler::new(WindingState::PerTriangle);
    take(&mut assembler, PrimitiveMode::Triangles, &emitted(true));
    assembler.restart();
    assert_eq!(take(&mut assembler, PrimitiveMode::GeometryPrimitive, &emitted(false)), [[F[0], F[1], F[2]]]);
}

#[test]
fn a_pending_vertex_shifts_the_flag_to_the_triangle_that_is_completed() {
    // geometry.md#primitive-assembly: the flag is cleared by the triangle that it swaps. One vertex is pending when the
    // EMIT comes.
    let mut bench = bench(PrimitiveMode::GeometryPrimitive, &[]);
    bench.draw_arrays(5, 1).run();
    let mut program = emit_three([c(0), c(1), c(2)], true);
    program.push(END);
    bench.write(id::GEOSTAGE_CONFIG, 2).write(id::VSH_COM_MODE, 1).write(id::SH_INPUTBUFFER_CONFIG[0], 0x0800_0000);
    bench.write(id::SH_FLOATUNIFORM_INDEX[0], 0);
    for n in 0..3 {
        bench.write_all(id::SH_FLOATUNIFORM_DATA[0], &crate::common::bench::pack(x(n)));
    }
    bench.program(0, &program, 1).draw_arrays(0, 1).run();
    assert_eq!(triangles(&bench), [[0, 5, 1]]);
}
