// SPDX-License-Identifier: MIT
//! `systemverilog/pica_reference_pkg.sv` imports what SystemVerilog can call of the crate. `UPDATE_EXPECT=1` renews it.

use quote::ToTokens;
use std::fmt::Write;
use std::path::Path;
use syn::{FnArg, Item, ItemFn, Lit, Meta, Pat, ReturnType};

/// Elements of the arrays that have names.
const ARRAYS: [(&str, usize); 6] =
    [("xyzw", 4), ("colors", 9), ("screen", 4), ("sources", 7), ("quaternion", 4), ("view", 3)];

/// The type of a result, or of a parameter behind its direction.
fn scalar(rust: &str) -> Option<&'static str> {
    Some(match rust {
        "bool" => "bit",
        "u8" => "byte unsigned",
        "c_char" => "byte",
        "u16" => "shortint unsigned",
        "i32" | "PicaStatus" => "int",
        "u32" => "int unsigned",
        "u64" | "usize" => "longint unsigned",
        "* const c_char" => "string",
        _ => return None,
    })
}

fn is_handle(rust: &str) -> bool {
    let inner = ["Option < & mut ", "Option < & ", "Option < Box < "].iter().find_map(|start| rust.strip_prefix(start));
    inner.is_some_and(|inner| inner.starts_with("Pica"))
}

fn parameter(name: &str, rust: &str) -> Option<String> {
    if is_handle(rust) {
        return Some(format!("input chandle {name}"));
    }
    if let Some(of) = rust.strip_prefix("Option < & mut ").and_then(|rest| rest.strip_suffix(" >")) {
        return Some(format!("output {} {name}", scalar(of)?));
    }
    let pointers = [("* const u32", "input"), ("* mut u32", "output")];
    if let Some((_, direction)) = pointers.iter().find(|(pointer, _)| *pointer == rust) {
        let (_, elements) = ARRAYS.iter().find(|(array, _)| *array == name)?;
        return Some(format!("{direction} int unsigned {name}[{elements}]"));
    }
    Some(format!("input {} {name}", scalar(rust)?))
}

fn result(output: &ReturnType) -> Option<&'static str> {
    match output {
        ReturnType::Default => Some("void"),
        ReturnType::Type(_, rust) => {
            let rust = rust.to_token_stream().to_string();
            if is_handle(&rust) { Some("chandle") } else { scalar(&rust) }
        }
    }
}

/// The text of its documentation, up to what is unsafe about it.
fn documentation(function: &ItemFn) -> Vec<String> {
    let lines = function.attrs.iter().filter_map(|attribute| match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            syn::Expr::Lit(literal) => match &literal.lit {
                Lit::Str(text) => Some(text.value().trim().to_owned()),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    });
    let mut lines: Vec<String> = lines.take_while(|line| line != "# Safety").collect();
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    lines
}

/// The import of a function, or its name if SystemVerilog cannot call it.
fn import(function: &ItemFn) -> Result<String, String> {
    let name = function.sig.ident.to_string();
    let parameters: Option<Vec<String>> = function
        .sig
        .inputs
        .iter()
        .map(|argument| {
            let FnArg::Typed(typed) = argument else { return None };
            let Pat::Ident(ident) = &*typed.pat else { return None };
            parameter(&ident.ident.to_string(), &typed.ty.to_token_stream().to_string())
        })
        .collect();
    let (Some(parameters), Some(result)) = (parameters, result(&function.sig.output)) else { return Err(name) };
    let mut text = String::new();
    for line in documentation(function) {
        let _ = writeln!(text, "  // {line}");
    }
    let _ = writeln!(text, "  import \"DPI-C\" function {result} {name}({});", parameters.join(", "));
    Ok(text)
}

fn package() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut imports = Vec::new();
    let mut left_out = Vec::new();
    for file in ["lib", "error", "choices", "float24", "fragment", "shader", "machine", "registers"] {
        let text = std::fs::read_to_string(root.join(format!("src/{file}.rs"))).expect("a file of the crate");
        for item in syn::parse_file(&text).expect("a file of the crate is Rust").items {
            let Item::Fn(function) = item else { continue };
            if function.sig.abi.is_none() {
                continue;
            }
            match import(&function) {
                Ok(text) => imports.push(text),
                Err(name) => left_out.push(name),
            }
        }
    }
    assert!(imports.len() > 40, "{}", imports.len());
    format!(
        "// SPDX-License-Identifier: MIT\n\
         // The PICA200 reference for SystemVerilog, over the C library. Generated from the crate `c`. Do not edit.\n\
         // Without an equivalent here: {}.\n\
         package pica_reference_pkg;\n\n{}endpackage\n",
        left_out.join(", "),
        imports.join("\n") + "\n"
    )
}

#[test]
fn the_package_is_that_of_the_crate() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("systemverilog/pica_reference_pkg.sv");
    let package = package();
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, &package).expect("the package");
    }
    assert!(package == std::fs::read_to_string(&path).unwrap_or_default(), "UPDATE_EXPECT=1 renews the package");
}
