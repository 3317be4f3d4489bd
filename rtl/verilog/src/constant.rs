// SPDX-License-Identifier: MIT
//! Constants that the structure of a text depends on.

use super::tree::{Binary, Expression};
use std::collections::BTreeMap;

/// Constants by name.
#[derive(Clone, Debug, Default)]
pub struct Constants {
    /// Values of parameters in place of those that the module gives them.
    given: BTreeMap<String, Expression>,
    known: BTreeMap<String, u128>,
}

impl Constants {
    /// Constants of a module in which parameters have these values.
    pub fn of(given: &[(String, Expression)]) -> Self {
        Self { given: given.iter().cloned().collect(), known: BTreeMap::new() }
    }

    /// The value of a constant that is declared with `own`.
    pub fn declare(&mut self, name: &str, own: Expression) -> Expression {
        let value = self.given.remove(name).unwrap_or(own);
        if let Some(known) = self.fold(&value) {
            self.known.insert(name.to_owned(), known);
        }
        value
    }

    /// A value that was given to no parameter.
    pub fn left(&self) -> Option<&str> {
        self.given.keys().next().map(String::as_str)
    }

    /// The value of an expression of plain numbers and constants.
    pub fn fold(&self, expression: &Expression) -> Option<u128> {
        match expression {
            Expression::Name(name) => self.known.get(name).copied(),
            Expression::Literal(literal) => literal.value(),
            Expression::Binary(operator, left, right) => {
                let (left, right) = (self.fold(left)?, self.fold(right)?);
                match operator {
                    Binary::Add => left.checked_add(right),
                    Binary::Sub => left.checked_sub(right),
                    Binary::Mul => left.checked_mul(right),
                    Binary::ShiftLeft if left <= u32::MAX.into() && right < 64 => Some(left << right),
                    Binary::ShiftRight => {
                        Some(u32::try_from(right).ok().map_or(0, |by| left.checked_shr(by).unwrap_or(0)))
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }
}
