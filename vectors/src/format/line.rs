// SPDX-License-Identifier: MIT
//! The line of a vector, where it is the same for all vectors but for the digits of values: text by columns.

use crate::{Port, hex};
use std::io::{self, Write};

/// Lines that are made at once: with their values they stay in the nearest caches.
const LINES: usize = 512;

/// A line, and what its digits show.
#[derive(Debug, Default)]
pub(super) struct Line {
    text: Vec<u8>,
    numbers: Vec<Number>,
    /// The first column of the next value.
    next: usize,
    /// Some lines on end; only their digits change.
    lines: Vec<u8>,
}

/// Digits of a line.
#[derive(Debug)]
struct Number {
    at: usize,
    digits: usize,
    /// The values that it is made of.
    parts: Vec<Part>,
}

/// The value of a column within a number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    /// Which column: those of the inputs come first.
    pub(super) column: usize,
    /// Where its lowest bit is; what is beyond either end is cut off.
    pub(super) lsb: i32,
}

impl Line {
    /// Adds text that is the same in all lines.
    pub(super) fn text(&mut self, text: &str) {
        self.text.extend(text.bytes());
    }

    /// Adds all digits of the values of the next port: its columns come behind those of the ports before it, the lowest word first.
    pub(super) fn value(&mut self, port: &Port) {
        let words: Vec<(usize, u32)> = (self.next..).zip(port.word_widths()).collect();
        self.next += words.len();
        for (column, width) in words.into_iter().rev() {
            self.number(hex::digits(width), vec![Part { column, lsb: 0 }]);
        }
    }

    /// Adds the digits, at most eight, of a number that is made of the values of several columns.
    pub(super) fn number(&mut self, digits: usize, parts: Vec<Part>) {
        self.numbers.push(Number { at: self.text.len(), digits, parts });
        self.text.resize(self.text.len() + digits, b'0');
    }

    /// Writes the lines of these columns, which have one length.
    pub(super) fn write(&mut self, columns: &[&[u32]], out: &mut impl Write) -> io::Result<()> {
        let count = columns.first().map_or(0, |column| column.len());
        let length = self.text.len();
        if self.lines.len() < count.min(LINES) * length {
            self.lines = self.text.repeat(count.min(LINES));
        }
        let mut values = [0; LINES];
        for first in (0..count).step_by(LINES) {
            let rows = first..count.min(first + LINES);
            let lines = &mut self.lines[..rows.len() * length];
            for number in &self.numbers {
                let print = PRINT[number.digits - 1];
                if let [Part { column, lsb: 0 }] = number.parts.as_slice() {
                    print(lines, length, number.at, &columns[*column][rows.clone()]);
                } else {
                    number.gather(columns, first, &mut values[..rows.len()]);
                    print(lines, length, number.at, &values);
                }
            }
            out.write_all(lines)?;
        }
        Ok(())
    }
}

impl Number {
    /// The values of the number in the rows from `first` on.
    fn gather(&self, columns: &[&[u32]], first: usize, values: &mut [u32]) {
        values.fill(0);
        for part in &self.parts {
            let column = &columns[part.column][first..][..values.len()];
            let [left, right] = [part.lsb.max(0), (-part.lsb).max(0)];
            for (value, own) in values.iter_mut().zip(column) {
                *value |= own << left >> right;
            }
        }
    }
}

/// Puts numbers into lines of one length, from byte `at` on.
type Print = fn(lines: &mut [u8], length: usize, at: usize, values: &[u32]);

/// By the count of digits, from 1 on.
const PRINT: [Print; 8] =
    [print::<1>, print::<2>, print::<3>, print::<4>, print::<5>, print::<6>, print::<7>, print::<8>];

fn print<const DIGITS: usize>(lines: &mut [u8], length: usize, at: usize, values: &[u32]) {
    for (line, value) in lines.chunks_exact_mut(length).zip(values) {
        line[at..at + DIGITS].copy_from_slice(&hex::lowest::<DIGITS>(*value));
    }
}
