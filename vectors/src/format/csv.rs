// SPDX-License-Identifier: MIT
//! Comma-separated values. Names are identifiers and values hex numbers, so that no field needs quotes.

use super::line::Line;
use super::lines::Lines;
use super::{Decode, Encode};
use crate::{Case, Direction, Error, Interface, Item, hex};
use std::io::{self, Write};

pub(super) struct Codec {
    interface: Interface,
}

impl Codec {
    pub(super) fn new(interface: &Interface) -> Codec {
        Codec { interface: interface.clone() }
    }

    /// The names of the columns.
    fn columns(&self) -> Vec<&str> {
        let first: &[&str] = if self.interface.is_flat() { &[] } else { &["case", "channel"] };
        let ports = self.interface.channels.iter().flat_map(|channel| &channel.ports);
        first.iter().copied().chain(ports.map(|port| port.name.as_str())).collect()
    }

    /// The fields of all ports, empty but for those of the item.
    fn fields(&self, item: &Item) -> String {
        let mut fields = Vec::new();
        for (number, channel) in self.interface.channels.iter().enumerate() {
            let own = item.channel == number;
            let values = if own { item.values.as_slice() } else { &[] };
            for (port, value) in channel.fields(values) {
                fields.push(if own { format!("0x{}", hex::show(value, port.width)) } else { String::new() });
            }
        }
        fields.join(",")
    }

    /// The items whose ports have values.
    fn items(&self, fields: &[&str]) -> Result<Vec<Item>, String> {
        let mut items = Vec::new();
        let mut fields = fields.iter();
        for (number, channel) in self.interface.channels.iter().enumerate() {
            let mut values = Vec::new();
            for (port, field) in channel.ports.iter().zip(&mut fields).filter(|(_, field)| !field.is_empty()) {
                let digits = field.strip_prefix("0x").ok_or_else(|| format!("`{field}` does not begin with 0x"))?;
                let value = hex::parse(digits, port.width).map_err(|error| format!("port `{}`: {error}", port.name))?;
                values.extend(value);
            }
            if !values.is_empty() {
                items.push(Item { channel: number, values });
            }
        }
        Ok(items)
    }

    fn add(&self, case: &mut Case, item: Item) {
        match self.interface.channels[item.channel].direction {
            Direction::In => case.inputs.push(item),
            Direction::Out => case.outputs.push(item),
        }
    }
}

impl Encode for Codec {
    fn head(&self) -> String {
        self.columns().join(",") + "\n"
    }

    fn line(&self) -> Line {
        let mut line = Line::default();
        let ports = self.interface.channels.iter().flat_map(|channel| &channel.ports);
        for (place, port) in ports.enumerate() {
            line.text(if place == 0 { "0x" } else { ",0x" });
            line.value(port);
        }
        line
    }

    fn case(&mut self, number: u64, case: &Case, out: &mut dyn Write) -> io::Result<()> {
        for item in case.inputs.iter().chain(&case.outputs) {
            let channel = &self.interface.channels[item.channel].name;
            writeln!(out, "{number},{channel},{}", self.fields(item))?;
        }
        Ok(())
    }
}

pub(super) struct Decoder {
    codec: Codec,
    columns: usize,
    /// The number of the next case of a unit and the item that begins it, which was read to see the one before end.
    next: Option<(u64, Item)>,
    cases: u64,
}

impl Decoder {
    pub(super) fn open(lines: &mut Lines, interface: &Interface) -> Result<Decoder, Error> {
        let codec = Codec::new(interface);
        let columns = codec.columns();
        let head = lines.next()?.unwrap_or_default();
        if head.split(',').map(str::trim).ne(columns.iter().copied()) {
            return Err(lines.error(format!("the columns of `{}` are {}", interface.name, columns.join(","))));
        }
        let columns = columns.len();
        let mut decoder = Decoder { codec, columns, next: None, cases: 0 };
        if !interface.is_flat() {
            decoder.next = decoder.item(lines)?;
        }
        Ok(decoder)
    }

    /// Hands the fields of the next line to `read`; none at the end of the file.
    fn line<T>(
        &self,
        lines: &mut Lines,
        read: impl FnOnce(&Codec, &[&str]) -> Result<T, String>,
    ) -> Result<Option<T>, Error> {
        let Some(text) = lines.next()? else {
            return Ok(None);
        };
        let fields: Vec<&str> = text.split(',').map(str::trim).collect();
        let read = if fields.len() == self.columns {
            read(&self.codec, &fields)
        } else {
            Err(format!("{} fields, not {}", fields.len(), self.columns))
        };
        read.map(Some).map_err(|message| lines.error(message))
    }

    /// The next item of a unit, with the number of its case.
    fn item(&self, lines: &mut Lines) -> Result<Option<(u64, Item)>, Error> {
        self.line(lines, |codec, fields| {
            let (head, values) = fields.split_at(2);
            let case = head[0].parse().map_err(|error| format!("case `{}`: {error}", head[0]))?;
            let [item] = <[Item; 1]>::try_from(codec.items(values)?).map_err(|_| "not the ports of one channel")?;
            if codec.interface.channels[item.channel].name != head[1] {
                return Err(format!("the ports with values are not those of channel `{}`", head[1]));
            }
            Ok((case, item))
        })
    }

    fn unit(&mut self, lines: &mut Lines) -> Result<Option<Case>, Error> {
        let Some((number, item)) = self.next.take() else {
            return Ok(None);
        };
        if number != self.cases {
            return Err(lines.error(format!("case {number} in place of case {}", self.cases)));
        }
        self.cases += 1;
        let mut case = Case::default();
        self.codec.add(&mut case, item);
        while let Some((next, item)) = self.item(lines)? {
            if next != number {
                self.next = Some((next, item));
                break;
            }
            self.codec.add(&mut case, item);
        }
        Ok(Some(case))
    }
}

impl Decode for Decoder {
    fn case(&mut self, lines: &mut Lines) -> Result<Option<Case>, Error> {
        if !self.codec.interface.is_flat() {
            return self.unit(lines);
        }
        self.line(lines, |codec, fields| {
            let mut case = Case::default();
            codec.items(fields)?.into_iter().for_each(|item| codec.add(&mut case, item));
            Ok(case)
        })
    }
}
