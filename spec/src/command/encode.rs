// SPDX-License-Identifier: MIT
//! From items back to bytes.

use super::end::EndRule;
use super::error::{EncodeError, EncodeErrorReason};
use super::item::{Item, Write};

/// The bytes of a list of items, in their order.
///
/// Writes that follow each other with the same command number are one command; its layout comes from the header. A padding
/// word is zero unless a padding item gives it. Offsets and parameter numbers are not read: both follow from the order.
///
/// Decoding the result by the same rule gives the items back, with offsets and commands numbered anew and without padding
/// items of value zero.
///
/// # Errors
/// The first item that does not fit, with the reason. A command may have fewer parameters than announced only if its last
/// one ends the list by `rule`.
pub fn encode(items: &[Item], rule: EndRule) -> Result<Vec<u8>, EncodeError> {
    let mut encoder = Encoder { items, rule, next: 0, bytes: Vec::with_capacity(8 * items.len()) };
    while let Some(item) = items.get(encoder.next) {
        match item {
            Item::Write(first) => {
                if encoder.command(first)? {
                    encoder.tail()?;
                } else {
                    encoder.padding(first);
                }
            }
            Item::Padding { .. } => return Err(encoder.error(EncodeErrorReason::MisplacedPadding)),
            Item::Tail { .. } => return Err(encoder.error(EncodeErrorReason::TailBeforeEnd)),
        }
    }
    Ok(encoder.bytes)
}

struct Encoder<'a> {
    items: &'a [Item],
    rule: EndRule,
    /// The next item to encode.
    next: usize,
    bytes: Vec<u8>,
}

impl<'a> Encoder<'a> {
    fn word(&mut self, word: u32) {
        self.bytes.extend_from_slice(&word.to_le_bytes());
    }

    /// An error about the next item.
    fn error(&self, reason: EncodeErrorReason) -> EncodeError {
        EncodeError { item: self.next, reason }
    }

    /// The next item, if it is a write of this command.
    fn write_of(&self, command: usize) -> Option<&'a Write> {
        match self.items.get(self.next) {
            Some(Item::Write(write)) if write.command == command => Some(write),
            _ => None,
        }
    }

    /// Encodes the parameters and the header of the command that starts with `first`; true if it ends the list.
    fn command(&mut self, first: &Write) -> Result<bool, EncodeError> {
        let header = first.header;
        let announced = header.parameters();
        for parameter in 0..=header.extra() {
            let Some(write) = self.write_of(first.command) else {
                let found = usize::from(parameter);
                let reason = EncodeErrorReason::MissingParameters { announced, found };
                return Err(EncodeError { item: self.next - 1, reason });
            };
            if write.header != header {
                return Err(self.error(EncodeErrorReason::HeaderChanged));
            }
            let expected = header.id_of(parameter);
            if write.id != expected {
                return Err(self.error(EncodeErrorReason::IdMismatch { expected, found: write.id }));
            }
            self.word(write.value);
            if parameter == 0 {
                self.word(header.0);
            }
            self.next += 1;
            if self.rule.parameter_end(header, parameter, write.value).is_some() {
                return Ok(true);
            }
        }
        match self.write_of(first.command) {
            None => Ok(false),
            Some(write) if write.header == header => Err(self.error(EncodeErrorReason::ExcessParameter { announced })),
            Some(_) => Err(self.error(EncodeErrorReason::HeaderChanged)),
        }
    }

    /// Encodes the padding of the command that starts with `first`.
    fn padding(&mut self, first: &Write) {
        if !first.header.is_padded() {
            return;
        }
        if let Some(Item::Padding { value, .. }) = self.items.get(self.next) {
            self.word(*value);
            self.next += 1;
        } else {
            self.word(0);
        }
    }

    /// Encodes what follows the end of the list.
    fn tail(&mut self) -> Result<(), EncodeError> {
        let end = self.next - 1;
        while let Some(item) = self.items.get(self.next) {
            let Item::Tail { value, .. } = item else {
                return Err(self.error(EncodeErrorReason::AfterEnd { end }));
            };
            self.word(*value);
            self.next += 1;
        }
        Ok(())
    }
}
