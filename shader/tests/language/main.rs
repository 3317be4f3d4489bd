// SPDX-License-Identifier: MIT
//! The assembly language, rule by rule (assembly.md). What is refused is in `shader_errors.rs`.

mod blocks_14_5;
mod descriptors_14_6;
mod directives_14_3;
mod extensions;
mod limits_14_7;
mod mnemonics_14_4;
mod operands_14_2;
mod text_14_1;

use pica_shader::assembler::{Assembly, Options, Severity, SourceFile, assemble, assemble_with};
use pica_shader::shbin::{Constant, ConstantValue, Dvle, Output, ShaderStage, Shbin, space_register};

fn run(files: &[&str]) -> Assembly {
    let sources: Vec<_> =
        files.iter().enumerate().map(|(index, text)| SourceFile::new(format!("{index}.pica"), *text)).collect();
    // Most of these programs are no more than the line that is looked at.
    let options = Options { checks: false, ..Options::default() };
    assemble_with(&sources, options).unwrap_or_else(|errors| panic!("{}\n{files:#?}", errors[0]))
}

fn build(text: &str) -> Shbin {
    let assembly = run(&[text]);
    assert_eq!(assembly.warnings, [], "{text}");
    assembly.shbin
}

/// The words of the lines of a procedure.
fn words(body: &str) -> Vec<u32> {
    build(&format!(".proc main\n{body}\n.end\n")).code
}

/// One line's word, without descriptor number.
fn operands(line: &str) -> u32 {
    let word = words(line)[0];
    word & if word >> 29 >= 6 { !0x1F } else { !0x7F }
}

/// One line's word and its descriptor, the first of the table.
fn described(line: &str) -> (u32, u32) {
    let shbin = build(&format!(".proc main\n{line}\n.end\n"));
    assert_eq!((shbin.code.len(), shbin.descriptors.len()), (1, 1), "{line}");
    (shbin.code[0], shbin.descriptors[0].descriptor)
}

/// The uniform table with names and registers as text.
fn uniforms(program: &Dvle) -> Vec<String> {
    program
        .uniforms
        .iter()
        .map(|uniform| {
            let name = String::from_utf8_lossy(program.symbol(uniform.symbol).expect("a name")).into_owned();
            let text = |number| space_register(number).map(|(file, register)| format!("{}{register}", file.letter()));
            match (text(uniform.first), text(uniform.last)) {
                (Some(first), Some(last)) if first == last => format!("{name} {first}"),
                (first, last) => format!("{name} {}-{}", first.expect("a register"), last.expect("a register")),
            }
        })
        .collect()
}
