// SPDX-License-Identifier: MIT
//! The macro `register_bank`.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Ident, Token, Visibility, braced};

/// What is written: attributes, name, and the names of the registers.
pub struct Bank {
    attributes: Vec<Attribute>,
    visibility: Visibility,
    name: Ident,
    registers: Vec<Ident>,
}

impl Parse for Bank {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let attributes = input.call(Attribute::parse_outer)?;
        let visibility = input.parse()?;
        input.parse::<Token![struct]>()?;
        let name = input.parse()?;
        let inner;
        braced!(inner in input);
        let registers = Punctuated::<Ident, Token![,]>::parse_terminated(&inner)?;
        Ok(Self { attributes, visibility, name, registers: registers.into_iter().collect() })
    }
}

pub fn expand(bank: &Bank) -> TokenStream {
    let Bank { attributes, visibility, name, registers } = bank;
    let labels: Vec<String> = registers.iter().map(|register| register.to_string().to_uppercase()).collect();
    let docs = labels.iter().map(|label| format!("{label}."));
    let ids: Vec<Ident> = labels.iter().zip(registers).map(|(label, it)| Ident::new(label, it.span())).collect();
    let held: Vec<Ident> = registers.iter().map(|register| format_ident!("held_{register}")).collect();
    let widths: Vec<TokenStream> =
        registers.iter().map(|register| quote!({ ::pica_spec::pica200::bits::#register::BITS })).collect();
    quote! {
        #[derive(LogicBlock, Default, Component)]
        #(#attributes)*
        #visibility struct #name {
            /// Rising edges count.
            pub clock: Signal<In, Clock>,
            /// A register id.
            pub id: Signal<In, Bits<10>>,
            /// Whether `id` is that of one of these registers.
            pub known: Signal<Out, Bit>,
            /// Whether a register is written at the next edge.
            pub write: Signal<In, Bit>,
            /// Id of the register that is written; an id that is not one of these registers does nothing.
            pub write_id: Signal<In, Bits<10>>,
            /// The word that is written.
            pub write_data: Signal<In, Bits<32>>,
            /// The bytes that are written: bit k enables bits 8k to 8k+7.
            pub write_mask: Signal<In, Bits<4>>,
            #(#[doc = #docs] pub #registers: Signal<Out, Bits<#widths>>,)*
            #(#held: ::pica_rtl::parts::ByteRegister<#widths>,)*
        }

        // The Verilog has the paths of ids as they are written.
        const _: () = {
            use ::pica_spec::pica200::label as id;

            #[hdl]
            impl Logic for #name {
                fn update(&mut self) {
                    wire!(self => self.{#(#held),*}: clock, data: write_data, mask: write_mask);
                    #(
                        self.#held.write.next = false;
                        self.#registers.next = self.#held.y.val();
                    )*
                    match self.write_id.val().index() {
                        #(id::#ids => self.#held.write.next = self.write.val(),)*
                        _ => {}
                    }
                    self.known.next = false;
                    match self.id.val().index() {
                        #(id::#ids => self.known.next = true,)*
                        _ => {}
                    }
                }
            }
        };
    }
}
