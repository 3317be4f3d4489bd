// SPDX-License-Identifier: MIT
//! Modules of all blocks as one library.

#[path = "library/parameters.rs"]
mod parameters;

use pica_rtl::emit::Library;
use pica_rtl::emit::external::ToolError;
use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::registry;
use pica_testbench::verilog;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

fn blocks() -> Vec<Block> {
    registry::blocks(&Choices::default()).expect("the defaults have hardware")
}

/// Modules of one name are one module, and equal modules have one name, over all blocks, listed or not.
#[test]
fn a_name_is_one_module() {
    let mut library = Library::default();
    let mut errors = Vec::new();
    for block in blocks() {
        let added = block.design().and_then(|design| library.add(&block.interface.name, design));
        errors.extend(added.err().map(|error| format!("{}: {error}", block.interface.name)));
    }
    let mut bodies: BTreeMap<String, &str> = BTreeMap::new();
    for module in library.modules() {
        let (name, guard) = (format!("module {} (", module.name), format!("PICA200_{}\n", module.name.to_uppercase()));
        let body = module.text().replace(&name, "module (").replace(&guard, "\n");
        if let Some(other) = bodies.insert(body, &module.name) {
            errors.push(format!("`{other}` and `{}` are the same", module.name));
        }
    }
    assert!(errors.is_empty(), "{}", errors.join("\n"));
    assert!(bodies.values().any(|name| *name == "f24_unpack"));
}

/// Says nothing and succeeds, in a folder; that it is missing is said, and an error if tools are demanded.
fn quiet(folder: &Path, tool: &'static str, arguments: &[String]) {
    let output = match Command::new(tool).current_dir(folder).args(arguments).output() {
        Ok(output) => output,
        Err(_) => return ToolError::Missing { tool, package: tool }.unless_optional().expect("the tool"),
    };
    let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    let errors: Vec<&str> = text.lines().filter(|line| line.contains("%Error") || line.contains("%Warning")).collect();
    assert!(output.status.success() && errors.is_empty(), "{tool} {arguments:?}: {text}");
}

/// The files of blocks are compiled together: each for itself complete, and as modules by their lists.
#[test]
fn files_of_blocks_are_compiled_together() {
    let mut blocks = blocks();
    blocks.retain(|block| block.listed);
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::create_dir(folder.path().join("modules")).expect("a folder");
    for (name, text) in verilog::files(&blocks.iter().collect::<Vec<_>>()).expect("the guard accepts our own blocks") {
        std::fs::write(folder.path().join(name), text).expect("a file");
    }
    let compile = |files: &[String], names: &[&str]| {
        let verilator = ["--lint-only", "-Wno-MULTITOP", "-Wno-WIDTH"].map(str::to_owned);
        quiet(folder.path(), "verilator", &[&verilator[..], files].concat());
        let tops = names.iter().flat_map(|name| ["-s".to_owned(), format!("pica_{name}")]);
        let icarus = ["-g2001", "-t", "null"].map(str::to_owned).into_iter().chain(tops);
        quiet(folder.path(), "iverilog", &icarus.chain(files.iter().cloned()).collect::<Vec<_>>());
    };
    let names: Vec<&str> = blocks.iter().map(|block| block.interface.name.as_str()).collect();
    compile(&names.iter().map(|name| format!("{name}.v")).collect::<Vec<_>>(), &names);
    let lists =
        |names: &[&str]| names.iter().flat_map(|name| ["-f".to_owned(), format!("{name}.f")]).collect::<Vec<_>>();
    compile(&lists(&names), &names);
    // Each with the next, and the ones that have most in common.
    let pairs = names
        .windows(2)
        .map(|pair| [pair[0], pair[1]])
        .chain([["f24_mad", "shader_unit"], ["blend", "fragment_pipeline"]]);
    for pair in pairs {
        compile(&lists(&pair), &pair);
    }
    let mut modules: Vec<String> = std::fs::read_dir(folder.path().join("modules"))
        .expect("the folder of the modules")
        .map(|entry| format!("modules/{}", entry.expect("an entry").file_name().to_string_lossy()))
        .filter(|name| name.ends_with(".v"))
        .collect();
    modules.sort();
    compile(&modules, &names);
}

/// What is emitted is meant to be read. `UPDATE_EXPECT=1` renews the snapshot.
#[test]
fn a_small_block_as_a_whole() {
    let block = blocks().into_iter().find(|block| block.interface.name == "stencil").expect("the stencil test");
    expect_test::expect_file!["stencil.v"].assert_eq(&block.verilog().expect("the guard accepts our own blocks"));
}

/// Each stage has a process behind its heading, in order.
#[test]
fn stages_stay_in_order() {
    let block = blocks().into_iter().find(|block| block.interface.name == "f24_add").expect("the adder");
    let design = block.design().expect("the guard accepts our own blocks");
    let top = design.modules()[0].text();
    let headings = top.lines().filter_map(|line| line.strip_prefix("    // ")?.split_once(". "));
    let numbers: Vec<&str> = headings.map(|(number, _)| number).filter(|word| word.parse::<u32>().is_ok()).collect();
    assert_eq!(numbers, ["1", "2", "3", "4", "5", "6"]);
}
