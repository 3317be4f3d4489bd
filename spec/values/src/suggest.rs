// SPDX-License-Identifier: MIT
//! What an unknown name may have meant.

use std::cmp::Reverse;

/// Names that are suggested.
const MOST: usize = 6;
/// The longest text that is compared with names, which are shorter: that takes the product of both lengths for each name.
const LONGEST: usize = 128;

/// The names most like `wanted`, best first.
pub fn nearest<'a>(wanted: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let wanted = wanted.to_ascii_lowercase();
    let mut scored: Vec<(u64, &str)> = known.into_iter().map(|name| (likeness(&wanted, name), name)).collect();
    scored.sort_by_key(|(score, _)| Reverse(*score));
    scored.into_iter().map(|(_, name)| name).take(MOST).collect()
}

/// How much a name is like `wanted`, which is lower-case: 0 to 1000, and 1000 more if it is a part of the name.
pub fn likeness(wanted: &str, name: &str) -> u64 {
    if wanted.len() > LONGEST {
        return 0;
    }
    let name = name.to_ascii_lowercase();
    let part = !wanted.is_empty() && name.contains(wanted);
    (strsim::jaro_winkler(wanted, &name) * 1000.0) as u64 + if part { 1000 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::{likeness, nearest};

    #[test]
    fn the_nearest_names_come_first() {
        assert_eq!(nearest("DEPTH_MAP", ["color", "depthmap", "depth"])[0], "depthmap");
        assert!(likeness("map", "depthmap") > 1000);
    }

    /// A line of 16 MB was compared with every register for hours.
    #[test]
    fn what_is_longer_than_any_name_is_like_none() {
        assert_eq!(likeness(&"depthmap".repeat(1 << 20), "depthmap"), 0);
    }
}
