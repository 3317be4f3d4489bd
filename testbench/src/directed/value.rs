// SPDX-License-Identifier: MIT
//! A value of a port or field as it is written, and the numbers that it stands for.

use super::names::{self, Field};
use serde_yaml::{Mapping, Value};

/// Most numbers that a value stands for, and most vectors of an entry.
pub const MOST: usize = 1 << 16;

/// Where a value stands.
#[derive(Clone, Copy)]
pub struct Place<'a> {
    /// Bits that it has, 1 to 64.
    pub width: u32,
    /// The field, if it is one: its values may have names.
    pub field: Option<&'a Field>,
    /// The register that the value is one of, if it is known.
    pub register: Option<&'a str>,
}

impl Place<'_> {
    /// The largest number that fits.
    const fn most(self) -> u64 {
        u64::MAX >> (u64::BITS - self.width)
    }
}

/// The numbers that a value stands for, in order.
pub fn numbers(value: &Value, place: Place<'_>) -> Result<Vec<u64>, String> {
    match value {
        Value::Number(_) => Ok(vec![number(value, place)?]),
        Value::String(all) if all == "all" => range(0, place.most(), 1),
        Value::String(name) => Ok(vec![named(name, place)?]),
        Value::Sequence(values) => {
            // List by list: `all` is short, and many of them would take memory before they are counted.
            let mut all = Vec::new();
            for value in values {
                all.append(&mut numbers(value, place)?);
                if all.len() > MOST {
                    return Err(format!("more than {MOST} numbers"));
                }
            }
            Ok(all)
        }
        Value::Mapping(map) if map.contains_key("from") => {
            let part = |key: &str| map.get(key).map(|value| number(value, place)).transpose();
            if let Some(other) = map.keys().find(|key| !matches!(key.as_str(), Some("from" | "to" | "step"))) {
                return Err(format!("a range has from, to and step, and not {}", text(other)));
            }
            let to = part("to")?.ok_or("a range without to")?;
            range(part("from")?.unwrap_or_default(), to, part("step")?.unwrap_or(1))
        }
        Value::Mapping(map) => fields(map, place),
        other => Err(format!("{} is no value", text(other))),
    }
}

/// One number, which fits.
fn number(value: &Value, place: Place<'_>) -> Result<u64, String> {
    match value.as_u64() {
        Some(number) if number <= place.most() => Ok(number),
        _ => Err(format!("{} is no number of {} bits", text(value), place.width)),
    }
}

fn named(name: &str, place: Place<'_>) -> Result<u64, String> {
    let found = match place.field {
        Some(field) => names::value(field, name),
        None => names::id(name),
    };
    let number = found
        .map(u64::from)
        .ok_or_else(|| format!("`{name}` is neither a number nor a name of the specification here"))?;
    if number > place.most() {
        return Err(format!("{name} has more than {} bits", place.width));
    }
    Ok(number)
}

fn range(from: u64, to: u64, step: u64) -> Result<Vec<u64>, String> {
    if step == 0 || from > to {
        return Err(format!("no number is from {from} to {to} in steps of {step}"));
    }
    if (to - from) / step >= MOST as u64 {
        return Err(format!("more than {MOST} numbers"));
    }
    Ok((from..=to).step_by(step as usize).collect())
}

/// All combinations of the values of some fields of a register.
fn fields(map: &Mapping, place: Place<'_>) -> Result<Vec<u64>, String> {
    if let Some((Value::String(register), Value::Mapping(inner))) = map.iter().next()
        && map.len() == 1
        && !inner.contains_key("from")
    {
        if !names::is_register(register) {
            return Err(format!("there is no register {register}"));
        }
        return fields(inner, Place { register: Some(register), ..place });
    }
    let register = place.register.ok_or("fields of no register: write NAME: {FIELD: value}")?;
    let mut words = vec![0];
    for (name, value) in map {
        let name = name.as_str().unwrap_or_default();
        let field = names::field(register, name).ok_or_else(|| format!("{register} has no field `{name}`"))?;
        let inner = Place { width: field.width(), field: Some(field), register: None };
        let values = numbers(value, inner).map_err(|problem| format!("{name}: {problem}"))?;
        words = combinations(&words, &values, |word, value| word | value << field.lsb)?;
    }
    match words.iter().all(|word| *word <= place.most()) {
        true => Ok(words),
        false => Err(format!("a field of {register} is above the {} bits here", place.width)),
    }
}

/// Everything of one list with everything of another.
pub fn combinations<A, B, C>(first: &[A], second: &[B], join: impl Fn(&A, &B) -> C) -> Result<Vec<C>, String> {
    if first.len().saturating_mul(second.len()) > MOST {
        return Err(format!("more than {MOST} combinations"));
    }
    Ok(first.iter().flat_map(|a| second.iter().map(|b| join(a, b)).collect::<Vec<_>>()).collect())
}

/// A value for a message.
pub fn text(value: &Value) -> String {
    serde_yaml::to_string(value).unwrap_or_default().trim().to_owned()
}
