// SPDX-License-Identifier: MIT
//! What a circuit says about itself: the macros `Component` and `hdl` write it down, the emission reads it.
//!
//! `rust_hdl` hands a circuit on as a trait object that has a tree of its code and no name. The description travels as the
//! first comment of that tree.

use crate::dut::with_ids;
use rust_hdl::core::ast::{Verilog, VerilogBlock, VerilogExpression, VerilogStatement};
use rust_hdl::prelude::TimingInfo;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What the comment that holds a description begins with.
const MARK: &str = "@component ";

/// A circuit with a name. `#[derive(Component)]` implements it.
pub trait Component {
    /// The name of the type of the circuit.
    const NAME: &'static str;
    /// The doc comment of the circuit.
    const DOC: &'static str;
    /// Fields and their doc comments, of those that have one.
    const FIELDS: &'static [(&'static str, &'static str)];

    /// The const parameters of the circuit and their values.
    fn widths() -> Vec<(&'static str, u64)>;

    /// The name of the module of the circuit.
    fn module(&self) -> String {
        module_name(Self::NAME, &Self::widths(), "")
    }

    /// Clocks the registers of the circuit, and lets them keep what they hold.
    fn hold(&mut self);

    /// Tells `rust_hdl` that the inputs of the registers are driven.
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
    /// The name of the type of the circuit.
    pub name: String,
    /// The name of the module of the circuit; empty, if it has none of its own.
    pub module: String,
    /// The const parameters of the circuit, and their values.
    pub widths: BTreeMap<String, u64>,
    /// The doc comment of the circuit.
    pub doc: String,
    /// Fields and their doc comments.
    pub fields: BTreeMap<String, String>,
    /// The constants that the update function names, as they stand in the tree, and their values.
    pub constants: BTreeMap<String, u64>,
    /// The comments of the update function: in the tree stand their numbers.
    pub comments: Vec<String>,
}

impl Description {
    fn of<C: Component>(circuit: &C, constants: &[(&str, u64)], comments: &[&str]) -> Self {
        let owned = |text: &str| text.to_owned();
        let widths = C::widths();
        Self {
            name: owned(C::NAME),
            module: circuit.module(),
            widths: widths.iter().map(|(name, value)| (owned(name), *value)).collect(),
            doc: in_verilog(C::DOC, &widths),
            fields: C::FIELDS.iter().map(|(name, doc)| (owned(name), in_verilog(&with_ids(doc), &widths))).collect(),
            constants: constants.iter().map(|(name, value)| (owned(name), *value)).collect(),
            comments: comments.iter().map(|text| in_verilog(text, &widths)).collect(),
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

/// The name of a module: `compare_8` of `Compare<8>`. Widths that come with those of a float format, `E` and `M`, follow
/// from them, and the format stands in front: `f24_unpack`.
pub fn module_name(of: &str, widths: &[(&str, u64)], variant: &str) -> String {
    let width = |name: &str| widths.iter().find(|(known, _)| *known == name).map(|(_, value)| *value);
    let format = width("E").zip(width("M")).map(|(exponent, mantissa)| float_format(exponent, mantissa));
    let widths = widths.iter().filter(|_| format.is_none()).map(|(_, value)| value.to_string());
    let words: Vec<String> = [snake(of)].into_iter().chain(widths).chain([variant.to_owned()]).collect();
    let words = format.iter().chain(&words).filter(|word| !word.is_empty());
    words.map(String::as_str).collect::<Vec<_>>().join("_")
}

/// What the names of circuits for a float format begin with.
pub fn float_format(exponent_bits: u64, mantissa_bits: u64) -> String {
    match (exponent_bits, mantissa_bits) {
        (7, 16) => "f24".to_owned(),
        _ => format!("float_1_{exponent_bits}_{mantissa_bits}"),
    }
}

/// `CombinerStep` is `combiner_step`.
fn snake(name: &str) -> String {
    let letter = |(place, letter): (usize, char)| {
        let start = (place > 0 && letter.is_ascii_uppercase()).then_some('_');
        start.into_iter().chain([letter.to_ascii_lowercase()])
    };
    name.chars().enumerate().flat_map(letter).collect()
}

/// A comment of a circuit as one of its module: a parameter is the number that it is, a type the module of that name, and a sentence
/// that says what parameters are is left out.
fn in_verilog(text: &str, widths: &[(&str, u64)]) -> String {
    let width = |name: &str| widths.iter().find(|(known, _)| *known == name).map(|(_, value)| *value);
    let number = |code: &str| match code.strip_prefix("1 << ") {
        Some(name) => width(name).and_then(|value| 1_u64.checked_shl(value as u32)),
        None => width(code),
    };
    let is_type = |word: &str| {
        let plain = word.chars().all(|c| c.is_ascii_alphanumeric());
        plain && word.starts_with(|c: char| c.is_ascii_uppercase()) && word.contains(|c: char| c.is_ascii_lowercase())
    };
    let mut words = String::new();
    let mut rest = without_definitions(text);
    while let Some((before, behind)) = rest.split_once('`') {
        let Some((code, after)) = behind.split_once('`') else { break };
        // A link is what it leads to.
        let (before, after) = match (before.strip_suffix('['), after.strip_prefix(']')) {
            (Some(before), Some(after)) => (before, after),
            _ => (before, after),
        };
        words.push_str(before);
        match number(code) {
            Some(number) => words.push_str(&number.to_string()),
            None if is_type(code) => words.push_str(&format!("`{}`", snake(code))),
            None => words.push_str(&format!("`{code}`")),
        }
        rest = after.to_owned();
    }
    words + &rest
}

/// A text without the sentences that begin with the definition of a parameter: "`W = 1 + E + M`; `R = M + 2`, the remainder."
fn without_definitions(text: &str) -> String {
    let begins = |sentence: &str| {
        let name =
            sentence.trim_start().strip_prefix('`').and_then(|code| code.split_once(" = ")).map(|(name, _)| name);
        name.is_some_and(|name| name.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit()))
    };
    text.split_inclusive(". ").flat_map(|part| part.split_inclusive(".\n")).filter(|part| !begins(part)).collect()
}

/// Whether a comment is a description.
pub fn is_description(comment: &str) -> bool {
    comment.starts_with(MARK)
}

/// The timing of a circuit whose outputs change with its clock alone.
pub fn clocked(name: &str, inputs: &[&str], outputs: &[&str]) -> Vec<TimingInfo> {
    let names = |ports: &[&str]| ports.iter().map(|port| (*port).to_owned()).collect();
    vec![TimingInfo {
        name: name.to_owned(),
        clock: "clock".to_owned(),
        inputs: names(inputs),
        outputs: names(outputs),
    }]
}

/// The code of a circuit with its description and its registers in front.
pub fn described<C: Component>(circuit: &C, code: Verilog, constants: &[(&str, u64)], comments: &[&str]) -> Verilog {
    let comment = Description::of(circuit, constants, comments).comment();
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

#[cfg(test)]
mod tests {
    use super::in_verilog;

    #[test]
    fn comments_are_those_of_a_module() {
        let widths = [("W", 24), ("M", 16)];
        for (rust, verilog) in [
            ("Words of `W` bits, `1 << M` of them.", "Words of 24 bits, 65536 of them."),
            ("From [`RoundPack`], `W`.", "From `round_pack`, 24."),
            ("There with `out_valid`.", "There with `out_valid`."),
            ("A sum. `W = 1 + E + M`; `R = M + 2`, the rest. It is exact.", "A sum. It is exact."),
            ("A sum.\n\n`W = 1 + E + M`.", "A sum.\n"),
            ("`a = b` at last.", "`a = b` at last."),
            ("One ` alone.", "One ` alone."),
        ] {
            assert_eq!(in_verilog(rust, &widths), verilog);
        }
    }
}
