// SPDX-License-Identifier: MIT
//! `pica verilog`: Verilog files of blocks.

use super::selection::{Names, Selection};
use clap::Args;
use pica_commands::output::{Parents, stdout, tell_written, write_member};
use pica_commands::{Failure, Format, Outcome};
use pica_testbench::block::Block;
use pica_testbench::build::{Build, BuildOption};
use pica_testbench::verilog::{self, Asked};
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Write synthesizable Verilog: one file a block, one a module, with lists of files, FuseSoC cores, components of VHDL and a manifest
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    selection: Selection,
    #[command(flatten)]
    names: Names,
    /// Folder for the files
    #[arg(short, long, required_unless_present = "list")]
    output: Option<PathBuf>,
    #[command(flatten)]
    parents: Parents,
    /// Lists the blocks instead
    #[arg(long, conflicts_with = "output")]
    list: bool,
    /// Lists also the instances at other float formats
    #[arg(long, requires = "list")]
    all: bool,
    /// Form of the list
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

/// Runs `pica verilog`.
pub fn run(arguments: &Arguments) -> Outcome {
    match &arguments.output {
        Some(folder) => {
            let mut blocks = blocks(&arguments.selection)?;
            arguments.names.give(&mut blocks);
            let all = blocks.iter().flat_map(Asked::all);
            let wanted = &arguments.selection.blocks;
            let is_wanted = |asked: &Asked<'_>| {
                let names = [asked.name(), &asked.block.interface.name];
                wanted.is_empty() || names.iter().any(|name| wanted.iter().any(|wanted| wanted == name))
            };
            write(&all.filter(is_wanted).collect::<Vec<_>>(), folder, arguments.parents)
        }
        None => list(arguments),
    }
}

/// The blocks that are named, or have a module that is.
fn blocks(selection: &Selection) -> Outcome<Vec<Block>> {
    let all = selection.all()?;
    let within = |name: &String| {
        let has = |block: &&Block| block.parts.iter().any(|part| part.name == *name);
        all.iter().find(has).map_or(name, |block| &block.interface.name).clone()
    };
    selection.named(&selection.blocks.iter().map(within).collect::<Vec<_>>())
}

/// Writes the files of what is asked for, the manifest last.
pub fn write(asked: &[Asked<'_>], folder: &Path, parents: Parents) -> Outcome {
    let files = verilog::files(asked).map_err(Failure::tool)?;
    verilog::fits(folder, &files).map_err(Failure::input)?;
    parents.make_folder(folder)?;
    for (name, text) in files {
        write_member(folder, name, text.as_bytes())?;
    }
    tell_written(folder);
    Ok(())
}

/// The build options of a block.
fn options(block: &Block) -> impl Iterator<Item = &'static BuildOption> {
    Build::OPTIONS.iter().filter(|option| block.build.contains_key(option.id))
}

/// A build option for the list.
fn described(option: &BuildOption) -> Value {
    let values = option.values.iter().map(|value| json!({"name": value.name, "doc": value.doc}));
    json!({"id": option.id, "doc": option.doc, "default": option.names().next(), "values": values.collect::<Vec<_>>()})
}

fn list(arguments: &Arguments) -> Outcome {
    let mut blocks = arguments.selection.all()?;
    blocks.retain(|block| block.listed || arguments.all);
    let asked: Vec<Asked<'_>> = blocks.iter().flat_map(Asked::all).collect();
    let mut out = stdout();
    match arguments.format {
        Format::Json => {
            let list = asked.iter().map(|asked| {
                let mut entry = json!({
                    "name": asked.name(),
                    "doc": asked.doc(),
                    "ports": asked.ports().map_err(Failure::tool)?,
                });
                let block = asked.block;
                match asked.part {
                    Some(_) => entry["within"] = json!(block.interface.name),
                    None => {
                        entry["protocol"] = json!(block.interface.protocol);
                        entry["latency"] = json!(block.interface.latency);
                        entry["build"] = options(block).map(described).collect();
                    }
                }
                Ok(entry)
            });
            writeln!(out, "{}", json!(list.collect::<Outcome<Vec<_>>>()?))?;
        }
        Format::Text => {
            let width = asked.iter().map(|asked| asked.name().len()).max().unwrap_or(0);
            for asked in &asked {
                let block = asked.block;
                let protocol = json!(block.interface.protocol);
                let kind = if asked.part.is_some() { "part" } else { protocol.as_str().unwrap_or_default() };
                writeln!(out, "{:width$}  {kind:6}  {}", asked.name(), asked.doc())?;
                if asked.part.is_some() {
                    writeln!(out, "{:width$}  within {}, which is how it is checked", "", block.interface.name)?;
                    continue;
                }
                for option in options(block) {
                    let names: Vec<&str> = option.names().collect();
                    writeln!(out, "{:width$}  --build {}={}  {}", "", option.id, names.join("|"), option.doc)?;
                }
            }
        }
    }
    out.flush()?;
    Ok(())
}
