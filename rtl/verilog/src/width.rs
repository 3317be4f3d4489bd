// SPDX-License-Identifier: MIT
//! Widths of expressions (IEEE 1364-2001, section 4.4).

use super::tree::{Binary, Declaration, Expression, Kind, Module, Unary};

impl Declaration {
    /// The bits of what is declared; those of a word, for a memory.
    pub fn width(&self) -> u32 {
        match (self.kind, self.range, &self.value) {
            (Kind::Integer, ..) => 32,
            (_, Some((most, least)), _) => most.abs_diff(least) + 1,
            (Kind::Constant, None, Some(Expression::Literal(literal))) => literal.width.unwrap_or(32),
            (_, None, _) => 1,
        }
    }

    /// Whether the values are two's complement.
    pub fn is_signed(&self) -> bool {
        let plain = matches!(&self.value, Some(Expression::Literal(literal)) if literal.width.is_none());
        self.signed || self.kind == Kind::Integer || plain
    }
}

/// Bits of an expression where nothing around it asks for more; none for a name that is not declared.
pub fn own(module: &Module, expression: &Expression) -> Option<u32> {
    match expression {
        Expression::Name(name) => module.declaration(name).map(Declaration::width),
        Expression::Literal(literal) => Some(literal.width.unwrap_or(32)),
        Expression::Unary(Unary::Not | Unary::Negate, inner) => own(module, inner),
        Expression::Unary(..) => Some(1),
        Expression::Binary(operator, left, right) => match operator {
            _ if operator.compares() || operator.is_logical() => Some(1),
            Binary::ShiftLeft | Binary::ShiftRight | Binary::ShiftRightSigned => own(module, left),
            _ => Some(own(module, left)?.max(own(module, right)?)),
        },
        Expression::Choose(_, yes, no) => Some(own(module, yes)?.max(own(module, no)?)),
        Expression::Concat(parts) => parts.iter().map(|part| own(module, part)).sum(),
        Expression::Repeat(count, inner) => Some(count * own(module, inner)?),
        Expression::Index(name, _) => {
            let declaration = module.declaration(name)?;
            Some(if declaration.words.is_some() { declaration.width() } else { 1 })
        }
        Expression::Part(_, most, least) => Some(most.abs_diff(*least) + 1),
        Expression::IndexedPart(_, _, width) => Some(*width),
        Expression::Signed(inner) | Expression::Unsigned(inner) => own(module, inner),
    }
}

/// The parts of an expression that are computed in the width of their surroundings; the others stand for themselves.
/// The expression itself, if it is an operand.
pub fn in_context(expression: &mut Expression) -> Option<Vec<&mut Expression>> {
    match expression {
        Expression::Unary(Unary::Not | Unary::Negate, inner) => Some(vec![inner]),
        Expression::Binary(operator, left, right) => match operator {
            _ if operator.compares() || operator.is_logical() => None,
            Binary::ShiftLeft | Binary::ShiftRight | Binary::ShiftRightSigned => Some(vec![left]),
            _ => Some(vec![left, right]),
        },
        Expression::Choose(_, yes, no) => Some(vec![yes, no]),
        _ => None,
    }
}
