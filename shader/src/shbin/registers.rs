// SPDX-License-Identifier: MIT
//! From container to registers: what a loader writes to the GPU for a program (shbin.md#from-dvle-to-registers), as
//! data.
//!
//! The order and the values are those of the homebrew loaders, down to their way of placing output map words by
//! register number, so a program whose output registers leave gaps is mapped wrongly here as there.

use super::dvle::{Constant, ConstantValue, Dvle, GeometryMode};
use super::output::OutputType;
use super::{ShaderStage, Shbin};
use pica_model::shader::isa::{Mask, VERTEX_CODE_WORDS};
use pica_model::shader::{MappedOutputs, OUTPUT_COUNT};

/// A register write: register number, byte mask (bit 0 = bits 0-7), value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RegisterWrite {
    /// Register number.
    pub register: u16,
    /// Which bytes are written.
    pub mask: u8,
    /// The word; bytes outside of `mask` do not matter.
    pub value: u32,
}

const fn write(register: u16, value: u32) -> RegisterWrite {
    RegisterWrite { register, mask: 0xF, value }
}

const fn masked(register: u16, mask: u8, value: u32) -> RegisterWrite {
    RegisterWrite { register, mask, value }
}

/// The registers of a shader unit that a program goes through; those of both kinds of unit are laid out alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Unit {
    base: u16,
}

impl Unit {
    const GEOMETRY: Self = Self { base: 0x280 };
    const VERTEX: Self = Self { base: 0x2B0 };

    const fn register(self, offset: u16) -> u16 {
        self.base + offset
    }
}

/// Offsets from the first register of a shader unit.
mod offset {
    pub const BOOLEANS: u16 = 0x00;
    pub const INTEGERS: u16 = 0x01;
    pub const ENTRY_POINT: u16 = 0x0A;
    pub const OUTPUT_MASK: u16 = 0x0D;
    pub const CODE_END: u16 = 0x0F;
    pub const FLOAT_INDEX: u16 = 0x10;
    pub const FLOAT_DATA: u16 = 0x11;
    pub const CODE_INDEX: u16 = 0x1B;
    pub const CODE_DATA: u16 = 0x1C;
    pub const DESCRIPTOR_INDEX: u16 = 0x25;
    pub const DESCRIPTOR_DATA: u16 = 0x26;
}

/// Written above the 16 bits of the entry point and of the boolean uniforms.
const UPPER_HALF: u32 = 0x7FFF_0000;

/// What the rasteriser makes of the output registers: 0x04F to 0x056, 0x064 and 0x06F.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutputMap {
    /// Number of output registers with an entry: 0x04F.
    pub total: u8,
    /// The output registers with an entry, bit 0 = o0.
    pub mask: u16,
    /// 0x050 to 0x056: per register, a semantic code per component, x in the lowest byte, 0x1F for none.
    pub words: [u32; 7],
    /// 0x064: whether a texture coordinate occurs.
    pub texture_coordinates: bool,
    /// 0x06F: clock gates of the attributes that occur.
    pub clock: u32,
}

/// An output map word without a semantic.
const UNUSED: u32 = 0x1F1F_1F1F;

impl OutputMap {
    const EMPTY: Self = Self { total: 0, mask: 0, words: [UNUSED; 7], texture_coordinates: false, clock: 0 };

    /// The map of a program's output table. Entries of unknown type only count, and registers from o7 up have no word.
    pub fn of(program: &Dvle) -> Self {
        let mut map = Self::EMPTY;
        for output in &program.outputs {
            let bit = 1u16.checked_shl(output.register.into()).unwrap_or(0);
            if map.mask & bit == 0 && bit != 0 {
                map.mask |= bit;
                map.total += 1;
            }
            let Some(kind) = output.output_type() else {
                continue;
            };
            let Some((base, count)) = kind.semantics else {
                continue;
            };
            let components = (0..4u8).filter(|component| output.mask >> component & 1 != 0).take(count.into());
            let mut handed_out = 0;
            for (code, component) in (base..).zip(components) {
                handed_out += 1;
                if let Some(word) = map.words.get_mut(usize::from(output.register)) {
                    let lsb = 8 * component;
                    *word = *word & !(0xFF << lsb) | u32::from(code) << lsb;
                }
            }
            map.texture_coordinates |= kind.is_texture_coordinate();
            // Bit 0 gates position.z, which a position of two components does not have.
            if kind.code != OutputType::POSITION || handed_out >= 3 {
                map.clock |= kind.clock;
            }
        }
        map
    }

    /// The components of each register that are given to an attribute.
    pub fn mapped(&self) -> MappedOutputs {
        let mut mapped = [Mask::NONE; OUTPUT_COUNT];
        for (mask, word) in mapped.iter_mut().zip(self.words) {
            let unused = UNUSED.to_le_bytes();
            let letters = ["x", "y", "z", "w"].into_iter().zip(word.to_le_bytes().into_iter().zip(unused));
            *mask = letters
                .filter(|(_, (code, unused))| code != unused)
                .fold(Mask::NONE, |mask, (letter, _)| mask.or(Mask::of(letter)));
        }
        mapped
    }

    /// The words in use: up to the first without a semantic.
    fn used(&self) -> impl Iterator<Item = u32> {
        self.words.into_iter().take_while(|&word| word != UNUSED)
    }

    /// The map for a vertex and a geometry program with the merge flag: words that both have, in the geometry program's
    /// order, then those of the geometry program alone, then those of the vertex program alone.
    pub fn merged(vertex: &Self, geometry: &Self) -> Self {
        let in_vertex = |word: &u32| vertex.used().any(|own| own == *word);
        let in_geometry = |word: &u32| geometry.used().any(|own| own == *word);
        let both = geometry.used().filter(in_vertex);
        let geometry_only = geometry.used().filter(|word| !in_vertex(word));
        let vertex_only = vertex.used().filter(|word| !in_geometry(word));
        let mut map = Self {
            mask: geometry.mask,
            texture_coordinates: vertex.texture_coordinates || geometry.texture_coordinates,
            clock: vertex.clock | geometry.clock,
            ..Self::EMPTY
        };
        for (slot, word) in map.words.iter_mut().zip(both.chain(geometry_only).chain(vertex_only)) {
            *slot = word;
            map.total += 1;
        }
        map
    }
}

/// A vertex program and, if there is one, the geometry program behind it.
#[derive(Clone, Copy, Debug)]
pub struct Pipeline<'a> {
    /// The container of the vertex program and the program in it.
    pub vertex: (&'a Shbin, &'a Dvle),
    /// The container of the geometry program and the program in it.
    pub geometry: Option<(&'a Shbin, &'a Dvle)>,
    /// Registers per vertex that the geometry program takes, 1 to 16; 0 for as many as the vertex program has outputs.
    pub stride: u8,
}

impl<'a> Pipeline<'a> {
    /// The first vertex program of a container and its first geometry program, if it has one. `None` without a vertex
    /// program.
    pub fn of(shbin: &'a Shbin) -> Option<Self> {
        let find = |stage| shbin.programs.iter().find(|program| program.stage == stage);
        Some(Self {
            vertex: (shbin, find(ShaderStage::Vertex)?),
            geometry: find(ShaderStage::Geometry).map(|program| (shbin, program)),
            stride: 0,
        })
    }

    /// The map the rasteriser gets.
    pub fn output_map(&self) -> OutputMap {
        let vertex = OutputMap::of(self.vertex.1);
        match self.geometry {
            None => vertex,
            Some((_, program)) if program.merge & 1 != 0 => OutputMap::merged(&vertex, &OutputMap::of(program)),
            Some((_, program)) => OutputMap::of(program),
        }
    }

    /// The writes that make the programs current, in order. Each word of code and descriptors is one write to the FIFO.
    pub fn configuration(&self) -> Vec<RegisterWrite> {
        let vertex_map = OutputMap::of(self.vertex.1);
        let map = self.output_map();
        let last = u32::from(vertex_map.total.saturating_sub(1));
        let geometry = u32::from(self.geometry.is_some());
        let mut writes = vec![masked(0x229, 0x3, 2 * geometry), masked(0x253, 0x3, 0), masked(0x244, 0x1, geometry)];
        writes.extend(upload(Unit::VERTEX, self.vertex.0, VERTEX_CODE_WORDS));
        writes.extend(entry(Unit::VERTEX, self.vertex.1, vertex_map.mask));
        writes.extend([write(0x24A, last), write(0x251, last)]);
        if let Some((shbin, program)) = self.geometry {
            writes.extend(upload(Unit::GEOMETRY, shbin, shbin.code.len()));
            writes.extend(entry(Unit::GEOMETRY, program, OutputMap::of(program).mask));
        }
        writes.push(masked(0x25E, 0x1, u32::from(map.total.saturating_sub(1))));
        writes.push(write(0x04F, map.total.into()));
        writes.extend((0x050..).zip(map.words).map(|(register, word)| write(register, word)));
        writes.extend([write(0x064, map.texture_coordinates.into()), write(0x06F, map.clock)]);
        writes.extend(self.geometry_mode(vertex_map.total));
        writes
    }

    /// 0x229, 0x252, 0x254, 0x289 and the input permutation of the geometry unit.
    fn geometry_mode(&self, vertex_outputs: u8) -> Vec<RegisterWrite> {
        let Some((_, program)) = self.geometry else {
            return vec![masked(0x229, 0xA, 0), write(0x252, 0), write(0x254, 0), write(0x289, 0xA000_0000)];
        };
        let stride = if self.stride == 0 { vertex_outputs } else { self.stride };
        let stride = u32::from(stride.saturating_sub(1) & 0xF);
        let variable = program.mode == GeometryMode::Variable;
        let mode = match program.mode {
            GeometryMode::Fixed => {
                let vertices = u32::from(program.fixed_count.wrapping_sub(1) & 0xF);
                0x0100_0000 | u32::from(program.fixed_start) << 16 | stride << 12 | vertices << 8 | 2
            }
            other => other.byte().into(),
        };
        let full_vertices = if variable { u32::from(program.variable_count).saturating_sub(1) } else { 0 };
        let to_uniforms = if program.mode == GeometryMode::Point { 0 } else { 0x100 };
        vec![
            masked(0x229, 0xA, if variable { 0x8000_0000 } else { 0 }),
            write(0x252, mode),
            write(0x254, full_vertices),
            write(0x289, 0x0800_0000 | to_uniforms | stride),
            write(0x28B, 0x7654_3210),
            write(0x28C, 0xFEDC_BA98),
        ]
    }

    /// The writes that load the constants of both programs.
    pub fn constants(&self) -> Vec<RegisterWrite> {
        let mut writes = constants(Unit::VERTEX, self.vertex.1);
        if let Some((_, program)) = self.geometry {
            writes.extend(constants(Unit::GEOMETRY, program));
        }
        writes
    }
}

/// Code and operand descriptors through the FIFOs.
fn upload(unit: Unit, shbin: &Shbin, code_words: usize) -> Vec<RegisterWrite> {
    let code = shbin.code.iter().take(code_words);
    let mut writes = vec![write(unit.register(offset::CODE_INDEX), 0)];
    writes.extend(code.map(|&word| write(unit.register(offset::CODE_DATA), word)));
    writes.push(write(unit.register(offset::CODE_END), 1));
    writes.push(write(unit.register(offset::DESCRIPTOR_INDEX), 0));
    let descriptors = shbin.descriptors.iter();
    writes.extend(descriptors.map(|entry| write(unit.register(offset::DESCRIPTOR_DATA), entry.descriptor)));
    writes
}

/// Entry point and output mask.
fn entry(unit: Unit, program: &Dvle, output_mask: u16) -> [RegisterWrite; 2] {
    [
        write(unit.register(offset::ENTRY_POINT), UPPER_HALF | program.entry & 0xFFFF),
        write(unit.register(offset::OUTPUT_MASK), output_mask.into()),
    ]
}

/// All boolean constants at once, then integers and floats in the order of the table. Registers that do not exist are
/// left out.
fn constants(unit: Unit, program: &Dvle) -> Vec<RegisterWrite> {
    let values = || program.constants.iter().filter_map(|constant| Some((constant, constant.value()?)));
    let booleans = values().fold(0, |bits, (constant, value)| match value {
        ConstantValue::Boolean(true) => bits | 1u32.checked_shl(constant.register.into()).unwrap_or(0) & 0xFFFF,
        _ => bits,
    });
    let mut writes = vec![write(unit.register(offset::BOOLEANS), UPPER_HALF | booleans)];
    for (&Constant { register, .. }, value) in values() {
        match value {
            ConstantValue::Integer(bytes) if register < 4 => {
                writes.push(write(unit.register(offset::INTEGERS) + register, u32::from_le_bytes(bytes)));
            }
            ConstantValue::Float(vector) if register < 96 => {
                writes.push(write(unit.register(offset::FLOAT_INDEX), register.into()));
                writes.extend(packed(vector).map(|word| write(unit.register(offset::FLOAT_DATA), word)));
            }
            _ => {}
        }
    }
    writes
}

/// Four f24 as the three words of the float uniform FIFO: w first, at the top (command-lists.md#index-and-data-ports).
pub fn packed([x, y, z, w]: [u32; 4]) -> [u32; 3] {
    let [x, y, z, w] = [x, y, z, w].map(|component| component & 0xFF_FFFF);
    [w << 8 | z >> 16, z << 16 | y >> 8, y << 24 | x]
}
