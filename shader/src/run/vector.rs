// SPDX-License-Identifier: MIT
//! Vectors as four hexadecimal f24 patterns, and lists of them by register number.

use pica_model::float::F24;
use pica_model::shader::Vector;
use pica_model::shader::isa::Mask;
use serde::de::{self, Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeSeq, Serializer};
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

/// A vector that is written as four strings of six hexadecimal digits: x, y, z and w.
///
/// Reading takes one to six digits in any case, with or without `0x`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HexVector(pub Vector);

impl Serialize for HexVector {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut sequence = serializer.serialize_seq(Some(4))?;
        for component in self.0 {
            sequence.serialize_element(&format_args!("{component:06X}"))?;
        }
        sequence.end()
    }
}

impl<'de> Deserialize<'de> for HexVector {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self(<[Hex; 4]>::deserialize(deserializer)?.map(|hex| hex.0)))
    }
}

/// One f24 pattern.
struct Hex(F24);

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Pattern;
        impl Visitor<'_> for Pattern {
            type Value = Hex;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a string of one to six hexadecimal digits")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Hex, E> {
                let digits = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")).unwrap_or(text);
                // from_str_radix would take a sign.
                let valid = (1..=6).contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
                match u32::from_str_radix(digits, 16) {
                    Ok(bits) if valid => Ok(Hex(F24::from_bits(bits))),
                    _ => Err(E::invalid_value(de::Unexpected::Str(text), &self)),
                }
            }
        }
        deserializer.deserialize_str(Pattern)
    }
}

/// Components by their letters: `"xyw"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Components(pub Mask);

impl<'de> Deserialize<'de> for Components {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        match (0..=0xF).map(Mask::from_bits).find(|mask| mask.to_string() == text) {
            Some(mask) if !text.is_empty() => Ok(Self(mask)),
            _ => Err(de::Error::custom(format_args!("`{text}` is not one or more of xyzw in this order"))),
        }
    }
}

/// Reads an object whose keys are numbers of registers below `COUNT`, in decimal.
pub(super) fn by_register<'de, const COUNT: u8, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<BTreeMap<u8, T>, D::Error> {
    struct ByRegister<const COUNT: u8, T>(PhantomData<T>);
    impl<'de, const COUNT: u8, T: Deserialize<'de>> Visitor<'de> for ByRegister<COUNT, T> {
        type Value = BTreeMap<u8, T>;

        fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
            write!(f, "an object with register numbers 0 to {} as keys", COUNT - 1)
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut registers = BTreeMap::new();
            while let Some(key) = map.next_key::<String>()? {
                let number = key.parse().ok().filter(|number| *number < COUNT && !key.starts_with('+'));
                let Some(number) = number else {
                    return Err(de::Error::custom(format_args!(
                        "`{key}` is no register number from 0 to {}",
                        COUNT - 1
                    )));
                };
                if registers.insert(number, map.next_value()?).is_some() {
                    return Err(de::Error::custom(format_args!("register {number} is given twice")));
                }
            }
            Ok(registers)
        }
    }
    deserializer.deserialize_map(ByRegister::<COUNT, T>(PhantomData))
}
