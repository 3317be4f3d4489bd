// SPDX-License-Identifier: MIT
//! What emission gives: a file a block, and a file for each of the modules that blocks share.

use super::error::EmitError;
use super::header::{Header, LICENSE};
use super::primitives::{self, Model};
use super::verilog::print;
use super::verilog::tree::Module;
use super::waivers::{self, Waiver};
use std::collections::{BTreeMap, BTreeSet};

/// The Verilog of a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Design {
    /// The comment above the file.
    comment: String,
    /// Its modules, the top first, and every other one in front of those in it.
    modules: Vec<Part>,
}

/// A module, in the file of every block that it is part of and in one of its own. A guard lets the files of any blocks be
/// compiled together: whichever comes first defines it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its name.
    pub name: String,
    /// The names of the modules that it has instances of.
    pub parts: BTreeSet<String>,
    /// The model of the cell of a family in it, if it has one: simulators need it, synthesisers have the cell.
    pub model: Option<Model>,
    waivers: BTreeSet<Waiver>,
    text: String,
}

impl Design {
    /// The modules of a block; `components` are the names of those they are modules of.
    pub(super) fn new(header: &Header, modules: &[Module], components: &BTreeMap<&str, &str>) -> Self {
        let part = |module: &Module| {
            let component = components.get(module.name.as_str());
            let cell = component.and_then(|component| primitives::module(header.primitives, component, module));
            let (text, model, waivers) = match cell {
                Some((text, model)) => (text, Some(model), BTreeSet::new()),
                None => (print::module(module), None, waivers::of_module(module, modules)),
            };
            let parts = module.instances().map(|instance| instance.module.clone()).collect();
            Part { name: module.name.clone(), parts, model, waivers, text: guarded(&module.name, &text) }
        };
        let modules: Vec<Part> = modules.iter().map(part).collect();
        Design { comment: header.comment(&models(&modules)), modules }
    }

    /// The models of the cells of a family that it names.
    pub fn models(&self) -> BTreeSet<Model> {
        models(&self.modules)
    }

    /// Its modules, the top first.
    pub fn modules(&self) -> &[Part] {
        &self.modules
    }

    /// All of it as one file.
    pub fn text(&self) -> String {
        let modules: Vec<&str> = self.modules.iter().map(|part| part.text.as_str()).collect();
        file(&self.comment, &modules.join("\n"))
    }

    /// The configuration file for Verilator that waives what `-Wall` says of [`text`](Self::text) in a file of the name of the
    /// top; none if it says nothing.
    pub fn waivers(&self) -> Option<String> {
        waivers::file(&self.modules.first()?.name, self.modules.iter().map(|part| &part.waivers))
    }
}

impl Part {
    /// The file of the module, without those in it.
    pub fn text(&self) -> String {
        file(&format!("// {LICENSE}\n"), &self.text)
    }

    /// The configuration file for Verilator that waives what `-Wall` says of the file of the module; none if it says nothing.
    pub fn waivers(&self) -> Option<String> {
        waivers::file(&self.name, [&self.waivers])
    }
}

fn guarded(name: &str, module: &str) -> String {
    let guard = format!("PICA200_{}", name.to_uppercase());
    format!("`ifndef {guard}\n`define {guard}\n{module}`endif\n")
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
    /// By name: the block that it came with, and the module.
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
