// SPDX-License-Identifier: MIT
//! Tokens to statements, one line at a time.

mod directive;
mod instruction;
mod operand;
mod recover;

use super::cursor::Cursor;
use super::diagnostic::{Note, Span};
use super::lexer::{Kind, Token, lex, unexpected_character};
use super::literal;
use super::syntax::{Name, Statement};

/// What a line says and what is wrong with it.
#[derive(Debug, Default)]
pub(super) struct ParsedLine<'a> {
    pub labels: Vec<Name<'a>>,
    pub statement: Option<Statement<'a>>,
    pub errors: Vec<Note>,
    pub warnings: Vec<Note>,
}

/// Parses a line that is no line marker.
pub(super) fn line(text: &str) -> ParsedLine<'_> {
    let tokens = lex(text);
    let mut cursor = Cursor::new(&tokens);
    let mut parsed = ParsedLine::default();
    while cursor.kind(0) == Some(Kind::Identifier) && cursor.kind(1) == Some(Kind::Colon) {
        let label = cursor.next().map(|token| Name { text: token.text, span: token.span });
        cursor.next();
        parsed.labels.extend(label);
    }
    if cursor.peek().is_some() {
        match statement(&mut cursor) {
            Ok(statement) => parsed.statement = Some(statement),
            Err(note) => {
                parsed.errors.push(unexpected_character(&tokens).unwrap_or(note));
                parsed.statement = Some(recover::statement(&tokens));
            }
        }
    }
    parsed.warnings = cursor.warnings;
    parsed
}

fn statement<'a>(cursor: &mut Cursor<'_, 'a>) -> Result<Statement<'a>, Note> {
    let statement = if let Some(dot) = cursor.eat(Kind::Dot) {
        let name = cursor.expect(Kind::Identifier, "the name of a directive after \".\"")?;
        let directive = directive::directive(cursor, Name { text: name.text, span: dot.span.to(name.span) })?;
        Statement::Directive { directive, span: dot.span.to(cursor.previous_span()) }
    } else {
        let mnemonic = name(cursor, "a label, an instruction or a directive")?;
        Statement::Instruction(instruction::instruction(cursor, mnemonic)?)
    };
    cursor.finish()?;
    Ok(statement)
}

fn name<'a>(cursor: &mut Cursor<'_, 'a>, what: &str) -> Result<Name<'a>, Note> {
    cursor.expect(Kind::Identifier, what).map(|token| Name { text: token.text, span: token.span })
}

/// A decimal number. What stands between its digits and `end` is passed over.
fn decimal(cursor: &mut Cursor, what: &str, end: &[Kind]) -> Result<u32, Note> {
    let token = cursor.expect(Kind::Number, what)?;
    let digits = token.text.len() - token.text.trim_start_matches(|character: char| character.is_ascii_digit()).len();
    // "0x10" is 0 for picasso, which nobody means.
    let is_hexadecimal = matches!(token.text.as_bytes(), [b'0', b'x' | b'X', ..]);
    let value = literal::parse_digits(&token.text[..digits], 10).filter(|_| digits > 0 && !is_hexadecimal);
    let value =
        value.ok_or_else(|| Note::new(token.span, format!("\"{}\" is not a decimal number below 2^32", token.text)))?;
    ignore_rest(cursor, token, digits, end);
    Ok(value)
}

/// Passes over what stands between a number, the first `length` bytes of `token`, and `end`, and warns of it.
fn ignore_rest(cursor: &mut Cursor, token: Token, length: usize, end: &[Kind]) {
    let skipped = cursor.skip(end);
    let (number, suffix) = token.text.split_at(length);
    let start = token.span.start + length as u32;
    let (last, text) = match skipped {
        Some((span, text)) => (span.end, format!("{suffix}{text}")),
        None => (token.span.end, suffix.to_owned()),
    };
    if !text.is_empty() {
        let message = format!("\"{text}\" is ignored: the number is read as {number}");
        cursor.warnings.push(Note::new(Span { start, end: last }, message));
    }
}

/// A decimal, hexadecimal or octal number up to `max`.
fn number(cursor: &mut Cursor, max: u32, what: &str) -> Result<u32, Note> {
    let token = cursor.expect(Kind::Number, what)?;
    let value = literal::c_integer(token.text)
        .ok_or_else(|| Note::new(token.span, format!("\"{}\" is not a number below 2^32", token.text)))?;
    if value > max {
        return Err(Note::new(token.span, format!("{what} must be 0 to {max}, not {value}")));
    }
    Ok(value)
}

/// A line marker as C preprocessors write it, `# 12 "file"`: the number of the next line and the file name, if given. The
/// error is a warning: picasso passes over every line that begins with `#`.
pub(super) fn line_marker(text: &str) -> Result<(u32, Option<&str>), Note> {
    let span = Span { start: 0, end: text.chars().count() as u32 };
    let error =
        || Note::new(span, "the line is ignored: it is no line marker, # number \"file\"; a comment begins with \";\"");
    let body = text.trim().strip_prefix('#').ok_or_else(error)?.trim_start();
    let body = body.strip_prefix("line").map_or(body, str::trim_start);
    let digits = body.len() - body.trim_start_matches(|character: char| character.is_ascii_digit()).len();
    let line = literal::parse_digits(&body[..digits], 10).filter(|_| digits > 0).ok_or_else(error)?;
    let rest = body[digits..].trim_start();
    if rest.is_empty() {
        return Ok((line, None));
    }
    let (file, _flags) = rest.strip_prefix('"').and_then(|quoted| quoted.rsplit_once('"')).ok_or_else(error)?;
    Ok((line, Some(file)))
}
