// SPDX-License-Identifier: MIT
//! `command_processor`: writes of the CPU and words of lists, and the writes that come of them.

use super::recorded::programs;
use super::reference::{BURST, CPU, Event, REQUEST, WORD, items, run};
use crate::block::{Simpler, Unit};
use crate::coverage::table::{Group, Table};
use crate::coverage::{Bin, Hits};
use crate::random::CaseRng;
use crate::registry::difference::difference;
use crate::reservoir::{MOST_TRANSACTIONS, Reservoir};
use crate::stimulus::command::program::{CpuWrite, Program};
use pica_model::command::Flow;
use pica_spec::choices::{Choices, FifoWriteMask};
use pica_spec::command::Buffer;
use pica_spec::pica200::{ID_COUNT, id};
use pica_spec::trace::{Memory, Recording};
use pica_vectors::{Case, Item};

/// `command_processor` as the campaigns see it.
pub struct CommandProcessorUnit {
    choices: Choices,
    table: Table,
    ends: Group<2>,
    lengths: Group<2>,
    masks: Group<1>,
    excess: Group<1>,
    lanes: Group<2>,
    requested: Group<1>,
    places: Group<1>,
    segments: Group<2>,
    cuts: Group<1>,
    jumps: Group<2>,
    cpu: Group<1>,
}

/// Words of a random case, at most.
const WORDS: usize = 1 << 9;

/// Classes of the number of parameters behind the header.
const LENGTHS: [&str; 6] = ["no parameter", "one", "two", "up to 15", "up to 254", "255"];

fn length(extra: u8) -> usize {
    match extra {
        0..=2 => extra.into(),
        3..=15 => 3,
        16..=254 => 4,
        255 => 5,
    }
}

impl CommandProcessorUnit {
    /// Under `choices`.
    pub fn new(choices: &Choices) -> Self {
        let mut table = Table::default();
        let ends = table.group([3, 2], |[reason, outside]| {
            let name = ["by a lane", "when nothing is left", "at the limit of jumps"][reason];
            Bin::new(format!("a list ends {name}{}", ["", ", and was not all in memory"][outside]))
        });
        let lengths = table.group([LENGTHS.len(), 2], |[length, step]| {
            let name = ["for one id", "for ids that follow each other"][step];
            Bin::new(format!("{} behind the header, {name}", LENGTHS[length]))
        });
        let masks = table.group([16], |[mask]| Bin::new(format!("byte mask {mask:04b} of a list")));
        let excess =
            table.group([2], |[class]| Bin::new(["an id beyond the last", "an id that counts beyond the last"][class]));
        let lanes = table.group([16, 2], |[word, stops]| {
            Bin::new(format!("request word {word}: {}", ["the list goes on", "the list stops"][stops]))
        });
        let requested = table.group([16], |[lanes]| Bin::new(format!("interrupt lanes {lanes:04b}")));
        let places = table.group([BURST], |[place]| Bin::new(format!("a segment is left at word {place} of a burst")));
        let segments = table.group([3, 3], |[place, fits]| {
            let place = ["VRAM", "FCRAM", "neither"][place];
            let name = format!("a segment in {place}: {}", ["empty", "all of it", "a part of it"][fits]);
            match (place, fits) {
                ("neither", 1) => Bin::unreachable(name, "nothing is there"),
                _ => Bin::new(name),
            }
        });
        let cuts = table.group([2], |[ends]| {
            Bin::new(format!("a command does not fit, and {}", ["is dropped", "ends the list"][ends]))
        });
        let jumps = table.group([2, 2], |[to, bytes]| {
            let name = format!("a jump to buffer {to}, {}", ["no byte enabled", "some"][bytes]);
            match (bytes, choices.fifo_write_mask) {
                (0, FifoWriteMask::RawAnyByte | FifoWriteMask::Merged) => Bin::unreachable(name, "it does nothing"),
                _ => Bin::new(name),
            }
        });
        let cpu = table.group([3], |[class]| {
            Bin::new(["the CPU starts no list", "the CPU starts a list", "the CPU starts another one"][class])
        });
        Self {
            choices: *choices,
            table,
            ends,
            lengths,
            masks,
            excess,
            lanes,
            requested,
            places,
            segments,
            cuts,
            jumps,
            cpu,
        }
    }
}

/// The program of a case: what its requests found is in memory.
fn program(inputs: &[Item], choices: &Choices) -> Program {
    let mut words = inputs.iter().filter(|item| item.channel == WORD);
    let outputs = run(inputs, choices).outputs;
    let mut program = Program::default();
    for request in outputs.iter().filter(|item| item.channel == REQUEST) {
        for (address, item) in (request.values[0]..).zip(words.by_ref().take(request.values[1] as usize)) {
            program.memory.insert(address, u64::from(item.values[0]) | u64::from(item.values[1]) << 32);
        }
    }
    let writes = inputs.iter().filter(|item| item.channel == CPU);
    let write = |item: &Item| CpuWrite { id: item.values[0], data: item.values[1], limit: item.values[2] };
    program.writes = writes.map(write).collect();
    program
}

impl Unit for CommandProcessorUnit {
    fn stimulus(&self, rng: &mut CaseRng) -> Vec<Item> {
        loop {
            // A list may write any size for the next buffer.
            if let Some(items) = items(&Program::random(rng), &self.choices, WORDS) {
                return items;
            }
        }
    }

    fn expect(&self, inputs: &[Item]) -> Vec<Item> {
        run(inputs, &self.choices).outputs
    }

    fn bins(&self) -> Vec<Bin> {
        self.table.bins.clone()
    }

    fn cover(&self, case: &Case, hits: &mut Hits) {
        let mut starts = 0;
        for item in case.inputs.iter().filter(|item| item.channel == CPU) {
            if matches!(item.values[0], id::CMDBUF_JUMP0 | id::CMDBUF_JUMP1) {
                let starts_list = item.values[1] & 1 == 1;
                self.cpu.mark([if starts_list { 1 + usize::from(starts > 0) } else { 0 }], hits);
                starts += u32::from(starts_list);
            }
        }
        for item in case.outputs.iter().filter(|item| item.channel == super::reference::END) {
            self.ends.mark([item.values[0] as usize, item.values[1] as usize], hits);
        }
        for event in run(&case.inputs, &self.choices).events {
            match event {
                Event::Write(write, flow) => {
                    self.masks.mark([write.mask().get().into()], hits);
                    if write.parameter == 0 {
                        let step = usize::from(write.header.consecutive());
                        self.lengths.mark([length(write.header.extra()), step], hits);
                    }
                    if usize::from(write.header.id()) >= ID_COUNT {
                        self.excess.mark([0], hits);
                    } else if write.header.id_of(write.parameter) >= ID_COUNT as u32 {
                        self.excess.mark([1], hits);
                    }
                    if let Flow::Jump(buffer) = flow {
                        let to = usize::from(buffer == Buffer::Buffer1);
                        self.jumps.mark([to, usize::from(!write.mask().is_none())], hits);
                    }
                }
                Event::Cut(ends) => self.cuts.mark([ends.into()], hits),
                Event::Segment(address, size, available) => {
                    let place = match address {
                        Memory::VRAM..Memory::FCRAM if address < Memory::VRAM + Memory::VRAM_BYTES => 0,
                        Memory::FCRAM.. if available > 0 || size == 0 => 1,
                        _ => 2,
                    };
                    let fits = if available == 0 && size == 0 { 0 } else { 1 + usize::from(available < size) };
                    self.segments.mark([place, fits], hits);
                }
                Event::Left(at) => self.places.mark([at % BURST], hits),
                Event::Lanes(word, lanes, stops) => {
                    self.lanes.mark([word as usize, stops.into()], hits);
                    self.requested.mark([lanes as usize], hits);
                }
            }
        }
    }

    fn may_end(&self, inputs: &[Item], place: usize) -> bool {
        // The words of a list stand behind the write that starts it.
        inputs.get(place).is_none_or(|next| next.channel == CPU)
    }

    fn simpler<'a>(&'a self, inputs: &'a [Item]) -> Simpler<'a> {
        let program = program(inputs, &self.choices);
        let size = |items: &[Item]| -> (usize, u32) {
            let ones = items.iter().flat_map(|item| &item.values).map(|value| value.count_ones()).sum();
            (items.len(), ones)
        };
        let own = size(inputs);
        // Candidates are made one by one: of the thousands of words of a recorded list, all would not fit into memory.
        let simpler = program.edits().filter_map(move |edit| items(&program.with(edit), &self.choices, inputs.len()));
        Box::new(simpler.filter(move |items| size(items) < own))
    }

    fn recorded(&self, recording: &Recording, reservoir: &mut Reservoir) -> bool {
        let programs = programs(recording, &self.choices);
        let mut all = programs.filter_map(|program| items(&program, &self.choices, MOST_TRANSACTIONS));
        all.all(|items| reservoir.add(|| items));
        true
    }

    fn explain(&self, case: &Case, actual: &[Item]) -> Option<String> {
        let channels = ["request", "write", "interrupt", "end"];
        let channels: Vec<(usize, &str)> = (REQUEST..).zip(channels).collect();
        difference(case, actual, &channels)
    }
}
