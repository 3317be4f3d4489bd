// SPDX-License-Identifier: MIT
//! Lines of `pica f24`, and tables of measured results.

use super::{names, text};
use pica_commands::readers::f24_answers;
use pica_model::float::{Measured, MeasuredError, SpecialFunction};

/// The formats, of which the first byte of an input chooses one.
const FORMATS: [&str; 7] = ["1.7.16", "1.7.12", "1.5.10", "1.7.23", "1.3.4", "1.4.3", "1.3.2"];

pub fn lines(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let Some(text) = text(rest) else { return };
    match f24_answers(FORMATS[usize::from(*first) % FORMATS.len()], text) {
        Ok(answers) => {
            let answers = std::str::from_utf8(&answers).expect("answers are text");
            assert!(answers.lines().count() <= text.lines().count());
            for answer in answers.lines() {
                assert!(
                    (1..=8).contains(&answer.len()) && answer.bytes().all(|digit| digit.is_ascii_hexdigit()),
                    "{answer}"
                );
            }
        }
        Err(error) => names(&error, "line "),
    }
}

pub fn measured(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let table = match Measured::read(text) {
        Ok(table) => table,
        Err(MeasuredError::Empty) => return,
        Err(error) => return names(&error.to_string(), "line "),
    };
    use SpecialFunction::{Ex2, Lg2, Rcp, Rsq};
    for line in text.lines() {
        let words: Vec<&str> = line.split('#').next().unwrap_or_default().split_whitespace().collect();
        let [function, operand, result] = words[..] else { continue };
        let function = ["rcp", "rsq", "ex2", "lg2"]
            .into_iter()
            .zip([Rcp, Rsq, Ex2, Lg2])
            .find(|(name, _)| function.eq_ignore_ascii_case(name));
        let [operand, result] = [operand, result].map(|word| u32::from_str_radix(word, 16).expect("it was accepted"));
        assert_eq!(table.result(function.expect("it was accepted").1, operand), Some(result), "{line}");
    }
}
