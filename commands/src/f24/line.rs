// SPDX-License-Identifier: MIT
//! A line of `pica f24`: bytes in, digits out.

use super::Modes;
use super::format::{Format, MOST, OPERATIONS, Operation};
use pica_vectors::hex;

/// Answers lines of a format.
pub(super) struct Answers {
    float: Format,
    modes: Modes,
    last: Name,
}

/// The name that the line before began with: most lines have the same.
struct Name {
    /// Its bytes and zeros, as they were written.
    bytes: u64,
    length: usize,
    operation: Operation,
    count: usize,
}

impl Name {
    /// No line begins with it: it is more than its length has room for.
    const NONE: Name = Name { bytes: u64::MAX, length: 1, operation: Operation::Mov, count: 0 };

    /// Whether a line begins with it and a blank behind it.
    #[inline]
    fn begins(&self, line: &[u8]) -> bool {
        let Some(first) = line.first_chunk() else { return false };
        u64::from_le_bytes(*first) & u64::MAX >> (64 - 8 * self.length) == self.bytes
            && line.get(self.length) == Some(&b' ')
    }
}

impl Answers {
    /// In a format, under the choices.
    pub(super) fn new(float: Format, modes: Modes) -> Answers {
        Answers { float, modes, last: Name::NONE }
    }

    /// Adds the result of a line to those before it; nothing for an empty one.
    pub(super) fn add(&mut self, line: &[u8], answers: &mut Vec<u8>) -> Result<(), String> {
        let mut words = Words { line, at: self.last.length };
        if !self.last.begins(line) {
            words.at = 0;
            let Some(name) = words.next() else { return Ok(()) };
            self.last = named(name)?;
        }
        let Name { operation, count, .. } = self.last;
        let name = |words: &Words<'_>| Words { at: 0, ..*words }.next().map(text).unwrap_or_default();
        let width = if operation == Operation::FromF32 { 32 } else { self.float.width };
        let mut operands = [0; MOST];
        let mut given = 0;
        loop {
            let bits = match words.number(width) {
                Some(bits) => bits,
                None => match words.next() {
                    Some(word) => parse_hex(word, width)?,
                    None => break,
                },
            };
            if let Some(operand) = operands.get_mut(given) {
                *operand = bits;
            }
            given += 1;
        }
        if given != count {
            let plural = if count == 1 { "" } else { "s" };
            return Err(format!("{} takes {count} operand{plural}, not {given}", name(&words)));
        }
        let result = (self.float.evaluate)(operation, &operands, &self.modes)
            .ok_or_else(|| format!("{} is not defined for format {}", name(&words), self.float.name))?;
        // All that there is room for, since how many bytes are copied is better known before.
        let mut text = [b'\n'; 9];
        text[..8].copy_from_slice(&hex::lowest::<8>(result.value << (32 - 4 * result.digits)));
        text[result.digits] = b'\n';
        answers.extend_from_slice(&text);
        answers.truncate(answers.len() - (8 - result.digits));
        Ok(())
    }
}

/// The words of a line before its comment, from a place on.
struct Words<'a> {
    line: &'a [u8],
    at: usize,
}

impl Words<'_> {
    /// The next word, if it is behind one blank and a number of this width with all its digits, as most are: all at once.
    #[inline]
    fn number(&mut self, width: u32) -> Option<u32> {
        const ONES: u64 = u64::MAX / 0xFF;
        let count = hex::digits(width);
        let [blank, end] = [self.at, self.at + 1 + count];
        let is_last = self.line.get(end).is_none_or(|byte| is_space(*byte) || *byte == b'#');
        if self.line.get(blank) != Some(&b' ') || !is_last {
            return None;
        }
        // The bytes before the word are cut off.
        let window: &[u8; 8] = self.line.get(end.checked_sub(8)?..end)?.try_into().ok()?;
        let mask = u64::MAX >> (64 - 8 * count);
        let text = u64::from_be_bytes(*window) & mask;
        // Letters have bit 6 set; lower case, bit 5 as well.
        let letters = text >> 6 & ONES;
        let value = (text & (0xF * ONES)) + 9 * letters;
        let above_nine = (value + 6 * ONES) >> 4 & ONES;
        let upper = (value + u64::from(b'0') * ONES + 7 * above_nine) & mask;
        if upper != text & !(letters << 5) || value & (0xF0 * ONES) != 0 {
            return None;
        }
        // Pairs of digits, of bytes, of halves.
        let value = (value >> 4 | value) & 0x00FF_00FF_00FF_00FF;
        let value = (value >> 8 | value) & 0x0000_FFFF_0000_FFFF;
        let value = (value >> 16 | value) & 0xFFFF_FFFF;
        if value >> width != 0 {
            return None;
        }
        self.at = end;
        Some(value as u32)
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = &'a [u8];

    #[inline]
    fn next(&mut self) -> Option<&'a [u8]> {
        let rest = &self.line[self.at..];
        let first = rest.iter().position(|byte| !is_space(*byte)).unwrap_or(rest.len());
        let rest = &rest[first..];
        let end = rest.iter().position(|byte| is_space(*byte) || *byte == b'#').unwrap_or(rest.len());
        self.at += first + end;
        (end > 0).then(|| &rest[..end])
    }
}

/// Blank, tab, line feed, vertical tab, form feed, carriage return.
const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | 9..=13)
}

/// An operation by its name in any case.
fn named(name: &[u8]) -> Result<Name, String> {
    let known = KEYS.iter().position(|known| *known == key(name, true)).filter(|_| name.len() <= LONGEST);
    let Some(place) = known else {
        let known: Vec<&str> = OPERATIONS.iter().map(|(name, ..)| *name).collect();
        return Err(format!("unknown operation `{}`; there are {}", text(name), known.join(", ")));
    };
    let (_, operation, count) = OPERATIONS[place];
    Ok(Name { bytes: key(name, false), length: name.len(), operation, count })
}

/// The longest name of an operation that a key has room for.
const LONGEST: usize = 8;

/// The names of the operations as numbers.
const KEYS: [u64; OPERATIONS.len()] = {
    let mut keys = [0; OPERATIONS.len()];
    let mut place = 0;
    while place < keys.len() {
        assert!(OPERATIONS[place].0.len() <= LONGEST);
        keys[place] = key(OPERATIONS[place].0.as_bytes(), true);
        place += 1;
    }
    keys
};

/// The first characters of a name as a number, the first one lowest; in lower case, if that is asked for.
const fn key(name: &[u8], lower: bool) -> u64 {
    let mut bytes = [0; LONGEST];
    let mut place = 0;
    while place < name.len() && place < LONGEST {
        bytes[place] = if lower { name[place].to_ascii_lowercase() } else { name[place] };
        place += 1;
    }
    u64::from_le_bytes(bytes)
}

fn parse_hex(word: &[u8], width: u32) -> Result<u32, String> {
    let digits = word.strip_prefix(b"0x").or_else(|| word.strip_prefix(b"0X")).unwrap_or(word);
    // All ones above 32 bits once there are any: leading zeros do not count.
    let (mut value, mut wrong) = (0_u64, digits.is_empty());
    for digit in digits {
        let digit = DIGITS[usize::from(*digit)];
        wrong |= digit == NO_DIGIT;
        value = value << 4 | u64::from(digit) | (value & HIGH);
    }
    if wrong {
        return Err(format!("`{}` is not a hexadecimal number", text(word)));
    }
    if value >> width != 0 {
        return Err(format!("`{}` does not fit into {width} bits", text(word)));
    }
    Ok(value as u32)
}

/// Bits that stay set once they are.
const HIGH: u64 = u64::MAX << 32;

/// What is no digit.
const NO_DIGIT: u8 = 0xFF;

/// The value of each character as a hex digit.
const DIGITS: [u8; 256] = {
    let mut digits = [NO_DIGIT; 256];
    let mut value = 0;
    while value < 16 {
        let digit = b"0123456789abcdef"[value as usize];
        digits[digit as usize] = value;
        digits[digit.to_ascii_uppercase() as usize] = value;
        value += 1;
    }
    digits
};

fn text(word: &[u8]) -> String {
    String::from_utf8_lossy(word).into_owned()
}
