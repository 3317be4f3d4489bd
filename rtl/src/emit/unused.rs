// SPDX-License-Identifier: MIT
//! What a module declares and does not read, or not all bits of.

use pica_verilog::tree::{Declaration, Expression, Item, Kind, Module, Sensitivity, Statement};
use std::collections::BTreeMap;

/// Which bits of each name are read.
struct Reads<'a> {
    module: &'a Module,
    bits: BTreeMap<&'a str, Vec<bool>>,
}

/// The declarations of a module, except outputs, of which a bit is read nowhere in it; `others` are the modules that it may
/// have instances of.
pub(super) fn declarations<'a>(module: &'a Module, others: &[Module]) -> Vec<&'a Declaration> {
    let bits = module.declarations().map(|declaration| (declaration.name.as_str(), vec![false; width(declaration)]));
    let mut reads = Reads { module, bits: bits.collect() };
    module.items.iter().for_each(|item| reads.item(item, others));
    let unread = |declaration: &&Declaration| {
        let is_output = matches!(declaration.kind, Kind::OutputWire | Kind::OutputReg | Kind::Inout);
        !is_output && reads.bits[declaration.name.as_str()].contains(&false)
    };
    module.declarations().filter(unread).collect()
}

/// Bits of a declaration; one for a name that is only read as a whole.
fn width(declaration: &Declaration) -> usize {
    match declaration.range {
        Some((most, least)) if declaration.words.is_none() => (most - least + 1) as usize,
        _ => 1,
    }
}

impl<'a> Reads<'a> {
    fn item(&mut self, item: &'a Item, others: &[Module]) {
        match item {
            Item::Comment(_) => {}
            Item::Declaration(declaration) => declaration.value.iter().for_each(|value| self.expression(value)),
            Item::Instance(instance) => {
                let module = others.iter().find(|module| module.name == instance.module);
                for (port, to) in &instance.connections {
                    let port = module.and_then(|module| module.declaration(port));
                    match port.map(|port| port.kind) {
                        Some(Kind::OutputWire | Kind::OutputReg) => self.target(to),
                        _ => self.expression(to),
                    }
                }
            }
            Item::Always(sensitivity, body) => {
                if let Sensitivity::Edges(edges) = sensitivity {
                    edges.iter().for_each(|(_, name)| self.whole(name));
                }
                self.statement(body);
            }
            Item::Initial(body) => self.statement(body),
            Item::Assign(target, value) => {
                self.target(target);
                self.expression(value);
            }
        }
    }

    fn statement(&mut self, statement: &'a Statement) {
        statement.for_each_read(&mut |expression| self.expression(expression));
    }

    /// What is assigned is not read, but what selects the place in it is.
    fn target(&mut self, target: &'a Expression) {
        target.targets().into_iter().flat_map(Expression::parts).for_each(|part| self.expression(part));
    }

    fn expression(&mut self, expression: &'a Expression) {
        match expression {
            Expression::Name(name) => self.whole(name),
            Expression::Part(name, most, least) => self.range(name, *most, *least),
            // Verilator looks through a constant that a part begins at, and takes a bit at a constant for all bits.
            Expression::Index(name, place) if matches!(**place, Expression::Name(_)) => self.whole(name),
            Expression::Index(name, place) => self.selection(name, place, 1),
            Expression::IndexedPart(name, place, width) => self.selection(name, place, *width),
            _ => {}
        }
        expression.parts().into_iter().for_each(|part| self.expression(part));
    }

    fn selection(&mut self, name: &'a str, place: &Expression, width: u32) {
        match self.number(place) {
            Some(least) if width > 0 => self.range(name, least + width - 1, least),
            _ => self.whole(name),
        }
    }

    /// The value of a literal, or of a constant that is one.
    fn number(&self, expression: &Expression) -> Option<u32> {
        match expression {
            Expression::Literal(literal) => u32::try_from(literal.value()?).ok(),
            Expression::Name(name) => {
                let constant = self.module.declaration(name).filter(|it| it.kind == Kind::Constant)?;
                self.number(constant.value.as_ref()?)
            }
            _ => None,
        }
    }

    fn whole(&mut self, name: &str) {
        self.bits.get_mut(name).into_iter().for_each(|bits| bits.fill(true));
    }

    fn range(&mut self, name: &str, most: u32, least: u32) {
        let declaration = self.module.declaration(name);
        let Some((_, first)) = declaration.filter(|it| it.words.is_none()).and_then(|it| it.range) else {
            return self.whole(name);
        };
        let places = (least.saturating_sub(first) as usize)..=(most.saturating_sub(first) as usize);
        let bits = self.bits.get_mut(name).and_then(|bits| bits.get_mut(places));
        bits.into_iter().for_each(|bits| bits.fill(true));
    }
}
