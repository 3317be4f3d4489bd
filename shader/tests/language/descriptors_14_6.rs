// SPDX-License-Identifier: MIT
//! Operand descriptors (assembly.md#operand-descriptors).

use super::*;

/// The descriptor table after some lines.
fn table(lines: &str) -> Vec<u32> {
    build(&format!(".proc main\n{lines}\n.end\n")).operand_descriptors()
}

/// The bits an instruction cares about, found from outside: a bit of its descriptor matters if another instruction
/// of the same kind that differs in this bit gets a descriptor of its own.
fn merges(first: &str, second: &str) -> bool {
    table(&format!("{first}\n{second}")).len() == 1
}

#[test]
fn components_outside_the_mask_do_not_count() {
    for mnemonic in ["add", "mul", "sge", "slt", "max", "min"] {
        assert!(
            merges(&format!("{mnemonic} r0.x, r1.xyzw, r2.xyzw"), &format!("{mnemonic} r0.x, r1.xxxx, r2.xwwz")),
            "{mnemonic}"
        );
        assert!(!merges(&format!("{mnemonic} r0.x, r1, r2"), &format!("{mnemonic} r0.x, r1.y, r2")), "{mnemonic}");
        assert!(!merges(&format!("{mnemonic} r0.x, r1, r2"), &format!("{mnemonic} r0.x, r1, r2.y")), "{mnemonic}");
        assert!(!merges(&format!("{mnemonic} r0.x, r1, r2"), &format!("{mnemonic} r0.xy, r1, r2")), "{mnemonic}");
    }
    for mnemonic in ["flr", "mov"] {
        assert!(merges(&format!("{mnemonic} r0.zw, r1.xyzw"), &format!("{mnemonic} r0.zw, r1.wwzw")), "{mnemonic}");
        assert!(!merges(&format!("{mnemonic} r0.zw, r1.xyzw"), &format!("{mnemonic} r0.zw, r1.wwww")), "{mnemonic}");
    }
    assert!(merges("mad r0.y, r1, r2, r3", "mad r0.y, r1.y, r2.wywx, r3.xyx"));
    assert!(!merges("mad r0.y, r1, r2, r3", "mad r0.y, r1, r2, r3.z"));
}

#[test]
fn dot_products_count_what_they_read() {
    assert!(merges("dp3 r0, r1.xyzw, r2.xyzw", "dp3 r0, r1.xyzx, r2.xyzy"));
    assert!(!merges("dp3 r0, r1.xyzw, r2", "dp3 r0, r1.xyyw, r2"));
    assert!(!merges("dp4 r0, r1.xyzw, r2", "dp4 r0, r1.xyzz, r2"));
    assert!(!merges("dp4 r0.x, r1, r2.xyzw", "dp4 r0.x, r1, r2.xyzz"));
    assert!(merges("dph r0, r1.xyzw, r2", "dph r0, r1.xyzz, r2"));
    assert!(!merges("dph r0, r1, r2.xyzw", "dph r0, r1, r2.xyzz"));
    // The other form counts like the first.
    assert!(merges("dph r0, r1.xyzw, c2", "dph r0, r1.xyzz, c2"));
    assert!(!merges("dph r0, r1, c2.xyzw", "dph r0, r1, c2.xyzz"));
    assert!(merges("sge r0.x, r1, c2", "sge r0.x, r1.x, c2.x"));
}

#[test]
fn scalar_functions_count_x() {
    for mnemonic in ["ex2", "lg2", "rcp", "rsq"] {
        assert!(merges(&format!("{mnemonic} r0, r1.xyzw"), &format!("{mnemonic} r0, r1.xxxx")), "{mnemonic}");
        assert!(!merges(&format!("{mnemonic} r0, r1.xyzw"), &format!("{mnemonic} r0, r1.yyzw")), "{mnemonic}");
        assert!(!merges(&format!("{mnemonic} r0, r1"), &format!("{mnemonic} r0, -r1")), "{mnemonic}");
    }
}

#[test]
fn mova_counts_x_and_y_under_its_mask() {
    assert!(merges("mova a0.xy, r1.xyzw", "mova a0.xy, r1.xyxx"));
    assert!(!merges("mova a0.xy, r1.xyzw", "mova a0.xy, r1.xxzw"));
    assert!(merges("mova a0.y, r1.xyzw", "mova a0.y, r1.wyzw"));
    assert!(!merges("mova a0.y, r1.xyzw", "mova a0.y, r1.xzzw"));
}

#[test]
fn cmp_counts_x_and_y_of_source_1_and_all_of_source_2_and_no_mask() {
    assert!(merges("cmp r1.xyzw, eq, eq, r2", "cmp r1.xyyy, eq, eq, r2"));
    assert!(!merges("cmp r1.xyzw, eq, eq, r2", "cmp r1.xxzw, eq, eq, r2"));
    assert!(!merges("cmp r1, eq, eq, r2.xyzw", "cmp r1, eq, eq, r2.xyzz"));
    assert!(merges("add r0.xy, r1, r2", "cmp r1, eq, eq, r2"));
}

#[test]
fn dst_and_litp_count_everything() {
    assert!(!merges("dst r0.x, r1.xyzw, r2", "dst r0.x, r1.xyzz, r2"));
    assert!(!merges("dst r0.x, r1, r2.xyzw", "dst r0.x, r1, r2.wyzw"));
    assert!(!merges("litp r0.x, r1.xyzw", "litp r0.x, r1.xyww"));
}

#[test]
fn absent_sources_are_filled_in_by_later_instructions() {
    assert_eq!(table("mov r0, r1"), [0x36F]);
    assert_eq!(table("mov r0, r1\nadd r0, r1, r2.w"), [0x3F_C36F]);
    assert_eq!(table("mov r0, r1\nadd r0, r1, r2.w\nmad r0, r1, r2.w, -r3"), [0x0DFF_C36F]);
}

/// The first entry that agrees is taken, also when a later one would agree better; and don't-care bits are taken over
/// only where the instruction cares.
#[test]
fn the_first_entry_that_agrees_is_taken() {
    let shbin = build(".proc main\nmov r0.x, r1.xyzw\nadd r0.x, r1.xwww, r2\nmov r0, r1\nmov r0, r1.xwww\n.end\n");
    assert_eq!(shbin.code.iter().map(|word| word & 0x7F).collect::<Vec<_>>(), [0, 0, 1, 2]);
    assert_eq!(shbin.operand_descriptors(), [0x368, 0x36F, 0x7EF]);
}

#[test]
fn descriptors_are_shared_by_all_files() {
    let shbin =
        run(&[".proc main\nmov r0.x, r1\nend\n.end\n", ".entry b\n.proc b\nmov r0.y, r1\nmov r2.x, r3\nend\n.end\n"])
            .shbin;
    assert_eq!([shbin.code[0], shbin.code[2], shbin.code[3]].map(|word| word & 0x7F), [0, 1, 0]);
    assert_eq!(shbin.descriptors.len(), 2);
}

/// `count` instructions that each need a descriptor of their own.
fn distinct(mnemonic: &str, operands: &str, count: usize) -> String {
    let letters = ['x', 'y', 'z', 'w'];
    (0..count)
        .map(|index| {
            let selector: String = (0..4).map(|place| letters[index >> (2 * place) & 3]).collect();
            format!("{mnemonic} r0, r1.{selector}{operands}\n")
        })
        .collect()
}

/// A mad whose descriptor would be number 40: it changes places with the lowest one that no mad uses, number 2, and the
/// words that used that are patched.
#[test]
fn mad_exchanges_its_descriptor_below_32() {
    let mut lines = distinct("mad", ", r2, r3", 2);
    lines += &distinct("dst", ", r2", 40);
    let shbin = build(&format!(".proc main\n{lines}mad r0, -r1, r2, r3\nend\n.end\n"));
    let numbers: Vec<u32> =
        shbin.code[..42].iter().map(|word| word & if word >> 29 == 7 { 0x1F } else { 0x7F }).collect();
    // The first two dst share the descriptors of the mads; the rest are 2 to 39.
    let mut expected: Vec<u32> = [0, 1].into_iter().chain(0..40).collect();
    // The new mad took entry 40, then exchanged it with 2.
    expected[2 + 2] = 40;
    assert_eq!(numbers, expected);
    assert_eq!(shbin.code[42] & 0x1F, 2);
    let table = shbin.operand_descriptors();
    assert_eq!(table.len(), 41);
    assert_eq!(table[2], 0x0D86_C37F);
    assert_eq!(table[40] & 0x1FF0, 2 << 11, "selector zxxx");
}

#[test]
fn a_mad_that_finds_its_descriptor_above_32_exchanges_it_too() {
    let lines = distinct("dst", ", r2", 33);
    let shbin = build(&format!(".proc main\n{lines}mad r0, r1.xxyx, r2, r3\nend\n.end\n"));
    // dst number 32 has the selector xxzx; mad wants that of number 16, below 32: no exchange.
    assert_eq!(shbin.code[33] & 0x1F, 16);
    let shbin = build(&format!(".proc main\n{lines}mad r0, r1.xxzx, r2, r3\nend\n.end\n"));
    assert_eq!((shbin.code[33] & 0x1F, shbin.code[32] & 0x7F, shbin.code[0] & 0x7F), (0, 0, 32));
    assert_eq!(shbin.descriptors.len(), 33);
}

#[test]
fn raw_words_are_never_patched() {
    let lines = distinct("dst", ", r2", 33);
    let raw = ".word 0x10201900\n.word 0x10201920\n";
    let shbin = build(&format!(".proc main\n{lines}{raw}mad r0, r1.xxzx, r2, r3\nend\n.end\n"));
    assert_eq!(shbin.code[33..35], [0x1020_1900, 0x1020_1920]);
}

#[test]
fn thirty_two_descriptors_for_mad_and_128_in_all_are_possible() {
    assert_eq!(table(&distinct("mad", ", r2, r3", 32)).len(), 32);
    assert_eq!(table(&distinct("dst", ", r2", 128)).len(), 128);
}
