// SPDX-License-Identifier: MIT
//! The texts of the members of a family as one: expressions of parameters stand where their numbers differ.

use super::fit::Parameters;
use crate::print;
use crate::tree::{Expression, Literal};

/// The text that the members have in common, of texts as [`print::module`] gives them.
///
/// # Errors
/// The first line in which they differ by more than numbers that expressions of the parameters give.
pub fn unify(texts: &[String], parameters: &Parameters<'_>) -> Result<String, String> {
    let all: Vec<Vec<Piece<'_>>> = texts.iter().map(|text| pieces(text)).collect();
    let Some(first) = all.first().filter(|first| all.iter().all(|other| other.len() == first.len())) else {
        return Err("as many lines".to_owned());
    };
    let mut text = String::new();
    for (place, piece) in first.iter().enumerate() {
        let members: Vec<&Piece<'_>> = all.iter().map(|pieces| &pieces[place]).collect();
        let line = match piece {
            _ if members.iter().all(|other| *other == piece) => Some(piece.text()),
            Piece::Comment(indent, _) => comment(indent, &members, parameters),
            Piece::Code(_) => code(&members, parameters),
        };
        text.push_str(&line.ok_or_else(|| piece.text().trim().to_owned())?);
    }
    Ok(text)
}

/// A line, or the lines of a comment.
#[derive(PartialEq, Eq)]
enum Piece<'a> {
    Comment(&'a str, Vec<&'a str>),
    Code(&'a str),
}

fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    for line in text.lines() {
        match (line.trim_start().strip_prefix("// "), pieces.last_mut()) {
            (Some(comment), Some(Piece::Comment(_, lines))) => lines.push(comment),
            (Some(comment), _) => pieces.push(Piece::Comment(&line[..line.len() - comment.len() - 3], vec![comment])),
            (None, _) => pieces.push(Piece::Code(line)),
        }
    }
    pieces
}

impl Piece<'_> {
    fn text(&self) -> String {
        match self {
            Piece::Comment(indent, lines) => lines.iter().map(|line| format!("{indent}// {line}\n")).collect(),
            Piece::Code(line) => format!("{line}\n"),
        }
    }

    fn code(&self) -> Option<&str> {
        match self {
            Piece::Code(line) => Some(line),
            Piece::Comment(..) => None,
        }
    }
}

/// A comment, in which expressions stand between backticks.
fn comment(indent: &str, members: &[&Piece<'_>], parameters: &Parameters<'_>) -> Option<String> {
    let texts: Vec<String> = members
        .iter()
        .map(|member| match member {
            Piece::Comment(_, lines) => Some(lines.join(" ")),
            Piece::Code(_) => None,
        })
        .collect::<Option<_>>()?;
    let expression = |numbers: &[Number], _: &str, _: char| {
        let values: Vec<u128> = numbers.iter().map(|number| number.value).collect();
        Some(format!("`{}`", parameters.fit(&values)?.text))
    };
    let text = merged(&texts.iter().map(String::as_str).collect::<Vec<_>>(), &expression)?;
    Some(print::comment(&text, indent))
}

fn code(members: &[&Piece<'_>], parameters: &Parameters<'_>) -> Option<String> {
    let lines: Vec<&str> = members.iter().map(|member| member.code()).collect::<Option<_>>()?;
    let line = constant(&lines, parameters).or_else(|| {
        merged(&lines, &|numbers, before, after| match numbers[0].width {
            None => decimal(numbers, before, after, parameters),
            Some(_) => sized(numbers, before, parameters),
        })
    })?;
    Some(line + "\n")
}

/// `localparam NAME = 8'h40;`: a constant of some bits whose value is an expression.
fn constant(lines: &[&str], parameters: &Parameters<'_>) -> Option<String> {
    let split = |line: &&'_ str| {
        let (name, value) = line.trim().strip_prefix("localparam ")?.strip_suffix(';')?.split_once(" = ")?;
        Some((name.to_owned(), Number::read(value)?))
    };
    let all: Vec<(String, Number)> = lines.iter().map(split).collect::<Option<_>>()?;
    let (name, width) = (&all[0].0, all[0].1.width?);
    if !all.iter().all(|(other, number)| other == name && number.width == Some(width)) {
        return None;
    }
    let value = parameters.fit(&all.iter().map(|(_, number)| number.value).collect::<Vec<_>>())?;
    Some(format!("    localparam [{}:0] {name} = {};", width - 1, value.text))
}

/// A number of Verilog.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Number {
    width: Option<u32>,
    value: u128,
}

impl Number {
    fn read(text: &str) -> Option<Self> {
        match text.split_once('\'') {
            None => Some(Self { width: None, value: text.parse().ok()? }),
            Some((width, rest)) => {
                let base = rest.chars().next()?;
                let literal = Literal { width: width.parse().ok(), base, digits: rest.get(1..)?.to_owned() };
                Some(Self { width: Some(literal.width?), value: literal.value()? })
            }
        }
    }
}

/// The expression of numbers; it gets the text before them and the character behind.
type Replace<'a> = dyn Fn(&[Number], &str, char) -> Option<String> + 'a;

/// A text in which `expression` stands for numbers that differ.
fn merged(texts: &[&str], expression: &Replace<'_>) -> Option<String> {
    let all: Vec<Vec<&str>> = texts.iter().map(|text| words(text)).collect();
    let first = all.first().filter(|first| all.iter().all(|other| other.len() == first.len()))?;
    let mut text = String::new();
    for (place, word) in first.iter().enumerate() {
        let column: Vec<&str> = all.iter().map(|words| words[place]).collect();
        if column.iter().all(|other| other == word) {
            text.push_str(word);
            continue;
        }
        let numbers: Vec<Number> = column.iter().map(|word| Number::read(word)).collect::<Option<_>>()?;
        let after = first.get(place + 1).and_then(|word| word.chars().next()).unwrap_or(' ');
        text.push_str(&expression(&numbers, &text, after)?);
    }
    Some(text)
}

/// Names, numbers and all other characters.
fn words(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        let is_number = |letter: char| letter.is_ascii_hexdigit() || letter == '\'' || letter == 'h';
        let end = match first {
            _ if first.is_ascii_digit()
                && rest.trim_start_matches(|digit: char| digit.is_ascii_digit()).starts_with('\'') =>
            {
                rest.find(|letter| !is_number(letter))
            }
            _ if first.is_ascii_digit() => rest.find(|letter: char| !letter.is_ascii_digit()),
            _ if is_word(first) => rest.find(|letter| !is_word(letter)),
            _ => Some(first.len_utf8()),
        };
        let (word, behind) = rest.split_at(end.unwrap_or(rest.len()));
        words.push(word);
        rest = behind;
    }
    words
}

fn decimal(numbers: &[Number], before: &str, after: char, parameters: &Parameters<'_>) -> Option<String> {
    if numbers.iter().any(|number| number.width.is_some()) {
        return None;
    }
    let value = parameters.fit(&numbers.iter().map(|number| number.value).collect::<Vec<_>>())?;
    let alone = before.ends_with(['[', ':', '(']) && [']', ':', ')'].contains(&after);
    Some(if alone { value.text } else { value.operand() })
}

/// A number whose width is an expression: bits that are all 0, or 1 in one place.
fn sized(numbers: &[Number], before: &str, parameters: &Parameters<'_>) -> Option<String> {
    let counts = ["+ ", "- "].iter().any(|sign| before.ends_with(sign));
    if counts && numbers.iter().all(|number| number.value == 1) {
        return Some("1'b1".to_owned());
    }
    let mut runs: [Vec<u128>; 3] = Default::default();
    for number in numbers {
        let (width, value) = (number.width?, number.value);
        let low = if value == 0 { 0 } else { value.trailing_zeros() };
        let ones = (value >> low).trailing_ones();
        if value >> low >> ones != 0 {
            return None;
        }
        for (run, bits) in runs.iter_mut().zip([width.checked_sub(low + ones)?, ones, low]) {
            run.push(bits.into());
        }
    }
    let mut parts = Vec::new();
    for (bit, run) in [0, 1, 0].into_iter().zip(&runs).filter(|(_, run)| run.iter().any(|bits| *bits > 0)) {
        parts.push(match (run.iter().all(|bits| *bits == run[0]), bit) {
            (true, bit) => bits(u32::try_from(run[0]).ok()?, bit),
            (false, bit) => format!("{{{}{{1'b{bit}}}}}", parameters.fit(run)?.operand()),
        });
    }
    match &parts[..] {
        [only] => Some(only.clone()),
        _ => Some(format!("{{{}}}", parts.join(", "))),
    }
}

/// A number of equal bits.
fn bits(width: u32, bit: u32) -> String {
    let value = if bit == 0 { 0 } else { u128::MAX.checked_shr(128_u32.saturating_sub(width)).unwrap_or(0) };
    print::expression(&Expression::Literal(Literal::sized(width, value)))
}
