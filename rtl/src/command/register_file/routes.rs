// SPDX-License-Identifier: MIT
//! Where writes go, and what the CPU reads.

use crate::command::channel::effect;
use crate::parts::Rom;
use crate::prelude::*;
use pica_spec::choices::{FifoWriteMask, Recorder, UndefinedIdWrite};
use pica_spec::pica200::{ID_COUNT, ROUTES, Route, Target, id};

/// The last id.
pub(super) const LAST_ID: u64 = ID_COUNT as u64 - 1;

/// Where the parts of a word stand in the table.
mod place {
    pub(super) const KIND: usize = 32;
    pub(super) const SOURCE: usize = 35;
    /// The id leads to RESTART_PRIMITIVE, and the rest of the word is of that.
    pub(super) const ALIASES: usize = 45;
    pub(super) const IS_OF_CPU: usize = 46;
    /// A write does something else than to store, so that it may count without a byte.
    pub(super) const ACTS: usize = 47;
    pub(super) const PORT: usize = 48;
}

/// Whether a word for a transfer is merged with the one before it. Choice `fifo_write_mask`.
pub(super) fn merges(choices: &Recorder) -> bool {
    choices.fifo_write_mask() == FifoWriteMask::Merged
}

/// The word of an id in the table.
fn entry(of: usize) -> u64 {
    let route = &ROUTES[of];
    let aliases = route.target == Target::Nothing && route.reads == Some(id::RESTART_PRIMITIVE);
    let target: &Route = if aliases { &ROUTES[id::RESTART_PRIMITIVE as usize] } else { route };
    let (kind, port) = match target.target {
        Target::Storage => (effect::STORED, 0),
        Target::Trigger(_) => (effect::TRIGGERED, 0),
        Target::Index(port) => (effect::INDEX, port as u64),
        Target::Data(port) => (effect::DATA, port as u64),
        Target::Nothing => (effect::NOT_WRITABLE, 0),
    };
    // A write of no byte never gets to what an id leads to.
    let acts = matches!(route.target, Target::Trigger(_) | Target::Data(_));
    let is_of_cpu = !(route.lists && target.lists);
    let source = route.reads.unwrap_or(0);
    let visible = route.reads.map_or(0, |source| ROUTES[source as usize].mask.unwrap_or(u32::MAX));
    u64::from(visible)
        | (kind as u64) << place::KIND
        | u64::from(source) << place::SOURCE
        | u64::from(aliases) << place::ALIASES
        | u64::from(is_of_cpu) << place::IS_OF_CPU
        | u64::from(acts) << place::ACTS
        | port << place::PORT
}

/// What the specification says of an id, two clocks later.
#[derive(LogicBlock, Default, Component)]
#[component(name = "register_routes")]
pub(super) struct Routes {
    pub clock: Signal<In, Clock>,
    pub id: Signal<In, Bits<10>>,
    /// What a write does if all is well: a code of `effect`.
    pub kind: Signal<Out, Bits<3>>,
    /// Lists cannot write the register.
    pub is_of_cpu: Signal<Out, Bit>,
    /// A write counts with no byte enabled.
    pub needs_no_byte: Signal<Out, Bit>,
    /// The transfer that the register belongs to.
    pub port: Signal<Out, Bits<5>>,
    /// The id that the CPU reads at this one.
    pub source: Signal<Out, Bits<10>>,
    /// A write goes to that id, too.
    pub leads: Signal<Out, Bit>,
    /// The bits that the CPU sees of it.
    pub visible: Signal<Out, Bits<32>>,
    aliases: Signal<Local, Bit>,
    rom: Rom<10, 53>,
    /// An id without a register leads to RESTART_PRIMITIVE: choice `undefined_id_write`.
    restarts: Parameter<Bit>,
    /// What acts needs no byte: choice `fifo_write_mask`.
    raw: Parameter<Bit>,
}

impl Routes {
    /// The routes under `choices`.
    pub(super) fn new(choices: &Recorder) -> Self {
        Self {
            rom: Rom::new("routes", (0..ID_COUNT).map(entry).collect()),
            restarts: Parameter::new(choices.undefined_id_write() == UndefinedIdWrite::RestartPrimitive),
            raw: Parameter::new(choices.fifo_write_mask() == FifoWriteMask::RawAlways),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for Routes {
    fn update(&mut self) {
        wire!(self => self.rom: clock, address: id);
        self.visible.next = self.rom.word.val().get_bits::<32>(0);
        self.kind.next = self.rom.word.val().get_bits::<3>(place::KIND);
        self.source.next = self.rom.word.val().get_bits::<10>(place::SOURCE);
        self.aliases.next = self.rom.word.val().get_bit(place::ALIASES);
        self.leads.next = self.aliases.val() && self.restarts.val();
        if self.aliases.val() && (!self.restarts.val()) {
            self.kind.next = bits_of::<3>(effect::NOT_WRITABLE);
        }
        self.is_of_cpu.next = self.rom.word.val().get_bit(place::IS_OF_CPU);
        self.needs_no_byte.next = self.rom.word.val().get_bit(place::ACTS) && self.raw.val();
        self.port.next = self.rom.word.val().get_bits::<5>(place::PORT);
    }
}
