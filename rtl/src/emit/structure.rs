// SPDX-License-Identifier: MIT
//! A circuit as a tree of scopes, and what can be said about it without looking at its code.

use super::error::{EmitError, Finding, readable};
use super::guard::keyword;
use crate::channel;
use crate::component::Description;
use rust_hdl::core::ast::Verilog;
use rust_hdl::core::atom::{Atom, AtomKind, is_atom_signed};
use rust_hdl::core::check_error::{CheckError, PathedName};
use rust_hdl::core::check_logic_loops::check_logic_loops;
use rust_hdl::core::check_write_inputs::check_inputs_not_written;
use rust_hdl::core::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A signal or constant of a circuit.
#[derive(Clone, Debug)]
pub struct Signal {
    /// The name in the module that `rust_hdl` makes of the scope; `$` stands before the index of an array.
    pub name: String,
    /// What kind of signal or constant this is.
    pub kind: AtomKind,
    /// Bits.
    pub width: usize,
    /// Whether the type is a `Signed`.
    pub signed: bool,
    /// The value at the start; the value of a constant.
    pub value: VerilogLiteral,
    /// Whether something drives the signal.
    pub driven: bool,
    /// The enumerators of the type, as `rust_hdl` names them in Verilog, and their values.
    pub enumerators: Vec<(String, u128)>,
    /// The fields of a packed struct, from its least significant bit.
    pub fields: Vec<Field>,
    /// What its type says, if that is a channel type.
    pub channel: Option<channel::Description>,
}

/// A field of a packed struct.
#[derive(Clone, Debug)]
pub struct Field {
    /// The name of the field.
    pub name: String,
    /// The least significant bit of the field.
    pub least: u32,
    /// Bits.
    pub width: u32,
}

/// A block of a circuit.
#[derive(Clone, Debug)]
pub struct Scope {
    /// The path from the top: `shader_alu.lane_2`.
    pub path: String,
    /// The name of the module of the block in the Verilog of `rust_hdl`: `shader_alu$lane$2`.
    pub module: String,
    /// The name of the field that holds the block; `$` stands before the index of an array.
    pub name: String,
    /// The signals and constants of the block.
    pub atoms: Vec<Signal>,
    /// The blocks in the block.
    pub children: Vec<Scope>,
    /// The Verilog of the block.
    pub code: Verilog,
    /// What the block says about itself; nothing, if it does not.
    pub description: Description,
}

impl Scope {
    /// Reads a circuit; `name` is that of the top.
    ///
    /// # Errors
    /// If the Verilog of a block cannot be made.
    pub fn read(block: &dyn Block, name: &str) -> Result<Scope, EmitError> {
        let mut reader = Reader::default();
        block.accept(name, &mut reader);
        match (reader.error, reader.done) {
            (Some(error), _) => Err(error),
            (None, Some(top)) => Ok(top),
            (None, None) => {
                Err(EmitError::Panicked { block: name.to_owned(), message: "it is a signal, not a block".to_owned() })
            }
        }
    }

    /// The signal of a name.
    pub fn atom(&self, name: &str) -> Option<&Signal> {
        self.atoms.iter().find(|atom| atom.name == name)
    }

    /// Calls `see` with this scope and all within it.
    pub fn for_each<'a>(&'a self, see: &mut dyn FnMut(&'a Scope)) {
        see(self);
        self.children.iter().for_each(|child| child.for_each(see));
    }

    /// What makes every later step fail: open signals, names that Verilog cannot have, signals without bits.
    ///
    /// # Errors
    /// [`EmitError::Open`] or [`EmitError::Rejected`].
    pub fn check(&self) -> Result<(), EmitError> {
        let mut findings = Vec::new();
        let mut open = Vec::new();
        self.for_each(&mut |scope| {
            let is_top = scope.path == self.path;
            let mut reject = |name: &str, problem: String| {
                findings.push(Finding { place: scope.path.clone(), expression: readable(name), problem });
            };
            keyword::problem(&scope.name).into_iter().for_each(|problem| reject(&scope.name, problem));
            for atom in &scope.atoms {
                keyword::problem(&atom.name).into_iter().for_each(|problem| reject(&atom.name, problem));
                if atom.width == 0 {
                    reject(&atom.name, "it has no bits: an enumeration needs two variants".to_owned());
                }
                let from_outside = is_top && matches!(atom.kind, AtomKind::InputParameter | AtomKind::InOutParameter);
                if !atom.driven && !from_outside {
                    open.push(format!("{}.{}", scope.path, readable(&atom.name)));
                }
            }
        });
        EmitError::unless_empty(findings)?;
        if open.is_empty() { Ok(()) } else { Err(EmitError::Open(open)) }
    }
}

/// The checks that `rust_hdl` has of its own. Its check for open signals is not among them: it prints.
///
/// # Errors
/// [`EmitError::ReadBeforeWrite`] or [`EmitError::WrittenInput`].
pub fn rust_hdl_checks(block: &dyn Block, top: &str) -> Result<(), EmitError> {
    let name = |name: PathedName| format!("{top}{}.{}", &readable(&name.path)["uut".len()..], readable(&name.name));
    let names = |found: Vec<PathedName>| {
        let mut names: Vec<String> = found.into_iter().map(name).collect();
        names.sort();
        names.dedup();
        names
    };
    let found = caught(top, || check_logic_loops(block).and_then(|()| check_inputs_not_written(block)))?;
    match found {
        Ok(()) => Ok(()),
        Err(CheckError::OpenSignal(open)) => Err(EmitError::Open(names(open.into_values().collect()))),
        Err(CheckError::LogicLoops(found)) => Err(EmitError::ReadBeforeWrite(names(found))),
        Err(CheckError::WritesToInputs(found)) => Err(EmitError::WrittenInput(names(found))),
    }
}

/// Runs what may panic in `rust_hdl`, or in what it calls.
///
/// # Errors
/// [`EmitError::Panicked`] with the message.
pub fn caught<T>(block: &str, run: impl FnOnce() -> T) -> Result<T, EmitError> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|payload| {
        let text = payload.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| payload.downcast_ref::<&str>().copied());
        EmitError::Panicked { block: block.to_owned(), message: text.unwrap_or("no reason given").to_owned() }
    })
}

#[derive(Default)]
struct Reader {
    open: Vec<Scope>,
    namespace: Vec<String>,
    done: Option<Scope>,
    error: Option<EmitError>,
}

impl Probe for Reader {
    fn visit_start_scope(&mut self, name: &str, node: &dyn Block) {
        let readable = readable(name);
        let (path, module) = match self.open.last() {
            Some(parent) => (format!("{}.{readable}", parent.path), format!("{}${name}", parent.module)),
            None => (readable, name.to_owned()),
        };
        let code = caught(&path, || node.hdl()).unwrap_or_else(|error| {
            self.error.get_or_insert(error);
            Verilog::Empty
        });
        self.namespace.clear();
        let description = Description::read(&code).unwrap_or_default();
        self.open.push(Scope {
            path,
            module,
            name: name.to_owned(),
            atoms: vec![],
            children: vec![],
            code,
            description,
        });
    }

    fn visit_start_namespace(&mut self, name: &str, _node: &dyn Block) {
        self.namespace.push(name.to_owned());
    }

    fn visit_atom(&mut self, name: &str, atom: &dyn Atom) {
        let Some(scope) = self.open.last_mut() else { return };
        let mut full: String = self.namespace.iter().map(|part| format!("{part}$")).collect();
        full.push_str(name);
        let mut enumerators = Vec::new();
        enumerate(&atom.descriptor(), &mut enumerators);
        scope.atoms.push(Signal {
            name: full,
            kind: atom.kind(),
            width: atom.bits(),
            signed: is_atom_signed(atom),
            value: atom.verilog(),
            driven: atom.connected(),
            enumerators,
            fields: fields(&atom.descriptor()),
            channel: channel::Description::read(&atom.descriptor().name),
        });
    }

    fn visit_end_namespace(&mut self, _name: &str, _node: &dyn Block) {
        self.namespace.pop();
    }

    fn visit_end_scope(&mut self, _name: &str, _node: &dyn Block) {
        let Some(scope) = self.open.pop() else { return };
        match self.open.last_mut() {
            Some(parent) => parent.children.push(scope),
            None => self.done = Some(scope),
        }
    }
}

/// The enumerators of a type and of the fields in it.
fn enumerate(of: &TypeDescriptor, found: &mut Vec<(String, u128)>) {
    match &of.kind {
        TypeKind::Enum(names) => found.extend(names.iter().map(|name| name.replace("::", "$")).zip(0..)),
        TypeKind::Composite(fields) => fields.iter().for_each(|field| enumerate(&field.kind, found)),
        TypeKind::Bits(_) | TypeKind::Signed(_) => {}
    }
}

/// The fields of a type.
fn fields(of: &TypeDescriptor) -> Vec<Field> {
    let TypeKind::Composite(fields) = &of.kind else { return vec![] };
    let place = |least: &mut u32, field: &TypeField| {
        let (at, width) = (*least, bits(&field.kind));
        *least += width;
        Some(Field { name: field.fieldname.clone(), least: at, width })
    };
    fields.iter().map(Box::as_ref).scan(0, place).collect()
}

/// The bits of a type.
fn bits(of: &TypeDescriptor) -> u32 {
    match &of.kind {
        TypeKind::Bits(width) | TypeKind::Signed(width) => u32::try_from(*width).unwrap_or(u32::MAX),
        TypeKind::Enum(names) => names.len().next_power_of_two().ilog2(),
        TypeKind::Composite(fields) => fields.iter().map(|field| bits(&field.kind)).sum(),
    }
}
