// SPDX-License-Identifier: MIT
//! A part of the units.

use std::str::FromStr;

/// Every `of`-th unit, from number `index` on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    index: usize,
    of: usize,
}

impl Shard {
    /// Whether it has the unit of this number.
    pub fn has(self, unit: usize) -> bool {
        unit % self.of == self.index
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let form = || format!("`{text}` is not of the form I/N");
        let (index, of) = text.split_once('/').ok_or_else(form)?;
        let [index, of] = [index, of].map(|number| number.parse::<usize>().map_err(|_| form()));
        let (index, of) = (index?, of?);
        if index < of {
            Ok(Self { index, of })
        } else {
            Err(format!("shards of {of} are counted from 0 to {}", of as i128 - 1))
        }
    }
}
