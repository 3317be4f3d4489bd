// SPDX-License-Identifier: MIT
//! A line from which `encode` makes a word: JSON, what `decode --format text` prints, or a register with its value or fields.

use crate::assign::Words;
use crate::lookup::{by_id, find, is_called};
use crate::number::parse_u32;
use crate::specification::{description, map};
use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use std::fmt;

/// What a line says. Keys that `decode` prints for reading only are not read.
#[derive(Debug, Default, Deserialize)]
pub struct Line {
    pub kind: Option<String>,
    pub command: Option<usize>,
    header: Option<Number>,
    id: Option<Number>,
    name: Option<String>,
    value: Option<Number>,
    mask: Option<Number>,
    pub list: Option<u64>,
    pub segment: Option<u64>,
    #[serde(default)]
    fields: serde_json::Map<String, Value>,
}

/// A 32-bit number: in JSON a number, or a text as on the command line.
#[derive(Clone, Copy, Debug)]
struct Number(u32);

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Number, D::Error> {
        struct Read;
        impl Visitor<'_> for Read {
            type Value = Number;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("u32")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Number, E> {
                let fits = u32::try_from(number).map(Number);
                fits.map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Number, E> {
                parse_u32(text).map(Number).map_err(E::custom)
            }
        }
        deserializer.deserialize_any(Read)
    }
}

impl Line {
    /// Reads a line: JSON if it begins with a brace. Nothing of a text that is empty, a comment (`#`), or a word of padding or behind
    /// the end of a list.
    ///
    /// # Errors
    /// If it has none of the forms.
    pub fn read(text: &str) -> Result<Option<Line>, String> {
        if text.trim_start().starts_with('{') {
            return serde_json::from_str(text).map(Some).map_err(|error| json_problem(&error));
        }
        let text = text.split('#').next().unwrap_or_default();
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            [] => Ok(None),
            // Nothing executes these words, and they have their place among headers alone.
            [offset, "padding" | "tail", value] if is_hexadecimal(offset, 6) => hexadecimal(value, 16).map(|_| None),
            [offset, id, mask, value, ..] if is_hexadecimal(offset, 6) && is_binary(mask) => {
                let [mask, value] = [hexadecimal(mask, 2)?, hexadecimal(value, 16)?].map(|number| Some(Number(number)));
                Ok(Some(Line { id: Some(Number(parse_u32(id)?)), mask, value, ..Line::default() }))
            }
            // A method of a Maxwell class.
            [id, value, name, ..] if id.starts_with("0x") && is_hexadecimal(value, 8) && !name.contains('=') => {
                let [id, value] = [parse_u32(id)?, hexadecimal(value, 16)?].map(|number| Some(Number(number)));
                Ok(Some(Line { id, value, ..Line::default() }))
            }
            [register, rest @ ..] => Line::of_words(register, rest).map(Some),
        }
    }

    /// `REGISTER VALUE` or `REGISTER FIELD=VALUE...`, with `mask=M` where not all bytes are written.
    fn of_words(register: &str, rest: &[&str]) -> Result<Line, String> {
        let mut line = Line { name: Some(register.to_owned()), ..Line::default() };
        for word in rest {
            match word.split_once('=') {
                Some(("mask", mask)) if line.mask.is_none() => line.mask = Some(Number(parse_u32(mask)?)),
                Some((field, value)) => {
                    if line.fields.insert(field.to_owned(), Value::String(value.to_owned())).is_some() {
                        return Err(format!("`{field}` is given twice"));
                    }
                }
                None if line.value.is_none() => line.value = Some(Number(parse_u32(word)?)),
                None => return Err(format!("`{word}`: the line has a value already; fields are FIELD=VALUE")),
            }
        }
        if line.value.is_none() && line.fields.is_empty() {
            return Err(format!("`{register}` has neither a value nor FIELD=VALUE"));
        }
        Ok(line)
    }

    /// The header of the command, where the line has one.
    pub fn header(&self) -> Option<u32> {
        self.header.map(|Number(header)| header)
    }

    /// The byte mask, where the line has one.
    pub fn mask(&self) -> Option<u32> {
        self.mask.map(|Number(mask)| mask)
    }

    /// The id as it stands in the line.
    pub fn id(&self) -> Option<u32> {
        self.id.map(|Number(id)| id)
    }

    /// The register: its `id`, or what its `name` means; if the line has both, they are of one register.
    ///
    /// # Errors
    /// If the line has neither, or they do not fit together.
    pub fn register(&self, map_name: &str) -> Result<u32, String> {
        match (self.id(), &self.name) {
            (Some(id), None) => Ok(id),
            (Some(id), Some(name)) => {
                let register = by_id(map(description(), map_name)?, id);
                if register.is_some_and(|register| is_called(register, name)) {
                    return Ok(id);
                }
                let own = register.map_or("no name", |register| &register.name);
                Err(format!("`name` is `{name}`, but register {id:#05X} has {own}"))
            }
            (None, Some(name)) => find(description(), name, Some(map_name)).map(|found| found.register.id),
            (None, None) => Err("the line has neither `id` nor `name`".to_owned()),
        }
    }

    /// The word: its `value`, or that of its fields. Fields beside a value are for reading only, as `decode` prints them.
    ///
    /// # Errors
    /// If there is neither, or the fields are not those of the register or have other values.
    pub fn word(&self, map_name: &str) -> Result<u32, String> {
        let for_reading = |value: &Value| value.get("raw").is_some();
        if let Some(Number(value)) = self.value {
            return match self.fields.iter().find(|(_, value)| !for_reading(value)) {
                Some((field, _)) => Err(format!("the line has a value and sets the field {field}, too")),
                None => Ok(value),
            };
        }
        if self.fields.is_empty() {
            return Err("the line has neither `value` nor `fields`".to_owned());
        }
        let id = self.register(map_name)?;
        let found = find(description(), &format!("{id:#X}"), Some(map_name))?;
        if found.register.words != 1 {
            return Err(format!("{} has several words: give the `value` of each", found.register.name));
        }
        let mut words = Words::of(found);
        for (field, value) in &self.fields {
            match (value.get("raw").map(Value::as_u64), value) {
                (Some(Some(raw)), _) => {
                    words.set_bits(
                        field,
                        u32::try_from(raw).map_err(|_| format!("{field}: {raw} has more than 32 bits"))?,
                    )?;
                }
                (None, Value::String(text)) => words.set(field, text)?,
                (None, Value::Bool(on)) => words.set(field, if *on { "on" } else { "off" })?,
                (None, Value::Number(number)) => words.set(field, &number.to_string())?,
                _ => return Err(format!("{field}: the value is neither a number nor a text")),
            }
        }
        Ok(words.into_words().first().copied().unwrap_or_default())
    }
}

/// What is wrong with a line of JSON; its number is known better to the caller.
fn json_problem(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let problem = text.split(" at line ").next().unwrap_or(&text);
    format!("{problem} (column {})", error.column())
}

/// Whether the text is a number of at least `digits` hexadecimal digits, without 0x.
fn is_hexadecimal(text: &str, digits: usize) -> bool {
    text.len() >= digits && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// Whether the text is a byte mask, as `decode` prints it.
fn is_binary(text: &str) -> bool {
    text.len() == 4 && text.bytes().all(|byte| matches!(byte, b'0' | b'1'))
}

/// A number as `decode` prints it: digits alone.
fn hexadecimal(text: &str, radix: u32) -> Result<u32, String> {
    let digits = text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let number = digits.then(|| u32::from_str_radix(text, radix).ok()).flatten();
    number.ok_or_else(|| format!("`{text}` is not a word of hexadecimal digits"))
}
