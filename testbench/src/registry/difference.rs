// SPDX-License-Identifier: MIT
//! What differs in the results of a unit, for blocks of which a transaction says enough.

use pica_vectors::{Case, Item};

/// The first transaction that differs from what the case has, on the first of these channels where one does; channels have the names
/// that a transaction is told by. Without a result in its place, nothing was given.
pub fn difference(case: &Case, actual: &[Item], channels: &[(usize, &str)]) -> Option<String> {
    channels.iter().find_map(|(channel, name)| {
        let (expected, mut given) = (values(&case.outputs, *channel), values(actual, *channel));
        expected.enumerate().find_map(|(place, expected)| {
            let given = given.next();
            let text = given.map_or_else(|| "nothing".to_owned(), |given| format!("{given:X?}"));
            (given != Some(expected)).then(|| format!("{name} {place} differs: {expected:X?} expected, {text} given\n"))
        })
    })
}

/// The transactions of a channel.
fn values(items: &[Item], channel: usize) -> impl Iterator<Item = &Vec<u32>> {
    items.iter().filter(move |item| item.channel == channel).map(|item| &item.values)
}
