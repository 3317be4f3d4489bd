// SPDX-License-Identifier: MIT
//! The folder of emitted Verilog: names, manifest and FuseSoC cores.

use crate::block::Block;
use pica_vectors::{Direction, Interface};
use serde_json::{Value, json};
use std::fmt::Write;

/// The name of the manifest.
pub const MANIFEST: &str = "manifest.json";
/// The name of the FuseSoC core that has all blocks.
const CORE: &str = "pica200.core";

/// The name of a block's file.
pub fn file_name(block: &Block) -> String {
    format!("{}.v", block.interface.name)
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
pub fn manifest(blocks: &[Block]) -> Value {
    let entry = |block: &Block| {
        json!({
            "name": block.interface.name,
            "doc": block.interface.doc,
            "file": file_name(block),
            "top": block.interface.name,
            "protocol": block.interface.protocol,
            "latency": block.interface.latency,
            "choices": block.choices,
            "ports": ports(&block.interface),
        })
    };
    json!({"version": env!("CARGO_PKG_VERSION"), "blocks": blocks.iter().map(entry).collect::<Vec<_>>()})
}

/// The FuseSoC cores of a folder, by file name: one a block, and one that has all of them.
pub fn cores(blocks: &[Block]) -> Vec<(String, String)> {
    let mut cores: Vec<(String, String)> =
        blocks.iter().map(|block| (format!("{}.core", block.interface.name), block_core(block))).collect();
    cores.push((CORE.to_owned(), collection(blocks)));
    cores
}

/// What FuseSoC calls a core.
fn core_name(name: &str) -> String {
    format!("pica200:gpu:{name}:{}", env!("CARGO_PKG_VERSION"))
}

fn block_core(block: &Block) -> String {
    let name = &block.interface.name;
    let description = json!(format!("{} Targets: lint, synth_ice40, synth_ecp5.", block.interface.doc));
    let mut text = format!(
        "CAPI=2:\nname: {}\ndescription: {description}\n\nfilesets:\n  rtl:\n    files: [{}]\n    \
         file_type: verilogSource\n\ntargets:\n  default: &default\n    filesets: [rtl]\n    toplevel: {name}\n\n  \
         lint:\n    <<: *default\n    description: Verilator's warnings\n    flow: lint\n    \
         flow_options: {{ tool: verilator }}\n",
        core_name(name),
        file_name(block),
    );
    // For iCE40, multipliers are an option.
    for (family, options) in [("ice40", ", yosys_synth_options: [-dsp]"), ("ecp5", "")] {
        let _ = write!(
            text,
            "\n  synth_{family}:\n    <<: *default\n    description: Synthesis by Yosys, which prints the cells\n    \
             flow: generic\n    flow_options: {{ tool: yosys, arch: {family}, output_format: json{options} }}\n"
        );
    }
    text
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
         flow: lint\n    flow_options: {{ tool: verilator }}\n",
        core_name("blocks"),
        names.first().copied().unwrap_or_default()
    )
}
