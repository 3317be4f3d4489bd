// SPDX-License-Identifier: MIT
//! The derive macro `Dut`.

use crate::fields::{doc, named, signal};
use crate::values::{Value, is_plain, structure};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{DeriveInput, Error, Expr, Ident, Type};

/// A port that is no clock.
struct Port<'a> {
    name: &'a Ident,
    of: &'a Type,
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
            ("In" | "Out", _) => ports.push(Port { name, of, input: direction == "In", doc: doc(&field.attrs) }),
            _ => {}
        }
    }
    for port in &ports {
        if port.doc.is_empty() && is_plain(port.of) && !is_handshake(&port.name.to_string()) {
            return Err(Error::new(port.name.span(), "a port has a doc comment that says what it carries"));
        }
    }
    let names = channel_names(&ports);
    let channels = channels(&ports, &names);
    for channel in channels.iter().filter(|channel| channel.ports.len() > 1) {
        if let Some(port) = channel.ports.iter().find(|port| !is_plain(port.of)) {
            return Err(Error::new(port.name.span(), "a channel type is all of the payload of its channel"));
        }
    }
    let values = channels.iter().map(|channel| values(&input.ident, channel));
    let described = ports.iter().zip(&names).map(|(Port { name, of, input, doc }, channel)| {
        let (text, channel) = (name.to_string(), channel.as_deref().unwrap_or_default());
        // The fields of a type that stands at two ports have the names of these in front.
        let alone = ports.iter().filter(|port| crate::fields::name(port.of) == crate::fields::name(of)).count() == 1;
        let prefix = if alone { String::new() } else { format!("{name}_") };
        quote!(ports.extend(::pica_rtl::dut::ports(#text, #input, #channel, #prefix, &self.#name, #doc));)
    });
    let set = ports.iter().map(|Port { name, input, .. }| {
        let set = input.then(|| quote!(::pica_rtl::dut::Wire::set_word(&mut self.#name.next, word, value);));
        quote! {
            let words = ::pica_rtl::dut::words(&self.#name);
            if word < words {
                #set
                return;
            }
            let word = word - words;
        }
    });
    let get = ports.iter().map(|Port { name, .. }| {
        quote! {
            let words = ::pica_rtl::dut::words(&self.#name);
            if word < words {
                return ::pica_rtl::dut::Wire::word(self.#name.val(), word);
            }
            let word = word - words;
        }
    });
    let Arguments { latency, unit, independent, memories } = Arguments::of(input)?;
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
    let independent = independent.then(|| {
        quote! {
            fn is_independent(&self) -> bool {
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
                let mut ports = ::std::vec::Vec::new();
                #(#described)*
                ports
            }

            fn set(&mut self, word: usize, value: u32) {
                #(#set)*
                let _ = (word, value);
            }

            fn get(&self, word: usize) -> u32 {
                #(#get)*
                let _ = word;
                0
            }

            #latency

            #unit

            #independent

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
    independent: bool,
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
                } else if meta.path.is_ident("independent") {
                    found.independent = true;
                } else if meta.path.is_ident("memory") {
                    meta.parse_nested_meta(|name| {
                        found.memories.push(name.path.require_ident()?.clone());
                        Ok(())
                    })?;
                } else {
                    let all = "`latency = CLOCKS`, `unit`, `independent` and `memory(NAME, ..)` are all there are";
                    return Err(meta.error(all));
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

/// The values of a channel: a struct of their own, or those of the channel type that is all of its payload.
fn values(block: &Ident, channel: &Channel) -> TokenStream {
    let camel: String = channel.name.split('_').map(capital).collect();
    let name = format_ident!("{block}{camel}");
    let doc = format!("The values of the channel `{}` of [`{block}`].", channel.name);
    if let [Port { of, .. }] = channel.ports[..]
        && !is_plain(of)
    {
        return quote!(#[doc = #doc] pub type #name = <#of as ::pica_rtl::channel::Channel>::Values;);
    }
    let values: Vec<Value> =
        channel.ports.iter().map(|port| Value { name: port.name, of: port.of, doc: port.doc.clone() }).collect();
    structure(&name, &doc, &values)
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
}
