// SPDX-License-Identifier: MIT
//! Results of experiments.

use super::names;
use pica_commands::readers::judged_picture;
use pica_vectors::seal::sealed;

/// The experiment that inputs are about.
pub const ID: &str = "f24_rounding";

/// The first byte says what the result is. Then comes what is expected, up to a zero byte, then the result.
pub fn result(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let end = rest.iter().position(|byte| *byte == 0).unwrap_or(rest.len());
    let Ok(expected) = std::str::from_utf8(&rest[..end]) else { return };
    let result = rest.get(end + 1..).unwrap_or_default();
    let file = ["result.png", "result.rgba", "result.ctf", "result.bin"][usize::from(*first) % 4];
    match judged_picture(ID, &sealed(expected), file, result) {
        Ok(picture) => assert_eq!(picture.len() % 4, 0),
        Err(error) => names(&error, if error.starts_with("result") { file } else { "expected.json" }),
    }
}
