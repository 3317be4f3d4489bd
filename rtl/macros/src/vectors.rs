// SPDX-License-Identifier: MIT
//! The attribute `vectors`.

use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident};
use syn::punctuated::Punctuated;
use syn::{Attribute, Error, Expr, Field, Fields, ItemStruct, Lit, Meta, Token};

/// The components of a vector.
const COMPONENTS: [&str; 4] = ["x", "y", "z", "w"];
/// Stands in a doc comment for the component.
const PLACE: &str = "{component}";

pub fn expand(mut item: ItemStruct) -> syn::Result<TokenStream> {
    let Fields::Named(fields) = &mut item.fields else {
        return Err(Error::new_spanned(&item, "a circuit is a struct with named fields"));
    };
    let mut written = Punctuated::<Field, Token![,]>::new();
    for field in &fields.named {
        if field.attrs.iter().any(is_mark) {
            written.extend(COMPONENTS.iter().map(|component| component_of(field, component)));
        } else {
            written.push(field.clone());
        }
    }
    if written.len() == fields.named.len() {
        return Err(Error::new_spanned(&item.ident, "no field is marked `#[vector]`"));
    }
    fields.named = written;
    Ok(item.into_token_stream())
}

fn is_mark(attribute: &Attribute) -> bool {
    attribute.path().is_ident("vector")
}

fn component_of(field: &Field, component: &str) -> Field {
    let mut field = field.clone();
    field.attrs.retain(|attribute| !is_mark(attribute));
    for attribute in &mut field.attrs {
        let Meta::NameValue(value) = &mut attribute.meta else { continue };
        if let Expr::Lit(doc) = &mut value.value
            && let Lit::Str(text) = &mut doc.lit
        {
            *text = syn::LitStr::new(&text.value().replace(PLACE, component), text.span());
        }
    }
    field.ident = field.ident.map(|name| match name.to_string().as_str() {
        "xyzw" => format_ident!("{component}", span = name.span()),
        prefix => format_ident!("{prefix}_{component}", span = name.span()),
    });
    field
}
