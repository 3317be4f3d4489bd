// SPDX-License-Identifier: MIT
//! The fields of a circuit.

use proc_macro2::Span;
use syn::{Attribute, Data, DeriveInput, Error, Expr, ExprLit, Field, GenericArgument, Lit, Meta, PathArguments, Type};

/// The named fields of a struct.
pub fn named(input: &DeriveInput) -> syn::Result<Vec<&Field>> {
    match &input.data {
        Data::Struct(data) if data.fields.iter().all(|field| field.ident.is_some()) => Ok(data.fields.iter().collect()),
        _ => Err(Error::new(Span::call_site(), "a circuit is a struct with named fields")),
    }
}

/// The doc comment of an item, a line each.
pub fn doc(attributes: &[Attribute]) -> String {
    let lines = attributes.iter().filter(|attribute| attribute.path().is_ident("doc")).filter_map(|attribute| {
        let Meta::NameValue(value) = &attribute.meta else { return None };
        let Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) = &value.value else { return None };
        let text = text.value();
        Some(text.strip_prefix(' ').unwrap_or(&text).to_owned())
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// A type out of the group in which a macro puts one that it hands on.
fn plain(of: &Type) -> &Type {
    match of {
        Type::Group(group) => plain(&group.elem),
        _ => of,
    }
}

/// The name of a type, without its path and arguments.
pub fn name(of: &Type) -> Option<String> {
    match plain(of) {
        Type::Path(path) => Some(path.path.segments.last()?.ident.to_string()),
        _ => None,
    }
}

/// The type and the length of an array.
pub fn array(of: &Type) -> Option<(&Type, &Expr)> {
    match plain(of) {
        Type::Array(array) => Some((&array.elem, &array.len)),
        _ => None,
    }
}

/// Direction and type of a signal: `In`, `Bits<8>`.
pub fn signal(of: &Type) -> Option<(String, &Type)> {
    let Type::Path(path) = plain(of) else { return None };
    let last = path.path.segments.last().filter(|segment| segment.ident == "Signal")?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
    let mut types = arguments.args.iter().filter_map(|argument| match argument {
        GenericArgument::Type(argument) => Some(argument),
        _ => None,
    });
    Some((name(types.next()?)?, types.next()?))
}
