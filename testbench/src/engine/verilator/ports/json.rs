// SPDX-License-Identifier: MIT
//! What Verilator from 5.038 on says of a project: a tree with types and modules, and a list of files.

use super::{Design, Port, Type, is_vector};
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap};
use std::path::PathBuf;

/// The tree, without what stands in modules but their variables.
#[derive(Deserialize)]
struct Tree {
    #[serde(rename = "modulesp")]
    modules: Vec<Module>,
    #[serde(rename = "miscsp")]
    others: Vec<Table>,
}

#[derive(Deserialize)]
struct Module {
    #[serde(rename = "type")]
    kind: String,
    /// From the top, which has the least.
    #[serde(default)]
    level: u32,
    #[serde(default, rename = "stmtsp")]
    statements: Vec<Statement>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Statement {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    orig_name: String,
    #[serde(default)]
    direction: String,
    #[serde(default)]
    dtype_name: String,
    dtypep: Option<String>,
}

#[derive(Deserialize)]
struct Table {
    #[serde(default, rename = "typesp")]
    types: Vec<Node>,
}

/// A type.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Node {
    #[serde(rename = "type")]
    kind: String,
    addr: String,
    #[serde(default)]
    keyword: String,
    /// `7:0`.
    range: Option<String>,
    /// `[7:0]`.
    decl_range: Option<String>,
    dtypep: Option<String>,
    #[serde(rename = "refDTypep")]
    other: Option<String>,
    #[serde(default, rename = "membersp")]
    members: Vec<Node>,
}

#[derive(Deserialize)]
struct List {
    files: BTreeMap<String, File>,
}

#[derive(Deserialize)]
struct File {
    realpath: PathBuf,
}

pub(super) fn read(description: &str, list: &str) -> Result<Design, String> {
    let unreadable = |error: serde_json::Error| format!("its description of the ports is not as expected: {error}");
    let tree: Tree = serde_json::from_str(description).map_err(unreadable)?;
    let list: List = serde_json::from_str(list).map_err(unreadable)?;
    let nodes = tree.others.iter().flat_map(|table| &table.types);
    let nodes = nodes.flat_map(|node| node.members.iter().chain([node]));
    let types: HashMap<String, Type> = nodes.filter_map(|node| Some((node.addr.clone(), type_of(node)?))).collect();
    let modules = tree.modules.into_iter().filter(|module| module.kind == "MODULE");
    let top = modules.min_by_key(|module| module.level).ok_or("its description of the ports has no module")?;
    let ports = top.statements.into_iter().filter(|one| one.kind == "VAR" && one.direction != "NONE");
    let ports = ports.map(|one| Port {
        name: one.orig_name,
        direction: one.direction.to_lowercase(),
        of: if one.dtype_name.is_empty() { "unknown".to_owned() } else { one.dtype_name },
        is: one.dtypep,
    });
    Ok(Design::new(ports, &types, list.files.into_values().map(|file| file.realpath).collect()))
}

/// The type of a node; none if it has no bits.
fn type_of(node: &Node) -> Option<Type> {
    let other = || node.other.clone().or_else(|| node.dtypep.clone());
    let members = || node.members.iter().map(|member| member.addr.clone()).collect();
    Some(match node.kind.as_str() {
        "BASICDTYPE" if is_vector(&node.keyword) => {
            let (left, right) = node.range.as_deref().map_or(Some((0, 0)), ends)?;
            Type::Vector(left, right)
        }
        "REFDTYPE" | "ENUMDTYPE" | "CONSTDTYPE" | "MEMBERDTYPE" => Type::Same(other()?),
        "STRUCTDTYPE" => Type::Struct(members()),
        "UNIONDTYPE" => Type::Union(members()),
        "PACKARRAYDTYPE" => {
            let range = node.decl_range.as_deref()?;
            let (left, right) = ends(range.strip_prefix('[')?.strip_suffix(']')?)?;
            Type::Array(other()?, left, right)
        }
        _ => return None,
    })
}

/// Both ends of a range.
fn ends(range: &str) -> Option<(i64, i64)> {
    let (left, right) = range.split_once(':')?;
    Some((left.parse().ok()?, right.parse().ok()?))
}
