// SPDX-License-Identifier: MIT
//! Whether a user's Verilog has the ports of a block: asked of Verilator, before anything is simulated.

use super::build::{VERILATE, files, verilator};
use crate::children;
use crate::engine::{EngineError, readable};
use crate::project::Project;
use crate::scratch;
use pica_vectors::{Direction, Interface};
use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

mod json;
mod xml;

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

/// A port of the top module as a description has it.
struct Port {
    name: String,
    /// input or output.
    direction: String,
    /// The name of its type.
    of: String,
    /// Which type that is.
    is: Option<String>,
}

/// A type, by what makes its bits.
enum Type {
    /// Bits between two numbers.
    Vector(i64, i64),
    /// Another type has them.
    Same(String),
    /// So many of another type.
    Array(String, i64, i64),
    /// All of these one behind the other.
    Struct(Vec<String>),
    /// The largest of these.
    Union(Vec<String>),
}

/// Whether the Verilator of this machine describes ports in XML, as those to 5.036 do, and no JSON.
fn writes_xml(program: &Path) -> Result<bool, EngineError> {
    static FOUND: OnceLock<bool> = OnceLock::new();
    if let Some(found) = FOUND.get() {
        return Ok(*found);
    }
    let mut command = Command::new(program);
    let output = children::output(command.args(["--xml-only", "--version"])).map_err(EngineError::io("Verilator"))?;
    Ok(*FOUND.get_or_init(|| output.status.success()))
}

impl Design {
    /// Reads a project.
    ///
    /// # Errors
    /// If Verilator is missing or cannot read it.
    pub fn of(project: &Project) -> Result<Self, EngineError> {
        let scratch = scratch::folder(None).map_err(EngineError::io("temporary folder"))?;
        readable("Verilator", false, project.paths().chain([scratch.path()]))?;
        let [description, list] = ["ports", "files"].map(|name| scratch.path().join(name));
        let mut command = Command::new(&verilator()?.program);
        if writes_xml(&verilator()?.program)? {
            command.arg("--xml-only").arg("--xml-output").arg(&description);
        } else {
            command.arg("--json-only").arg("--json-only-output").arg(&description);
            command.arg("--json-only-meta-output").arg(&list);
        }
        command.args(VERILATE).args(["--top-module", &project.top]).arg("--Mdir").arg(scratch.path());
        command.args(project.parameters.iter().map(|(name, value)| format!("-G{name}={value}")));
        command.args(project.verilator_options()).args(files(project, scratch.path())?);
        let output = children::output(&mut command).map_err(EngineError::io("Verilator"))?;
        if !output.status.success() {
            let log = String::from_utf8_lossy(&output.stderr).replace(&format!("{}/", scratch.path().display()), "");
            return Err(EngineError::Compile { tool: "Verilator", log: log.trim().to_owned() });
        }
        let read = |path: &Path| fs::read_to_string(path).map_err(EngineError::io(path.display().to_string()));
        let design = if list.exists() {
            Self::of_json(&read(&description)?, &read(&list)?)
        } else {
            Self::of_xml(&read(&description)?)
        };
        let mut design = design.map_err(|log| EngineError::Compile { tool: "Verilator", log })?;
        // The list has names of no file too: `<built-in>`, and the first word of a path with a blank.
        design.files.retain(|path| path.is_file() && !path.starts_with(scratch.path()));
        Ok(design)
    }

    /// What Verilator to 5.036 says of a project, with all names in its list of files.
    ///
    /// # Errors
    /// If it is no XML.
    pub fn of_xml(text: &str) -> Result<Self, String> {
        xml::read(text)
    }

    /// What later ones say of it, in two files.
    ///
    /// # Errors
    /// If it is no JSON, or not of the form that Verilator writes.
    pub fn of_json(description: &str, list: &str) -> Result<Self, String> {
        json::read(description, list)
    }

    fn new(ports: impl IntoIterator<Item = Port>, types: &HashMap<String, Type>, files: Vec<PathBuf>) -> Self {
        let mut widths = HashMap::new();
        let declared = |Port { name, direction, of, is }: Port| {
            let width = is.and_then(|id| width(types, &id, &mut widths));
            (name, Declared { direction, width, of })
        };
        Self { ports: ports.into_iter().map(declared).collect(), files }
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
            wanted.extend(channel.pins().iter().map(|port| (port.name.clone(), (side, port.width))));
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

/// The bits of a type; none if it is no vector. `known` are those that were asked for: many types may have a part in common, and
/// one that has itself as a part has no bits.
fn width(types: &HashMap<String, Type>, id: &str, known: &mut HashMap<String, Option<u32>>) -> Option<u32> {
    if let Some(width) = known.get(id) {
        return *width;
    }
    known.insert(id.to_owned(), None);
    let mut part = |id: &String| width(types, id, known);
    let width = match types.get(id)? {
        Type::Vector(left, right) => bits(*left, *right),
        Type::Same(other) => part(other),
        Type::Array(of, left, right) => part(of).and_then(|width| width.checked_mul(bits(*left, *right)?)),
        Type::Struct(members) => members.iter().try_fold(0u32, |sum, member| sum.checked_add(part(member)?)),
        Type::Union(members) => members.iter().try_fold(0u32, |largest, member| Some(largest.max(part(member)?))),
    };
    known.insert(id.to_owned(), width);
    width
}

/// The bits from one number to another.
fn bits(left: i64, right: i64) -> Option<u32> {
    u32::try_from(left.abs_diff(right)).ok()?.checked_add(1)
}

/// Whether a basic type is one of bits.
fn is_vector(name: &str) -> bool {
    !["real", "string", "event", "chandle", "time"].contains(&name)
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

    /// The port of one description in the other form.
    #[test]
    fn both_forms_say_the_same() {
        let xml = "<x><files><file filename=\"a.sv\"/></files><module topModule=\"1\">\
            <var origName=\"a\" dir=\"input\" dtype_id=\"5\" vartype=\"pair\"/><var origName=\"W\"/></module><typetable>\
            <basicdtype id=\"1\" name=\"logic\" left=\"6\" right=\"0\"/><basicdtype id=\"2\" name=\"real\"/>\
            <packarraydtype id=\"3\" sub_dtype_id=\"1\"><range><const name=\"32'sh1\"/><const name=\"32'sh0\"/></range>\
            </packarraydtype><structdtype id=\"5\"><memberdtype id=\"6\" sub_dtype_id=\"3\"/>\
            <memberdtype id=\"7\" sub_dtype_id=\"1\"/></structdtype></typetable></x>";
        let json = r#"{"modulesp": [
            {"type": "PACKAGE", "level": 0}, {"type": "MODULE", "level": 2},
            {"type": "MODULE", "level": 1, "stmtsp": [
                {"type": "VAR", "origName": "a", "direction": "INPUT", "dtypep": "(5)", "dtypeName": "pair"},
                {"type": "VAR", "origName": "W", "direction": "NONE", "dtypep": "(1)", "dtypeName": "logic"},
                {"type": "ALWAYS", "stmtsp": [{"type": "VARREF"}]}]}],
            "miscsp": [{"type": "TYPETABLE", "typesp": [
                {"type": "BASICDTYPE", "addr": "(1)", "dtypep": "(1)", "keyword": "logic", "range": "6:0"},
                {"type": "BASICDTYPE", "addr": "(2)", "keyword": "real"},
                {"type": "PACKARRAYDTYPE", "addr": "(3)", "declRange": "[1:0]", "refDTypep": "(1)"},
                {"type": "STRUCTDTYPE", "addr": "(5)", "membersp": [
                    {"type": "MEMBERDTYPE", "addr": "(6)", "dtypep": "(3)", "refDTypep": "(3)"},
                    {"type": "MEMBERDTYPE", "addr": "(7)", "dtypep": "(1)", "refDTypep": "(1)"}]}]}]}"#;
        let list = r#"{"files": {"e": {"filename": "a.sv", "realpath": "a.sv", "language": "1800-2023"}}}"#;
        let [xml, json] = [Design::of_xml(xml), Design::of_json(json, list)].map(|design| design.expect("a design"));
        let Declared { width, of, direction } = &xml.ports["a"];
        assert_eq!((*width, of.as_str(), direction.as_str()), (Some(21), "pair", "input"));
        assert_eq!((xml.ports, xml.files), (json.ports, json.files));
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
