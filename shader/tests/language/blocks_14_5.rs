// SPDX-License-Identifier: MIT
//! Block encodings (assembly.md#block-encodings).

use super::*;

const NOP: u32 = 0x8400_0000;

/// Address and count of a word.
fn target(word: u32) -> (u32, u32) {
    (word >> 10 & 0xFFF, word & 0x3FF)
}

#[test]
fn encodings() {
    let code = words("ifc cmp.x\nnop\n.end\nnop\nifu b0\nnop\nnop\n.else\nnop\n.end\nnop\nfor i0\nnop\nnop\n.end\nnop");
    assert_eq!(target(code[0]), (2, 0), "if without else: first word after the block");
    assert_eq!(target(code[3]), (6, 1), "if with else: first word of the else part, its length");
    assert_eq!(target(code[8]), (10, 0), "for: last word of the body");
}

#[test]
fn an_end_after_an_end_gets_one_nop() {
    let code = words("ifc cmp.x\nifc cmp.y\nend\n.end\n.end");
    assert_eq!(code[2..], [0x8800_0000, NOP, NOP], "one for the outer if, one for the procedure");
    assert_eq!((target(code[0]).0, target(code[1]).0), (4, 3));
    // Labels and directives are no instructions.
    assert_eq!(words("for i0\nend\n.end\nhere:\n.alias a r0").len(), 3);
}

#[test]
fn an_end_before_an_else_gets_a_nop() {
    let code = words("ifc cmp.x\nifc cmp.y\nend\n.end\n.else\nend\n.end\nend");
    assert_eq!(code[3], NOP);
    assert_eq!(target(code[0]), (4, 1));
}

#[test]
fn transfers_at_the_end_get_a_nop() {
    for line in ["jmpc cmp.x, main_", "jmpu b0, main_", "call main", "callc cmp.x, main", "callu b0, main"] {
        assert_eq!(words(&format!("main_:\n{line}"))[1], NOP, "procedure: {line}");
        let code = words(&format!("main_:\nifc cmp.x\n{line}\n.else\n{line}\n.end\nend"));
        assert_eq!((code[2], code[4], target(code[0])), (NOP, NOP, (3, 2)), "if: {line}");
        let code = words(&format!("main_:\nfor i0\n{line}\n.end\nend"));
        assert_eq!((code[2], target(code[0]).0), (NOP, 2), "for: {line}");
    }
}

#[test]
fn breaks_get_a_nop_at_the_end_of_a_loop_only() {
    for line in ["break", "breakc cmp.x"] {
        assert_eq!(words(&format!("for i0\n{line}\n.end\nend"))[2], NOP, "{line}");
        let code = words(&format!("for i0\nifc cmp.x\n{line}\n.end\nend\n.end\nend"));
        assert_eq!(target(code[1]).0, 3, "{line}");
        assert_eq!(words(line).len(), 1, "procedure: {line}");
    }
}

#[test]
fn empty_blocks_get_a_nop_and_an_empty_else_part_does_not() {
    assert_eq!(build(".proc main\n.end\n").code, [NOP]);
    assert_eq!(words("for i0\n.end\nend")[1], NOP);
    assert_eq!(words("ifc cmp.x\n.end\nend")[1], NOP);
    let code = words("ifc cmp.x\nend\n.else\n.end\nend");
    assert_eq!(code.len(), 3);
    assert_eq!(target(code[0]), (2, 0));
    let code = words("ifc cmp.x\n.else\nend\n.end\nend");
    assert_eq!((code[1], target(code[0])), (NOP, (2, 1)));
}

#[test]
fn at_most_one_nop_is_added() {
    // The loop has just ended and its last word is a call with its own NOP.
    let code = words("for i0\ncall main\n.end");
    assert_eq!(code[2..], [NOP, NOP]);
    let code = words("ifc cmp.x\nend\n.end");
    assert_eq!(code[2..], [NOP]);
}

#[test]
fn without_padding_there_are_warnings_instead() {
    let source = SourceFile::new("a.pica", ".proc main\nifc cmp.x\ncall main\n.end\n.end\n");
    let assembly = assemble_with(&[source], Options { padding: false, checks: false }).expect("no errors");
    assert_eq!(assembly.shbin.code.len(), 2);
    let lines: Vec<_> = assembly.warnings.iter().map(|warning| warning.place.line).collect();
    assert_eq!(lines, [4, 5]);
}

#[test]
fn nonop_is_silent_and_ends_with_the_file() {
    let first = ".nonop\n.proc main\ncall other\n.end\n";
    let second = ".entry other\n.proc other\ncall main\n.end\n";
    let assembly = run(&[first, second]);
    assert_eq!(assembly.warnings, []);
    assert_eq!(assembly.shbin.code, [0x9000_0402, 0x9000_0001, NOP]);
}
