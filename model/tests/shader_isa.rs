// SPDX-License-Identifier: MIT
//! The decoder against the encoder, and what is made of fields against shader-unit.md. Codes and positions are compared
//! with the documents by the tests of `pica-spec`.

use pica_model::shader::isa::{
    Comparison, Component, Condition, Destination, Field, Format, IndexRegister, Instruction, Mask, NarrowSource,
    OPCODES, Opcode, OperandDescriptor, Operands, Reads, RegisterFile, Shape, Source, SourceModifier, Swizzle,
};

#[test]
fn fields_of_a_format_do_not_overlap_and_leave_only_the_documented_bits() {
    for format in Format::ALL {
        let mut used = format.opcode_mask();
        for spec in format.fields() {
            assert_eq!(used & spec.mask(), 0, "{format:?} {:?}", spec.field);
            used |= spec.mask();
        }
        let unused = match format {
            Format::Format0 => 0x03FF_FFFF,
            Format::Format1u => 0x0000_0F80,
            Format::Format2 | Format::Format3 => 0x0000_0300,
            Format::Format3Loop => 0x0300_0300,
            Format::Format4 => 0x003F_FFFF,
            _ => 0,
        };
        assert_eq!(format.unused_mask(), unused, "{format:?}");
    }
}

#[test]
fn rows_stand_at_the_index_of_their_opcode() {
    for (index, row) in OPCODES.iter().enumerate() {
        assert_eq!(row.opcode as usize, index);
        assert_eq!(row.opcode.info().code, row.code);
        assert_eq!(row.shape == Shape::Raw, row.mnemonic.is_empty());
        let sources =
            row.format.fields().iter().filter(|spec| matches!(spec.field, Field::Src1 | Field::Src2 | Field::Src3));
        let read = row.reads.iter().filter(|&&reads| reads != Reads::Nothing);
        assert_eq!(sources.count(), read.count(), "{}", row.name);
    }
}

#[test]
fn mnemonics_are_found_in_any_case_and_unknown_ones_are_not() {
    assert_eq!(Opcode::from_mnemonic("mad"), Some(Opcode::Mad));
    assert_eq!(Opcode::from_mnemonic("SgEi"), Some(Opcode::Sgei));
    assert_eq!(Opcode::from_mnemonic("for"), Some(Opcode::Loop));
    assert_eq!(Opcode::from_mnemonic("loop"), None);
    assert_eq!(Opcode::from_mnemonic(""), None);
}

#[test]
fn inverted_forms_have_their_second_source_wide() {
    let inverted: Vec<_> = OPCODES.iter().filter_map(|row| Some((row.opcode, row.opcode.inverted()?))).collect();
    let expected = [
        (Opcode::Dph, Opcode::Dphi),
        (Opcode::Dst, Opcode::Dsti),
        (Opcode::Sge, Opcode::Sgei),
        (Opcode::Slt, Opcode::Slti),
        (Opcode::Mad, Opcode::Madi),
    ];
    assert_eq!(inverted, expected);
}

/// Every opcode with every combination of boundary values of its fields, and with every pattern of unused bits at the
/// boundaries, comes back as it was; and each field holds what was put into it.
#[test]
fn decoding_loses_nothing_at_the_field_boundaries() {
    let mut words = 0u64;
    for code in 0..64u32 {
        let format = Opcode::of_word(code << 26).info().format;
        for unused in [0, 1 << format.unused_mask().trailing_zeros().min(31), format.unused_mask()] {
            let base = code << 26 & format.opcode_mask() | unused & format.unused_mask();
            let mut patterns = vec![base];
            for spec in format.fields() {
                let max = (1u32 << spec.width) - 1;
                let mut values = vec![0, 1, max >> 1, (max >> 1) + 1, max - 1, max];
                values.sort_unstable();
                values.dedup();
                patterns = patterns
                    .iter()
                    .flat_map(|&word| values.iter().map(move |&value| word | value << spec.lsb))
                    .collect();
            }
            for word in patterns {
                let instruction = Instruction::decode(word);
                assert_eq!(instruction.encode(), word, "{word:08X}");
                assert_eq!(instruction.unused, word & format.unused_mask());
                for spec in format.fields() {
                    let value = word >> spec.lsb & ((1 << spec.width) - 1);
                    assert_eq!(instruction.field(spec.field), value, "{word:08X} {:?}", spec.field);
                }
                words += 1;
            }
        }
    }
    assert!(words > 1_000_000, "{words}");
}

/// `encode(decode(w)) == w` on a fixed stride through all words, or on all 2^32 of them where `PICA_FULL` is set.
#[test]
fn decoding_loses_nothing() {
    let full = std::env::var_os("PICA_FULL").is_some();
    // An odd step visits every word once before it repeats.
    let (step, count) = if full { (1u32, 1u64 << 32) } else { (0x9E37_79B1, 1 << 21) };
    let mut word = 0u32;
    for _ in 0..count {
        assert_eq!(Instruction::decode(word).encode(), word, "{word:08X}");
        word = word.wrapping_add(step);
    }
}

#[test]
fn descriptors_lose_nothing() {
    for bit in 0..32 {
        for word in [1u32 << bit, !(1 << bit), u32::MAX << bit, u32::MAX >> bit] {
            assert_eq!(OperandDescriptor::decode(word).encode(), word);
        }
    }
    let mut word = 0u32;
    for _ in 0..1 << 20 {
        assert_eq!(OperandDescriptor::decode(word).encode(), word, "{word:08X}");
        word = word.wrapping_add(0x9E37_79B1);
    }
}

/// Descriptors read by the table of shader-unit.md#operand-descriptors.
#[test]
fn descriptor_fields_are_where_the_page_has_them() {
    let modifier = |negate, text: &str| {
        let letters: Vec<_> = text.chars().filter_map(Component::from_letter).collect();
        SourceModifier { negate, swizzle: Swizzle::new([letters[0], letters[1], letters[2], letters[3]]) }
    };
    // add r1.xy, c95.yyyy, -r0.yxxx
    let add = OperandDescriptor::decode(0x0010_2AAC);
    assert_eq!(add.mask, Mask::of("xy"));
    assert_eq!(add.sources[0], modifier(false, "yyyy"));
    assert_eq!(add.sources[1], modifier(true, "yxxx"));
    // mad r0.xyz, -r1.zyxx, c1[aL], r2.wwww
    let mad = OperandDescriptor::decode(0x7F86_D21E);
    assert_eq!(mad.mask, Mask::of("xyz"));
    assert_eq!(mad.sources, [modifier(true, "zyxx"), modifier(false, "xyzw"), modifier(false, "wwww")]);
    assert!(!mad.unused);
    assert!(OperandDescriptor::decode(0x8000_0000).unused);
    // shader-unit.md#operand-descriptors: bit 3 = x ... bit 0 = w; 0x1B = xyzw, 0x55 = yyyy.
    assert_eq!(Mask::of("x").bits(), 8);
    assert_eq!(Mask::of("w").bits(), 1);
    assert_eq!(Swizzle::IDENTITY.bits(), 0x1B);
    assert_eq!(modifier(false, "yyyy").swizzle.bits(), 0x55);
}

#[test]
fn selectors_chain() {
    let swizzle = |text: &str| {
        let letters: Vec<_> = text.chars().filter_map(Component::from_letter).collect();
        Swizzle::new([letters[0], letters[1], letters[2], letters[3]])
    };
    // (c0.wyxz).xxww = c0.wwzz
    assert_eq!(swizzle("xxww").after(swizzle("wyxz")), swizzle("wwzz"));
    assert_eq!(swizzle("stpq"), Swizzle::IDENTITY);
    assert_eq!(swizzle("rgba"), Swizzle::IDENTITY);
    assert_eq!(swizzle("xzzz").to_string(), "xz");
    assert_eq!(swizzle("yyyy").to_string(), "y");
    assert_eq!(swizzle("xyzw").to_string(), "xyzw");
    assert_eq!(swizzle("xzzz").named(), Mask::of("xz"));
}

#[test]
fn register_numbers_are_those_of_the_page() {
    use RegisterFile::{Boolean, Float, Input, Integer, Output, Temporary};
    for (file, number, bits) in [
        (Input, 0, 0x00),
        (Input, 15, 0x0F),
        (Temporary, 0, 0x10),
        (Temporary, 15, 0x1F),
        (Float, 0, 0x20),
        (Float, 95, 0x7F),
    ] {
        let source = Source::new(file, number).expect("a source");
        assert_eq!((source.bits(), source.register()), (bits, (file, number)));
        assert_eq!(source.narrow().map(NarrowSource::bits), (bits < 0x20).then_some(bits));
    }
    for (file, number, bits) in [(Output, 0, 0x00), (Output, 15, 0x0F), (Temporary, 0, 0x10), (Temporary, 15, 0x1F)] {
        let destination = Destination::new(file, number).expect("a destination");
        assert_eq!((destination.bits(), destination.register()), (bits, (file, number)));
    }
    for (file, number) in [(Output, 0), (Integer, 0), (Boolean, 0), (Input, 16), (Float, 96)] {
        assert_eq!(Source::new(file, number), None);
    }
    for (file, number) in [(Input, 0), (Float, 0), (Output, 16), (Temporary, 16)] {
        assert_eq!(Destination::new(file, number), None);
    }
    assert_eq!(IndexRegister::ALL.map(IndexRegister::raw), [0, 1, 2, 3]);
    assert_eq!(IndexRegister::ALL.map(IndexRegister::assembly), ["", "a0.x", "a0.y", "aL"]);
}

/// A count of more than 255 goes on in bits 8 and 9.
#[test]
fn long_counts_use_bits_8_and_9() {
    let call = Instruction::decode(0x9000_0000).with_long_count(0x2AB);
    assert_eq!(call.encode(), 0x9000_02AB);
    assert_eq!((call.field(Field::Num), call.field(Field::NumHigh), call.long_count()), (0xAB, 2, 0x2AB));
    assert_eq!(call.unused, 0x200);
}

/// shader-unit.md#operations: condition evaluation, all 64 cases.
#[test]
fn conditions_hold_by_their_operator() {
    for bits in 0..64u8 {
        let [cmp_x, cmp_y, ref_x, ref_y] = [0, 1, 2, 3].map(|bit| bits >> bit & 1 != 0);
        let operator = bits >> 4;
        let expected = match operator {
            0 => cmp_x == ref_x || cmp_y == ref_y,
            1 => cmp_x == ref_x && cmp_y == ref_y,
            2 => cmp_x == ref_x,
            _ => cmp_y == ref_y,
        };
        assert_eq!(Condition::from_bits(operator, ref_x, ref_y).holds(cmp_x, cmp_y), expected);
    }
}

#[test]
fn compare_operators_are_those_of_the_page() {
    let names = Comparison::ALL.map(Comparison::assembly);
    assert_eq!(names, ["eq", "ne", "lt", "le", "gt", "ge", "", ""]);
    assert_eq!(Comparison::from_assembly("GE").map(Comparison::raw), Some(5));
    assert_eq!(Comparison::from_assembly("6"), None);
    assert_eq!(Comparison::from_assembly(""), None);
}

/// shader-unit.md#instruction-words: bit 26 of CMP is bit 2 of CMPX and the low bit of the 6-bit opcode.
#[test]
fn cmp_shares_bit_26_with_its_opcode() {
    for (word, expected) in [(0xBAA1_0880u32, Comparison::Lt), (0xBCA1_0880, Comparison::Gt)] {
        let Operands::Format1c { compare_x, .. } = Instruction::decode(word).operands else { panic!("{word:08X}") };
        assert_eq!(compare_x, expected);
    }
}

#[test]
fn fields_can_be_replaced_and_absent_ones_change_nothing() {
    let nop = Instruction::decode(0x8400_0000);
    assert_eq!(nop.with_field(Field::Address, 0xFFF), nop);
    let call = Instruction::decode(0x9000_0001).with_field(Field::Address, 0x1ABC);
    assert_eq!(call.encode(), 0x9000_0001 | 0xABC << 10);
}
