// SPDX-License-Identifier: MIT
//! Text as a terminal may have it: names of files, symbols and manifests can hold characters that move its cursor, change its
//! colours or turn the direction of what it shows.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::{self, Write};

/// Whether a terminal does something else with a character than show it: the control characters but line feed and tab, and
/// those that set the direction of the text.
fn is_control(c: char) -> bool {
    c.is_control() && !matches!(c, '\n' | '\t')
        || matches!(c, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Whether a text may have such a character. Their bytes in UTF-8 begin with one below 0x20, or with 0x7F, 0xC2 or 0xE2.
fn may_have(text: &[u8]) -> bool {
    text.iter().any(|byte| *byte < 0x20 && !matches!(byte, b'\n' | b'\t') || matches!(byte, 0x7F | 0xC2 | 0xE2))
}

/// The text with `\u001B` in place of each such character, which is how JSON has it, too.
pub fn shown(text: &str) -> Cow<'_, str> {
    if !may_have(text.as_bytes()) || !text.contains(is_control) {
        return text.into();
    }
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        if is_control(c) {
            // Writing to a string does not fail, and all of these characters have at most 16 bits.
            let _ = write!(safe, "\\u{:04X}", u32::from(c));
        } else {
            safe.push(c);
        }
    }
    safe.into()
}

/// A writer of text that is [`shown`]. Each write is a text of its own, and bytes that are none are written as U+FFFD: what
/// prints binary data does so past this writer.
pub struct Shown<W: Write>(W);

impl<W: Write> Shown<W> {
    /// In front of a writer.
    pub fn new(writer: W) -> Self {
        Shown(writer)
    }
}

impl<W: Write> Write for Shown<W> {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        if may_have(text) {
            self.0.write_all(shown(&String::from_utf8_lossy(text)).as_bytes())?;
        } else {
            self.0.write_all(text)?;
        }
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::{Shown, shown};
    use std::io::Write;

    #[test]
    fn a_terminal_gets_no_commands() {
        for (text, safe) in [
            ("plain, é and 図\n\tas they are", "plain, é and 図\n\tas they are"),
            ("\x1B[2J", "\\u001B[2J"),
            ("\u{9B}31m", "\\u009B31m"),
            ("a\rb\x07\x7F", "a\\u000Db\\u0007\\u007F"),
            ("gnp.\u{202E}exe", "gnp.\\u202Eexe"),
        ] {
            assert_eq!(shown(text), safe);
            let mut out = Vec::new();
            Shown::new(&mut out).write_all(text.as_bytes()).expect("memory takes everything");
            assert_eq!(String::from_utf8(out).as_deref(), Ok(safe));
        }
    }

    #[test]
    fn json_stays_json() {
        let line = serde_json::json!({"name": "\u{9B}\x1B\u{2066}\x7F"}).to_string();
        let value: serde_json::Value = serde_json::from_str(&shown(&line)).expect("JSON");
        assert_eq!(value["name"], "\u{9B}\x1B\u{2066}\x7F");
    }
}
