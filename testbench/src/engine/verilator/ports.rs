// SPDX-License-Identifier: MIT
//! Whether a user's Verilog has the ports of a block: asked of Verilator, before anything is simulated.

use super::build::{VERILATE, files, verilator};
use crate::children;
use crate::engine::EngineError;
use crate::project::Project;
use crate::scratch;
use pica_vectors::{Direction, Interface};
use roxmltree::{Document, Node};
use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// Verilog as Verilator reads it.
#[derive(Debug)]
pub struct Design {
    ports: BTreeMap<String, Declared>,
    /// All files that were read, included ones too.
    pub files: Vec<PathBuf>,
}

/// A port as Verilog declares it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Declared {
    direction: String,
    /// Bits; none for a type that is no vector.
    width: Option<u32>,
    /// The name of the type.
    of: String,
}

impl Design {
    /// Reads a project.
    ///
    /// # Errors
    /// If Verilator is missing or cannot read it.
    pub fn of(project: &Project) -> Result<Self, EngineError> {
        let scratch = scratch::folder(None).map_err(EngineError::io("temporary folder"))?;
        let xml = scratch.path().join("ports.xml");
        let mut command = Command::new(&verilator()?.program);
        command.arg("--xml-only").args(VERILATE).args(["--top-module", &project.top]);
        command.arg("--xml-output").arg(&xml).arg("--Mdir").arg(scratch.path());
        command.args(project.parameters.iter().map(|(name, value)| format!("-G{name}={value}")));
        command.args(project.verilator_options()).args(files(project, scratch.path())?);
        let output = children::output(&mut command).map_err(EngineError::io("Verilator"))?;
        if !output.status.success() {
            let log = String::from_utf8_lossy(&output.stderr).replace(&format!("{}/", scratch.path().display()), "");
            return Err(EngineError::Compile { tool: "Verilator", log: log.trim().to_owned() });
        }
        let text = fs::read_to_string(&xml).map_err(EngineError::io(xml.display().to_string()))?;
        let mut design = Self::of_xml(&text).map_err(|log| EngineError::Compile { tool: "Verilator", log })?;
        // The list has names of no file too: `<built-in>`, and the first word of a path with a blank.
        design.files.retain(|path| path.is_file() && !path.starts_with(scratch.path()));
        Ok(design)
    }

    /// What Verilator says of a project, with all names in its list of files.
    ///
    /// # Errors
    /// If it is no XML.
    pub fn of_xml(text: &str) -> Result<Self, String> {
        let document = Document::parse(text).map_err(|_| "its description of the ports is no XML".to_owned())?;
        let files = document.descendants().find(|node| node.has_tag_name("files"));
        let files = files.iter().flat_map(Node::children).filter_map(|file| file.attribute("filename"));
        Ok(Self { ports: ports(&document), files: files.map(PathBuf::from).collect() })
    }

    /// What is wrong with the ports; nothing if they are those of `interface`. Further outputs are left open, further
    /// inputs are an error.
    pub fn check(&self, interface: &Interface) -> Vec<String> {
        let mut wanted: BTreeMap<String, (&str, u32)> = BTreeMap::new();
        if interface.clocked() {
            wanted.extend(["clock", "reset"].map(|name| (name.to_owned(), ("input", 1))));
        }
        for channel in &interface.channels {
            let (side, back) = match channel.direction {
                Direction::In => ("input", "output"),
                Direction::Out => ("output", "input"),
            };
            wanted.extend(channel.valid().map(|name| (name, (side, 1))));
            wanted.extend(channel.ready().map(|name| (name, (back, 1))));
            wanted.extend(channel.ports.iter().map(|port| (port.name.clone(), (side, port.width))));
        }
        let mut wrong = Vec::new();
        for (name, (side, width)) in &wanted {
            match self.ports.get(name) {
                None => wrong.push(format!("{side} `{name}` of {width} bits is missing")),
                Some(port) if port.direction != *side => {
                    wrong.push(format!("`{name}` is to be an {side} and is an {}", port.direction));
                }
                Some(Declared { width: Some(actual), .. }) if actual != width => {
                    wrong.push(format!("{side} `{name}` is to have {width} bits and has {actual}"));
                }
                Some(Declared { width: None, of, .. }) => wrong.push(format!(
                    "{side} `{name}` is to be a vector of {width} bits and has the type {of}, whose bits cannot be told"
                )),
                Some(_) => {}
            }
        }
        let further =
            self.ports.iter().filter(|(name, port)| port.direction != "output" && !wanted.contains_key(*name));
        wrong.extend(
            further.map(|(name, port)| format!("{} `{name}` is not a port of {}", port.direction, interface.name)),
        );
        wrong
    }
}

/// The ports of the top module.
fn ports(document: &Document<'_>) -> BTreeMap<String, Declared> {
    let types: HashMap<&str, Node<'_, '_>> = document
        .descendants()
        .filter(|node| node.tag_name().name().ends_with("dtype"))
        .filter_map(|node| Some((node.attribute("id")?, node)))
        .collect();
    let module = document.descendants().find(|node| node.attribute("topModule") == Some("1"));
    let variables = module.iter().flat_map(Node::children).filter(|node| node.has_tag_name("var"));
    let mut widths = HashMap::new();
    let port = |node: Node<'_, '_>| {
        let (name, direction) = (node.attribute("origName")?, node.attribute("dir")?);
        let width = node.attribute("dtype_id").and_then(|id| width(&types, id, &mut widths));
        let of = node.attribute("vartype").unwrap_or("unknown").to_owned();
        Some((name.to_owned(), Declared { direction: direction.to_owned(), width, of }))
    };
    variables.filter_map(port).collect()
}

/// The bits of a type; none if it is no vector. `known` are those that were asked for: many types may have a part in common, and
/// one that has itself as a part has no bits.
fn width(types: &HashMap<&str, Node<'_, '_>>, id: &str, known: &mut HashMap<String, Option<u32>>) -> Option<u32> {
    if let Some(width) = known.get(id) {
        return *width;
    }
    known.insert(id.to_owned(), None);
    let width = types.get(id).and_then(|node| width_of(types, *node, known));
    known.insert(id.to_owned(), width);
    width
}

/// The bits from one number to another.
fn bits(left: i64, right: i64) -> Option<u32> {
    u32::try_from(left.abs_diff(right)).ok()?.checked_add(1)
}

fn width_of(
    types: &HashMap<&str, Node<'_, '_>>,
    node: Node<'_, '_>,
    known: &mut HashMap<String, Option<u32>>,
) -> Option<u32> {
    let mut part = |node: Node<'_, '_>| width(types, node.attribute("sub_dtype_id")?, known);
    let mut members = node.children().filter(|child| child.has_tag_name("memberdtype"));
    match node.tag_name().name() {
        "basicdtype" => {
            let number = |name| node.attribute(name).map_or(Some(0), |text| text.parse::<i64>().ok());
            let vector = !["real", "string", "event", "chandle", "time"].contains(&node.attribute("name")?);
            if vector { bits(number("left")?, number("right")?) } else { None }
        }
        "refdtype" | "enumdtype" | "constdtype" | "memberdtype" => part(node),
        "structdtype" => members.try_fold(0u32, |sum, member| sum.checked_add(part(member)?)),
        "uniondtype" => members.try_fold(0u32, |largest, member| Some(largest.max(part(member)?))),
        "packarraydtype" => {
            let ends: Option<Vec<i64>> =
                node.descendants().filter_map(|child| child.attribute("name")).map(constant).collect();
            let &[left, right] = ends?.as_slice() else { return None };
            part(node)?.checked_mul(bits(left, right)?)
        }
        _ => None,
    }
}

/// The value of a constant as Verilator writes it: `32'sh1`.
fn constant(text: &str) -> Option<i64> {
    i64::from_str_radix(text.split_once('h')?.1, 16).ok()
}

#[cfg(test)]
mod tests {
    use super::{Declared, Design};

    /// The width of a port of type 1.
    fn width(types: &str) -> Option<u32> {
        let xml = format!(
            "<x><module topModule=\"1\"><var origName=\"a\" dir=\"input\" dtype_id=\"1\"/></module><typetable>{types}</typetable></x>"
        );
        let design = Design::of_xml(&xml).expect("XML");
        let Declared { width, .. } = design.ports["a"];
        width
    }

    /// Such types never ended: they took the whole stack.
    #[test]
    fn a_type_that_has_itself_as_a_part_has_no_bits() {
        assert_eq!(width(r#"<refdtype id="1" sub_dtype_id="1"/>"#), None);
        let members = r#"<structdtype id="1"><memberdtype id="2" sub_dtype_id="1"/></structdtype>"#;
        assert_eq!(width(members), None);
    }

    /// Each type of 64 has the next one twice: counted one by one that takes 2^64 steps.
    #[test]
    fn a_type_is_counted_once() {
        let double = |id: u32| {
            let next = id + 1;
            let member = format!("<memberdtype id=\"m{id}\" sub_dtype_id=\"{next}\"/>");
            format!("<uniondtype id=\"{id}\">{member}{member}</uniondtype>")
        };
        let types: String = (1..=64).map(double).collect();
        assert_eq!(width(&format!("{types}<basicdtype id=\"65\" name=\"logic\" left=\"23\" right=\"0\"/>")), Some(24));
    }

    #[test]
    fn bits_are_counted_without_overflow() {
        let vector = |left: i64| format!("<basicdtype id=\"1\" name=\"logic\" left=\"{left}\" right=\"0\"/>");
        assert_eq!(width(&vector(i64::from(u32::MAX) - 1)), Some(u32::MAX));
        assert_eq!(width(&vector(u32::MAX.into())), None, "2^32 bits");
        assert_eq!(width(&vector(i64::MIN)), None);
    }
}
