// SPDX-License-Identifier: MIT
//! The ports of the shader unit, however many invocations it has in flight.

/// A shader unit: the ports that every build of it has, and in braces what one is made of.
macro_rules! shader_unit {
    ($(#[$attribute:meta])* pub struct $name:ident<const A: usize> { $($inside:tt)* }) => {
        #[vectors]
        #[derive(LogicBlock, Default, Component, Dut)]
        $(#[$attribute])*
        pub struct $name<const A: usize> {
            clock: Signal<In, Clock>,
            reset: Signal<In, Bit>,
            reg_valid: Signal<In, Bit>,
            reg_ready: Signal<Out, Bit>,
            /// Register id, less that of BOOLUNIFORM of the same block.
            reg_offset: Signal<In, Bits<6>>,
            /// The word that is written.
            reg_data: Signal<In, Bits<32>>,
            /// The bytes that are written: bit k enables bits 8k to 8k+7.
            reg_mask: Signal<In, Bits<4>>,
            vertex_valid: Signal<In, Bit>,
            vertex_ready: Signal<Out, Bit>,
            /// Whether the input goes to a uniform.
            vertex_uniform: Signal<In, Bit>,
            /// Number of the attribute or uniform.
            vertex_index: Signal<In, Bits<7>>,
            /// Whether the invocation that the input belongs to is independent.
            vertex_independent: Signal<In, Bit>,
            /// {component} of the input.
            #[vector]
            vertex: Signal<In, Bits<24>>,
            start_valid: Signal<In, Bit>,
            start_ready: Signal<Out, Bit>,
            /// Whether the invocation is one of a geometry shader.
            start_geometry: Signal<In, Bit>,
            /// Whether the invocation depends on nothing that others leave, and may run beside them.
            start_independent: Signal<In, Bit>,
            /// Most instructions that the invocation may complete.
            start_limit: Signal<In, Bits<32>>,
            retire_valid: Signal<Out, Bit>,
            /// Number of the invocation of the instruction, in the order of the starts, modulo 32.
            retire_invocation: Signal<Out, Bits<5>>,
            /// Address of the instruction.
            retire_pc: Signal<Out, Bits<12>>,
            /// Word of the instruction.
            retire_word: Signal<Out, Bits<32>>,
            /// Whether the instruction has a destination register.
            retire_writes: Signal<Out, Bit>,
            /// Destination register: 0-15 o, 16-31 r.
            retire_destination: Signal<Out, Bits<5>>,
            /// Components that the instruction writes, bit 3 = x.
            retire_mask: Signal<Out, Bits<4>>,
            /// {component} of the vector that is written; 0 if {component} is not written.
            #[vector]
            retire: Signal<Out, Bits<24>>,
            /// cmp.x after the instruction.
            retire_cmp_x: Signal<Out, Bit>,
            /// cmp.y after the instruction.
            retire_cmp_y: Signal<Out, Bit>,
            /// a0.x after the instruction, two's complement.
            retire_a0x: Signal<Out, Bits<32>>,
            /// a0.y after the instruction, two's complement.
            retire_a0y: Signal<Out, Bits<32>>,
            /// aL after the instruction.
            retire_al: Signal<Out, Bits<32>>,
            /// Address of the next instruction; that of END itself after END.
            retire_next_pc: Signal<Out, Bits<13>>,
            emit_valid: Signal<Out, Bit>,
            emit_ready: Signal<In, Bit>,
            /// Number of the vertex in the primitive, 0 to 2.
            emit_vertex: Signal<Out, Bits<2>>,
            /// Number of the vector in the vertex.
            emit_index: Signal<Out, Bits<4>>,
            /// Number of vectors of a vertex.
            emit_count: Signal<Out, Bits<5>>,
            /// Winding flag of the primitive.
            emit_winding: Signal<Out, Bit>,
            /// Whether the vector is the last one of the primitive.
            emit_last: Signal<Out, Bit>,
            /// {component} of the vector.
            #[vector]
            emit: Signal<Out, Bits<24>>,
            out_valid: Signal<Out, Bit>,
            out_ready: Signal<In, Bit>,
            /// Number of the output, packed.
            out_index: Signal<Out, Bits<4>>,
            /// Whether the output is the last one.
            out_last: Signal<Out, Bit>,
            /// {component} of the output.
            #[vector]
            out: Signal<Out, Bits<24>>,
            done_valid: Signal<Out, Bit>,
            done_ready: Signal<In, Bit>,
            /// How the invocation stopped: 0 END, 1 limit, 2 hang.
            done_status: Signal<Out, Bits<2>>,
            /// Instructions that the invocation completed.
            done_instructions: Signal<Out, Bits<32>>,
            $($inside)*
        }
    };
}

pub(super) use shader_unit;
