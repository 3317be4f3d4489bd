// SPDX-License-Identifier: MIT
//! Power-up values, as assignments to the fields of instances: registers of one type can start with different values.

use super::items::Item;
use crate::ir::{Map, Register};
use serde::Serialize;

/// A field whose value after power-up was measured.
#[derive(Serialize)]
pub(super) struct Reset {
    /// Instances and field, from the address map down: `GSH.INPUTBUFFER_CONFIG.MODE`.
    path: String,
    value: u32,
}

/// The power-up values of a map, in order of address, whose registers are `bytes` bytes apart.
pub(super) fn resets(map: &Map, items: &[Item<'_>], bytes: u64) -> Vec<Reset> {
    map.registers.iter().flat_map(|register| of_register(map, register, items, bytes)).collect()
}

fn of_register(map: &Map, register: &Register, items: &[Item<'_>], bytes: u64) -> Vec<Reset> {
    let Some(word) = register.reset else { return Vec::new() };
    let address = u64::from(register.id) * bytes;
    let Some(instance) = items.iter().find_map(|item| path(item, address)) else { return Vec::new() };
    match register.layout.as_ref().and_then(|name| map.layouts.get(name)) {
        None => vec![Reset { path: format!("{instance}.BITS"), value: word }],
        Some(layout) => {
            let reset = |lsb: u32, width: u32| word >> lsb & (u32::MAX >> (32 - width));
            let fields = layout.fields.iter();
            fields
                .map(|field| Reset {
                    path: format!("{instance}.{}", field.name),
                    value: reset(field.lsb, field.width()),
                })
                .collect()
        }
    }
}

/// The path to the register at an address of an item's container.
fn path(item: &Item<'_>, address: u64) -> Option<String> {
    match item {
        Item::Register { instance, address: first, array, alias: None, .. } => {
            element(*first, *array, address, 1).map(|(index, _)| format!("{instance}{index}"))
        }
        Item::Block { members, places, .. } => places.iter().find_map(|place| {
            let (index, rest) = element(place.address, place.array, address, u64::MAX)?;
            let member = members.iter().find_map(|member| path(member, rest))?;
            Some(format!("{}{index}.{member}", place.instance))
        }),
        Item::Register { .. } | Item::Remains { .. } => None,
    }
}

/// The element of an instance that an address is in, as an index, and the bytes from its begin, which are fewer than
/// `size`.
fn element(first: u64, array: Option<(usize, u64)>, address: u64, size: u64) -> Option<(String, u64)> {
    let distance = address.checked_sub(first)?;
    let (index, rest) = match array {
        None => (String::new(), distance),
        Some((count, stride)) => {
            let index = distance / stride;
            (index < count as u64).then_some(())?;
            (format!("[{index}]"), distance % stride)
        }
    };
    (rest < size).then_some((index, rest))
}
