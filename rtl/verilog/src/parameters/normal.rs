// SPDX-License-Identifier: MIT
//! One spelling for modules that are the same: parameters are the numbers that they stand for, and what is written in two ways
//! in Verilog is written in one.

use crate::tree::{Binary, Declaration, Expression, Item, Kind, Literal, Module, Statement};
use crate::width;
use std::collections::BTreeMap;

/// A module without comments in which each of these parameters is its value, and of which every number is a literal; none if
/// something then has less than one bit.
pub fn normal(module: &Module, parameters: &BTreeMap<&str, u64>) -> Option<Module> {
    let mut module = module.clone();
    module.doc.clear();
    module.items.retain_mut(|item| match item {
        Item::Comment(_) => false,
        Item::Declaration(declaration) => {
            declaration.doc.clear();
            // A range of one bit is none.
            declaration.range =
                declaration.range.filter(|range| *range != (0, 0) || declaration.kind == Kind::Constant);
            !(declaration.kind == Kind::Constant && parameters.contains_key(declaration.name.as_str()))
        }
        _ => true,
    });
    for item in &mut module.items {
        if let Item::Always(_, body) | Item::Initial(body) = item {
            body.for_each_mut(&mut without_comments);
        }
    }
    let mut is_empty = false;
    let declarations: Vec<Declaration> = module.declarations().cloned().collect();
    let mut change = |expression: &mut Expression| {
        is_empty |= matches!(expression, Expression::Repeat(0, _));
        simplify(expression, parameters, &declarations);
    };
    module.change_expressions(&mut change);
    for (_, value) in module.instances_mut().flat_map(|instance| &mut instance.parameters) {
        value.change(&mut change);
    }
    for item in &mut module.items {
        if let Item::Declaration(declaration) = item {
            widen(declaration)?;
        }
    }
    let known = module.clone();
    module.change_expressions(&mut |expression| shorten(expression, &known));
    (!is_empty).then_some(module)
}

fn without_comments(statement: &mut Statement) {
    if let Statement::Block(statements) = statement {
        statements.retain(|inner| !matches!(inner, Statement::Comment(_)));
    }
}

/// A constant with a range is a number of so many bits.
fn widen(declaration: &mut Declaration) -> Option<()> {
    let Some((most, least)) = declaration.range.filter(|_| declaration.kind == Kind::Constant) else { return Some(()) };
    let Some(Expression::Literal(literal)) = &mut declaration.value else { return Some(()) };
    let width = most.checked_sub(least)? + 1;
    let value = literal.value().filter(|value| width >= 128 || value >> width == 0)?;
    (*literal, declaration.range) = (Literal::sized(width, value), None);
    Some(())
}

/// Names of parameters, sums of plain numbers, repetitions, concatenations of numbers, and selections of one bit or of all.
fn simplify(expression: &mut Expression, parameters: &BTreeMap<&str, u64>, declarations: &[Declaration]) {
    let declared = |name: &str| declarations.iter().find(|declaration| declaration.name == name);
    let is_vector = |name: &str| declared(name).is_some_and(|declaration| declaration.words.is_none());
    let bits = |name: &str| declared(name).map(|declaration| declaration.range.unwrap_or((0, 0)));
    let simple = match expression {
        Expression::Name(name) => parameters.get(name.as_str()).map(|value| plain(u128::from(*value))),
        Expression::Literal(literal) => {
            literal.value().map(|value| literal.width.map_or_else(|| plain(value), |width| sized(width, value)))
        }
        Expression::Binary(operator, left, right) => match (plain_value(left), plain_value(right)) {
            (Some(left), Some(right)) => calculated(*operator, left, right).map(plain),
            _ => None,
        },
        Expression::Repeat(count, inner) => match &**inner {
            Expression::Literal(Literal { width: Some(width), .. }) if *count > 0 => {
                let parts = vec![(**inner).clone(); *count as usize];
                width.checked_mul(*count).and_then(|_| joined(&parts))
            }
            _ => None,
        },
        Expression::Concat(parts) => Some(concatenation(parts)),
        Expression::Part(name, most, least) if is_vector(name) && bits(name) == Some((*most, *least)) => {
            Some(Expression::Name(name.clone()))
        }
        Expression::Part(name, most, least) if most == least => {
            Some(Expression::Index(name.clone(), plain(u128::from(*least)).into()))
        }
        Expression::Index(name, place)
            if is_vector(name) && bits(name) == Some((0, 0)) && plain_value(place) == Some(0) =>
        {
            Some(Expression::Name(name.clone()))
        }
        _ => None,
    };
    if let Some(simple) = simple {
        *expression = simple;
    }
}

fn plain(value: u128) -> Expression {
    Expression::Literal(Literal::decimal(value))
}

fn sized(width: u32, value: u128) -> Expression {
    Expression::Literal(Literal::sized(width, value))
}

/// The value of a plain number, as ranges and parameters are counted in.
fn plain_value(expression: &Expression) -> Option<u128> {
    match expression {
        Expression::Literal(literal) if literal.width.is_none() => literal.value(),
        _ => None,
    }
}

/// A result that fits a plain number.
fn calculated(operator: Binary, left: u128, right: u128) -> Option<u128> {
    let value = match operator {
        Binary::Add => left.checked_add(right),
        Binary::Sub => left.checked_sub(right),
        Binary::Mul => left.checked_mul(right),
        Binary::ShiftLeft if right < 31 => left.checked_mul(1 << right),
        _ => None,
    };
    value.filter(|value| *value < 1 << 31)
}

/// A concatenation, in which numbers side by side are one.
fn concatenation(parts: &[Expression]) -> Expression {
    let mut all: Vec<Expression> = Vec::new();
    for part in parts {
        let joined = all.last().and_then(|last| joined(&[last.clone(), part.clone()]));
        match (joined, part) {
            (Some(number), _) => *all.last_mut().expect("there is a last one") = number,
            (None, Expression::Concat(inner)) => all.extend(inner.iter().cloned()),
            (None, _) => all.push(part.clone()),
        }
    }
    match &all[..] {
        [only @ Expression::Literal(_)] => only.clone(),
        _ => Expression::Concat(all),
    }
}

/// Numbers side by side as one.
fn joined(numbers: &[Expression]) -> Option<Expression> {
    let mut all = (0, 0_u128);
    for number in numbers {
        let Expression::Literal(literal) = number else { return None };
        let (width, value) = (literal.width?, literal.value()?);
        all = (all.0 + width, all.1.checked_shl(width).filter(|_| all.0 + width <= 128)? | value);
    }
    Some(sized(all.0, all.1))
}

/// A number that is added or subtracted needs no bits that what is beside it has.
fn shorten(expression: &mut Expression, module: &Module) {
    let Expression::Binary(Binary::Add | Binary::Sub, left, right) = expression else { return };
    for (number, other) in [(right.clone(), left.clone()), (left.clone(), right.clone())] {
        let (Expression::Literal(literal), Some(beside)) = (&*number, width::own(module, &other)) else { continue };
        let (Some(width), Some(value)) = (literal.width, literal.value()) else { continue };
        if width <= beside {
            let short = sized((128 - value.leading_zeros()).max(1), value);
            let target = if *number == **right { &mut *right } else { &mut *left };
            **target = short;
            return;
        }
    }
}
