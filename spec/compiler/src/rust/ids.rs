// SPDX-License-Identifier: MIT
//! Constants for ids and names.

use super::{Trace, doc, function_ident, hex};
use crate::ir::{Map, Register};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeMap;

/// Registers that share an identifier, aliases left out, in order of element and id.
pub(super) fn groups(map: &Map) -> BTreeMap<&str, Vec<&Register>> {
    let mut groups: BTreeMap<&str, Vec<&Register>> = BTreeMap::new();
    for register in &map.registers {
        let alias_within_group = register.alias_of.is_some_and(|target| {
            map.registers.iter().any(|other| other.id == target && other.ident == register.ident)
        });
        if !alias_within_group {
            groups.entry(&register.ident).or_default().push(register);
        }
    }
    for group in groups.values_mut() {
        group.sort_by_key(|register| (register.element.as_ref().map(|element| element.index), register.id));
    }
    groups
}

pub(super) fn generate(map: &Map, trace: Trace) -> TokenStream {
    let mut constants = TokenStream::new();
    for (ident, group) in groups(map) {
        let name = format_ident!("{ident}");
        let first = group[0];
        let mark = trace.mark(map, "id", ident);
        let ids = group.iter().map(|register| hex(register.id, 3));
        let about = doc(&format!("{} ({}): {}", first.name, first.unit, first.doc));
        if first.element.is_none() {
            let id = hex(first.id, 3);
            constants.extend(quote!(#about #mark pub const #name: u32 = #id;));
        } else {
            let count = Literal::usize_unsuffixed(group.len());
            let function = function_ident(ident);
            let one = doc(&format!("Id of element `n` of `{ident}`."));
            let panics = doc(&format!("# Panics\n If `n` is not below {}.", group.len()));
            constants.extend(quote! {
                #about
                #mark
                pub const #name: [u32; #count] = [#(#ids),*];
                #one
                #[doc = ""]
                #panics
                #mark
                #[inline]
                pub const fn #function(n: usize) -> u32 { #name[n] }
            });
        }
    }
    let names = map.registers.iter().map(|register| {
        let (id, name) = (hex(register.id, 3), &register.name);
        quote!((#id, #name))
    });
    quote! {
        /// Register ids: constants, arrays of ids, and functions from an index to an id.
        pub mod id { #constants }

        /// Every id and its current name, in order of id.
        pub static NAMES: &[(u32, &str)] = &[#(#names),*];

        /// The current name of an id.
        pub fn name(id: u32) -> Option<&'static str> {
            let at = NAMES.partition_point(|(other, _)| *other < id);
            NAMES.get(at).filter(|(other, _)| *other == id).map(|(_, name)| *name)
        }
    }
}
