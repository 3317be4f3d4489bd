// SPDX-License-Identifier: MIT
//! Structs of the values of a channel.

use crate::fields::name;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Expr, ExprLit, GenericArgument, Ident, Lit, PathArguments, Type};

/// Bits of a word of a value.
const WORD: usize = 32;

/// A value that has a port of its own.
pub struct Value<'a> {
    pub name: &'a Ident,
    pub of: &'a Type,
    pub doc: String,
}

impl Value<'_> {
    /// The words of the value. A width that is no plain number is one that fits a word.
    fn words(&self) -> usize {
        width(self.of).unwrap_or(1).div_ceil(WORD)
    }

    /// The type of the number that the value is.
    fn number(&self) -> TokenStream {
        match self.words() {
            1 => quote!(u32),
            2 => quote!(u64),
            words => quote!([u32; #words]),
        }
    }

    fn get(&self, word: usize) -> TokenStream {
        let name = self.name;
        match (self.words(), word) {
            (1, _) => quote!(self.#name),
            (2, 0) => quote!(self.#name as u32),
            (2, _) => quote!((self.#name >> 32) as u32),
            _ => quote!(self.#name[#word]),
        }
    }

    fn set(&self, word: usize) -> TokenStream {
        let name = self.name;
        match (self.words(), word) {
            (1, _) => quote!(self.#name = value),
            (2, 0) => quote!(self.#name = self.#name >> 32 << 32 | u64::from(value)),
            (2, _) => quote!(self.#name = self.#name & 0xFFFF_FFFF | u64::from(value) << 32),
            _ => quote!(self.#name[#word] = value),
        }
    }
}

/// The bits of `Bits<8>` and of `Bit`; none where they follow from a parameter, or the type is another.
fn width(of: &Type) -> Option<usize> {
    let Type::Path(path) = of else { return None };
    let last = path.path.segments.last()?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else {
        return (last.ident == "Bit").then_some(1);
    };
    match arguments.args.first()? {
        GenericArgument::Const(Expr::Lit(ExprLit { lit: Lit::Int(number), .. })) if last.ident == "Bits" => {
            number.base10_parse().ok()
        }
        _ => None,
    }
}

/// Whether a type is bits, and not a channel type.
pub fn is_plain(of: &Type) -> bool {
    matches!(name(of).as_deref(), Some("Bit" | "Bits" | "bool"))
}

/// The struct `name` with these values, and that it is one of values.
pub fn structure(name: &Ident, doc: &str, values: &[Value]) -> TokenStream {
    let (fields, docs) = (values.iter().map(|value| value.name), values.iter().map(|value| &value.doc));
    let numbers = values.iter().map(Value::number);
    let words = || values.iter().flat_map(|value| (0..value.words()).map(move |word| (value, word)));
    let names = words().map(|(value, _)| value.name.to_string());
    let get = words().enumerate().map(|(number, (value, word))| {
        let get = value.get(word);
        quote!(#number => #get,)
    });
    let set = words().enumerate().map(|(number, (value, word))| {
        let set = value.set(word);
        quote!(#number => #set,)
    });
    quote! {
        #[doc = #doc]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct #name {
            #(#[doc = #docs] pub #fields: #numbers,)*
        }

        #[automatically_derived]
        impl ::pica_rtl::dut::Values for #name {
            const WORDS: &'static [&'static str] = &[#(#names),*];

            #[inline]
            fn get(&self, word: usize) -> u32 {
                match word {
                    #(#get)*
                    _ => 0,
                }
            }

            #[inline]
            fn set(&mut self, word: usize, value: u32) {
                match word {
                    #(#set)*
                    _ => {}
                }
            }
        }
    }
}
