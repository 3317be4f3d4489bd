// SPDX-License-Identifier: MIT
//! Commands that answer standard input line by line.

use super::output::stdout;
use super::{Failure, Outcome};
use std::io::{self, BufRead, BufReader, Read, Write};

/// The longest line.
const MOST_OF_LINE: u64 = 1 << 24;

/// Prints the answer to every line. Earlier answers are out before a bad line ends it, and before the program waits for
/// more: a partner may answer each line.
pub fn filter(mut answer: impl FnMut(&str) -> Result<Option<String>, String>) -> Outcome {
    let mut input = BufReader::new(io::stdin().lock());
    let mut out = stdout();
    let mut line = Vec::new();
    for number in 1_u64.. {
        line.clear();
        if !input.buffer().contains(&b'\n') {
            out.flush()?;
        }
        let answered = match input.by_ref().take(MOST_OF_LINE).read_until(b'\n', &mut line) {
            Ok(0) => break,
            Ok(length) if length as u64 == MOST_OF_LINE => Err(format!("longer than {MOST_OF_LINE} bytes")),
            Ok(_) => match std::str::from_utf8(&line) {
                Ok(line) => answer(line),
                Err(_) => Err("the line is not text (UTF-8)".to_owned()),
            },
            Err(error) => Err(error.to_string()),
        };
        match answered {
            Ok(Some(result)) => writeln!(out, "{result}")?,
            Ok(None) => {}
            Err(message) => {
                out.flush()?;
                return Err(Failure::input(format_args!("line {number}: {message}")));
            }
        }
    }
    out.flush()?;
    Ok(())
}
