// SPDX-License-Identifier: MIT
//! A source line as tokens (assembly.md#text).

use super::diagnostic::{Note, Span};

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Letters, digits, `_` and `$`, not beginning with a digit.
    Identifier,
    /// Something that begins with a digit, or a point and a digit.
    Number,
    Comma,
    Dot,
    LeftBracket,
    RightBracket,
    LeftParenthesis,
    RightParenthesis,
    Minus,
    Plus,
    Not,
    /// `&` or `&&`.
    And,
    /// `|` or `||`.
    Or,
    Colon,
    At,
    /// A character that belongs to nothing: an error, unless it stands where text is passed over.
    Other,
}

/// A token and where it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'a> {
    pub kind: Kind,
    pub text: &'a str,
    pub span: Span,
}

const fn begins_identifier(character: char) -> bool {
    character.is_ascii_alphabetic() || matches!(character, '_' | '$')
}

const fn continues_identifier(character: char) -> bool {
    begins_identifier(character) || character.is_ascii_digit()
}

/// The tokens of a line up to its comment.
pub(super) fn lex(line: &str) -> Vec<Token<'_>> {
    let mut tokens: Vec<Token> = Vec::new();
    let mut rest = code(line);
    let mut column = 0;
    while let Some(first) = rest.chars().next() {
        let is_space = first.is_whitespace();
        let other = (Kind::Other, first.len_utf8());
        let previous = tokens.last().map(|last| last.kind);
        let (kind, length) = if is_space { other } else { token(rest, previous).unwrap_or(other) };
        let text = &rest[..length];
        let end = column + text.chars().count() as u32;
        if !is_space {
            tokens.push(Token { kind, text, span: Span { start: column, end } });
        }
        column = end;
        rest = &rest[length..];
    }
    tokens
}

/// What stands before the comment of a line.
pub(super) fn code(line: &str) -> &str {
    line.split_once(';').map_or(line, |(code, _)| code)
}

/// The complaint about the first character that belongs to nothing.
pub(super) fn unexpected_character(tokens: &[Token]) -> Option<Note> {
    let token = tokens.iter().find(|token| token.kind == Kind::Other)?;
    Some(Note::new(token.span, format!("unexpected character '{}'", token.text.escape_debug())))
}

/// Kind and length in bytes of the token at the start of `text`.
fn token(text: &str, previous: Option<Kind>) -> Option<(Kind, usize)> {
    let mut characters = text.chars();
    let (first, second) = (characters.next()?, characters.next());
    let doubled = |kind| Some((kind, if second == Some(first) { 2 } else { 1 }));
    let digit_follows = second.is_some_and(|second| second.is_ascii_digit());
    match first {
        ',' => Some((Kind::Comma, 1)),
        '[' => Some((Kind::LeftBracket, 1)),
        ']' => Some((Kind::RightBracket, 1)),
        '(' => Some((Kind::LeftParenthesis, 1)),
        ')' => Some((Kind::RightParenthesis, 1)),
        '-' => Some((Kind::Minus, 1)),
        '+' => Some((Kind::Plus, 1)),
        '!' => Some((Kind::Not, 1)),
        ':' => Some((Kind::Colon, 1)),
        '@' => Some((Kind::At, 1)),
        '&' => doubled(Kind::And),
        '|' => doubled(Kind::Or),
        _ if first.is_ascii_digit() => Some((Kind::Number, number_length(text))),
        // A point after a name begins a selector, whatever follows.
        '.' if digit_follows && previous != Some(Kind::Identifier) => Some((Kind::Number, number_length(text))),
        '.' => Some((Kind::Dot, 1)),
        _ if begins_identifier(first) => {
            Some((Kind::Identifier, text.chars().take_while(|&character| continues_identifier(character)).count()))
        }
        _ => None,
    }
}

/// Length of a number and of whatever is stuck to it: letters, digits, points, and the sign of an exponent.
fn number_length(text: &str) -> usize {
    let hexadecimal = text.starts_with("0x") || text.starts_with("0X");
    let mut previous = ' ';
    text.chars()
        .take_while(|&character| {
            let exponent = if hexadecimal { 'p' } else { 'e' };
            let signed = matches!(character, '+' | '-') && previous.to_ascii_lowercase() == exponent;
            previous = character;
            signed || character == '.' || continues_identifier(character)
        })
        .count()
}
