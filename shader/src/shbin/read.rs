// SPDX-License-Identifier: MIT
//! Bytes to container.

use std::collections::BTreeMap;

use super::dvle::{Constant, Dvle, GeometryMode, Label, Output, ShaderStage, Uniform};
use super::error::{Problem, ShbinError};
use super::layout::{DvleLayout, Layout, counts, size};
use super::{DescriptorEntry, Shbin};

/// The file being read and which of its bytes have been given out.
struct Reader<'a> {
    bytes: &'a [u8],
    /// Disjoint ranges with an owner: start to end and field.
    owned: BTreeMap<usize, (usize, String)>,
}

impl<'a> Reader<'a> {
    /// The bytes from `start` on that `field`, a value at `offset`, asks for. Each byte is given out once: that bounds
    /// what a small file can make us allocate, and makes writing the pieces back unambiguous.
    fn take(&mut self, start: u64, length: u64, offset: usize, field: &str) -> Result<&'a [u8], ShbinError> {
        // Where nothing is pointed to, it does not matter where that would be.
        if length == 0 {
            return Ok(&[]);
        }
        let error = |problem| ShbinError { offset, field: field.to_owned(), problem };
        let end = start.saturating_add(length);
        let out_of_file = Problem::OutOfFile { start, end, length: self.bytes.len() };
        let (Ok(first), Ok(last)) = (usize::try_from(start), usize::try_from(end)) else {
            return Err(error(out_of_file));
        };
        let Some(bytes) = self.bytes.get(first..last) else {
            return Err(error(out_of_file));
        };
        // The ranges are disjoint, so only the last one that starts below `last` can reach into this one.
        if let Some((_, (_, other))) = self.owned.range(..last).next_back().filter(|(_, (end, _))| *end > first) {
            return Err(error(Problem::Overlap { start: first, end: last, other: other.clone() }));
        }
        self.owned.insert(first, (last, field.to_owned()));
        Ok(bytes)
    }

    /// A header of `length` bytes that begins with `magic`.
    fn header(
        &mut self,
        magic: &'static str,
        start: u64,
        length: usize,
        offset: usize,
        field: &str,
    ) -> Result<Header<'a>, ShbinError> {
        let bytes = self.take(start, length as u64, offset, field)?;
        let header = Header { start: start as usize, bytes };
        let found = header.u32(0).to_le_bytes();
        if found != magic.as_bytes() {
            let problem = Problem::Magic { expected: magic, found };
            return Err(ShbinError { offset: header.start, field: format!("{field} magic"), problem });
        }
        Ok(header)
    }

    /// The gaps between the owned ranges that hold anything but zeros.
    fn gaps(&self) -> Vec<(usize, Vec<u8>)> {
        let ends = self.owned.values().map(|&(end, _)| end);
        let starts = self.owned.keys().skip(1).copied().chain([self.bytes.len()]);
        ends.zip(starts)
            .map(|(start, end)| (start, self.bytes[start..end].to_vec()))
            .filter(|(_, bytes)| bytes.iter().any(|&byte| byte != 0))
            .collect()
    }
}

/// A header: bytes whose number is known.
struct Header<'a> {
    start: usize,
    bytes: &'a [u8],
}

impl Header<'_> {
    fn u8(&self, at: usize) -> u8 {
        self.bytes[at]
    }

    fn u16(&self, at: usize) -> u16 {
        u16::from_le_bytes([self.bytes[at], self.bytes[at + 1]])
    }

    fn u32(&self, at: usize) -> u32 {
        u32::from(self.u16(at)) | u32::from(self.u16(at + 2)) << 16
    }
}

/// Splits a table into its entries.
fn entries<T>(bytes: &[u8], entry_size: usize, parse: impl Fn(Header) -> T) -> Vec<T> {
    bytes.chunks_exact(entry_size).map(|bytes| parse(Header { start: 0, bytes })).collect()
}

impl Shbin {
    /// Reads a container.
    ///
    /// # Errors
    /// The first field that makes no sense: a wrong magic, something that lies outside the file, or two pieces that
    /// share bytes. Values without known meaning are kept and are no errors.
    pub fn read(bytes: &[u8]) -> Result<Self, ShbinError> {
        let mut reader = Reader { bytes, owned: BTreeMap::new() };
        let dvlb = reader.header("DVLB", 0, size::DVLB_HEADER, 0, "DVLB")?;
        let dvle_count = u64::from(dvlb.u32(4));
        let offsets = reader.take(size::DVLB_HEADER as u64, 4 * dvle_count, 4, "DVLB number of DVLE")?;
        let offsets = entries(offsets, 4, |entry| entry.u32(0));

        let dvlp_start = (size::DVLB_HEADER + 4 * offsets.len()) as u64;
        let dvlp = reader.header("DVLP", dvlp_start, size::DVLP_SHORT_HEADER, dvlp_start as usize, "DVLP")?;
        let long_header = has_long_header(&dvlp, &offsets);
        let last_words = if long_header {
            let start = dvlp_start + size::DVLP_SHORT_HEADER as u64;
            let length = size::DVLP_HEADER - size::DVLP_SHORT_HEADER;
            reader.take(start, length as u64, dvlp.start, "DVLP")?
        } else {
            &[0; size::DVLP_HEADER - size::DVLP_SHORT_HEADER]
        };
        let last_words = Header { start: dvlp.start + size::DVLP_SHORT_HEADER, bytes: last_words };
        let mut table = |header: &Header, at: usize, entry_size: usize, name: &str| {
            let (offset, count) = (header.u32(at), header.u32(at + 4));
            let start = dvlp_start + u64::from(offset);
            let length = u64::from(count) * entry_size as u64;
            let bytes = reader.take(start, length, header.start + at, &format!("DVLP {name}"))?;
            Ok::<_, ShbinError>((bytes, (offset, count as usize)))
        };
        let (code, code_place) = table(&dvlp, 0x08, 4, "code")?;
        let (descriptors, descriptor_place) = table(&dvlp, 0x10, size::DESCRIPTOR, "operand descriptor table")?;
        let (file_names, file_names_place) = table(&last_words, 0x04, 1, "file name symbol table")?;

        let mut programs = Vec::new();
        let mut program_layouts = Vec::new();
        for (index, &offset) in offsets.iter().enumerate() {
            let (program, layout) = read_dvle(&mut reader, index, offset)?;
            programs.push(program);
            program_layouts.push(layout);
        }
        let layout = Layout {
            length: bytes.len(),
            long_header,
            code: code_place,
            descriptors: descriptor_place,
            word_18: dvlp.u32(0x18),
            file_names: file_names_place,
            programs: program_layouts,
            gaps: reader.gaps(),
        };
        Ok(Self {
            version: dvlp.u32(4),
            code: entries(code, 4, |entry| entry.u32(0)),
            descriptors: entries(descriptors, size::DESCRIPTOR, |entry| DescriptorEntry {
                descriptor: entry.u32(0),
                unknown: entry.u32(4),
            }),
            unknown_1c: last_words.u32(0),
            file_names: file_names.to_vec(),
            programs,
            layout: Some(layout),
        })
    }
}

/// Whether the DVLP header has its last three words. nihstro, and the emulators that dump shaders with its structures,
/// leave them out: something begins where they would be.
fn has_long_header(dvlp: &Header, programs: &[u32]) -> bool {
    let tables = [0x08, 0x10].into_iter().filter(|&at| dvlp.u32(at + 4) > 0).map(|at| u64::from(dvlp.u32(at)));
    let programs = programs.iter().map(|&offset| u64::from(offset).wrapping_sub(dvlp.start as u64));
    let missing = size::DVLP_SHORT_HEADER as u64..size::DVLP_HEADER as u64;
    !tables.chain(programs).any(|start| missing.contains(&start))
}

/// Reads the program whose offset is entry `index` of the DVLB.
fn read_dvle(reader: &mut Reader, index: usize, offset: u32) -> Result<(Dvle, DvleLayout), ShbinError> {
    let field_offset = size::DVLB_HEADER + 4 * index;
    let header =
        reader.header("DVLE", offset.into(), size::DVLE_HEADER, field_offset, &format!("DVLE {index} header"))?;
    let mut table = |at: usize, entry_size: usize, name: &str| {
        let start = u64::from(offset) + u64::from(header.u32(at));
        let length = u64::from(header.u32(at + 4)) * entry_size as u64;
        reader.take(start, length, header.start + at, &format!("DVLE {index} {name} table"))
    };
    let program = Dvle {
        version: header.u16(4),
        stage: ShaderStage::from_byte(header.u8(6)),
        merge: header.u8(7),
        entry: header.u32(8),
        end: header.u32(0x0C),
        input_mask: header.u16(0x10),
        output_mask: header.u16(0x12),
        mode: GeometryMode::from_byte(header.u8(0x14)),
        fixed_start: header.u8(0x15),
        variable_count: header.u8(0x16),
        fixed_count: header.u8(0x17),
        constants: entries(table(0x18, size::CONSTANT, "constant")?, size::CONSTANT, |entry| Constant {
            kind: entry.u16(0),
            register: entry.u16(2),
            words: [4, 8, 12, 16].map(|at| entry.u32(at)),
        }),
        labels: entries(table(0x20, size::LABEL, "label")?, size::LABEL, |entry| Label {
            id: entry.u16(0),
            unknown: entry.u16(2),
            address: entry.u32(4),
            size: entry.u32(8),
            symbol: entry.u32(12),
        }),
        outputs: entries(table(0x28, size::OUTPUT, "output")?, size::OUTPUT, |entry| Output {
            kind: entry.u16(0),
            register: entry.u16(2),
            mask: entry.u16(4),
            unknown: entry.u16(6),
        }),
        uniforms: entries(table(0x30, size::UNIFORM, "uniform")?, size::UNIFORM, |entry| Uniform {
            symbol: entry.u32(0),
            first: entry.u16(4),
            last: entry.u16(6),
        }),
        symbols: table(0x38, 1, "symbol")?.to_vec(),
    };
    let layout = DvleLayout {
        offset,
        tables: [0x18, 0x20, 0x28, 0x30, 0x38].map(|at| header.u32(at)),
        counts: counts(&program),
    };
    Ok((program, layout))
}
