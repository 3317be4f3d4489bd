// SPDX-License-Identifier: MIT
//! The order of what is in a module.

use pica_verilog::tree::{Expression, Item, Module, Sensitivity, Statement};
use std::collections::BTreeSet;

/// Declarations come first.
pub fn declarations_first(module: &mut Module) {
    module.items.sort_by_key(|item| !matches!(item, Item::Declaration(_)));
}

/// Drops an assignment in a combinational process that another one overwrites in any case before it is read: a
/// register that takes a value at every clock has no need to hold the old one first.
pub fn drop_overwritten(module: &mut Module) {
    for item in &mut module.items {
        let Item::Always(Sensitivity::Any, Statement::Block(statements)) = item else { continue };
        let reads: Vec<BTreeSet<&str>> = statements.iter().map(Statement::reads).collect();
        let place = |place: usize| is_overwritten(&statements[place], &statements[place + 1..], &reads[place + 1..]);
        let overwritten: Vec<bool> = (0..statements.len()).map(place).collect();
        let mut keep = overwritten.into_iter().map(|overwritten| !overwritten);
        statements.retain(|_| keep.next().unwrap_or(true));
    }
}

/// Whether what an assignment assigns is not read in the statements behind it before it is assigned anew.
fn is_overwritten(statement: &Statement, later: &[Statement], reads: &[BTreeSet<&str>]) -> bool {
    let Statement::Assign { target: Expression::Name(name), .. } = statement else { return false };
    for (statement, reads) in later.iter().zip(reads) {
        if reads.contains(name.as_str()) {
            return false;
        }
        if matches!(statement, Statement::Assign { target: Expression::Name(target), .. } if target == name) {
            return true;
        }
    }
    false
}
