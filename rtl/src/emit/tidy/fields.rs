// SPDX-License-Identifier: MIT
//! Names for the fields of packed signals: `turn[4:0]` is `turn_slot` where it is read.

use super::names::plain;
use crate::emit::structure::{Field, Scope};
use pica_verilog::tree::{Declaration, Expression, Item, Kind, Module, Statement};
use std::collections::{BTreeMap, BTreeSet};

/// Declares the fields that modules read.
pub fn declare(modules: &mut [Module], top: &Scope) {
    let mut known = BTreeMap::new();
    top.for_each(&mut |scope| {
        let own = scope.atoms.iter().map(|atom| (plain(&atom.name), &atom.fields));
        let inner = scope.children.iter().flat_map(|child| {
            child.atoms.iter().map(|atom| (plain(&format!("{}${}", child.name, atom.name)), &atom.fields))
        });
        let packed: BTreeMap<String, &Vec<Field>> = own.chain(inner).filter(|(_, fields)| !fields.is_empty()).collect();
        known.insert(plain(&scope.module), packed);
    });
    for module in modules {
        if let Some(packed) = known.get(&module.name).filter(|packed| !packed.is_empty()) {
            declare_in(module, packed);
        }
    }
}

fn declare_in(module: &mut Module, packed: &BTreeMap<String, &Vec<Field>>) {
    let taken: BTreeSet<String> = module
        .declarations()
        .map(|declaration| declaration.name.clone())
        .chain(module.instances().map(|instance| instance.name.clone()))
        .collect();
    let written = written(module);
    let mut read: BTreeMap<String, (u32, Expression)> = BTreeMap::new();
    module.change_expressions(&mut |expression| {
        let Some((signal, field)) = field(expression, packed).filter(|(signal, _)| !written.contains(*signal)) else {
            return;
        };
        let name = format!("{signal}_{}", field.name);
        if !taken.contains(&name) {
            let selected = std::mem::replace(expression, Expression::Name(name.clone()));
            read.insert(name, (field.width, selected));
        }
    });
    let place = module.items.iter().rposition(|item| matches!(item, Item::Declaration(_))).map_or(0, |last| last + 1);
    let declarations = read.iter().map(|(name, (width, _))| {
        Item::Declaration(Declaration {
            doc: String::new(),
            attribute: None,
            kind: Kind::Wire,
            signed: false,
            range: (*width > 1).then(|| (width - 1, 0)),
            name: name.clone(),
            words: None,
            value: None,
        })
    });
    let selections =
        read.iter().map(|(name, (_, selected))| Item::Assign(Expression::Name(name.clone()), selected.clone()));
    let items: Vec<Item> = declarations.chain(selections).collect();
    module.items.splice(place..place, items);
}

/// The signal and the field that an expression selects.
fn field<'a>(expression: &Expression, packed: &'a BTreeMap<String, &'a Vec<Field>>) -> Option<(&'a str, &'a Field)> {
    let (name, most, least) = match expression {
        Expression::Part(name, most, least) => (name, *most, *least),
        Expression::Index(name, index) => match &**index {
            Expression::Literal(literal) => {
                let bit = u32::try_from(literal.value()?).ok()?;
                (name, bit, bit)
            }
            _ => return None,
        },
        _ => return None,
    };
    let (signal, fields) = packed.get_key_value(name)?;
    let field = fields.iter().find(|field| field.least == least && field.least + field.width - 1 == most)?;
    Some((signal, field))
}

/// The signals that are assigned in parts.
fn written(module: &mut Module) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for item in &mut module.items {
        if let Item::Always(_, body) = item {
            body.for_each_mut(&mut |statement| {
                if let Statement::Assign { target: Expression::Part(name, ..) | Expression::Index(name, _), .. } =
                    statement
                {
                    found.insert(name.clone());
                }
            });
        }
    }
    found
}
