// SPDX-License-Identifier: MIT
//! Words of instructions that were worked by hand.

use pica_shader::assembler::{SourceFile, assemble};
use pica_shader::disassembler::describe;

/// Descriptors of the worked words by number; others are zero.
const DESCRIPTORS: [u32; 12] = [
    0x0D86_C36F,
    0x0006_C368,
    0,
    0x0010_2AAC,
    0x0006_C361,
    0x7F86_D21E,
    0x0000_036C,
    0x0000_1FE4,
    0x0000_2AA0,
    0,
    0x0000_1FE8,
    0x0000_0ABF,
];

/// Assembly and word. The descriptor number is in the word.
const ARITHMETIC: &[(&str, u32)] = &[
    ("dp4 o0.x, c0, v0", 0x0802_0001),
    ("add r1.xy, c95.y, -r0.yx", 0x0227_F803),
    ("sge r2, r0, c95", 0x6A44_3F80),
    ("sge r2, c95, r0", 0x2647_F800),
    ("slt r2, r0, c95", 0x6E44_3F80),
    ("dph r5.w, v0, c3", 0x62A0_1184),
    ("dst r0, r1, r2", 0x1201_1900),
    ("dst r0, r1, c95", 0x6604_7F80),
    ("mad r0, r1, c95, r2", 0xF023_FE40),
    ("mad r0, r1, r2, c95", 0xD023_2FE0),
    ("mad r0.xyz, -r1.zyx, c1[aL], r2.w", 0xF0E2_8645),
    ("mov r6, c94[a0.x]", 0x4ECF_E000),
    ("mova a0.xy, r0", 0x4801_0006),
    ("mova a0.y, c95.w", 0x4807_F007),
    ("cmp r0, lt, ge, r1", 0xBAA1_0880),
    ("cmp c92[aL].y, eq, ne, -r1.x", 0xB83F_C888),
    ("rcp r0.x, r1.w", 0x3A01_100A),
    ("rsq r0, -r1.y", 0x3E01_100B),
];

fn program(body: &str) -> Vec<u32> {
    let source = SourceFile::new("vector.pica", format!(".proc main\n{body}\n.end\n"));
    match assemble(&[source]) {
        Ok(assembly) => assembly.shbin.code,
        Err(errors) => panic!("{body}: {}", errors[0]),
    }
}

fn table() -> String {
    DESCRIPTORS.iter().enumerate().map(|(index, word)| format!(".opdesc {index}, 0x{word:08X}\n")).collect()
}

#[test]
fn arithmetic_assembles() {
    for &(text, word) in ARITHMETIC {
        let low_bits = if text.starts_with("mad") { 0x1F } else { 0x7F };
        let body = format!("{}{text} @ {}", table(), word & low_bits);
        assert_eq!(program(&body), [word], "{text}");
    }
}

#[test]
fn relative_source_with_a_sign_assembles() {
    assert_eq!(program("mov r0, -c8[a0.y].w"), [0x4E12_8000]);
    assert_eq!(describe(0x4E12_8000, Some(0x0000_1FFF)), "mov r0, -c8[a0.y].w");
}

#[test]
fn arithmetic_disassembles() {
    for &(text, word) in ARITHMETIC {
        let (mnemonic, operands) = text.split_once(' ').expect("an instruction");
        let number = word & if mnemonic == "mad" { 0x1F } else { 0x7F };
        // The description names the opcode of the word, not the mnemonic that chose it.
        let inverted = matches!(word >> 26, 0x18..=0x1B | 0x30..=0x37);
        let expected = format!("{mnemonic}{} {operands}", if inverted { "i" } else { "" });
        assert_eq!(describe(word, Some(DESCRIPTORS[number as usize])), expected, "{text}");
    }
}

/// Flow control in one program; NOPs bring the addresses to those of the words.
#[test]
fn flow_control_assembles() {
    let mut source = String::from(
        ".proc zero\nnop\n.end\n.proc one\nto_1: nop\n.end\n.proc main\n\
         call zero\ncallc cmp.y, zero\ncallu b0, one\njmpu b15, to_1\njmpc !cmp.x && cmp.y, to_14\n",
    );
    source += &"nop\n".repeat(7);
    source += "to_14: nop\nnop\nnop\nnop\nnop\n";
    source += "ifc cmp.x && !cmp.y\nnop\nnop\n.else\nnop\nnop\n.end\n";
    source += "ifu b1\nnop\n.end\n";
    source += "for i3\nbreakc !cmp.y\nbreak\n.end\n";
    source += "jmpu !b0, to_34\njmpc cmp.x || cmp.y, to_34\nnop\nnop\nto_34: end\n.end\n";
    let code = match assemble(&[SourceFile::new("flow.pica", source)]) {
        Ok(assembly) => assembly.shbin.code,
        Err(errors) => panic!("{}", errors[0]),
    };
    let expected = [
        (2, 0x9000_0001, "call to 0, length 1"),
        (3, 0x97C0_0001, "callc cmp.y to 0, length 1"),
        (4, 0x9800_0401, "callu b0 to 1, length 1"),
        (5, 0xB7C0_0400, "jmpu b15 to 1"),
        (6, 0xB140_3800, "jmpc !cmp.x and cmp.y to 14"),
        (19, 0xA240_5802, "ifc cmp.x && !cmp.y, else at 22, 2 instructions"),
        (24, 0x9C40_6800, "ifu b1, end at 26"),
        (26, 0xA4C0_7400, "loop i3, last instruction 29"),
        (27, 0x8EC0_0000, "breakc !cmp.y"),
        (28, 0x8000_0000, "break"),
        (30, 0xB400_8801, "jmpu !b0 to 34"),
        (31, 0xB300_8800, "jmpc cmp.x or cmp.y to 34"),
        (34, 0x8800_0000, "end"),
    ];
    for (address, word, text) in expected {
        assert_eq!(code[address], word, "{text}: {:08X}", code[address]);
    }
}

#[test]
fn flow_control_disassembles() {
    let expected = [
        (0xA240_5802, "ifc cmp.x && !cmp.y, else 0x016, end 0x018"),
        (0x9C40_6800, "ifu b1, end 0x01A"),
        (0x9800_0401, "callu b0, 0x001 to 0x002"),
        (0x97C0_0001, "callc cmp.y, 0x000 to 0x001"),
        (0x9000_0001, "call 0x000 to 0x001"),
        (0xA4C0_7400, "for i3, last 0x01D"),
        (0x8EC0_0000, "breakc !cmp.y"),
        (0x8000_0000, "break"),
        (0xB400_8801, "jmpu !b0, 0x022"),
        (0xB300_8800, "jmpc cmp.x || cmp.y, 0x022"),
        (0xB140_3800, "jmpc !cmp.x && cmp.y, 0x00E"),
        (0xB7C0_0400, "jmpu b15, 0x001"),
        (0xAC00_0000, "setemit 0"),
        (0xADC0_0000, "setemit 1, prim inv"),
        (0xAE80_0000, "setemit 2, prim"),
        (0xA800_0000, "emit"),
    ];
    for (word, text) in expected {
        assert_eq!(describe(word, None), text);
    }
}

#[test]
fn primitives_nop_and_end_assemble() {
    let body = "setemit 0\nsetemit 1, prim inv\nsetemit 2, prim\nemit\nnop\nend";
    let expected = [0xAC00_0000, 0xADC0_0000, 0xAE80_0000, 0xA800_0000, 0x8400_0000, 0x8800_0000];
    assert_eq!(program(body), expected);
}

/// Worked by hand: the numbers that feeding these instructions to an empty table gives, and the table at the end. Where
/// the words above have the instruction, the whole word is compared.
#[test]
fn descriptors_merge_as_worked_by_hand() {
    let sequence: &[(&str, u32, Option<u32>)] = &[
        ("mov r0, r1", 0, None),
        ("dp4 o0.x, c0, v0", 1, Some(0x0802_0001)),
        ("dp4 o0.y, c1, v0", 2, None),
        ("mul r0, v0, r1", 0, None),
        ("add r1.xy, c95.yyyy, -r0.yxxx", 3, Some(0x0227_F803)),
        ("sge r2, r0, c95", 0, Some(0x6A44_3F80)),
        ("dph r5.w, v0, c3", 4, Some(0x62A0_1184)),
        ("mad r0, r1, c95, r2", 0, Some(0xF023_FE40)),
        ("mad r0.xyz, -r1.zyxx, c1[aL], r2.wwww", 5, Some(0xF0E2_8645)),
        ("mova a0.xy, r0", 6, Some(0x4801_0006)),
        ("mova a0.y, c95.w", 7, Some(0x4807_F007)),
        ("cmp r0, lt, ge, r1", 0, Some(0xBAA1_0880)),
        ("cmp c92[aL].yyyy, eq, ne, -r1.x", 8, Some(0xB83F_C888)),
        ("add r0, c95.yyyy, r1", 9, None),
        ("rcp r0.x, r1.w", 10, Some(0x3A01_100A)),
        ("rsq r0, -r1.y", 11, Some(0x3E01_100B)),
        ("ex2 r0, r1.x", 0, None),
        ("lg2 r0, r1.x", 0, None),
        ("min r0, c95.wzyx, r1", 12, None),
    ];
    let lines: Vec<&str> = sequence.iter().map(|&(text, ..)| text).collect();
    let source = SourceFile::new("merge.pica", format!(".proc main\n{}\n.end\n", lines.join("\n")));
    let shbin = match assemble(&[source]) {
        Ok(assembly) => assembly.shbin,
        Err(errors) => panic!("{}", errors[0]),
    };
    for (&(text, number, expected), &word) in sequence.iter().zip(&shbin.code) {
        assert_eq!(word & if text.starts_with("mad") { 0x1F } else { 0x7F }, number, "{text}");
        if let Some(expected) = expected {
            assert_eq!(word, expected, "{text}: {word:08X}");
        }
    }
    let table = shbin.operand_descriptors();
    for (number, descriptor) in [
        (0, 0x0D86_C36F),
        (1, 0x0006_C368),
        (3, 0x0010_2AAC),
        (4, 0x0006_C361),
        (5, 0x7F86_D21E),
        (6, 0x0000_036C),
        (7, 0x0000_1FE4),
        (8, 0x0000_2AA0),
        (9, 0x0006_CAAF),
        (10, 0x0000_1FE8),
        (11, 0x0000_0ABF),
        (12, 0x0006_DC8F),
    ] {
        assert_eq!(table[number], descriptor, "descriptor {number}: {:08X}", table[number]);
    }
    assert_eq!(table.len(), 13);
}
