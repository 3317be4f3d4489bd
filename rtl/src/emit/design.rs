// SPDX-License-Identifier: MIT
//! What emission gives: a file a block, and a file for each of the modules that blocks share.

use super::error::EmitError;
use super::header::{Header, LICENSE};
use super::naming::{Naming, digest, plain_guard};
use super::primitives::{self, Model};
use super::waivers::{self, Waiver};
use crate::build::Primitives;
use pica_vectors::{Direction, Port};
use pica_verilog::print;
use pica_verilog::tree::{Item, Kind, Module};
use std::collections::{BTreeMap, BTreeSet};

/// The Verilog of a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Design {
    /// The comment above the file.
    header: Header,
    /// Whether the modules have the names that they have for users, which the file then tells.
    is_named: bool,
    /// The modules, the top first, and every other one in front of those in it.
    modules: Vec<Part>,
}

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
    /// The model of the cell of a family in it, if it has one: simulators need it, synthesisers have the cell.
    pub model: Option<Model>,
    waivers: BTreeSet<Waiver>,
    /// The tree that the module is printed of.
    module: Module,
    primitives: Primitives,
    text: String,
}

impl Design {
    /// The modules of a block; `components` are the names of those they are modules of.
    pub(super) fn new(header: &Header, modules: &[Module], components: &BTreeMap<&str, &str>) -> Self {
        let part = |module: &Module| {
            let component = components.get(module.name.as_str()).copied().unwrap_or_default();
            Part::new(module, modules, component, header.primitives)
        };
        Design { header: header.clone(), is_named: false, modules: modules.iter().map(part).collect() }
    }

    /// The design with the names that modules have for users. Guards refuse another text of one of these names.
    pub fn named(&self, naming: &Naming) -> Self {
        let modules = self.modules.iter().map(|part| part.named(naming)).collect();
        Self { header: self.header.clone(), is_named: true, modules }
    }

    /// The models of the cells of a family that it names.
    pub fn models(&self) -> BTreeSet<Model> {
        models(&self.modules)
    }

    /// The modules, the top first.
    pub fn modules(&self) -> &[Part] {
        &self.modules
    }

    /// The top module.
    pub fn top(&self) -> &Part {
        &self.modules[0]
    }

    /// The whole design as one file.
    pub fn text(&self) -> String {
        let modules: Vec<&str> = self.modules.iter().map(|part| part.text.as_str()).collect();
        let top = self.is_named.then(|| self.top().name.as_str());
        file(&self.header.comment(top, &self.models()), &modules.join("\n"))
    }

    /// The whole design as one file, with the models of the cells of a family in it, if there are any: what simulators
    /// read.
    pub fn with_models(&self) -> String {
        self.models().iter().fold(self.text(), |text, model| format!("{text}\n{}", model.text))
    }

    /// The configuration file for Verilator that waives what `-Wall` says of [`text`](Self::text) in a file of the name of
    /// the block; none if it says nothing.
    pub fn waivers(&self) -> Option<String> {
        let modules = self.modules.iter().map(|part| (part.name.as_str(), &part.waivers));
        waivers::file(&self.header.interface.name, modules)
    }
}

impl Part {
    /// A module; `others` are those that it may have instances of.
    fn new(module: &Module, others: &[Module], component: &str, primitives: Primitives) -> Self {
        let (text, model) = printed(module, component, primitives);
        // What stands for a cell has no logic of its own.
        let waivers = if model.is_some() { BTreeSet::new() } else { waivers::of_module(module, others) };
        let guard = plain_guard(&module.name);
        Self {
            name: module.name.clone(),
            id: module.name.clone(),
            component: component.to_owned(),
            parts: module.instances().map(|instance| instance.module.clone()).collect(),
            model,
            waivers,
            text: format!("`ifndef {guard}\n`define {guard}\n{text}`endif\n"),
            module: module.clone(),
            primitives,
        }
    }

    fn named(&self, naming: &Naming) -> Self {
        let mut module = self.module.clone();
        module.name = naming.name(&self.name);
        module.instances_mut().for_each(|instance| instance.module = naming.name(&instance.module));
        let (text, model) = printed(&module, &self.component, self.primitives);
        Self {
            id: naming.id(&self.name),
            component: self.component.clone(),
            parts: module.instances().map(|instance| instance.module.clone()).collect(),
            model,
            waivers: self.waivers.clone(),
            text: guarded(&naming.guard(&self.name), &module.name, &text),
            name: module.name.clone(),
            module,
            primitives: self.primitives,
        }
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
        let port = |declaration: &pica_verilog::tree::Declaration| {
            let direction = if declaration.kind == Kind::Input { Direction::In } else { Direction::Out };
            let width = declaration.range.map_or(1, |(most, least)| most - least + 1);
            (direction, Port { name: declaration.name.clone(), width, doc: declaration.doc.clone() })
        };
        declarations.map(port).collect()
    }
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

fn models<'a>(modules: impl IntoIterator<Item = &'a Part>) -> BTreeSet<Model> {
    modules.into_iter().filter_map(|module| module.model).collect()
}

fn file(comment: &str, modules: &str) -> String {
    format!("{comment}\n`default_nettype none\n\n{modules}\n`default_nettype wire\n")
}

/// The modules of several blocks, each once.
#[derive(Clone, Debug, Default)]
pub struct Library {
    /// By the name of a module: the block that it came with, and the module.
    modules: BTreeMap<String, (String, Part)>,
}

impl Library {
    /// Adds the modules of a block.
    ///
    /// # Errors
    /// [`EmitError::Ambiguous`] if one of them has the name of another block's and is not the same.
    pub fn add(&mut self, block: &str, design: &Design) -> Result<(), EmitError> {
        for part in &design.modules {
            let (first, known) =
                self.modules.entry(part.name.clone()).or_insert_with(|| (block.to_owned(), part.clone()));
            if known != part {
                let (module, first) = (part.name.clone(), first.clone());
                return Err(EmitError::Ambiguous { module, first, second: block.to_owned() });
            }
        }
        Ok(())
    }

    /// The modules, by name.
    pub fn modules(&self) -> impl Iterator<Item = &Part> {
        self.modules.values().map(|(_, part)| part)
    }

    /// The models of the cells of a family that they name.
    pub fn models(&self) -> BTreeSet<Model> {
        models(self.modules())
    }
}
