// SPDX-License-Identifier: MIT
//! Bit positions, codes and ids as plain `usize` constants: what a hardware description names in ports, slices and labels.

use super::{Trace, doc, function_ident, hex, ids};
use crate::ir::{Enum, Field, Map};
use heck::ToSnakeCase;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

pub(super) fn generate(map: &Map, trace: Trace) -> TokenStream {
    let layouts = map.layouts.values().map(|layout| {
        let mark = |field: &str| trace.mark(map, "bits", &format!("{}.{field}", layout.name));
        word(&layout.name, &format!("Fields of {}.", layout.name), &layout.fields, &mark)
    });
    let enums = map.enums.values().map(codes);
    let labels = labels(map, trace);
    quote! {
        /// Where the fields of a register lie: `FIELD` is the lowest bit, `FIELD_WIDTH` the number of bits, `BITS` the
        /// number of bits up to the highest field.
        pub mod bits { #(#layouts)* }

        /// The codes of the enumerations.
        pub mod code { #(#enums)* }

        /// Register ids as labels; element `n` of an array is `NAME_n`, further ids of a register are `NAME_ALIAS_1` and up.
        pub mod label { #labels }
    }
}

/// The module of a type.
pub(super) fn module_ident(name: &str) -> Ident {
    function_ident(&name.to_snake_case())
}

/// A `usize` constant.
pub(super) fn constant(about: &str, name: &Ident, value: Literal) -> TokenStream {
    let about = doc(about);
    quote!(#about pub const #name: usize = #value;)
}

/// Lowest bit and width of a field.
pub(super) fn field(name: &str, lsb: u32, width: u32, about: &str) -> TokenStream {
    let bits = if width == 1 { format!("Bit {lsb}") } else { format!("Bits {lsb}-{}", lsb + width - 1) };
    let about = if about.is_empty() { bits } else { format!("{bits}: {about}") };
    let lowest = constant(&about, &format_ident!("{name}"), Literal::u32_unsuffixed(lsb));
    let count = constant(&format!("Width of {name}."), &format_ident!("{name}_WIDTH"), Literal::u32_unsuffixed(width));
    quote!(#lowest #count)
}

/// The positions of the fields of a register or another word.
pub(super) fn word(name: &str, about: &str, fields: &[Field], mark: &dyn Fn(&str) -> TokenStream) -> TokenStream {
    let (module, about) = (module_ident(name), doc(about));
    let end = fields.iter().map(|field| field.msb + 1).max().unwrap_or(0);
    let end = constant("Highest used bit + 1.", &format_ident!("BITS"), Literal::u32_unsuffixed(end));
    let fields = fields.iter().map(|f| {
        let (mark, field) = (mark(f.accessor()), field(&f.name, f.lsb, f.width(), &f.doc));
        quote!(#mark #field)
    });
    quote! { #about pub mod #module { #end #(#fields)* } }
}

pub(super) fn codes(enumeration: &Enum) -> TokenStream {
    let module = module_ident(&enumeration.name);
    let about = doc(&format!("Codes of {}.", enumeration.name));
    let codes = enumeration.values.iter().map(|value| {
        constant(
            if value.doc.is_empty() { &value.name } else { &value.doc },
            &format_ident!("{}", value.name),
            Literal::u32_unsuffixed(value.value),
        )
    });
    quote! { #about pub mod #module { #(#codes)* } }
}

fn labels(map: &Map, trace: Trace) -> TokenStream {
    let mut labels = TokenStream::new();
    for (ident, group) in ids::groups(map) {
        for (n, register) in group.into_iter().enumerate() {
            let name = if register.element.is_some() { format!("{ident}_{n}") } else { ident.to_owned() };
            let mut label = |name: &str, id| {
                let mark = trace.mark(map, "id", ident);
                let constant = constant(&register.name, &format_ident!("{name}"), hex(id, 3));
                labels.extend(quote!(#mark #constant));
            };
            label(&name, register.id);
            let aliases = map.registers.iter().filter(|r| r.alias_of == Some(register.id) && r.ident == register.ident);
            aliases.zip(1..).for_each(|(alias, k)| label(&format!("{name}_ALIAS_{k}"), alias.id));
        }
    }
    labels
}
