// SPDX-License-Identifier: MIT
//! A module of Verilog as an and-inverter graph. Its products are outside: nobody can decide whether two multipliers are the
//! same, but what goes in may be compared, and what comes out be taken as anything.

use super::reading::Reading;
use super::{Fallible, Limit, ProofError};
use crate::engine::EngineError;
use crate::formal::aiger::{Aiger, Literal};
use crate::project::Project;
use crate::scratch;
use pica_vectors::Interface;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A module without its products.
#[derive(Clone, Debug)]
pub struct Circuit {
    /// Gates and registers.
    pub gates: Aiger,
    /// The inputs of each port, a bit each, the lowest first; those of products are not among them.
    pub inputs: BTreeMap<String, Vec<usize>>,
    /// The signals of each port.
    pub outputs: BTreeMap<String, Vec<Literal>>,
    /// The products.
    pub products: Vec<Product>,
}

/// A product that is outside of a circuit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Product {
    /// Whether the operands are in two's complement.
    pub signed: bool,
    /// What goes in.
    pub operands: [Vec<Literal>; 2],
    /// The inputs of the circuit that it gives.
    pub result: Vec<usize>,
}

/// What the cells of products are called.
const PRODUCT: &str = "product";
const SIGNED: &str = "signed_product";

/// Where a circuit comes from.
#[derive(Clone, Copy, Debug, Default)]
pub struct Source<'a> {
    /// Files of Verilog, by name without blanks and text. A module of a later file stands in the place of one of the same name.
    pub files: &'a [(&'a str, &'a str)],
    /// The module.
    pub top: &'a str,
    /// Commands of Yosys before the design is put together.
    pub before: &'a str,
    /// Wires, as they are called after flattening, that may be anything.
    pub cut: &'a [&'a str],
}

impl Circuit {
    /// The circuit of a module.
    ///
    /// # Errors
    /// If Yosys is missing or not content, or the time is over.
    pub fn of(source: &Source<'_>, limit: Limit) -> Fallible<Self> {
        let folder = scratch::folder(None).map_err(EngineError::io("temporary folder"))?;
        let Source { files, top, before, cut } = source;
        let mut script = String::new();
        for (name, text) in *files {
            let path = folder.path().join(name);
            std::fs::write(&path, text).map_err(EngineError::io(path.display().to_string()))?;
            script += &format!("read_verilog -overwrite {name}; ");
        }
        let cut: String = cut.iter().map(|wire| format!("cutpoint w:{wire}; ")).collect();
        Self::made(folder.path(), &format!("{script} {before} hierarchy -check -top {top}"), &cut, limit)
    }

    /// The circuit of a project that stands in the place of a block with these ports.
    ///
    /// # Errors
    /// As [`of`](Self::of).
    pub fn of_project(project: &Project, interface: &Interface, limit: Limit) -> Fallible<Self> {
        let folder = scratch::folder(None).map_err(EngineError::io("temporary folder"))?;
        let reading = Reading::new(project, interface, folder.path())?;
        Self::made(folder.path(), &reading.script, "", limit).map_err(|error| reading.shown(error))
    }

    fn made(folder: &Path, design: &str, cut: &str, limit: Limit) -> Fallible<Self> {
        let script = format!(
            "{design}; proc; opt_expr; opt_clean; memory -nomap; \
             memory_map; flatten; {cut} opt_expr; opt_clean; wreduce; opt -full; \
             rename -enumerate -pattern {SIGNED}_% t:$mul r:A_SIGNED=1 %i; \
             rename -enumerate -pattern {PRODUCT}_% t:$mul r:A_SIGNED=0 %i; expose -evert t:$mul; \
             opt -full; techmap; opt; dffunmap; opt_clean; setundef -anyseq -undriven; setundef -zero -init; techmap; \
             aigmap; clean; write_aiger -symbols circuit.aig"
        );
        if !limit.yosys(folder, &script)? {
            return Err(ProofError::Late(limit.reached()));
        }
        let file = folder.join("circuit.aig");
        let bytes = std::fs::read(&file).map_err(EngineError::io(file.display().to_string()))?;
        Ok(Self::new(Aiger::read(&bytes).map_err(strange)?))
    }

    fn new(gates: Aiger) -> Self {
        let inputs = gates.inputs.iter().enumerate().map(|(at, name)| (name.as_str(), at));
        let (mut inputs, outputs) = (ports(inputs), gates.outputs.iter().map(|(name, bit)| (name.as_str(), *bit)));
        let mut outputs = ports(outputs);
        let names: BTreeSet<&str> = outputs.keys().filter_map(|name| name.strip_suffix(".A")).collect();
        let names: Vec<String> = names.into_iter().filter(|name| name.contains(PRODUCT)).map(str::to_owned).collect();
        let product = |name: String| Product {
            signed: name.starts_with(SIGNED),
            operands: ["A", "B"].map(|port| outputs.remove(&format!("{name}.{port}")).unwrap_or_default()),
            result: inputs.remove(&format!("{name}.Y")).unwrap_or_default(),
        };
        let products = names.into_iter().map(product).collect();
        Self { gates, inputs, outputs, products }
    }
}

fn strange(log: String) -> EngineError {
    EngineError::Compile { tool: "Yosys", log }
}

/// The bits of each port, of names such as `a[3]`.
fn ports<'a, T: Copy + Default>(bits: impl Iterator<Item = (&'a str, T)>) -> BTreeMap<String, Vec<T>> {
    let mut ports: BTreeMap<String, Vec<T>> = BTreeMap::new();
    for (name, bit) in bits {
        let place = name.strip_suffix(']').and_then(|name| name.rsplit_once('['));
        let (port, number) = match place.and_then(|(port, number)| Some((port, number.parse().ok()?))) {
            Some((port, number)) => (port, number),
            None => (name, 0),
        };
        let port = ports.entry(port.to_owned()).or_default();
        port.resize(port.len().max(number + 1), T::default());
        port[number] = bit;
    }
    ports
}
