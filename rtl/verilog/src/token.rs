// SPDX-License-Identifier: MIT
//! Verilog text to tokens.

use std::fmt;

/// What text cannot be read, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct SyntaxError {
    /// Line, from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: String,
}

/// What a token is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// A name or keyword; `$` may be in it.
    Word(String),
    /// A number without base.
    Decimal(String),
    /// The base of a sized number and its digits: `h`, `3f`.
    Based(char, String),
    /// The characters of a string.
    Text(String),
    /// An operator or bracket.
    Symbol(&'static str),
    /// A comment, without its marks.
    Comment(String),
}

impl fmt::Display for TokenKind {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            TokenKind::Word(text) | TokenKind::Decimal(text) => write!(out, "`{text}`"),
            TokenKind::Based(base, digits) => write!(out, "`'{base}{digits}`"),
            TokenKind::Symbol(text) => write!(out, "`{text}`"),
            TokenKind::Text(text) => write!(out, "`\"{text}\"`"),
            TokenKind::Comment(_) => write!(out, "a comment"),
        }
    }
}

/// A token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// What the token is.
    pub kind: TokenKind,
    /// The line it begins on, from 1.
    pub line: usize,
}

/// Longer symbols before their beginnings.
const SYMBOLS: [&str; 34] = [
    ">>>", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+:", "(", ")", "[", "]", "{", "}", ";", ",", ":", ".", "=",
    "@", "*", "+", "-", "<", ">", "&", "|", "^", "~", "!", "?", "#",
];

/// The tokens of a text, comments included.
///
/// # Errors
/// If there is a character that begins no token, or a comment without end.
pub fn tokens(text: &str) -> Result<Vec<Token>, SyntaxError> {
    let mut found = Vec::new();
    let mut line = 1;
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let (kind, length) = if first.is_whitespace() {
            (None, first.len_utf8())
        } else if rest.starts_with("//") {
            let length = rest.find('\n').unwrap_or(rest.len());
            (Some(TokenKind::Comment(rest[2..length].trim().to_owned())), length)
        } else if let Some(comment) = rest.strip_prefix("/*") {
            let problem = || SyntaxError { line, problem: "comment without end".to_owned() };
            let (comment, _) = comment.split_once("*/").ok_or_else(problem)?;
            (Some(TokenKind::Comment(comment.trim().to_owned())), "/**/".len() + comment.len())
        } else if first == '"' {
            let end = rest[1..].find(['"', '\n', '\\']).filter(|end| rest[1 + end..].starts_with('"'));
            let end = end.ok_or_else(|| SyntaxError { line, problem: "string without plain end".to_owned() })?;
            (Some(TokenKind::Text(rest[1..=end].to_owned())), end + 2)
        } else if first.is_ascii_alphabetic() || first == '_' || first == '$' {
            let length = span(rest, |c| c.is_ascii_alphanumeric() || c == '_' || c == '$');
            (Some(TokenKind::Word(rest[..length].to_owned())), length)
        } else if first.is_ascii_digit() {
            let length = span(rest, |c| c.is_ascii_digit() || c == '_');
            (Some(TokenKind::Decimal(rest[..length].replace('_', ""))), length)
        } else if first == '\'' {
            let base = rest[1..].chars().next().map_or(' ', |base| base.to_ascii_lowercase());
            if !"bodh".contains(base) {
                return Err(SyntaxError { line, problem: format!("`'{base}` is no base of a number") });
            }
            let length = 2 + span(&rest[2..], |c| c.is_ascii_hexdigit() || c == '_');
            let digits = rest[2..length].replace('_', "");
            let radix = match base {
                'b' => 2,
                'o' => 8,
                'd' => 10,
                _ => 16,
            };
            if digits.is_empty() || !digits.chars().all(|digit| digit.is_digit(radix)) {
                return Err(SyntaxError { line, problem: format!("`'{base}{digits}` is no number") });
            }
            (Some(TokenKind::Based(base, digits)), length)
        } else if let Some(symbol) = SYMBOLS.iter().find(|symbol| rest.starts_with(**symbol)) {
            (Some(TokenKind::Symbol(symbol)), symbol.len())
        } else {
            return Err(SyntaxError { line, problem: format!("`{first}` is not in the Verilog that blocks use") });
        };
        found.extend(kind.map(|kind| Token { kind, line }));
        line += rest[..length].matches('\n').count();
        rest = &rest[length..];
    }
    Ok(found)
}

/// How many bytes from the start hold characters of a kind.
fn span(text: &str, belongs: impl Fn(char) -> bool) -> usize {
    text.find(|c| !belongs(c)).unwrap_or(text.len())
}
