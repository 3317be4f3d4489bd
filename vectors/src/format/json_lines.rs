// SPDX-License-Identifier: MIT
//! One JSON object a case.

use super::line::Line;
use super::lines::Lines;
use super::{Decode, Encode};
use crate::{Case, Channel, Direction, Error, Interface, Item, hex};
use serde_json::{Map, Value};
use std::io::{self, Write};

/// The JSON object of a case that fits the interface, with the keys `inputs` and `expected`. A value is a string of hex
/// digits. A side of a unit is a list of items `{"CHANNEL":{"PORT":"VALUE"}}`; of another block it is the one
/// `{"PORT":"VALUE"}`. Items of no channel of the interface, and values of no port, are left out.
pub fn case_to_json(interface: &Interface, case: &Case) -> Value {
    let mut object = Map::new();
    for (key, items) in [("inputs", &case.inputs), ("expected", &case.outputs)] {
        let items = items.iter().filter_map(|item| Some((interface.channels.get(item.channel)?, item)));
        let side = if interface.is_flat() {
            items.map(|(channel, item)| ports(channel, item)).next().unwrap_or_default()
        } else {
            items.map(|(channel, item)| Value::from_iter([(channel.name.clone(), ports(channel, item))])).collect()
        };
        object.insert(key.to_owned(), side);
    }
    object.into()
}

fn ports(channel: &Channel, item: &Item) -> Value {
    channel.fields(&item.values).map(|(port, value)| (port.name.clone(), hex::show(value, port.width))).collect()
}

/// The case of a JSON object.
///
/// # Errors
/// Says what is missing or does not belong there.
pub fn case_from_json(interface: &Interface, value: &Value) -> Result<Case, String> {
    let object = value.as_object().ok_or("not a JSON object")?;
    if let Some(key) = object.keys().find(|key| !["inputs", "expected"].contains(&key.as_str())) {
        return Err(format!("unknown key `{key}`"));
    }
    let side = |key, direction| {
        let value = object.get(key).ok_or_else(|| format!("no `{key}`"))?;
        items(interface, direction, value).map_err(|error| format!("{key}: {error}"))
    };
    Ok(Case { inputs: side("inputs", Direction::In)?, outputs: side("expected", Direction::Out)? })
}

fn items(interface: &Interface, direction: Direction, value: &Value) -> Result<Vec<Item>, String> {
    let mut channels = interface.side(direction);
    if interface.is_flat() {
        let (number, channel) = channels.next().ok_or("there is no such channel")?;
        return Ok(vec![item(number, channel, value)?]);
    }
    let channels: Vec<_> = channels.collect();
    let list = value.as_array().ok_or("not a list of items")?;
    let named = list.iter().map(|entry| {
        let mut entries = entry.as_object().into_iter().flatten();
        let (Some((name, ports)), None) = (entries.next(), entries.next()) else {
            return Err(format!("{entry} is not one channel with its ports"));
        };
        let found = channels.iter().find(|(_, channel)| channel.name == *name);
        let (number, channel) = found.ok_or_else(|| format!("`{name}` is no {direction} channel"))?;
        item(*number, channel, ports).map_err(|error| format!("{name}: {error}"))
    });
    named.collect()
}

fn item(number: usize, channel: &Channel, value: &Value) -> Result<Item, String> {
    let object = value.as_object().ok_or_else(|| format!("{value} is not an object of ports"))?;
    if let Some(key) = object.keys().find(|key| channel.ports.iter().all(|port| port.name != **key)) {
        return Err(format!("there is no port `{key}`"));
    }
    let values = channel.ports.iter().map(|port| {
        let text = object.get(&port.name).and_then(Value::as_str);
        let text = text.ok_or_else(|| format!("port `{}` has no string of hex digits", port.name))?;
        hex::parse(text, port.width).map_err(|error| format!("port `{}`: {error}", port.name))
    });
    Ok(Item { channel: number, values: values.collect::<Result<Vec<_>, String>>()?.concat() })
}

pub(super) struct Codec {
    interface: Interface,
}

impl Codec {
    pub(super) fn new(interface: &Interface) -> Codec {
        Codec { interface: interface.clone() }
    }
}

impl Encode for Codec {
    /// As [`case_to_json`] prints it. Names of ports are identifiers, which need no escape.
    fn line(&self) -> Line {
        let mut line = Line::default();
        for (text, direction) in [("{\"inputs\":{", Direction::In), ("},\"expected\":{", Direction::Out)] {
            line.text(text);
            let ports = self.interface.side(direction).flat_map(|(_, channel)| &channel.ports);
            for (place, port) in ports.enumerate() {
                line.text(&format!("{}\"{}\":\"", if place == 0 { "" } else { "," }, port.name));
                line.value(port);
                line.text("\"");
            }
        }
        line.text("}}");
        line
    }

    fn case(&mut self, _number: u64, case: &Case, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}", case_to_json(&self.interface, case))
    }
}

impl Decode for Codec {
    fn case(&mut self, lines: &mut Lines) -> Result<Option<Case>, Error> {
        let Some(text) = lines.next()? else {
            return Ok(None);
        };
        let value: Value = serde_json::from_str(&text).map_err(|error| lines.error(error.to_string()))?;
        case_from_json(&self.interface, &value).map(Some).map_err(|message| lines.error(message))
    }
}
