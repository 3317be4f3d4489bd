// SPDX-License-Identifier: MIT
//! The constants of the specification that a module names: each becomes a `localparam`.

use crate::emit::structure::Scope;
use pica_verilog::tree::{Binary, Declaration, Expression, Item, Kind, Literal, Module, Statement};
use pica_verilog::width;
use std::collections::{BTreeMap, BTreeSet};

/// Declares the constants under names in capitals: `STENCIL_TEST_REFERENCE`.
pub fn declare(modules: &mut [Module], top: &Scope) {
    let mut known = BTreeMap::new();
    top.for_each(&mut |scope| {
        known.insert(scope.module.as_str(), &scope.description.constants);
    });
    for module in modules {
        if let Some(constants) = known.get(module.name.as_str()).filter(|constants| !constants.is_empty()) {
            declare_in(module, constants);
        }
    }
}

fn declare_in(module: &mut Module, constants: &BTreeMap<String, u64>) {
    let mut used = BTreeSet::new();
    module.change_names(&mut |name| {
        if constants.contains_key(name) {
            used.insert(name.clone());
            *name = capitals(name);
        }
    });
    let declarations = used.iter().map(|name| {
        Item::Declaration(Declaration {
            doc: String::new(),
            attribute: None,
            kind: Kind::Constant,
            signed: false,
            range: None,
            name: capitals(name),
            words: None,
            value: Some(Expression::Literal(Literal::decimal(constants[name].into()))),
        })
    });
    let declarations: Vec<Item> = declarations.collect();
    module.items.splice(0..0, declarations);
    let widths = widths(module, &used.iter().map(|name| capitals(name)).collect());
    for item in &mut module.items {
        if let Item::Declaration(Declaration { name, value: Some(Expression::Literal(literal)), .. }) = item
            && let Some(&Some(width)) = widths.get(name)
            && let Some(value) = literal.value().filter(|value| width < 128 && value >> width == 0)
        {
            *literal = Literal::sized(width, value);
        }
    }
    let sized = Module { items: module.items.clone(), ..Module::default() };
    module.change_expressions(&mut |expression| {
        if let Some((name, width)) = cast(expression)
            && widths.contains_key(name)
            && width::own(&sized, &Expression::Name(name.to_owned())) == Some(width)
        {
            *expression = Expression::Name(name.to_owned());
        }
    });
}

fn capitals(name: &str) -> String {
    name.replace('$', "_").to_uppercase()
}

/// The bits of constants that are labels or codes: what they are compared with, or cast to. None for one that meets several
/// widths.
fn widths(module: &Module, constants: &BTreeSet<String>) -> BTreeMap<String, Option<u32>> {
    let mut widths: BTreeMap<String, Option<u32>> = BTreeMap::new();
    let mut meets = |name: &str, width: u32| {
        widths
            .entry(name.to_owned())
            .and_modify(|known| *known = known.filter(|known| *known == width))
            .or_insert(Some(width));
    };
    let mut scan = module.clone();
    scan.change_expressions(&mut |expression| {
        if let Some((name, width)) = cast(expression).filter(|(name, _)| constants.contains(*name)) {
            meets(name, width);
        }
    });
    for item in &module.items {
        if let Item::Always(_, body) = item {
            body.clone().for_each_mut(&mut |statement| {
                let Statement::Case(selector, arms) = statement else { return };
                let Some(width) = width::own(module, selector) else { return };
                for label in arms.iter().flat_map(|(labels, _)| labels) {
                    if let Expression::Name(name) = label
                        && constants.contains(name)
                    {
                        meets(name, width);
                    }
                }
            });
        }
    }
    widths
}

/// Name and bits of `name & 8\'hff`, which is what `rust_hdl` makes of a cast.
fn cast(expression: &Expression) -> Option<(&str, u32)> {
    let Expression::Binary(Binary::And, inner, mask) = expression else { return None };
    let (Expression::Name(name), Expression::Literal(mask)) = (&**inner, &**mask) else { return None };
    let width = mask.width.filter(|width| *width < 128 && mask.value() == Some((1 << width) - 1))?;
    Some((name, width))
}
