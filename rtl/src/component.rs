// SPDX-License-Identifier: MIT
//! What a circuit says about itself: the macros `Component` and `hdl` write it down, the emission reads it.
//!
//! `rust_hdl` hands a circuit on as a trait object that has a tree of its code and no name. The description travels as the
//! first comment of that tree.

use rust_hdl::core::ast::{Verilog, VerilogBlock, VerilogExpression, VerilogStatement};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What the comment that holds a description begins with.
const MARK: &str = "@component ";

/// A circuit with a name. `#[derive(Component)]` implements it.
pub trait Component {
    /// The name of its type.
    const NAME: &'static str;
    /// Its doc comment.
    const DOC: &'static str;
    /// Fields and their doc comments, of those that have one.
    const FIELDS: &'static [(&'static str, &'static str)];

    /// Its const parameters and their values.
    fn widths() -> Vec<(&'static str, u64)>;

    /// Clocks its registers, and lets them keep what they hold.
    fn hold(&mut self);

    /// Tells `rust_hdl` that the inputs of its registers are driven.
    fn connect_registers(&mut self);

    /// What [`hold`](Self::hold) does, as Verilog.
    fn registers(&self) -> Vec<VerilogStatement>;
}

/// An update function that `#[hdl_gen]` has made Verilog of. `#[hdl]` implements it.
pub trait Update {
    /// Computes outputs, local signals and the inputs of registers.
    fn update(&mut self);

    /// Tells `rust_hdl` what the function drives.
    fn connect(&mut self);

    /// The function as Verilog.
    fn hdl(&self) -> Verilog;
}

/// The description of a circuit, as the emission finds it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Description {
    /// The name of its type.
    pub name: String,
    /// Its const parameters, in order.
    pub widths: Vec<(String, u64)>,
    /// Its doc comment.
    pub doc: String,
    /// Fields and their doc comments.
    pub fields: BTreeMap<String, String>,
    /// The constants that its update function names, as they stand in the tree, and their values.
    pub constants: BTreeMap<String, u64>,
    /// The comments of its update function: in the tree stand their numbers.
    pub comments: Vec<String>,
}

impl Description {
    fn of<C: Component>(constants: &[(&str, u64)], comments: &[&str]) -> Self {
        let owned = |text: &str| text.to_owned();
        Self {
            name: owned(C::NAME),
            widths: C::widths().into_iter().map(|(name, value)| (owned(name), value)).collect(),
            doc: owned(C::DOC),
            fields: C::FIELDS.iter().map(|(name, doc)| (owned(name), owned(doc))).collect(),
            constants: constants.iter().map(|(name, value)| (owned(name), *value)).collect(),
            comments: comments.iter().map(|text| owned(text)).collect(),
        }
    }

    /// The description in the code of a circuit; none if its author wrote none.
    pub fn read(code: &Verilog) -> Option<Self> {
        match code {
            Verilog::Combinatorial(block) => block.iter().find_map(|statement| match statement {
                VerilogStatement::Comment(text) => Self::parse(text),
                _ => None,
            }),
            Verilog::Custom(text) => text.lines().find_map(|line| Self::parse(line.trim_start_matches(['/', ' ']))),
            Verilog::Wrapper(wrapper) => {
                wrapper.code.lines().find_map(|line| Self::parse(line.trim_start_matches(['/', ' '])))
            }
            _ => None,
        }
    }

    fn parse(text: &str) -> Option<Self> {
        serde_json::from_str(text.strip_prefix(MARK)?).ok()
    }

    fn comment(&self) -> String {
        format!("{MARK}{}", serde_json::to_string(self).unwrap_or_default())
    }
}

/// Whether a comment is a description.
pub fn is_description(comment: &str) -> bool {
    comment.starts_with(MARK)
}

/// The code of a circuit with its description and its registers in front.
pub fn described<C: Component>(circuit: &C, code: Verilog, constants: &[(&str, u64)], comments: &[&str]) -> Verilog {
    let comment = Description::of::<C>(constants, comments).comment();
    match code {
        Verilog::Combinatorial(block) => {
            let mut all: VerilogBlock = vec![VerilogStatement::Comment(comment)];
            all.extend(circuit.registers());
            all.extend(block);
            Verilog::Combinatorial(all)
        }
        Verilog::Custom(text) => Verilog::Custom(format!("// {comment}\n{text}")),
        Verilog::Wrapper(mut wrapper) => {
            wrapper.code = format!("// {comment}\n{}", wrapper.code);
            Verilog::Wrapper(wrapper)
        }
        other => other,
    }
}

/// Register `name` is clocked by `clock` and keeps its value.
pub fn register(name: &str) -> [VerilogStatement; 2] {
    let signal = |name: String| VerilogExpression::Signal(name);
    let assign = |target, value| VerilogStatement::Assignment(signal(target), signal(value));
    [assign(format!("{name}$clock$next"), "clock".to_owned()), assign(format!("{name}$d$next"), format!("{name}$q"))]
}

/// A comment in an update function; `#[hdl]` writes it. It does nothing.
#[macro_export]
macro_rules! comment {
    ($($text:tt)*) => {};
}
