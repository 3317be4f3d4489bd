// SPDX-License-Identifier: MIT
//! Container to bytes.

use super::Shbin;
use super::dvle::Dvle;
use super::layout::{DvleLayout, Layout, size};

/// The file being written: pieces are put at offsets.
struct Writer {
    bytes: Vec<u8>,
}

impl Writer {
    /// Puts a piece in its place, the file growing as needed.
    fn put(&mut self, at: usize, piece: &[u8]) {
        if self.bytes.len() < at + piece.len() {
            self.bytes.resize(at + piece.len(), 0);
        }
        self.bytes[at..at + piece.len()].copy_from_slice(piece);
    }

    fn u16(&mut self, at: usize, value: u16) {
        self.put(at, &value.to_le_bytes());
    }

    fn u32(&mut self, at: usize, value: u32) {
        self.put(at, &value.to_le_bytes());
    }

    /// Puts words one after another.
    fn words(&mut self, at: usize, words: impl IntoIterator<Item = u32>) {
        for (index, word) in words.into_iter().enumerate() {
            self.u32(at + 4 * index, word);
        }
    }
}

impl Shbin {
    /// The container as a file: the bytes it was read from if nothing was added or removed since, otherwise in the
    /// layout of picasso.
    ///
    /// # Errors
    /// [`TooLarge`] if an offset would not fit 32 bits.
    pub fn write(&self) -> Result<Vec<u8>, TooLarge> {
        let fitting = self.layout.as_ref().filter(|layout| layout.fits(self));
        let layout = match fitting {
            Some(layout) => layout,
            None => &Layout::picasso(self).ok_or(TooLarge)?,
        };
        let mut writer = Writer { bytes: vec![0; layout.length] };
        for (at, bytes) in &layout.gaps {
            writer.put(*at, bytes);
        }
        writer.put(0, b"DVLB");
        writer.words(4, [self.programs.len() as u32]);
        writer.words(size::DVLB_HEADER, layout.programs.iter().map(|program| program.offset));

        let dvlp = size::DVLB_HEADER + 4 * self.programs.len();
        writer.put(dvlp, b"DVLP");
        writer.words(
            dvlp + 4,
            [
                self.version,
                layout.code.0,
                self.code.len() as u32,
                layout.descriptors.0,
                self.descriptors.len() as u32,
                layout.word_18,
            ],
        );
        if layout.long_header {
            let words = [self.unknown_1c, layout.file_names.0, self.file_names.len() as u32];
            writer.words(dvlp + size::DVLP_SHORT_HEADER, words);
        }
        writer.words(dvlp + layout.code.0 as usize, self.code.iter().copied());
        writer.words(
            dvlp + layout.descriptors.0 as usize,
            self.descriptors.iter().flat_map(|entry| [entry.descriptor, entry.unknown]),
        );
        if !self.file_names.is_empty() {
            writer.put(dvlp + layout.file_names.0 as usize, &self.file_names);
        }
        for (program, layout) in self.programs.iter().zip(&layout.programs) {
            write_dvle(&mut writer, program, layout);
        }
        Ok(writer.bytes)
    }
}

/// The container is too large for the 32-bit offsets of its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the container does not fit the 32-bit offsets of its file")]
pub struct TooLarge;

fn write_dvle(writer: &mut Writer, program: &Dvle, layout: &DvleLayout) {
    let start = layout.offset as usize;
    writer.put(start, b"DVLE");
    writer.u16(start + 4, program.version);
    writer.put(start + 6, &[program.stage.byte(), program.merge]);
    writer.words(start + 8, [program.entry, program.end]);
    writer.u16(start + 0x10, program.input_mask);
    writer.u16(start + 0x12, program.output_mask);
    let mode = [program.mode.byte(), program.fixed_start, program.variable_count, program.fixed_count];
    writer.put(start + 0x14, &mode);
    let tables = layout.tables.iter().zip(layout.counts);
    writer.words(start + 0x18, tables.flat_map(|(&offset, count)| [offset, count as u32]));

    let [constants, labels, outputs, uniforms, symbols] = layout.tables.map(|offset| start + offset as usize);
    for (index, constant) in program.constants.iter().enumerate() {
        let at = constants + size::CONSTANT * index;
        writer.u16(at, constant.kind);
        writer.u16(at + 2, constant.register);
        writer.words(at + 4, constant.words);
    }
    for (index, label) in program.labels.iter().enumerate() {
        let at = labels + size::LABEL * index;
        writer.u16(at, label.id);
        writer.u16(at + 2, label.unknown);
        writer.words(at + 4, [label.address, label.size, label.symbol]);
    }
    for (index, output) in program.outputs.iter().enumerate() {
        let at = outputs + size::OUTPUT * index;
        for (field, value) in [output.kind, output.register, output.mask, output.unknown].into_iter().enumerate() {
            writer.u16(at + 2 * field, value);
        }
    }
    for (index, uniform) in program.uniforms.iter().enumerate() {
        let at = uniforms + size::UNIFORM * index;
        writer.u32(at, uniform.symbol);
        writer.u16(at + 4, uniform.first);
        writer.u16(at + 6, uniform.last);
    }
    if !program.symbols.is_empty() {
        writer.put(symbols, &program.symbols);
    }
}
