// SPDX-License-Identifier: MIT
//! `pica verilog`: Verilog files of blocks.

use super::selection::{Names, Selection};
use clap::Args;
use pica_commands::output::{Parents, stdout, tell_written, write_member};
use pica_commands::{Failure, Format, Outcome};
use pica_testbench::block::Block;
use pica_testbench::build::{Build, BuildOption};
use pica_testbench::verilog;
use pica_vectors::Interface;
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
            let mut blocks = arguments.selection.named(&arguments.selection.blocks)?;
            arguments.names.give(&mut blocks);
            write(&blocks.iter().collect::<Vec<_>>(), folder, arguments.parents)
        }
        None => list(arguments),
    }
}

/// Writes the files of blocks, the manifest last.
pub fn write(blocks: &[&Block], folder: &Path, parents: Parents) -> Outcome {
    let files = verilog::files(blocks).map_err(Failure::tool)?;
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
    let mut out = stdout();
    match arguments.format {
        Format::Json => {
            let list = blocks.iter().map(|block| {
                let interface = &block.interface;
                json!({
                    "name": interface.name,
                    "doc": interface.doc,
                    "ports": verilog::ports(interface),
                    "protocol": interface.protocol,
                    "latency": interface.latency,
                    "memories": interface.memories,
                    "build": options(block).map(described).collect::<Value>(),
                })
            });
            writeln!(out, "{}", Value::from_iter(list))?;
        }
        Format::Text => {
            let width = blocks.iter().map(|block| block.interface.name.len()).max().unwrap_or(0);
            for block in &blocks {
                let Interface { name, doc, protocol, .. } = &block.interface;
                writeln!(out, "{name:width$}  {:6}  {doc}", protocol.to_string())?;
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
