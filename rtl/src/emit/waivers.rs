// SPDX-License-Identifier: MIT
//! What `verilator -Wall` says of emitted Verilog and is meant as it is: rules, reasons, and files that waive them.

use super::header::LICENSE;
use super::unused;
use pica_verilog::tree::{Kind, Module};
use std::collections::BTreeSet;
use std::fmt::Write;

/// A rule that emitted Verilog does not follow everywhere. Everything else that Verilator says is an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Rule {
    FileName,
    Parameter,
    Signal,
}

impl Rule {
    const fn name(self) -> &'static str {
        match self {
            Rule::FileName => "DECLFILENAME",
            Rule::Parameter => "UNUSEDPARAM",
            Rule::Signal => "UNUSEDSIGNAL",
        }
    }

    const fn reason(self) -> &'static str {
        match self {
            Rule::FileName => {
                "The file has the name of the block, and holds it with all its modules, so that it can be taken as it is."
            }
            Rule::Parameter => "Every enumerator of an enumeration is declared, whether the module names it or not.",
            Rule::Signal => "Some bits of a value only are used: the low half of a product, a sum without its carry.",
        }
    }
}

/// A name of a module that Verilator warns of.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Waiver {
    rule: Rule,
    name: String,
}

/// What Verilator warns of in a module; `others` are the modules that it may have instances of.
pub(super) fn of_module(module: &Module, others: &[Module]) -> BTreeSet<Waiver> {
    let unused = unused::declarations(module, others).into_iter();
    let waiver = |kind, name: &str| {
        let rule = if kind == Kind::Constant { Rule::Parameter } else { Rule::Signal };
        Waiver { rule, name: name.to_owned() }
    };
    unused.map(|declaration| waiver(declaration.kind, &declaration.name)).collect()
}

/// The configuration file of Verilator for `NAME.v`, which has modules of these names with these waivers; none if there is
/// nothing to waive. Verilator has to read it before the Verilog.
pub(super) fn file<'a>(
    name: &str,
    modules: impl IntoIterator<Item = (&'a str, &'a BTreeSet<Waiver>)>,
) -> Option<String> {
    let mut all = BTreeSet::new();
    for (module, waivers) in modules {
        all.extend(waivers.iter().map(|waiver| (waiver.rule, waiver.name.as_str())));
        if module != name {
            all.insert((Rule::FileName, ""));
        }
    }
    if all.is_empty() {
        return None;
    }
    let mut text =
        format!("// {LICENSE}\n// Waivers for {name}.v under `verilator -Wall`, which reads this file first.\n");
    text.push_str("`verilator_config\n");
    let mut last = None;
    for (rule, signal) in all {
        if last.replace(rule) != Some(rule) {
            let _ = write!(text, "\n// {}\n", rule.reason());
        }
        let _ = write!(text, "lint_off -rule {} -file \"*{name}.v\"", rule.name());
        if rule != Rule::FileName {
            let _ = write!(text, " -match \"*: '{signal}'*\"");
        }
        text.push('\n');
    }
    Some(text)
}
