// SPDX-License-Identifier: MIT
//! Numbers in the width of what they meet: `rust_hdl` writes all of them with 32 bits.
//!
//! A number takes the width of the widest signal around it where that cannot change the result, that is
//! - in an assignment of operators whose low bits depend on low bits alone, and
//! - in a comparison, selection or condition of operators that carry nothing upwards.
//!
//! Everywhere else it stays as it is. What stands beside a number of that width is filled up with zeros to it, or cut
//! down to it where only the low bits count.

use super::{ConstantWidths, selections};
use pica_verilog::tree::{Binary, Expression, Item, Kind, Literal, Module, Statement, Unary};
use pica_verilog::width;

/// Gives the numbers of a module their widths; `widths` has those of its constants.
pub fn resize(module: &mut Module, widths: &ConstantWidths) {
    for item in &mut module.items {
        if let Item::Declaration(declaration) = item
            && declaration.kind == Kind::Constant
            && let Some(bits) = widths.get(&module.name, &declaration.name)
            && let Some(Expression::Literal(literal)) = &mut declaration.value
            && let Some(value) = literal.value().filter(|value| fits(*value, bits))
            && literal.width != Some(bits)
        {
            *literal = Literal::sized(bits, value);
        }
    }
    let declared = module.clone();
    let resize = Resize { module: &declared };
    for item in &mut module.items {
        match item {
            Item::Always(_, body) | Item::Initial(body) => body.for_each_mut(&mut |inner| resize.statement(inner)),
            Item::Assign(target, value) => resize.assigned(target, value),
            Item::Comment(_) | Item::Declaration(_) | Item::Instance(_) => {}
        }
    }
}

fn fits(value: u128, bits: u32) -> bool {
    bits >= 128 || value >> bits == 0
}

struct Resize<'a> {
    module: &'a Module,
}

impl Resize<'_> {
    fn statement(&self, statement: &mut Statement) {
        match statement {
            Statement::If(condition, ..) => self.alone(condition),
            Statement::Case(selector, arms) => {
                let mut all: Vec<&mut Expression> = arms.iter_mut().flat_map(|(labels, _)| labels).collect();
                all.push(selector);
                self.together(all);
            }
            Statement::Assign { target, value, .. } => self.assigned(target, value),
            // The numbers of a loop are integers.
            Statement::For { .. } | Statement::Comment(_) | Statement::Block(_) | Statement::Empty => {}
        }
    }

    /// `target = value`.
    fn assigned(&self, target: &mut Expression, value: &mut Expression) {
        target.parts_mut().into_iter().for_each(|part| self.index(part));
        self.operands(value);
        let Some(target) = width::own(self.module, target) else { return };
        let widest = self.widest(value).unwrap_or(0);
        if !shifts_down(value) {
            self.set(value, target);
        } else if shifts_clean(value) {
            self.set(value, widest.max(target));
        }
    }

    /// An expression that is its own context.
    fn alone(&self, expression: &mut Expression) {
        self.together(vec![expression]);
    }

    /// Expressions that are one context: the sides of a comparison, a selector and its labels.
    fn together(&self, mut expressions: Vec<&mut Expression>) {
        expressions.iter_mut().for_each(|expression| self.operands(expression));
        let Some(bits) = expressions.iter_mut().filter_map(|expression| self.widest(expression)).max() else { return };
        if expressions.iter().all(|expression| carries_nothing(expression) && numbers_fit(expression, bits)) {
            expressions.into_iter().for_each(|expression| self.set(expression, bits));
        }
    }

    /// An index or a number of places to shift by: a number alone is plain.
    fn index(&self, expression: &mut Expression) {
        match expression {
            Expression::Literal(literal) => {
                if let Some(value) = literal.value() {
                    *literal = Literal::decimal(value);
                }
            }
            _ => self.alone(expression),
        }
    }

    /// What stands for itself within an expression.
    fn operands(&self, expression: &mut Expression) {
        match expression {
            Expression::Binary(operator, left, right) if operator.compares() => self.together(vec![left, right]),
            Expression::Binary(operator, left, right) if operator.is_logical() => {
                self.alone(left);
                self.alone(right);
            }
            Expression::Binary(Binary::ShiftLeft | Binary::ShiftRight, left, right) => {
                self.operands(left);
                self.index(right);
            }
            Expression::Choose(condition, yes, no) => {
                self.alone(condition);
                self.operands(yes);
                self.operands(no);
            }
            Expression::Unary(Unary::All | Unary::Any | Unary::Parity | Unary::LogicalNot, inner)
            | Expression::Signed(inner)
            | Expression::Unsigned(inner) => self.alone(inner),
            Expression::Index(_, index) | Expression::IndexedPart(_, index, _) => self.index(index),
            _ => expression.parts_mut().into_iter().for_each(|part| self.operands(part)),
        }
    }

    /// The widest operand of a context that is no number of 32 bits.
    fn widest(&self, expression: &mut Expression) -> Option<u32> {
        if free(expression).is_some() {
            return None;
        }
        match width::in_context(expression) {
            Some(parts) => parts.into_iter().filter_map(|part| self.widest(part)).max(),
            None => width::own(self.module, expression),
        }
    }

    /// Gives everything in a context so many bits.
    fn set(&self, expression: &mut Expression, bits: u32) {
        if !numbers_fit(expression, bits) {
            return;
        }
        if let Expression::Binary(Binary::And, inner, mask) = expression
            && matches!(&**mask, Expression::Literal(mask) if mask.width == Some(bits) && is_full(mask, bits))
            && width::in_context(inner).is_some()
        {
            *expression = inner.as_ref().clone();
        }
        if let Expression::Literal(literal) = expression {
            if let Some(value) = literal.value().filter(|_| literal.width != Some(bits)) {
                *literal = Literal::sized(bits, value);
            }
        } else if let Some(parts) = width::in_context(expression) {
            parts.into_iter().for_each(|part| self.set(part, bits));
        } else if let Some(own) = width::own(self.module, expression).filter(|_| self.is_unsigned(expression)) {
            if own < bits {
                let zeros = Expression::Literal(Literal::sized(bits - own, 0));
                let parts = match expression {
                    Expression::Concat(parts) => [zeros].into_iter().chain(parts.clone()).collect(),
                    _ => vec![zeros, expression.clone()],
                };
                *expression = Expression::Concat(parts);
            } else if let Expression::Name(name) = expression
                && own > bits
                && self.module.declaration(name).is_some_and(|found| found.kind != Kind::Constant)
            {
                *expression = selections::part(name, bits - 1, 0);
            }
        }
    }

    fn is_unsigned(&self, expression: &Expression) -> bool {
        match expression {
            Expression::Name(name) => self.module.declaration(name).is_some_and(|found| !found.is_signed()),
            Expression::Signed(_) => false,
            _ => true,
        }
    }
}

fn is_full(literal: &Literal, bits: u32) -> bool {
    bits < 128 && literal.value() == Some((1 << bits) - 1)
}

/// The value of a number whose width means nothing.
fn free(expression: &Expression) -> Option<u128> {
    match expression {
        Expression::Literal(literal) if literal.width.is_none_or(|bits| bits == 32 || bits == 64) => literal.value(),
        _ => None,
    }
}

fn numbers_fit(expression: &Expression, bits: u32) -> bool {
    let fits = match expression {
        Expression::Literal(literal) => literal.value().is_some_and(|value| fits(value, bits)),
        _ => true,
    };
    fits && width::in_context(&mut expression.clone()).into_iter().flatten().all(|part| numbers_fit(part, bits))
}

/// Whether no operator of a context moves anything above the width of its operands, so that they may be computed in any
/// width that holds them.
fn carries_nothing(expression: &Expression) -> bool {
    let grows = match expression {
        Expression::Unary(Unary::Not | Unary::Negate, _) => true,
        Expression::Binary(operator, ..) => {
            matches!(operator, Binary::Add | Binary::Sub | Binary::Mul | Binary::ShiftLeft)
        }
        Expression::Signed(_) => true,
        _ => false,
    };
    !grows && width::in_context(&mut expression.clone()).into_iter().flatten().all(|part| carries_nothing(part))
}

/// Whether anything is shifted down in a context, so that low bits of the result depend on high ones of the operands.
fn shifts_down(expression: &Expression) -> bool {
    matches!(expression, Expression::Binary(Binary::ShiftRight, ..))
        || width::in_context(&mut expression.clone()).into_iter().flatten().any(|part| shifts_down(part))
}

/// Whether what is shifted down in a context has nothing above its width.
fn shifts_clean(expression: &Expression) -> bool {
    let clean = match expression {
        Expression::Binary(Binary::ShiftRight, left, _) => carries_nothing(left),
        _ => true,
    };
    clean && width::in_context(&mut expression.clone()).into_iter().flatten().all(|part| shifts_clean(part))
}
