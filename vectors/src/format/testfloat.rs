// SPDX-License-Identifier: MIT
//! The text of Berkeley TestFloat: `operands results`, hex digits, one vector a line.

use super::line::Line;
use super::lines::Lines;
use super::{Decode, Encode};
use crate::{Case, Channel, Error, Interface, InterfaceError, Item, hex};

pub(super) struct Codec {
    /// Input, output, each with its number.
    channels: [(usize, Channel); 2],
}

impl Codec {
    pub(super) fn new(interface: &Interface) -> Result<Codec, InterfaceError> {
        let channels = interface.pair()?.map(|number| (number, interface.channels[number].clone()));
        Ok(Codec { channels })
    }

    fn case_of(&self, text: &str) -> Result<Case, String> {
        let fields: Vec<&str> = text.split_ascii_whitespace().collect();
        let [(_, input), (_, output)] = &self.channels;
        let wanted = input.ports.len() + output.ports.len();
        if fields.len() != wanted {
            return Err(format!("{} values, not {wanted}", fields.len()));
        }
        let mut fields = fields.into_iter();
        let mut side = |(number, channel): &(usize, Channel)| {
            let values = channel.ports.iter().zip(&mut fields);
            let values = values.map(|(port, field)| {
                hex::parse(field, port.width).map_err(|error| format!("port `{}`: {error}", port.name))
            });
            Ok::<_, String>(vec![Item { channel: *number, values: values.collect::<Result<Vec<_>, _>>()?.concat() }])
        };
        let [input, output] = &self.channels;
        Ok(Case { inputs: side(input)?, outputs: side(output)? })
    }
}

impl Encode for Codec {
    fn line(&self) -> Line {
        let mut line = Line::default();
        let ports = self.channels.iter().flat_map(|(_, channel)| &channel.ports);
        for (place, port) in ports.enumerate() {
            line.text(if place == 0 { "" } else { " " });
            line.value(port);
        }
        line
    }
}

impl Decode for Codec {
    fn case(&mut self, lines: &mut Lines) -> Result<Option<Case>, Error> {
        let Some(text) = lines.next()? else {
            return Ok(None);
        };
        self.case_of(&text).map(Some).map_err(|message| lines.error(message))
    }
}
