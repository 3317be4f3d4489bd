// SPDX-License-Identifier: MIT
//! What users of picasso write and this assembler takes with a warning, with the words and values that picasso gives.

use pica_shader::assembler::{Assembly, Options, SourceFile, assemble_with, header};
use pica_shader::shbin::{ConstantValue, Dvle, space_register};
use std::path::Path;

fn run(name: &str, bytes: &[u8]) -> Assembly {
    let source = SourceFile::from_bytes(name, bytes);
    let options = Options { checks: false, ..Options::default() };
    assemble_with(&[source], options).unwrap_or_else(|errors| panic!("{}", errors[0]))
}

/// The result of a text and its warnings.
fn lenient(text: &str) -> (Assembly, Vec<String>) {
    let assembly = run("a.v.pica", text.as_bytes());
    let warnings = assembly.warnings.iter().map(ToString::to_string).collect();
    (assembly, warnings)
}

/// A file of `data/picasso` and its warnings.
fn file(name: &str) -> (Assembly, Vec<String>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/picasso").join(name);
    let assembly = run(name, &std::fs::read(path).expect("a file of the tests"));
    let warnings = assembly.warnings.iter().map(ToString::to_string).collect();
    (assembly, warnings)
}

/// The registers of a name of the uniform table.
fn registers(program: &Dvle, name: &str) -> String {
    let has_name = |uniform: &&pica_shader::shbin::Uniform| program.symbol(uniform.symbol) == Some(name.as_bytes());
    let uniform = program.uniforms.iter().find(has_name).expect("a name");
    let text = |number| space_register(number).map(|(file, register)| format!("{}{register}", file.letter()));
    format!("{}-{}", text(uniform.first).expect("a register"), text(uniform.last).expect("a register"))
}

fn floats(assembly: &Assembly) -> [u32; 4] {
    match assembly.shbin.programs[0].constants[0].value() {
        Some(ConstantValue::Float(words)) => words,
        other => panic!("{other:?}"),
    }
}

#[test]
fn numbers_end_where_the_c_library_ends_them() {
    let (assembly, warnings) = file("expr.v.pica");
    assert_eq!(floats(&assembly), [0x3F_0000; 4], "1.0/128.0 is 1.0");
    assert_eq!(warnings, ["expr.v.pica:1:19: warning: \"/128.0\" is ignored: the number is read as 1.0"]);

    let (assembly, warnings) = file("size.v.pica");
    assert_eq!(registers(&assembly.shbin.programs[0], "uBasis"), "c0-c31");
    assert_eq!(warnings, ["size.v.pica:1:16: warning: \"*2\" is ignored: the number is read as 32"]);

    let (assembly, warnings) = file("index.v.pica");
    assert_eq!(assembly.shbin.code[0] >> 12 & 0x7F, 0x20 + 1);
    assert_eq!(warnings, ["index.v.pica:3:13: warning: \".x\" is ignored: the number is read as 1"]);

    let (assembly, warnings) = lenient(".constf k(1.0, 2.0 (half), 3.0, 4.0, 5.0) more\n.proc main\nend\n.end\n");
    assert_eq!(floats(&assembly), [0x3F_0000, 0x40_0000, 0x40_8000, 0x41_0000]);
    assert_eq!(warnings.len(), 3, "{warnings:?}");
    assert!(warnings[2].ends_with("1:43: warning: \"more\" behind the parenthesis is ignored"), "{warnings:?}");

    let (assembly, warnings) = lenient(".consti k(1, 2*3, 3.5, 4)\n.proc main\nend\n.end\n");
    let value = assembly.shbin.programs[0].constants[0].value();
    assert_eq!((value, warnings.len()), (Some(ConstantValue::Integer([1, 2, 3, 4])), 2));
}

#[test]
fn commas_that_mean_nothing_are_passed_over() {
    let (assembly, warnings) = file("setb.g.pica");
    assert_eq!(assembly.shbin.programs[0].constants[0].value(), Some(ConstantValue::Boolean(true)));
    assert_eq!(warnings, ["setb.g.pica:2:9: warning: the comma is ignored: .setb has none"]);
    let (assembly, warnings) = lenient(".fvec a, b,\n.proc main\nmov r0, b,\nend\n.end\n");
    assert_eq!(assembly.shbin.code, [0x4E02_1000, 0x8800_0000]);
    assert_eq!(warnings.len(), 2);
    assert!(warnings[1].ends_with("3:10: warning: the comma at the end of the line is ignored"), "{warnings:?}");
}

#[test]
fn comments_have_any_encoding() {
    let (_, warnings) = file("latin1.v.pica");
    assert_eq!(warnings, ["latin1.v.pica:1:6: warning: the comments of this file are not UTF-8; they are passed over"]);
    // Shift-JIS: "kodo"; the second byte of a character can be a backslash or a letter. One warning for all of them.
    let text = b".proc main ; \x83\x52\x81\x5B\x83\x68\n; \x83\x5C\nend\n.end\n";
    let assembly = run("sjis.v.pica", text);
    assert_eq!((assembly.shbin.code.as_slice(), assembly.warnings.len()), (&[0x8800_0000][..], 1));
    // In code it is an error all the same.
    let source = SourceFile::from_bytes("a.v.pica", b".proc main\nmov r0, r\xE9\nend\n.end\n");
    let errors = assemble_with(&[source], Options::default()).expect_err("no register");
    assert_eq!(errors[0].to_string(), "a.v.pica:2:10: error: unexpected character '\u{FFFD}'");
    // A byte order mark is no character of the first line.
    assert_eq!(run("bom.v.pica", b"\xEF\xBB\xBF.proc main\nend\n.end\n").warnings, []);
}

#[test]
fn lines_that_begin_with_a_hash_are_passed_over() {
    let (assembly, warnings) = lenient("# a cube\n.proc main\n#define X\nend\n.end\n");
    assert_eq!(assembly.shbin.code, [0x8800_0000]);
    assert_eq!(warnings.len(), 2);
    let expected = "the line is ignored: it is no line marker, # number \"file\"; a comment begins with \";\"";
    assert_eq!(warnings[0], format!("a.v.pica:1:1: warning: {expected}"));
}

#[test]
fn names_may_begin_like_registers() {
    let (assembly, warnings) = file("name.v.pica");
    assert_eq!(warnings, [""; 0]);
    assert_eq!(assembly.shbin.code, [0x4C02_0000, 0x8800_0000]);
    let (assembly, warnings) = lenient(
        ".fvec c3d_proj[4], r2d\n.bool b2b[2], b3_\n.in v0in\n.constf i18n(1,1,1,1)\n.out o0 position\n\
         .proc main\nmov o0, c3d_proj[3]\nmov r0, r2d\nmov r0, i18n\nmov r0, v0in\nifu b2b[1]\nnop\n.end\nifu b3_\nnop\n.end\nend\n.end\n",
    );
    let program = &assembly.shbin.programs[0];
    assert_eq!(["c3d_proj", "r2d", "b2b"].map(|name| registers(program, name)), ["c0-c3", "c4-c4", "b0-b1"]);
    assert_eq!([0, 1, 2, 3].map(|at| assembly.shbin.code[at] >> 12 & 0x7F), [0x23, 0x24, 0x7F, 0]);
    assert_eq!([4, 6].map(|at| assembly.shbin.code[at] >> 22 & 0xF), [1, 2]);
    assert_eq!(warnings, [""; 0]);

    let (assembly, warnings) = lenient(".out o3 color\n.alias c0x_ c7\n.proc main\nmov o3, c0x_\nend\n.end\n");
    assert_eq!(assembly.shbin.code[0], 0x4C02_7000, "o3 is a name for o0");
    assert_eq!(
        warnings,
        [
            "a.v.pica:1:6: warning: from here on \"o3\" is not that register: it names o0",
            "a.v.pica:2:8: warning: \"c0x_\" begins like a register: picasso takes no alias of that kind",
        ]
    );
}

#[test]
fn upper_case_registers_are_read_as_meant() {
    let (assembly, warnings) = file("upper.v.pica");
    assert_eq!(assembly.shbin.code[0] >> 12 & 0x7F, 0x15, "r5");
    assert_eq!(warnings, ["upper.v.pica:2:9: warning: picasso reads R5 as another register: write r5"]);
    assert_eq!(lenient(".proc main\nmov O1, V2\nend\n.end\n").1, [""; 0]);
}

#[test]
fn a_comparison_may_name_two_inputs() {
    let (assembly, warnings) = file("cmp2v.v.pica");
    assert_eq!(assembly.shbin.code[0] & !0x7F, 0x2E << 26 | 4 << 24 | 4 << 21 | 1 << 12 | 4 << 7);
    let expected = "cmp2v.v.pica:2:17: warning: v4 and v1 in one instruction: the chip reads only one v register";
    assert_eq!(warnings, [expected]);
}

#[test]
fn an_empty_procedure_is_a_nop() {
    assert_eq!(file("emptyproc.v.pica").0.shbin.code, [0x8400_0000]);
}

#[test]
fn an_index_past_its_array_is_named() {
    let (assembly, warnings) = lenient(
        ".fvec m[4], n\n.constf k(1,1,1,1)\n.proc main\nmov r0, m[4]\nmov r0, n[1]\nmov r0, m[a0.x+4]\nmov r0, m[3]\nend\n.end\n",
    );
    assert_eq!([0, 1].map(|at| assembly.shbin.code[at] >> 12 & 0x7F), [0x24, 0x25]);
    assert_eq!(
        warnings,
        [
            "a.v.pica:4:9: warning: m[4] is past the 4 registers of m: it is c4",
            "a.v.pica:5:9: warning: n[1] is past the 1 register of n: it is c5",
        ]
    );
}

/// The form of picasso's source_frontend: first register of c and i in hexadecimal, bits of b, numbers of registers.
#[test]
fn headers_have_the_macros_of_picasso() {
    let text = ".fvec projection[4], _hidden, scale\n.ivec loops\n.bool lit, lamps[3]\n.constf k(0,0,0,0)\n.in pos\n.proc main\nend\n.end\n";
    let second = ".fvec scale, late\n.entry two\n.proc two\nend\n.end\n";
    let own = ".gsh point c0\n.fvec own\n.entry three\n.proc three\nend\n.end\n";
    let run = |texts: &[&str]| {
        let sources: Vec<_> = texts.iter().map(|text| SourceFile::new("a", *text)).collect();
        header(&assemble_with(&sources, Options::default()).expect("no errors"))
    };
    let expected = "#pragma once
#define VSH_FVEC_projection 0x00
#define VSH_ULEN_projection 4
#define VSH_FVEC_scale 0x05
#define VSH_ULEN_scale 1
#define VSH_IVEC_loops 0x00
#define VSH_ULEN_loops 1
#define VSH_FLAG_lit BIT(0)
#define VSH_ULEN_lit 1
#define VSH_FLAG_lamps(_n) BIT(1+(_n))
#define VSH_ULEN_lamps 3
#define VSH_FVEC_late 0x06
#define VSH_ULEN_late 1
";
    assert_eq!(run(&[text, second, own]), format!("// Generated by pica\n{expected}"));
    assert_eq!(
        run(&[".gsh\n.fvec a\n.proc main\nend\n.end\n"]),
        "// Generated by pica\n#pragma once\n#define GSH_FVEC_a 0x00\n#define GSH_ULEN_a 1\n"
    );
}
