//! The folder of emitted Verilog: names, manifest and FuseSoC core.

use crate::block::Block;
use crate::ports::port_docs;
use pica_rtl::dut::Side;
use pica_vectors::Interface;
use serde_json::{Value, json};
use std::fmt::Write;

/// The name of the manifest.
pub const MANIFEST: &str = "manifest.json";
/// The name of the FuseSoC core.
pub const CORE: &str = "pica200.core";

/// The name of a block's file.
pub fn file_name(block: &Block) -> String {
    format!("{}.v", block.interface.name)
}

/// The ports for a manifest.
pub fn ports(interface: &Interface) -> Value {
    let ports = port_docs(interface).into_iter().map(|port| {
        let dir = if port.side == Side::Input { "in" } else { "out" };
        json!({"name": port.name, "dir": dir, "width": port.width, "doc": port.doc})
    });
    Value::from_iter(ports)
}

/// The manifest of a folder (design section 4).
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

/// A FuseSoC core with one target a block.
pub fn core(blocks: &[Block]) -> String {
    let mut text = format!(
        "CAPI=2:\nname: ::pica200:{}\ndescription: Blocks of the PICA200 GPU\n\nfilesets:\n",
        env!("CARGO_PKG_VERSION")
    );
    for block in blocks {
        let _ = writeln!(
            text,
            "  {}:\n    files: [{}]\n    file_type: verilogSource",
            block.interface.name,
            file_name(block)
        );
    }
    text.push_str("\ntargets:\n");
    let first = blocks.first().map(|block| block.interface.name.as_str());
    for (target, name) in first
        .map(|name| ("default", name))
        .into_iter()
        .chain(blocks.iter().map(|block| (block.interface.name.as_str(), block.interface.name.as_str())))
    {
        let _ = writeln!(text, "  {target}:\n    filesets: [{name}]\n    toplevel: {name}");
    }
    text.push_str("  lint:\n    filesets: [");
    text.push_str(&blocks.iter().map(|block| block.interface.name.as_str()).collect::<Vec<_>>().join(", "));
    let _ = writeln!(
        text,
        "]\n    default_tool: verilator\n    tools:\n      verilator:\n        mode: lint-only\n    toplevel: {}",
        first.unwrap_or_default()
    );
    text
}
