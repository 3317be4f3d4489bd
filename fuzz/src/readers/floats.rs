// SPDX-License-Identifier: MIT
//! Lines of `pica f24`.

use super::{names, text};
use pica_commands::readers::f24_answers;

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
