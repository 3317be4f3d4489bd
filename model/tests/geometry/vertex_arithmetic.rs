// SPDX-License-Identifier: MIT
//! Vertex shaders in f32, as emulators compute them: the numbers are worked by hand.

use pica_model::gpu::machine::Machine;
use pica_model::shader::VertexArithmetic;
use pica_spec::choices::Choices;
use pica_spec::pica200::id;

use crate::common::Recorder;
use crate::common::bench::{BASE, Bench, pack};
use crate::common::program::{END, add, c, mov, r};

/// 1.0, 1.0 + 2^-16 and 2^-17 in float24.
const ONE: u32 = 0x3F_0000;
const NEXT: u32 = 0x3F_0001;
const SMALL: u32 = 0x2E_0000;

#[test]
fn sums_of_f32_keep_what_float24_cuts() {
    // c0 + c1 + c1 = 1 + 2^-17 + 2^-17: float24 cuts both sums to 1, f32 holds them, and the result is a float24 again.
    let drawn = |arithmetic, geometry: bool| {
        let choices = Choices::default();
        let recorder = Recorder::new(choices.winding_state);
        let machine = Machine::new(&choices, recorder).expect("the defaults").with_vertex_arithmetic(arithmetic);
        let mut bench = Bench::around(machine);
        bench.passing(1).one_array(0b0000, 1).memory(BASE, &[1, 2, 3]);
        bench.write(id::SH_FLOATUNIFORM_INDEX[1], 0);
        bench.write_all(id::SH_FLOATUNIFORM_DATA[1], &pack([ONE; 4]));
        bench.write_all(id::SH_FLOATUNIFORM_DATA[1], &pack([SMALL; 4]));
        let sum = [mov(0x10, c(0)), mov(0x11, c(1)), add(0x10, r(0), r(1)), add(0x10, r(0), r(1)), mov(0, r(0)), END];
        bench.program(1, &sum, 1);
        if geometry {
            bench.write(id::GEOSTAGE_CONFIG, 2).write(id::SH_INPUTBUFFER_CONFIG[0], 0x0800_0000);
            bench.program(0, &crate::geometry_input::emit_v0(), 1);
        }
        bench.draw_arrays(0, 3).run();
        // A triangle's other two vertices are slots that were never written.
        let step = if geometry { 3 } else { 1 };
        bench.slot0().into_iter().step_by(step).collect::<Vec<_>>()
    };
    for geometry in [false, true] {
        assert_eq!(drawn(VertexArithmetic::F24, geometry), [[ONE; 4]; 3], "{geometry}");
        assert_eq!(drawn(VertexArithmetic::F32, geometry), [[NEXT; 4]; 3], "{geometry}");
    }
}
