// SPDX-License-Identifier: MIT
//! What instructions that compute are given, and what they make of it.

use crate::coverage::float::{CLASSES, Classifier};
use crate::coverage::table::{Group, Table};
use crate::coverage::{Bin, Hits};
use crate::stimulus::float::Shape;
use crate::stimulus::shader::program::Invocation;
use pica_model::shader::isa::{
    Component, IndexRegister, Instruction, Mask, OPCODES, Opcode, OperandDescriptor, Reads, RegisterFile, Writes,
};
use pica_model::shader::{Retired, ShaderUnit};
use pica_spec::choices::{Choices, UnknownOpcode};
use pica_spec::isa::bits;
use pica_spec::isa::code::register::FLOAT_COUNT;
use pica_spec::isa::size::{OFFSET_LIMIT, UNIFORM_WRAP};

/// Kinds of relative addresses.
pub const RELATIVE: [&str; 9] = [
    "offset 0",
    "positive offset",
    "negative offset",
    "past c127 or before c0 and around to a uniform",
    "ones",
    "offset above 127",
    "offset below -128",
    "on a v register",
    "on an r register",
];

/// The bins of operations.
#[derive(Clone, Debug)]
pub struct Operations {
    classifier: Classifier,
    /// Opcodes that completed.
    opcode: Group<1>,
    /// Opcode and destination file.
    destination: Group<2>,
    /// Opcode, source position, and file.
    file: Group<3>,
    /// Wide position, index register, and what comes of it.
    relative: Group<3>,
    /// Opcode that writes under a mask, and the mask.
    mask: Group<2>,
    /// Opcode and source position that is negated.
    negated: Group<2>,
    /// Source position, component of the operand, and component of the register.
    select: Group<3>,
    /// Opcode and class of what it wrote.
    class: Group<2>,
    /// Opcode whose destination is one of its sources.
    in_place: Group<1>,
    /// Bits without meaning that are set.
    unused: Group<1>,
    /// CMP operator for x and y, and its result.
    compare: Group<3>,
}

fn info(opcode: usize) -> &'static pica_model::shader::isa::OpcodeInfo {
    &OPCODES[opcode]
}

fn writes_register(opcode: usize) -> bool {
    matches!(info(opcode).writes, Writes::Destination | Writes::DestinationAndFlags)
}

/// Why an opcode has no bin of a kind.
const NO_DESTINATION: &str = "it writes no register";
const NO_SOURCE: &str = "it has no such source";

/// The name of an opcode: those nobody knows have none.
pub fn name(opcode: usize) -> String {
    match info(opcode).name {
        "-" => format!("opcode {:02X}", info(opcode).code),
        name => name.to_owned(),
    }
}

/// Why an opcode has no results of a class.
pub fn no_result(opcode: usize, class: usize) -> Option<&'static str> {
    const MINUS_ZERO: usize = 1;
    const SUBNORMAL: usize = 2;
    const SMALLEST: usize = 3;
    const LARGEST: usize = 5;
    const INFINITY: usize = 6;
    const NAN: usize = 7;
    if !writes_register(opcode) {
        return Some(NO_DESTINATION);
    }
    let base = info(opcode).base;
    match (base, class) {
        (Opcode::Mov | Opcode::Max | Opcode::Min | Opcode::Dst, _) => None,
        (Opcode::Litp, NAN) => Some("its select rules drop NaN"),
        (Opcode::Litp, _) => None,
        (_, MINUS_ZERO) => Some("no arithmetic result is -0 (numbers.md#encoding)"),
        (_, SUBNORMAL) => Some("arithmetic results that are subnormal become 0 (numbers.md#rounding-and-range)"),
        (Opcode::Sge | Opcode::Slt, SMALLEST | LARGEST | INFINITY | NAN) => Some("it gives 0 or 1"),
        (Opcode::Flr, SMALLEST) => Some("it gives whole numbers"),
        (Opcode::Rcp, LARGEST) => Some("the reciprocal of the smallest number is 2^62"),
        (Opcode::Rsq | Opcode::Lg2, SMALLEST | LARGEST) => Some("its finite results are of moderate size"),
        _ => None,
    }
}

impl Operations {
    /// The bins for a unit under `choices`.
    pub fn new(table: &mut Table, choices: &Choices) -> Self {
        let opcodes = OPCODES.len();
        let sources = |opcode: usize| info(opcode).reads;
        let no_source =
            |opcode: usize, position: usize| (sources(opcode)[position] == Reads::Nothing).then_some(NO_SOURCE);
        let bin = |name: String, why: Option<&'static str>| match why {
            Some(why) => Bin::unreachable(name, why),
            None => Bin::new(name),
        };
        Self {
            classifier: Classifier::new(Shape::F24),
            opcode: table.group([opcodes], |[op]| {
                let hangs = info(op).writes == Writes::Unknown && choices.unknown_opcode == UnknownOpcode::Hang;
                bin(format!("{} runs", name(op)), hangs.then_some("it hangs the unit"))
            }),
            destination: table.group([opcodes, 2], |[op, file]| {
                let why = (!writes_register(op)).then_some(NO_DESTINATION);
                bin(format!("{} writes {}", name(op), ["o", "r"][file]), why)
            }),
            file: table.group([opcodes, 3, 3], |[op, position, file]| {
                let narrow = info(op).format.wide_source() != Some(position);
                let no_uniform = (narrow && file == 2).then_some("a narrow source cannot be a uniform");
                let why = no_source(op, position).or(no_uniform);
                bin(format!("{} source {} is {}", name(op), position + 1, ["v", "r", "c"][file]), why)
            }),
            relative: table.group([3, 3, RELATIVE.len()], |[position, index, kind]| {
                let unsigned = index == 2 && matches!(kind, 2 | 6);
                let why = unsigned.then_some("aL is not negative");
                let index = IndexRegister::from_raw(index as u32 + 1).assembly();
                bin(format!("wide source {} with {index}: {}", position + 1, RELATIVE[kind]), why)
            }),
            mask: table.group([opcodes, 1 << bits::mask::BITS], |[op, mask]| {
                let masked = writes_register(op) || info(op).writes == Writes::AddressRegisters;
                bin(format!("{} with mask {mask:04b}", name(op)), (!masked).then_some("it has no mask"))
            }),
            negated: table.group([opcodes, 3], |[op, position]| {
                bin(format!("{} negates source {}", name(op), position + 1), no_source(op, position))
            }),
            select: table.group([3, 4, 4], |[position, at, from]| {
                let [at, from] = [at, from].map(|component| Component::ALL[component].letter());
                Bin::new(format!("source {} gets {from} for {at}", position + 1))
            }),
            class: table.group([opcodes, CLASSES.len()], |[op, class]| {
                bin(format!("{} gives {}", name(op), CLASSES[class]), no_result(op, class))
            }),
            in_place: table.group([opcodes], |[op]| {
                bin(format!("{} writes one of its sources", name(op)), (!writes_register(op)).then_some(NO_DESTINATION))
            }),
            unused: table.list("set bits without meaning", &["instruction", "descriptor"]),
            compare: table.group([2, 8, 2], |[component, operator, result]| {
                let always = (operator >= 6 && result == 0).then_some("these operators are always true");
                let name = ["EQ", "NE", "LT", "LE", "GT", "GE", "6", "7"][operator];
                bin(format!("CMP {} {name}: {}", ["x", "y"][component], result == 1), always)
            }),
        }
    }

    /// Marks the bins of an invocation.
    pub fn cover(&self, unit: &ShaderUnit, invocation: &Invocation, hits: &mut Hits) {
        for (number, retired) in invocation.retired.iter().enumerate() {
            let instruction = Instruction::decode(retired.word);
            self.opcode.mark([retired.opcode as usize], hits);
            if instruction.unused != 0 {
                self.unused.mark([0], hits);
            }
            let Some(descriptor) = instruction.descriptor() else { continue };
            let descriptor = OperandDescriptor::decode(unit.program.descriptor(descriptor.into()).unwrap_or_default());
            if descriptor.unused {
                self.unused.mark([1], hits);
            }
            self.cover_sources(instruction, &descriptor, invocation, number, hits);
            self.cover_result(instruction, &descriptor, retired, hits);
        }
    }

    fn cover_sources(
        &self,
        instruction: Instruction,
        descriptor: &OperandDescriptor,
        invocation: &Invocation,
        number: usize,
        hits: &mut Hits,
    ) {
        let opcode = instruction.opcode;
        let destination = invocation.retired[number].destination;
        let wide = opcode.info().format.wide_source();
        for (position, source) in instruction.sources().into_iter().enumerate() {
            let Some(source) = source else { continue };
            let read = match opcode.info().reads[position] {
                Reads::Nothing => Mask::NONE,
                Reads::Always(components) => components,
                Reads::Enabled(components) => components.and(descriptor.mask),
            };
            if read == Mask::NONE {
                continue;
            }
            let (file, register) = source.register();
            let file_number = match file {
                RegisterFile::Input => 0,
                RegisterFile::Temporary => 1,
                _ => 2,
            };
            self.file.mark([opcode as usize, position, file_number], hits);
            if descriptor.sources[position].negate {
                self.negated.mark([opcode as usize, position], hits);
            }
            for at in read.components() {
                let from = descriptor.sources[position].swizzle.select(at);
                self.select.mark([position, at.index(), from.index()], hits);
            }
            if destination.is_some_and(|destination| destination.register() == (file, register)) {
                self.in_place.mark([opcode as usize], hits);
            }
            let index = instruction.index();
            if wide == Some(position) && index != IndexRegister::None {
                let kind = relative(file, register, invocation.offset(number, index));
                self.relative.mark([position, index.raw() as usize - 1, kind], hits);
            }
        }
    }

    fn cover_result(
        &self,
        instruction: Instruction,
        descriptor: &OperandDescriptor,
        retired: &Retired,
        hits: &mut Hits,
    ) {
        let opcode = retired.opcode as usize;
        if instruction.opcode.info().writes == Writes::AddressRegisters {
            self.mask.mark([opcode, usize::from(descriptor.mask.bits())], hits);
        }
        if let pica_model::shader::isa::Operands::Format1c { compare_x, compare_y, .. } = instruction.operands {
            for (component, operator) in [compare_x, compare_y].into_iter().enumerate() {
                let result = usize::from(retired.cmp[component]);
                self.compare.mark([component, operator.raw() as usize, result], hits);
            }
        }
        let Some(destination) = retired.destination else { return };
        let file = usize::from(destination.register().0 == RegisterFile::Temporary);
        self.mask.mark([opcode, usize::from(retired.mask.bits())], hits);
        if retired.mask != Mask::NONE {
            self.destination.mark([opcode, file], hits);
        }
        for component in retired.mask.components() {
            let class = self.classifier.class(retired.values[component.index()].to_bits());
            self.class.mark([opcode, class], hits);
        }
    }
}

/// What becomes of a relative address (shader-unit.md#relative-addressing), an index into [`RELATIVE`].
pub fn relative(file: RegisterFile, register: u8, offset: i64) -> usize {
    const LIMIT: i64 = OFFSET_LIMIT as i64;
    const WRAP: i64 = UNIFORM_WRAP as i64;
    let sum = i64::from(register) + offset;
    match file {
        RegisterFile::Input => 7,
        RegisterFile::Temporary => 8,
        _ if offset >= LIMIT => 5,
        _ if offset < -LIMIT => 6,
        _ if sum.rem_euclid(WRAP) >= FLOAT_COUNT as i64 => 4,
        _ if !(0..WRAP).contains(&sum) => 3,
        _ => match offset.signum() {
            0 => 0,
            1 => 1,
            _ => 2,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The reference cases of shader-unit.md#relative-addressing, all with c40.
    #[test]
    fn relative_addresses_by_hand() {
        let kinds = [(60, 4), (88, 3), (128, 5), (-42, 4), (-73, 3), (-127, 3), (-129, 6), (0, 0), (55, 1), (-40, 2)];
        for (offset, kind) in kinds {
            assert_eq!(relative(RegisterFile::Float, 40, offset), kind, "{offset}");
        }
    }
}
