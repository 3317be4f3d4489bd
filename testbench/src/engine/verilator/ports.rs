//! Whether a user's Verilog has the ports of a block: asked of Verilator, before anything is simulated.

use super::build::verilator;
use crate::engine::EngineError;
use pica_vectors::{Direction, Interface};
use std::collections::BTreeMap;
use std::fs;
use std::process::Command;

/// A port as Verilog declares it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Declared {
    input: bool,
    /// Bits; none for a type whose width this check cannot tell.
    width: Option<u32>,
}

/// Checks the ports of module `top` of Verilog `files` against an interface. The list of what is wrong is empty if they
/// fit: further outputs are left open, further inputs are an error.
///
/// # Errors
/// If Verilator is missing or cannot read the files.
pub fn check_ports(interface: &Interface, top: &str, files: &[(String, String)]) -> Result<Vec<String>, EngineError> {
    let declared = declared(top, files)?;
    let mut wanted: BTreeMap<String, (bool, u32)> = BTreeMap::new();
    if interface.clocked() {
        wanted.extend(["clock", "reset"].map(|name| (name.to_owned(), (true, 1))));
    }
    for channel in &interface.channels {
        let input = channel.direction == Direction::In;
        wanted.extend(channel.valid().map(|name| (name, (input, 1))));
        wanted.extend(channel.ready().map(|name| (name, (!input, 1))));
        wanted.extend(channel.ports.iter().map(|port| (port.name.clone(), (input, port.width))));
    }
    let side = |input: bool| if input { "input" } else { "output" };
    let mut wrong = Vec::new();
    for (name, (input, width)) in &wanted {
        match declared.get(name) {
            None => wrong.push(format!("{} `{name}` of {width} bits is missing", side(*input))),
            Some(port) if port.input != *input => {
                wrong.push(format!("`{name}` is to be an {} and is an {}", side(*input), side(port.input)));
            }
            Some(Declared { width: Some(actual), .. }) if actual != width => {
                wrong.push(format!("{} `{name}` is to have {width} bits and has {actual}", side(*input)));
            }
            Some(Declared { width: None, .. }) => {
                wrong.push(format!("{} `{name}` is to be a vector of {width} bits and has another type", side(*input)));
            }
            Some(_) => {}
        }
    }
    let further = declared.iter().filter(|(name, port)| port.input && !wanted.contains_key(*name));
    wrong.extend(further.map(|(name, _)| format!("input `{name}` is not a port of {}", interface.name)));
    Ok(wrong)
}

fn declared(top: &str, files: &[(String, String)]) -> Result<BTreeMap<String, Declared>, EngineError> {
    let folder = tempfile::tempdir().map_err(EngineError::io("temporary folder"))?;
    let write = |(number, (_, text)): (usize, &(String, String))| {
        let path = folder.path().join(format!("{number}.v"));
        fs::write(&path, text).map_err(EngineError::io(path.display().to_string())).map(|()| path)
    };
    let paths = files.iter().enumerate().map(write).collect::<Result<Vec<_>, _>>()?;
    let xml = folder.path().join("ports.xml");
    let mut command = Command::new(&verilator()?.program);
    command.args(["--xml-only", "-Wno-fatal", "-Wno-lint", "-Wno-style", "--top-module", top]);
    command.arg("--xml-output").arg(&xml).arg("--Mdir").arg(folder.path()).args(&paths);
    let output = command.output().map_err(EngineError::io("Verilator"))?;
    if !output.status.success() {
        let mut log = String::from_utf8_lossy(&output.stderr).into_owned();
        // The user knows the files by their own names.
        for (path, (name, _)) in paths.iter().zip(files) {
            log = log.replace(&path.display().to_string(), name);
        }
        return Err(EngineError::Compile { tool: "Verilator", log: log.trim().to_owned() });
    }
    let text = fs::read_to_string(&xml).map_err(EngineError::io(xml.display().to_string()))?;
    let unreadable =
        |_| EngineError::Compile { tool: "Verilator", log: "its description of the ports is no XML".into() };
    let document = roxmltree::Document::parse(&text).map_err(unreadable)?;
    let number = |node: &roxmltree::Node<'_, '_>, name| node.attribute(name).and_then(|text| text.parse::<i64>().ok());
    let mut widths = BTreeMap::new();
    for node in document.descendants().filter(|node| node.has_tag_name("basicdtype")) {
        let (left, right) = (number(&node, "left").unwrap_or(0), number(&node, "right").unwrap_or(0));
        if let Some(id) = node.attribute("id") {
            widths.insert(id.to_owned(), left.abs_diff(right) as u32 + 1);
        }
    }
    let module = document.descendants().find(|node| node.attribute("topModule") == Some("1"));
    let variables = module.into_iter().flat_map(|module| module.children().collect::<Vec<_>>());
    let mut ports = BTreeMap::new();
    for variable in variables.filter(|node| node.has_tag_name("var")) {
        if let (Some(name), Some(direction)) = (variable.attribute("origName"), variable.attribute("dir")) {
            let width = variable.attribute("dtype_id").and_then(|id| widths.get(id)).copied();
            ports.insert(name.to_owned(), Declared { input: direction != "output", width });
        }
    }
    Ok(ports)
}
