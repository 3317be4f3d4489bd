// SPDX-License-Identifier: MIT
//! Bare instruction words, as a register dump or the code of a debugger has them.

use crate::input::{Input, Kind, refusal};
use crate::{Failure, Outcome};
use clap::ValueEnum;
use pica_model::shader::isa::{DESCRIPTOR_COUNT, GEOMETRY_CODE_WORDS};
use pica_shader::disassembler::disassemble_code;
use pica_shader::shbin::ShaderStage;
use std::path::Path;

/// The stage that words are for.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Stage {
    /// A vertex shader
    Vertex,
    /// A geometry shader
    Geometry,
}

/// The text of the words in a file, with the descriptors of another.
///
/// # Errors
/// If a file cannot be read, is no list of words, or has more of them than the chip has room for.
pub fn disassemble(code: &Path, descriptors: Option<&Path>, stage: Stage) -> Outcome<String> {
    let stage = match stage {
        Stage::Vertex => ShaderStage::Vertex,
        Stage::Geometry => ShaderStage::Geometry,
    };
    let code = words(code, GEOMETRY_CODE_WORDS)?;
    let descriptors = descriptors.map_or(Ok(Vec::new()), |path| words(path, DESCRIPTOR_COUNT))?;
    Ok(disassemble_code(&code, &descriptors, stage))
}

/// The words of a file, no more than `most`.
fn words(path: &Path, most: usize) -> Outcome<Vec<u32>> {
    let input = Input::open(path)?;
    let kind = input.kind();
    if matches!(kind, Kind::Recording | Kind::Shader | Kind::Other(_)) {
        return Err(input.is_not("a list of words"));
    }
    let bytes = input.read()?;
    let words = match (kind, std::str::from_utf8(&bytes)) {
        (Kind::Text(_), Ok(text)) => text_words(text).map_err(|(line, word)| {
            Failure::input(format_args!("{}:{line}: `{word}` is no hexadecimal word of 32 bits", path.display()))
        })?,
        _ if bytes.len() % 4 != 0 => {
            return Err(refusal(path, format_args!("has {} bytes, which is no whole number of words", bytes.len())));
        }
        _ => bytes.chunks_exact(4).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]])).collect(),
    };
    if words.len() > most {
        return Err(refusal(path, format_args!("has {} words; the chip has room for {most}", words.len())));
    }
    Ok(words)
}

/// Words with white space, commas or brackets between them, in hexadecimal with or without `0x`. The error is the line and
/// what is no word in it.
fn text_words(text: &str) -> Result<Vec<u32>, (usize, &str)> {
    let mut words = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let between = |character: char| character.is_whitespace() || matches!(character, ',' | '[' | ']');
        for word in text.split(between).filter(|word| !word.is_empty()) {
            let digits = word.strip_prefix("0x").or_else(|| word.strip_prefix("0X")).unwrap_or(word);
            // from_str_radix would take a sign.
            let is_word = digits.chars().all(|digit| digit.is_ascii_hexdigit());
            words.push(u32::from_str_radix(digits, 16).ok().filter(|_| is_word).ok_or((line, word))?);
        }
    }
    Ok(words)
}
