// SPDX-License-Identifier: MIT
//! `register_file`: writes and their effects, and what the CPU reads.

use super::channel::{effect_values, mask, writer};
use super::{recorded, reference};
use crate::block::{Simpler, Unit};
use crate::coverage::table::{Group, Table};
use crate::coverage::{Bin, Hits};
use crate::random::CaseRng;
use crate::registry::difference::difference;
use crate::reservoir::{MOST_TRANSACTIONS, Reservoir};
use crate::stimulus::command::ids;
use crate::stimulus::dice::Dice;
use crate::stimulus::simpler_items;
use pica_rtl::command::{RegisterEffectValues, RegisterFile as Circuit, RegisterWriteValues, effect};
use pica_rtl::dut::Values;
use pica_spec::choices::{Choices, FifoWriteMask, UndefinedIdWrite};
use pica_spec::command::ByteMask;
use pica_spec::pica200::{POWER_UP, ROUTES, Target, id};
use pica_spec::register_file::RegisterFile;
use pica_spec::trace::Recording;
use pica_vectors::{Case, Item};

/// The channel of what units have for registers.
const SHOW: usize = 0;
/// The channel of writes.
const REG: usize = 1;
/// The channel of reads.
const READ: usize = 2;
/// The channel of effects.
const EFFECT: usize = 3;
/// The channel of what was read.
const ANSWER: usize = 4;

/// Effects, by their codes.
const EFFECTS: [&str; 7] =
    ["stored", "triggered", "index", "data", "no byte is enabled", "not writable", "only the CPU writes it"];

/// Writes of a case that is recorded.
const WRITES: usize = 4096;

/// Transactions behind a write that may meet it on its way to the memory.
const NEAR: usize = 5;

/// `register_file` as the campaigns see it.
pub struct RegisterFileUnit {
    choices: Choices,
    table: Table,
    effects: Group<2>,
    masks: Group<2>,
    hazards: Group<3>,
    reads: Group<1>,
    room: Group<1>,
    aliases: Group<1>,
    merged: Group<1>,
}

/// The classes of reads.
const READS: [&str; 6] = [
    "what was written",
    "what is held after power-up",
    "0, of a register that is only written",
    "the bits that were seen",
    "the value of RESTART_PRIMITIVE, of an id without a register",
    "what is shown",
];

impl RegisterFileUnit {
    /// Under `choices`.
    pub fn new(choices: &Choices) -> Self {
        let mut table = Table::default();
        let effects = table.group([EFFECTS.len(), 2], |[code, cpu]| {
            let name = format!("{}, {}", ["a list", "the CPU"][cpu], EFFECTS[code]);
            match (code, cpu) {
                (effect::CPU_ONLY, 1) => Bin::unreachable(name, "the CPU writes every register that is written"),
                _ => Bin::new(name),
            }
        });
        let masks = table.group([2, 16], |[shown, mask]| {
            Bin::new(format!("byte mask {mask:04b} of {}", ["a write", "a value of a unit"][shown]))
        });
        let hazards = table.group([2, 2, NEAR], |[first, then, distance]| {
            let first = ["write", "value of a unit"][first];
            let then = ["written", "read"][then];
            Bin::new(format!("the register of a {first} is {then}, {} later", distance + 1))
        });
        let reads = table.group([READS.len()], |[class]| Bin::new(format!("read: {}", READS[class])));
        let room =
            table.group([2], |[class]| Bin::new(["writes in a row, as many as there is room for", "and more"][class]));
        let aliases = table.group([2], |[cpu]| {
            let name = format!("{} restarts by an id without a register", ["a list", "the CPU"][cpu]);
            match choices.undefined_id_write {
                UndefinedIdWrite::RestartPrimitive => Bin::new(name),
                UndefinedIdWrite::Ignored => Bin::unreachable(name, "such a write is ignored"),
            }
        });
        let merged = table.group([3], |[class]| {
            let name = ["a word for a transfer, some bytes enabled", "a trigger, none", "a word for a transfer, none"];
            match (class, choices.fifo_write_mask) {
                (1 | 2, FifoWriteMask::RawAlways) | (0, _) => Bin::new(name[class]),
                _ => Bin::unreachable(name[class], "without bytes nothing happens"),
            }
        });
        Self { choices: *choices, table, effects, masks, hazards, reads, room, aliases, merged }
    }

    /// Runs the transactions of a case; `seen` gets each with what came of it.
    fn run(&self, inputs: &[Item], mut seen: impl FnMut(&Item, Option<&Item>)) {
        let mut registers = RegisterFile::new(&self.choices);
        for item in inputs {
            let output = match (item.channel, &item.values[..]) {
                (SHOW, &[id, word, mask]) => {
                    let shown = ByteMask::new(mask as u8).merge(registers.get(id), word);
                    registers.set(id, shown);
                    None
                }
                (REG, values) => {
                    let write = RegisterWriteValues::from_row(|word| values.get(word).copied().unwrap_or_default());
                    let done = registers.write(write.reg_id, write.reg_data, mask(&write), writer(&write));
                    Some(Item { channel: EFFECT, values: effect_values(&write, done).to_row() })
                }
                (READ, &[id]) => Some(Item { channel: ANSWER, values: vec![registers.read_by_cpu(id)] }),
                _ => None,
            };
            seen(item, output.as_ref());
        }
    }
}

/// The class of a read.
fn class_of_read(of: u32, touched: &[(usize, u32)]) -> usize {
    let route = &ROUTES[of as usize];
    let source = route.reads.unwrap_or(of);
    let by = touched.iter().rev().find(|(_, id)| *id == source).map(|(channel, _)| *channel);
    match route.reads {
        None => 2,
        Some(id::RESTART_PRIMITIVE) if of != id::RESTART_PRIMITIVE => 4,
        Some(_) if route.mask.is_some() && by.is_some() => 3,
        Some(_) if by == Some(SHOW) => 5,
        Some(_) if by == Some(REG) => 0,
        Some(_) if POWER_UP.iter().any(|(held, _)| *held == of) => 1,
        Some(_) => 0,
    }
}

impl Unit for RegisterFileUnit {
    fn stimulus(&self, rng: &mut CaseRng) -> Vec<Item> {
        // A few registers, so that what is on the way is met.
        let pool: Vec<u32> = (0..rng.within(1..=4)).map(|_| ids::id(rng)).collect();
        let burst = rng.percent(20);
        let count = if burst { rng.within(1..=3 * Circuit::INSIDE as u32) } else { rng.within(1..=40) };
        let item = |_| {
            let of = if rng.percent(75) { rng.pick(&pool) } else { ids::id(rng) };
            let (word, mask) = (ids::word(rng), ids::mask(rng));
            match rng.below(16) {
                0..=3 if !burst => Item { channel: READ, values: vec![of] },
                4..=5 if !burst => Item { channel: SHOW, values: vec![of, word, mask] },
                _ => {
                    let reg_cpu = rng.percent(30).into();
                    let write = RegisterWriteValues { reg_id: of, reg_data: word, reg_mask: mask, reg_cpu };
                    Item { channel: REG, values: write.to_row() }
                }
            }
        };
        (0..count).map(item).collect()
    }

    fn expect(&self, inputs: &[Item]) -> Vec<Item> {
        let mut outputs = Vec::new();
        self.run(inputs, |_, output| outputs.extend(output.cloned()));
        outputs
    }

    fn bins(&self) -> Vec<Bin> {
        self.table.bins.clone()
    }

    fn cover(&self, case: &Case, hits: &mut Hits) {
        // What was stored, by which channel: nothing where a transaction stored nothing.
        let mut touched: Vec<(usize, u32)> = Vec::new();
        let mut near: Vec<Option<(usize, u32)>> = Vec::new();
        self.run(&case.inputs, |item, output| {
            let own = item.values[0];
            let hazard = |near: &[Option<(usize, u32)>], to: u32, then: usize, hits: &mut Hits| {
                for (distance, by) in near.iter().rev().take(NEAR).enumerate() {
                    if let Some((channel, _)) = by.filter(|(_, id)| *id == to) {
                        self.hazards.mark([usize::from(channel == SHOW), then, distance], hits);
                    }
                }
            };
            let stored = match (item.channel, output) {
                (SHOW, _) => {
                    self.masks.mark([1, item.values[2] as usize & 0xF], hits);
                    hazard(&near, own, 0, hits);
                    Some(own)
                }
                (REG, Some(output)) => {
                    let told = RegisterEffectValues::from_row(|word| output.values[word]);
                    let (code, cpu) = (told.effect as usize, item.values[3] as usize & 1);
                    self.effects.mark([code, cpu], hits);
                    self.masks.mark([0, told.effect_mask as usize], hits);
                    let none = told.effect_mask == 0;
                    match code {
                        effect::DATA if !none && told.effect_mask != 0xF => self.merged.mark([0], hits),
                        effect::TRIGGERED if none => self.merged.mark([1], hits),
                        effect::DATA if none => self.merged.mark([2], hits),
                        _ => {}
                    }
                    if told.effect_id != own && ROUTES[own as usize].target == Target::Nothing {
                        self.aliases.mark([cpu], hits);
                    }
                    hazard(&near, told.effect_id, 0, hits);
                    (code < effect::EMPTY_MASK).then_some(told.effect_id)
                }
                _ => {
                    self.reads.mark([class_of_read(own, &touched)], hits);
                    hazard(&near, ROUTES[own as usize].reads.unwrap_or(own), 1, hits);
                    None
                }
            };
            near.push(stored.map(|id| (item.channel, id)));
            touched.extend(stored.map(|id| (item.channel, id)));
        });
        for row in case.inputs.chunk_by(|a, b| a.channel == b.channel).filter(|row| row[0].channel == REG) {
            if row.len() >= Circuit::INSIDE {
                self.room.mark([usize::from(row.len() > Circuit::INSIDE)], hits);
            }
        }
    }

    fn simpler<'a>(&'a self, inputs: &'a [Item]) -> Simpler<'a> {
        Box::new(simpler_items(inputs))
    }

    fn recorded(&self, recording: &Recording, reservoir: &mut Reservoir) -> bool {
        let programs = recorded::programs(recording, &self.choices);
        let mut lists = programs.filter_map(|program| reference::items(&program, &self.choices, MOST_TRANSACTIONS));
        lists.all(|list| {
            let outputs = reference::run(&list, &self.choices).outputs;
            let writes: Vec<Item> = outputs.into_iter().filter(|item| item.channel == reference::REG).collect();
            let case = |writes: &[Item]| writes.iter().map(|item| Item { channel: REG, ..item.clone() }).collect();
            writes.chunks(WRITES).all(|writes| reservoir.add(|| case(writes)))
        });
        true
    }

    fn explain(&self, case: &Case, actual: &[Item]) -> Option<String> {
        difference(case, actual, &[(EFFECT, "effect"), (ANSWER, "answer")])
    }
}
