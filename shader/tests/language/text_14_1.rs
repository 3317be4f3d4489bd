// SPDX-License-Identifier: MIT
//! Text (assembly.md#text).

use super::*;

#[test]
fn comments_run_to_the_end_of_the_line() {
    assert_eq!(words("nop ; end : . , [ \u{e9}\n; whole line\nend;"), [0x8400_0000, 0x8800_0000]);
}

#[test]
fn several_labels_can_stand_before_a_statement_or_alone() {
    let code = words("jmpc cmp.x, a\njmpc cmp.x, b\njmpc cmp.x, c\na: b:\nc: nop\nend");
    for word in &code[..3] {
        assert_eq!(word >> 10 & 0xFFF, 3);
    }
}

#[test]
fn labels_are_local_to_a_file_and_procedures_are_not() {
    let first = ".proc main\njmpc cmp.x, here\nnop\nhere: end\n.end\n";
    let second = ".entry other\n.proc other\njmpc cmp.x, here\nhere: call main\nnop\n.end\n";
    let code = run(&[first, second]).shbin.code;
    assert_eq!(code[0] >> 10 & 0xFFF, 2);
    assert_eq!(code[3] >> 10 & 0xFFF, 4);
    assert_eq!(code[4], 0x9000_0003, "call of words 0 to 2");
}

#[test]
fn labels_and_procedures_can_be_used_before_they_stand() {
    assert_eq!(build(".proc main\ncall later\nnop\n.end\n.proc later\nnop\n.end\n").code[0], 0x9000_0801);
}

#[test]
fn dollars_become_points_and_underscores_hide() {
    let shbin = build(".fvec a$b, _hidden, _$, c_\n.in _in\n.proc main\nmov r0, _hidden\nend\n.end\n");
    assert_eq!(uniforms(&shbin.programs[0]), ["_in v0", "a.b c0", "c_ c3"]);
    assert_eq!(shbin.code[0], 0x4E02_1000);
}

#[test]
fn words_of_the_language_have_no_case_and_names_do() {
    let upper = build(
        ".FVEC a, A\n.OUT O POSITION\n.PROC main\nMOV O.XYZW, A.Xy\nCMP r0, LT, Ge, r1\nIFC CMP.X && !cmp.Y\nMOVA A0.X, r0\nADD r0, a[AL], r1\n.END\nEND\n.END\n",
    );
    let lower = build(
        ".fvec a, A\n.out O position\n.proc main\nmov O.xyzw, A.xy\ncmp r0, lt, ge, r1\nifc cmp.x && !cmp.y\nmova a0.x, r0\nadd r0, a[aL], r1\n.end\nend\n.end\n",
    );
    assert_eq!(upper, lower);
    assert_eq!(lower.code[0] >> 12 & 0x7F, 0x21, "A is the second uniform");
}

#[test]
fn line_markers_are_followed() {
    let text = "# 100 \"real.v.pica\"\n.proc main\n#line 7 \"other.pica\" 1 3\nbad\n# 50\nworse\n.end\n";
    let errors = assemble(&[SourceFile::new("cpp.i", text)]).expect_err("two errors");
    let places: Vec<_> = errors.iter().map(|error| (&*error.place.file, error.place.line)).collect();
    assert_eq!(places, [("other.pica", 7), ("other.pica", 50)]);
}

#[test]
fn register_numbers_setemit_and_gsh_take_hexadecimal_and_octal() {
    assert_eq!(operands("mov r0xF, c0x5f"), operands("mov r15, c95"));
    assert_eq!(operands("mov r017, c0137"), operands("mov r15, c95"));
    let geometry = build(".gsh variable c0x10 010\n.fvec a\n.proc main\nsetemit 0x2, prim\nemit\nend\n.end\n");
    assert_eq!(geometry.programs[0].variable_count, 8);
    assert_eq!(uniforms(&geometry.programs[0]), ["a c16"]);
    assert_eq!(geometry.code[0], 0xAE80_0000);
}

#[test]
fn sizes_offsets_and_integer_constants_are_decimal() {
    let shbin = build(".fvec a[010], b\n.consti n(-1, 255, 010, +3)\n.proc main\nmov r0, a[09]\nend\n.end\n");
    assert_eq!(uniforms(&shbin.programs[0]), ["a c0-c9", "b c10"]);
    assert_eq!(shbin.programs[0].constants[0].value(), Some(ConstantValue::Integer([255, 255, 10, 3])));
    assert_eq!(shbin.code[0] >> 12 & 0x7F, 0x20 + 9);
}

#[test]
fn integer_constants_keep_eight_bits_with_a_warning() {
    let assembly = run(&[".consti n(256, 1, 2, 300)\n.proc main\nend\n.end\n"]);
    assert_eq!(assembly.warnings.len(), 2);
    assert_eq!(assembly.shbin.programs[0].constants[0].value(), Some(ConstantValue::Integer([0, 1, 2, 44])));
}

/// What the C library reads, and what it silently leaves out.
#[test]
fn floats_are_those_of_the_c_library() {
    let cases = [
        ("1", 0x3F_0000),
        ("1.", 0x3F_0000),
        (".5", 0x3E_0000),
        ("-.5", 0xBE_0000),
        ("+2e0", 0x40_0000),
        ("20E-1", 0x40_0000),
        ("0x10", 0x43_0000),
        ("0x1.8p1", 0x40_8000),
        ("-0X.8P+1", 0xBF_0000),
        ("inf", 0x7F_0000),
        ("-Infinity", 0xFF_0000),
        ("nan", 0x7F_0000),
        ("-0.0", 0x80_0000),
        ("1e400", 0x7F_0000),
        ("1e-400", 0),
        ("0.1", 0x3B_9999),
        ("010", 0x42_4000),
    ];
    for (text, expected) in cases {
        let shbin = build(&format!(".constf k({text}, 0, 0, 1)\n.proc main\nend\n.end\n"));
        let expected = ConstantValue::Float([expected, 0, 0, 0x3F_0000]);
        assert_eq!(shbin.programs[0].constants[0].value(), Some(expected), "{text}");
    }
    let assembly = run(&[".constf k(1.0f, 0, 0, 1)\n.proc main\nend\n.end\n"]);
    assert_eq!(assembly.warnings.len(), 1);
    assert_eq!(assembly.warnings[0].message, "\"f\" is ignored: the number is read as 1.0");
    assert_eq!(assembly.warnings[0].column(), 14);
}

#[test]
fn crlf_ends_a_line() {
    let unix = ".proc main\nmov r0, r1\nend\n.end\n";
    assert_eq!(build(&unix.replace('\n', "\r\n")), build(unix));
}
