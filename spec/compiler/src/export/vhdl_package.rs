// SPDX-License-Identifier: MIT
//! VHDL-2008 packages, one per map and one for the instruction set.

use super::names::Taken;
use super::{ExportError, ExportedFile, constants, isa, template};
use crate::ir::Description;

pub(super) fn export(description: &Description) -> Result<Vec<ExportedFile>, ExportError> {
    let mut files = Vec::new();
    for constants in constants::constants(description)? {
        let text = template::render("vhdl_package.vhd", &constants)?;
        files.push(ExportedFile { path: format!("{}_pkg.vhd", constants.file), text });
    }
    files.extend(isa::export(description, "isa_package.vhd", "_pkg.vhd")?);
    for file in &files {
        check_names(&file.text)?;
    }
    Ok(files)
}

/// The names that a package declares are different in VHDL too, which does not know lower case from upper case.
fn check_names(package: &str) -> Result<(), ExportError> {
    let declarations = package.split("package body").next().unwrap_or_default();
    let mut taken = Taken::default();
    for line in declarations.lines() {
        let mut words = line.trim_start().split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        let (kind, name) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        // The type of its argument tells one `to_word` from another.
        if matches!(kind, "constant" | "subtype" | "type" | "function") && name != "to_word" {
            taken.take(&name.to_lowercase(), &format!("the {kind} {name}"))?;
        }
    }
    Ok(())
}

/// The words that VHDL-2008 keeps for itself.
const KEYWORDS: &str = "abs access after alias all and architecture array assert assume assume_guarantee attribute begin \
    block body buffer bus case component configuration constant context cover default disconnect downto else elsif end \
    entity exit fairness file for force function generate generic group guarded if impure in inertial inout is label \
    library linkage literal loop map mod nand new next nor not null of on open or others out package parameter port \
    postponed procedure process property protected pure range record register reject release rem report restrict \
    restrict_guarantee return rol ror select sequence severity shared signal sla sll sra srl strong subtype then to \
    transport type unaffected units until use variable vmode vprop vunit wait when while with xnor xor";

/// The name of a member: `name`, with `_FIELD` behind a keyword.
pub(super) fn member(name: &str) -> String {
    let keyword = KEYWORDS.split_whitespace().any(|keyword| keyword.eq_ignore_ascii_case(name));
    if keyword { format!("{name}_FIELD") } else { name.to_owned() }
}
