// SPDX-License-Identifier: MIT
//! Selections and casts as they are usually written: `a[7:4]`, `{8'h0, a}`.

use pica_verilog::tree::{Binary, Declaration, Expression, Kind, Literal, Module};
use pica_verilog::width;

/// Rewrites the selections and masks of a module. Each stays the same value of the same width.
pub fn simplify(module: &mut Module) {
    let declared = Module { items: module.items.clone(), ..Module::default() };
    module.change_expressions(&mut |expression| {
        number(expression);
        select(&declared, expression);
        cast(&declared, expression);
    });
}

/// Numbers with a width are hexadecimal, single bits binary.
fn number(expression: &mut Expression) {
    if let Expression::Literal(literal) = expression
        && let (Some(width), Some(value)) = (literal.width, literal.value())
    {
        *literal = Literal::sized(width, value);
    }
}

/// `a[32'h4 +: 4]` is `a[7:4]`; all of a signal is its name.
fn select(module: &Module, expression: &mut Expression) {
    let value = |index: &Expression| match index {
        Expression::Literal(literal) => literal.value().and_then(|value| u32::try_from(value).ok()),
        _ => None,
    };
    let (name, least, bits) = match expression {
        Expression::Index(name, index) => (name, value(index), 1),
        Expression::IndexedPart(name, offset, bits) => (name, value(offset), *bits),
        _ => return,
    };
    let Some(declaration) = module.declaration(name).filter(|declaration| declaration.words.is_none()) else { return };
    let (Some(least), false) = (least, bits == 0) else { return };
    let name = name.clone();
    *expression = match declaration.range {
        None if least == 0 && bits == 1 => Expression::Name(name),
        Some(range) if range == (bits - 1, 0) && least == 0 && !declaration.signed => Expression::Name(name),
        _ => part(&name, least + bits - 1, least),
    };
}

/// `name[most:least]`, or `name[least]` if that is one bit.
pub(super) fn part(name: &str, most: u32, least: u32) -> Expression {
    if most == least {
        Expression::Index(name.to_owned(), Expression::Literal(Literal::decimal(least.into())).into())
    } else {
        Expression::Part(name.to_owned(), most, least)
    }
}

/// `a & 16'hffff`, which is a cast to 16 bits, is `{8'h0, a}` or `a[15:0]`.
fn cast(module: &Module, expression: &mut Expression) {
    let Expression::Binary(Binary::And, inner, mask) = expression else { return };
    let Expression::Literal(mask) = &**mask else { return };
    let Some(bits) = mask.width.filter(|bits| *bits < 128 && mask.value() == Some((1 << bits) - 1)) else { return };
    if let Expression::Binary(Binary::ShiftRight, shifted, amount) = &**inner
        && let Expression::Name(name) = &**shifted
        && let Expression::Literal(amount) = &**amount
        && let Some(least) = amount.value().and_then(|amount| u32::try_from(amount).ok())
        && let Some(declaration) = module.declaration(name).filter(|found| is_plain(found))
        && least + bits <= declaration.width()
    {
        *expression = part(name, least + bits - 1, least);
        return;
    }
    let unsigned = match &**inner {
        Expression::Name(name) => module.declaration(name).is_some_and(is_plain),
        Expression::Index(..) | Expression::Part(..) | Expression::IndexedPart(..) | Expression::Concat(_) => true,
        _ => false,
    };
    let Some(own) = width::own(module, inner).filter(|_| unsigned) else { return };
    let zeros = |count| Expression::Literal(Literal::sized(count, 0));
    let cast = match inner.as_ref().clone() {
        inner if own == bits => inner,
        Expression::Concat(parts) if own < bits => {
            Expression::Concat([zeros(bits - own)].into_iter().chain(parts).collect())
        }
        inner if own < bits => Expression::Concat(vec![zeros(bits - own), inner]),
        Expression::Name(name) => part(&name, bits - 1, 0),
        Expression::Part(name, _, least) => part(&name, least + bits - 1, least),
        _ => return,
    };
    *expression = cast;
}

/// Whether a name is a signal whose bits can be selected and that is no two's complement.
fn is_plain(declaration: &Declaration) -> bool {
    !declaration.is_signed() && declaration.kind != Kind::Constant && declaration.words.is_none()
}
