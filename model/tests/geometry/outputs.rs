// SPDX-License-Identifier: MIT
//! From vertex shader outputs to slots: geometry.md#shader-outputs and geometry.md#from-outputs-to-the-assembler.

use pica_spec::pica200::id;

use crate::common::bench::{BASE, Bench, pack};
use crate::common::program::{END, c, cmp_eq, jmpc_x, mov, pass_through, v};
use crate::{F, x};

#[test]
fn enabled_outputs_are_packed_in_ascending_order() {
    // geometry.md#shader-outputs (3dbrew PF): o1, o4 and o15 are slots 0, 1, 2.
    let mut bench = Bench::new();
    bench.passing(16).program(1, &pass_through(16), 0x8012);
    bench.write(id::ATTRIBBUFFERS_FORMAT_HIGH, 15 << 28 | 0xFFF << 16).write(id::FIXEDATTRIB_INDEX, 0);
    bench.fixed(&[[F[1]; 4], [F[2]; 4], [F[3]; 4], [F[4]; 4], [F[5]; 4]]);
    bench.write(id::FIXEDATTRIB_INDEX, 14).fixed(&[[F[7]; 4]]).draw_arrays(0, 1).run();
    assert_eq!(bench.vertices(), [vec![[F[2]; 4], [F[5]; 4], [0; 4]]]);
}

#[test]
fn without_enabled_outputs_a_vertex_has_no_slots() {
    let mut bench = Bench::new();
    bench.passing(1).one_array(0b0000, 1).write(id::SH_OUTMAP_MASK[1], 0).draw_arrays(0, 2).run();
    assert_eq!(bench.vertices(), [vec![[0; 4]; 0], vec![]]);
}

#[test]
fn the_mask_of_the_geometry_unit_does_not_matter_without_a_geometry_shader() {
    // geometry.md#from-outputs-to-the-assembler: outputs enabled in 0x2BD.
    let mut bench = Bench::new();
    bench.passing(2).one_array(0b0000, 1).write(id::SH_OUTMAP_MASK[0], 0x8000).memory(BASE, &[3]);
    bench.draw_arrays(0, 1).run();
    assert_eq!(bench.vertices(), [vec![x(3), [0; 4]]]);
}

#[test]
fn many_vertices_together_give_what_they_give_one_by_one() {
    // Array draws run in batches, immediate mode vertex by vertex: the same attributes give the same outputs, also
    // where vertices part and where one sees what an earlier one left: o1 is not written by those whose x is that of
    // c0, and keeps what the vertex two before left in the bank (shader-unit.md#restrictions-and-quirks).
    let program = [mov(0, v(0)), cmp_eq(c(0), v(0)), jmpc_x(4), mov(1, v(1)), END];
    let setup = |bench: &mut Bench| {
        bench.write(id::SH_FLOATUNIFORM_INDEX[1], 0).write_all(id::SH_FLOATUNIFORM_DATA[1], &pack([F[3], 0, 0, 0]));
        bench.passing(2).program(1, &program, 3);
    };
    let numbers: Vec<[usize; 4]> = (0..200).map(|n| [n % 8, n * 3 % 8, n * 5 % 7, n / 25]).collect();
    let mut arrays = Bench::new();
    setup(&mut arrays);
    let bytes: Vec<u8> = numbers.iter().flatten().map(|number| *number as u8).collect();
    // Two attributes of four bytes each.
    arrays.one_array(0b1101_1101, 8).write(id::ATTRIBBUFFER_CONFIG1[0], 0x10);
    arrays.write(id::ATTRIBBUFFER_CONFIG2[0], 2 << 28 | 8 << 16).write(id::ATTRIBBUFFERS_FORMAT_HIGH, 1 << 28);
    arrays.memory(BASE, &bytes).draw_arrays(0, 100).run();
    let mut immediate = Bench::new();
    setup(&mut immediate);
    let values: Vec<[u32; 4]> = numbers.iter().map(|vector| vector.map(|number| F[number])).collect();
    immediate.write(id::START_DRAW_FUNC0, 0).write(id::FIXEDATTRIB_INDEX, 15).fixed(&values).run();
    let vertices = arrays.vertices();
    assert_eq!(vertices.len(), 100);
    assert_eq!(vertices, immediate.vertices());
    // By hand: written, or that of the vertex two before.
    let mut banks = [[0; 4]; 2];
    for (n, vertex) in vertices.iter().enumerate() {
        if values[2 * n][0] != F[3] {
            banks[n % 2] = values[2 * n + 1];
        }
        assert_eq!(*vertex, [values[2 * n], banks[n % 2]], "vertex {n}");
    }
}
