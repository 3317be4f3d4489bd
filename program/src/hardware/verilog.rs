// SPDX-License-Identifier: MIT
//! `pica verilog`: Verilog files of blocks.

use super::selection::Selection;
use clap::Args;
use pica_commands::output::{Parents, stdout, tell_written, write_member};
use pica_commands::{Failure, Format, Outcome};
use pica_testbench::block::Block;
use pica_testbench::build::{Build, BuildOption};
use pica_testbench::verilog;
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Write synthesizable Verilog: one file a block, one a module, with lists of files, FuseSoC cores and a manifest
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    selection: Selection,
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
        Some(folder) => write(&arguments.selection.blocks()?, folder, arguments.parents),
        None => list(arguments),
    }
}

/// Writes the files of blocks, the manifest last.
pub fn write(blocks: &[Block], folder: &Path, parents: Parents) -> Outcome {
    parents.make_folder(folder)?;
    for (name, text) in verilog::files(blocks).map_err(Failure::tool)? {
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
            let list: Vec<_> = blocks
                .iter()
                .map(|block| {
                    json!({
                        "name": block.interface.name,
                        "doc": block.interface.doc,
                        "protocol": block.interface.protocol,
                        "latency": block.interface.latency,
                        "build": options(block).map(described).collect::<Vec<_>>(),
                        "ports": verilog::ports(&block.interface),
                    })
                })
                .collect();
            writeln!(out, "{}", json!(list))?;
        }
        Format::Text => {
            let width = blocks.iter().map(|block| block.interface.name.len()).max().unwrap_or(0);
            for block in &blocks {
                let interface = &block.interface;
                let protocol = json!(interface.protocol);
                writeln!(
                    out,
                    "{:width$}  {:6}  {}",
                    interface.name,
                    protocol.as_str().unwrap_or_default(),
                    interface.doc
                )?;
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
