// SPDX-License-Identifier: MIT
//! What this assembler adds to the language.

use super::*;

#[test]
fn raw_words_count_as_instructions() {
    let code = words("ifc cmp.x\n.word 0x12345678\n.end\n.word 0\n.word 4294967295");
    assert_eq!(code[1..], [0x1234_5678, 0, 0xFFFF_FFFF]);
    assert_eq!(code[0] >> 10 & 0xFFF, 2);
    // A raw call at the end of a block gets its NOP like any other.
    assert_eq!(words(".word 0x90000001").len(), 2);
}

#[test]
fn a_given_table_is_taken_as_it_is() {
    let shbin = build(
        ".proc main\nmov r0, r1\nmov r0.x, r1 @ 2\nmov r0.x, r1\nend\n.end\n.opdesc 1, 0x36F\n.opdesc 0, 0xFFFFFF68, 7\n.opdesc 2, 0x0D86C368\n",
    );
    assert_eq!(shbin.code.iter().map(|word| word & 0x7F).collect::<Vec<_>>(), [1, 2, 2, 0]);
    let entries: Vec<_> = shbin.descriptors.iter().map(|entry| (entry.descriptor, entry.unknown)).collect();
    assert_eq!(entries, [(0xFFFF_FF68, 7), (0x36F, 0), (0x0D86_C368, 0)]);
}

#[test]
fn dvle_begins_another_file() {
    let first = ".fvec a\n.constf k(0,0,0,0)\n.proc main\nhere: jmpc cmp.x, here\nnop\nend\n.end\n";
    let second = ".fvec a, b\n.constf k(0,0,0,0)\n.entry other\n.proc other\nhere: jmpc cmp.x, here\nnop\nend\n.end\n";
    let separate = run(&[first, second]).shbin;
    assert_eq!(run(&[&format!("{first}.dvle\n{second}")]).shbin, separate);
}

#[test]
fn entry_points_can_be_addresses() {
    let shbin = build(".entry 1 0x7\n.proc anything\nnop\nend\n.end\n");
    assert_eq!((shbin.programs[0].entry, shbin.programs[0].end), (1, 7));
}

#[test]
fn uniforms_can_be_placed() {
    let shbin = build(".fvec a[2] c90, b\n.ivec i i2\n.bool p b15\n.proc main\nmov r0, a[1]\nend\n.end\n");
    assert_eq!(uniforms(&shbin.programs[0]), ["b c0", "a c90-c91", "i i2", "p b15"]);
    assert_eq!(shbin.code[0] >> 12 & 0x7F, 0x20 + 91);
}
