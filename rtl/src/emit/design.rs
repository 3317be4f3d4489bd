// SPDX-License-Identifier: MIT
//! What emission gives: a file a block, and a file for each of the modules that blocks share.

use super::error::EmitError;
use super::header::Header;
use super::naming::Naming;
use super::parameters;
use super::part::Part;
use super::primitives::Model;
use super::waivers;
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

impl Design {
    /// The modules of a block, the top first.
    pub(super) fn new(header: &Header, modules: Vec<Part>) -> Self {
        Design { header: header.clone(), is_named: false, modules }
    }

    /// The design as users get it: modules that differ in numbers alone are one with parameters, and all have the names that
    /// `naming` gives. Guards refuse another text of one of these names.
    ///
    /// # Errors
    /// If modules that are declared to be one differ by more than what parameters are.
    pub fn named(&self, naming: &Naming) -> Result<Self, EmitError> {
        let members = parameters::members(&self.modules[1..], self.header.memory)?;
        let (mut modules, mut families) = (Vec::new(), BTreeSet::new());
        for part in &self.modules {
            match members.get(&part.name) {
                None => modules.push(part.named(naming, &members)),
                Some(member) if families.insert(member.shape.family.name) => {
                    modules.push(Part::family(&member.shape, naming)?);
                }
                Some(_) => {}
            }
        }
        Ok(Self { header: self.header.clone(), is_named: true, modules })
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

    /// The top module as a file, with the comment above it, and without those in it.
    pub fn top_text(&self) -> String {
        let top = self.is_named.then(|| self.top().name.as_str());
        file(&self.header.comment(top, &self.models()), &self.top().text)
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

fn models<'a>(modules: impl IntoIterator<Item = &'a Part>) -> BTreeSet<Model> {
    modules.into_iter().filter_map(|module| module.model).collect()
}

pub(super) fn file(comment: &str, modules: &str) -> String {
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
