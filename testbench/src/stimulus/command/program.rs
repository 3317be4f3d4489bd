// SPDX-License-Identifier: MIT
//! Command lists in memory, and the CPU that starts them.

use super::ids;
use crate::random::CaseRng;
use crate::stimulus::cuts;
use crate::stimulus::dice::Dice;
use pica_spec::command::{ByteMask, Header};
use pica_spec::pica200::bits::cmdbuf_size0;
use pica_spec::pica200::id;
use pica_spec::trace::{FcramSize, Memory};
use std::collections::BTreeMap;
use std::ops::Range;

/// A write of the CPU.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CpuWrite {
    /// Id of the register.
    pub id: u32,
    /// The word.
    pub data: u32,
    /// The most jumps of a list that it starts.
    pub limit: u32,
}

/// What the CPU writes, and what is in memory.
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// The writes of the CPU.
    pub writes: Vec<CpuWrite>,
    /// Words of 64 bits by their addresses in units of 8 bytes; others are 0.
    pub memory: BTreeMap<u32, u64>,
}

/// Where a segment lies, in units of 8 bytes, and how many words it has.
#[derive(Clone, Copy)]
struct Piece {
    address: u32,
    words: u32,
}

/// The registers of each buffer: address, size, and what starts it.
pub const BUFFERS: [[u32; 3]; 2] =
    [[id::CMDBUF_ADDR0, id::CMDBUF_SIZE0, id::CMDBUF_JUMP0], [id::CMDBUF_ADDR1, id::CMDBUF_SIZE1, id::CMDBUF_JUMP1]];

/// The first word of VRAM and of FCRAM, and that behind the last one, in units of 8 bytes.
fn memories() -> [[u32; 2]; 2] {
    let fcram = FcramSize::default().bytes();
    [(Memory::VRAM, Memory::VRAM_BYTES), (Memory::FCRAM, fcram)].map(|(first, bytes)| [first / 8, (first + bytes) / 8])
}

impl Program {
    /// Lists of a few segments.
    pub fn random(rng: &mut CaseRng) -> Program {
        let mut program = Program::default();
        let mut draw = Draw { rng, compares: [0; 16] };
        draw.interrupts(&mut program);
        if draw.rng.percent(10) {
            draw.chain(&mut program);
            return program;
        }
        let pieces: Vec<Piece> = (0..draw.rng.within(1..=3)).map(|_| draw.piece()).collect();
        for piece in &pieces {
            draw.segment(*piece, &pieces, &mut program);
        }
        for _ in 0..draw.rng.within(1..=2) {
            let buffer = draw.rng.below(2) as usize;
            for of in [buffer, 1 - buffer] {
                let piece = draw.rng.pick(&pieces);
                let words = draw.registers(of, piece);
                program.writes.extend(words.map(|(id, data)| CpuWrite { id, data, limit: 0 }));
            }
            if draw.rng.percent(30) {
                let (id, data) = (draw.id(), ids::word(draw.rng) & !1);
                program.writes.push(CpuWrite { id, data, limit: 0 });
            }
            let limit = match draw.rng.below(8) {
                0 => 1 << draw.rng.within(4..=15) | 1,
                1 => 0,
                _ => draw.rng.within(1..=4),
            };
            // Jumps in a circle end at the limit: a high one is for lists that hardly jump.
            let limit = if program.jumps_much() { limit & 7 } else { limit };
            program.writes.push(CpuWrite { id: BUFFERS[buffer][2], data: ids::word(draw.rng) | 1, limit });
        }
        program
    }

    /// The word of 64 bits at an address in units of 8 bytes.
    pub fn word(&self, address: u32) -> u64 {
        self.memory.get(&address).copied().unwrap_or(0)
    }

    /// Whether a word of the memory may be a header that jumps.
    fn jumps_much(&self) -> bool {
        let jumps = |word: &u64| {
            let header = Header((word >> 32) as u32);
            (header.id_of(0)..=header.id_of(header.extra())).contains(&id::CMDBUF_JUMP0)
                || header.id_of(0) == id::CMDBUF_JUMP1
        };
        self.memory.values().any(jumps)
    }

    /// What makes the program simpler.
    pub fn edits(&self) -> impl Iterator<Item = Edit> + use<> {
        let fewer = cuts(self.writes.len()).into_iter().map(Edit::Writes);
        let addresses: Vec<u32> = self.memory.keys().copied().collect();
        let words: Vec<(u32, u64)> = self.memory.iter().map(|(address, word)| (*address, *word)).collect();
        let fewer_words = cuts(addresses.len()).into_iter().map(move |cut| Edit::Words(addresses[cut].to_vec()));
        let bits = words.into_iter().flat_map(|(address, word)| (0..u64::BITS).map(move |bit| (address, word, bit)));
        let set = bits.filter(|(_, word, bit)| word >> bit & 1 == 1);
        fewer.chain(fewer_words).chain(set.map(|(address, word, bit)| Edit::Word(address, word & !(1 << bit))))
    }

    /// The program, made simpler.
    #[must_use]
    pub fn with(&self, edit: Edit) -> Program {
        let mut program = self.clone();
        match edit {
            Edit::Writes(cut) => drop(program.writes.drain(cut)),
            Edit::Words(addresses) => program.memory.retain(|address, _| addresses.binary_search(address).is_err()),
            Edit::Word(address, word) => drop(program.memory.insert(address, word)),
        }
        program
    }
}

/// What makes a program simpler.
pub enum Edit {
    /// Without these writes of the CPU.
    Writes(Range<usize>),
    /// Without the words at these addresses, which are in order.
    Words(Vec<u32>),
    /// Another word at an address.
    Word(u32, u64),
}

/// Words from an address to the end of the memory that it is in, if a size may say so many.
fn to_end(address: u32) -> Option<u32> {
    let [_, end] = memories().into_iter().find(|[first, end]| (*first..*end).contains(&address))?;
    Some(end - address).filter(|words| *words < 1 << cmdbuf_size0::SIZE_WIDTH)
}

/// Draws a program.
struct Draw<'a> {
    rng: &'a mut CaseRng,
    /// What the compare words hold.
    compares: [u32; 16],
}

impl Draw<'_> {
    /// The writes that say which lanes match.
    fn interrupts(&mut self, program: &mut Program) {
        let mut write = |id, data| program.writes.push(CpuWrite { id, data, limit: 0 });
        for number in 0..16 {
            if number == 0 && self.rng.percent(80) || self.rng.percent(15) {
                let compare = if self.rng.percent(50) { 0x1234_5678 } else { ids::word(self.rng) };
                self.compares[number as usize] = compare;
                write(id::IRQ_CMP0 + number, compare);
            }
        }
        for id in [id::IRQ_MASK_LOW, id::IRQ_MASK_HIGH] {
            if self.rng.percent(60) {
                write(id, ids::word(self.rng));
            }
        }
        if self.rng.percent(85) {
            write(id::IRQ_AUTOSTOP, ids::word(self.rng) | 1);
        }
    }

    /// Some place in memory, at an end of it, or beside it.
    fn piece(&mut self) -> Piece {
        let memories = memories();
        let ends = memories.as_flattened();
        let words = 2 * match self.rng.below(8) {
            0 => 0,
            1..=4 => self.rng.within(1..=6),
            5 => self.rng.within(1..=20),
            6 => self.rng.within(16..=34),
            _ if self.rng.percent(40) => self.rng.within(64..=80),
            _ => self.rng.within(1..=40),
        };
        let address = match self.rng.below(16) {
            0 => ids::word(self.rng) >> 3,
            1 => self.rng.pick(ends).wrapping_sub(2 * self.rng.below(words.max(2))),
            // So far in front of an end that one bit of the distance is 1, or nearly so.
            2 => self.rng.pick(ends).wrapping_sub((2 << self.rng.below(24)) + 2 * self.rng.below(words.max(2))),
            3 => {
                let bits = self.rng.within(0..=8);
                self.rng.pick(ends) + 2 * self.rng.below(1 << bits)
            }
            4..=9 => memories[0][0] + 2 * self.rng.below(1 << 10),
            _ => {
                let bits = self.rng.within(1..=23);
                memories[1][0] + 2 * self.rng.below(1 << bits)
            }
        };
        Piece { address: address & 0x1FFF_FFFE, words }
    }

    /// Some id; one in four is a bit away from one by which the command processor acts.
    fn id(&mut self) -> u32 {
        let own = [id::IRQ_MASK_LOW, id::IRQ_MASK_HIGH, id::IRQ_AUTOSTOP, id::IRQ_CMP0];
        match self.rng.below(8) {
            0 => self.rng.pick(BUFFERS.as_flattened()) ^ 1 << self.rng.below(10),
            1 => self.rng.pick(&own) ^ 1 << self.rng.below(10),
            _ => ids::id(self.rng),
        }
    }

    /// Address and size of a piece as the registers of a buffer have them.
    fn registers(&mut self, buffer: usize, piece: Piece) -> [(u32, u32); 2] {
        let mut extra =
            |above: u32| self.rng.below(2) | if self.rng.percent(10) { ids::word(self.rng) & above } else { 0 };
        let (address, size) = (piece.address | extra(!0x1FFF_FFFF), piece.words | extra(!0x1F_FFFF));
        let size = match self.rng.below(8) {
            // What a list that ends early leaves of its buffer does not matter.
            0 => size | 1 << self.rng.within(7..=20),
            // A bit of the size decides whether all of the buffer is in memory.
            1 => to_end(piece.address).map_or(size, |words| (words + 2).saturating_sub(2 * self.rng.below(3))),
            _ => size,
        };
        let [of_address, of_size, _] = BUFFERS[buffer];
        [(of_address, address), (of_size, size)]
    }

    /// Fills a piece with commands.
    fn segment(&mut self, piece: Piece, pieces: &[Piece], program: &mut Program) {
        let mut words = Vec::new();
        while words.len() < piece.words as usize {
            let command = match self.rng.below(16) {
                0..=1 => self.finalize(),
                2 => self.jump(),
                3 => {
                    let (buffer, target) = (self.rng.below(2) as usize, self.rng.pick(pieces));
                    let mut set = self.registers(buffer, target).map(|(id, word)| self.command(id, &[word])).concat();
                    set.extend(self.jump());
                    set
                }
                4 => self.other_lanes(),
                5 => self.long(piece.words),
                6 => self.mixed(),
                7 => {
                    let number = self.rng.below(16);
                    let word = self.lanes(number as usize);
                    let of = (id::FINALIZE + number) ^ 1 << self.rng.below(10);
                    self.command(of, &[word])
                }
                _ => {
                    let of = self.id();
                    // Few words are the end of a list by accident.
                    let first = if of == id::FINALIZE { 0 } else { ids::word(self.rng) };
                    self.command(of, &[first])
                }
            };
            words.extend(command);
        }
        let cut = self.rng.percent(50);
        if !cut && words.len() >= 2 && piece.words >= 2 {
            // The end, where lists have it.
            words.truncate(piece.words as usize - 1);
            words.extend(self.finalize());
        }
        for (address, word) in (piece.address..).zip(words).take(piece.words as usize) {
            program.memory.insert(address, word);
        }
    }

    /// A list that goes from one buffer to the other and back, each time to another place: its end does not depend on the limit
    /// of jumps, of which any bit may be set.
    fn chain(&mut self, program: &mut Program) {
        let address = memories()[0][0] + 2 * self.rng.below(1 << 10);
        let places: Vec<Piece> =
            (0..self.rng.within(2..=5)).map(|k| Piece { address: address + 8 * k, words: 4 }).collect();
        let whole = |id: u32| Header::new(id as u16).with_mask(ByteMask::ALL);
        for (k, place) in places.iter().enumerate() {
            let other = 1 - k % 2;
            let words = match places.get(k + 1) {
                Some(to) => {
                    let [of_address, of_size, jump] = BUFFERS[other];
                    let writes = [(of_address, to.address), (of_size, to.words), (jump, ids::word(self.rng))];
                    writes.map(|(id, word)| self.words(whole(id), &[word])).concat()
                }
                None => self.words(whole(id::FINALIZE), &[self.compares[0]]),
            };
            program.memory.extend((place.address..).zip(words));
        }
        let limit = 1 << self.rng.below(16);
        let [of_address, of_size, jump] = BUFFERS[0];
        let writes = [(of_address, places[0].address), (of_size, places[0].words), (jump, 1)];
        program.writes.extend(writes.map(|(id, data)| CpuWrite { id, data, limit }));
    }

    /// A command: the words of 64 bits that it takes, with something in what does not count.
    fn command(&mut self, of: u32, parameters: &[u32]) -> Vec<u64> {
        let mask = ByteMask::new(ids::mask(self.rng) as u8);
        let header = Header::new(of as u16)
            .with_mask(mask)
            .with_extra((parameters.len() - 1) as u8)
            .with_consecutive(self.rng.percent(50));
        let unused = self.unused();
        self.words(Header(header.0 | unused), parameters)
    }

    /// Bits of a header that mean nothing.
    fn unused(&mut self) -> u32 {
        if self.rng.percent(20) { self.rng.below(8) << 28 } else { 0 }
    }

    fn words(&mut self, header: Header, parameters: &[u32]) -> Vec<u64> {
        let padding = header.is_padded().then(|| ids::word(self.rng));
        let words: Vec<u32> =
            [parameters[0], header.0].into_iter().chain(parameters[1..].iter().copied()).chain(padding).collect();
        words.chunks(2).map(|pair| u64::from(pair[0]) | u64::from(pair[1]) << 32).collect()
    }

    /// A word that equals a compare word in some lanes.
    fn lanes(&mut self, number: usize) -> u32 {
        let lanes = ByteMask::new(self.rng.below(16) as u8);
        lanes.merge(!self.compares[number], self.compares[number])
    }

    fn finalize(&mut self) -> Vec<u64> {
        let word = if self.rng.percent(60) { self.compares[0] } else { self.lanes(0) };
        self.command(id::FINALIZE, &[word])
    }

    fn other_lanes(&mut self) -> Vec<u64> {
        let number = self.rng.within(1..=15);
        let word = self.lanes(number as usize);
        self.command(id::FINALIZE + number, &[word])
    }

    fn jump(&mut self) -> Vec<u64> {
        let of = self.rng.pick(&[id::CMDBUF_JUMP0, id::CMDBUF_JUMP1]);
        let word = ids::word(self.rng);
        self.command(of, &[word])
    }

    /// A command of many parameters.
    fn long(&mut self, words: u32) -> Vec<u64> {
        let most = if words > 128 { 4 } else { 16 };
        let count = match self.rng.below(most) {
            0..=1 => 256,
            2..=3 => self.rng.within(2..=80),
            _ => self.rng.within(2..=9),
        };
        let parameters: Vec<u32> = (0..count).map(|_| ids::word(self.rng)).collect();
        let of = match self.rng.below(4) {
            0 => self.rng.within(0x3F0..=0x40F),
            1 => 1 << self.rng.within(10..=15) | ids::id(self.rng),
            _ => ids::id(self.rng),
        };
        self.command(of, &parameters)
    }

    /// A consecutive command that reaches the lanes or a jump with one of its parameters.
    fn mixed(&mut self) -> Vec<u64> {
        let before = self.rng.within(0..=4);
        let behind = self.rng.within(0..=8);
        let target = self.rng.pick(&[id::FINALIZE, id::FINALIZE + 3, id::CMDBUF_JUMP0, id::CMDBUF_JUMP1]);
        let compare = self.compares[(target - id::FINALIZE).min(15) as usize];
        let parameters: Vec<u32> =
            (0..=before + behind).map(|k| if k == before { compare } else { ids::word(self.rng) }).collect();
        let header =
            Header::new((target - before) as u16).with_extra((parameters.len() - 1) as u8).with_consecutive(true);
        let unused = self.unused();
        self.words(Header(header.0 | unused), &parameters)
    }
}
