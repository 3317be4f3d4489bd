// SPDX-License-Identifier: MIT
//! Coverage of the parts of the shader unit: decoder, operands, ALU.

use super::program::operations::{RELATIVE, name, no_result, relative};
use crate::coverage::float::{CLASSES, Classifier};
use crate::coverage::table::{Group, Table};
use crate::coverage::{Bin, Hits};
use crate::stimulus::float::Shape;
use pica_model::shader::isa::{
    Component, Format, IndexRegister, Instruction, OPCODES, Opcode, OperandDescriptor, Reads, RegisterFile, Source,
    Swizzle,
};
use pica_spec::isa::bits;

/// The bins of the decoder.
#[derive(Clone, Debug)]
pub struct DecodeBins {
    /// The six bits of the opcode.
    code: Group<1>,
    /// Format, number of the field, and whether it is 0, all ones, or another value.
    field: Group<3>,
    /// Format, and whether bits without meaning are set.
    unused: Group<2>,
    mask: Group<1>,
    negate: Group<2>,
    /// Source, component of the operand, component of the register.
    select: Group<3>,
    /// v registers that the instruction names.
    inputs: Group<1>,
}

/// Most fields of a format.
const FIELDS: usize = 6;

impl DecodeBins {
    /// Adds the bins of `shader_decode` to `table`.
    pub fn new(table: &mut Table) -> Self {
        Self {
            code: table.group([1 << bits::OPCODE_WIDTH], |[code]| Bin::new(format!("opcode {code:02X}"))),
            field: table.group([Format::ALL.len(), FIELDS, 3], |[format, field, value]| {
                let format = Format::ALL[format];
                let kind = ["0", "all ones", "another value"][value];
                match format.fields().get(field) {
                    None => {
                        let name = format!("format {} field {field}: {kind}", format.label());
                        Bin::unreachable(name, "the format has fewer fields")
                    }
                    Some(spec) => {
                        let name = format!("format {} {}: {kind}", format.label(), spec.field.label());
                        match (spec.width, value) {
                            (1, 2) => Bin::unreachable(name, "one bit has two values"),
                            _ => Bin::new(name),
                        }
                    }
                }
            }),
            unused: table.group([Format::ALL.len(), 2], |[format, set]| {
                let format = Format::ALL[format];
                let name = format!("format {}: bits without meaning {}", format.label(), ["clear", "set"][set]);
                match (format.unused_mask(), set) {
                    (0, 1) => Bin::unreachable(name, "all bits of the format have a meaning"),
                    _ => Bin::new(name),
                }
            }),
            mask: table.group([1 << bits::mask::BITS], |[mask]| Bin::new(format!("mask {mask:04b}"))),
            negate: table.group([3, 2], |[source, negate]| {
                Bin::new(format!("source {} {}", source + 1, ["as it is", "negated"][negate]))
            }),
            select: table.group([3, 4, 4], |[source, at, from]| {
                let [at, from] = [at, from].map(|component| Component::ALL[component].letter());
                Bin::new(format!("source {} gets {from} for {at}", source + 1))
            }),
            inputs: table.list("v registers", &["none", "one", "different ones"]),
        }
    }

    /// Marks the bins of an instruction.
    pub fn cover(&self, word: u32, descriptor: u32, hits: &mut Hits) {
        let instruction = Instruction::decode(word);
        let format = instruction.opcode.info().format;
        let number = Format::ALL.iter().position(|other| *other == format).unwrap_or_default();
        self.code.mark([(word >> bits::OPCODE) as usize], hits);
        for (field, spec) in format.fields().iter().enumerate() {
            let value = match spec.get(word) {
                0 => 0,
                value if value == spec.get(u32::MAX) => 1,
                _ => 2,
            };
            self.field.mark([number, field, value], hits);
        }
        self.unused.mark([number, usize::from(instruction.unused != 0)], hits);
        if instruction.descriptor().is_some() {
            let OperandDescriptor { mask, sources, .. } = OperandDescriptor::decode(descriptor);
            self.mask.mark([mask.bits().into()], hits);
            for (source, modifier) in sources.iter().enumerate() {
                self.negate.mark([source, modifier.negate.into()], hits);
                for at in Component::ALL {
                    self.select.mark([source, at.index(), modifier.swizzle.select(at).index()], hits);
                }
            }
        }
        let is_input = |(file, _): &(RegisterFile, u8)| *file == RegisterFile::Input;
        let inputs: std::collections::BTreeSet<u8> = instruction
            .sources()
            .into_iter()
            .flatten()
            .map(Source::register)
            .filter(is_input)
            .map(|(_, number)| number)
            .collect();
        self.inputs.mark([inputs.len().min(2)], hits);
    }
}

/// The bins of operands.
#[derive(Clone, Debug)]
pub struct OperandBins {
    /// Register and index register.
    file: Group<2>,
    /// Index register, and what comes of it.
    relative: Group<2>,
    select: Group<2>,
    negate: Group<1>,
}

impl OperandBins {
    /// Adds the bins of `shader_operand` to `table`.
    pub fn new(table: &mut Table) -> Self {
        let index = |index: usize| match IndexRegister::ALL[index] {
            IndexRegister::None => "no index",
            index => index.assembly(),
        };
        Self {
            file: table
                .group([3, 4], |[file, number]| Bin::new(format!("{} with {}", ["v", "r", "c"][file], index(number)))),
            relative: table.group([3, RELATIVE.len()], |[number, kind]| {
                let name = format!("{}: {}", index(number + 1), RELATIVE[kind]);
                match (number, kind) {
                    (2, 2 | 6) => Bin::unreachable(name, "aL is not negative"),
                    _ => Bin::new(name),
                }
            }),
            select: table.group([4, 4], |[at, from]| {
                let [at, from] = [at, from].map(|component| Component::ALL[component].letter());
                Bin::new(format!("{from} for {at}"))
            }),
            negate: table.list("operand", &["as it is", "negated"]),
        }
    }

    /// Marks the bins of an operand, whose inputs are those of the block in their order.
    pub fn cover(&self, inputs: &[u32; 11], hits: &mut Hits) {
        let [source, index, a0x, a0y, al, _, _, _, _, select, negate] = *inputs;
        let (file, number) = Source::from_bits(source as u8).register();
        let file_number = match file {
            RegisterFile::Input => 0,
            RegisterFile::Temporary => 1,
            _ => 2,
        };
        self.file.mark([file_number, index as usize], hits);
        if let Some(place) = (index as usize).checked_sub(1) {
            let offset = [i64::from(a0x as i32), i64::from(a0y as i32), i64::from(al)][place];
            self.relative.mark([place, relative(file, number, offset)], hits);
        }
        let swizzle = Swizzle::from_bits(select as u8);
        for at in Component::ALL {
            self.select.mark([at.index(), swizzle.select(at).index()], hits);
        }
        self.negate.mark([negate as usize], hits);
    }
}

/// The bins of the ALU.
#[derive(Clone, Debug)]
pub struct AluBins {
    classifier: Classifier,
    /// The opcode of each operation.
    operations: &'static [Opcode],
    /// Operation, source, class of its x component.
    operand: Group<3>,
    /// Operation and class of a component of its result.
    result: Group<2>,
    /// Component, operator of CMP, result.
    compare: Group<3>,
    /// LITP: flags.
    litp: Group<2>,
    /// What MOVA is given.
    mova: Group<1>,
    /// Dot product, and what becomes of it.
    dot: Group<2>,
}

/// What MOVA is given.
const OFFSETS: [&str; 6] = ["0", "-128 to 127", "beyond that", "a fraction", "what no integer holds", "NaN"];
/// What happens in a dot product.
const DOTS: [&str; 3] = ["a product of infinity and 0", "exact cancellation of products", "opposite infinities"];

impl AluBins {
    /// The bins for the operations of the block.
    pub fn new(table: &mut Table, operations: &'static [Opcode]) -> Self {
        let row = |operation: usize| operations[operation] as usize;
        let moves = |opcode: Opcode| matches!(opcode, Opcode::Cmp | Opcode::Mova);
        Self {
            classifier: Classifier::new(Shape::F24),
            operations,
            operand: table.group([operations.len(), 3, CLASSES.len()], |[operation, source, class]| {
                let name = format!("{} source {} x is {}", name(row(operation)), source + 1, CLASSES[class]);
                match OPCODES[row(operation)].reads[source] {
                    Reads::Nothing => Bin::unreachable(name, "it has no such source"),
                    _ => Bin::new(name),
                }
            }),
            result: table.group([operations.len(), CLASSES.len()], |[operation, class]| {
                let name = format!("{} gives {}", name(row(operation)), CLASSES[class]);
                match no_result(row(operation), class) {
                    Some(why) => Bin::unreachable(name, why),
                    None if moves(operations[operation]) => Bin::unreachable(name, "it gives no vector"),
                    None => Bin::new(name),
                }
            }),
            compare: table.group([2, 8, 2], |[component, operator, result]| {
                let name = format!("CMP {} operator {operator}: {}", ["x", "y"][component], result == 1);
                match (operator, result) {
                    (6.., 0) => Bin::unreachable(name, "these operators are always true"),
                    _ => Bin::new(name),
                }
            }),
            litp: table.group([2, 2], |[x, y]| Bin::new(format!("LITP flags ({x}, {y})"))),
            mova: table.list("MOVA of", &OFFSETS),
            dot: table.group([3, DOTS.len()], |[dot, what]| {
                Bin::new(format!("{} with {}", ["DP3", "DP4", "DPH"][dot], DOTS[what]))
            }),
        }
    }

    /// Marks the bins of an operation, whose inputs and outputs are those of the block in their order.
    pub fn cover(&self, inputs: &[u32; 15], outputs: &[u32], hits: &mut Hits) {
        let [operation, compare_x, compare_y, operands @ ..] = *inputs;
        let Some(opcode) = self.operations.get(operation as usize) else { return };
        let operation = operation as usize;
        for (source, reads) in opcode.info().reads.into_iter().enumerate() {
            if reads != Reads::Nothing {
                self.operand.mark([operation, source, self.classifier.class(operands[4 * source])], hits);
            }
        }
        match opcode {
            Opcode::Cmp => {
                for (component, operator) in [compare_x, compare_y].into_iter().enumerate() {
                    self.compare.mark([component, operator as usize, outputs[4 + component] as usize], hits);
                }
            }
            Opcode::Mova => self.mova.mark([offset_kind(operands[0])], hits),
            _ => {
                if *opcode == Opcode::Litp {
                    self.litp.mark([outputs[4] as usize, outputs[5] as usize], hits);
                }
                for result in &outputs[..4] {
                    self.result.mark([operation, self.classifier.class(*result)], hits);
                }
            }
        }
        let dots = [Opcode::Dp3, Opcode::Dp4, Opcode::Dph];
        if let Some(dot) = dots.iter().position(|dot| dot == opcode) {
            self.cover_dot(dot, &operands, hits);
        }
    }

    fn cover_dot(&self, dot: usize, operands: &[u32; 12], hits: &mut Hits) {
        let count = if dot == 0 { 3 } else { 4 };
        let sign = Shape::F24.sign();
        let one = |component: usize| dot == 2 && component == 3;
        let a = |component: usize| if one(component) { 0x3F_0000 } else { operands[component] };
        let pairs: Vec<[u32; 2]> = (0..count).map(|component| [a(component), operands[4 + component]]).collect();
        let infinite = |bits: u32| bits & !sign == 0x7F_0000;
        let zero = |bits: u32| bits & !sign < 0x1_0000;
        let finite = |bits: u32| !zero(bits) && bits & !sign < 0x7F_0000;
        if pairs.iter().any(|[a, b]| infinite(*a) && zero(*b) || zero(*a) && infinite(*b)) {
            self.dot.mark([dot, 0], hits);
        }
        let opposite = |[a, b]: &[u32; 2]| {
            let whole = finite(*a) && finite(*b);
            whole && pairs.iter().any(|[c, d]| [a ^ sign, *b] == [*c, *d] || [*a, b ^ sign] == [*c, *d])
        };
        if pairs.iter().any(opposite) {
            self.dot.mark([dot, 1], hits);
        }
        let infinities = |negative: bool| {
            let product = |[a, b]: &[u32; 2]| {
                let infinite = infinite(*a) && finite(*b) || finite(*a) && infinite(*b);
                infinite && ((a ^ b) & sign != 0) == negative
            };
            pairs.iter().any(product)
        };
        if infinities(false) && infinities(true) {
            self.dot.mark([dot, 2], hits);
        }
    }
}

/// What MOVA is given, an index into [`OFFSETS`].
fn offset_kind(bits: u32) -> usize {
    let shape = Shape::F24;
    let exponent = shape.exponent_of(bits);
    let mantissa = bits & shape.mantissa();
    // Places of the mantissa below the point.
    let fraction = 79u32.saturating_sub(exponent).min(16);
    match exponent {
        0 => 0,
        127 if mantissa != 0 => 5,
        94.. => 4,
        1..63 => 3,
        _ if mantissa & ((1 << fraction) - 1) != 0 => 3,
        63..70 => 1,
        70 if mantissa == 0 && bits & shape.sign() != 0 => 1,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 0, 1, -128, 128, 1.5, 2^31, NaN.
    #[test]
    fn offsets_by_hand() {
        let numbers = [0, 0x3F_0000, 0xC6_0000, 0x46_0000, 0x3F_8000, 0x5E_0000, 0x7F_8000];
        assert_eq!(numbers.map(offset_kind), [0, 1, 1, 2, 3, 4, 5]);
    }
}
