// SPDX-License-Identifier: MIT
//! Limits (assembly.md#limits).

use super::*;

fn nops(count: usize, head: &str) -> Result<Assembly, String> {
    let text = format!("{head}.proc main\n{}.end\n", "nop\n".repeat(count));
    let options = Options { checks: false, ..Options::default() };
    assemble_with(&[SourceFile::new("long.pica", text)], options).map_err(|found| {
        let error = found.iter().find(|found| found.severity == Severity::Error);
        error.expect("an error").to_string()
    })
}

#[test]
fn vertex_code_ends_at_512_words_and_picasso_takes_one_more() {
    assert_eq!(nops(512, "").expect("fits").warnings, []);
    let one_more = nops(513, "").expect("as picasso");
    assert_eq!(one_more.warnings.len(), 1);
    assert_eq!(
        nops(514, "").expect_err("too long"),
        "long.pica:515:1: error: a vertex program has no room here: word 513 of 512"
    );
}

#[test]
fn geometry_code_ends_at_4096_words() {
    assert!(nops(4096, ".gsh point c0\n").is_ok());
    assert!(nops(4097, ".gsh point c0\n").is_err());
}

#[test]
fn thirty_two_blocks_nest() {
    let nest = |count: usize| {
        let text = format!(".proc main\n{}nop\n{}.end\n", "ifc cmp.x\n".repeat(count), ".end\n".repeat(count));
        assemble(&[SourceFile::new("deep.pica", text)]).is_ok()
    };
    assert!(nest(31));
    assert!(!nest(32));
}

#[test]
fn tables_hold_96_constants_96_names_and_16_outputs() {
    let text = |constants: usize, names: usize| {
        let mut text = String::new();
        for index in 0..constants {
            text += &format!(".setf c{index}(0, 0, 0, 0)\n");
        }
        for index in 0..names {
            text += &format!(".fvec u{index}\n");
        }
        format!("{text}.proc main\nend\n.end\n")
    };
    let fits = |constants, names| assemble(&[SourceFile::new("many.pica", text(constants, names))]).is_ok();
    assert!(fits(96, 96));
    let over = format!(".setb b0 on\n{}", text(96, 0));
    assert!(assemble(&[SourceFile::new("many.pica", over)]).is_err());
    let over = format!(".in i\n{}", text(0, 96));
    assert!(assemble(&[SourceFile::new("many.pica", over)]).is_err());
    let outputs: String =
        (0..16).map(|index| format!(".out - {} o{index}\n", if index < 7 { "color" } else { "dummy" })).collect();
    assert_eq!(build(&format!("{outputs}.proc main\nend\n.end\n")).programs[0].output_mask, 0xFFFF);
}

/// NUM of picasso's calls has ten bits, of which the chip is known to read eight.
#[test]
fn counts_above_255_go_on_in_bits_8_and_9() {
    let text =
        format!(".gsh point c0\n.proc main\ncall long\nnop\nend\n.end\n.proc long\n{}.end\n", "nop\n".repeat(300));
    let assembly = run(&[&text]);
    assert_eq!(assembly.shbin.code[0], 0x9000_0000 | 3 << 10 | 300);
    assert_eq!(assembly.warnings.len(), 1);
    let text = format!(".gsh point c0\n.proc main\nifu b0\nnop\n.else\n{}.end\nend\n.end\n", "nop\n".repeat(256));
    let assembly = run(&[&text]);
    assert_eq!(assembly.shbin.code[0] & 0x3F_FFFF, 2 << 10 | 256);
    assert_eq!(assembly.warnings.len(), 1);
}
