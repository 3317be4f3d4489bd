// SPDX-License-Identifier: MIT
//! Words that libFuzzer puts into inputs: those of the specification and of the seeds.

use crate::Reader;
use pica_spec::choices::Choices;
use pica_spec::isa::OPCODES;
use std::collections::BTreeSet;
use std::io;

/// The longest word that is taken; libFuzzer takes no longer ones than 64.
const LONGEST: usize = 40;
/// Most words.
const MOST: usize = 1500;

/// The words for a reader, as libFuzzer reads them; empty for one of bytes.
///
/// # Errors
/// If a seed cannot be read.
pub fn dictionary(reader: &Reader) -> io::Result<String> {
    let seeds = (reader.seeds)()?;
    let texts: Vec<&str> = seeds.iter().filter_map(|seed| std::str::from_utf8(seed).ok()).collect();
    if texts.len() < seeds.len() {
        return Ok(String::new());
    }
    let mut words: BTreeSet<&str> = BTreeSet::new();
    words.extend(texts.iter().flat_map(|text| text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')));
    words.extend(OPCODES.iter().map(|opcode| opcode.mnemonic));
    words.extend(Choices::IDS);
    let useful =
        |word: &&str| (2..=LONGEST).contains(&word.len()) && !word.bytes().all(|byte| byte.is_ascii_hexdigit());
    Ok(words.into_iter().filter(useful).take(MOST).map(|word| format!("\"{word}\"\n")).collect())
}
