// SPDX-License-Identifier: MIT
//! Plain names: `$` separates paths and array indices in the names of `rust_hdl`; Verilog tools and VHDL do not like it.

use crate::emit::error::EmitError;
use pica_verilog::tree::Module;
use std::collections::BTreeMap;

/// Replaces `$` by `_` in every name.
///
/// # Errors
/// [`EmitError::Collision`] if two names of a module, or of modules, become one.
pub fn make_plain(modules: &mut [Module]) -> Result<(), EmitError> {
    unique("the file", modules.iter().map(|module| module.name.as_str()))?;
    for module in modules {
        let declared = module.declarations().map(|declaration| declaration.name.as_str());
        unique(&module.name, declared.chain(module.instances().map(|instance| instance.name.as_str())))?;
        module.name = plain(&module.name);
        module.instances_mut().for_each(|instance| instance.module = plain(&instance.module));
        module.change_names(&mut |name| *name = plain(name));
    }
    Ok(())
}

/// A name without `$`.
pub fn plain(name: &str) -> String {
    name.replace('$', "_")
}

fn unique<'a>(module: &str, names: impl Iterator<Item = &'a str>) -> Result<(), EmitError> {
    let mut seen = BTreeMap::new();
    for name in names {
        if let Some(first) = seen.insert(plain(name), name) {
            return Err(EmitError::Collision {
                module: plain(module),
                name: plain(name),
                first: first.to_owned(),
                second: name.to_owned(),
            });
        }
    }
    Ok(())
}
