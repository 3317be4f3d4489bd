// SPDX-License-Identifier: MIT
//! What Verilator, Icarus and Yosys say of emitted Verilog, and that they would say it.

use crate::support::verilog;
use pica_rtl::emit::external::{Family, ToolError, icarus, synthesize, verilator};
use pica_rtl::parts::{BlockRam, LutRam};
use rust_hdl::core::prelude::*;
use std::path::PathBuf;
use tempfile::TempDir;

fn file(text: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("top.v");
    std::fs::write(&path, text).expect("a file");
    (folder, path)
}

/// Accepts a missing tool unless tools are required.
fn present<T>(result: Result<T, ToolError>) -> Option<T> {
    match result {
        Ok(value) => Some(value),
        Err(error) => {
            error.unless_optional().unwrap_or_else(|error| panic!("{error}"));
            None
        }
    }
}

fn complains<T: std::fmt::Debug>(result: Result<T, ToolError>, expected: &str) {
    match result {
        Err(ToolError::Rejected { output, .. }) => assert!(output.contains(expected), "{expected}\n{output}"),
        Err(missing) => missing.unless_optional().unwrap_or_else(|error| panic!("{error}")),
        Ok(value) => panic!("accepted: {value:?}"),
    }
}

#[test]
fn memories_become_memories() {
    let cells = |block: &mut dyn Block, family| {
        let text = verilog(block, "top").unwrap_or_else(|error| panic!("{error}"));
        let (_folder, path) = file(&text);
        present(verilator(None, &path, "top"));
        present(icarus(&path, "top"));
        present(synthesize(&path, "top", family)).map(|synthesis| synthesis.cells)
    };
    let count = |block: &mut dyn Block, family, names: &[&str]| {
        let cells = cells(block, family)?;
        let count: u64 = names.iter().filter_map(|name| cells.get(*name)).sum();
        Some((count, cells.keys().filter(|name| name.contains("DFF") || name.starts_with("FD")).count()))
    };
    for depth in [512, 300] {
        let ram = || BlockRam::<9, 16>::new(depth, &[7]);
        for (family, name) in [(Family::Ice40, "SB_RAM40_4K"), (Family::Ecp5, "DP16KD"), (Family::Series7, "RAMB18E1")]
        {
            if let Some((count, _)) = count(&mut ram(), family, &[name, "RAMB36E1"]) {
                assert!(count > 0, "{family:?} has no block RAM at depth {depth}");
            }
        }
    }
    for depth in [32, 20] {
        let ram = || LutRam::<5, 8>::new(depth, &[]);
        for (family, names) in [
            (Family::Ecp5, &["TRELLIS_DPR16X4"] as &[&str]),
            (Family::Series7, &["RAM32M", "RAM32X1D", "RAM64M", "RAM32X1S"]),
        ] {
            if let Some((count, _)) = count(&mut ram(), family, names) {
                assert!(count > 0, "{family:?} has no LUT RAM at depth {depth}");
            }
        }
    }
}

#[test]
fn tools_complain() {
    let (_folder, path) = file("module top(input wire [3:0] a, output wire y); assign y = a; endmodule\n");
    complains(verilator(None, &path, "top"), "WIDTH");
    let (_folder, path) = file("module top(input wire a, output wire y); assign y = b; endmodule\n");
    complains(icarus(&path, "top"), "b");
    let (_folder, path) =
        file("module top(input wire a, input wire e, output reg y); always @(*) if (e) y = a; endmodule\n");
    complains(synthesize(&path, "top", Family::Ice40), "atch");
    let (_folder, path) = file("module top(input wire a, output wire y); wire b; assign y = a & b; endmodule\n");
    complains(synthesize(&path, "top", Family::Ecp5), "no driver");
}
