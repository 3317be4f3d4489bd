// SPDX-License-Identifier: MIT
//! What the assembler refuses, and how it says so. `UPDATE_EXPECT=1` renews the messages.

use std::fmt::Write;

use expect_test::{Expect, expect};
use pica_shader::assembler::{Diagnostic, SourceFile, assemble, render};

/// The diagnostics of files that must not assemble.
fn refuse(files: &[&str]) -> Vec<Diagnostic> {
    let names = ["a.v.pica", "b.v.pica", "c.v.pica"];
    let sources: Vec<_> = files.iter().zip(names).map(|(text, name)| SourceFile::new(name, *text)).collect();
    assemble(&sources).expect_err("must not assemble")
}

/// The diagnostics of several programs, one program per line of `programs`; `|` stands for a line end.
fn check(programs: &[&str], expected: Expect) {
    let mut text = String::new();
    for program in programs {
        writeln!(text, "{program}").expect("a string");
        for diagnostic in refuse(&[&program.replace('|', "\n")]) {
            // The line a diagnostic shows is the line it names.
            let lines: Vec<String> = program.replace('|', "\n").lines().map(str::to_owned).collect();
            let shown = lines.get(diagnostic.place.line as usize - 1).map_or("", String::as_str);
            assert_eq!(&*diagnostic.place.text, shown);
            assert!(diagnostic.span.end as usize <= shown.chars().count(), "{diagnostic}");
            writeln!(text, "    {diagnostic}").expect("a string");
        }
    }
    expected.assert_eq(&text);
}

#[test]
fn text() {
    check(
        &[
            ".proc main|mov r0, r1 ? r2|end|.end",
            ".proc main|mov r0, r1\u{e9}|end|.end",
            ".proc main|mov\u{3000}r99, r0|end|.end",
            ".proc main|frobnicate r0|end|.end",
            ".proc main|end|.end|.frobnicate",
            ".proc main|end|.end|.",
            ".proc main|, r0|end|.end",
            ".proc main|end end|.end",
            "mov r0, r1|.proc main|end|.end",
            "",
            "; nothing but a comment",
            ".nodvle|.proc main|end|.end",
            ".proc main|here: end|here: end|.end",
            ".proc main|jmpc cmp.x, nowhere|nop|end|.end",
        ],
        expect![[r#"
            .proc main|mov r0, r1 ? r2|end|.end
                a.v.pica:2:12: error: unexpected character '?'
            .proc main|mov r0, r1é|end|.end
                a.v.pica:2:11: error: unexpected character 'é'
            .proc main|mov　r99, r0|end|.end
                a.v.pica:2:5: error: there is no register r99: r0 to r15
            .proc main|frobnicate r0|end|.end
                a.v.pica:2:1: error: unknown instruction "frobnicate"
            .proc main|end|.end|.frobnicate
                a.v.pica:4:1: error: unknown directive ".frobnicate"
            .proc main|end|.end|.
                a.v.pica:4:2: error: expected the name of a directive after "." before the end of the line
            .proc main|, r0|end|.end
                a.v.pica:2:1: error: expected a label, an instruction or a directive, found ","
            .proc main|end end|.end
                a.v.pica:2:5: error: unexpected "end" after the end of the statement
            mov r0, r1|.proc main|end|.end
                a.v.pica:1:1: error: an instruction must be inside a procedure

                a.v.pica:1:1: error: there is no program: every source file is empty or .nodvle
            ; nothing but a comment
                a.v.pica:1:1: error: there is no program: every source file is empty or .nodvle
            .nodvle|.proc main|end|.end
                a.v.pica:1:1: error: there is no program: every source file is empty or .nodvle
            .proc main|here: end|here: end|.end
                a.v.pica:3:1: error: label "here" is already in line 2
            .proc main|jmpc cmp.x, nowhere|nop|end|.end
                a.v.pica:2:13: error: there is no label "nowhere" in this file
        "#]],
    );
}

#[test]
fn registers() {
    check(
        &[
            ".proc main|mov r16, r0|.end",
            ".proc main|mov r0, c96|.end",
            ".proc main|mov o16, r0|.end",
            ".proc main|mov r0, v15|.end",
            ".proc main|mov r0, v16|.end",
            ".proc main|mov r08, r0|.end",
            ".proc main|mov r0x, r0|.end",
            ".proc main|mov r0, nobody|.end",
            ".fvec projection[4]|.proc main|mov r0, projektion[2]|.end",
            ".fvec projection[4]|.proc main|mov projection[1], r0|.end",
            ".fvec projection[4]|.proc main|mov r0, projection[99]|.end",
            ".out outpos position|.proc main|mov r0, outpos|.end",
            ".proc main|mov v0, r0|.end",
            ".proc main|mov c0, r0|.end",
            ".proc main|mov -r0, r0|.end",
            ".proc main|mov r0, o0|.end",
            ".proc main|mov r0, i0|.end",
            ".proc main|mov r0, c90[6]|.end",
            ".proc main|mov r0, r15[1]|.end",
            ".proc main|mov r0, c4[-1]|.end",
            ".proc main|mov r0, c4[0x2]|.end",
            ".proc main|mov r0, c4[2|.end",
            ".proc main|mov r0, c4[]|.end",
            ".proc main|mov r0, c4[a0.z]|.end",
            ".proc main|mov r0, c4[r0]|.end",
            ".proc main|mov r0, c4[a0.x+]|.end",
            ".proc main|mov r0, r4[a0.x]|.end",
            ".proc main|mov r0[aL], r4|.end",
            ".proc main|mov r0, r1.xyzwx|.end",
            ".proc main|mov r0, r1.xk|.end",
            ".proc main|mov r0, r1.|.end",
            ".proc main|mov r0.q2, r1|.end",
            ".gsh point c0|.proc main|mov o7, r1|end|.end",
            ".gsh point c0|.proc main|mov o6[1], r1|end|.end",
        ],
        expect![[r#"
            .proc main|mov r16, r0|.end
                a.v.pica:2:5: error: there is no register r16: r0 to r15
            .proc main|mov r0, c96|.end
                a.v.pica:2:9: error: there is no register c96: c0 to c95
            .proc main|mov o16, r0|.end
                a.v.pica:2:5: error: there is no register o16: o0 to o15
            .proc main|mov r0, v15|.end
                a.v.pica:2:9: error: v15 cannot be written by number: declare it with .in or write v14[1]
            .proc main|mov r0, v16|.end
                a.v.pica:2:9: error: there is no register v16: v0 to v15
            .proc main|mov r08, r0|.end
                a.v.pica:2:5: error: "r08" is neither a register nor a declared name
            .proc main|mov r0x, r0|.end
                a.v.pica:2:5: error: "r0x" is neither a register nor a declared name
            .proc main|mov r0, nobody|.end
                a.v.pica:2:9: error: "nobody" is neither a register nor a declared name
            .fvec projection[4]|.proc main|mov r0, projektion[2]|.end
                a.v.pica:3:9: error: "projektion" is neither a register nor a declared name; did you mean "projection"?
            .fvec projection[4]|.proc main|mov projection[1], r0|.end
                a.v.pica:3:5: error: projection[1] (c1) cannot be written: a destination is an o or r register
            .fvec projection[4]|.proc main|mov r0, projection[99]|.end
                a.v.pica:3:9: error: projection[99] is beyond c95, the last register
            .out outpos position|.proc main|mov r0, outpos|.end
                a.v.pica:3:9: error: outpos (o0) cannot be read: a source is a v, r or c register
            .proc main|mov v0, r0|.end
                a.v.pica:2:5: error: v0 cannot be written: a destination is an o or r register
            .proc main|mov c0, r0|.end
                a.v.pica:2:5: error: c0 cannot be written: a destination is an o or r register
            .proc main|mov -r0, r0|.end
                a.v.pica:2:5: error: a destination takes no sign and no index register
            .proc main|mov r0, o0|.end
                a.v.pica:2:9: error: o0 cannot be read: a source is a v, r or c register
            .proc main|mov r0, i0|.end
                a.v.pica:2:9: error: i0 cannot be read: a source is a v, r or c register
            .proc main|mov r0, c90[6]|.end
                a.v.pica:2:9: error: c90[6] is beyond c95, the last register
            .proc main|mov r0, r15[1]|.end
                a.v.pica:2:9: error: r15[1] is beyond r15, the last register
            .proc main|mov r0, c4[-1]|.end
                a.v.pica:2:12: error: expected an offset of 0 or more, found "-"
            .proc main|mov r0, c4[0x2]|.end
                a.v.pica:2:12: error: "0x2" is not a decimal number below 2^32
            .proc main|mov r0, c4[2|.end
                a.v.pica:2:13: error: expected "]" before the end of the line
            .proc main|mov r0, c4[]|.end
                a.v.pica:2:12: error: expected an offset or an index register, found "]"
            .proc main|mov r0, c4[a0.z]|.end
                a.v.pica:2:12: error: expected an index register: a0.x, a0.y or aL
            .proc main|mov r0, c4[r0]|.end
                a.v.pica:2:12: error: expected an index register: a0.x, a0.y or aL
            .proc main|mov r0, c4[a0.x+]|.end
                a.v.pica:2:17: error: expected an offset, found "]"
            .proc main|mov r0, r4[a0.x]|.end
                a.v.pica:2:9: error: only c registers can have an index register
            .proc main|mov r0[aL], r4|.end
                a.v.pica:2:5: error: a destination takes no sign and no index register
            .proc main|mov r0, r1.xyzwx|.end
                a.v.pica:2:12: error: ".xyzwx" is not a selector: 1 to 4 of xyzw, rgba or stpq
            .proc main|mov r0, r1.xk|.end
                a.v.pica:2:12: error: ".xk" is not a selector: 1 to 4 of xyzw, rgba or stpq
            .proc main|mov r0, r1.|.end
                a.v.pica:2:12: error: expected a selector after "." before the end of the line
            .proc main|mov r0.q2, r1|.end
                a.v.pica:2:8: error: ".q2" is not a selector: 1 to 4 of xyzw, rgba or stpq
            .gsh point c0|.proc main|mov o7, r1|end|.end
                a.v.pica:3:5: error: o7 does not exist in a geometry shader: o0 to o6
            .gsh point c0|.proc main|mov o6[1], r1|end|.end
                a.v.pica:3:5: error: o6[1] (o7) does not exist in a geometry shader: o0 to o6
        "#]],
    );
}

#[test]
fn instructions() {
    check(
        &[
            ".proc main|mov r0|.end",
            ".proc main|mov r0 r1|.end",
            ".proc main|mov r0, r1, r2|.end",
            ".proc main|add r0, r1|.end",
            ".proc main|add r0, r1, c0|.end",
            ".proc main|add r0, c1, c2|.end",
            ".fvec projection[4], scale|.proc main|add r0, projection[0], scale|.end",
            ".fvec scale|.proc main|add r0, r1, scale|.end",
            ".in inpos|.in incol|.proc main|add r0, inpos, incol|.end",
            ".proc main|call normalize|.end|.proc normalise|nop|.end",
            ".proc main|dp4 r0, c1, c1|.end",
            ".proc main|mad r0, c0, r1, r2|.end",
            ".proc main|mad r0, r0, c1, c2|.end",
            ".proc main|sge r0, c0, c1|.end",
            ".proc main|add r0, v1, v2|.end",
            ".proc main|mad r0, v1, c0, v2|.end",
            ".proc main|mad r0, r1, r2[aL], c3|.end",
            ".proc main|mova r0, r1|.end",
            ".proc main|mova a0.z, r1|.end",
            ".proc main|cmp r0, eq, 6, r1|.end",
            ".proc main|cmp r0, eq, r1|.end",
            ".proc main|cmp r0, eq, eq, c1|.end",
            ".proc main|breakc cmp.z|.end",
            ".proc main|breakc cmp|.end",
            ".proc main|breakc r0.x|.end",
            ".proc main|breakc cmp.x && cmp.x|.end",
            ".proc main|breakc cmp.x &&|.end",
            ".proc main|call|.end",
            ".proc main|call nobody|.end",
            ".proc main|callc cmp.x nobody|.end",
            ".proc main|callu !b0, main|.end",
            ".proc main|ifu !b0|nop|.end|.end",
            ".proc main|ifu r0|nop|.end|.end",
            ".proc main|ifu b16|nop|.end|.end",
            ".proc main|for i4|nop|.end|.end",
            ".proc main|for b0|nop|.end|.end",
            ".proc main|for i0.x|nop|.end|.end",
            ".proc main|setemit 3|.end",
            ".proc main|setemit r0|.end",
            ".proc main|setemit 0, twice|.end",
            ".proc main|setemit 0,|.end",
        ],
        expect![[r#"
            .proc main|mov r0|.end
                a.v.pica:2:7: error: expected "," before the end of the line
            .proc main|mov r0 r1|.end
                a.v.pica:2:8: error: expected ",", found "r1"
            .proc main|mov r0, r1, r2|.end
                a.v.pica:2:11: error: unexpected "," after the end of the statement
            .proc main|add r0, r1|.end
                a.v.pica:2:11: error: expected "," before the end of the line
            .proc main|add r0, r1, c0|.end
                a.v.pica:2:13: error: c0 cannot be source 2 of add: only source 1 can be a c register
            .proc main|add r0, c1, c2|.end
                a.v.pica:2:13: error: c2 is a second c register; an instruction can read only one operand from there
            .fvec projection[4], scale|.proc main|add r0, projection[0], scale|.end
                a.v.pica:3:24: error: scale (c4) is a second c register; an instruction can read only one operand from there
            .fvec scale|.proc main|add r0, r1, scale|.end
                a.v.pica:3:13: error: scale (c0) cannot be source 2 of add: only source 1 can be a c register
            .in inpos|.in incol|.proc main|add r0, inpos, incol|.end
                a.v.pica:4:16: error: incol (v1) and inpos (v0) in one instruction: the chip reads only one v register
            .proc main|call normalize|.end|.proc normalise|nop|.end
                a.v.pica:2:6: error: there is no procedure "normalize"; did you mean "normalise"?
            .proc main|dp4 r0, c1, c1|.end
                a.v.pica:2:13: error: c1 is a second c register; an instruction can read only one operand from there
            .proc main|mad r0, c0, r1, r2|.end
                a.v.pica:2:9: error: c0 cannot be source 1 of mad: only source 2 or source 3 can be a c register
            .proc main|mad r0, r0, c1, c2|.end
                a.v.pica:2:17: error: c2 is a second c register; an instruction can read only one operand from there
            .proc main|sge r0, c0, c1|.end
                a.v.pica:2:13: error: c1 is a second c register; an instruction can read only one operand from there
            .proc main|add r0, v1, v2|.end
                a.v.pica:2:13: error: v2 and v1 in one instruction: the chip reads only one v register
            .proc main|mad r0, v1, c0, v2|.end
                a.v.pica:2:17: error: v2 and v1 in one instruction: the chip reads only one v register
            .proc main|mad r0, r1, r2[aL], c3|.end
                a.v.pica:2:13: error: only c registers can have an index register
            .proc main|mova r0, r1|.end
                a.v.pica:2:6: error: mova writes a0.x, a0.y or a0.xy
            .proc main|mova a0.z, r1|.end
                a.v.pica:2:6: error: mova writes a0.x, a0.y or a0.xy
            .proc main|cmp r0, eq, 6, r1|.end
                a.v.pica:2:13: error: expected a comparison: eq, ne, lt, le, gt or ge, found "6"
            .proc main|cmp r0, eq, r1|.end
                a.v.pica:2:13: error: expected a comparison: eq, ne, lt, le, gt or ge, found "r1"
            .proc main|cmp r0, eq, eq, c1|.end
                a.v.pica:2:17: error: c1 cannot be source 2 of cmp: only source 1 can be a c register
            .proc main|breakc cmp.z|.end
                a.v.pica:2:8: error: expected a condition: cmp.x or cmp.y
            .proc main|breakc cmp|.end
                a.v.pica:2:8: error: expected a condition: cmp.x or cmp.y
            .proc main|breakc r0.x|.end
                a.v.pica:2:8: error: expected a condition: cmp.x or cmp.y
            .proc main|breakc cmp.x && cmp.x|.end
                a.v.pica:2:8: error: cmp.x is tested twice
            .proc main|breakc cmp.x &&|.end
                a.v.pica:2:16: error: expected a condition: cmp.x or cmp.y before the end of the line
            .proc main|call|.end
                a.v.pica:2:5: error: expected a procedure before the end of the line
            .proc main|call nobody|.end
                a.v.pica:2:6: error: there is no procedure "nobody"
            .proc main|callc cmp.x nobody|.end
                a.v.pica:2:13: error: expected ",", found "nobody"
            .proc main|callu !b0, main|.end
                a.v.pica:2:7: error: callu cannot test for false; only jmpu has "!"
            .proc main|ifu !b0|nop|.end|.end
                a.v.pica:2:5: error: ifu cannot test for false; only jmpu has "!"
            .proc main|ifu r0|nop|.end|.end
                a.v.pica:2:5: error: r0 is not a b register
            .proc main|ifu b16|nop|.end|.end
                a.v.pica:2:5: error: there is no register b16: b0 to b15
            .proc main|for i4|nop|.end|.end
                a.v.pica:2:5: error: there is no register i4: i0 to i3
            .proc main|for b0|nop|.end|.end
                a.v.pica:2:5: error: b0 is not an i register
            .proc main|for i0.x|nop|.end|.end
                a.v.pica:2:5: error: i0 takes no sign, selector or index register here
            .proc main|setemit 3|.end
                a.v.pica:2:9: error: a vertex number must be 0 to 2, not 3
            .proc main|setemit r0|.end
                a.v.pica:2:9: error: expected a vertex number, found "r0"
            .proc main|setemit 0, twice|.end
                a.v.pica:2:12: error: unknown flag "twice": expected prim or inv
            .proc main|setemit 0,|.end
                a.v.pica:2:11: error: expected prim or inv before the end of the line
        "#]],
    );
}

#[test]
fn blocks() {
    check(
        &[
            ".proc main|nop",
            ".proc main|ifc cmp.x|nop|.end",
            ".end",
            ".else",
            ".proc main|.else|.end",
            ".proc main|for i0|nop|.else|nop|.end|.end",
            ".proc main|ifc cmp.x|nop|.else|nop|.else|nop|.end|.end",
            ".proc main|end|.end|.proc main|end|.end",
            ".proc main|.proc main|end|.end|.end",
            ".proc|end|.end|.proc main|end|.end",
            ".constfa a[]|nop|.end|.proc main|end|.end",
            ".constfa (1,2,3,4)|.proc main|end|.end",
            ".constfa a[]|.end|.proc main|end|.end",
            ".constfa a[1]|.constfa (1,2,3,4)|.constfa (1,2,3,4)|.end|.proc main|end|.end",
            ".constfa a|.end|.proc main|end|.end",
            ".constfa a[0]|.end|.proc main|end|.end",
            ".constfa a[97]|.end|.proc main|end|.end",
        ],
        expect![[r#"
            .proc main|nop
                a.v.pica:1:1: error: this procedure has no .end
            .proc main|ifc cmp.x|nop|.end
                a.v.pica:1:1: error: this procedure has no .end
            .end
                a.v.pica:1:1: error: .end without a block
                a.v.pica:1:1: error: there is no entry procedure "main"
            .else
                a.v.pica:1:1: error: .else without ifc or ifu
                a.v.pica:1:1: error: there is no entry procedure "main"
            .proc main|.else|.end
                a.v.pica:2:1: error: .else without ifc or ifu
            .proc main|for i0|nop|.else|nop|.end|.end
                a.v.pica:4:1: error: .else without ifc or ifu
            .proc main|ifc cmp.x|nop|.else|nop|.else|nop|.end|.end
                a.v.pica:6:1: error: this conditional already has an .else
            .proc main|end|.end|.proc main|end|.end
                a.v.pica:4:7: error: there already is a procedure "main"
            .proc main|.proc main|end|.end|.end
                a.v.pica:2:7: error: there already is a procedure "main"
            .proc|end|.end|.proc main|end|.end
                a.v.pica:1:6: error: expected the name of the procedure before the end of the line
            .constfa a[]|nop|.end|.proc main|end|.end
                a.v.pica:1:1: error: array "a" has neither a size nor rows
                a.v.pica:2:1: error: an instruction cannot be inside an array of constants
            .constfa (1,2,3,4)|.proc main|end|.end
                a.v.pica:1:1: error: a row of constants belongs between .constfa name[] and .end
            .constfa a[]|.end|.proc main|end|.end
                a.v.pica:1:1: error: array "a" has neither a size nor rows
            .constfa a[1]|.constfa (1,2,3,4)|.constfa (1,2,3,4)|.end|.proc main|end|.end
                a.v.pica:3:1: error: the array has 1 rows and no more
            .constfa a|.end|.proc main|end|.end
                a.v.pica:1:11: error: expected "[" before the end of the line
            .constfa a[0]|.end|.proc main|end|.end
                a.v.pica:1:12: error: an array has at least one element
            .constfa a[97]|.end|.proc main|end|.end
                a.v.pica:1:1: error: "a" needs 97 of the c registers, and so many are not free
        "#]],
    );
}

#[test]
fn declarations() {
    check(
        &[
            ".fvec a[|.proc main|end|.end",
            ".fvec a[0]|.proc main|end|.end",
            ".fvec a[x]|.proc main|end|.end",
            ".fvec|.proc main|end|.end",
            ".fvec r0|.proc main|end|.end",
            ".fvec a, a|.proc main|end|.end",
            ".fvec a[97]|.proc main|end|.end",
            ".ivec a[4], b|.proc main|end|.end",
            ".bool a[4294967296]|.proc main|end|.end",
            ".constf k(1, 2, 3)|.proc main|end|.end",
            ".constf k(1, 2, 3, 4|.proc main|end|.end",
            ".constf k(1, 2, 3, four)|.proc main|end|.end",
            ".constf k|.proc main|end|.end",
            ".consti k(1, 2, 0x3, 4)|.proc main|end|.end",
            ".ivec a[4]|.consti k(1, 2, 3, 4)|.proc main|end|.end",
            ".setf i0(0, 0, 0, 0)|.proc main|end|.end",
            ".setf c0.x(0, 0, 0, 0)|.proc main|end|.end",
            ".seti c0(0, 0, 0, 0)|.proc main|end|.end",
            ".setb b0 maybe|.proc main|end|.end",
            ".setb b0|.proc main|end|.end",
            ".alias c1 c0|.proc main|end|.end",
            ".alias a|.proc main|end|.end",
            ".alias a c0[aL]|.proc main|end|.end",
            ".alias a c0|.alias a c1|.proc main|end|.end",
            ".in a r0|.proc main|end|.end",
            ".in a v0|.in a v1|.proc main|end|.end",
            ".out a nothing|.proc main|end|.end",
            ".out a|.proc main|end|.end",
            ".out a position r0|.proc main|end|.end",
            ".out a color o7|.proc main|end|.end",
            ".out a position|.out b color o0.x|.proc main|end|.end",
            ".out a positoin|.proc main|end|.end",
            ".alias c0_ c0|.alias c1_ nobody|.proc main|end|.end",
            ".gsh point c0|.out a dummy o7|.proc main|end|.end",
            ".entry|.proc main|end|.end",
            ".entry nobody|.proc main|end|.end",
            ".entry main|.entry main|.proc main|end|.end",
            ".proc other|end|.end",
            ".nodvle now|.proc main|end|.end",
        ],
        expect![[r#"
            .fvec a[|.proc main|end|.end
                a.v.pica:1:9: error: expected an array size before the end of the line
            .fvec a[0]|.proc main|end|.end
                a.v.pica:1:9: error: an array has at least one element
            .fvec a[x]|.proc main|end|.end
                a.v.pica:1:9: error: expected an array size, found "x"
            .fvec|.proc main|end|.end
                a.v.pica:1:6: error: expected the name of a uniform before the end of the line
            .fvec r0|.proc main|end|.end
                a.v.pica:1:7: error: "r0" is the name of a register
            .fvec a, a|.proc main|end|.end
                a.v.pica:1:10: error: "a" is already declared in line 1
            .fvec a[97]|.proc main|end|.end
                a.v.pica:1:7: error: "a" needs 97 of the c registers, and so many are not free
            .ivec a[4], b|.proc main|end|.end
                a.v.pica:1:13: error: "b" needs 1 of the i registers, and so many are not free
            .bool a[4294967296]|.proc main|end|.end
                a.v.pica:1:9: error: "4294967296" is not a decimal number below 2^32
            .constf k(1, 2, 3)|.proc main|end|.end
                a.v.pica:1:18: error: expected ",", found ")"
            .constf k(1, 2, 3, 4|.proc main|end|.end
                a.v.pica:1:21: error: expected ")" before the end of the line
            .constf k(1, 2, 3, four)|.proc main|end|.end
                a.v.pica:1:20: error: expected a number, found "four"
            .constf k|.proc main|end|.end
                a.v.pica:1:10: error: expected "(" before the end of the line
            .consti k(1, 2, 0x3, 4)|.proc main|end|.end
                a.v.pica:1:17: error: "0x3" is not a decimal number below 2^32
            .ivec a[4]|.consti k(1, 2, 3, 4)|.proc main|end|.end
                a.v.pica:2:9: error: there is no free i register for "k"
            .setf i0(0, 0, 0, 0)|.proc main|end|.end
                a.v.pica:1:7: error: i0 is not a c register
            .setf c0.x(0, 0, 0, 0)|.proc main|end|.end
                a.v.pica:1:7: error: c0 takes no sign, selector or index register here
            .seti c0(0, 0, 0, 0)|.proc main|end|.end
                a.v.pica:1:7: error: c0 is not an i register
            .setb b0 maybe|.proc main|end|.end
                a.v.pica:1:10: error: expected true, false, on, off, 1 or 0, found "maybe"
            .setb b0|.proc main|end|.end
                a.v.pica:1:9: error: expected true, false, on, off, 1 or 0 before the end of the line
            .alias c1 c0|.proc main|end|.end
                a.v.pica:1:8: error: "c1" is the name of a register
            .alias a|.proc main|end|.end
                a.v.pica:1:9: error: expected the register the alias stands for before the end of the line
            .alias a c0[aL]|.proc main|end|.end
                a.v.pica:1:10: error: an alias cannot have an index register
            .alias a c0|.alias a c1|.proc main|end|.end
                a.v.pica:2:8: error: "a" is already declared in line 1
            .in a r0|.proc main|end|.end
                a.v.pica:1:7: error: r0 is not a v register
            .in a v0|.in a v1|.proc main|end|.end
                a.v.pica:2:5: error: "a" is already declared in line 1
            .out a nothing|.proc main|end|.end
                a.v.pica:1:8: error: unknown output property "nothing"
            .out a|.proc main|end|.end
                a.v.pica:1:7: error: expected an output property before the end of the line
            .out a position r0|.proc main|end|.end
                a.v.pica:1:17: error: r0 is not an o register
            .out a color o7|.proc main|end|.end
                a.v.pica:1:14: error: o7 can only be a dummy output
            .out a position|.out b color o0.x|.proc main|end|.end
                a.v.pica:2:14: error: components of o0 already are the output "a"
            .out a positoin|.proc main|end|.end
                a.v.pica:1:8: error: unknown output property "positoin"; did you mean "position"?
            .alias c0_ c0|.alias c1_ nobody|.proc main|end|.end
                a.v.pica:1:8: warning: "c0_" begins like a register: picasso takes no alias of that kind
                a.v.pica:2:12: error: "nobody" is neither a register nor a declared name
            .gsh point c0|.out a dummy o7|.proc main|end|.end
                a.v.pica:2:14: error: o7 does not exist in a geometry shader: o0 to o6
            .entry|.proc main|end|.end
                a.v.pica:1:7: error: expected the name of a procedure before the end of the line
            .entry nobody|.proc main|end|.end
                a.v.pica:1:8: error: there is no entry procedure "nobody"
            .entry main|.entry main|.proc main|end|.end
                a.v.pica:2:1: error: the entry point is already declared in line 1
            .proc other|end|.end
                a.v.pica:1:1: error: there is no entry procedure "main"
            .nodvle now|.proc main|end|.end
                a.v.pica:1:9: error: unexpected "now" after the end of the statement
        "#]],
    );
}

#[test]
fn geometry() {
    check(
        &[
            ".gsh triangle c0|.proc main|end|.end",
            ".gsh point|.proc main|end|.end",
            ".gsh point r0|.proc main|end|.end",
            ".gsh point c0 3|.proc main|end|.end",
            ".gsh variable c0|.proc main|end|.end",
            ".gsh variable c0 256|.proc main|end|.end",
            ".gsh fixed c4 c4 3|.proc main|end|.end",
            ".gsh fixed c4 3|.proc main|end|.end",
            ".fvec a|.gsh point c0|.proc main|end|.end",
            ".out - position|.gsh point c0|.proc main|end|.end",
            ".gsh point c0|.gsh point c0|.proc main|end|.end",
            ".gsh point c0|.bool b[16]|.proc main|end|.end",
            ".gsh point c94|.fvec a, b, c|.proc main|end|.end",
        ],
        expect![[r#"
            .gsh triangle c0|.proc main|end|.end
                a.v.pica:1:6: error: expected a mode: point, variable or fixed, found "triangle"
            .gsh point|.proc main|end|.end
                a.v.pica:1:11: error: expected the first free float uniform before the end of the line
            .gsh point r0|.proc main|end|.end
                a.v.pica:1:12: error: r0 is not a c register
            .gsh point c0 3|.proc main|end|.end
                a.v.pica:1:15: error: unexpected "3" after the end of the statement
            .gsh variable c0|.proc main|end|.end
                a.v.pica:1:17: error: expected a vertex count before the end of the line
            .gsh variable c0 256|.proc main|end|.end
                a.v.pica:1:18: error: a vertex count must be 0 to 255, not 256
            .gsh fixed c4 c4 3|.proc main|end|.end
                a.v.pica:1:15: error: the vertices from c4 on overlap the uniforms from c4 on
            .gsh fixed c4 3|.proc main|end|.end
                a.v.pica:1:15: error: expected the first float uniform of the vertices, found "3"
            .fvec a|.gsh point c0|.proc main|end|.end
                a.v.pica:2:1: error: .gsh must come before the first input, output, uniform or constant
            .out - position|.gsh point c0|.proc main|end|.end
                a.v.pica:2:1: error: .gsh must come before the first input, output, uniform or constant
            .gsh point c0|.gsh point c0|.proc main|end|.end
                a.v.pica:2:1: error: this already is a geometry shader
            .gsh point c0|.bool b[16]|.proc main|end|.end
                a.v.pica:2:7: error: "b" needs 16 of the b registers, and so many are not free
            .gsh point c94|.fvec a, b, c|.proc main|end|.end
                a.v.pica:2:13: error: "c" needs 1 of the c registers, and so many are not free
        "#]],
    );
}

#[test]
fn extensions() {
    check(
        &[
            ".word 5",
            ".proc main|.word|.end",
            ".proc main|.word 0x100000000|.end",
            ".proc main|.word -1|.end",
            ".proc main|mov r0, r1 @ 0|.end",
            ".opdesc 0, 0x36F|.proc main|mov r0, -r1|.end",
            ".opdesc 0, 0x36F|.opdesc 1, 0x37F|.proc main|mov r0, r1 @ 1|.end",
            ".opdesc 0, 0x36F|.proc main|mov r0, r1 @ 1|.end",
            ".opdesc 0, 0x36F|.proc main|mov r0, r1 @ 128|.end",
            ".opdesc 0, 0x36F|.proc main|nop @ 0|.end",
            ".opdesc 0, 0x36F|.opdesc 0, 0x36F|.proc main|end|.end",
            ".opdesc 1, 0x36F|.proc main|end|.end",
            ".opdesc 128, 0x36F|.proc main|end|.end",
            ".entry 1|.proc main|end|.end",
            ".fvec a[2] c95|.proc main|end|.end",
            ".ivec a c0|.proc main|end|.end",
            ".proc main|nop|.dvle|.proc other|end|.end",
        ],
        expect![[r#"
            .word 5
                a.v.pica:1:1: error: an instruction must be inside a procedure
                a.v.pica:1:1: error: there is no entry procedure "main"
            .proc main|.word|.end
                a.v.pica:2:6: error: expected an instruction word before the end of the line
            .proc main|.word 0x100000000|.end
                a.v.pica:2:7: error: "0x100000000" is not a number below 2^32
            .proc main|.word -1|.end
                a.v.pica:2:7: error: expected an instruction word, found "-"
            .proc main|mov r0, r1 @ 0|.end
                a.v.pica:2:14: error: "@" needs a descriptor table given by .opdesc
            .opdesc 0, 0x36F|.proc main|mov r0, -r1|.end
                a.v.pica:3:1: error: no descriptor given by .opdesc describes these operands
            .opdesc 0, 0x36F|.opdesc 1, 0x37F|.proc main|mov r0, r1 @ 1|.end
                a.v.pica:4:14: error: descriptor 1 does not describe these operands
            .opdesc 0, 0x36F|.proc main|mov r0, r1 @ 1|.end
                a.v.pica:3:14: error: descriptor 1 does not describe these operands
            .opdesc 0, 0x36F|.proc main|mov r0, r1 @ 128|.end
                a.v.pica:3:14: error: a descriptor number must be 0 to 127, not 128
            .opdesc 0, 0x36F|.proc main|nop @ 0|.end
                a.v.pica:3:7: error: nop has no operand descriptor
            .opdesc 0, 0x36F|.opdesc 0, 0x36F|.proc main|end|.end
                a.v.pica:2:1: error: descriptor 0 is already given
            .opdesc 1, 0x36F|.proc main|end|.end
                a.v.pica:1:1: error: the descriptor table has no entry 0; it must be given without gaps
            .opdesc 128, 0x36F|.proc main|end|.end
                a.v.pica:1:9: error: a descriptor number must be 0 to 127, not 128
            .entry 1|.proc main|end|.end
                a.v.pica:1:9: error: expected the address of the end before the end of the line
            .fvec a[2] c95|.proc main|end|.end
                a.v.pica:1:7: error: 2 registers from c95 on do not exist
            .ivec a c0|.proc main|end|.end
                a.v.pica:1:9: error: c0 is not an i register
            .proc main|nop|.dvle|.proc other|end|.end
                a.v.pica:1:1: error: this procedure has no .end
        "#]],
    );
}

/// Every error of a run is reported, in the order of the lines, whatever pass finds it, and none twice.
#[test]
fn all_errors_of_a_run() {
    let first = "\
; a bit of everything
.fvec projection[4], projection
.constf k(0.0, oops, 1.0, 2.0)
.out o_pos positoin
.proc main
    mov r0, k            ; k is broken, but that was said
    mov o_pos, r99
    add r0, c0, c1
    ifc cmp.q
        call nobody
    .else
        jmpc cmp.x, nowhere
    .end
    mul r0, v1, v2
    mov v0, nothing
.end
";
    let second = ".entry start\n.fvec projection[3]\n.proc main\nend\n.end\n";
    let mut text = String::new();
    for diagnostic in refuse(&[first, second]) {
        writeln!(text, "{diagnostic}").expect("a string");
    }
    expect![[r#"
        a.v.pica:2:22: error: "projection" is already declared in line 2
        a.v.pica:3:16: error: expected a number, found "oops"
        a.v.pica:4:12: error: unknown output property "positoin"; did you mean "position"?
        a.v.pica:7:16: error: there is no register r99: r0 to r15
        a.v.pica:8:17: error: c1 is a second c register; an instruction can read only one operand from there
        a.v.pica:9:9: error: expected a condition: cmp.x or cmp.y
        a.v.pica:10:14: error: there is no procedure "nobody"
        a.v.pica:12:21: error: there is no label "nowhere" in this file
        a.v.pica:14:17: error: v2 and v1 in one instruction: the chip reads only one v register
        a.v.pica:15:9: error: v0 cannot be written: a destination is an o or r register
        a.v.pica:15:13: error: "nothing" is neither a register nor a declared name
        b.v.pica:1:8: error: there is no entry procedure "start"
        b.v.pica:2:7: error: another program has "projection" with 4 registers
        b.v.pica:3:7: error: there already is a procedure "main"
    "#]]
    .assert_eq(&text);
}

#[test]
fn uniforms_of_several_programs_must_agree() {
    let program = |declarations: &str, entry: &str| format!("{declarations}.entry {entry}\n.proc {entry}\nend\n.end\n");
    let mut text = String::new();
    for second in [".fvec a[3]\n", ".ivec a\n", ".fvec b[94]\n"] {
        // The constant of the first file bounds the uniforms of the second.
        let first = program(".fvec a[2]\n.constf k(0, 0, 0, 0)\n", "one");
        for diagnostic in refuse(&[&first, &program(second, "two")]) {
            writeln!(text, "{diagnostic}").expect("a string");
        }
    }
    expect![[r#"
        b.v.pica:1:7: error: another program has "a" with 2 registers
        b.v.pica:1:7: error: another program has "a" as a c register
        b.v.pica:1:7: error: "b" needs 94 of the c registers, and so many are not free
    "#]]
    .assert_eq(&text);
}

#[test]
fn descriptor_limits() {
    let letters = ['x', 'y', 'z', 'w'];
    let lines = |mnemonic: &str, rest: &str, count: usize| -> String {
        let line = |index: usize| {
            let selector: String = (0..4).map(|place| letters[index >> (2 * place) & 3]).collect();
            format!("{mnemonic} r0, r1.{selector}{rest}\n")
        };
        (0..count).map(line).collect()
    };
    let mut text = String::new();
    for body in [lines("dst", ", r2", 131), lines("mad", ", r2, r3", 34)] {
        for diagnostic in refuse(&[&format!(".proc main\n{body}.end\n")]) {
            writeln!(text, "{diagnostic}").expect("a string");
        }
    }
    expect![[r#"
        a.v.pica:130:1: error: more than 128 operand descriptors
        a.v.pica:34:1: error: more than 32 operand descriptors for mad
    "#]]
    .assert_eq(&text);
}

#[test]
fn counts_that_num_cannot_hold() {
    let long = "nop\n".repeat(1024);
    let mut text = String::new();
    for program in [
        format!(".gsh point c0\n.proc main\ncall long\nend\n.end\n.proc long\n{long}.end\n"),
        format!(".gsh point c0\n.proc main\nifu b0\nnop\n.else\n{long}.end\nend\n.end\n"),
    ] {
        for diagnostic in refuse(&[&program]) {
            writeln!(text, "{diagnostic}").expect("a string");
        }
    }
    expect![[r#"
        a.v.pica:3:6: error: the procedure has 1024 instructions; NUM counts to 1023
        a.v.pica:1030:1: error: the else part has 1024 instructions; NUM counts to 1023
    "#]]
    .assert_eq(&text);
}

#[test]
fn no_sources_at_all() {
    let diagnostics = assemble(&[]).expect_err("nothing to assemble");
    assert_eq!(diagnostics.len(), 1);
}

/// The form for terminals: the line, and a mark under what the message is about, also after tabs and wide characters.
#[test]
fn rendering() {
    let source = SourceFile::new(
        "cube.v.pica",
        ".proc main\n\tmov r0,\tr1.xyzwx ; \u{e9}\n    add r0.yx, c0, c1\n    ifc cmp.x\n.end\n",
    );
    let diagnostics = assemble(&[source]).expect_err("errors");
    expect![[r#"
        error: this procedure has no .end
         --> cube.v.pica:1:1
          |
        1 | .proc main
          | ^^^^^^^^^^
        error: ".xyzwx" is not a selector: 1 to 4 of xyzw, rgba or stpq
         --> cube.v.pica:2:13
          |
        2 |     mov r0,    r1.xyzwx ; é
          |                   ^^^^^
        warning: the letters of a mask are not in the order xyzw; it only says which are written
         --> cube.v.pica:3:11
          |
        3 |     add r0.yx, c0, c1
          |           ^^^
        error: c1 is a second c register; an instruction can read only one operand from there
         --> cube.v.pica:3:20
          |
        3 |     add r0.yx, c0, c1
          |                    ^^
    "#]]
    .assert_eq(&render(&diagnostics, false));
    let colored = render(&diagnostics, true);
    assert!(colored.contains("\u{1b}["), "{colored}");
}
