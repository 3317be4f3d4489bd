// SPDX-License-Identifier: MIT
//! A module as a file.

use super::design::file;
use super::error::EmitError;
use super::header::LICENSE;
use super::naming::{Naming, digest, plain_guard};
use super::parameters::{Member, Shape, with_families};
use super::primitives::{self, Model};
use super::structure::Scope;
use super::waivers::{self, Waiver};
use crate::build::Primitives;
use crate::component::Description;
use pica_vectors::{Direction, Port};
use pica_verilog::print;
use pica_verilog::tree::{Declaration, Item, Kind, Module};
use std::collections::{BTreeMap, BTreeSet};

/// A module, in the file of every block that it is part of and in one of its own. A guard lets the files of any blocks be
/// compiled together: whichever comes first defines it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The name of the module.
    pub name: String,
    /// The name of the module without the prefix.
    pub id: String,
    /// The name of the type of the circuit that it is; nothing, if that does not say.
    pub component: String,
    /// The names of the modules that it has instances of.
    pub parts: BTreeSet<String>,
    /// The model of the cell of a family of FPGAs in it, if it has one: simulators need it, synthesisers have the cell.
    pub model: Option<Model>,
    /// The const parameters of the circuit that it is, and their values.
    pub(super) widths: BTreeMap<String, u64>,
    pub(super) waivers: BTreeSet<Waiver>,
    /// The tree that the module is printed of.
    module: Module,
    /// The family of the cell in it.
    primitives: Primitives,
    pub(super) text: String,
}

impl Part {
    /// Modules and what their circuits say of themselves.
    pub(super) fn all(modules: &[Module], top: &Scope, primitives: Primitives) -> Vec<Self> {
        let mut descriptions = BTreeMap::new();
        top.for_each(&mut |scope| {
            descriptions.insert(scope.description.module.as_str(), &scope.description);
        });
        // The top has another name than as a part of others.
        descriptions.insert(top.name.as_str(), &top.description);
        let part = |module: &Module| {
            let description = descriptions.get(module.name.as_str()).copied();
            Self::new(module, modules, &description.cloned().unwrap_or_default(), primitives)
        };
        modules.iter().map(part).collect()
    }

    /// A module; `others` are those that it may have instances of.
    fn new(module: &Module, others: &[Module], description: &Description, primitives: Primitives) -> Self {
        let (text, model) = printed(module, &description.name, primitives);
        // What stands for a cell has no logic of its own.
        let waivers = if model.is_some() { BTreeSet::new() } else { waivers::of_module(module, others) };
        let guard = plain_guard(&module.name);
        Self {
            name: module.name.clone(),
            id: module.name.clone(),
            component: description.name.clone(),
            parts: instances(module),
            model,
            widths: description.widths.clone(),
            waivers,
            text: format!("`ifndef {guard}\n`define {guard}\n{text}`endif\n"),
            module: module.clone(),
            primitives: if model.is_some() { primitives } else { Primitives::Portable },
        }
    }

    /// The module with the names that users get; `members` are the modules that belong to families.
    pub(super) fn named(&self, naming: &Naming, members: &BTreeMap<String, Member>) -> Self {
        let module = renamed(&with_families(&self.module, members), &|name| naming.name(name));
        let (text, model) = printed(&module, &self.component, self.primitives);
        Self {
            id: naming.id(&self.name),
            parts: instances(&module),
            model,
            text: guarded(&naming.guard(&self.name), &module.name, &text),
            name: module.name.clone(),
            module,
            ..self.clone()
        }
    }

    /// The module of a family.
    ///
    /// # Errors
    /// If no expressions of the parameters fit all circuits of the family.
    pub(super) fn family(shape: &Shape, naming: &Naming) -> Result<Self, EmitError> {
        let name = shape.family.name;
        let text = shape.print(&|name| naming.name(name))?;
        // A family has circuits.
        let module = renamed(&shape.modules[0], &|name| naming.name(name));
        Ok(Self {
            name: module.name.clone(),
            id: naming.id(name),
            component: shape.family.component.to_owned(),
            parts: instances(&module),
            model: None,
            widths: BTreeMap::new(),
            waivers: shape.waivers.clone(),
            text: guarded(&naming.guard(name), &module.name, &text),
            module,
            primitives: Primitives::Portable,
        })
    }

    /// The tree of the module.
    pub(super) fn module(&self) -> &Module {
        &self.module
    }

    /// The file of the module, without those in it.
    pub fn text(&self) -> String {
        file(&format!("// {LICENSE}\n"), &self.text)
    }

    /// The configuration file for Verilator that waives what `-Wall` says of the file of the module; none if it says nothing.
    pub fn waivers(&self) -> Option<String> {
        waivers::file(&self.name, [(self.name.as_str(), &self.waivers)])
    }

    /// The comment above the module.
    pub fn doc(&self) -> &str {
        &self.module.doc
    }

    /// The ports of the module, with the comments above them.
    pub fn ports(&self) -> Vec<(Direction, Port)> {
        let declarations = self.module.items.iter().filter_map(|item| match item {
            Item::Declaration(declaration) if declaration.kind.is_port() => Some(declaration),
            _ => None,
        });
        let port = |declaration: &Declaration| {
            let direction = if declaration.kind == Kind::Input { Direction::In } else { Direction::Out };
            let width = declaration.range.map_or(1, |(most, least)| most - least + 1);
            (direction, Port { name: declaration.name.clone(), width, doc: declaration.doc.clone() })
        };
        declarations.map(port).collect()
    }
}

/// A module in which it and those in it have other names.
pub(super) fn renamed(module: &Module, name: &dyn Fn(&str) -> String) -> Module {
    let mut module = module.clone();
    module.name = name(&module.name);
    module.instances_mut().for_each(|instance| instance.module = name(&instance.module));
    module
}

/// The names of the modules that a module has instances of.
fn instances(module: &Module) -> BTreeSet<String> {
    module.instances().map(|instance| instance.module.clone()).collect()
}

/// The text of a module, without guard, and the model of the cell in it.
fn printed(module: &Module, component: &str, primitives: Primitives) -> (String, Option<Model>) {
    match primitives::module(primitives, component, module) {
        Some((text, model)) => (text, Some(model)),
        None => (print::module(module), None),
    }
}

/// A module behind a guard that lets it stand in several files, and stops every tool where another text has its name: the message
/// names a file that is missing. Icarus would go on after that, and stops at what is no Verilog.
fn guarded(guard: &str, name: &str, module: &str) -> String {
    let own = format!("{guard}_{}", digest(module));
    let clash = format!("two different texts of module {name}");
    format!(
        "`ifndef {guard}\n`define {guard}\n`define {own}\n{module}`else\n`ifndef {own}\n`ifdef __ICARUS__\n{clash}\n`endif\n\
         `include \"{clash}\"\n`endif\n`endif\n"
    )
}
