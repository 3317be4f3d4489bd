// SPDX-License-Identifier: MIT
//! The words of a register from the values of its fields: the other way of [`fields`](crate::fields).

use crate::lookup::Found;
use crate::number::{looks_like_number, parse_u32};
use crate::suggest::nearest;
use pica_spec::number::{F16, F20, F24, F31};
use pica_spec_compiler::ir::{Enum, Field, FieldType, FloatFormat};

/// The words of a register, of which fields are set one by one. What is not set is 0.
#[derive(Clone, Debug)]
pub struct Words {
    found: Found,
    words: Vec<u32>,
    /// Names of the fields that were set.
    set: Vec<&'static str>,
}

impl Words {
    /// Words of a register that are 0.
    pub fn of(found: Found) -> Words {
        Words { found, words: vec![0; found.register.words as usize], set: Vec::new() }
    }

    /// Sets a field to a value as `decode` prints it: a number, a real number, `on` or `off`, the name or the code of an
    /// enumerator. Of a float that the format cannot hold the mantissa is cut, as the libraries of the console do; a
    /// fixed-point number is the nearest one. The bits of these two can be given with 0x; an address is in bytes.
    ///
    /// # Errors
    /// If there is no such field, it was set before, or it cannot have the value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let field = self.field(name)?;
        let raw = self.bits(field, value).map_err(|problem| format!("{}: {problem}", field.name))?;
        self.place(field, raw)
    }

    /// Sets the bits of a field.
    ///
    /// # Errors
    /// If there is no such field, it was set before, or it has fewer bits.
    pub fn set_bits(&mut self, name: &str, bits: u32) -> Result<(), String> {
        let field = self.field(name)?;
        self.place(field, bits)
    }

    /// The words.
    pub fn into_words(self) -> Vec<u32> {
        self.words
    }

    fn field(&self, name: &str) -> Result<&'static Field, String> {
        let Found { map, register } = self.found;
        let layout = register.layout.as_ref().and_then(|name| map.layouts.get(name));
        let fields = layout.map_or(&[][..], |layout| &layout.fields);
        let found = fields.iter().find(|field| field.name.eq_ignore_ascii_case(name));
        found.ok_or_else(|| match nearest(name, fields.iter().map(|field| field.name.as_str())).as_slice() {
            [] => format!("{} has no fields that are known", register.name),
            near => format!("{} has no field `{name}`; the nearest are {}", register.name, near.join(", ")),
        })
    }

    fn place(&mut self, field: &'static Field, raw: u32) -> Result<(), String> {
        if self.set.contains(&field.name.as_str()) {
            return Err(format!("{} is given twice", field.name));
        }
        if raw > largest(field) {
            let largest = largest(field);
            return Err(format!("{}: {raw:#X} does not fit; the field goes to {largest:#X}", field.name));
        }
        self.set.push(&field.name);
        // A field lies in one word: the compiler of the specification refuses any other.
        if let Some(word) = self.words.get_mut((field.lsb / 32) as usize) {
            *word |= raw << (field.lsb % 32);
        }
        Ok(())
    }

    /// The bits of a value.
    fn bits(&self, field: &'static Field, value: &str) -> Result<u32, String> {
        let hexadecimal = value.starts_with("0x") || value.starts_with("0X");
        match &field.data_type {
            FieldType::Boolean => match value.to_ascii_lowercase().as_str() {
                "1" | "on" | "true" => Ok(1),
                "0" | "off" | "false" => Ok(0),
                _ => Err(format!("`{value}` is neither on nor off")),
            },
            FieldType::Signed if !hexadecimal => {
                let number: i64 = value.parse().map_err(|_| format!("`{value}` is not a number (decimal or 0x)"))?;
                signed_bits(field, number)
            }
            FieldType::Float(_) | FieldType::Fixed { .. } if hexadecimal => parse_u32(value),
            FieldType::Float(format) => {
                let number: f32 = value.parse().map_err(|_| format!("`{value}` is not a number"))?;
                Ok(match format {
                    FloatFormat::F16 => F16::from_f32(number).bits(),
                    FloatFormat::F20 => F20::from_f32(number).bits(),
                    FloatFormat::F24 => F24::from_f32(number).bits(),
                    FloatFormat::F31 => F31::from_f32(number).bits(),
                    FloatFormat::F32 => number.to_bits(),
                })
            }
            FieldType::Fixed { sign, fraction, .. } => {
                let number: f64 = value.parse().map_err(|_| format!("`{value}` is not a number"))?;
                let units = (number * (1_u64 << fraction) as f64).round();
                if !units.is_finite() {
                    return Err(format!("`{value}` does not fit"));
                }
                if *sign == 1 { signed_bits(field, units as i64) } else { unsigned_bits(field, units as i64) }
            }
            FieldType::Address(scale) => match parse_u32(value)? {
                address if address.is_multiple_of(*scale) => Ok(address / scale),
                address => Err(format!("{address:#010X} is not a multiple of {scale}")),
            },
            FieldType::Enumeration(_) if looks_like_number(value) => parse_u32(value),
            FieldType::Enumeration(name) => {
                let listed = self.found.map.enums.get(name);
                code(listed.ok_or_else(|| format!("`{value}` is not listed"))?, value)
            }
            FieldType::Unsigned | FieldType::Signed => parse_u32(value),
        }
    }
}

/// The largest bits of a field.
fn largest(field: &Field) -> u32 {
    u32::MAX >> (32 - field.width())
}

fn signed_bits(field: &Field, number: i64) -> Result<u32, String> {
    let half = 1_i64 << (field.width() - 1);
    if (-half..half).contains(&number) {
        Ok(number as u32 & largest(field))
    } else {
        Err(format!("the value does not fit; the field goes from {} to {} units", -half, half - 1))
    }
}

fn unsigned_bits(field: &Field, number: i64) -> Result<u32, String> {
    let largest = largest(field);
    match u32::try_from(number) {
        Ok(number) if number <= largest => Ok(number),
        _ => Err(format!("the value does not fit; the field goes from 0 to {largest} units")),
    }
}

/// The code of an enumerator.
fn code(enumeration: &Enum, name: &str) -> Result<u32, String> {
    let names = || enumeration.values.iter().map(|value| value.name.as_str());
    let found = enumeration.values.iter().find(|value| value.name.eq_ignore_ascii_case(name));
    found
        .map(|value| value.value)
        .ok_or_else(|| format!("there is no `{name}`; the nearest are {}", nearest(name, names()).join(", ")))
}
