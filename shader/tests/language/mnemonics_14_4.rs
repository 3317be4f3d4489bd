// SPDX-License-Identifier: MIT
//! Mnemonics (assembly.md#mnemonics).

use super::*;

#[test]
fn without_operands() {
    assert_eq!(words("nop\nend\nemit\nbreak\nnop"), [0x8400_0000, 0x8800_0000, 0xA800_0000, 0x8000_0000, 0x8400_0000]);
}

#[test]
fn two_sources() {
    for (mnemonic, opcode) in [
        ("add", 0),
        ("dp3", 1),
        ("dp4", 2),
        ("dph", 3),
        ("dst", 4),
        ("mul", 8),
        ("sge", 9),
        ("slt", 10),
        ("max", 12),
        ("min", 13),
    ] {
        let word = opcode << 26 | 0x11 << 21 | 0x25 << 12 | 0x12 << 7;
        assert_eq!(operands(&format!("{mnemonic} r1, c5, r2")), word, "{mnemonic}");
        assert_eq!(operands(&format!("{mnemonic} r1, v5, r2")), word & !(0x7F << 12) | 5 << 12, "{mnemonic}");
    }
}

#[test]
fn one_source_leaves_bits_7_to_11_zero() {
    for (mnemonic, opcode) in [("ex2", 5), ("lg2", 6), ("litp", 7), ("flr", 11), ("rcp", 14), ("rsq", 15), ("mov", 19)]
    {
        assert_eq!(operands(&format!("{mnemonic} o2, c95")), opcode << 26 | 2 << 21 | 0x7F << 12, "{mnemonic}");
    }
}

#[test]
fn a_uniform_in_second_place_makes_the_other_form() {
    for (mnemonic, opcode) in [("dph", 0x18), ("dst", 0x19), ("sge", 0x1A), ("slt", 0x1B)] {
        let word = opcode << 26 | 0x11 << 21 | 0x12 << 14 | 0x25 << 7;
        assert_eq!(operands(&format!("{mnemonic} r1, r2, c5")), word, "{mnemonic}");
        assert_eq!(operands(&format!("{mnemonic}i r1, r2, c5")), word, "{mnemonic}i");
        // The other spelling means the same thing, not the other opcode.
        assert_eq!(operands(&format!("{mnemonic}i r1, c5, r2")), operands(&format!("{mnemonic} r1, c5, r2")));
        assert_eq!(operands(&format!("{mnemonic}i r1, r5, r2")), operands(&format!("{mnemonic} r1, r5, r2")));
    }
}

#[test]
fn mad_and_madi() {
    assert_eq!(operands("mad r1, r2, c3, r4"), 7 << 29 | 0x11 << 24 | 0x12 << 17 | 0x23 << 10 | 0x14 << 5);
    assert_eq!(operands("mad r1, r2, r3, c4"), 6 << 29 | 0x11 << 24 | 0x12 << 17 | 0x13 << 12 | 0x24 << 5);
    assert_eq!(operands("mad r1, r2, r3, r4"), 7 << 29 | 0x11 << 24 | 0x12 << 17 | 0x13 << 10 | 0x14 << 5);
    assert_eq!(operands("madi r1, r2, r3, r4"), operands("mad r1, r2, r3, r4"));
    assert_eq!(operands("mad r1, v2, c3, v2"), 7 << 29 | 0x11 << 24 | 2 << 17 | 0x23 << 10 | 2 << 5);
}

#[test]
fn mova_has_masks_8_4_and_c_and_no_destination() {
    for (target, mask) in [("a0.x", 8), ("a0.y", 4), ("a0.xy", 12), ("a0", 8), ("a1", 4), ("a01", 12)] {
        let (word, descriptor) = described(&format!("mova {target}, c1[a0.y]"));
        assert_eq!(word, 0x12 << 26 | 2 << 19 | 0x21 << 12, "{target}");
        assert_eq!(descriptor & 0xF, mask, "{target}");
    }
}

#[test]
fn cmp_has_operators_and_no_mask() {
    for (index, name) in ["eq", "ne", "lt", "le", "gt", "ge"].iter().enumerate() {
        let index = index as u32;
        let (word, descriptor) = described(&format!("cmp c1, {name}, eq, r2"));
        assert_eq!(word, 0x17 << 27 | index << 24 | 0x21 << 12 | 0x12 << 7, "{name}");
        assert_eq!(descriptor & 0xF, 0);
        assert_eq!(operands(&format!("cmp r1, eq, {name}, r2")) >> 21 & 7, index);
    }
}

#[test]
fn two_equal_v_registers_and_a_c_register_are_fine() {
    assert_eq!(operands("add r0, v3, v3"), 0x10 << 21 | 3 << 12 | 3 << 7);
    assert_eq!(operands("dp4 r0, c3, v3"), 2 << 26 | 0x10 << 21 | 0x23 << 12 | 3 << 7);
    assert_eq!(operands("mad r0, v3, c3, v3"), 7 << 29 | 0x10 << 24 | 3 << 17 | 0x23 << 10 | 3 << 5);
}

#[test]
fn setemit_flags() {
    let flags = |text: &str| words(&format!("{text}\nend"))[0];
    assert_eq!(flags("setemit 0"), 0xAC00_0000);
    assert_eq!(flags("setemit 2, primitive"), 0xAE80_0000);
    assert_eq!(flags("setemit 1, inv"), 0xAD40_0000);
    assert_eq!(flags("setemit 1, invert PRIM"), 0xADC0_0000);
}
