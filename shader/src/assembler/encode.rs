// SPDX-License-Identifier: MIT
//! From operands to an instruction: which source may be wide, which descriptor is needed (assembly.md#mnemonics,
//! assembly.md#operand-descriptors). The disassembler uses the same functions to find out which words the assembly
//! language can say.

use super::names::Register;
use pica_model::shader::isa::{
    Comparison, Destination, Format, IndexRegister, Instruction, Mask, NarrowSource, Opcode, Operands, Reads,
    RegisterFile, Source, SourceModifier, Swizzle,
};
use pica_spec::isa::bits::descriptor::MASK;

/// A source operand of an arithmetic instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SourceOperand {
    pub register: Register,
    pub index: IndexRegister,
    pub modifier: SourceModifier,
}

/// The descriptor an instruction needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DescriptorUse {
    pub value: u32,
    /// The bits it reads.
    pub care: u32,
    /// Whether only the first 32 descriptors can be named.
    pub mad: bool,
}

/// Why a combination of sources cannot be encoded. Positions count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SourceError {
    /// A register of a file that is no source.
    NotASource { position: usize },
    /// Relative addressing of something that is no uniform.
    IndexedRegister { position: usize },
    /// A uniform where only v and r registers fit.
    NotNarrow { position: usize },
    /// A second uniform.
    SecondUniform { position: usize },
    /// A second v register; `first` is the position of the first one.
    SecondInput { position: usize, first: usize },
}

/// Encodes an instruction with up to three sources; `base` is the opcode that the mnemonic names.
///
/// For MOVA and CMP the destination has no meaning; the mask of CMP is no part of the descriptor either.
pub(crate) fn arithmetic(
    base: Opcode,
    destination: Destination,
    mask: Mask,
    sources: &[SourceOperand],
    compare: [Comparison; 2],
) -> Result<(Instruction, DescriptorUse), SourceError> {
    let base = base.info().base;
    let mut registers = [Source::from_bits(0); 3];
    for (position, (slot, source)) in registers.iter_mut().zip(sources).enumerate() {
        let (file, number) = source.register;
        *slot = Source::new(file, number).ok_or(SourceError::NotASource { position })?;
    }
    let opcode = select(base, &registers[..sources.len().min(3)]);
    let format = opcode.info().format;
    let wide = format.wide_source().unwrap_or(0);
    let mut narrow = [NarrowSource::from_bits(0); 3];
    let mut inputs = None;
    for (position, source) in sources.iter().enumerate().take(3) {
        match registers[position].narrow() {
            Some(_) if source.index != IndexRegister::None => {
                return Err(SourceError::IndexedRegister { position });
            }
            Some(register) => narrow[position] = register,
            None if position == wide => {}
            None if position > wide && sources[wide].register.0 == RegisterFile::Float => {
                return Err(SourceError::SecondUniform { position });
            }
            None => return Err(SourceError::NotNarrow { position }),
        }
        if let (RegisterFile::Input, number) = source.register {
            let (first, other) = *inputs.get_or_insert((position, number));
            // picasso lets CMP have them.
            if other != number && base != Opcode::Cmp {
                return Err(SourceError::SecondInput { position, first });
            }
        }
    }
    let index = sources.get(wide).map_or(IndexRegister::None, |source| source.index);
    let descriptor = 0;
    let operands = match format {
        Format::Format1 => {
            Operands::Format1 { descriptor, destination, source1: registers[0], source2: narrow[1], index }
        }
        Format::Format1i => {
            Operands::Format1i { descriptor, destination, source1: narrow[0], source2: registers[1], index }
        }
        Format::Format1c => Operands::Format1c {
            descriptor,
            source1: registers[0],
            source2: narrow[1],
            index,
            compare_x: compare[0],
            compare_y: compare[1],
        },
        Format::Format5 => Operands::Format5 {
            descriptor,
            destination,
            source1: narrow[0],
            source2: registers[1],
            source3: narrow[2],
            index,
        },
        Format::Format5i => Operands::Format5i {
            descriptor,
            destination,
            source1: narrow[0],
            source2: narrow[1],
            source3: registers[2],
            index,
        },
        _ => Operands::Format1u { descriptor, destination, source1: registers[0], index },
    };
    Ok((Instruction::new(opcode, operands), descriptor_use(base, mask, sources)))
}

/// The opcode whose wide source is where the uniform is.
fn select(base: Opcode, sources: &[Source]) -> Opcode {
    let is_uniform = |position: usize| sources.get(position).is_some_and(|source| source.narrow().is_none());
    let inverted = match base.info().format {
        Format::Format5 => !is_uniform(1) && is_uniform(2),
        _ => !is_uniform(0) && is_uniform(1),
    };
    base.inverted().filter(|_| inverted).unwrap_or(base)
}

/// The descriptor value an instruction needs and the bits of it that it reads, by picasso's rules: fields of sources it
/// does not have are zero and not read.
fn descriptor_use(base: Opcode, mask: Mask, sources: &[SourceOperand]) -> DescriptorUse {
    let has_mask = base != Opcode::Cmp;
    let mask = if has_mask { mask } else { Mask::NONE };
    let mask_bits = |mask: Mask| u32::from(mask.bits()) << MASK;
    let mut value = mask_bits(mask);
    let mut care = if has_mask { mask_bits(Mask::ALL) } else { 0 };
    for (position, source) in sources.iter().enumerate().take(3) {
        let read = Swizzle::from_bits(selector_care(base, position, mask));
        value |= source.modifier.encode(position);
        care |= SourceModifier { negate: true, swizzle: read }.encode(position);
    }
    DescriptorUse { value, care, mad: base == Opcode::Mad }
}

/// The selector bits of a source that picasso treats as read: those of the components that are, except that it takes
/// all of DST, of LITP and of the second source of CMP.
fn selector_care(base: Opcode, position: usize, mask: Mask) -> u8 {
    let read = match (base, position) {
        (Opcode::Dst | Opcode::Litp, _) | (Opcode::Cmp, 1) => Mask::ALL,
        _ => match base.info().reads[position] {
            Reads::Nothing => Mask::NONE,
            Reads::Always(components) => components,
            Reads::Enabled(components) => components.and(mask),
        },
    };
    Swizzle::pairs(read)
}
