// SPDX-License-Identifier: MIT
//! The container format (shbin.md): layout, fields, malformed files.

use std::fmt::Write;

use expect_test::expect;
use pica_model::shader::isa::RegisterFile;
use pica_shader::assembler::{SourceFile, assemble};
use pica_shader::shbin::{
    Constant, ConstantValue, DescriptorEntry, GeometryMode, Label, Output, RegisterRange, ShaderStage, Shbin, Uniform,
    f24_from_f32, f24_literal, space_number, space_register,
};
use proptest::prelude::*;

fn build(text: &str) -> Shbin {
    let source = SourceFile::new("test.pica", text);
    assemble(&[source]).unwrap_or_else(|errors| panic!("{}", errors[0])).shbin
}

fn word(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}

/// shbin.md#example, first example: 47 words, 13 descriptors, 1 DVLE.
#[test]
fn header_words_of_section_13_4() {
    let mut shbin = build(".proc main\nend\n.end\n");
    shbin.code = vec![0x8400_0000; 47];
    shbin.descriptors = vec![DescriptorEntry::from(0); 13];
    let bytes = shbin.write().expect("small");
    assert_eq!(&bytes[..4], b"DVLB");
    assert_eq!([word(&bytes, 4), word(&bytes, 8)], [1, 0x158]);
    let dvlp: Vec<u32> = (0..10).map(|index| word(&bytes, 12 + 4 * index)).collect();
    assert_eq!(dvlp, [0x504C_5644, 0, 0x28, 0x2F, 0xE4, 0x0D, 0x14C, 0, 0, 0]);
}

/// shbin.md#example, second example.
#[test]
fn geometry_header_words_of_section_13_4() {
    let bytes = build(".gsh fixed c48 c0 4\n.out - dummy\n.proc main\nend\n.end\n").write().expect("small");
    let dvle = word(&bytes, 8) as usize;
    assert_eq!(word(&bytes, dvle + 4), 0x0101_1002);
    assert_eq!(word(&bytes, dvle + 20), 0x0400_0002);
}

/// Every field of shbin.md#dvle at its offset, read back from a program that has all of them.
#[test]
fn fields_are_at_the_offsets_of_section_13_2() {
    let bytes = build(
        ".fvec matrix[4]\n.ivec count\n.bool flag\n.constf k(1.0, 2.0, 3.0, 4.0)\n.consti n(1, 2, 3, 4)\n.setb b9 on\n\
         .in position v2\n.out - position o0\n.out - texcoord0.xy\n\
         .proc helper\nnop\nnop\n.end\n.proc main\nnop\nend\n.end\n",
    )
    .write()
    .expect("small");
    let start = word(&bytes, 8) as usize;
    let dvle = &bytes[start..];
    assert_eq!(&dvle[..4], b"DVLE");
    assert_eq!([word(dvle, 4), word(dvle, 8), word(dvle, 12)], [0x1002, 2, 4]);
    assert_eq!(word(dvle, 0x10), 0x0003_0004, "output mask, input mask");
    assert_eq!(word(dvle, 0x14), 0);
    let tables: Vec<u32> = (0..10).map(|index| word(dvle, 0x18 + 4 * index)).collect();
    // Header 64, 3 constants of 20, no labels, 2 outputs of 8, 4 uniforms of 8, then the names.
    assert_eq!(tables, [64, 3, 124, 0, 124, 2, 140, 4, 172, 27]);
    let constants: Vec<u32> = (0..15).map(|index| word(dvle, 64 + 4 * index)).collect();
    assert_eq!(constants[..5], [2 | 95 << 16, 0x3F_0000, 0x40_0000, 0x40_8000, 0x41_0000]);
    assert_eq!(constants[5..10], [1 | 3 << 16, 0x0403_0201, 0, 0, 0]);
    assert_eq!(constants[10..], [9 << 16, 1, 0, 0, 0]);
    let outputs: Vec<u32> = (0..4).map(|index| word(dvle, 124 + 4 * index)).collect();
    assert_eq!(outputs, [0, 0xF, 3 | 1 << 16, 0x3]);
    let uniforms: Vec<u32> = (0..8).map(|index| word(dvle, 140 + 4 * index)).collect();
    assert_eq!(uniforms, [0, 0x0002_0002, 9, 0x0013_0010, 16, 0x0070_0070, 22, 0x0078_0078]);
    assert_eq!(&dvle[172..199], b"position\0matrix\0count\0flag\0");
    assert_eq!(&dvle[199..], [0], "padding to 4 bytes");
}

#[test]
fn tables_are_read_into_the_same_values() {
    let shbin = build(
        ".gsh variable c20 3\n.fvec width\n.seti i1(255, 0, 1, 0)\n.out - view o4\n.proc main\nemit\nend\n.end\n",
    );
    let read = Shbin::read(&shbin.write().expect("small")).expect("well-formed");
    let program = &read.programs[0];
    assert_eq!(
        (program.stage, program.mode, program.variable_count),
        (ShaderStage::Geometry, GeometryMode::Variable, 3)
    );
    assert_eq!(program.constants, [Constant::new(1, ConstantValue::Integer([255, 0, 1, 0]))]);
    assert_eq!(program.outputs, [Output { kind: 8, register: 4, mask: 0xF, unknown: 0 }]);
    assert_eq!(program.uniforms, [Uniform { symbol: 0, first: 0x10 + 20, last: 0x10 + 20 }]);
    assert_eq!(program.symbol(0), Some(&b"width"[..]));
    assert_eq!(program.symbol(2), Some(&b"dth"[..]), "a tail of a name is a name");
    assert_eq!(program.symbol(6), None);
    assert_eq!(program.symbol(u32::MAX), None);
    assert_eq!(Shbin { layout: None, ..read }, shbin);
}

/// What picasso never writes survives too: label tables, file names, gaps, unknown words, tables in another order.
#[test]
fn foreign_layouts_are_written_back() {
    let mut shbin = build(".fvec a\n.proc main\nend\n.end\n");
    shbin.version = 7;
    shbin.unknown_1c = 0x1234_5678;
    shbin.file_names = b"shader.vsh\0".to_vec();
    shbin.descriptors = vec![DescriptorEntry { descriptor: 0x0D86_C36F, unknown: 0xF }];
    shbin.programs[0].labels = vec![Label { id: 0, unknown: 1, address: 0, size: u32::MAX, symbol: 0 }];
    let mut bytes = shbin.write().expect("small");
    // A gap with something in it before the DVLE, which moves with its pointer.
    let dvle = word(&bytes, 8) as usize;
    bytes.splice(dvle..dvle, *b"gap!");
    bytes[8..12].copy_from_slice(&(dvle as u32 + 4).to_le_bytes());
    bytes.extend(b"tail");
    let read = Shbin::read(&bytes).expect("well-formed");
    assert_eq!(read.write().expect("small"), bytes);
    let fresh = Shbin { layout: None, ..read.clone() };
    assert_eq!(fresh, shbin, "the values do not depend on the layout");
    // A change of size gives up the layout, a change of value does not.
    let mut changed = read.clone();
    changed.code[0] = 0x8400_0000;
    let rewritten = changed.write().expect("small");
    assert_eq!(rewritten.iter().zip(&bytes).filter(|(a, b)| a != b).count(), 1);
    changed.code.push(0x8800_0000);
    assert_eq!(Shbin::read(&changed.write().expect("small")).expect("well-formed").code, changed.code);
}

/// A program in the layout of nihstro's assembler, which emulators dump shaders in, too: a DVLP header of 28 bytes, the
/// DVLE right behind it, then code, descriptors, outputs, constants, uniforms, labels, symbols; masks and version are 0.
fn nihstro() -> Vec<u8> {
    let dvlb = [0x424C_5644, 1, 0x28];
    let dvlp = [0x504C_5644, 0, 0x5C, 2, 0x64, 1, 0];
    let dvle_head = [0x454C_5644, 0, 0, 0, 0, 0];
    // Offsets from the DVLE at 0x28, and numbers, of constants, labels, outputs, uniforms, symbols.
    let tables = [0x58, 1, 0x74, 1, 0x50, 1, 0x6C, 1, 0x84, 14];
    // mov o0, c0; end
    let code = [0x4C02_0000, 0x8800_0000, 0x0000_036F, 0];
    let outputs = [0x0000_0000, 0xF];
    let constants = [95 << 16 | 2, 0x3F_0000, 0, 0, 0];
    let uniforms = [5, 0x0010_0010];
    let labels = [0, 0, 0, 0];
    let words = [&dvlb[..], &dvlp, &dvle_head, &tables, &code, &outputs, &constants, &uniforms, &labels].concat();
    let mut bytes: Vec<u8> = words.into_iter().flat_map(u32::to_le_bytes).collect();
    bytes.extend(b"main\0position\0");
    bytes
}

#[test]
fn the_layout_of_nihstro_is_read_and_written_back() {
    let bytes = nihstro();
    let shbin = Shbin::read(&bytes).expect("well-formed");
    assert_eq!(shbin.code, [0x4C02_0000, 0x8800_0000]);
    assert_eq!(shbin.operand_descriptors(), [0x36F]);
    let program = &shbin.programs[0];
    assert_eq!(program.outputs, [Output { kind: 0, register: 0, mask: 0xF, unknown: 0 }]);
    assert_eq!(program.constants, [Constant::new(95, ConstantValue::Float([0x3F_0000, 0, 0, 0]))]);
    assert_eq!(program.symbol(program.uniforms[0].symbol), Some(&b"position"[..]));
    assert_eq!(program.symbol(program.labels[0].symbol), Some(&b"main"[..]));
    assert_eq!(shbin.write().expect("small"), bytes);
    // What the short header has no place for makes it a long one.
    let longer = Shbin { unknown_1c: 1, ..shbin };
    assert_eq!(Shbin::read(&longer.write().expect("small")).expect("well-formed").unknown_1c, 1);
}

#[test]
fn unknown_kinds_are_kept() {
    let mut shbin = build(".proc main\nend\n.end\n");
    let program = &mut shbin.programs[0];
    program.stage = ShaderStage::Other(9);
    program.mode = GeometryMode::Other(200);
    program.constants = vec![Constant { kind: 77, register: 1000, words: [1, 2, 3, 4] }];
    program.outputs = vec![Output { kind: 7, register: 99, mask: 0xFFFF, unknown: 5 }];
    assert_eq!(program.constants[0].value(), None);
    assert_eq!(program.outputs[0].output_type(), None);
    let read = Shbin::read(&shbin.write().expect("small")).expect("well-formed");
    assert_eq!(Shbin { layout: None, ..read }, shbin);
}

#[test]
fn the_uniform_numbering_is_that_of_section_13_2() {
    use RegisterFile::{Boolean, Float, Input, Integer, Output, Temporary};
    let cases = [
        (0x00, Input, 0),
        (0x0F, Input, 15),
        (0x10, Float, 0),
        (0x6F, Float, 95),
        (0x70, Integer, 0),
        (0x73, Integer, 3),
        (0x78, Boolean, 0),
        (0x87, Boolean, 15),
    ];
    for (number, file, register) in cases {
        assert_eq!(space_register(number), Some((file, register)));
        assert_eq!(space_number(file, register), Some(number));
    }
    for number in [0x74, 0x77, 0x88, 0xFFFF] {
        assert_eq!(space_register(number), None);
    }
    assert_eq!(space_number(Output, 0), None);
    assert_eq!(space_number(Temporary, 0), None);
    assert_eq!(RegisterRange::new(0x10, 0x13), Some(RegisterRange { file: Float, first: 0, count: 4 }));
    assert_eq!(RegisterRange::new(0x13, 0x10), None, "backwards");
    assert_eq!(RegisterRange::new(0x6F, 0x70), None, "across two files");
}

/// Conversions worked by hand, and the edge cases of host tools (numbers.md#from-f32-to-f24).
#[test]
fn constants_convert_without_the_slips_of_host_tools() {
    let cases = [
        (0.1, 0x3B_9999),
        (1.0 / 3.0, 0x3D_5555),
        (255.0, 0x46_FE00),
        (100.0, 0x45_9000),
        (120.0, 0x45_E000),
        (200.0, 0x46_9000),
        (32767.0, 0x4D_FFFC),
        (-32768.0, 0xCE_0000),
        (127.996_09, 0x45_FFFC),
        (1e-20, 0),
        (3e18, 0x7C_4D11),
        (1e30, 0x7F_0000),
        (-1e30, 0xFF_0000),
        (-1e-30, 0x80_0000),
        (f32::INFINITY, 0x7F_0000),
        (f32::NAN, 0x7F_0000),
        // [2^-63, 2^-62): the hidden bit is lost.
        (f32::from_bits((127 - 63) << 23), 0),
        (f32::from_bits((127 - 63) << 23 | 0x40_0000), 0x00_8000),
        // [2^64, 2^65): infinity or NaN by mantissa.
        (f32::from_bits((127 + 64) << 23), 0x7F_0000),
        (f32::from_bits((127 + 64) << 23 | 0x40_0000), 0x7F_8000),
        (f32::from_bits((127 - 64) << 23 | 0x7F_FFFF), 0),
        (f32::from_bits((127 + 65) << 23), 0x7F_0000),
    ];
    for (value, expected) in cases {
        assert_eq!(f24_from_f32(value), expected, "{value:e}");
    }
}

/// Every pattern has a literal that converts back to it, through double and single precision as the assembler does. A
/// fixed stride by default, all of them where `PICA_FULL` is set.
#[test]
fn every_pattern_has_a_literal() {
    let step = if std::env::var_os("PICA_FULL").is_some() { 1 } else { 997 };
    for bits in (0..1 << 24).step_by(step).chain([0xFF_FFFF, 0x80_0000, 0x7F_0000, 0xFF_0000, 0x00_0001, 0x00_FFFF]) {
        let literal = f24_literal(bits);
        let value = literal.parse::<f64>().expect("a number") as f32;
        assert_eq!(f24_from_f32(value), bits, "{bits:06X} {literal}");
    }
    let texts = [0x3B_9999, 0x3F_0000, 0xBE_0000, 0x46_FE00, 0x37_0101, 0x7F_0000, 0x80_0000].map(f24_literal);
    assert_eq!(texts, ["0.1", "1.0", "-0.5", "255.0", "0.0039216", "inf", "-0.0"]);
}

#[test]
fn malformed_files_name_offset_and_field() {
    let good = build(".fvec a\n.constf k(0,0,0,0)\n.out - position\n.proc main\nmov r0, k\nend\n.end\n");
    let good = good.write().expect("small");
    let dvle = word(&good, 8) as usize;
    let patched = |at: usize, value: u32| {
        let mut bytes = good.clone();
        bytes[at..at + 4].copy_from_slice(&value.to_le_bytes());
        bytes
    };
    let files = [
        ("empty", Vec::new()),
        ("short", b"DVLB\x01\0".to_vec()),
        ("wrong magic", patched(0, 0x1234_5678)),
        ("many programs", patched(4, u32::MAX)),
        ("two programs", patched(4, 2)),
        ("program outside", patched(8, 0x1000)),
        ("program inside the code", patched(8, 0x34)),
        ("wrong DVLP magic", patched(12, 0)),
        ("code outside", patched(12 + 8, 0xFFFF_FFFF)),
        ("code too long", patched(12 + 12, 0x4000_0000)),
        ("descriptors over the code", patched(12 + 16, 0x28)),
        ("too many descriptors", patched(12 + 20, 1000)),
        ("file names outside", patched(12 + 36, 10_000)),
        ("wrong DVLE magic", patched(dvle, 0)),
        ("constants outside", patched(dvle + 0x18, 0x8000_0000)),
        ("too many constants", patched(dvle + 0x1C, 0xFFFF_FFFF)),
        ("labels outside", patched(dvle + 0x24, 3)),
        ("outputs outside", patched(dvle + 0x28, 0x100)),
        ("uniforms outside", patched(dvle + 0x34, 0x100)),
        ("uniforms over the outputs", patched(dvle + 0x30, 84)),
        ("symbols outside", patched(dvle + 0x3C, 0x100)),
        ("cut off", good[..good.len() - 4].to_vec()),
    ];
    let mut text = String::new();
    for (name, bytes) in files {
        let error = Shbin::read(&bytes).expect_err(name);
        writeln!(text, "{name}: {error}").expect("a string");
    }
    expect![[r#"
        empty: offset 0x0: DVLB: needs bytes 0x0 to 0x8, but the file ends at 0x0
        short: offset 0x0: DVLB: needs bytes 0x0 to 0x8, but the file ends at 0x6
        wrong magic: offset 0x0: DVLB magic: expected "DVLB", found [78, 56, 34, 12]
        many programs: offset 0x4: DVLB number of DVLE: needs bytes 0x8 to 0x400000004, but the file ends at 0xac
        two programs: offset 0x10: DVLP magic: expected "DVLP", found [00, 00, 00, 00]
        program outside: offset 0x8: DVLE 0 header: needs bytes 0x1000 to 0x1040, but the file ends at 0xac
        program inside the code: offset 0x8: DVLE 0 header: bytes 0x34 to 0x74 already belong to DVLP operand descriptor table
        wrong DVLP magic: offset 0xc: DVLP magic: expected "DVLP", found [00, 00, 00, 00]
        code outside: offset 0x14: DVLP code: needs bytes 0x10000000b to 0x100000013, but the file ends at 0xac
        code too long: offset 0x14: DVLP code: needs bytes 0x34 to 0x100000034, but the file ends at 0xac
        descriptors over the code: offset 0x1c: DVLP operand descriptor table: bytes 0x34 to 0x3c already belong to DVLP code
        too many descriptors: offset 0x1c: DVLP operand descriptor table: needs bytes 0x3c to 0x1f7c, but the file ends at 0xac
        file names outside: offset 0x2c: DVLP file name symbol table: needs bytes 0xc to 0x271c, but the file ends at 0xac
        wrong DVLE magic: offset 0x44: DVLE 0 header magic: expected "DVLE", found [00, 00, 00, 00]
        constants outside: offset 0x5c: DVLE 0 constant table: needs bytes 0x80000044 to 0x80000058, but the file ends at 0xac
        too many constants: offset 0x5c: DVLE 0 constant table: needs bytes 0x84 to 0x1400000070, but the file ends at 0xac
        labels outside: offset 0x64: DVLE 0 label table: needs bytes 0x98 to 0xc8, but the file ends at 0xac
        outputs outside: offset 0x6c: DVLE 0 output table: needs bytes 0x144 to 0x14c, but the file ends at 0xac
        uniforms outside: offset 0x74: DVLE 0 uniform table: needs bytes 0xa0 to 0x8a0, but the file ends at 0xac
        uniforms over the outputs: offset 0x74: DVLE 0 uniform table: bytes 0x98 to 0xa0 already belong to DVLE 0 output table
        symbols outside: offset 0x7c: DVLE 0 symbol table: needs bytes 0xa8 to 0x1a8, but the file ends at 0xac
        cut off: offset 0x7c: DVLE 0 symbol table: needs bytes 0xa8 to 0xaa, but the file ends at 0xa8
    "#]].assert_eq(&text);
}

proptest! {
    /// No bytes make the reader panic.
    #[test]
    fn reading_never_panics(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = Shbin::read(&bytes);
    }

    /// Any change to a good file is either refused or survives writing byte for byte.
    #[test]
    fn damaged_files_are_refused_or_written_back(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
        cut in prop::option::of(any::<prop::sample::Index>()),
        file in prop::sample::select(vec!["08_geometry.curve", "12_shader.flow", "01_triangle.tri"]),
    ) {
        let path = format!("{}/tests/data/shaders/{file}.shbin", env!("CARGO_MANIFEST_DIR"));
        let mut bytes = std::fs::read(path).expect("part of the test data");
        for (at, value) in changes {
            // Headers are where it matters; most of the file is code and names.
            let length = bytes.len();
            let at = if value & 1 == 0 { at.index(64) } else { at.index(length) };
            bytes[at] = value;
        }
        if let Some(cut) = cut {
            bytes.truncate(cut.index(bytes.len()));
        }
        if let Ok(shbin) = Shbin::read(&bytes) {
            prop_assert_eq!(shbin.write().expect("small"), bytes);
        }
    }

    /// Any values in any tables survive writing and reading.
    #[test]
    fn values_survive(
        code in prop::collection::vec(any::<u32>(), 0..20),
        descriptors in prop::collection::vec(any::<(u32, u32)>(), 0..5),
        symbols in prop::collection::vec(any::<u8>(), 0..30),
        constants in prop::collection::vec(any::<(u16, u16, [u32; 4])>(), 0..4),
        header in any::<(u16, u8, u8, u32, u32, u16, u16, [u8; 4])>(),
        copies in 0usize..4,
    ) {
        let mut shbin = build(".proc main\nend\n.end\n");
        shbin.code = code;
        shbin.descriptors =
            descriptors.into_iter().map(|(descriptor, unknown)| DescriptorEntry { descriptor, unknown }).collect();
        let mut program = shbin.programs[0].clone();
        let (version, stage, merge, entry, end, input_mask, output_mask, mode) = header;
        program.version = version;
        program.stage = ShaderStage::from_byte(stage);
        program.merge = merge;
        (program.entry, program.end) = (entry, end);
        (program.input_mask, program.output_mask) = (input_mask, output_mask);
        program.mode = GeometryMode::from_byte(mode[0]);
        [_, program.fixed_start, program.variable_count, program.fixed_count] = mode;
        program.constants =
            constants.into_iter().map(|(kind, register, words)| Constant { kind, register, words }).collect();
        program.symbols = symbols;
        shbin.programs = vec![program; copies];
        let read = Shbin::read(&shbin.write().expect("small")).expect("well-formed");
        prop_assert_eq!(Shbin { layout: None, ..read }, shbin);
    }
}
