// SPDX-License-Identifier: MIT
//! The components of VHDL: ghdl reads them, and Verilator sees in them the ports of the emitted modules.

use pica_spec::choices::Choices;
use pica_testbench::registry;
use pica_testbench::tools::{self, Tool};
use pica_testbench::verilog;
use pica_vectors::{Direction, Interface};
use std::fmt::Write;
use std::path::Path;
use std::process::Command;

/// Whether a tool is there. If it has to be and is not, the test fails.
fn have(tool: Tool) -> bool {
    match tool.find() {
        Ok(_) => true,
        Err(missing) if tools::required() => panic!("{missing}"),
        Err(missing) => {
            eprintln!("skipped: {missing}");
            false
        }
    }
}

fn run(folder: &Path, tool: Tool, arguments: &[&str]) -> (bool, String, String) {
    let output = Command::new(tool.program()).current_dir(folder).args(arguments).output().expect("the tool starts");
    let [out, err] = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    (output.status.success(), out, err)
}

/// An entity with the ports of a block that is nothing but an instance of the component.
fn around(interface: &Interface) -> String {
    let name = format!("pica_{}", interface.name);
    let (mut ports, mut map) = (Vec::new(), Vec::new());
    for (direction, port) in interface.ports() {
        let mode = if direction == Direction::In { "in" } else { "out" };
        let bits = format!("std_logic_vector({} downto 0)", port.width - 1);
        ports.push(format!("{} : {mode} {}", port.name, if port.width == 1 { "std_logic" } else { &bits }));
        map.push(format!("{0} => {0}", port.name));
    }
    format!(
        "library ieee; use ieee.std_logic_1164.all; use work.pica200_components;\nentity use_{name} is port ({}); end \
         entity;\narchitecture around of use_{name} is begin\n  block_under_test : component pica200_components.{name} \
         port map ({});\nend architecture;\n",
        ports.join("; "),
        map.join(", ")
    )
}

/// Verilog of ghdl without the modules of this name, which it declares empty because their text is not VHDL.
fn without_stub(text: &str, name: &str) -> String {
    let start = text.find(&format!("module {name}\n")).expect("the component is a module");
    let end = start + text[start..].find("endmodule\n").expect("the module ends") + "endmodule\n".len();
    text[..start].to_owned() + &text[end..]
}

#[test]
fn components_have_the_ports_of_the_modules() {
    if !have(Tool::Ghdl) || !have(Tool::Verilator) {
        return;
    }
    let mut blocks = registry::blocks(&Choices::default()).expect("the defaults have hardware");
    blocks.retain(|block| block.listed);
    let folder = tempfile::tempdir().expect("a folder");
    let mut components = String::new();
    let mut verilog_files = Vec::new();
    for (name, text) in verilog::files(&blocks.iter().collect::<Vec<_>>()).expect("the guard accepts our own blocks") {
        if name.ends_with(".vhd") {
            std::fs::write(folder.path().join(&name), &text).expect("a file");
            components = text;
        } else if name.ends_with(".v") && !name.contains('/') {
            std::fs::write(folder.path().join(&name), text).expect("a file");
            verilog_files.push(name);
        }
    }
    let users: String = blocks.iter().map(|block| around(&block.interface)).collect();
    std::fs::write(folder.path().join("users.vhd"), users).expect("a file");
    let (done, _, errors) = run(folder.path(), Tool::Ghdl, &["-a", "--std=08", "pica200_components.vhd", "users.vhd"]);
    assert!(done, "{errors}");
    // What Verilator says about the instances in `users.v`; the emitted files themselves are the matter of other tests.
    let complaints = |components: &str| {
        std::fs::write(folder.path().join("pica200_components.vhd"), components).expect("a file");
        let mut text = String::from("/* verilator lint_off DECLFILENAME */\n");
        for block in &blocks {
            let name = format!("pica_{}", block.interface.name);
            let top = format!("use_{name}");
            let files = ["--synth", "--std=08", "--out=verilog", "pica200_components.vhd", "users.vhd", "-e", &top];
            let (done, made, errors) = run(folder.path(), Tool::Ghdl, &files);
            if !done {
                return errors;
            }
            let _ = writeln!(text, "{}", without_stub(&made, &name));
        }
        std::fs::write(folder.path().join("users.v"), text).expect("a file");
        let files = verilog_files.iter().map(String::as_str);
        let arguments: Vec<&str> = ["--lint-only", "-Wall", "-Wno-fatal", "-Wno-MULTITOP"]
            .into_iter()
            .chain(files)
            .chain(["users.v"])
            .collect();
        let (_, _, errors) = run(folder.path(), Tool::Verilator, &arguments);
        errors.lines().filter(|line| line.contains("%Error") || line.contains(": users.v")).collect()
    };
    assert_eq!(complaints(&components), "");
    // The check finds a port of another width.
    let narrow = components.replacen("alpha : in std_logic_vector(7", "alpha : in std_logic_vector(6", 1);
    assert_ne!(components, narrow);
    assert_ne!(complaints(&narrow), "");
}
