// SPDX-License-Identifier: MIT
//! What `shader_unit` gives: the model runs what the transactions ask for.

use pica_model::float::F24;
use pica_model::shader::isa::{Component, RegisterFile as File};
use pica_model::shader::{
    Block, EmittedTriangle, Hooks, Packed, Retired, Run, ShaderUnit, ShaderUnits, Stage, Status, UnsupportedChoice,
    Vector,
};
use pica_spec::choices::{Choices, DuplicatePermutation, VRegisterRetention};
use pica_spec::command::ByteMask;
use pica_spec::pica200::id;
use pica_spec::register_file::{RegisterFile, Writer};
use pica_vectors::Item;

/// The channel of register writes.
pub const REG: usize = 0;
/// The channel of inputs.
pub const VERTEX: usize = 1;
/// The channel of starts.
pub const START: usize = 2;
/// The channel of retired instructions.
pub const RETIRE: usize = 3;
/// The channel of emitted primitives.
pub const EMIT: usize = 4;
/// The channel of vertex outputs.
pub const OUT: usize = 5;
/// The channel of ends.
pub const DONE: usize = 6;

/// `retire_invocation` counts so far.
const INVOCATION_NUMBERS: u32 = 32;

/// Registers of a block.
const BLOCK_SIZE: u32 = 0x30;

/// A write to a whole register: `register` is an id of the block of GSH.
pub fn reg(register: u32, data: u32) -> Item {
    Item { channel: REG, values: vec![register.wrapping_sub(id::SH_BOOLUNIFORM[0]), data, ByteMask::ALL.get().into()] }
}

/// An attribute of the next invocation. They come in ascending order.
pub fn attribute(number: u32, value: Vector) -> Item {
    input(false, number, value)
}

/// A float uniform, as the input of a geometry shader may come.
pub fn uniform(number: u32, value: Vector) -> Item {
    input(true, number, value)
}

fn input(to_uniform: bool, number: u32, value: Vector) -> Item {
    let header = [to_uniform.into(), number, 0];
    Item { channel: VERTEX, values: header.into_iter().chain(value.map(F24::to_bits)).collect() }
}

/// Marks an input or a start as one of an independent invocation.
pub fn independent(mut item: Item) -> Item {
    match item.channel {
        VERTEX => item.values[2] = 1,
        START => item.values[1] = 1,
        _ => {}
    }
    item
}

/// An invocation of at most `limit` instructions.
pub fn start(stage: Stage, limit: u32) -> Item {
    Item { channel: START, values: vec![(stage == Stage::Geometry).into(), 0, limit] }
}

/// A unit of the model that takes transactions.
#[derive(Clone, Debug)]
pub struct Reference {
    block: Block,
    registers: RegisterFile,
    units: ShaderUnits,
    choices: Choices,
    attributes: Vec<(usize, Vector)>,
    /// Invocations so far.
    starts: u32,
}

impl Reference {
    /// A unit as it is after reset, with 512 or 4096 (`large`) program words.
    ///
    /// # Errors
    /// If the model cannot follow one of the choices.
    pub fn new(large: bool, choices: &Choices) -> Result<Self, UnsupportedChoice> {
        Ok(Self {
            block: if large { Block::Gsh } else { Block::Vsh },
            registers: RegisterFile::new(choices),
            units: ShaderUnits::new(choices)?,
            choices: *choices,
            attributes: Vec::new(),
            starts: 0,
        })
    }

    /// The unit.
    pub fn unit(&self) -> &ShaderUnit {
        self.units.unit(self.block)
    }

    /// Takes a transaction; what comes out of it is added to `outputs`. Within a channel that is its order.
    pub fn take(&mut self, item: &Item, outputs: &mut Vec<Item>) {
        match (item.channel, &item.values[..]) {
            (REG, &[offset, data, mask]) => self.write(offset, data, ByteMask::new(mask as u8)),
            (VERTEX, &[0, number, _, ref value @ ..]) if number < 16 => {
                self.attributes.push((number as usize, vector(value)));
            }
            (VERTEX, &[1, number, _, ref value @ ..]) => {
                self.units.unit_mut(self.block).uniforms.set_float(number as usize, vector(value));
            }
            (START, &[geometry, independent, limit]) => {
                let stage = if geometry == 1 { Stage::Geometry } else { Stage::Vertex };
                self.run(stage, independent == 1, limit, outputs);
            }
            _ => {}
        }
    }

    fn write(&mut self, offset: u32, data: u32, mask: ByteMask) {
        if offset >= BLOCK_SIZE {
            return;
        }
        let base = match self.block {
            Block::Gsh => id::SH_BOOLUNIFORM[0],
            _ => id::SH_BOOLUNIFORM[1],
        };
        let effect = self.registers.write(base + offset, data, mask, Writer::CommandList);
        self.units.write(base + offset, effect, &self.registers);
    }

    /// Loads the v registers.
    fn load(&mut self) {
        let attributes = std::mem::take(&mut self.attributes);
        let unit = self.units.unit_mut(self.block);
        if attributes.iter().enumerate().all(|(place, (number, _))| place == *number) {
            let values: Vec<Vector> = attributes.into_iter().map(|(_, value)| value).collect();
            unit.load_inputs(&values);
            return;
        }
        // Not the order in which attributes come. What the channel does with it is the same, one at a time.
        let mut loaded = [false; 16];
        for (number, value) in attributes {
            let register = usize::from(unit.config.input_map[number]);
            if !(loaded[register] && self.choices.duplicate_permutation == DuplicatePermutation::LowerAttribute) {
                unit.set_input(register, value);
                loaded[register] = true;
            }
        }
        if self.choices.v_register_retention == VRegisterRetention::Zero {
            for register in (0..16).filter(|register| !loaded[*register]) {
                unit.set_input(register, [F24::ZERO; 4]);
            }
        }
    }

    /// Whether an invocation with the inputs that have come is independent.
    pub fn is_independent(&self, limit: u32) -> bool {
        self.unit().is_independent(self.loaded(), limit.into())
    }

    /// The outputs that such an invocation writes whatever happens.
    pub fn written_outputs(&self, limit: u32) -> Option<u16> {
        self.unit().written_outputs(self.loaded(), limit.into())
    }

    /// The v registers that the inputs that have come go to.
    fn loaded(&self) -> u16 {
        let map = self.unit().config.input_map;
        self.attributes.iter().fold(0, |loaded, (number, _)| loaded | 1 << map[*number])
    }

    /// Runs an invocation with the inputs that have come; `hooks` see what it does. Beside what became of it gives the
    /// outputs that leave the unit. An independent one finds zeros, and leaves zeros to the next that is not (assumption
    /// `independent_invocations`).
    pub fn start(&mut self, stage: Stage, independent: bool, limit: u32, hooks: &mut impl Hooks) -> (Run, Packed) {
        let apart = independent && stage == Stage::Vertex;
        if apart {
            self.units.unit_mut(self.block).forget_registers();
        }
        self.load();
        let unit = self.units.unit_mut(self.block);
        let run = unit.run(stage, limit.into(), hooks);
        let outputs = unit.packed_outputs();
        if apart {
            unit.forget_registers();
        }
        (run, outputs)
    }

    fn run(&mut self, stage: Stage, independent: bool, limit: u32, outputs: &mut Vec<Item>) {
        let number = self.starts % INVOCATION_NUMBERS;
        self.starts += 1;
        let (run, packed) = self.start(stage, independent, limit, &mut Record { number, outputs });
        if stage == Stage::Vertex && run.status == Status::End {
            for (index, vector) in packed.iter().enumerate() {
                let header = [index as u32, (index + 1 == packed.len()).into()];
                let values = header.into_iter().chain(vector.map(F24::to_bits)).collect();
                outputs.push(Item { channel: OUT, values });
            }
        }
        let status = match run.status {
            Status::End => 0,
            Status::Watchdog => 1,
            Status::Hang => 2,
        };
        outputs.push(Item { channel: DONE, values: vec![status, run.instructions as u32] });
    }
}

fn vector(values: &[u32]) -> Vector {
    std::array::from_fn(|i| F24::from_bits(values.get(i).copied().unwrap_or_default() & 0xFF_FFFF))
}

/// Writes the events of a run down as transactions.
struct Record<'a> {
    /// Number of the invocation.
    number: u32,
    outputs: &'a mut Vec<Item>,
}

impl Hooks for Record<'_> {
    const RETIRE: bool = true;

    fn emit(&mut self, triangle: &EmittedTriangle) {
        let count = triangle.vertices[0].len();
        let mut send = |vertex: usize, index: usize, last: bool, vector: Vector| {
            let header = [vertex as u32, index as u32, count as u32, triangle.winding.into(), last.into()];
            let values = header.into_iter().chain(vector.map(F24::to_bits)).collect();
            self.outputs.push(Item { channel: EMIT, values });
        };
        if count == 0 {
            send(0, 0, true, [F24::ZERO; 4]);
        }
        for (vertex, vectors) in triangle.vertices.iter().enumerate() {
            for (index, vector) in vectors.iter().enumerate() {
                send(vertex, index, vertex == 2 && index + 1 == count, *vector);
            }
        }
    }

    fn retire(&mut self, retired: &Retired) {
        let destination = retired.destination.map_or(0, |destination| match destination.register() {
            (File::Output, number) => number,
            (_, number) => 0x10 + number,
        });
        let mask = if retired.destination.is_some() { retired.mask.bits() } else { 0 };
        let mut values = vec![
            self.number,
            retired.pc.into(),
            retired.word,
            retired.destination.is_some().into(),
            destination.into(),
            mask.into(),
        ];
        let written = Component::ALL.map(|component| retired.destination.is_some() && retired.mask.contains(component));
        values.extend((0..4).map(|i| if written[i] { retired.values[i].to_bits() } else { 0 }));
        values.extend(retired.cmp.map(u32::from));
        values.extend(retired.a0.map(|a0| a0 as u32));
        values.extend([retired.al, retired.next_pc.into()]);
        self.outputs.push(Item { channel: RETIRE, values });
    }
}

/// What comes out of a unit for what goes in after reset.
///
/// # Errors
/// If the model cannot follow one of the choices.
pub fn expect(inputs: &[Item], large: bool, choices: &Choices) -> Result<Vec<Item>, UnsupportedChoice> {
    let mut reference = Reference::new(large, choices)?;
    let mut outputs = Vec::new();
    for item in inputs {
        reference.take(item, &mut outputs);
    }
    Ok(outputs)
}
