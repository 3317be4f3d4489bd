// SPDX-License-Identifier: MIT
//! Instructions that compute.

use super::builder::Builder;
use crate::stimulus::{Dice, Kind};
use pica_model::shader::Stage;
use pica_model::shader::isa::{
    Comparison, Component, Destination, IndexRegister, Instruction, Mask, NarrowSource, Opcode, OperandDescriptor,
    Operands, Reads, RegisterFile, Source, SourceModifier, Swizzle,
};
use pica_spec::isa::bits;
use pica_spec::isa::bits::register::DESTINATION_WIDTH;
use pica_spec::isa::code::register::{OUTPUT_COUNT, OUTPUT_DESTINATION, TEMPORARY_COUNT, TEMPORARY_DESTINATION};
use pica_spec::isa::size::GEOMETRY_OUTPUTS;

/// Opcodes that write a register, with weights. Those whose results are often 0, infinite or NaN come less often.
const OPCODES: [(u32, Opcode); 24] = [
    (8, Opcode::Add),
    (5, Opcode::Dp3),
    (5, Opcode::Dp4),
    (4, Opcode::Dph),
    (4, Opcode::Dst),
    (4, Opcode::Ex2),
    (4, Opcode::Lg2),
    (4, Opcode::Litp),
    (8, Opcode::Mul),
    (4, Opcode::Sge),
    (4, Opcode::Slt),
    (4, Opcode::Flr),
    (5, Opcode::Max),
    (5, Opcode::Min),
    (4, Opcode::Rcp),
    (4, Opcode::Rsq),
    (10, Opcode::Mov),
    (4, Opcode::Dphi),
    (4, Opcode::Dsti),
    (4, Opcode::Sgei),
    (4, Opcode::Slti),
    (8, Opcode::Mad),
    (8, Opcode::Madi),
    (2, Opcode::Mov),
];

/// The sources of an instruction. The index register is that of the wide one.
struct Sources {
    sources: [Source; 3],
    index: IndexRegister,
}

impl Builder<'_> {
    /// An instruction that writes a register.
    pub fn arithmetic(&mut self, weight: u32) {
        let opcode = self.rng.weighted(&OPCODES);
        let destination = self.destination();
        self.operation(opcode, destination, weight);
    }

    /// An instruction with this opcode and destination.
    pub fn operation(&mut self, opcode: Opcode, destination: Destination, weight: u32) {
        let want = match opcode {
            Opcode::Sge | Opcode::Slt | Opcode::Sgei | Opcode::Slti => Kind::Round,
            Opcode::Dp3 | Opcode::Dp4 | Opcode::Dph | Opcode::Dphi if self.rng.percent(35) => Kind::Edge,
            Opcode::Ex2 | Opcode::Rcp if self.rng.percent(25) => Kind::Edge,
            _ if self.rng.percent(25) => Kind::Any,
            _ => Kind::Moderate,
        };
        let mask = self.mask();
        let mut descriptor = self.modifiers(mask);
        if matches!(opcode, Opcode::Lg2 | Opcode::Rsq) && self.rng.percent(60) {
            descriptor.sources[0].negate = false;
        }
        let sources = self.sources(opcode, want);
        self.place(opcode, destination, &sources, descriptor, weight);
        if let (RegisterFile::Temporary, number) = destination.register()
            && !self.pool.temporaries.contains(&number)
        {
            self.pool.temporaries.push(number);
        }
    }

    /// An instruction on these sources that writes all components. What reads one component reads any.
    pub fn operation_on(&mut self, opcode: Opcode, destination: Destination, sources: [Source; 3]) {
        let mut modifiers = [SourceModifier::PLAIN; 3];
        if opcode.info().reads[0] == Reads::Always(Mask::of("x")) {
            modifiers[0].swizzle = Swizzle::new([Component::from_raw(self.rng.bits()); 4]);
        }
        let descriptor = OperandDescriptor { mask: Mask::ALL, sources: modifiers, unused: false };
        let sources = Sources { sources, index: IndexRegister::None };
        self.place(opcode, destination, &sources, descriptor, 1);
    }

    /// Appends an instruction and, if it needs one, its descriptor.
    fn place(
        &mut self,
        opcode: Opcode,
        destination: Destination,
        sources: &Sources,
        descriptor: OperandDescriptor,
        weight: u32,
    ) {
        let mad = matches!(opcode, Opcode::Mad | Opcode::Madi);
        let descriptor = self.descriptor(descriptor, mad);
        self.push(Instruction::new(opcode, operands(opcode, descriptor, destination, sources)), weight);
    }

    /// CMP.
    pub fn compare(&mut self, weight: u32) {
        let [compare_x, compare_y] =
            [(); 2].map(|()| Comparison::from_raw(self.rng.below(Comparison::ALL.len() as u32)));
        self.compare_with(compare_x, compare_y, weight);
    }

    /// CMP with these operators.
    pub fn compare_with(&mut self, compare_x: Comparison, compare_y: Comparison, weight: u32) {
        let want = self.rng.weighted(&[(6, Kind::Round), (2, Kind::Moderate), (2, Kind::Any), (1, Kind::Offset)]);
        let mask = self.mask();
        let descriptor = self.modifiers(mask);
        let sources = self.sources(Opcode::Cmp, want);
        let descriptor = self.descriptor(descriptor, false);
        let operands = Operands::Format1c {
            descriptor,
            source1: sources.sources[0],
            source2: narrow(sources.sources[1]),
            index: sources.index,
            compare_x,
            compare_y,
        };
        self.push(Instruction::new(Opcode::Cmp, operands), weight);
    }

    /// MOVA, and something else behind it: two in a row hang the unit.
    pub fn mova(&mut self, weight: u32) {
        let want = if self.rng.percent(85) { Kind::Offset } else { Kind::Any };
        let mask = if self.rng.percent(70) { Mask::ALL } else { self.mask() };
        let mut descriptor = self.modifiers(mask);
        if self.rng.percent(70) {
            descriptor.sources[0] = SourceModifier::PLAIN;
        }
        let sources = self.sources(Opcode::Mova, want);
        let descriptor = self.descriptor(descriptor, false);
        let destination = Destination::from_bits(self.rng.below(1 << DESTINATION_WIDTH) as u8);
        let operands = operands(Opcode::Mova, descriptor, destination, &sources);
        self.push(Instruction::new(Opcode::Mova, operands), weight);
        self.arithmetic(weight);
    }

    /// A register to write: temporaries more often than outputs.
    fn destination(&mut self) -> Destination {
        let number = self.rng.below(TEMPORARY_COUNT as u32) as u8;
        if self.rng.percent(60) { Destination::from_bits(TEMPORARY_DESTINATION as u8 + number) } else { self.output() }
    }

    /// An output register; geometry shaders have seven.
    pub fn output(&mut self) -> Destination {
        let all = self.stage == Stage::Vertex || self.rng.percent(5);
        Destination::from_bits(
            (OUTPUT_DESTINATION as u32 + self.rng.below(if all { OUTPUT_COUNT } else { GEOMETRY_OUTPUTS } as u32))
                as u8,
        )
    }

    fn mask(&mut self) -> Mask {
        if self.rng.percent(50) { Mask::ALL } else { Mask::from_bits(self.rng.below(1 << bits::mask::BITS) as u8) }
    }

    fn modifiers(&mut self, mask: Mask) -> OperandDescriptor {
        let sources = [(); 3].map(|()| {
            let bits = self.rng.bits();
            let swizzle = match self.rng.below(4) {
                0 => Swizzle::IDENTITY,
                1 => Swizzle::new([Component::from_raw(bits); 4]),
                _ => Swizzle::from_bits(bits as u8),
            };
            SourceModifier { negate: self.rng.percent(30), swizzle }
        });
        OperandDescriptor { mask, sources, unused: self.rng.percent(10) }
    }

    /// The sources of an opcode. Two different v registers come seldom, since a program must not name them.
    fn sources(&mut self, opcode: Opcode, want: Kind) -> Sources {
        let wide = opcode.info().format.wide_source();
        let mut index = IndexRegister::None;
        let mut input = None;
        let mut first = None;
        let sources = core::array::from_fn(|position| {
            let mut source = self.source(Some(position) == wide, want);
            // Now and then the same register: squares, doubles, differences of nothing.
            match first {
                Some(same) if self.rng.percent(15) => source = same,
                _ => first = Some(source).filter(|source| source.narrow().is_some()),
            }
            if let (RegisterFile::Input, _) = source.register() {
                match input {
                    Some(first) if self.rng.percent(95) => source = first,
                    _ => input = Some(source),
                }
            }
            if Some(position) == wide {
                let indexed = match (source.register().0, opcode) {
                    (RegisterFile::Float, Opcode::Madi) => 65,
                    (RegisterFile::Float, _) => 45,
                    _ => 10,
                };
                if self.rng.percent(indexed) {
                    index = IndexRegister::from_raw(self.rng.within(1..=3));
                }
            }
            source
        });
        Sources { sources, index }
    }

    /// A source register, by preference one that holds what is wanted, or at least something.
    fn source(&mut self, wide: bool, want: Kind) -> Source {
        let kind = |list: &[(u8, Kind)]| -> Vec<u8> {
            let wanted: Vec<u8> = list.iter().filter(|(_, kind)| *kind == want).map(|(number, _)| *number).collect();
            if wanted.is_empty() { list.iter().map(|(number, _)| *number).collect() } else { wanted }
        };
        let file = match self.rng.below(10) {
            0..5 if wide => RegisterFile::Float,
            0..3 | 5 | 6 => RegisterFile::Input,
            _ => RegisterFile::Temporary,
        };
        let list = match file {
            RegisterFile::Float => kind(&self.pool.uniforms),
            RegisterFile::Input => kind(&self.pool.inputs),
            _ => self.pool.temporaries.clone(),
        };
        let number = if list.is_empty() || self.rng.percent(6) {
            self.rng.below(file.count().into()) as u8
        } else {
            self.rng.pick(&list)
        };
        Source::new(file, number).unwrap_or(Source::from_bits(number))
    }
}

fn narrow(source: Source) -> NarrowSource {
    source.narrow().unwrap_or(NarrowSource::from_bits(source.bits()))
}

/// The operands of an opcode that has a descriptor and a destination.
fn operands(
    opcode: Opcode,
    descriptor: u8,
    destination: Destination,
    Sources { sources: [a, b, c], index }: &Sources,
) -> Operands {
    let index = *index;
    match opcode.info().format.wide_source() {
        _ if opcode == Opcode::Mad => {
            Operands::Format5 { descriptor, destination, source1: narrow(*a), source2: *b, source3: narrow(*c), index }
        }
        Some(2) => {
            Operands::Format5i { descriptor, destination, source1: narrow(*a), source2: narrow(*b), source3: *c, index }
        }
        Some(1) => Operands::Format1i { descriptor, destination, source1: narrow(*a), source2: *b, index },
        _ if opcode.info().reads[1] == Reads::Nothing => {
            Operands::Format1u { descriptor, destination, source1: *a, index }
        }
        _ => Operands::Format1 { descriptor, destination, source1: *a, source2: narrow(*b), index },
    }
}
