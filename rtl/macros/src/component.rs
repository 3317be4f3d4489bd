// SPDX-License-Identifier: MIT
//! The derive macro `Component`.

use crate::fields::{array, doc, name, named};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{DeriveInput, Expr, Ident, Type};

/// A register, or an array of registers.
struct Register<'a> {
    name: &'a Ident,
    length: Option<&'a Expr>,
}

pub fn derive(input: &DeriveInput) -> syn::Result<TokenStream> {
    let fields = named(input)?;
    let documented = fields.iter().filter_map(|field| {
        let (name, text) = (field.ident.as_ref()?.to_string(), doc(&field.attrs));
        (!text.is_empty()).then(|| quote!((#name, #text)))
    });
    let registers: Vec<Register> =
        fields.iter().filter_map(|field| register(field.ident.as_ref()?, &field.ty)).collect();
    let hold = registers.iter().map(Register::hold);
    let connect = registers.iter().map(Register::connect);
    let hdl = registers.iter().map(Register::hdl);
    let (of, text) = (&input.ident, doc(&input.attrs));
    let text_name = of.to_string();
    let widths = input.generics.const_params().map(|parameter| {
        let (name, value) = (parameter.ident.to_string(), &parameter.ident);
        quote!((#name, #value as u64))
    });
    let module = module(input)?.map(|module| {
        quote! {
            fn module(&self) -> ::std::string::String {
                #module
            }
        }
    });
    let (impl_generics, type_generics, conditions) = input.generics.split_for_impl();
    let registers_name = format_ident!("registers");
    Ok(quote! {
        #[automatically_derived]
        impl #impl_generics ::pica_rtl::component::Component for #of #type_generics #conditions {
            const NAME: &'static str = #text_name;
            const DOC: &'static str = #text;
            const FIELDS: &'static [(&'static str, &'static str)] = &[#(#documented),*];

            fn widths() -> ::std::vec::Vec<(&'static str, u64)> {
                ::std::vec![#(#widths),*]
            }

            #module

            fn hold(&mut self) {
                #(#hold)*
            }

            fn connect_registers(&mut self) {
                #(#connect)*
            }

            fn #registers_name(&self) -> ::std::vec::Vec<::rust_hdl::core::ast::VerilogStatement> {
                #[allow(unused_mut)]
                let mut statements = ::std::vec::Vec::new();
                #(#hdl)*
                statements
            }
        }
    })
}

/// The name of the module, as `#[component(..)]` has it.
fn module(input: &DeriveInput) -> syn::Result<Option<TokenStream>> {
    let mut found = None;
    for attribute in input.attrs.iter().filter(|attribute| attribute.path().is_ident("component")) {
        attribute.parse_nested_meta(|meta| {
            let name = meta.path.is_ident("name");
            if !name && !meta.path.is_ident("variant") {
                return Err(meta.error("`name = EXPRESSION` and `variant = EXPRESSION` are all there are"));
            }
            let value: Expr = meta.value()?.parse()?;
            let text = quote!(::std::string::ToString::to_string(&#value));
            found = Some(match name {
                true => text,
                false => quote!(::pica_rtl::component::module_name(Self::NAME, &Self::widths(), &#text)),
            });
            Ok(())
        })?;
    }
    Ok(found)
}

fn register<'a>(field: &'a Ident, of: &'a Type) -> Option<Register<'a>> {
    let (element, length) = array(of).map_or((of, None), |(element, length)| (element, Some(length)));
    (name(element)? == "DFF").then_some(Register { name: field, length })
}

impl Register<'_> {
    fn hold(&self) -> TokenStream {
        let name = self.name;
        match self.length {
            None => quote! {
                self.#name.clock.next = self.clock.val();
                self.#name.d.next = self.#name.q.val();
            },
            Some(_) => quote! {
                for register in &mut self.#name {
                    register.clock.next = self.clock.val();
                    register.d.next = register.q.val();
                }
            },
        }
    }

    fn connect(&self) -> TokenStream {
        let name = self.name;
        let connect = |register: TokenStream| {
            quote! {
                ::rust_hdl::core::prelude::Logic::connect(&mut #register.clock);
                ::rust_hdl::core::prelude::Logic::connect(&mut #register.d);
            }
        };
        match self.length {
            None => connect(quote!(self.#name)),
            Some(_) => {
                let connect = connect(quote!(register));
                quote!(for register in &mut self.#name { #connect })
            }
        }
    }

    fn hdl(&self) -> TokenStream {
        let name = self.name.to_string();
        match self.length {
            None => quote!(statements.extend(::pica_rtl::component::register(#name));),
            Some(length) => quote! {
                for place in 0..#length {
                    statements.extend(::pica_rtl::component::register(&::std::format!("{}${place}", #name)));
                }
            },
        }
    }
}
