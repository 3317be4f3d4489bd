// SPDX-License-Identifier: MIT
//! The folder of emitted Verilog: a file a block, a file a module, lists, FuseSoC cores, components of VHDL and a manifest.

use crate::block::Block;
use crate::cache;
use crate::components::{self, Component};
use crate::synth::Family;
use pica_rtl::build::Primitives;
use pica_rtl::emit::primitives::Model;
use pica_rtl::emit::{Design, EmitError, Library, Part, Prefix, digest};
use pica_vectors::{Direction, Interface};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::io;
use std::path::{Path, PathBuf};

/// The name of the manifest.
const MANIFEST: &str = "manifest.json";
/// The name of the FuseSoC core that has all blocks.
const CORE: &str = "pica200.core";
/// The folder of the files of modules.
const MODULES: &str = "modules";

/// A block with its Verilog.
struct Unit<'a> {
    block: &'a Block,
    design: Design,
}

impl<'a> Unit<'a> {
    /// What the block is called, and its file.
    fn name(&self) -> &'a str {
        &self.block.interface.name
    }
}

/// The files of the folder, by name, the manifest last.
///
/// # Errors
/// If a block cannot be emitted, or modules of two blocks have one name and differ.
pub fn files(blocks: &[&Block]) -> Result<Vec<(String, String)>, EmitError> {
    let mut library = Library::default();
    let mut files = Vec::new();
    let mut units = Vec::new();
    for block in blocks {
        let (name, design) = (&block.interface.name, block.named()?);
        library.add(name, &design)?;
        let (modules, models) = (design.modules().iter().map(|module| module_file(&module.name)), design.models());
        let list = modules.chain(models.iter().map(model_file)).map(|file| file + "\n");
        files.extend([(format!("{name}.v"), design.text()), (format!("{name}.f"), list.collect())]);
        files.extend(design.waivers().map(|text| (format!("{name}.vlt"), text)));
        units.push(Unit { block, design });
    }
    // Blocks of one emission have one prefix.
    let prefix = blocks.first().map(|block| block.prefix.clone()).unwrap_or_default();
    let cores =
        Cores { prefix, ids: library.modules().map(|module| (module.name.clone(), module.id.clone())).collect() };
    for module in library.modules() {
        let waivers = module.waivers().map(|text| (waivers_file(&module.name), text));
        files.push((module_file(&module.name), module.text()));
        files.push(match units.iter().find(|unit| unit.design.top().name == module.name) {
            Some(unit) => (format!("{}.core", unit.name()), cores.block(unit.block, module)),
            None => {
                let file = format!("{}.v", module.name);
                let waivers = waivers.as_ref().map(|_| format!("{}.vlt", module.name));
                let text = cores.module(module, "", &file, waivers.as_deref());
                (format!("{MODULES}/{}.core", module.name), text)
            }
        });
        files.extend(waivers);
    }
    for model in library.models() {
        files.push((model_file(&model), model.text.to_owned()));
        let text = cores.core(model.name, model.name, &[], "", &format!("{}.v", model.name), None);
        files.push((format!("simulation/{}.core", model.name), text));
    }
    files.push((CORE.to_owned(), cores.collection(&units)));
    files.push((components::FILE.to_owned(), components::package(&components(&units))));
    files.push((MANIFEST.to_owned(), format!("{:#}\n", manifest(&units, &library))));
    Ok(files)
}

/// A module that has another text in a file of the folder than in the files that are to be written into it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: module `{module}` has another text there: emit into another folder, or with it all that has this module", file.display())]
pub struct Clash {
    /// The module.
    pub module: String,
    /// The file, which would stay as it is.
    pub file: PathBuf,
}

/// Why files cannot be written into a folder.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// There would be two texts of one name.
    #[error(transparent)]
    Clash(#[from] Clash),
    /// The folder cannot be read.
    #[error("{}: {source}", path.display())]
    Read {
        /// What of it.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
}

/// Whether these files can be written into a folder without two texts of one name in it: its files of ours that are not among
/// them, from another version or under other choices, stay as they are.
///
/// # Errors
/// Names the first module that would be two, and the file that has the other; or what cannot be read.
pub fn fits(folder: &Path, files: &[(String, String)]) -> Result<(), FolderError> {
    let texts = files.iter().filter(|(name, _)| name.ends_with(".v"));
    let new: BTreeMap<&str, String> = texts.flat_map(|(_, text)| emitted(text)).collect();
    for place in ["", MODULES] {
        let inner = folder.join(place);
        let read = |path: &Path| {
            let path = path.to_owned();
            move |source| FolderError::Read { path, source }
        };
        let entries = match std::fs::read_dir(&inner) {
            Err(error) if [io::ErrorKind::NotFound, io::ErrorKind::NotADirectory].contains(&error.kind()) => continue,
            entries => entries.map_err(read(&inner))?,
        };
        let mut paths = entries
            .map(|entry| entry.map(|entry| entry.path()))
            .collect::<Result<Vec<_>, _>>()
            .map_err(read(&inner))?;
        paths.sort();
        for path in paths.iter().filter(|path| path.extension().is_some_and(|ending| ending == "v") && path.is_file()) {
            let name = Path::new(place).join(path.file_name().unwrap_or_default());
            if files.iter().any(|(file, _)| Path::new(file) == name) {
                continue;
            }
            let bytes = std::fs::read(path).map_err(read(path))?;
            let text = String::from_utf8_lossy(&bytes);
            let other = emitted(&text).find(|(module, digest)| new.get(module).is_some_and(|new| new != digest));
            if let Some((module, _)) = other {
                return Err(Clash { module: module.to_owned(), file: path.clone() }.into());
            }
        }
    }
    Ok(())
}

/// The modules in a text of ours, which stand behind a guard: their names, and what stands for their texts.
fn emitted(text: &str) -> impl Iterator<Item = (&str, String)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        loop {
            let start = rest.find("\nmodule ")? + 1;
            let (before, module) = rest.split_at(start);
            let end = module.find("\nendmodule").map_or(module.len(), |end| end + "\nendmodule".len());
            let guard = before.lines().rev().find(|line| !line.starts_with("//"));
            let name =
                module["module ".len()..].split(|letter: char| !letter.is_alphanumeric() && letter != '_').next()?;
            rest = &module[end..];
            if guard.is_some_and(|line| line.starts_with("`define ")) {
                return Some((name, digest(&module[..end])));
            }
        }
    })
}

/// The name of a module's file.
fn module_file(name: &str) -> String {
    format!("{MODULES}/{name}.v")
}

/// The name of the file of Verilator's waivers for a module's file.
fn waivers_file(name: &str) -> String {
    format!("{MODULES}/{name}.vlt")
}

/// The name of the file of a model of a cell, in which synthesisers find nothing.
fn model_file(model: &Model) -> String {
    format!("simulation/{}.v", model.name)
}

/// The ports of a block for a manifest or a list.
pub fn ports(interface: &Interface) -> Value {
    let ports = interface.ports().into_iter().map(|(direction, port)| {
        let dir = if direction == Direction::In { "in" } else { "out" };
        json!({"name": port.name, "dir": dir, "width": port.width, "doc": port.doc})
    });
    Value::from_iter(ports)
}

/// The top modules from the outside.
fn components(units: &[Unit<'_>]) -> Vec<Component> {
    let component = |Unit { block, design }: &Unit<'_>| Component {
        name: design.top().name.clone(),
        doc: block.interface.doc.clone(),
        ports: block.interface.ports(),
    };
    units.iter().map(component).collect()
}

/// The manifest of a folder (docs/reference.md).
fn manifest(units: &[Unit<'_>], library: &Library) -> Value {
    let entry = |unit: &Unit<'_>| {
        let Unit { block, design } = unit;
        let (name, interface) = (unit.name(), &block.interface);
        let modules: Vec<&str> = design.modules().iter().map(|module| module.name.as_str()).collect();
        json!({
            "name": name,
            "doc": interface.doc,
            "file": format!("{name}.v"),
            "list": format!("{name}.f"),
            "top": design.top().name,
            "modules": modules,
            "models": design.models().iter().map(model_file).collect::<Vec<_>>(),
            "choices": block.choices,
            "build": block.build,
            "ports": ports(interface),
            "protocol": interface.protocol,
            "latency": interface.latency,
            "memories": interface.memories,
        })
    };
    let blocks: Vec<Value> = units.iter().map(entry).collect();
    let module = |part: &Part| json!({"name": part.name, "file": module_file(&part.name), "parts": part.parts});
    let modules: Vec<Value> = library.modules().map(module).collect();
    json!({"version": env!("CARGO_PKG_VERSION"), "blocks": blocks, "modules": modules})
}

/// The FuseSoC cores of an emission: their names tell apart what has other texts or other prefixes, since FuseSoC takes the
/// first core of a name that it finds.
struct Cores {
    prefix: Prefix,
    /// The names of modules without the prefix.
    ids: BTreeMap<String, String>,
}

impl Cores {
    /// What FuseSoC calls a core.
    fn name(&self, id: &str) -> String {
        let library = match self.prefix.text() {
            prefix if prefix == Prefix::default().text() => "gpu".to_owned(),
            "" => "plain".to_owned(),
            prefix => format!("gpu_{prefix}"),
        };
        format!("pica200:{library}:{id}:{}", env!("CARGO_PKG_VERSION"))
    }

    /// A core of one file, which depends on others by their ids. A target `lint` gets the waivers, too.
    fn core(
        &self,
        id: &str,
        top: &str,
        depends: &[&str],
        description: &str,
        file: &str,
        waivers: Option<&str>,
    ) -> String {
        let depends: String = depends.iter().map(|id| format!("      - \"{}\"\n", self.name(id))).collect();
        let depend = if depends.is_empty() { String::new() } else { format!("    depend:\n{depends}") };
        let (waiver_set, used) = match waivers {
            Some(waivers) => (
                format!("  waivers:\n    files: [{waivers}]\n    file_type: vlt\n"),
                "[rtl, \"target_lint? (waivers)\"]",
            ),
            None => (String::new(), "[rtl]"),
        };
        format!(
            "CAPI=2:\nname: {}\n{description}\nfilesets:\n  rtl:\n    files: [{file}]\n    file_type: verilogSource\n\
             {depend}{waiver_set}\ntargets:\n  default: &default\n    filesets: {used}\n    toplevel: {top}\n",
            self.name(id),
        )
    }

    /// The core of a module, which depends on those of the modules in it, and on the model of its cell.
    fn module(&self, module: &Part, description: &str, file: &str, waivers: Option<&str>) -> String {
        let parts = module.parts.iter().map(|name| self.ids.get(name).map_or(name.as_str(), String::as_str));
        let depends: Vec<&str> = parts.chain(module.model.map(|model| model.name)).collect();
        self.core(&module.id, &module.name, &depends, description, file, waivers)
    }

    /// The core of a block, with what to do with it.
    fn block(&self, block: &Block, module: &Part) -> String {
        // A family does not have the cells of another.
        let primitives = block.primitives.name();
        let fits = |family: &Family| [Primitives::Portable.name(), family.name()].contains(&primitives);
        let families: Vec<Family> = Family::ALL.into_iter().filter(fits).collect();
        let targets = families.iter().map(|family| format!(", synth_{}", family.name())).collect::<String>();
        let description = json!(format!("{} Targets: lint{targets}.", block.interface.doc));
        let description = format!("description: {description}\n");
        let waivers = module.waivers().map(|_| waivers_file(&module.name));
        let mut text = self.module(module, &description, &module_file(&module.name), waivers.as_deref());
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

    /// A core that depends on those of the blocks: other cores get all files with it, and its lint target compiles them
    /// together.
    fn collection(&self, units: &[Unit<'_>]) -> String {
        let tops: Vec<&Part> = units.iter().map(|unit| unit.design.top()).collect();
        let depends: String = tops.iter().map(|top| format!("      - \"{}\"\n", self.name(&top.id))).collect();
        let id = match units.iter().all(|unit| unit.block.changed().is_empty()) {
            true => "blocks".to_owned(),
            false => format!("blocks_{}", &cache::digest(tops.iter().map(|top| top.id.as_bytes()))[..8]),
        };
        format!(
            "CAPI=2:\nname: {}\ndescription: Blocks of the PICA200 GPU, each of which is a core {}, too\n\n\
             filesets:\n  rtl:\n    depend:\n{depends}\ntargets:\n  default: &default\n    filesets: [rtl]\n    \
             toplevel: {}\n\n  lint:\n    <<: *default\n    description: All files compiled together by Verilator\n    \
             flow: lint\n    {}",
            self.name(&id),
            self.name("BLOCK").trim_end_matches(|letter| letter != ':').trim_end_matches(':'),
            tops.first().map_or("", |top| top.name.as_str()),
            lint_options(units.iter().map(|unit| unit.block))
        )
    }
}

/// Verilator with all warnings, but for blocks that name cells: the models of those are for simulators alone.
fn lint_options<'a>(blocks: impl IntoIterator<Item = &'a Block>) -> String {
    let portable = blocks.into_iter().all(|block| block.primitives == Primitives::Portable);
    let options = if portable { ", verilator_options: [-Wall]" } else { "" };
    format!("flow_options: {{ tool: verilator{options} }}\n")
}
