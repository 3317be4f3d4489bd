// SPDX-License-Identifier: MIT
//! Any program disassembles to a text that assembles to the same words and descriptors, and no text makes the assembler
//! panic.

use pica_model::shader::isa::{OPCODES, OperandDescriptor};
use pica_shader::assembler::{SourceFile, assemble, render};
use pica_shader::disassembler::{describe, disassemble, disassemble_code};
use pica_shader::shbin::{Constant, DescriptorEntry, Dvle, GeometryMode, Label, Output, ShaderStage, Shbin, Uniform};
use proptest::prelude::*;

/// Assembles a disassembly, which must have no errors.
fn reassemble(text: &str) -> Result<Shbin, TestCaseError> {
    match assemble(&[SourceFile::new("disassembly", text)]) {
        Ok(assembly) => Ok(assembly.shbin),
        Err(errors) => Err(TestCaseError::fail(format!("{}\n{text}", render(&errors, false)))),
    }
}

fn check_code(code: &[u32], descriptors: &[u32], stage: ShaderStage) -> Result<(), TestCaseError> {
    let text = disassemble_code(code, descriptors, stage);
    let shbin = reassemble(&text)?;
    prop_assert_eq!(&shbin.code, code, "{}", text);
    prop_assert_eq!(shbin.operand_descriptors(), descriptors, "{}", text);
    prop_assert_eq!(shbin.programs[0].stage, stage);
    Ok(())
}

/// Words that look like those of real programs: few descriptors, near targets, blocks that often nest and sometimes cross.
fn plausible_word(at: u32) -> impl Strategy<Value = u32> {
    let flow = (0x20u32..0x2E, 0u32..24, prop_oneof![4 => Just(0u32), 2 => 1u32..6, 1 => any::<u32>()], 0u32..16)
        .prop_map(move |(opcode, ahead, count, condition)| {
            opcode << 26 | condition << 22 | ((at + ahead) & 0xFFF) << 10 | count & 0x3FF
        });
    let plain = prop::sample::select(vec![0x8400_0000u32, 0x8800_0000, 0xA800_0000, 0x8000_0000]);
    let arithmetic = (any::<u32>(), 0u32..4).prop_map(|(word, descriptor)| {
        let opcode = word >> 26;
        let opcode = if (0x20..0x2E).contains(&opcode) { opcode - 0x20 } else { opcode };
        let low = if opcode >= 0x30 { 0x1F } else { 0x7F };
        opcode << 26 | word & 0x03FF_FFFF & !low | descriptor
    });
    prop_oneof![4 => flow, 2 => plain, 4 => arithmetic, 1 => any::<u32>()]
}

fn plausible_code(max: usize) -> impl Strategy<Value = Vec<u32>> {
    (0..max).prop_flat_map(|length| (0..length as u32).map(plausible_word).collect::<Vec<_>>())
}

fn descriptors() -> impl Strategy<Value = Vec<u32>> {
    let usual = prop::sample::select(vec![0x0D86_C36Fu32, 0x0006_C368, 0x36F, 0x0006_C36F, 0x7F86_D21E]);
    prop::collection::vec(prop_oneof![3 => usual, 1 => any::<u32>()], 0..9)
}

fn stage() -> impl Strategy<Value = ShaderStage> {
    prop::sample::select(vec![ShaderStage::Vertex, ShaderStage::Geometry])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// A full program memory and a full descriptor memory of arbitrary words.
    #[test]
    fn arbitrary_memories(
        code in prop::collection::vec(any::<u32>(), 512),
        descriptors in prop::collection::vec(any::<u32>(), 128),
        stage in stage(),
    ) {
        check_code(&code, &descriptors, stage)?;
    }

    /// Full memories of plausible words.
    #[test]
    fn plausible_memories(
        code in (0..512u32).map(plausible_word).collect::<Vec<_>>(),
        descriptors in prop::collection::vec(any::<u32>(), 128),
        stage in stage(),
    ) {
        check_code(&code, &descriptors, stage)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1024))]

    #[test]
    fn short_plausible_programs(code in plausible_code(40), descriptors in descriptors(), stage in stage()) {
        check_code(&code, &descriptors, stage)?;
    }

    /// Several programs with any declarations over one code. Code and descriptors always survive; the rest does where the
    /// text does not say otherwise.
    #[test]
    fn containers(
        code in plausible_code(30),
        descriptors in prop::collection::vec((any::<u32>(), prop_oneof![Just(0u32), any::<u32>()]), 0..5),
        programs in prop::collection::vec(program(), 0..4),
    ) {
        let shbin = Shbin {
            code,
            descriptors: descriptors.into_iter().map(|(descriptor, unknown)| DescriptorEntry { descriptor, unknown }).collect(),
            programs,
            ..Shbin::default()
        };
        let text = disassemble(&shbin);
        let again = reassemble(&text)?;
        prop_assert_eq!(&again.code, &shbin.code, "{}", text);
        prop_assert_eq!(&again.descriptors, &shbin.descriptors, "{}", text);
        if !shbin.programs.is_empty() {
            prop_assert_eq!(again.programs.len(), shbin.programs.len(), "{}", text);
            for (own, again) in shbin.programs.iter().zip(&again.programs) {
                prop_assert_eq!((own.entry, own.end), (again.entry, again.end), "{}", text);
            }
            if !text.contains("; not in this text") {
                prop_assert_eq!(&again.programs, &shbin.programs, "{}", text);
            }
        }
    }
}

/// A program with declarations that mostly make sense.
fn program() -> impl Strategy<Value = Dvle> {
    let mostly = |usual: u16, wild: f64| prop_oneof![9 => Just(usual), 1 => (0..(wild as u16)).prop_map(|value| value)];
    let uniform = (0u32..12, 0u16..0x90, prop_oneof![3 => Just(0u16), 1 => 0u16..5])
        .prop_map(|(symbol, first, size)| Uniform { symbol: symbol * 3, first, last: first + size });
    let constant = (0u16..4, 0u16..98, any::<[u32; 4]>(), 0u8..3).prop_map(|(kind, register, words, tame)| {
        let words = match (tame, kind) {
            (0, _) => words,
            (_, 2) => words.map(|word| word & 0xFF_FFFF),
            (_, 0) => [words[0] & 1, 0, 0, 0],
            _ => [words[0], 0, 0, 0],
        };
        Constant { kind, register, words }
    });
    let output = (0u16..11, 0u16..17, 0u16..17, mostly(0, 3.0)).prop_map(|(kind, register, mask, unknown)| Output {
        kind,
        register,
        mask,
        unknown,
    });
    let symbols = prop_oneof![
        4 => Just(b"a\0b.c\0d\0_e\0f0\0c1\0aL\0\0cmp\0r\0ggggggggggggggg\0".to_vec()),
        1 => prop::collection::vec(any::<u8>(), 0..40),
    ];
    let label =
        (0u32..40, 0u32..40).prop_map(|(address, symbol)| Label { id: 0, unknown: 1, address, size: 1, symbol });
    (
        (0u8..3, 0u8..2, 0u8..4, any::<[u8; 3]>()),
        (0u32..34, 0u32..34, mostly(Dvle::VERSION, 9.0), any::<u16>()),
        prop::collection::vec(uniform, 0..6),
        prop::collection::vec(constant, 0..4),
        prop::collection::vec(output, 0..4),
        symbols,
        prop_oneof![3 => Just(Vec::new()), 1 => prop::collection::vec(label, 0..3)],
    )
        .prop_map(
            |(
                (stage, merge, mode, counts),
                (entry, end, version, masks),
                uniforms,
                constants,
                outputs,
                symbols,
                labels,
            )| {
                let mut uniforms = uniforms;
                uniforms.sort_by_key(|uniform| uniform.first);
                let named = uniforms
                    .iter()
                    .filter(|uniform| uniform.first < 16)
                    .fold(0, |mask, uniform| mask | 1 << uniform.first);
                let written = outputs
                    .iter()
                    .filter(|output| output.register < 16)
                    .fold(0, |mask, output| mask | 1 << output.register);
                Dvle {
                    version,
                    stage: ShaderStage::from_byte(stage),
                    merge,
                    entry,
                    end,
                    input_mask: if masks & 1 == 0 { named } else { masks },
                    output_mask: if masks & 2 == 0 { written } else { masks },
                    mode: GeometryMode::from_byte(mode),
                    fixed_start: counts[0],
                    variable_count: counts[1],
                    fixed_count: counts[2],
                    constants,
                    labels,
                    outputs,
                    uniforms,
                    symbols,
                }
            },
        )
}

/// Programs that are longer than a vertex unit's memory, in either stage; and what no unit can hold is left out.
#[test]
fn long_programs() {
    let mut word = 1u32;
    let mut next = || {
        word = word.wrapping_mul(0x9E37_79B1).wrapping_add(0x7F4A_7C15);
        word
    };
    let code: Vec<u32> = (0..5000).map(|_| next()).collect();
    let descriptors: Vec<u32> = (0..128).map(|_| next()).collect();
    for stage in [ShaderStage::Vertex, ShaderStage::Geometry] {
        for length in [0, 1, 511, 512, 513, 514, 600, 4095, 4096] {
            check_code(&code[..length], &descriptors, stage).unwrap_or_else(|error| panic!("{length} words: {error}"));
        }
        let text = disassemble_code(&code, &descriptors, stage);
        assert!(text.starts_with("; 904 words beyond 4096 are left out\n"));
        assert_eq!(reassemble(&text).expect("assembles").code, code[..4096]);
    }
}

/// Blocks nest deeper in some programs than the assembler lets them: the innermost are written raw.
#[test]
fn deep_nesting() {
    for depth in 0..40u32 {
        let end = depth + 1;
        let mut conditionals: Vec<u32> = vec![0xA380_0000 | end << 10; depth as usize];
        conditionals.push(0x8800_0000);
        // Procedures that all begin at word 0 and end one word later each.
        let mut procedures: Vec<u32> = (1..=depth).map(|length| 0x9000_0000 | length).collect();
        procedures.push(0x8800_0000);
        for code in [conditionals, procedures] {
            check_code(&code, &[], ShaderStage::Vertex).unwrap_or_else(|error| panic!("{depth}: {error}"));
            let raw = disassemble_code(&code, &[], ShaderStage::Vertex).matches(".word").count();
            assert_eq!(raw > 0, depth > 30, "{depth}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    /// Real programs with some words replaced: most of the structure is still there.
    #[test]
    fn damaged_real_programs(
        file in prop::sample::select(vec!["12_shader.flow", "08_geometry.curve", "08_geometry.point", "20_shader_rare.rare"]),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u32>(), any::<bool>()), 1..5),
    ) {
        let path = format!("{}/tests/data/shaders/{file}.shbin", env!("CARGO_MANIFEST_DIR"));
        let mut shbin = Shbin::read(&std::fs::read(path).expect("part of the test data")).expect("well-formed");
        for (at, value, few_bits) in changes {
            let length = shbin.code.len();
            let word = &mut shbin.code[at.index(length)];
            *word = if few_bits { *word ^ 1 << (value % 32) } else { value };
        }
        let text = disassemble(&shbin);
        let again = reassemble(&text)?;
        prop_assert_eq!(&again.code, &shbin.code, "{}", text);
        prop_assert_eq!(&again.descriptors, &shbin.descriptors, "{}", text);
        prop_assert_eq!(&again.programs, &shbin.programs, "{}", text);
    }
}

/// Pieces of source text, so that random texts get past the first token.
fn fragment() -> impl Strategy<Value = String> {
    let words = [
        ".proc",
        "main",
        ".end",
        ".else",
        "\n",
        "\n",
        "\n",
        ",",
        ", ",
        "(",
        ")",
        "[",
        "]",
        ".",
        "-",
        "+",
        "!",
        ":",
        "@",
        ";",
        "#",
        "\"f\"",
        "&&",
        "||",
        "r0",
        "r15",
        "c0",
        "c95",
        "v0",
        "v1",
        "o0",
        "i0",
        "b0",
        "a0.x",
        "aL",
        "cmp.x",
        "cmp.y",
        ".xyzw",
        ".x",
        "add",
        "mov",
        "mad",
        "cmp",
        "eq",
        "mova",
        "ifc",
        "ifu",
        "for",
        "call",
        "callc",
        "callu",
        "jmpc",
        "jmpu",
        "breakc",
        "break",
        "setemit",
        "emit",
        "end",
        "nop",
        ".fvec",
        ".ivec",
        ".bool",
        ".constf",
        ".consti",
        ".constfa",
        ".setf",
        ".seti",
        ".setb",
        ".in",
        ".out",
        "position",
        "dummy",
        ".entry",
        ".nodvle",
        ".gsh",
        "point",
        "fixed",
        "variable",
        ".alias",
        ".word",
        ".opdesc",
        ".nonop",
        ".dvle",
        "0",
        "1",
        "2",
        "255",
        "0x10",
        "1.5",
        "1e9",
        "a",
        "b",
        "k",
        "true",
        "\t",
        " ",
        " ",
        " ",
        "\r\n",
        "\u{e9}",
        "4294967295",
        "99999999999",
    ];
    prop_oneof![
        12 => prop::sample::select(words.to_vec()).prop_map(str::to_owned),
        1 => any::<char>().prop_map(|character| character.to_string()),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2048))]

    #[test]
    fn no_text_makes_the_assembler_panic(text in any::<String>()) {
        let _ = assemble(&[SourceFile::new("a", text)]);
    }

    /// Whatever is made of fragments either assembles, and then disassembles to the same, or has diagnostics that point
    /// into the text and can be shown.
    #[test]
    fn texts_of_fragments(fragments in prop::collection::vec(fragment(), 0..60), framed in any::<bool>()) {
        let text: String = fragments.join(" ");
        let text = if framed { format!(".proc main\n{text}\nend\n.end\n") } else { text };
        match assemble(&[SourceFile::new("a", &*text)]) {
            Ok(assembly) => {
                let again = reassemble(&disassemble(&assembly.shbin))?;
                prop_assert_eq!(again.write(), assembly.shbin.write());
            }
            Err(diagnostics) => {
                for diagnostic in &diagnostics {
                    let length = diagnostic.place.text.chars().count();
                    prop_assert!(diagnostic.span.start <= diagnostic.span.end, "{}", diagnostic);
                    prop_assert!(diagnostic.span.end as usize <= length, "{}", diagnostic);
                }
                render(&diagnostics, true);
            }
        }
    }

    /// Every word has a description that begins with its mnemonic.
    #[test]
    fn every_word_can_be_described(word in any::<u32>(), descriptor in prop::option::of(any::<u32>())) {
        let text = describe(word, descriptor);
        let known = OPCODES.iter().any(|row| !row.mnemonic.is_empty() && text.starts_with(row.mnemonic));
        prop_assert!(known || text.starts_with("unknown opcode"), "{}", text);
        if let Some(descriptor) = descriptor {
            prop_assert_eq!(OperandDescriptor::decode(descriptor).encode(), descriptor);
        }
    }
}
