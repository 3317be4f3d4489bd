// SPDX-License-Identifier: MIT
//! Enumerations: every code has an answer.

use super::{doc, pattern, type_ident};
use crate::citation;
use crate::ir::{Enum, Enumerator, Unlisted};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

pub(super) fn generate(enumeration: &Enum) -> TokenStream {
    let name = type_ident(&enumeration.name);
    let about = doc(&format!("{} ({}, {})", enumeration.doc, citation::plain(&enumeration.source), enumeration.grade));
    let keep = enumeration.unlisted == Some(Unlisted::Keep);
    let own: Vec<_> = enumeration.values.iter().filter(|value| !value.alias).collect();

    let variants = own.iter().map(|value| {
        let variant = type_ident(&value.name);
        let about = doc(&format!("{}: {}", value.value, value.doc));
        quote!(#about #variant)
    });
    let unlisted_variant = keep.then(|| quote!(/** A code that is not listed, as it is. */ Unlisted(u32),));
    let constants = enumeration.values.iter().filter(|value| value.alias).map(|value| {
        let about = doc(&value.doc);
        let constant = format_ident!("{}", value.name);
        let target = own.iter().find(|other| other.value == value.value || other.also.contains(&value.value));
        let target = target.map(|other| type_ident(&other.name));
        quote!(#about pub const #constant: Self = Self::#target;)
    });

    let arms = own.iter().map(|value| {
        let variant = type_ident(&value.name);
        let codes = pattern(std::iter::once(value.value).chain(value.also.iter().copied()), Literal::u32_unsuffixed);
        quote!(#codes => Self::#variant)
    });
    let codes = own.iter().flat_map(|value| std::iter::once(&value.value).chain(&value.also));
    let (raw, rest, unlisted_doc) = match &enumeration.unlisted {
        Some(Unlisted::Keep) => {
            (quote!(raw), quote!(raw => Self::Unlisted(raw)), "Codes that are not listed are kept.".into())
        }
        Some(Unlisted::As(other)) => {
            let variant = type_ident(other);
            (quote!(raw), quote!(_ => Self::#variant), format!("Codes that are not listed act as {other}."))
        }
        None => {
            // All codes of the width are listed: the last arm takes what is left of the masked code.
            let mask = Literal::u32_unsuffixed(
                codes.max().map_or(0, |max| u32::MAX.checked_shr(max.leading_zeros()).unwrap_or(0)),
            );
            let last = own.last().map(|value| type_ident(&value.name));
            (quote!(raw & #mask), quote!(_ => Self::#last), "All codes are listed; bits above them are ignored.".into())
        }
    };
    let skip_last = usize::from(enumeration.unlisted.is_none());
    let arms: Vec<_> = arms.take(own.len() - skip_last).collect();
    let unlisted_doc = doc(&unlisted_doc);

    let to_raw = own.iter().map(|value| {
        let (variant, code) = (type_ident(&value.name), Literal::u32_unsuffixed(value.value));
        quote!(Self::#variant => #code)
    });
    let to_name = own.iter().map(|value| {
        let (variant, text) = (type_ident(&value.name), &value.name);
        quote!(Self::#variant => #text)
    });
    let (keep_raw, keep_name) = if keep {
        (quote!(Self::Unlisted(raw) => raw), quote!(Self::Unlisted(_) => "UNLISTED"))
    } else {
        (TokenStream::new(), TokenStream::new())
    };
    let all: Vec<_> = own.iter().map(|value| type_ident(&value.name)).collect();
    let count = Literal::usize_unsuffixed(all.len());
    let assembly = enumeration.values.iter().any(|value| value.assembly.is_some()).then(|| assembly(&own));
    quote! {
        #about
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum #name { #(#variants,)* #unlisted_variant }

        impl #name {
            #(#constants)*
            /// All enumerators, in order of the specification.
            pub const ALL: [Self; #count] = [#(Self::#all),*];

            /// The meaning of a code.
            #unlisted_doc
            pub const fn from_raw(raw: u32) -> Self {
                match #raw { #(#arms,)* #rest, }
            }

            /// The code (the first, where several mean the same).
            pub const fn raw(self) -> u32 {
                match self { #(#to_raw,)* #keep_raw }
            }

            /// The name in the specification.
            pub const fn name(self) -> &'static str {
                match self { #(#to_name,)* #keep_name }
            }

            #assembly
        }
    }
}

/// What assembly calls the enumerators.
fn assembly(values: &[&Enumerator]) -> TokenStream {
    let texts = values.iter().map(|value| {
        let (variant, text) = (type_ident(&value.name), value.assembly.as_deref().unwrap_or_default());
        quote!(Self::#variant => #text)
    });
    quote! {
        /// The name in assembly; empty if it has none.
        pub const fn assembly(self) -> &'static str {
            match self { #(#texts),* }
        }

        /// The enumerator with an assembly name, in any case.
        pub fn from_assembly(name: &str) -> Option<Self> {
            Self::ALL.into_iter().find(|value| !name.is_empty() && value.assembly().eq_ignore_ascii_case(name))
        }
    }
}
