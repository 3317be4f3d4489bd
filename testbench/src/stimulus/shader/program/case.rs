// SPDX-License-Identifier: MIT
//! What one case of the shader unit is: register writes, inputs and starts, in order.

use super::port::{ALIASES, Port};
use crate::expected::shader::unit::{REG, START, VERTEX};
use pica_spec::command::ByteMask;
use pica_vectors::Item;

/// A case.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShaderCase {
    /// What happens, in order.
    pub steps: Vec<Step>,
}

/// Something that the unit is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A register is written, by its offset in the block.
    Write {
        /// The offset.
        offset: u8,
        /// The word.
        data: u32,
        /// The bytes that are written.
        mask: ByteMask,
    },
    /// A memory is filled, with whole words.
    Transfer(Transfer),
    /// An input of the next invocation.
    Input {
        /// Whether it goes to the uniform `index`, and not to the v register that attribute `index` has.
        uniform: bool,
        /// Number of the uniform, from 0.
        index: u8,
        /// Whether its invocation is independent.
        independent: bool,
        /// Raw float24 of x, y, z and w.
        value: [u32; 4],
    },
    /// An invocation.
    Start {
        /// Whether the program is a geometry shader.
        geometry: bool,
        /// Whether it may run beside others.
        independent: bool,
        /// Most instructions that it may complete.
        limit: u32,
    },
}

/// Words for a port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transfer {
    /// Which register of the unit is written.
    pub port: Port,
    /// What its index register is given.
    pub index: u32,
    /// The data register of the first word, of the eight that are aliases.
    pub alias: u8,
    /// Whether each word goes to the data register after that of the word before it.
    pub rotates: bool,
    /// What is written, in order.
    pub words: Vec<u32>,
}

impl Transfer {
    /// Words from a place on, all to the first data register.
    pub fn new(port: Port, index: u32, words: Vec<u32>) -> Self {
        Self { port, index, alias: 0, rotates: false, words }
    }

    /// The data register of word number `word`.
    pub fn alias_of(&self, word: usize) -> u8 {
        (self.alias + if self.rotates { (word % usize::from(ALIASES)) as u8 } else { 0 }) % ALIASES
    }

    /// Takes a word that is written to a data register, unless it breaks the pattern.
    fn takes(&mut self, alias: u8, word: u32) -> bool {
        match self.words.len() {
            0 => self.alias = alias,
            1 => self.rotates = alias != self.alias,
            _ => {}
        }
        let fits = self.alias_of(self.words.len()) == alias;
        if fits {
            self.words.push(word);
        } else if self.words.len() == 1 {
            self.rotates = false;
        }
        fits
    }
}

impl ShaderCase {
    /// The transactions into the unit.
    pub fn items(&self) -> Vec<Item> {
        let mut items = Vec::new();
        let masked = |offset: u8, data: u32, mask: ByteMask| Item {
            channel: REG,
            values: vec![offset.into(), data, mask.get().into()],
        };
        let write = |offset: u8, data: u32| masked(offset, data, ByteMask::ALL);
        for step in &self.steps {
            match step {
                Step::Write { offset, data, mask } => items.push(masked(*offset, *data, *mask)),
                Step::Transfer(transfer) => {
                    items.push(write(transfer.port.index(), transfer.index));
                    let data = transfer.port.data();
                    items.extend((0..).zip(&transfer.words).map(|(i, word)| write(data + transfer.alias_of(i), *word)));
                }
                Step::Input { uniform, index, independent, value: [x, y, z, w] } => {
                    let values = vec![(*uniform).into(), (*index).into(), (*independent).into(), *x, *y, *z, *w];
                    items.push(Item { channel: VERTEX, values });
                }
                Step::Start { geometry, independent, limit } => {
                    let values = vec![(*geometry).into(), (*independent).into(), *limit];
                    items.push(Item { channel: START, values });
                }
            }
        }
        items
    }

    /// The case that consists of these transactions; those that are none into the unit are left out.
    pub fn from_items(items: &[Item]) -> Self {
        let mut steps: Vec<Step> = Vec::new();
        // Whether the last step is a transfer that goes on.
        let mut open = false;
        for item in items {
            let step = match (item.channel, item.values.as_slice()) {
                (REG, &[offset, data, mask]) => {
                    let (offset, mask) = (offset as u8, ByteMask::new(mask as u8));
                    let whole = mask == ByteMask::ALL;
                    if let (true, Some((port, alias)), Some(Step::Transfer(transfer))) =
                        (open && whole, Port::of_data(offset), steps.last_mut())
                        && transfer.port == port
                        && transfer.takes(alias, data)
                    {
                        continue;
                    }
                    match Port::of_index(offset) {
                        Some(port) if whole => Step::Transfer(Transfer::new(port, data, Vec::new())),
                        _ => Step::Write { offset, data, mask },
                    }
                }
                (VERTEX, &[uniform, index, independent, x, y, z, w]) => {
                    let (uniform, independent) = (uniform != 0, independent != 0);
                    Step::Input { uniform, index: index as u8, independent, value: [x, y, z, w] }
                }
                (START, &[geometry, independent, limit]) => {
                    Step::Start { geometry: geometry != 0, independent: independent != 0, limit }
                }
                _ => continue,
            };
            open = matches!(step, Step::Transfer(_));
            steps.push(step);
        }
        Self { steps }
    }

    /// Whether each of its invocations is marked as independent.
    pub fn independent(&self) -> impl Iterator<Item = bool> {
        self.steps.iter().filter_map(|step| match step {
            Step::Start { independent, .. } => Some(*independent),
            _ => None,
        })
    }

    /// The code that the case loads, if it does so with one transfer.
    pub fn code(&self) -> Option<&Transfer> {
        let mut found = self.steps.iter().filter_map(|step| match step {
            Step::Transfer(transfer) if transfer.port == Port::Code => Some(transfer),
            _ => None,
        });
        let first = found.next();
        if found.next().is_some() { None } else { first }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(offset: u8, data: u32) -> Item {
        masked(offset, data, 0xF)
    }

    fn masked(offset: u8, data: u32, mask: u32) -> Item {
        Item { channel: REG, values: vec![offset.into(), data, mask] }
    }

    /// Words to changing data registers, words without an index before them, inputs between words.
    #[test]
    fn any_transactions_survive() {
        let orders: [&[u8]; 6] = [
            &[0x1B, 0x1C, 0x1D, 0x1E, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x1C],
            &[0x1B, 0x1E, 0x1E, 0x1E, 0x1F, 0x1F],
            &[0x1C, 0x1D, 0x10, 0x1C, 0x11, 0x11],
            &[0x10, 0x11, 0x18, 0x11, 0x25, 0x10],
            &[0x10, 0x11, 0x12, 0x11, 0x0A, 0x12],
            &[0x10, 0x18, 0x11, 0x12, 0x3F],
        ];
        for order in orders {
            let items: Vec<Item> = (1..).zip(order).map(|(word, offset)| write(*offset, word)).collect();
            assert_eq!(ShaderCase::from_items(&items).items(), items, "{order:X?}");
        }
        let input = Item { channel: VERTEX, values: vec![1, 95, 0, 1, 2, 3, 4] };
        let start = Item { channel: START, values: vec![1, 0, 100] };
        let items = [write(0x10, 5), input, write(0x11, 1), start, write(0x11, 2)];
        assert_eq!(ShaderCase::from_items(&items).items(), items);
        let items =
            [write(0x1B, 5), write(0x1C, 1), masked(0x1C, 2, 1), write(0x1C, 3), masked(0x1B, 6, 0), write(0x1C, 4)];
        assert_eq!(ShaderCase::from_items(&items).items(), items);
    }

    #[test]
    fn a_transfer_is_one_step() {
        let transfer = Transfer { alias: 6, rotates: true, ..Transfer::new(Port::Code, 12, (0..20).collect()) };
        let case = ShaderCase { steps: vec![Step::Transfer(transfer)] };
        assert_eq!(ShaderCase::from_items(&case.items()), case);
    }
}
