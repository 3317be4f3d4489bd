// SPDX-License-Identifier: MIT
//! The folder of emitted Verilog: a file a block, a file a module, lists, FuseSoC cores and a manifest.

use crate::block::Block;
use crate::synth::Family;
use pica_rtl::build::Primitives;
use pica_rtl::emit::primitives::Model;
use pica_rtl::emit::{EmitError, Library, Part};
use pica_vectors::{Direction, Interface};
use serde_json::{Value, json};
use std::fmt::Write;

/// The name of the manifest.
const MANIFEST: &str = "manifest.json";
/// The name of the FuseSoC core that has all blocks.
const CORE: &str = "pica200.core";

/// The files of the folder, by name, the manifest last.
///
/// # Errors
/// If a block cannot be emitted, or modules of two blocks have one name and differ.
pub fn files(blocks: &[Block]) -> Result<Vec<(String, String)>, EmitError> {
    let mut library = Library::default();
    let mut files = Vec::new();
    for block in blocks {
        let (name, design) = (&block.interface.name, block.design()?);
        library.add(name, design)?;
        let (modules, models) = (design.modules().iter().map(|module| module_file(&module.name)), design.models());
        let list = modules.chain(models.iter().map(model_file)).map(|file| file + "\n");
        files.extend([(file_name(block), design.text()), (format!("{name}.f"), list.collect())]);
        files.extend(design.waivers().map(|text| (format!("{name}.vlt"), text)));
    }
    for module in library.modules() {
        let waivers = module.waivers().map(|text| (waivers_file(&module.name), text));
        files.push((module_file(&module.name), module.text()));
        files.push(match blocks.iter().find(|block| block.interface.name == module.name) {
            Some(block) => (format!("{}.core", module.name), block_core(block, module)),
            None => {
                let file = format!("{}.v", module.name);
                let waivers = waivers.as_ref().map(|_| format!("{}.vlt", module.name));
                let text = core(&module.name, &depends(module), "", &file, waivers.as_deref());
                (format!("modules/{}.core", module.name), text)
            }
        });
        files.extend(waivers);
    }
    for model in library.models() {
        files.push((model_file(&model), model.text.to_owned()));
        files.push((
            format!("simulation/{}.core", model.name),
            core(model.name, &[], "", &format!("{}.v", model.name), None),
        ));
    }
    files.push((CORE.to_owned(), collection(blocks)));
    files.push((MANIFEST.to_owned(), format!("{:#}\n", manifest(blocks, &library)?)));
    Ok(files)
}

/// The name of a block's file.
pub fn file_name(block: &Block) -> String {
    format!("{}.v", block.interface.name)
}

/// The name of a module's file.
fn module_file(name: &str) -> String {
    format!("modules/{name}.v")
}

/// The name of the file of Verilator's waivers for a module's file.
fn waivers_file(name: &str) -> String {
    format!("modules/{name}.vlt")
}

/// The name of the file of a model of a cell, in which synthesisers find nothing.
fn model_file(model: &Model) -> String {
    format!("simulation/{}.v", model.name)
}

/// The ports for a manifest.
pub fn ports(interface: &Interface) -> Value {
    let ports = interface.ports().into_iter().map(|(direction, port)| {
        let dir = if direction == Direction::In { "in" } else { "out" };
        json!({"name": port.name, "dir": dir, "width": port.width, "doc": port.doc})
    });
    Value::from_iter(ports)
}

/// The manifest of a folder (docs/reference.md).
fn manifest(blocks: &[Block], library: &Library) -> Result<Value, EmitError> {
    let entry = |block: &Block| {
        let modules: Vec<&str> = block.design()?.modules().iter().map(|module| module.name.as_str()).collect();
        Ok(json!({
            "name": block.interface.name,
            "doc": block.interface.doc,
            "file": file_name(block),
            "list": format!("{}.f", block.interface.name),
            "top": block.interface.name,
            "modules": modules,
            "models": block.design()?.models().iter().map(model_file).collect::<Vec<_>>(),
            "protocol": block.interface.protocol,
            "latency": block.interface.latency,
            "choices": block.choices,
            "build": block.build,
            "ports": ports(&block.interface),
        }))
    };
    let blocks = blocks.iter().map(entry).collect::<Result<Vec<_>, EmitError>>()?;
    let module = |part: &Part| json!({"name": part.name, "file": module_file(&part.name), "parts": part.parts});
    let modules: Vec<Value> = library.modules().map(module).collect();
    Ok(json!({"version": env!("CARGO_PKG_VERSION"), "blocks": blocks, "modules": modules}))
}

/// What FuseSoC calls a core.
fn core_name(name: &str) -> String {
    format!("pica200:gpu:{name}:{}", env!("CARGO_PKG_VERSION"))
}

/// What a module needs: the modules in it, and the model of its cell.
fn depends(module: &Part) -> Vec<&str> {
    module.parts.iter().map(String::as_str).chain(module.model.map(|model| model.name)).collect()
}

/// A core of one module, which depends on those of others. A target `lint` gets the waivers, too.
fn core(name: &str, depends: &[&str], description: &str, file: &str, waivers: Option<&str>) -> String {
    let depends: String = depends.iter().map(|name| format!("      - \"{}\"\n", core_name(name))).collect();
    let depend = if depends.is_empty() { String::new() } else { format!("    depend:\n{depends}") };
    let (waiver_set, used) = match waivers {
        Some(waivers) => {
            (format!("  waivers:\n    files: [{waivers}]\n    file_type: vlt\n"), "[rtl, \"target_lint? (waivers)\"]")
        }
        None => (String::new(), "[rtl]"),
    };
    format!(
        "CAPI=2:\nname: {}\n{description}\nfilesets:\n  rtl:\n    files: [{file}]\n    file_type: verilogSource\n\
         {depend}{waiver_set}\ntargets:\n  default: &default\n    filesets: {used}\n    toplevel: {}\n",
        core_name(name),
        name,
    )
}

/// The core of a block, with what to do with it.
fn block_core(block: &Block, module: &Part) -> String {
    // A family does not have the cells of another.
    let fits = |family: &Family| [Primitives::Portable.name(), family.name()].contains(&block.primitives.name());
    let families: Vec<Family> = Family::ALL.into_iter().filter(fits).collect();
    let targets = families.iter().map(|family| format!(", synth_{}", family.name())).collect::<String>();
    let description = json!(format!("{} Targets: lint{targets}.", block.interface.doc));
    let description = format!("description: {description}\n");
    let waivers = module.waivers().map(|_| waivers_file(&module.name));
    let file = module_file(&module.name);
    let mut text = core(&module.name, &depends(module), &description, &file, waivers.as_deref());
    text.push_str("\n  lint:\n    <<: *default\n    description: Verilator's warnings\n    flow: lint\n    ");
    text.push_str(&lint_options([block]));
    for family in families {
        let (name, options) = (family.name(), family.options().collect::<Vec<_>>().join(", "));
        let _ = write!(
            text,
            "\n  synth_{name}:\n    <<: *default\n    description: Synthesis by Yosys, which prints the cells\n    \
             flow: generic\n    flow_options: {{ tool: yosys, arch: {name}, output_format: json, \
             yosys_synth_options: [{options}] }}\n"
        );
    }
    text
}

/// Verilator with all warnings, but for blocks that name cells: the models of those are for simulators alone.
fn lint_options<'a>(blocks: impl IntoIterator<Item = &'a Block>) -> String {
    let portable = blocks.into_iter().all(|block| block.primitives == Primitives::Portable);
    let options = if portable { ", verilator_options: [-Wall]" } else { "" };
    format!("flow_options: {{ tool: verilator{options} }}\n")
}

/// A core that depends on those of the blocks: other cores get all files with it, and its lint target compiles them
/// together.
fn collection(blocks: &[Block]) -> String {
    let names: Vec<&str> = blocks.iter().map(|block| block.interface.name.as_str()).collect();
    let depends: String = names.iter().map(|name| format!("      - \"{}\"\n", core_name(name))).collect();
    format!(
        "CAPI=2:\nname: {}\ndescription: Blocks of the PICA200 GPU, each of which is a core pica200:gpu:BLOCK, too\n\n\
         filesets:\n  rtl:\n    depend:\n{depends}\ntargets:\n  default: &default\n    filesets: [rtl]\n    \
         toplevel: {}\n\n  lint:\n    <<: *default\n    description: All files compiled together by Verilator\n    \
         flow: lint\n    {}",
        core_name("blocks"),
        names.first().copied().unwrap_or_default(),
        lint_options(blocks)
    )
}
