// SPDX-License-Identifier: MIT
//! From the bytes of a file to a recording.

use std::ops::Range;

use super::error::{Field, TraceError, TraceErrorReason};
use super::file::{File, Part, words_of};
use super::header::Header;
use super::recording::{Element, InitialState, Recording};
use super::shared_bytes::SharedBytes;

impl Recording {
    /// Reads a file.
    ///
    /// The file is copied once; the loads refer to that copy, so memory stays proportional to the file.
    ///
    /// # Errors
    /// The first thing that is wrong, with the offset and the name of the field.
    pub fn read(file: &[u8]) -> Result<Self, TraceError> {
        let contents = SharedBytes::from(file);
        let file = File(&contents);
        let header = Header::read(file)?;
        let mut taken = Taken::by_header();
        let state = state(file, &header, &mut taken)?;
        let stream = stream(file, &header, &mut taken)?;
        let start = stream.range.start as u64;
        let elements = stream.bytes.as_chunks().0.iter().enumerate();
        let element = |(index, bytes)| ElementReader { file, taken: &taken, start, index }.read(bytes);
        Ok(Self { state, stream: elements.map(element).collect::<Result<_, _>>()? })
    }
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

    fn read(&self, bytes: &[u8; Element::BYTES]) -> Result<Element, TraceError> {
        let mut words = [0; Element::BYTES / 4];
        for (word, value) in words.iter_mut().zip(words_of(bytes)) {
            *word = value;
        }
        let [kind, ..] = words;
        match kind {
            Element::FRAME_MARKER => {
                self.check_unused(&words, 1)?;
                Ok(Element::FrameMarker)
            }
            Element::MEMORY_LOAD => {
                self.check_unused(&words, 4)?;
                let [_, file_offset, size, address, _] = words;
                let (at, field) = (self.at(1), self.field("file_offset"));
                let part = self.file.part(file_offset, u64::from(size), at, field)?;
                self.taken.check(&part, at, field)?;
                Ok(Element::MemoryLoad { address, data: part.bytes })
            }
            Element::REGISTER_WRITE => {
                self.check_unused(&words, 3)?;
                let [_, address, value, ..] = words;
                Ok(Element::RegisterWrite { address, value })
            }
            other => {
                let reason = TraceErrorReason::UnknownElement(other);
                Err(TraceError { offset: self.at(0), field: self.field("type"), reason })
            }
        }
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
