// SPDX-License-Identifier: MIT
//! What Verilator to 5.036 says of a project.

use super::{Design, Port, Type, constant, is_vector};
use roxmltree::{Document, Node};
use std::collections::HashMap;
use std::path::PathBuf;

pub(super) fn read(text: &str) -> Result<Design, String> {
    let document = Document::parse(text).map_err(|_| "its description of the ports is no XML".to_owned())?;
    let files = document.descendants().find(|node| node.has_tag_name("files"));
    let files = files.iter().flat_map(Node::children).filter_map(|file| file.attribute("filename"));
    let types: HashMap<String, Type> = document
        .descendants()
        .filter(|node| node.tag_name().name().ends_with("dtype"))
        .filter_map(|node| Some((node.attribute("id")?.to_owned(), type_of(node)?)))
        .collect();
    let module = document.descendants().find(|node| node.attribute("topModule") == Some("1"));
    let variables = module.iter().flat_map(Node::children).filter(|node| node.has_tag_name("var"));
    let port = |node: Node<'_, '_>| {
        let text = |name| node.attribute(name).map(str::to_owned);
        let of = text("vartype").unwrap_or_else(|| "unknown".to_owned());
        Some(Port { name: text("origName")?, direction: text("dir")?, of, is: text("dtype_id") })
    };
    Ok(Design::new(variables.filter_map(port), &types, files.map(PathBuf::from).collect()))
}

/// The type of a node; none if it has no bits.
fn type_of(node: Node<'_, '_>) -> Option<Type> {
    let part = || node.attribute("sub_dtype_id").map(str::to_owned);
    let members = || {
        let members = node.children().filter(|child| child.has_tag_name("memberdtype"));
        members.map(|member| member.attribute("id").map(str::to_owned)).collect::<Option<Vec<_>>>()
    };
    Some(match node.tag_name().name() {
        "basicdtype" => {
            let number = |name| node.attribute(name).map_or(Some(0), |text| text.parse::<i64>().ok());
            return is_vector(node.attribute("name")?).then_some(Type::Vector(number("left")?, number("right")?));
        }
        "refdtype" | "enumdtype" | "constdtype" | "memberdtype" => Type::Same(part()?),
        "structdtype" => Type::Struct(members()?),
        "uniondtype" => Type::Union(members()?),
        "packarraydtype" => {
            let ends: Option<Vec<i64>> =
                node.descendants().filter_map(|child| child.attribute("name")).map(constant).collect();
            let &[left, right] = ends?.as_slice() else { return None };
            Type::Array(part()?, left, right)
        }
        _ => return None,
    })
}
