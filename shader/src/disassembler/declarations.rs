// SPDX-License-Identifier: MIT
//! The declarations of a program: its container entry as directives.

use super::symbols::Names;
use crate::assembler::program::{FIRST_DUMMY_OUTPUT, Geometry, MAX_CONSTANTS, MAX_NAMES, MAX_OUTPUTS, Program};
use crate::assembler::uniforms::UniformAllocator;
use crate::shbin::{
    Constant, ConstantValue, Dvle, GeometryMode, Output, OutputType, RegisterRange, ShaderStage, Uniform, f24_literal,
};
use pica_model::shader::isa::{Component, Mask, RegisterFile};

/// A program's declarations as text.
#[derive(Clone, Debug, Default)]
pub(super) struct Declarations {
    /// Directive and comment.
    pub lines: Vec<(String, String)>,
    /// The names they declare.
    pub names: Names,
    /// The facts of the program that they do not say.
    pub lost: Vec<&'static str>,
}

/// Declares a program. `shared` is the uniform space of the vertex programs as the programs before have left it.
pub(super) fn declare(dvle: &Dvle, shared: &mut UniformAllocator) -> Declarations {
    let mut writer = Writer { text: Declarations::default(), program: Program::default() };
    let first_uniform = writer.geometry(dvle);
    let mut own = UniformAllocator::geometry(first_uniform);
    let own_space = !matches!(writer.program.geometry, None | Some(Geometry::Shared));
    let allocator = if own_space { &mut own } else { shared };
    for uniform in &dvle.uniforms {
        writer.name(dvle, uniform, allocator);
    }
    for constant in &dvle.constants {
        writer.constant(constant);
    }
    for output in &dvle.outputs {
        writer.output(output);
    }
    writer.text.lost = differences(dvle, &writer.program.dvle(dvle.entry, dvle.end));
    writer.text
}

struct Writer {
    text: Declarations,
    /// What the assembler will make of the text.
    program: Program,
}

impl Writer {
    fn line(&mut self, directive: String, comment: String) {
        self.text.lines.push((directive, comment));
    }

    /// `.gsh`, and the first float uniform that it leaves free.
    fn geometry(&mut self, dvle: &Dvle) -> u8 {
        if dvle.stage != ShaderStage::Geometry {
            return 0;
        }
        let floats =
            dvle.uniforms.iter().filter_map(Uniform::registers).filter(|range| range.file == RegisterFile::Float);
        let lowest = floats.map(|range| range.first).min();
        let first = lowest.unwrap_or(0);
        let dummy = dvle.outputs.iter().any(|output| output.kind == OutputType::DUMMY);
        let (geometry, directive, first) = match dvle.mode {
            // A dummy output of a program with its own uniforms asks for merged output maps.
            GeometryMode::Point if dummy && dvle.merge == 0 => (Geometry::Shared, ".gsh".to_owned(), 0),
            GeometryMode::Variable => {
                let count = dvle.variable_count;
                (Geometry::Variable { count }, format!(".gsh variable c{first} {count}"), first)
            }
            GeometryMode::Fixed if dvle.fixed_start < RegisterFile::Float.count() - 1 => {
                let (start, count) = (dvle.fixed_start, dvle.fixed_count);
                // The assembler wants the vertices below the uniforms; those that are not get an explicit register.
                let first = first.max(start + 1);
                (Geometry::Fixed { start, count }, format!(".gsh fixed c{first} c{start} {count}"), first)
            }
            _ => (Geometry::Point, format!(".gsh point c{first}"), first),
        };
        self.program.geometry = Some(geometry);
        self.line(directive, String::new());
        first
    }

    /// `.in`, `.fvec`, `.ivec`, `.bool`.
    fn name(&mut self, dvle: &Dvle, uniform: &Uniform, allocator: &mut UniformAllocator) {
        let Some(range) = uniform.registers() else {
            return;
        };
        if self.program.names.len() == MAX_NAMES || range.file == RegisterFile::Input && range.count != 1 {
            return;
        }
        let RegisterRange { file, first, count } = range;
        let symbol = dvle.symbol(uniform.symbol).map(String::from_utf8_lossy).unwrap_or_default().replace('.', "$");
        let fallback = format!("name_{}{first}", file.letter());
        let hidden = file != RegisterFile::Input && symbol.starts_with('_');
        let name = self.text.names.free(if hidden { "" } else { &symbol }, &fallback);
        if file == RegisterFile::Input {
            let register = self.text.names.register((file, first));
            self.line(format!(".in {name} {register}"), String::new());
            self.program.input_mask |= 1 << first;
        } else {
            self.uniform(&name, range, allocator);
        }
        self.text.names.name(&name, (file, first), count);
        self.program.names.push((name, range));
    }

    /// A uniform: left to allocation if that puts it where it belongs, at most after a hidden filler.
    fn uniform(&mut self, name: &str, range: RegisterRange, allocator: &mut UniformAllocator) {
        let RegisterRange { file, first, count } = range;
        let directive = match file {
            RegisterFile::Integer => ".ivec",
            RegisterFile::Boolean => ".bool",
            _ => ".fvec",
        };
        let array = |count: u8| {
            if count == 1 { String::new() } else { format!("[{count}]") }
        };
        let letter = file.letter();
        let comment = match count {
            1 => format!("{letter}{first}"),
            _ => format!("{letter}{first}-{letter}{}", first + (count - 1)),
        };
        let mut attempt = allocator.clone();
        let next = attempt.next(file);
        let gap = first.checked_sub(next).filter(|&gap| gap > 0);
        let known = attempt.clone().uniform(name, file, count.into()) == Ok(range);
        let filler = gap.filter(|_| !known).map(|gap| (format!("_gap_{letter}{next}"), gap));
        let filled = filler.as_ref().is_none_or(|(filler, gap)| {
            attempt.uniform(filler, file, (*gap).into()) == Ok(RegisterRange { file, first: next, count: *gap })
        });
        if filled && attempt.uniform(name, file, count.into()) == Ok(range) {
            if let Some((filler, gap)) = filler {
                self.line(format!("{directive} {filler}{}", array(gap)), "not in the uniform table".to_owned());
            }
            self.line(format!("{directive} {name}{}", array(count)), comment);
            *allocator = attempt;
        } else {
            self.line(format!("{directive} {name}{} {letter}{first}", array(count)), comment);
        }
    }

    /// `.setf`, `.seti`, `.setb`.
    fn constant(&mut self, constant: &Constant) {
        let register = constant.register;
        let (file, directive) = match constant.value() {
            Some(ConstantValue::Float(words)) => {
                let [x, y, z, w] = words.map(f24_literal);
                (RegisterFile::Float, format!(".setf c{register}({x}, {y}, {z}, {w})"))
            }
            Some(ConstantValue::Integer([x, y, z, w])) => {
                (RegisterFile::Integer, format!(".seti i{register}({x}, {y}, {z}, {w})"))
            }
            Some(ConstantValue::Boolean(value)) => (RegisterFile::Boolean, format!(".setb b{register} {value}")),
            None => return,
        };
        if register < file.count().into() && self.program.constants.len() < MAX_CONSTANTS {
            let value = match constant.value() {
                Some(ConstantValue::Float(words)) => ConstantValue::Float(words.map(|word| word & 0xFF_FFFF)),
                Some(value) => value,
                None => return,
            };
            self.program.constants.push(Constant::new(register, value));
            self.line(directive, String::new());
        }
    }

    /// `.out`.
    fn output(&mut self, output: &Output) {
        let (register, mask) = (output.register, output.mask & 0xF);
        let Some(kind) = output.output_type() else {
            return;
        };
        let dummy = kind.code == OutputType::DUMMY;
        let geometry = self.program.geometry.is_some();
        let allowed = register < FIRST_DUMMY_OUTPUT.into() || dummy && !geometry && register < 16;
        let clash = self.program.outputs.iter().any(|other| other.register == register && other.mask & mask != 0);
        if mask == 0 || !allowed || clash || self.program.outputs.len() == MAX_OUTPUTS {
            return;
        }
        let number = register as u8;
        let letters = Mask::from_bits(
            Component::ALL
                .iter()
                .fold(0, |bits, component| bits | ((mask >> component.index() & 1) as u8) << (3 - component.index())),
        );
        let selector = if letters == Mask::ALL { String::new() } else { format!(".{letters}") };
        let short = kind.names.last().copied().unwrap_or("out");
        let named = self.text.names.register((RegisterFile::Output, number)) != format!("o{number}");
        let name = if named {
            "-".to_owned()
        } else {
            self.text.names.free(&format!("out_{short}"), &format!("out_o{number}"))
        };
        self.line(format!(".out {name} {} o{number}{selector}", kind.name()), String::new());
        if !named {
            self.text.names.name(&name, (RegisterFile::Output, number), 1);
        }
        self.program.outputs.push(Output { kind: kind.code, register, mask, unknown: 0 });
    }
}

/// The parts of a program in which two container entries differ.
fn differences(dvle: &Dvle, assembled: &Dvle) -> Vec<&'static str> {
    let names = |dvle: &Dvle| -> Vec<_> {
        let name = |uniform: &Uniform| (uniform.first, uniform.last, dvle.symbol(uniform.symbol).map(<[u8]>::to_vec));
        dvle.uniforms.iter().map(name).collect()
    };
    let mode = |dvle: &Dvle| (dvle.mode, dvle.fixed_start, dvle.variable_count, dvle.fixed_count);
    let checks = [
        ("version", dvle.version == assembled.version),
        ("stage", dvle.stage == assembled.stage),
        ("merge flag", dvle.merge == assembled.merge),
        ("input mask", dvle.input_mask == assembled.input_mask),
        ("output mask", dvle.output_mask == assembled.output_mask),
        ("geometry mode", mode(dvle) == mode(assembled)),
        ("constant table", dvle.constants == assembled.constants),
        ("label table", dvle.labels == assembled.labels),
        ("output table", dvle.outputs == assembled.outputs),
        ("uniform table", names(dvle) == names(assembled)),
        ("symbol table", dvle.symbols == assembled.symbols),
    ];
    checks.into_iter().filter(|(_, same)| !same).map(|(part, _)| part).collect()
}
