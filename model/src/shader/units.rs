// SPDX-License-Identifier: MIT
//! The four register blocks of shader units, and the rule that copies writes from one to another
//! (shader-unit.md#units).

use super::isa::{GEOMETRY_CODE_WORDS, VERTEX_CODE_WORDS};
use super::unit::ShaderUnit;
use crate::diagnostic::Finding;
use crate::float::UnsupportedChoice;
use pica_spec::choices::Choices;
use pica_spec::pica200::{GeometryStageMode, Port, id};
use pica_spec::register_file::{Effect, RegisterFile};

/// A register block, and the unit behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Block {
    /// 0x280: the unit that runs geometry shaders, or vertex shaders as the others do.
    Gsh,
    /// 0x2B0: the vertex shader units.
    Vsh,
    /// 0x2E0: unknown purpose.
    Sh2,
    /// 0x310: unknown purpose.
    Sh3,
}

/// A port of a shader unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum UnitPort {
    FloatUniform,
    Code,
    OpDesc,
}

/// Ids of a block.
const BLOCK_SIZE: u32 = id::SH_BOOLUNIFORM[1] - id::SH_BOOLUNIFORM[0];
/// The plain registers, by their id in block GSH.
const BOOLUNIFORM: u32 = id::SH_BOOLUNIFORM[0];
const INTUNIFORM_I0: u32 = id::SH_INTUNIFORM_I0[0];
const INTUNIFORM_I3: u32 = id::SH_INTUNIFORM_I3[0];
const INPUTBUFFER_CONFIG: u32 = id::SH_INPUTBUFFER_CONFIG[0];
const ENTRYPOINT: u32 = id::SH_ENTRYPOINT[0];
const PERMUTATION_LOW: u32 = id::SH_ATTRIBUTES_PERMUTATION_LOW[0];
const PERMUTATION_HIGH: u32 = id::SH_ATTRIBUTES_PERMUTATION_HIGH[0];
const OUTMAP_MASK: u32 = id::SH_OUTMAP_MASK[0];

impl Block {
    /// All blocks, in order of their ids.
    pub const ALL: [Self; 4] = [Self::Gsh, Self::Vsh, Self::Sh2, Self::Sh3];

    /// Words of program memory (shader-unit.md#registers). The blocks of unknown purpose are taken to be vertex units.
    pub const fn program_depth(self) -> usize {
        match self {
            Self::Gsh => GEOMETRY_CODE_WORDS,
            Self::Vsh | Self::Sh2 | Self::Sh3 => VERTEX_CODE_WORDS,
        }
    }

    /// The block of a register, and the register's id in block GSH.
    fn of_register(register: u32) -> Option<(Self, u32)> {
        let place = register.checked_sub(BOOLUNIFORM)?;
        let block = *Self::ALL.get((place / BLOCK_SIZE) as usize)?;
        Some((block, BOOLUNIFORM + place % BLOCK_SIZE))
    }

    /// The block of a port.
    fn of_port(port: Port) -> Option<(Self, UnitPort)> {
        Some(match port {
            Port::GshFloatUniform => (Self::Gsh, UnitPort::FloatUniform),
            Port::GshCode => (Self::Gsh, UnitPort::Code),
            Port::GshOpDesc => (Self::Gsh, UnitPort::OpDesc),
            Port::VshFloatUniform => (Self::Vsh, UnitPort::FloatUniform),
            Port::VshCode => (Self::Vsh, UnitPort::Code),
            Port::VshOpDesc => (Self::Vsh, UnitPort::OpDesc),
            Port::Sh2FloatUniform => (Self::Sh2, UnitPort::FloatUniform),
            Port::Sh2Code => (Self::Sh2, UnitPort::Code),
            Port::Sh2OpDesc => (Self::Sh2, UnitPort::OpDesc),
            Port::Sh3FloatUniform => (Self::Sh3, UnitPort::FloatUniform),
            Port::Sh3Code => (Self::Sh3, UnitPort::Code),
            Port::Sh3OpDesc => (Self::Sh3, UnitPort::OpDesc),
            Port::FixedAttribute | Port::FogLut | Port::GasLut | Port::LightingLut | Port::ProctexLut => return None,
        })
    }
}

/// The four shader units, each behind its block of registers.
#[derive(Clone, Debug)]
pub struct ShaderUnits {
    units: [ShaderUnit; 4],
}

impl ShaderUnits {
    /// Units in which everything is 0.
    ///
    /// # Errors
    /// If the model cannot follow one of the choices.
    pub fn new(choices: &Choices) -> Result<Self, UnsupportedChoice> {
        let [a, b, c, d] = Block::ALL.map(|block| ShaderUnit::new(block.program_depth(), choices));
        Ok(Self { units: [a?, b?, c?, d?] })
    }

    /// The unit behind a register block.
    pub fn unit(&self, block: Block) -> &ShaderUnit {
        &self.units[block as usize]
    }

    /// The unit behind a register block, changeable.
    pub fn unit_mut(&mut self, block: Block) -> &mut ShaderUnit {
        &mut self.units[block as usize]
    }

    /// The unit that runs the vertices (assumption `vertex_unit`). The three units behind the VSH registers are one
    /// here: they have one configuration (shader-unit.md#units).
    pub(crate) fn vertex_unit(&mut self) -> &mut ShaderUnit {
        self.unit_mut(Block::Vsh)
    }

    /// Takes the `effect` that a write to the register `register` had on `registers`.
    ///
    /// Writes to uniforms, output mask, code and descriptors of block VSH go to GSH as well while GSH is a vertex unit
    /// without a configuration of its own: 0x244 bit 0 and 0x229 bits 0-1 are 0. Entry point and inputs stay apart.
    /// Writes that do not concern the shader units do nothing. What goes past the end of a memory is told of.
    pub fn write(&mut self, register: u32, effect: Effect, registers: &RegisterFile) -> Option<Finding> {
        let shared = !registers.vsh_com_mode().gsh_config_enable()
            && registers.geostage_config().mode() == GeometryStageMode::VertexOnly;
        match effect {
            Effect::Stored { new, .. } => {
                let (block, place) = Block::of_register(register)?;
                self.unit_mut(block).write_register(place, new);
                let copied = matches!(place, BOOLUNIFORM | INTUNIFORM_I0..=INTUNIFORM_I3 | OUTMAP_MASK);
                if block == Block::Vsh && shared && copied {
                    self.unit_mut(Block::Gsh).write_register(place, new);
                }
            }
            Effect::Index { port, value } => {
                for (_, unit, port) in self.units_of(port, shared) {
                    unit.write_index(port, value);
                }
            }
            Effect::Data { port, word } => {
                let mut past_end = None;
                for (is_own, unit, port) in self.units_of(port, shared) {
                    let index = unit.write_data(port, word);
                    // Software asks for no copy.
                    past_end = past_end.or(index.filter(|_| is_own));
                }
                return past_end.map(|index| Finding::TransferPastEnd { id: register, index });
            }
            Effect::Triggered { .. } | Effect::Ignored(_) => {}
        }
        None
    }

    /// The units that a write to a port reaches, and whether each is the one that the port is of.
    fn units_of(&mut self, port: Port, shared: bool) -> impl Iterator<Item = (bool, &mut ShaderUnit, UnitPort)> {
        let target = Block::of_port(port);
        Block::ALL.into_iter().zip(&mut self.units).filter_map(move |(block, unit)| {
            let (own, port) = target?;
            let copy = shared && own == Block::Vsh && block == Block::Gsh;
            (block == own || copy).then_some((block == own, unit, port))
        })
    }
}

impl ShaderUnit {
    /// A plain register, by its id in block GSH.
    fn write_register(&mut self, place: u32, value: u32) {
        match place {
            BOOLUNIFORM => self.uniforms.write_booleans(value.into()),
            INTUNIFORM_I0..=INTUNIFORM_I3 => {
                self.uniforms.write_integer((place - INTUNIFORM_I0) as usize, value.into());
            }
            INPUTBUFFER_CONFIG => self.config.write_input_config(value.into()),
            ENTRYPOINT => self.config.write_entry_point(value.into()),
            PERMUTATION_LOW => self.config.write_permutation_low(value.into()),
            PERMUTATION_HIGH => self.config.write_permutation_high(value.into()),
            OUTMAP_MASK => self.config.write_outmap_mask(value.into()),
            _ => {}
        }
    }

    fn write_index(&mut self, port: UnitPort, value: u32) {
        match port {
            UnitPort::FloatUniform => self.uniforms.write_float_index(value.into()),
            UnitPort::Code => self.program.write_code_index(value.into()),
            UnitPort::OpDesc => self.program.write_descriptor_index(value.into()),
        }
    }

    /// A word of a port; gives the index if that is past the end.
    fn write_data(&mut self, port: UnitPort, word: u32) -> Option<u16> {
        match port {
            UnitPort::FloatUniform => self.uniforms.write_float_data(word),
            UnitPort::Code => self.program.write_code_data(word),
            UnitPort::OpDesc => self.program.write_descriptor_data(word),
        }
    }
}
