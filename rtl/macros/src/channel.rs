// SPDX-License-Identifier: MIT
//! The derive macro `Channel`.

use crate::fields::{doc, named};
use crate::values::{Value, is_plain, structure};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{DeriveInput, Error, Ident, Type};

pub fn derive(input: &DeriveInput) -> syn::Result<TokenStream> {
    let name = &input.ident;
    let mut values = Vec::new();
    for field in named(input)? {
        let Some(name) = &field.ident else { continue };
        let doc = doc(&field.attrs);
        if doc.is_empty() {
            return Err(Error::new(name.span(), "a field of a channel has a doc comment that says what it carries"));
        }
        if !is_plain(&field.ty) {
            return Err(Error::new(name.span(), "a field of a channel is a `Bit` or `Bits`"));
        }
        values.push(Value { name, of: &field.ty, doc });
    }
    let of_values = format_ident!("{name}Values");
    let structure = structure(&of_values, &format!("The values of a [`{name}`]."), &values);
    let fields: Vec<&Ident> = values.iter().map(|value| value.name).collect();
    let types: Vec<&Type> = values.iter().map(|value| value.of).collect();
    let docs: Vec<&String> = values.iter().map(|value| &value.doc).collect();
    let texts: Vec<String> = fields.iter().map(|field| field.to_string()).collect();
    let width = fields.iter().map(|field| format_ident!("get_my_width_{field}"));
    let offset: Vec<Ident> = fields.iter().map(|field| format_ident!("get_my_offset_{field}")).collect();
    let before = (0..types.len()).map(|place| {
        let before = &types[..place];
        quote!(0 #(+ <#before as Synth>::BITS)*)
    });
    let text = name.to_string();
    Ok(quote! {
        #[automatically_derived]
        impl #name {
            #(
                #[doc(hidden)]
                pub fn #width(&self) -> usize {
                    <#types as Synth>::BITS
                }

                #[doc(hidden)]
                pub fn #offset(&self) -> usize {
                    #before
                }
            )*
        }

        #[automatically_derived]
        impl ::core::convert::From<#name> for Bits<{ <#name as Synth>::BITS }> {
            fn from(of: #name) -> Self {
                let bits = Self::default();
                #(let bits = bits
                    | bit_cast::<{ <#name as Synth>::BITS }, { <#types as Synth>::BITS }>(of.#fields.into())
                        << of.#offset() as LiteralType;)*
                bits
            }
        }

        #[automatically_derived]
        impl Synth for #name {
            const BITS: usize = 0 #(+ <#types as Synth>::BITS)*;

            fn descriptor() -> TypeDescriptor {
                TypeDescriptor {
                    name: ::pica_rtl::channel::descriptor_name(#text, &[#((#texts, #docs)),*]),
                    kind: TypeKind::Composite(::std::vec![#(::std::boxed::Box::new(TypeField {
                        fieldname: ::std::string::String::from(#texts),
                        kind: <#types as Synth>::descriptor(),
                    })),*]),
                }
            }

            fn vcd(self) -> VCDValue {
                VCDValue::Composite(::std::vec![#(::std::boxed::Box::new(self.#fields.vcd())),*])
            }

            fn verilog(self) -> VerilogLiteral {
                Bits::<{ <#name as Synth>::BITS }>::from(self).into()
            }
        }

        #[automatically_derived]
        impl ::pica_rtl::dut::Wire for #name {
            const WORDS: usize = 0 #(+ <#types as ::pica_rtl::dut::Wire>::WORDS)*;

            fn word(self, word: usize) -> u32 {
                #(
                    if word < <#types as ::pica_rtl::dut::Wire>::WORDS {
                        return ::pica_rtl::dut::Wire::word(self.#fields, word);
                    }
                    let word = word - <#types as ::pica_rtl::dut::Wire>::WORDS;
                )*
                let _ = word;
                0
            }

            fn set_word(&mut self, word: usize, value: u32) {
                #(
                    if word < <#types as ::pica_rtl::dut::Wire>::WORDS {
                        return ::pica_rtl::dut::Wire::set_word(&mut self.#fields, word, value);
                    }
                    let word = word - <#types as ::pica_rtl::dut::Wire>::WORDS;
                )*
                let _ = word;
            }

            fn ports(_: &str, prefix: &str, _: &str) -> ::std::vec::Vec<::pica_rtl::dut::Port> {
                let mut ports = ::std::vec::Vec::new();
                #(ports.extend(<#types as ::pica_rtl::dut::Wire>::ports(&::std::format!("{prefix}{}", #texts), "", #docs));)*
                ports
            }
        }

        #[automatically_derived]
        impl ::pica_rtl::channel::Channel for #name {
            type Values = #of_values;
        }

        #structure
    })
}
