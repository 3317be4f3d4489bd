// SPDX-License-Identifier: MIT
//! The input of the geometry shader: geometry.md#shader-outputs, geometry.md#geometry-shader-input and
//! geometry.md#from-outputs-to-the-assembler.

use pica_model::command::ListEnd;
use pica_model::diagnostic::Finding;
use pica_model::gpu::machine::{Limit, Limits};
use pica_model::shader::{Block, Stage};
use pica_spec::pica200::id;

use crate::common::Told;
use crate::common::bench::{BASE, Bench, pack};
use crate::common::program::{BREAK, EMIT, END, add, c, emit_three, jmpu, mov, r, setemit, v};
use crate::{F, x};

const POINT: u32 = 0;
const VARIABLE: u32 = 1;
const FIXED: u32 = 2;

/// A geometry shader that emits v0 as a triangle's first vertex.
pub fn emit_v0() -> Vec<u32> {
    vec![setemit(0, true, false), mov(0, v(0)), EMIT, END]
}

/// A geometry shader that shows three sources.
fn show(sources: [u32; 3]) -> Vec<u32> {
    let mut program = emit_three(sources, false);
    program.push(END);
    program
}

/// `slots` attributes of one byte each per vertex, n-th byte n; `inputs` of the geometry shader; 0x252 as given.
fn bench(slots: u32, inputs: u32, misc0: u32, alternatives: &[&str]) -> Bench {
    let mut bench = Bench::with(alternatives);
    bench.passing(slots).one_array(0b0000, slots).write(id::ATTRIBBUFFER_CONFIG1[0], 0x3210);
    bench.write(id::ATTRIBBUFFER_CONFIG2[0], slots << 28 | slots << 16);
    bench.write(id::ATTRIBBUFFERS_FORMAT_HIGH, (slots - 1) << 28);
    bench.memory(BASE, &[1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7]);
    bench.write(id::GEOSTAGE_CONFIG, 2).write(id::VSH_COM_MODE, 1).write(id::GSH_MISC0, misc0);
    bench.write(id::SH_INPUTBUFFER_CONFIG[0], 0x0800_0000 | (inputs - 1));
    bench.write(id::SH_ATTRIBUTES_PERMUTATION_LOW[0], 0x7654_3210);
    bench.write(id::SH_ATTRIBUTES_PERMUTATION_HIGH[0], 0xFEDC_BA98);
    bench
}

/// Slot 0 of the three vertices of each emitted triangle.
fn shown(bench: &Bench) -> Vec<[[u32; 4]; 3]> {
    bench
        .machine
        .sink()
        .told
        .iter()
        .filter_map(|told| match told {
            Told::Triangle { vertices, .. } => Some(vertices.each_ref().map(|vertex| vertex[0])),
            _ => None,
        })
        .collect()
}

#[test]
fn point_mode_runs_when_all_inputs_are_there() {
    // geometry.md#from-outputs-to-the-assembler: one slot per vertex, three inputs: three vertices make an input.
    let mut bench = bench(1, 3, POINT, &[]);
    bench.program(0, &show([v(0), v(1), v(2)]), 1).draw_arrays(0, 7).run();
    assert_eq!(shown(&bench), [[x(1), x(2), x(3)], [x(4), x(5), x(6)]]);
    assert_eq!(bench.findings(), []);
    // Nothing else leaves the vertex shader.
    assert!(!bench.machine.sink().told.iter().any(|told| matches!(told, Told::Vertex(_))));
}

#[test]
fn after_power_up_the_geometry_shader_has_two_inputs() {
    // registers.md#power-up: nobody writes 0x289, as in Tales of the Abyss (citra #7381), and two vertices make an input.
    let mut bench = Bench::new();
    assert_eq!(bench.machine.registers().get(id::SH_INPUTBUFFER_CONFIG[0]), 0xA000_0001);
    bench.passing(1).one_array(0b0000, 1).write(id::ATTRIBBUFFER_CONFIG1[0], 0x3210);
    bench.write(id::ATTRIBBUFFER_CONFIG2[0], 1 << 28 | 1 << 16);
    bench.memory(BASE, &[1, 2, 3, 4]);
    bench.write(id::GEOSTAGE_CONFIG, 2).write(id::VSH_COM_MODE, 1).write(id::GSH_MISC0, POINT);
    bench.write(id::SH_ATTRIBUTES_PERMUTATION_LOW[0], 0x7654_3210);
    bench.program(0, &show([v(0), v(1), v(0)]), 1).draw_arrays(0, 4).run();
    assert_eq!(shown(&bench), [[x(1), x(2), x(1)], [x(3), x(4), x(3)]]);
}

#[test]
fn point_mode_takes_the_first_slots_of_0x24a() {
    // geometry.md#shader-outputs: 0x24A bits 0-3 plus 1 of three slots; the copies in 0x251 and 0x25E have no effect.
    let mut bench = bench(3, 2, POINT, &[]);
    bench.write(id::VSH_OUTMAP_TOTAL1, 0).write(id::VSH_OUTMAP_TOTAL2, 2).write(id::PRIMITIVE_CONFIG, 2);
    bench.program(0, &show([v(0), v(1), v(0)]), 1).draw_arrays(0, 2).run();
    assert_eq!(shown(&bench), [[x(1), x(4), x(1)]]);
}

#[test]
fn point_mode_permutes_the_entries() {
    // geometry.md#from-outputs-to-the-assembler: entry e goes to v[permutation e of 0x28B].
    let mut bench = bench(3, 3, POINT, &[]);
    bench.write(id::SH_ATTRIBUTES_PERMUTATION_LOW[0], 0x102).program(0, &show([v(0), v(1), v(2)]), 1);
    bench.draw_arrays(0, 1).run();
    assert_eq!(shown(&bench), [[x(2), x(3), x(1)]]);
}

#[test]
fn a_vertex_that_overflows_the_input_follows_the_choice() {
    // geometry.md#from-outputs-to-the-assembler, choice point_overflow; its experiment: three slots per vertex, four
    // inputs.
    let drawn = |alternative| {
        let mut bench = bench(3, 4, POINT, &[alternative]);
        bench.program(0, &show([v(0), v(3), v(2)]), 1).draw_arrays(0, 4).run();
        assert!(bench.findings().contains(&Finding::PointInputOverflow));
        shown(&bench)
    };
    // Vertices (1,2,3) (4,5,6) (7,0,1) (2,3,4): dropped 1 2 3 4 | 7 0 1 2, else 1 2 3 4 | 5 6 7 0 | 1 2 3 4.
    assert_eq!(drawn("point_overflow=dropped"), [[x(1), x(4), x(3)], [x(7), x(2), x(1)]]);
    assert_eq!(drawn("point_overflow=wrap"), [[x(1), x(4), x(3)], [x(5), x(0), x(7)], [x(1), x(4), x(3)]]);
}

#[test]
fn a_vertex_may_fill_several_inputs() {
    // Choice point_overflow=wrap with three slots and one input.
    let mut bench = bench(3, 1, POINT, &["point_overflow=wrap"]);
    bench.program(0, &show([v(0), v(0), v(0)]), 1).draw_arrays(0, 1).run();
    assert_eq!(shown(&bench), [[x(1); 3], [x(2); 3], [x(3); 3]]);
}

#[test]
fn slots_that_are_not_enabled_read_zero() {
    // 0x24A asks for three slots, 0x2BD enables one.
    let mut bench = bench(3, 3, POINT, &[]);
    bench.write(id::SH_OUTMAP_MASK[1], 0x2).program(0, &show([v(0), v(1), v(2)]), 1).draw_arrays(0, 1).run();
    assert_eq!(shown(&bench), [[x(2), [0; 4], [0; 4]]]);
    assert_eq!(bench.findings(), [Finding::MissingOutputs { slots: 3, enabled: 1 }]);
}

#[test]
fn registers_of_the_geometry_unit_are_its_own() {
    // The v registers, program, uniforms and outputs of GSH have nothing to do with VSH: c0 and o1 here.
    let mut bench = bench(2, 2, POINT, &[]);
    bench.write(id::SH_FLOATUNIFORM_INDEX[0], 0).write_all(id::SH_FLOATUNIFORM_DATA[0], &pack([F[7]; 4]));
    bench.write(id::SH_FLOATUNIFORM_INDEX[1], 0).write_all(id::SH_FLOATUNIFORM_DATA[1], &pack([F[6]; 4]));
    bench.program(0, &[setemit(0, true, false), mov(1, c(0)), mov(3, v(1)), EMIT, END], 0b1010).draw_arrays(0, 1).run();
    let vertices = bench.vertices();
    // Packed by 0x28D: o1 and o3.
    assert_eq!(vertices[0], [[F[7]; 4], x(2)]);
}

#[test]
fn variable_mode_takes_counts_from_the_index_list() {
    // geometry.md#geometry-shader-input: 0x228 counts the sizes too; c0 is the count, c1 and up the vertices.
    let mut bench = bench(1, 1, VARIABLE, &[]);
    bench.write(id::GSH_MISC1, 0).memory(BASE + 0x100, &[2, 3, 4, 3, 0, 1, 2]);
    bench.program(0, &show([c(0), c(1), c(2)]), 1).draw_elements(0x100, 7).run();
    assert_eq!(shown(&bench), [[[F[2]; 4], x(4), x(5)], [[F[3]; 4], x(1), x(2)]]);
    assert_eq!(bench.findings(), []);
    // c3 is the third vertex of the second primitive.
    let c3 = bench.machine.shaders().unit(Block::Gsh).uniforms.float(3).expect("c3");
    assert_eq!(c3.map(|value| value.to_bits()), x(3));
}

#[test]
fn variable_mode_counts_may_have_16_bits() {
    let mut bench = bench(1, 1, VARIABLE, &[]);
    let words: Vec<u8> = [300_u16].iter().chain([0_u16; 300].iter()).flat_map(|word| word.to_le_bytes()).collect();
    bench.memory(BASE + 0x100, &words).program(0, &show([c(0), c(95), c(95)]), 1);
    bench.draw_elements(1 << 31 | 0x100, 301).run();
    // 300 = 1.171875 * 2^8.
    assert_eq!(shown(&bench), [[[(63 + 8) << 16 | 0x2C00; 4], x(1), x(1)]]);
}

#[test]
fn the_main_vertices_bring_all_their_slots_and_later_ones_slot_0() {
    // geometry.md#from-outputs-to-the-assembler: the first 0x254 + 1 vertices.
    let mut bench = bench(2, 1, VARIABLE, &[]);
    bench.write(id::GSH_MISC1, 1).memory(BASE + 0x100, &[4, 0, 1, 2, 3]);
    bench.program(0, &show([c(0), c(1), c(2)]), 1).draw_elements(0x100, 5).run();
    let uniforms = &bench.machine.shaders().unit(Block::Gsh).uniforms;
    let c = |index| uniforms.float(index).expect("below 96").map(|value| value.to_bits());
    // Vertices (1,2) (3,4) (5,6) (7,0): two whole ones, then 5 and 7.
    assert_eq!([1, 2, 3, 4, 5, 6, 7].map(c), [x(1), x(2), x(3), x(4), x(5), x(7), [0; 4]]);
    assert_eq!(shown(&bench).len(), 1);
}

#[test]
fn a_variable_primitive_without_vertices_runs_at_once() {
    let mut bench = bench(1, 1, VARIABLE, &[]);
    bench.memory(BASE + 0x100, &[0, 0, 1, 4]).program(0, &show([c(0), c(1), c(1)]), 1).draw_elements(0x100, 4).run();
    assert_eq!(shown(&bench), [[[0; 4], [0; 4], [0; 4]], [[0; 4], [0; 4], [0; 4]], [[F[1]; 4], x(5), x(5)]]);
}

#[test]
fn variable_mode_needs_indices() {
    // geometry.md#geometry-shader-input: element draws only. The vertices are shaded and go nowhere.
    let mut bench = bench(1, 1, VARIABLE, &[]);
    bench.program(0, &show([c(0), c(0), c(0)]), 1).draw_arrays(0, 5).run();
    assert_eq!(shown(&bench), [[[0; 4]; 3]; 0]);
    assert_eq!(bench.findings(), [Finding::VariablePrimitivesWithoutIndices]);
}

#[test]
fn fixed_mode_fills_uniforms_and_runs() {
    // geometry.md#from-outputs-to-the-assembler: 0x252 bits 8-11 vertices minus 1, bits 12-15 stride minus 1, bits
    // 16-22 first c register.
    let mut bench = bench(2, 1, 1 << 24 | 10 << 16 | 1 << 12 | 2 << 8 | FIXED, &[]);
    bench.program(0, &show([c(10), c(13), c(15)]), 1).draw_arrays(0, 6).run();
    // Vertices (1,2) (3,4) (5,6) | (7,0) (1,2) (3,4).
    assert_eq!(shown(&bench), [[x(1), x(4), x(6)], [x(7), x(2), x(4)]]);
    assert_eq!(bench.findings(), []);
}

#[test]
fn stores_beyond_c95_follow_the_choice() {
    // geometry.md#from-outputs-to-the-assembler, choice point_overflow; its experiment: start 94, four vectors.
    let drawn = |alternative| {
        let mut bench = bench(1, 1, 94 << 16 | 3 << 8 | FIXED, &[alternative]);
        bench.program(0, &show([c(95), c(0), c(1)]), 1).draw_arrays(0, 4).run();
        assert_eq!(bench.findings(), [Finding::UniformInputOverflow]);
        shown(&bench)[0]
    };
    assert_eq!(drawn("point_overflow=dropped"), [x(2), [0; 4], [0; 4]]);
    assert_eq!(drawn("point_overflow=wrap"), [x(2), x(3), x(4)]);
}

#[test]
fn uniforms_written_by_input_stay_for_good() {
    // geometry.md#from-outputs-to-the-assembler: later point-mode shaders see them.
    let mut bench = bench(1, 1, 5 << 16 | FIXED, &[]);
    bench.program(0, &show([c(5), c(5), c(5)]), 1).draw_arrays(3, 1);
    bench.write(id::GSH_MISC0, POINT).draw_arrays(0, 1).run();
    assert_eq!(shown(&bench), [[x(4); 3], [x(4); 3]]);
}

#[test]
fn the_unit_keeps_its_state_between_invocations() {
    // geometry.md#from-outputs-to-the-assembler: r, o banks and emit slots; only v is loaded. r0 counts, slot 1 and 2
    // keep what the first invocation put in.
    let mut bench = bench(1, 1, POINT, &[]);
    let first = [vec![add(r(0), v(0), r(0))], emit_three([r(0), v(0), v(0)], false), vec![END]].concat();
    bench.program(0, &first, 1).draw_arrays(0, 2);
    bench.program(0, &[setemit(0, true, false), mov(0, r(0)), EMIT, END], 1).draw_arrays(6, 1).run();
    let one_plus = |n: usize, w: usize| [F[n], 0, 0, F[w]];
    assert_eq!(
        shown(&bench),
        [[one_plus(1, 1), x(1), x(1)], [one_plus(3, 2), x(2), x(2)], [one_plus(3, 2), x(2), x(2)]]
    );
}

#[test]
fn a_pending_input_at_a_new_draw_follows_the_choice() {
    // geometry.md#from-outputs-to-the-assembler, choice pending_geometry_input; its experiment: three inputs, a draw of
    // four, a draw of three.
    let point = |alternative| {
        let mut bench = bench(1, 3, POINT, &[alternative]);
        bench.program(0, &show([v(0), v(1), v(2)]), 1).draw_arrays(0, 4).draw_arrays(4, 3).run();
        assert_eq!(bench.findings(), [Finding::PendingGeometryInput { vertices: 1 }]);
        shown(&bench)
    };
    assert_eq!(point("pending_geometry_input=dropped"), [[x(1), x(2), x(3)], [x(5), x(6), x(7)]]);
    assert_eq!(point("pending_geometry_input=kept"), [[x(1), x(2), x(3)], [x(4), x(5), x(6)]]);
    let fixed = |alternative| {
        let mut bench = bench(1, 1, 10 << 16 | 2 << 8 | FIXED, &[alternative]);
        bench.program(0, &show([c(10), c(11), c(12)]), 1).draw_arrays(0, 2).draw_arrays(4, 3).run();
        assert_eq!(bench.findings(), [Finding::PendingGeometryInput { vertices: 2 }]);
        shown(&bench)
    };
    assert_eq!(fixed("pending_geometry_input=dropped"), [[x(5), x(6), x(7)]]);
    assert_eq!(fixed("pending_geometry_input=kept"), [[x(1), x(2), x(5)]]);
    let variable = |alternative| {
        let mut bench = bench(1, 1, VARIABLE, &[alternative]);
        bench.memory(BASE + 0x100, &[2, 0, 2, 1, 3]).program(0, &show([c(0), c(1), c(2)]), 1);
        bench.draw_elements(0x100, 2).draw_elements(0x102, 3).run();
        assert_eq!(bench.findings(), [Finding::PendingGeometryInput { vertices: 1 }]);
        shown(&bench)
    };
    // Dropped: 2 is a count and 1, 3 its vertices; kept: 2 is the vertex that is missing, then a primitive of 1.
    assert_eq!(variable("pending_geometry_input=dropped"), [[[F[2]; 4], x(2), x(4)]]);
    assert_eq!(variable("pending_geometry_input=kept"), [[[F[2]; 4], x(1), x(3)], [[F[1]; 4], x(4), x(3)]]);
}

#[test]
fn a_kept_input_ends_with_its_configuration() {
    // Choice pending_geometry_input=kept: in another mode there is nothing to continue.
    let mut bench = bench(1, 3, POINT, &["pending_geometry_input=kept"]);
    bench.program(0, &show([v(0), v(1), v(2)]), 1).draw_arrays(0, 2);
    bench.write(id::SH_INPUTBUFFER_CONFIG[0], 0x0800_0001).draw_arrays(2, 2).run();
    assert_eq!(shown(&bench), [[x(3), x(4), [0; 4]]]);
}

#[test]
fn a_kept_input_outlives_a_draw_without_a_geometry_shader() {
    let mut bench = bench(1, 2, POINT, &["pending_geometry_input=kept"]);
    bench.program(0, &show([v(0), v(1), v(1)]), 1).draw_arrays(0, 1);
    bench.write(id::GEOSTAGE_CONFIG, 0).draw_arrays(1, 1);
    bench.write(id::GEOSTAGE_CONFIG, 2).draw_arrays(2, 1).run();
    assert_eq!(shown(&bench), [[x(1), x(3), x(3)]]);
}

#[test]
fn the_rest_of_a_vertex_that_begins_an_input_is_pending() {
    // Choice point_overflow=wrap: two vertices of two slots fill an input of three, and the last slot waits.
    let mut bench = bench(2, 3, POINT, &["point_overflow=wrap"]);
    bench.program(0, &show([v(0), v(1), v(2)]), 1).draw_arrays(0, 2).run();
    assert_eq!(bench.findings(), [Finding::PointInputOverflow]);
    // The next draw finds it, drops it, and overflows again.
    bench.draw_arrays(0, 2).run();
    let second = [Finding::PendingGeometryInput { vertices: 1 }, Finding::PointInputOverflow];
    assert_eq!(bench.findings()[1..], second);
    assert_eq!(shown(&bench), [[x(1), x(2), x(3)]; 2]);
}

#[test]
fn immediate_mode_cannot_continue_an_input_in_another_configuration() {
    // One vertex waits for a second one; then an input has three.
    for alternative in ["pending_geometry_input=dropped", "pending_geometry_input=kept"] {
        let mut bench = bench(1, 2, POINT, &[alternative]);
        bench.program(0, &show([v(0), v(1), v(2)]), 1).write(id::START_DRAW_FUNC0, 0);
        bench.write(id::FIXEDATTRIB_INDEX, 15).fixed(&[x(1)]);
        bench.write(id::SH_INPUTBUFFER_CONFIG[0], 0x0800_0002).fixed(&[x(2), x(3), x(4), x(5)]).run();
        assert_eq!(shown(&bench), [[x(2), x(3), x(4)]], "{alternative}");
    }
}

#[test]
fn immediate_mode_feeds_the_geometry_shader_and_its_start_is_a_new_draw() {
    for (alternative, expected) in [
        ("pending_geometry_input=dropped", vec![[x(1), x(2), x(1)], [x(4), x(5), x(4)]]),
        ("pending_geometry_input=kept", vec![[x(1), x(2), x(1)], [x(3), x(4), x(3)]]),
    ] {
        let mut bench = bench(1, 2, POINT, &[alternative]);
        bench.program(0, &show([v(0), v(1), v(0)]), 1).write(id::START_DRAW_FUNC0, 0);
        bench.write(id::FIXEDATTRIB_INDEX, 15).fixed(&[x(1)]);
        // Another write between the vertices does not start a new draw.
        bench.write(id::VIEWPORT_WIDTH, 1).fixed(&[x(2), x(3)]);
        bench.write(id::FIXEDATTRIB_INDEX, 15).fixed(&[x(4), x(5)]).run();
        assert_eq!(shown(&bench), expected, "{alternative}");
    }
}

#[test]
fn unknown_modes_are_found() {
    // 0x252 bits 0-1 = 3: the vertices go nowhere. 0x229 bits 0-1 = 1 or 3: no geometry shader.
    let mut unknown_input = bench(1, 1, 3, &[]);
    unknown_input.program(0, &emit_v0(), 1).draw_arrays(0, 3).run();
    assert_eq!(unknown_input.findings(), [Finding::UnknownGeometryInputMode]);
    assert_eq!(unknown_input.vertices().len(), 0);
    for mode in [1, 3] {
        let mut bench = bench(1, 1, POINT, &[]);
        bench.write(id::GEOSTAGE_CONFIG, mode).draw_arrays(0, 2).run();
        assert_eq!(bench.findings(), [Finding::UnknownGeometryStageMode { mode }]);
        assert_eq!(bench.slot0(), [x(1), x(2)]);
    }
}

#[test]
fn a_geometry_shader_that_hangs_or_never_ends_ends_the_list() {
    let mut hangs = bench(1, 1, POINT, &[]);
    let program = [emit_v0()[..3].to_vec(), vec![BREAK, END]].concat();
    hangs.program(0, &program, 1).draw_arrays(0, 4);
    assert_eq!(hangs.run().end, ListEnd::Hang);
    // What was emitted before went out.
    assert_eq!(hangs.vertices()[0], [x(1)]);
    assert_eq!(hangs.vertices().len(), 3);
    assert!(hangs.findings().contains(&Finding::ShaderHang { stage: Stage::Geometry }));

    let mut runs = bench(1, 1, POINT, &[]);
    runs.machine = runs.machine.clone().with_limits(Limits { invocation_instructions: 50, ..Limits::default() });
    runs.write(id::SH_BOOLUNIFORM[0], 1).program(0, &[jmpu(0, 0), END], 1).draw_arrays(0, 4);
    assert_eq!(runs.run().end, ListEnd::Limit(Limit::InvocationInstructions));
}

#[test]
fn b15_is_set_in_the_geometry_unit() {
    // shader-unit.md#registers (fincs: after each geometry shader invocation).
    let mut bench = bench(1, 1, POINT, &[]);
    bench.program(0, &emit_v0(), 1).write(id::SH_BOOLUNIFORM[0], 0).run();
    assert_eq!(bench.machine.cpu_read(id::SH_BOOLUNIFORM[0]) & 0xFFFF, 0);
    bench.draw_arrays(0, 1).run();
    assert_eq!(bench.machine.cpu_read(id::SH_BOOLUNIFORM[0]) & 0xFFFF, 0x8000);
}
