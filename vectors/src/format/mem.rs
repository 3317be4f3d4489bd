// SPDX-License-Identifier: MIT
//! Packed records for `$readmemh`, one a line, and the sidecar with their bit ranges.

use super::line::{Line, Part};
use super::lines::Lines;
use super::{Decode, Encode, sidecar_of};
use crate::layout::{BitRange, Bits, END_OF_CASE, Layout, VECTOR};
use crate::{Case, Direction, Error, Interface, InterfaceError, Item};
use bitvec::prelude::*;
use serde::{Deserialize, Serialize};
use std::io::{self, Write};
use std::path::Path;

/// What stands in `BLOCK.mem.json`.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Sidecar {
    /// Lines with a record.
    records: u64,
    /// Cases.
    vectors: u64,
    #[serde(flatten)]
    layout: Layout,
}

pub(super) struct Codec {
    layout: Layout,
    flat: bool,
    records: u64,
}

impl Codec {
    pub(super) fn new(interface: &Interface) -> Result<Codec, InterfaceError> {
        Ok(Codec { layout: Layout::of(interface)?, flat: interface.is_flat(), records: 0 })
    }

    fn record(&mut self, tag: u32, items: &[&Item], out: &mut dyn Write) -> io::Result<()> {
        self.records += 1;
        writeln!(out, "{}", show(&self.layout.record(tag, items)))
    }
}

impl Encode for Codec {
    fn head(&self) -> String {
        let Layout { block, width, .. } = &self.layout;
        format!("// {block}: records of {width} bits for $readmemh, bit ranges in {block}.mem.json\n")
    }

    /// Numbers of 32 bits, the highest first, each with what lies in it of any port.
    fn line(&self) -> Line {
        let mut line = Line::default();
        line.text(&format!("{VECTOR:02X}"));
        let words = || self.layout.channels.iter().flat_map(|channel| channel.words());
        let payload = self.layout.tag.lsb;
        for lsb in (0..payload).step_by(32).rev() {
            let within = |word: &BitRange| word.lsb < lsb + 32 && word.msb >= lsb;
            let parts = words().enumerate().filter(|(_, word)| within(word));
            let parts = parts.map(|(column, word)| Part { column, lsb: word.lsb as i32 - lsb as i32 });
            line.number(((payload - lsb).min(32) / 4) as usize, parts.collect());
        }
        line
    }

    fn case(&mut self, _number: u64, case: &Case, out: &mut dyn Write) -> io::Result<()> {
        for item in case.inputs.iter().chain(&case.outputs) {
            let tag = self.layout.channels[item.channel].tag;
            self.record(tag, &[item], out)?;
        }
        self.record(END_OF_CASE, &[], out)
    }

    fn sidecar(&self, cases: u64) -> serde_json::Result<Option<String>> {
        let records = if self.flat { cases } else { self.records };
        let sidecar = Sidecar { records, vectors: cases, layout: self.layout.clone() };
        Ok(Some(serde_json::to_string_pretty(&sidecar)? + "\n"))
    }
}

pub(super) struct Decoder {
    codec: Codec,
    sidecar: Sidecar,
    vectors: u64,
}

impl Decoder {
    /// For the records of a file; `sidecar` tells about them.
    pub(super) fn new(path: &Path, sidecar: &str, interface: &Interface) -> Result<Decoder, Error> {
        let codec = Codec::new(interface)?;
        let path = sidecar_of(path);
        let content = |line, message| Error::Content { path: path.clone(), line, message };
        let sidecar: Sidecar =
            serde_json::from_str(sidecar).map_err(|error| content(error.line() as u64, error.to_string()))?;
        if sidecar.layout != codec.layout {
            return Err(content(1, format!("these are not the bit ranges of block `{}`", interface.name)));
        }
        Ok(Decoder { codec, sidecar, vectors: 0 })
    }

    /// The next record; none at the end of the file.
    fn record(&mut self, lines: &mut Lines) -> Result<Option<Bits>, Error> {
        while let Some(text) = lines.next()? {
            let text = text.split("//").next().unwrap_or_default().trim();
            if !text.is_empty() {
                self.codec.records += 1;
                return parse(text, self.codec.layout.width).map(Some).map_err(|message| lines.error(message));
            }
        }
        Ok(None)
    }

    /// The items of channels in a record, in which nothing else is set.
    fn items(&self, lines: &Lines, bits: &Bits, tag: u32, channels: &[usize]) -> Result<Vec<Item>, Error> {
        let items: Vec<Item> = channels.iter().map(|channel| self.codec.layout.item(bits, *channel)).collect();
        if self.codec.layout.record(tag, &items.iter().collect::<Vec<_>>()) == *bits {
            Ok(items)
        } else {
            Err(lines.error("bits outside all ports are set"))
        }
    }

    fn flat(&mut self, lines: &mut Lines, bits: &Bits) -> Result<Case, Error> {
        let mut case = Case::default();
        let all: Vec<usize> = (0..self.codec.layout.channels.len()).collect();
        for item in self.items(lines, bits, VECTOR, &all)? {
            self.side(&mut case, item.channel).push(item);
        }
        Ok(case)
    }

    fn tagged(&mut self, lines: &mut Lines, first: Bits) -> Result<Case, Error> {
        let mut case = Case::default();
        let mut record = Some(first);
        while let Some(bits) = record {
            let tag = self.codec.layout.tag.get(&bits);
            if tag == END_OF_CASE {
                self.items(lines, &bits, tag, &[])?;
                return Ok(case);
            }
            let Some(channel) = self.codec.layout.channels.iter().position(|channel| channel.tag == tag) else {
                return Err(lines.error(format!("tag {tag:02X} is of no channel")));
            };
            self.side(&mut case, channel).extend(self.items(lines, &bits, tag, &[channel])?);
            record = self.record(lines)?;
        }
        Err(lines.error("the file ends within a case"))
    }

    fn side<'a>(&self, case: &'a mut Case, channel: usize) -> &'a mut Vec<Item> {
        match self.codec.layout.channels[channel].direction {
            Direction::In => &mut case.inputs,
            Direction::Out => &mut case.outputs,
        }
    }
}

impl Decode for Decoder {
    fn case(&mut self, lines: &mut Lines) -> Result<Option<Case>, Error> {
        let Some(bits) = self.record(lines)? else {
            let [records, vectors] = [self.codec.records, self.vectors];
            if (records, vectors) == (self.sidecar.records, self.sidecar.vectors) {
                return Ok(None);
            }
            let Sidecar { records: told, vectors: told_vectors, .. } = self.sidecar;
            let message = format!(
                "the file ends after {records} records of {vectors} vectors; the sidecar tells of {told} of {told_vectors}"
            );
            return Err(lines.error(message));
        };
        self.vectors += 1;
        if !self.codec.flat {
            return self.tagged(lines, bits).map(Some);
        }
        match self.codec.layout.tag.get(&bits) {
            VECTOR => self.flat(lines, &bits).map(Some),
            tag => Err(lines.error(format!("tag {tag:02X} in place of {VECTOR:02X}"))),
        }
    }
}

/// The record as hex digits, the most significant first.
fn show(bits: &Bits) -> String {
    let nibbles = bits.chunks(4).rev();
    nibbles.map(|nibble| char::from_digit(nibble.load_le(), 16).unwrap_or('x').to_ascii_uppercase()).collect()
}

/// The record of hex digits.
fn parse(text: &str, width: u32) -> Result<Bits, String> {
    let digits: Option<Vec<u32>> = text.chars().map(|digit| digit.to_digit(16)).collect();
    let digits = digits.filter(|digits| digits.len() * 4 == width as usize);
    let digits = digits.ok_or_else(|| format!("`{text}` is not a record of {} hex digits", width / 4))?;
    let mut bits = bitvec![u64, Lsb0; 0; width as usize];
    for (nibble, digit) in bits.chunks_mut(4).rev().zip(digits) {
        nibble.store_le(digit);
    }
    Ok(bits)
}
