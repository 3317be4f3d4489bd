// SPDX-License-Identifier: MIT
//! What a register file needs to know of the map: where a write goes, and typed reads.

use super::{Trace, doc, function_ident, hex, ids, pattern, type_ident};
use crate::ir::{Access, Kind, Map, Register};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use std::collections::BTreeSet;

pub(super) fn generate(map: &Map, trace: Trace) -> TokenStream {
    let routing = routing(map, trace);
    let reads = reads(map, trace);
    let debug = debug(map);
    quote! { #routing #reads #debug }
}

/// The `Trigger` variant of a register; registers of a block carry the index of their instance.
fn trigger(register: &Register) -> TokenStream {
    let name = type_ident(&register.ident);
    match &register.element {
        None => quote!(Trigger::#name),
        Some(element) => {
            let index = proc_macro2::Literal::u32_unsuffixed(element.index);
            quote!(Trigger::#name(#index))
        }
    }
}

fn routing(map: &Map, trace: Trace) -> TokenStream {
    let ports: BTreeSet<&String> = map.registers.iter().filter_map(|register| register.port.as_ref()).collect();
    let port_variants = ports.iter().map(|port| {
        let about = map.registers.iter().find(|r| r.port.as_ref() == Some(*port) && r.kind != Kind::IndexPort);
        let about = doc(about.map_or("", |register| register.doc.as_str()));
        let (variant, mark) = (format_ident!("{port}"), trace.mark(map, "port", port));
        quote!(#about #mark #variant)
    });
    let triggers =
        ids::groups(map).into_iter().filter(|(_, group)| group[0].kind == Kind::Trigger).map(|(ident, group)| {
            let (name, about) = (type_ident(ident), doc(&format!("{}: {}", group[0].name, group[0].doc)));
            let mark = trace.mark(map, "id", ident);
            if group[0].element.is_some() { quote!(#about #mark #name(u32)) } else { quote!(#about #mark #name) }
        });
    let routes = map.registers.iter().map(|register| {
        let id = hex(register.id, 3);
        let port = register.port.as_ref().map(|port| format_ident!("{port}"));
        let target = match (register.kind, register.access) {
            (_, Access::None | Access::Ro) | (Kind::Status, _) => quote!(Target::Nothing),
            (Kind::Plain, _) => quote!(Target::Storage),
            (Kind::Trigger, _) => {
                let trigger = trigger(register);
                quote!(Target::Trigger(#trigger))
            }
            (Kind::IndexPort, _) => quote!(Target::Index(Port::#port)),
            (Kind::DataPort | Kind::Fifo, _) => quote!(Target::Data(Port::#port)),
        };
        // A data register and its aliases go to their port; an id that only reads as another names that one.
        let reads = match register.access {
            Access::Wo | Access::None => quote!(None),
            Access::Rw | Access::Ro => {
                let source = hex(register.alias_of.unwrap_or(register.id), 3);
                quote!(Some(#source))
            }
        };
        let mask = register.mask.map_or(quote!(None), |mask| {
            let mask = hex(mask, 8);
            quote!(Some(#mask))
        });
        let lists = register.lists;
        quote!(table[#id] = Route { target: #target, reads: #reads, mask: #mask, lists: #lists })
    });
    let resets = map.registers.iter().filter_map(|register| {
        let (id, word) = (hex(register.id, 3), hex(register.reset?, 8));
        Some(quote!((#id, #word)))
    });
    let size = proc_macro2::Literal::usize_unsuffixed(map.last_id as usize + 1);
    let window = map.cpu.map(|cpu| {
        let (base, stride) = (hex(cpu.base, 8), hex(cpu.stride, 1));
        quote! {
            /// Physical address of register 0 for the CPU; register `id` is at `CPU_BASE + CPU_STRIDE * id`.
            pub const CPU_BASE: u32 = #base;
            /// Bytes from one register to the next.
            pub const CPU_STRIDE: u32 = #stride;
        }
    });
    quote! {
        #window

        /// A transfer: an index register and a data register with its aliases.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Port { #(#port_variants),* }

        /// A register that acts when it is written. The number is the instance of its block.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Trigger { #(#triggers),* }

        /// Where a write goes.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Target {
            /// Nowhere: no register, or read only.
            Nothing,
            /// Into the register.
            Storage,
            /// Into the register, and something happens.
            Trigger(Trigger),
            /// To the index of a transfer.
            Index(Port),
            /// To the data of a transfer.
            Data(Port),
        }

        /// What reading and writing an id does.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Route {
            /// Where a write goes.
            pub target: Target,
            /// The id whose storage the CPU reads; `None` reads 0.
            pub reads: Option<u32>,
            /// Bits that were seen to read back.
            pub mask: Option<u32>,
            /// Whether command lists can write it.
            pub lists: bool,
        }

        /// Number of ids.
        pub const ID_COUNT: usize = #size;

        /// Ids and values of the registers that were seen to hold something after power-up.
        pub static POWER_UP: &[(u32, u32)] = &[#(#resets),*];

        /// The route of every id. Ids without an entry in the specification do nothing.
        pub static ROUTES: [Route; ID_COUNT] = {
            let mut table = [Route { target: Target::Nothing, reads: None, mask: None, lists: true }; ID_COUNT];
            #(#routes;)*
            table
        };
    }
}

/// Typed reads by name.
fn reads(map: &Map, trace: Trace) -> TokenStream {
    let reads = ids::groups(map).into_iter().filter_map(|(ident, group)| {
        let first = group[0];
        let layout = format_ident!("{}", first.layout.as_ref()?);
        let stored = matches!(first.access, Access::Rw | Access::Ro | Access::Wo) && first.port.is_none();
        if !stored {
            return None;
        }
        let (function, constant) = (function_ident(ident), format_ident!("{ident}"));
        let about = doc(&format!("{}: {}", first.name, first.doc));
        let mark = trace.mark(map, "read", ident);
        Some(if first.element.is_some() {
            let panics = doc(&format!("# Panics\n If `n` is not below {}.", group.len()));
            quote! {
                #about
                #[doc = ""]
                #panics
                #mark
                #[inline]
                pub fn #function(&self, n: usize) -> #layout { #layout(self.get(id::#constant[n])) }
            }
        } else {
            quote! {
                #about
                #mark
                #[inline]
                pub fn #function(&self) -> #layout { #layout(self.get(id::#constant)) }
            }
        })
    });
    quote! {
        /// Typed reads.
        impl crate::register_file::RegisterFile { #(#reads)* }
    }
}

/// Values of any id in their typed form.
fn debug(map: &Map) -> TokenStream {
    let arms = map.layouts.keys().map(|name| {
        let layout = format_ident!("{name}");
        let ids =
            map.registers.iter().filter(|register| register.layout.as_ref() == Some(name)).map(|register| register.id);
        let ids = pattern(ids, |id| hex(id, 3));
        quote!(#ids => core::fmt::Debug::fmt(&#layout(value), f))
    });
    quote! {
        /// Writes the value of a register with its fields; as a number if the register has none.
        pub fn debug_register(id: u32, value: u32, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            match id {
                #(#arms,)*
                _ => write!(f, "{value:#010X}"),
            }
        }
    }
}
