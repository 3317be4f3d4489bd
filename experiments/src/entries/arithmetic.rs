// SPDX-License-Identifier: MIT
//! Numbers in the shader unit: a program compares its result with constants and shows the flags, red and green.

use crate::Experiment;
use crate::program::Program;
use crate::scene::{Scene, Vector, f24};
use pica_model::float::F24;
use pica_spec::choices::F24Rounding;
use pica_spec::pica200::id;
use rand::RngExt;
use rand::rngs::StdRng;

const ONE: u32 = 0x3F_0000;
const INFINITY: u32 = 0x7F_0000;
const NAN: u32 = 0x7F_8000;
const LARGEST: u32 = 0x7E_FFFF;
const LARGEST_SUBNORMAL: u32 = 0x00_FFFF;

/// What comes before the instructions of a program: c95 is (1, 0, 0, 0), the colour is in r15 at the end.
const HEAD: &str =
    ".out o_position position\n.out o_color color\n.proc main\n mov o_position, v0\n mov r15, c95.yyyx\n";
const TAIL: &str = " mov o_color, r15\n end\n.end\n";
/// Shows the flags as red and green.
const FLAGS: &str = " ifc cmp.x\n mov r15.x, c95.x\n .end\n ifc cmp.y\n mov r15.y, c95.x\n .end\n";

/// A program of these instructions with uniforms from c0 on.
fn scene(instructions: &str, uniforms: &[Vector]) -> Scene {
    let mut scene = Scene::new();
    scene.amplified().shader(1, &[&format!("{HEAD}{instructions}{TAIL}")]).uniform(95, [ONE, 0, 0, 0]);
    for (register, value) in (0..).zip(uniforms) {
        scene.uniform(register, *value);
    }
    scene
}

/// Shows what is in r15.
fn program(instructions: &str, uniforms: &[Vector]) -> Program {
    scene(instructions, uniforms).square(&[]).finish()
}

/// Shows the flags that these instructions leave.
fn flags(instructions: &str, uniforms: &[Vector]) -> Program {
    program(&format!("{instructions}{FLAGS}"), uniforms)
}

const fn all(bits: u32) -> Vector {
    [bits; 4]
}

/// RCP, RSQ, EX2 and LG2 of operands whose exact results are the same in both rounding modes: red if all are exact.
fn functions(rng: &mut StdRng) -> Program {
    let exact = |name: &str, operand: F24, rounding| match name {
        "rcp" => operand.rcp(rounding),
        "rsq" => operand.rsq(rounding),
        "ex2" => operand.ex2(rounding),
        _ => operand.lg2(rounding),
    };
    let mut instructions = " mov r15.x, c95.x\n".to_owned();
    let mut uniforms = Vec::new();
    for name in ["rcp", "rsq", "ex2", "lg2"] {
        let mut left = 10;
        while left > 0 {
            let operand = F24::from_bits(0x3B_0000 + rng.random_range(0..8 << 16));
            let [result, other] =
                [F24Rounding::TowardZero, F24Rounding::NearestEven].map(|rounding| exact(name, operand, rounding));
            if result != other {
                continue;
            }
            let operand_register = uniforms.len();
            uniforms.extend([all(operand.to_bits()), all(result.to_bits())]);
            instructions.push_str(&format!(
                " {name} r0, c{operand_register}\n cmp c{}, eq, eq, r0\n ifc !cmp.x\n mov r15.x, c95.y\n .end\n",
                operand_register + 1
            ));
            left -= 1;
        }
    }
    program(&instructions, &uniforms)
}

/// The experiments.
pub const EXPERIMENTS: &[Experiment] = &[
    // 0x3D5555 * 3 is an exact tie: red if it is 1.0.
    Experiment::written("f24_rounding", || {
        flags(" mov r1, c1\n mul r0, c0, r1\n cmp c2, eq, eq, r0\n", &[all(0x3D_5555), all(f24(3.0)), [ONE, NAN, 0, 0]])
    }),
    // Red if the uniform is 1.0.
    Experiment::written("f32_to_f24", || {
        let mut scene = scene(&format!(" mov r0, c1\n cmp c0, eq, eq, r0\n{FLAGS}"), &[[ONE, NAN, 0, 0]]);
        scene.write(id::SH_FLOATUNIFORM_INDEX[1], 1 << 31 | 1);
        scene.words(id::SH_FLOATUNIFORM_DATA[1], &[0x3F80_007F; 4]).square(&[]).finish()
    }),
    // Red is 0, green is 1, black is 2.
    Experiment::written("dot_product_order", || {
        let operand = [ONE, f24(131_072.0), ONE, f24(-131_072.0)];
        flags(" mov r1, c1\n dp4 r0, c0, r1\n cmp c2, eq, eq, r0\n", &[operand, all(ONE), [0, ONE, 0, 0]])
    }),
    Experiment::found("special_function_accuracy", 0, functions),
    // Red if SLT sees that the subnormal is more than 0.
    Experiment::written("subnormal_compare", || {
        program(" mov r1, c1\n slt r0, c0, r1\n mov r15.x, r0.x\n", &[all(0), all(LARGEST_SUBNORMAL)])
    }),
    // Red is infinity, green the largest number.
    Experiment::written("f24_overflow", || {
        let operands = [all(f24(9_223_372_036_854_775_808.0)), all(f24(4.0)), [INFINITY, LARGEST, 0, 0]];
        flags(" mov r1, c1\n mul r0, c0, r1\n cmp c2, eq, eq, r0\n", &operands)
    }),
    // 1 - 0.75 * 2^-16: red if all bits count, green if one guard bit does.
    Experiment::written("f24_guard_bits", || {
        let operands = [all(ONE), all(0xAE_8000), [0x3E_FFFE, 0x3E_FFFF, 0, 0]];
        flags(" mov r1, c1\n add r0, c0, r1\n cmp c2, eq, eq, r0\n", &operands)
    }),
    // Red if the operand counts as 0, so that RCP overflows as 1/0 does.
    Experiment::written("special_function_subnormals", || {
        flags(" rcp r0, c0\n rcp r1, c1\n cmp r0, eq, gt, r1\n", &[all(LARGEST_SUBNORMAL), all(0)])
    }),
    // Green if y is -127.9961, which is below -127; NaN is not.
    Experiment::written("litp_nan", || {
        let operands = [[ONE, NAN, 0, ONE], all(f24(-127.0))];
        flags(" litp r0, c0\n mov r1, r0.yyyy\n cmp c1, lt, gt, r1\n", &operands)
    }),
    // Red if NaN is not equal to itself.
    Experiment::written("cmp_ne_nan", || flags(" mov r0, c0\n cmp c0, ne, eq, r0\n", &[all(NAN)])),
    // c0 is red, c88 green.
    Experiment::written("address_register_range", || {
        let mut uniforms = vec![[0; 4]; 89];
        uniforms[0] = [f24(600.0), 0, 0, ONE];
        uniforms[88] = [0, ONE, 0, ONE];
        program(" mova a0.x, c0\n mov r15.xyz, c0[a0.x]\n", &uniforms)
    }),
];
