// SPDX-License-Identifier: MIT
//! Reading expressions, by how tightly operators bind (IEEE 1364-2001, table 10).

use super::parse::Parser;
use super::token::{SyntaxError, TokenKind};
use super::tree::{Binary, Expression, Literal, Unary};

/// Operands that one chain of operators may have.
const CHAIN: usize = 1 << 10;

const UNARY: [(&str, Unary); 6] = [
    ("!", Unary::LogicalNot),
    ("~", Unary::Not),
    ("-", Unary::Negate),
    ("&", Unary::All),
    ("|", Unary::Any),
    ("^", Unary::Parity),
];

impl Parser<'_> {
    pub(super) fn expression(&mut self) -> Result<Expression, SyntaxError> {
        self.within(Self::choice)
    }

    fn choice(&mut self) -> Result<Expression, SyntaxError> {
        let condition = self.binary(1)?;
        if !self.accept("?") {
            return Ok(condition);
        }
        let yes = self.expression()?;
        self.expect(":")?;
        let no = self.expression()?;
        Ok(Expression::Choose(condition.into(), yes.into(), no.into()))
    }

    /// Operands joined by operators that bind at least as tightly as `least`.
    fn binary(&mut self, least: u8) -> Result<Expression, SyntaxError> {
        let mut left = self.unary()?;
        for _ in 0..CHAIN {
            let next = match self.peek() {
                Some(TokenKind::Symbol(next)) => Binary::ALL.iter().find(|(_, symbol, _)| symbol == next),
                _ => None,
            };
            let Some((operator, _, binding)) = next.filter(|(_, _, binding)| *binding >= least) else {
                return Ok(left);
            };
            self.advance();
            let right = self.binary(binding + 1)?;
            left = Expression::Binary(*operator, left.into(), right.into());
        }
        self.expected("the end of a chain of operators")
    }

    fn unary(&mut self) -> Result<Expression, SyntaxError> {
        match UNARY.iter().find(|(symbol, _)| self.accept(symbol)) {
            Some((_, operator)) => Ok(Expression::Unary(*operator, self.within(Self::unary)?.into())),
            None => self.operand(),
        }
    }

    fn operand(&mut self) -> Result<Expression, SyntaxError> {
        if self.accept("(") {
            let inner = self.expression()?;
            self.expect(")")?;
            return Ok(inner);
        }
        if self.accept("{") {
            return self.braces();
        }
        match self.peek().cloned() {
            Some(TokenKind::Word(word)) if word == "$signed" || word == "$unsigned" => {
                self.advance();
                self.expect("(")?;
                let inner = self.expression()?.into();
                self.expect(")")?;
                Ok(if word == "$signed" { Expression::Signed(inner) } else { Expression::Unsigned(inner) })
            }
            Some(TokenKind::Word(_)) => {
                let name = self.name()?;
                self.selection(name)
            }
            Some(TokenKind::Decimal(digits)) => {
                self.advance();
                self.literal(digits)
            }
            Some(TokenKind::Text(text)) if !text.is_empty() => {
                self.advance();
                let digits = text.bytes().map(|byte| format!("{byte:02x}")).collect();
                let width = u32::try_from(8 * text.len()).ok();
                Ok(Expression::Literal(Literal { width, base: 'h', digits }))
            }
            _ => self.expected("an expression"),
        }
    }

    /// A number, after its leading decimal digits.
    fn literal(&mut self, leading: String) -> Result<Expression, SyntaxError> {
        let Some(TokenKind::Based(base, digits)) = self.peek().cloned() else {
            return Ok(Expression::Literal(Literal { width: None, base: 'd', digits: leading }));
        };
        match leading.parse() {
            Ok(width) if width > 0 => {
                self.advance();
                Ok(Expression::Literal(Literal { width: Some(width), base, digits }))
            }
            _ => self.expected("a number with a width"),
        }
    }

    /// What follows `{`.
    fn braces(&mut self) -> Result<Expression, SyntaxError> {
        let first = self.expression()?;
        if self.accept("{") {
            let Some(count) = self.constants.fold(&first) else { return self.expected("a number of repetitions") };
            let Ok(count) = u32::try_from(count) else { return self.expected("a small number of repetitions") };
            let inner = self.expression()?;
            self.expect("}")?;
            self.expect("}")?;
            return Ok(Expression::Repeat(count, inner.into()));
        }
        let mut parts = vec![first];
        while self.accept(",") {
            parts.push(self.expression()?);
        }
        self.expect("}")?;
        Ok(Expression::Concat(parts))
    }
}
