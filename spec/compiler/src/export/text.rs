// SPDX-License-Identifier: MIT
//! Text that several formats share: id ranges, the common name of a group, bit ranges, wrapped comments.

use super::groups;
use crate::citation;
use crate::ir::{Field, Map, Register};

/// `0x107`.
pub(super) fn id(id: u32) -> String {
    format!("0x{id:03X}")
}

/// `6-4`, or `0` for a single bit: most significant bit first, as in a bit diagram.
pub(super) fn bits(lsb: u32, msb: u32) -> String {
    if lsb == msb { lsb.to_string() } else { format!("{msb}-{lsb}") }
}

/// Bits of a field in the form `bits 6-4`.
pub(super) fn bit_range(field: &Field) -> String {
    let plural = if field.width() == 1 { "bit" } else { "bits" };
    format!("{plural} {}", bits(field.lsb, field.msb))
}

/// The ids of registers, which are given in order of id: `0x0E8-0x0EF`, `0x140 + 0x10*n (n = 0-7)`,
/// or single ids and runs.
pub(super) fn ids(registers: &[&Register]) -> String {
    let runs = runs(registers);
    let step = |pair: &[(u32, u32)]| pair[1].0 - pair[0].0;
    let steps: Vec<u32> = runs.windows(2).map(step).collect();
    let same_length = runs.iter().all(|(first, last)| last - first == runs[0].1 - runs[0].0);
    match (runs.as_slice(), steps.as_slice()) {
        ([(first, last), _, _, ..], [stride, rest @ ..]) if same_length && rest.iter().all(|s| s == stride) => {
            let index = format!("0x{stride:X}*n (n = 0-{})", runs.len() - 1);
            if first == last {
                format!("{} + {index}", id(*first))
            } else {
                format!("{}-{} + {index}", id(*first), id(*last))
            }
        }
        _ => {
            let run = |(first, last): &(u32, u32)| {
                if first == last { id(*first) } else { format!("{}-{}", id(*first), id(*last)) }
            };
            runs.iter().map(run).collect::<Vec<_>>().join(", ")
        }
    }
}

/// Codes of an enumerator in their order, three and more consecutive ones as a range: `1, 6-9`. Large codes are in
/// hexadecimal.
pub(super) fn codes(codes: &[u32]) -> String {
    let code = |code: u32| if code > 255 { format!("0x{code:X}") } else { code.to_string() };
    let mut parts = Vec::new();
    let mut rest = codes;
    while let [first, ..] = rest {
        let run = rest.iter().zip(u64::from(*first)..).take_while(|(code, n)| u64::from(**code) == *n).count();
        let (run, tail) = rest.split_at(run);
        match run {
            [first, _, .., last] => parts.push(format!("{}-{}", code(*first), code(*last))),
            _ => parts.extend(run.iter().map(|single| code(*single))),
        }
        rest = tail;
    }
    parts.join(", ")
}

/// Consecutive ids as (first, last). The elements of an array of multi-word entries stay apart.
fn runs(registers: &[&Register]) -> Vec<(u32, u32)> {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for register in registers {
        let last = *groups::ids(register).end();
        match runs.last_mut() {
            Some(run) if run.1 + 1 == register.id && register.words == 1 => run.1 = last,
            _ => runs.push((register.id, last)),
        }
    }
    runs
}

/// How the registers of a group behave and how well that is known, in one line: `plain, rw [DOC:
/// framebuffer.md#depth]`.
pub(super) fn facts(map: &Map, registers: &[&Register]) -> String {
    let Some(first) = registers.first() else { return String::new() };
    let mut facts = vec![first.kind.name().to_owned(), first.access.name().to_owned()];
    facts.extend(measured("mask", registers, |register| register.mask));
    facts.extend(power_up(registers));
    if !first.lists {
        facts.push("not writable by command lists".to_owned());
    }
    if first.words > 1 {
        facts.push(format!("{} words", first.words));
    }
    if let Some(data_type) = &first.data_type {
        facts.push(format!("type {data_type}"));
    }
    facts.extend(ports(registers).map(|ports| format!("port {ports}")));
    if let Some(target) = alias_target(map, first) {
        facts.push(format!("reads as {}", target.name));
    }
    format!("{} [{}: {}]", facts.join(", "), first.grade, citation::plain(&first.source))
}

/// What the registers of a group hold after power-up, as [`facts`] says it.
pub(super) fn power_up(registers: &[&Register]) -> Option<String> {
    measured("power-up value", registers, |register| register.reset)
}

/// A measured word of a group: one for all, or those of the instances that have one.
fn measured(label: &str, registers: &[&Register], of: fn(&Register) -> Option<u32>) -> Option<String> {
    let first = of(registers.first()?);
    if registers.iter().all(|register| of(register) == first) {
        return first.map(|word| format!("{label} 0x{word:08X}"));
    }
    let mut words: Vec<String> = Vec::new();
    for register in registers {
        if let (Some(word), Some(element)) = (of(register), &register.element) {
            let place = element.instance.clone().unwrap_or(element.index.to_string());
            let word = format!("{place} 0x{word:08X}");
            if !words.contains(&word) {
                words.push(word);
            }
        }
    }
    Some(format!("{label} of {}", words.join(", of ")))
}

/// The transfers that the registers of a group belong to.
pub(super) fn ports(registers: &[&Register]) -> Option<String> {
    let mut ports: Vec<&str> = Vec::new();
    for port in registers.iter().filter_map(|register| register.port.as_deref()) {
        if !ports.contains(&port) {
            ports.push(port);
        }
    }
    (!ports.is_empty()).then(|| ports.join(", "))
}

/// The register of another name that reading `register` returns.
pub(super) fn alias_target<'a>(map: &'a Map, register: &Register) -> Option<&'a Register> {
    let target = map.registers.iter().find(|other| Some(other.id) == register.alias_of)?;
    (target.ident != register.ident).then_some(target)
}

/// Official and older names of a group in one line, empty if there are none.
pub(super) fn other_names(registers: &[&Register]) -> String {
    let of = |label: &str, names: Vec<&str>| {
        let names = distinct(&names);
        if names.is_empty() {
            return None;
        }
        let listed = pattern(&names).unwrap_or_else(|| match names.get(..MAX_ALTERNATIVES) {
            Some(some) if names.len() > some.len() => {
                format!("{} and {} more", some.join(", "), names.len() - some.len())
            }
            _ => names.join(", "),
        });
        Some(format!("{label} {listed}"))
    };
    let official = registers.iter().flat_map(|r| &r.official_names).map(String::as_str).collect();
    let older = registers.iter().flat_map(|r| &r.older_names).map(String::as_str).collect();
    [of("official", official), of("older", older)].into_iter().flatten().collect::<Vec<_>>().join("; ")
}

/// More alternatives than this make a pattern harder to read than the first and the last name.
const MAX_ALTERNATIVES: usize = 8;

/// One name for all `names`: `GPUREG_LIGHT[0-7]_SPECULAR0`, `GPUREG_[GSH|VSH]_ENTRYPOINT`.
pub(super) fn common_name(names: &[&str]) -> String {
    let names = distinct(names);
    match names.as_slice() {
        [] => String::new(),
        [name] => (*name).to_owned(),
        [first, .., last] => pattern(&names).unwrap_or_else(|| format!("{first} to {last}")),
    }
}

fn distinct<'a>(words: &[&'a str]) -> Vec<&'a str> {
    let mut distinct: Vec<&str> = Vec::new();
    for word in words {
        if !distinct.contains(word) {
            distinct.push(word);
        }
    }
    distinct
}

/// The pattern that stands for exactly `names`, if there is one.
fn pattern(names: &[&str]) -> Option<String> {
    let split: Vec<Vec<&str>> = names.iter().map(|name| name.split('_').collect()).collect();
    let length = split[0].len();
    if split.iter().any(|parts| parts.len() != length) {
        return None;
    }
    let mut combinations = 1;
    let mut words = Vec::new();
    for at in 0..length {
        let alternatives = distinct(&split.iter().map(|parts| parts[at]).collect::<Vec<_>>());
        combinations *= alternatives.len();
        words.push(match (alternatives.as_slice(), counted(&alternatives)) {
            ([word], _) => (*word).to_owned(),
            (_, Some(counted)) => counted,
            // Ids in place of names: no one searches for them by pattern.
            ([id, ..], None) if id.starts_with(|c: char| c.is_ascii_digit()) => return None,
            (many, None) if many.len() > MAX_ALTERNATIVES => return None,
            (words, None) => format!("[{}]", words.join("|")),
        });
    }
    // Otherwise the pattern would also stand for names that do not exist.
    (combinations == names.len()).then(|| words.join("_"))
}

/// `LIGHT[0-7]` for LIGHT0, LIGHT1 ... LIGHT7.
fn counted(words: &[&str]) -> Option<String> {
    let digits = |word: &str| word.len() - word.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    let split = |word: &'_ str| -> Option<(String, u32)> {
        let (stem, number) = word.split_at(word.len() - digits(word));
        // A leading zero makes it an id in hexadecimal digits.
        if number.len() > 1 && number.starts_with('0') {
            return None;
        }
        Some((stem.to_owned(), number.parse().ok()?))
    };
    let (stem, first) = split(words[0])?;
    let mut last = first;
    for word in &words[1..] {
        let (other, number) = split(word)?;
        if other != stem || last.checked_add(1) != Some(number) {
            return None;
        }
        last = number;
    }
    Some(format!("{stem}[{first}-{last}]"))
}

/// `text` broken into lines of at most `width` characters, where words allow it.
pub(super) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn common_names_stand_for_exactly_their_names() {
        assert_eq!(common_name(&["GPUREG_FINALIZE"]), "GPUREG_FINALIZE");
        assert_eq!(common_name(&["A0_X", "A1_X", "A2_X"]), "A[0-2]_X");
        assert_eq!(common_name(&["G_GSH_I0", "G_GSH_I1", "G_VSH_I0", "G_VSH_I1"]), "G_[GSH|VSH]_I[0-1]");
        assert_eq!(common_name(&["G_GSH_I0", "G_VSH_I1"]), "G_GSH_I0 to G_VSH_I1");
        assert_eq!(common_name(&["A0_X", "A2_X"]), "[A0|A2]_X");
        assert_eq!(common_name(&["A_0_X", "A_1_X"]), "A_[0-1]_X");
        assert_eq!(common_name(&["GPUREG_0009", "GPUREG_0010"]), "GPUREG_0009 to GPUREG_0010");
        assert_eq!(common_name(&["A", "A_B"]), "A to A_B");
        assert_eq!(common_name(&["RenderTargetNAddr", "RenderTargetNAddr"]), "RenderTargetNAddr");
    }

    #[test]
    fn codes_are_listed_and_runs_are_shortened() {
        assert_eq!(codes(&[1]), "1");
        assert_eq!(codes(&[2, 3]), "2, 3");
        assert_eq!(codes(&[1, 4, 5, 6, 9]), "1, 4-6, 9");
        assert_eq!(codes(&[0x1B00, 0x1B01, 0x1B02]), "0x1B00-0x1B02");
        assert_eq!(codes(&[u32::MAX, 0]), "0xFFFFFFFF, 0");
    }

    #[test]
    fn text_is_wrapped_between_words() {
        assert_eq!(wrap("one two  three\nfour", 9), ["one two", "three", "four"]);
        assert_eq!(wrap("indivisible x", 4), ["indivisible", "x"]);
        assert_eq!(wrap("", 4), Vec::<String>::new());
    }
}
