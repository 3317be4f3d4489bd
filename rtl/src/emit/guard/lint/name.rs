// SPDX-License-Identifier: MIT
//! What a name in an update function stands for, by the rules by which `rust_hdl` writes it into Verilog.

use super::facts::{Facts, literal};
use super::show;
use crate::emit::structure::{Scope, Signal};
use rust_hdl::core::atom::AtomKind;
use std::collections::BTreeMap;

/// The names that an update function can use.
pub(super) struct Names<'a> {
    scope: &'a Scope,
    signals: BTreeMap<String, &'a Signal>,
    enumerators: BTreeMap<&'a str, u128>,
    loops: Vec<(String, u128)>,
}

impl<'a> Names<'a> {
    pub(super) fn new(scope: &'a Scope) -> Self {
        let mut signals: BTreeMap<String, &Signal> = scope.atoms.iter().map(|atom| (atom.name.clone(), atom)).collect();
        for child in &scope.children {
            let ports = child.atoms.iter().filter(|atom| atom.kind.is_parameter());
            signals.extend(ports.map(|atom| (format!("{}${}", child.name, atom.name), atom)));
        }
        let types = signals.values().flat_map(|signal| &signal.enumerators);
        let enumerators = types.map(|(name, value)| (name.as_str(), *value)).collect();
        Names { scope, signals, enumerators, loops: vec![] }
    }

    pub(super) fn path(&self) -> &str {
        &self.scope.path
    }

    pub(super) fn is_signal(&self, name: &str) -> bool {
        self.signals.contains_key(name)
    }

    /// Whether a name is an enumerator or a constant of the specification.
    pub(super) fn is_label(&self, name: &str) -> bool {
        self.enumerators.contains_key(name) || self.scope.description.constants.contains_key(name)
    }

    pub(super) fn enter_loop(&mut self, variable: &str, value: u128) {
        self.loops.push((variable.to_owned(), value));
    }

    pub(super) fn leave_loop(&mut self) {
        self.loops.pop();
    }

    /// What a name stands for.
    pub(super) fn resolve(&self, name: &str) -> Result<Facts, String> {
        if let Some((_, value)) = self.loops.iter().rev().find(|(variable, _)| variable == name) {
            return Ok(Facts::number(32, *value));
        }
        let plain = name.trim_start_matches('.').replace('.', "$").replace("::", "$");
        let plain = self.indexed(plain.trim_end_matches("$next"))?;
        if let Some(value) = self.enumerators.get(plain.as_str()) {
            return Ok(Facts::number(32, *value));
        }
        if let Some(value) = self.scope.description.constants.get(plain.as_str()) {
            return Ok(Facts::number(32, u128::from(*value)));
        }
        let signal = self.signals.get(&plain).ok_or_else(|| {
            if plain.contains("val()") || name.contains("$next$") {
                "only a field of a signal can be selected, not a field of a field: copy the inner structure to a \
                 `Local` first"
                    .to_owned()
            } else {
                "no such signal: a Rust constant or const generic parameter is no name in Verilog; hold it in a \
                 `Constant` field"
                    .to_owned()
            }
        })?;
        let width = u32::try_from(signal.width).unwrap_or(u32::MAX);
        let mut facts = Facts::signal(width, signal.signed);
        if signal.kind == AtomKind::Constant {
            facts.is_signal = false;
            if let Some((bits, value)) = literal(&signal.value) {
                facts.own = bits;
                facts.number = Some(value);
                facts.most = Some(value);
            }
        }
        Ok(facts)
    }

    /// A name with the index of an array as `rust_hdl` writes it: `lane$2`. It replaces the first index alone.
    fn indexed(&self, name: &str) -> Result<String, String> {
        let Some((before, rest)) = name.split_once('[') else { return Ok(name.to_owned()) };
        let Some((index, after)) = rest.split_once(']') else { return Ok(name.to_owned()) };
        if after.contains('[') {
            return Err("rust_hdl writes one index per name only".to_owned());
        }
        let value = syn::parse_str(index).ok().and_then(|index| self.number(&index)).ok_or_else(|| {
            let index = show::name(index);
            format!("the index `{index}` is not known when Verilog is written: choose with `if` or `match`")
        })?;
        Ok(format!("{before}${value}{after}"))
    }

    /// The value of an index made of numbers and loop variables.
    fn number(&self, index: &syn::Expr) -> Option<u128> {
        match index {
            syn::Expr::Paren(inner) => self.number(&inner.expr),
            syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(number), .. }) => number.base10_parse().ok(),
            syn::Expr::Path(path) => {
                let name = path.path.get_ident()?;
                self.loops.iter().rev().find(|(variable, _)| name == variable).map(|(_, value)| *value)
            }
            syn::Expr::Binary(binary) => {
                let (left, right) = (self.number(&binary.left)?, self.number(&binary.right)?);
                match binary.op {
                    syn::BinOp::Add(_) => left.checked_add(right),
                    syn::BinOp::Sub(_) => left.checked_sub(right),
                    syn::BinOp::Mul(_) => left.checked_mul(right),
                    syn::BinOp::Div(_) => left.checked_div(right),
                    syn::BinOp::Rem(_) => left.checked_rem(right),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}
