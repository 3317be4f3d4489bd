// SPDX-License-Identifier: MIT
//! Walking over the tokens of a line.

use super::diagnostic::{Note, Span};
use super::lexer::{Kind, Token};

/// The rest of a line.
#[derive(Debug)]
pub(super) struct Cursor<'t, 'a> {
    tokens: &'t [Token<'a>],
    position: usize,
    /// What does not stop the line from being assembled.
    pub warnings: Vec<Note>,
}

impl<'t, 'a> Cursor<'t, 'a> {
    pub fn new(tokens: &'t [Token<'a>]) -> Self {
        Self { tokens, position: 0, warnings: Vec::new() }
    }

    pub fn peek(&self) -> Option<Token<'a>> {
        self.tokens.get(self.position).copied()
    }

    /// The kind of the token `ahead` of the next one.
    pub fn kind(&self, ahead: usize) -> Option<Kind> {
        self.tokens.get(self.position + ahead).map(|token| token.kind)
    }

    pub fn next(&mut self) -> Option<Token<'a>> {
        let token = self.peek()?;
        self.position += 1;
        Some(token)
    }

    /// The next token if it is of this kind.
    pub fn eat(&mut self, kind: Kind) -> Option<Token<'a>> {
        self.peek().filter(|token| token.kind == kind).inspect(|_| self.position += 1)
    }

    /// The next token, which must be of this kind.
    pub fn expect(&mut self, kind: Kind, what: &str) -> Result<Token<'a>, Note> {
        self.eat(kind).ok_or_else(|| self.expected(what))
    }

    /// The comma between two operands.
    pub fn comma(&mut self) -> Result<(), Note> {
        self.expect(Kind::Comma, "\",\"").map(drop)
    }

    /// The complaint that something else should be here.
    pub fn expected(&self, what: &str) -> Note {
        match self.peek() {
            Some(token) => Note::new(token.span, format!("expected {what}, found \"{}\"", token.text)),
            None => Note::new(self.end(), format!("expected {what} before the end of the line")),
        }
    }

    /// Passes over the tokens before the next one of a kind in `until` that stands in no parentheses of its own; gives
    /// where they are and what they say.
    pub fn skip(&mut self, until: &[Kind]) -> Option<(Span, String)> {
        let first = self.position;
        let mut depth = 0;
        while let Some(token) = self.peek().filter(|token| depth > 0 || !until.contains(&token.kind)) {
            match token.kind {
                Kind::LeftParenthesis => depth += 1,
                Kind::RightParenthesis => depth -= 1,
                _ => {}
            }
            self.position += 1;
        }
        let skipped = &self.tokens[first..self.position];
        let span = skipped.first()?.span.to(skipped.last()?.span);
        Some((span, skipped.iter().map(|token| token.text).collect()))
    }

    /// The end of the line must be here. A comma before it means nothing.
    pub fn finish(&mut self) -> Result<(), Note> {
        if self.kind(1).is_none()
            && let Some(comma) = self.eat(Kind::Comma)
        {
            self.warnings.push(Note::new(comma.span, "the comma at the end of the line is ignored"));
        }
        match self.peek() {
            None => Ok(()),
            Some(token) => {
                let span = token.span.to(self.tokens[self.tokens.len() - 1].span);
                Err(Note::new(span, format!("unexpected \"{}\" after the end of the statement", token.text)))
            }
        }
    }

    /// The empty place after the last token.
    pub fn end(&self) -> Span {
        let end = self.tokens.last().map_or(0, |token| token.span.end);
        Span { start: end, end }
    }

    /// Where the last token that was taken ends.
    pub fn previous_span(&self) -> Span {
        self.position.checked_sub(1).map_or(self.end(), |previous| self.tokens[previous].span)
    }
}
