// SPDX-License-Identifier: MIT
//! Which files of references a proof needs.

use super::REFERENCES;
use std::collections::BTreeSet;

/// The files that the reference of a block needs, by name and text: its own, and those whose modules it names.
pub(super) fn references(block: &str) -> Vec<(&'static str, &'static str)> {
    let all: Vec<(&str, &str)> = REFERENCES
        .files()
        .filter_map(|file| Some((file.path().file_name()?.to_str()?, file.contents_utf8()?)))
        .collect();
    let mut needed = BTreeSet::from([format!("{block}.v")]);
    loop {
        let texts = all.iter().filter(|(name, _)| needed.contains(*name)).map(|(_, text)| *text);
        let named: BTreeSet<&str> = texts.flat_map(words).collect();
        let found = all.iter().filter(|(_, text)| modules(text).any(|module| named.contains(module)));
        let found: Vec<(&str, &str)> = found.copied().collect();
        if found.len() == needed.len() {
            return found;
        }
        needed = found.into_iter().map(|(name, _)| name.to_owned()).collect();
    }
}

/// The words of a text of Verilog but for its comments.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    lines.flat_map(|line| line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')).filter(|word| !word.is_empty())
}

/// The modules of a text of Verilog.
fn modules(text: &str) -> impl Iterator<Item = &str> {
    let mut words = words(text);
    core::iter::from_fn(move || {
        words.by_ref().find(|word| *word == "module")?;
        words.next()
    })
}

#[cfg(test)]
mod tests {
    use super::references;

    /// Through `round.v`, which names no other, and through modules that have no file of their name.
    #[test]
    fn a_reference_needs_the_files_of_the_modules_that_it_names() {
        let names = |block| references(block).into_iter().map(|(name, _)| name).collect::<Vec<_>>();
        assert_eq!(names("logic_op"), ["logic_op.v"]);
        assert_eq!(names("raster_setup"), ["product.v", "raster_setup.v"]);
        assert_eq!(names("alpha_test"), ["alpha_test.v", "compare.v"]);
    }
}
