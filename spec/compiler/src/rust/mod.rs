// SPDX-License-Identifier: MIT
//! Rust accessors: one module per map, one for the instruction set, one for the ledger.

mod choices;
mod constants;
mod enums;
mod ids;
mod isa;
mod layouts;
mod register_file;

use crate::ir::{Description, Map};
use heck::{ToSnakeCase, ToUpperCamelCase};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeSet;

/// One generated file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GeneratedFile {
    /// File name: `pica200.rs`, `choices.rs`, ...
    pub name: String,
    /// Rust source.
    pub text: String,
}

/// Whether uses of accessors are to be found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Trace {
    /// Accessors for use.
    #[default]
    Off,
    /// Everything that names a register or a field is marked as deprecated, with a note that says which ([`USE`]), so that the
    /// compiler itself reports where it is used.
    Uses,
}

/// How the notes of [`Trace::Uses`] begin: `pica use MAP getter|builder|bits LAYOUT.FIELD`, `pica use MAP id|read IDENT`,
/// `pica use MAP port PORT`.
pub const USE: &str = "pica use ";

impl Trace {
    /// The attribute of an item.
    fn mark(self, map: &Map, kind: &str, what: &str) -> TokenStream {
        if self == Trace::Off {
            return TokenStream::new();
        }
        let note = format!("{USE}{} {kind} {what}", map.name);
        quote!(#[deprecated(note = #note)])
    }
}

/// Generates all Rust files. The code expects to be included in modules of the `pica-spec` crate, whose `number`,
/// `register` and `isa` modules it uses; the map with a CPU window also provides typed reads for `crate::register_file`.
pub fn generate(description: &Description, trace: Trace) -> Vec<GeneratedFile> {
    let mut files: Vec<GeneratedFile> = description
        .maps
        .iter()
        .filter(|map| !map.registers.is_empty())
        .map(|map| GeneratedFile { name: format!("{}.rs", map.name.to_snake_case()), text: format(module(map, trace)) })
        .collect();
    files.extend(
        description.isa.iter().map(|isa| GeneratedFile { name: "isa.rs".into(), text: format(isa::generate(isa)) }),
    );
    files.push(GeneratedFile { name: "choices.rs".into(), text: format(choices::generate(&description.choices)) });
    files
}

/// Source text of a token stream. The generator emits nothing but items, so parsing them again cannot fail.
fn format(tokens: TokenStream) -> String {
    let file = syn::parse2(tokens).expect("generated code is a list of items");
    prettyplease::unparse(&file)
}

fn module(map: &Map, trace: Trace) -> TokenStream {
    let enums = map.enums.values().map(enums::generate);
    let layouts = layouts::generate(map, trace);
    let ids = ids::generate(map, trace);
    // Hardware is described for the chip whose registers a CPU sees.
    let constants = map.cpu.map(|_| constants::generate(map, trace));
    let register_file = map.cpu.map(|_| register_file::generate(map, trace));
    quote! {
        #ids
        #(#enums)*
        #layouts
        #constants
        #register_file
    }
}

/// `#[doc = " text"]`, or nothing for an empty text.
fn doc(text: &str) -> TokenStream {
    let text = text.trim();
    if text.is_empty() {
        return TokenStream::new();
    }
    // Brackets of the prose are no links.
    let text = format!(" {}", text.replace('[', "\\[").replace(']', "\\]").replace('<', "\\<"));
    quote!(#[doc = #text])
}

/// A type or variant name from UPPER_SNAKE or UpperCamel.
fn type_ident(name: &str) -> Ident {
    format_ident!("{}", name.to_upper_camel_case())
}

/// A function name from UPPER_SNAKE; Rust keywords become raw identifiers.
fn function_ident(name: &str) -> Ident {
    let name = name.to_snake_case();
    match syn::parse_str::<Ident>(&name) {
        Ok(ident) => ident,
        Err(_) => format_ident!("r#{name}"),
    }
}

/// A number written in hexadecimal with `digits` digits.
fn hex(value: u32, digits: usize) -> Literal {
    format!("0x{value:0digits$X}").parse().expect("a hexadecimal number is a literal")
}

/// A pattern for these numbers: neighbours become a range.
fn pattern(numbers: impl Iterator<Item = u32>, literal: impl Fn(u32) -> Literal) -> TokenStream {
    let numbers: Vec<u32> = numbers.collect::<BTreeSet<_>>().into_iter().collect();
    let runs = numbers.chunk_by(|a, b| a.checked_add(1) == Some(*b)).map(|run| {
        let [first, last] = [run[0], run[run.len() - 1]].map(&literal);
        if run.len() == 1 { quote!(#first) } else { quote!(#first..=#last) }
    });
    quote!(#(#runs)|*)
}
