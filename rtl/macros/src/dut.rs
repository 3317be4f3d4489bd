// SPDX-License-Identifier: MIT
//! The derive macro `Dut`.

use crate::fields::{doc, named, signal};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{DeriveInput, Error, Expr, Ident};

/// A port that is no clock.
struct Port<'a> {
    name: &'a Ident,
    input: bool,
    doc: String,
}

/// A channel: its name and its payload.
struct Channel<'a> {
    name: String,
    ports: Vec<&'a Port<'a>>,
}

pub fn derive(input: &DeriveInput) -> syn::Result<TokenStream> {
    let (mut ports, mut clock) = (Vec::new(), None);
    for field in named(input)? {
        let Some(name) = &field.ident else { continue };
        let Some((direction, of)) = signal(&field.ty) else { continue };
        match (direction.as_str(), crate::fields::name(of).as_deref()) {
            ("In", Some("Clock")) => clock = Some(name),
            ("In" | "Out", _) => ports.push(Port { name, input: direction == "In", doc: doc(&field.attrs) }),
            _ => {}
        }
    }
    for port in &ports {
        if port.doc.is_empty() && !is_handshake(&port.name.to_string()) {
            return Err(Error::new(port.name.span(), "a port has a doc comment that says what it carries"));
        }
    }
    let names = channel_names(&ports);
    let channels = channels(&ports, &names);
    let values = channels.iter().map(|channel| values(&input.ident, channel));
    let described = ports.iter().zip(&names).map(|(Port { name, input, doc }, channel)| {
        let (text, channel) = (name.to_string(), channel.as_deref().unwrap_or_default());
        quote!(::pica_rtl::dut::port(#text, #input, #channel, &self.#name, #doc))
    });
    let set = ports.iter().enumerate().filter(|(_, port)| port.input).map(|(place, port)| {
        let name = port.name;
        quote!(#place => self.#name.next = ::pica_rtl::dut::Wire::from_word(value),)
    });
    let get = ports.iter().enumerate().map(|(place, port)| {
        let name = port.name;
        quote!(#place => ::pica_rtl::dut::Wire::to_word(self.#name.val()),)
    });
    let Arguments { latency, unit, memories } = Arguments::of(input)?;
    let latency = latency.map(|clocks| {
        quote! {
            fn latency(&self) -> Option<u32> {
                Some((#clocks) as u32)
            }
        }
    });
    let unit = unit.then(|| {
        quote! {
            fn is_unit(&self) -> bool {
                true
            }
        }
    });
    for memory in &memories {
        for verb in ["read", "answer", "write"] {
            let channel = format!("{verb}_{memory}");
            if channels.iter().all(|other| other.name != channel) {
                return Err(Error::new(memory.span(), format!("memory `{memory}` has no channel `{channel}`")));
            }
        }
    }
    let memories: Vec<String> = memories.iter().map(Ident::to_string).collect();
    let memories = (!memories.is_empty()).then(|| {
        quote! {
            fn memories(&self) -> &'static [&'static str] {
                &[#(#memories),*]
            }
        }
    });
    let clock = clock.map(|clock| quote!(self.#clock.next = ::rust_hdl::core::prelude::Clock { clk: level };));
    let name = &input.ident;
    let (impl_generics, type_generics, conditions) = input.generics.split_for_impl();
    Ok(quote! {
        #[automatically_derived]
        impl #impl_generics ::pica_rtl::dut::Dut for #name #type_generics #conditions {
            fn doc(&self) -> &'static str {
                <Self as ::pica_rtl::component::Component>::DOC
            }

            fn ports(&self) -> ::std::vec::Vec<::pica_rtl::dut::DutPort> {
                ::std::vec![#(#described),*]
            }

            fn set(&mut self, port: usize, value: u32) {
                match port {
                    #(#set)*
                    _ => {}
                }
            }

            fn get(&self, port: usize) -> u32 {
                match port {
                    #(#get)*
                    _ => 0,
                }
            }

            #latency

            #unit

            #memories

            fn set_clock(&mut self, level: bool) {
                let _ = level;
                #clock
            }

            fn block(&mut self) -> &mut dyn ::rust_hdl::core::prelude::Block {
                self
            }
        }

        #(#values)*
    })
}

/// The arguments of `#[dut(..)]`.
#[derive(Default)]
struct Arguments {
    latency: Option<Expr>,
    unit: bool,
    memories: Vec<Ident>,
}

impl Arguments {
    fn of(input: &DeriveInput) -> syn::Result<Self> {
        let mut found = Self::default();
        for attribute in input.attrs.iter().filter(|attribute| attribute.path().is_ident("dut")) {
            attribute.parse_nested_meta(|meta| {
                if meta.path.is_ident("latency") {
                    found.latency = Some(meta.value()?.parse()?);
                } else if meta.path.is_ident("unit") {
                    found.unit = true;
                } else if meta.path.is_ident("memory") {
                    meta.parse_nested_meta(|name| {
                        found.memories.push(name.path.require_ident()?.clone());
                        Ok(())
                    })?;
                } else {
                    return Err(meta.error("`latency = CLOCKS`, `unit` and `memory(NAME, ..)` are all there are"));
                }
                Ok(())
            })?;
        }
        Ok(found)
    }
}

fn is_handshake(name: &str) -> bool {
    name == "reset" || name.ends_with("_valid") || name.ends_with("_ready")
}

/// The channel of each port; none for the reset.
fn channel_names(ports: &[Port]) -> Vec<Option<String>> {
    let mut open = None;
    let of = |port: &Port| {
        let text = port.name.to_string();
        if let Some(name) = text.strip_suffix("_valid") {
            open = Some(name.to_owned());
        }
        if let Some(name) = text.strip_suffix("_ready") {
            return Some(name.to_owned());
        }
        let flat = if port.input { "in" } else { "out" };
        (text != "reset").then(|| open.clone().unwrap_or_else(|| flat.to_owned()))
    };
    ports.iter().map(of).collect()
}

/// The channels that carry something, and their payload.
fn channels<'a>(ports: &'a [Port<'a>], names: &[Option<String>]) -> Vec<Channel<'a>> {
    let mut channels: Vec<Channel> = Vec::new();
    for (port, name) in ports.iter().zip(names) {
        let Some(name) = name.as_ref().filter(|_| !is_handshake(&port.name.to_string())) else { continue };
        match channels.iter_mut().find(|channel| channel.name == *name) {
            Some(channel) => channel.ports.push(port),
            None => channels.push(Channel { name: name.clone(), ports: vec![port] }),
        }
    }
    channels
}

/// The struct of the values of a channel.
fn values(block: &Ident, channel: &Channel) -> TokenStream {
    let camel: String = channel.name.split('_').map(capital).collect();
    let name = format_ident!("{block}{camel}");
    let of = format!("The values of the channel `{}` of [`{block}`].", channel.name);
    let fields: Vec<&Ident> = channel.ports.iter().map(|port| port.name).collect();
    let docs = channel.ports.iter().map(|port| &port.doc);
    let (get, set) = (0..fields.len(), 0..fields.len());
    let texts = fields.iter().map(|field| field.to_string());
    quote! {
        #[doc = #of]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct #name {
            #(#[doc = #docs] pub #fields: u32,)*
        }

        #[automatically_derived]
        impl ::pica_rtl::dut::Values for #name {
            const PORTS: &'static [&'static str] = &[#(#texts),*];

            #[inline]
            fn get(&self, port: usize) -> u32 {
                match port {
                    #(#get => self.#fields,)*
                    _ => 0,
                }
            }

            #[inline]
            fn set(&mut self, port: usize, value: u32) {
                match port {
                    #(#set => self.#fields = value,)*
                    _ => {}
                }
            }
        }
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
}
