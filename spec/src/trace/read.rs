// SPDX-License-Identifier: MIT
//! From the bytes of a file to a recording.

use std::ops::Range;

use super::blocks::meanings;
use super::error::{Field, TraceError, TraceErrorReason};
use super::file::{File, Part, words, words_of};
use super::form::{BlockSizes, Form, WriteLayout};
use super::header::Header;
use super::recording::{Element, InitialState, Recording};
use super::shared_bytes::SharedBytes;

impl Recording {
    /// Reads a file of any kind that the [module](super) describes.
    ///
    /// The file is copied once; the loads refer to that copy, so memory stays proportional to the file.
    ///
    /// # Errors
    /// The first thing that is wrong, with the offset and the name of the field.
    pub fn read(file: &[u8]) -> Result<Self, TraceError> {
        Self::read_with_form(file).map(|(recording, _)| recording)
    }

    /// As [`Recording::read`], with what the file is like.
    ///
    /// # Errors
    /// As of [`Recording::read`].
    pub fn read_with_form(file: &[u8]) -> Result<(Self, Form), TraceError> {
        let contents = SharedBytes::from(file);
        let file = File(&contents);
        let header = Header::read(file)?;
        read(file, &header, BlockSizes::Words).or_else(|error| {
            let others = meanings(file, &header).into_iter();
            others.map(|(header, sizes)| read(file, &header, sizes)).find(Result::is_ok).unwrap_or(Err(error))
        })
    }
}

/// Reads a file whose header means what it says.
fn read(file: File<'_>, header: &Header, block_sizes: BlockSizes) -> Result<(Recording, Form), TraceError> {
    let mut taken = Taken::by_header();
    let mut state = state(file, header, &mut taken)?;
    let stream = stream(file, header, &mut taken)?;
    let start = stream.range.start as u64;
    let writes = write_layout(&stream.bytes);
    let mut form = Form { writes, block_sizes, ..Form::default() };
    let mut elements = Vec::new();
    for (index, bytes) in stream.bytes.as_chunks().0.iter().enumerate() {
        ElementReader { file, taken: &taken, start, index }.read(bytes, &mut form, &mut elements)?;
    }
    form.long_blocks = Form::long_blocks(&state);
    form.unset_components = state.vectors().map(clear_unset).sum();
    Ok((Recording { state, stream: elements }, form))
}

/// Sets the fourth components that are no float24 to 0; gives how many there were.
fn clear_unset(vectors: &mut [u32]) -> usize {
    let unset = vectors.iter_mut().skip(3).step_by(4).filter(|word| **word >> FLOAT24_BITS != 0);
    unset.map(|word| *word = 0).count()
}

/// Bits of a float24.
const FLOAT24_BITS: u32 = 24;

/// How the register writes of a stream are laid out: with a size code if all of them have one in word 2, and a value in
/// words 3 and 4, which are zero in the other layout.
fn write_layout(stream: &[u8]) -> WriteLayout {
    let elements = stream.as_chunks::<{ Element::BYTES }>().0.iter().map(words);
    let mut has_value = false;
    for [_, _, code, low, high] in elements.filter(|[kind, ..]| *kind == Element::REGISTER_WRITE) {
        if !Element::SIZE_CODES.contains(&code) {
            return WriteLayout::Words;
        }
        has_value |= low != 0 || high != 0;
    }
    if has_value { WriteLayout::SizeCode } else { WriteLayout::Words }
}

/// The parts of the file that are in use, by name.
struct Taken(Vec<(&'static str, Range<usize>)>);

impl Taken {
    fn by_header() -> Self {
        Self(vec![("header", 0..Header::BYTES as usize)])
    }

    /// Checks that a part, which the field at `offset` refers to, overlaps no other. Empty parts overlap nothing.
    fn check(&self, part: &Part, offset: u64, field: Field) -> Result<(), TraceError> {
        let Range { start, end } = part.range;
        let overlaps = |other: &Range<usize>| start.max(other.start) < end.min(other.end);
        match self.0.iter().find(|(_, other)| overlaps(other)) {
            None => Ok(()),
            Some((with, _)) => {
                let (start, end) = (start as u64, end as u64);
                let reason = TraceErrorReason::Overlap { start, end, with };
                Err(TraceError { offset, field, reason })
            }
        }
    }
}

fn state(file: File<'_>, header: &Header, taken: &mut Taken) -> Result<InitialState, TraceError> {
    let mut blocks: [Vec<u32>; 10] = Default::default();
    for (number, (start, words)) in header.blocks.into_iter().enumerate() {
        if words != 0 {
            let at = Header::block_at(number);
            let name = InitialState::BLOCK_NAMES[number];
            let field = Field::BlockOffset(name);
            let part = file.part(start, 4 * u64::from(words), at, field)?;
            taken.check(&part, at, field)?;
            blocks[number] = words_of(&part.bytes).collect();
            taken.0.push((name, part.range));
        }
    }
    Ok(InitialState::of_blocks(blocks))
}

fn stream(file: File<'_>, header: &Header, taken: &mut Taken) -> Result<Part, TraceError> {
    let at = Header::STREAM_OFFSET_AT;
    let field = Field::Header("stream_offset");
    let size = u64::from(header.stream_size) * Element::BYTES as u64;
    let part = file.part(header.stream_offset, size, at, field)?;
    taken.check(&part, at, field)?;
    taken.0.push(("stream", part.range.clone()));
    let count = (file.0.len() - part.range.end) as u64;
    if count != 0 {
        let offset = part.range.end as u64;
        let reason = TraceErrorReason::TrailingBytes { count };
        return Err(TraceError { offset, field: Field::End, reason });
    }
    Ok(part)
}

struct ElementReader<'a> {
    file: File<'a>,
    taken: &'a Taken,
    /// Offset of the stream.
    start: u64,
    /// Number of the element.
    index: usize,
}

impl ElementReader<'_> {
    /// Offset of a word in the file.
    fn at(&self, word: usize) -> u64 {
        self.start + (Element::BYTES * self.index + 4 * word) as u64
    }

    fn field(&self, name: &'static str) -> Field {
        Field::Element { index: self.index, name }
    }

    /// Adds what an element says: one element, or two for a write of 64 bits.
    fn read(
        &self,
        bytes: &[u8; Element::BYTES],
        form: &mut Form,
        elements: &mut Vec<Element>,
    ) -> Result<(), TraceError> {
        let words = words(bytes);
        let [kind, ..] = words;
        match kind {
            Element::FRAME_MARKER => {
                self.check_unused(&words, 1)?;
                elements.push(Element::FrameMarker);
            }
            Element::MEMORY_LOAD => {
                self.check_unused(&words, 4)?;
                let [_, file_offset, size, address, _] = words;
                let (at, field) = (self.at(1), self.field("file_offset"));
                let part = self.file.part(file_offset, u64::from(size), at, field)?;
                self.taken.check(&part, at, field)?;
                elements.push(Element::MemoryLoad { address, data: part.bytes });
            }
            Element::REGISTER_WRITE if form.writes == WriteLayout::SizeCode => {
                let [_, address, code, low, high] = words;
                let bits = Element::write_bits(code);
                // A write of 8 or 16 bits has them in the low ones of its value.
                let value = if bits < 32 { low & ((1 << bits) - 1) } else { low };
                form.narrow_writes += usize::from(bits < 32);
                elements.push(Element::RegisterWrite { address, value });
                if bits == 64 {
                    elements.push(Element::RegisterWrite { address: address.wrapping_add(4), value: high });
                }
            }
            Element::REGISTER_WRITE => {
                self.check_unused(&words, 3)?;
                let [_, address, value, ..] = words;
                elements.push(Element::RegisterWrite { address, value });
            }
            other => {
                let reason = TraceErrorReason::UnknownElement(other);
                return Err(TraceError { offset: self.at(0), field: self.field("type"), reason });
            }
        }
        Ok(())
    }

    /// Checks that the words from `first` on are zero.
    fn check_unused(&self, words: &[u32], first: usize) -> Result<(), TraceError> {
        match words.iter().enumerate().skip(first).find(|(_, value)| **value != 0) {
            None => Ok(()),
            Some((word, value)) => {
                let reason = TraceErrorReason::UnusedWord(*value);
                Err(TraceError { offset: self.at(word), field: self.field("unused word"), reason })
            }
        }
    }
}
