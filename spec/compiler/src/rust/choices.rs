// SPDX-License-Identifier: MIT
//! The ledger as types: one enumeration per choice, one struct of all choices, and a constant per assumption.

use super::{doc, type_ident};
use crate::citation;
use crate::ir::Choice;
use heck::{ToShoutySnakeCase, ToSnakeCase, ToUpperCamelCase};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

/// Variant of an alternative: kebab-case names may start with a digit.
fn variant(name: &str) -> Ident {
    let camel = name.replace('.', "-").to_upper_camel_case();
    if camel.starts_with(|c: char| c.is_ascii_digit()) { format_ident!("N{camel}") } else { format_ident!("{camel}") }
}

pub(super) fn generate(ledger: &[Choice]) -> TokenStream {
    let (assumptions, choices): (Vec<&Choice>, Vec<&Choice>) = ledger.iter().partition(|entry| entry.assumption);
    let assumptions = assumed(&assumptions);
    let types = choices.iter().map(|choice| {
        let name = type_ident(&choice.id);
        let about = about(choice);
        let default = variant(&choice.default);
        let variants: Vec<_> = choice.values.iter().map(|value| variant(&value.name)).collect();
        let abouts = choice.values.iter().map(|value| doc(&value.doc));
        let names: Vec<_> = choice.values.iter().map(|value| &value.name).collect();
        quote! {
            #about
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub enum #name { #(#abouts #variants),* }

            impl #name {
                /// All alternatives.
                pub const ALL: &'static [Self] = &[#(Self::#variants),*];

                /// The name in the ledger.
                pub const fn name(self) -> &'static str {
                    match self { #(Self::#variants => #names),* }
                }

                /// The alternative of this name.
                pub fn from_name(name: &str) -> Option<Self> {
                    Self::ALL.iter().copied().find(|value| value.name() == name)
                }
            }

            impl Default for #name {
                /// The ledger's default.
                fn default() -> Self { Self::#default }
            }
        }
    });
    let fields: Vec<_> = choices.iter().map(|choice| format_ident!("{}", choice.id.to_snake_case())).collect();
    let field_types: Vec<_> = choices.iter().map(|choice| type_ident(&choice.id)).collect();
    let abouts = choices.iter().map(|choice| doc(&choice.question));
    let ids: Vec<_> = choices.iter().map(|choice| &choice.id).collect();
    let also = choices.iter().map(|choice| {
        let (field, name) = (format_ident!("{}", choice.id.to_snake_case()), type_ident(&choice.id));
        let setting = choice.values.iter().filter(|value| !value.sets.is_empty()).map(|value| {
            let this = variant(&value.name);
            let others = value.sets.iter().map(|(id, other)| {
                let (field, name, other) = (format_ident!("{}", id.to_snake_case()), type_ident(id), variant(other));
                quote! { self.#field = #name::#other; }
            });
            quote! { if self.#field == #name::#this { #(#others)* } }
        });
        quote! { #(#setting)* }
    });
    quote! {
        #(#types)*
        #assumptions

        /// All choices. The default is the ledger's.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct Choices { #(#abouts pub #fields: #field_types),* }

        impl Choices {
            /// Ids in the order of the ledger.
            pub const IDS: &'static [&'static str] = &[#(#ids),*];

            /// Sets a choice by the names of the ledger, and the choices that the alternative sets along; what is set
            /// later wins. An assumption takes its answer, which changes nothing.
            ///
            /// # Errors
            /// If no choice or no alternative has the name.
            pub fn set(&mut self, id: &str, value: &str) -> Result<(), ChoiceError> {
                match id {
                    #(#ids => {
                        let names = || #field_types::ALL.iter().map(|value| value.name()).collect();
                        self.#fields = #field_types::from_name(value).ok_or_else(|| ChoiceError::unknown_value(#ids, value, names()))?;
                        #also
                    })*
                    _ => return Assumption::take(id, value),
                }
                Ok(())
            }

            /// The names of the alternatives of a choice, in the order of the ledger.
            pub fn alternatives(id: &str) -> Option<Vec<&'static str>> {
                match id {
                    #(#ids => Some(#field_types::ALL.iter().map(|value| value.name()).collect()),)*
                    _ => None,
                }
            }

            /// The name of the alternative that is set.
            pub fn get(&self, id: &str) -> Option<&'static str> {
                match id {
                    #(#ids => Some(self.#fields.name()),)*
                    _ => None,
                }
            }
        }

        impl Recorder {
            #(
                #[doc = concat!("Choice `", #ids, "`.")]
                pub fn #fields(&self) -> #field_types {
                    self.note(#ids);
                    self.choices.#fields
                }
            )*
        }
    }
}

fn about(entry: &Choice) -> TokenStream {
    doc(&format!("{} {} ({}, {})", entry.question, entry.reason, citation::plain(&entry.source), entry.grade))
}

/// The assumptions as documented constants.
fn assumed(assumptions: &[&Choice]) -> TokenStream {
    let names: Vec<_> = assumptions.iter().map(|entry| format_ident!("{}", entry.id.to_shouty_snake_case())).collect();
    let constants = assumptions.iter().zip(&names).map(|(entry, name)| {
        let about = about(entry);
        let Choice { id, default: answer, .. } = entry;
        let statement = entry.values.first().map_or("", |value| &value.doc);
        quote! {
            #about
            pub const #name: Self = Self { id: #id, answer: #answer, statement: #statement };
        }
    });
    quote! {
        impl Assumption {
            #(#constants)*

            /// All assumptions, in the order of the ledger.
            pub const ALL: &'static [Self] = &[#(Self::#names),*];
        }
    }
}
