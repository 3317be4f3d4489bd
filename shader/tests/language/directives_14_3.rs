// SPDX-License-Identifier: MIT
//! Directives (assembly.md#directives).

use super::*;

#[test]
fn uniforms_go_up_and_constants_go_down() {
    let shbin = build(
        ".fvec a, b[3]\n.ivec i, j\n.bool p[2], q\n.constf k(0,0,0,0)\n.constf l(0,0,0,0)\n.consti n(0,0,0,0)\n\
             .proc main\nmov r0, b[2]\nmov r0, k\nmov r0, l\nfor n\nnop\n.end\nifu q\nnop\n.end\nend\n.end\n",
    );
    let program = &shbin.programs[0];
    assert_eq!(uniforms(program), ["a c0", "b c1-c3", "i i0", "j i1", "p b0-b1", "q b2"]);
    assert_eq!(program.constants.iter().map(|constant| constant.register).collect::<Vec<_>>(), [95, 94, 3]);
    assert_eq!([0, 1, 2].map(|at| shbin.code[at] >> 12 & 0x7F), [0x23, 0x7F, 0x7E]);
    assert_eq!(shbin.code[3] >> 22 & 3, 3);
    assert_eq!(shbin.code[5] >> 22 & 0xF, 2);
}

#[test]
fn vertex_programs_share_uniforms_by_name_and_not_constants() {
    let first = ".fvec shared[2], one\n.constf k(1,1,1,1)\n.proc main\nend\n.end\n";
    let second = ".fvec shared[2], two\n.constf k(2,2,2,2)\n.entry other\n.proc other\nend\n.end\n";
    let programs = run(&[first, second]).shbin.programs;
    assert_eq!(uniforms(&programs[0]), ["shared c0-c1", "one c2"]);
    assert_eq!(uniforms(&programs[1]), ["shared c0-c1", "two c3"]);
    assert_eq!([&programs[0], &programs[1]].map(|program| program.constants[0].register), [95, 95]);
}

#[test]
fn uniform_entries_are_sorted_by_register() {
    let shbin = build(".bool p\n.ivec i\n.fvec f\n.in second v3\n.in first v1\n.proc main\nend\n.end\n");
    assert_eq!(uniforms(&shbin.programs[0]), ["first v1", "second v3", "f c0", "i i0", "p b0"]);
}

#[test]
fn constant_arrays_lie_below_the_constants_and_are_filled_up_with_zero() {
    let shbin = build(
        ".constf k(9,9,9,9)\n.constfa a[]\n.constfa (1,0,0,0)\n.constfa (2,0,0,0)\n.end\n\
             .constfa b[3]\n.constfa (3,0,0,0)\n.end\n.constf l(0,0,0,0)\n.proc main\nmov r0, a[1]\nmov r0, b[aL+2]\nmov r0, l\nend\n.end\n",
    );
    let constants = &shbin.programs[0].constants;
    let one = |value| ConstantValue::Float([value, 0, 0, 0]);
    let expected: Vec<_> = [(93, 0x3F_0000), (94, 0x40_0000), (90, 0x40_8000), (91, 0), (92, 0)]
        .map(|(register, value)| Constant::new(register, one(value)))
        .into();
    assert_eq!(constants[1..6], expected);
    assert_eq!(constants[6].register, 89);
    assert_eq!([0, 1, 2].map(|at| shbin.code[at] >> 12 & 0x7F), [0x20 + 94, 0x20 + 92, 0x20 + 89]);
}

#[test]
fn set_directives_give_registers_a_value_and_allocate_nothing() {
    let shbin = build(
        ".fvec a\n.ivec n\n.bool p\n.setf a(1, 2, 3, 4)\n.setf c95(0, 0, 0, 0)\n.seti n(1, 2, 3, 4)\n.setb p on\n.setb b7 false\n.setb b8 1\n\
             .constf k(0, 0, 0, 0)\n.proc main\nend\n.end\n",
    );
    let values: Vec<_> = shbin.programs[0]
        .constants
        .iter()
        .map(|constant| (constant.kind, constant.register, constant.words[0]))
        .collect();
    assert_eq!(
        values,
        [(2, 0, 0x3F_0000), (2, 95, 0), (1, 0, 0x0403_0201), (0, 0, 1), (0, 7, 0), (0, 8, 1), (2, 95, 0)]
    );
}

#[test]
fn inputs_take_the_lowest_free_register() {
    let shbin = build(".in b v1\n.in a\n.in c\n.proc main\nmov r0, a\nmov r0, c\nend\n.end\n");
    assert_eq!(uniforms(&shbin.programs[0]), ["a v0", "b v1", "c v2"]);
    assert_eq!(shbin.programs[0].input_mask, 7);
}

#[test]
fn outputs() {
    let shbin = build(
        ".out pos position\n.out - color.xyz\n.out tex tcoord0.xy o5\n.out w texcoord0w o5.w\n.out last view\n.out d dummy o9\n\
             .proc main\nmov pos, r0\nmov tex.xy, r0\nmov last, r0\nmov d, r0\nend\n.end\n",
    );
    let program = &shbin.programs[0];
    let output = |kind, register, mask| Output { kind, register, mask, unknown: 0 };
    let expected =
        [output(0, 0, 15), output(2, 1, 7), output(3, 5, 3), output(4, 5, 8), output(8, 2, 15), output(9, 9, 15)];
    assert_eq!(program.outputs, expected);
    assert_eq!(program.output_mask, 0b10_0010_0111);
    assert_eq!([0, 1, 2, 3].map(|at| shbin.code[at] >> 21 & 0x1F), [0, 5, 2, 9]);
}

#[test]
fn every_property_name() {
    let names = [
        "position pos",
        "normalquat nquat",
        "color clr",
        "texcoord0 tcoord0",
        "texcoord0w tcoord0w",
        "texcoord1 tcoord1",
        "texcoord2 tcoord2",
        "view view",
        "dummy dummy",
    ];
    for (names, kind) in names.iter().zip([0, 1, 2, 3, 4, 5, 6, 8, 9]) {
        for name in names.split(' ') {
            let shbin = build(&format!(".out - {name}\n.proc main\nend\n.end\n"));
            assert_eq!(shbin.programs[0].outputs[0].kind, kind, "{name}");
        }
    }
}

#[test]
fn entry_and_end_of_main() {
    let shbin = build(".entry start\n.proc before\nnop\n.end\n.proc start\nnop\nend\n.end\n");
    assert_eq!((shbin.programs[0].entry, shbin.programs[0].end), (1, 3));
    // The closing NOP counts.
    let shbin = build(".proc main\ncall sub\n.end\n.proc sub\nnop\n.end\n");
    assert_eq!((shbin.programs[0].entry, shbin.programs[0].end), (0, 2));
}

#[test]
fn nodvle_files_give_procedures_and_no_program() {
    let library = ".nodvle\n.fvec hidden\n.proc helper\nnop\n.end\n";
    let shbin = run(&[library, ".fvec a\n.proc main\ncall helper\nnop\nend\n.end\n"]).shbin;
    assert_eq!(shbin.programs.len(), 1);
    assert_eq!(uniforms(&shbin.programs[0]), ["a c1"]);
    assert_eq!(shbin.code[1], 0x9000_0001);
}

#[test]
fn geometry_programs_have_their_own_uniforms() {
    let vertex = ".fvec a[4]\n.bool p\n.proc main\nend\n.end\n";
    let geometry =
        ".gsh point c10\n.fvec a[4], b\n.bool q[15]\n.constf k(0,0,0,0)\n.entry gmain\n.proc gmain\nemit\nend\n.end\n";
    let programs = run(&[vertex, geometry]).shbin.programs;
    assert_eq!(uniforms(&programs[1]), ["a c10-c13", "b c14", "q b0-b14"]);
    assert_eq!((programs[1].stage, programs[1].merge), (ShaderStage::Geometry, 0));
}

#[test]
fn the_old_geometry_forms_share_the_uniforms() {
    for text in [".gsh\n.fvec a\n", ".fvec a\n"] {
        let vertex = ".fvec before\n.proc main\nend\n.end\n";
        let geometry = format!("{text}.out - dummy\n.entry g\n.proc g\nsetemit 1\nemit\nend\n.end\n");
        let programs = run(&[vertex, &geometry]).shbin.programs;
        assert_eq!((programs[1].stage, programs[1].merge), (ShaderStage::Geometry, 0));
        assert_eq!(uniforms(&programs[1]), ["a c1"]);
    }
}

#[test]
fn a_dummy_output_merges_the_maps_of_a_geometry_program() {
    let text = |gsh: &str| format!("{gsh}\n.out - position\n.out - dummy\n.proc main\nend\n.end\n");
    assert_eq!(build(&text(".gsh point c0")).programs[0].merge, 1);
    assert_eq!(build(&text("")).programs[0].merge, 0);
}

#[test]
fn procedures_can_contain_procedures() {
    let shbin = build(".proc main\nnop\n.proc inner\nend\n.end\n.end\n.proc other\ncall inner\nnop\n.end\n");
    assert_eq!(shbin.code[2], 0x9000_0401);
    assert_eq!(shbin.programs[0].end, 2);
}
