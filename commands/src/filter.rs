// SPDX-License-Identifier: MIT
//! Commands that answer standard input line by line.

use super::output::{Stdout, stdout};
use super::{Failure, Outcome};
use memchr::{memchr, memchr_iter, memrchr};
use std::fmt::Display;
use std::io::{BufRead, BufReader, ErrorKind, Write};

/// The longest line, its end included, has a byte less.
const MOST_OF_LINE: usize = 1 << 24;
/// Bytes that are read and written at once.
const BUFFER: usize = 1 << 16;

/// Prints the answers to all lines; `answer` adds that to a line, with its end, to those before it. Earlier answers are
/// out before a bad line ends it, and before the program waits for more: a partner may answer each line.
pub fn filter(answer: impl FnMut(&str, &mut Vec<u8>) -> Result<(), String>) -> Outcome {
    let mut filter = Filter { answer, number: 0, answers: Vec::new(), out: stdout() };
    let ended = filter.all(BufReader::with_capacity(BUFFER, std::io::stdin().lock()));
    filter.flush()?;
    ended
}

struct Filter<F> {
    answer: F,
    /// Lines that have been answered.
    number: u64,
    /// What is not out yet.
    answers: Vec<u8>,
    out: Stdout,
}

impl<F: FnMut(&str, &mut Vec<u8>) -> Result<(), String>> Filter<F> {
    fn all(&mut self, mut input: impl BufRead) -> Outcome {
        // The beginning of a line whose end has not come yet.
        let mut begun = Vec::new();
        loop {
            self.flush()?;
            let read = match input.fill_buf() {
                Ok([]) => return self.lines(&begun),
                Ok(read) => read,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(self.next_is_bad(error)),
            };
            let (complete, rest) = read.split_at(memrchr(b'\n', read).map_or(0, |last| last + 1));
            let first = if begun.is_empty() { 0 } else { memchr(b'\n', complete).map_or(0, |first| first + 1) };
            if first > 0 {
                begun.extend_from_slice(&complete[..first]);
                self.lines(&begun)?;
                begun.clear();
            }
            self.lines(&complete[first..])?;
            begun.extend_from_slice(rest);
            if begun.len() >= MOST_OF_LINE {
                return Err(self.too_long());
            }
            let length = read.len();
            input.consume(length);
        }
    }

    /// Answers lines, of which the last one may have no end.
    fn lines(&mut self, bytes: &[u8]) -> Outcome {
        let (text, error) = match std::str::from_utf8(bytes) {
            Ok(text) => (text, None),
            Err(error) => {
                let before = memrchr(b'\n', &bytes[..error.valid_up_to()]).map_or(0, |last| last + 1);
                (std::str::from_utf8(&bytes[..before]).unwrap_or_default(), Some(error))
            }
        };
        let mut first = 0;
        for last in memchr_iter(b'\n', text.as_bytes()) {
            self.line(&text[first..=last])?;
            first = last + 1;
        }
        if first < text.len() {
            self.line(&text[first..])?;
        }
        match error {
            None => Ok(()),
            Some(_) => Err(self.next_is_bad("the line is not text (UTF-8)")),
        }
    }

    fn line(&mut self, line: &str) -> Outcome {
        if line.len() >= MOST_OF_LINE {
            return Err(self.too_long());
        }
        if let Err(message) = (self.answer)(line, &mut self.answers) {
            return Err(self.next_is_bad(message));
        }
        self.number += 1;
        if self.answers.len() >= BUFFER { self.write() } else { Ok(()) }
    }

    fn too_long(&self) -> Failure {
        self.next_is_bad(format_args!("longer than {MOST_OF_LINE} bytes"))
    }

    fn next_is_bad(&self, message: impl Display) -> Failure {
        Failure::input(format_args!("line {}: {message}", self.number + 1))
    }

    fn write(&mut self) -> Outcome {
        let written = self.out.write_all(&self.answers);
        self.answers.clear();
        Ok(written?)
    }

    fn flush(&mut self) -> Outcome {
        self.write()?;
        Ok(self.out.flush()?)
    }
}
