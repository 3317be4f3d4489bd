// SPDX-License-Identifier: MIT
//! Registers and operands (assembly.md#registers-and-operands).

use super::*;

#[test]
fn registers_of_all_files() {
    assert_eq!(operands("mov o15, v14"), 0x13 << 26 | 15 << 21 | 14 << 12);
    assert_eq!(operands("mov r15, c95"), 0x13 << 26 | 31 << 21 | 0x7F << 12);
    assert_eq!(words("for i3\nnop\n.end\nnop")[0], 0xA4C0_0400);
    assert_eq!(words("ifu b15\nnop\n.end\nnop")[0], 0x9FC0_0800);
}

#[test]
fn v15_is_reached_by_offset_or_name() {
    assert_eq!(operands("mov r0, v14[1]"), 0x13 << 26 | 16 << 21 | 15 << 12);
    let sixteen: String = (0..16).map(|index| format!(".in a{index}_\n")).collect();
    let shbin = build(&format!("{sixteen}.proc main\nmov r0, a15_\nend\n.end\n"));
    assert_eq!(shbin.code[0] >> 12 & 0x7F, 15);
    assert_eq!(shbin.programs[0].input_mask, 0xFFFF);
}

#[test]
fn selectors_repeat_their_last_letter_and_mix_their_sets() {
    let selector = |text: &str| described(&format!("mov r0, r1{text}")).1 >> 5 & 0xFF;
    assert_eq!(selector(""), 0x1B);
    assert_eq!(selector(".xyzw"), 0x1B);
    assert_eq!(selector(".rgba"), 0x1B);
    assert_eq!(selector(".stpq"), 0x1B);
    assert_eq!(selector(".xgpa"), 0x1B);
    assert_eq!(selector(".y"), 0x55);
    assert_eq!(selector(".xw"), 0x3F);
    assert_eq!(selector(".WZYX"), 0xE4);
}

#[test]
fn masks_are_the_set_of_letters() {
    let mask = |text: &str| described(&format!("mov r0{text}, r1")).1 & 0xF;
    assert_eq!(mask(""), 0xF);
    assert_eq!(mask(".x"), 8);
    assert_eq!(mask(".xw"), 9);
    assert_eq!(mask(".yz"), 6);
    let assembly = run(&[".proc main\nmov r0.zxx, r1\nend\n.end\n"]);
    assert_eq!(assembly.warnings.len(), 1);
    assert_eq!(
        assembly.warnings[0].to_string(),
        "0.pica:2:7: warning: the letters of a mask are not in the order xyzw; it only says which are written"
    );
    assert_eq!(assembly.shbin.descriptors[0].descriptor & 0xF, 0xA);
}

#[test]
fn minus_negates_a_source() {
    assert_eq!(described("mov r0, -r1").1 >> 4 & 1, 1);
    assert_eq!(described("add r0, r1, -r2").1 >> 13 & 1, 1);
    assert_eq!(described("mad r0, r1, r2, -r3").1 >> 22 & 1, 1);
    assert_eq!(described("add r0, r1, r2").1 & (1 << 4 | 1 << 13), 0);
}

#[test]
fn an_index_is_an_offset_or_relative() {
    let source = |text: &str| {
        (operands(&format!("mov r0, {text}")) >> 12 & 0x7F, operands(&format!("mov r0, {text}")) >> 19 & 3)
    };
    assert_eq!(source("c8[4]"), (0x20 + 12, 0));
    assert_eq!(source("r4[2]"), (0x10 + 6, 0));
    assert_eq!(source("c8[a0.x]"), (0x20 + 8, 1));
    assert_eq!(source("c8[a0.y+3]"), (0x20 + 11, 2));
    assert_eq!(source("c8[aL]"), (0x20 + 8, 3));
    assert_eq!(source("c8[ aL + 10 ]"), (0x20 + 18, 3));
    // Old names.
    assert_eq!(source("c8[a0]"), (0x20 + 8, 1));
    assert_eq!(source("c8[a1+1]"), (0x20 + 9, 2));
    assert_eq!(source("c8[a2]"), (0x20 + 8, 3));
    assert_eq!(source("c8[lcnt+1]"), (0x20 + 9, 3));
}

#[test]
fn the_index_goes_to_the_wide_source() {
    assert_eq!(words("add r0, c1[aL], r2")[0] >> 19 & 3, 3);
    assert_eq!(words("sge r0, r2, c1[aL]")[0] >> 19 & 3, 3);
    assert_eq!(words("mad r0, r1, c1[aL], r2")[0] >> 22 & 3, 3);
    assert_eq!(words("mad r0, r1, r2, c1[aL]")[0] >> 22 & 3, 3);
    assert_eq!(words("cmp c1[a0.x], eq, eq, r2")[0] >> 19 & 3, 1);
}

#[test]
fn aliases_chain_selectors_and_cancel_signs() {
    let alias = |text: &str| {
        build(&format!(".alias a c0.wyxz\n.alias b -c1\n.alias c -b.yx\n.proc main\nmov r0, {text}\nend\n.end\n"))
    };
    let descriptor = |text: &str| alias(text).descriptors[0].descriptor;
    assert_eq!(descriptor("a.xxww"), described("mov r0, c0.wwzz").1);
    assert_eq!(descriptor("b"), described("mov r0, -c1").1);
    assert_eq!(descriptor("-b"), described("mov r0, c1").1);
    assert_eq!(descriptor("c"), described("mov r0, c1.yx").1);
    assert_eq!(descriptor("-c.yyxx"), described("mov r0, -c1.xxyy").1);
    assert_eq!(alias("a[3]").code[0] >> 12 & 0x7F, 0x23);
}

#[test]
fn conditions() {
    let fields = |text: &str| words(&format!("breakc {text}\nnop"))[0] >> 22 & 0xF;
    // refX, refY, CONDOP.
    assert_eq!(fields("cmp.x"), 0b1110);
    assert_eq!(fields("cmp.y"), 0b1111);
    assert_eq!(fields("!cmp.x"), 0b0110);
    assert_eq!(fields("!cmp.y"), 0b1011);
    assert_eq!(fields("cmp.x && cmp.y"), 0b1101);
    assert_eq!(fields("cmp.y & !cmp.x"), 0b0101);
    assert_eq!(fields("!cmp.x || cmp.y"), 0b0100);
    assert_eq!(fields("!cmp.y | !cmp.x"), 0b0000);
    assert_eq!(fields("!!cmp.x"), 0b1110);
}
